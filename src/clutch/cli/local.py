"""A game in this process: a referee, bots at some of the seats, people at the others, and a file that is never behind."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from clutch.bots import Bot, Broken, Outside, Search, Sight, find_bot, make_bot
from clutch.bots.outside import is_outside
from clutch.cli import files
from clutch.cli.problem import NotSaved
from clutch.cli.seatholder import Choice, Chosen, Consent, Prospect, Situation, Standing, Told
from clutch.cli.speech import complaint, tell
from clutch.kernel.chance import Chance, Scripted
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.record import Record
from clutch.kernel.referee import Referee, replay
from clutch.kernel.state import OVER
from clutch.kernel.statement import Event

Thinking = Callable[[str], AbstractContextManager[None]]
"""Shows that somebody thinks, as long as it lasts."""
STAND_IN = "greedy"
"""Who takes over from a bot that breaks."""


def on_all_processors(text: str) -> Bot:
    """The bot that a text asks for; at a table of one's own nobody else waits for the processors."""
    bot = find_bot(text)
    return bot.with_all_processors() if isinstance(bot, Search) else bot


class LocalTable:
    """The seatholder of a game in this process."""

    def __init__(
        self, referee: Referee, luck: Chance, thoughts: Chance, language: str = "en", path: Path | None = None, *, trusted: bool = False
    ) -> None:
        self.game: Game = referee.game
        self.referee = referee
        self.luck = luck
        """What the rules draw from: a seed, or a person who reads it off a real table."""
        self.thoughts = thoughts
        """What bots draw from."""
        self.language = language
        self.thinking: Thinking = lambda _name: nullcontext()
        self.warn: Callable[[str], None] = lambda _sentence: None
        """Says what people should know besides the game."""
        self.journal: list[Event] = list(referee.opening)
        """Everything that happened, what was taken back included."""
        self.heard: dict[int | None, int] = {}
        """How much of the journal each seat has been told."""
        self.path = path
        self.kept = 0
        """How many entries of the record are in the file."""
        self.bots: list[Bot | None] = [None if seat.bot is None else seated(seat.bot, trusted) for seat in referee.record.seats]

    @property
    def home(self) -> None:
        return None

    @property
    def names(self) -> list[str]:
        return self.referee.names

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    # Deciding

    def wait(self) -> int | None:
        while True:
            seat = int(self.referee.state.seat())
            if seat == OVER:
                return None
            bot = self.bots[seat]
            if bot is None:
                return seat
            sight = Sight(self.referee.state, seat)
            try:
                with self.thinking(self.names[seat]):
                    action = bot.choose(sight, self.thoughts)
            except Broken as broken:
                # The others want to play on: one of ours takes the seat over.
                self.warn(tell("stands_in", name=self.names[seat], reason=str(broken), bot=STAND_IN))
                self.bots[seat] = make_bot(STAND_IN)
                continue
            self.decide(seat, action)

    def act(self, seat: int, action: int) -> None:
        refusal = self.refusal(action)
        if refusal is not None:
            raise GameError(f"{refusal.text} ({refusal.rule})")
        self.decide(seat, action)

    def decide(self, seat: int, action: int) -> None:
        """A decision of a person or a bot, in the file before anybody is told."""
        self.journal.extend(self.referee.act(seat, action, self.luck))
        self.keep()

    def refusal(self, action: int) -> Told | None:
        refusal = self.referee.refusal(action)
        if refusal is None:
            return None
        return Told(refusal.rule, self.game.words(self.language).say("refusals", refusal.kind, refusal.facts, self.names))

    def take_back(self, seat: int, consent: Consent) -> None:
        undone = decisions_since(self.referee, seat)
        free = self.referee.can_take_back(seat, undone)
        if not free:
            for other in self.people:
                if other != seat and not consent(seat, other):
                    raise GameError(complaint("disagrees", name=self.names[other]))
        self.journal.extend(self.referee.take_back(seat, undone, consent=not free))
        self.keep()

    # Seeing

    def situation(self, seat: int | None) -> Situation:
        state = self.referee.state
        prompt = state.prompt()
        words = self.game.words(self.language)
        mine = seat is not None and int(state.seat()) == seat
        return Situation(
            seat,
            state.view(seat),
            Told(prompt.rule, words.say("prompts" if mine else "waiting", prompt.kind, prompt.facts, self.names)),
            [self.choice(action) for action in state.legal()] if mine else [],
        )

    def choice(self, action: int) -> Choice:
        """A move as a person is shown it."""
        move = self.game.move(action)
        return Choice(action, move.kind, move.notation, self.game.say_move(action, self.names, self.language))

    def news(self, seat: int | None) -> list[Told]:
        since = self.heard.get(seat, 0)
        self.heard[seat] = self.heard[None] = len(self.journal)
        return self.tell(self.journal[since:], seat)

    def log(self, seat: int | None) -> list[Told]:
        return self.tell(self.journal, seat)

    def tell(self, events: list[Event], seat: int | None) -> list[Told]:
        """Events in words, as this seat knows them."""
        words = self.game.words(self.language)
        told = []
        for event in events:
            facts = event.facts_for(seat)
            told.append(Told(event.rule, words.say("events", event.kind, facts, self.names), "points" in facts))
        return told

    def prospects(self, seat: int, actions: list[int]) -> list[Prospect]:
        outlook = Sight(self.referee.state, seat).outlook()
        found = []
        for action in actions:
            foresight = outlook.foresee(action)
            turn = None if foresight.turn is None else self.names[foresight.turn]
            found.append(Prospect(self.choice(action), self.tell(foresight.events, seat), foresight.stop, turn))
        return found

    def opinions(self, seat: int, thought: str) -> list[Chosen]:
        bot = on_all_processors(f"search:{thought}")
        assert isinstance(bot, Search)
        found = bot.opinions(Sight(self.referee.state, seat), self.thoughts)
        return [Chosen(self.choice(opinion.action), opinion.value, opinion.visits) for opinion in found]

    # Keeping

    def save(self, path: Path | None) -> Path:
        chosen = path if path is not None else self.path
        if chosen is None:
            raise GameError(complaint("name_a_file"))
        if chosen != self.path:
            files.check_free(chosen)
        files.save(chosen, self.referee.record)
        self.path = chosen
        self.kept = len(self.referee.record.entries)
        return chosen

    def keep(self) -> None:
        """Bring the file up to date, if there is one."""
        if self.path is not None:
            try:
                self.save(None)
            except GameError as error:
                raise NotSaved(complaint("file_behind", problem=str(error))) from None

    @property
    def saved(self) -> Path | None:
        return self.path if self.kept == len(self.referee.record.entries) else None

    # The end

    def close(self) -> None:
        """End what bots from outside have running."""
        for bot in self.bots:
            if isinstance(bot, Outside):
                bot.close()

    def result(self) -> list[Standing]:
        state = self.referee.state
        winners = state.winners()
        standings = [Standing(self.names[seat], score, seat in winners) for seat, score in enumerate(state.scores())]
        return sorted(standings, key=lambda standing: (not standing.won, -standing.score))

    def scoring(self) -> list[Told]:
        events = [*self.referee.opening, *(event for step in self.referee.steps for event in step.events)]
        return [told for told in self.tell(events, None) if told.points]


