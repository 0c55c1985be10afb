"""A study's report for designers: what the games say, and where two rule sets differ."""

from __future__ import annotations

from clutch.arena import paper
from clutch.arena.plots import Mark, bars, dots
from clutch.games.catalogue import game as find_game
from clutch.kernel.move import seat_letter
from clutch.lab.study import Findings, Study

MOST_ROWS = 40
"""Things done that are listed, the most frequent first."""
RARE = 0.02
"""Below this many times a seat and game something is hardly used."""
DOMINANT = 1.35
"""From this many times the use of all on, winners use something far more."""


def report(study: Study, found: dict[str, Findings], command: str) -> str:
    """The report as HTML."""
    game = find_game(study.game)
    several = len(found) > 1
    parts = [
        paper.heading(f"{game.title} in the laboratory", 1),
        paper.prose(
            f"{study.players} players, {' and '.join(dict.fromkeys(study.bots))}, {sum(findings.games for findings in found.values()):,} games, seed {study.seed}. "
            + ("All rule sets were played on the same deals. " if several else "")
            + "Every bot sat everywhere equally often.",
            "soft",
        ),
    ]
    if several:
        parts += [
            paper.heading("Rule sets"),
            paper.table(["rule set", "differs in"], [[rule_set.name, differs(study, rule_set.name)] for rule_set in study.rule_sets]),
        ]
    parts += [paper.heading("Seats"), *seats(found, study.players), paper.heading("Length, choice, tension"), numbers(found)]
    parts += [
        paper.heading("Where points come from"),
        paper.prose("Points a seat and game, and what winners have of them.", "soft"),
        *[part for name, findings in found.items() for part in sources(name if several else "", findings, study.players)],
        paper.heading("What is done"),
        paper.prose(
            "How often a seat does something in a game, in how many of all hands it is done at all, and how much more or less winners do it. Below 1 winners do it less; "
            f"something done less than {RARE:g} times a seat and game is marked as hardly used, something that winners do at least {DOMINANT:g} times as often as all as strong.",
            "soft",
        ),
        *[part for name, findings in found.items() for part in uses(name if several else "", findings, study.players)],
        paper.heading("How this was made"),
        paper.command(command),
    ]
    return paper.page(f"Laboratory: {game.title}", parts)


def differs(study: Study, name: str) -> str:
    """In what a rule set is not like the first."""
    first = study.rule_sets[0]
    own = next(rule_set for rule_set in study.rule_sets if rule_set.name == name)
    changed = [f"{option} {value}" for option, value in own.settings.items() if first.settings.get(option) != value]
    if own.components is not None:
        changed.append(f"numbers of {own.components.name}")
    return ", ".join(changed) or "as it is"


def seats(found: dict[str, Findings], players: int) -> list[str]:
    """The advantage of sitting somewhere."""
    marks = [
        Mark(f"seat {seat_letter(seat)}{f', {name}' if len(found) > 1 else ''}", sums.mean, sums.share_interval(), f"{sums.mean:.1%}")
        for seat in range(players)
        for name, findings in found.items()
        for sums in [findings.seats[seat]]
    ]
    return [dots(marks, "Share of victory by seat", middle=1 / players)] if players > 1 else []


def numbers(found: dict[str, Findings]) -> str:
    """Everything that is one number a game."""
    rows: list[list[str]] = []
    for fact in next(iter(found.values())).numbers:
        for name, findings in found.items():
            spread = findings.numbers[fact]
            error = 1.96 * spread.deviation / max(spread.count, 1) ** 0.5
            rows.append(
                [
                    f"{fact}{f', {name}' if len(found) > 1 else ''}",
                    f"{spread.mean:,.2f} ± {error:.2f}",
                    f"{spread.deviation:,.2f}",
                    f"{spread.least:,.5g}",
                    f"{spread.most:,.5g}",
                ]
            )
    return paper.table(["a game has", "mean", "deviation", "least", "most"], rows)


def sources(name: str, findings: Findings, players: int) -> list[str]:
    """Points by source."""
    hands = findings.games * players
    ordered = sorted(findings.sources, key=lambda source: -abs(findings.sources[source]))[:MOST_ROWS]
    marks = [
        Mark(
            plain(source),
            max(findings.sources[source] / hands, 0.0),
            None,
            f"{findings.sources[source] / hands:.2f} (winners {findings.winner_sources[source] / findings.games:.2f})",
        )
        for source in ordered
    ]
    return [*([paper.heading(name, 3)] if name else []), bars(marks, f"Points by source {name}")] if marks else []


def uses(name: str, findings: Findings, players: int) -> list[str]:
    """What is done how often, by all and by winners."""
    hands = findings.games * players
    rows: list[list[str]] = []
    for use in sorted(findings.uses, key=lambda use: (use.partition(",")[0], -findings.uses[use])):
        often = findings.uses[use] / hands
        winners = findings.winner_uses[use] / findings.games
        ratio = winners / often if often else 0.0
        remark = "hardly used" if often < RARE else "strong" if ratio >= DOMINANT else "weak" if ratio <= 1 / DOMINANT else ""
        rows.append([plain(use), f"{often:.2f}", f"{findings.users[use] / hands:.0%}", f"{winners:.2f}", f"{ratio:.2f}", remark])
    return [
        *([paper.heading(name, 3)] if name else []),
        paper.table(["what", "a seat and game", "hands", "winners", "winners / all", ""], rows),
    ]


def plain(words: str) -> str:
    """An engine's word as a person reads it."""
    return words.replace("_", " ")


def data(study: Study, found: dict[str, Findings]) -> dict[str, object]:
    """The findings as plain data."""
    hands = study.players
    return {
        "game": study.game,
        "players": study.players,
        "bots": list(study.bots),
        "seed": study.seed,
        "rule_sets": [
            {
                "name": rule_set.name,
                "options": rule_set.settings,
                "components": None if rule_set.components is None else str(rule_set.components),
                "games": findings.games,
                "seats": [{"share": sums.mean, "interval": sums.share_interval()} for sums in findings.seats],
                "numbers": {
                    name: {"mean": spread.mean, "deviation": spread.deviation, "least": spread.least, "most": spread.most}
                    for name, spread in findings.numbers.items()
                },
                "points": {
                    name: {"all": count / findings.games / hands, "winners": findings.winner_sources[name] / findings.games}
                    for name, count in findings.sources.items()
                },
                "uses": {
                    name: {
                        "all": count / findings.games / hands,
                        "winners": findings.winner_uses[name] / findings.games,
                        "hands": findings.users[name] / findings.games / hands,
                    }
                    for name, count in findings.uses.items()
                },
            }
            for rule_set in study.rule_sets
            for findings in [found[rule_set.name]]
        ],
    }
