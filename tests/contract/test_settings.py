"""Settings are checked once and read once, and a game is always begun with its own."""

from __future__ import annotations

import pytest

import clutch


def other_value(option: clutch.Option) -> object | None:
    """A good value that is not the default, if one is easily found."""
    if option.values:
        return next((value for value in option.values if value != option.default), None) if isinstance(option.default, str) else None
    return not option.default if isinstance(option.default, bool) else option.most


@pytest.mark.parametrize("game", clutch.games(), ids=str)
def test_the_usual_settings_are_checked_once(game: clutch.Game) -> None:
    """Whoever chooses nothing gets the same settings each time, by the number of players."""
    for players in range(game.least_players, game.most_players + 1):
        assert game.settings(players) is game.settings(players, {})
        assert game.settings(players) == game.complete(players, {})


@pytest.mark.parametrize("game", clutch.games(), ids=str)
def test_games_by_turns_keep_their_own_agreements(game: clutch.Game) -> None:
    """What was read for the game before is not taken for another: usual, changed, usual again."""
    players = game.least_players
    changed = 0
    for option in game.options:
        value = other_value(option)
        if value is None:
            continue
        try:
            other = game.settings(players, {option.name: value})
        except clutch.OptionsError:
            continue
        changed += 1
        usual = game.settings(players)
        begun = [game.begin(players, settings, clutch.Seeded(3), False) for settings in (usual, other, usual)]
        afresh = [game.begin(players, dict(settings), clutch.Seeded(3), False) for settings in (usual, other, usual)]

        assert begun == afresh, option.name
        assert begun[0] == begun[2]
    assert changed
