"""The table as text, at most 100 columns wide, from a seat's view alone.

Colour is never the only sign: every terrain has its letter, which the list of piles explains. On an island a square is its letter, with `~` for a watering hole; `-` or `|` joins the halves of a domino, `*` is a dragon and
`o` a shell on the side between two squares, and `·` is a free cell beside the island. The numbers around it are the x and y of placements.
"""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragomino.components import DIRECTION_NAMES, TERRAIN_LETTERS, TERRAIN_NAMES
from clutch.games.dragomino.show.view_types import DominoView, DragominoView, HalfView, PileView, SeatView
from clutch.kernel.game import Span
from clutch.kernel.move import seat_letter
from clutch.kernel.text_board import NAME, WIDTH, called, clip
from clutch.kernel.words import Words

LABEL: Final = 14
"""Columns of the labels at the left."""
PITCH: Final = 4
"""Columns of a square with the side to its right."""
GAP: Final = 4
"""Columns between two islands."""

STYLES: Final = {
    "desert": "yellow",
    "snow": "bright_cyan",
    "prairie": "bright_green",
    "forest": "green",
    "mountain": "dark_orange",
    "volcano": "red",
}
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Line = list[Span]
Cell = tuple[int, int]


def draw(view: dict[str, object], names: list[str], words: Words) -> list[Line]:
    """The board: the round, the offer, the piles with their odds, what is in hand, and every island."""
    table = cast(DragominoView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    lines: list[Line] = [heading(table, short, words), []]
    lines.extend(row(words.say("board", "offer", {}, []), dominoes([domino for domino in table["offer"] if domino is not None], words)))
    picked = table["picked"]
    if picked is not None:
        lines.extend(row(words.say("board", "picked", {}, []), dominoes([picked], words)))
    if table["discarded"]:
        lines.extend(row(words.say("board", "discarded", {}, []), dominoes(table["discarded"], words)))
    lines.append([])
    for number, pile in enumerate(table["piles"]):
        lines.append(pile_line(table, pile, number == 0, words))
        lines.extend(returned_lines(pile, words))
    if table["hand"]:
        lines.extend(row(words.say("board", "hand", {}, []), hand(table, words)))
    lines.append([])
    lines.extend(islands(table, short, words))
    lines.append([(words.say("board", "legend", {}, []), "dim")])
    return lines


def heading(table: DragominoView, names: list[str], words: Words) -> Line:
    """Which round it is, in which order, and how many dominoes are still to come."""
    line: Line = [(words.say("board", "round", {"round": table["round"], "rounds": table["rounds"]}, names), "bold")]
    if table["step"] != "over":
        letters = " ".join([seat_letter(seat) for seat in table["order"]])
        line.append((" · " + words.say("board", "order", {"seats": [letters]}, names), ""))
    line.append((" · " + words.say("board", "stack", {"count": table["stack_size"]}, names), "dim"))
    return line


# Dominoes and eggs


def square(half: HalfView) -> Span:
    """One half of a domino: its letter, and `~` for a watering hole."""
    letter = TERRAIN_LETTERS[TERRAIN_NAMES.index(half["terrain"])]
    return letter + ("~" if half["hole"] else ""), f"bold {STYLES[half['terrain']]}"


def dominoes(shown: list[DominoView], words: Words) -> list[Line]:
    """Dominoes side by side, or that there are none."""
    if not shown:
        return [[(words.say("board", "nothing", {}, []), "dim")]]
    return [[(domino["domino"] + " ", ""), square(domino["a"]), ("-", "dim"), square(domino["b"])] for domino in shown]


def pile_line(table: DragominoView, pile: PileView, first: bool, words: Words) -> Line:
    """A pile: how many dragons and shells are left, and the odds of a fresh egg."""
    terrain = pile["terrain"]
    letter = TERRAIN_LETTERS[TERRAIN_NAMES.index(terrain)]
    label = words.say("board", "piles", {}, []) if first else ""
    line: Line = [(label.ljust(LABEL), "bold"), (f"{letter} {words.name(terrain)}".ljust(12), f"bold {STYLES[terrain]}")]
    line.append((words.say("board", "pile", {"dragons": pile["dragons"], "shells": pile["shells"]}, []).ljust(24), ""))
    percent = pile["odds"]
    if percent is not None:
        line.append((words.say("board", "odds", {"percent": percent}, []), "dim"))
    return line


def returned_lines(pile: PileView, words: Words) -> list[Line]:
    """The tokens of a pile that somebody has looked at and put back."""
    pieces: list[Line] = []
    for token in pile["returned"]:
        face = token["face"]
        letters = "".join([seat_letter(seat) for seat in token["seen_by"]])
        known = words.say("board", "unknown", {}, []) if face is None else words.name(face)
        pieces.append([(f"{token['token']}: {known} ({letters})", STYLES[pile["terrain"]])])
    return row("  " + words.say("board", "returned", {}, []), pieces) if pieces else []


def hand(table: DragominoView, words: Words) -> list[Line]:
    """The tokens that the seat on turn has taken."""
    pieces: list[Line] = []
    for token in table["hand"]:
        face = token["face"]
        known = words.say("board", "unknown", {}, []) if face is None else words.name(face)
        pieces.append([(f"{words.name(token['source'])}: {known}", "")])
    return pieces


def row(label: str, pieces: list[Line]) -> list[Line]:
    """A label and pieces beside it, on as many lines as they need."""
    lines: list[Line] = []
    line: Line = [(label.ljust(LABEL), "bold")]
    used = LABEL
    for piece in pieces:
        length = width_of(piece)
        if used > LABEL and used + 3 + length > WIDTH:
            lines.append(line)
            line = [(" " * LABEL, "")]
            used = LABEL
        if used > LABEL:
            line.append(("   ", ""))
            used += 3
        line.extend(piece)
        used += length
    lines.append(line)
    return lines


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum([len(text) for text, _ in line])


# DragominoPosition


def islands(table: DragominoView, names: list[str], words: Words) -> list[Line]:
    """All islands, side by side as far as there is room."""
    lines: list[Line] = []
    band: list[list[Line]] = []
    for seat in table["seats"]:
        block = island(table, seat, names, words)
        if band and sum([block_width(other) + GAP for other in band]) + block_width(block) > WIDTH:
            lines.extend(beside(band))
            band = []
        band.append(block)
    lines.extend(beside(band))
    return lines


def block_width(block: list[Line]) -> int:
    """How many columns a block of lines takes."""
    return max([width_of(line) for line in block])


def beside(blocks: list[list[Line]]) -> list[Line]:
    """Blocks of lines side by side, and an empty line."""
    lines: list[Line] = []
    for number in range(max([len(block) for block in blocks])):
        line: Line = []
        for place, block in enumerate(blocks):
            part = block[number] if number < len(block) else []
            line.extend(part)
            if place + 1 < len(blocks):
                line.append((" " * (block_width(block) + GAP - width_of(part)), ""))
        lines.append(line)
    lines.append([])
    return lines


def island(table: DragominoView, seat: SeatView, names: list[str], words: Words) -> list[Line]:
    """A seat's name and points, and below them its island with the numbers of columns and rows."""
    number = seat["seat"]
    on_turn = table["turn"] == number
    over = table["step"] == "over"
    style = "bold" if on_turn or (over and seat["place"] == 1) else ""
    title: Line = [("▶ " if on_turn else "  ", "bold"), (f"{called(number, names[number])}  ", style)]
    title.append((words.say("board", "score", {"points": seat["points"]}, names), style))
    below: Line = [("    " + words.say("board", "tally", {"dragons": seat["dragons"], "shells": seat["shells"]}, names), "dim")]
    if seat["mommy"]:
        below.append(("  " + words.say("board", "mommy", {}, names), "bold magenta"))
    if over:
        title.append(("  " + words.say("board", "place", {"place": seat["place"]}, names), style))
    xs = [cell["x"] for cell in seat["cells"]]
    ys = [cell["y"] for cell in seat["cells"]]
    columns = range(min(xs) - 1, max(xs) + 2)
    lines = [title, below, [("   " + "".join([str(x).rjust(3).ljust(PITCH) for x in columns]), "dim")]]
    squares = island_squares(seat)
    sides = island_sides(seat)
    for y in range(min(ys) - 1, max(ys) + 2):
        lines.append([(str(y).rjust(3) + "  ", "dim"), *square_row(squares, sides, columns, y)])
        lines.append([(" " * 5, ""), *[(sides.get((x, y, "S"), " ").ljust(PITCH), side_style(sides.get((x, y, "S")))) for x in columns]])
    return lines[:-1]


def island_squares(seat: SeatView) -> dict[Cell, Span]:
    """What stands on each cell: squares, and free cells beside them."""
    squares: dict[Cell, Span] = {}
    for cell in seat["cells"]:
        for step in STEPS.values():
            squares[(cell["x"] + step[0], cell["y"] + step[1])] = ("·", "dim")
    for cell in seat["cells"]:
        squares[(cell["x"], cell["y"])] = square({"terrain": cell["terrain"], "hole": cell["hole"]})
    return squares


def island_sides(seat: SeatView) -> dict[tuple[int, int, str], str]:
    """What lies on the eastern and southern side of each cell: the joint of a domino, or an egg."""
    sides: dict[tuple[int, int, str], str] = {}
    for domino in seat["dominoes"]:
        sides[side_key(domino["x"], domino["y"], domino["direction"])] = "-" if domino["direction"] in ("E", "W") else "|"
    for egg in seat["eggs"]:
        sides[side_key(egg["x"], egg["y"], egg["direction"])] = "*" if egg["face"] == "dragon" else "o"
    return sides


def side_key(x: int, y: int, direction: str) -> tuple[int, int, str]:
    """A side by the cell to its west or north.

    >>> side_key(0, 0, "W"), side_key(0, 0, "S")
    ((-1, 0, 'E'), (0, 0, 'S'))
    """
    if direction in (DIRECTION_NAMES[1], DIRECTION_NAMES[2]):
        return (x, y, direction)
    return (x - 1, y, "E") if direction == "W" else (x, y - 1, "S")


def side_style(mark: str | None) -> str:
    """Eggs stand out."""
    return {"*": "bold", "o": "bold dim"}.get(mark or "", "dim")


def square_row(squares: dict[Cell, Span], sides: dict[tuple[int, int, str], str], columns: range, y: int) -> Line:
    """One row of squares with the sides between them."""
    line: Line = []
    for x in columns:
        text, style = squares.get((x, y), (" ", ""))
        mark = sides.get((x, y, "E"))
        line.append((text.ljust(2), style))
        line.append(("--" if mark == "-" else (mark or " ").ljust(2), side_style(mark)))
    return line
