"""The table as text, at most 100 columns wide, from a seat's view alone.

A hexagon is three lines of eight columns: its edges (`~` is water), above who has handlers there (a small letter for one, a capital for both), in the middle the terrain's letter and
the tile's number, below the lair. Colour is never the only sign.
"""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragon_family.show.view_types import DragonFamilyView, NestDragonView, SeatView, TerritoryView, TileView
from clutch.kernel.game import Span
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import NAME, Line, called, clip, flow
from clutch.kernel.words import Words

CELL: Final = 8
"""Columns of a hexagon; a half is the shift between two rows."""
STRIP: Final = 24
"""Half hexagons side by side in one strip of the map; a wider map goes on below."""

STYLES: Final = {
    "town": "yellow",
    "forest": "green",
    "mountain": "red",
    "ocean": "blue",
    "green": "green",
    "red": "red",
    "blue": "blue",
    "gold": "yellow",
    "leaf": "green",
    "ruby": "red",
    "pearl": "blue",
}
LETTERS: Final = {"town": "T", "forest": "F", "mountain": "M", "ocean": "O"}
LAND_EDGES: Final = "|/\\|/\\"
"""How a land edge is drawn in each direction: E, SE, SW, W, NW, NE."""


def draw(view: dict[str, object], names: list[str], words: Words) -> list[Line]:
    """The board: round and supply, the map, the territories, and every seat."""
    table = cast(DragonFamilyView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    lines: list[Line] = heading(table, short, words)
    lines.append([])
    lines.extend(map_lines(table, words))
    lines.append([])
    lines.extend(territory_lines(table, words))
    for seat in table["seats"]:
        lines.append([])
        lines.extend(seat_lines(table, seat, short, words))
    return lines


def heading(table: DragonFamilyView, names: list[str], words: Words) -> list[Line]:
    """The round, the stack, the supply and the eggs."""
    first: Line = [
        (words.say("board", "round", {"round": table["round"]}, names), "bold"),
        (words.say("board", "first", {"seat": table["first_player"]}, names), ""),
        (words.say("board", "stack", {"count": table["stack"]["size"]}, names), ""),
    ]
    if table["end"] is not None and table["step"] != "over":
        first.append((words.say("board", "last_round", {}, names), "bold red"))
    if table["idle_rounds"]:
        first.append((words.say("board", "idle", {"count": table["idle_rounds"]}, names), "dim"))
    supply = table["supply"]
    second: Line = [(words.say("board", "supply", {}, names), "bold")]
    if supply is None:
        second.append((words.say("board", "unlimited", {}, names), ""))
    else:
        second.extend(amounts(supply, words))
    second.append((words.say("board", "eggs", {}, names), "bold"))
    second.extend(amounts(table["eggs"], words))
    lines = [*flow([], first, 2), *flow([], second, 2)]
    known = [(f"{tile['depth']} {words.name(tile['kind'])}", "dim") for tile in table["stack"]["known"]]
    if known:
        lines.extend(flow([], [(words.say("board", "bottom", {}, names), "dim"), *known], 2))
    return lines


def amounts(counts: dict[str, int], words: Words) -> list[Span]:
    """Numbers of things, by name."""
    return [(f"{words.name(name)} {count}", STYLES.get(name, "") if count else "dim") for name, count in counts.items()]


# The map


def map_lines(table: DragonFamilyView, words: Words) -> list[Line]:
    """The hexagons, in strips that fit the width."""
    drawn: dict[tuple[int, int], tuple[TileView, int]] = {}
    for tile in table["tiles"]:
        for index, cell in enumerate(tile["cells"]):
            drawn[2 * cell["q"] + cell["r"], cell["r"]] = (tile, index)
    left = min(column for column, _ in drawn)
    right = max(column for column, _ in drawn)
    lines: list[Line] = []
    for start in range(left, right + 1, STRIP):
        inside = {place: piece for place, piece in drawn.items() if start <= place[0] < start + STRIP}
        if not inside:
            continue
        if lines:
            lines.append([("·" * 20, "dim")])
        for row in range(min(r for _, r in inside), max(r for _, r in inside) + 1):
            lines.extend(row_lines(inside, start, row, words))
    return lines


def row_lines(inside: dict[tuple[int, int], tuple[TileView, int]], start: int, row: int, words: Words) -> list[Line]:
    """One row of hexagons: three lines of text."""
    lines: list[Line] = [[], [], []]
    used = 0
    for column in sorted(column for column, r in inside if r == row):
        tile, index = inside[column, row]
        gap = (column - start) * (CELL // 2) - used
        for line, piece in zip(lines, hexagon(tile, index, words), strict=True):
            if gap:
                line.append((" " * gap, ""))
            line.extend(piece)
        used += gap + CELL
    return lines


def hexagon(tile: TileView, index: int, words: Words) -> list[Line]:
    """The three lines of one hexagon; handlers and number are shown on the first cell of a tile."""
    edges = [edge(tile, direction) for direction in range(6)]
    handlers = standing(tile) if index == 0 else ""
    label = f"{LETTERS[tile['terrain']]}{tile['id']}" if index == 0 else "·"
    lair = tile["lair"]
    home: Span = ("", "")
    if lair is not None:
        home = (f"{seat_letter(lair['seat'])}:{words.name(lair['dragon'])[:4]}", f"bold {STYLES[lair['dragon']]}")
    return [
        [edges[4], (handlers.center(CELL - 2), "bold"), edges[5]],
        [edges[3], (label.center(CELL - 2), STYLES[tile["terrain"]]), edges[0]],
        [edges[2], (home[0].center(CELL - 2), home[1]), edges[1]],
    ]


def edge(tile: TileView, direction: int) -> Span:
    """One edge of a hexagon."""
    return ("~", "bold blue") if tile["edges"][direction] == "water" else (LAND_EDGES[direction], "dim")


def standing(tile: TileView) -> str:
    """The handlers on a tile: `a` is one of seat A's, `A` both."""
    counts: dict[int, int] = {}
    for handler in tile["handlers"]:
        counts[handler["seat"]] = counts.get(handler["seat"], 0) + 1
    return "".join([seat_letter(seat) if count > 1 else seat_letter(seat).lower() for seat, count in sorted(counts.items())])


# Territories and seats


def territory_lines(table: DragonFamilyView, words: Words) -> list[Line]:
    """The territories with a lair, or with at least two tiles: what they are worth, and to whom."""
    pieces: list[Span] = [(words.say("board", "territories", {}, []), "bold")]
    for territory in table["territories"]:
        if territory["leaders"] or len(territory["tiles"]) > 1:
            pieces.append((territory_text(territory, words), STYLES[territory["terrain"]]))
    return flow([], pieces, 2) if len(pieces) > 1 else []


def territory_text(territory: TerritoryView, words: Words) -> str:
    """One territory in a few words."""
    leaders = "+".join([seat_letter(seat) for seat in territory["leaders"]]) or words.say("board", "nobody", {}, [])
    lairs = " ".join([f"{seat_letter(seat)}{count}" for seat, count in enumerate(territory["lairs"]) if count])
    worth = words.say("board", "worth", {"points": territory["worth"]}, [])
    return f"{LETTERS[territory['terrain']]}{territory['id']} {worth}: {leaders}" + (f" ({lairs})" if lairs else "")


def seat_lines(table: DragonFamilyView, seat: SeatView, names: list[str], words: Words) -> list[Line]:
    """A seat: points and lairs, then its nest, then its hand as far as it is known."""
    number = seat["seat"]
    on_turn = table["turn"] == number
    points = words.say("board", "points", {"points": seat["points"]["total"]}, names)
    where = " ".join([str(handler["tile"]) for handler in seat["handlers"]])
    first: Line = [
        (f"{'▶ ' if on_turn else '  '}{called(number, names[number])}", "bold" if on_turn else ""),
        (points, "bold"),
        (words.say("board", "lairs_left", {"count": seat["lairs_left"]}, names), ""),
        (f"@ {where}", "dim"),
        *amounts(seat["resources"], words),
    ]
    dragons = [dragon_span(dragon, words) for dragon in seat["dragons"]]
    second: Line = dragons or [(words.say("board", "empty_nest", {}, names), "dim")]
    second.extend(hand_pieces(seat, names, words))
    return [*flow([], first, 4), *flow([("   ", "")], second, 4)]


def hand_pieces(seat: SeatView, names: list[str], words: Words) -> list[Span]:
    """A hand, as far as it is known."""
    pieces: list[Span] = [(words.say("board", "hand", {}, names) + ":", "")]
    if seat["hand"] is not None:
        pieces.extend([(f"{place} {words.name(kind)}", "") for place, kind in enumerate(seat["hand"], 1)])
    else:
        pieces.append((f"{seat['hand_size']} {words.say('board', 'hidden', {}, names)}", "dim"))
        pieces.extend([(f"{words.say('board', 'known', {}, names)} {words.name(kind)}", "dim") for kind in seat["known"]])
    return pieces


def dragon_span(dragon: NestDragonView, words: Words) -> Span:
    """A dragon of a nest with its food."""
    food = "●" * dragon["food"] + "○" * (3 - dragon["food"])
    return (f"{dragon['place']} {words.name(dragon['dragon'])} {food}", STYLES[dragon["dragon"]])
