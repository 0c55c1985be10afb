"""The decision stack, and decisions as objects upon it."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from pathlib import Path

from clutch.kernel.stack import CARRIES, StackedState, blank_frames

ROOT = Path(__file__).parent.parent.parent
BLANK = blank_frames(2)


def stacked() -> StackedState:
    """A position with nothing but a stack."""
    state = StackedState(2, BLANK)
    state.copy_frames(state)
    return state


def test_the_last_frame_pushed_is_on_top() -> None:
    """A frame has a kind and a seat, carries zeros until it is told otherwise, and lies where it was put."""
    state = stacked()
    state.push(7, 1)
    state.carry(0, 42)
    state.carry(CARRIES - 1, -5)
    state.push(9, 0)

    assert (state.depth(), state.kind(), state.asked()) == (2, 9, 0)
    assert [state.carried(place) for place in range(CARRIES)] == [0] * CARRIES
    assert (state.kind_at(0), state.asked_at(0), state.carried_at(0, 0), state.carried_at(0, CARRIES - 1)) == (7, 1, 42, -5)


def test_a_frame_that_is_taken_away_leaves_no_trace() -> None:
    """Positions that are equal are equal in every number, whatever lay on the stack before."""
    state = stacked()
    state.push(7, 1)
    before = list(state.frames)
    state.push(9, 1)
    for place in range(CARRIES):
        state.carry(place, 3)
    state.pop()

    assert list(state.frames) == before
    assert (state.depth(), state.kind()) == (1, 7)


def test_a_stack_grows() -> None:
    """More frames than there was room for at first are no problem."""
    state = stacked()
    for number in range(20):
        state.push(number, number % 2)
        state.carry(0, -number)

    assert [state.kind_at(number) for number in range(state.depth())] == list(range(20))
    assert [state.carried_at(number, 0) for number in range(20)] == [-number for number in range(20)]
    for number in reversed(range(20)):
        assert state.kind() == number
        state.pop()
    assert state.depth() == 0
    assert not any(state.frames)


def test_twins_share_no_frames_and_blanks_stay_blank() -> None:
    """What is pushed on one stack is on no other."""
    state = stacked()
    state.push(7, 1)
    twin = stacked()
    twin.copy_frames(state)
    twin.carry(0, 42)
    twin.push(9, 0)

    assert (state.depth(), state.carried(0)) == (1, 0)
    assert list(BLANK) == [0] * len(BLANK)
    assert copy.deepcopy(BLANK) == BLANK


TOY = '''
"""A toy game with two kinds of decisions and a task; its classes stand in a file of their own, as a chapter does."""
from typing import Final, final
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.decision import Decision, Task, number_kinds
from clutch.kernel.statement import Prompt, Refusal
from clutch.kernel.stack import StackedState, blank_frames
from clutch.kernel.state import Actions

class Toy(StackedState):
    def __init__(self):
        super().__init__(2, blank_frames(4))
        self.paid = 0

COINS: Final = 0

@final
class Pay(Decision[Toy]):
    def ask(self, state, seat, coins):
        state.push(self.kind, seat)
        state.carry(COINS, coins)
    def coins(self, state):
        return state.carried(COINS)
    def offer(self, state, actions):
        for coins in range(self.coins(state) + 1):
            actions.add(coins)
    def decide(self, state, action, chance):
        state.pop()
        RECEIVE.put(state, action)
    def refuse(self, state, action):
        return Refusal("TY-1", "too_much", {"most": self.coins(state)}) if action > self.coins(state) else None
    def prompt(self, state):
        return Prompt("TY-1", "pay", {"seat": state.asked()})

@final
class Receive(Task[Toy]):
    def put(self, state, coins):
        state.push(self.kind, 0)
        state.carry(COINS, coins)
    def do(self, state, chance):
        state.paid += state.carried(COINS)
        state.pop()

PAY: Final = Pay()
RECEIVE: Final = Receive()
DECISIONS: Final = [PAY]
TASKS: Final = [RECEIVE]
number_kinds(DECISIONS, TASKS)

state = Toy()
PAY.ask(state, 1, 3)
actions = Actions()
DECISIONS[state.kind()].offer(state, actions)
assert [actions.items[i] for i in range(actions.count)] == [0, 1, 2, 3]
assert DECISIONS[state.kind()].prompt(state) == Prompt("TY-1", "pay", {"seat": 1})
assert DECISIONS[state.kind()].refuse(state, 4) == Refusal("TY-1", "too_much", {"most": 3})
assert DECISIONS[state.kind()].refuse(state, 3) is None
DECISIONS[state.kind()].decide(state, 2, Seeded(1))
assert state.kind() == len(DECISIONS)
TASKS[state.kind() - len(DECISIONS)].do(state, Seeded(1))
assert (state.paid, state.depth()) == (2, 0)
try:
    number_kinds(DECISIONS, TASKS)
except AssertionError as error:
    print(error)
'''


def test_a_decision_is_an_object_that_reads_its_frame() -> None:
    """A decision offers, decides, refuses and asks; a task is done; both have the numbers of their places, once. (A toy cannot extend compiled classes: it runs interpreted.)"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CLUTCH_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", TOY], env=environment, capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert done.stdout == "Pay stands twice in the table\n"
