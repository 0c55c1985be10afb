"""The invariants, as properties of many games with every player count and option. They are counted here from the view and from history, not with the engine's own check."""

from __future__ import annotations

from collections import Counter

import pytest

import clutch
from clutch.games.dragomino.game import DragominoState
from games.dragomino.table import EGGS, GAME, OPTIONS, Table, egg_hunt, lay_out
from kit import rule

every_player_count = pytest.mark.parametrize("players", [2, 3, 4])
every_option = pytest.mark.parametrize("options", OPTIONS)
SEEDS = range(3)
IDS = [f"d{number:02}" for number in range(1, 29)]
BOUNDS = {"desert": 13, "snow": 13, "prairie": 11, "forest": 11, "mountain": 8, "volcano": 8}


def states(players: int, options: dict[str, object]) -> list[Table]:
    """Every position behind a decision of a few games."""
    return [Table(after) for seed in SEEDS for _, _, _, after in egg_hunt(players, seed, options)]


def settled(state: DragominoState) -> bool:
    """Whether no turn is half-way through its eggs."""
    return bool(state.over) or int(state.step) in (0, 1)


def pairs(cells: dict[tuple[int, int], tuple[str, str]]) -> Counter[str]:
    """Side-adjacent cells of equal terrain on different dominoes, by terrain."""
    found: Counter[str] = Counter()
    for (x, y), (terrain, domino) in cells.items():
        for beside in ((x + 1, y), (x, y + 1)):
            if beside in cells and cells[beside][0] == terrain and cells[beside][1] != domino:
                found[terrain] += 1
    return found


@rule("DM-I1")
@every_player_count
@every_option
def test_every_domino_is_in_one_place(players: int, options: dict[str, object]) -> None:
    """Stack, offer, thrown-away, picked and placed dominoes are the 28, each once; the stack is a multiple of four."""
    for table in states(players, options):
        view = table.view()
        names = [domino["domino"] for domino in [*view["stack"], *view["discarded"], *view["offer"], view["picked"]] if domino is not None]
        names += [domino["domino"] for seat in view["seats"] for domino in seat["dominoes"] if domino["domino"] != "start"]
        assert sorted(names) == IDS
        assert len(view["stack"]) % 4 == 0


@rule("DM-I2")
@every_player_count
@every_option
def test_tokens_are_conserved(players: int, options: dict[str, object]) -> None:
    """Of each terrain the tokens in pile, hand and islands are those of the box; so are dragons and shells."""
    for table in states(players, options):
        view = table.view()
        laid = Counter((egg["terrain"], egg["face"]) for seat in view["seats"] for egg in seat["eggs"])
        in_hand = len([token for token in view["hand"] if token["seen_by"]])
        for pile in view["piles"]:
            terrain = pile["terrain"]
            dragons, shells = EGGS[terrain]
            held = in_hand if view["connections"] and view["connections"][0]["terrain"] == terrain else 0
            assert pile["dragons"] + laid[terrain, "dragon"] == dragons
            assert pile["shells"] + laid[terrain, "shell"] == shells
            assert pile["tokens"] + held == pile["dragons"] + pile["shells"]
            assert pile["tokens"] == pile["fresh"] + len(pile["returned"])


@rule("DM-I3")
@every_player_count
def test_one_seat_holds_the_mommy_dragon(players: int) -> None:
    """Exactly one seat holds her in every position."""
    for table in states(players, {}):
        assert [seat["mommy"] for seat in table.view()["seats"]].count(True) == 1


