"""A real server that deals known cards in Dragoon, for tests that need them: `python -m web.dealt`, with the arguments of the server."""

from __future__ import annotations

import argparse
import sys

from librt.vecs import vec
from mypy_extensions import u8

from clutch.games.dragoon.component_file import CARDS
from clutch.kernel.chance import Entered, SystemLuck
from clutch.kernel.statement import Question
from clutch.table.serve import add_arguments, run

HANDS = [["second_wind", "second_wind", "snuff_out"], ["second_wind", "scorch", "snuff_out"]]
"""What each of two players is dealt."""


def dealt() -> Entered:
    """The luck of a table whose first setup deals these hands; the first player chooses who begins. All other luck is the operating system's."""
    hands = [list(hand) for hand in HANDS]
    luck = SystemLuck()

    def answer(question: Question | None, left: list[int]) -> int:
        if question is not None and question.kind == "hand":
            seat = question.facts["seat"]
            assert isinstance(seat, int)
            return CARDS.index(hands[seat].pop(0))
        return 0 if question is not None and question.kind == "last_place_draw" else luck.draw(vec[u8](left), sum(left))

    return Entered(answer)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    add_arguments(parser, lambda name: name)
    sys.exit(run(parser.parse_args(), dealt()))
