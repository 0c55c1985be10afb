"""Windows, and that they do not betray hands."""

from __future__ import annotations

import pytest

import clutch
from clutch.bots import Sight
from clutch.games.dragoon.decisions import DECISIONS
from clutch.games.dragoon.windows import ReactionWindow
from games.dragoon.island import GAME, Table, cards, dice, place, walk
from kit import rule

WAVES = "creature_comfort ferocity"


@rule("DG-W1", "DG-G28", "DG-W7")
def test_white_played_goes_clockwise() -> None:
    """All others are asked from the active player's left; the first response closes the window."""
    table = place(4, active="C", hands={"C": "second_wind", "A": "snuff_out", "D": "snuff_out"}).play("play second_wind")
    assert table.turn == "D"
    table.play("pass")
    assert table.turn == "A"
    table.play("react snuff_out")
    assert (table.turn, table.points) == ("C", 3)
    table = place(4, active="C", hands={"C": "second_wind", "A": "snuff_out", "D": "snuff_out"}).plays(
        "play second_wind", "react snuff_out"
    )
    assert (table.turn, table.hand("A")) == ("C", "snuff_out")


@rule("DG-W3")
def test_tile_contested() -> None:
    """The owner of the totem alone is asked, after the point is spent; a free tile and an own one open no window."""
    hands = {"B": "loyal_subjects", "C": "loyal_subjects"}
    table = place(3, dragons={"A": "3,3"}, tiles={"3,3": "city B"}, hands=hands).play("claim")
    assert (table.turn, table.points, table.decision) == ("B", 2, "tile_contested")
    table.play("pass")
    assert table.tile("3,3") == "city A"
    assert place(3, dragons={"A": "3,3"}, tiles={"3,3": "city"}, hands=hands).play("claim").turn == "A"
    assert place(3, dragons={"A": "3,3"}, tiles={"3,3": "city A"}, hands=hands).play("destroy").turn == "A"


@rule("DG-W4", "DG-K16")
def test_tribute_rolled() -> None:
    """Everybody may heckle, the roller first; there is one reroll."""
    hands = {"A": "hecklers", "B": "hecklers"}
    table = place(3, active="B", first="C", tiles={"1,1": "village C"}, hands=hands, points=0)
    table.play("end", cards_and_roll(table, 6))
    assert table.decision == "tribute_rolled"
    order = []
    while table.decision == "tribute_rolled":
        order.append(table.turn)
        if table.turn == "B":
            table.play("react hecklers", [*dice(2), *next_round(table)])
        else:
            table.play("pass")
    assert order == ["A", "B"]
    assert table.gold[2] == 0


def cards_and_roll(table: Table, face: int) -> list[int]:
    """The luck of a turn's end after which the tribute of the first player is rolled."""
    table.state.place = int(table.state.players) - 1
    return dice(face)


def next_round(table: Table) -> list[int]:
    """The luck of an uneventful populate phase with all gold tied."""
    players = int(table.state.players)
    return [part for number in range(players + 1) for part in (number, 5)] + [0]


@rule("DG-W5")
def test_combat_losing_asks_the_loser_only() -> None:
    """The winner and third players are not asked."""
    table = place(3, dragons={"A": "3,3", "B": "3,4"}, hands={"A": "ferocity", "C": "ferocity"}).play("move 3,4", dice(6, 1))
    assert (table.turn, table.decision) == ("A", "turn")


@rule("DG-W6", "DG-Y2", "DG-Y3")
@pytest.mark.parametrize("mode", ["masked", "fixed"])
def test_everybody_who_might_is_asked(mode: str) -> None:
    """In `masked` and `fixed` whoever has a card is asked as long as not all copies are in sight; without a fitting card only `pass` is legal."""
    table = place(4, mode=mode, hands={"A": "second_wind", "B": "scorch", "D": "thief"}).play("play second_wind")
    assert (table.turn, table.legal()) == ("B", ["pass"])
    assert table.refusal("react snuff_out") == ("DG-C2", "not_in_hand")
    table.play("pass")
    assert table.turn == "D"
    table.play("pass")
    assert (table.turn, table.points) == ("A", 5)
    table = place(4, mode=mode, hands={"A": "second_wind", "B": "scorch"}, discard="snuff_out", in_play="snuff_out").play(
        "play second_wind"
    )
    assert (table.turn, table.points) == ("A", 5)


