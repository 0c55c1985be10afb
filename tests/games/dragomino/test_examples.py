"""The 25 worked examples, number for number. The start island is desert 0,0 and snow 1,0."""

from __future__ import annotations

from fractions import Fraction

import pytest

import clutch
from clutch.games.dragomino.components import OFFERED_NAMES
from clutch.games.dragomino.knowledge import unseen_tokens
from games.dragomino.table import GAME, RESHUFFLED, TRACKED, Table, connections, egg_hunt, lay_out
from games.dragomino.test_scoring import standing
from kit import rule

PER_SQUARE: dict[str, object] = {"egg_rule": "per_square"}


@rule("DM-E1", "DM-E2")
def test_1_first_match() -> None:
    """d08 at -1,0 pointing west: one dry desert connection, one desert egg."""
    table = lay_out("", "", picked="d08", options=TRACKED)
    assert connections(table, "-1,0 W") == [(-1, 0, "E", "desert", False)]
    table.play("place -1,0 W", "dragon")
    assert [(cell["x"], cell["y"], cell["terrain"]) for cell in table.view()["seats"][0]["cells"][2:]] == [
        (-1, 0, "desert"),
        (-2, 0, "volcano"),
    ]
    assert table.eggs(0) == ["desert dragon"]


@rule("DM-E1", "DM-G3")
def test_2_a_double_does_not_match_itself() -> None:
    """After that d01 at 0,1 pointing west: a wet and a dry desert connection, exactly two eggs."""
    table = lay_out("d08 -1,0 W", "", picked="d01", options=TRACKED)
    assert connections(table, "0,1 W") == [(0, 1, "N", "desert", True), (-1, 1, "N", "desert", False)]
    basic = lay_out("d08 -1,0 W", "", picked="d01").play("place 0,1 W", "dragon dragon")
    assert basic.eggs(0) == ["desert dragon", "desert dragon"]


@rule("DM-E2", "DM-G2")
def test_3_one_square_with_two_matches() -> None:
    """d08 under the snow matches nothing; then d05 matches two deserts with one square: two eggs, or one with `per_square`."""
    for options, eggs in (({}, 2), (PER_SQUARE, 1)):
        table = lay_out("", "", picked="d08", offer="d05 d28", options=options)
        assert connections(table, "1,1 E") == []
        table.play("place 1,1 E")
        assert table.eggs(0) == []
        table = lay_out("d08 1,1 E", "", picked="d05", options=options)
        assert [(x, y) for x, y, *_ in connections(table, "0,1 S")] == [(0, 1)] * eggs
        table.play("place 0,1 S", " ".join(["shell"] * eggs))
        assert table.eggs(0) == ["desert shell"] * eggs


@rule("DM-E1", "DM-E2", "DM-G2", "DM-I6")
def test_4_six_eggs_at_once() -> None:
    """d19 between three prairies and three forests: six eggs, or one of each with `per_square`."""
    palace = "d20 0,1 E; d02 -1,1 S; d05 2,1 S; d21 0,3 W; d24 1,3 E"
    table = lay_out(palace, "", picked="d19")
    assert [side[3] for side in connections(table, "0,2 E")] == ["prairie"] * 3 + ["forest"] * 3
    table.play("place 0,2 E", "dragon dragon shell dragon dragon shell")
    assert table.eggs(0) == ["prairie dragon", "prairie dragon", "prairie shell", "forest dragon", "forest dragon", "forest shell"]
    table = lay_out(palace, "", picked="d19", options=PER_SQUARE).play("place 0,2 E", "dragon dragon")
    assert table.eggs(0) == ["prairie dragon", "forest dragon"]


@rule("DM-P3")
@pytest.mark.parametrize(
    ("a", "b", "legal"),
    [
        ("2,1 E", "3,1 W", False),
        ("2,0 E", "3,0 W", True),
        ("1,-1 N", "1,-2 S", True),
        ("0,-2 E", "1,-2 W", False),
        ("1,0 E", "2,0 W", False),
    ],
)
def test_5_legality(a: str, b: str, legal: bool) -> None:
    """Corner contact, no contact and occupied cells are not legal, either way round; a common side is."""
    table = lay_out("", "", picked="d28")
    for place in (a, b):
        assert (f"place {place}" in table.legal()) == legal
        assert (table.refusal(f"place {place}") is None) == legal


