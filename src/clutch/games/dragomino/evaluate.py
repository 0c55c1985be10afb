"""What a position is worth to a bot, and what it looks like to a learning program.

The estimate adds up what each seat has, what its next domino can be expected to find, and what its island promises for the rounds to come: the best placement of every domino that may still
be revealed, by the odds of the piles as they are now. The weights were fitted to games of bots that use this estimate.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino.components import DOMINOES, DRAGON, HOLE, OFFER_SIZE, ROUNDS, SEATS, TERRAIN, TERRAINS, half, terrain_of
from clutch.games.dragomino.eggs import connection_terrain, fresh_tokens, is_wet
from clutch.games.dragomino.island import DELTAS, neighbour, opposite, square_at
from clutch.games.dragomino.knowledge import hand_terrain, knows, unseen_tokens
from clutch.games.dragomino.moves import COLUMNS, PICKS, ROWS, placed_cell, placed_direction
from clutch.games.dragomino.rounds import stack_size
from clutch.games.dragomino.scoring import points, victory_share
from clutch.games.dragomino.state import (
    BORDER,
    BORDER_SIZE,
    CELLS,
    EGG_KEEP,
    FRESH,
    NAMES,
    NOTHING,
    PLACE,
    WIDTH,
    Islands,
)
from clutch.kernel.chance import Chance
from clutch.kernel.judge import Judge, rival_odds
from clutch.kernel.state import State

NO_GAINS: Final = vec[float]([0.0] * (TERRAINS * TERRAINS))
NO_ODDS: Final = vec[float]([0.0] * (2 * TERRAINS))
NO_WORTH: Final = vec[float]([0.0] * (2 * TERRAINS))
NO_SHARES: Final = vec[float]([0.0] * SEATS)
NO_SORTED: Final = vec[float]([0.0] * DOMINOES)

MOMMY: Final = vec[float]([1.0, 0.4, 0.15, 0.15, 0.15, 0.15, 0.15])
"""What holding the Mommy Dragon at a round's end is worth, by the rounds that are left: her point in the end, before that the first choice."""
SHELL_STAYS: Final = 0.6
"""How likely she stays to the round's end with a seat that finds a shell."""
TIE_BREAK: Final = 0.15
"""What a shell is worth as a tie breaker (DM-F3)."""
PROMISE: Final = vec[float]([0.0, 0.7, 1.0, 1.15, 1.2, 1.15, 0.6])
"""How much of an island's promise is found in all rounds to come, by the rounds that are left, once the seat has had its turn."""
USUAL_PROMISE: Final = vec[float]([0.0, 0.7, 1.0, 1.1, 1.1, 1.2, 0.05])
"""What is taken off from that, so that a seat that has had its turn and one that has not can be compared."""
PENDING_PROMISE: Final = vec[float]([0.0, 0.54, 0.7, 0.72, 0.74, 0.55, 0.7])
"""The same as long as its turn is to come: the next domino changes the island."""
PENDING_GAIN: Final = vec[float]([0.9, 0.6, 0.52, 0.55, 0.53, 0.57, 0.9])
"""What a dragon that a seat expects of the turn to come is worth: the place that brings it will be covered, which before the last round takes from the promise."""
SPREAD: Final = vec[float]([0.3, 0.68, 0.85, 0.98, 1.1, 1.25, 1.32, 1.4])
"""How many points of lead make a victory about three times as likely as a defeat, by the rounds that are left after the last turn."""
USUAL_FIND: Final = 0.8
"""What a turn of a rival is taken to bring, at first sight."""


# The odds of the piles


def shell_worth(state: Islands) -> float:
    """What a shell is worth: the Mommy Dragon comes, but may go again."""
    return MOMMY[ROUNDS - state.round] * SHELL_STAYS


