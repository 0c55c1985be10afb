"""Who knows what: hands, the stack's notes, worlds that a seat thinks possible, and taking back by consent."""

from __future__ import annotations

from typing import Any

import pytest

import clutch
from clutch.games.dragon_family.components import TILE_KINDS
from clutch.games.dragon_family.game import DragonFamilyState
from games.dragon_family.arranged_table import GAME, Table, start
from kit import rule
from kit.play import fields, seats


def known(table: Table, viewer: int, holder: int) -> dict[str, int]:
    """What one seat knows of another's hand."""
    view: Any = table.state.view(viewer)
    found: dict[str, int] = view["seats"][holder]["known"]
    return found


def bottom(table: Table, viewer: int | None) -> list[tuple[int, str]]:
    """What a seat knows of the stack, from the bottom."""
    view: Any = table.state.view(viewer)
    return [(tile["depth"], tile["kind"]) for tile in view["stack"]["known"]]


@rule("DF-Q39")
def test_hands_are_secret() -> None:
    """Each seat sees its own tiles, others and spectators only how many; with open hands everybody sees all; at the end too."""
    table = start()
    for viewer in (0, 1, None):
        view: Any = table.state.view(viewer)
        hands = [seat["hand"] for seat in view["seats"]]
        assert [hand is not None for hand in hands] == [viewer == 0, viewer == 1]
        assert [seat["hand_size"] for seat in view["seats"]] == [3, 3]
    open_view: Any = start(hidden_hands=False).state.view(None)
    assert [seat["hand"] for seat in open_view["seats"]] == [["forest", "mountain", "town"]] * 2


@rule("DF-Q39")
def test_with_open_hands_everything_in_hand_is_public() -> None:
    """Draws are told to all, tiles put under are known to all, and there is nothing to guess."""
    table = start(hidden_hands=False).lay("town 2,0").play("move", "handler 1", "to 1", "redraw 2", draw="ocean_3")
    assert next(event.facts_for(None) for event in table.events if event.kind == "redrew")["drawn"] == ["ocean_3"]
    assert bottom(table, None) == bottom(table, 1) == [(1, "mountain")]
    assert fields(table.state.resample(1, clutch.Seeded(1))) == fields(table.state.resample(1, clutch.Seeded(2)))


def test_notes_of_the_bottom_sink_with_every_redraw() -> None:
    """Depth counts from the bottom and grows by as many tiles as anybody puts under."""
    table = start().lay("town 2,0").play("move", "handler 1", "to 1", "redraw 1+2", draw="town town")
    assert bottom(table, 0) == [(1, "mountain"), (2, "forest")]
    assert bottom(table, 1) == bottom(table, None) == []
    table.finish().play("move", "handler 1", "to 1", "redraw 3", draw="forest")
    assert bottom(table, 0) == [(2, "mountain"), (3, "forest")]
    assert bottom(table, 1) == [(1, "town")]


def test_a_note_follows_the_tile_into_another_hand() -> None:
    """When somebody else draws a noted tile the note says in whose hand it is; laying such a tile ends it, so does putting any tile under."""
    table = start(hands=[["ocean_2", "forest", "forest"], ["town", "town", "town"]], first=1).lay("town 2,0").leave("mountain")
    table.at(0).play("move", "handler 1", "to 1", "redraw 1", draw="mountain").finish()
    table.explore(1, "0,2")
    assert table.hand(1) == ["town", "town", "ocean_2"]
    assert (known(table, 0, 1), bottom(table, 0)) == ({"ocean_2": 1}, [])
    lays = Table(table.state.clone())
    lays.at(1).explore(3, "-1,0", rotation=1, handler=2)
    assert known(lays, 0, 1) == {}
    other = Table(table.state.clone()).at(1).explore(1, "-1,0", handler=2)
    assert known(other, 0, 1) == {"ocean_2": 1}
    table.state.stack_size = 1
    table.state.unseen[1] = 1
    table.at(1).play("move", "handler 1", "to 0" if table.on(1)[0] else "to 1", "redraw 1")
    assert known(table, 0, 1) == {}


def test_ones_own_note_ends_when_one_draws_the_tile() -> None:
    """It is in one's hand then."""
    table = start(hands=[["ocean_2", "forest", "forest"], ["town"] * 3]).lay("town 2,0").leave("mountain")
    table.play("move", "handler 1", "to 1", "redraw 1+2", draw="mountain")
    assert (table.hand(0), bottom(table, 0)) == (["forest", "mountain", "ocean_2"], [(1, "forest")])


