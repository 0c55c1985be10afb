"""`bench.strength`: what the documents say of the bots' strength is asked for a little at a time, and kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.strength import QUESTIONS, ladder, measures, tell

import clutch
from clutch.bots import LEVELS, make_bot
from kit.play import every_game


def wish(out: Path, *questions: str) -> argparse.Namespace:
    """What somebody asks for."""
    return argparse.Namespace(questions=list(questions), games=4, seed=5, out=out)


@every_game
def test_every_question_is_asked_of_every_game(name: str, tmp_path: Path) -> None:
    """Duels have two seats and a full table all of them; every step of the ladder is asked for, and every bot is known."""
    found = measures(name, wish(tmp_path, *QUESTIONS))
    assert {measure.question for measure in found} == set(QUESTIONS)
    assert len({measure.folder for measure in found}) == len(found)
    for measure in found:
        assert measure.plan.players == (clutch.game(name).most_players if measure.question == "full" else 2)
        assert [make_bot(bot).name for bot in measure.plan.bots] == list(measure.plan.bots)
    steps = [measure.plan.bots for measure in found if measure.question == "ladder"]
    assert [lower for _, lower in steps] == LEVELS[:-1]
    assert [upper for upper, _ in steps] == ladder(name)[1:]


def test_what_was_played_is_kept(tmp_path: Path) -> None:
    """One deal more each time, in both seatings, until there are as many games as were wanted; the table has the games and the loss by thirds."""
    measure = measures("dragomino", wish(tmp_path, "honest"))[0]
    assert tell(measure) == ["| Dragomino | search:200 - search:201 | 0 | |"]
    counts = []
    for _ in range(3):
        measure.play_on()
        counts.append(len(measure.games()))
    assert counts == [2, 4, 4]
    (row,) = tell(measures("dragomino", wish(tmp_path, "honest"))[0])
    assert row.startswith("| Dragomino | search:200 - search:201 | 4 | ")
    assert row.count(" (0.") == 3
