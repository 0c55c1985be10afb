"""The record: a game as a text file from which it is replayed exactly, on any machine, by any later version.

JSON Lines: a header; a line for each decision with its move in notation and the luck that it drew; a line for each taking back; a closing line. Every line carries a sum over itself and all before it,
so that an edited line is found where it was edited, and a file without its closing line is known to be cut.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from clutch.kernel.errors import RecordError
from clutch.kernel.option import OptionValue, Settings, whole
from clutch.kernel.value import Value

if TYPE_CHECKING:
    from clutch.kernel.state import State

FORMAT: Final = 1
"""The version of this file format."""

LONGEST_LINE: Final = 20_000


@final
class Seat(Value):
    """Who sat there: a name, and for a bot how it was asked for, such as `search:300ms`."""

    def __init__(self, name: str, bot: str | None = None) -> None:
        self.name: Final = name
        """What the player is called."""
        self.bot: Final = bot
        """How the bot was asked for; None for a person."""

    def data(self) -> dict[str, object]:
        """The seat as plain data."""
        return {"name": self.name} if self.bot is None else {"name": self.name, "bot": self.bot}


@final
class Entry(Value):
    """One line of a record: a decision of a seat with the luck that it drew, or the taking back of the last `undone` decisions."""

    def __init__(self, seat: int, move: str, luck: list[int], undone: int = 0) -> None:
        self.seat: Final = seat
        self.move: Final = move
        """The move in notation; empty for a taking back."""
        self.luck: Final = luck
        self.undone: Final = undone
        """How many decisions are taken back; 0 for a decision."""

    def data(self, number: int) -> dict[str, object]:
        """The entry as plain data."""
        if self.undone:
            return {"n": number, "seat": self.seat, "undo": self.undone}
        data: dict[str, object] = {"n": number, "seat": self.seat, "move": self.move}
        if self.luck:
            data["luck"] = self.luck
        return data


@final
class Record(Value):
    """A game as it was played so far."""

    def __init__(self, game: str, rules: int, players: int, options: Settings, seats: list[Seat], luck: list[int]) -> None:
        self.game: Final = game
        """The name of the game."""
        self.rules: Final = rules
        """The rules version that it was played with."""
        self.players: Final = players
        """How many play."""
        self.options: Final = options
        """What the table decided before the game, complete."""
        self.seats: Final = seats
        """Who sat where."""
        self.luck: Final = luck
        """What the setup drew."""
        self.entries: list[Entry] = []
        """Decisions and takings back, in order."""
        self.scores: list[int] | None = None
        """The final scores, once the game is over."""

    def changing(self) -> list[str]:
        return ["entries", "scores"]

    def header(self) -> dict[str, object]:
        """The first line as plain data."""
        return {
            "clutch": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seats": [seat.data() for seat in self.seats],
            "luck": self.luck,
        }

    def closing(self) -> dict[str, object]:
        """The last line as plain data."""
        if self.scores is None:
            return {"end": "open", "entries": len(self.entries)}
        return {"end": "over", "entries": len(self.entries), "scores": self.scores}

    def lines(self) -> list[dict[str, object]]:
        """The whole file as plain data, a line each."""
        lines: list[dict[str, object]] = [self.header()]
        for number, entry in enumerate(self.entries, 1):
            lines.append(entry.data(number))
        lines.append(self.closing())
        return lines

    def text(self) -> str:
        """The whole file."""
        return sealed(self.lines())

    def __iter__(self) -> Iterator[State]:
        """The positions of the game, played again: the one after the setup, and one after each entry. They are the taker's own.

        Raises `RecordError` with the line that cannot be.
        """
        from clutch.kernel.referee import positions

        return positions(self)

    def __len__(self) -> int:
        """How many positions there are: one more than entries."""
        return len(self.entries) + 1

    def __repr__(self) -> str:
        """What it is, in a line: a whole game would fill the screen."""
        ended = "not finished" if self.scores is None else f"scores {', '.join([str(score) for score in self.scores])}"
        decisions = len([entry for entry in self.entries if not entry.undone])
        return f"<Record of {self.game}: {', '.join([seat.name for seat in self.seats])}; {decisions} decisions, {ended}>"

    def __str__(self) -> str:
        """The same, and every decision below it; the file itself is `text`.

        >>> import clutch
        >>> str(clutch.play("dragomino", ["greedy", "random"], seed=1)).splitlines()[:2]
        ['dragomino: greedy, random; 28 decisions, scores 8, 2', '  1 greedy: pick d07']
        """
        lines = [repr(self).removeprefix("<Record of ").removesuffix(">")]
        for number, entry in enumerate(self.entries, 1):
            what = f"takes back {entry.undone}" if entry.undone else entry.move
            lines.append(f"{number:3} {self.seats[entry.seat].name}: {what}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """What a notebook shows: who played and how it ended; unfolded, every decision and the newest position."""
        from clutch.kernel.notebook import record_html

        return record_html(self)


def sealed(lines: list[dict[str, object]]) -> str:
    """Lines of plain data as text, each with its sum."""
    texts: list[str] = []
    total = ""
    for line in lines:
        text, total = seal(line, total)
        texts.append(text)
    return "".join(texts)


def seal(line: dict[str, object], before: str) -> tuple[str, str]:
    """A line of plain data as text with its sum, and the sum, which the next line needs."""
    body = json.dumps(line, ensure_ascii=False, separators=(", ", ": "))
    total = line_sum(before, body)
    return f'{body[:-1]}, "sum": "{total}"}}\n', total


def line_sum(before: str, body: str) -> str:
    """The sum of a line: a hash of the sum before it and its text."""
    return hashlib.sha256((before + body).encode("utf-8")).hexdigest()[:12]


def read_record(text: str) -> Record:
    """The record in a text. Checks form and sums; the referee checks the rules when it replays it.

    Raises `RecordError` with the first wrong line.
    """
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if not lines:
        raise RecordError(0, "the file is empty: a record begins with a header line")
    total = ""
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise RecordError(number, f"the line is longer than {LONGEST_LINE} characters")
        data = unsealed(number, line)
        body, given = split_sum(number, line)
        total = line_sum(total, body)
        if given != total:
            raise RecordError(number, "the line was changed after it was written: its sum does not fit")
        if record is None:
            record = read_header(data)
        elif "end" in data:
            close(record, number, data)
            if number != len(lines):
                raise RecordError(number + 1, "there is text after the closing line")
            return record
        else:
            record.entries.append(read_entry(number, data, len(record.entries) + 1, record.players))
    raise RecordError(len(lines), "the file is cut: its closing line is missing")


def unsealed(number: int, line: str) -> dict[str, object]:
    """The JSON object of a line."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(number, "this is not a line of a record: it is not JSON") from None
    if not isinstance(data, dict):
        raise RecordError(number, "this is not a line of a record: it is not a JSON object")
    return data


