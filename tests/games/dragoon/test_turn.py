"""Rounds, turns and actions."""

from __future__ import annotations

import pytest

import clutch
from games.dragoon.island import GAME, OPTIONS, cards, dice, place, rolls, walk
from kit import rule


@rule("DG-R1", "DG-R2")
def test_the_order_of_a_round() -> None:
    """Populate, the choice of the first player, everybody's turn, everybody's tribute, the end check; then the next round."""
    for players in (2, 3, 4):
        story: list[str] = []
        for state, _, events in walk(players, {}, 5):
            story += [
                event.kind for event in events if event.kind in ("round", "last_place", "chose_first", "turn", "ended", "rolled_tribute")
            ]
            if state.round > 6:
                break
        told = " ".join(story)
        rounds = [part.split() for part in told.split("round ") if part]
        for part in rounds[:5]:
            assert part[:2] == ["last_place", "chose_first"]
            assert part[2 : 2 + 2 * players] == ["turn", "ended"] * players
            assert set(part[2 + 2 * players :]) <= {"rolled_tribute"}


@rule("DG-R1")
def test_nothing_ends_the_game_in_mid_round() -> None:
    """With 60 gold the turn simply goes on."""
    table = place(2, dragons={"A": "3,3"}, tiles={"3,3": "city"}, gold=[60, 0]).play("destroy")
    assert not table.state.over
    assert table.gold == [64, 0]


@rule("DG-R3")
@pytest.mark.parametrize("options", OPTIONS)
def test_one_decision_at_a_time(options: dict[str, object]) -> None:
    """Exactly one seat decides at any time, and only its moves are legal: above the round lies one decision, or one above the turn."""
    for state, _, _ in walk(4, options, 8):
        if not state.over:
            assert 0 <= state.seat() < 4
            assert state.depth() in (2, 3)


@rule("DG-T1")
def test_a_turn_starts_with_a_card() -> None:
    """The active player draws one card and has three points; no Lay Waste is on."""
    table = place(2, points=0, lay_waste=True).play("end", cards("scorch"))
    assert (table.turn, table.points, table.hand("B")) == ("B", 3, "scorch")
    assert not table.state.lay_waste


@rule("DG-T2")
def test_what_a_turn_offers() -> None:
    """Actions with points enough, white cards and Creature Comfort; other red cards are not offered."""
    table = place(2, dragons={"A": "1,1"}, hands={"A": "second_wind creature_comfort intimidate ferocity"})
    assert table.legal() == ["move 2,1", "move 1,2", "cycle second_wind", "cycle creature_comfort", "cycle intimidate", "cycle ferocity", "draw", "play second_wind", "play creature_comfort"]  # fmt: skip
    assert table.refusal("pass") == ("DG-T2", "your_turn_now")
    assert table.refusal("first A") == ("DG-T2", "your_turn_now")
    assert table.refusal("roll") == ("DG-T2", "your_turn_now")


@rule("DG-C2")
@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("card", ["intimidate", "ferocity", "slippery_scales", "snuff_out", "hecklers", "loyal_subjects"])
def test_a_red_card_in_the_own_turn_has_its_own_reason(card: str, held: bool) -> None:
    """Whether it is in hand or not, a red card is refused in the own turn because its moment has not come; so is it in the view of the hand."""
    table = place(2, hands={"A": card if held else "scorch"})
    assert table.refusal(("play " if card == "intimidate" else "react ") + card) == ("DG-C2", "red_card")
    hand = table.state.view(0)["hand"]
    assert isinstance(hand, list)
    assert [entry["refusal"]["rule"] for entry in hand if entry["card"] == card] == ["DG-C2"] * held


@rule("DG-C2")
def test_creature_comfort_is_played_in_the_own_turn_and_not_answered_with() -> None:
    """The answer is refused and says how the card is played now, which is legal."""
    table = place(2, dragons={"A": "3,3"}, hands={"A": "creature_comfort"})
    assert table.refusal("react creature_comfort") == ("DG-C2", "play_instead")
    assert "play creature_comfort" in table.legal()


