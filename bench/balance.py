"""How balanced Dragonbrood is between equal bots: `python bench/balance.py --players 2 4 --games 40 [--bot greedy] [--option years=5]`.

For each player count it prints scores and their spread, how clans grow, where points come from, how often each location is used by all and by winners, and how good each place in the first turn order is.
Every point of a final score is traced to its source, and the report stops if one is missing.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, pstdev

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import clutch
from clutch.bots import Sight, make_bot
from clutch.games.dragonbrood import board as map_of
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import scoring
from clutch.games.dragonbrood.magic_tracks import MAGIC_POINTS, NODE_LEVEL, NODE_NAMES
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.statement import Facts

GAME = clutch.game("dragonbrood")
GROWN = (3, 4)
"""The levels whose first year is told."""


@dataclass
class Player:
    """What one seat of one game did."""

    place: int
    """In the turn order of year 1, from 0."""
    score: int = 0
    share: float = 0.0
    points: Counter[str] = field(default_factory=Counter)
    """Net points by source."""
    visits: Counter[str] = field(default_factory=Counter)
    """Placements by location."""
    told: Counter[str] = field(default_factory=Counter)
    """Events by kind."""
    first: dict[int, int] = field(default_factory=dict)
    """The year in which a level was reached first."""
    magic: int = 0


class Ledger:
    """Traces points to their sources by listening to a game."""

    def __init__(self, state: DragonbroodPosition) -> None:
        order = [int(state.order[place]) for place in range(int(state.players))]
        self.players = [Player(order.index(seat)) for seat in range(int(state.players))]
        self.nodes = ["start"] * len(order)
        self.source = "setup"
        self.year = 1

    def hear(self, event: clutch.Event) -> None:
        """Book one event."""
        facts = event.facts
        self.turn_to(event.kind, facts)
        if event.kind in ("bids", "bids_enemy"):
            self.book(number(facts, "seat"), -worth(texts(facts, "items")))
            if "target" in facts:
                self.book(number(facts, "target"), -worth(texts(facts, "others")))
            return
        if "seat" not in facts:
            return
        seat = number(facts, "seat")
        player = self.players[seat]
        player.told[event.kind] += 1
        if event.kind.startswith("placed"):
            player.visits[self.source] += 1
        elif event.kind == "gained":
            self.book(seat, worth(texts(facts, "items")))
        elif event.kind in ("paid", "gave_back"):
            self.book(seat, -worth(texts(facts, "items")))
        elif event.kind == "changed":
            self.book(seat, worth([str(facts["get"])]) - worth([str(facts["give"])]))
        elif event.kind == "bonus_colour":
            self.book(seat, number(facts, "count") * int(box.END_VALUE[box.DUCAT]))
        elif event.kind == "asked_elder" and "target" in facts:
            price = box.ELDER_TWICE if number(facts, "count") > 1 else box.ELDER_ONCE
            self.players[number(facts, "target")].points["elder_owned"] += int(price) * int(box.END_VALUE[box.DUCAT])
        elif event.kind in ("kept", "sold_trinket"):
            value = int(box.TRINKET_END[box.TRINKET_NAMES.index(str(facts["trinket"]))])
            self.book(seat, value if event.kind == "kept" else -value)
        elif event.kind == "stole":
            self.players[number(facts, "target")].points["robbed"] -= worth([f"1 {facts['item']}"])
        elif event.kind == "studied":
            self.book(seat, magic_points(str(facts["node"])) - magic_points(self.nodes[seat]))
            self.nodes[seat] = str(facts["node"])

    def turn_to(self, kind: str, facts: Facts) -> None:
        """Where points come from after this event."""
        if kind.startswith("placed") or kind in ("collects", "prize", "lesser_prize", "fight", "fight_enemy"):
            self.source = str(facts["place"])
        elif kind in ("income", "alchemy", "interest"):
            self.source = kind
        elif kind == "season":
            self.year = number(facts, "year")
            self.source = "gift_and_food" if facts["season"] == "new_year" else "between"
        elif kind in ("fed", "fed_all"):
            self.source = "gift_and_food"

    def book(self, seat: int, points: int) -> None:
        """Points of a seat from the source that is open."""
        self.players[seat].points[self.source] += points

    def look(self, state: DragonbroodPosition) -> None:
        """Note who has reached a level for the first time."""
        for dragon in range(int(state.players) * box.CLAN):
            level = int(state.level[dragon])
            if level in GROWN:
                self.players[dragon // box.CLAN].first.setdefault(level, self.year)

    def close(self, state: DragonbroodPosition) -> list[Player]:
        """The end of the game: every point must have a source."""
        for seat, player in enumerate(self.players):
            player.points["bonus_tiles"] += int(scoring.bonus_value(state, seat))
            player.score = int(state.score(seat))
            player.share = state.payoff(seat)
            player.magic = int(NODE_LEVEL[NODE_NAMES.index(self.nodes[seat])])
            traced = sum(player.points.values())
            if traced != player.score:
                raise SystemExit(f"{player.score} points, but {traced} have a source: {dict(player.points)}")
        return self.players


def number(facts: Facts, name: str) -> int:
    """A fact that is a number."""
    value = facts[name]
    assert isinstance(value, int)
    return value


def texts(facts: Facts, name: str) -> list[str]:
    """A fact that is a list of items."""
    value = facts[name]
    assert isinstance(value, list)
    return [str(part) for part in value]


def worth(items: list[str]) -> int:
    """The end value of items such as `3 gold`."""
    total = 0
    for item in items:
        count, _, name = item.partition(" ")
        if name:
            total += int(count) * int(box.END_VALUE[box.ITEM_NAMES.index(name)])
    return total


def magic_points(node: str) -> int:
    """What a node scores."""
    return int(MAGIC_POINTS[NODE_LEVEL[NODE_NAMES.index(node)]])


def play(job: tuple[int, dict[str, object], str, int]) -> tuple[list[Player], int]:
    """One game between equal bots: the players, and the number of decisions."""
    players, options, name, seed = job
    chance, thoughts = clutch.Seeded(seed), clutch.Seeded(seed, 1)
    state = GAME.start(players, options, chance=chance)
    assert isinstance(state, DragonbroodPosition)
    bot = make_bot(name)
    ledger = Ledger(state)
    decisions = 0
    while not state.over:
        seat = int(state.seat())
        action = bot.choose(Sight(state, seat), thoughts)
        heard: list[clutch.Event] = []
        state.events = heard
        state.apply(action, chance)
        state.events = None
        for event in heard:
            ledger.hear(event)
        ledger.look(state)
        decisions += 1
    return ledger.close(state), decisions


def report(console: Console, players: int, found: list[tuple[list[Player], int]]) -> None:
    """All tables for one player count."""
    seats = [player for game, _ in found for player in game]
    winners = [player for player in seats if player.share > 0]
    scores = [player.score for player in seats]
    console.rule(f"{players} players, {len(found)} games")
    console.print(
        f"score {mean(scores):.0f} ± {pstdev(scores):.0f} ({min(scores)} to {max(scores)}), winners {mean(p.score for p in winners):.0f}, "
        f"margin {mean(margins(found)):.0f}; {mean(decisions for _, decisions in found):.0f} decisions"
    )
    console.print(" ".join(growth(seats)))
    if players > 1:
        shares = [mean(player.share for player in seats if player.place == place) * players for place in range(players)]
        console.print("victories by place in the first turn order (1 is fair): " + " ".join(f"{share:.2f}" for share in shares))
    console.print(sources(seats, winners))
    console.print(locations(seats, winners))


def margins(found: list[tuple[list[Player], int]]) -> Iterator[int]:
    """How far the first is before the second."""
    for game, _ in found:
        scores = sorted((player.score for player in game), reverse=True)
        yield scores[0] - scores[min(1, len(scores) - 1)]


def growth(seats: list[Player]) -> list[str]:
    """How clans grow, as shares of all seats and means for each seat."""
    lines = []
    for level in GROWN:
        by_year = [sum(player.first.get(level, 99) <= year for player in seats) / len(seats) for year in range(1, 7)]
        lines.append(f"level {level} by year: " + " ".join(f"{share:.0%}" for share in by_year) + ";")
    for kind in ("hatched", "unfed", "declined", "opened", "retired", "won_fight", "excavated", "studied"):
        lines.append(f"{kind} {mean(player.told[kind] for player in seats):.1f},")
    lines.append(f"magic level {mean(player.magic for player in seats):.1f}")
    return lines


def sources(seats: list[Player], winners: list[Player]) -> Table:
    """Where points come from."""
    table = Table("source", "points", "share", "winners", title="points by source, net of what is paid there")
    total = sum(player.score for player in seats)
    names = {name for player in seats for name in player.points}
    rows = sorted(((sum(player.points[name] for player in seats), name) for name in names), reverse=True)
    for points, name in rows:
        won = mean(player.points[name] for player in winners)
        table.add_row(name, f"{points / len(seats):.1f}", f"{points / total:.1%}", f"{won:.1f}")
    return table


def locations(seats: list[Player], winners: list[Player]) -> Table:
    """How often locations are used."""
    table = Table("location", "visits", "winners", "others", "points a visit", title="placements for each player and game")
    others = [player for player in seats if player.share == 0] or seats
    for name in map_of.LOCATIONS:
        visits = sum(player.visits[name] for player in seats)
        points = sum(player.points[name] for player in seats)
        table.add_row(
            name,
            f"{visits / len(seats):.2f}",
            f"{mean(player.visits[name] for player in winners):.2f}",
            f"{mean(player.visits[name] for player in others):.2f}",
            f"{points / visits:.1f}" if visits else "never used",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=40, help="for each player count")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    options: dict[str, object] = dict(pair.split("=", 1) for pair in arguments.option)
    console = Console(width=100)
    for players in arguments.players:
        jobs = [(players, options, arguments.bot, arguments.seed + game) for game in range(arguments.games)]
        found = []
        with multiprocessing.Pool(arguments.jobs) as pool, Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(f"{players} players", total=len(jobs))
            for result in pool.imap(play, jobs):
                found.append(result)
                progress.advance(task)
        report(console, players, found)


if __name__ == "__main__":
    main()