def egg_odds(state: Islands) -> vec[float]:
    """What an egg of each terrain is worth: first a dry one for each terrain, then a wet one, where the better of two is kept."""
    odds = NO_ODDS[:]
    shell: float = shell_worth(state)
    for terrain in range(i64(TERRAINS)):
        dragons: float = float(i64(state.fresh[2 * terrain]))
        shells: float = float(i64(state.fresh[2 * terrain + 1]))
        for number in range(i64(state.names_given[terrain])):
            token: i64 = i64(state.returned[terrain * NAMES + number])
            if token == DRAGON + 1:
                dragons += 1.0
            elif token:
                shells += 1.0
        total: float = dragons + shells
        if total < 1.0:
            continue
        odds[terrain] = (dragons + shell * shells) / total
        no_dragon: float = shells / total
        if total > 1.0:
            no_dragon *= (shells - 1.0) / (total - 1.0)
        odds[TERRAINS + terrain] = 1.0 - no_dragon + shell * no_dragon
    return odds


# What an island promises


def island_gains(state: Islands, seat: i64, odds: vec[float]) -> vec[float]:
    """For each pair of terrains, what the best placement of such a domino is worth: `gains[a * TERRAINS + b]` with a <= b."""
    gains = NO_GAINS[:]
    single = NO_WORTH[:]
    here = NO_WORTH[:]
    there = NO_WORTH[:]
    grid = state.grid
    base: i64 = seat * CELLS
    for number in range(i64(state.border_count[seat])):
        cell: i64 = base + i64(state.border[seat * BORDER_SIZE + number])
        if grid[cell] != BORDER:
            continue
        kinds: i64 = cell_worth(state, cell, odds, here)
        free: bool = False
        for direction in range(i64(4)):
            beside: i64 = cell + DELTAS[direction]
            code: i64 = i64(grid[beside])
            if code & TERRAIN:
                continue
            free = True
            if code and 1 <= direction <= 2:  # eastwards and southwards, so that each pair comes once
                join(gains, here, kinds, there, cell_worth(state, beside, odds, there))
        if free:
            for terrain in range(i64(TERRAINS)):
                if kinds >> terrain & 1 and here[terrain] > single[terrain]:
                    single[terrain] = here[terrain]
    for a in range(i64(TERRAINS)):
        for b in range(a, i64(TERRAINS)):
            place: i64 = a * TERRAINS + b
            gains[place] = max(gains[place], single[a])
            gains[place] = max(gains[place], single[b])
    return gains


def cell_worth(state: Islands, cell: i64, odds: vec[float], worth: vec[float]) -> i64:
    """Write down what a square of each terrain would find on a free cell: the terrains that find something, a bit for each."""
    kinds: i64 = 0
    for direction in range(i64(4)):
        code: i64 = i64(state.grid[cell + DELTAS[direction]])
        if code & TERRAIN:
            terrain: i64 = terrain_of(code)
            wet: bool = state.agreement.thirst and code & HOLE != 0
            value: float = odds[TERRAINS + terrain] if wet else odds[terrain]
            if kinds >> terrain & 1 == 0:
                worth[terrain] = value
                kinds |= 1 << terrain
            elif not state.agreement.per_square:
                worth[terrain] += value
            elif value > worth[terrain]:
                worth[terrain] = value
    return kinds


def join(gains: vec[float], here: vec[float], kinds: i64, there: vec[float], other_kinds: i64) -> None:
    """Two free cells side by side: a domino may find eggs with both of its halves."""
    for a in range(i64(TERRAINS)):
        if kinds >> a & 1 == 0:
            continue
        for b in range(i64(TERRAINS)):
            if other_kinds >> b & 1:
                place: i64 = a * TERRAINS + b if a <= b else b * TERRAINS + a
                gains[place] = max(gains[place], here[a] + there[b])


