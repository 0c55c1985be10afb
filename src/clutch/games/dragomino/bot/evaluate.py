"""What a position is worth to a bot.

The estimate adds up what each seat has, what its next domino can be expected to find, and what its island can be expected to bring in the rounds to come.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino import turn
from clutch.games.dragomino.bot.island_gains import NO_COUNTS, counted_gains, gain, island_gains
from clutch.games.dragomino.bot.odds import egg_odds, egg_worth, shell_worth
from clutch.games.dragomino.bot.prospects import outlook, supplies
from clutch.games.dragomino.bot.weights import FUTURE, MOMMY, PENDING_FUTURE, PENDING_GAIN, SPREAD, TIE_BREAK, USUAL_FIND
from clutch.games.dragomino.components import DRAGON, OFFER_SIZE, ROUNDS, SEATS, half, terrain_of
from clutch.games.dragomino.eggs import connection_terrain, is_wet, side_mark
from clutch.games.dragomino.grid import neighbour, opposite
from clutch.games.dragomino.knowledge import hand_terrain
from clutch.games.dragomino.moves import PICKS, placed_cell, placed_direction
from clutch.games.dragomino.state import EGG_KEEP, EGG_KIND, FRESH, NOTHING, PLACE, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.judge import Judge, rival_odds, shares
from clutch.kernel.state import Actions, State

ROOT_WEIGHT: Final = 3000.0
"""Good actions differ by a tenth of a dragon, and one game by more than two: it takes thousands of iterations to know better than what can be expected."""
NEARLY: Final = 0.5
"""How much less than the best place one may find, in dragons, to be looked at: a fifth of the places, and in six picks of a thousand another domino than by all of them."""
NO_SHARES: Final = vec[float]([0.0] * SEATS)


@final
class DragominoJudge(Judge):
    """Judges a position by a formula made by hand."""

    def __init__(self) -> None:
        super().__init__("formula")

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragominoPosition)
        return chance_of_victory(state, seat)

    def estimates(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, DragominoPosition)
        if state.over:
            shares(state, values)
            return
        totals = expected_totals(state)
        for seat in range(state.players):
            values[seat] = share_of(state, seat, totals)

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        assert isinstance(state, DragominoPosition)
        if state.step > PLACE:
            return super().impression(state, action, seat, chance)
        actions = Actions()
        actions.add(action)
        values = NO_SHARES[:]
        at_first_sight(state, actions, values)
        return values[0]

    def impressions(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        assert isinstance(state, DragominoPosition)
        if state.step > PLACE:
            super().impressions(state, actions, seat, chance, values)
        else:
            at_first_sight(state, actions, values)

    def considered(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        assert isinstance(state, DragominoPosition)
        if state.step > PLACE:
            super().impressions(state, actions, seat, chance, values)
            return
        if state.step == PLACE:
            placements = Placements(state)
            for choice in range(actions.count):
                values[choice] = placements.share(actions.items[choice])
            return
        places = Actions()
        for choice in range(actions.count):
            after = before_the_eggs(state, actions.items[choice], chance)
            places.count = 0
            after.offer(places)
            values[choice] = Placements(after).best(places)

    def sure_of(self, state: State) -> bool:
        assert isinstance(state, DragominoPosition)
        return state.step <= PLACE  # which egg is where, and what comes next, is known to nobody: it goes by how many there are

    def root_weight(self) -> float:
        return ROOT_WEIGHT

    def progress(self, state: State) -> float:
        assert isinstance(state, DragominoPosition)
        acted: i64 = (state.turn - state.first + state.players) % state.players
        return (float(state.round - 1) + float(acted) / float(state.players)) / float(ROUNDS)


def before_the_eggs(state: DragominoPosition, action: i64, chance: Chance) -> DragominoPosition:
    """The position that a pick or a placement leads to, before an egg is turned over or a new offer laid out."""
    after = state.clone()
    assert isinstance(after, DragominoPosition)
    if state.step == PLACE:
        turn.place(after, action)
        after.step = EGG_KIND
    else:
        after.apply(action, chance)
    return after


# After a placement


@final
class Placements:
    """Places for the picked domino, judged before an egg is turned over: the hopes of the seat on turn change with the place, those of the others are counted once."""

    def __init__(self, state: DragominoPosition) -> None:
        self.state: Final = state
        self.odds: Final = egg_odds(state)
        self.supply: Final = supplies(state)
        self.sure: Final = NO_SHARES[:]
        self.finds: Final = NO_SHARES[:]
        hopes(state, self.odds, self.supply, self.sure, self.finds)

    def share(self, place: i64) -> float:
        """The share of the seat on turn after a placement."""
        after = self.state.clone()
        assert isinstance(after, DragominoPosition)
        turn.place(after, place)
        after.step = EGG_KIND
        seat: i64 = after.turn
        counts = NO_COUNTS[:]
        gains = counted_gains(after, seat, self.odds, counts)
        self.sure[seat] = in_hand(after, seat) + outlook(after, gains, counts, self.odds, self.supply, FUTURE)
        self.finds[seat] = open_eggs(after, self.odds)
        return share_of(after, seat, added_up(after, self.sure, self.finds))

    def best(self, places: Actions) -> float:
        """A picked domino is worth what its best place is worth. Only those that find nearly the most are looked at: what they leave for the rounds to come differs by less than an egg."""
        found = vec[float]([0.0] * int(places.count))
        most: float = 0.0
        for choice in range(places.count):
            found[choice] = found_at_once(self.state, places.items[choice], self.odds)
            most = max(most, found[choice])
        best: float = 0.0
        for choice in range(places.count):
            if found[choice] >= most - NEARLY:
                best = max(best, self.share(places.items[choice]))
        return best


# Who is likely to win


def chance_of_victory(state: DragominoPosition, seat: i64) -> float:
    """The seat's share of the victory, guessed from the points that everybody can expect: certain at the end."""
    if state.over:
        return state.payoff(seat)
    return share_of(state, seat, expected_totals(state))


