"""The referee: checks, applies, records, and tells why not. Server, arena and terminal all play through it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from clutch.kernel.chance import Chance, Recorded, Scripted
from clutch.kernel.errors import GameError, GameOver, IllegalMove, NotYourTurn, RecordError
from clutch.kernel.game import KNOWN, Game
from clutch.kernel.option import as_played
from clutch.kernel.record import Entry, Record, Seat
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.statement import Event, Refusal


@final
class Step:
    """A decision that stands: the position before it, who made it, and whether it may be taken back without asking."""

    def __init__(self, before: State, seat: int, action: int, events: list[Event], free: bool) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events
        self.free: Final = free
        """It drew no luck, showed nobody anything hidden, and left the turn with the same seat."""


@final
class Referee:
    """One game in progress, with its record.

    Every change is made on a clone and kept only when all of it went well, so that a refusal, a wrong answer of a person or a broken record changes nothing.
    """

    def __init__(self, game: Game, state: State, record: Record, opening: list[Event]) -> None:
        self.game: Final = game
        self.state: State = state
        """The position now. Only the referee changes it."""
        self.record: Final = record
        """The game as it was written down."""
        self.opening: Final = opening
        """What happened in the setup."""
        self.steps: list[Step] = []
        """The decisions that stand, in order."""

    def __repr__(self) -> str:
        return f"<referee of {self.game.title}: {len(self.steps)} decisions>"

    @property
    def names(self) -> list[str]:
        """The players' names, seat by seat."""
        return [seat.name for seat in self.record.seats]

    def events(self) -> list[Event]:
        """All that happened, but for what was taken back."""
        events = list(self.opening)
        for step in self.steps:
            events.extend(step.events)
        return events

    def act(self, seat: int, action: int, chance: Chance) -> list[Event]:
        """Let a seat decide: what happened then. Raises `GameOver`, `NotYourTurn` or `IllegalMove`, and then nothing has changed."""
        turn = int(self.state.seat())
        if turn == OVER:
            raise GameOver("the game is over: no more moves can be made")
        if seat != turn:
            # Who is asked in a window nobody may learn.
            asked = "" if self.state.window() is not None else f": {self.names[turn]} decides now"
            raise NotYourTurn(f"it is not your turn{asked}")
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalMove(refusal.rule, self.game.words().say("refusals", refusal.kind, refusal.facts, self.names))
        recorded = Recorded(chance)
        before = self.state
        after = before.clone()
        events: list[Event] = []
        after.events = events
        after.apply(action, recorded)
        after.events = None
        luck = recorded.collect()
        free = not luck and int(after.seat()) == seat and not any(event.reveals for event in events)
        self.state = after
        self.steps.append(Step(before, seat, action, events, free))
        self.record.entries.append(Entry(seat, self.game.move(action).notation, luck))
        self.record.scores = after.scores() if after.over else None
        return events

    def refusal(self, action: int) -> Refusal | None:
        """Why an action cannot be taken now; None if it can."""
        if not self.state.over and 0 <= action < self.game.action_space:
            actions = Actions()
            self.state.offer(actions)
            if actions.has(action):
                return None
        refusal = self.state.refusal(action)
        assert refusal is not None, f"the rules do not say why {self.game.move(action)} is not legal"
        return refusal

    def can_take_back(self, seat: int, undone: int = 1) -> bool:
        """Whether a seat may take back its last decisions without asking anybody."""
        if undone < 1 or undone > len(self.steps):
            return False
        return all(step.free and step.seat == seat for step in self.steps[-undone:])

    def take_back(self, seat: int, undone: int = 1, consent: bool = False) -> list[Event]:
        """Take back the last decisions: freely where `can_take_back` says so, else only if all other seats consent.

        What somebody has seen in the meantime stays marked as seen.
        """
        if undone < 1 or undone > len(self.steps):
            raise GameError("there is no decision to take back")
        if not consent and not self.can_take_back(seat, undone):
            raise GameError(
                "this cannot be taken back without the others' consent: it drew luck, showed something hidden, or passed the turn"
            )
        state = self.state
        learned = False
        for back in range(1, undone + 1):
            step = self.steps[-back]
            before = step.before.clone()
            # A free step shows nothing by itself, but what later steps showed has to be carried back over it.
            learned = learned or not step.free
            if learned and not before.remember(state, step.action):
                raise GameError("this cannot be taken back: what has been shown since cannot be hidden again")
            state = before
        del self.steps[-undone:]
        self.state = state
        self.record.entries.append(Entry(seat, "", [], undone))
        self.record.scores = None
        return [Event("", "taken_back", {"seat": seat, "count": undone})]

    def unmake(self, count: int = 1) -> None:
        """Make the last decisions not to have happened: the record forgets them, and so does everybody.

        For a table with a real box, where somebody said something that was not so. What was seen stays with those who saw it.
        """
        if count < 1 or count > len(self.steps) or any(entry.undone for entry in self.record.entries[-count:]):
            raise GameError("there is no decision to unmake")
        self.state = self.steps[-count].before
        del self.steps[-count:]
        del self.record.entries[-count:]
        self.record.scores = None


