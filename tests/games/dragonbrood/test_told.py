"""What the view tells beside the rules: which stones are coloured and who pays them, points that do not swing, and the food of the coming year."""

from __future__ import annotations

from typing import cast

import clutch
from clutch.bots import Sight, make_bot
from clutch.games.dragonbrood.show.view_types import DecisionView, DragonbroodView

COLOURING = ("pick_colour", "split_red", "split_blue")


def seen(state: clutch.State, seat: int) -> DragonbroodView:
    """The position with the eyes of a seat."""
    return cast("DragonbroodView", state.view(seat))


def asked(state: clutch.State) -> DecisionView:
    """What is being decided."""
    decision = seen(state, int(state.seat()))["decision"]
    assert decision is not None
    return decision


def legal(state: clutch.State) -> dict[str, int]:
    """The legal actions by their notation."""
    return {state.game.move(action).notation: int(action) for action in state.legal()}


def test_gems_stay_gems_when_none_of_them_is_red() -> None:
    """Whoever says that none of the gems of Gem Mountain is red is asked about the same gems, and told which place pays them."""
    state = clutch.game("dragonbrood").start(1, {"solo_mode": "catch_them_all"}, chance=clutch.Seeded(2))
    chance = clutch.Seeded(1)
    while asked(state)["kind"] != "split_red":
        moves = legal(state)
        state.apply(moves.get("to gem_mountain", moves.get("nursery", int(state.legal()[0]))), chance)
    assert (asked(state)["gain"], asked(state)["place"]) == ({"gem": 2}, "gem_mountain")
    state.apply(legal(state)["split 0"], chance)
    after = asked(state)
    assert (after["kind"], after["gain"], after["place"]) == ("split_blue", {"gem": 2}, "gem_mountain")


def test_stones_are_paid_where_the_dragon_stands() -> None:
    """Through a whole game: a place that is told to pay is one at which the seat that chooses has a dragon."""
    state = clutch.game("dragonbrood").start(3, chance=clutch.Seeded(5))
    bot = make_bot("greedy")
    chance, thoughts = clutch.Seeded(5), clutch.Seeded(6)
    told = 0
    while not state.over:
        seat = int(state.seat())
        if state.prompt().kind in COLOURING:
            place = asked(state)["place"]
            if place is not None:
                told += 1
                assert place in [dragon["place"] for dragon in seen(state, seat)["seats"][seat]["dragons"]]
        state.apply(bot.choose(Sight(state, seat), thoughts), chance)
    assert told > 10


def test_points_do_not_fall_when_a_dragon_sets_out() -> None:
    """What is told as points counts those on the map too: placing one changes nothing; at the end it is the score of the rules, and always the treasure and the tiles together."""
    state = clutch.game("dragonbrood").start(2, chance=clutch.Seeded(12))
    bot = make_bot("greedy")
    chance, thoughts = clutch.Seeded(12), clutch.Seeded(4)
    placed = 0
    while not state.over:
        before, seat = seen(state, 0), int(state.seat())
        action = bot.choose(Sight(state, seat), thoughts)
        went = state.game.move(action).kind == "to"
        state.apply(action, chance)
        after = seen(state, 0)
        mine = after["seats"][seat]
        treasure = sum(mine["parts"][part] for part in ("horde", "bank", "trinkets", "magic"))
        assert mine["home"]["score"] == treasure + sum(mine["home"]["tiles"].values())
        if went and after["season"] == before["season"] and mine["items"] == before["seats"][seat]["items"]:
            placed += 1
            assert mine["home"]["score"] >= before["seats"][seat]["home"]["score"]
    assert placed > 20
    assert [each["home"]["score"] for each in seen(state, 0)["seats"]] == [int(state.score(seat)) for seat in range(2)]


def test_new_year_tells_the_food_of_the_coming_year() -> None:
    """Once all are fed, what is needed is no longer nothing, but what the next New Year will take."""
    state = clutch.game("dragonbrood").start(2, chance=clutch.Seeded(3))
    chance = clutch.Seeded(3)
    while state.prompt().kind != "income_pick":
        state.apply(state.legal()[0], chance)
    view = seen(state, 0)
    assert (view["season"], view["year"]) == ("new_year", 1)
    assert all(each["need"] > 0 for each in view["seats"])
