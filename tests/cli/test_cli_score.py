"""`clutch score` for every game, by flags and by questions."""

from __future__ import annotations

import json

import pytest

from kit.command import clutch

SHEETS = {
    "dragomino": (["--dragons", "Ann=7", "--shells", "Ann=3", "--dragons", "Ben=6", "--shells", "Ben=4", "--mommy", "ben"], [7, 7], 1),
    "dragoon": (["--gold", "Ann=51", "--gold", "Ben=40"], [51, 40], 0),
    "dragon_family": (["--territories", "forest 4 Ann=2 Ben=1; ocean 3 Ann=1 Ben=1", "--nest", "Ann=2", "--nest", "Ben=1"], [18, 10], 0),
    "dragonbrood": (["--bonus_tiles", "bank baron", "--accounts", "Ann=3", "--accounts", "Ben=0"], [18, 0], 0),
}


@pytest.mark.parametrize("game", SHEETS)
def test_a_real_game_is_scored_by_flags(game: str) -> None:
    """What is not given is nothing; players and pieces may be named as people name them."""
    flags, scores, winner = SHEETS[game]
    data = json.loads(clutch("score", game, *flags, "--json").stdout)
    assert [player["score"] for player in data["players"]] == scores
    assert [player["won"] for player in data["players"]] == [seat == winner for seat in range(2)]


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["dragomino", "--dragons", "Ann=1", "--dragons", "Ben=2"], "--mommy is missing"),
        (["dragomino", "--dragons", "Ann=1", "--dragons", "Ben=2", "--mommy", "Eve"], "mommy is one of Ann, Ben, not"),
        (["dragoon", "--gold", "Ann=many", "--gold", "Ben=2"], "gold is a whole number from 0 to 500"),
        (["dragon_family", "--nest", "Ann=1", "--nest", "Ben=1", "--territories", "forest"], "is not understood: write territories like"),
    ],
)
def test_a_wrong_sheet_gets_a_sentence(flags: list[str], words: str) -> None:
    """A mistake on the command line is said in one sentence."""
    done = clutch("score", *flags)
    assert done.returncode != 0
    assert words in done.stderr
    assert "Traceback" not in done.stderr
