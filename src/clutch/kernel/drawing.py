"""Boards as pictures (SVG), for notebooks and reports: a sheet to draw on, and text boards on it with every letter in its place whatever the font."""

from __future__ import annotations

from typing import Final, final

CELL: Final = 8.4
"""How wide a letter is, in pixels."""
LINE: Final = 18.0
"""How high a line is."""
SIZE: Final = 14.0
"""How large letters are, unless something else is said."""
MARGIN: Final = 16.0
INK: Final = "#2b2622"
FAINT: Final = "#8b8175"
PAPER: Final = "#fbf7ee"
EDGE: Final = "#d9cfbd"
SEATS: Final = ["#a82a4a", "#1f6aa3", "#13704f", "#876400", "#8a4a9c", "#565b66"]
"""The colours of the seats, as on the page."""
FONT: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

COLOURS: Final[dict[str, str]] = {
    "black": "#2b2622",
    "blue": "#2459a8",
    "bright_cyan": "#1b7f95",
    "bright_green": "#4f8a10",
    "bright_white": "#6d6a78",
    "cyan": "#1b7f95",
    "dark_orange": "#a85a12",
    "green": "#2c6e35",
    "grey37": "#5c5650",
    "grey50": "#6f6860",
    "grey62": "#857d73",
    "indian_red": "#a8504a",
    "magenta": "#8c3a86",
    "orange": "#a85a12",
    "orange3": "#a0640f",
    "orange4": "#7a4a12",
    "purple": "#6b3f94",
    "red": "#b02a22",
    "slate_blue1": "#5a51b0",
    "white": "#6d6a78",
    "yellow": "#8a6a00",
    "yellow4": "#6f6a10",
}
"""The colours of text boards, on paper: dark enough to be read."""


def escaped(text: str) -> str:
    """A text as it stands in a picture's source.

    >>> escaped("A < B & C")
    'A &lt; B &amp; C'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def ink_on(colour: str) -> str:
    """Letters that can be read on a colour.

    >>> ink_on("#2459a8") == PAPER, ink_on("#f2d27a") == INK
    (True, True)
    """
    red, green, blue = int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    return PAPER if 299 * red + 587 * green + 114 * blue < 140_000 else INK


@final
class Sheet:
    """A picture while it is drawn. It grows with what is put on it; places are pixels to the right and downwards."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.width = 0.0
        self.height = 0.0

    def reach(self, x: float, y: float) -> None:
        """The sheet is at least so wide and so high."""
        self.width = max(self.width, x)
        self.height = max(self.height, y)

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none", corner: float = 5.0) -> None:
        """A rectangle."""
        self.reach(x + width, y + height)
        at = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{corner:.1f}"'
        self.parts.append(f'<rect {at} fill="{fill}" stroke="{edge}"/>')

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "none", thick: float = 1.0) -> None:
        """A circle around a place."""
        self.reach(x + radius, y + radius)
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{edge}" stroke-width="{thick:.1f}"/>')

    def egg(self, x: float, y: float, radius: float, fill: str, edge: str = "none") -> None:
        """An egg around a place, half as high again as it is wide."""
        top, low = y - 1.6 * radius, y + 1.4 * radius
        path = f"M{x:.1f} {top:.1f}C{x + radius:.1f} {top:.1f} {x + 1.6 * radius:.1f} {low:.1f} {x:.1f} {low:.1f}"
        path += f"C{x - 1.6 * radius:.1f} {low:.1f} {x - radius:.1f} {top:.1f} {x:.1f} {top:.1f}Z"
        self.reach(x + radius, low)
        self.parts.append(f'<path d="{path}" fill="{fill}" stroke="{edge}"/>')

    def shape(self, points: list[tuple[float, float]], fill: str, edge: str = "none") -> None:
        """A polygon."""
        for x, y in points:
            self.reach(x, y)
        corners = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        self.parts.append(f'<polygon points="{corners}" fill="{fill}" stroke="{edge}" stroke-linejoin="round"/>')

    def stroke(self, start: tuple[float, float], end: tuple[float, float], colour: str, thick: float) -> None:
        """A straight line."""
        at = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
        self.parts.append(f'<line {at} stroke="{colour}" stroke-width="{thick:.1f}" stroke-linecap="round"/>')

    def word(self, x: float, y: float, text: str, colour: str = INK, size: float = SIZE, bold: bool = False) -> None:
        """A text whose middle is at a place."""
        weight = ' font-weight="700"' if bold else ""
        at = f'x="{x:.1f}" y="{y + 0.35 * size:.1f}" text-anchor="middle" font-size="{size:.1f}"'
        self.reach(x + CELL * len(text) * size / (2 * SIZE), y + 0.5 * size)
        self.parts.append(f'<text {at} fill="{colour}"{weight}>{escaped(text)}</text>')

    def token(self, x: float, y: float, radius: float, text: str, fill: str, edge: str = "none") -> None:
        """A round piece with a letter or two on it."""
        self.disc(x, y, radius, fill, edge)
        self.word(x, y, text, ink_on(fill), radius * (1.25 if len(text) == 1 else 0.95), True)

    def span(self, x: float, y: float, text: str, style: str) -> None:
        """One piece of a line, from a place on; nothing where it is blank."""
        words = style.split()
        colour = FAINT if "dim" in words else INK
        for word in words:
            colour = COLOURS.get(word, colour)
        if "reverse" in words:
            self.box(x, y - LINE + 4, CELL * len(text), LINE, colour, "none", 3.0)
            colour = PAPER
        body = text.rstrip()
        if not body.strip():
            return
        lead = len(body) - len(body.lstrip())
        body = body.strip()
        weight = ' font-weight="700"' if "bold" in words else ""
        at = f'x="{x + CELL * lead:.1f}" y="{y:.1f}" textLength="{CELL * len(body):.1f}" lengthAdjust="spacingAndGlyphs"'
        self.parts.append(f'<text {at} fill="{colour}"{weight} xml:space="preserve">{escaped(body)}</text>')

    def lines(self, x: float, y: float, lines: list[list[tuple[str, str]]]) -> float:
        """Lines of a text board from a place on: where the next one would be."""
        for number, line in enumerate(lines):
            column = 0
            for text, style in line:
                self.span(x + CELL * column, y + LINE * number + 13, text, style)
                column += len(text)
            self.reach(x + CELL * column, y + LINE * (number + 1))
        return y + LINE * len(lines)

    def source(self, title: str) -> str:
        """The picture, with a title for those who cannot see it."""
        width, height = 2 * MARGIN + max(self.width, CELL), 2 * MARGIN + max(self.height, LINE)
        view = f'viewBox="{-MARGIN:.0f} {-MARGIN:.0f} {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {view} role="img" style="max-width:100%;height:auto"'
        at = f'x="{0.5 - MARGIN:.1f}" y="{0.5 - MARGIN:.1f}" width="{width - 1:.0f}" height="{height - 1:.0f}"'
        card = f'<rect {at} rx="10" fill="{PAPER}" stroke="{EDGE}"/>'
        shown = "".join(self.parts)
        return f'{head} font-family="{FONT}" font-size="{SIZE:.0f}"><title>{escaped(title)}</title>{card}{shown}</svg>'


def drawn_board(lines: list[list[tuple[str, str]]], title: str) -> str:
    """A text board as a picture.

    >>> drawn_board([[("Round ", "bold"), ("1", "red")]], "A board").startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    True
    """
    sheet = Sheet()
    sheet.lines(0.0, 0.0, lines)
    return sheet.source(title)