@rule("DM-P4")
def test_6_no_match_is_allowed() -> None:
    """d28 at 0,1 pointing south: legal, no egg, the Mommy Dragon stays."""
    table = lay_out("", "", picked="d28", mommy=1).play("place 0,1 S")
    assert table.eggs(0) == []
    assert table.view()["mommy"] == 1


@rule("DM-P2")
def test_7_first_turn_count() -> None:
    """32 placements for every domino: 16 positions, two ways round."""
    for name in OFFERED_NAMES:
        legal = lay_out("", "", picked=name, offer="").legal()
        positions = set()
        for move in legal:
            cell, direction = move.removeprefix("place ").split()
            x, y = map(int, cell.split(","))
            east, south = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[direction]
            positions.add(frozenset([(x, y), (x + east, y + south)]))
        assert (len(legal), len(positions)) == (32, 16)


@rule("DM-E6", "DM-T2")
def test_8_the_mommy_dragon_travels() -> None:
    """0 flips a dragon, 1 a shell, 2 a dragon and a shell: the next round's order is 2, 0, 1."""
    table = lay_out("", "", "d08 -1,0 W", offer="d01 d05 d06 d28", mommy=0)
    table.play("pick d05").play("place -1,0 W", "dragon")
    assert table.view()["mommy"] == 0
    table.play("pick d06").play("place -1,0 W", "shell")
    assert table.view()["mommy"] == 1
    table.play("pick d01").play("place 0,1 W", "dragon shell")
    assert table.view()["mommy"] == 2
    assert table.view()["order"] == [2, 0, 1]


@rule("DM-E6", "DM-G14")
def test_9_shell_then_dragon() -> None:
    """Seat 1 flips a shell, then a dragon in the same turn; the holder is seat 1."""
    table = lay_out("", "d08 -1,0 W", picked="d01", turn=1, mommy=0).play("place 0,1 W", "shell dragon")
    assert table.eggs(1) == ["desert shell", "desert dragon"]
    assert table.view()["mommy"] == 1


@rule("DM-T2")
@pytest.mark.parametrize(("faces", "begins"), [(("dragon", "dragon"), 3), (("shell", "dragon"), 0), (("shell", "shell"), 1)])
def test_10_the_order_is_fixed_within_the_round(faces: tuple[str, str], begins: int) -> None:
    """Order 2, 3, 0, 1; seat 3 flips a shell: still 0, then 1; the next round begins with 3 unless one of them flips a shell."""
    table = lay_out("", "", "", "", offer="d05 d06 d08 d09", turn=2, first=2, mommy=2)
    assert table.view()["order"] == [2, 3, 0, 1]
    for seat, name, face in ((2, "d05", "dragon"), (3, "d06", "shell"), (0, "d08", faces[0]), (1, "d09", faces[1])):
        assert table.view()["turn"] == seat
        table.play(f"pick {name}").play("place -1,0 W", face)
    assert table.view()["first"] == begins


@rule("DM-T4", "DM-T5")
@pytest.mark.parametrize(("players", "thrown"), [(2, 14), (3, 7), (4, 0)])
def test_11_and_12_whole_games(players: int, thrown: int) -> None:
    """With two players 14 dominoes are thrown away, with three 7, with four none; each island has 16 squares. The fourth player of a round has one domino to pick."""
    decisions = list(egg_hunt(players, 1, {}))
    for before, _, move, _ in decisions:
        if players == 4 and move.startswith("pick") and (before.turn - before.first) % 4 == 3:
            assert len(before.legal()) == 1
    view = Table(decisions[-1][3]).view()
    assert len(view["discarded"]) == thrown
    assert [len(seat["cells"]) for seat in view["seats"]] == [16] * players


