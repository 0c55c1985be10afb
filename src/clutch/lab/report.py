"""A study's report for designers: what the games say, and where two rule sets differ."""

from __future__ import annotations

from collections.abc import Callable

from clutch.arena import paper
from clutch.arena.estimate import Sums
from clutch.arena.plots import Mark, bars, dots
from clutch.build import build
from clutch.games.catalogue import game as find_game
from clutch.kernel.move import seat_letter
from clutch.lab.study import Findings, Study, Use

MOST_ROWS = 40
"""Sources of points that are drawn, the largest first."""
RARE = 0.02
"""Below this many times a seat and game something is hardly used."""
FEW_DEALS = 10
"""Below so many deals in which something was done nobody can say whom it helps."""
DOMINANT = 1.35
"""From this many times the use of all on, winners use something far more."""


def report(study: Study, found: dict[str, Findings], command: str) -> str:
    """The report as HTML."""
    game = find_game(study.game)
    several = len(found) > 1
    first = next(iter(found.values()))
    parts = [
        paper.heading(f"{game.title} in the laboratory", 1),
        paper.prose(
            f"{study.players} players, {' and '.join(dict.fromkeys(study.bots))}, {sum(findings.games for findings in found.values()):,} games, seed {study.seed}. "
            + ("All rule sets were played on the same deals. " if several else "")
            + ("" if study.rotations == 1 else "Every bot sat everywhere equally often. ")
            + "Behind ± is half the width of the 95 % interval between deals.",
            "soft",
        ),
    ]
    if several:
        parts += [
            paper.heading("Rule sets"),
            paper.table(["rule set", "differs in"], [[rule_set.name, differs(study, rule_set.name)] for rule_set in study.rule_sets]),
        ]
    if study.players > 1:
        parts += [
            paper.heading("Seats"),
            shares(found, lambda findings: findings.seats, [f"seat {seat_letter(seat)}" for seat in range(study.players)]),
        ]
    if study.players > 1 and first.order:
        parts += [
            paper.heading("Places in the first turn order"),
            shares(found, lambda findings: findings.order, [f"place {place + 1}" for place in range(study.players)]),
        ]
    parts += [paper.heading("Length, choice, tension"), numbers(found)]
    parts += chapter(
        found,
        "Where points come from",
        "Points a seat and game, net of what is paid there, and what winners have of them.",
        sources,
    )
    if first.places:
        words = f"How often a seat goes somewhere in a game, and what a visit brings in points. {MARKS}"
        parts += chapter(found, "Where they go", words, visits)
    if first.facts:
        parts += chapter(found, "What becomes of them", "What a seat has in a game, or how many seats have got so far.", facts)
    words = f"How often a seat chooses something in a game, and in how many of all hands it is done at all. {MARKS}"
    parts += chapter(found, "What is done", words, uses)
    parts += [paper.heading("How this was made"), paper.command(command), paper.prose(f"Clutch, {build()} rules.", "soft")]
    return paper.page(f"Laboratory: {game.title}", parts)


MARKS = (
    "“Winners / all” tells how much more or less winners do it: what goes with winning, not what causes it. "
    f"Less than {RARE:g} times a seat and game is marked as hardly used; what winners do at least {DOMINANT:g} times as often as all is marked as strong, "
    f"what they do {1 / DOMINANT:.2f} times as often or less as weak, if the interval leaves no doubt of the direction."
)


def chapter(found: dict[str, Findings], title: str, words: str, write: Callable[[str, Findings], list[str]]) -> list[str]:
    """A chapter that tells of each rule set in turn."""
    told = [part for name, findings in found.items() for part in write(name if len(found) > 1 else "", findings)]
    return [paper.heading(title), paper.prose(words, "soft"), *told] if told else []


def differs(study: Study, name: str) -> str:
    """In what a rule set is not like the first."""
    first = study.rule_sets[0]
    own = next(rule_set for rule_set in study.rule_sets if rule_set.name == name)
    changed = [f"{option} {value}" for option, value in own.settings.items() if first.settings.get(option) != value]
    if own.components is not None:
        changed.append(f"numbers of {own.components.name}")
    return ", ".join(changed) or "as it is"


def shares(found: dict[str, Findings], of: Callable[[Findings], list[Sums]], names: list[str]) -> str:
    """Shares of victory, by seat or by place in the turn order."""
    several = len(found) > 1
    marks = [
        Mark(f"{place}{f', {name}' if several else ''}", sums.mean, sums.share_interval(), f"{sums.mean:.1%}")
        for number, place in enumerate(names)
        for name, findings in found.items()
        for sums in [of(findings)[number]]
    ]
    return dots(marks, "Shares of victory", middle=1 / len(names))


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
                    whole_or_not(spread.least),
                    whole_or_not(spread.most),
                ]
            )
    return paper.table(["a game has", "mean", "deviation", "least", "most"], rows)