@rule("DG-Y2")
def test_ferocity_counts_only_if_it_turns() -> None:
    """With both Slippery Scales in sight a combat window is possible only while a Ferocity could turn the result."""
    for attack, possible in ((5, True), (6, False)):
        table = place(2, mode="masked", dragons={"A": "3,3", "B": "3,4"}, hands={"B": "scorch"}, discard="slippery_scales slippery_scales")
        table.play("move 3,4", dice(attack, 3))
        assert (table.decision == "combat_losing") == possible


@rule("DG-W8")
def test_windows_do_not_nest() -> None:
    """A response opens no window, but its effect may: Creature Comfort leads to a fight with its own window, which lies alone above the turn and the round."""
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, hands={"B": "creature_comfort", "A": "ferocity"}).play("move 5,5")
    table.play("react creature_comfort", dice(5, 3))
    assert (table.decision, table.turn, table.state.depth()) == ("combat_losing", "A", 3)


@rule("DG-W9", "DG-Y9")
def test_a_table_can_pass_for_a_player() -> None:
    """A pass is legal for every asked seat in every window, whatever it holds, so a table can always answer for it; its prompt is the same for all candidates."""
    asked = 0
    for seed in range(4):
        for state, _, _ in walk(3, {"reaction_mode": "masked"}, seed):
            if not state.over and state.view(None)["window"] is not None:
                asked += 1
                assert str(GAME.move(state.legal()[0])) == "pass"
                assert all(fact != int(state.seat()) or name != "asked" for name, fact in state.prompt().facts.items())
    assert asked > 20


@rule("DG-W10", "DG-Y1")
@pytest.mark.parametrize("mode", ["instant", "masked", "fixed"])
def test_nobody_sees_who_is_asked(mode: str) -> None:
    """While a window is open the others' views, the prompt and the events are the same whoever is asked; a pass is told to nobody."""
    views = []
    for hands in ({"B": "snuff_out", "C": "scorch"}, {"B": "scorch", "C": "snuff_out"}):
        table = place(3, mode=mode, hands={"A": "second_wind", **hands}).play("play second_wind")
        views.append([table.state.view(0), table.state.view(None), str(table.state.prompt())])
        assert table.state.view(0)["deciding"] is None
        assert table.state.view(int(table.state.seat()))["asked"] is True
        assert table.state.view(0)["asked"] is False
        table.play("pass")
        assert not [event for event in table.events if event.kind not in ("more_actions",)]
    assert views[0] == views[1]


@rule("DG-Y1")
@pytest.mark.parametrize("deed", ["claim", "destroy"])
@pytest.mark.parametrize("mode", ["instant", "masked", "fixed"])
def test_only_cards_that_are_played_are_told(mode: str, deed: str) -> None:
    """Nobody is told that the owner of a tile has no card, or has passed: what happens is told as on a free tile. But in `instant` the silence shows something, so that the deed is not taken back freely."""
    tiles = {"3,3": "city B"}
    for hand, shows in (("scorch", mode == "instant"), ("", False)):
        table = place(2, mode=mode, dragons={"A": "3,3"}, tiles=tiles, hands={"B": hand}).play(deed)
        while table.decision == "tile_contested":
            table.play("pass")
        assert table.told() == [{"claim": "claimed", "destroy": "destroyed"}[deed]]
        assert [event.reveals for event in table.events] == [shows]


