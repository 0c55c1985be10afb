"""JSON that is nested a million deep, in bodies; and as deep as a frame takes, in messages."""

from __future__ import annotations

from abuse.hostile import HOST, Hostile, frame, request_head

DEPTH = 1_000_000


async def attack(hostile: Hostile) -> None:
    """Bodies of many shapes, four at once."""
    bodies = [
        b"[" * DEPTH,
        b'{"record":' * (DEPTH // 10),
        b'{"game":"dragon_kin","seats":["me","me"],"options":' + b'{"a":' * (DEPTH // 5),
        b'{"record":"' + b"\\u0000" * (DEPTH // 2) + b'"}',
        b'{"game":"dragon_kin","seats":[' + b'"me",' * (DEPTH // 5) + b'"me"]}',
        b"9" * DEPTH,
    ]

    async def bury() -> None:
        for body in bodies:
            head = {"Host": f"{HOST}:{hostile.port}", "Content-Type": "application/json", "Content-Length": str(len(body))}
            for path in ("/api/records", "/api/matches", "/api/me"):
                async with hostile.plain() as line:
                    await line.send(request_head("POST", path, head) + body, 20.0)
                    hostile.count("bodies")
                    await line.read(20.0)
        line = await hostile.enter(hostile.match, None)
        await line.send(frame(b"[" * 4000) * 20 + frame(b'{"id":' * 600) * 20 + frame(b"9" * 4000) * 20)
        hostile.count("messages", 60)
        line.close()

    await hostile.together(bury, 4)
