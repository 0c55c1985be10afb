"""Positions of Dragoon from readable arguments, and the luck of dice, cells and cards by what they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64, u8

import clutch
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import CELL_NAMES, CELLS, KINDS, SEATS
from clutch.games.dragoon.game import DragoonState, blank_state
from clutch.games.dragoon.order import CHOOSE_FIRST
from clutch.games.dragoon.round import ROUND
from clutch.games.dragoon.setup import cave_map
from clutch.games.dragoon.state import ACTION, MODES, NOBODY, NOWHERE, POPULATE, TRIBUTE, Agreement
from clutch.games.dragoon.turn import TURN

GAME = clutch.game("dragoon")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
LETTERS = "ABCD"

CAVES = {
    2: ["2,2", "5,5"],
    3: ["2,2", "3,5", "5,3"],
    4: ["2,2", "2,5", "5,5", "5,2"],
}
"""The quadrant caves of A, B, C, D, written down again so that the engine's are checked."""

DECK = {
    "fairwind": 5, "second_wind": 5, "menacing_roar": 4, "thief": 4, "scorch": 4, "lay_waste": 3, "uprising": 3, "boom_town": 2,
    "new_arrivals": 2, "sleight_of_claw": 2, "creature_comfort": 4, "intimidate": 4, "ferocity": 4, "slippery_scales": 2,
    "snuff_out": 2, "hecklers": 2, "loyal_subjects": 2,
}  # fmt: skip
"""The deck, written down again so that the engine's is checked."""


def cell(name: str) -> int:
    """The number of a cell."""
    return CELL_NAMES.index(name)


def dice(*faces: int) -> list[int]:
    """The luck of dice by their faces."""
    return [face - 1 for face in faces]


def rolls(*cells: str) -> list[int]:
    """The luck of populate rolls by the cells that they show: black, then red."""
    return [int(part) - 1 for name in cells for part in name.split(",")]


def cards(*names: str) -> list[int]:
    """The luck of card draws by the cards."""
    return [CARDS.index(name) for name in names]


class Table:
    """A position that is played on with scripted luck."""

    def __init__(self, state: DragoonState) -> None:
        self.state = state
        self.events: list[clutch.Event] = []

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [str(self.state.move(action)) for action in self.state.legal()]

    def legal_of(self, kind: str) -> list[str]:
        """The legal moves that begin with some words, without these."""
        return [move.removeprefix(kind + " ") for move in self.legal() if move.startswith(kind + " ")]

    def play(self, move: str, luck: list[int] | None = None) -> Table:
        """Play a legal move with exactly this luck; returns the table for more."""
        assert move in self.legal(), f"{move} is not legal: {self.legal()}"
        script = clutch.Scripted(luck or [])
        self.state.events = []
        self.state.apply(GAME.parse(move), script)
        self.events = self.state.events
        self.state.events = None
        assert script.spent, f"luck left over after {move}: {script.outcomes[script.used :]}"
        self.state.check()
        return self

    def plays(self, *moves: str) -> Table:
        """Play legal moves that need no luck."""
        for move in moves:
            self.play(move)
        return self

    def refusal(self, move: str) -> tuple[str, str]:
        """The rule and the kind of the refusal of a move that is not legal."""
        assert move not in self.legal()
        refusal = self.state.refusal(GAME.parse(move))
        assert refusal is not None
        return refusal.rule, refusal.kind

    @property
    def turn(self) -> str:
        """The letter of the seat that decides."""
        return LETTERS[int(self.state.seat())]

    @property
    def decision(self) -> str:
        """The kind of the open decision."""
        return self.state.prompt().kind

    @property
    def gold(self) -> list[int]:
        """Everybody's gold."""
        return self.state.scores()

    @property
    def points(self) -> int:
        return int(self.state.action_points)

    @property
    def treasure(self) -> str | None:
        return None if self.state.treasure == NOWHERE else CELL_NAMES[self.state.treasure]

    def dragon(self, seat: str) -> str:
        """Where a dragon is."""
        return CELL_NAMES[int(self.state.dragon[LETTERS.index(seat)])]

    def tile(self, name: str) -> str:
        """What lies on a cell: such as `village`, `city B`, or nothing."""
        kind = ["", "village", "city"][int(self.state.tile[cell(name)])]
        totem = int(self.state.totem[cell(name)])
        return f"{kind} {LETTERS[totem - 1]}" if totem else kind

    def totems(self, seat: str) -> int:
        """Totems in a supply."""
        return int(self.state.totem_supply[LETTERS.index(seat)])

    def hand(self, seat: str) -> str:
        """A hand, in the order of the kinds."""
        return " ".join(card for kind, card in enumerate(CARDS) for _ in range(int(self.state.held(LETTERS.index(seat), kind))))

    def pile(self, name: str) -> str:
        """The deck, the discard pile or the cards in play."""
        counts: vec[u8] = getattr(self.state, name)
        return " ".join(card for kind, card in enumerate(CARDS) for _ in range(int(counts[kind])))

    def known(self, seat: str, other: str) -> dict[str, int]:
        """What a seat knows of another's hand."""
        view = self.state.view(LETTERS.index(seat))
        seats = view["seats"]
        assert isinstance(seats, list)
        known: dict[str, int] = seats[LETTERS.index(other)]["known"]
        return known

    def told(self) -> list[str]:
        """The kinds of the events of the last move."""
        return [event.kind for event in self.events]

    def chest_luck(self, name: str) -> list[int]:
        """The luck that puts the chest on a cell."""
        allowed = [number for number in range(CELLS) if self.state.agreement.cave_at[number] == 0 and number != self.state.treasure]
        return [allowed.index(cell(name))]


