"""A worker's process: a question a line on the standard input, an answer a line on the standard output. It ends when its input does."""

from __future__ import annotations

import signal
import sys

import msgspec

from clutch.table.workers.tasks import Ask, Memory, Reply, answer


def main() -> None:
    """Answer until there is nobody to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers; a Ctrl-C is meant for the server
    memory = Memory()
    questions = msgspec.json.Decoder(Ask)
    for line in sys.stdin.buffer:
        try:
            reply = answer(questions.decode(line), memory)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table must hear of it
            memory.games.clear()
            reply = Reply(error=f"{type(error).__name__}: {error}"[:500])
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
