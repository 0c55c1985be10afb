"""The table as text, at most 100 columns wide, from a seat's view alone.

Every dragon is named by its owner's letter, its colour and its level: `B teal 3`. `*` marks a leader, `·` a free space, `▒` what lies under a tile.
"""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragonbrood.show.view_types import DragonbroodView, DragonView, PlaceView, SeatView, SideView
from clutch.kernel import text_board
from clutch.kernel.game import Span
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import NAME, Line, called, clip
from clutch.kernel.words import Words

LABEL: Final = 15
PLACE: Final = 24
SIDE: Final = 37

STYLES: Final = {
    "red": "red",
    "amber": "orange3",
    "orange": "dark_orange",
    "golden": "gold1",
    "yellow": "yellow",
    "lime": "chartreuse2",
    "green": "green",
    "teal": "cyan",
    "blue": "blue",
    "indigo": "slate_blue1",
    "purple": "purple",
    "magenta": "magenta",
    "black": "grey37",
    "gray": "grey62",
    "umber": "orange4",
    "sienna": "indian_red",
    "tan": "tan",
    "white": "bright_white",
}


def draw(view: dict[str, object], names: list[str], words: Words) -> list[Line]:
    """The board: the year, the locations with everybody who stands there, the bank, and each player's things."""
    table = cast(DragonbroodView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    lines: list[Line] = [heading(table, words)]
    if table["bonus_tiles"]:
        lines.extend(row(label(words, "tiles"), [(words.name(tile), "") for tile in table["bonus_tiles"]]))
    lines.extend(quest_lines(table, words))
    lines.append([])
    title = ["".ljust(PLACE), label(words, "left").ljust(SIDE), label(words, "right")]
    lines.append([("".join(title), "bold")])
    lines.extend([place_line(table, place, words) for place in table["places"]])
    lines.append([])
    lines.extend(common_lines(table, words))
    for seat in table["seats"]:
        lines.append([])
        lines.extend(seat_lines(table, seat, short, words))
    combat = combat_lines(table, short, words)
    if combat:
        lines.extend([[], *combat])
    return lines


def combat_lines(table: DragonbroodView, names: list[str], words: Words) -> list[Line]:
    """Who fights where, and the viewer's own bid."""
    combat = table["combat"]
    if combat is None:
        return []
    fighters = " – ".join(names[seat] for seat in combat["seats"])
    lines = row(label(words, "combat"), [(words.name(combat["place"]), "bold"), (fighters, "")])
    if combat["bid"] is not None:
        lines.extend(row(label(words, "bid"), items(combat["bid"], words)))
    return lines


def label(words: Words, kind: str) -> str:
    """A fixed text of the board."""
    return words.say("board", kind, {}, [])


def heading(table: DragonbroodView, words: Words) -> Line:
    """Year, season, turn order."""
    year = words.say("board", "year", {"year": table["year"], "years": table["years"]}, [])
    order = " ".join([seat_letter(seat) for seat in table["order"]])
    line: Line = [(year, "bold"), (" · " + words.name(table["season"]), "bold"), (f" · {label(words, 'order')} {order}", "")]
    if table["success"]:
        line.append((" · " + label(words, "success"), "bold green"))
    return line


def quest_lines(table: DragonbroodView, words: Words) -> list[Line]:
    """How far a solo quest has come: Elders awake, or colours caught and missing."""
    quest = table["quest"]
    if quest is None or quest["goal"] is None:
        return []
    title = words.say("options", quest["mode"], {}, [])
    pieces: list[Span] = [(f"{quest['reached']}/{quest['goal']}", "bold green" if quest["success"] else "bold")]
    pieces.extend([(words.name(elder), STYLES[elder]) for elder in quest["elders"]])
    lines = row(title, pieces)
    if quest["missing"]:
        lines.extend(row(label(words, "missing"), [(words.name(colour), STYLES[colour]) for colour in quest["missing"]]))
    return lines


def dragons_at(table: DragonbroodView, place: str, side: str) -> list[tuple[int, DragonView]]:
    """Who stands on a side."""
    return [
        (seat["seat"], dragon)
        for seat in table["seats"]
        for dragon in seat["dragons"]
        if dragon["place"] == place and dragon["side"] == side
    ]


def place_line(table: DragonbroodView, place: PlaceView, words: Words) -> Line:
    """One location: its name and tile, then its sides."""
    tile = place["tile"]
    sign = "" if tile is None else (" ▒" if tile == "field" else f" ▒{tile}")
    if place["locked"]:
        sign += " ⚿"
    line: Line = [(clip(words.name(place["place"]), PLACE - 1 - len(sign)) + sign, "dim" if tile else "")]
    line[0] = (line[0][0].ljust(PLACE), line[0][1])
    line.extend(side_spans(table, place["place"], "left", place["left"], words))
    line.extend(side_spans(table, place["place"], "right", place["right"], words))
    return line


def side_spans(table: DragonbroodView, place: str, side: str, found: SideView | None, words: Words) -> Line:
    """The dragons on a side and its free spaces, in a column of fixed width."""
    spans: Line = []
    used = 0
    if found is not None:
        pieces: list[Span] = []
        if found["enemy"] is not None:
            pieces.append((f"† {words.name(found['enemy'])} {table['enemy_level']}", STYLES[found["enemy"]]))
        for seat, dragon in dragons_at(table, place, side):
            pieces.append((f"{seat_letter(seat)} {words.name(dragon['colour'])} {dragon['level']}", STYLES[dragon["colour"]]))
        free = found["spaces"] - found["used"]
        if free > 0:
            pieces.append(("·" * free, "dim"))
        for number, (text, style) in enumerate(pieces):
            gap = ", " if number else ""
            if used + len(gap) + len(text) > SIDE - 3:
                spans.append((" …", "dim"))
                used += 2
                break
            spans.append((gap + text, style))
            used += len(gap) + len(text)
    spans.append((" " * (SIDE - used), ""))
    return spans


def common_lines(table: DragonbroodView, words: Words) -> list[Line]:
    """The bank, the Elders, the display, the graves and the enemies' pool."""
    lines: list[Line] = []
    owned = [account for account in table["accounts"] if account["owner"] is not None]
    for account in owned:
        owner = account["owner"] or 0
        pieces: list[Span] = [
            (f"{seat_letter(owner)} {words.name(account['account'])} ({account['balance']})", "bold"),
            *items(account["items"], words),
        ]
        lines.extend(row(label(words, "bank") if account is owned[0] else "", pieces))
    ducats = [(f"{words.name(elder['elder'])} {elder['ducats']}", "") for elder in table["elders"] if elder["ducats"]]
    if ducats:
        lines.extend(row(label(words, "elder_ducats"), ducats))
    if table["display"]:
        lines.extend(row(label(words, "display"), [(words.name(trinket), "") for trinket in table["display"]]))
    graves: list[Span] = []
    for grave in table["graves"]:
        if grave["seat"] is not None and grave["colour"] is not None:
            graves.append((f"{seat_letter(grave['seat'])} {words.name(grave['colour'])} {grave['level']}", STYLES[grave["colour"]]))
    if graves:
        lines.extend(row(label(words, "graves"), graves))
    if table["enemy_level"]:
        lines.extend(row(label(words, "enemy_pool"), items(table["enemy_pool"], words)))
    return lines


def seat_lines(table: DragonbroodView, seat: SeatView, names: list[str], words: Words) -> list[Line]:
    """A player: name and points, dragons, items, and the tracks."""
    number = seat["seat"]
    on_turn = table["turn"] == number
    head = f"{'▶' if on_turn else ' '} {called(number, names[number])}"
    points = words.say("board", "points", {"count": seat["score"]}, [])
    magic = f"{label(words, 'magic')} {words.name(seat['magic'])}"
    line: Line = [(head.ljust(22), "bold" if on_turn else ""), (points, "bold"), (f" · {words.name(seat['elder'])} · {magic}", "")]
    eggs = ", ".join([str(egg) for egg in seat["eggs"]]) or "–"
    line.append((f" · {label(words, 'eggs')} {eggs}", ""))
    lines = [line]
    lines.extend(row(label(words, "dragons"), [dragon_span(dragon, words) for dragon in seat["dragons"]]))
    lines.extend(row(label(words, "items"), items(seat["items"], words)))
    lines.extend(row(label(words, "income"), [(space, "") for space in seat["income"]]))
    if seat["trinkets"]:
        lines.extend(row(label(words, "trinkets"), [(words.name(trinket), "") for trinket in seat["trinkets"]]))
    return lines


def dragon_span(dragon: DragonView, words: Words) -> Span:
    """A dragon with its number, and where it is."""
    where = words.name(dragon["place"] or dragon["status"])
    leader = "*" if dragon["leader"] else ""
    return f"{dragon['slot']}{leader} {words.name(dragon['colour'])} {dragon['level']} ({where})", STYLES[dragon["colour"]]


def items(counts: dict[str, int], words: Words) -> list[Span]:
    """Items with how many there are."""
    return [(words.name(f"{count} {item}"), "") for item, count in counts.items()] or [("–", "dim")]


def row(title: str, pieces: list[Span]) -> list[Line]:
    """A label and pieces beside it."""
    return text_board.row(title, "dim", pieces, LABEL)