def agree(players: int, mode: str = "instant", goal: int = 50, limit: int = 60, thief_wins: bool = False) -> Agreement:
    """Options and caves of a position."""
    cave = vec[u8]([cell(name) for name in CAVES[players]] + [0] * (SEATS - players))
    return Agreement(
        cave=cave,
        cave_at=cave_map(i64(players), cave),
        cave_layout="quadrant",
        gold_goal=goal,
        round_limit=limit,
        thief_wins=thief_wins,
        reaction_mode=MODES.index(mode),
        reaction_hold_ms=1500,
    )


def bare(players: int, mode: str = "instant", goal: int = 50, limit: int = 60, thief_wins: bool = False) -> DragoonState:
    """Dragons at home, no card dealt: everything is in the deck. The first round is to begin."""
    state = blank_state(i64(players), agree(players, mode, goal, limit, thief_wins))
    ROUND.begin(state)
    for seat in range(players):
        state.dragon[seat] = u8(cell(CAVES[players][seat]))
    for kind in range(KINDS):
        state.deck[kind] = u8(DECK[CARDS[kind]])
        state.shuffled_in[kind] = u8(DECK[CARDS[kind]])
    state.deck_size = 54
    return state


def place(
    players: int = 2,
    *,
    dragons: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    gold: list[int] | None = None,
    thief: int = 0,
    chest: str = "1,6",
    supply: int | None = None,
    hands: dict[str, str] | None = None,
    discard: str = "",
    in_play: str = "",
    empty_deck: str = "",
    active: str | None = "A",
    first: str | None = None,
    points: int = 3,
    lay_waste: bool = False,
    sudden_death: bool = False,
    round_number: int = 1,
    mode: str = "instant",
    goal: int = 50,
    limit: int = 60,
    thief_wins: bool = False,
) -> Table:
    """A turn of `active`, or with `active=None` a last place (A) choosing the first player.

    Cards that are named nowhere are in the deck; `empty_deck` names the seat that holds them instead. A `supply` below what the named tiles leave is made up by villages on the last cells.
    """
    state = bare(players, mode, goal, limit, thief_wins)
    for seat, name in (dragons or {}).items():
        state.dragon[LETTERS.index(seat)] = u8(cell(name))
    lay_tiles(state, tiles or {}, supply)
    for number, amount in enumerate(gold or []):
        state.gold[number] = amount
    state.thief_gold = thief
    state.treasure = cell(chest) if thief else NOWHERE
    state.round = round_number
    state.sudden_death = sudden_death
    deal(state, hands or {}, discard, in_play)
    if empty_deck:
        give_deck(state, LETTERS.index(empty_deck))
    state.phase = ACTION
    if active is None:
        CHOOSE_FIRST.ask(state, 0)
    else:
        turn = LETTERS.index(active)
        state.first = turn if first is None else LETTERS.index(first)
        state.place = (turn - int(state.first)) % players
        state.action_points = points
        state.lay_waste = lay_waste
        TURN.ask(state, turn)
    state.check()
    return Table(state)