@rule("DG-Y3", "DG-G40")
def test_modes() -> None:
    """`instant` is the engine's default; the hold is carried for the table and changes nothing in the engine. The modes have the same effects."""
    settings = GAME.settings(3, {})
    assert (settings["reaction_mode"], settings["reaction_hold_ms"]) == ("instant", 1500)
    ends = []
    for mode in ("instant", "masked", "fixed"):
        table = place(3, mode=mode, dragons={"A": "3,3"}, tiles={"3,3": "city B"}, hands={"B": "scorch"}).play("claim")
        while table.legal() == ["pass"]:
            table.play("pass")
        ends.append((table.tile("3,3"), table.points, table.totems("B")))
    assert ends == [("city A", 2, 9)] * 3


@rule("DG-Y4", "DG-U4")
def test_the_choice_before_tribute_is_masked_too() -> None:
    """In `masked` whoever might hold Intimidate is asked; with all four in sight nobody is."""
    table = place(2, mode="masked", active="B", first="A", tiles={"1,1": "village A"}, hands={"A": "scorch"}, points=0).play("end")
    assert (table.decision, table.turn, table.legal()) == ("tribute_choice", "A", ["roll"])
    assert table.refusal("play intimidate") == ("DG-U4", "not_in_hand")
    assert table.refusal("end") == ("DG-U4", "tribute_now")
    table = place(
        2, mode="masked", active="B", first="A", tiles={"1,1": "village A"}, hands={"A": "scorch"}, discard="intimidate " * 4, points=0
    )
    table.play("end", dice(6))
    assert table.decision == "tribute_rolled"


@rule("DG-Y5")
def test_a_bot_sees_only_its_own_windows() -> None:
    """A seat that is not asked has no move and no sign of who is; a world that it imagines looks the same to it."""
    table = place(4, hands={"A": "second_wind", "C": "snuff_out"}).play("play second_wind")
    for seat in (0, 1, 3):
        view = table.state.view(seat)
        assert (view["asked"], view["deciding"]) == (False, None)
        assert table.state.resample(seat, clutch.Seeded(5)).view(seat) == view


