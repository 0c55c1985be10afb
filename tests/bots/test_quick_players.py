"""Players who decide quickly: they play by the rules, see what their seat sees, and are better than chance."""

from __future__ import annotations

import pytest

import clutch
from clutch.games.dragomino.bot.quick import QuickDragomino
from clutch.games.dragon_family.bot.quick import QuickFamily
from clutch.kernel.judge import QuickPlayer
from clutch.kernel.state import Actions
from kit.play import positions

PLAYERS: list[tuple[str, type[QuickPlayer]]] = [("dragomino", QuickDragomino), ("dragon_family", QuickFamily)]
every_player = pytest.mark.parametrize(("name", "made"), PLAYERS, ids=[name for name, _ in PLAYERS])


def choice(player: QuickPlayer, state: clutch.State, chance: clutch.Seeded) -> int:
    """What a quick player does."""
    actions = Actions()
    state.offer(actions)
    return int(player.choice(state, actions, chance))


@every_player
def test_quick_players_do_what_is_legal(name: str, made: type[QuickPlayer]) -> None:
    """Whole games at all tables."""
    game = clutch.game(name)
    for players in range(game.least_players, game.most_players + 1):
        player, luck, thoughts = made(), clutch.Seeded(players, 1), clutch.Seeded(players, 2)
        state = game.start(players, chance=luck)
        while not state.over:
            action = choice(player, state, thoughts)
            assert action in state.legal()
            state.apply(action, luck)


@every_player
def test_quick_players_see_what_their_seat_sees(name: str, made: type[QuickPlayer]) -> None:
    """In worlds that look alike to the seat on turn they do the same."""
    for number, (referee, _) in enumerate(positions(name, 3, 12)):
        state = referee.state
        if state.over:
            continue
        alike = state.resample(state.seat(), clutch.Seeded(number))
        assert choice(made(), state, clutch.Seeded(number)) == choice(made(), alike, clutch.Seeded(number))


@every_player
def test_quick_players_beat_chance(name: str, made: type[QuickPlayer]) -> None:
    """Eight games of ten."""
    game = clutch.game(name)
    won = 0.0
    for number in range(10):
        player, luck, thoughts = made(), clutch.Seeded(number, 1), clutch.Seeded(number, 2)
        state = game.start(2, chance=luck)
        while not state.over:
            legal = state.legal()
            mine = int(state.seat()) == number % 2
            state.apply(choice(player, state, thoughts) if mine else legal[thoughts.below(len(legal))], luck)
        won += state.payoff(number % 2)
    assert won >= 8.0
