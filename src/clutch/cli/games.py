"""`clutch games`: what can be played, and with which options."""

from __future__ import annotations

import argparse
import json

from rich.table import Table
from rich.text import Text

from clutch.cli.speech import language, tell
from clutch.cli.terminal import Terminal
from clutch.games.catalogue import game as find_game
from clutch.games.catalogue import games as all_games
from clutch.kernel.game import Game
from clutch.kernel.option import CHOICE, SUBSET, TOGGLE, Option


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    chosen = all_games() if arguments.game is None else [find_game(arguments.game)]
    if arguments.json:
        terminal.raw(
            json.dumps([game.data() for game in chosen] if arguments.game is None else chosen[0].data(), ensure_ascii=False, indent=2)
        )
    elif arguments.game is None:
        overview(terminal, chosen)
    else:
        details(terminal, chosen[0])
    return 0


def overview(terminal: Terminal, games: list[Game]) -> None:
    """A table of all games."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("name", "game", "players", "options"):
        table.add_column(tell(f"column_{column}"))
    for game in games:
        options = ", ".join(option.name for option in game.options) or tell("none")
        table.add_row(Text(game.name, style="bold cyan"), game.title, players(game), Text(options, style="dim"))
    terminal.show(table)
    terminal.say(tell("games_more"), "dim")


def players(game: Game) -> str:
    """How many can play."""
    return (
        str(game.least_players)
        if game.least_players == game.most_players
        else tell("range", least=game.least_players, most=game.most_players)
    )


def details(terminal: Terminal, game: Game) -> None:
    """One game with its options: values, default, and the rule that each changes."""
    terminal.say(game.title, "bold")
    terminal.say(tell("game", players=players(game), version=game.rules_version, name=game.name), indent=2)
    for option in game.options:
        terminal.say("")
        line = Text(option.name, style="bold cyan")
        line.append(f"  {word(game, option.name)}", style="")
        line.append(f"  {option.rule}", style="dim")
        terminal.show(line)
        for text in describe(game, option):
            terminal.say(text, indent=4)


def word(game: Game, symbol: str) -> str:
    """An option or a value in words; one without words is its own name."""
    words = game.words(language())
    return words.say("options", symbol, {}, []) if words.has("options", symbol) else words.name(symbol)


def describe(game: Game, option: Option) -> list[str]:
    """What can be chosen."""
    lines: list[str] = []
    if option.kind == CHOICE:
        lines.extend(f"{value}: {word(game, value)}" if word(game, value) != value else value for value in option.values)
    elif option.kind == TOGGLE:
        lines.append(tell("true_or_false"))
    elif option.kind == SUBSET:
        lines.append(tell("subset", default=str(option.default), values=", ".join(option.values)))
    else:
        lines.append(tell("range", least=str(option.least), most=str(option.most)))
    lines.append(tell("default", value=default(game, option)))
    if option.only_with:
        lines.append(tell("only_with", options=" / ".join(f"{name}={value}" for name, value in option.only_with)))
    return lines


def default(game: Game, option: Option) -> str:
    """The default, by the number of players where it depends on them."""
    if option.default is not None:
        return shown(option.default)
    counts = range(game.least_players, game.most_players + 1)
    return ", ".join(tell("with_players", value=shown(game.default(option, count)), count=count) for count in counts)


def shown(value: object) -> str:
    """A value as it is written on the command line."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, list) else str(value)