@rule("DM-E4")
def test_13_odds() -> None:
    """Desert 7/14; after a dragon 6/13; after a shell 7/13; a single shell left is a shell for certain."""
    first = {pile["terrain"]: Fraction(pile["dragons"], pile["tokens"]) for pile in lay_out("", "").view()["piles"]}
    assert first == {name: Fraction(7, count) for name, count in zip(first, (14, 13, 12, 11, 10, 9), strict=True)}
    for face, odds in (("dragon", Fraction(6, 13)), ("shell", Fraction(7, 13))):
        pile = lay_out("", "", picked="d08").play("place -1,0 W", face).pile("desert")
        assert Fraction(pile["unseen_dragons"], pile["unseen_dragons"] + pile["unseen_shells"]) == odds
    table = lay_out("d08 2,0 E", "", picked="d09", piles={"volcano": (0, 1)})
    action = GAME.parse("place 2,1 E")
    for seed in range(30):
        after = table.state.clone()
        after.fresh[0], after.fresh[1] = 0, 0
        after.apply(action, clutch.Seeded(seed))
        assert Table(after).eggs(0) == ["volcano shell"]


@rule("DM-F2")
def test_14_score_and_mommy_point() -> None:
    """Dragons 6, 7, 5, Mommy Dragon with seat 0: points 7, 7, 5."""
    assert standing([6, 7, 5], [0, 0, 0], 0).state.scores() == [7, 7, 5]


@rule("DM-F3")
def test_15_tie_broken_by_shells() -> None:
    """With shells 3, 2, 6 seat 0 wins."""
    assert standing([6, 7, 5], [3, 2, 6], 0).state.winners() == [0]


@rule("DM-F4")
def test_16_shared_victory() -> None:
    """With shells 3, 3, 6 seats 0 and 1 share."""
    assert standing([6, 7, 5], [3, 3, 6], 0).state.winners() == [0, 1]


@rule("DM-G16")
def test_17_no_shell_ever() -> None:
    """Without any shell seat 1 begins every round and has the point in the end."""
    state = GAME.start(3, {"first_holder": "B"}, chance=clutch.Seeded(6))
    chance = clutch.Seeded(6, 1)
    table = Table(state)  # type: ignore[arg-type]  # the game's states are of this class
    for terrain in range(6):
        table.state.fresh[2 * terrain + 1] = 0
    while not table.state.over:
        assert table.view()["first"] == 1
        actions = table.state.legal()
        table.state.apply(actions[chance.below(len(actions))], chance)
    assert [seat["points"] - seat["dragons"] for seat in table.view()["seats"]] == [0, 1, 0]


@rule("DM-V1", "DM-V2")
def test_18_wet_through_the_new_square() -> None:
    """d11 beside the starting snow: two of 13 tokens are taken; at least one is a dragon with chance 21/26."""
    table = lay_out("", "", picked="d11", options=TRACKED)
    assert connections(table, "2,0 E") == [(2, 0, "W", "snow", True)]
    assert 1 - Fraction(6 * 5, 13 * 12) == Fraction(21, 26)
    action = GAME.parse("place 2,0 E")
    chance = clutch.Seeded(3)
    found = 0
    for _ in range(4000):
        after = table.state.clone()
        after.apply(action, chance)
        found += 1 in list(after.hand_face)
    assert abs(found / 4000 - 21 / 26) < 5 * (21 / 26 * 5 / 26 / 4000) ** 0.5
    assert table.play("place 2,0 E", "dragon shell").pile("snow")["tokens"] == 11


@rule("DM-V1")
@pytest.mark.parametrize("options", [TRACKED, {}])
def test_19_wet_through_the_old_square(options: dict[str, object]) -> None:
    """Beside d10's plain half dry, beside its hole wet; without the variation both are ordinary."""
    thirst = bool(options)
    for name, place, wet in (("d13", "3,1 S", False), ("d14", "2,-1 N", thirst)):
        table = lay_out("d10 2,0 E", "", picked=name, options=options)
        assert [side[4] for side in connections(table, place)] == [wet]
        table.play(f"place {place}", "dragon dragon" if wet else "dragon")
        assert table.view()["step"] == ("egg_keep" if wet else "pick")


