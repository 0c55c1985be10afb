"""Honest players: each decides at random among the moves that it is offered, waits for the answer, and comes back whenever its line breaks."""

from __future__ import annotations

import threading
import time
from typing import cast

from clutch.table.protocol.codes import Code, Refused
from faults.evidence import Back, Ear, Made
from faults.tally import Tally
from table.players import Player, Spy

PATIENCE = 3.0
"""Seconds without an answer after which a player connects anew and sends the same decision again."""
SILENCE = 2.0
"""Seconds without any message after which a player asks whether the line is still there."""
LOOK_AGAIN = (Code.STALE, Code.NOT_YOUR_TURN, Code.FORBIDDEN, Code.OVER, Code.CANNOT_TAKE_BACK)
"""What an honest player is told whose page was behind: a clock ran out, or somebody took back."""


class Gate:
    """Holds all players between two decisions, so that what they know can be compared."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.open = True
        self.members = 0
        self.resting = 0

    def enter(self) -> None:
        """One more player."""
        with self.changed:
            self.members += 1

    def leave(self) -> None:
        """One player less."""
        with self.changed:
            self.members -= 1
            self.changed.notify_all()

    def rest(self) -> None:
        """Go through, or wait until the gate is open."""
        with self.changed:
            self.resting += 1
            self.changed.notify_all()
            while not self.open:
                self.changed.wait()
            self.resting -= 1

    def shut(self, seconds: float) -> bool:
        """Hold everybody: False if somebody is still busy after so many seconds."""
        with self.changed:
            self.open = False
            return self.changed.wait_for(lambda: self.resting == self.members, seconds)

    def reopen(self) -> None:
        """Let everybody go on."""
        with self.changed:
            self.open = True
            self.changed.notify_all()


class Honest(Player):
    """A person who plays by the rules at a bad table."""

    def __init__(self, server: str, name: str, seed: int, unruly: bool = False) -> None:
        super().__init__(server, name, seed, unruly)
        self.client.patience = PATIENCE
        self.name = name
        self.gate = Gate()
        self.tally = Tally("")
        self.ended = False
        self.thread: threading.Thread | None = None
        self.heard_at = 0.0
        self.behind = False
        """Whether the page has to ask for the newest state."""
        self.made: list[Made] = []
        """The decisions that the server has acknowledged."""
        self.taken_back: list[Back] = []
        self.sent: set[Made] = set()
        self.sent_back: set[Back] = set()
        self.problems: list[str] = []
        self.ear = Ear(name, None)

    @property
    def page(self) -> Spy:
        """The line to the match."""
        assert self.line is not None
        return self.line

    def begin(self, gate: Gate, tally: Tally) -> None:
        """Play in a thread of its own."""
        self.gate, self.tally = gate, tally
        self.ear = Ear(self.name, self.page.state["seat"])
        self.gate.enter()
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def end(self) -> None:
        """Play no more; the gate must be open, or open soon."""
        self.ended = True
        if self.thread is not None:
            self.thread.join(60)

    def play(self) -> None:
        """Decide whenever it is time to, until told to end."""
        try:
            while not self.ended:
                self.gate.rest()
                try:
                    self.step()
                except Refused as refused:
                    self.hear_refusal(refused)
        except Exception as error:  # noqa: BLE001 - whatever happens to a player is told at the end
            self.problems.append(f"{self.name} could not go on: {type(error).__name__}: {error}")
        finally:
            self.gate.leave()

    def hear_refusal(self, refused: Refused) -> None:
        """Wait and try again, or see what is new."""
        if refused.code is Code.BUSY:
            time.sleep(0.1)
        elif refused.code in LOOK_AGAIN:
            self.behind = True
        else:
            self.problems.append(f"{self.name} was refused: {refused}")
            time.sleep(0.5)

    def step(self) -> None:
        """One thing that a person does at a table."""
        if self.behind:
            self.page.request("again")
            self.behind = False
        state = self.page.state
        if state["moves"]:
            time.sleep(self.chance.below(50) / 1000)
            self.decide()
        elif state["result"] is None and state["seat"] is not None and state["table"]["seats"][state["seat"]]["stand_in"] is not None:
            self.page.request("hand_back", seat=state["seat"])
        else:
            self.listen()

    def listen(self) -> None:
        """Wait for news; a line that is silent for long is asked whether it is still there."""
        if self.page.next(0.2) is not None:
            self.heard_at = time.monotonic()
        elif time.monotonic() - self.heard_at > SILENCE:
            self.page.request("ping")
            self.heard_at = time.monotonic()

    def decide(self) -> None:
        """Make a decision, and wait until it is acknowledged."""
        state = self.page.state
        seat, at = cast("int", state["seat"]), state["n"]
        if state["take_back"] == "free" and self.chance.below(12) == 0:
            self.sent_back.add((seat, at))
            self.page.request("take_back", at=at)
            self.taken_back.append((seat, at))
            return
        action = state["moves"][self.chance.below(len(state["moves"]))]["action"]
        self.sent.add((seat, at, action))
        began = time.monotonic()
        while not self.ended:
            try:
                self.page.request("act", action=action, at=at)
            except Refused as refused:
                if refused.code is Code.BUSY:
                    self.tally.refuse()
                    time.sleep(0.1)
                    continue
                if refused.code is not Code.DUPLICATE:
                    raise
            self.made.append((seat, at, action))
            self.tally.acknowledge(time.monotonic() - began)
            return
