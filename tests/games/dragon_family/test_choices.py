"""Whole actions as one choice: those that the rules ask for part by part, and what they bring."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import clutch
from clutch.games.dragon_family.game import DragonFamilyState
from clutch.games.dragon_family.show.choices import choices_view
from clutch.games.dragon_family.show.view_types import ChoicesView, DragonFamilyView
from games.dragon_family.arranged_table import GAME, OPTIONS, start

ACTION_STEPS = {"choose_action", "explore_tile", "explore_place", "explore_rotate", "move_handler", "move_dest", "settle_choice"}


def chains(state: DragonFamilyState) -> list[list[int]]:
    """Every whole action, answer by answer, as the rules ask for it; passing is no action."""
    found: list[list[int]] = []
    for action in state.legal():
        if str(state.move(action)) == "pass":
            continue
        after = state.clone()
        after.apply(action, clutch.Seeded(1))
        if after.turn == state.turn and after.prompt().kind in ACTION_STEPS - {"choose_action"}:
            found.extend([action, *rest] for rest in chains(after))
        else:
            found.append([action])
    return found


def answers(choices: ChoicesView) -> list[list[int]]:
    """The answers of all whole actions."""
    return [
        *(explore["answers"] for explore in choices["explores"]),
        *(move["answers"] for move in choices["moves"]),
        *(settle["answers"] for settle in choices["settles"]),
    ]


def random_positions(players: int, seed: int, options: dict[str, object]) -> list[DragonFamilyState]:
    """Some positions of a random game at which an action is being chosen."""
    chance = clutch.Seeded(seed)
    state = GAME.start(players, options, chance=chance)
    assert isinstance(state, DragonFamilyState)
    found: list[DragonFamilyState] = []
    for number in range(260):
        if state.over:
            break
        if number % 9 == 0 and state.prompt().kind in ACTION_STEPS:
            found.append(state.clone())
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
    return found


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_whole_actions_are_those_of_the_rules(number: int) -> None:
    """At every part of an action: the same answers, and what each brings is what the rules pay."""
    steps: set[str] = set()
    for state in random_positions(2 + number % 4, number, OPTIONS[number]):
        steps.add(state.prompt().kind)
        choices = choices_view(state)
        assert sorted(answers(choices)) == sorted(chains(state))
        for explore in choices["explores"][::5]:
            place = next(each for each in choices["places"] if (each["q"], each["r"]) == (explore["q"], explore["r"]))
            told = told_by(state, explore["answers"])
            laid = next(event for event in told if event.kind == "explored").facts
            assert (laid["kind"], laid["handler"], laid["rotation"]) == (explore["piece"], explore["handler"], explore["rotation"])
            assert (laid["q"], laid["r"]) == (explore["q"], explore["r"])
            gains = {cast("int", event.facts["seat"]): event.facts["resources"] for event in told if event.kind in ("collected", "shared")}
            assert {gain["seat"]: gain["resources"] for gain in place["gains"] if gain["resources"]} == gains
            lost = Counter((event.facts["seat"], event.facts["resource"]) for event in told if event.kind == "lost")
            assert Counter((gain["seat"], name) for gain in place["gains"] for name in gain["lost"]) == lost
        for move in choices["moves"][::3]:
            told = told_by(state, move["answers"])
            assert next(event for event in told if event.kind == "moved").facts["tile"] == move["tile"]
            gained = [event.facts["resources"] for event in told if event.kind == "collected"]
            assert gained == ([] if move["resource"] is None else [[move["resource"]]])
    assert len(steps) > 3


def told_by(state: DragonFamilyState, actions: list[int]) -> list[clutch.Event]:
    """What is told when these actions are made."""
    after = state.clone()
    events: list[clutch.Event] = []
    after.events = events
    for action in actions:
        after.apply(action, clutch.Seeded(1))
    return events


def test_what_pays_is_told_with_what_came() -> None:
    """Each resource comes from a tile that has it: the start tile once, and what the supply lacks from nowhere."""
    table = start(3).lay("forest 2,0", "mountain 2,-1").stand(1, "2,0", "2,-1").stand(0, "2,0", "0,0").hold(0, "town", "town", "town")
    table.drain("ruby", 0, 2).explore(1, "3,-1")
    assert table.told("collected") == [{"seat": 0, "resources": ["leaf"], "amounts": ["1 leaf"], "tiles": [1]}]
    assert table.told("shared") == [{"seat": 1, "resources": ["leaf"], "amounts": ["1 leaf"], "tiles": [1]}]


def test_settling_and_paying_are_told_whole() -> None:
    """The tile and the dragon of a lair; what each payment of an egg is made of."""
    table = start().lay("forest 2,0").stand(0, "2,0", "0,0").hatchlings(0, "green 3", "red 3", "gold 0+3").at(0)
    assert [(each["tile"], each["nest"]) for each in choices_view(table.state)["settles"]] == [(1, 1), (1, 3)]
    table.own(0, leaf=1, gold=3).settle("2,0", 1)
    payments = choices_view(table.state)["payments"]
    assert {str(GAME.move(each["answer"])): each["resources"] for each in payments} == {
        "hatch green with 2 gold": ["leaf", "gold", "gold"],
        "hatch green with 3 gold": ["gold", "gold", "gold"],
        "hatch red with 3 gold": ["gold", "gold", "gold"],
        "hatch blue with 3 gold": ["gold", "gold", "gold"],
        "hatch gold": ["gold", "gold", "gold"],
    }


def test_choices_are_for_the_seat_on_turn_alone() -> None:
    """Where a tile fits tells of the hand, so neither the others nor spectators are told, with open hands neither."""
    tables: list[dict[str, object]] = [{}, {"hidden_hands": False}]
    for options in tables:
        state = GAME.start(3, options, chance=clutch.Seeded(3))
        turn = int(state.seat())
        for seat in (None, 0, 1, 2):
            view = cast("DragonFamilyView", state.view(seat))
            assert (view["choices"] is None) == (seat != turn)


def test_a_dragon_and_a_tile_say_what_they_take_and_are_worth() -> None:
    """What each dragon eats, what each tile yields, and what it counts in its territory."""
    table = start().lay("forest 2,0", "town 2,-1", "forest 3,-1").lair(1, "green", "2,0").hatchlings(0, "red", "gold")
    view = cast("DragonFamilyView", table.state.view(0))
    assert [dragon["eats"] for dragon in view["seats"][0]["dragons"]] == [["ruby", "gold"], ["gold"]]
    assert [(tile["resource"], tile["worth"]) for tile in view["tiles"]] == [("gold", 0), ("leaf", 0), ("gold", 0), ("leaf", 1)]
    assert view["foods"] == {"green": "leaf", "red": "ruby", "blue": "pearl", "gold": "gold"}
    assert view["seats"][0]["points"]["ties"] == {"food": 0, "unspent": 0}
