"""How long games are and how many choices a decision has, counted in games by chance; how fast they are, as it was measured."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from scripts.handbook.tables import table

import clutch

ROOT = Path(__file__).parent.parent.parent
SPEED = ROOT / "docs" / "figures" / "speed.json"
BESIDE = ROOT / "docs" / "figures" / "frameworks.json"
LOOPS = {
    "own": "own loop",
    "python": "from Python",
    "aec_wrapped": "agents (AEC)",
    "vector": "many at once",
}
"""The loops of `bench/frameworks.py`, as the site names them."""
MANY = {
    "vector": "many at once",
    "vector_all": "on all cores",
    "vector_seen": "with observations",
    "vector_seen_all": "with observations, on all cores",
}
"""The loops that are compared with our own agents."""
COMPARABLE = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "chess_v6", "go_v5", "connect_four_v3")
"""PettingZoo's classics that ours are compared with; `bench/frameworks.py` has the same."""
GAMES = 100
"""Games by chance for each number of players."""
CLONED = 20


@cache
def counted(name: str, players: int) -> tuple[list[int], list[int]]:
    """The lengths of games by chance, and the numbers of choices of all their decisions, both sorted."""
    game = clutch.game(name)
    lengths: list[int] = []
    choices: list[int] = []
    for number in range(GAMES):
        chance = clutch.Seeded(2026, number)
        state = game.start(players, chance=chance)
        length = 0
        while not state.over:
            actions = state.legal()
            choices.append(len(actions))
            state.apply(actions[chance.below(len(actions))], chance)
            length += 1
        lengths.append(length)
    return sorted(lengths), sorted(choices)


def lengths(game: clutch.Game) -> str:
    """The table of lengths and choices, for each number of players."""
    rows = []
    for players in range(game.least_players, game.most_players + 1):
        long, wide = counted(game.name, players)
        rows.append(
            [
                str(players),
                f"{long[len(long) // 2]:,}",
                f"{long[0]:,} to {long[-1]:,}",
                f"{game.bound(players, game.settings(players)):,}",
                f"{sum(wide) / len(wide):,.1f}",
                f"{wide[len(wide) // 2]:,}",
                f"{wide[-1]:,}",
            ]
        )
    heads = ["players", "decisions, median", "least to most", "never more than", "choices, mean", "median", "most"]
    return table(heads, rows, numbers=[head for head in heads if head != "least to most"])


def speed(game: clutch.Game) -> str:
    """The speed of a game as it was measured last, or nothing."""
    if not SPEED.is_file():
        return ""
    measured: dict[str, Any] = json.loads(SPEED.read_text("utf-8"))
    rows = [
        [
            str(row["players"]),
            *[f"{row[key]:,.0f}" for key in ("loop", "batch", "python")],
            *[f"{row[key]:.2f}" for key in ("clone_us", "resample_us")],
        ]
        for row in measured["games"]
        if row["game"] == game.name
    ]
    heads = ["players", "own loop", "a batch of 64", "from Python", "clone, µs", "resample, µs"]
    # The search has no column here.
    said = re.sub(r"; the search [^.]*", "", measured["said"])
    return f"{table(heads, rows, numbers=heads)}\n{said}\n"


def all_speeds() -> str:
    """The table of all games, for the page about speed."""
    measured: dict[str, Any] = json.loads(SPEED.read_text("utf-8"))
    rows = [
        [clutch.game(row["game"]).title, str(row["players"]), *[f"{row[key]:,.0f}" for key in ("loop", "batch", "python", "search")]]
        for row in measured["games"]
    ]
    heads = ["game", "players", "own loop", "a batch of 64", "from Python", "search"]
    return f"{table(heads, rows, numbers=heads[1:])}\n{measured['said']}\n"


def beside_others() -> str:
    """The table of our games and other libraries', for the page about speed."""
    measured: dict[str, Any] = json.loads(BESIDE.read_text("utf-8"))
    rates: dict[tuple[str, str], dict[str, float]] = {}
    for row in measured["rows"]:
        if "rate" in row:
            rates.setdefault((row["library"], row["game"]), {})[row["loop"]] = row["rate"]
    rows = [
        [
            library,
            clutch.game(game).title if library == "Clutch" else f"`{game}`",
            *[f"{found[loop]:,.0f}" if loop in found else "" for loop in LOOPS],
        ]
        for (library, game), found in rates.items()
    ]
    walls = {row["game"]: row["wall"] for row in measured["rows"] if row.get("loop") == "vector_all"}
    missing = [f"{row['library']} {row.get('game', '')}".strip() for row in measured["rows"] if "missing" in row]
    said = f"Decisions a second of processor time, our games with two players. Measured with `python -m bench.frameworks --site --seconds {measured['seconds']:g}` on {measured['machine']}."
    left_out = f" Left out, because it could not be installed or run there: {', '.join(missing)}." if missing else ""
    return f"{table(['library', 'game', *LOOPS.values()], rows, numbers=list(LOOPS.values()))}\n{said}{left_out}\n\n{multiples(rates)}\n{many_at_once(rates, measured['cores'], walls)}\n"


def multiples(rates: dict[tuple[str, str], dict[str, float]]) -> str:
    """How our agents compare with PettingZoo's classics: computed from the table, so that it cannot say anything else."""
    own = [found for (library, _), found in rates.items() if library == "Clutch"]
    slowest = min(found["aec_wrapped"] for found in own)
    beside = {game: rates["PettingZoo", game]["aec_wrapped"] for game in COMPARABLE if "aec_wrapped" in rates.get(("PettingZoo", game), {})}
    told = ", ".join(f"{slowest / rate:.{0 if slowest / rate >= 10 else 1}f} times `{game}`'s" for game, rate in beside.items())
    return f"The agents of the slowest of our games make {told} decisions a second.\n" if told else ""


def many_at_once(rates: dict[tuple[str, str], dict[str, float]], cores: int, walls: dict[str, float]) -> str:
    """Many games at once beside the same game's agents, in one process and spread over all cores."""
    rows = [
        [
            clutch.game(game).title,
            f"{found['aec_wrapped']:,.0f}",
            *[f"{found[loop]:,.0f} ({found[loop] / found['aec_wrapped']:.1f})" if loop in found else "" for loop in MANY],
        ]
        for (library, game), found in rates.items()
        if library == "Clutch"
    ]
    said = (
        "In brackets, how many times the decisions of the same game's agents in the same run. "
        f"*All cores* are the {cores} of that machine, as `Batch(..., workers={cores})`: decisions a second of processor time of the busiest process, its looking out for the others included. "
        "Where other programs use the cores, too, several processes have less. "
        "Agents always see their observation: the last two columns do what they do, the two before them leave observations out."
    )
    timed = ", ".join(f"{clutch.game(game).title} {wall:,.0f}" for game, wall in walls.items())
    by_the_wall = f"By the clock on the wall, on all cores, without observations, on the same machine: {timed}."
    heads = ["game", "agents (AEC)", *MANY.values()]
    return f"{table(heads, rows, numbers=heads[1:])}\n{said} {by_the_wall}\n"
