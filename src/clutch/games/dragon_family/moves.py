"""All moves on one screen: the action space, and what each id means.

| ids | move | parameters |
|---|---|---|
| 0-3 | `explore`, `move`, `settle`, `pass` | |
| 4 | `skip` (no egg, or no food) | |
| 5-7 | `tile 2` (of the hand) | place |
| 8-13 | `rotate 4` | rotation |
| 14-15 | `handler 2` | handler |
| 16-73 | `to 12` (a tile of the map) | tile |
| 74-81 | `keep`, `redraw 1`, ... `redraw 1+3` | places |
| 82-255 | `lair 12 with 2` (a dragon of the nest) | tile, place |
| 256-268 | `hatch green`, `hatch green with 1 gold`, ... `hatch gold` | dragon, gold |
| 269-272 | `trade leaf` | resource |
| 273-278 | `feed 1`, `feed 1 gold` | place, food |
| 279-27190 | `place 1 at 2,-1` (handler, cell) | handler, q, r |

Handlers and places in hand and nest count from 1, tiles of the map from 0, which is the start tile.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragon_family.components import (
    COLOURS,
    DIRECTIONS,
    GOLD_DRAGON,
    HAND_SIZE,
    HANDLERS,
    HATCH_COST,
    NEST_PLACES,
    RESOURCES,
)
from clutch.games.dragon_family.map import LEAST, ROW, SPAN
from clutch.games.dragon_family.state import MOST_TILES
from clutch.kernel.move import Move

EXPLORE: Final = 0
MOVE: Final = 1
SETTLE: Final = 2
PASS: Final = 3
SKIP: Final = 4
TILES_IN_HAND: Final = 5
ROTATIONS: Final = 8
HANDLER: Final = 14
DESTINATIONS: Final = 16
REDRAWS: Final = 74
LAIR: Final = 82
HATCHES: Final = 256
TRADES: Final = 269
FEEDS: Final = 273
PLACES: Final = 279
ACTION_SPACE: Final = 27191

PAYMENTS: Final = 4
"""A dragon is paid for with 0 to 3 gold."""

assert ROTATIONS == TILES_IN_HAND + HAND_SIZE
assert HANDLER == ROTATIONS + DIRECTIONS
assert DESTINATIONS == HANDLER + HANDLERS
assert REDRAWS == DESTINATIONS + MOST_TILES
assert LAIR == REDRAWS + (1 << HAND_SIZE)
assert HATCHES == LAIR + MOST_TILES * NEST_PLACES
assert TRADES == HATCHES + GOLD_DRAGON * PAYMENTS + 1
assert TRADES + len(RESOURCES) == FEEDS
assert PLACES == FEEDS + 2 * NEST_PLACES
assert ACTION_SPACE == PLACES + HANDLERS * SPAN * SPAN

_VERBS: Final = ["explore", "move", "settle", "pass", "skip"]

# The numbers behind the moves that have several parts


def place_action(handler: i64, spot: i64) -> i64:
    """Going with a handler to a spot."""
    return PLACES + (handler * SPAN + spot // ROW) * SPAN + spot % ROW


def placing_handler(action: i64) -> i64:
    """The handler of such a move."""
    return (action - PLACES) // (SPAN * SPAN)


def placing_spot(action: i64) -> i64:
    """The spot of such a move."""
    number: i64 = (action - PLACES) % (SPAN * SPAN)
    return number // SPAN * ROW + number % SPAN


def lair_action(tile: i64, place: i64) -> i64:
    """Settling a dragon of the nest on a tile."""
    return LAIR + tile * NEST_PLACES + place


def hatch_action(colour: i64, gold: i64) -> i64:
    """Hatching a dragon with so much gold in the payment; a gold dragon's is all gold."""
    if colour == GOLD_DRAGON:
        return TRADES - 1
    return HATCHES + colour * PAYMENTS + gold


def hatched_colour(action: i64) -> i64:
    """The colour of such a move."""
    return (action - HATCHES) // PAYMENTS


def hatching_gold(action: i64) -> i64:
    """The gold in the payment of such a move."""
    if action == TRADES - 1:
        return HATCH_COST
    return (action - HATCHES) % PAYMENTS


def feed_action(place: i64, gold: bool) -> i64:
    """Feeding a dragon of the nest its own food, or gold."""
    return FEEDS + place * 2 + (1 if gold else 0)


def make_move(action: int) -> Move:
    """The move of an id.

    >>> [str(make_move(action)) for action in (0, 6, 12, 15, 28, 74, 79, 119, 257, 268, 269, 276)]
    ['explore', 'tile 2', 'rotate 4', 'handler 2', 'to 12', 'keep', 'redraw 1+3', 'lair 12 with 2', 'hatch green with 1 gold', 'hatch gold', 'trade leaf', 'feed 2 gold']
    >>> str(make_move(int(place_action(0, 7355))))
    'place 1 at 2,0'
    """
    if action < TILES_IN_HAND:
        return Move(action, _VERBS[action], {}, _VERBS[action])
    if action < ROTATIONS:
        place = action - TILES_IN_HAND + 1
        return Move(action, "tile", {"place": place}, f"tile {place}")
    if action < HANDLER:
        rotation = action - ROTATIONS
        return Move(action, "rotate", {"rotation": rotation}, f"rotate {rotation}")
    if action < DESTINATIONS:
        handler = action - HANDLER + 1
        return Move(action, "handler", {"handler": handler}, f"handler {handler}")
    if action < REDRAWS:
        tile = action - DESTINATIONS
        return Move(action, "to", {"tile": tile}, f"to {tile}")
    if action < LAIR:
        return _redraw_move(action, action - REDRAWS)
    if action < HATCHES:
        tile, place = divmod(action - LAIR, NEST_PLACES)
        return Move(action, "lair", {"tile": tile, "place": place + 1}, f"lair {tile} with {place + 1}")
    if action < TRADES:
        return _hatch_move(action)
    if action < FEEDS:
        resource = RESOURCES[action - TRADES]
        return Move(action, "trade", {"resource": resource}, f"trade {resource}")
    if action < PLACES:
        place, gold = divmod(action - FEEDS, 2)
        food = "gold" if gold else "native"
        return Move(action, f"feed_{food}", {"place": place + 1, "food": food}, f"feed {place + 1}" + (" gold" if gold else ""))
    number = (action - PLACES) % (SPAN * SPAN)
    handler = (action - PLACES) // (SPAN * SPAN) + 1
    q, r = number % SPAN + LEAST, number // SPAN + LEAST
    return Move(action, "place", {"handler": handler, "q": q, "r": r}, f"place {handler} at {q},{r}")


def _redraw_move(action: int, mask: int) -> Move:
    """Putting some tiles of the hand under the stack."""
    places = [place + 1 for place in range(HAND_SIZE) if mask >> place & 1]
    if not places:
        return Move(action, "keep", {"places": places}, "keep")
    return Move(action, "redraw", {"places": places}, f"redraw {'+'.join(map(str, places))}")


def _hatch_move(action: int) -> Move:
    """Hatching a dragon: how much of the payment is gold."""
    colour = COLOURS[int(hatched_colour(action))]
    gold = int(hatching_gold(action))
    if colour == "gold" or gold == 0:
        return Move(action, "hatch", {"dragon": colour, "gold": gold}, f"hatch {colour}")
    return Move(action, "hatch_with_gold", {"dragon": colour, "gold": gold}, f"hatch {colour} with {gold} gold")