def lay_tiles(state: DragoonState, tiles: dict[str, str], supply: int | None) -> None:
    """Tiles such as `village`, `city B` on their cells."""
    for name, what in tiles.items():
        kind, _, owner = what.partition(" ")
        state.tile[cell(name)] = u8(["", "village", "city"].index(kind))
        state.tile_supply -= 1
        if owner:
            state.totem[cell(name)] = u8(LETTERS.index(owner) + 1)
            state.totem_supply[LETTERS.index(owner)] -= 1
    spare = CELLS - 1
    while supply is not None and state.tile_supply > supply:
        if state.tile[spare] == 0 and state.agreement.cave_at[spare] == 0:
            state.tile[spare] = 1
            state.tile_supply -= 1
        spare -= 1


def deal(state: DragoonState, hands: dict[str, str], discard: str, in_play: str) -> None:
    """Named cards to hands, discard pile and into play."""
    for seat, names in hands.items():
        number = LETTERS.index(seat)
        for card, count in Counter(names.split()).items():
            state.hand[number * KINDS + CARDS.index(card)] += u8(count)
            state.hand_size[number] += u8(count)
            state.deck[CARDS.index(card)] -= u8(count)
            state.deck_size -= count
    for names, pile in ((discard, state.discard), (in_play, state.in_play)):
        for card, count in Counter(names.split()).items():
            pile[CARDS.index(card)] += u8(count)
            state.deck[CARDS.index(card)] -= u8(count)
            state.deck_size -= count
    state.discard_size = len(discard.split())
    state.in_play_size = len(in_play.split())


def give_deck(state: DragoonState, seat: int) -> None:
    """All cards of the deck to one hand."""
    for kind in range(KINDS):
        state.hand[seat * KINDS + kind] += state.deck[kind]
        state.hand_size[seat] += state.deck[kind]
        state.deck[kind] = 0
    state.deck_size = 0


def before_populate(
    players: int, *, supply: int | None = None, tiles: dict[str, str] | None = None, thief: int = 0, chest: str = "1,6"
) -> DragoonState:
    """A position in the populate phase."""
    state = bare(players)
    lay_tiles(state, tiles or {}, supply)
    state.phase = POPULATE
    state.first = NOBODY
    state.thief_gold = thief
    state.treasure = cell(chest) if thief else NOWHERE
    return state


def end_the_round(state: DragoonState, chance: clutch.Chance) -> None:
    """Everybody's tribute is done: the end check, and if the game goes on the next populate phase."""
    state.phase = TRIBUTE
    state.place = state.players
    state.settle(chance)


OPTIONS: list[dict[str, object]] = [
    {},
    {"reaction_mode": "masked"},
    {"reaction_mode": "fixed", "cave_layout": "corner"},
    {"thief_wins": True, "gold_goal": 30},
    {"cave_layout": "corner", "round_limit": 20, "gold_goal": 200},
]
"""Enough choices of options to meet every branch of the rules."""


def walk(players: int, options: dict[str, object], seed: int) -> Iterator[tuple[DragoonState, int, list[clutch.Event]]]:
    """A random game: every position with the action that was taken before it (-1 at the start) and what happened then."""
    chance = clutch.Seeded(seed)
    state = GAME.start(players, options, chance=chance, listen=True)
    assert isinstance(state, DragoonState)
    yield state, -1, state.events or []
    while not state.over:
        actions = state.legal()
        action = actions[chance.below(len(actions))]
        state = state.clone()
        state.events = []
        state.apply(action, chance)
        yield state, action, state.events or []