@rule("DG-T3", "DG-A9", "DG-Y4")
def test_all_points_must_be_spent() -> None:
    """The turn can be ended only at 0 points, and that is then asked even if nothing else is possible."""
    table = place(2, points=1)
    assert table.refusal("end") == ("DG-T3", "points_left")
    table.play("move 2,1")
    assert table.legal() == ["end"]
    assert table.refusal("move 2,2") == ("DG-T2", "no_points")
    assert table.turn == "A"


@rule("DG-T4", "DG-G11")
def test_there_is_always_a_move() -> None:
    """From every cell, wherever the others are, a dragon can step somewhere."""
    for players in (2, 3, 4):
        for black in range(1, 7):
            for red in range(1, 7):
                name = f"{black},{red}"
                table = place(players)
                if table.state.agreement.cave_at[(red - 1) * 6 + black - 1] not in (0, 1):
                    continue
                table = place(players, dragons={"A": name})
                assert table.legal_of("move")


@rule("DG-T5", "DG-G12")
def test_losing_does_not_end_the_turn() -> None:
    """A dragon sent home in its own turn goes on from there with the points it has left."""
    table = place(2, dragons={"A": "4,4", "B": "4,3"}).play("move 4,3", dice(1, 6))
    assert (table.turn, table.dragon("A"), table.points) == ("A", "2,2", 2)
    assert "move 2,3" in table.legal()


@rule("DG-T6")
def test_the_end_of_a_turn() -> None:
    """An intruder is evicted; the chest moves on from under a dragon; Lay Waste ends; cards in play are discarded; only then the next player draws."""
    table = place(2, dragons={"A": "5,5", "B": "1,4"}, gold=[5, 0], points=0, lay_waste=True, in_play="lay_waste snuff_out")
    table.play("end", cards("scorch"))
    assert (table.dragon("A"), table.dragon("B"), table.gold) == ("2,2", "5,5", [2, 3])
    assert (table.pile("discard"), table.pile("in_play")) == ("lay_waste snuff_out", "")
    assert not table.state.lay_waste
    assert table.told().index("evicted") < table.told().index("turn")
    table = place(2, dragons={"A": "1,6"}, thief=3, points=0)
    table.play("end", [*table.chest_luck("6,6"), *cards("scorch")])
    assert table.treasure == "6,6"


@rule("DG-A1")
def test_moving() -> None:
    """One step costs one point and goes to an adjacent cell that is not another's guarded cave."""
    table = place(2, dragons={"A": "4,5"})
    assert table.legal_of("move") == ["4,4", "3,5", "4,6"]
    assert table.refusal("move 5,5") == ("DG-M2", "guarded_cave")
    assert table.refusal("move 5,6") == ("DG-A1", "not_adjacent")
    assert table.refusal("move 4,5") == ("DG-A1", "not_adjacent")
    table.play("move 3,5")
    assert (table.dragon("A"), table.points) == ("3,5", 2)


@rule("DG-A2")
def test_claiming() -> None:
    """A claim costs a point and a totem; another's totem goes back to its owner; an own claim cannot be claimed again."""
    table = place(2, dragons={"A": "3,3"}, tiles={"3,3": "village B"}).play("claim")
    assert (table.tile("3,3"), table.totems("A"), table.totems("B"), table.points) == ("village A", 8, 9, 2)
    assert table.refusal("claim") == ("DG-A2", "already_yours")
    assert place(2, dragons={"A": "3,3"}).refusal("claim") == ("DG-A2", "no_tile_here")


@rule("DG-A3", "DG-G42")
@pytest.mark.parametrize(("tile", "gold"), [("village", 2), ("village A", 2), ("village B", 2), ("city", 4), ("city A", 4), ("city B", 4)])
def test_destroying(tile: str, gold: int) -> None:
    """Any tile, one's own claim too, brings 2 or 4 gold; tile and totem go back to their supplies."""
    table = place(2, dragons={"A": "3,3"}, tiles={"3,3": tile}).play("destroy")
    assert (table.tile("3,3"), table.gold[0], table.points) == ("", gold, 2)
    assert (table.totems("A"), table.totems("B"), table.state.tile_supply) == (9, 9, 20)
    assert table.refusal("destroy") == ("DG-A3", "no_tile_here")


