"""A real server that deals known cards in Dragoon, for tests that need them: `python -m web.dealt`, with the arguments of the server."""

from __future__ import annotations

import argparse
import sys

from clutch.games.dragoon.box import CARDS
from clutch.kernel.chance import Entered
from clutch.kernel.saying import Question
from clutch.table.matches.luck import pick
from clutch.table.matches.verbs import seating
from clutch.table.serve import add_arguments, run

HANDS = [["second_wind", "second_wind", "snuff_out"], ["second_wind", "scorch", "snuff_out"]]
"""What each of two players is dealt."""


def dealt() -> Entered:
    """The luck of a setup with these hands; the first player chooses who begins."""
    hands = [list(hand) for hand in HANDS]

    def answer(question: Question | None, left: list[int]) -> int:
        if question is not None and question.kind == "hand":
            seat = question.facts["seat"]
            assert isinstance(seat, int)
            return CARDS.index(hands[seat].pop(0))
        return 0 if question is not None and question.kind == "last_place_draw" else pick(question, left)

    return Entered(answer)


if __name__ == "__main__":
    setattr(seating, "true_luck", dealt)  # noqa: B010 - it is the table's own, and only this test's server deals from its sleeve
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    sys.exit(run(parser.parse_args()))
