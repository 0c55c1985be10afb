"""A text board as a picture (SVG), for notebooks and reports: the same lines and colours, every letter in its place whatever the font."""

from __future__ import annotations

from typing import Final

CELL: Final = 8.4
"""How wide a letter is, in pixels."""
LINE: Final = 18.0
"""How high a line is."""
MARGIN: Final = 16.0
INK: Final = "#2b2622"
FAINT: Final = "#8b8175"
PAPER: Final = "#fbf7ee"
EDGE: Final = "#d9cfbd"
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


def drawn_span(text: str, style: str, x: float, y: float) -> str:
    """One piece of a line, from a place on; nothing where it is blank."""
    words = style.split()
    colour = FAINT if "dim" in words else INK
    for word in words:
        colour = COLOURS.get(word, colour)
    behind = ""
    if "reverse" in words:
        width = CELL * len(text)
        behind = f'<rect x="{x:.1f}" y="{y - LINE + 4:.1f}" width="{width:.1f}" height="{LINE:.1f}" rx="3" fill="{colour}"/>'
        colour = PAPER
    body = text.rstrip()
    if not body.strip():
        return behind
    lead = len(body) - len(body.lstrip())
    body = body.strip()
    weight = ' font-weight="700"' if "bold" in words else ""
    at = f'x="{x + CELL * lead:.1f}" y="{y:.1f}" textLength="{CELL * len(body):.1f}" lengthAdjust="spacingAndGlyphs"'
    return f'{behind}<text {at} fill="{colour}"{weight} xml:space="preserve">{escaped(body)}</text>'


def drawn_board(lines: list[list[tuple[str, str]]], title: str) -> str:
    """Lines of spans as a picture with a title for those who cannot see it.

    >>> drawn_board([[("Round ", "bold"), ("1", "red")]], "A board").startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    True
    """
    widest = 0
    parts: list[str] = []
    for number, line in enumerate(lines):
        column = 0
        for text, style in line:
            parts.append(drawn_span(text, style, MARGIN + CELL * column, MARGIN + LINE * number + 13))
            column += len(text)
        widest = max(widest, column)
    width = 2 * MARGIN + CELL * max(widest, 1)
    height = 2 * MARGIN + LINE * max(len(lines), 1)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}" role="img"'
    card = f'<rect x="0.5" y="0.5" width="{width - 1:.0f}" height="{height - 1:.0f}" rx="10" fill="{PAPER}" stroke="{EDGE}"/>'
    shown = "".join(parts)
    return f'{head} font-family="{FONT}" font-size="14"><title>{escaped(title)}</title>{card}{shown}</svg>'
