"""A worker's process: a question a line on the standard input, an answer a line on the standard output. It ends when its input does."""

from __future__ import annotations

import os
import select
import signal
import sys

import msgspec

from clutch.table.workers.tasks import HURRY, Ask, Memory, Reply, answer


class Lines:
    """Lines from a pipe, with a look at whether another one has come."""

    def __init__(self, source: int) -> None:
        self.source = source
        self.kept = b""

    def read(self) -> bytes | None:
        """The next line without its end; None when there are no more."""
        while b"\n" not in self.kept:
            news = os.read(self.source, 1 << 16)
            if not news:
                return None
            self.kept += news
        line, self.kept = self.kept.split(b"\n", 1)
        return line

    def has_more(self) -> bool:
        """Whether the next line is there already. Where pipes cannot be looked at (Windows) nobody is hurried."""
        if b"\n" not in self.kept and os.name == "posix" and select.select([self.source], [], [], 0)[0]:
            self.kept += os.read(self.source, 1 << 16)
        return b"\n" in self.kept


def main() -> None:
    """Answer until there is nobody to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers; a Ctrl-C is meant for the server
    memory = Memory()
    questions = msgspec.json.Decoder(Ask)
    lines = Lines(sys.stdin.fileno())
    while (line := lines.read()) is not None:
        if line == HURRY:
            continue  # it came after the answer
        try:
            reply = answer(questions.decode(line), memory, lines.has_more)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table must hear of it
            memory.games.clear()
            reply = Reply(error=f"{type(error).__name__}: {error}"[:500])
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
