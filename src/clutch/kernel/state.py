"""A position of some game, and the loops that play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError, GameOver, IllegalMove
from clutch.kernel.move import Move, seat_letter
from clutch.kernel.outcome import Outcome
from clutch.kernel.statement import Event, Prompt, Refusal
from clutch.kernel.value import contents
from clutch.kernel.window import Window

if TYPE_CHECKING:
    from clutch.kernel.game import Game

OVER: Final = -1
"""What `State.seat` answers when the game has ended."""

_BLANK: Final = vec[i64]([0] * 56)
"""Room for most positions, and below the 512 bytes up to which memory comes from Python's own pools; the buffer grows where it is too small."""


@final
class Actions:
    """A buffer that `State.offer` fills with the legal actions; made once and used again, so that a play-out allocates nothing."""

    def __init__(self) -> None:
        self.items: vec[i64] = _BLANK[:]
        """The actions, and room behind them."""
        self.count: i64 = 0
        """How many actions there are."""

    def __repr__(self) -> str:
        return f"<actions {[int(self.items[place]) for place in range(int(self.count))]}>"

    def add(self, action: i64) -> None:
        """Put one more action into the buffer."""
        if self.count == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[self.count] = action
        self.count += 1

    def room(self, most: i64) -> vec[i64]:
        """The buffer itself, with room for so many more actions: write from place `count` on, then set `count`.

        Whoever lists many actions takes the room once and counts in a local variable. `add` for each of them costs a call across libraries, and a branch that no processor can foresee.
        """
        while len(self.items) < self.count + most:
            self.items = append(self.items, 0)
        return self.items

    def has(self, action: i64) -> bool:
        """Whether the buffer holds this action."""
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def mask(self, blank: vec[u8]) -> vec[u8]:
        """A 1 for every action in the buffer: a new array, as long as the blank one that is given."""
        marked: vec[u8] = blank[:]
        items: vec[i64] = self.items
        for i in range(self.count):
            marked[items[i]] = 1
        return marked


