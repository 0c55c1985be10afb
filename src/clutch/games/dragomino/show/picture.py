"""The table as a picture, from a seat's view alone: the dominoes on offer, the eggs that are left, and every island with its eggs. Letters on the squares say what their colours say."""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragomino.components import TERRAIN_LETTERS, TERRAIN_NAMES
from clutch.games.dragomino.show import text
from clutch.games.dragomino.show.text import STEPS
from clutch.games.dragomino.show.view_types import DominoView, DragominoView, HalfView, SeatView
from clutch.kernel.drawing import EDGE, FAINT, INK, LINE, PAPER, SEATS, Sheet, ink_on
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import NAME, clip
from clutch.kernel.words import Words

SQUARE: Final = 36.0
GAP: Final = 28.0
"""Between two islands."""
WIDEST: Final = 900.0
"""Islands stand side by side up to here."""
COLOURS: Final = {
    "desert": "#f0d488",
    "snow": "#dcebf2",
    "prairie": "#b5d16a",
    "forest": "#3f7a4b",
    "mountain": "#b58a5c",
    "volcano": "#b8453a",
}
WATER: Final = "#3f8fc4"
GOLD: Final = "#f2b632"
SHELL: Final = "#f7f1e3"


def draw(view: dict[str, object], names: list[str], words: Words, title: str) -> str:
    """The board as SVG."""
    table = cast(DragominoView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    sheet = Sheet()
    y = sheet.lines(0.0, 0.0, [text.heading(table, short, words)]) + 10
    x = domino_row(sheet, 0.0, y, words.say("board", "offer", {}, []), [domino for domino in table["offer"] if domino is not None])
    picked = table["picked"]
    if picked is not None:
        domino_row(sheet, x + GAP, y, words.say("board", "picked", {}, []), [picked])
    y += SQUARE + 2 * LINE + 8
    y = sheet.lines(0.0, y, table_lines(table, words)) + 8
    x = 0.0
    bottom = y
    for seat in table["seats"]:
        if x > 0 and x + island_width(seat) > WIDEST:
            x, y = 0.0, bottom
        bottom = max(bottom, island(sheet, x, y, table, seat, short, words) + 12)
        x += island_width(seat) + GAP
    legend(sheet, bottom, words)
    return sheet.source(title)


def table_lines(table: DragominoView, words: Words) -> list[text.Line]:
    """What is thrown away, the piles with their odds, and the tokens in hand."""
    lines: list[text.Line] = []
    if table["discarded"]:
        lines.extend(text.row(words.say("board", "discarded", {}, []), text.dominoes(table["discarded"], words)))
    for number, pile in enumerate(table["piles"]):
        lines.append(text.pile_line(table, pile, number == 0, words))
        lines.extend(text.returned_lines(pile, words))
    if table["hand"]:
        lines.extend(text.row(words.say("board", "hand", {}, []), text.hand(table, words)))
    return lines


def half(sheet: Sheet, x: float, y: float, shown: HalfView) -> None:
    """One square with its letter, and a drop of water on a watering hole."""
    fill = COLOURS[shown["terrain"]]
    sheet.box(x, y, SQUARE, SQUARE, fill, "none", 3.0)
    sheet.word(x + SQUARE / 2, y + SQUARE / 2, TERRAIN_LETTERS[TERRAIN_NAMES.index(shown["terrain"])], ink_on(fill), 15.0, True)
    if shown["hole"]:
        sheet.egg(x + SQUARE - 9, y + SQUARE - 10, 4.0, WATER, PAPER)


def domino_row(sheet: Sheet, x: float, y: float, label: str, dominoes: list[DominoView]) -> float:
    """Dominoes side by side below their label, each with its name: where the next thing may begin."""
    sheet.lines(x, y, [[(label, "bold")]])
    sheet.reach(x, y + SQUARE + 2 * LINE)
    place = x
    for domino in dominoes:
        half(sheet, place, y + LINE + 2, domino["a"])
        half(sheet, place + SQUARE, y + LINE + 2, domino["b"])
        sheet.box(place, y + LINE + 2, 2 * SQUARE, SQUARE, "none", INK, 4.0)
        sheet.word(place + SQUARE, y + LINE + SQUARE + 11, domino["domino"], FAINT, 11.0)
        place += 2 * SQUARE + 14
    return max(place, x + 10.0 * len(label))


def island_width(seat: SeatView) -> float:
    """How wide an island is, with a free square on either side; never too narrow for the line above it."""
    xs = [cell["x"] for cell in seat["cells"]]
    return max(SQUARE * (max(xs) - min(xs) + 3), 230.0)


def island(sheet: Sheet, left: float, top: float, table: DragominoView, seat: SeatView, names: list[str], words: Words) -> float:
    """A seat's name and points, and below them its island: where it ends."""
    number = seat["seat"]
    strong = "bold" if table["turn"] == number or (table["step"] == "over" and seat["place"] == 1) else ""
    sheet.token(left + 9, top + 9, 9.0, seat_letter(number), SEATS[number])
    line: text.Line = [(f"{'▶ ' if table['turn'] == number else ''}{names[number]}  ", strong)]
    line.append((words.say("board", "score", {"points": seat["points"]}, names), strong))
    if table["step"] == "over":
        line.append(("  " + words.say("board", "place", {"place": seat["place"]}, names), strong))
    below: text.Line = [(words.say("board", "tally", {"dragons": seat["dragons"], "shells": seat["shells"]}, names), "dim")]
    if seat["mommy"]:
        below.append(("  " + words.say("board", "mommy", {}, names), "bold magenta"))
    y = sheet.lines(left + 26, top, [line, below]) + 2
    xs = [cell["x"] for cell in seat["cells"]]
    ys = [cell["y"] for cell in seat["cells"]]
    squares(sheet, left - SQUARE * (min(xs) - 1), y - SQUARE * (min(ys) - 1), seat)
    return y + SQUARE * (max(ys) - min(ys) + 3)


def squares(sheet: Sheet, x: float, y: float, seat: SeatView) -> None:
    """The squares around the place of 0,0, the dominoes that they make, and the eggs between them."""
    for free in sorted({(cell["x"] + step[0], cell["y"] + step[1]) for cell in seat["cells"] for step in STEPS.values()}):
        sheet.disc(x + SQUARE * (free[0] + 0.5), y + SQUARE * (free[1] + 0.5), 1.5, EDGE)
    for cell in seat["cells"]:
        half(sheet, x + SQUARE * cell["x"], y + SQUARE * cell["y"], {"terrain": cell["terrain"], "hole": cell["hole"]})
    for domino in seat["dominoes"]:
        across, down = STEPS[domino["direction"]]
        west, north = min(domino["x"], domino["x"] + across), min(domino["y"], domino["y"] + down)
        sheet.box(x + SQUARE * west, y + SQUARE * north, SQUARE * (1 + abs(across)), SQUARE * (1 + abs(down)), "none", INK, 4.0)
    for token in seat["eggs"]:
        across, down = STEPS[token["direction"]]
        egg(sheet, x + SQUARE * (token["x"] + 0.5 + across / 2), y + SQUARE * (token["y"] + 0.5 + down / 2), token["face"])


def egg(sheet: Sheet, x: float, y: float, face: str) -> None:
    """A token that lies between two squares: gold with a dragon, or an empty shell."""
    if face == "dragon":
        sheet.egg(x, y, 6.5, GOLD, INK)
        sheet.disc(x, y + 1, 2.0, INK)
    else:
        sheet.egg(x, y, 5.0, SHELL, FAINT)


def legend(sheet: Sheet, y: float, words: Words) -> None:
    """What the tokens and the drop of water are."""
    egg(sheet, 8.0, y + 9, "dragon")
    egg(sheet, 128.0, y + 9, "shell")
    sheet.egg(248.0, y + 9, 4.0, WATER, PAPER)
    for x, name in ((22.0, words.name("dragon")), (142.0, words.name("shell")), (262.0, words.say("board", "hole", {}, []))):
        sheet.lines(x, y, [[(name, "dim")]])