def share_of(state: DragominoPosition, seat: i64, totals: vec[float]) -> float:
    """The seat's share of the victory, if everybody ends with about so many points."""
    left: i64 = ROUNDS - state.round
    acted: i64 = (state.turn - state.first + state.players) % state.players
    to_act: float = float(state.players - acted) / float(state.players)
    spread: float = SPREAD[left] + to_act * (SPREAD[left + 1] - SPREAD[left])
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += rival_odds(totals[other] - totals[seat], spread)
    return 1.0 / (1.0 + rivals)


def pending_gain(state: DragominoPosition, gains: vec[float], odds: vec[float], offered: vec[u8]) -> float:
    """What the seat that is about to act can expect of its turn; a domino that it would pick is taken out of the offer."""
    best: float = -1.0
    choice: i64 = 0
    for place in range(i64(OFFER_SIZE)):
        if offered[place]:
            value: float = gain(state, gains, odds, i64(offered[place]) - 1)
            if value > best:
                best = value
                choice = place
    offered[choice] = 0
    return best


def open_eggs(state: DragominoPosition, odds: vec[float]) -> float:
    """What the seat on turn can expect of the connections that are not resolved yet."""
    found: float = 0.0
    for place in range(state.queue_count):
        connection: i64 = i64(state.queue[place])
        terrain: i64 = connection_terrain(state, connection)
        found += egg_worth(odds, terrain, is_wet(connection))
    if state.step == EGG_KEEP:
        found += 1.0 if state.hand_face[0] == DRAGON + 1 or state.hand_face[1] == DRAGON + 1 else shell_worth(state)
    elif state.connection != NOTHING:
        found += source_worth(state, odds)
    return found


def source_worth(state: DragominoPosition, odds: vec[float]) -> float:
    """What can be expected of the tokens that are chosen so far, or of the best sources if none is."""
    terrain: i64 = hand_terrain(state)
    best: float = egg_worth(odds, terrain, is_wet(state.connection))
    if state.source_count:
        best = 0.0
        for place in range(state.source_count):
            number: i64 = i64(state.source[place])
            value: float = odds[terrain]
            if number != FRESH:
                value = 1.0 if state.returned[state.token_place(terrain, number)] == DRAGON + 1 else shell_worth(state)
            best = max(best, value)
        if best < 1.0:
            best += (1.0 - best) * odds[terrain] * 0.5  # the other token may still be better
    return best


def expected_totals(state: DragominoPosition) -> vec[float]:
    """The points that each seat can expect to end with."""
    sure = NO_SHARES[:]
    finds = NO_SHARES[:]
    hopes(state, egg_odds(state), supplies(state), sure, finds)
    return added_up(state, sure, finds)


