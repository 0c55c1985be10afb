"""Records of 14,000 entries, one upload after another, each by a new person."""

from __future__ import annotations

from abuse.hostile import LENGTHS, Hostile
from abuse.long_records import long_record


async def attack(hostile: Hostile) -> None:
    """As many as the limits let through, the longest first."""
    texts = [long_record(length) for length in LENGTHS[:4]]

    async def upload() -> None:
        for text in texts:
            await hostile.post("/api/records", {"record": text})

    await hostile.together(upload, 2)
