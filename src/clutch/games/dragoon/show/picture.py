"""The table as a picture, from a seat's view alone: the island with its tiles, totems, caves and dragons, the seats beside it, and the cards below."""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragoon.show import text
from clutch.games.dragoon.show.view_types import CellView, DragoonView
from clutch.kernel.drawing import EDGE, INK, PAPER, Sheet
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import clip
from clutch.kernel.words import Words

SQUARE: Final = 68.0
LEFT: Final = 24.0
"""Room for the numbers of the rows."""
GRASS: Final = ["#e3e8c4", "#d9e0b5"]
WALL: Final = "#c9a26b"
ROOF: Final = "#a8503a"
STONE: Final = "#9a948c"
GOLD: Final = "#f2b632"
SEATS: Final = ["#d9a520", "#b9bec6", "#b5652d", "#5a4a66"]
"""The dragons' colours: gold, silver, copper and the darkest of metals."""
RED: Final = "#b02a22"


def draw(view: dict[str, object], names: list[str], words: Words, title: str) -> str:
    """The board as SVG."""
    table = cast(DragoonView, view)  # the views of this game are made by `view` alone
    short = [clip(name, text.NAME) for name in names]
    sheet = Sheet()
    top = sheet.lines(0.0, 0.0, [text.heading(table, short, words)]) + 12
    for cell in table["cells"]:
        draw_cell(sheet, LEFT + SQUARE * (cell["black"] - 1), top + SQUARE * (text.SIZE - cell["red"]), cell)
    for number in range(text.SIZE):
        sheet.word(LEFT / 2, top + SQUARE * (text.SIZE - number - 0.5), str(number + 1), RED, 13.0, True)
        sheet.word(LEFT + SQUARE * (number + 0.5), top + SQUARE * text.SIZE + 11, str(number + 1), INK, 13.0, True)
    beside = LEFT + SQUARE * text.SIZE + 20
    bottom = sheet.lines(beside, top, text.panel(table, short, words))
    legend(sheet, beside + 10, max(bottom + 24, top + SQUARE * text.SIZE - 84), words)
    cards(sheet, max(top + SQUARE * text.SIZE + 28, sheet.height + 6), table, words)
    return sheet.source(title)


def cards(sheet: Sheet, y: float, table: DragoonView, words: Words) -> None:
    """The cards in play, the discard pile, and the viewer's hand."""
    lines = [*text.piles("in_play", table["in_play"], words), *text.piles("discard", table["discard"], words)]
    hand = table["hand"]
    if hand is not None:
        held = {card["card"]: card["count"] for card in hand}
        lines.extend(text.piles("hand", held, words, [card["card"] for card in hand if card["playable"]]))
    sheet.lines(0.0, y, lines)


def draw_cell(sheet: Sheet, x: float, y: float, cell: CellView) -> None:
    """One cell and all that is on it: tile, cave and treasure to the left, totem and dragons to the right."""
    sheet.box(x, y, SQUARE, SQUARE, GRASS[(cell["black"] + cell["red"]) % 2], EDGE, 0.0)
    if cell["tile"] is not None:
        tile(sheet, x + 20, y + 24, cell["tile"])
    totem = cell["totem"]
    if totem is not None:
        flag(sheet, x + 40, y + 8, totem)
    cave = cell["cave"]
    if cave is not None:
        draw_cave(sheet, x + 20, y + 52, SEATS[cave])
    if cell["treasure"]:
        chest(sheet, x + 52, y + 18)
    for number, dragon in enumerate(cell["dragons"]):
        sheet.token(x + SQUARE - 20 - 28 * number, y + SQUARE - 20, 15.0, seat_letter(dragon), SEATS[dragon], INK)


def tile(sheet: Sheet, x: float, y: float, kind: str) -> None:
    """A village is a house with a roof, a city a wall with two towers."""
    if kind == "village":
        sheet.box(x - 11, y - 3, 22.0, 14.0, WALL, INK, 0.0)
        sheet.shape([(x - 14, y - 3), (x, y - 15), (x + 14, y - 3)], ROOF, INK)
        return
    sheet.box(x - 10, y - 4, 20.0, 16.0, STONE, INK, 0.0)
    for tower in (x - 15, x + 5):
        sheet.box(tower, y - 12, 10.0, 24.0, STONE, INK, 0.0)
        sheet.shape([(tower - 1, y - 12), (tower + 5, y - 20), (tower + 11, y - 12)], ROOF, INK)


def flag(sheet: Sheet, x: float, y: float, seat: int) -> None:
    """A totem: a flag in its owner's colour with its letter."""
    sheet.stroke((x, y), (x, y + 30), INK, 2.0)
    sheet.box(x, y, 19.0, 16.0, SEATS[seat], INK, 1.0)
    sheet.word(x + 9.5, y + 8, seat_letter(seat), INK if seat != len(SEATS) - 1 else PAPER, 12.0, True)


def draw_cave(sheet: Sheet, x: float, y: float, colour: str) -> None:
    """A dark opening in a hill of its owner's colour."""
    sheet.shape([(x - 18, y + 11), (x - 11, y - 8), (x, y - 13), (x + 11, y - 8), (x + 18, y + 11)], colour, INK)
    sheet.shape([(x - 8, y + 11), (x - 6, y), (x, y - 4), (x + 6, y), (x + 8, y + 11)], INK)


def chest(sheet: Sheet, x: float, y: float) -> None:
    """The treasure."""
    sheet.box(x - 12, y - 9, 24.0, 18.0, GOLD, INK, 4.0)
    sheet.stroke((x - 12, y - 1), (x + 12, y - 1), INK, 1.0)
    sheet.disc(x, y, 3.0, INK)


def legend(sheet: Sheet, x: float, y: float, words: Words) -> None:
    """What the signs mean."""
    right = x + 150
    tile(sheet, x, y, "village")
    tile(sheet, right, y, "city")
    flag(sheet, x - 8, y + 18, 0)
    draw_cave(sheet, right, y + 34, STONE)
    chest(sheet, x, y + 68)
    named = (
        (x, y, words.name("village")),
        (right, y, words.name("city")),
        (x, y + 34, words.say("board", "totem", {}, [])),
        (right, y + 34, words.say("board", "cave", {}, [])),
        (x, y + 68, words.say("board", "treasure", {}, [])),
    )
    for left, top, name in named:
        sheet.lines(left + 26, top - 9, [[(name, "dim")]])