def test_nothing_of_an_explore_is_shown_before_the_tile_lies() -> None:
    """Tile, handler and cell are the explorer's until then; afterwards kind and place are open, the place in hand never."""
    table = start().lay("town 2,0")
    for move in ("explore", "tile 2", "place 1 at 0,2"):
        before = table.state.view(1)
        table.play(move)
        after = table.state.view(1)
        assert {**before, "step": ""} == {**after, "step": ""}
        assert after["chosen"] == {"place": None, "kind": None, "handler": None, "cell": None, "dragon": None}
    mine: Any = table.state.view(0)
    assert mine["chosen"] == {"place": 2, "kind": "mountain", "handler": 1, "cell": {"q": 0, "r": 2}, "dragon": None}
    table.play("rotate 0")
    assert next(event.facts_for(1) for event in table.events if event.kind == "explored")["kind"] == "mountain"


def test_what_others_observe_of_a_decision() -> None:
    """Choosing different tiles or cells looks the same, redraws of equally many look the same, and the drawn tile is seen by its drawer."""
    table = start(hands=[["forest", "mountain", "town"], ["town"] * 3]).lay("town 2,0")
    state = table.state

    def seen(moves: list[str], seat: int, draw: list[int]) -> int:
        world = state.clone()
        for move in moves:
            world.apply(GAME.parse(move), clutch.Scripted(draw))
        return int(world.observed(GAME.parse(moves[-1]), seat))

    assert seen(["explore", "tile 1"], 1, []) == seen(["explore", "tile 2"], 1, [])
    assert seen(["explore", "tile 1"], 0, []) != seen(["explore", "tile 2"], 0, [])
    lay = ["explore", "tile 1", "place 1 at -1,0", "rotate 0"]
    assert seen(lay[:3], 1, []) == seen([*lay[:2], "place 1 at 0,2"], 1, [])
    assert seen(lay, 1, [1]) == seen(lay, 1, [2])
    assert seen(lay, 0, [1]) != seen(lay, 0, [2])
    assert seen(lay, 1, [1]) != seen(["explore", "tile 2", "place 1 at -1,0", "rotate 0"], 1, [1])
    move = ["move", "handler 1", "to 1"]
    assert seen([*move, "redraw 1"], 1, [1]) == seen([*move, "redraw 3"], 1, [2])
    assert seen([*move, "redraw 1"], 1, [1]) != seen([*move, "redraw 1+3"], 1, [2, 2])
    assert seen([*move, "redraw 1"], 0, [1]) != seen([*move, "redraw 1"], 0, [2])


def test_what_another_seat_lays_is_told_apart() -> None:
    """Another cell, rotation, handler or kind is another sight for those who look on, so that a search does not take one placement for another."""
    table = start(hands=[["forest", "mountain", "ocean_2"], ["town"] * 3]).lay("town 2,0").stand(0, "0,0", "2,0")
    numbers: list[int] = []
    for tile in ("tile 1", "tile 2", "tile 3"):
        chosen = Table(table.state.clone()).play("explore", tile)
        for place in chosen.legal():
            placed = Table(chosen.state.clone()).play(place)
            for rotation in placed.legal():
                laid = Table(placed.state.clone()).play(rotation)
                numbers.append(int(laid.state.observed(GAME.parse(rotation), 1)))
    assert len(numbers) == len(set(numbers)) > 40


def test_unknown_tiles_are_drawn_as_often_as_they_should() -> None:
    """Over many worlds the other hand's first tile has each kind in the proportion of the unseen tiles; what is noted is always there."""
    table = start(hands=[["forest"] * 3, ["town"] * 3]).lay("town 2,0", "forest 3,0")
    view: Any = table.state.view(0)
    unseen = view["unseen"]
    assert sum(unseen.values()) == 62 - 2 - 3
    assert unseen == {"town": 7, "forest": 13, "mountain": 17, "ocean_2": 6, "ocean_3": 5, "ocean_4": 5, "ocean_5": 4}
    chance = clutch.Seeded(5)
    counts = dict.fromkeys(TILE_KINDS, 0)
    for _ in range(3000):
        world = table.state.resample(0, chance)
        assert isinstance(world, DragonFamilyState)
        counts[TILE_KINDS[world.held(1, 0)]] += 1
    for kind in TILE_KINDS:
        assert counts[kind] / 3000 == pytest.approx(unseen[kind] / 57, abs=0.035)


def test_an_announced_explore_limits_the_worlds() -> None:
    """Where only oceans fit, the hand of a player who explores has an ocean in every world, and the chosen tile is one."""
    table = start().lay("ocean_5 2,0 r4").at(1).stand(1, "2,0", "2,0").hold(1, "town", "ocean_3", "forest")
    for moves in ([], ["tile 2"], ["place 1 at 3,0"]):
        table.play(*(moves if moves else ["explore"]))
        for luck in range(25):
            world = table.state.resample(0, clutch.Seeded(luck))
            assert isinstance(world, DragonFamilyState)
            hand = Table(world).hand(1)
            assert any(kind.startswith("ocean") for kind in hand)
            if moves:
                assert hand[int(world.chosen_tile)].startswith("ocean")
            assert world.legal()


