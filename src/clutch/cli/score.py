"""`clutch score`: the points of a round that was played with a real box, and how each came about."""

from __future__ import annotations

import argparse
import json

from clutch.cli.arguments import Parser, check_name
from clutch.cli.problem import InputEnded
from clutch.cli.screen import grid
from clutch.cli.sheet import nothing_in, read_field
from clutch.cli.speech import complaint, explain, in_words, language, tell
from clutch.cli.terminal import Terminal, clean
from clutch.games.catalogue import game as find_game
from clutch.games.catalogue import games as all_games
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.tally import Field, Filled, Tally, check_sheet


def add_fields(parser: Parser) -> None:
    """A flag for each field of each game's sheet."""
    known: set[str] = set()
    for game in all_games():
        for field in game.score_sheet():
            if field.name in known:
                continue
            known.add(field.name)
            if field.each_seat:
                parser.add_argument(
                    f"--{field.name}",
                    action="append",
                    metavar="NAME=LIST",
                    help=explain("score-field_of_seat", game=game.title, field=field.name),
                )
            else:
                parser.add_argument(f"--{field.name}", metavar="LIST", help=explain("score-field", game=game.title, field=field.name))


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    game = find_game(arguments.game)
    fields = game.score_sheet()
    if any(getattr(arguments, field.name) is not None for field in fields):
        names, table, seats = from_flags(game, fields, arguments)
        game.settings(len(names))
        check_sheet(fields, table, seats)
        tally = game.tally(table, seats)
    else:
        try:
            names, tally = interview(terminal, game, fields)
        except InputEnded as error:
            raise InputEnded(complaint("before_sheet", problem=in_words(error))) from None
    if arguments.json:
        terminal.raw(json.dumps(data(game, names, tally), ensure_ascii=False, indent=2))
    else:
        show(terminal, game, names, tally)
    return 0


def from_flags(game: Game, fields: list[Field], arguments: argparse.Namespace) -> tuple[list[str], Filled, list[Filled]]:
    """The sheet out of the command line; what is not given is nothing, where that can be."""
    seats: dict[str, Filled] = {}
    for field in fields:
        for pair in getattr(arguments, field.name) or [] if field.each_seat else []:
            name, sign, text = pair.partition("=")
            if not sign:
                raise GameError(complaint("flag_unclear", text=pair[:60], field=field.name))
            name = name.strip()
            if name not in seats:
                check_name(name, list(seats))
            if field.name in seats.setdefault(name, {}):
                raise GameError(complaint("flag_twice", field=field.name, name=name))
            seats[name][field.name] = read_field(game, field, text, [])
    names = list(seats)
    for field in fields:
        if field.each_seat and not seats:
            raise GameError(complaint("flag_missing", field=field.name))
        for name, filled in seats.items() if field.each_seat else []:
            nothing = nothing_in(field)
            if field.name not in filled and nothing is None:
                raise GameError(complaint("flag_missing_for", field=field.name, name=name))
            filled.setdefault(field.name, nothing or [])
    return names, read_table(game, fields, arguments, names), list(seats.values())


def read_table(game: Game, fields: list[Field], arguments: argparse.Namespace, names: list[str]) -> Filled:
    """The fields of the whole table out of the command line."""
    table: Filled = {}
    for field in fields:
        if field.each_seat:
            continue
        given = getattr(arguments, field.name)
        nothing = nothing_in(field)
        if given is None and nothing is None:
            raise GameError(complaint("flag_missing", field=field.name))
        table[field.name] = (nothing or []) if given is None else read_field(game, field, given, names)
    return table


def interview(terminal: Terminal, game: Game, fields: list[Field]) -> tuple[list[str], Tally]:
    """The sheet by asking; what cannot be is asked again."""
    names = ask_names(terminal, game)
    while True:
        table: Filled = {}
        seats: list[Filled] = [{} for _ in names]
        for field in fields:
            if field.each_seat:
                for seat in range(len(names)):
                    seats[seat][field.name] = ask_field(terminal, game, field, names, seat)
            else:
                table[field.name] = ask_field(terminal, game, field, names, 0)
        try:
            check_sheet(fields, table, seats)
            return names, game.tally(table, seats)
        except GameError as error:
            terminal.say(tell("once_more", problem=in_words(error)), "red")


def ask_names(terminal: Terminal, game: Game) -> list[str]:
    """Who played."""
    while True:
        names = [name.strip() for name in terminal.ask("Who played? (names with commas) ").split(",")]
        try:
            for place, name in enumerate(names):
                check_name(name, names[:place])
            game.settings(len(names))
        except GameError as error:
            terminal.say(in_words(error), "red")
            continue
        return names


def ask_field(terminal: Terminal, game: Game, field: Field, names: list[str], seat: int) -> list[str]:
    """One field, asked until it can be read."""
    question = game.words(language()).say("sheet", field.name, {"seat": seat}, names)
    among = {
        "number": f"{field.least}-{field.most}",
        "seat": ", ".join(names),
        "areas": tell("areas", symbol=field.symbols[0] if field.symbols else ""),
    }
    while True:
        typed = terminal.ask(f"{question} ({among.get(field.kind, ', '.join(field.symbols))}): ")
        try:
            return read_field(game, field, typed, names)
        except GameError as error:
            terminal.say(in_words(error), "red")


def data(game: Game, names: list[str], tally: Tally) -> dict[str, object]:
    """The result for a program."""
    words = game.words(language())
    told = [{**event.seen_by(None), "text": words.say("events", event.kind, event.facts, names)} for event in tally.events]
    players = [
        {"name": name, "score": score, "won": seat in tally.winners}
        for seat, (name, score) in enumerate(zip(names, tally.scores, strict=True))
    ]
    return {"game": game.name, "players": players, "events": told}


def show(terminal: Terminal, game: Game, names: list[str], tally: Tally) -> None:
    """The result for a person."""
    for event in tally.events:
        terminal.say(f"{game.words(language()).say('events', event.kind, event.facts, names)}  {event.rule}", indent=2)
    table = grid()
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in tally.winners, -tally.scores[seat])):
        table.add_row(str(tally.scores[seat]), tell("points"), clean(names[seat]), tell("most") if seat in tally.winners else "")
    terminal.rule(tell("result"))
    terminal.show(table, indent=2)
