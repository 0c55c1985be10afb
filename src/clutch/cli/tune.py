"""`clutch train GAME --formula`: the weights of a game's formula are tuned by games, and meet those that stood on fresh deals."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic

from clutch.arena.crew import crew_of, in_order
from clutch.bots.train.formulas import SIDES, Formula, formula_of, weighing_bot, written
from clutch.bots.train.tuning import Gate, Met, Pairs, Spread, Tuning, interval, try_gate
from clutch.cli.contest import MOST_JOBS
from clutch.cli.speech import complaint, tell
from clutch.cli.terminal import Bar, Terminal
from clutch.games.catalogue import games
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game

DEFAULT_SEED = 1
EXPORT = "weights.txt"


def run_formula(terminal: Terminal, game: Game, arguments: argparse.Namespace, folder: Path) -> int:
    """Tune, and try what was found: 0 if it wins for sure, 1 if not."""
    formula = asked(game, arguments)
    weighing_bot(arguments.bot)  # before an hour has passed
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    tuning = Tuning(formula, folder, seed)
    if not tuning.fits:
        raise GameError(complaint("train_other_tuning", folder=str(folder)))
    if tuning.finished():
        terminal.say(tell("train_tuning_resumed", steps=tuning.finished(), folder=str(folder)))
    minutes = 60.0 * arguments.hours if arguments.hours is not None else arguments.minutes
    end = inf if minutes is None else monotonic() + 60 * minutes
    while monotonic() < end and (minutes is not None or tuning.finished() < formula.steps):
        with terminal.progress(tell("arena_progress", game=game.title, players=formula.players), formula.games) as bar:
            tuning.spread = watched(arguments, bar)
            tuning.step()
        facts: dict[str, str | int] = {"number": tuning.finished(), "games": SIDES * tuning.progress.pairs}
        terminal.say(tell("train_tuning_step", **facts, change=f"{tuning.change():.1%}"))
    return gate(terminal, formula, tuning, arguments, seed)


def asked(game: Game, arguments: argparse.Namespace) -> Formula:
    """What is tuned, as the game's file says or the command says otherwise."""
    formula = formula_of(game)
    if formula is None:
        able = ", ".join(other.title for other in games() if formula_of(other) is not None)
        raise GameError(complaint("train_no_formula", game=game.title, games=able))
    players = formula.players if arguments.players is None else arguments.players
    game.settings(players, {})
    if players < SIDES:
        raise GameError(complaint("train_formula_alone"))
    steps = formula.steps if arguments.generations is None else arguments.generations
    count = formula.games if arguments.games is None else arguments.games + arguments.games % SIDES
    return replace(formula, players=players, steps=steps, games=count)


def jobs_of(arguments: argparse.Namespace) -> int:
    """How many processes play."""
    jobs: int | None = arguments.jobs
    return min(os.cpu_count() or 1, MOST_JOBS) if jobs is None else jobs


def watched(arguments: argparse.Namespace, bar: Bar) -> Spread:
    """So many processes or machines play as the command says, and a bar tells how far they are."""

    def play(work: Callable[[list[int]], Pairs], count: int) -> Pairs:
        done: Pairs = []
        for numbered in in_order(crew_of(work, jobs_of(arguments), arguments.ray), count):
            done.append(numbered)
            bar.advance(SIDES)
        return done

    return play


def gate(terminal: Terminal, formula: Formula, tuning: Tuning, arguments: argparse.Namespace, seed: int) -> int:
    """Let the weights that were found play against those that stood, and write them down."""
    tuned = tuning.tuned()
    path = tuning.folder / EXPORT
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(formula, tuned), "utf-8", newline="\n")
    deals = (arguments.gate + 1) // SIDES
    plan = Gate(formula, arguments.bot, (tuned, tuple(tuning.progress.standing)), seed)
    met = Met()
    with terminal.progress(tell("arena_progress", game=formula.game, players=formula.players), SIDES * deals) as bar:
        for _, pair in watched(arguments, bar)(partial(try_gate, plan), deals):
            met.note(pair)
    share, wide = interval(met.shares)
    margin, margin_wide = interval(met.margins)
    facts: dict[str, str | int] = {"games": met.games, "bot": arguments.bot, "share": f"{share:.1%}", "wide": f"{wide:.1%}"}
    terminal.say(tell("train_formula_gate", **facts, margin=f"{margin:+.2f}", margin_wide=f"{margin_wide:.2f}"), "bold")
    won = share - wide > 1 / SIDES
    terminal.whole(tell("train_formula_won" if won else "train_formula_lost", file=str(path)))
    return 0 if won else 1
