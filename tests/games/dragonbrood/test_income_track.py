"""The two upper rows of the income track, as they are and as they formerly were (rules, chapters Setup and New Year)."""

from __future__ import annotations

from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import COLUMNS, END_VALUE, INCOME, SPACES, STEEP_INCOME
from games.dragonbrood.empty_table import NEW_YEAR, SUMMER, empty_table
from games.dragonbrood.test_examples_visits import go
from kit import rule

STEEP: dict[str, object] = {"income_track": "steep"}
DUG = 1 << 9
"""Space 2.4, from which 3.4 can be reached."""


def worth(items: list[int]) -> list[list[int]]:
    """The end values of the spaces, row by row from below, each row from its best space on."""
    spaces = [sum(items[space * WIDE + kind] * int(END_VALUE[kind]) for kind in range(WIDE)) for space in range(SPACES)]
    return [sorted(spaces[row : row + COLUMNS], reverse=True) for row in range(0, SPACES, COLUMNS)]


@rule("DB-S12", "DB-R19")
def test_the_best_of_the_third_row_keeps_up_with_the_fourth() -> None:
    """Whoever takes five spaces has some in both rows to choose from; formerly the worst of the fourth row was better than the best of the third."""
    first, second, third, fourth = worth([int(count) for count in INCOME])
    assert third[0] == fourth[0] and third[2] >= fourth[2] and second[0] < third[0]
    old_first, old_second, old_third, old_fourth = worth([int(count) for count in STEEP_INCOME])
    assert old_third[0] < old_fourth[-1] and (old_first, old_second) == (first, second)


@rule("DB-S12", "DB-A5", "DB-N7")
def test_spaces_pay_by_the_track_that_was_agreed_on() -> None:
    """Digging at the Volcano and the New Year give what lies on the agreed track, and the view names it."""
    for options, ducats in ({}, 4), (STEEP, 3):
        table = empty_table(2, options=options)
        dragon = table.dragon(0, "red", 1)
        table.state.income[0] |= DUG
        go(table.begin(SUMMER), dragon, "to mystic_volcano").play("excavate 3.4")
        assert table.has(0) == {"ducat": ducats}
        assert table.state.view(0)["options"]["income_track"] == ("steep" if options else "overlapping")  # type: ignore[index]  # plain data
        table = empty_table(2, options=options)
        table.state.income[0] |= DUG | 1 << 15
        assert table.begin(NEW_YEAR).play("income 3.4").has(0) == {"ducat": ducats}


@rule("DB-S12")
def test_a_record_without_the_track_is_played_on_the_steep_one() -> None:
    """Old records do not name the track: the fourth row was better than the third then."""
    option = next(option for option in empty_table(2).state.game.options if option.name == "income_track")
    assert (option.default, option.former) == ("overlapping", "steep")
