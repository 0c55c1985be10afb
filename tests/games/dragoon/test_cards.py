"""Cards: drawing and playing them, and what each does."""

from __future__ import annotations

import pytest

from games.dragoon.island import GAME, cards, dice, place, rolls, walk
from kit import rule


@rule("DG-C2", "DG-G29")
def test_when_cards_can_be_played() -> None:
    """White cards only in the own turn; red ones only at their moments, which may fall in the own turn."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, hands={"A": "ferocity scorch", "B": "scorch"})
    assert "play scorch 3,4" not in table.legal()
    assert table.refusal("react ferocity") == ("DG-C2", "red_card")
    table.play("move 3,4", dice(3, 5))
    assert (table.turn, table.legal()) == ("A", ["pass", "react ferocity"])
    assert table.refusal("cycle scorch") == ("DG-W5", "respond_now")


@rule("DG-C3", "DG-G26")
def test_cards_stay_in_play_until_the_turn_ends() -> None:
    """A played card is not in the discard pile before the turn's end, so it cannot be drawn again in the same turn."""
    table = place(2, hands={"A": "second_wind"}, empty_deck="B").plays("play second_wind", "pass")
    assert (table.pile("in_play"), table.pile("discard")) == ("second_wind", "")
    assert table.refusal("draw") == ("DG-C4", "no_card_to_draw")
    table.state.action_points = 0
    table.play("end", cards("second_wind"))
    assert table.pile("in_play") == ""
    assert "second_wind" in table.hand("B")


@rule("DG-C4", "DG-G24")
def test_the_deck_is_formed_anew_when_needed() -> None:
    """With the last card drawn nothing happens yet; the next draw first shuffles the discard pile, but not the cards in play."""
    table = place(2, discard="scorch thief", in_play="uprising", hands={"A": "fairwind"}, empty_deck="B")
    table.play("draw", cards("thief"))
    assert (table.pile("deck"), table.pile("discard"), table.pile("in_play")) == ("scorch", "", "uprising")
    assert "reshuffled" in table.told()
    table.state.action_points = 2
    table.play("draw", cards("scorch"))
    assert (table.pile("deck"), table.told()) == ("", ["drew"])


@rule("DG-C4", "DG-G25")
def test_nothing_to_draw() -> None:
    """With deck and discard pile empty a turn starts without a card, and drawing is refused."""
    table = place(2, empty_deck="A", points=0).play("end")
    assert (table.turn, table.hand("B")) == ("B", "")
    assert "nothing_to_draw" in table.told()
    assert table.refusal("draw") == ("DG-C4", "no_card_to_draw")


@rule("DG-C5")
def test_a_card_needs_what_it_says() -> None:
    """A card that is not in hand, or whose condition does not hold, cannot be played; one that is played leaves the hand with its target."""
    table = place(2, dragons={"A": "3,3"}, tiles={"3,4": "village"}, hands={"A": "scorch", "B": "snuff_out"})
    assert table.refusal("play fairwind 3,4") == ("DG-C5", "not_in_hand")
    assert table.refusal("play scorch 4,3") == ("DG-K6", "no_tile_there")
    table.play("play scorch 3,4")
    assert (table.hand("A"), table.pile("in_play"), table.decision) == ("", "scorch", "white_played")
    window = table.state.view(0)["window"]
    assert isinstance(window, dict)
    assert (window["card"], window["cell"]) == ("scorch", "3,4")


@rule("DG-C6", "DG-K15")
def test_a_cancelled_card_is_spent() -> None:
    """A snuffed-out card has no effect and lies in play like any other."""
    table = place(2, hands={"A": "second_wind", "B": "snuff_out"}).plays("play second_wind", "react snuff_out")
    assert (table.points, table.hand("A"), table.pile("in_play"), table.turn) == (3, "", "second_wind snuff_out", "A")


@rule("DG-C7", "DG-G27")
def test_red_cards_are_not_answered() -> None:
    """Nobody is asked about a red card, though both Snuff Outs are in hands."""
    table = place(3, dragons={"A": "3,3"}, hands={"A": "creature_comfort", "B": "snuff_out", "C": "snuff_out"}).plays(
        "play creature_comfort"
    )
    assert (table.turn, table.decision, table.dragon("A")) == ("A", "turn", "2,2")


