"""The variation Dragon's Thirst."""

from __future__ import annotations

import pytest

import clutch
from games.dragomino.table import RESHUFFLED, TRACKED, Table, connections, egg_hunt, lay_out
from kit import rule

BOTH = pytest.mark.parametrize("options", [TRACKED, RESHUFFLED])


def wet_snow(options: dict[str, object], faces: str = "dragon shell", **more: object) -> Table:
    """Seat 0 has placed d11 with its hole beside the starting snow, and looks at two snow eggs."""
    piles = more.get("piles")
    assert piles is None or isinstance(piles, dict)
    table = lay_out("", "", picked="d11", turn=0, mommy=1, options=options, piles=piles)
    return table.play("place 2,0 E", faces)


@rule("DM-V1")
@pytest.mark.parametrize(("picked", "place", "wet"), [("d11", "2,0 E", True), ("d13", "2,0 E", False), ("d13", "1,-1 N", False)])
def test_a_hole_on_the_new_square_makes_it_wet(picked: str, place: str, wet: bool) -> None:
    """A connection is wet when the new square has a hole."""
    table = lay_out("", "", picked=picked, options=TRACKED)
    assert [side[4] for side in connections(table, place)] == [wet]


@rule("DM-V1")
def test_a_hole_on_the_old_square_makes_it_wet() -> None:
    """A connection is wet when the old square has a hole, or both squares have one; a hole on another square of either domino does not matter."""
    table = lay_out("d10 2,0 E", "", picked="d13", options=TRACKED)
    assert connections(table, "2,-1 N") == [(2, -1, "S", "snow", True)]
    assert connections(table, "3,1 S") == [(3, 1, "N", "snow", False)]
    table = lay_out("d10 2,0 E", "", picked="d11", options=TRACKED)
    assert connections(table, "2,-1 N") == [(2, -1, "S", "snow", True)]


@rule("DM-V1")
def test_without_the_option_nothing_is_wet() -> None:
    """In the basic game holes mean nothing: one token, flipped at once."""
    table = lay_out("", "", picked="d11")
    assert connections(table, "2,0 E") == [(2, 0, "W", "snow", False)]
    table.play("place 2,0 E", "dragon")
    assert table.eggs(0) == ["snow dragon"]
    assert table.view()["turn"] == 1


@rule("DM-V1")
@BOTH
def test_a_dry_connection_is_as_before(options: dict[str, object]) -> None:
    """With no returned token about, a dry connection draws one token and flips it without any choice."""
    table = lay_out("", "", picked="d13", options=options).play("place 2,0 E", "shell")
    assert table.eggs(0) == ["snow shell"]
    assert (table.view()["mommy"], table.view()["turn"]) == (0, 1)


@rule("DM-V2", "DM-G12")
@BOTH
def test_a_wet_connection_takes_two(options: dict[str, object]) -> None:
    """Two tokens leave the pile before anything is decided, and both are in the player's hand."""
    table = wet_snow(options)
    assert table.legal() == ["keep first", "keep second"]
    assert [token["source"] for token in table.view()["hand"]] == ["fresh", "fresh"]
    assert table.pile("snow")["tokens"] == 11


@rule("DM-V2", "DM-G12")
def test_both_sources_are_chosen_before_either_token_is_looked_at() -> None:
    """With a returned token about, choosing the first source draws no luck and shows nothing; the second choice draws."""
    table = two_wet_connections()
    table.play("take fresh")
    assert table.view(0)["hand"] == [{"source": "fresh", "face": None, "seen_by": []}]
    assert table.kinds() == []
    table.play("take fresh", "dragon dragon")
    assert [token["face"] for token in table.view(0)["hand"]] == ["dragon", "dragon"]


def two_wet_connections() -> Table:
    """Seat 0 has two wet snow connections; the first gave a dragon and put a shell back as snow_r1."""
    table = lay_out("d10 2,1 E; d13 2,-1 N", "", picked="d11", turn=0, mommy=1, options=TRACKED)
    assert [side[2:] for side in connections(table, "2,0 E")] == [("N", "snow", True), ("S", "snow", True), ("W", "snow", True)]
    table.play("place 2,0 E", "dragon shell").play("keep first")
    assert table.legal() == ["take fresh", "take snow_r1"]
    return table


@rule("DM-V2", "DM-G9")
@BOTH
@pytest.mark.parametrize(
    ("pile", "luck", "eggs"), [((1, 0), "dragon", ["snow dragon"]), ((0, 1), "shell", ["snow shell"]), ((0, 0), "", [])]
)
def test_what_a_small_pile_gives(options: dict[str, object], pile: tuple[int, int], luck: str, eggs: list[str]) -> None:
    """A last token is taken and kept without a choice; from an empty pile nothing is taken."""
    table = wet_snow(options, luck, piles={"snow": pile})
    assert table.eggs(0) == eggs
    assert table.view()["turn"] == 1
    assert table.view()["mommy"] == (0 if luck == "shell" else 1)
    assert table.pile("snow")["tokens"] == 0
    assert table.pile("snow")["returned"] == []


