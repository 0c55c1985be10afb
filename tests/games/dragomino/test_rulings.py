"""Rulings and options that no other chapter proves."""

from __future__ import annotations

import pytest

import clutch
from games.dragomino.table import GAME, Table, connections, egg_hunt, lay_out
from kit import rule


@rule("DM-G2")
def test_one_egg_for_a_square_by_option() -> None:
    """With `per_square` a new square with three matches earns one egg, on its first match in the order north, east, south, west."""
    options: dict[str, object] = {"egg_rule": "per_square"}
    palace = "d20 0,1 E; d02 -1,1 S; d05 2,1 S; d21 0,3 W; d24 1,3 E"
    table = lay_out(palace, "", picked="d19", options=options)
    assert connections(table, "0,2 E") == [(0, 2, "N", "prairie", False), (1, 2, "N", "forest", False)]
    table.play("place 0,2 E", "dragon shell")
    assert [(egg["x"], egg["y"], egg["direction"]) for egg in table.view()["seats"][0]["eggs"]] == [(0, 2, "N"), (1, 2, "N")]
    assert table.view()["options"]["egg_rule"] == "per_square"


@rule("DM-G5")
def test_any_domino_of_the_island_may_be_touched() -> None:
    """A placement far from the starting domino is legal beside another domino; one beside another seat's island alone is not."""
    table = lay_out("d08 2,0 E; d05 4,0 E", "d28 -1,0 W", picked="d24", offer="")
    assert "place 6,0 E" in table.legal()
    assert "place -3,0 W" not in table.legal()
    assert table.refusal("place -3,0 W") == ("DM-P3", "not_touching")


@rule("DM-G6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_one_domino_a_round(players: int) -> None:
    """After each round every island has one domino more, whatever the player count."""
    for before, _, _, after in egg_hunt(players, 6, {}):
        if after.over or after.round != before.round:
            assert [int(count) for count in after.taken][:players] == [int(before.round)] * players


@rule("DM-G16")
def test_the_first_holder_keeps_her_without_shells() -> None:
    """A game in which only dragons are flipped: the named first holder begins every round and has one point more than dragons."""
    table = Table(lay_out("", "", "", mommy=2, turn=2, first=2).state)
    for terrain in range(6):
        table.state.fresh[2 * terrain + 1] = 0
    chance = clutch.Seeded(8)
    while not table.state.over:
        assert table.state.first == 2
        actions = table.state.legal()
        table.state.apply(actions[chance.below(len(actions))], chance)
    assert table.state.score(2) == int(table.state.dragons[2]) + 1


@pytest.mark.parametrize(
    "chosen",
    [
        {"thirst": True, "thirst_return": "reshuffled", "egg_rule": "per_connection", "first_holder": "random"},
        {"thirst": True, "thirst_return": "tracked", "egg_rule": "per_square", "first_holder": "A"},
        {"thirst": False, "thirst_return": "tracked", "egg_rule": "per_connection", "first_holder": "B"},
        {"thirst": False, "thirst_return": "reshuffled", "egg_rule": "per_square", "first_holder": "random"},
    ],
)
def test_the_view_shows_the_options_that_were_chosen(chosen: dict[str, object]) -> None:
    """Each as it was chosen, also one that means nothing without another, in every position and to everybody."""
    state = GAME.start(2, chosen, chance=clutch.Seeded(1))
    for seat in (0, 1, None):
        assert state.view(seat)["options"] == chosen
        assert state.clone().view(seat)["options"] == chosen


@rule("DM-G10")
def test_what_becomes_of_returned_tokens_means_nothing_without_thirst() -> None:
    """The basic game plays the same to the last card, whichever value was chosen."""
    plain, other = (GAME.start(3, {"thirst_return": how}, chance=clutch.Seeded(4)) for how in ("tracked", "reshuffled"))
    for game in (plain, other):
        chance = clutch.Seeded(9)
        while not game.over:
            actions = game.legal()
            game.apply(actions[chance.below(len(actions))], chance)
    assert plain.scores() == other.scores()
    assert list(plain.features(0)) == list(other.features(0))
    first, second = plain.view(0), other.view(0)
    assert first.pop("options") != second.pop("options")
    assert first == second


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"thirst": "perhaps"}, "true or false"),
        ({"thirst_return": "lost"}, "one of tracked, reshuffled"),
        ({"egg_rule": "none"}, "one of per_connection, per_square"),
        ({"first_holder": "youngest"}, "one of random, A, B, C, D"),
        ({"first_holder": "C"}, "only 2 play"),
        ({"dragons": 3}, "no option"),
    ],
)
def test_bad_options_get_one_sentence(options: dict[str, object], message: str) -> None:
    """An unknown option or value is refused before anything begins."""
    with pytest.raises(clutch.OptionsError, match=message):
        GAME.start(2, options, chance=clutch.Seeded(1))
