"""Who knows what: possible worlds, what a decision showed, and taking back by consent."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import clutch
from clutch.games.dragomino.game import DragominoState
from games.dragomino.table import GAME, NAMES, RESHUFFLED, TRACKED, Table, lay_out
from games.dragomino.test_dragons_thirst import two_wet_connections, wet_snow
from kit import rule
from kit.play import fields


def worlds(table: Table, seat: int, count: int = 2000) -> list[DragominoState]:
    """Worlds that a seat thinks possible."""
    chance = clutch.Seeded(9)
    return [cast("DragominoState", table.state.resample(seat, chance)) for _ in range(count)]


def test_the_basic_game_has_one_possible_world() -> None:
    """Nothing is hidden that somebody knows: every resampled world is the position itself, and draws no luck."""
    table = lay_out("d08 -1,0 W", "", picked="d01").play("place 0,1 W", "shell dragon")
    table.state.last_flips = 0
    for seat in range(2):
        assert fields(table.state.resample(seat, clutch.Scripted([]))) == fields(table.state)


@rule("DM-V6")
def test_a_returned_token_may_be_anything_that_is_left() -> None:
    """Seat 1 saw a dragon kept and does not know snow_r1: it is a dragon in 6 of 12 worlds, and the fresh tokens are the rest. Seat 0 knows."""
    table = wet_snow(TRACKED).play("keep first")
    faces = Counter(int(world.returned[9]) for world in worlds(table, 1))
    assert abs(faces[1] / 2000 - 6 / 12) < 5 * (0.25 / 2000) ** 0.5
    for world in worlds(table, 1, 20):
        assert int(world.fresh[2]) + (world.returned[9] == 1) == 6
        assert int(world.fresh[3]) + (world.returned[9] == 2) == 6
    assert {int(world.returned[9]) for world in worlds(table, 0, 50)} == {2}


@rule("DM-V3")
@pytest.mark.parametrize("options", [TRACKED, RESHUFFLED])
def test_tokens_in_hand_may_be_anything_to_the_others(options: dict[str, object]) -> None:
    """Two of 13 snow tokens are in the hand of seat 0: for seat 1 both are dragons in 7/13 x 6/12 of the worlds."""
    table = wet_snow(options)
    faces = Counter(tuple(int(face) for face in world.hand_face) for world in worlds(table, 1, 4000))
    for pair, chance in {(1, 1): 42 / 156, (1, 2): 42 / 156, (2, 1): 42 / 156, (2, 2): 30 / 156}.items():
        assert abs(faces[pair] / 4000 - chance) < 5 * (chance * (1 - chance) / 4000) ** 0.5
    assert {tuple(int(face) for face in world.hand_face) for world in worlds(table, 0, 50)} == {(1, 2)}


@rule("DM-V6")
def test_a_named_token_in_a_hand_is_the_same_in_hand_and_pile() -> None:
    """Seat 0 holds snow_r1, which it returned in the same turn: in every world of seat 1 both records of the token agree."""
    table = two_wet_connections().play("take snow_r1", "dragon")
    seen = {int(world.hand_face[0]) for world in worlds(table, 1, 200) if world.hand_face[0] == world.returned[9]}
    assert seen == {1, 2}
    assert all(world.hand_face[0] == world.returned[9] for world in worlds(table, 1, 200))


def sights(table: Table, move: str, lucks: list[str], seat: int) -> list[int]:
    """What a seat observes of one move with different luck."""
    found = []
    for luck in lucks:
        twin = Table(table.state.clone())
        twin.play(move, luck)
        found.append(int(twin.state.observed(GAME.parse(move), seat)))
    return found


def test_everybody_observes_flips_and_the_new_offer() -> None:
    """Different faces and different dominoes are different sights to all; the order in which the dominoes were drawn is not."""
    table = lay_out("", "d05 2,0 E", picked="d08", turn=0, first=1, round_=1)
    lucks = ["dragon d01 d02 d03 d04", "shell d01 d02 d03 d04", "dragon d01 d02 d03 d06", "dragon d04 d03 d02 d01"]
    for seat in range(2):
        first, other_face, other_offer, other_order = sights(table, "place -1,0 W", lucks, seat)
        assert len({first, other_face, other_offer}) == 3
        assert first == other_order


@rule("DM-V3")
def test_only_the_player_observes_a_peek() -> None:
    """What the two tokens show is a different sight to their player alone."""
    table = lay_out("", "", picked="d11", options=TRACKED)
    lucks = ["dragon shell", "shell dragon", "dragon dragon", "shell shell"]
    assert len(set(sights(table, "place 2,0 E", lucks, 0))) == 4
    assert len(set(sights(table, "place 2,0 E", lucks, 1))) == 1


# Taking back by consent


def referee(options: dict[str, object], moves: list[tuple[str, list[int]]], players: int = 2) -> clutch.Referee:
    """A game in which d11, d12, d13 and d28 are on offer first, and these moves are made with this luck."""
    seats = [clutch.Seat(name) for name in NAMES[:players]]
    table = clutch.begin(GAME, players, {**options, "first_holder": "A"}, seats, clutch.Scripted([10, 11, 12, 27]))
    for move, luck in moves:
        table.act(int(table.state.seat()), GAME.parse(move), clutch.Scripted(luck))
    return table


def snow(table: clutch.Referee, seat: int | None) -> Table:
    """The position for looking at."""
    assert isinstance(table.state, DragominoState)
    table.state.check()
    return Table(table.state)


def test_a_pick_is_taken_back_freely_and_a_placement_with_eggs_is_not() -> None:
    """Picking draws no luck and shows nothing; flipping an egg needs everybody's consent."""
    table = referee({}, [("pick d13", [])])
    assert table.can_take_back(0)
    table = referee({}, [("pick d13", []), ("place 2,0 E", [0])])
    assert not table.can_take_back(0)


