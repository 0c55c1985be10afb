"""Who is served first where several take a prize at one combat place (rules, chapter Collection and combat)."""

from __future__ import annotations

from games.dragonbrood.empty_table import AUTUMN, Table, empty_table
from kit import rule


def hollow(options: dict[str, object], order: list[int]) -> Table:
    """Treasure Hollow in Autumn: A's fighter alone, B's Elder beside it."""
    table = empty_table(2, year=4, options=options, order=order).open("treasure_hollow")
    table.stand(table.dragon(0, "red", 3), "treasure_hollow")
    table.stand(table.dragon(1, "tan", 4), "treasure_hollow")
    return table.begin(AUTUMN)


@rule("DB-C4", "DB-R108")
def test_prizes_are_served_in_turn_order() -> None:
    """Whoever is first in turn order picks trinkets first, with an Elder or without."""
    assert hollow({}, [0, 1]).seat == 0
    assert hollow({}, [1, 0]).seat == 1


@rule("DB-C4")
def test_elders_are_served_first_by_option() -> None:
    """As it was played formerly: the Elder picks before the fighter, whatever the turn order."""
    assert hollow({"prize_order": "elders_first"}, [0, 1]).seat == 1
    assert hollow({"prize_order": "elders_first"}, [1, 0]).seat == 1


@rule("DB-C4")
def test_one_owner_is_served_with_elders_companions_and_fighters_in_this_order() -> None:
    """Of one player's dragons the Elder picks first, then the companion, then the fighter."""
    table = empty_table(2, year=4).open("treasure_hollow")
    table.stand(table.dragon(0, "purple", 3), "treasure_hollow")
    table.stand(table.dragon(0, "red", 2), "treasure_hollow", mode="companion")
    table.stand(table.dragon(0, "tan", 4), "treasure_hollow")
    table.begin(AUTUMN)
    served = [event.facts["dragon"] for event in table.events if event.kind in ("prize", "lesser_prize")]
    while len(served) < 3:
        table.play("stop" if "stop" in table.legal() else table.legal()[0])
        served += [event.facts["dragon"] for event in table.events if event.kind in ("prize", "lesser_prize")]
    assert served == ["tan_4", "red_2", "purple_3"]


@rule("DB-C4")
def test_a_record_without_the_option_is_played_as_formerly() -> None:
    """Old records do not name the order: Elders were served first then."""
    option = next(option for option in empty_table(2).state.game.options if option.name == "prize_order")
    assert (option.default, option.former) == ("turn_order", "elders_first")
