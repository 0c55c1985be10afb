"""Hints as whole moves: the small decisions of a turn joined, with what they certainly bring, for what is in hand, from what the seat knows."""

from __future__ import annotations

from typing import cast

import pytest
from pydantic import ValidationError

import clutch
from clutch.bots import Sight
from clutch.games.dragon_family.show.view_types import DragonFamilyView
from clutch.table.protocol.client import AskHint
from clutch.table.workers.whole import MOST_ANSWERS, allowed, follow

GAME = clutch.game("dragon_family")


def opening(seed: int) -> tuple[clutch.State, Sight]:
    """A new game, as the seat on turn sees it."""
    state = GAME.start(3, chance=clutch.Seeded(seed))
    return state, Sight(state, int(state.seat()))


def test_the_answers_of_an_explore_are_joined() -> None:
    """Tile, place and rotation, up to the draw; what is paid to everybody is told, and nothing of what is drawn."""
    state, sight = opening(3)
    action = state.legal()[0]
    assert GAME.move(action).kind == "explore"
    then, brings = follow(sight, action, [], clutch.Seeded(1), lambda: False)
    assert [GAME.move(answer).kind for answer in then] == ["tile", "place", "rotate"]
    for answer in [action, *then]:
        assert answer in state.legal()
        state.apply(answer, clutch.Seeded(1))
    kinds = [event.kind for event in brings]
    assert "explored" in kinds and "collected" in kinds and "drew" not in kinds


def test_each_event_says_which_answer_brings_it() -> None:
    """So that a page can tell a part of the answers with what that part brings."""
    game = clutch.game("dragomino")
    state = game.start(2, chance=clutch.Seeded(4))
    sight = Sight(state, int(state.seat()))
    then, brings = follow(sight, state.legal()[0], [], clutch.Seeded(1), lambda: False)
    assert [game.move(answer).kind for answer in then] == ["place"]
    assert [(event.kind.split("_")[0], event.answer) for event in brings[:2]] == [("picked", 0), ("placed", 1)]


def test_with_something_in_hand_the_hint_is_for_that() -> None:
    """Only rows of answers that are asked for: here all with one tile on one place."""
    state, sight = opening(5)
    view = cast("DragonFamilyView", state.view(int(state.seat())))
    assert view["choices"] is not None
    last = view["choices"]["explores"][-1]
    among = [
        each["answers"]
        for each in view["choices"]["explores"]
        if (each["hand"], each["q"], each["r"]) == (last["hand"], last["q"], last["r"])
    ]
    then, brings = follow(sight, among[0][0], among, clutch.Seeded(1), lambda: False)
    assert [among[0][0], *then] in among
    laid = next(event for event in brings if event.kind == "explored").facts
    assert (laid["q"], laid["r"], laid["kind"]) == (last["q"], last["r"], last["piece"])


def test_what_a_hint_says_depends_on_what_the_seat_knows_alone() -> None:
    """In every world that the seat thinks possible the same is foretold of the same answers."""
    state, sight = opening(7)
    view = cast("DragonFamilyView", state.view(int(state.seat())))
    assert view["choices"] is not None
    row = view["choices"]["explores"][0]["answers"]
    told = follow(sight, row[0], [row], clutch.Seeded(1), lambda: False)
    for number in range(4):
        world = state.resample(int(state.seat()), clutch.Seeded(number))
        assert follow(Sight(world, int(state.seat())), row[0], [row], clutch.Seeded(number), lambda: False) == told


def test_a_hint_ends() -> None:
    """After so many answers, where somebody is in a hurry, and where nobody is asked for more."""
    state, sight = opening(3)
    assert follow(sight, state.legal()[0], [], clutch.Seeded(1), lambda: True)[0] == []
    assert len(follow(sight, state.legal()[0], [], clutch.Seeded(1), lambda: False)[0]) <= MOST_ANSWERS


def test_rows_of_answers_say_what_may_come_next() -> None:
    """The next answer of each row that begins alike."""
    assert allowed([[1, 2], [1, 3], [4, 5]], [1]) == [2, 3]
    assert allowed([[1, 2]], [1, 2]) == []
    assert allowed([], []) == []


@pytest.mark.parametrize("among", [[[]], [[-1]], [[1] * 9], [[1]] * 401])
def test_rows_of_answers_are_bounded(among: list[list[int]]) -> None:
    """An empty row, a number that is no action, a row or a list that is too long: none is taken."""
    with pytest.raises(ValidationError):
        AskHint.model_validate({"type": "hint", "among": among})