@pytest.mark.parametrize("options", [{}, RESHUFFLED])
def test_flipped_tokens_are_mixed_in_again(options: dict[str, object]) -> None:
    """Without tracking, a flip that is taken back leaves the position as it was before it."""
    table = referee(options, [("pick d13", [])])
    before = fields(table.state)
    table.act(0, GAME.parse("place 2,0 E"), clutch.Scripted([0]))
    table.take_back(0, consent=True)
    assert fields(table.state) == before


@rule("DM-V6")
def test_with_tracking_a_flipped_token_lies_apart_and_all_know_it() -> None:
    """The dragon that everybody saw goes back as snow_r1, seen by all, and can be taken."""
    table = referee(TRACKED, [("pick d13", []), ("place 2,0 E", [0])])
    table.take_back(0, consent=True)
    pile = snow(table, None).pile("snow", 1)
    assert pile["returned"] == [{"token": "snow_r1", "number": 1, "face": "dragon", "seen_by": [0, 1]}]
    assert pile["fresh"] == 12
    table.act(0, GAME.parse("place 2,0 E"), clutch.Scripted([]))
    assert snow(table, None).legal() == ["take fresh", "take snow_r1"]


@rule("DM-V6")
def test_with_tracking_a_peek_that_is_taken_back_stays_known_to_its_player() -> None:
    """Both tokens go back with names that seat 0 alone knows."""
    table = referee(TRACKED, [("pick d11", []), ("place 2,0 E", [0, 1])])
    table.take_back(0, consent=True)
    assert [token["face"] for token in snow(table, 0).pile("snow", 0)["returned"]] == ["dragon", "shell"]
    assert [token["face"] for token in snow(table, 1).pile("snow", 1)["returned"]] == [None, None]


