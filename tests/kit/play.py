"""Random games for properties: any game, any player count, any options."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import clutch
from clutch.kernel.option import CHOICE, SUBSET, TOGGLE, WHOLE, Option

TABLES = [(game.name, players) for game in clutch.games() for players in range(game.least_players, game.most_players + 1)]
"""Every registered game with every player count."""

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize("name", [game.name for game in clutch.games()])


def some_value(option: Option, chance: clutch.Chance) -> object:
    """A random good value of an option; small numbers, so that games stay short."""
    if option.kind == CHOICE:
        return option.values[chance.below(len(option.values))]
    if option.kind == TOGGLE:
        return chance.below(2) == 1
    if option.kind == WHOLE:
        return option.least + chance.below(min(option.most - option.least, 4) + 1)
    assert option.kind == SUBSET
    return option.default


def some_options(game: clutch.Game, players: int, chance: clutch.Chance) -> dict[str, object]:
    """A random good choice of options; every other time simply the defaults."""
    while chance.below(2):
        options = {option.name: some_value(option, chance) for option in game.options if chance.below(2)}
        try:
            game.settings(players, options)
        except clutch.OptionsError:
            continue  # values that do not fit together: draw again
        return options
    return {}


def seats(players: int) -> list[clutch.Seat]:
    """Names for a table."""
    return [clutch.Seat(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[:players]]


def open_table(name: str, players: int, seed: int) -> clutch.Referee:
    """A new game with random options, all from one seed."""
    game = clutch.game(name)
    return clutch.begin(game, players, some_options(game, players, clutch.Seeded(seed, 1)), seats(players), clutch.Seeded(seed, 2))


def positions(name: str, players: int, seed: int) -> Iterator[tuple[clutch.Referee, clutch.Seeded]]:
    """Every position of a random game, with the luck that it goes on with; the last one is the end."""
    referee = open_table(name, players, seed)
    chance = clutch.Seeded(seed, 3)
    yield referee, chance
    while not referee.state.over:
        actions = referee.state.legal()
        referee.act(int(referee.state.seat()), actions[chance.below(len(actions))], chance)
        yield referee, chance


def some(walk: Iterator[tuple[clutch.Referee, clutch.Seeded]]) -> Iterator[tuple[clutch.Referee, clutch.Seeded]]:
    """The first forty positions of a walk, then one in thirteen (an odd stride, so that it keeps no step with the turns), and the end."""
    for number, (referee, chance) in enumerate(walk):
        if number < 40 or number % 13 == 0 or referee.state.over:
            yield referee, chance


def fields(thing: object) -> object:
    """Everything that an object holds, as plain data that can be compared."""
    if thing is None or isinstance(thing, (bool, int, float, str, bytes)):
        return thing
    if isinstance(thing, (list, tuple)) or type(thing).__name__.startswith("vec["):
        return [fields(part) for part in thing]  # type: ignore[attr-defined]  # vecs can be walked too
    if isinstance(thing, dict):
        return {key: fields(value) for key, value in thing.items()}
    if hasattr(thing, "__dict__"):
        return {name: fields(value) for name, value in vars(thing).items()}
    return {name: fields(getattr(thing, name)) for name in type(thing).__mypyc_attrs__}  # type: ignore[attr-defined]  # a compiled class
