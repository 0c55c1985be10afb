"""A real box on the table: people say what its dice and cards showed, and the match keeps what they have said so far.

A decision that draws luck is kept open until all of it was said: `OpenDraw` is that decision, or the setup, with the outcomes so far and the question that is open now. What was said is an entry of the log each, so an open question survives
whatever happens to the process; when the last outcome is there, the decision is stored as at any other table. So a finished match of a real box replays like every other.
"""

from __future__ import annotations

from collections.abc import Callable

from clutch.kernel.chance import Chance, Entered
from clutch.kernel.game import Game
from clutch.kernel.state import State
from clutch.kernel.statement import EVERYONE, Question
from clutch.table.matches.seat import Seating
from clutch.table.records.entries import Moved, Tried


class Unanswered(Exception):
    """The rules ask for more than was said so far."""


class OpenDraw:
    """A decision, or the setup, whose luck people are saying, outcome by outcome."""

    def __init__(self, tried: Tried, play: Callable[[Chance], None], outcomes: list[int], hides: bool) -> None:
        self.tried = tried
        self.play = play
        self.hides = hides
        """Whether something was hidden from somebody before it."""
        self.outcomes = outcomes
        self.asked: list[Question] = []
        """The questions that were put, the open one last."""
        self.left: list[int] = []
        """How many of each outcome there are for the open question: to refuse what cannot be, never to be told."""
        self.possible: list[bool] = []
        """Which outcomes of the open question can still be, as far as everybody may know."""
        self.complete = False
        self.look()

    @property
    def question(self) -> Question | None:
        """What is asked now; None once all was said."""
        return None if self.complete else self.asked[-1]

    def say(self, outcomes: list[int]) -> None:
        """Take in what somebody said."""
        self.outcomes = [*self.outcomes, *outcomes]
        self.look()

    def unsay(self) -> None:
        """Forget the last outcome."""
        self.outcomes = self.outcomes[:-1]
        self.look()

    def look(self) -> None:
        """Let the rules go as far as they can with what was said, to see what they ask next. They play on a copy: nothing happens yet."""
        self.asked = []
        known: dict[str, list[bool]] = {}
        given = iter(self.outcomes)

        def answer(question: Question | None, left: list[int]) -> int:
            assert question is not None, "the rules put a question before each draw"
            names = " ".join(question.names)
            if not self.hides and all(asked.audience == EVERYONE for asked in self.asked):
                known[names] = [count > 0 for count in left]
            self.asked.append(question)
            self.left = left
            self.possible = known.get(names, [True] * len(left))
            for outcome in given:
                return outcome
            raise Unanswered

        try:
            self.play(Entered(answer))
            self.complete = True
        except Unanswered:
            self.complete = False

    def given(self) -> list[tuple[Question, int]]:
        """What was said to the questions that belong to the open one: the same kind, of the same seat, one after the other."""
        now = self.question
        if now is None:
            return []
        row: list[tuple[Question, int]] = []
        for question, outcome in zip(reversed(self.asked[:-1]), reversed(self.outcomes), strict=True):
            if (question.kind, question.audience) != (now.kind, now.audience) or not question.more:
                break
            row.insert(0, (question, outcome))
        return row


class Box:
    """What a table with a real box keeps beside the game."""

    def __init__(self, game: Game, players: int, settings: dict[str, bool | int | str | list[str]]) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.draw: OpenDraw | None = None
        """What people are asked to say now."""
        self.setup: list[int] = []
        """The luck of the setup, once it is over."""
        self.made: list[tuple[Moved, bool]] = []
        """The decisions that stand, and whether a person made each."""
        self.corrections = 0
        """How often a decision was unmade."""

    def try_setup(self, outcomes: list[int] | None = None) -> OpenDraw:
        """The setup with what was said of it so far."""

        def play(chance: Chance) -> None:
            self.game.begin(self.players, self.settings, chance, False)

        return OpenDraw(Tried(None, None), play, outcomes or [], hides=False)

    def try_move(self, state: State, tried: Tried, outcomes: list[int] | None = None) -> OpenDraw:
        """A decision in a position with what was said of its luck so far."""
        action = tried.action
        assert action is not None

        def play(chance: Chance) -> None:
            state.clone().apply(action, chance)

        return OpenDraw(tried, play, outcomes or [], hides=hides(state))

    def can_correct(self) -> bool:
        """Whether there is anything that a person did and that can be taken back."""
        draw = self.draw
        if draw is not None and (draw.outcomes or (draw.tried.action is not None and draw.tried.bot is None)):
            return True
        return bool(self.setup) or any(moved.luck or person for moved, person in self.made)

    def undo(self) -> int | None:
        """Take back the last thing that a person did, and say how many decisions fall with it; None if only something that was said does.

        It may be an outcome, which is asked for again, or a move, which can be made anew. What bots did since falls with it.
        """
        draw = self.draw
        if draw is not None:
            if draw.outcomes:
                draw.unsay()
                return None
            if draw.tried.action is not None and draw.tried.bot is None:
                self.draw = None
                return None
            self.draw = None
        count = 0
        while self.made:
            moved, person = self.made[-1]
            count += 1
            if moved.luck or person:
                return count
            self.made.pop()
        return count


def hides(state: State) -> bool:
    """Whether anything is hidden from anybody in a position: whether some seat sees more than those who only watch."""
    watched = state.view(None)
    return any({**state.view(seat), "seat": watched.get("seat")} != watched for seat in range(state.players))


def may_answer(question: Question, seating: Seating, host: str) -> list[int]:
    """The seats whose players may say what happened: all people where everybody may see it, else those who may see it. For a bot's secret the host lends a hand, or the first person there is."""
    people = [seat.number for seat in seating.seats if seat.plays]
    if question.audience == EVERYONE:
        return people
    entitled = [seat for seat in people if int(question.audience) >> seat & 1]
    if entitled:
        return entitled
    hosts = [seat for seat in people if host in seating.seats[seat].holders]
    return (hosts or people)[:1]
