"""The end and the scoring."""

from __future__ import annotations

import pytest

import clutch
from clutch.games.dragomino.scoring import places
from games.dragomino.table import OPTIONS, Table, egg_hunt, lay_out
from kit import rule


def standing(dragons: list[int], shells: list[int], mommy: int) -> Table:
    """A game that is over, with these tokens."""
    table = lay_out(*[""] * len(dragons), mommy=mommy)
    for seat, (some, others) in enumerate(zip(dragons, shells, strict=True)):
        table.state.dragons[seat] = some
        table.state.shells[seat] = others
    table.state.over = True
    return table


@rule("DM-F1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_the_game_ends_after_the_last_turn_of_round_7(players: int, options: dict[str, object]) -> None:
    """The game is over exactly when every seat has placed seven dominoes; then no move is legal."""
    for _, _, _, after in egg_hunt(players, 4, options):
        eggs_open = after.connection >= 0 or after.queue_count > 0
        assert after.over == (all(after.taken[seat] == 7 for seat in range(players)) and not eggs_open)
    assert after.legal() == []
    refusal = after.refusal(0)
    assert refusal is not None
    assert (refusal.rule, refusal.kind) == ("DM-F1", "over")
    assert after.seat() == clutch.OVER


@rule("DM-F2")
def test_a_point_for_each_dragon_and_one_for_the_mommy_dragon() -> None:
    """Shells are worth nothing."""
    assert standing([6, 7, 5], [3, 2, 6], 0).state.scores() == [7, 7, 5]
    assert standing([0, 0], [5, 0], 1).state.scores() == [0, 1]


@rule("DM-F3")
def test_most_points_win_then_most_shells() -> None:
    """A tie for the highest points is broken by shells, among those tied alone."""
    assert standing([6, 8, 5], [9, 0, 9], 0).state.winners() == [1]
    assert standing([6, 7, 5], [3, 2, 6], 0).state.winners() == [0]
    assert standing([6, 7, 5], [2, 3, 6], 0).state.winners() == [1]


@rule("DM-F4", "DM-G17")
def test_equal_points_and_shells_share_the_victory() -> None:
    """Each of k winners has the k-th part of the victory."""
    table = standing([6, 7, 5], [3, 3, 6], 0)
    assert table.state.winners() == [0, 1]
    assert table.state.payoffs() == [0.5, 0.5, 0.0]
    assert standing([1, 2, 2, 2], [0, 0, 0, 0], 0).state.payoffs() == [0.25] * 4


@rule("DM-F5")
def test_places_by_points_and_shells() -> None:
    """Equal pairs share a place, and the next place is left out."""
    assert places(standing([6, 7, 5, 5], [3, 3, 6, 2], 0).state) == [1, 1, 3, 4]
    assert places(standing([1, 5, 5, 3], [0, 2, 2, 9], 3).state) == [4, 1, 1, 3]
    assert [seat["place"] for seat in standing([4, 4], [1, 2], 0).view()["seats"]] == [1, 2]


@rule("DM-F3", "DM-F4")
@pytest.mark.parametrize(
    ("faces", "mommy", "dragons", "told"),
    [("dragon dragon", 0, 0, "won"), ("shell dragon", 1, 2, "won_by_shells"), ("dragon dragon", 1, 1, "shared")],
)
def test_the_end_is_told(faces: str, mommy: int, dragons: int, told: str) -> None:
    """The last placement of the game finds two desert eggs; the log tells every seat's points and how the victory was decided."""
    mine = "d28 2,0 E; d27 2,1 E; d26 2,2 E; d25 2,3 E; d24 2,4 E; d08 -1,0 W"
    theirs = "d20 2,0 E; d19 2,1 E; d23 2,2 E; d22 2,3 E; d21 2,4 E; d14 2,5 E; d13 2,6 E"
    table = lay_out(mine, theirs, picked="d01", offer="", turn=0, first=1, mommy=mommy, round_=7)
    table.state.dragons[1] = dragons
    table.play("place 0,1 W", faces)
    assert table.state.over
    assert table.kinds()[-1] == told
    assert sum(kind.startswith("scored") for kind in table.kinds()) == 2
    assert table.state.payoffs() == ([0.5, 0.5] if told == "shared" else [1.0, 0.0])