def test_taking_back_what_was_kept() -> None:
    """The kept token has been shown: back in the hand, all know it; the other one its player alone. The name that it had is free again."""
    table = referee(TRACKED, [("pick d11", []), ("place 2,0 E", [0, 1]), ("keep first", [])])
    table.take_back(0, consent=True)
    view = snow(table, 1)
    assert [token["face"] for token in view.view(1)["hand"]] == ["dragon", None]
    assert [token["seen_by"] for token in view.view(1)["hand"]] == [[0, 1], [0]]
    assert view.pile("snow")["returned"] == []
    assert view.pile("snow")["named"] == 0
    table.act(0, GAME.parse("keep second"), clutch.Scripted([]))
    assert snow(table, 1).pile("snow", 1)["returned"][0]["face"] == "dragon"


def test_taking_back_what_was_kept_where_tokens_are_mixed_in() -> None:
    """With `reshuffled` the two tokens are in the hand again, and all know the one that was shown."""
    table = referee(RESHUFFLED, [("pick d11", []), ("place 2,0 E", [0, 1]), ("keep second", [])])
    table.take_back(0, consent=True)
    assert [token["face"] for token in snow(table, 1).view(1)["hand"]] == [None, "shell"]


def test_taking_back_a_whole_turn_keeps_names_and_memories() -> None:
    """Seat 1 took snow_r1 and looked at it with a fresh token; all of it is taken back: snow_r1 keeps its name and both memories, and what was kept is known to all."""
    moves: list[tuple[str, list[int]]] = [
        ("pick d11", []),
        ("place 2,0 E", [0, 1]),
        ("keep first", []),
        ("pick d12", []),
        ("place 2,0 E", []),
        ("take snow_r1", [0]),
    ]
    table = referee(TRACKED, moves, 3)
    table.take_back(1, 3, consent=True)
    view = snow(table, 2)
    assert (view.view()["step"], view.view()["turn"]) == ("pick", 1)
    assert [(token["token"], token["seen_by"]) for token in view.pile("snow")["returned"]] == [("snow_r1", [0, 1]), ("snow_r2", [1])]
    table = referee(TRACKED, [*moves, ("keep first", [])], 3)
    table.take_back(1, 4, consent=True)
    assert [(token["token"], token["seen_by"]) for token in snow(table, 2).pile("snow")["returned"]] == [
        ("snow_r1", [0, 1, 2]),
        ("snow_r2", [1]),
    ]
    assert clutch.replay(GAME, clutch.read_record(table.record.text())).state.view(2) == table.state.view(2)


def test_a_round_with_a_new_offer_stands() -> None:
    """Once the next dominoes lie on the table, the last placement of the round before cannot be taken back."""
    moves: list[tuple[str, list[int]]] = [("pick d28", []), ("place 0,1 S", []), ("pick d13", []), ("place 0,-1 N", [0, 1, 2, 3])]
    table = referee({}, moves)
    assert table.state.view(None)["round"] == 2
    with pytest.raises(clutch.GameError, match="cannot be taken back: what has been shown"):
        table.take_back(1, consent=True)


# Companion mode


def test_a_real_table_can_be_followed() -> None:
    """Every draw of the setup and of a turn is asked for, with the names of its outcomes."""
    asked: list[tuple[str, list[str], int]] = []
    answers = {"first_holder": 1, "egg": 0}

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None
        assert len(question.names) == len(left)
        assert GAME.words("en").say("questions", question.kind, question.facts, NAMES)
        assert GAME.words("de").say("questions", question.kind, question.facts, NAMES)
        asked.append((question.kind, question.names, int(question.more)))
        return answers[question.kind] if question.kind in answers else max(number for number, count in enumerate(left) if count)

    state = GAME.start(2, chance=clutch.Entered(answer))
    assert [kind for kind, _, _ in asked] == ["first_holder", "domino", "domino", "domino", "domino"]
    assert [more for _, _, more in asked] == [0, 3, 2, 1, 0]
    assert asked[0][1] == ["A", "B"]
    assert state.legal() == [24, 25, 26, 27]
    assert state.seat() == 1
    table = lay_out("", "", picked="d08")
    asked.clear()
    table.state.apply(GAME.parse("place -1,0 W"), clutch.Entered(answer))
    assert asked == [("egg", ["dragon", "shell"], 0)]
    assert table.eggs(0) == ["desert dragon"]
