"""The `clutch` command: its parser, and what becomes of errors, Ctrl-C and closed pipes."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import clutch
from clutch.cli import check, games, play, replay, rules, score, simulate
from clutch.cli.arguments import LARGEST_SEED, OPPONENT, Commands, Parser, add_json, examples, whole_number
from clutch.cli.problem import BAD_INPUT, INTERRUPTED, PIPE_CLOSED, NothingFound
from clutch.cli.terminal import clean
from clutch.cli.upkeep import add_upkeep
from clutch.kernel.errors import GameError
from clutch.kernel.words import languages

DESCRIPTION = "Dragon board games in the terminal: play them, read their rules, let bots play them, and keep every game."


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    for stream, errors in ((sys.stdin, "strict"), (sys.stdout, "replace"), (sys.stderr, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        code = run(argv)
        sys.stdout.flush()
    except NothingFound as error:
        return complain(str(error), 1)
    except GameError as error:
        return complain(str(error), BAD_INPUT)
    except KeyboardInterrupt as interrupt:
        return complain(f"interrupted. {interrupt}".strip(), INTERRUPTED)
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
    parser = make_parser(serving="serve" in given[:1])
    arguments = parser.parse_args(argv)
    if arguments.version:
        sys.stdout.write(f"clutch {clutch.__version__} ({clutch.build()})\n")
        return 0
    if arguments.command is None:
        parser.print_help()
        return 0
    code = arguments.run(arguments)
    assert isinstance(code, int)
    return code


def make_parser(*, serving: bool = False) -> Parser:
    """The whole command line. The server's packages take a second to load, so only `clutch serve` itself does (`serving`)."""
    parser = Parser(
        prog="clutch",
        description=DESCRIPTION,
        epilog=examples(
            "clutch games",
            "clutch play dragon_kin",
            "clutch rules dragon_kin --search alliance",
            "clutch simulate dragon_kin --players 3 --games 300 --bots greedy,random,random",
        ),
    )
    parser.add_argument("--version", action="store_true", help="print the version and which build runs")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_games(commands)
    add_rules(commands)
    add_play(commands)
    add_score(commands)
    add_simulate(commands)
    add_replay(commands)
    add_check(commands)
    add_serve(commands, serving=serving)
    add_upkeep(commands)
    return parser


def add_options(parser: Parser) -> None:
    """House rules and variants."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a variant or house rule; `clutch games GAME` lists them (can be repeated)",
    )


def add_games(commands: Commands) -> None:
    """`clutch games`."""
    parser = commands.add_parser(
        "games",
        help="list the games, or one game's options",
        description="List the games, or tell more of one of them: its options, their values and defaults, and the rule that each changes.",
        epilog=examples("clutch games", "clutch games dragon_kin", "clutch games --json"),
    )
    parser.add_argument("game", nargs="?", metavar="GAME")
    add_json(parser)
    parser.set_defaults(run=games.run)


def add_rules(commands: Commands) -> None:
    """`clutch rules`."""
    parser = commands.add_parser(
        "rules",
        help="read or search a game's rules",
        description="Read a game's rules, one rule by its id, or search in them. Searching shows the rules that have all the words; with none the exit code is 1.",
        epilog=examples("clutch rules dragon_kin", "clutch rules dragon_kin DK-T5", "clutch rules dragon_kin --search open alliance"),
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", nargs="?", metavar="ID", help="a rule id, such as DK-T5")
    parser.add_argument("--search", nargs="+", metavar="WORD", help="show the rules that have all these words")
    add_json(parser)
    parser.set_defaults(run=rules.run)


def add_play(commands: Commands) -> None:
    """`clutch play`."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=(
            "Play a game: alone against bots, with several people at one screen, or beside a real box. In the game type “help”.\n"
            "With --save or --resume the file is brought up to date after every decision, so that nothing is lost if the program is killed."
        ),
        epilog=examples(
            "clutch play dragon_kin",
            "clutch play dragon_kin --seats me,greedy,search:300ms --names Ann",
            "clutch play dragon_kin --seats me,me --names Ann,Ben --save evening.jsonl",
            "clutch play dragon_kin --option game_length=fixed_rounds --option rounds=3",
            "clutch play --resume evening.jsonl",
            "clutch play dragon_kin --companion --names Ann,Ben,Cleo",
            "clutch play --server http://127.0.0.1:8264/m/MATCH#TOKEN --names Ann",
        ),
    )
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument(
        "--players",
        type=whole_number(1, 20),
        metavar="N",
        help="how many play; the seats besides yours are bots unless --seats says otherwise",
    )
    parser.add_argument(
        "--seats", metavar="LIST", help=f"who sits where: “me” for a person at this screen, or a bot (default: me, then {OPPONENT})"
    )
    parser.add_argument("--names", metavar="LIST", help="names of the people, or of everybody, in the order of the seats")
    add_options(parser)
    add_seed(parser, "the same seed and the same moves give the same game")
    parser.add_argument(
        "--save", metavar="FILE", help="keep the game in a new file; a file that exists is never written over: use --resume"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game, in the same file")
    parser.add_argument("--server", metavar="LINK", help="take the seat of an invite link on a server, or come back to it")
    parser.add_argument("--companion", action="store_true", help="a real box is on the table: type in what the real dice and cards show")
    parser.add_argument(
        "--language", default="en", metavar="LANG", help=f"the language of the screens: {', '.join(languages())} (default: en)"
    )
    parser.set_defaults(run=play.run)


def add_seed(parser: Parser, text: str) -> None:
    """The flag for reproducible luck."""
    parser.add_argument("--seed", type=whole_number(0, LARGEST_SEED), metavar="S", help=text)


def add_score(commands: Commands) -> None:
    """`clutch score`."""
    parser = commands.add_parser(
        "score",
        help="score a round that was played with a real box",
        description="Score a finished round and show how each point came about. Without its flags the command asks for what it needs.",
        epilog=examples(
            "clutch score dragon_kin",
            "clutch score dragon_kin --line forest,fire,ice,ice,storm,forest,sea --kin Ann=forest,forest,ice,sand --kin Ben=storm,sea,sea",
        ),
    )
    parser.add_argument("game", metavar="GAME")
    score.add_fields(parser)
    add_json(parser)
    parser.set_defaults(run=score.run)


def add_simulate(commands: Commands) -> None:
    """`clutch simulate`."""
    parser = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description=(
            "Let bots play many games and count. The bots take the seats in rotation, with the same deal for each rotation, so that each sits everywhere equally often.\n"
            "A list shorter than the table is repeated. The same seed gives the same games whatever --jobs is, as long as no bot thinks by the clock."
        ),
        epilog=examples(
            "clutch simulate dragon_kin --players 3 --games 3000 --bots random",
            "clutch simulate dragon_kin --players 4 --games 400 --bots search:200,greedy,greedy,greedy --seed 7 --jobs 2",
            "clutch simulate dragon_kin --players 2 --games 20 --bots greedy,random --records games/ --json",
        ),
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--players", type=whole_number(1, 20), metavar="N", help="how many seats (default: as many as bots, or the fewest that can play)"
    )
    parser.add_argument("--games", type=whole_number(1, 10**9), default=100, metavar="G", help="how many games (default: 100)")
    parser.add_argument(
        "--bots", default="random", metavar="LIST", help="random, greedy, search:300ms, search:2000 (iterations), … (default: random)"
    )
    add_seed(parser, "the luck of the deals and of the bots (default: 1)")
    parser.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="J", help="how many processes (default: 1)")
    parser.add_argument("--records", metavar="DIR", help="keep every game's record in a new or empty directory")
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=simulate.run)


