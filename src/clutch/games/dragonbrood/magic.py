"""The magic tracks and the Sorcerer's Grotto (rules, chapter Magic: DB-M1 to DB-M6, DB-A22)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.magic_tracks import MAGIC_STEPS, NODE_NAMES, NODES, STEPS_TOWARDS
from clutch.games.dragonbrood.moves import MAGICS, STOP
from clutch.games.dragonbrood.state import MAGIC, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def magic_node(state: DragonbroodPosition, seat: i64) -> i64:
    """Where a seat's crystal ball lies: only this node counts (DB-M1, DB-M3). What its school does is told where it is done: at New Year and at workshops (DB-M6)."""
    return state.noted(seat, MAGIC)


def offer_nodes(found: i64, actions: Actions) -> None:
    """Nodes as moves."""
    for node in range(i64(NODES)):
        if found >> node & 1:
            actions.add(MAGICS + node)


def move_ball(state: DragonbroodPosition, seat: i64, node: i64) -> None:
    """The ball moves to a node."""
    state.note(seat, MAGIC, node)
    if state.events is not None:
        state.tell("DB-M2", "studied", {"seat": int(seat), "node": NODE_NAMES[node]})


@final
class MoveBall(Choice):
    """Where the ball goes in a move that was bought (DB-M2)."""

    def ask(self, state: DragonbroodPosition, seat: i64, left: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, left)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many moves are left, this one included."""
        return state.carried(0)

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The nodes one step away (DB-M2, DB-M4, DB-R87); the first move leads from the start to a school (DB-R88). Bought moves may be forfeited (DB-M2). Worked example: DB-W8."""
        offer_nodes(MAGIC_STEPS[magic_node(state, state.asked())], actions)
        actions.add(STOP)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The ball moves; then the next move of the purchase."""
        seat: i64 = state.asked()
        left: i64 = self.left(state) - 1
        state.pop()
        if action == STOP:
            return
        move_ball(state, seat, action - MAGICS)
        if left > 0:
            self.ask(state, seat, left)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, MAGICS, NODES):
            return Refusal("DB-M2", "no_magic_way", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-M2", "magic_move", {"seat": int(state.asked())})


MAGIC_MOVE: Final = MoveBall()


@final
class StepInSchool(Choice):
    """Where the ball goes in a move on one school (DB-M5)."""

    def ask(self, state: DragonbroodPosition, seat: i64, school: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, school)

    def school(self, state: DragonbroodPosition) -> i64:
        """The school."""
        return state.carried(0)

    def school_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The nodes one step closer to the top of the school, or on its track (DB-M5). Worked example: DB-W54."""
        offer_nodes(STEPS_TOWARDS[magic_node(state, state.asked()) * 3 + self.school(state)], actions)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The ball moves."""
        seat: i64 = state.asked()
        state.pop()
        move_ball(state, seat, action - MAGICS)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, MAGICS, NODES):
            return Refusal("DB-M5", "no_magic_way", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-M5", "magic_step", {"seat": int(state.asked())})


MAGIC_STEP: Final = StepInSchool()


@final
class BeginMoves(Deed):
    """Moves of the ball that have been paid for begin."""

    def ask(self, state: DragonbroodPosition, seat: i64, moves: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, moves)

    def moves(self, state: DragonbroodPosition) -> i64:
        """How many."""
        return state.carried(0)

    def moves_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Moves that have been paid for."""
        seat: i64 = state.asked()
        moves: i64 = self.moves(state)
        state.pop()
        if moves > 0:
            MAGIC_MOVE.ask(state, seat, moves)


MOVES_BOUGHT: Final = BeginMoves()


def begin_step(state: DragonbroodPosition, seat: i64, school: i64) -> None:
    """A move on one school; at its top nothing happens (DB-M5)."""
    if STEPS_TOWARDS[magic_node(state, seat) * 3 + school]:
        MAGIC_STEP.ask(state, seat, school)
