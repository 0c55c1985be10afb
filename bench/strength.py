"""`python -m bench.strength [GAME …] --minutes M --out DIR`: how strong the bots are, in all that docs/bots.md and docs/levels.md say of it.

Plays the matches of every question a little at a time, those first of which the least is known, and keeps every game in the folder: the same command goes on where it stopped, `--minutes 0` only tells what is known.
Budgets are CPU time, so a busy machine makes it slow, not wrong. Prints a table for each question, as the documents have them.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import clutch
from clutch.arena.arena import Arena
from clutch.arena.calibration import Calibration
from clutch.arena.crew import Alone
from clutch.arena.estimate import Sums
from clutch.arena.journal import Journal
from clutch.arena.match import Played
from clutch.arena.standings import Standings, standings
from clutch.arena.tables import games_of
from clutch.arena.tournament import Tournament, tournament
from clutch.bots import LEVELS
from clutch.bots.levels import manner_of
from clutch.kernel.errors import GameError

QUESTIONS = ("plain", "rule", "time", "ladder", "full", "honest")
"""Search against plain search and against the rule of thumb, four times the time, the levels in duels and at a full table, and whether chances are honest."""

MOST_MILLISECONDS = 200
"""The time for a move in the matches against `plain` and `rule`."""


@dataclass(frozen=True)
class Measure:
    """A tournament that answers a part of a question."""

    question: str
    plan: Tournament
    """With as many games as are wanted."""
    folder: Path

    def known(self) -> Standings:
        """What the games on the disk say."""
        return standings(self.plan, self.games())

    def games(self) -> list[Played]:
        """The games on the disk."""
        if not self.folder.exists():
            return []
        with Journal(self.folder, self.plan) as journal:
            return [journal.played[number] for number in sorted(journal.played) if number < self.plan.games]

    def play_on(self) -> None:
        """Play one more deal in all its seatings."""
        deals = self.known().deals
        part = min((deals + 1) * len(self.plan.line_ups), self.plan.games)
        some = tournament(
            clutch.game(self.plan.game), self.plan.players, dict(self.plan.settings), list(self.plan.bots), self.plan.seed, part
        )
        with Journal(self.folder, some) as journal:
            for _ in Arena(some, Alone(games_of(some)), journal).run():
                pass


def elder(game: str) -> str:
    """The strongest level, with its time as CPU time."""
    return f"search:{manner_of(LEVELS[-1], game).milliseconds}cpu"


def ladder(game: str) -> list[str]:
    """The levels, the weakest first."""
    return [*LEVELS[:-1], elder(game)]


def measures(name: str, wish: argparse.Namespace) -> list[Measure]:
    """All that is asked of a game."""
    game = clutch.game(name)
    levels = ladder(name)
    # Where the strongest level takes less time because more is worth nothing, it is measured as it plays.
    budget = f"{min(MOST_MILLISECONDS, manner_of(LEVELS[-1], name).milliseconds)}cpu"
    duels: dict[str, list[list[str]]] = {
        "plain": [[f"search:{budget}", f"plain:{budget}"]],
        "rule": [[f"search:{budget}", "rule"]],
        "time": [["search:120cpu", "search:30cpu"]],
        "ladder": [[upper, lower] for lower, upper in pairwise(levels)],
        "honest": [["search:200", "search:201"]],
    }
    found = []
    for question in wish.questions:
        if question == "full":
            plan = tournament(game, game.most_players, {}, levels, wish.seed, wish.games)
            found.append(Measure(question, plan, wish.out / name / "full"))
            continue
        for bots in duels[question]:
            plan = tournament(game, 2, {}, bots, wish.seed, wish.games)
            found.append(Measure(question, plan, wish.out / name / "-".join(bots).replace(":", "_")))
    return found


def told(sums: Sums) -> str:
    """A share with its interval."""
    interval = sums.share_interval()
    around = "" if interval is None else f" ({100 * interval[0]:.0f}-{100 * interval[1]:.0f})"
    return f"{100 * sums.mean:.1f}%{around}"


def honesty(games: list[Played]) -> str:
    """Loss by thirds, each beside that of one who always says the mean, and the slope of the odds."""
    said = Calibration()
    for game in games:
        for seat, effort in enumerate(game.efforts):
            said.add(effort.said, game.payoffs[seat], game.decisions)
    thirds = [f"{third.loss / third.count:.3f} ({third.constant_loss:.3f})" for third in said.thirds if third.count]
    slope = said.slope()
    return f"{', '.join(thirds)}, slope {'unknown' if slope is None else f'{slope:.2f}'}"


def tell(measure: Measure) -> list[str]:
    """The rows of a measure: the game, who against whom, how many games, and the share of the first."""
    table = measure.known()
    title = clutch.game(measure.plan.game).title
    if not table.games:
        return [f"| {title} | {' - '.join(measure.plan.bots)} | 0 | |"]
    if measure.question == "honest":
        return [f"| {title} | {' - '.join(measure.plan.bots)} | {table.games} | {honesty(measure.games())} |"]
    names = measure.plan.bots
    pairs = [(0, 1)] if measure.question != "full" else [(upper, upper - 1) for upper in range(len(names) - 1, 0, -1)]
    return [f"| {title} | {names[one]} - {names[other]} | {table.games} | {told(table.cross[one, other])} |" for one, other in pairs]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [game.name for game in clutch.games()]
    parser.add_argument("game", nargs="*", choices=names, default=names)
    parser.add_argument("--questions", type=lambda text: text.split(","), default=list(QUESTIONS), metavar="LIST")
    parser.add_argument("--games", type=int, default=300, metavar="N", help="games of each match")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="no new deal after so many minutes")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    wish = parser.parse_args()
    if not set(wish.questions) <= set(QUESTIONS):
        parser.error(f"the questions are {', '.join(QUESTIONS)}")
    all_of_them = [measure for name in wish.game for measure in measures(name, wish)]
    end = time.monotonic() + 60 * wish.minutes
    deals = {measure.folder: measure.known().deals for measure in all_of_them}
    left = [measure for measure in all_of_them if deals[measure.folder] < measure.plan.deals]
    while left and time.monotonic() < end:
        least = min(left, key=lambda measure: deals[measure.folder])
        least.play_on()
        deals[least.folder] += 1
        if deals[least.folder] >= least.plan.deals:
            left.remove(least)
    for question in wish.questions:
        print(
            f"\n{question}\n\n| game | match | games | {'loss' if question == 'honest' else 'share of the first'} |\n| --- | --- | --- | --- |"
        )
        for measure in all_of_them:
            if measure.question == question:
                print("\n".join(tell(measure)))


if __name__ == "__main__":
    try:
        main()
    except GameError as fault:  # such as a folder that another run is writing to
        sys.exit(str(fault))