@rule("DM-V3")
@BOTH
def test_the_player_alone_looks(options: dict[str, object]) -> None:
    """Seat 0 sees the faces; the other seat and spectators see two tokens and where they come from."""
    table = wet_snow(options)
    assert [token["face"] for token in table.view(0)["hand"]] == ["dragon", "shell"]
    for seat in (1, None):
        assert table.view(seat)["hand"] == [{"source": "fresh", "face": None, "seen_by": [0]}] * 2
    peek = table.events[-1]
    assert (peek.rule, peek.kind, peek.reveals) == ("DM-V3", "peeked", True)
    assert peek.facts_for(0)["faces"] == ["dragon", "shell"]
    assert "faces" not in peek.facts_for(1)
    assert "faces" not in peek.facts_for(None)


@rule("DM-V4", "DM-G13")
@BOTH
@pytest.mark.parametrize("faces", ["dragon shell", "shell dragon", "dragon dragon", "shell shell"])
@pytest.mark.parametrize("kept", [0, 1])
def test_either_token_may_be_kept(options: dict[str, object], faces: str, kept: int) -> None:
    """The choice is asked for whatever the faces are, and either token may be kept."""
    table = wet_snow(options, faces)
    assert table.legal() == ["keep first", "keep second"]
    table.play(table.legal()[kept])
    assert table.eggs(0) == [f"snow {faces.split()[kept]}"]


@rule("DM-V5")
@BOTH
def test_a_kept_shell_calls_the_mommy_dragon_a_returned_one_does_not(options: dict[str, object]) -> None:
    """The kept token is shown and counts; the other goes back with its face unseen."""
    table = wet_snow(options).play("keep second")
    assert (table.view()["mommy"], table.view()["seats"][0]["shells"]) == (0, 1)
    table = wet_snow(options).play("keep first")
    assert (table.view()["mommy"], table.view()["seats"][0]["dragons"], table.view()["seats"][0]["shells"]) == (1, 1, 0)
    assert table.pile("snow")["tokens"] == 12
    assert all("shell" not in str(event.facts_for(1)) for event in table.events)


@rule("DM-V6")
def test_a_returned_token_has_a_name_and_a_memory() -> None:
    """It lies apart as snow_r1; those who looked at it see its face again, the others do not."""
    table = wet_snow(TRACKED).play("keep first")
    assert table.pile("snow", 0)["returned"] == [{"token": "snow_r1", "number": 1, "face": "shell", "seen_by": [0]}]
    for seat in (1, None):
        assert table.pile("snow", seat)["returned"] == [{"token": "snow_r1", "number": 1, "face": None, "seen_by": [0]}]
    assert (table.pile("snow")["fresh"], table.pile("snow")["tokens"]) == (11, 12)


@rule("DM-V6")
def test_the_source_of_a_dry_token_is_chosen() -> None:
    """Seat 1 has a dry snow connection and may take a fresh token or snow_r1; what it takes is shown to all."""
    table = dry_snow_for_seat_1()
    assert table.legal() == ["take fresh", "take snow_r1"]
    assert table.refusal("take snow_r2") == ("DM-V6", "no_such_token")
    assert table.refusal("take desert_r1") == ("DM-V6", "other_terrain")
    assert table.refusal("keep first") == ("DM-V6", "choose_source")
    table.play("take snow_r1")
    assert table.eggs(1) == ["snow shell"]
    assert table.pile("snow")["returned"] == []
    assert "took_returned" in table.kinds()
    table = dry_snow_for_seat_1().play("take fresh", "dragon")
    assert table.eggs(1) == ["snow dragon"]
    assert len(table.pile("snow")["returned"]) == 1


def dry_snow_for_seat_1() -> Table:
    """Seat 0 returned a shell as snow_r1; seat 1 has placed d13 beside its starting snow."""
    table = lay_out("", "", picked="d11", offer="d13 d28", turn=0, mommy=1, options=TRACKED)
    table.play("place 2,0 E", "dragon shell").play("keep first")
    return table.play("pick d13").play("place 2,0 E")


@rule("DM-V6")
def test_a_single_source_is_no_choice() -> None:
    """With only one token left, returned or fresh, it is taken without asking."""
    table = lay_out("", "", picked="d11", offer="d13 d28", turn=0, mommy=1, options=TRACKED, piles={"snow": (1, 1)})
    table.play("place 2,0 E", "dragon shell").play("keep first")
    assert table.pile("snow")["fresh"] == 0
    table.play("pick d13").play("place 2,0 E")
    assert table.eggs(1) == ["snow shell"]
    assert table.view()["mommy"] == 1


