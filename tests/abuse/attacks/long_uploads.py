"""Records of 14,000 entries, one upload after another, each by a new person."""

from __future__ import annotations

from abuse.hostile import LENGTHS, Hostile
from abuse.long_records import long_record


async def attack(hostile: Hostile) -> None:
    """As many as the limits let through, too long ones and the longest that is taken."""
    await hostile.longest(await hostile.person())
    texts = [long_record(LENGTHS[0]), long_record(hostile.taken), long_record(hostile.taken)]

    async def upload() -> None:
        for text in texts:
            await hostile.post("/api/records", {"record": text})

    await hostile.together(upload, 2)
