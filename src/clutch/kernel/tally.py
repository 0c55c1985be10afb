"""A score sheet: what a table with a real box tells us of a finished round, and how its points come about."""

from __future__ import annotations

from typing import Final, final

from clutch.kernel.errors import GameError
from clutch.kernel.statement import Event

SEAT_LETTERS: Final = "ABCDEF"


@final
class Field:
    """One thing to fill in: pieces by their symbols, or a number, or areas of a map; for the whole table or for each seat.

    >>> field = Field("line", ["fire", "ice"], 7, 7)
    >>> field.name, field.each_seat, field.kind
    ('line', False, 'pieces')
    >>> number_field("gold", 0, 99).kind
    'number'
    """

    def __init__(self, name: str, symbols: list[str], least: int, most: int, each_seat: bool = False, kind: str = "pieces") -> None:
        self.name: Final = name
        """The catalogue asks for it in its section `sheet` under this name."""
        self.symbols: Final = symbols
        self.least: Final = least
        self.most: Final = most
        self.each_seat: Final = each_seat
        self.kind: Final = kind
        """`pieces`: symbols, from `least` to `most` of them. `number`: one whole number from `least` to `most`. `seat`: the letter of a seat, or none if `least` is 0.
        `areas`: up to `most` areas, each written as `AREA` says."""


AREA: Final = "SYMBOL SIZE LETTER=COUNT LETTER=COUNT"
"""How an area of a map is written: what it consists of, how many of its places count, and how many pieces each seat has in it, such as `forest 4 A=2 B=1`."""


def number_field(name: str, least: int, most: int, each_seat: bool = True) -> Field:
    """A whole number to fill in."""
    return Field(name, [], least, most, each_seat, "number")


Filled = dict[str, list[str]]
"""Fields with their pieces, by the name of the field. A number is a single text of digits."""


def number_in(filled: Filled, name: str) -> int:
    """The number that a field was filled in with.

    >>> number_in({"gold": ["12"]}, "gold")
    12
    """
    return int(filled[name][0])


def check_sheet(fields: list[Field], table: Filled, seats: list[Filled]) -> None:
    """Refuse a sheet on which something is missing, too much, or not of this game, with a sentence that says what."""
    for field in fields:
        for seat, filled in enumerate(seats if field.each_seat else [table]):
            whose = f" of player {seat + 1}" if field.each_seat else ""
            if field.name not in filled:
                raise GameError(f"“{field.name}”{whose} is not filled in")
            check_field(field, filled[field.name], whose, len(seats))
    known = [field.name for field in fields]
    for filled in [table, *seats]:
        for name in filled:
            if name not in known:
                raise GameError(f"this sheet has no field “{name[:40]}”")


def check_field(field: Field, pieces: list[str], whose: str, players: int) -> None:
    """Refuse what cannot stand in a field."""
    if field.kind == "number":
        number = int(pieces[0]) if len(pieces) == 1 and pieces[0].isdecimal() and len(pieces[0]) <= 4 else -1
        if not field.least <= number <= field.most:
            raise GameError(f"“{field.name}”{whose} is a whole number from {field.least} to {field.most}")
        return
    if not field.least <= len(pieces) <= field.most:
        wanted = str(field.least) if field.least == field.most else f"{field.least} to {field.most}"
        raise GameError(f"“{field.name}”{whose} takes {wanted}, not {len(pieces)}")
    for piece in pieces:
        symbol = read_area(piece).symbol if field.kind == "areas" else piece
        among = list(SEAT_LETTERS[:players]) if field.kind == "seat" else field.symbols
        if symbol not in among:
            raise GameError(f"“{symbol[:40]}” is nothing that “{field.name}” takes")


@final
class Area:
    """An area of a map as somebody wrote it down.

    >>> area = read_area("forest 4 A=2 B=1")
    >>> area.symbol, area.size, area.counts
    ('forest', 4, {0: 2, 1: 1})
    """

    def __init__(self, symbol: str, size: int, counts: dict[int, int]) -> None:
        self.symbol: Final = symbol
        self.size: Final = size
        self.counts: Final = counts


def read_area(text: str) -> Area:
    """An area out of its text, as `AREA` says; raises `GameError` for anything else."""
    words = text.split()
    counts: dict[int, int] = {}
    sound = len(words) >= 2 and words[1].isdecimal() and len(words[1]) <= 2
    for word in words[2:]:
        letter, sign, count = word.partition("=")
        seat = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
        sound = sound and sign == "=" and seat >= 0 and count.isdecimal() and len(count) <= 2 and seat not in counts
        if sound:
            counts[seat] = int(count)
    if not sound:
        raise GameError(f"“{text[:40]}” is no area: write it as {AREA}, such as “forest 4 A=2 B=1”")
    return Area(words[0], int(words[1]), counts)


@final
class Tally:
    """A scored round: everybody's points, who has won, and the events that tell how the points came about."""

    def __init__(self, scores: list[int], events: list[Event], winners: list[int] | None = None) -> None:
        self.scores: Final = scores
        self.events: Final = events
        self.winners: Final = [seat for seat, score in enumerate(scores) if score == max(scores)] if winners is None else winners
        """Those before whom nobody stands, ties broken as the game says."""
