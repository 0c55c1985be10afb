"""What observations are made of: every number is described, bounded and documented."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import clutch
from kit.play import every_game, every_table, open_table, positions, some

ROOT = Path(__file__).parent.parent.parent


@every_table
def test_every_number_is_described_and_in_its_bounds(name: str, players: int) -> None:
    """The parts of a layout cover an observation without gap or overlap, and no number is above what its part says, with whatever options."""
    layout = clutch.game(name).layout()
    covered = sorted(place for part in layout.parts for places in part.places() for place in places)
    assert covered == list(range(layout.width))
    assert len({part.name for part in layout.parts}) == len(layout.parts)
    most = [0] * layout.width
    for part in layout.parts:
        for places in part.places():
            for place in places:
                most[place] = part.most
    for seed in (51, 52, 53):
        for referee, _ in some(positions(name, players, seed)):
            for seat in range(players):
                seen = list(referee.state.features(seat))
                assert len(seen) == layout.width
                assert all(value <= bound for value, bound in zip(seen, most, strict=True))


PLACES = [
    ("dragon_kin", "hand", lambda state, seat: sum(state.hand_size[seat : seat + 1])),
    ("dragomino", "offer", lambda state, seat: sum(1 for domino in state.offered if domino)),
    ("dragoon", "cards.hand", lambda state, seat: state.hand_size[seat]),
    ("dragon_family", "seats.hand_size", lambda state, seat: sum(state.hand_size)),
    ("dragonbrood", "year", lambda state, seat: state.year),
]


@pytest.mark.parametrize(("name", "part", "expected"), PLACES, ids=[place[0] for place in PLACES])
def test_a_part_is_where_the_layout_says(name: str, part: str, expected: object) -> None:
    """What is read by its name is what the position holds."""
    assert callable(expected)
    for referee, _ in some(positions(name, 2, 54)):
        state = referee.state
        if state.over:
            continue
        seat = int(state.seat())
        found = clutch.game(name).layout().read(list(state.features(seat)), part)
        assert sum(sum(numbers) for numbers in found) == expected(state, seat)


@every_game
def test_the_version_stands_for_what_was_described(name: str) -> None:
    """Whoever changes places or meanings raises the version: docs/observations.md keeps what each version said, and is written from the layouts."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "observations.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    layout = clutch.game(name).layout()
    text = (ROOT / "docs" / "observations.md").read_text("utf-8")
    assert f"## {clutch.game(name).title}: version {layout.version}, {layout.width} numbers" in text


def test_a_wrong_name_is_refused_with_the_right_ones() -> None:
    """One sentence that lists what there is."""
    with pytest.raises(clutch.GameError, match="there is no feature “luck”; the features are in_play, hand, gallery"):
        clutch.game("dragon_kin").layout().part("luck")


def test_a_table_of_any_size_has_observations_of_one_size() -> None:
    """However many play, an observation has the same places."""
    for game in clutch.games():
        for players in range(game.least_players, game.most_players + 1):
            assert len(open_table(game.name, players, 55).state.features(0)) == game.layout().width
