"""Positions of Dragomino from readable arguments, and random games for properties."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import clutch
from clutch.games.dragomino.components import DOMINO_NAMES, DOMINOES, FACE_NAMES, TERRAIN_NAMES
from clutch.games.dragomino.game import DragominoState, new_state
from clutch.games.dragomino.island import lay
from clutch.games.dragomino.moves import placed_cell, placed_direction
from clutch.games.dragomino.rounds import insert
from clutch.games.dragomino.setup import lay_starting_dominoes
from clutch.games.dragomino.show.view_types import DragominoView, PileView
from clutch.games.dragomino.state import FIRST_HOLDERS, PLACE, RETURN_NAMES, Agreement

GAME = clutch.game("dragomino")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
TRACKED: dict[str, object] = {"thirst": True}
RESHUFFLED: dict[str, object] = {"thirst": True, "thirst_return": "reshuffled"}

OPTIONS: list[dict[str, object]] = [
    {},
    {"egg_rule": "per_square"},
    TRACKED,
    RESHUFFLED,
    {"thirst": True, "egg_rule": "per_square", "first_holder": "B"},
    {"thirst": True, "thirst_return": "reshuffled", "egg_rule": "per_square"},
]
"""Enough choices of options to meet every branch of the rules."""

EGGS = {"desert": (7, 7), "snow": (7, 6), "prairie": (7, 5), "forest": (7, 4), "mountain": (7, 3), "volcano": (7, 2)}
"""Dragons and shells of each terrain, written down again so that the engine's are checked."""


class Table:
    """A position to play on from, with luck in words: `dragon`, `shell`, or a domino's id."""

    def __init__(self, state: DragominoState) -> None:
        self.state = state
        self.events: list[clutch.Event] = []

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [str(self.state.move(action)) for action in self.state.legal()]

    def play(self, move: str, luck: str = "") -> Table:
        """Play a legal move with this luck. If the round ends, the first dominoes of the stack are revealed unless the luck names others."""
        assert move in self.legal(), f"{move} is not legal: {self.legal()[:40]}"
        given = [FACE_NAMES.index(word) if word in FACE_NAMES else DOMINO_NAMES.index(word) for word in luck.split()]
        rest = [domino for domino in range(DOMINOES) if self.state.stack[domino]][:4]
        chance = clutch.Scripted(given + rest)
        round_before = int(self.state.round)
        self.state.events = []
        self.state.apply(GAME.parse(move), chance)
        self.events = self.state.events
        self.state.events = None
        named = {domino for domino in given if luck and f"d{domino + 1:02}" in luck.split()}
        revealed = 4 - len(named) if self.state.round != round_before else 0
        assert int(chance.used) == len(given) + revealed, f"{chance.used} of the luck was used"
        return self

    def refusal(self, move: str) -> tuple[str, str] | None:
        """The rule and the kind of the refusal of a move, None if it is legal."""
        refusal = self.state.refusal(GAME.parse(move))
        assert (refusal is None) == (move in self.legal())
        return None if refusal is None else (refusal.rule, refusal.kind)

    def view(self, seat: int | None = None) -> DragominoView:
        """The view of a seat."""
        return cast("DragominoView", self.state.view(seat))

    def pile(self, terrain: str, seat: int | None = None) -> PileView:
        """A pile as a seat sees it."""
        return self.view(seat)["piles"][TERRAIN_NAMES.index(terrain)]

    def kinds(self) -> list[str]:
        """The kinds of the last events."""
        return [event.kind for event in self.events]

    def eggs(self, seat: int) -> list[str]:
        """The eggs of an island, such as `desert dragon`, in the order of laying."""
        return [f"{egg['terrain']} {egg['face']}" for egg in self.view()["seats"][seat]["eggs"]]


