"""What a worker can be asked, and how it answers. Runs in the worker's process; plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Literal

import msgspec

import clutch
from clutch.bots import Level, Sight, make_bot
from clutch.bots.advice import verdict
from clutch.bots.bot import Search
from clutch.kernel.chance import Scripted, Seeded
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin
from clutch.table.workers.ordering import by_points
from clutch.table.workers.whole import AFTERWARDS, FOLLOWED, Foretold, allowed, follow

MOST_GAMES = 32
"""Games that a worker remembers between two questions."""
HURRY = b"hurry"
"""The line that tells a worker to answer with what it has."""


class Ask(msgspec.Struct):
    """A question about a position: the game so far, and the seat from whose knowledge it is answered."""

    task: Literal["choose", "opinions", "analyse"]
    match: str
    game: str
    players: int
    options: dict[str, bool | int | str | list[str]]
    luck: list[int]
    script: list[tuple[int, int, list[int]]]
    """Seat, action and luck of each decision; a taking back has minus its count for an action."""
    seat: int
    bot: str
    seed: int
    passed: list[int] = []
    """What others are taken to answer before this seat in an open window: no part of the game yet."""
    whole: bool = False
    """For opinions: how the best moves go on is told, too."""
    among: list[list[int]] = []
    """For opinions: rows of answers; only they are thought of, if there are any."""
    made: int = -1
    """For an analysis: the action that was taken."""


class Thought(msgspec.Struct):
    """What a bot thinks of one action: the seat's chance of victory, and how often it was tried."""

    action: int
    chance: float
    visits: int = 0
    then: list[int] = []
    """The further answers of a whole move."""
    brings: list[Foretold] = []
    """What it would certainly bring."""


class Reply(msgspec.Struct):
    """The answer: an action, or thoughts about several; or what went wrong."""

    action: int = -1
    thoughts: list[Thought] = []
    chances: list[float] = []
    points: tuple[int, int] | None = None
    """For an analysis: the points after the move that was made and after the best one, if both are certain."""
    error: str | None = None


class Memory:
    """The games that this worker has seen lately: a log only grows, so what was replayed once need not be replayed again."""

    def __init__(self) -> None:
        self.games: dict[str, tuple[Referee, int]] = {}

    def position(self, ask: Ask) -> Referee:
        """The game as far as the question goes."""
        referee, known = self.games.pop(ask.match, (None, 0))
        if referee is None or known > len(ask.script):
            seats = [Seat(str(number)) for number in range(ask.players)]
            options: dict[str, object] = dict(ask.options)
            referee, known = begin(clutch.game(ask.game), ask.players, options, seats, Scripted(ask.luck)), 0
        for seat, action, luck in ask.script[known:]:
            if action < 0:
                referee.take_back(seat, -action, consent=True)
            else:
                referee.act(seat, action, Scripted(luck))
        self.games[ask.match] = (referee, len(ask.script))
        while len(self.games) > MOST_GAMES:
            del self.games[next(iter(self.games))]
        return referee


def answer(ask: Ask, memory: Memory, hurry: Callable[[], bool] = lambda: False) -> Reply:
    """Think; a search ends early once `hurry` says so."""
    state = memory.position(ask).state
    if ask.passed:
        state = state.clone()
        for action in ask.passed:
            state.apply(action, Scripted([]))
    sight = Sight(state, ask.seat)
    chance = Seeded(ask.seed)
    bot = make_bot(ask.bot)
    if isinstance(bot, Level):
        search = bot.search(sight, chance)
        if search is None:
            assert ask.task == "choose", "one who glances has no opinions"
            return Reply(action=bot.glance(sight, chance))
        bot = search
    if ask.task == "choose" and (len(sight.actions()) == 1 or not isinstance(bot, Search)):
        return Reply(action=int(bot.choose(sight, chance)))
    assert isinstance(bot, Search), "only the search bot has opinions"
    if ask.task == "analyse":
        return analysed(sight, ask.made, bot, chance)
    opinions = bot.opinions_unless(hurry, sight, chance, settles=ask.task == "choose")
    if ask.task == "choose":
        return Reply(action=opinions[0].action)
    thoughts = [Thought(opinion.action, opinion.value, opinion.visits) for opinion in opinions]
    wanted = allowed(ask.among, [])
    thoughts = [thought for thought in thoughts if thought.action in wanted] or thoughts
    settle(thoughts)
    thoughts = by_points(sight, thoughts, [thought.chance for thought in thoughts], chance, hurry)
    settle(thoughts)
    for thought in thoughts[:FOLLOWED] if ask.whole else []:
        thought.then, thought.brings = follow(sight, thought.action, ask.among, chance, hurry)
    return Reply(thoughts=thoughts)


def settle(thoughts: list[Thought]) -> None:
    """What was tried less is known less: it is not said to be better than what is advised before it."""
    for better, thought in pairwise(thoughts):
        thought.chance = min(thought.chance, better.chance)


def analysed(sight: Sight, made: int, analyst: Search, chance: Seeded) -> Reply:
    """What a decision was worth: the best moves first, the move that was made always among them; the best one with what it would have brought."""
    found = verdict(sight, made, analyst, chance)
    thoughts = [Thought(move.action, move.chance, max(move.visits, 1)) for move in found.moves]
    if thoughts[0].action != made:
        thoughts[0].then, thoughts[0].brings = follow(sight, thoughts[0].action, [], chance, lambda: False, AFTERWARDS)
    return Reply(thoughts=thoughts, chances=found.chances, points=found.points)
