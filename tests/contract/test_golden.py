"""Golden playthroughs: every game has one for each player count, and replays each to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

import clutch
from kit.golden import FOLDER, parse, render
from kit.play import every_table

GOLDENS = sorted(FOLDER.glob("*/*.txt"))


@every_table
def test_every_player_count_has_a_golden(name: str, players: int) -> None:
    """A game without a playthrough that people have read is not finished."""
    path = FOLDER / name / f"{players}_players.txt"
    assert path.is_file(), f"write it with: python scripts/goldens.py {name} {players}_players --players {players}"
    assert parse(name, path.read_text("utf-8")).players == players


@pytest.mark.parametrize("path", GOLDENS, ids=[f"{path.parent.name}-{path.stem}" for path in GOLDENS])
def test_a_golden_replays_to_the_letter(path: Path) -> None:
    """Played again from its own moves and luck it tells the same story; it is short enough to be read."""
    text = path.read_text("utf-8")
    assert render(parse(path.parent.name, text)) == text
    assert len(text.splitlines()) < 300


def test_goldens_belong_to_registered_games() -> None:
    """No playthrough lies about for a game that does not exist."""
    assert {path.parent.name for path in GOLDENS} <= {game.name for game in clutch.games()}