def add_replay(commands: Commands) -> None:
    """`clutch replay`."""
    parser = commands.add_parser(
        "replay",
        help="see a recorded game again",
        description="Tell a recorded game step by step. A game that is over is told with everything that was hidden, an open one as a spectator sees it.",
        epilog=examples(
            "clutch replay evening.jsonl", "clutch replay evening.jsonl --to 12 --seat Ann", "clutch replay evening.jsonl --json"
        ),
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--to", type=whole_number(0, 10**6), metavar="N", help="stop after this many entries of the record")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="S", help="through the eyes of one seat: a letter, a name, or a number from 1")
    eyes.add_argument("--all", action="store_true", help="with everything that was hidden")
    parser.add_argument(
        "--boards", choices=("turns", "all", "end", "none"), default="turns", help="when the table is drawn (default: after each turn)"
    )
    add_json(parser)
    parser.set_defaults(run=replay.run)


def add_check(commands: Commands) -> None:
    """`clutch check`."""
    parser = commands.add_parser(
        "check",
        help="check that records are whole and follow the rules",
        description="Check records: each is valid, or its first wrong line is named with what is wrong. The exit code is 1 if any is not valid.",
        epilog=examples("clutch check evening.jsonl", "clutch check games/*.jsonl --json"),
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    add_json(parser)
    parser.set_defaults(run=check.run)


def add_serve(commands: Commands, *, serving: bool) -> None:
    """`clutch serve`."""
    parser = commands.add_parser(
        "serve",
        help="open the table: a server and its page, for people near and far",
        description="Serve the table and open its page in a browser. It listens on this machine only unless --host says otherwise; every decision is kept before anybody is told of it.",
        epilog=examples(
            "clutch serve",
            "clutch serve --host 0.0.0.0 --port 8000 --no-browser",
            "clutch serve --database postgresql://clutch@localhost/clutch",
        ),
    )
    if not serving:
        return
    try:
        from clutch.table import serve
    except ImportError:
        parser.set_defaults(run=without_server)
        return
    serve.add_arguments(parser)
    parser.set_defaults(run=serve.run)


def without_server(_arguments: argparse.Namespace) -> int:
    """`clutch serve` where the server's packages are missing."""
    raise GameError("the table needs more packages: install them with `pip install 'clutch[server]'`")


if __name__ == "__main__":
    sys.exit(main())
