"""Setting up (rules, chapter Setup: DG-S1 to DG-S6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.box import CARDS
from clutch.games.dragoon.cards import learn_draw, take_from_deck
from clutch.games.dragoon.components import CARD_TOTAL, CELL_NAMES, CELLS, COLOURS, COPIES, KINDS, SEATS, STARTING_HAND, cave_cells
from clutch.games.dragoon.populate import populate_phase
from clutch.games.dragoon.state import Island
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Question


def choose_caves(players: i64, layout: str, chance: Chance) -> vec[u8]:
    """The cave of each seat: the layout's cells turned by a uniform number of places (DG-S2, DG-G2)."""
    cells = cave_cells(layout, int(players))
    if chance.asks:
        chance.ask(Question("DG-S2", "caves", {"seat": 0}, [CELL_NAMES[cell] for cell in cells]))
    turned: i64 = chance.below(players)
    cave = vec[u8]([0] * SEATS)
    for seat in range(players):
        cave[seat] = u8(cells[(seat + turned) % players])
    return cave


def cave_map(players: i64, cave: vec[u8]) -> vec[u8]:
    """For each cell whose cave it is. Cave cells of other layouts and absent players are ordinary cells (DG-S2, DG-G7)."""
    cave_at = vec[u8]([0] * CELLS)
    for seat in range(players):
        cave_at[i64(cave[seat])] = u8(seat + 1)
    return cave_at


def set_up(state: Island, chance: Chance) -> None:
    """Dragons in their caves, three cards each, nothing else on the map; then the first round begins (DG-S3 to DG-S6)."""
    for seat in range(state.players):
        state.dragon[seat] = state.agreement.cave[seat]  # DG-S3
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "colour": COLOURS[int(seat)], "cell": CELL_NAMES[state.lair(seat)]}
            state.events.append(Event("DG-S1", "took_cave", facts))
    # All 54 cards lie face down; the reference cards have no function (DG-G41).
    state.deck = COPIES[:]
    state.shuffled_in = COPIES[:]
    state.deck_size = CARD_TOTAL
    deal(state, chance)
    populate_phase(state, chance)


def deal(state: Island, chance: Chance) -> None:
    """Three cards to each player, seen by their owner alone (DG-S5)."""
    for seat in range(state.players):
        for number in range(STARTING_HAND):
            if chance.asks:
                about: Facts = {"seat": int(seat), "number": int(number) + 1}
                chance.ask(Question("DG-S5", "hand", about, CARDS, i64(1) << seat, STARTING_HAND - number - 1))
            learn_draw(state, seat, take_from_deck(state, seat, chance))
        if state.events is not None:
            hand = [CARDS[kind] for kind in range(i64(KINDS)) for _ in range(state.held(seat, kind))]
            state.events.append(Event("DG-S5", "dealt", {"seat": int(seat)}, {"cards": hand}, i64(1) << seat, True))
