"""Reading what somebody writes into a field of a score sheet: pieces, a number, a player, or areas of a map."""

from __future__ import annotations

import re

from clutch.cli.pieces import read_pieces
from clutch.cli.speech import complaint, language
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.move import seat_letter
from clutch.kernel.tally import Field


def read_field(game: Game, field: Field, text: str, names: list[str]) -> list[str]:
    """The contents of a field as the sheet takes them; nothing typed is nothing there, where that can be."""
    if field.kind == "number":
        return [read_number(field, text)]
    if field.kind == "seat":
        return [read_player(field, text, names)]
    if field.kind == "areas":
        parts = [part.strip() for part in re.split(r"[;\n]", text)]
        return [read_area_of(game, field, part, names) for part in parts if part]
    words = game.words(language())
    pieces = read_pieces(text, [[symbol, words.name(symbol), symbol] for symbol in field.symbols])
    if not field.least <= len(pieces) <= field.most:
        wanted = str(field.least) if field.least == field.most else f"{field.least} to {field.most}"
        raise GameError(complaint("wrong_pieces", field=field.name, wanted=wanted, count=len(pieces)))
    return [field.symbols[piece] for piece in pieces]


def nothing_in(field: Field) -> list[str] | None:
    """What a field holds that nobody has filled in; None if that cannot be."""
    if field.least > 0:
        return None
    return ["0"] if field.kind == "number" else []


def read_number(field: Field, text: str) -> str:
    """A whole number."""
    typed = text.strip() or "0"
    if not (typed.isdecimal() and len(typed) <= 4 and field.least <= int(typed) <= field.most):
        raise GameError(complaint("wrong_number", field=field.name, least=field.least, most=field.most, text=typed[:20]))
    return str(int(typed))


def read_player(field: Field, text: str, names: list[str]) -> str:
    """The letter of the player whose name was typed, or cut short."""
    typed = text.strip().casefold()
    found = [seat for seat, name in enumerate(names) if name.casefold() == typed]
    found = found or [seat for seat, name in enumerate(names) if typed and name.casefold().startswith(typed)]
    if len(found) != 1:
        raise GameError(complaint("wrong_player", field=field.name, text=text.strip()[:40], names=", ".join(names)))
    return seat_letter(found[0])


def read_area_of(game: Game, field: Field, text: str, names: list[str]) -> str:
    """An area: what it is, how many places count, and `NAME=COUNT` for each player who has something there."""
    words = text.split()
    if len(words) < 2:
        raise GameError(complaint("wrong_area", field=field.name, text=text[:60], symbol=field.symbols[0], name=names[0]))
    catalogue = game.words(language())
    kind = read_pieces(words[0], [[symbol, catalogue.name(symbol), symbol] for symbol in field.symbols])[0]
    written = [field.symbols[kind], read_number(Field(field.name, [], 0, 99, kind="number"), words[1])]
    for word in words[2:]:
        name, sign, count = word.partition("=")
        if not sign or not count.isdecimal():
            raise GameError(complaint("wrong_area", field=field.name, text=text[:60], symbol=field.symbols[0], name=names[0]))
        written.append(f"{read_player(field, name, names)}={count}")
    return " ".join(written)