@rule("DG-C8", "DG-G45")
def test_lay_waste_goes_before_combat() -> None:
    """Under Lay Waste no dice are rolled for the own arrival."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[0, 5], lay_waste=True).play("move 3,4")
    assert (table.dragon("B"), table.gold) == ("5,5", [0, 5])


@rule("DG-C9")
def test_conditions_are_looked_at_once() -> None:
    """After everybody passed the card works on the target that was named."""
    table = place(3, mode="masked", dragons={"A": "3,3"}, tiles={"3,4": "village"}, hands={"A": "scorch", "B": "thief", "C": "thief"})
    table.play("play scorch 3,4").plays("pass", "pass")
    assert (table.tile("3,4"), table.gold[0], table.turn) == ("", 2, "A")


@rule("DG-K1")
def test_fairwind() -> None:
    """1 to 3 steps over anything; only the target is entered."""
    table = place(2, dragons={"A": "1,1", "B": "2,1"}, hands={"A": "fairwind fairwind"})
    assert table.legal_of("play fairwind") == ["2,1", "3,1", "4,1", "1,2", "2,2", "3,2", "1,3", "2,3", "1,4"]
    assert table.refusal("play fairwind 5,1") == ("DG-K1", "fairwind_range")
    assert table.refusal("play fairwind 1,1") == ("DG-K1", "fairwind_range")
    table.play("play fairwind 4,1")
    assert (table.dragon("A"), table.points) == ("4,1", 3)
    table.play("play fairwind 2,1", dice(6, 1))
    assert (table.dragon("A"), table.dragon("B")) == ("2,1", "5,5")


@rule("DG-K2", "DG-G46")
def test_second_wind() -> None:
    """Two more points, also at 0, which must be spent."""
    table = place(2, hands={"A": "second_wind"}, points=0).play("play second_wind")
    assert table.points == 2
    assert table.refusal("end") == ("DG-T3", "points_left")


@rule("DG-K3")
def test_lay_waste() -> None:
    """Burns the own tile at once and every tile entered, own claims too; not twice; also after being sent home; nobody is asked."""
    tiles = {"3,3": "village A", "3,4": "city A", "3,5": "village B", "2,3": "village"}
    table = place(2, dragons={"A": "3,3"}, tiles=tiles, hands={"A": "lay_waste lay_waste", "B": "loyal_subjects"})
    table.plays("play lay_waste")
    assert (table.tile("3,3"), table.gold[0]) == ("", 2)
    assert table.refusal("play lay_waste") == ("DG-K3", "already_laying_waste")
    table.plays("move 3,4", "move 3,5")
    assert (table.gold[0], table.tile("3,4"), table.tile("3,5"), table.turn) == (8, "", "", "A")
    assert place(2, hands={"A": "lay_waste"}).play("play lay_waste").state.lay_waste


@rule("DG-K3")
def test_only_arriving_burns() -> None:
    """A village that comes under the dragon stays; a dragon that was sent home under Lay Waste goes on burning."""
    table = place(2, dragons={"A": "3,3"}, hands={"A": "new_arrivals"}, lay_waste=True).play("play new_arrivals", rolls("3,3", "3,2"))
    assert (table.tile("3,3"), table.gold[0]) == ("village", 0)
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, tiles={"2,3": "village"}, hands={"B": "creature_comfort"}, lay_waste=True)
    table.play("move 5,5").play("react creature_comfort", dice(6, 1)).plays("move 2,3")
    assert (table.tile("2,3"), table.gold[0]) == ("", 2)


@rule("DG-K4", "DG-G33")
def test_menacing_roar() -> None:
    """Own cell and the eight around it, not under other dragons; one pick after another without windows, until stopped or done."""
    tiles = {"3,3": "village", "4,4": "city B", "2,3": "village A", "3,4": "village", "5,3": "village", "4,3": "village"}
    table = place(2, dragons={"A": "3,3", "B": "4,3"}, tiles=tiles, hands={"A": "menacing_roar", "B": "loyal_subjects"})
    table.plays("play menacing_roar")
    assert table.legal() == ["roar 3,3", "roar 3,4", "roar 4,4", "roar stop"]
    assert table.refusal("roar 5,3") == ("DG-K4", "roar_range")
    assert table.refusal("roar 4,3") == ("DG-K4", "roar_tile")
    assert table.refusal("end") == ("DG-K4", "roar_now")
    table.plays("roar 4,4", "roar 3,3")
    assert (table.tile("4,4"), table.totems("B"), table.totems("A"), table.decision) == ("city A", 9, 6, "roar")
    table.plays("roar 3,4")
    assert (table.decision, table.points) == ("turn", 3)
    table = place(2, dragons={"A": "3,3"}, tiles={"3,3": "village", "3,4": "village"}, hands={"A": "menacing_roar"})
    table.plays("play menacing_roar", "roar stop")
    assert (table.tile("3,3"), table.decision) == ("village", "turn")
    assert place(2, dragons={"A": "3,3"}, hands={"A": "menacing_roar"}).refusal("play menacing_roar") == ("DG-K4", "nothing_to_claim")


@rule("DG-K5")
def test_thief() -> None:
    """Another player with gold who is away loses 3, or what it has, to the thief."""
    table = place(4, dragons={"B": "1,1", "D": "6,6"}, gold=[5, 4, 9, 0], hands={"A": "thief thief"}, thief=2)
    assert table.legal_of("play thief") == ["B"]
    assert table.refusal("play thief A") == ("DG-K5", "only_others")
    assert table.refusal("play thief C") == ("DG-K5", "is_home")
    assert table.refusal("play thief D") == ("DG-K5", "no_gold")
    table.plays("play thief B", "play thief B")
    assert (table.gold[1], table.state.thief_gold) == (0, 6)
    assert place(2, hands={"A": "thief"}).refusal("play thief C") == ("DG-K5", "no_such_seat")


@rule("DG-K6", "DG-G33")
def test_scorch() -> None:
    """An adjacent tile without a dragon burns for gold; its owner is not asked."""
    table = place(
        2,
        dragons={"A": "3,3", "B": "4,3"},
        tiles={"3,4": "city B", "4,3": "village", "4,4": "village"},
        hands={"A": "scorch", "B": "loyal_subjects"},
    )
    assert table.legal_of("play scorch") == ["3,4"]
    assert table.refusal("play scorch 4,3") == ("DG-G33", "dragon_there")
    assert table.refusal("play scorch 4,4") == ("DG-K6", "scorch_range")
    table.plays("play scorch 3,4")
    assert (table.gold[0], table.totems("B"), table.tile("3,4"), table.turn) == (4, 9, "", "A")


@rule("DG-K7", "DG-G33")
def test_uprising() -> None:
    """Another's totem goes home from a tile without a dragon; the tile stays."""
    tiles = {"1,1": "city B", "6,6": "village B", "3,1": "village A", "4,1": "village"}
    table = place(2, dragons={"B": "6,6"}, tiles=tiles, hands={"A": "uprising"})
    assert table.legal_of("play uprising") == ["1,1"]
    assert table.refusal("play uprising 6,6") == ("DG-G33", "dragon_there")
    assert table.refusal("play uprising 3,1") == table.refusal("play uprising 4,1") == ("DG-K7", "no_rival_totem")
    table.plays("play uprising 1,1")
    assert (table.tile("1,1"), table.totems("B")) == ("city", 8)


