"""Who sits at a seat of the arena: one of our bots or one from outside, with what it says of its chances and what it costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from clutch.bots import Bot, Broken, Level, Outside, Plain, Search, Seer, Sight, find_bot
from clutch.bots.outside import MOVE_SECONDS
from clutch.kernel.chance import Chance
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import State


class Forfeit(Exception):
    """A player did what ends the game for it: broke, took too long, or chose what is not legal; the message says what, in one sentence."""


@dataclass(frozen=True)
class Thought:
    """What a player decided."""

    action: int
    chance: float | None = None
    """What it said of its chance of victory, between 0 and 1, if it said anything."""
    iterations: int | None = None
    """How many iterations it thought, if it counts them."""


@dataclass(frozen=True)
class Place:
    """Where a player sits."""

    game: Game
    players: int
    settings: Settings
    seat: int


class Player(Protocol):
    """Plays games in the arena, one after the other."""

    name: str

    def begin(self, place: Place) -> None:
        """A game begins."""

    def think(self, sight: Sight, chance: Chance) -> Thought:
        """Decide; raises `Forfeit`."""

    def end(self, payoffs: list[float], scores: list[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """No more games: free what the player holds."""


class OwnPlayer:
    """One of our bots."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def begin(self, place: Place) -> None:
        """Our bots keep nothing from game to game."""

    def think(self, sight: Sight, chance: Chance) -> Thought:
        bot = self.bot
        if isinstance(bot, Level):
            search = bot.search(sight, chance)
            if search is None:
                return Thought(bot.glance(sight, chance))
            bot = search
        if isinstance(bot, Plain):
            tree = bot.tree(sight, chance)
            return Thought(tree.best(), tree.chance_of_victory(), int(tree.iterations))
        if not isinstance(bot, Search):
            return Thought(bot.choose(sight, chance))
        actions = sight.actions()
        if len(actions) == 1:
            return Thought(actions[0])
        # By time it stops when the choice is clear, as at a table; by iterations it thinks them all, so that what it says of its chances can be compared.
        opinions = bot.opinions(sight, chance) if bot.iterations else bot.settled(sight, chance)
        best = opinions[0]
        return Thought(best.action, min(max(best.value, 0.0), 1.0), sum(opinion.visits for opinion in opinions))

    def end(self, payoffs: list[float], scores: list[int]) -> None:
        """Our bots do not learn from results."""

    def close(self) -> None:
        """Nothing is held."""


class KnowingPlayer(OwnPlayer):
    """A seer: it is shown the position itself before it decides."""

    def __init__(self, bot: Seer) -> None:
        super().__init__(bot)
        self.seer = bot

    def think_knowing(self, state: State, chance: Chance) -> Thought:
        """Decide with all that is true."""
        return Thought(self.seer.choose_knowing(state, chance))


class OutsidePlayer:
    """A bot from outside: whatever it does wrong is its forfeit."""

    def __init__(self, bot: Outside) -> None:
        self.bot = bot
        self.name = bot.name
        self.seat = 0

    def begin(self, place: Place) -> None:
        self.seat = place.seat
        facts: dict[str, object] = {
            "game": place.game.name,
            "players": place.players,
            "seat": place.seat,
            "options": dict(place.settings),
        }
        try:
            self.bot.begin(facts)
        except Broken as broken:
            raise Forfeit(str(broken)) from None

    def think(self, sight: Sight, chance: Chance) -> Thought:
        try:
            return Thought(*self.bot.think(sight, chance))
        except Broken as broken:
            raise Forfeit(str(broken)) from None

    def end(self, payoffs: list[float], scores: list[int]) -> None:
        self.bot.end({"payoffs": payoffs, "scores": scores, "seat": self.seat})

    def close(self) -> None:
        self.bot.close()


def make_player(text: str, seconds: float = MOVE_SECONDS) -> Player:
    """The player that a text asks for; `seconds` is what one from outside has for a decision."""
    bot = find_bot(text, seconds, measuring=True)
    if isinstance(bot, Seer):
        return KnowingPlayer(bot)
    return OutsidePlayer(bot) if isinstance(bot, Outside) else OwnPlayer(bot)
