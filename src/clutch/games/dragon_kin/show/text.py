"""The table as text, at most 100 columns wide, from a seat's view alone.

Colour is never the only sign: every dragon is named, every seat has its letter. `▒▒` is a card that this seat does not know, `▒Ice▒` one that lies face down but is known, `+Ice` kin from an open alliance.
"""

from __future__ import annotations

from typing import Final, cast

from clutch.games.dragon_kin.scoring import places
from clutch.games.dragon_kin.show.view import DragonKinView, KinCard, Reveal, SeatView
from clutch.kernel.game import Span
from clutch.kernel.move import seat_letter
from clutch.kernel.statement import Facts
from clutch.kernel.text_board import NAME, called, clip, row
from clutch.kernel.words import Words

LABEL: Final = 15
"""Columns of the labels at the left."""
CELL: Final = 12
"""Columns of a royal card."""

HIDDEN: Final = "▒▒"

STYLES: Final = {
    "forest": "green",
    "ice": "bright_cyan",
    "fire": "red",
    "storm": "magenta",
    "stone": "white",
    "sea": "blue",
    "sand": "yellow",
    "shadow": "grey50",
    "sun": "dark_orange",
    "swamp": "yellow4",
}

Line = list[Span]


def draw(view: dict[str, object], names: list[str], words: Words) -> list[Line]:
    """The board: the round, the royal line and who has seen it, the gallery, every seat, and one's own hand; at the end the ranking."""
    table = cast(DragonKinView, view)  # the views of this game are made by `view` alone
    short = [clip(name, NAME) for name in names]
    lines: list[Line] = [heading(table, short, words), []]
    lines.extend(royal_line(table, words))
    values = table["values"]
    if values is not None:
        lines.extend(
            labelled(words.say("board", "ranking", {}, []), ranking([card["dragon"] or "" for card in table["line"]], values, words))
        )
    lines.append([])
    lines.extend(labelled(words.say("board", "gallery", {}, []), piles(table["gallery"], words)))
    lines.append([])
    reveal = table["last_reveal"]
    if reveal is not None and table["step"] != "over":
        lines.extend(reveal_rows(reveal, words))
        lines.append([])
    standing = places([seat["total"] for seat in table["seats"]]) if table["step"] == "over" else None
    for seat in table["seats"]:
        lines.append(seat_line(table, seat, short, words, None if standing is None else standing[seat["seat"]]))
        if seat["exposed"]:
            lines.extend(labelled("", [("(" + words.say("board", "exposed", {}, []) + ")", "dim"), *piles(seat["exposed"], words)]))
    hand = table["hand"]
    if hand is not None and table["step"] != "over":
        lines.append([])
        nothing: list[Span] = [(words.say("board", "nothing", {}, []), "dim")]
        lines.extend(labelled(words.say("board", "hand", {}, []), piles(hand, words) if hand else nothing))
        unseen = {dragon: count for dragon, count in (table["unseen"] or {}).items() if count}
        lines.extend(labelled(words.say("board", "unseen", {}, []), piles(unseen, words) if unseen else nothing))
    return lines


def heading(table: DragonKinView, names: list[str], words: Words) -> Line:
    """Which round it is, who deals, and which sets are out."""
    options = table["options"]
    facts: Facts = {"round": table["round"], "rounds": int(options["rounds"]), "goal": int(options["target"]), "seat": table["dealer"]}
    kind = {"single_round": "round", "fixed_rounds": "round_of", "to_target": "round_to"}[str(options["game_length"])]
    line: Line = [(words.say("board", kind, facts, names), "bold"), (" · " + words.say("board", "dealer", facts, names), "")]
    if table["removed"]:
        removed: Facts = {"dragons": list(table["removed"])}
        line.append((" · " + words.say("board", "removed", removed, names), "dim"))
    return line


def royal_line(table: DragonKinView, words: Words) -> list[Line]:
    """Seven cards side by side, and below each the letters of the seats that have looked at it."""
    numbers: Line = [(words.say("board", "line", {}, []).ljust(LABEL), "bold")]
    cards: Line = [(" " * LABEL, "")]
    eyes: Line = [(words.say("board", "seen", {}, []).ljust(LABEL), "dim")]
    for card in table["line"]:
        numbers.append((str(card["position"]).ljust(CELL), "dim"))
        dragon = card["dragon"]
        cards.append((HIDDEN.ljust(CELL), "dim") if dragon is None else (words.name(dragon).ljust(CELL), f"bold {STYLES[dragon]}"))
        letters = "".join([seat_letter(seat) for seat in card["seen_by"]])
        eyes.append(((letters or "·").ljust(CELL), "dim"))
    return [numbers, cards] if table["step"] == "over" else [numbers, cards, eyes]


def reveal_rows(reveal: Reveal, words: Words) -> list[Line]:
    """What the end of the round before showed: its ranking, and what each seat's kin brought."""
    points: list[Span] = [(f"{seat_letter(seat)} +{count}", "") for seat, count in enumerate(reveal["points"])]
    facts: Facts = {"round": reveal["round"]}
    return [*labelled(words.say("board", "round", facts, []), ranking(reveal["line"], reveal["values"], words)), *labelled("", points)]


def ranking(royal: list[str], values: dict[str, int], words: Words) -> list[Span]:
    """The groups of a line, first group first, with what a kin card of each is worth."""
    spans: list[Span] = []
    for dragon in sorted(values, key=lambda dragon: -values[dragon]):
        spans.append((f"{pile(dragon, royal.count(dragon), words)} = {values[dragon]}", f"bold {STYLES[dragon]}"))
    return spans


def pile(dragon: str, count: int, words: Words) -> str:
    """Some equal cards."""
    return words.name(dragon) if count == 1 else f"{words.name(dragon)} ×{count}"


def piles(cards: dict[str, int], words: Words) -> list[Span]:
    """Cards by kind, with how many there are."""
    return [(pile(dragon, count, words), STYLES[dragon]) for dragon, count in cards.items()]


def seat_line(table: DragonKinView, seat: SeatView, names: list[str], words: Words, place: int | None) -> Line:
    """A seat: whether it is on turn, letter and name, cards in hand, points, and its kin."""
    number = seat["seat"]
    on_turn = table["turn"] == number
    winner = place == 1
    line: Line = [
        ("▶ " if on_turn else "  ", "bold"),
        (called(number, names[number]).ljust(NAME + 2), "bold" if on_turn or winner else ""),
        (" " + words.say("board", "held", {"count": seat["hand_size"]}, names).ljust(12), ""),
        (words.say("board", "total", {"count": seat["total"]}, names).rjust(10) + "  ", "bold" if winner else ""),
    ]
    if place is not None:
        line.append((words.say("board", "place", {"place": place}, names).ljust(9), "bold" if winner else ""))
    if not seat["kin"]:
        line.append((words.say("board", "no_kin", {}, names), "dim"))
    for slot, card in enumerate(seat["kin"]):
        line.append((" " if slot else "", ""))
        line.append(kin_card(card, words))
    return line


def kin_card(card: KinCard, words: Words) -> Span:
    """A kin card: named as far as this seat knows it, between `▒` when it lies face down."""
    dragon = card["dragon"]
    if dragon is None:
        return HIDDEN, "dim"
    name = ("+" if card["came"] == "allied" else "") + words.name(dragon)
    return (name, f"bold {STYLES[dragon]}") if card["face_up"] else (f"▒{name}▒", STYLES[dragon])


def labelled(label: str, pieces: list[Span]) -> list[Line]:
    """A label and pieces beside it."""
    return row(label, "bold", pieces, LABEL)
