"""A real server with a house rule of its own in Dragomino, for the test that the page knows no rule: `python -m web.generous`, with the arguments of the server.

`CLUTCH_GENEROUS=1` makes every connection earn one egg more. The sources must run interpreted: compiled callers would not notice.
"""

from __future__ import annotations

import argparse
import os
import sys

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino import eggs
from clutch.games.dragomino.state import DragominoPosition
from clutch.kernel.chance import Entered, SystemLuck
from clutch.kernel.statement import Question
from clutch.table.serve import add_arguments, run

by_the_book = eggs.queue_half


def one_egg_more(state: DragominoPosition, seat: i64, number: i64, square: i64, cell: i64, twin: i64) -> None:
    """Every connection of a half is queued twice."""
    first = state.queue_count
    by_the_book(state, seat, number, square, cell, twin)
    for place in range(first, state.queue_count):
        state.queue[state.queue_count] = u8(state.queue[place])
        state.queue_count += 1


def dealt() -> Entered:
    """The luck of a table on which the first dominoes are offered, which have deserts; all other luck is the operating system's."""
    luck = SystemLuck()

    def answer(question: Question | None, left: list[int]) -> int:
        if question is not None and question.kind == "domino":
            return next(domino for domino, count in enumerate(left) if count)
        return luck.draw(vec[u8](left), sum(left))

    return Entered(answer)


if __name__ == "__main__":
    if os.environ.get("CLUTCH_GENEROUS") == "1":
        eggs.queue_half = one_egg_more
    parser = argparse.ArgumentParser()
    add_arguments(parser, lambda name: name)
    sys.exit(run(parser.parse_args(), dealt()))