@rule("DG-K8", "DG-G43")
def test_boom_town() -> None:
    """A village anywhere without another's dragon becomes a city and keeps its totem."""
    tiles = {"1,1": "village B", "6,6": "village B", "3,1": "city A", "3,3": "village"}
    table = place(2, dragons={"A": "3,3", "B": "6,6"}, tiles=tiles, hands={"A": "boom_town"})
    assert table.legal_of("play boom_town") == ["1,1", "3,3"]
    assert table.refusal("play boom_town 6,6") == ("DG-K8", "dragon_there")
    assert table.refusal("play boom_town 3,1") == ("DG-K8", "no_village_there")
    assert table.plays("play boom_town 1,1").tile("1,1") == "city B"


@rule("DG-K9", "DG-G44")
@pytest.mark.parametrize(("supply", "first", "second"), [(5, "2,2", "3,3"), (0, "6,6", "1,1")])
def test_new_arrivals_never_feed_the_thief(supply: int, first: str, second: str) -> None:
    """Two populate rolls; a cave, a city or an empty supply brings nothing."""
    table = place(2, tiles={"3,3": "city"}, supply=supply, hands={"A": "new_arrivals"}).play("play new_arrivals", rolls(first, second))
    assert table.state.thief_gold == 0
    assert table.treasure is None


@rule("DG-K9")
def test_new_arrivals_settle_and_grow() -> None:
    """The first roll is carried out before the second: the same empty cell twice becomes a city."""
    table = place(2, hands={"A": "new_arrivals"}).play("play new_arrivals", rolls("1,1", "1,1"))
    assert (table.tile("1,1"), table.state.tile_supply) == ("city", 19)


@rule("DG-K10", "DG-Y6")
def test_sleight_of_claw() -> None:
    """A random card changes hands; taker and victim see it, others do not; it may be played at once."""
    table = place(3, hands={"A": "sleight_of_claw", "B": "second_wind"})
    assert table.legal_of("play sleight_of_claw") == ["B"]
    assert table.refusal("play sleight_of_claw C") == ("DG-K10", "no_cards")
    table.play("play sleight_of_claw B", cards("second_wind"))
    assert (table.hand("A"), table.hand("B")) == ("second_wind", "")
    picked = next(event for event in table.events if event.kind == "picked")
    assert ["card" in picked.facts_for(seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert (table.known("B", "A"), table.known("C", "A")) == ({"second_wind": 1}, {})
    assert table.plays("play second_wind").known("B", "A") == {}


@rule("DG-K11", "DG-G47")
def test_creature_comfort_in_the_own_turn() -> None:
    """Away from home the dragon flies home for nothing; at home the card cannot be played."""
    table = place(2, dragons={"A": "6,6"}, hands={"A": "creature_comfort"}).plays("play creature_comfort")
    assert (table.dragon("A"), table.points) == ("2,2", 3)
    assert place(2, hands={"A": "creature_comfort"}).refusal("play creature_comfort") == ("DG-K11", "at_home")


@rule("DG-K11", "DG-W2")
def test_creature_comfort_against_an_intruder() -> None:
    """The owner comes home and attacks; a pass lets the intruder be."""
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, gold=[5, 5], hands={"B": "creature_comfort"}).plays("move 5,5", "pass")
    assert (table.turn, table.dragon("A"), table.dragon("B")) == ("A", "5,5", "1,1")
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, gold=[5, 5], hands={"B": "creature_comfort"}).play("move 5,5")
    table.play("react creature_comfort", dice(3, 3))
    assert (table.gold, table.dragon("A"), table.turn, table.points) == ([2, 8], "2,2", "A", 2)


