"""`clutch simulate`: bots play many games, and this counts."""

from __future__ import annotations

import argparse
import json
from importlib.util import find_spec
from pathlib import Path

from rich.table import Table

from clutch.arena.estimate import Interval
from clutch.arena.simulate import Count, Report, Simulation, plan
from clutch.build import build
from clutch.cli.arguments import read_options, split_list
from clutch.cli.files import reason
from clutch.cli.speech import complaint, tell
from clutch.cli.terminal import Terminal
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.move import seat_letter

DEFAULT_SEED = 1


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    game = find_game(arguments.game)
    records = None if arguments.records is None else Path(arguments.records)
    parquet = None if arguments.parquet is None else Path(arguments.parquet)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    wanted = plan(
        game, arguments.players, read_options(arguments.option), split_list(arguments.bots), seed, arguments.games, records, parquet
    )
    if parquet is not None and find_spec("polars") is None:
        raise GameError(complaint("polars_missing"))
    for folder in (records, parquet):
        if folder is not None:
            prepare(folder)
    simulation = Simulation(wanted, arguments.jobs)
    try:
        with terminal.progress(f"{game.title}, {wanted.players} players", wanted.games) as bar:
            for games in simulation.run():
                bar.advance(games)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise GameError(complaint("record_unwritable", reason=reason(error))) from None
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"{simulation.outcome.games} of {wanted.games} games were played.") from None
    if arguments.json:
        terminal.raw(json.dumps(simulation.report().data(), ensure_ascii=False, indent=2))
    else:
        show(terminal, simulation.report())
    return 0


def prepare(records: Path) -> None:
    """A new or empty directory for records or tables."""
    try:
        records.mkdir(parents=True, exist_ok=True)
        if any(records.iterdir()):
            raise GameError(complaint("not_empty", directory=str(records)))
    except OSError as error:
        raise GameError(complaint("unusable", directory=str(records), reason=reason(error))) from None


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
