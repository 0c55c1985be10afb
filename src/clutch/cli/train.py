"""`clutch train`: a game's judge learns by playing, its formula is tuned by games, or the chances that its search states are made honest."""

from __future__ import annotations

import argparse
import json
import tomllib
from dataclasses import replace
from functools import partial
from pathlib import Path

from clutch.arena.arena import Arena
from clutch.arena.crew import Alone, crew_of, in_order
from clutch.arena.tables import games_of
from clutch.arena.tournament import tournament
from clutch.bots.bot import Search, make_bot
from clutch.bots.nets.catalogue import learned_judge, offer_judge
from clutch.bots.train.curve import Fitted, Sayings, fit, listen
from clutch.bots.train.generations import Generations, Learned
from clutch.bots.train.schools import at, school_of
from clutch.cli.speech import complaint, tell
from clutch.cli.terminal import Terminal
from clutch.cli.tune import jobs_of, run_formula
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.learned import NAME, LearnedJudge

DEFAULT_SEED = 1
DEFAULT_GAMES = 10_000
CANDIDATE = "candidate"
CURVES = "curves.toml"


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    game = find_game(arguments.game)
    folder = Path(arguments.out if arguments.out is not None else f"{game.name}-training")
    terminal = Terminal()
    if arguments.curve:
        return fit_curves(terminal, game, arguments, folder)
    if arguments.formula:
        return run_formula(terminal, game, arguments, folder)
    return learn(terminal, game, arguments, folder)


def learn(terminal: Terminal, game: Game, arguments: argparse.Namespace, folder: Path) -> int:
    """Let a network learn as the game's school says, or as the command says otherwise, and let it meet the judge that was there before."""
    taught = game.learner()
    if taught is None:
        raise GameError(complaint("train_no_encoding", game=game.title))
    school = at(school_of(game.name), arguments.players)
    school.check(game)
    asked = {name: getattr(arguments, name) for name in ("games", "generations") if getattr(arguments, name) is not None}
    school = replace(school, **asked)
    seed = school.seed if arguments.seed is None else arguments.seed
    minutes = 60.0 * arguments.hours if arguments.hours is not None else arguments.minutes
    crew = partial(crew_of, jobs=jobs_of(arguments), address=arguments.ray)
    generations = Generations(game, taught, folder, seed, school, lambda work, count: in_order(crew(work), count))
    if generations.has_other_school():
        raise GameError(complaint("train_other_school", folder=str(folder)))
    if generations.finished():
        terminal.say(tell("train_resumed", generations=generations.finished(), folder=str(folder)))
    for news in generations.run(minutes):
        if isinstance(news, Learned):
            show(terminal, news)
        else:
            terminal.say(tell(f"train_{news}", number=generations.finished() + 1))
    last = generations.finished() - 1
    if last < 0:
        raise GameError(complaint("train_too_short"))
    return gate(terminal, game, generations.judge(last, CANDIDATE), generations.weights_path(last), arguments, seed)


def show(terminal: Terminal, learned: Learned) -> None:
    """What a generation has learned."""
    facts: dict[str, str | int] = {
        "number": learned.number + 1,
        "games": learned.games,
        "examples": learned.examples,
        "loss": f"{learned.loss:.4f}",
        "constant": f"{learned.constant_loss:.4f}",
        "thirds": ", ".join(f"{ours:.3f}/{constant:.3f}" for ours, constant in learned.thirds),
    }
    terminal.say(tell("train_learned", **facts))


def gate(terminal: Terminal, game: Game, judge: LearnedJudge, weights: Path, arguments: argparse.Namespace, seed: int) -> int:
    """Let what was learned play against the judge that was there before: 0 if it wins for sure, 1 if not."""
    offer_judge(judge)
    former = default_judge(game)
    bots = [f"{arguments.bot}:judge={CANDIDATE}", f"{arguments.bot}:judge={former}"]
    plan = tournament(game, max(2, game.least_players), {}, bots, seed + 1, arguments.gate, None, 60)
    arena = Arena(plan, Alone(games_of(plan)))
    with terminal.progress(tell("arena_progress", game=game.title, players=plan.players), plan.games) as bar:
        for games in arena.run():
            bar.advance(games)
    shares = arena.standings().bots[0].shares
    low, high = shares.share_interval() or (0.0, 1.0)
    facts: dict[str, str | int] = {
        "games": plan.games,
        "share": f"{shares.mean:.1%}",
        "low": f"{low:.1%}",
        "high": f"{high:.1%}",
        "former": former,
    }
    terminal.say(tell("train_gate", **facts), "bold")
    won = low > 1 / plan.players
    terminal.whole(tell("train_won" if won else "train_lost", file=str(weights)))
    return 0 if won else 1


def fit_curves(terminal: Terminal, game: Game, arguments: argparse.Namespace, folder: Path) -> int:
    """Fit a curve for each number of players, and write them beside the others of the folder."""
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    games = DEFAULT_GAMES if arguments.games is None else arguments.games
    players = [arguments.players] if arguments.players is not None else sorted({max(2, game.least_players), game.most_players})
    for count in players:
        game.settings(count, {})
    bot = make_bot(arguments.bot)
    if not isinstance(bot, Search):
        raise GameError(complaint("train_not_a_search", bot=arguments.bot))
    judge = bot.judge if bot.judge is not None else default_judge(game)
    for count in players:
        sayings = Sayings()
        with terminal.progress(tell("arena_progress", game=game.title, players=count), games) as bar:
            for _ in listen(game, count, bot, games, seed, sayings):
                bar.advance(1)
        fitted = fit(sayings)
        facts: dict[str, str | int] = {"players": count, "games": fitted.games, "sayings": fitted.sayings}
        losses = {"before": f"{fitted.loss_before:.4f}", "after": f"{fitted.loss_after:.4f}", "constant": f"{fitted.constant_loss:.4f}"}
        terminal.say(tell("train_fitted", **facts, **losses))
        write_curve(folder / CURVES, game.name, judge, count, fitted, arguments.bot)
    terminal.whole(tell("train_curves", file=str(folder / CURVES)))
    return 0


def default_judge(game: Game) -> str:
    """The judge that a search takes where none is named; while the package still has a network for another encoding, the game's first."""
    try:
        return game.judges[0].name if learned_judge(game, NAME) is None else NAME
    except GameError:
        return game.judges[0].name


def write_curve(path: Path, game: str, judge: str, players: int, fitted: Fitted, bot: str) -> None:
    """Put a curve into a file, in place of the one that was there for the same table."""
    held = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    held.setdefault(game, {}).setdefault(judge, {})[str(players)] = {
        "weights": list(fitted.curve.weights),
        "bot": bot,
        "games": fitted.games,
        "loss_before": round(fitted.loss_before, 4),
        "loss_after": round(fitted.loss_after, 4),
        "constant_loss": round(fitted.constant_loss, 4),
    }
    lines = ["# What searches say of their chances, bent to what came: made by `clutch train GAME --curve`."]
    for name, judges in sorted(held.items()):
        for by, tables in sorted(judges.items()):
            for count, facts in sorted(tables.items()):
                lines += ["", f"[{name}.{by}.{count}]", *[f"{key} = {json.dumps(value)}" for key, value in facts.items()]]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
