"""What holds in every position of random games, over all player counts and options; what needs history is tracked here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import clutch
from clutch.games.dragoon.game import DragoonState
from games.dragoon.island import DECK, GAME, OPTIONS, place, walk
from kit import rule

every_option = pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: ",".join(f"{name}={value}" for name, value in options.items()) or "default"
)
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def games(players: int, options: dict[str, object]) -> Iterator[tuple[DragoonState | None, DragoonState, int, list[clutch.Event]]]:
    """Each position of a few random games with the one before it."""
    for seed in (21, 22):
        before: DragoonState | None = None
        for state, action, events in walk(players, options, seed):
            yield before, state, action, events
            before = state


@rule("DG-I1", "DG-I2")
@every_option
@every_count
def test_pieces_are_conserved(players: int, options: dict[str, object]) -> None:
    """20 tiles, none on a cave; nine totems for everybody, each on a tile or in the supply."""
    for _, state, _, _ in games(players, options):
        tiles = [cell for cell in range(36) if state.tile[cell]]
        assert len(tiles) + int(state.tile_supply) == 20
        assert not [cell for cell in tiles if state.agreement.cave_at[cell]]
        for seat in range(players):
            assert sum(int(totem) == seat + 1 for totem in state.totem) + int(state.totem_supply[seat]) == 9


@rule("DG-I3", "DG-I4")
@every_option
@every_count
def test_where_dragons_can_be(players: int, options: dict[str, object]) -> None:
    """No two in one cell but fighters; only the active one in another's cave."""
    for _, state, _, _ in games(players, options):
        cells = [int(state.dragon[seat]) for seat in range(players)]
        fighting = state.prompt().kind == "combat_losing"
        assert len(set(cells)) == players - fighting
        for seat, cell in enumerate(cells):
            owner = int(state.agreement.cave_at[cell]) - 1
            assert owner in (-1, seat) or seat == state.active


@rule("DG-I5")
@every_option
@every_count
def test_cards_are_conserved(players: int, options: dict[str, object]) -> None:
    """All 54 cards, with their counts, are somewhere; nothing is in play outside a turn and a tribute phase."""
    for _, state, _, _ in games(players, options):
        for kind, count in enumerate(DECK.values()):
            hands = sum(int(state.hand[seat * 17 + kind]) for seat in range(players))
            assert hands + int(state.deck[kind]) + int(state.discard[kind]) + int(state.in_play[kind]) == count
        if state.over or state.prompt().kind == "choose_first":
            assert state.in_play_size == 0


@rule("DG-I6")
@every_option
@every_count
def test_gold_and_chest(players: int, options: dict[str, object]) -> None:
    """No gold is negative; the chest is on the map exactly while the thief has gold, never in a cave."""
    for _, state, _, _ in games(players, options):
        assert min(state.scores()) >= 0
        assert (state.treasure >= 0) == (state.thief_gold > 0)
        assert state.treasure < 0 or not state.agreement.cave_at[int(state.treasure)]


GAINS = {"destroyed", "collected", "collected_standing"}


@rule("DG-I7")
@every_option
@every_count
def test_where_gold_comes_from(players: int, options: dict[str, object]) -> None:
    """Players' gold and the thief's change together only by destroying, tribute, and the thief's populate rolls; everything else moves gold."""
    for before, state, _, events in games(players, options):
        if before is None:
            continue
        gained = sum(int(str(event.facts["gold"])) for event in events if event.kind in GAINS)
        fed = sum(int(str(event.facts["gold"])) for event in events if event.kind == "thief_gained" and event.rule == "DG-P2")
        assert sum(state.scores()) + int(state.thief_gold) == sum(before.scores()) + int(before.thief_gold) + gained + fed
        robbed = sum(int(str(event.facts["gold"])) for event in events if event.kind == "robbed")
        stolen = sum(int(str(event.facts["gold"])) for event in events if event.kind == "stole_treasure")
        assert sum(state.scores()) == sum(before.scores()) + gained - robbed + stolen


