"""A real box on the table: people say what the real dice and cards showed, and the program referees, keeps the log and scores."""

from __future__ import annotations

from clutch.cli.pieces import read_pieces
from clutch.cli.screen import Screen
from clutch.cli.speech import in_words
from clutch.kernel.errors import GameError
from clutch.kernel.move import seat_letter
from clutch.kernel.statement import EVERYONE, Question

BACK = "back"


class Withdrawn(GameError):
    """Somebody takes back the move, or the setup, whose outcome was being asked for."""


class Eyewitness:
    """Answers the rules' questions about luck by asking the people at the table. Counts left are used to refuse, never shown: they would tell what others hold."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.waiting: list[int] = []
        """Outcomes typed in one line that the next questions will ask for."""
        self.subject: tuple[str, str, object] | None = None
        """What the waiting outcomes are about: the rule and kind of question, and whose it is."""

    def answer(self, question: Question | None, left: list[int]) -> int:
        """One outcome."""
        subject = None if question is None else (question.rule, question.kind, question.facts.get("seat"))
        if self.waiting and subject == self.subject:
            outcome = self.waiting.pop(0)
            if left[outcome] > 0:
                return outcome
            self.waiting.clear()
            self.complain(question, left, outcome)
        self.waiting.clear()
        self.subject = subject
        self.turn_to(question)
        while True:
            typed = self.screen.terminal.ask(self.words(question, left))
            if typed.strip().lower() == BACK:
                raise Withdrawn(self.screen.phrases.say("withdrawn"))
            try:
                outcomes = self.read(question, left, typed)
            except GameError as error:
                self.screen.terminal.say(in_words(error), "red")
                continue
            self.waiting = outcomes[1:]
            return outcomes[0]

    def turn_to(self, question: Question | None) -> None:
        """A hidden outcome is entered by somebody who may see it."""
        if question is None or question.audience == EVERYONE:
            return
        seats = [seat for seat in range(len(self.screen.names)) if int(question.audience) >> seat & 1]
        if seats and self.screen.looking not in seats:
            self.screen.face(seats[0], "pass_to_enter")

    def spellings(self, question: Question | None, left: list[int]) -> list[list[str]]:
        """All names of each outcome, the one to show last."""
        if question is None:
            return [[str(number)] for number in range(len(left))]
        words = self.screen.game.words(self.screen.language)
        found = [[symbol, words.name(symbol)] for symbol in question.names[: len(left)]]
        letters = [seat_letter(seat) for seat in range(len(self.screen.names))]
        if question.names == letters:
            return [[letter, name] for letter, name in zip(letters, self.screen.names, strict=True)]
        return found

    def words(self, question: Question | None, left: list[int]) -> str:
        """The question, with what can be answered."""
        names = ", ".join(spellings[-1] for spellings in self.spellings(question, left))
        if question is None:
            return self.screen.phrases.say("what_happened", names=names)
        text = self.screen.game.words(self.screen.language).say("questions", question.kind, question.facts, self.screen.names)
        return (
            f"{text} ({names}) "
            if not question.more
            else f"{text} ({self.screen.phrases.say('several', names=names, most=int(question.more) + 1)}) "
        )

    def read(self, question: Question | None, left: list[int], typed: str) -> list[int]:
        """The outcomes of a line, if they can be: no more than are asked for, no more of a kind than are left."""
        outcomes = read_pieces(typed, self.spellings(question, left))
        if not outcomes:
            raise GameError(self.screen.phrases.say("nothing_typed"))
        most = 1 + (0 if question is None else int(question.more))
        if len(outcomes) > most:
            raise GameError(self.screen.phrases.say("too_many", count=len(outcomes), most=most))
        dealt_from_a_stock = max(left) > 1
        for place, outcome in enumerate(outcomes):
            before = outcomes[:place].count(outcome) if dealt_from_a_stock else 0
            if left[outcome] - before <= 0:
                raise GameError(self.impossible(question, left, outcome))
        return outcomes

    def impossible(self, question: Question | None, left: list[int], outcome: int) -> str:
        """That an outcome cannot be."""
        name = self.spellings(question, left)[outcome][-1]
        return self.screen.phrases.say("impossible", name=name)

    def complain(self, question: Question | None, left: list[int], outcome: int) -> None:
        """Say that the rest of a line cannot be."""
        self.screen.terminal.say(self.impossible(question, left, outcome), "red")