def begin(game: Game, players: int, options: dict[str, object], seats: list[Seat], chance: Chance) -> Referee:
    """A new game at the table."""
    settings = game.settings(players, options)
    recorded = Recorded(chance)
    state = game.begin(i64(players), settings, recorded, True)
    opening = state.events if state.events is not None else []
    state.events = None
    return Referee(game, state, Record(game.name, game.rules_version, players, settings, seats, recorded.collect()), opening)


@final
class Replay:
    """A record played again, entry by entry, each line checked against the rules. Raises `RecordError` with the line of the file that cannot be.

    A program that has other things to do may take a few steps at a time.
    """

    def __init__(self, game: Game, record: Record) -> None:
        if record.rules > game.rules_version:
            raise RecordError(
                1,
                f"the record follows rules version {record.rules} of {game.title}; this Clutch knows up to {game.rules_version}: use a newer one",
            )
        luck = Scripted(record.luck)
        try:
            referee = begin(game, record.players, as_played(game.options, record.options), record.seats, luck)
        except GameError as error:
            raise RecordError(1, str(error)) from None
        if not luck.spent:
            raise RecordError(1, "the header has more luck than the setup draws")
        self.record: Final = record
        self.referee: Final = referee
        self.done: int = 0
        """How many entries were played."""

    def step(self) -> bool:
        """Play the next entry; False if there was none. With the last one the scores are compared."""
        if self.done == len(self.record.entries):
            if self.record.scores != self.referee.record.scores:
                raise RecordError(self.done + 2, "the closing line gives other scores than the game ends with")
            return False
        entry = self.record.entries[self.done]
        self.done += 1
        luck = Scripted(entry.luck)
        try:
            if entry.undone:
                self.referee.take_back(entry.seat, entry.undone, consent=True)
            else:
                self.referee.act(entry.seat, self.referee.game.parse(entry.move), luck)
        except GameError as error:
            raise RecordError(self.done + 1, str(error)) from None
        if not luck.spent:
            raise RecordError(self.done + 1, "the line has more luck than the move draws")
        return True


def replay(game: Game, record: Record, entries: int | None = None) -> Referee:
    """Play a record again, up to so many entries or to its end, checking every line against the rules.

    Raises `RecordError` with the line of the file that cannot be.
    """
    again = Replay(game, record)
    whole = entries is None or entries >= len(record.entries)
    limit = len(record.entries) if entries is None else entries
    while whole or again.done < limit:
        if not again.step():
            break
    return again.referee


def positions(record: Record) -> Iterator[State]:
    """The positions of a record, played again and checked: the one after the setup, and one after each entry.

    Raises `RecordError` with the line of the file that cannot be.
    """
    game = KNOWN.get(record.game)
    if game is None:
        raise RecordError(1, f"there is no game “{record.game[:60]}”; the games are {', '.join(KNOWN)}")
    again = Replay(game, record)
    yield again.referee.state.clone()
    while again.step():
        yield again.referee.state.clone()
