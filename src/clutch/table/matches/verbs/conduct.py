"""Around the game: pausing, resigning, ending, bots that stand in, clocks at zero, chat and names."""

from __future__ import annotations

from collections.abc import Callable

from clutch.bots import Plain, make_bot
from clutch.bots.bot import Search
from clutch.kernel.errors import GameError
from clutch.table.matches.match import Match
from clutch.table.matches.names import clean_name, free_name
from clutch.table.matches.person import Person
from clutch.table.matches.seat import PLAY_ON
from clutch.table.matches.verbs.play import running
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import Abandoned, AnyEntry, Asked, HandedBack, Paused, Renamed, Resigned, Resumed, Said, StoodIn

LONGEST_THOUGHT = 10_000
"""Milliseconds that a bot at this table may think about one decision."""
MOST_ITERATIONS = 100_000


MOST_AROUND = 5_000
"""Entries of a match that are no decisions: talk, names, pauses, bots that come and go."""


def room_for_more(match: Match) -> None:
    """Refuse when so much was said and changed around a game that nobody would ever want to read it all again."""
    if match.serial - match.n > MOST_AROUND:
        raise Refused(Code.FORBIDDEN, "So much was said and changed at this table that only moves are taken now.")


def check_bot(text: str) -> str:
    """The bot as it is asked for, if there is one and it does not think too long; refuses otherwise."""
    try:
        bot = make_bot(text)
    except GameError as error:
        raise Refused(Code.BAD_OPTIONS, sentence(str(error))) from None
    if isinstance(bot, Plain):
        raise Refused(Code.BAD_OPTIONS, "A plain bot is for measuring others: take a level, or a search.")
    if isinstance(bot, Search) and (bot.iterations > MOST_ITERATIONS or bot.milliseconds > LONGEST_THOUGHT):
        raise Refused(
            Code.BAD_OPTIONS, f"A bot may think for {LONGEST_THOUGHT // 1000} seconds or {MOST_ITERATIONS} iterations here, not longer."
        )
    if isinstance(bot, Search) and bot.workers not in (None, 1):
        raise Refused(Code.BAD_OPTIONS, "A bot has one worker here: take workers=… away, the server's processors are shared by all tables.")
    return text


def sentence(text: str) -> str:
    """An error's message as a sentence.

    >>> sentence("there is no bot “genius”")
    'There is no bot “genius”.'
    """
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", ")")) else ".")


def plain_text(text: str) -> str:
    r"""What a person wrote, on one line and without control characters.

    >>> plain_text(" Ann\u202e\n the  Great ")
    'Ann the Great'
    """
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())


def pause(match: Match, caller: Person) -> list[AnyEntry]:
    """Any player may pause."""
    seat = caller.seat(match, None)
    running(match)
    return [Paused(seat)]


def resume(match: Match, caller: Person) -> list[AnyEntry]:
    """Any player may go on."""
    seat = caller.seat(match, None)
    if match.status != "paused":
        running(match)
        raise Refused(Code.STALE, "The game is not paused.")
    return [Resumed(seat)]


def resign(match: Match, caller: Person, wanted: int | None) -> list[AnyEntry]:
    """A player gives up."""
    seat = caller.seat(match, wanted)
    if match.status != "paused":
        running(match)
    if match.seats[seat].resigned:
        raise Refused(Code.DUPLICATE, "This seat has resigned already.")
    return [Resigned(seat)]


def abandon(match: Match, caller: Person) -> list[AnyEntry]:
    """End the match without a winner."""
    if match.status == "over":
        raise Refused(Code.OVER, "The game is over.")
    if match.status == "open":
        if not caller.is_host(match):
            raise Refused(Code.FORBIDDEN, "Only the host can call off a match that has not started.")
        return [Abandoned(None)]
    seat = caller.seat(match, None)
    if not match.seating.must_consent(seat):
        return [Abandoned(seat)]
    if match.request is not None:
        raise Refused(Code.FORBIDDEN, "Somebody asks for something already: answer that first.")
    return [Asked(seat, "abandon")]


def stand_in(match: Match, caller: Person, number: int, bot: str, is_here: Callable[[int], bool]) -> list[AnyEntry]:
    """A bot plays for a seat: its own player asks for it, or the host does for a player who is away."""
    if match.status != "paused":
        running(match)
    seat = match.seats[number] if number < len(match.seats) else None
    if seat is None or not seat.plays:
        raise Refused(Code.FORBIDDEN, "No person plays on that seat.")
    if caller.id not in seat.holders and not (caller.is_host(match) and not is_here(number)):
        raise Refused(Code.FORBIDDEN, "Only the player, or the host while the player is away, can let a bot stand in.")
    if seat.stand_in is not None:
        raise Refused(Code.DUPLICATE, "A bot plays for this seat already.")
    return [StoodIn(number, check_bot(bot))]


def hand_back(match: Match, caller: Person, wanted: int) -> list[AnyEntry]:
    """The player takes the seat back from the bot."""
    seat = caller.seat(match, wanted)
    if match.status == "over":
        raise Refused(Code.OVER, "The game is over.")
    if match.seats[seat].stand_in is None:
        raise Refused(Code.DUPLICATE, "You play this seat yourself.")
    if match.clocks is not None and match.clocks.used_up(seat):
        raise Refused(Code.FORBIDDEN, "Your time is used up: the bot plays on for you.")
    return [HandedBack(seat)]


def flag(match: Match, now: float) -> list[AnyEntry]:
    """A clock is at zero: a bot plays on, or the seat resigns. Nothing if none is."""
    seat = match.flag(now)
    if seat is None or match.clocks is None:
        return []
    if match.clocks.plan.at_zero == "resign":
        return [Resigned(seat, flag=True)]
    return [StoodIn(seat, PLAY_ON, flag=True)]


def chat(match: Match, caller: Person, text: str) -> list[AnyEntry]:
    """Say something."""
    held = caller.held(match)
    said = plain_text(text)
    if not said:
        raise Refused(Code.BAD_MESSAGE, "There is nothing in this message.")
    if held:
        return [Said(held[0], match.names[held[0]], said, caller.id)]
    return [Said(None, free_name(caller.name, match.names), said, caller.id)]


def rename(match: Match, caller: Person, name: str, wanted: int | None) -> list[AnyEntry]:
    """Take another name; never one that another seat has."""
    seat = caller.seat(match, wanted)
    wished = clean_name(name)
    if not wished:
        raise Refused(Code.BAD_MESSAGE, "A name has at least one letter.")
    return [Renamed(seat, free_name(wished, names_but(match, seat)))]


def names_but(match: Match, seat: int) -> list[str]:
    """The names of all other seats."""
    return [other.name for other in match.seats if other.number != seat]
