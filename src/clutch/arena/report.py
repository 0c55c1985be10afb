"""A tournament's report for people: who won, how surely, at what cost, and whether the bots knew it."""

from __future__ import annotations

from clutch.arena import paper
from clutch.arena.estimate import Interval
from clutch.arena.plots import Mark, curve, dots, heat
from clutch.arena.standings import Line, Standings
from clutch.arena.tournament import Tournament
from clutch.build import build
from clutch.games.catalogue import game as find_game

SURE = 100
"""So many chances must have been said before a curve of them means anything."""


def report(table: Standings, command: str) -> str:
    """The report as HTML."""
    tournament = table.tournament
    title = find_game(tournament.game).title
    order = sorted(range(len(table.bots)), key=lambda bot: -table.bots[bot].shares.mean)
    best, even = table.bots[order[0]], 1 / tournament.players
    parts = [
        paper.heading(f"{title}: {len(table.bots)} bots, {table.games:,} games", 1),
        paper.prose(
            f"{tournament.players} players a table, seed {tournament.seed}, {table.deals:,} deals; every deal was played by all tables in "
            f"{'every order of their bots' if tournament.seatings == 'every' else 'all rotations of their bots'}, so that all met the same luck. "
            f"{options(tournament)}",
            "soft",
        ),
        paper.prose(
            f"{best.name} won most: {best.shares.mean:.1%} of the victories at its tables{within(best.shares.share_interval(), '{:.1%}')}, "
            f"where {even:.0%} would be an even share. {doubts(table, order)}"
        ),
        paper.heading("Shares of victory"),
        paper.prose(
            "A dot is the share of victory, a tie between two counting a half for each; the bar around it is the 95 % interval between deals.",
            "soft",
        ),
        dots(
            [
                Mark(
                    table.bots[bot].name,
                    table.bots[bot].shares.mean,
                    table.bots[bot].shares.share_interval(),
                    f"{table.bots[bot].shares.mean:.1%}",
                )
                for bot in order
            ],
            "Shares of victory",
            middle=even,
        ),
        paper.heading("Ratings"),
        paper.prose("In points as in chess: 400 more are ten to one. The mean of these bots is 0.", "soft"),
        ratings(table, order),
        paper.heading("Against each other"),
        paper.prose(
            "How often the bot of the row did better than the bot of the column at the tables where both sat; below it half the width of the 95 % interval.",
            "soft",
        ),
        cross(table, order),
        paper.heading("Cost and points"),
        costs(table, order),
        paper.heading("Seats"),
        dots(
            [Mark(f"seat {line.name}", line.shares.mean, line.shares.share_interval(), f"{line.shares.mean:.1%}") for line in table.seats],
            "Share of victory by seat",
            middle=even,
        ),
        *calibrations(table, order),
        *forfeits(table),
        paper.heading("How this was made"),
        paper.command(command),
        paper.prose(f"Clutch, {build()} rules; {table.decisions:,} decisions.", "soft"),
    ]
    return paper.page(f"Arena: {title}", parts)


def options(tournament: Tournament) -> str:
    """The options that are not as usual."""
    usual = find_game(tournament.game).settings(tournament.players)
    changed = [f"{name} {value}" for name, value in tournament.settings.items() if usual.get(name) != value]
    return f"Options: {', '.join(changed)}." if changed else "All options are as usual."


def doubts(table: Standings, order: list[int]) -> str:
    """Who may be as good as the first, going by the intervals."""
    first = table.bots[order[0]].shares.share_interval()
    if first is None:
        return ""
    close = [line.name for line in (table.bots[bot] for bot in order[1:]) if (line.shares.share_interval() or first)[1] > first[0]]
    return f"So many games do not tell it from {' and '.join(close)} for sure." if close else ""


def within(interval: Interval | None, form: str) -> str:
    """An interval in brackets."""
    return "" if interval is None else f" ({form.format(interval[0])} to {form.format(interval[1])})"


