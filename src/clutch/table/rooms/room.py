"""The room of a match: the pages that are in it here, the people who are in it at other processes, and publishing."""

from __future__ import annotations

import time
from collections.abc import Callable

from clutch.table.matches.match import Match
from clutch.table.presenters.state import ENCODE, PAGE, Common, Eyes, Presence, story_from, tell, tell_story, tell_table, written
from clutch.table.protocol.codes import Code
from clutch.table.protocol.server import ChatMessage, ErrorMessage, TableMessage
from clutch.table.protocol.spoken import in_language
from clutch.table.rooms.connection import REFUSED, Connection

FORGOTTEN = 35.0
"""Seconds after which another process that has said nothing of this room counts as gone."""


def show_out(connection: Connection) -> None:
    """Close the page of somebody who no longer holds a seat of a match that is closed to spectators."""
    text = "The link to this seat was renewed on another device: you no longer hold the seat, and this match is closed to spectators."
    said, language = in_language(text, connection.language)
    message: ErrorMessage = {
        "type": "error",
        "code": Code.FORBIDDEN.value,
        "text": said,
        "language": language,
        "rule": None,
        "kind": None,
        "facts": {},
        "reply_to": None,
    }
    connection.push(ENCODE(message))
    connection.close(REFUSED)


class Room:
    """Who is at a match."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """What other processes said: when, which seats are there, and how many watch."""
        self.known: set[int] = set()
        """The seats that were here when somebody last looked."""
        self.gone: dict[int, float] = {}
        """When those who are not here any more were missed first."""

    def here(self, match: Match) -> tuple[list[int], int]:
        """The seats that are connected at this process, and how many pages only watch."""
        seats: set[int] = set()
        watching = 0
        for connection in self.connections:
            held = connection.caller.held(match)
            seats.update(held)
            watching += not held
        return sorted(seats), watching

    def presence(self, match: Match) -> Presence:
        """Who is at the table now, at any process."""
        now = self.clock()
        local, watching = self.here(match)
        seats = set(local)
        for heard, theirs, watchers in self.elsewhere.values():
            if now - heard < FORGOTTEN:
                seats.update(theirs)
                watching += watchers
        self.gone.update(dict.fromkeys(self.known - seats, now))
        for seat in seats:
            self.gone.pop(seat, None)
        self.known = seats
        return Presence(now, seats.__contains__, watching, self.gone)

    def publish(
        self, match: Match, sender: Connection | None = None, reply_to: int | None = None, private: frozenset[int] = frozenset()
    ) -> None:
        """Send every page what is new for it. What is private to some seats is news for their pages alone."""
        if not self.connections:
            return
        presence = self.presence(match)
        common = Common(match, presence, written)
        said = bool(match.chat)
        told: dict[tuple[Eyes, int, bool], bytes] = {}
        for connection in self.connections:
            if not connection.caller.may_see(match):
                show_out(connection)
                continue
            since, before = connection.serial, connection.seat
            if since >= match.mark and connection is not sender and private.isdisjoint(connection.caller.held(match)):
                continue
            answer = reply_to if connection is sender else None
            if since < match.renewed:
                self.greet(match, connection, None, answer)
                continue
            eyes = connection.eyes(match)
            if said:
                self.send_chat(match, connection, since, answer)
            connection.serial, connection.seat = match.mark, eyes.seat
            if match.chat and match.chat[-1].get("serial") == match.mark and since == match.mark - 1:
                continue  # only something was said
            changed = eyes.seat != before
            key = (eyes, since, changed)
            message = told.get(key) if answer is None else None
            if message is None:
                message = self.message(match, eyes, presence, since, changed, common, answer)
                if answer is None:
                    told[key] = message
            connection.push(message)

    def message(
        self, match: Match, eyes: Eyes, presence: Presence, since: int, fresh: bool, common: Common | None, reply_to: int | None
    ) -> bytes:
        """A state as it is sent. Other eyes than before get the story anew, as those eyes saw it; so does a page that has missed more than a page of it."""
        fresh = fresh or len(match.story) - story_from(match, since) > PAGE
        return ENCODE(tell(match, eyes, presence, 0 if fresh else since, fresh, common, reply_to))

    def send_chat(self, match: Match, connection: Connection, since: int, reply_to: int | None) -> None:
        """What was said after a serial number."""
        lines = [line for line in match.chat[-64:] if line["serial"] > since]
        if lines:
            message: ChatMessage = {"type": "chat", "fresh": False, "lines": lines, "reply_to": reply_to}
            connection.push(ENCODE(message))

    def greet(self, match: Match, connection: Connection, since: int | None, reply_to: int | None = None) -> None:
        """The first messages to a page: what it missed since a serial number, or everything."""
        eyes = connection.eyes(match)
        # The story so far was for certain eyes; other eyes get it anew.
        fresh = since is None or not match.renewed <= since <= match.mark or connection.seat != eyes.seat
        connection.serial, connection.seat = match.mark, eyes.seat
        connection.push(self.message(match, eyes, self.presence(match), since or 0, fresh, None, reply_to))
        lines = [line for line in match.chat if fresh or line["serial"] > (since or 0)][-200:]
        if lines or (fresh and match.renewed):
            message: ChatMessage = {"type": "chat", "fresh": fresh, "lines": lines, "reply_to": None}
            connection.push(ENCODE(message))

    def send_story(self, match: Match, connection: Connection, before: int, reply_to: int | None) -> None:
        """An older page of the story, for the eyes that the page looks with now."""
        connection.push(ENCODE(tell_story(match, connection.eyes(match), before, reply_to)))

    def send_table(self, match: Match, but: Connection | None = None) -> None:
        """Tell everybody that something changed around the game."""
        message: TableMessage = {
            "type": "table",
            "serial": match.mark,
            "table": tell_table(match, self.presence(match)),
            "reply_to": None,
        }
        text = ENCODE(message)
        for connection in self.connections:
            if connection is not but:
                connection.push(text)
