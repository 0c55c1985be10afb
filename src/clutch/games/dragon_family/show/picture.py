"""The table as a picture, from a seat's view alone: the map with handlers and lairs, and every seat with its nest. Letters say what colours say: of terrains, and of seats."""

from __future__ import annotations

import math
from typing import Final, cast

from clutch.games.dragon_family.show import text
from clutch.games.dragon_family.show.text import LETTERS
from clutch.games.dragon_family.show.view_types import DragonFamilyView, SeatView, TileView
from clutch.kernel.drawing import EDGE, INK, LINE, PAPER, Sheet, ink_on
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import NAME, clip, flow
from clutch.kernel.words import Words

RADIUS: Final = 38.0
"""From the middle of a hexagon to its corners."""
ACROSS: Final = RADIUS * math.sqrt(3.0)
DOWN: Final = 1.5 * RADIUS
ROW: Final = 3
"""So many handlers stand side by side on a tile."""
TERRAINS: Final = {"town": "#ecd9a0", "forest": "#9dc183", "mountain": "#d9a08c", "ocean": "#a5cbe6"}
DRAGONS: Final = {"green": "#2f7d43", "red": "#b8352b", "blue": "#2b66a3", "gold": "#e0a921"}
SEATS: Final = {"orange": "#d9772b", "blue": "#2f6fb5", "purple": "#7b4a96", "pink": "#e08fb0", "green": "#3f7d3a"}
WATER: Final = "#2b78b8"
SHORE: Final = "#8b7a55"


def draw(view: dict[str, object], names: list[str], words: Words, title: str) -> str:
    """The board as SVG."""
    table = cast(DragonFamilyView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    sheet = Sheet()
    top = sheet.lines(0.0, 0.0, text.heading(table, short, words)) + 10
    columns = [cell["q"] + cell["r"] / 2 for tile in table["tiles"] for cell in tile["cells"]]
    rows = [cell["r"] for tile in table["tiles"] for cell in tile["cells"]]
    left = ACROSS * (0.5 - min(columns))
    middle = top + RADIUS - DOWN * min(rows)
    for tile in table["tiles"]:
        for cell in tile["cells"]:
            hexagon(sheet, left + ACROSS * (cell["q"] + cell["r"] / 2), middle + DOWN * cell["r"], tile)
    for tile in table["tiles"]:
        first = tile["cells"][0]
        pieces(sheet, left + ACROSS * (first["q"] + first["r"] / 2), middle + DOWN * first["r"], table, tile)
    y = sheet.height + 12
    y = sheet.lines(0.0, y, text.territory_lines(table, words)) + 8
    for seat in table["seats"]:
        y = seat_row(sheet, y, table, seat, short, words) + 8
    return sheet.source(title)


def corner(x: float, y: float, number: int) -> tuple[float, float]:
    """A corner of the hexagon around a place: 0 is the upper one to the right, and so on clockwise."""
    angle = math.pi / 180 * (60 * number - 30)
    return x + (RADIUS - 1) * math.cos(angle), y + (RADIUS - 1) * math.sin(angle)


def hexagon(sheet: Sheet, x: float, y: float, tile: TileView) -> None:
    """One hexagon in the colour of its terrain, with water at the edges that have it; edges are named E, SE, SW, W, NW, NE."""
    corners = [corner(x, y, number) for number in range(6)]
    sheet.shape(corners, TERRAINS[tile["terrain"]], SHORE)
    if tile["terrain"] == "ocean":
        for number, edge in enumerate(tile["edges"]):
            if edge == "water":
                sheet.stroke(corners[number], corners[(number + 1) % 6], WATER, 4.0)


def pieces(sheet: Sheet, x: float, y: float, table: DragonFamilyView, tile: TileView) -> None:
    """A tile's letter and number, its lair below and its handlers above: a disc for each seat, with a 2 where both of its handlers are."""
    counts: dict[int, int] = {}
    for handler in tile["handlers"]:
        counts[handler["seat"]] = counts.get(handler["seat"], 0) + 1
    crowded = len(counts) > ROW
    sheet.word(x, y + (7 if crowded else -3), f"{LETTERS[tile['terrain']]}{tile['id']}", INK, 11.0)
    lair = tile["lair"]
    if lair is not None:
        sheet.egg(x, y + 18, 8.5, DRAGONS[lair["dragon"]], seat_colour(table, lair["seat"]))
        sheet.word(x, y + 19, seat_letter(lair["seat"]), ink_on(DRAGONS[lair["dragon"]]), 11.0, True)
    for number, (seat, count) in enumerate(sorted(counts.items())):
        beside = min(len(counts) - ROW * (number // ROW), ROW)
        left = x + 19 * (number % ROW - (beside - 1) / 2)
        up = y - (27 if crowded else 20) + 19 * (number // ROW)
        sheet.token(left, up, 9.0, seat_letter(seat) + ("2" if count > 1 else ""), seat_colour(table, seat), INK)


def seat_colour(table: DragonFamilyView, seat: int) -> str:
    """A seat's own colour."""
    return SEATS[table["seats"][seat]["colour"]]


def seat_row(sheet: Sheet, y: float, table: DragonFamilyView, seat: SeatView, names: list[str], words: Words) -> float:
    """A seat: its points and resources, its nest as eggs with their food, its hand as far as it is known: where it ends."""
    number = seat["seat"]
    strong = "bold" if table["turn"] == number or (table["step"] == "over" and seat["points"]["place"] == 1) else ""
    sheet.token(10.0, y + 10, 10.0, seat_letter(number), SEATS[seat["colour"]], INK)
    points = words.say("board", "points", {"points": seat["points"]["total"]}, names)
    lairs = words.say("board", "lairs_left", {"count": seat["lairs_left"]}, names)
    first = [(("▶ " if table["turn"] == number else "") + names[number], strong), (points, "bold"), (lairs, "")]
    end = sheet.lines(30.0, y, flow([], [*first, *text.amounts(seat["resources"], words)], 4)) + 4
    x = 40.0
    for dragon in seat["dragons"]:
        sheet.egg(x, end + 15, 10.0, DRAGONS[dragon["dragon"]], INK)
        for food in range(3):
            sheet.disc(x + 20 + 12 * food, end + 15, 4.0, DRAGONS[dragon["dragon"]] if food < dragon["food"] else PAPER, INK)
        x += 76
    if not seat["dragons"]:
        sheet.lines(30.0, end + 5, [[(words.say("board", "empty_nest", {}, names), "dim")]])
        x += 110
    sheet.lines(x, end + 6, flow([], text.hand_pieces(seat, names, words), 4)[:1])
    sheet.stroke((0.0, end + LINE + 18), (700.0, end + LINE + 18), EDGE, 1.0)
    return end + LINE + 18