@rule("DM-V6")
def test_the_second_token_has_other_sources_than_the_first() -> None:
    """A returned token that was chosen first is no source for the second, and fresh is one only as long as another fresh token is left."""
    table = two_wet_connections().play("take snow_r1", "dragon")
    # Only fresh was left for the second token, so it was taken at once.
    assert [token["source"] for token in table.view(0)["hand"]] == ["snow_r1", "fresh"]
    assert [token["face"] for token in table.view(0)["hand"]] == ["shell", "dragon"]
    table = two_wet_connections()
    table.state.fresh[2], table.state.fresh[3] = 1, 0
    table.play("take fresh", "dragon")
    assert [token["source"] for token in table.view(0)["hand"]] == ["fresh", "snow_r1"]
    table = two_wet_connections().play("take fresh")
    assert table.legal() == ["take fresh", "take snow_r1"]


@rule("DM-V6")
def test_a_token_returned_again_keeps_its_name() -> None:
    """snow_r1 is taken by another seat, looked at and put back: it keeps its name, and both seats know it."""
    table = lay_out("", "", picked="d11", offer="d12 d28", turn=0, mommy=1, options=TRACKED)
    table.play("place 2,0 E", "dragon shell").play("keep first").play("pick d12").play("place 2,0 E")
    table.play("take snow_r1", "dragon")
    assert [token["face"] for token in table.view(1)["hand"]] == ["shell", "dragon"]
    assert [token["face"] for token in table.view(0)["hand"]] == ["shell", None]
    assert table.pile("snow")["returned"] == []
    table.play("keep second")
    assert table.pile("snow", 1)["returned"] == [{"token": "snow_r1", "number": 1, "face": "shell", "seen_by": [0, 1]}]


@rule("DM-V6")
def test_names_are_given_in_the_order_of_first_return() -> None:
    """A second token gets the next name, also when the first one is gone."""
    table = two_wet_connections().play("take fresh").play("take fresh", "dragon dragon").play("keep first")
    assert [token["token"] for token in table.pile("snow")["returned"]] == ["snow_r1", "snow_r2"]
    table = two_wet_connections().play("take snow_r1", "dragon").play("keep first")
    assert [token["token"] for token in table.pile("snow")["returned"]] == ["snow_r2"]


@rule("DM-V6", "DM-G10")
def test_reshuffled_tokens_are_mixed_in() -> None:
    """The returned token is one of the pile again: no name, no choice of a source, and the odds are those of all tokens left."""
    table = wet_snow(RESHUFFLED).play("keep first")
    pile = table.pile("snow", 0)
    assert (pile["returned"], pile["fresh"], pile["dragons"], pile["shells"]) == ([], 12, 6, 6)
    assert (pile["unseen_dragons"], pile["unseen_shells"]) == (6, 6)
    for _, _, move, _ in egg_hunt(3, 3, RESHUFFLED):
        assert not move.startswith(("take", "resolve"))


def mixed(options: dict[str, object]) -> Table:
    """d13 between plain snow to the west and a snow hole to the south: one dry and one wet connection."""
    table = lay_out("d10 2,1 W", "", picked="d13", turn=0, mommy=1, options=options)
    assert [side[2:] for side in connections(table, "2,0 E")] == [("S", "snow", True), ("W", "snow", False)]
    return table


@rule("DM-V7")
def test_wet_or_dry_first_is_chosen() -> None:
    """With a wet and a dry connection of one terrain left the player chooses the kind, without any luck; after that it goes on by itself."""
    table = mixed(TRACKED).play("place 2,0 E")
    assert table.legal() == ["resolve wet", "resolve dry"]
    assert table.refusal("take fresh") == ("DM-V7", "choose_kind")
    table.play("resolve dry", "shell dragon dragon")
    assert table.eggs(0) == ["snow shell"]
    assert table.legal() == ["keep first", "keep second"]
    egg = table.view()["seats"][0]["eggs"][0]
    assert egg["direction"] == "W"


@rule("DM-V7", "DM-G11")
def test_the_token_just_returned_may_be_taken() -> None:
    """Wet first: one dragon is kept, the other put back, and then taken for the dry connection of the same turn."""
    table = mixed(TRACKED).play("place 2,0 E").play("resolve wet", "dragon dragon").play("keep second")
    assert table.legal() == ["take fresh", "take snow_r1"]
    table.play("take snow_r1")
    assert table.eggs(0) == ["snow dragon", "snow dragon"]
    assert table.view()["turn"] == 1


