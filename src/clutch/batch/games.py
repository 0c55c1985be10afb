"""Many games in one object, advanced by one call: what vectorised learning and quick tournaments stand on.

Every game has a slot. A slot's game is played with a stream of luck of its own, and the next one begins in its place as soon as it has ended, so that results depend on the seed and the slot alone.
A batch that is spread over several processes has a `Games` in each, with some of the slots: a slot's luck has its number in the whole batch.
A slot is its row in flat arrays. Those that are shown never move: NumPy looks at them without a copy.

A step goes through the slots in passes: what was shown is taken away, then each game moves on and shows what is legal. All games share one buffer of actions, and what they put into it is
kept behind one another in one array: positions that lie together are read faster than objects of each slot's own, and one long loop is foreseen better than many short ones.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError, IllegalMove
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import OVER, Actions, State

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
class Games:
    """Many games of one kind, each in its slot."""

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: Settings,
        count: i64,
        seed: i64,
        drivers: list[str],
        shows_features: bool,
        first: i64 = 0,
        total: i64 = 0,
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
        self.first: Final = first
        """The number of the first slot in the whole batch."""
        self.total: Final = max(total, count)
        """How many slots the whole batch has."""
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
        self.ended: Final = vec[i64]([0] * rows)
        """The slots where it did."""
        self.ends: i64 = 0
        """How many they are."""
        self.rewards: Final = vec[float]([0.0] * (rows * int(players)))
        """Each seat's share of the victory where the last step ended a game; 0 elsewhere."""
        self.points: Final = vec[i64]([0] * (rows * int(players)))
        """Each seat's points at the end of the slot's last game; 0 before one has ended."""
        lucks: list[Seeded] = [Seeded(seed, first + number) for number in range(count)]
        self.lucks: Final = vec[Seeded](lucks)
        self.states: Final = vec[State]([game.begin(players, settings, luck, False) for luck in lucks])
        self.numbers: Final = vec[i64](list(range(int(first), int(first) + rows)))
        """The number of each slot's game, which is the stream of its luck."""
        self.chosen: Final = vec[i64]([0] * rows)
        """The caller's actions of this step."""
        self.actions: Final = Actions()
        """What is legal in the game that is being advanced."""
        self.marked: vec[i64] = vec[i64]([0] * rows)
        """The places in `masks` of all legal actions, slot by slot, each slot's in the order of the rules."""
        self.marks: i64 = 0
        """How many they are."""
        width: int = len(self.states[0].features(0)) if shows_features else 0
        self.width: Final[i64] = width
        """How many features a slot shows."""
        self.features: Final = vec[u8]([0] * (rows * width))
        """What the seat that decides may know, as numbers."""
        self.advance(False)
        self.forget_ends()

    def step(self, chosen: bytes) -> None:
        """Advance every game by the caller's action: eight bytes each, the lowest first, slot by slot. An illegal action is refused before anything has changed."""
        if len(chosen) != self.count * BYTES:
            raise GameError(f"a step needs an action for each of the {self.count} games; {len(chosen) // BYTES} were given")
        masks: vec[u8] = self.masks
        picked: vec[i64] = self.chosen
        for number in range(self.count):
            action: i64 = read_i64_le(chosen, number * BYTES)
            if action < 0 or action >= self.space or masks[number * self.space + action] == 0:
                raise self.illegal(number, action)
            picked[number] = action
        self.advance(True)

    def step_at_random(self, chance: Seeded) -> None:
        """Advance every game by an action that is drawn: for measuring, and for a policy's first steps."""
        marked: vec[i64] = self.marked
        counts: vec[i64] = self.counts
        picked: vec[i64] = self.chosen
        first: i64 = 0
        row: i64 = 0
        for number in range(self.count):
            count: i64 = counts[number]
            picked[number] = marked[first + chance.below(count)] - row
            first += count
            row += self.space
        self.advance(True)

    def step_by_places(self, places: bytes) -> None:
        """Advance every game by the action at a place among those that are legal, in the order of the rules: eight bytes each. They were drawn for the whole batch, see `drawn_places`."""
        marked: vec[i64] = self.marked
        counts: vec[i64] = self.counts
        picked: vec[i64] = self.chosen
        first: i64 = 0
        row: i64 = 0
        for number in range(self.count):
            picked[number] = marked[first + read_i64_le(places, number * BYTES)] - row
            first += counts[number]
            row += self.space
        self.advance(True)

    def advance(self, chose: bool) -> None:
        """One step of all games: the chosen action, unless they only begin, what the players inside do until the caller is asked again, and what is to be seen then."""
        self.hide()
        self.forget_ends()
        states: vec[State] = self.states
        lucks: vec[Seeded] = self.lucks
        chosen: vec[i64] = self.chosen
        drivers: vec[i64] = self.drivers
        actions = self.actions
        masks: vec[u8] = self.masks
        seats: vec[i64] = self.seats
        counts: vec[i64] = self.counts
        marked: vec[i64] = self.marked
        features: vec[u8] = self.features
        width: i64 = self.width
        marks: i64 = 0
        row: i64 = 0
        for number in range(self.count):
            state = states[number]
            if chose:
                state.advance(chosen[number], lucks[number], actions)
            else:
                actions.count = 0
                state.offer(actions)
            seat: i64 = state.seat()
            if seat == OVER or drivers[seat] != CALLER:
                seat = self.play_inside(number)
            # Here, and not in a method of its own: fetching the arrays for every slot takes longer than what is done with them.
            count: i64 = actions.count
            if len(marked) < marks + count:
                marked = self.with_room(marks + count)
            items: vec[i64] = actions.items
            for choice in range(count):
                place: i64 = row + items[choice]
                masks[place] = 1
                marked[marks + choice] = place
            marks += count
            row += self.space
            seats[number] = seat
            counts[number] = count
            if width:
                self.states[number].show_features(seat, features, number * width)  # a new game may have begun
        self.marks = marks
        if chose:
            self.decisions += self.count

    def hide(self) -> None:
        """Take away which actions were legal before this step."""
        masks: vec[u8] = self.masks
        marked: vec[i64] = self.marked
        for mark in range(self.marks):
            masks[marked[mark]] = 0
        self.marks = 0

    def forget_ends(self) -> None:
        """Take away where the last step ended a game, and how."""
        for end in range(self.ends):
            number: i64 = self.ended[end]
            self.dones[number] = 0
            for place in range(number * self.players, (number + 1) * self.players):
                self.rewards[place] = 0.0
        self.ends = 0

    def play_inside(self, number: i64) -> i64:
        """Until the caller is asked: the players inside decide, and where a game ends the next one begins. For which seat the caller decides then."""
        actions = self.actions
        while True:
            state = self.states[number]
            if state.over:
                self.finish(number, state)
                continue
            seat: i64 = state.seat()
            driver: i64 = self.drivers[seat]
            if driver == CALLER:
                return seat
            choice: i64 = 0
            if driver == RANDOM:
                choice = self.lucks[number].below(actions.count)
            elif actions.count > 1:
                choice = self.greedy_choice(state, self.lucks[number])
            state.advance(actions.items[choice], self.lucks[number], actions)
            self.decisions += 1

    def greedy_choice(self, state: State, luck: Seeded) -> i64:
        """The place of the action that looks best at first sight to the seat that decides; the first of equals."""
        values = one_ply(Sight(state, state.seat()), self.judge, GREEDY_WORLDS, luck)
        best: i64 = 0
        for choice in range(i64(len(values))):
            if values[choice] > values[best]:
                best = choice
        return best

    def finish(self, number: i64, state: State) -> None:
        """Write down how a game ended, and begin the slot's next one."""
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = state.payoff(seat)
            self.points[number * self.players + seat] = state.score(seat)
        if self.dones[number] == 0:
            self.dones[number] = 1
            self.ended[self.ends] = number
            self.ends += 1
        self.finished += 1
        self.numbers[number] += self.total
        luck = Seeded(self.seed, self.numbers[number])
        self.lucks[number] = luck
        begun = self.game.begin(self.players, self.settings, luck, False)
        self.states[number] = begun
        features: vec[u8] = self.features
        for place in range(number * self.width, (number + 1) * self.width):
            features[place] = 0
        self.actions.count = 0
        begun.offer(self.actions)

    def with_room(self, marks: i64) -> vec[i64]:
        """The list of marks, with room for so many."""
        while len(self.marked) < marks:
            self.marked = append(self.marked, 0)
        return self.marked

    def illegal(self, number: i64, action: i64) -> IllegalMove:
        """Why an action is refused."""
        state = self.states[number]
        refusal = state.refusal(int(action))
        assert refusal is not None
        names = [f"seat {seat}" for seat in range(self.players)]
        sentence = self.game.words().say("refusals", refusal.kind, refusal.facts, names)
        return IllegalMove(refusal.rule, f"game {self.first + number}, action {action}: {sentence}")


def drawn_places(counts: bytes, chance: Seeded) -> vec[i64]:
    """For each game one of its legal actions, by its place: what `step_at_random` draws, where the games are spread over processes. `counts` says how many are legal, eight bytes each."""
    games: i64 = len(counts) // BYTES
    places: vec[i64] = vec[i64]([0] * int(games))
    for number in range(games):
        places[number] = chance.below(read_i64_le(counts, number * BYTES))
    return places