@rule("DM-V4", "DM-V5")
def test_20_keeping_the_shell() -> None:
    """A dragon and a shell: the shell is kept, brings the Mommy Dragon, and the dragon goes back unseen by others."""
    table = lay_out("", "", picked="d11", mommy=1, options=TRACKED).play("place 2,0 E", "dragon shell").play("keep second")
    assert (table.view()["seats"][0]["shells"], table.view()["mommy"]) == (1, 0)
    assert table.pile("snow", 0)["returned"][0]["face"] == "dragon"
    assert table.pile("snow", 1)["returned"][0]["face"] is None


@rule("DM-V5")
def test_21_a_returned_shell_is_silent() -> None:
    """The dragon is kept: dragons + 1, and the Mommy Dragon does not move."""
    table = lay_out("", "", picked="d11", mommy=1, options=TRACKED).play("place 2,0 E", "dragon shell").play("keep first")
    assert (table.view()["seats"][0]["dragons"], table.view()["mommy"]) == (1, 1)


@rule("DM-V2", "DM-G9")
def test_22_last_token() -> None:
    """One token in the pile is kept without a decision; with none nothing happens."""
    table = lay_out("", "", picked="d11", options=TRACKED, piles={"snow": (1, 0)}).play("place 2,0 E", "dragon")
    assert (table.eggs(0), table.view()["step"], table.view()["turn"]) == (["snow dragon"], "pick", 1)
    table = lay_out("", "", picked="d11", options=TRACKED, piles={"snow": (0, 0)}).play("place 2,0 E")
    assert (table.eggs(0), table.view()["step"], table.view()["turn"]) == ([], "pick", 1)


@rule("DM-V6")
def test_23_tracked_source() -> None:
    """Seat 0 returned a second dragon as desert_r1: seat 1's dry connection may take fresh (12 tokens) or desert_r1, whose face seat 0 alone sees."""
    table = lay_out("", "", picked="d02", offer="d08 d28", options=TRACKED)
    table.play("place -1,0 W", "dragon dragon").play("keep first").play("pick d08").play("place -1,0 W")
    assert table.legal() == ["take fresh", "take desert_r1"]
    assert table.pile("desert")["fresh"] == 12
    assert table.pile("desert", 0)["returned"][0]["face"] == "dragon"
    assert table.pile("desert", 1)["returned"][0]["face"] is None
    assert table.pile("desert", None)["returned"][0]["face"] is None
    table = lay_out("", "", picked="d02", offer="d08 d28", options=RESHUFFLED)
    table.play("place -1,0 W", "dragon dragon").play("keep first").play("pick d08")
    assert list(unseen_tokens(table.state, 0, 1)) == [6, 7]
    table.play("place -1,0 W", "dragon")
    assert table.eggs(1) == ["desert dragon"]


@rule("DM-V7")
def test_24_mixed_kinds() -> None:
    """d10 with plain snow under the starting snow is one dry connection; then d13 has a dry and a wet one, and the player chooses; the dragon returned by the wet one can be taken by the dry one."""
    table = lay_out("", "", picked="d10", options=TRACKED)
    assert connections(table, "2,1 W") == [(1, 1, "N", "snow", False)]
    table = lay_out("d10 2,1 W", "", picked="d13", options=TRACKED)
    assert sorted(side[2:] for side in connections(table, "2,0 E")) == [("S", "snow", True), ("W", "snow", False)]
    table.play("place 2,0 E")
    assert (table.view()["step"], table.legal()) == ("egg_kind", ["resolve wet", "resolve dry"])
    table.play("resolve wet", "dragon dragon").play("keep first").play("take snow_r1")
    assert table.eggs(0) == ["snow dragon", "snow dragon"]


@rule("DM-E4", "DM-G8")
@pytest.mark.parametrize("options", [{}, TRACKED, RESHUFFLED])
def test_25_empty_pile(options: dict[str, object]) -> None:
    """A volcano connection without any volcano token left: no token, no Mommy Dragon, and the turn goes on."""
    table = lay_out("d08 2,0 E", "", picked="d28", mommy=1, options=options, piles={"volcano": (0, 0)})
    assert [side[3] for side in connections(table, "2,1 E")] == ["volcano"]
    table.play("place 2,1 E")
    assert (table.eggs(0), table.view()["mommy"], table.view()["turn"]) == ([], 1, 1)