def lay_out(
    *islands: str,
    offer: str | None = None,
    turn: int = 0,
    first: int = 0,
    mommy: int = 0,
    picked: str | None = None,
    round_: int | None = None,
    options: dict[str, object] | None = None,
    piles: dict[str, tuple[int, int]] | None = None,
) -> Table:
    """A position: what each seat has placed (`d08 -1,0 W; d05 0,1 S`, laid without eggs), what is on offer (the last dominoes that are nowhere named), and whose turn it is.

    `piles` gives the dragons and shells left of some terrains. Dominoes that are nowhere named fill the stack, and the discard pile as far as the round says.
    """
    settings = GAME.settings(len(islands), options)
    agreement = Agreement(
        thirst=settings["thirst"] is True,
        thirst_return=RETURN_NAMES.index(str(settings["thirst_return"])),
        per_square=settings["egg_rule"] == "per_square",
        first_holder=FIRST_HOLDERS.index(str(settings["first_holder"])) - 1,
    )
    state = new_state(len(islands), agreement)
    lay_starting_dominoes(state)
    for seat, island in enumerate(islands):
        for text in filter(None, island.split("; ")):
            lay_at(state, seat, text)
    if picked is not None:
        use(state, picked)
        state.picked = DOMINO_NAMES.index(picked)
        state.step = PLACE
    spare = [DOMINO_NAMES[domino] for domino in range(DOMINOES) if state.stack[domino]]
    missing = 4 if picked is None else 3
    for number, name in enumerate(spare[-missing:] if offer is None else offer.split()):
        use(state, name)
        insert(state.offered, number, DOMINO_NAMES.index(name))
    state.round = 1 + max(int(count) for count in state.taken) if round_ is None else round_
    unused = [domino for domino in range(DOMINOES) if state.stack[domino]]
    for domino in unused[DOMINOES - 4 * int(state.round) :]:
        state.stack[domino] = 0
        state.discarded[domino] = 1
    state.turn, state.first, state.mommy = turn, first, mommy
    for terrain, (dragons, shells) in (piles or {}).items():
        place = 2 * TERRAIN_NAMES.index(terrain)
        state.fresh[place], state.fresh[place + 1] = dragons, shells
    return Table(state)


def use(state: DragominoState, name: str) -> None:
    """Take a domino out of the stack."""
    domino = DOMINO_NAMES.index(name)
    assert state.stack[domino], f"{name} is named twice"
    state.stack[domino] = 0


def lay_at(state: DragominoState, seat: int, text: str) -> None:
    """Lay a domino, such as `d08 -1,0 W`, without any egg."""
    name, place = text.split(" ", 1)
    use(state, name)
    action = GAME.parse(f"place {place}")
    lay(state, seat, DOMINO_NAMES.index(name), placed_cell(action), placed_direction(action))
    state.taken[seat] += 1


def connections(table: Table, place: str) -> list[tuple[int, int, str, str, bool]]:
    """The connections that a placement of the picked domino would have: x, y, direction, terrain, wet."""
    x, y = place.split(" ", maxsplit=1)[0].split(",")
    for match in table.view()["matches"]:
        if (match["x"], match["y"], match["direction"]) == (int(x), int(y), place.split(" ")[1]):
            return [(side["x"], side["y"], side["direction"], side["terrain"], side["wet"]) for side in match["connections"]]
    return []


def place(table: Table) -> str:
    """A placement, picked for its eggs: the first of those with the most connections, or the first of all."""
    matches = table.view()["matches"]
    if not matches:
        return next(move for move in table.legal() if move.startswith("place"))
    best = max(matches, key=lambda match: (len(match["connections"]), sum(side["wet"] for side in match["connections"])))
    return f"place {best['x']},{best['y']} {best['direction']}"


def egg_hunt(players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[DragominoState, int, str, DragominoState]]:
    """Every decision of a game whose players mostly place for eggs: the position before it, who decides, the move, and the position behind it."""
    luck = clutch.Seeded(seed, 1)
    thoughts = clutch.Seeded(seed, 2)
    state = cast("DragominoState", GAME.start(players, options, chance=luck))
    while not state.over:
        actions = state.legal()
        action = actions[thoughts.below(len(actions))]
        if state.step == PLACE and thoughts.below(5):
            action = GAME.parse(place(Table(state)))
        before = state.clone()
        state.apply(action, luck)
        yield before, int(before.turn), str(before.move(action)), state.clone()
