"""The `clutch` command: its parser, and what becomes of errors, Ctrl-C and closed pipes."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import clutch
from clutch.arena.tournament import SEATINGS
from clutch.bots.outside import MOVE_SECONDS
from clutch.cli import arena, check, games, lab, play, puzzle, replay, rules, score, simulate
from clutch.cli.arguments import OPPONENT, Commands, Parser, add_command, add_json, examples, whole_number
from clutch.cli.contest import MOST_JOBS, add_contest, add_options, add_seed
from clutch.cli.problem import BAD_INPUT, INTERRUPTED, PIPE_CLOSED, NothingFound
from clutch.cli.speech import FLAG, SPEECH, complaint, explain, in_words, language, wished
from clutch.cli.terminal import clean
from clutch.cli.upkeep import add_upkeep
from clutch.kernel.errors import GameError


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    for stream, errors in ((sys.stdin, "strict"), (sys.stdout, "replace"), (sys.stderr, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        code = run(argv)
        sys.stdout.flush()
    except NothingFound as error:
        return complain(in_words(error), 1)
    except GameError as error:
        return complain(in_words(error), BAD_INPUT)
    except KeyboardInterrupt as interrupt:
        return complain(f"{complaint('interrupted')} {interrupt}".strip(), INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has enough. What is still in the buffer must not raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def complain(sentence: str, code: int) -> int:
    """One line on stderr."""
    try:
        sys.stdout.flush()
        print(f"clutch: {clean(' '.join(sentence.split()))}", file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def run(argv: Sequence[str] | None) -> int:
    """Parse and carry out."""
    given = sys.argv[1:] if argv is None else argv
    SPEECH.speak(wished(given))
    command = command_of(given)
    parser = make_parser(serving=command in (None, "serve"))
    arguments = parser.parse_args(given if command is not None else [*given, "serve"])
    arguments.language = language()
    if arguments.version:
        sys.stdout.write(f"clutch {clutch.__version__} ({clutch.build()})\n")
        return 0
    if arguments.command is None:
        parser.print_help()
        return 0
    code = arguments.run(arguments)
    assert isinstance(code, int)
    return code


def command_of(given: Sequence[str]) -> str | None:
    """What comes first on a command line beside its language; None where nothing does: then the table is opened.

    >>> command_of(["--language", "de"]), command_of(["--language=de", "serve"]), command_of(["--help"])
    (None, 'serve', '--help')
    """
    rest = list(given)
    while rest and rest[0].partition("=")[0] == FLAG:
        del rest[: 1 if "=" in rest[0] else 2]
    return rest[0] if rest else None


def make_parser(*, serving: bool = False) -> Parser:
    """The whole command line. The server's packages take a second to load, so only `clutch serve` itself does (`serving`)."""
    parser = Parser(
        prog="clutch",
        description=explain("clutch"),
        epilog=examples(
            "clutch",
            "clutch games",
            "clutch play dragon_kin",
            "clutch rules dragon_kin --search alliance",
            "clutch simulate dragon_kin --players 3 --games 300 --bots greedy,random,random",
        ),
    )
    parser.add("--version", action="store_true")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_games(commands)
    add_rules(commands)
    add_play(commands)
    add_score(commands)
    add_simulate(commands)
    add_arena(commands)
    add_lab(commands)
    add_train(commands)
    add_mcp(commands)
    add_replay(commands)
    add_puzzle(commands)
    add_check(commands)
    add_serve(commands, serving=serving)
    add_upkeep(commands)
    return parser


def add_games(commands: Commands) -> None:
    """`clutch games`."""
    parser = add_command(commands, "games", "clutch games", "clutch games dragon_kin", "clutch games --json")
    parser.add("game", nargs="?", metavar="GAME")
    add_json(parser)
    parser.set_defaults(run=games.run)


def add_rules(commands: Commands) -> None:
    """`clutch rules`."""
    parser = add_command(
        commands,
        "rules",
        "clutch rules dragon_kin",
        "clutch rules dragon_kin DK-T5",
        "clutch rules dragon_kin --search open alliance",
        "clutch rules dragon_kin --language de",
    )
    parser.add("game", metavar="GAME")
    parser.add("id", nargs="?", metavar="ID")
    parser.add("--search", nargs="+", metavar="WORD")
    add_json(parser)
    parser.set_defaults(run=rules.run)