def gain(state: Islands, gains: vec[float], odds: vec[float], domino: i64) -> float:
    """What the best placement of a domino is worth; a watering hole of its own makes the eggs beside it wet."""
    a: i64 = half(domino, 0)
    b: i64 = half(domino, 1)
    first: i64 = terrain_of(a)
    second: i64 = terrain_of(b)
    found: float = gains[first * TERRAINS + second] if first <= second else gains[second * TERRAINS + first]
    if state.agreement.thirst and found > 0.0 and (a | b) & HOLE:
        holed: i64 = first if a & HOLE else second
        found += (odds[TERRAINS + holed] - odds[holed]) * 0.8
    return found


def promise(state: Islands, gains: vec[float], odds: vec[float]) -> float:
    """The best of four dominoes out of those that are not revealed yet, on the average."""
    left: i64 = stack_size(state)
    if left == 0:
        return 0.0
    ranked = NO_SORTED[:]
    count: i64 = 0
    for domino in range(i64(DOMINOES)):
        if state.stack[domino]:
            value: float = gain(state, gains, odds, domino)
            place: i64 = count
            while place > 0 and ranked[place - 1] < value:
                ranked[place] = ranked[place - 1]
                place -= 1
            ranked[place] = value
            count += 1
    expected: float = 0.0
    missed: float = 1.0
    for rank in range(count):
        if missed <= 0.0:
            break
        hit: float = float(OFFER_SIZE) / float(count - rank)
        hit = min(hit, 1.0)
        expected += missed * hit * ranked[rank]
        missed *= 1.0 - hit
    return expected


# Who is likely to win


def pending_gain(state: Islands, gains: vec[float], odds: vec[float], offered: vec[u8]) -> float:
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


def open_eggs(state: Islands, odds: vec[float]) -> float:
    """What the connections that are not resolved yet promise the seat on turn."""
    found: float = 0.0
    for place in range(state.queue_count):
        connection: i64 = i64(state.queue[place])
        terrain: i64 = connection_terrain(state, connection)
        found += odds[TERRAINS + terrain] if is_wet(connection) else odds[terrain]
    if state.step == EGG_KEEP:
        found += 1.0 if state.hand_face[0] == DRAGON + 1 or state.hand_face[1] == DRAGON + 1 else shell_worth(state)
    elif state.connection != NOTHING:
        found += source_worth(state, odds)
    return found


def source_worth(state: Islands, odds: vec[float]) -> float:
    """What the tokens that are chosen so far, or the best sources if none is, promise."""
    terrain: i64 = hand_terrain(state)
    wet: bool = is_wet(state.connection)
    best: float = odds[TERRAINS + terrain] if wet else odds[terrain]
    if state.source_count:
        best = 0.0
        for place in range(state.source_count):
            number: i64 = i64(state.source[place])
            value: float = odds[terrain]
            if number != FRESH:
                value = 1.0 if state.returned[terrain * NAMES + number - 1] == DRAGON + 1 else shell_worth(state)
            best = max(best, value)
        if best < 1.0:
            best += (1.0 - best) * odds[terrain] * 0.5  # the other token may still be better
    return best


def prospects(state: Islands) -> vec[float]:
    """The points that each seat can expect to end with, but for what all expect alike."""
    odds = egg_odds(state)
    offered = state.offered[:]
    left: i64 = ROUNDS - state.round
    totals = NO_SHARES[:]
    holds = NO_SHARES[:]
    holds[state.mommy] = 1.0
    pending: bool = False
    for step in range(state.players):
        seat: i64 = (state.first + step) % state.players
        gains = island_gains(state, seat, odds)
        totals[seat] = float(i64(state.dragons[seat])) + TIE_BREAK * float(i64(state.shells[seat]))
        if seat == state.turn:
            pending = True
        if not pending or (seat == state.turn and state.step > PLACE):
            totals[seat] += PROMISE[left] * promise(state, gains, odds) - USUAL_PROMISE[left]
            if pending:
                find(state, seat, open_eggs(state, odds), 1.0, totals, holds)
        else:
            totals[seat] += PENDING_PROMISE[left] * promise(state, gains, odds)
            found: float = (
                gain(state, gains, odds, state.picked)
                if seat == state.turn and state.step == PLACE
                else pending_gain(state, gains, odds, offered)
            )
            find(state, seat, found, PENDING_GAIN[left], totals, holds)
    for seat in range(state.players):
        totals[seat] += holds[seat] * MOMMY[left]
    return totals


