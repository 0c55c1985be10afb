"""Many games in one object, advanced by one call: what vectorised learning and quick tournaments stand on.

Every game has a slot. A slot's game is played with a stream of luck of its own, and the next one begins in its place as soon as it has ended, so that results depend on the seed and the slot alone.
What a slot shows is its row in flat arrays, which never move: NumPy looks at them without a copy.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.errors import GameError, IllegalMove
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import Actions, State

BYTES: Final = 8
"""How many bytes an action takes in what `step` reads."""
CALLER: Final = 0
RANDOM: Final = 1
GREEDY: Final = 2
DRIVERS: Final = ["caller", "random", "greedy"]
"""Who decides for a seat: whoever calls `step`, or a player inside."""
GREEDY_WORLDS: Final = 4
"""How many possible worlds the greedy player inside looks at: fewer than the bot of that name, because it plays millions of games."""


@final
class Slot:
    """One game of a batch."""

    def __init__(self, state: State, luck: Seeded, number: i64) -> None:
        self.state: State = state
        self.luck: Seeded = luck
        self.number: i64 = number
        """The number of its game, which is the stream of its luck."""
        self.actions: Final = Actions()
        """What its caller may do now."""


@final
class Games:
    """Many games of one kind, each in its slot."""

    def __init__(
        self, game: Game, players: i64, settings: Settings, count: i64, seed: i64, drivers: list[str], shows_features: bool
    ) -> None:
        if count < 1:
            raise GameError(f"a batch has at least one game, not {count}")
        if len(drivers) != players:
            raise GameError(f"a batch needs to know who decides for each of its {players} seats; {len(drivers)} were named")
        for driver in drivers:
            if driver not in DRIVERS:
                raise GameError(f"“{driver}” cannot decide for a seat: it is {', '.join(DRIVERS[:-1])} or {DRIVERS[-1]}")
        if "caller" not in drivers:
            raise GameError("a batch needs at least one seat that its caller decides for")
        self.game: Final = game
        self.players: Final = players
        self.settings: Final = settings
        self.count: Final = count
        self.seed: Final = seed
        self.drivers: Final = vec[i64]([DRIVERS.index(driver) for driver in drivers])
        self.space: Final[i64] = game.action_space
        self.judge: Final = game.judge()
        self.decisions: i64 = 0
        """How many decisions were made in all, those of the players inside included."""
        self.finished: i64 = 0
        """How many games have ended."""
        rows: int = int(count)
        self.seats: Final = vec[i64]([0] * rows)
        """Who decides now, slot by slot."""
        self.masks: Final = vec[u8]([0] * (rows * game.action_space))
        """1 for every legal action of a slot."""
        self.counts: Final = vec[i64]([0] * rows)
        """How many actions are legal."""
        self.dones: Final = vec[u8]([0] * rows)
        """1 where the last step ended a game; what is shown beside it is of the next game already, but for rewards and points."""
        self.rewards: Final = vec[float]([0.0] * (rows * int(players)))
        """Each seat's share of the victory where the last step ended a game; 0 elsewhere."""
        self.points: Final = vec[i64]([0] * (rows * int(players)))
        """Each seat's points at the end of the slot's last game; 0 before one has ended."""
        slots: list[Slot] = []
        for number in range(count):
            luck = Seeded(seed, number)
            slots.append(Slot(game.begin(players, settings, luck, False), luck, number))
        self.slots: Final = slots
        width: int = len(slots[0].state.features(0)) if shows_features else 0
        self.width: Final[i64] = width
        """How many features a slot shows."""
        self.features: Final = vec[u8]([0] * (rows * width))
        """What the seat that decides may know, as numbers."""
        for number in range(count):
            slot = slots[number]
            slot.state.offer(slot.actions)
            seat: i64 = self.play_inside(number, slot)
            self.forget_end(number)
            self.show(number, slot, seat)

    def step(self, chosen: bytes) -> None:
        """Advance every game by the caller's action: eight bytes each, the lowest first, slot by slot. An illegal action is refused before anything has changed."""
        if len(chosen) != self.count * BYTES:
            raise GameError(f"a step needs an action for each of the {self.count} games; {len(chosen) // BYTES} were given")
        masks: vec[u8] = self.masks
        for number in range(self.count):
            action: i64 = read_i64_le(chosen, number * BYTES)
            if action < 0 or action >= self.space or masks[number * self.space + action] == 0:
                raise self.illegal(number, action)
        for number in range(self.count):
            self.advance(number, self.slots[number], read_i64_le(chosen, number * BYTES))

    def step_at_random(self, chance: Chance) -> None:
        """Advance every game by an action that is drawn: for measuring, and for a policy's first steps."""
        slots = self.slots
        for number in range(self.count):
            slot = slots[number]
            actions = slot.actions
            self.advance(number, slot, actions.items[chance.below(actions.count)])

    def advance(self, number: i64, slot: Slot, action: i64) -> None:
        """One game's step: the action, what the players inside do until the caller is asked again, and what is to be seen then."""
        self.hide(number, slot)
        slot.state.advance(action, slot.luck, slot.actions)
        self.decisions += 1
        self.show(number, slot, self.play_inside(number, slot))

    def hide(self, number: i64, slot: Slot) -> None:
        """Take away what the last step showed."""
        actions = slot.actions
        items: vec[i64] = actions.items
        masks: vec[u8] = self.masks
        row: i64 = number * self.space
        for choice in range(actions.count):
            masks[row + items[choice]] = 0
        if self.dones[number]:
            self.forget_end(number)

    def forget_end(self, number: i64) -> None:
        """Take away that a game ended, and how."""
        self.dones[number] = 0
        rewards: vec[float] = self.rewards
        for place in range(number * self.players, (number + 1) * self.players):
            rewards[place] = 0.0

    def play_inside(self, number: i64, slot: Slot) -> i64:
        """Until the caller is asked: the players inside decide, and where a game ends the next one begins. For which seat the caller decides then."""
        while True:
            state = slot.state
            if state.over:
                self.finish(number, slot)
                continue
            seat: i64 = state.seat()
            driver: i64 = self.drivers[seat]
            if driver == CALLER:
                return seat
            choice: i64 = 0
            if driver == RANDOM:
                choice = slot.luck.below(slot.actions.count)
            elif slot.actions.count > 1:
                choice = self.greedy_choice(slot)
            state.advance(slot.actions.items[choice], slot.luck, slot.actions)
            self.decisions += 1

    def greedy_choice(self, slot: Slot) -> i64:
        """The place of the action that looks best at first sight to the seat that decides; the first of equals."""
        values = one_ply(Sight(slot.state, slot.state.seat()), self.judge, GREEDY_WORLDS, slot.luck)
        best: i64 = 0
        for choice in range(i64(len(values))):
            if values[choice] > values[best]:
                best = choice
        return best

    def finish(self, number: i64, slot: Slot) -> None:
        """Write down how a game ended, and begin the slot's next one."""
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = slot.state.payoff(seat)
            self.points[number * self.players + seat] = slot.state.score(seat)
        self.dones[number] = 1
        self.finished += 1
        slot.number += self.count
        slot.luck = Seeded(self.seed, slot.number)
        slot.state = self.game.begin(self.players, self.settings, slot.luck, False)
        slot.actions.count = 0
        slot.state.offer(slot.actions)

    def show(self, number: i64, slot: Slot, seat: i64) -> None:
        """Show what is legal now, and what the seat that decides may know."""
        actions = slot.actions
        items: vec[i64] = actions.items
        count: i64 = actions.count
        masks: vec[u8] = self.masks
        row: i64 = number * self.space
        for choice in range(count):
            masks[row + items[choice]] = 1
        self.seats[number] = seat
        self.counts[number] = count
        if self.width:
            seen: vec[u8] = slot.state.features(seat)
            features: vec[u8] = self.features
            row = number * self.width
            for place in range(self.width):
                features[row + place] = seen[place]

    def illegal(self, number: i64, action: i64) -> IllegalMove:
        """Why an action is refused."""
        state = self.slots[number].state
        refusal = state.refusal(int(action))
        assert refusal is not None
        names = [f"seat {seat}" for seat in range(self.players)]
        sentence = self.game.words().say("refusals", refusal.kind, refusal.facts, names)
        return IllegalMove(refusal.rule, f"game {number}, action {action}: {sentence}")