def add_play(commands: Commands) -> None:
    """`clutch play`."""
    parser = add_command(
        commands,
        "play",
        "clutch play dragon_kin",
        "clutch play dragon_kin --seats me,greedy,search:300ms --names Ann",
        "clutch play dragon_kin --seats me,me --names Ann,Ben --save evening.jsonl",
        "clutch play dragon_kin --option game_length=fixed_rounds --option rounds=3",
        "clutch play dragon_kin --seats me,./mybot.py",
        "clutch play --resume evening.jsonl",
        "clutch play dragon_kin --companion --names Ann,Ben,Cleo",
        "clutch play --server http://127.0.0.1:8264/m/MATCH#TOKEN --names Ann",
    )
    parser.add("game", nargs="?", metavar="GAME")
    parser.add(
        "--players",
        type=whole_number(1, 20),
        metavar="N",
    )
    parser.add("--seats", metavar="LIST", help=explain("play-seats", opponent=OPPONENT))
    parser.add("--names", metavar="LIST")
    add_options(parser)
    add_seed(parser)
    parser.add("--save", metavar="FILE")
    parser.add("--resume", metavar="FILE")
    parser.add("--server", metavar="LINK")
    parser.add("--companion", action="store_true")
    parser.set_defaults(run=play.run)


def add_score(commands: Commands) -> None:
    """`clutch score`."""
    parser = add_command(
        commands,
        "score",
        "clutch score dragon_kin",
        "clutch score dragon_kin --line forest,fire,ice,ice,storm,forest,sea --kin Ann=forest,forest,ice,sand --kin Ben=storm,sea,sea",
    )
    parser.add("game", metavar="GAME")
    score.add_fields(parser)
    add_json(parser)
    parser.set_defaults(run=score.run)


def add_simulate(commands: Commands) -> None:
    """`clutch simulate`."""
    parser = add_command(
        commands,
        "simulate",
        "clutch simulate dragon_kin --players 3 --games 3000 --bots random",
        "clutch simulate dragon_kin --players 4 --games 400 --bots search:200,greedy,greedy,greedy --seed 7 --jobs 2",
        "clutch simulate dragon_kin --players 2 --games 20 --bots greedy,random --records games/ --json",
        "clutch simulate dragomino --games 1000 --bots greedy --parquet decisions/",
    )
    add_contest(parser, "random", 100, 10**9)
    parser.add("--records", metavar="DIR")
    parser.add("--parquet", metavar="DIR")
    parser.set_defaults(run=simulate.run)


def add_arena(commands: Commands) -> None:
    """`clutch arena`."""
    parser = add_command(
        commands,
        "arena",
        "clutch arena dragon_kin --bots search:200,greedy,random --games 600",
        "clutch arena dragomino --bots search:50ms,greedy --games 2000 --jobs 2 --out duel",
        "clutch arena dragon_kin --bots ./mybot.py,mybots.good:Good,greedy --games 300 --deadline 5",
        "clutch arena dragoon --players 4 --bots search:500,search:100,greedy,random --games 400 --until 'search:500>greedy:0.95'",
    )
    add_contest(parser, None, 1000, 10**8, cluster=True)
    parser.add("--seatings", choices=SEATINGS)
    parser.add("--until", metavar="WISH")
    parser.add("--deadline", type=whole_number(1, 3600), default=int(MOVE_SECONDS), metavar="SECONDS")
    parser.add("--out", metavar="DIR")
    parser.add("--records", action="store_true")
    parser.set_defaults(run=arena.run)


def add_lab(commands: Commands) -> None:
    """`clutch lab`."""
    parser = add_command(
        commands,
        "lab",
        "clutch lab dragomino --bots greedy --games 400 --out dragomino.html",
        "clutch lab dragon_kin --players 3 --vary open_alliance_own_discard=true,false",
        "clutch lab dragoon --players 4 --components changed.toml --jobs 2 --out changed.html",
    )
    add_contest(parser, "greedy", 200, 10**7)
    parser.add("--vary", metavar="OPTION=A,B")
    parser.add("--components", metavar="FILE")
    parser.add("--out", metavar="FILE")
    parser.set_defaults(run=lab.run_command)


