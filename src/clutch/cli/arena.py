"""`clutch arena`: bots meet in a tournament, and this says who is better and how surely."""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from pathlib import Path

from rich.table import Table

from clutch.arena.arena import Arena
from clutch.arena.crew import crew_of
from clutch.arena.estimate import Interval
from clutch.arena.journal import Journal
from clutch.arena.player import make_player
from clutch.arena.report import report
from clutch.arena.standings import Line, Standings
from clutch.arena.stopping import Wish, read_wish
from clutch.arena.tables import games_of
from clutch.arena.tournament import tournament
from clutch.cli.contest import command_line, keeping_records, make_folder, read_contest, write_report
from clutch.cli.speech import complaint, tell
from clutch.cli.terminal import Terminal
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.move import seat_letter

RECORDS = "records"


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    asked = read_contest(arguments)
    for bot in asked.bots:
        make_player(bot).close()
    plan = tournament(asked.game, asked.players, asked.options, asked.bots, asked.seed, asked.games, arguments.seatings, arguments.deadline)
    wish = None if arguments.until is None else read_wish(arguments.until, plan)
    out = None if arguments.out is None else Path(arguments.out)
    if arguments.records and out is None:
        raise GameError(complaint("records_without_out"))
    records = out.absolute() / RECORDS if out is not None and arguments.records else None
    with ExitStack() as stack:
        journal = None if out is None else stack.enter_context(Journal(out, plan))
        if records is not None:
            make_folder(records)
        arena = Arena(plan, crew_of(games_of(plan, records), asked.jobs, arguments.ray), journal, wish)
        if arena.before:
            terminal.err.print(tell("arena_resumed", games=arena.before))
        play(terminal, arena, asked.game.title, out)
    table = arena.standings()
    if out is not None:
        write_report(out / "report.html", report(table, command_line()))
        write_report(out / "report.json", json.dumps({**table.data(), "seconds": arena.seconds}, ensure_ascii=False, indent=2) + "\n")
    if arguments.json:
        terminal.raw(json.dumps({**table.data(), "seconds": arena.seconds, "verdict": arena.verdict}, ensure_ascii=False, indent=2))
    else:
        show(terminal, arena, table, wish)
        if out is not None:
            terminal.whole(tell("arena_report", file=str(out / "report.html")))
    return 0


def play(terminal: Terminal, arena: Arena, title: str, out: Path | None) -> None:
    """Play what is left, with a bar that tells the time left."""
    plan = arena.tournament
    try:
        with keeping_records(), terminal.progress(tell("arena_progress", game=title, players=plan.players), plan.games) as bar:
            bar.advance(arena.before)
            for games in arena.run():
                bar.advance(games)
    except KeyboardInterrupt:
        facts = {"games": len(arena.played), "all": plan.games}
        raise KeyboardInterrupt(tell("arena_stopped" if out is None else "arena_kept", **facts)) from None


def show(terminal: Terminal, arena: Arena, table: Standings, wish: Wish | None) -> None:
    """The result for a person."""
    plan = arena.tournament
    terminal.say(
        tell("arena", game=find_game(plan.game).title, players=plan.players, seed=str(plan.seed), games=table.games, deals=table.deals),
        "bold",
    )
    if wish is not None:
        names = {"better": plan.bots[wish.better], "worse": plan.bots[wish.worse], "certainty": f"{wish.certainty:.1%}"}
        terminal.say(tell({True: "wish_yes", False: "wish_no", None: "wish_open"}[arena.verdict], **names))
    order = sorted(range(len(table.bots)), key=lambda bot: -table.bots[bot].shares.mean)
    terminal.show(ranking(table, order))
    terminal.say("")
    terminal.show(cross_table(table, order))
    for (bot, why), count in table.forfeits.items():
        terminal.say(tell("arena_forfeit", bot=bot, games=count, reason=why), "yellow")


def ranking(table: Standings, order: list[int]) -> Table:
    """The bots, the best first, then the seats."""
    drawn = Table(box=None, header_style="bold", pad_edge=False)
    drawn.add_column("", no_wrap=True)
    for column in ("games", "win_rate", "rating", "mean_score", "move_ms", "iterations"):
        drawn.add_column(tell(f"count_{column}"), justify="right", no_wrap=True)
    for bot in order:
        line, rating = table.bots[bot], table.ratings[bot]
        cost = [f"{1000 * line.seconds / max(line.moves, 1):.2f}", f"{line.iterations / line.moves:,.0f}" if line.iterations else ""]
        drawn.add_row(line.name, *achieved(line, f"{rating.points:+.0f}{around(rating.interval, '{:.0f}')}"), *cost)
    drawn.add_section()
    for seat, line in enumerate(table.seats):
        drawn.add_row(tell("seat", letter=seat_letter(seat)), *achieved(line, ""), "", "")
    return drawn


def achieved(line: Line, rating: str) -> list[str]:
    """What a bot or a seat achieved: each mean with half the width of its 95 % interval."""
    shares, scores = line.shares, line.scores
    return [
        f"{shares.count:,.0f}",
        f"{shares.mean:.1%}{around(shares.share_interval(), '{:.1%}')}",
        rating,
        f"{scores.mean:.2f}{around(scores.interval(), '{:.2f}')}" if scores.count else "",
    ]


def cross_table(table: Standings, order: list[int]) -> Table:
    """How often the one did better than the other."""
    drawn = Table(box=None, header_style="bold", pad_edge=False)
    drawn.add_column(tell("arena_cross"))
    for bot in order:
        drawn.add_column(table.bots[bot].name, justify="right")
    for one in order:
        cells = [f"{table.cross[one, other].mean:.1%}" if (one, other) in table.cross else "·" for other in order]
        drawn.add_row(table.bots[one].name, *cells)
    return drawn


def around(interval: Interval | None, form: str) -> str:
    """Half the width of an interval."""
    return "" if interval is None else " ±" + form.format((interval[1] - interval[0]) / 2)
