"""Small drawings for reports, as SVG text: bars and dots with intervals, curves, heat. They take their colours from the page around them, so they fit a light and a dark one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from clutch.arena.estimate import Interval

WIDTH = 600
LETTER = 7.4
"""The width of a letter, about."""
ROW = 34
MARGIN = 26


@dataclass(frozen=True)
class Mark:
    """A value with its name, its interval and a word beside it."""

    name: str
    value: float
    interval: Interval | None = None
    note: str = ""


def svg(height: float, body: str, title: str, width: float = WIDTH) -> str:
    """A drawing with its title for those who cannot see it; a wide one can be scrolled where there is little room, so that its words stay readable."""
    drawn = (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}" '
        f'xmlns="http://www.w3.org/2000/svg"><title>{escape(title)}</title>{body}</svg>'
    )
    return f'<div class="scroll wide">{drawn}</div>' if width >= WIDTH else drawn


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind or "plain"}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def margin(names: Sequence[str]) -> float:
    """How much room the names need at the left."""
    return max([len(name) for name in names], default=0) * LETTER + 20


def ticks(least: float, most: float) -> list[float]:
    """A few round values between two.

    >>> ticks(0.0, 1.0)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    if most <= least:
        return [least]
    step = 10.0 ** len(str(int((most - least) / 5))) / 10 if most - least >= 5 else 1.0
    while (most - least) / step < 3:
        step /= 10
    for factor in (1.0, 2.0, 5.0, 10.0):
        if (most - least) / (step * factor) <= 6:
            step *= factor
            break
    first = int(least / step) - 1
    return [round(step * place, 10) for place in range(first, first + 20) if least - 1e-9 <= step * place <= most + 1e-9]


def dots(
    marks: Sequence[Mark], title: str, form: str = "{:.0%}", *, least: float = 0.0, most: float = 1.0, middle: float | None = None
) -> str:
    """Values as dots with their intervals, one row each."""
    right, left = WIDTH - 70, margin([mark.name for mark in marks])
    scale = (right - left) / (most - least) if most > least else 1.0

    def x(value: float) -> float:
        return left + (min(max(value, least), most) - least) * scale

    height = MARGIN + ROW * len(marks) + 8
    body = [
        line(x(tick), MARGIN - 6, x(tick), height - 4, "grid") + text(x(tick), MARGIN - 12, form.format(tick), "middle", "soft")
        for tick in ticks(least, most)
    ]
    if middle is not None:
        body.append(line(x(middle), MARGIN - 6, x(middle), height - 4, "middle"))
    for row, mark in enumerate(marks):
        y = MARGIN + ROW * row + ROW / 2
        body.append(text(left - 12, y + 5, mark.name, "end"))
        if mark.interval is not None:
            body.append(line(x(mark.interval[0]), y, x(mark.interval[1]), y, f"span hue{row % 6}"))
        body.append(f'<circle cx="{x(mark.value):.1f}" cy="{y:.1f}" r="6" class="dot hue{row % 6}"/>')
        body.append(text(right + 12, y + 5, mark.note or form.format(mark.value)))
    return svg(height, "".join(body), title)


def bars(marks: Sequence[Mark], title: str, form: str = "{:.0%}", most: float | None = None) -> str:
    """Values as bars, one row each."""
    top = most if most is not None else max([mark.value for mark in marks], default=1.0) or 1.0
    right, left = WIDTH - 170, margin([mark.name for mark in marks])
    body: list[str] = []
    for row, mark in enumerate(marks):
        y = 8 + 26 * row
        wide = max(mark.value / top, 0.0) * (right - left)
        body.append(text(left - 12, y + 15, mark.name, "end"))
        body.append(f'<rect x="{left:.1f}" y="{y + 2}" width="{wide:.1f}" height="17" rx="4" class="bar"/>')
        body.append(text(left + wide + 8, y + 15, mark.note or form.format(mark.value), "start", "soft"))
    return svg(16 + 26 * len(marks), "".join(body), title)


def heat(names: Sequence[str], cells: dict[tuple[int, int], tuple[float, str]], title: str) -> str:
    """A table of shares, stronger colour for more."""
    left = margin([short(name, 22) for name in names])
    size = min(96.0, (WIDTH - left) / max(len(names), 1))
    tall = 44.0
    body = [text(left + size * place + size / 2, 18, short(name, int(size / 8)), "middle", "soft") for place, name in enumerate(names)]
    for row, name in enumerate(names):
        y = 30 + tall * row
        body.append(text(left - 12, y + tall / 2 + 5, short(name, 22), "end"))
        for column in range(len(names)):
            x = left + size * column
            if (row, column) not in cells:
                body.append(f'<rect x="{x + 2:.1f}" y="{y + 2:.1f}" width="{size - 4:.1f}" height="{tall - 4:.1f}" rx="6" class="none"/>')
                continue
            share, note = cells[row, column]
            kind = "good" if share >= 0.5 else "bad"
            strength = min(abs(share - 0.5) * 1.2 + 0.06, 0.6)
            body.append(
                f'<rect x="{x + 2:.1f}" y="{y + 2:.1f}" width="{size - 4:.1f}" height="{tall - 4:.1f}" rx="6" class="{kind}" opacity="{strength:.2f}"/>'
            )
            body.append(
                text(x + size / 2, y + tall / 2 + 1, f"{share:.0%}", "middle", "strong")
                + text(x + size / 2, y + tall / 2 + 16, note, "middle", "tiny")
            )
    return svg(36 + tall * len(names), "".join(body), title)


def curve(
    points: Sequence[tuple[float, float]], title: str, across: str, up: str, *, diagonal: bool = False, sizes: Sequence[float] = ()
) -> str:
    """A curve through points between 0 and 1."""
    side, left, top = 300.0, 56.0, 12.0

    def place(point: tuple[float, float]) -> tuple[float, float]:
        return left + point[0] * side, top + (1 - point[1]) * side

    body: list[str] = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = place((tick, tick))
        body.append(line(x, top, x, top + side, "grid") + line(left, y, left + side, y, "grid"))
        body.append(text(x, top + side + 18, f"{tick:.0%}", "middle", "soft") + text(left - 8, y + 4, f"{tick:.0%}", "end", "soft"))
    if diagonal:
        body.append(line(left, top + side, left + side, top, "middle"))
    drawn = [place(point) for point in points]
    body.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in drawn)}" class="curve"/>')
    largest = max(sizes, default=1.0) or 1.0
    for number, (x, y) in enumerate(drawn):
        radius = 3 + 5 * (sizes[number] / largest) ** 0.5 if sizes else 4
        body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" class="dot hue0"/>')
    body.append(text(left + side / 2, top + side + 40, across, "middle", "soft"))
    body.append(f'<g transform="rotate(-90 14 {top + side / 2})">{text(14, top + side / 2, up, "middle", "soft")}</g>')
    return svg(top + side + 50, "".join(body), title, left + side + 16)


def short(words: str, most: int) -> str:
    """Words that fit.

    >>> short("search:2000ms", 8)
    'search:…'
    """
    return words if len(words) <= most else words[: max(most - 1, 1)] + "…"