def whole_or_not(number: float) -> str:
    """A number that is whole as a rule.

    >>> whole_or_not(1204.0), whole_or_not(27.179), whole_or_not(10.5)
    ('1,204', '27.18', '10.50')
    """
    return f"{number:,.0f}" if number == int(number) else f"{number:,.2f}"


def under(name: str) -> list[str]:
    """The heading of a rule set, where there are several."""
    return [paper.heading(name, 3)] if name else []


def sources(name: str, findings: Findings) -> list[str]:
    """Points by source."""
    games = findings.games
    ordered = sorted(findings.sources, key=lambda source: -abs(findings.sources[source].mean(games)))[:MOST_ROWS]
    marks = [
        Mark(plain(source), max(use.mean(games), 0.0), None, f"{use.mean(games):.2f} (winners {use.winners(games):.2f})")
        for source in ordered
        for use in [findings.sources[source]]
    ]
    return [*under(name), bars(marks, f"Points by source {name}")] if marks else []


def visits(name: str, findings: Findings) -> list[str]:
    """How often places are visited, those that nobody visits included."""
    rows: list[list[str]] = []
    for place in findings.places:
        use = findings.visits.get(place, Use())
        points = findings.sources.get(place, Use()).shares.count
        visit = f"{points / use.shares.count:.1f}" if use.shares.count else ""
        rows.append([*often(place, use, findings), visit, remark(use, findings)])
    return [*under(name), paper.table(["place", "visits", "hands", "winners / all", "points a visit", "remark"], rows)]


def facts(name: str, findings: Findings) -> list[str]:
    """What else is known of the seats."""
    games, deals = findings.games, findings.deals
    rows = [
        [plain(fact), f"{use.mean(games):.2f} ± {use.error(games, deals):.2f}", f"{use.winners(games):.2f}"]
        for fact, use in findings.facts.items()
    ]
    return [*under(name), paper.table(["a seat has", "all", "winners"], rows)]


def uses(name: str, findings: Findings) -> list[str]:
    """What is done how often, by all and by winners."""
    ordered = sorted(findings.uses, key=lambda use: (use.partition(",")[0], -findings.uses[use].shares.count))
    rows = [
        [
            *often(use, findings.uses[use], findings),
            f"{findings.uses[use].winners(findings.games):.2f}",
            remark(findings.uses[use], findings),
        ]
        for use in ordered
    ]
    return [*under(name), paper.table(["what", "a seat and game", "hands", "winners / all", "winners", "remark"], rows)]


def often(name: str, use: Use, findings: Findings) -> list[str]:
    """A row's beginning: how often, in how many hands, and how much more by winners."""
    games = findings.games
    ratio = use.shares.mean
    interval = use.interval()
    hands = games * len(findings.seats)
    return [
        plain(name),
        f"{use.mean(games):.2f} ± {use.error(games, findings.deals):.2f}",
        f"{use.hands / hands:.0%}",
        (f"{ratio:.2f}" + ("" if interval is None else f" ± {interval[1] - ratio:.2f}")) if use.shares.count else "",
    ]


def remark(use: Use, findings: Findings) -> str:
    """What stands out."""
    if not use.shares.count:
        return "never used"
    if use.mean(findings.games) < RARE:
        return "hardly used"
    if use.shares.groups < FEW_DEALS:
        return ""
    least, most = use.interval() or (0.0, 2.0)
    if use.shares.mean >= DOMINANT and least > 1:
        return "strong"
    return "weak" if use.shares.mean <= 1 / DOMINANT and most < 1 else ""


def plain(words: str) -> str:
    """An engine's word as a person reads it."""
    return words.replace("_", " ")


def data(study: Study, found: dict[str, Findings]) -> dict[str, object]:
    """The findings as plain data."""
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
                "deals": findings.deals,
                "seats": [{"share": sums.mean, "interval": sums.share_interval()} for sums in findings.seats],
                "turn_order": [{"share": sums.mean, "interval": sums.share_interval()} for sums in findings.order],
                "numbers": {
                    name: {"mean": spread.mean, "deviation": spread.deviation, "least": spread.least, "most": spread.most}
                    for name, spread in findings.numbers.items()
                },
                "points": {name: use_data(use, findings) for name, use in findings.sources.items()},
                "visits": {place: use_data(findings.visits.get(place, Use()), findings) for place in findings.places},
                "facts": {name: use_data(use, findings) for name, use in findings.facts.items()},
                "uses": {name: use_data(use, findings) for name, use in findings.uses.items()},
            }
            for rule_set in study.rule_sets
            for findings in [found[rule_set.name]]
        ],
    }


def use_data(use: Use, findings: Findings) -> dict[str, object]:
    """How much of something a seat has in a game, as plain data."""
    games = findings.games
    return {
        "all": use.mean(games),
        "error": use.error(games, findings.deals),
        "winners": use.winners(games),
        "winners_by_all": use.shares.mean,
        "winners_by_all_interval": use.interval(),
        "hands": use.hands / games / len(findings.seats),
    }
