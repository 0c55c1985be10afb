"""A real box beside a table on a server: the person before this terminal says what it showed."""

from __future__ import annotations

from clutch.cli.companion import BACK
from clutch.cli.pieces import read_pieces
from clutch.cli.screen import Screen
from clutch.cli.speech import in_words
from clutch.kernel.errors import GameError
from clutch.kernel.move import seat_letter
from clutch.table.protocol.server import QuestionLine


class Witness:
    """Asks at this screen what was rolled, drawn or revealed. What can be is known to the server alone, so it refuses the rest."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def answer(self, question: QuestionLine, seat: int) -> list[int] | None:
        """What came up, as numbers of outcomes; nothing, if the move shall be taken back. A secret is asked for when nobody else looks."""
        if not question["open"]:
            self.screen.face(seat, "pass_to_enter")
        names = self.spellings(question)
        while True:
            typed = self.screen.terminal.ask(self.words(question, [each[-1] for each in names]))
            if typed.strip().lower() == BACK:
                return None
            try:
                return self.read(question, names, typed)
            except GameError as error:
                self.screen.terminal.say(in_words(error), "red")

    def spellings(self, question: QuestionLine) -> list[list[str]]:
        """All names of each outcome, the one to show last."""
        if question["names"] == [seat_letter(seat) for seat in range(len(self.screen.names))]:
            return [[letter, name] for letter, name in zip(question["names"], self.screen.names, strict=True)]
        words = self.screen.game.words(self.screen.language)
        return [[symbol, words.name(symbol)] for symbol in question["names"]]

    def words(self, question: QuestionLine, names: list[str]) -> str:
        """The question, with what may be answered."""
        text = self.screen.game.words(self.screen.language).say("questions", question["kind"], question["facts"], self.screen.names)
        can = ", ".join(name for name, possible in zip(names, question["possible"], strict=True) if possible)
        return f"{text} ({self.screen.phrases.say('several', names=can, most=question['more'] + 1) if question['more'] else can}) "

    def read(self, question: QuestionLine, names: list[list[str]], typed: str) -> list[int]:
        """The outcomes of a line: no more than are asked for, and none that cannot be as far as everybody knows."""
        outcomes = read_pieces(typed, names)
        if not outcomes:
            raise GameError(self.screen.phrases.say("nothing_typed"))
        if len(outcomes) > question["more"] + 1:
            raise GameError(self.screen.phrases.say("too_many", count=len(outcomes), most=question["more"] + 1))
        for outcome in outcomes:
            if not question["possible"][outcome]:
                raise GameError(self.screen.phrases.say("impossible", name=names[outcome][-1]))
        return outcomes

    def refused(self, sentence: str) -> None:
        """Say why something was not taken."""
        self.screen.terminal.say(sentence, "red")

    def sure(self, sentence: str) -> bool:
        """Ask once more about what would end the game."""
        return self.screen.phrases.agrees(self.screen.terminal.ask(f"{sentence} {self.screen.phrases.say('sure')} "))
