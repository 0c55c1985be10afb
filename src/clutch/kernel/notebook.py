"""What a notebook shows of a record and of an outcome, as HTML that takes its colours from the page around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clutch.kernel.drawing import escaped
from clutch.kernel.errors import RecordError
from clutch.kernel.game import KNOWN
from clutch.kernel.move import seat_letter
from clutch.kernel.words import SHARED, Words, read_words

if TYPE_CHECKING:
    from clutch.kernel.outcome import Outcome
    from clutch.kernel.record import Record

LEFT: Final = ' style="text-align:left"'


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table of texts.

    >>> table(["seat"], [["A & B"]]).count("A &amp; B")
    1
    """
    top = "".join([f"<th{LEFT}>{escaped(head)}</th>" for head in heads])
    body = "".join(["<tr>" + "".join([f"<td{LEFT}>{escaped(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def label(words: Words, kind: str) -> str:
    """A fixed text."""
    return words.say("notebook", kind, {}, [])


def outcome_html(outcome: Outcome) -> str:
    """How a game ended: the sentence, and each seat's points and share of the victory."""
    words = read_words("en", [SHARED])
    rows = []
    for seat, score in enumerate(outcome.scores):
        rows.append([seat_letter(seat), str(score), f"{outcome.payoffs[seat]:g}"])
    heads = [label(words, "seat"), label(words, "points"), label(words, "share")]
    return f"<p><b>{escaped(outcome.sentence)}</b> ({escaped(outcome.rule)})</p>{table(heads, rows)}"


def record_html(record: Record) -> str:
    """Who played what and how it ended; unfolded, every decision and the newest position."""
    game = KNOWN.get(record.game)
    words = read_words("en", [SHARED])
    rows = []
    for number, seat in enumerate(record.seats):
        score = "" if record.scores is None else str(record.scores[number])
        rows.append([seat_letter(number), seat.name, seat.bot or "", score])
    heads = [label(words, "seat"), label(words, "player"), label(words, "bot"), label(words, "points")]
    count = words.say("notebook", "decisions", {"count": len(record.entries)}, [])
    title = escaped(record.game if game is None else game.title)
    ended = label(words, "running") if record.scores is None else label(words, "over")
    shown = f"<p><b>{title}</b>, {escaped(count)}, {escaped(ended)}</p>{table(heads, rows)}"
    shown += f"<details><summary>{escaped(count)}</summary><ol>{moves(record, words)}</ol></details>"
    picture = newest(record)
    if picture:
        shown += f"<details><summary>{escaped(label(words, 'newest'))}</summary>{picture}</details>"
    return shown


def moves(record: Record, words: Words) -> str:
    """Every decision in notation, with the letter of its seat."""
    items: list[str] = []
    for entry in record.entries:
        told = entry.move
        if entry.undone:
            told = words.say("notebook", "taken_back", {"count": entry.undone}, [])
        items.append(f"<li>{seat_letter(entry.seat)}: <code>{escaped(told)}</code></li>")
    return "".join(items)


def newest(record: Record) -> str:
    """The newest position as a spectator sees it; nothing where the record cannot be played again."""
    picture = ""
    try:
        for state in record:
            last = state
        picture = last.svg()
    except RecordError:
        return ""
    return picture