@rule("DG-A4")
def test_stealing_from_a_cave() -> None:
    """An intruder rolls a die and takes that much from the owner."""
    table = place(2, dragons={"A": "5,5", "B": "1,1"}, gold=[1, 20]).play("steal cave", dice(4))
    assert (table.gold, table.points) == ([5, 16], 2)
    assert place(2, dragons={"B": "1,1"}, gold=[0, 9]).refusal("steal cave") == ("DG-A4", "not_in_cave")


@rule("DG-A5")
def test_stealing_from_the_treasure() -> None:
    """On the chest's cell a die takes that much of the thief's gold."""
    table = place(2, dragons={"A": "1,6"}, thief=9).play("steal treasure", dice(4))
    assert (table.gold[0], table.state.thief_gold, table.points) == (4, 5, 2)
    assert place(2, thief=9).refusal("steal treasure") == ("DG-A5", "not_on_treasure")


@rule("DG-A6")
def test_cycling() -> None:
    """A card goes face up to the discard pile, then one is drawn."""
    table = place(2, hands={"A": "scorch thief"}).play("cycle scorch", cards("uprising"))
    assert (table.hand("A"), table.pile("discard"), table.points) == ("thief uprising", "scorch", 2)
    assert table.refusal("cycle scorch") == ("DG-A6", "not_in_hand")


@rule("DG-A7", "DG-A12")
def test_drawing_costs_two() -> None:
    """Drawing needs two points; with one it is not legal."""
    table = place(2).play("draw", cards("scorch"))
    assert (table.hand("A"), table.points) == ("scorch", 1)
    assert table.refusal("draw") == ("DG-A12", "draw_costs_two")


@rule("DG-A8", "DG-C1")
def test_cards_cost_nothing() -> None:
    """Any number of cards may be played, and no point is spent; a hand has no limit."""
    table = place(
        2, dragons={"A": "3,3"}, tiles={"3,4": "village", "4,3": "village"}, hands={"A": "scorch scorch second_wind " + "fairwind " * 5}
    )
    table.plays("play scorch 3,4", "play scorch 4,3")
    assert table.points == 3
    table.plays("play second_wind")
    assert (table.points, len(table.hand("A").split())) == (5, 5)


@rule("DG-A10")
def test_actions_may_be_repeated() -> None:
    """The same action again and again, as long as points last."""
    table = place(2, dragons={"A": "1,6"}, thief=30)
    for face in (3, 4, 5):
        table.play("steal treasure", dice(face))
    assert (table.gold[0], table.points) == (12, 0)


@rule("DG-A11", "DG-G23")
def test_no_totem_no_claim() -> None:
    """With all nine totems on the map nothing can be claimed."""
    tiles = {f"{black},{red}": "village A" for black in (1, 3, 4) for red in (1, 3, 4)}
    table = place(2, dragons={"A": "6,1"}, tiles={**tiles, "6,1": "village"})
    assert table.totems("A") == 0
    assert table.refusal("claim") == ("DG-A11", "no_totem")


def test_the_game_over_refuses_everything() -> None:
    """Once the game is over nothing is legal, and the refusal says so."""
    *_, (state, _, _) = walk(2, {"gold_goal": 10}, 1)
    assert state.legal() == []
    refusal = state.refusal(0)
    assert refusal is not None
    assert refusal.kind == "over"
    assert state.prompt().kind == "over"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_companion_mode_asks_for_everything(players: int) -> None:
    """A person can enter every die and card: the rules say before each outcome what it is, and every question has words."""
    luck = clutch.Seeded(9)

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None
        assert len(question.names) == len(left)
        assert GAME.words().say("questions", question.kind, question.facts, ["Ann", "Ben", "Cleo", "Dan"])
        good = [number for number, count in enumerate(left) if count]
        return good[luck.below(len(good))]

    entered = clutch.Entered(answer)
    referee = clutch.begin(GAME, players, {"gold_goal": 20}, [clutch.Seat(name) for name in "ABCD"[:players]], entered)
    while not referee.state.over:
        actions = referee.state.legal()
        referee.act(int(referee.state.seat()), actions[luck.below(len(actions))], entered)
    assert clutch.replay(GAME, clutch.read_record(referee.record.text())).state.scores() == referee.state.scores()


def test_rolls_are_black_then_red() -> None:
    """The luck of a populate roll is the black die, then the red one."""
    assert rolls("4,1") == [3, 0]