@rule("DG-I11")
@pytest.mark.parametrize("mode", ["masked", "fixed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_cards_do_not_show(mode: str, players: int) -> None:
    """Two positions that differ only in hidden cards go on with the same decisions, seats and public views as long as no such card is played."""
    compared = 0
    for seed in range(3):
        for number, (state, _, _) in enumerate(walk(players, {"reaction_mode": mode}, seed)):
            if number % 9 or state.over:
                continue
            viewer = int(state.active) if state.active >= 0 else 0
            truth = state.clone()
            other = state.resample(viewer, clutch.Seeded(number))
            for step in range(12):
                assert truth.prompt() == other.prompt()
                if truth.view(None)["window"] is None:
                    assert truth.seat() == other.seat()
                common = [action for action in truth.legal() if action in other.legal() and harmless(action)]
                if truth.over or not common or truth.seat() != other.seat():
                    break
                action = common[(step * 7 + number) % len(common)]
                truth.apply(action, clutch.Seeded(step))
                other.apply(action, clutch.Seeded(step))
                if truth.deck_size != state.deck_size:
                    break
                assert public(truth) == public(other)
                compared += 1
    assert compared > 30


def harmless(action: int) -> bool:
    """Moves that draw no card and show none of the hand."""
    return GAME.move(action).kind not in ("cycle", "draw", "play", "play_on", "play_at", "react")


def public(state: clutch.State) -> dict[str, object]:
    """What a spectator sees."""
    return state.view(None)


@rule("DG-W6")
def test_the_asked_are_those_of_the_rule() -> None:
    """In random games every open window asks a seat that the rule asks, and nobody before it in the order is skipped without having answered."""
    for mode in ("instant", "masked"):
        for state, _, _ in walk(4, {"reaction_mode": mode}, 2):
            if state.over or state.view(None)["window"] is None:
                continue
            seat = int(state.seat())
            window = DECISIONS[state.kind()]
            assert isinstance(window, ReactionWindow)
            assert window.is_asked(state, seat)
            assert mode == "instant" or window.is_possible(state)
            assert (len(state.legal()) > 1) or mode == "masked"


def test_refusals_in_windows() -> None:
    """A card of another moment is refused."""
    table = place(2, hands={"A": "second_wind", "B": "snuff_out hecklers"}).play("play second_wind")
    assert table.refusal("react hecklers") == ("DG-W1", "wrong_moment")
    assert table.refusal("end") == ("DG-W1", "respond_now")
    assert cards("scorch") == [4]


def foreseen(table: Table, move: str) -> tuple[list[str], str, int | None]:
    """What the seat that decides can foresee of a move: the events' kinds, how foresight ends, and who decides then."""
    foresight = Sight(table.state, table.state.seat()).foresee(GAME.parse(move))
    return [event.kind for event in foresight.events], foresight.stop, foresight.turn


@rule("DG-Y1", "DG-W10")
def test_nobody_foresees_whether_a_hand_answers() -> None:
    """In `instant`, where a hand decides who is asked, foresight ends before the question, however unlikely the card is; in `masked` it ends with a question whose addressee it does not name."""
    hands = {"A": "second_wind", "B": "scorch", "C": "scorch"}
    table = place(3, dragons={"A": "3,3"}, tiles={"3,3": "city B", "4,4": "city"}, hands=hands)
    assert foreseen(table, "play second_wind") == (["played"], "secret", None)
    assert foreseen(table, "claim") == ([], "secret", None)
    assert foreseen(place(3, dragons={"A": "4,4"}, tiles={"4,4": "city"}, hands=hands), "claim") == (["claimed"], "decision", 0)
    masked = place(3, mode="masked", dragons={"A": "3,3"}, tiles={"3,3": "city B"}, hands=hands)
    assert foreseen(masked, "play second_wind") == (["played"], "decision", None)
    assert foreseen(masked, "claim") == (["contested"], "decision", None)


@rule("DG-Y1", "DG-Y2")
def test_what_everybody_can_see_is_foreseen() -> None:
    """With all copies of the answer in sight, or with no card in the other hands, the deed is certain; so is a response. Whether somebody else is asked after a pass is not."""
    hands = {"A": "second_wind", "B": "scorch"}
    table = place(
        2, dragons={"A": "3,3"}, tiles={"3,3": "city B"}, hands=hands, discard="snuff_out snuff_out loyal_subjects loyal_subjects"
    )
    assert foreseen(table, "play second_wind")[1:] == ("decision", 0)
    assert foreseen(table, "claim") == (["claimed"], "decision", 0)
    assert foreseen(place(2, dragons={"A": "3,3"}, tiles={"3,3": "city B"}, hands={"A": "scorch"}), "claim") == (["claimed"], "decision", 0)
    asked = place(3, active="C", hands={"C": "second_wind", "B": "snuff_out", "A": "snuff_out"}).play("play second_wind")
    assert (asked.turn, foreseen(asked, "react snuff_out")) == ("A", (["reacted", "snuffed_out"], "decision", 2))
    assert foreseen(asked, "pass") == ([], "secret", None)


def test_a_window_says_whom_it_is_about() -> None:
    """By what all can see: the target of a card, whoever has a claim or a dragon where it is aimed, both fighters, and whoever rolls for tribute."""
    table = place(
        3,
        mode="masked",
        hands={"A": "thief scorch second_wind", "B": "snuff_out", "C": "fairwind"},
        gold=[0, 4, 0],
        dragons={"B": "1,1", "A": "3,3"},
        tiles={"3,4": "village C"},
    )
    about = {"play thief B": [1], "play scorch 3,4": [2], "play second_wind": []}
    for move, seats in about.items():
        state = table.state.clone()
        state.apply(GAME.parse(move), clutch.Scripted([]))
        window = state.view(2)["window"]
        assert isinstance(window, dict)
        assert (window["concerns"], window["cards"]) == (seats, ["snuff_out"])