@rule("DG-K13")
@pytest.mark.parametrize(
    ("attack", "defence", "loser", "helps"),
    [(3, 6, "A", True), (2, 6, "A", False), (6, 4, "B", True), (6, 3, "B", False), (4, 2, "B", True)],
)
def test_ferocity_must_turn_the_result(attack: int, defence: int, loser: str, helps: bool) -> None:
    """The attacker needs a tie, the defender more; otherwise Ferocity is not legal."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, hands={"A": "ferocity slippery_scales", "B": "ferocity slippery_scales"})
    table.play("move 3,4", dice(attack, defence))
    assert table.turn == loser
    assert ("react ferocity" in table.legal()) == helps
    if not helps:
        assert table.refusal("react ferocity") == ("DG-K13", "ferocity_too_weak")


@rule("DG-K14")
def test_slippery_scales() -> None:
    """The fight is lost and the loser sent home, but nothing is paid; the winner is not asked again."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[5, 5], hands={"B": "slippery_scales", "A": "ferocity"}).play(
        "move 3,4", dice(5, 2)
    )
    table.play("react slippery_scales")
    assert (table.gold, table.dragon("B"), table.turn) == ([5, 5], "5,5", "A")


@rule("DG-K17", "DG-A10")
@pytest.mark.parametrize("deed", ["claim", "destroy"])
def test_loyal_subjects(deed: str) -> None:
    """The tile stays as it is, and the point is spent."""
    table = place(2, dragons={"A": "3,3"}, tiles={"3,3": "city B"}, hands={"B": "loyal_subjects"}).plays(deed, "react loyal_subjects")
    assert (table.tile("3,3"), table.points, table.gold[0], table.turn) == ("city B", 2, 0, "A")


@rule("DG-G37", "DG-G38")
def test_discards_and_gold_are_public() -> None:
    """Spectators see the discard pile, the cards in play and everybody's gold."""
    view = place(2, discard="scorch thief", in_play="uprising", gold=[3, 7]).state.view(None)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert (view["discard"], view["in_play"]) == ({"thief": 1, "scorch": 1}, {"uprising": 1})
    assert [seat["gold"] for seat in seats] == [3, 7]


def test_the_hand_in_the_view_tells_what_can_be_played() -> None:
    """For each card of the own hand: whether it can be played now, and if not, why."""
    table = place(
        2,
        dragons={"A": "3,3"},
        hands={"A": "scorch second_wind ferocity thief menacing_roar lay_waste uprising boom_town sleight_of_claw", "B": "scorch"},
        lay_waste=True,
    )
    hand = table.state.view(0)["hand"]
    assert isinstance(hand, list)
    assert {card["card"]: card["refusal"] and card["refusal"]["kind"] for card in hand} == {
        "second_wind": None,
        "sleight_of_claw": None,
        "menacing_roar": "nothing_to_claim",
        "thief": "thief_nothing",
        "scorch": "scorch_nothing",
        "lay_waste": "already_laying_waste",
        "uprising": "uprising_nothing",
        "boom_town": "boom_town_nothing",
        "ferocity": "red_card",
    }
    other = table.state.view(1)["hand"]
    assert isinstance(other, list)
    assert other[0]["refusal"]["kind"] == "not_now"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playable_cards_are_those_with_a_legal_move(players: int) -> None:
    """In random games a card of the deciding seat is playable exactly if some legal move plays it."""
    for mode in ("instant", "masked"):
        for state, _, _ in walk(players, {"reaction_mode": mode}, 4):
            if state.over:
                continue
            seat = int(state.seat())
            played = {
                str(GAME.move(action)).split()[1]
                for action in state.legal()
                if GAME.move(action).kind in ("play", "play_on", "play_at", "react")
            }
            hand = state.view(seat)["hand"]
            assert isinstance(hand, list)
            assert {card["card"] for card in hand if card["playable"]} == played