def add_train(commands: Commands) -> None:
    """`clutch train`."""
    parser = add_command(
        commands,
        "train",
        "clutch train dragon_family",
        "clutch train dragon_kin --minutes 20 --out kin",
        "clutch train dragoon --generations 6 --games 5000 --seed 7",
        "clutch train dragonbrood --formula --minutes 20",
        "clutch train dragoon --curve --games 300 --bot search:200",
    )
    parser.add("game", metavar="GAME")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=whole_number(1, 10**5), metavar="M", help=explain("train-minutes"))
    length.add_argument("--hours", type=whole_number(1, 10**4), metavar="H", help=explain("train-hours"))
    length.add_argument("--generations", type=whole_number(1, 1000), metavar="N", help=explain("train-generations"))
    parser.add("--games", type=whole_number(2, 10**7), metavar="N")
    parser.add("--players", type=whole_number(1, 20), metavar="P")
    parser.add("--bot", default="search:200", metavar="BOT")
    parser.add("--gate", type=whole_number(2, 10**6), default=400, metavar="N")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--formula", action="store_true", help=explain("train-formula"))
    kind.add_argument("--curve", action="store_true", help=explain("train-curve"))
    crew = parser.add_mutually_exclusive_group()
    crew.add_argument("--jobs", type=whole_number(1, MOST_JOBS), metavar="J", help=explain("train-jobs"))
    crew.add_argument("--ray", metavar="ADDRESS", help=explain("arena-ray"))
    add_seed(parser)
    parser.add("--out", metavar="DIR")
    parser.set_defaults(run=start_train)


def start_train(arguments: argparse.Namespace) -> int:
    """`clutch train`; NumPy is loaded only for it."""
    try:
        from clutch.cli import train
    except ImportError:
        raise GameError(complaint("train_packages")) from None
    return train.run(arguments)


def add_mcp(commands: Commands) -> None:
    """`clutch mcp`."""
    parser = add_command(commands, "mcp", "clutch mcp", "clutch mcp --server http://127.0.0.1:8264/m/MATCH#TOKEN --name Sage")
    parser.add("--server", metavar="LINK")
    parser.add("--name", metavar="NAME")
    parser.set_defaults(run=start_mcp)


def start_mcp(arguments: argparse.Namespace) -> int:
    """`clutch mcp`; the packages of clients and servers are loaded only for it."""
    try:
        from clutch.cli import mcp
    except ImportError:
        raise GameError(complaint("mcp_packages")) from None
    return mcp.run(arguments)


def add_replay(commands: Commands) -> None:
    """`clutch replay`."""
    parser = add_command(
        commands,
        "replay",
        "clutch replay evening.jsonl",
        "clutch replay evening.jsonl --to 12 --seat Ann",
        "clutch replay evening.jsonl --analyse",
        "clutch replay evening.jsonl --json",
    )
    parser.add("file", metavar="FILE")
    parser.add("--to", type=whole_number(0, 10**6), metavar="N")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="S", help=explain("replay-seat"))
    eyes.add_argument("--all", action="store_true", help=explain("replay-all"))
    parser.add("--boards", choices=("turns", "all", "end", "none"), default="turns")
    parser.add("--analyse", action="store_true", help=explain("replay-analyse"))
    add_json(parser)
    parser.set_defaults(run=replay.run)


def add_puzzle(commands: Commands) -> None:
    """`clutch puzzle`."""
    parser = add_command(commands, "puzzle", "clutch puzzle", "clutch puzzle dragon_kin --number 3", "clutch puzzle dragoon --solution")
    parser.add("game", nargs="?", metavar="GAME", help=explain("puzzle-game"))
    parser.add("--number", type=whole_number(1, 999), metavar="N", help=explain("puzzle-number"))
    parser.add("--solution", action="store_true", help=explain("puzzle-solution"))
    parser.set_defaults(run=puzzle.run)


def add_check(commands: Commands) -> None:
    """`clutch check`."""
    parser = add_command(commands, "check", "clutch check evening.jsonl", "clutch check games/*.jsonl --json")
    parser.add("files", nargs="+", metavar="FILE")
    add_json(parser)
    parser.set_defaults(run=check.run)


def add_serve(commands: Commands, *, serving: bool) -> None:
    """`clutch serve`."""
    parser = add_command(
        commands,
        "serve",
        "clutch serve",
        "clutch serve --host 0.0.0.0 --port 8000 --no-browser",
        "clutch serve --database postgresql://clutch@localhost/clutch",
    )
    if not serving:
        return
    try:
        from clutch.table import serve
    except ImportError:
        parser.set_defaults(run=without_server)
        return
    serve.add_arguments(parser, lambda name: explain(f"serve-{name}"))
    parser.set_defaults(run=serve.run)


def without_server(_arguments: argparse.Namespace) -> int:
    """`clutch serve` where the server's packages are missing."""
    raise GameError(complaint("table_packages"))


if __name__ == "__main__":
    sys.exit(main())
