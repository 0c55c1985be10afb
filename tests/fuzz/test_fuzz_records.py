"""Records of every game with something wrong in them: whatever it is, only a `GameError` says so, and what is accepted replays."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import clutch
from clutch.kernel.errors import GameError
from clutch.kernel.record import sealed
from clutch.table.lobby.from_record import read_upload
from clutch.table.protocol.codes import Refused
from fuzz.nonsense import ANYTHING, fuzzing, mistyped, wrong
from kit.play import every_game, open_table


@cache
def records(name: str) -> list[str]:
    """A finished record of a game, one in its middle with a taking back, and one that has only begun."""
    game = clutch.game(name)
    players = game.least_players
    made = []
    for seed, most in ((1, 5000), (2, 25), (3, 0)):
        referee = open_table(name, players, seed)
        chance = clutch.Seeded(seed, 9)
        while not referee.state.over and len(referee.steps) < most:
            actions = referee.state.legal()
            referee.act(int(referee.state.seat()), actions[chance.below(len(actions))], chance)
        if 0 < most < 100:
            referee.take_back(referee.steps[-1].seat, 1, consent=True)
        made.append(referee.record.text())
    return made


def lines(text: str) -> list[dict[str, Any]]:
    """The lines of a record without their sums."""
    found = [json.loads(line) for line in text.splitlines()]
    return [{key: value for key, value in line.items() if key != "sum"} for line in found]


@st.composite
def edited(draw: st.DrawFn, name: str) -> str:
    """A record with a line wrong, lost, doubled or out of its place, and with fitting sums: only the rules can tell."""
    good = lines(records(name)[draw(st.integers(0, 2))])
    place = draw(st.one_of(st.just(0), st.just(len(good) - 1), st.integers(0, len(good) - 1)))
    match draw(st.integers(0, 6)):
        case 0:
            del good[place]
        case 1:
            good.insert(place, good[draw(st.integers(0, len(good) - 1))])
        case _:
            changed = draw(wrong(good[place]))
            good[place] = changed if isinstance(changed, dict) else {"n": changed}
    try:
        return sealed(good)
    except (ValueError, UnicodeEncodeError):
        return ""


def read(text: str) -> None:
    """Read and replay; a `GameError` is an answer, and what is accepted can be written and read again."""
    try:
        record = clutch.read_record(text)
        referee = clutch.replay(clutch.game(record.game), record)
    except GameError:
        return
    clutch.replay(clutch.game(record.game), clutch.read_record(referee.record.text()))


@every_game
def test_edited_records(name: str) -> None:
    """Wrong in itself, but sealed."""

    @fuzzing(60)
    @given(text=edited(name))
    def check(text: str) -> None:
        read(text)

    check()


@every_game
def test_damaged_records(name: str) -> None:
    """Text that was damaged on its way."""

    @fuzzing(20)
    @given(text=st.sampled_from(records(name)[1:]).flatmap(mistyped))
    def check(text: str) -> None:
        read(text)

    check()


@fuzzing(60)
@given(
    text=st.text(max_size=200)
    | ANYTHING.map(json.dumps)
    | st.lists(ANYTHING, max_size=3).map(lambda parts: "\n".join(map(json.dumps, parts)))
)
def test_anything_at_all(text: str) -> None:
    """Text that was never a record."""
    with pytest.raises(GameError):
        clutch.read_record(text)


@every_game
def test_uploads(name: str) -> None:
    """The server says the same with a `Refused`."""

    @fuzzing(20)
    @given(text=edited(name))
    def check(text: str) -> None:
        try:
            asyncio.run(read_upload(text))
        except Refused as refused:
            assert "\n" not in refused.text

    check()
