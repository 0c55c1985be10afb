"""The table as a picture, from a seat's view alone: the royal line as cards, the gallery, and every seat's kin. A card that the viewer does not know shows its back."""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragon_kin.scoring import places
from clutch.games.dragon_kin.show import text
from clutch.games.dragon_kin.show.view import DragonKinView, KinCard, SeatView
from clutch.kernel.drawing import CELL, EDGE, FAINT, INK, LINE, PAPER, SEATS, SIZE, Sheet, ink_on
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import NAME, clip
from clutch.kernel.words import Words

WIDE: Final = 78.0
HIGH: Final = 104.0
"""A card of the royal line; kin and the gallery are smaller."""
SMALL: Final = 0.72
LABEL: Final = 126.0
"""Where cards begin, right of their labels."""
COLOURS: Final = {
    "forest": "#3f7a4b",
    "ice": "#bfe0ea",
    "fire": "#c2452f",
    "storm": "#7d4a8c",
    "stone": "#a8a49c",
    "sea": "#2b66a3",
    "sand": "#e8c976",
    "shadow": "#4a4552",
    "sun": "#f0a63a",
    "swamp": "#7a7a35",
}
BACK: Final = "#8a6d4f"
BACK_EGG: Final = "#a3886a"


def draw(view: dict[str, object], names: list[str], words: Words, title: str) -> str:
    """The board as SVG."""
    table = cast(DragonKinView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    sheet = Sheet()
    y = sheet.lines(0.0, 0.0, [text.heading(table, short, words)]) + 12
    y = royal_line(sheet, y, table, words) + 12
    y = piles(sheet, y, words.say("board", "gallery", {}, []), table["gallery"], words) + 12
    standing = places([seat["total"] for seat in table["seats"]]) if table["step"] == "over" else None
    for seat in table["seats"]:
        y = seat_row(sheet, y, table, seat, short, words, None if standing is None else standing[seat["seat"]]) + 12
    hand = table["hand"]
    if hand is not None and table["step"] != "over":
        y = piles(sheet, y, words.say("board", "hand", {}, []), hand, words) + 12
        unseen = {dragon: count for dragon, count in (table["unseen"] or {}).items() if count}
        sheet.lines(0.0, y, text.labelled(words.say("board", "unseen", {}, []), text.piles(unseen, words)))
    return sheet.source(title)


def card(sheet: Sheet, x: float, y: float, size: float, dragon: str | None, words: Words) -> None:
    """A card with its egg and its name, or its back."""
    fill = BACK if dragon is None else COLOURS[dragon]
    sheet.box(x, y, WIDE * size, HIGH * size, fill, INK, 6.0)
    sheet.box(x + 4, y + 4, WIDE * size - 8, HIGH * size - 8, "none", BACK_EGG if dragon is None else PAPER, 4.0)
    middle = x + WIDE * size / 2
    sheet.egg(middle, y + HIGH * size * 0.44, 15.0 * size, BACK_EGG if dragon is None else PAPER, INK)
    if dragon is not None:
        sheet.disc(middle, y + HIGH * size * 0.46, 5.5 * size, fill)
        name = words.name(dragon)
        letters = min(SIZE * 0.93, SIZE * (WIDE * size - 16) / (CELL * len(name)))
        sheet.word(middle, y + HIGH * size * 0.84, name, ink_on(fill), letters, True)


def royal_line(sheet: Sheet, y: float, table: DragonKinView, words: Words) -> float:
    """Seven cards side by side with their places, what each is worth once it is known, and who has looked: where they end."""
    over = table["step"] == "over"
    sheet.lines(0.0, y, [[(words.say("board", "line", {}, []), "bold")]])
    for place, shown in enumerate(table["line"]):
        x = LABEL + (WIDE + 12) * place
        sheet.word(x + WIDE / 2, y + 8, str(shown["position"]), FAINT, 12.0)
        card(sheet, x, y + LINE, 1.0, shown["dragon"], words)
        for number, seat in enumerate(shown["seen_by"] if not over else []):
            sheet.token(x + 10 + 21 * number, y + LINE + HIGH + 14, 9.0, seat_letter(seat), SEATS[seat])
    values = table["values"]
    bottom = y + LINE + HIGH + 26
    if values is not None:
        royal = [shown["dragon"] or "" for shown in table["line"]]
        return sheet.lines(0.0, bottom, text.labelled(words.say("board", "ranking", {}, []), text.ranking(royal, values, words)))
    sheet.lines(0.0, bottom - 21, [[(words.say("board", "seen", {}, []), "dim")]])
    return bottom


def piles(sheet: Sheet, y: float, label: str, cards: dict[str, int], words: Words) -> float:
    """Equal cards as one, with how many there are: where they end."""
    sheet.lines(0.0, y, [[(label, "bold")]])
    x = LABEL
    for dragon, count in cards.items():
        card(sheet, x, y, SMALL, dragon, words)
        if count > 1:
            sheet.token(x + WIDE * SMALL - 2, y + 4, 11.0, f"×{count}", PAPER, INK)
        x += WIDE * SMALL + 14
    sheet.reach(x, y + HIGH * SMALL)
    return y + HIGH * SMALL


def seat_row(sheet: Sheet, y: float, table: DragonKinView, seat: SeatView, names: list[str], words: Words, place: int | None) -> float:
    """A seat: its name, its hand as a number, its points, and its kin: where it ends."""
    number = seat["seat"]
    strong = "bold" if table["turn"] == number or place == 1 else ""
    sheet.box(0.0, y, LABEL + 5 * (WIDE * SMALL + 10) + 6, HIGH * SMALL + 12, "none", SEATS[number] if strong else EDGE, 8.0)
    sheet.token(18.0, y + 17, 9.0, seat_letter(number), SEATS[number])
    total = words.say("board", "total", {"count": seat["total"]}, names)
    lines: list[text.Line] = [[(("▶ " if table["turn"] == number else "") + names[number], strong)], [(total, strong)]]
    lines.append([(words.say("board", "held", {"count": seat["hand_size"]}, names), "dim")])
    if place is not None:
        lines[2] = [(words.say("board", "place", {"place": place}, names), strong)]
    sheet.lines(34.0, y + 8, lines)
    for slot, kin in enumerate(seat["kin"]):
        kin_card(sheet, LABEL + 34 + (WIDE * SMALL + 10) * slot, y + 6, kin, words)
    end = y + HIGH * SMALL + 12
    if seat["exposed"]:
        label = f"({words.say('board', 'exposed', {}, [])})"
        end = sheet.lines(34.0, end + 2, [[(label + " ", "dim"), *text.piles(seat["exposed"], words)]])
    return end


def kin_card(sheet: Sheet, x: float, y: float, kin: KinCard, words: Words) -> None:
    """A kin card; where it lies face down and the viewer knows it all the same, a corner of its back shows; `+` is kin from an open alliance."""
    card(sheet, x, y, SMALL, kin["dragon"], words)
    right = x + WIDE * SMALL
    if kin["dragon"] is not None and not kin["face_up"]:
        sheet.shape([(right - 20, y), (right, y), (right, y + 20)], BACK, INK)
    if kin["came"] == "allied":
        sheet.token(x + 4, y + 4, 8.0, "+", PAPER, INK)
