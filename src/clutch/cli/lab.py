"""`clutch lab`: many games between bots, and what they say about a game, its options and its numbers."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from rich.table import Table

from clutch.bots import make_bot
from clutch.cli.arguments import split_list
from clutch.cli.contest import command_line, read_contest, write_report
from clutch.cli.speech import complaint, tell
from clutch.cli.terminal import Terminal
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.move import seat_letter
from clutch.lab.report import data, report
from clutch.lab.study import Findings, RuleSet, Study, numbers_from, run

AS_IT_IS = "as it is"


def run_command(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    asked = read_contest(arguments)
    for bot in asked.bots:
        make_bot(bot)
    players = asked.players if asked.players is not None else max(asked.game.least_players, 2)
    if len(asked.bots) > players:
        raise GameError(complaint("lab_too_many_bots", count=len(asked.bots), players=players))
    components = None if arguments.components is None else Path(arguments.components)
    if components is not None and arguments.vary is not None:
        raise GameError(complaint("lab_one_change"))
    if components is not None:
        check_components(asked.game, components)
    rule_sets = wanted(asked.game, players, asked.options, arguments.vary, components)
    study = Study(asked.game.name, players, tuple(asked.bots), asked.seed, asked.games, tuple(rule_sets))
    found: dict[str, Findings] = {rule_set.name: Findings() for rule_set in rule_sets}
    with terminal.progress(tell("arena_progress", game=asked.game.title, players=players), asked.games * len(rule_sets)) as bar:
        for name, games, findings in run(study, asked.jobs):
            found[name].merge(findings)
            bar.advance(games)
    if arguments.out is not None:
        write_report(Path(arguments.out), report(study, found, command_line()))
    if arguments.json:
        terminal.raw(json.dumps(data(study, found), ensure_ascii=False, indent=2))
    else:
        show(terminal, study, found)
        if arguments.out is not None:
            terminal.whole(tell("arena_report", file=arguments.out))
    return 0


def wanted(game: Game, players: int, options: dict[str, object], vary: str | None, components: Path | None) -> list[RuleSet]:
    """The rule sets to compare, the first as it is."""
    if components is not None:
        settings = game.settings(players, options)
        return [RuleSet(AS_IT_IS, settings), RuleSet(components.name, settings, components, options)]
    if vary is None:
        return [RuleSet(AS_IT_IS, game.settings(players, options))]
    name, sign, values = vary.partition("=")
    if not sign or len(split_list(values)) < 2:
        raise GameError(complaint("lab_vary", text=vary[:60]))
    return [RuleSet(f"{name} {value}", game.settings(players, {**options, name: value})) for value in split_list(values)]


def check_components(game: Game, path: Path) -> None:
    """Refuse a file that the game cannot play by, with what is wrong in it."""
    if not game.reads_components():
        raise GameError(complaint("lab_fixed_numbers", game=game.title))
    if not path.is_file():
        raise GameError(complaint("unreadable", file=str(path), reason="there is no such file"))
    with numbers_from(game.name, path):
        done = subprocess.run(
            [sys.executable, "-c", f"import clutch; clutch.game({game.name!r})"],
            capture_output=True,
            text=True,
            check=False,
            encoding="utf-8",
        )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["?"])[-1]
        raise GameError(complaint("lab_bad_numbers", file=str(path), reason=last.partition(": ")[2] or last))


def show(terminal: Terminal, study: Study, found: dict[str, Findings]) -> None:
    """The findings in short, for a person."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("")
    for name in found:
        table.add_column(name, justify="right")
    first = next(iter(found.values()))
    for seat in range(study.players if study.players > 1 else 0):
        table.add_row(tell("seat", letter=seat_letter(seat)), *[f"{findings.seats[seat].mean:.1%}" for findings in found.values()])
    for fact in first.numbers:
        table.add_row(
            fact,
            *[
                f"{findings.numbers[fact].mean:,.2f} ± {1.96 * findings.numbers[fact].deviation / max(findings.games, 1) ** 0.5:.2f}"
                for findings in found.values()
            ],
        )
    terminal.show(table)
