"""`clutch simulate`: bots play many games, and this counts."""

from __future__ import annotations

import argparse
import json
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from clutch.arena.dataset import write_tables
from clutch.arena.estimate import Interval
from clutch.arena.simulate import Count, Report, Simulation, plan
from clutch.build import build
from clutch.cli.contest import Contest, keeping_records, make_folder, read_contest
from clutch.cli.speech import complaint, tell
from clutch.cli.terminal import Terminal
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.move import seat_letter


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    asked = read_contest(arguments)
    if arguments.parquet is None:
        return carry_out(arguments, terminal, asked, None if arguments.records is None else Path(arguments.records))
    if find_spec("polars") is None:
        raise GameError(complaint("polars_missing"))
    tables = Path(arguments.parquet)
    prepare(tables)
    with TemporaryDirectory() as passing:
        records = Path(arguments.records or passing)
        done = carry_out(arguments, terminal, asked, records)
        write_tables(asked.game, records, tables, asked.seed)
    return done


def carry_out(arguments: argparse.Namespace, terminal: Terminal, asked: Contest, records: Path | None) -> int:
    """Play and tell; with records if there is a folder for them."""
    wanted = plan(asked.game, asked.players, asked.options, asked.bots, asked.seed, asked.games, records)
    if records is not None:
        prepare(records)
    simulation = Simulation(wanted, asked.jobs)
    try:
        with (
            keeping_records(),
            terminal.progress(tell("arena_progress", game=asked.game.title, players=wanted.players), wanted.games) as bar,
        ):
            for games in simulation.run():
                bar.advance(games)
    except KeyboardInterrupt:
        facts = {"games": simulation.outcome.games, "all": wanted.games}
        raise KeyboardInterrupt(tell("arena_stopped", **facts)) from None
    if arguments.json:
        terminal.raw(json.dumps(simulation.report().data(), ensure_ascii=False, indent=2))
    else:
        show(terminal, simulation.report())
    return 0


def prepare(records: Path) -> None:
    """A new or empty directory for records or tables."""
    make_folder(records)
    if any(records.iterdir()):
        raise GameError(complaint("not_empty", directory=str(records)))


def show(terminal: Terminal, report: Report) -> None:
    """The report for a person."""
    outcome = report.outcome
    speed = outcome.decisions / report.seconds if report.seconds > 0 else 0.0
    terminal.say(tell("simulated", game=find_game(report.plan.game).title, players=report.plan.players, seed=str(report.plan.seed)), "bold")
    terminal.say(
        tell(
            "speed",
            games=outcome.games,
            decisions=outcome.decisions,
            seconds=f"{report.seconds:.2f}",
            speed=round(speed),
            build=build(),
        )
    )
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("")
    for column in ("games", "wins", "win_rate", "interval", "mean_score", "interval"):
        table.add_column(tell(f"count_{column}"), justify="right")
    for name, count in outcome.bots.items():
        table.add_row(*row(name, count))
    table.add_section()
    for seat, count in sorted(outcome.seats.items()):
        table.add_row(*row(tell("seat", letter=seat_letter(seat)), count))
    terminal.show(table)
    if report.plan.games % report.plan.players:
        terminal.say(tell("no_multiple", players=report.plan.players), "dim")


def row(name: str, count: Count) -> list[str]:
    """One line of the table."""
    shares, scores = count.shares, count.scores
    return [
        name,
        f"{shares.count:,.0f}",
        f"{shares.total:,.1f}",
        f"{shares.mean:.1%}",
        span(shares.share_interval(), "{:.1%}"),
        f"{scores.mean:.2f}",
        span(scores.interval(), "{:.2f}"),
    ]


def span(interval: Interval | None, form: str) -> str:
    """An interval as text."""
    return "" if interval is None else f"{form.format(interval[0])} to {form.format(interval[1])}"
