"""A game at one screen, from the first prompt to the result: turns, typed moves and commands."""

from __future__ import annotations

from pathlib import Path

from clutch.cli.commands import Command, meant, understand
from clutch.cli.problem import InputEnded, NotSaved
from clutch.cli.rules import chapters, one_rule, show_found, show_rule
from clutch.cli.screen import Screen
from clutch.cli.seatholder import Seatholder, Situation
from clutch.cli.speech import complaint, in_words, tell
from clutch.kernel.errors import GameError

THOUGHT = "1s"
"""How long a hint is thought about."""


class Left(Exception):
    """A person leaves the game before its end."""


class Session:
    """People at a screen play the seats that a seatholder holds for them."""

    def __init__(self, holder: Seatholder, screen: Screen) -> None:
        self.holder = holder
        self.screen = screen
        self.terminal = screen.terminal
        self.phrases = screen.phrases
        self.warned = False
        """Whether the person has been told that leaving loses the game."""
        self.met: set[int] = set()
        """The seats that have had a turn at this screen."""

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        try:
            seat = self.wait()
            while seat is not None:
                self.turn(seat)
                seat = self.wait()
        except Left:
            self.leave()
            return
        except InputEnded as error:
            raise InputEnded(complaint("mid_game", problem=in_words(error), end=self.farewell())) from None
        except KeyboardInterrupt:
            raise KeyboardInterrupt(self.farewell()) from None
        self.finish()

    def wait(self) -> int | None:
        """Others decide; a file that cannot be written is told, and the game goes on."""
        while True:
            try:
                return self.holder.wait()
            except NotSaved as error:
                self.terminal.say(in_words(error), "red")

    def turn(self, seat: int) -> None:
        """One decision of a person."""
        self.screen.face(seat)
        self.screen.tell(self.phrases.say("news" if seat in self.met else "opening"), self.holder.news(seat))
        situation = self.holder.situation(seat)
        self.screen.situation(situation)
        if seat not in self.met:
            self.terminal.say(self.phrases.say("type"), "dim")
        self.met.add(seat)
        while True:
            try:
                meaning = understand(self.terminal.ask("> "), self.holder.game, situation.choices)
                if isinstance(meaning, int):
                    self.decide(seat, meaning)
                    return
                if self.obey(meaning, seat, situation):
                    return
            except InputEnded:
                raise
            except GameError as error:
                self.screen.face(seat)  # a question to somebody else may have drawn the curtain
                self.terminal.say(in_words(error), "red")

    def decide(self, seat: int, action: int) -> None:
        """A move, and at once what it brought to light."""
        try:
            self.holder.act(seat, action)
        except NotSaved as error:  # the decision stands all the same
            self.terminal.say(in_words(error), "red")
        self.warned = False
        self.screen.face(seat)
        for told in self.holder.news(seat):
            if not told.points:
                self.screen.sentence(told)

    # Commands: each returns True when the situation has changed

    def obey(self, command: Command, seat: int, situation: Situation) -> bool:
        """Carry out a command."""
        if command.verb != "quit":
            self.warned = False
        if command.verb == "undo":
            return self.undo(seat)
        if command.verb == "help":
            for line in self.phrases.help(situation.choices[0].notation):
                self.terminal.say(line, indent=2)
        elif command.verb == "moves":
            self.screen.moves(situation.choices, command.rest, whole=True)
        elif command.verb == "board":
            self.screen.situation(situation)
        elif command.verb == "what":
            self.what(command.rest, seat, situation)
        elif command.verb == "why":
            self.why(command.rest, situation)
        elif command.verb == "hint":
            with self.terminal.busy(self.phrases.say("thinking", name="search")):
                opinions = self.holder.opinions(seat, command.rest or THOUGHT)
            self.screen.opinions(opinions)
        elif command.verb == "log":
            self.log(command.rest, seat)
        elif command.verb == "rules":
            self.rules(command.rest)
        elif command.verb == "save":
            path = self.holder.save(Path(command.rest) if command.rest else None)
            self.terminal.whole(self.phrases.say("saved", file=str(path)))
        else:
            self.quit()
        return False

    def what(self, text: str, seat: int, situation: Situation) -> None:
        """What a move would certainly bring, or each of them."""
        if not text:
            for prospect in self.holder.prospects(seat, [choice.action for choice in situation.choices]):
                self.screen.prospect(prospect)
            return
        action = meant("what", text, self.holder.game, situation.choices)
        refusal = self.holder.refusal(action)
        if refusal is not None:
            raise GameError(f"{refusal.text} ({refusal.rule})")
        for prospect in self.holder.prospects(seat, [action]):
            self.screen.prospect(prospect)

    def why(self, text: str, situation: Situation) -> None:
        """Why a move is not legal now, with the words of the rule."""
        action = meant("why", text, self.holder.game, situation.choices)
        refusal = self.holder.refusal(action)
        if refusal is None:
            self.terminal.say(
                self.phrases.say("no_refusal", move=self.holder.game.say_move(action, self.holder.names, self.holder.language))
            )
            return
        self.screen.sentence(refusal)
        try:
            show_rule(self.terminal, one_rule(self.holder.game, refusal.rule, self.holder.language))
        except GameError:
            return  # a rule without a text of its own has been named above

    def log(self, text: str, seat: int) -> None:
        """What happened, or the last part of it."""
        told = self.holder.log(seat)
        if text:
            if not text.isdecimal() or int(text) == 0:
                raise GameError(complaint("log_unclear", text=text[:60]))
            told = told[-int(text) :]
        for sentence in told:
            self.screen.sentence(sentence)
        if not told:
            self.terminal.say(self.phrases.say("log_empty"))

    def rules(self, text: str) -> None:
        """The rules: an overview, one by its id, or those with some words."""
        if text:
            show_found(self.terminal, self.holder.game, text, self.holder.language)
            return
        self.terminal.say(self.phrases.say("chapters"))
        for chapter, ids in chapters(self.holder.game, self.holder.language):
            self.terminal.say(f"{chapter}: {ids[0] if len(ids) == 1 else tell('range', least=ids[0], most=ids[-1])}", indent=2)

    def undo(self, seat: int) -> bool:
        """Take back; bots agree, people are asked."""
        try:
            self.holder.take_back(seat, self.screen.consent)
        except NotSaved as error:  # it is taken back all the same
            self.terminal.say(in_words(error), "red")
        self.terminal.say(self.phrases.say("taken_back"))
        return True

    def quit(self) -> None:
        """Leave, but not by mistake."""
        if self.holder.home is None and self.holder.saved is None and not self.warned:
            self.warned = True
            self.terminal.say(self.phrases.say("not_saved_quit"))
            return
        raise Left

    # Leaving and the end

    def farewell(self) -> str:
        """Whether the game can be gone on with."""
        if self.holder.home is not None:
            return self.phrases.say("waits", link=self.holder.home)
        saved = self.holder.saved
        return self.phrases.say("lost") if saved is None else self.phrases.say("kept", file=str(saved))

    def leave(self) -> None:
        """Somebody has left."""
        self.terminal.whole(self.farewell())

    def finish(self) -> None:
        """The result, for everybody's eyes."""
        self.screen.draw_curtain()
        watcher = None if self.screen.shared else self.holder.people[0] if self.holder.people else None
        last = [told for told in self.holder.news(watcher) if not told.points]
        self.screen.tell(self.phrases.say("news"), last)
        self.screen.board(self.holder.situation(watcher))
        self.screen.result(self.holder.result(), self.holder.scoring())
        if self.holder.saved is not None:
            self.terminal.whole(self.phrases.say("saved", file=str(self.holder.saved)))
