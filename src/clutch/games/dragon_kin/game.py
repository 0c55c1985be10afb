"""Dragon Kin as one game: the chapters put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin import belief, invariants, knowledge, score_sheet, scoring, setup, turn
from clutch.games.dragon_kin.bot.evaluate import DragonKinJudge
from clutch.games.dragon_kin.bot.features import features, write_features
from clutch.games.dragon_kin.bot.layout import LAYOUT
from clutch.games.dragon_kin.bot.learned import DragonKinLearned
from clutch.games.dragon_kin.bot.rule import DragonKinRule
from clutch.games.dragon_kin.components import DRAGONS, MOST_ROUNDS, SAFE_ROUNDS, TARGET, safe_rounds, sets_removed
from clutch.games.dragon_kin.moves import ACTION_SPACE, make_move
from clutch.games.dragon_kin.show import picture
from clutch.games.dragon_kin.show.text import draw
from clutch.games.dragon_kin.show.view import view
from clutch.games.dragon_kin.state import DISCARD, LENGTHS, Agreement, DragonKinPosition
from clutch.kernel.chance import Chance
from clutch.kernel.errors import OptionsError
from clutch.kernel.game import Game, Span
from clutch.kernel.layout import Layout
from clutch.kernel.learned import NAME, LearnedJudge
from clutch.kernel.move import Move
from clutch.kernel.option import CHOICE, SUBSET, TOGGLE, WHOLE, Option, OptionValue, Settings
from clutch.kernel.state import OVER, Actions, State
from clutch.kernel.statement import Event, Prompt, Refusal
from clutch.kernel.tally import Field, Filled, Tally
from clutch.kernel.words import Words


@final
class DragonKinState(DragonKinPosition):
    """A position of Dragon Kin with its rules."""

    @property
    def game(self) -> Game:
        return GAME

    def seat(self) -> i64:
        if self.over:
            return OVER
        return self.turn

    def offer(self, actions: Actions) -> None:
        if self.step == DISCARD:
            turn.offer_discards(self, actions)
        else:
            turn.offer_actions(self, actions)

    def apply(self, action: i64, chance: Chance) -> None:
        self.last_seat = self.turn
        self.last_sight = 0
        if self.step == DISCARD:
            turn.discard(self, action)
        else:
            turn.act(self, action, chance)

    def advance(self, action: i64, chance: Chance, actions: Actions) -> None:
        self.apply(action, chance)  # as every game does, but by calls that the compiler knows
        actions.count = 0
        if not self.over:
            self.offer(actions)

    def clone(self) -> DragonKinState:
        twin = DragonKinState(self.players, self.agreement)
        twin.copy_from(self)
        return twin

    def redraw(self, seat: i64, chance: Chance) -> None:
        knowledge.redraw(self, seat, chance)

    def imagine(self, seat: i64, chance: Chance) -> State:
        world = self.clone()
        belief.imagine(world, seat, chance)
        return world

    def observed(self, action: i64, seat: i64) -> i64:
        return knowledge.observed(self, action, seat)

    def remember(self, after: State, action: i64) -> bool:
        assert isinstance(after, DragonKinState)
        return knowledge.remember(self, after, action)

    def score(self, seat: i64) -> i64:
        return self.totals[seat]

    def is_winner(self, seat: i64) -> bool:
        return scoring.is_winner(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        return dict(view(self, seat))

    def verdict(self) -> Event:
        return scoring.verdict(self)

    def prompt(self) -> Prompt:
        if self.over:
            return Prompt("DK-F9", "over", {})
        if self.step == DISCARD:
            return Prompt("DK-T5", "discard", {"seat": int(self.turn)})
        return Prompt("DK-T6", "action", {"seat": int(self.turn)})

    def refuse(self, action: i64) -> Refusal | None:
        if self.over:
            return Refusal("DK-F8", "over", {})
        return turn.refuse(self, action)

    def features(self, seat: i64) -> vec[u8]:
        self.check_seat(seat)
        return features(self, seat)

    def show_features(self, seat: i64, out: vec[u8], start: i64) -> None:
        write_features(self, seat, out, start)

    def check(self) -> None:
        invariants.check(self)


@final
class DragonKin(Game):
    """The catalogue's entry."""

    def __init__(self) -> None:
        options = [
            Option("game_length", CHOICE, "DK-F8", "single_round", LENGTHS),
            Option("rounds", WHOLE, "DK-F8", None, least=1, most=20, only_with=[("game_length", "fixed_rounds")]),
            Option("target", WHOLE, "DK-G14", TARGET, least=10, most=200, only_with=[("game_length", "to_target")]),
            Option("max_rounds", WHOLE, "DK-G13", SAFE_ROUNDS, least=1, most=MOST_ROUNDS, only_with=[("game_length", "to_target")]),
            Option("open_alliance_when", CHOICE, "DK-G1", "after_discard", ["after_discard", "turn_start"]),
            Option("open_alliance_own_discard", TOGGLE, "DK-G5", True),
            Option("removed_sets", SUBSET, "DK-G2", "random", DRAGONS),
        ]
        super().__init__(
            "dragon_kin", "Dragon Kin", 2, 4, options, ACTION_SPACE, 1, Path(__file__).parent, [DragonKinJudge(), DragonKinRule()]
        )
        usual = self.settings(self.least_players)
        self.agreed: tuple[Settings, Agreement] = (usual, agreement_of(usual))
        """The settings that were played with last, and what they mean: most games are begun with the same ones."""

    def begin(self, players: i64, settings: Settings, chance: Chance, listen: bool) -> State:
        if self.agreed[0] is not settings:
            self.agreed = (settings, agreement_of(settings))
        agreement = self.agreed[1]
        if not agreement.kinds_named:
            agreement = agreement.with_kinds(setup.draw_kinds(players, chance))
        state = DragonKinState(players, agreement)
        state.copy_from(state)  # arrays of its own instead of the shared blanks
        if listen:
            in_play = agreement.in_play
            gone = [DRAGONS[kind] for kind in range(len(DRAGONS)) if not in_play[kind]]
            state.events = [Event("DK-S1", "removed", {"dragons": gone})] if gone else []
        setup.choose_dealer(state, chance)
        setup.deal_round(state, chance)
        return state

    def complete(self, players: int, given: dict[str, object]) -> Settings:
        """The limit of a game to a target follows the target, unless the table names one (DK-G13)."""
        settings = super().complete(players, given)
        target = settings["target"]
        assert isinstance(target, int)
        if "max_rounds" not in given:
            settings["max_rounds"] = safe_rounds(target)
        return settings

    def make_move(self, action: int) -> Move:
        return make_move(action)

    def text_board(self, view: dict[str, object], names: list[str], words: Words) -> list[list[Span]]:
        return draw(view, names, words)

    def picture(self, view: dict[str, object], names: list[str], words: Words) -> str:
        return picture.draw(view, names, words, self.title)

    def score_sheet(self) -> list[Field]:
        return score_sheet.sheet()

    def tally(self, table: Filled, seats: list[Filled]) -> Tally:
        if not self.least_players <= len(seats) <= self.most_players:
            raise OptionsError(f"{self.title} is for {self.least_players} to {self.most_players} players, not {len(seats)}")
        return score_sheet.tally(table, seats)

    def layout(self) -> Layout:
        return LAYOUT

    def learner(self) -> LearnedJudge:
        return DragonKinLearned(NAME, None)

    def bound(self, players: int, settings: Settings) -> int:
        """A round has at most 8 turns a player (DK-I7), each of two decisions."""
        rounds = {"single_round": 1, "fixed_rounds": settings["rounds"], "to_target": settings["max_rounds"]}[str(settings["game_length"])]
        assert isinstance(rounds, int)
        return 16 * players * rounds

    def default(self, option: Option, players: int) -> OptionValue:
        assert option.name == "rounds"
        return players  # each seat deals once (DK-F8)

    def check_settings(self, players: int, settings: Settings) -> None:
        """The host names exactly as many sets as are removed (DK-S1)."""
        removed = settings["removed_sets"]
        wanted = int(sets_removed(i64(players)))
        if isinstance(removed, list) and len(removed) != wanted:
            raise OptionsError(
                f"with {players} players {wanted} sets are removed (DK-S1): name {wanted} in removed_sets, not {len(removed)}"
            )


def agreement_of(settings: Settings) -> Agreement:
    """The options in the form that the rules use; the kinds are still to be drawn unless the host has named those that are removed."""
    removed = settings["removed_sets"]
    rounds = settings["rounds"]
    target = settings["target"]
    max_rounds = settings["max_rounds"]
    assert isinstance(rounds, int) and isinstance(target, int) and isinstance(max_rounds, int)
    return Agreement(
        in_play=setup.keep_kinds(removed if isinstance(removed, list) else []),
        kinds_named=isinstance(removed, list),
        game_length=LENGTHS.index(str(settings["game_length"])),
        rounds=rounds,
        target=target,
        max_rounds=max_rounds,
        alliance_with_last_card=settings["open_alliance_when"] == "turn_start",
        alliance_takes_own_discard=settings["open_alliance_own_discard"] is True,
    )


GAME: Final = DragonKin()