class State:
    """A position: everything that is on the table, what each seat knows, and who decides now.

    What nobody can know yet is not in it: luck is drawn in `apply`, at the moment when the rulebook lets somebody see it.

    A game's class is made with the number of players and the agreement, and its arrays are shared blanks then; `copy_from` says once what a twin has, and `clone` follows from it. Comparing and pickling go by
    the attributes themselves, so that a contract test finds whatever `copy_from` forgets.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        """How many seats play."""
        self.over: bool = False
        """Whether the game has ended."""
        self.events: list[Event] | None = None
        """What happened, as long as somebody listens; a play-out has `None` here."""

    @property
    def game(self) -> Game:
        """The game that this is a position of."""
        raise NotImplementedError

    # What may be done, and doing it

    def seat(self) -> i64:
        """Who decides now, or `OVER`."""
        raise NotImplementedError

    def offer(self, actions: Actions) -> None:
        """Add the legal actions to the buffer, in a documented order; never none while the game runs."""
        raise NotImplementedError

    def apply(self, action: i64, chance: Chance) -> None:
        """Carry out a legal action. Trusts its caller: the referee is the one who checks."""
        raise NotImplementedError

    def advance(self, action: i64, chance: Chance, actions: Actions) -> None:
        """Carry out a legal action, and put those of the next decision into the buffer, in place of what it held; none when the game is over.

        For those who play on and on: a game that has to look at the next menu anyhow makes it only once.
        """
        self.apply(action, chance)
        actions.count = 0
        if not self.over:
            self.offer(actions)

    def clone(self) -> State:
        """A twin that shares nothing that can change; nobody listens to it."""
        raise NotImplementedError

    # Knowledge

    def redraw(self, seat: i64, chance: Chance) -> None:
        """Draw again everything that this seat does not know, consistently with all that it knows. Only ever done to a clone."""
        raise NotImplementedError

    def resample(self, seat: i64, chance: Chance) -> State:
        """A clone in which everything that this seat does not know is drawn again: a world that it thinks possible."""
        self.check_seat(seat)
        world = self.clone()
        world.redraw(seat, chance)
        return world

    def check_seat(self, seat: i64) -> None:
        """Refuse a seat that is not at the table."""
        if seat < 0 or seat >= self.players:
            raise GameError(f"there is no seat {seat}: seats are numbered from 0 to {self.players - 1}")

    def imagine(self, seat: i64, chance: Chance) -> State:
        """The same, as likely as players of sense make it where the game knows what others' decisions tell of what they have: whatever is possible can be drawn."""
        return self.resample(seat, chance)

    def observed(self, action: i64, seat: i64) -> i64:
        """What `seat` saw of the last decision, `action`, as a number: equal numbers, equal sights.

        Called right after `apply`. A game without hidden moves or private answers leaves it as it is: everybody saw the action.
        """
        return action

    def remember(self, after: State, action: i64) -> bool:
        """This is the position before `action`, `after` the one behind it: keep what the seats have learned though the action is taken back by consent.

        Returns False if the action cannot be taken back at all.
        """
        return False

    def window(self) -> Window | None:
        """The open window, if the decision that is open now is one; None where everybody may know who decides."""
        return None

    # Results

    def score(self, seat: i64) -> i64:
        """The seat's points so far."""
        raise NotImplementedError

    def is_winner(self, seat: i64) -> bool:
        """Whether the seat wins, alone or with others; only when the game is over."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """The seat's share of the victory: 1 for a sole winner, 1/k for each of k winners, 0 for the others; only when the game is over."""
        if not self.is_winner(seat):
            return 0.0
        winners: i64 = 0
        for other in range(self.players):
            if self.is_winner(other):
                winners += 1
        return 1.0 / float(winners)

    def verdict(self) -> Event:
        """What tells how the game ended: who won, and by which rule; only when the game is over."""
        raise NotImplementedError

    # Telling

    def view(self, seat: int | None) -> dict[str, object]:
        """The position as plain data, as this seat, or a spectator (`None`), may see it."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """What must be decided now; when the game is over, that it is."""
        raise NotImplementedError

    def refusal(self, action: int) -> Refusal | None:
        """Why an action is not legal now; None if it is. Every whole number has an answer."""
        if not 0 <= action < self.game.action_space:
            return Refusal(self.prompt().rule, "no_such_move", {"action": action})
        return self.refuse(action)

    def refuse(self, action: i64) -> Refusal | None:
        """The game's part of `refusal`, for actions of its space."""
        raise NotImplementedError

    def features(self, seat: i64) -> vec[u8]:
        """The seat's view as numbers, for learning; always of the same length in one game."""
        raise NotImplementedError

    def show_features(self, seat: i64, out: vec[u8], start: i64) -> None:
        """Write the seat's `features` into an array, from place `start` on, where there are zeros or what a former position of the same game has written.

        For those who show positions again and again in the same memory: nothing is allocated, and a game need not write what cannot have changed.
        """
        seen: vec[u8] = self.features(seat)
        for place in range(i64(len(seen))):
            out[start + place] = seen[place]

    def check(self) -> None:
        """Assert the game's invariants, one line each."""
        raise NotImplementedError

    # The same for people and scripts

    def move(self, action: int) -> Move:
        """What an action id means."""
        return self.game.move(action)

    def legal(self) -> list[int]:
        """The legal actions, as a list; search and play-outs use `offer`."""
        actions = Actions()
        if not self.over:
            self.offer(actions)
        items: vec[i64] = actions.items
        return [items[i] for i in range(actions.count)]

    def moves(self) -> list[Move]:
        """The legal moves, in the order of `legal`.

        >>> import clutch
        >>> state = clutch.game("dragon_kin").start(players=2, chance=clutch.Seeded(7))
        >>> str(state.moves()[0]).split()[0]
        'discard'
        """
        return [self.move(action) for action in self.legal()]

    def play(self, move: str | int | Move, chance: Chance) -> list[Event]:
        """Make a move that is given in notation, as a `Move` or as an action id, and say what happened; the beginnings of its words are enough where only one legal move has them.

        `apply` trusts its caller; this one checks. Raises `GameOver`, `NotationError` or `IllegalMove`, and then, as when the luck runs out, nothing has changed.

        >>> import clutch
        >>> state = clutch.game("dragomino").start(players=2, chance=clutch.Seeded(7))
        >>> [event.kind for event in state.play(state.moves()[0], clutch.Seeded(1))]
        ['picked']
        >>> state.play("pick d01", clutch.Seeded(1))
        Traceback (most recent call last):
        ...
        clutch.kernel.errors.IllegalMove: You have picked the desert-prairie domino: now lay it beside your island. (DM-P2)
        """
        if self.over:
            raise GameOver("the game is over: no more moves can be made")
        legal = self.legal()
        action = self.meant(move, legal)
        if action not in legal:
            refusal = self.refusal(action)
            assert refusal is not None, f"the rules do not say why {self.move(action)} is not legal"
            raise IllegalMove(refusal.rule, self.game.words().say("refusals", refusal.kind, refusal.facts, self.letters()))
        before = self.clone()
        listened = self.events
        events: list[Event] = []
        self.events = events
        try:
            self.apply(action, chance)
        except BaseException:
            held = before.contents()
            del held["players"], held["agreement"]
            self.__setstate__(held)
            raise
        finally:
            self.events = listened
        if listened is not None:
            listened.extend(events)
        return events

    def meant(self, move: str | int | Move, legal: list[int]) -> int:
        """The action id of a move that is given in one of three ways."""
        if isinstance(move, Move):
            return move.action
        if isinstance(move, str):
            return self.game.book.choose(move, legal)
        return move

    def outcome(self) -> Outcome | None:
        """How the game ended, with who won and by which rule; None as long as it runs.

        >>> import clutch
        >>> state = clutch.game("dragomino").start(players=2, chance=clutch.Seeded(7))
        >>> state.outcome() is None
        True
        >>> decisions = clutch.play_out(state, clutch.Seeded(8), clutch.Actions())
        >>> outcome = state.outcome()
        >>> outcome.winners == state.winners(), outcome.rule
        (True, 'DM-F3')
        """
        if not self.over:
            return None
        event = self.verdict()
        sentence = self.game.words().say("events", event.kind, event.facts, self.letters())
        return Outcome(self.winners(), self.scores(), self.payoffs(), event.rule, event.kind, sentence)

    def letters(self) -> list[str]:
        """What seats are called where nobody has given names: A, B, C and so on."""
        return [seat_letter(int(seat)) for seat in range(self.players)]

    def scores(self) -> list[int]:
        """Each seat's points so far."""
        return [int(self.score(seat)) for seat in range(self.players)]

    def payoffs(self) -> list[float]:
        """Each seat's share of the victory, once the game is over."""
        return [self.payoff(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that share the victory; nobody as long as the game runs."""
        if not self.over:
            return []
        return [int(seat) for seat in range(self.players) if self.payoff(seat) > 0.0]

    # What a position says of itself

    def __repr__(self) -> str:
        prompt = self.prompt()
        return f"<{self.game.title} with {self.players} players: {prompt.kind}, {prompt.facts}>"

    def __str__(self) -> str:
        """The board as text, as a spectator sees it; seats are called by their letters."""
        return self.text()

    def text(self, seat: int | None = None) -> str:
        """The board as text, as this seat, or a spectator (`None`), may see it."""
        lines = self.game.text_board(self.view(seat), self.letters(), self.game.words())
        return "\n".join(["".join([text for text, _ in line]).rstrip() for line in lines])

    def svg(self, seat: int | None = None) -> str:
        """The board as a picture, as this seat, or a spectator (`None`), may see it."""
        return self.game.picture(self.view(seat), self.letters(), self.game.words())

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board as a spectator sees it."""
        return self.svg()

    def __eq__(self, other: object) -> bool:
        """Whether all that is on the table is equal, hidden things included; who listens does not matter."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.contents() == other.contents()

    def contents(self) -> dict[str, object]:
        """Everything that the position holds, by name, but for the events that somebody may be listening to."""
        held = contents(self)
        del held["events"]
        return held

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A state's class is made with the players and the agreement; the rest is set by name. A pickle is for programs of the same version: what is kept is a record."""
        held = self.contents()
        return (type(self), (held.pop("players"), held.pop("agreement")), held)

    def __setstate__(self, held: dict[str, object]) -> None:
        for name, value in held.items():
            setattr(self, name, value)


def play_out(state: State, chance: Chance, actions: Actions) -> i64:
    """Play uniformly at random to the end: the number of decisions made."""
    decisions: i64 = 0
    actions.count = 0
    if not state.over:
        state.offer(actions)
    while not state.over:
        state.advance(actions.items[chance.below(actions.count)], chance, actions)
        decisions += 1
    return decisions