def find(state: Islands, seat: i64, found: float, worth: float, totals: vec[float], holds: vec[float]) -> None:
    """Share out what a turn finds into dragons, of so much worth each, and shells; a shell brings the Mommy Dragon."""
    if found <= 0.0:
        return
    eggs: float = 1.0
    while eggs < found:
        eggs += 1.0
    shells: float = (eggs - found) / (1.0 - shell_worth(state))
    totals[seat] += worth * (eggs - shells)
    shells = min(shells, 0.9)
    for other in range(state.players):
        holds[other] *= 1.0 - shells
    holds[seat] += shells


@final
class DragominoJudge(Judge):
    """Judges a position by a formula made by hand."""

    def __init__(self) -> None:
        super().__init__("formula")

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Islands)
        return chance_of_victory(state, seat)

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        assert isinstance(state, Islands)
        if state.step <= PLACE:
            return at_first_sight(state, action)
        return super().impression(state, action, seat, chance)


def chance_of_victory(state: Islands, seat: i64) -> float:
    """The seat's share of the victory, guessed from everybody's prospects: certain at the end."""
    if state.over:
        return victory_share(state, seat)
    return share_of(state, seat, prospects(state))


def share_of(state: Islands, seat: i64, totals: vec[float]) -> float:
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


# At first sight


def at_first_sight(state: Islands, action: i64) -> float:
    """What a pick or a placement looks like to the seat on turn: by what it can be expected to find at once, without a thought for what comes after."""
    seat: i64 = state.turn
    odds = egg_odds(state)
    totals = NO_SHARES[:]
    for other in range(state.players):
        totals[other] = float(i64(state.dragons[other])) + TIE_BREAK * float(i64(state.shells[other]))
    acted: i64 = (seat - state.first + state.players) % state.players
    for later in range(acted + 1, state.players):
        totals[(state.first + later) % state.players] += USUAL_FIND
    if state.step == PLACE:
        totals[seat] += found_at_once(state, action, odds)
    else:
        totals[seat] += gain(state, island_gains(state, seat, odds), odds, action - PICKS)
    return share_of(state, seat, totals)


def found_at_once(state: Islands, action: i64, odds: vec[float]) -> float:
    """What the connections of a placement are worth (DM-E1, DM-E2)."""
    cell: i64 = placed_cell(action)
    direction: i64 = placed_direction(action)
    found: float = found_by_half(state, half(state.picked, 0), cell, direction, odds)
    return found + found_by_half(state, half(state.picked, 1), neighbour(cell, direction), opposite(direction), odds)


def found_by_half(state: Islands, square: i64, cell: i64, twin: i64, odds: vec[float]) -> float:
    """What a half would find on a cell, if the domino's other half lies in the direction `twin`."""
    terrain: i64 = terrain_of(square)
    found: float = 0.0
    for direction in range(i64(4)):
        other: i64 = square_at(state, state.turn, neighbour(cell, direction))
        if direction != twin and (other & TERRAIN) == (square & TERRAIN):
            wet: bool = state.agreement.thirst and (square | other) & HOLE != 0
            value: float = odds[TERRAINS + terrain] if wet else odds[terrain]
            found = max(found, value) if state.agreement.per_square else found + value
    return found


# For learning programs


FEATURES: Final = 3676
"""How many bytes `features` gives."""
NO_FEATURES: Final = vec[u8]([0] * FEATURES)


