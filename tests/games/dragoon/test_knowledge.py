"""What seats know, and the worlds that they may imagine."""

from __future__ import annotations

from collections import Counter

import pytest

import clutch
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.game import DragoonState
from games.dragoon.island import GAME, Table, cards, dice, place, walk
from kit import rule


def worlds(table: Table, seat: int, count: int = 200) -> list[Table]:
    """Worlds that a seat imagines."""
    found = []
    for number in range(count):
        world = table.state.resample(seat, clutch.Seeded(number, 7))
        assert isinstance(world, DragoonState)
        world.check()
        found.append(Table(world))
    return found


@rule("DG-Y6")
def test_memory_of_stolen_cards() -> None:
    """The victim knows what was taken until it is played, cycled or taken back; a third theft from that hand makes it uncertain."""
    table = place(3, hands={"A": "sleight_of_claw thief", "B": "scorch"}, dragons={"A": "3,3"}, tiles={"3,4": "village"})
    table.play("play sleight_of_claw B", cards("scorch"))
    assert table.known("B", "A") == {"scorch": 1}
    cycled = Table(table.state.clone()).play("cycle scorch", cards("uprising"))
    assert cycled.known("B", "A") == {}
    table.play("play scorch 3,4")
    assert table.known("B", "A") == {}
    table = place(3, hands={"A": "sleight_of_claw", "B": "scorch", "C": "sleight_of_claw"})
    table.play("play sleight_of_claw B", cards("scorch"))
    table.state.action_points = 0
    table.play("end", cards("thief"))
    table.state.action_points = 0
    table.play("end", cards("thief")).play("play sleight_of_claw A", cards("scorch"))
    assert table.known("B", "A") == {}
    assert table.known("A", "C") == {"scorch": 1}


@rule("DG-Y6")
def test_memory_of_the_deck() -> None:
    """Everybody knows what the deck was formed of; each seat what it drew since; a new deck starts it anew."""
    table = place(2, discard="scorch thief", empty_deck="B").play("draw", cards("scorch"))
    assert table.state.view(0)["shuffled_in"] == table.state.view(1)["shuffled_in"] == {"thief": 1, "scorch": 1}
    assert (table.state.view(0)["drawn"], table.state.view(1)["drawn"]) == ({"scorch": 1}, {})


@rule("DG-Y7", "DG-G49")
def test_imagined_worlds_keep_what_is_known() -> None:
    """The own hand, sizes and known cards stay; the rest is dealt uniformly; the others' memory starts empty."""
    table = place(3, hands={"A": "sleight_of_claw scorch", "B": "hecklers thief", "C": "fairwind"})
    table.play("play sleight_of_claw B", cards("hecklers"))
    found: Counter[str] = Counter()
    for world in worlds(table, 1, 400):
        assert world.hand("B") == "thief"
        assert "hecklers" in world.hand("A").split()
        assert len(world.hand("A").split()) == 2
        assert sum(int(count) for count in world.state.drawn[0:17]) == 0
        assert world.known("A", "B") == {}
        found[world.hand("C")] += 1
    unseen = table.state.view(1)["unseen"]
    assert isinstance(unseen, dict)
    total = sum(unseen.values())
    assert set(found) <= set(unseen)
    for card in ("fairwind", "second_wind", "scorch"):
        assert found[card] / 400 == pytest.approx((unseen[card]) / total, abs=0.05)


@rule("DG-G49")
@pytest.mark.parametrize("mode", ["instant", "masked"])
def test_nothing_is_concluded_from_passes_and_silence(mode: str) -> None:
    """A white card works because nobody snuffed it out: each of the others may hold Snuff Out for all that, whether they passed or were not asked."""
    table = place(3, mode=mode, hands={"A": "second_wind", "B": "scorch", "C": "thief"}).play("play second_wind")
    while table.decision == "white_played":
        table.play("pass")
    assert table.points == 5
    for seat in "BC":
        assert any("snuff_out" in world.hand(seat) for world in worlds(table, 0, 200))


@rule("DG-Y7")
def test_a_new_deck_tells_the_other_hand() -> None:
    """With two players and a deck just formed, the other hand is certain."""
    table = place(2, discard="scorch thief uprising fairwind", empty_deck="B").play("draw", cards("scorch"))
    hands = {world.hand("B") for world in worlds(table, 0, 20)}
    assert hands == {table.hand("B")}
    assert len({world.hand("A") for world in worlds(table, 1, 60)}) == 4


