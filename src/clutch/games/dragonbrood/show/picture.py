"""The table as a picture, from a seat's view alone: every place with the dragons on its two sides, the bank, and each player's clan and horde. A dragon is a disc with its owner's letter and its level."""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragonbrood.show import text
from clutch.games.dragonbrood.show.view_types import DragonbroodView, DragonView, PlaceView, SeatView
from clutch.kernel.drawing import EDGE, FAINT, INK, LINE, PAPER, Sheet
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import NAME, Line, clip
from clutch.kernel.words import Words

COLUMNS: Final = 5
WIDE: Final = 172.0
HIGH: Final = 58.0
STEP: Final = 6.0
"""Between two places."""
DISC: Final = 12.0
SIDES: Final = {"left": "#f3e2b8", "right": "#d8e3ea"}
"""Summer and autumn are warm, winter and spring cool."""
COVERED: Final = "#e6ded0"
DRAGONS: Final = {
    "red": "#c0392b",
    "amber": "#d98a1e",
    "orange": "#e0702a",
    "golden": "#e3b52b",
    "yellow": "#efd84f",
    "lime": "#a9c938",
    "green": "#3c8c46",
    "teal": "#2a8f94",
    "blue": "#2f66b0",
    "indigo": "#4c469e",
    "purple": "#7a449a",
    "magenta": "#b23a80",
    "black": "#37322f",
    "gray": "#8c8a86",
    "umber": "#6f4a2c",
    "sienna": "#a2553a",
    "tan": "#cfae84",
    "white": "#f5f1e8",
}


def draw(view: dict[str, object], names: list[str], words: Words, title: str) -> str:
    """The board as SVG."""
    table = cast(DragonbroodView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    sheet = Sheet()
    head: list[Line] = [text.heading(table, words)]
    if table["bonus_tiles"]:
        head.extend(text.row(text.label(words, "tiles"), [(words.name(tile), "") for tile in table["bonus_tiles"]]))
    head.extend(text.quest_lines(table, words))
    y = sheet.lines(0.0, 0.0, head) + 8
    y = sides(sheet, y, words) + 8
    for number, place in enumerate(table["places"]):
        draw_place(sheet, (WIDE + STEP) * (number % COLUMNS), y + (HIGH + STEP) * (number // COLUMNS), table, place, words)
    y = sheet.lines(0.0, sheet.height + 12, text.common_lines(table, words)) + 8
    for seat in table["seats"]:
        y = draw_seat(sheet, y, table, seat, short, words) + 8
    sheet.lines(0.0, y, text.combat_lines(table, short, words))
    return sheet.source(title)


def sides(sheet: Sheet, y: float, words: Words) -> float:
    """Which side is which."""
    for number, side in enumerate(("left", "right")):
        x = 300.0 * number
        sheet.box(x, y + 2, 22.0, 14.0, SIDES[side], EDGE, 3.0)
        sheet.lines(x + 30, y, [[(words.say("board", "left" if side == "left" else "right", {}, []), "dim")]])
    return y + LINE


def draw_place(sheet: Sheet, x: float, y: float, table: DragonbroodView, place: PlaceView, words: Words) -> None:
    """A place: its name, and its sides with the dragons and the free spaces there."""
    covered = place["tile"] is not None
    sheet.box(x, y, WIDE, HIGH, COVERED if covered else PAPER, EDGE, 6.0)
    name = clip(words.name(place["place"]) + (" ⚿" if place["locked"] else ""), 23)
    sheet.word(x + WIDE / 2, y + 11, name, FAINT if covered else INK, 12.0, not covered)
    for number, side in enumerate(("left", "right")):
        shown = place["left"] if side == "left" else place["right"]
        if shown is None:
            continue
        left = x + 4 + (WIDE - 8) / 2 * number
        sheet.box(left, y + 23, (WIDE - 8) / 2 - 2, HIGH - 27, COVERED if covered else SIDES[side], "none", 4.0)
        here = text.dragons_at(table, place["place"], side)
        free = max(shown["spaces"] - shown["used"], 0)
        count = len(here) + free + (shown["enemy"] is not None)
        step = min(2 * DISC + 2, ((WIDE - 8) / 2 - 2 * DISC - 8) / max(count - 1, 1))
        at = left + DISC + 3
        enemy = shown["enemy"]
        if enemy is not None:
            sheet.token(at, y + 23 + (HIGH - 27) / 2, DISC, f"†{table['enemy_level']}", DRAGONS[enemy], INK)
            at += step
        for seat, dragon in here:
            disc(sheet, at, y + 23 + (HIGH - 27) / 2, seat, dragon)
            at += step
        for _space in range(free):
            sheet.disc(at, y + 23 + (HIGH - 27) / 2, 4.0, PAPER, FAINT)
            at += min(step, 14.0)


def disc(sheet: Sheet, x: float, y: float, seat: int, dragon: DragonView) -> None:
    """A dragon: its colour, its owner's letter, its level; a leader has a golden ring."""
    if dragon["leader"]:
        sheet.disc(x, y, DISC + 2, PAPER, "#b8860b", 2.0)
    sheet.token(x, y, DISC, f"{seat_letter(seat)}{dragon['level']}", DRAGONS[dragon["colour"]], INK)


def draw_seat(sheet: Sheet, y: float, table: DragonbroodView, seat: SeatView, names: list[str], words: Words) -> float:
    """A player: name and points, the clan with where each dragon is, and what lies in the horde: where it ends."""
    number = seat["seat"]
    sheet.stroke((0.0, y - 2), ((WIDE + STEP) * COLUMNS - STEP, y - 2), EDGE, 1.0)
    head, *rest = text.seat_lines(table, seat, names, words)
    y = sheet.lines(0.0, y + 5, [head]) + 6
    x = 14.0
    for dragon in seat["dragons"]:
        where = clip(words.name(dragon["place"] or dragon["status"]), 17)
        disc(sheet, x, y + 12, number, dragon)
        sheet.lines(x + 18, y + 2, [[(where, "dim")]])
        x += WIDE + STEP
    y += 30 if seat["dragons"] else 0
    clan = len(text.row(text.label(words, "dragons"), [text.dragon_span(dragon, words) for dragon in seat["dragons"]]))
    return sheet.lines(0.0, y, rest[clan:]) + 4
