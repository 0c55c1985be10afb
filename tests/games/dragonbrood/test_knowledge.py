"""Who knows what: all lies open but the bids of a running combat (rules, chapter Hidden information)."""

from __future__ import annotations

import clutch
from games.dragonbrood.empty_table import AUTUMN, GAME, Table, empty_table
from kit import rule


def fight() -> Table:
    """A and B fight at the Bard's Inn, C looks on; A bids first."""
    table = empty_table(3, year=3).open("bards_inn")
    table.stand(table.dragon(0, "red", 3), "bards_inn")
    table.stand(table.dragon(1, "blue", 3), "bards_inn")
    table.give(0, gold=4, food=2).give(1, gold=3)
    return table.begin(AUTUMN).play("fight bards_inn")


@rule("DB-C6", "DB-I17")
def test_a_sealed_bid_is_seen_by_its_maker_alone() -> None:
    """The others and a spectator see that there is a bid, and nothing of it."""
    table = fight().play("bid 2 gold")
    seen = [table.state.view(seat)["combat"] for seat in (0, 1, 2, None)]
    assert [combat["bid"] for combat in seen] == [{"gold": 2}, None, None, None]  # type: ignore[index]
    assert all(combat["ready"] == [0] for combat in seen)  # type: ignore[index]


@rule("DB-C6")
def test_a_sealed_bid_is_drawn_again_for_the_others() -> None:
    """Worlds for its maker keep the bid; worlds for the others hold bids that the maker could have made, and not always the same."""
    table = fight().play("bid 2 gold")
    bids = {seat: [world(table, seat, number) for number in range(40)] for seat in range(3)}
    assert set(bids[0]) == {(0, 2, 0, 0, 0)}
    for seat in (1, 2):
        assert len(set(bids[seat])) > 3
        assert all(food <= 2 and gold <= 4 and food + gold + sum(stones) <= 4 for food, gold, *stones in bids[seat])
        assert not any(sum(stones) for _, _, *stones in bids[seat])


def world(table: Table, seat: int, number: int) -> tuple[int, ...]:
    """A's bid in a world that a seat thinks possible."""
    twin = table.state.resample(seat, clutch.Seeded(number, seat))
    return tuple(int(count) for count in list(twin.bids)[:5])  # type: ignore[attr-defined]


@rule("DB-C6")
def test_different_bids_look_alike_until_they_are_revealed() -> None:
    """The first bid is one sight to the others and many to its maker; the second reveals both to all."""
    first = {move: fight().play(move) for move in ("bid 1 gold", "bid 2 gold")}
    seen = {move: [int(table.state.observed(GAME.parse(move), seat)) for seat in range(3)] for move, table in first.items()}
    assert seen["bid 1 gold"][0] != seen["bid 2 gold"][0]
    assert seen["bid 1 gold"][1:] == seen["bid 2 gold"][1:]
    second = [int(table.play("bid 1 gold").state.observed(GAME.parse("bid 1 gold"), 2)) for table in first.values()]
    assert second[0] != second[1]


@rule("DB-C6")
def test_revealed_bids_cannot_be_taken_back() -> None:
    """A bid can be taken back while it is sealed, and no more once both are known."""
    table = fight()
    before = table.state.clone()
    table.play("bid 2 gold")
    assert before.remember(table.state, GAME.parse("bid 2 gold"))
    before = table.state.clone()
    table.play("bid 1 gold")
    assert not before.remember(table.state, GAME.parse("bid 1 gold"))