@rule("DG-Y8")
def test_who_is_asked_is_imagined_in_instant() -> None:
    """The asked one is any candidate that can be, and it holds a card that fits."""
    table = place(4, hands={"A": "second_wind", "B": "snuff_out", "C": "scorch scorch", "D": "thief"}).play("play second_wind")
    asked: Counter[str] = Counter()
    for world in worlds(table, 0, 300):
        asked[world.turn] += 1
        assert "snuff_out" in world.hand(world.turn).split()
    assert set(asked) == {"B", "C", "D"}
    assert min(asked.values()) > 60


@rule("DG-Y8")
def test_the_order_of_the_window_counts() -> None:
    """Whoever is still to be asked imagines somebody before itself; whoever has answered somebody behind itself."""
    hands = {"A": "second_wind", "B": "snuff_out", "C": "scorch", "D": "snuff_out"}
    table = place(4, hands=hands).play("play second_wind")
    assert {world.turn for world in worlds(table, 3, 60)} == {"B", "C"} - ({"C"} if table.hand("C") == "" else set())
    table.play("pass")
    assert table.turn == "D"
    assert table.state.view(1)["window"]["answered"] is True  # type: ignore[index]  # a window is open
    assert {world.turn for world in worlds(table, 1, 60)} == {"C", "D"}
    masked = place(4, mode="masked", hands=hands).play("play second_wind")
    assert {world.turn for world in worlds(masked, 2, 30)} == {"B"}
    assert {world.turn for world in worlds(masked, 0, 60)} == {"B", "C", "D"}
    assert any("snuff_out" not in world.hand(world.turn) for world in worlds(masked, 0, 60))


@rule("DG-Y8")
def test_a_choice_tells_of_intimidate_in_instant() -> None:
    """In `instant` a player who is asked before its tribute roll holds Intimidate; in `masked` that is open. A combat window tells of a card that fits."""
    for mode, certain in (("instant", True), ("masked", False)):
        table = place(2, mode=mode, active="B", first="A", tiles={"1,1": "village A"}, hands={"A": "intimidate thief"}, points=0).play(
            "end"
        )
        assert all("intimidate" in world.hand("A") for world in worlds(table, 1, 60)) == certain
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, hands={"B": "ferocity"}).play("move 3,4", dice(6, 1))
    assert table.turn == "A"
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, hands={"B": "ferocity"}).play("move 3,4", dice(5, 3))
    assert {world.hand("B") for world in worlds(table, 0, 60)} == {"ferocity", "slippery_scales"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["instant", "masked"])
def test_imagined_worlds_look_the_same(players: int, mode: str) -> None:
    """In random games every seat's view, legal moves and features survive imagining, and equal views with equal luck give equal worlds."""
    for number, (state, _, _) in enumerate(walk(players, {"reaction_mode": mode}, 13)):
        if number % 5:
            continue
        for seat in range(players):
            world = state.resample(seat, clutch.Seeded(number, seat))
            world.check()
            assert world.view(seat) == state.view(seat)
            assert list(world.features(seat)) == list(state.features(seat))
            if state.seat() == seat:
                assert world.legal() == state.legal()


def test_taking_back_keeps_what_was_shown() -> None:
    """A card that was played and taken back by consent is known to be in its owner's hand; draws and thefts of cards cannot be taken back."""
    table = place(3, hands={"A": "second_wind scorch sleight_of_claw", "B": "thief"})
    for move, luck, card in (
        ("play second_wind", [], "second_wind"),
        ("cycle scorch", cards("fairwind"), ""),
        ("play sleight_of_claw B", cards("thief"), ""),
    ):
        after = table.state.clone()
        after.apply(GAME.parse(move), clutch.Scripted(luck))
        before = table.state.clone()
        assert before.remember(after, GAME.parse(move)) == bool(card)
        if card:
            before.check()
            assert Table(before).known("B", "A") == Table(before).known("C", "A") == {card: 1}
            assert all(card in world.hand("A").split() for world in worlds(Table(before), 1, 40))


def test_what_a_seat_observes() -> None:
    """Another's pass looks like any other pass; a drawn card is seen by its drawer alone; dice are seen by all."""
    table = place(2)
    sights: dict[int, set[int]] = {0: set(), 1: set()}
    for card in ("scorch", "thief"):
        after = table.state.clone()
        after.apply(GAME.parse("draw"), clutch.Scripted(cards(card)))
        for seat in (0, 1):
            sights[seat].add(int(after.observed(GAME.parse("draw"), seat)))
    assert (len(sights[0]), len(sights[1])) == (2, 1)
    fight = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[9, 9])
    rolls = set()
    for face in (1, 6):
        after = fight.state.clone()
        after.apply(GAME.parse("move 3,4"), clutch.Scripted(dice(face, 3)))
        rolls.add(int(after.observed(GAME.parse("move 3,4"), 1)))
    assert len(rolls) == 2
    assert len(CARDS) == 17