# Taking back by consent


def referee(hands: list[list[str]]) -> clutch.Referee:
    """A table of two whose hands are known to the test."""
    luck = [TILE_KINDS.index(kind) for hand in hands for kind in hand]
    return clutch.begin(GAME, 2, {}, seats(2), clutch.Scripted([*luck, 0]))


def act(table: clutch.Referee, *moves: str, draw: str = "") -> None:
    """Play moves of whoever is on turn."""
    luck = clutch.Scripted([TILE_KINDS.index(kind) for kind in draw.split()])
    for move in moves:
        table.act(int(table.state.seat()), GAME.parse(move), luck)
    assert luck.spent


def test_choices_of_an_explore_are_free() -> None:
    """Explore, tile and place can be taken back without asking; laying the tile cannot."""
    table = referee([["forest", "mountain", "town"], ["town"] * 3])
    act(table, "explore", "tile 1", "place 1 at 2,0")
    assert table.can_take_back(0, 3)
    act(table, "rotate 0", draw="ocean_2")
    assert not table.can_take_back(0)


def test_a_laid_tile_taken_back_stays_known() -> None:
    """Everybody knows that it is in the hand, and the drawer knows the top of the stack; drawing again gives the same tile without luck."""
    table = referee([["forest", "mountain", "town"], ["town"] * 3])
    act(table, "explore", "tile 1", "place 1 at 2,0", "rotate 0", draw="ocean_2")
    table.take_back(0, 2, consent=True)
    state = table.state
    assert isinstance(state, DragonFamilyState)
    state.check()
    again = Table(state.clone())
    assert (known(again, 1, 0), bottom(again, 0), bottom(again, 1)) == ({"forest": 1}, [(56, "ocean_2")], [])
    act(table, "place 1 at 0,2", "rotate 0")
    after = table.state
    assert isinstance(after, DragonFamilyState)
    assert Table(after.clone()).hand(0) == ["mountain", "town", "ocean_2"]
    assert known(Table(after.clone()), 1, 0) == {}


def test_a_redraw_taken_back_leaves_the_drawn_tiles_on_top() -> None:
    """In their order, known to their drawer alone."""
    table = referee([["forest", "mountain", "town"], ["town"] * 3])
    act(table, "explore", "tile 1", "place 1 at 2,0", "rotate 0", draw="ocean_2")
    act(table, "move", "handler 1", "to 1", "redraw 1+2", draw="ocean_3 ocean_4")
    table.take_back(1, 1, consent=True)
    state = table.state
    assert isinstance(state, DragonFamilyState)
    state.check()
    again = Table(state.clone())
    assert again.hand(1) == ["town", "town", "town"]
    assert (bottom(again, 1), bottom(again, 0)) == ([(54, "ocean_4"), (55, "ocean_3")], [])
    act(table, "redraw 3", draw="")
    after = table.state
    assert isinstance(after, DragonFamilyState)
    assert Table(after.clone()).hand(1) == ["town", "town", "ocean_3"]


def test_several_turns_can_be_taken_back() -> None:
    """Back over another's redraw and one's own Explore; every position on the way keeps to the laws."""
    table = referee([["forest", "mountain", "town"], ["town"] * 3])
    act(table, "explore", "tile 1", "place 1 at 2,0", "rotate 0", draw="ocean_2")
    act(table, "move", "handler 1", "to 1", "redraw 1+2", draw="ocean_3 ocean_4")
    table.take_back(0, 8, consent=True)
    state = table.state
    assert isinstance(state, DragonFamilyState)
    state.check()
    again = Table(state.clone())
    assert bottom(again, 0) == [(56, "ocean_2")]
    assert bottom(again, 1) == [(54, "ocean_4"), (55, "ocean_3")]
    assert known(again, 1, 0) == {"forest": 1}
    for seat in (0, 1):
        world = state.resample(seat, clutch.Seeded(seat))
        world.check()
        assert world.view(seat) == state.view(seat)


def test_a_game_that_is_over_stays_over() -> None:
    """It has shown all hands."""
    table = clutch.begin(GAME, 2, {"allow_pass": True, "stall_rounds": 3}, seats(2), clutch.Seeded(1))
    for _ in range(6):
        table.act(int(table.state.seat()), GAME.parse("pass"), clutch.Seeded(1))
    assert table.state.over
    with pytest.raises(clutch.GameError, match="cannot be taken back: what has been shown"):
        table.take_back(0, 1, consent=True)
