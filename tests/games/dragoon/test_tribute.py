"""The tribute phase."""

from __future__ import annotations

import pytest

from games.dragoon.island import Table, dice, place, walk
from kit import rule


def tribute(
    players: int = 2,
    *,
    tiles: dict[str, str],
    dragons: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    gold: list[int] | None = None,
) -> Table:
    """The last turn of a round whose first player is A, ready to end."""
    last = "ABCD"[players - 1]
    return place(players, active=last, first="A", dragons=dragons, tiles=tiles, hands=hands, gold=gold, points=0)


def populate(players: int) -> list[int]:
    """The luck of a populate phase that settles cells of the sixth row."""
    return [part for number in range(players + 1) for part in (number, 5)]


@rule("DG-U1")
@pytest.mark.parametrize(("tile", "gold"), [("village A", 1), ("city A", 3)])
def test_standing_on_an_own_claim(tile: str, gold: int) -> None:
    """It pays as for a middling roll, without a roll."""
    table = tribute(tiles={"1,1": tile}, dragons={"A": "1,1"}).play("end", populate(2))
    assert table.gold == [gold, 0]
    assert "rolled_tribute" not in table.told()


@rule("DG-U2")
def test_a_claim_under_another_dragon_pays_nothing() -> None:
    """Not even for a 6."""
    table = tribute(tiles={"1,1": "city A", "3,1": "village A"}, dragons={"B": "1,1"}).play("end", dice(6) + populate(2))
    assert table.gold == [2, 0]


@rule("DG-U3", "DG-G31", "DG-G32")
def test_no_eligible_tile_no_roll() -> None:
    """Whoever has only claims under dragons, or none, neither rolls nor is asked about Intimidate."""
    table = tribute(tiles={"1,1": "city A"}, dragons={"B": "1,1"}, hands={"A": "intimidate"}).play("end", [*populate(2), 0])
    assert (table.gold, table.hand("A"), table.decision) == ([0, 0], "intimidate", "choose_first")


@rule("DG-U4", "DG-K12")
def test_intimidate_or_roll() -> None:
    """Whoever holds Intimidate chooses; the card counts as a 6 and cannot be heckled."""
    table = tribute(tiles={"1,1": "city A", "3,1": "village A"}, hands={"A": "intimidate", "B": "hecklers"}).play("end")
    assert table.legal() == ["roll", "play intimidate"]
    table.play("play intimidate", populate(2))
    assert (table.gold, table.decision) == ([6, 0], "choose_first")
    table = tribute(tiles={"1,1": "city A"}, hands={"A": "intimidate"}).play("end").play("roll", [*dice(2), *populate(2), 0])
    assert (table.gold, table.hand("A")) == ([0, 0], "intimidate")


@rule("DG-U5", "DG-K16")
def test_hecklers_after_the_roll() -> None:
    """The second result stands, for better or worse; also the roller itself may heckle."""
    table = tribute(tiles={"1,1": "city A"}, hands={"A": "hecklers", "B": "hecklers"}).play("end", dice(2))
    assert (table.decision, table.turn) == ("tribute_rolled", "A")
    table.play("react hecklers", dice(6) + populate(2))
    assert (table.gold, table.hand("B"), table.decision) == ([4, 0], "hecklers", "choose_first")


@rule("DG-U6", "DG-G8")
@pytest.mark.parametrize(("roll", "gold"), [(2, 0), (3, 5), (4, 5), (5, 5), (6, 8)])
def test_one_roll_for_all(roll: int, gold: int) -> None:
    """Two villages and a city: nothing for a 2, 1 and 3 each for 3 to 5, 2 and 4 each for a 6."""
    table = tribute(tiles={"1,1": "city A", "3,1": "village A", "4,1": "village A"})
    table.play("end", dice(roll) + populate(2) + ([0] if gold == 0 else []))
    assert table.gold == [gold, 0]


@rule("DG-U6", "DG-G8", "DG-G32")
def test_a_one_costs_one_claim() -> None:
    """With several tiles the player chooses among those without a dragon; with one it is lost without asking. The tile stays."""
    table = tribute(tiles={"1,1": "city A", "3,1": "village A", "4,1": "village A"}, dragons={"B": "4,1"}).play("end", dice(1))
    assert (table.decision, table.legal()) == ("drop_claim", ["drop 1,1", "drop 3,1"])
    assert table.refusal("drop 4,1") == ("DG-U6", "dragon_there")
    assert table.refusal("drop 6,6") == ("DG-U6", "not_your_claim")
    assert table.refusal("pass") == ("DG-U6", "drop_now")
    table.play("drop 3,1", [*populate(2), 0])
    assert (table.tile("3,1"), table.totems("A"), table.gold) == ("village", 7, [0, 0])
    table = tribute(tiles={"1,1": "city A"}).play("end", [*dice(1), *populate(2), 0])
    assert (table.tile("1,1"), table.totems("A"), table.decision) == ("city", 9, "choose_first")


@rule("DG-U7", "DG-C3")
def test_cards_in_play_are_discarded_after_tribute() -> None:
    """Intimidate lies in play until the last player's tribute is over."""
    table = (
        tribute(tiles={"1,1": "city A", "3,1": "city B"}, hands={"A": "intimidate", "B": "intimidate"}).play("end").play("play intimidate")
    )
    assert (table.pile("in_play"), table.turn) == ("intimidate", "B")
    table.play("roll", [*dice(6), *populate(2), 0])
    assert (table.pile("in_play"), table.pile("discard")) == ("", "intimidate")


@rule("DG-U8")
def test_no_dragon_moves_in_tribute() -> None:
    """In random games dragons and hands do not grow or move between the decisions of a tribute phase."""
    seen = 0
    for seed in range(12):
        before: tuple[list[int], int] | None = None
        for state, _, _ in walk(3, {"reaction_mode": "masked"}, seed):
            if state.view(None)["phase"] != "tribute":
                before = None
                continue
            now = ([int(cell) for cell in state.dragon], int(state.deck_size))
            assert before is None or before == now
            seen += before is not None
            before = now
    assert seen > 20


@rule("DG-G30")
def test_tribute_goes_in_round_order() -> None:
    """From the round's first player clockwise, each completely before the next."""
    tiles = {"1,1": "village A", "3,1": "village B", "4,1": "village C"}
    table = place(3, active="A", first="B", tiles=tiles, points=0)
    table.play("end", dice(3, 4, 5) + populate(3) + [0])
    assert [event.facts["seat"] for event in table.events if event.kind == "rolled_tribute"] == [1, 2, 0]
    assert table.told().index("collected") < [number for number, kind in enumerate(table.told()) if kind == "rolled_tribute"][1]


def test_tribute_is_told_tile_by_tile() -> None:
    """What each claim pays is told with the tribute, so that nobody has to reckon it (DG-U6)."""
    table = tribute(tiles={"3,1": "village A", "4,2": "city A"}).play("end", dice(6) + populate(2))
    [told] = [event.facts for event in table.events if event.kind == "collected"]
    assert (told["cells"], told["paid"], told["gold"], told["changes"]) == (["3,1", "4,2"], [2, 4], 6, [6, 0])