def features(state: Islands, seat: i64) -> vec[u8]:
    """The seat's view as bytes: seats relative to it, numbers plus 1 where something can be absent or unknown.

    Four islands of 29 rows and 30 columns, each square as terrain + 1 and 8 for a watering hole (3480); stack, offer and discarded dominoes (3 x 28); the picked domino with its step (2);
    for each seat dragons, shells, points, Mommy Dragon and dominoes placed (4 x 5); for each terrain fresh tokens, what this seat has not seen of dragons and shells, and nine returned tokens,
    as face + 1 or 3 where the face is unknown (6 x 12); the tokens in hand with their sources (4); the open connections with terrain and 8 for a wet one (7); round, order and whose turn it is (4); the options (3).
    """
    out = NO_FEATURES[:]
    place: i64 = 0
    for step in range(i64(SEATS)):
        if step < state.players:
            write_island(state, (seat + step) % state.players, out, place)
        place += ROWS * COLUMNS
    for domino in range(i64(DOMINOES)):
        out[place + domino] = state.stack[domino]
        out[place + 2 * DOMINOES + domino] = state.discarded[domino]
    for slot in range(i64(OFFER_SIZE)):
        if state.offered[slot]:
            out[place + DOMINOES + i64(state.offered[slot]) - 1] = 1
    place += 3 * DOMINOES
    out[place] = u8(state.picked + 1)
    out[place + 1] = u8(state.step)
    place += 2
    for step in range(state.players):
        other: i64 = (seat + step) % state.players
        out[place + 5 * step] = state.dragons[other]
        out[place + 5 * step + 1] = state.shells[other]
        out[place + 5 * step + 2] = u8(points(state, other))
        out[place + 5 * step + 3] = 1 if state.mommy == other else 0
        out[place + 5 * step + 4] = state.taken[other]
    place += 5 * SEATS
    place = write_piles(state, seat, out, place)
    place = write_connections(state, seat, out, place)
    out[place] = u8(state.round)
    out[place + 1] = u8((state.first - seat + state.players) % state.players)
    out[place + 2] = u8((state.turn - seat + state.players) % state.players)
    out[place + 3] = u8(state.players)
    out[place + 4] = 1 if state.agreement.thirst else 0
    out[place + 5] = 1 if state.agreement.tracked else 0
    out[place + 6] = 1 if state.agreement.per_square else 0
    return out


def write_island(state: Islands, seat: i64, out: vec[u8], place: i64) -> None:
    """An island without the margin of its grid."""
    for row in range(i64(ROWS)):
        for column in range(i64(COLUMNS)):
            code: u8 = state.grid[seat * CELLS + (row + 1) * WIDTH + column + 1]
            out[place + row * COLUMNS + column] = 0 if code == BORDER else code


def write_piles(state: Islands, seat: i64, out: vec[u8], place: i64) -> i64:
    """The piles as the seat knows them: where the next part begins."""
    for terrain in range(i64(TERRAINS)):
        unseen = unseen_tokens(state, terrain, seat)
        out[place] = u8(fresh_tokens(state, terrain))
        out[place + 1] = unseen[0]
        out[place + 2] = unseen[1]
        for number in range(i64(NAMES)):
            token: i64 = terrain * NAMES + number
            if state.returned[token]:
                out[place + 3 + number] = state.returned[token] if knows(i64(state.seen[token]), seat) else 3
        place += 3 + NAMES
    return place


def write_connections(state: Islands, seat: i64, out: vec[u8], place: i64) -> i64:
    """The tokens in hand as the seat knows them, and the connections that are not resolved yet: where the next part begins."""
    for number in range(state.source_count):
        out[place + 2 * number] = u8(i64(state.source[number]) + 1)
        if state.hand_face[number]:
            out[place + 2 * number + 1] = state.hand_face[number] if knows(i64(state.hand_seen[number]), seat) else 3
    place += 4
    if state.connection != NOTHING:
        out[place] = connection_feature(state, state.connection)
    for number in range(state.queue_count):
        out[place + 1 + number] = connection_feature(state, i64(state.queue[number]))
    return place + 7


def connection_feature(state: Islands, connection: i64) -> u8:
    """A connection as a byte."""
    return u8(connection_terrain(state, connection) + 1 + (8 if is_wet(connection) else 0))