def ratings(table: Standings, order: list[int]) -> str:
    """The ratings as dots."""
    ends = [rating.points for rating in table.ratings] + [end for rating in table.ratings if rating.interval for end in rating.interval]
    least, most = min(ends) - 10, max(ends) + 10
    marks = [
        Mark(table.bots[bot].name, table.ratings[bot].points, table.ratings[bot].interval, f"{table.ratings[bot].points:+.0f}")
        for bot in order
    ]
    return dots(marks, "Ratings", "{:+.0f}", least=least, most=most, middle=0.0)


def cross(table: Standings, order: list[int]) -> str:
    """The cross table as heat."""
    cells: dict[tuple[int, int], tuple[float, str]] = {}
    for (one, other), sums in table.cross.items():
        interval = sums.share_interval()
        cells[order.index(one), order.index(other)] = (sums.mean, "" if interval is None else f"± {(interval[1] - interval[0]) / 2:.1%}")
    return heat([table.bots[bot].name for bot in order], cells, "Who did better than whom")


def costs(table: Standings, order: list[int]) -> str:
    """What each bot cost and scored."""
    head = ["bot", "games", "victories", "mean points", "ms a move", "CPU ms", "iterations", "forfeits"]
    rows = [cost(table.bots[bot]) for bot in order]
    shown = len(head) if table.forfeits else len(head) - 1
    return paper.table(head[:shown], [row[:shown] for row in rows])


def cost(line: Line) -> list[str]:
    """One bot's row."""
    interval = line.scores.interval()
    moves = max(line.moves, 1)
    return [
        line.name,
        f"{line.shares.count:,.0f}",
        f"{line.shares.total:,.1f}",
        (f"{line.scores.mean:.2f}" if line.scores.count else "")
        + ("" if interval is None else f" ± {(interval[1] - interval[0]) / 2:.2f}"),
        f"{1000 * line.seconds / moves:.2f}",
        f"{1000 * line.processor / moves:.2f}",
        f"{line.iterations / moves:,.0f}" if line.iterations else "",
        str(line.forfeits) if line.forfeits else "",
    ]


def calibrations(table: Standings, order: list[int]) -> list[str]:
    """What the bots said of their chances, against what came."""
    speakers = [table.bots[bot] for bot in order if table.bots[bot].calibration.said >= SURE]
    if not speakers:
        return []
    drawn: list[str] = []
    rows: list[list[str]] = []
    for line in speakers:
        groups = [group for group in line.calibration.bins if group.count]
        points = [(group.chances / group.count, group.results / group.count) for group in groups]
        picture = curve(
            points, f"{line.name}: said and came", "said", "came", diagonal=True, sizes=[float(group.count) for group in groups]
        )
        drawn.append(paper.heading(line.name, 3) + picture)
        slope = line.calibration.slope()
        thirds = [f"{group.loss / group.count:.3f} / {group.constant_loss:.3f}" if group.count else "" for group in line.calibration.thirds]
        rows.append(
            [line.name, f"{line.calibration.said:,}", f"{line.calibration.loss:.3f}", "" if slope is None else f"{slope:.2f}", *thirds]
        )
    return [
        paper.heading("Did they know it?"),
        paper.prose(
            "What a bot said of its chance before a move, against what came. On the broken line they are equal; below it a bot is too sure of itself. The loss is how surprised it was by results, "
            "in nats; beside it, for each third of the game, the loss of one who always says the mean. A slope of 1 is honest, less is too sure, more too timid.",
            "soft",
        ),
        paper.side_by_side(drawn),
        paper.table(["bot", "said", "loss", "slope", "first third", "middle", "last third"], rows),
    ]


def forfeits(table: Standings) -> list[str]:
    """Who forfeited, and why."""
    if not table.forfeits:
        return []
    rows = [[bot, f"{count:,}", reason] for (bot, reason), count in sorted(table.forfeits.items(), key=lambda item: -item[1])]
    return [paper.heading("Forfeits"), paper.table(["bot", "games", "reason"], rows)]