@rule("DM-I4")
@every_player_count
@every_option
def test_islands_hang_together(players: int, options: dict[str, object]) -> None:
    """Every island is connected by sides, without overlap, with 2 + 2 squares a domino; at a round's end everybody has taken as many dominoes as there were rounds."""
    for seed in SEEDS:
        for before, _, _, after in egg_hunt(players, seed, options):
            view = Table(after).view()
            for seat in view["seats"]:
                cells = {(cell["x"], cell["y"]) for cell in seat["cells"]}
                assert len(cells) == len(seat["cells"]) == 2 * len(seat["dominoes"])
                reached = {(0, 0)}
                edge = [(0, 0)]
                while edge:
                    x, y = edge.pop()
                    for beside in {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells - reached:
                        reached.add(beside)
                        edge.append(beside)
                assert reached == cells
            if after.over or after.round != before.round:
                assert [len(seat["dominoes"]) - 1 for seat in view["seats"]] == [int(before.round)] * players


@rule("DM-I5")
@every_player_count
@pytest.mark.parametrize("options", [options for options in OPTIONS if "egg_rule" not in options])
def test_a_token_on_every_connection(players: int, options: dict[str, object]) -> None:
    """After each turn the tokens on an island are as many, terrain by terrain, as its sides between equal squares of different dominoes, and lie on those sides."""
    for table in states(players, options):
        for seat in table.view()["seats"]:
            if seat["seat"] == table.state.turn and not settled(table.state):
                continue
            cells = {(cell["x"], cell["y"]): (cell["terrain"], cell["domino"]) for cell in seat["cells"]}
            assert Counter(egg["terrain"] for egg in seat["eggs"]) == pairs(cells)
            steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
            sides = set()
            for egg in seat["eggs"]:
                here = (egg["x"], egg["y"])
                there = (egg["x"] + steps[egg["direction"]][0], egg["y"] + steps[egg["direction"]][1])
                assert cells[here][0] == cells[there][0] == egg["terrain"]
                assert cells[here][1] != cells[there][1]
                sides.add(frozenset([here, there]))
            assert len(sides) == len(seat["eggs"])


@rule("DM-I6")
@every_player_count
@every_option
def test_a_turn_adds_at_most_six_tokens_to_one_island(players: int, options: dict[str, object]) -> None:
    """A turn adds 0 to 6 tokens, with `per_square` 0 to 2, to the island of its seat alone."""
    most = 2 if options.get("egg_rule") == "per_square" else 6
    for seed in SEEDS:
        added = 0
        for before, seat, move, after in egg_hunt(players, seed, options):
            grown = [len(Table(after).eggs(other)) - len(Table(before).eggs(other)) for other in range(players)]
            assert all(count == 0 for other, count in enumerate(grown) if other != seat)
            added = grown[seat] if move.startswith("pick") else added + grown[seat]
            assert 0 <= added <= most


@rule("DM-I7")
@every_player_count
@every_option
def test_the_holder_found_the_latest_shell(players: int, options: dict[str, object]) -> None:
    """The Mommy Dragon is with whoever found the latest shell, and before the first one with her first holder."""
    for seed in SEEDS:
        expected = None
        for before, seat, _, after in egg_hunt(players, seed, options):
            expected = int(before.mommy) if expected is None else expected
            if int(after.shells[seat]) > int(before.shells[seat]):
                expected = seat
            assert int(after.mommy) == expected
            if any(after.shells):
                assert after.shells[expected] > 0


@rule("DM-I8")
@every_player_count
@every_option
def test_points_are_dragons_and_the_mommy_dragon(players: int, options: dict[str, object]) -> None:
    """Points are counted from the eggs that lie on the island; all together are at most 43."""
    for table in states(players, options):
        view = table.view()
        expected = [sum(egg["face"] == "dragon" for egg in seat["eggs"]) + (view["mommy"] == seat["seat"]) for seat in view["seats"]]
        assert table.state.scores() == [seat["points"] for seat in view["seats"]] == expected
        assert sum(expected) <= 43


@rule("DM-I9")
@every_player_count
def test_connections_stay_within_their_bounds(players: int) -> None:
    """However hard everybody hunts eggs, no terrain has more connections than its bound, and no pile is ever asked for a token it does not have."""
    assert all(BOUNDS[terrain] <= sum(tokens) for terrain, tokens in EGGS.items())
    assert sum(BOUNDS.values()) == 64
    for seed in range(8):
        *_, (_, _, _, after) = egg_hunt(players, 100 + seed, {})
        found = Counter(egg["terrain"] for seat in Table(after).view()["seats"] for egg in seat["eggs"])
        assert all(found[terrain] <= bound for terrain, bound in BOUNDS.items())
        assert all(pile["tokens"] for pile in Table(after).view()["piles"])


@rule("DM-I10")
@every_player_count
def test_cells_stay_within_the_grid(players: int) -> None:
    """All squares lie in x -14..15, y -14..14 in random games, which spread far."""
    chance = clutch.Seeded(4)
    for _ in range(20):
        state = GAME.start(players, chance=chance)
        clutch.play_out(state, chance, clutch.Actions())
        state.check()
        assert isinstance(state, DragominoState)
        for seat in Table(state).view()["seats"]:
            assert all(-14 <= cell["x"] <= 15 and -14 <= cell["y"] <= 14 for cell in seat["cells"])


@rule("DM-I11")
@every_player_count
@every_option
def test_nobody_is_shown_a_face_that_they_have_not_seen(players: int, options: dict[str, object]) -> None:
    """In the basic game all views are equal, but for what helps whoever picks to choose, which is read off the open table. In Dragon's Thirst a face is shown to those who were told it, by a peek of their own, and to nobody else."""
    for seed in SEEDS:
        peeked: dict[int, set[str]] = {seat: set() for seat in range(players)}
        for before, seat, _, after in egg_hunt(players, seed, options):
            views = [Table(after).view(looker) for looker in range(players)]
            public = Table(after).view(None)
            if not options.get("thirst"):
                assert all({**view, "seat": None, "places": [], "prospects": []} == public for view in views)
            assert [bool(view["places"]) for view in views] == [after.step == 0 and looker == after.seat() for looker in range(players)]
            if after.step == 4 and not after.over and after.turn == seat:
                peeked[seat] |= {token["source"] for token in views[seat]["hand"] if token["source"] != "fresh"}
            for pile in public["piles"]:
                for token in pile["returned"]:
                    if token["number"] > int(before.names_given[list(EGGS).index(pile["terrain"])]):
                        peeked[seat].add(token["token"])  # just put back by the seat that looked at it
            for looker, view in enumerate(views):
                for pile in view["piles"]:
                    for token in pile["returned"]:
                        assert (token["face"] is not None) == (token["token"] in peeked[looker])
                        assert (looker in token["seen_by"]) == (token["token"] in peeked[looker])
                for held in view["hand"]:
                    if held["source"] == "fresh":
                        assert held["face"] is None or looker == after.turn
            assert all(token["face"] is None for pile in public["piles"] for token in pile["returned"])
            assert all(token["face"] is None for token in public["hand"])


@every_player_count
@every_option
def test_length(players: int, options: dict[str, object]) -> None:
    """Exactly 7n turns; the basic game has 14n decisions, Dragon's Thirst at most four more for each of at most 64 connections."""
    for seed in SEEDS:
        moves = [move for _, _, move, _ in egg_hunt(players, seed, options)]
        assert sum(move.startswith("pick") for move in moves) == sum(move.startswith("place") for move in moves) == 7 * players
        if not options.get("thirst"):
            assert len(moves) == 14 * players
        assert len(moves) <= GAME.bound(players, GAME.settings(players, options)) <= 312


@rule("DM-I1", "DM-I2", "DM-I3", "DM-I4", "DM-I7")
@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (lambda state: state.stack.__setitem__(0, 1 - state.stack[0]), "DM-I1"),
        (lambda state: state.fresh.__setitem__(3, 9), "DM-I2"),
        (lambda state: setattr(state, "mommy", 5), "DM-I3"),
        (lambda state: state.taken.__setitem__(0, 0), "DM-I4"),
        (lambda state: state.grid.__setitem__(20, 2), "DM-I4"),
        (lambda state: state.border_count.__setitem__(1, 3), "DM-I4"),
        (lambda state: setattr(state, "mommy", 1), "DM-I7"),
        (lambda state: state.returned.__setitem__(0, 1), "DM-I2"),
        (lambda state: state.hand_face.__setitem__(0, 1), "DM-I2"),
    ],
)
def test_the_check_finds_what_is_broken(spoil: object, invariant: str) -> None:
    """The engine's own check names the invariant that a spoilt position breaks."""
    table = lay_out("", "", picked="d08", mommy=1).play("place -1,0 W", "shell")
    table.state.check()
    assert callable(spoil)
    spoil(table.state)
    with pytest.raises(AssertionError, match=invariant):
        table.state.check()