@rule("DG-I8")
@every_option
@every_count
def test_who_fights(players: int, options: dict[str, object]) -> None:
    """A dragon that is home fights only when its owner has just come back by Creature Comfort."""
    for before, _, _, events in games(players, options):
        for number, event in enumerate(events):
            if event.kind == "fought" and before is not None:
                target = int(str(event.facts["target"]))
                assert not before.is_home(target)
                attacker = int(str(event.facts["seat"]))
                if event.facts["cell"] == cave_name(before, attacker):
                    assert any(earlier.kind == "reacted" and earlier.facts["card"] == "creature_comfort" for earlier in events[:number])


def cave_name(state: DragoonState, seat: int) -> str:
    """The name of a cave's cell."""
    cell = int(state.agreement.cave[seat])
    return f"{cell % 6 + 1},{cell // 6 + 1}"


@rule("DG-I9", "DG-T4")
@every_option
@every_count
def test_there_is_always_a_choice(players: int, options: dict[str, object]) -> None:
    """Every decision has a legal choice, and with an action point there is a move; the game ends within its bound."""
    decisions = 0
    for before, state, _, _ in games(players, options):
        decisions = 0 if before is None else decisions + 1
        if state.over:
            assert state.round <= GAME.settings(players, options)["round_limit"]  # type: ignore[operator]  # a whole number
            continue
        moves = [str(GAME.move(action)) for action in state.legal()]
        assert moves
        if state.prompt().kind == "turn":
            assert any(move.startswith("move ") for move in moves)
        assert decisions <= GAME.bound(players, GAME.settings(players, options))


@rule("DG-I10")
@every_option
@every_count
def test_tiles_do_not_shrink(players: int, options: dict[str, object]) -> None:
    """A city never becomes a village; a tile vanishes only by being destroyed."""
    for before, state, _, events in games(players, options):
        if before is None:
            continue
        destroyed = {str(event.facts["cell"]) for event in events if event.kind == "destroyed"}
        for cell in range(36):
            name = f"{cell % 6 + 1},{cell // 6 + 1}"
            if int(state.tile[cell]) < int(before.tile[cell]):
                assert name in destroyed


@rule("DG-I12")
@every_option
@every_count
def test_memory_is_true(players: int, options: dict[str, object]) -> None:
    """Nobody holds fewer of a kind than others know of; for every seat the deck holds no more than went in and was not drawn by it."""
    for _, state, _, _ in games(players, options):
        for seat in range(players):
            for kind in range(17):
                assert int(state.deck[kind]) <= int(state.shuffled_in[kind]) - int(state.drawn[seat * 17 + kind])
                for other in range(players):
                    assert int(state.known[(seat * 4 + other) * 17 + kind]) <= int(state.hand[other * 17 + kind])


BREAKS: dict[str, Callable[[DragoonState], None]] = {
    "DG-I1": lambda state: setattr(state, "tile_supply", 7),
    "DG-I2": lambda state: state.totem_supply.__setitem__(0, 3),
    "DG-I3": lambda state: state.dragon.__setitem__(0, state.dragon[1]),
    "DG-I5": lambda state: state.deck.__setitem__(0, 0),
    "DG-I6": lambda state: state.gold.__setitem__(0, -1),
    "DG-I12": lambda state: state.known.__setitem__(20, 1),
}
"""For each invariant a way to break it."""


@pytest.mark.parametrize("name", BREAKS)
def test_check_finds_broken_positions(name: str) -> None:
    """`check` names the invariant that a broken position breaks."""
    table = place(2, dragons={"A": "3,3", "B": "4,4"})
    BREAKS[name](table.state)
    with pytest.raises(AssertionError, match=name):
        table.state.check()


def test_changes_of_gold_are_told() -> None:
    """Every change of anybody's gold is told by an event's `changes`, for all seats: added up they are the gold, whatever happens in random games."""
    for players in (2, 4):
        told = [0] * players
        for state, _, events in walk(players, {"gold_goal": 40}, 2):
            for event in events:
                changes = event.facts.get("changes", [0] * players)
                assert isinstance(changes, list)
                told = [gold + int(str(change)) for gold, change in zip(told, changes, strict=True)]
            assert told == state.scores()