@rule("DM-V7", "DM-G11")
def test_elsewhere_the_order_is_fixed() -> None:
    """With returned tokens mixed in there is no choice of the kind: south, the wet one, comes before west. Nor is there between terrains, or among wet ones."""
    table = mixed(RESHUFFLED).play("place 2,0 E", "dragon dragon")
    assert table.legal() == ["keep first", "keep second"]
    assert two_wet_connections().view()["step"] == "egg_source"
    table = lay_out("d12 -1,1 W; d27 0,-1 W", "", picked="d02", options=TRACKED)
    assert [(side[3], side[4]) for side in connections(table, "-1,0 W")] == [("desert", True), ("prairie", False)]
    table.play("place -1,0 W", "dragon shell")
    assert table.view()["step"] == "egg_keep"


@rule("DM-V7")
def test_the_kind_is_asked_again_while_both_are_left() -> None:
    """Two dry and one wet connection: after a dry one the kind is asked once more, after the wet one not."""
    table = lay_out("d12 3,0 E; d15 2,1 S", "", picked="d13", options=TRACKED)
    assert [side[2:] for side in connections(table, "2,0 N")] == [("E", "snow", True), ("S", "snow", False), ("W", "snow", False)]
    table.play("place 2,0 N").play("resolve dry", "dragon")
    assert table.legal() == ["resolve wet", "resolve dry"]
    table.play("resolve dry", "dragon shell shell")
    assert table.view()["step"] == "egg_keep"
    table = lay_out("d12 3,0 E; d15 2,1 S", "", picked="d13", options=TRACKED).play("place 2,0 N")
    table.play("resolve wet", "dragon shell").play("keep first")
    assert table.view()["step"] == "egg_source"
    table.play("take fresh", "dragon").play("take snow_r1")
    assert table.eggs(0) == ["snow dragon", "snow dragon", "snow shell"]


@rule("DM-V8")
def test_each_wet_connection_is_played_for_itself() -> None:
    """Three wet connections take two tokens each, one after the other, and keep one each."""
    table = two_wet_connections().play("take fresh").play("take fresh", "dragon dragon").play("keep first")
    table.play("take snow_r2").play("take fresh", "shell").play("keep first")
    assert table.eggs(0) == ["snow dragon"] * 3
    assert table.pile("snow")["tokens"] == 10
    assert table.view()["turn"] == 1


@rule("DM-V4")
def test_refusals_while_two_tokens_are_in_hand() -> None:
    """Nothing but the choice is legal then."""
    table = wet_snow(TRACKED)
    assert table.refusal("take fresh") == ("DM-V4", "choose_token")
    assert table.refusal("pick d01") == ("DM-V4", "choose_token")


@rule("DM-V6")
def test_refusals_of_sources_that_are_used_up() -> None:
    """A returned token cannot be chosen twice, and fresh not when its last token was chosen."""
    table = two_wet_connections()
    table.play("take fresh").play("take fresh", "dragon dragon").play("keep first").play("take snow_r1")
    assert table.refusal("take snow_r1") == ("DM-V6", "chosen_already")
    table = two_wet_connections().play("take fresh").play("take fresh", "dragon dragon").play("keep first")
    table.state.fresh[2], table.state.fresh[3] = 1, 0
    table.play("take fresh")
    assert table.refusal("take fresh") == ("DM-V6", "no_fresh")
    assert table.legal() == ["take snow_r1", "take snow_r2"]


@rule("DM-G2")
def test_one_egg_for_a_square_is_wet_through_any_match() -> None:
    """With `per_square` the egg lies on the first match, and is wet though only another match has a hole."""
    options: dict[str, object] = {"thirst": True, "egg_rule": "per_square"}
    table = lay_out("d15 2,-1 N; d10 2,1 W", "", picked="d13", options=options)
    assert connections(table, "2,0 E") == [(2, 0, "N", "snow", True)]
    table.play("place 2,0 E", "dragon shell").play("keep first")
    assert table.eggs(0) == ["snow dragon"]
    assert table.view()["seats"][0]["eggs"][0]["direction"] == "N"
    assert table.view()["turn"] == 1


def test_a_peek_in_companion_mode_is_answered_by_its_player_alone() -> None:
    """The two faces are asked of the player on turn behind a curtain; a dry egg is asked of everybody."""
    asked: list[tuple[str, int, int]] = []

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None
        asked.append((question.kind, int(question.audience), int(question.more)))
        return 0

    table = lay_out("", "", picked="d11", turn=0, options=TRACKED)
    table.state.apply(table.state.legal()[table.legal().index("place 2,0 E")], clutch.Entered(answer))
    assert asked == [("peek", 1, 1), ("peek", 1, 0)]
    asked.clear()
    table = lay_out("", "", picked="d13", turn=0, options=TRACKED)
    table.state.apply(table.state.legal()[table.legal().index("place 2,0 E")], clutch.Entered(answer))
    assert asked == [("egg", -1, 0)]
