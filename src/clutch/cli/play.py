"""`clutch play`: a game in the terminal, alone against bots, in turns at one screen, or beside a real box."""

from __future__ import annotations

import argparse
import time
from contextlib import AbstractContextManager
from pathlib import Path

from clutch.cli import files
from clutch.cli.arguments import ME, name_seats, read_options, read_seats
from clutch.cli.companion import Eyewitness, Withdrawn
from clutch.cli.local import LocalTable, resumed
from clutch.cli.problem import InputEnded, Usage
from clutch.cli.screen import Screen
from clutch.cli.session import Session
from clutch.cli.speech import complaint
from clutch.cli.terminal import Terminal
from clutch.games.catalogue import game as find_game
from clutch.games.catalogue import games
from clutch.kernel.chance import Chance, Entered, Seeded
from clutch.kernel.errors import GameError, RecordError
from clutch.kernel.game import Game
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    if arguments.server is not None:
        return visit(terminal, arguments)
    table, screen = resume(terminal, arguments) if arguments.resume is not None else start(terminal, arguments)
    if terminal.alive:

        def thinking(name: str) -> AbstractContextManager[None]:
            return terminal.busy(screen.phrases.say("thinking", name=name))

        table.thinking = thinking
    table.warn = lambda sentence: terminal.say(sentence, "yellow")
    if not arguments.companion or arguments.resume is not None:
        screen.introduce()
    try:
        Session(table, screen).play()
    finally:
        table.close()
    return 0


def visit(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """A seat at a server's table, by its link."""
    mine = {"--save": arguments.save, "--resume": arguments.resume, "--seats": arguments.seats, "--option": arguments.option or None}
    for flag, value in {**mine, "--players": arguments.players, "--companion": arguments.companion or None, "GAME": arguments.game}.items():
        if value is not None:
            raise Usage(complaint("not_with_server", flag=flag))
    try:
        from clutch.cli import remote, witness
    except ImportError:
        raise GameError(complaint("server_packages")) from None
    table = remote.join(arguments.server, arguments.names, arguments.language)
    try:
        check_language(table.game, arguments.language)
        screen = Screen(terminal, table.game, table.names, arguments.language, shared=len(table.people) > 1)
        table.agree = screen.consent
        table.witness = witness.Witness(screen)
        if terminal.alive:
            table.waiting = lambda name: terminal.busy(screen.phrases.say("waiting", name=name))
        table.wait_for_start()
        screen.names = table.names
        screen.introduce()
        Session(table, screen).play()
    finally:
        table.close()
    return 0


def start(terminal: Terminal, arguments: argparse.Namespace) -> tuple[LocalTable, Screen]:
    """A new game."""
    if arguments.game is None:
        raise Usage(complaint("which_game", game=games()[0].name))
    game = find_game(arguments.game)
    path = None if arguments.save is None else Path(arguments.save)
    seed = clock_seed() if arguments.seed is None else arguments.seed
    seats = new_seats(game, arguments, seed)
    options = read_options(arguments.option)
    game.settings(len(seats), options)
    check_language(game, arguments.language)
    if path is not None:
        files.check_free(path)
    people = sum(1 for seat in seats if seat.bot is None)
    screen = Screen(terminal, game, [seat.name for seat in seats], arguments.language, shared=people > 1)
    if arguments.companion:
        luck: Chance = Entered(Eyewitness(screen).answer)
        screen.introduce()
        referee = enter_setup(screen, game, seats, options, luck)
        screen.draw_curtain()
    else:
        luck = Seeded(seed)
        referee = begin(game, len(seats), options, seats, luck)
    table = LocalTable(referee, luck, Seeded(seed, 1), arguments.language, trusted=True)
    if path is not None:
        table.save(path)
    return table, screen


def new_seats(game: Game, arguments: argparse.Namespace, seed: int) -> list[Seat]:
    """Who sits at a new table."""
    players = arguments.players
    if arguments.companion:
        if arguments.seats is not None and any(seat.strip() != ME for seat in arguments.seats.split(",")):
            raise GameError(complaint("all_people"))
        listed = len(arguments.names.split(",")) if arguments.names is not None else game.least_players
        return name_seats([ME] * (players if players is not None else listed), arguments.names)
    if players is not None and not game.least_players <= players <= game.most_players:
        game.settings(players)  # says so
    return name_seats(read_seats(arguments.seats, players, game.least_players), arguments.names, seed)


def enter_setup(screen: Screen, game: Game, seats: list[Seat], options: dict[str, object], luck: Chance) -> Referee:
    """The setup as it happened at the real table; `back` begins it again."""
    while True:
        try:
            return begin(game, len(seats), options, seats, luck)
        except Withdrawn:
            screen.terminal.say(screen.phrases.say("setup_again"))
        except InputEnded as error:
            raise InputEnded(complaint("during_setup", problem=str(error), end=screen.phrases.say("lost"))) from None


def resume(terminal: Terminal, arguments: argparse.Namespace) -> tuple[LocalTable, Screen]:
    """A game out of a file, at the place where it was left."""
    new = {"--players": arguments.players, "--seats": arguments.seats, "--names": arguments.names, "--option": arguments.option or None}
    for flag, value in new.items():
        if value is not None:
            raise Usage(complaint("not_with_resume", flag=flag))
    path = Path(arguments.resume)
    game, record = files.load(path)
    if arguments.game is not None and arguments.game != game.name:
        raise GameError(complaint("other_game", file=str(path), game=game.title, asked=arguments.game[:60]))
    check_language(game, arguments.language)
    try:
        referee, journal, heard = resumed(game, record)
    except RecordError as error:
        raise GameError(f"{path}: {error}") from None
    if referee.state.over:
        raise GameError(complaint("game_is_over", file=str(path)))
    seed = clock_seed() if arguments.seed is None else arguments.seed
    luck: Chance = Seeded(seed, 2)
    people = sum(1 for seat in record.seats if seat.bot is None)
    screen = Screen(terminal, game, referee.names, arguments.language, shared=people > 1)
    if arguments.companion:
        if any(seat.bot is not None for seat in record.seats):
            raise GameError(complaint("bots_at_table", file=str(path)))
        luck = Entered(Eyewitness(screen).answer)
    table = LocalTable(referee, luck, Seeded(seed, 3), arguments.language)
    table.journal = journal
    table.heard = heard
    if arguments.save is not None and Path(arguments.save) != path:
        table.save(Path(arguments.save))
    else:
        table.path = path
        table.kept = len(referee.record.entries)
    return table, screen


def clock_seed() -> int:
    """A seed that nobody chose: the moment at which the game begins."""
    return time.time_ns() % 2**48


def check_language(game: Game, language: str) -> None:
    """Refuse a language without words before anything happens."""
    game.words(language)
