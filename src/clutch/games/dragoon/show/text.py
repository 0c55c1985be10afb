"""The table as text, at most 100 columns wide, from a seat's view alone.

A cell is two rows of letters: its tile and totem above, dragons, cave and chest below. Colour is never the only sign: every seat has its letter, on totems a small one.
"""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragoon.show.view_types import CellView, DragoonView, SeatView
from clutch.kernel.game import Span
from clutch.kernel.move import seat_letter
from clutch.kernel.statement import Facts
from clutch.kernel.text_board import WIDTH, called, clip
from clutch.kernel.words import Words

CELL: Final = 7
"""Columns of a cell without its border."""
GAP: Final = 3
NAME: Final = 14
"""The most columns of a player's name."""
SIZE: Final = 6
STYLES: Final = ["yellow", "bright_white", "dark_orange", "magenta"]
"""The colours of the seats on a dark and a light ground."""

Line = list[Span]


def draw(view: dict[str, object], names: list[str], words: Words) -> list[Line]:
    """The island with the seats beside it, then the cards."""
    table = cast(DragoonView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    beside = panel(table, short, words)
    island = grid(table)
    lines: list[Line] = [heading(table, short, words), []]
    for number in range(max(len(island), len(beside))):
        line: Line = list(island[number]) if number < len(island) else [(" " * (3 + SIZE * (CELL + 1) + 1), "")]
        if number < len(beside):
            line.append((" " * GAP, ""))
            line.extend(beside[number])
        lines.append(line)
    lines.append([(words.say("board", "legend", {}, []), "dim")])
    lines.append([])
    lines.extend(piles("in_play", table["in_play"], words))
    lines.extend(piles("discard", table["discard"], words))
    hand = table["hand"]
    if hand is not None:
        lines.extend(
            piles("hand", {card["card"]: card["count"] for card in hand}, words, [card["card"] for card in hand if card["playable"]])
        )
    return lines


def heading(table: DragoonView, names: list[str], words: Words) -> Line:
    """Round, phase, goal, and what lies ready."""
    line: Line = [(words.say("board", "title", {"round": table["round"], "phase": table["phase"]}, names), "bold")]
    line.append((" · " + words.say("board", "goal", {"gold": table["options"]["gold_goal"]}, names), ""))
    if table["sudden_death"]:
        line.append((" · " + words.say("board", "sudden_death", {}, names), "bold red"))
    line.append((" · " + words.say("board", "cards", {"deck": table["deck_size"], "tiles": table["tile_supply"]}, names), "dim"))
    return line


def grid(table: DragoonView) -> list[Line]:
    """The island, row 6 on top, with the red numbers at the left and the black ones below."""
    rule: Line = [("   " + ("+" + "-" * CELL) * SIZE + "+", "dim")]
    lines: list[Line] = []
    for row in range(SIZE - 1, -1, -1):
        cells = table["cells"][row * SIZE : (row + 1) * SIZE]
        lines.append(rule)
        for number, half in enumerate((upper, lower)):
            line: Line = [(f" {row + 1} " if number == 0 else "   ", "red")]
            for cell in cells:
                line.append(("|", "dim"))
                line.extend(padded(half(cell)))
            line.append(("|", "dim"))
            lines.append(line)
    lines.append(rule)
    lines.append([("   " + "".join([str(column).center(CELL + 1) for column in range(1, SIZE + 1)]) + " ", "")])
    return lines


def padded(spans: Line) -> Line:
    """A cell's letters, filled up to its width."""
    used = sum([len(text) for text, _ in spans])
    return [(" ", ""), *spans, (" " * (CELL - 1 - used), "")]


def upper(cell: CellView) -> Line:
    """Tile, totem and chest."""
    spans: Line = []
    if cell["tile"] is not None:
        spans.append(("C" if cell["tile"] == "city" else "v", "bold" if cell["tile"] == "city" else ""))
        totem = cell["totem"]
        if totem is not None:
            spans.append((seat_letter(totem).lower(), f"bold {STYLES[totem]}"))
    if cell["treasure"]:
        spans.append((" $" if spans else "$", "bold yellow"))
    return spans


def lower(cell: CellView) -> Line:
    """Cave and dragons."""
    spans: Line = []
    cave = cell["cave"]
    if cave is not None:
        spans.append((f"^{seat_letter(cave).lower()} ", STYLES[cave]))
    for dragon in cell["dragons"]:
        spans.append((seat_letter(dragon), f"bold reverse {STYLES[dragon]}"))
    return spans


def panel(table: DragoonView, names: list[str], words: Words) -> list[Line]:
    """Beside the island: the seats, the thief, and what is going on."""
    lines: list[Line] = []
    for seat in table["seats"]:
        lines.extend(seat_lines(table, seat, names, words))
    facts: Facts = {"gold": table["thief_gold"], "cell": table["treasure"] or ""}
    lines.append([(words.say("board", "thief" if table["treasure"] is None else "thief_at", facts, names), "bold")])
    if table["active"] is not None:
        lines.append([(words.say("board", "points", {"points": table["action_points"]}, names), "")])
    if table["everybody_lost"]:
        lines.append([(words.say("board", "everybody_lost", {}, names), "bold red")])
    return lines


def seat_lines(table: DragoonView, seat: SeatView, names: list[str], words: Words) -> list[Line]:
    """A seat in three rows: who, what it owns, where its dragon is."""
    number = seat["seat"]
    turn = table["active"] == number or table["deciding"] == number
    labels = {name: words.say("board", name, {}, []) for name in ("gold", "claims", "held", "home", "at", "rank", "totems")}
    place = labels["home"] if seat["home"] else f"{labels['at']} {seat['dragon']}"
    lines: list[Line] = [
        [
            ("▶ " if turn else "  ", "bold"),
            (called(number, names[number]), f"bold {STYLES[number]}"),
            (f"  {seat['gold']} {labels['gold']}", "bold"),
            (f"  {labels['rank']} {seat['rank']}", "bold" if number in table["winners"] else "dim"),
        ],
        [(f"    {seat['claims']} {labels['claims']}  {seat['totems']} {labels['totems']}  {seat['hand_size']} {labels['held']}", "")],
        [(f"    {place}", "")],
    ]
    if table["lay_waste"] and table["active"] == number:
        lines[2].append(("  " + words.say("board", "lay_waste", {}, []), "bold red"))
    if seat["known"]:
        known = ", ".join([pile(card, count, words) for card, count in seat["known"].items()])
        lines.append([(f"    {words.say('board', 'known', {}, [])}: {known}"[: WIDTH - 3 - SIZE * (CELL + 1) - 1 - GAP], "dim")])
    return lines


def pile(card: str, count: int, words: Words) -> str:
    """Some equal cards."""
    return words.name(card) if count == 1 else f"{words.name(card)} ×{count}"


def piles(label: str, cards: dict[str, int], words: Words, bold: list[str] | None = None) -> list[Line]:
    """A label and cards beside it, on as many lines as they need; those that can be played are bold and starred."""
    title = words.say("board", label, {}, []).ljust(14)
    line: Line = [(title, "bold")]
    lines: list[Line] = [line]
    used = len(title)
    if not cards:
        line.append((words.say("board", "nothing", {}, []), "dim"))
    for card, count in cards.items():
        playable = bold is not None and card in bold
        text = pile(card, count, words) + ("* " if playable else "  ")
        if used + len(text) > WIDTH:
            line = [(" " * len(title), "")]
            lines.append(line)
            used = len(title)
        line.append((text, "bold" if playable else ""))
        used += len(text)
    return lines
