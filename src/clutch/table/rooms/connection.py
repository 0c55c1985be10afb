"""One open page: its state, its eyes, and the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from enum import Enum

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from clutch.kernel.sentences import SPOKEN
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.presenters.state import Eyes

MOST_WAITING = 256
MOST_BYTES_WAITING = 2_000_000
"""Messages, and their bytes; a page that falls further behind is cut off, and gets what it missed when it comes back."""
LAST_WORD = 1.0
"""Seconds for which a page that is given up may still hear why."""
REFUSED = 4000
"""The close code after a refusal; the error message before it says why."""
BEHIND = 1013
"""The close code for a page that does not keep up: try again later."""


class Phase(Enum):
    """Where a connection is; it only ever goes forward."""

    OPENING = 0
    LIVE = 1
    CLOSED = 2


class Connection:
    """A page that is at a match."""

    def __init__(self, socket: WebSocket, caller: Person, address: str = "") -> None:
        self.socket = socket
        self.caller = caller
        self.address = address
        """Where the page is."""
        self.language = SPOKEN
        """In which refusals are told."""
        self.phase = Phase.OPENING
        self.look: int | None = None
        """The held seat that the page chose to look with; None follows the seat on turn."""
        self.seat: int | None = None
        """The seat that the last message was for."""
        self.serial = 0
        """The last entry that the page was told of."""
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()
        """What could not be sent at once."""
        self.short_way: Callable[[bytes], bool] | None = None
        """Sends a message at once if the line is free, and says whether it did."""
        self.cut = asyncio.Event()
        """Set when the page has fallen so far behind that nothing more is sent to it."""
        self.idle = False
        """Whether nothing that the page asked for is being done."""
        self.bytes_waiting = 0
        """What waits or is being sent now."""
        self.bytes_told = 0
        """All that was ever made for this page."""

    def go(self, phase: Phase) -> None:
        """Go on to a later phase."""
        assert phase.value > self.phase.value, f"a connection does not go from {self.phase.name} to {phase.name}"
        self.phase = phase

    def eyes(self, match: Match) -> Eyes:
        """With which eyes the page looks at the match now."""
        held = tuple(self.caller.held(match))
        seat: int | None = None
        if held:
            turn = match.turn if match.turn is not None else next((mine for mine in held if match.asks(mine)), None)
            seat = self.seat if self.seat in held else held[0]
            if self.look in held:
                seat = self.look
            elif turn in held:
                seat = turn
        return Eyes(seat, held, self.caller.is_host(match))

    def push(self, message: bytes) -> None:
        """Send a message when the line is free."""
        if self.phase is Phase.CLOSED:
            return
        self.bytes_told += len(message)
        if self.short_way is not None and not self.bytes_waiting and self.short_way(message):
            return
        text = message.decode()
        size = len(text)
        # One message may be as large as it is, but nothing gathers behind it.
        if self.waiting.qsize() >= MOST_WAITING or (self.bytes_waiting and self.bytes_waiting + size > MOST_BYTES_WAITING):
            self.go(Phase.CLOSED)
            self.cut.set()
        else:
            self.bytes_waiting += size
            self.waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the line after what waits."""
        if self.phase is not Phase.CLOSED:
            self.go(Phase.CLOSED)
            self.waiting.put_nowait(code)

    async def deliver(self) -> None:
        """Send what waits, until the line is closed."""
        while True:
            message = await self.waiting.get()
            try:
                if isinstance(message, int):
                    if self.socket.application_state is WebSocketState.CONNECTED:
                        await self.socket.close(message)
                    return
                await self.socket.send_text(message)
                self.bytes_waiting -= len(message)
            except (WebSocketDisconnect, RuntimeError, OSError):
                return  # the page has gone: its reader ends on its own

    async def hang_up(self) -> None:
        """Give up a page that does not keep up; it may not even read that."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(LAST_WORD):
                await self.socket.close(BEHIND)
