"""Setting up the game."""

from __future__ import annotations

from typing import cast

import pytest

import clutch
from clutch.games.dragomino.show.view_types import DragominoView
from games.dragomino.table import EGGS, GAME, OPTIONS
from kit import rule


def started(players: int, options: dict[str, object] | None = None, luck: list[int] | None = None) -> DragominoView:
    """The view of a new game."""
    chance = clutch.Seeded(5) if luck is None else clutch.Scripted(luck)
    return cast("DragominoView", GAME.start(players, options, chance=chance).view(None))


@rule("DM-S1")
def test_two_to_four_players() -> None:
    """One or five players are refused; with two, three and four everything but their number is the same."""
    for players in (0, 1, 5):
        with pytest.raises(clutch.OptionsError):
            GAME.start(players, chance=clutch.Seeded(1))
    views = [started(players, {"first_holder": "A"}, [0, 1, 2, 3]) for players in (2, 3, 4)]
    assert [len(view["seats"]) for view in views] == [2, 3, 4]
    for view in views[1:]:
        assert (view["offer"], view["stack"], view["piles"]) == (views[0]["offer"], views[0]["stack"], views[0]["piles"])
        assert view["seats"][1] == views[0]["seats"][1]


@rule("DM-S2")
@pytest.mark.parametrize("options", OPTIONS)
def test_full_piles_of_fresh_tokens(options: dict[str, object]) -> None:
    """Each pile has the tokens of its terrain, all fresh, none with a name."""
    for pile in started(3, options)["piles"]:
        dragons, shells = EGGS[pile["terrain"]]
        assert (pile["dragons"], pile["shells"]) == (dragons, shells)
        assert pile["tokens"] == pile["fresh"] == dragons + shells
        assert pile["returned"] == []
    assert sum(pile["tokens"] for pile in started(2)["piles"]) == 69


@rule("DM-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_starting_domino_each(players: int) -> None:
    """Each island begins with desert at 0,0 and snow at 1,0, without a hole."""
    for seat in started(players)["seats"]:
        assert seat["dominoes"] == [{"domino": "start", "x": 0, "y": 0, "direction": "E"}]
        assert seat["cells"] == [
            {"x": 0, "y": 0, "terrain": "desert", "hole": False, "domino": "start"},
            {"x": 1, "y": 0, "terrain": "snow", "hole": False, "domino": "start"},
        ]


@rule("DM-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_28_dominoes_are_used(players: int) -> None:
    """Offer and stack are the 28 exploration dominoes with any number of players."""
    view = started(players)
    offered = [domino["domino"] for domino in view["offer"] if domino is not None]
    stack = [domino["domino"] for domino in view["stack"]]
    assert sorted(offered + stack) == [f"d{number:02}" for number in range(1, 29)]
    assert view["stack_size"] == len(stack) == 24
    assert view["discarded"] == []


@rule("DM-S4")
def test_every_domino_is_revealed_equally_often() -> None:
    """Over many games each domino is in the first offer about one time in seven."""
    counts = dict.fromkeys(range(28), 0)
    chance = clutch.Seeded(11)
    for _ in range(2800):
        for action in GAME.start(2, chance=chance).legal():
            counts[action] += 1
    assert sum(counts.values()) == 4 * 2800
    # 400 expected, standard deviation 18.5: five of them either way
    assert all(308 < count < 492 for count in counts.values()), counts


@rule("DM-S5", "DM-G7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_holder_is_random_or_named(players: int) -> None:
    """By default every seat may hold the Mommy Dragon first, equally often; the host may name a seat that is taken."""
    chance = clutch.Seeded(3)
    holders = [GAME.start(players, chance=chance).view(None)["mommy"] for _ in range(600)]
    assert all(abs(holders.count(seat) - 600 / players) < 65 for seat in range(players)), "five standard deviations"
    for seat in range(players):
        view = started(players, {"first_holder": "ABCD"[seat]})
        assert view["mommy"] == view["first"] == view["turn"] == seat
        assert [other["mommy"] for other in view["seats"]] == [other == seat for other in range(players)]
    if players < 4:
        with pytest.raises(clutch.OptionsError, match=f"only {players} play"):
            GAME.start(players, {"first_holder": "D"}, chance=clutch.Seeded(1))


@rule("DM-S6")
def test_the_game_begins_at_nothing_in_round_1() -> None:
    """Round 1, no dragons, no shells, nothing thrown away; the first holder alone has a point, for the Mommy Dragon."""
    view = started(3, {"first_holder": "B"})
    assert (view["round"], view["rounds"], view["step"]) == (1, 7, "pick")
    assert [(seat["dragons"], seat["shells"], seat["eggs"]) for seat in view["seats"]] == [(0, 0, [])] * 3
    assert [seat["points"] for seat in view["seats"]] == [0, 1, 0]
    assert view["discarded"] == []