class Absent:
    """A bot from outside that a file names: a file of somebody else's must not start programs."""

    name = "absent"

    def choose(self, sight: Sight, chance: Chance) -> int:
        raise Broken(complaint("program_in_file"))


def seated(text: str, trusted: bool) -> Bot:
    """The bot for a seat; programs are started only for those who named them themselves."""
    return Absent() if is_outside(text) and not trusted else on_all_processors(text)


def decisions_since(referee: Referee, seat: int) -> int:
    """How many decisions stand since, and with, the last one of a seat."""
    for back, step in enumerate(reversed(referee.steps), 1):
        if step.seat == seat:
            return back
    raise GameError(complaint("nothing_to_take_back"))


def resumed(game: Game, record: Record) -> tuple[Referee, list[Event], dict[int | None, int]]:
    """A recorded game, checked and played up to where it was left; all that happened, what was taken back included; and how much of it each seat was told by its last decision."""
    replay(game, record)  # checks every line
    referee = replay(game, record, 0) if record.entries else replay(game, record)
    journal = list(referee.opening)
    heard: dict[int | None, int] = {}
    for entry in record.entries:
        if entry.undone:
            journal.extend(referee.take_back(entry.seat, entry.undone, consent=True))
        else:
            journal.extend(referee.act(entry.seat, game.parse(entry.move), Scripted(entry.luck)))
        heard[entry.seat] = len(journal)
    return referee, journal, heard