def hopes(state: DragominoPosition, odds: vec[float], supply: vec[float], sure: vec[float], finds: vec[float]) -> None:
    """Write down for each seat what it has and may hope for in the rounds to come, and what its turn of this round will find."""
    offered = state.offered[:]
    pending: bool = False
    for step in range(state.players):
        seat: i64 = (state.first + step) % state.players
        counts = NO_COUNTS[:]
        gains = counted_gains(state, seat, odds, counts)
        sure[seat] = in_hand(state, seat)
        finds[seat] = 0.0
        if seat == state.turn:
            pending = True
        if not pending or (seat == state.turn and state.step > PLACE):
            sure[seat] += outlook(state, gains, counts, odds, supply, FUTURE)
            if pending:
                finds[seat] = open_eggs(state, odds)
        else:
            sure[seat] += outlook(state, gains, counts, odds, supply, PENDING_FUTURE)
            finds[seat] = (
                gain(state, gains, odds, state.picked)
                if seat == state.turn and state.step == PLACE
                else pending_gain(state, gains, odds, offered)
            )


def in_hand(state: DragominoPosition, seat: i64) -> float:
    """What the seat has: its dragons, and its shells as tie breakers."""
    return float(i64(state.dragons[seat])) + TIE_BREAK * float(i64(state.shells[seat]))


def added_up(state: DragominoPosition, sure: vec[float], finds: vec[float]) -> vec[float]:
    """The points of each seat, with its share of the Mommy Dragon: whoever finds a shell on the way takes her."""
    left: i64 = ROUNDS - state.round
    totals = sure[:]
    holds = NO_SHARES[:]
    holds[state.mommy] = 1.0
    for step in range(state.players):
        seat: i64 = (state.first + step) % state.players
        worth: float = 1.0 if seat == state.turn and state.step > PLACE else PENDING_GAIN[left]
        find(state, seat, finds[seat], worth, totals, holds)
    for seat in range(state.players):
        totals[seat] += holds[seat] * MOMMY[left]
    return totals


def find(state: DragominoPosition, seat: i64, found: float, worth: float, totals: vec[float], holds: vec[float]) -> None:
    """Share out what a turn finds into dragons, of so much worth each, and shells; a shell brings the Mommy Dragon."""
    if found <= 0.0:
        return
    eggs: float = 1.0
    while eggs < found:
        eggs += 1.0
    shells: float = (eggs - found) / (1.0 - shell_worth(state))
    totals[seat] += worth * (eggs - shells + TIE_BREAK * shells)
    shells = min(shells, 0.9)
    for other in range(state.players):
        holds[other] *= 1.0 - shells
    holds[seat] += shells


# At first sight


def at_first_sight(state: DragominoPosition, actions: Actions, values: vec[float]) -> None:
    """What picks or placements look like to the seat on turn: by what they can be expected to find at once, without a thought for what comes after."""
    seat: i64 = state.turn
    odds = egg_odds(state)
    totals = NO_SHARES[:]
    for other in range(state.players):
        totals[other] = float(i64(state.dragons[other])) + TIE_BREAK * float(i64(state.shells[other]))
    acted: i64 = (seat - state.first + state.players) % state.players
    for later in range(acted + 1, state.players):
        totals[(state.first + later) % state.players] += USUAL_FIND
    before: float = totals[seat]
    placing: bool = state.step == PLACE
    gains = odds
    if not placing:
        gains = island_gains(state, seat, odds)
    found: float = -1.0
    share: float = 0.0
    for choice in range(actions.count):
        action: i64 = actions.items[choice]
        more: float = found_at_once(state, action, odds) if placing else gain(state, gains, odds, action - PICKS)
        if more != found:  # most placements find the same as the one before: nothing
            found = more
            totals[seat] = before + found
            share = share_of(state, seat, totals)
        values[choice] = share


def found_at_once(state: DragominoPosition, action: i64, odds: vec[float]) -> float:
    """What the connections of a placement are worth (DM-E1, DM-E2)."""
    cell: i64 = placed_cell(action)
    direction: i64 = placed_direction(action)
    found: float = found_by_half(state, half(state.picked, 0), cell, direction, odds)
    return found + found_by_half(state, half(state.picked, 1), neighbour(cell, direction), opposite(direction), odds)


def found_by_half(state: DragominoPosition, square: i64, cell: i64, twin: i64, odds: vec[float]) -> float:
    """What a half would find on a cell, if the domino's other half lies in the direction `twin`."""
    terrain: i64 = terrain_of(square)
    found: float = 0.0
    for direction in range(i64(4)):
        mark: i64 = side_mark(state, state.turn, square, cell, direction)
        if direction != twin and mark != NOTHING:
            value: float = egg_worth(odds, terrain, is_wet(mark))
            found = max(found, value) if state.agreement.per_square else found + value
    return found