def split_sum(number: int, line: str) -> tuple[str, str]:
    """A line's text without its sum, and the sum."""
    cut = line.rfind(', "sum": "')
    if cut < 0 or not line.endswith('"}'):
        raise RecordError(number, "the line has no sum at its end")
    return line[:cut] + "}", line[cut + 10 : -2]


def read_header(data: dict[str, object]) -> Record:
    """The header's content."""
    form = whole(data.get("clutch"))
    if form is None:
        raise RecordError(1, "this is not a record of Clutch: the header has no format number")
    if form > FORMAT:
        raise RecordError(1, f"the record has format {form}; this Clutch reads up to {FORMAT}: use a newer one")
    game = data.get("game")
    rules = whole(data.get("rules"))
    players = whole(data.get("players"))
    options = data.get("options")
    seats = data.get("seats")
    if (
        not isinstance(game, str)
        or rules is None
        or rules < 1
        or players is None
        or not isinstance(options, dict)
        or not isinstance(seats, list)
    ):
        raise RecordError(1, "the header lacks the game, rules, players, options or seats")
    settings: Settings = {}
    for name, value in options.items():
        settings[str(name)] = option_value(value)
    return Record(game, rules, players, settings, read_seats(seats, players), read_luck(1, data))


def option_value(value: object) -> OptionValue:
    """An option's value as it stands in the header; the game checks it."""
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return [str(part) for part in value]
    raise RecordError(1, "an option has a value that is neither a word, a number, true or false, nor a list of words")


def read_seats(seats: list[object], players: int) -> list[Seat]:
    """Who sat where."""
    if len(seats) != players:
        raise RecordError(1, f"the header names {len(seats)} seats for {players} players")
    people: list[Seat] = []
    for seat in seats:
        if not isinstance(seat, dict):
            raise RecordError(1, "a seat is written as an object with a name")
        name = seat.get("name")
        bot = seat.get("bot")
        if not isinstance(name, str) or not (bot is None or isinstance(bot, str)):
            raise RecordError(1, "a seat is written as an object with a name")
        people.append(Seat(name, bot))
    return people


def read_luck(number: int, data: dict[str, object]) -> list[int]:
    """The luck that a line drew."""
    luck = data.get("luck", [])
    if not isinstance(luck, list):
        raise RecordError(number, "luck is a list of whole numbers")
    outcomes: list[int] = []
    for value in luck:
        outcome = whole(value)
        if outcome is None or not 0 <= outcome < 1 << 32:
            raise RecordError(number, "luck is a list of whole numbers")
        outcomes.append(outcome)
    return outcomes


def read_entry(number: int, data: dict[str, object], expected: int, players: int) -> Entry:
    """One decision or taking back."""
    if data.get("n") != expected:
        raise RecordError(number, f"entry {expected} should be here")
    seat = whole(data.get("seat"))
    if seat is None:
        raise RecordError(number, "the line does not say which seat decided")
    if not 0 <= seat < players:
        raise RecordError(number, f"there is no seat {seat} at a table of {players}: seats are counted from 0")
    if "undo" in data:
        undone = whole(data.get("undo"))
        if undone is None or undone < 1:
            raise RecordError(number, "a taking back says how many decisions it takes back: a whole number from 1 on")
        return Entry(seat, "", [], undone)
    move = data.get("move")
    if not isinstance(move, str) or not move:
        raise RecordError(number, "the line has no move")
    return Entry(seat, move, read_luck(number, data))


def close(record: Record, number: int, data: dict[str, object]) -> None:
    """Check the closing line."""
    if data.get("entries") != len(record.entries):
        raise RecordError(number, "the closing line counts other entries than there are")
    if data.get("end") == "over":
        scores = data.get("scores")
        if not isinstance(scores, list) or len(scores) != record.players:
            raise RecordError(number, "the closing line lacks the scores")
        record.scores = [score for score in scores if isinstance(score, int)]
    elif data.get("end") != "open":
        raise RecordError(number, "the closing line says neither over nor open")
