"""Dragoon as one game: the chapters put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon import action as actions_of_turn
from clutch.games.dragoon import (
    arrival,
    combat,
    end,
    evaluate,
    features,
    invariants,
    knowledge,
    order,
    play,
    setup,
    text,
    tiles,
    tribute,
    turn,
    white_cards,
    windows,
)
from clutch.games.dragoon.box import LAYOUTS
from clutch.games.dragoon.components import (
    ACTIONS_PER_TURN,
    COPIES,
    CREATURE_COMFORT,
    FAIRWIND,
    GOLD_GOAL,
    HECKLERS,
    MENACING_ROAR,
    ROUND_LIMIT,
    SECOND_WIND,
    SECOND_WIND_ACTIONS,
    SNUFF_OUT,
    WHITE_KINDS,
)
from clutch.games.dragoon.moves import ACTION_SPACE, FIRSTS, make_move
from clutch.games.dragoon.prompts import DECISIONS, prompt
from clutch.games.dragoon.state import (
    ASKED,
    CAVE_ENTERED,
    CHOOSE_FIRST,
    COMBAT_LOSING,
    DROP_CLAIM,
    MASKED,
    MODES,
    ROAR,
    TILE_CONTESTED,
    TRIBUTE_CHOICE,
    TURN,
    WHITE_PLAYED,
    Agreement,
    Island,
)
from clutch.games.dragoon.view import view
from clutch.kernel.chance import Chance
from clutch.kernel.game import Game, Span
from clutch.kernel.move import Move
from clutch.kernel.option import CHOICE, TOGGLE, WHOLE, Option, OptionValue, Settings
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.statement import Prompt, Refusal
from clutch.kernel.window import Window
from clutch.kernel.words import Words


@final
class DragoonState(Island):
    """A position of Dragoon with its rules."""

    @property
    def game(self) -> Game:
        return GAME

    def seat(self) -> i64:
        return OVER if self.over else self.top(ASKED)

    def offer(self, actions: Actions) -> None:
        decision: i64 = self.decision()
        if decision == TURN:
            actions_of_turn.offer_turn(self, actions)
        elif decision >= WHITE_PLAYED:
            windows.offer_responses(self, actions)
        elif decision == CHOOSE_FIRST:
            order.offer_firsts(self, actions)
        elif decision == ROAR:
            white_cards.offer_roar(self, actions)
        elif decision == TRIBUTE_CHOICE:
            tribute.offer_choice(self, actions)
        else:
            tribute.offer_drops(self, actions)

    def apply(self, action: i64, chance: Chance) -> None:
        decision: i64 = self.decision()
        self.last_seat = self.top(ASKED)
        self.last_luck = 0
        self.last_card = 0
        self.last_audience = 0
        if decision == TURN:
            actions_of_turn.act(self, action, chance)
        elif decision >= WHITE_PLAYED:
            self.answer(decision, action, chance)
        elif decision == CHOOSE_FIRST:
            order.choose_first(self, action - FIRSTS)
            turn.start_turn(self, chance)
        elif decision == ROAR:
            white_cards.roar_on(self, action)
        elif decision == TRIBUTE_CHOICE:
            tribute.choose_tribute(self, action, chance)
        else:
            tribute.drop_chosen(self, action, chance)

    def answer(self, window: i64, action: i64, chance: Chance) -> None:
        """A response in a window."""
        if window == WHITE_PLAYED:
            play.answer_white(self, action, chance)
        elif window == CAVE_ENTERED:
            arrival.answer_cave(self, action, chance)
        elif window == TILE_CONTESTED:
            tiles.answer_contested(self, action)
        elif window == COMBAT_LOSING:
            combat.answer(self, action)
        else:
            tribute.answer_roll(self, action, chance)

    def clone(self) -> DragoonState:
        twin = DragoonState(self.players, self.agreement)
        twin.copy_from(self)
        return twin

    def resample(self, seat: i64, chance: Chance) -> State:
        twin = self.clone()
        knowledge.redraw(twin, seat, chance)
        return twin

    def observed(self, action: i64, seat: i64) -> i64:
        return knowledge.observed(self, action, seat)

    def remember(self, after: State, action: i64) -> bool:
        assert isinstance(after, DragoonState)
        return knowledge.remember(self, after, action)

    def window(self) -> Window | None:
        return windows.open_window(self)

    def score(self, seat: i64) -> i64:
        return self.gold[seat]

    def payoff(self, seat: i64) -> float:
        return end.victory_share(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        return dict(view(self, seat))

    def prompt(self) -> Prompt:
        return prompt(self)

    def refuse(self, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("DG-E8", "over", {})
        decision: i64 = self.decision()
        if decision == TURN:
            return actions_of_turn.refuse_turn(self, action)
        if decision >= WHITE_PLAYED:
            return windows.refuse_response(self, action)
        if decision == CHOOSE_FIRST:
            return order.refuse_first(self, action)
        if decision == ROAR:
            return white_cards.refuse_roar(self, action)
        if decision == DROP_CLAIM:
            return tribute.refuse_drop(self, action)
        return tribute.refuse_choice(self, action)

    def features(self, seat: i64) -> vec[u8]:
        return features.features(self, seat)

    def check(self) -> None:
        invariants.check(self)


@final
class Dragoon(Game):
    """The catalogue's entry."""

    def __init__(self) -> None:
        options = [
            Option("cave_layout", CHOICE, "DG-G2", "quadrant", LAYOUTS),
            Option("gold_goal", WHOLE, "DG-G3", int(GOLD_GOAL), least=10, most=200),
            Option("round_limit", WHOLE, "DG-G35", int(ROUND_LIMIT), least=20, most=200),
            Option("thief_wins", TOGGLE, "DG-G36", False),
            Option("reaction_mode", CHOICE, "DG-G40", "instant", MODES),
            Option("reaction_hold_ms", WHOLE, "DG-Y3", 1500, least=0, most=60_000),
        ]
        super().__init__("dragoon", "Dragoon", 2, 4, options, ACTION_SPACE, 1, Path(__file__).parent, [evaluate.DragoonJudge()])

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        layout = str(settings["cave_layout"])
        cave = setup.choose_caves(players, layout, chance)
        agreement = Agreement(
            cave=cave,
            cave_at=setup.cave_map(players, cave),
            cave_layout=layout,
            gold_goal=whole(settings, "gold_goal"),
            round_limit=whole(settings, "round_limit"),
            thief_wins=settings["thief_wins"] is True,
            reaction_mode=MODES.index(str(settings["reaction_mode"])),
            reaction_hold_ms=whole(settings, "reaction_hold_ms"),
        )
        state = empty_island(players, agreement)
        state.events = [] if listen else None
        setup.set_up(state, chance)
        return state

    def make_move(self, action: int) -> Move:
        return make_move(action)

    def text_board(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        return text.draw(view, names, words)

    def bound(self, players: int, settings: Settings) -> int:
        """A round is the choice of the first player, everybody's turn and everybody's tribute; the round limit ends the game (DG-E4)."""
        instant = settings["reaction_mode"] == "instant"
        heard = min(int(COPIES[SNUFF_OUT]), players - 1) if instant else players - 1
        points = int(ACTIONS_PER_TURN) + int(COPIES[SECOND_WIND]) * int(SECOND_WIND_ACTIONS)
        arrivals = points + int(COPIES[FAIRWIND])
        plays = sum(int(count) for count in COPIES)
        passes = heard * sum(int(count) for count in COPIES[:WHITE_KINDS]) + arrivals + arrivals + int(COPIES[CREATURE_COMFORT]) + points
        a_turn = points + 1 + plays + 10 * int(COPIES[MENACING_ROAR]) + passes
        heckled = min(int(COPIES[HECKLERS]), players) if instant else players
        limit = settings["round_limit"]
        assert isinstance(limit, int)
        return limit * (1 + players * a_turn + players * (2 + heckled))

    def defaults_among(self, people: int) -> dict[str, object]:
        """Where several people play, windows are masked (DG-Y3, DG-G40)."""
        return {"reaction_mode": MODES[MASKED]} if people > 1 else {}

    def windows(self) -> list[str]:
        """The five windows; before a tribute roll there is a choice only for whoever holds Intimidate, so nobody passes there unasked (DG-W9)."""
        return DECISIONS[WHITE_PLAYED:]

    def default(self, option: Option, players: int) -> OptionValue:
        raise NotImplementedError  # no default depends on the number of players


def whole(settings: Settings, name: str) -> i64:
    """An option that is a whole number."""
    value = settings[name]
    assert isinstance(value, int)
    return value


def empty_island(players: i64, agreement: Agreement) -> DragoonState:
    """No tile on the map, no gold, the chest off the map, all supplies full (DG-S4, DG-S6)."""
    state = DragoonState(players, agreement)
    state.copy_from(state)  # arrays of its own instead of the shared blanks
    return state


GAME: Final = Dragoon()
