"""A game's entry in the catalogue: who can play it, with which options, and how it starts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from clutch.kernel.chance import Chance
from clutch.kernel.chronicle import Chronicle
from clutch.kernel.drawing import drawn_board
from clutch.kernel.errors import GameError, OptionsError
from clutch.kernel.judge import Judge
from clutch.kernel.layout import Layout
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.move import Move, MoveBook
from clutch.kernel.option import Option, OptionValue, Settings
from clutch.kernel.rulebook import Rule, read_rules
from clutch.kernel.state import State
from clutch.kernel.tally import Field, Filled, Tally
from clutch.kernel.words import SHARED, Words, read_words

Span = tuple[str, str]
"""A piece of a text board: the text, and its style in words such as `bold red` or `dim` (empty for plain)."""

KNOWN: Final[dict[str, Game]] = {}
"""The games that were made, by name: so that a record, which has only the name, can be played."""


class Game:
    """What a game is, apart from any one position of it. Each game of Clutch extends this once."""

    def __init__(
        self,
        name: str,
        title: str,
        least_players: int,
        most_players: int,
        options: list[Option],
        action_space: int,
        rules_version: int,
        folder: Path,
        judges: list[Judge],
    ) -> None:
        self.name: Final = name
        """The name in commands and records, such as `dragon_kin`."""
        self.title: Final = title
        """The name that people read."""
        self.least_players: Final = least_players
        """The fewest who can play."""
        self.most_players: Final = most_players
        """The most who can play."""
        self.options: Final = options
        """What a table may decide before the game."""
        self.action_space: Final = action_space
        """Actions are numbered from 0 to this minus 1, in every position."""
        self.rules_version: Final = rules_version
        """Changes only when an old record would play differently."""
        self.folder: Final = folder
        """Where its rulebooks, words and components lie."""
        self.judges: Final = judges
        """The judges of its positions; the first is taken where none is asked for."""
        self.book: Final = MoveBook(action_space, self.make_move)
        """All moves by number and by notation."""
        self.languages: dict[str, Words] = {}
        """Its words, language by language, as far as somebody has asked for them."""
        self.usual: dict[int, Settings] = {}
        """The settings where nothing is chosen, by the number of players: checked once."""
        KNOWN.setdefault(name, self)

    # What each game adds

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        """Set up the game with complete, checked settings."""
        raise NotImplementedError

    def make_move(self, action: int) -> Move:
        """What an action id means."""
        raise NotImplementedError

    def text_board(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        """The board as text, from a seat's view alone: lines of spans."""
        raise NotImplementedError

    def picture(self, view: dict[str, object], names: list[str], words: Words) -> str:
        """The board as a picture (SVG), from a seat's view alone; where a game draws none, its text board is drawn."""
        return drawn_board(self.text_board(view, names, words), self.title)

    def layout(self) -> Layout:
        """What the numbers of an observation (`State.features`) mean, with its version."""
        raise NotImplementedError

    def bound(self, players: int, settings: Settings) -> int:
        """No game with these settings takes more decisions than this."""
        raise NotImplementedError

    def default(self, option: Option, players: int) -> OptionValue:
        """The default of an option that depends on the number of players."""
        raise NotImplementedError

    def defaults_among(self, people: int) -> dict[str, object]:
        """Options that a table takes for itself when several people, each at a screen of their own, play at it and its host has not chosen otherwise."""
        return {}

    def reads_components(self) -> bool:
        """Whether the game plays by whatever `components.toml` says, so that a changed copy of it can be tried; elsewhere the numbers are part of the compiled rules."""
        return False

    def chronicle(self, state: State) -> Chronicle | None:
        """Who writes down a game that has just begun, for reports on many games; None where moves and scorings say enough."""
        return None

    def learner(self) -> LearnedJudge | None:
        """A judge that has learned nothing yet: it knows how to write down positions for a network; None where the game has no such encoding."""
        return None

    def windows(self) -> list[str]:
        """The kinds of windows that a player may tell a table to let pass always."""
        return []

    def check_settings(self, players: int, settings: Settings) -> None:
        """Refuse settings that are each good but do not fit together."""

    def score_sheet(self) -> list[Field]:
        """What to fill in to have a finished round of a real box scored; nothing where a game has no such sheet."""
        return []

    def tally(self, table: Filled, seats: list[Filled]) -> Tally:
        """Score a filled-in sheet: the table's fields, and each seat's. Raises `GameError` for what cannot be."""
        raise GameError(f"{self.title} has no score sheet")

    # The same for all games

    def start(self, players: int, options: dict[str, object] | None = None, *, chance: Chance, listen: bool = False) -> State:
        """A game, set up and ready for its first decision; `listen` keeps the events."""
        return self.begin(players, self.settings(players, options), chance, listen)

    def settings(self, players: int, options: dict[str, object] | None = None) -> Settings:
        """All options with their values: those given, checked, and the defaults of the others."""
        if options:
            return self.complete(players, options)
        settings = self.usual.get(players)
        if settings is None:
            settings = self.complete(players, {})
            self.usual[players] = settings
        return settings

    def complete(self, players: int, given: dict[str, object]) -> Settings:
        """Check what is given, and add the defaults of the rest."""
        if not self.least_players <= players <= self.most_players:
            raise OptionsError(f"{self.title} is for {self.least_players} to {self.most_players} players, not {players}")
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise OptionsError(f"{self.title} has no option “{name}”; its options are {', '.join(known)}")
        settings: Settings = {}
        for option in self.options:
            if option.name in given:
                settings[option.name] = option.read(given[option.name])
            elif option.default is not None:
                settings[option.name] = option.default
            else:
                settings[option.name] = self.default(option, players)
        self.check_settings(players, settings)
        return settings

    def move(self, action: int) -> Move:
        """What an action id means."""
        return self.book.move(action)

    def parse(self, notation: str) -> int:
        """The action id of a move written in full."""
        return self.book.action(notation)

    def judge(self, name: str | None = None) -> Judge:
        """The judge of that name, or the one that is taken where none is asked for."""
        for judge in self.judges:
            if name is None or judge.name == name:
                return judge
        raise GameError(f"{self.title} has no judge “{name}”; its judges are {', '.join([judge.name for judge in self.judges])}")

    def words(self, language: str = "en") -> Words:
        """The game's words in a language."""
        words = self.languages.get(language)
        if words is None:
            words = read_words(language, [SHARED, self.name])
            self.languages[language] = words
        return words

    def say_move(self, action: int, names: list[str], language: str = "en", reader: int | None = None) -> str:
        """A move in words, for a reader who sits on a seat or, without one, for everybody."""
        move = self.move(action)
        return self.words(language).say("moves", move.kind, move.parameters, names, reader)

    def rules_language(self, language: str) -> str:
        """That language if the rules are written in it, else English."""
        return language if (self.folder / f"rules.{language}.md").is_file() else "en"

    def rules_text(self, language: str = "en") -> str:
        """The rules in our own words, as Markdown; in English where they are not written in the language."""
        written = self.rules_language(language)
        return (self.folder / ("rules.md" if written == "en" else f"rules.{written}.md")).read_text("utf-8")

    def rules(self, language: str = "en") -> list[Rule]:
        """The rules one by one."""
        return read_rules(self.rules_text(language))

    def components(self) -> dict[str, object]:
        """Every card, tile and table with its provenance."""
        return tomllib.loads((self.folder / "components.toml").read_text("utf-8"))

    def data(self) -> dict[str, object]:
        """The entry as plain data."""
        return {
            "name": self.name,
            "title": self.title,
            "players": list(range(self.least_players, self.most_players + 1)),
            "options": [option.data() for option in self.options],
            "rules_version": self.rules_version,
            "action_space": self.action_space,
        }

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __str__(self) -> str:
        return self.title

    def __reduce__(self) -> str:
        """There is one of each game, the constant `GAME` of its module: it is copied and pickled as itself."""
        return "GAME"
