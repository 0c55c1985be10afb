"""The end of the game."""

from __future__ import annotations

from pathlib import Path

import clutch
from games.dragon_family.arranged_table import GAME, Table, start
from kit import rule


def about_to_end(players: int, seat: int, first: int = 0) -> Table:
    """A seat with three lairs and a grown dragon at home."""
    table = start(players, first=first).lay("forest 2,0", "forest 3,0", "forest 4,0", "forest 5,0").stand(seat, "5,0", "0,0")
    for where in ("2,0", "3,0", "4,0"):
        table.lair(seat, "green", where)
    return table.hatchlings(seat, "green 3").at(seat)


@rule("DF-X1", "DF-Q33")
def test_the_end_is_triggered_once() -> None:
    """By a fourth lair or by the last tile; a second trigger changes nothing."""
    table = about_to_end(3, 0).leave("town").settle("5,0", 1).finish()
    assert table.state.view(None)["end"] == {"cause": "lairs", "seat": 0}
    table.explore(1, "0,2").finish()
    assert table.state.stack_size == 0
    assert table.state.view(None)["end"] == {"cause": "lairs", "seat": 0}
    assert table.told("end_by_stack") == []


@rule("DF-X2", "DF-X4", "DF-Q32")
def test_the_round_is_finished() -> None:
    """Everybody up to the player before the first one still has a turn; a trigger in the last turn of a round ends the game after it."""
    for first in range(3):
        for seat in range(3):
            table = about_to_end(3, seat, first).settle("5,0", 1).finish()
            turns = 0
            while not table.state.over:
                table.wander()
                turns += 1
            assert turns == (first - seat - 1) % 3
            assert table.state.round == 1


@rule("DF-X3")
def test_turns_after_the_trigger_are_ordinary() -> None:
    """With an empty stack one still explores, without drawing, and the hand shrinks."""
    table = start().leave("town").explore(1, "2,0").finish()
    assert table.told("end_by_stack") == [] or table.state.view(None)["end"] == {"cause": "stack", "seat": 0}
    table.explore(1, "0,2").finish()
    assert (table.hand(1), table.goods(1)) == (["mountain", "town"], {"gold": 2})
    assert table.state.over


@rule("DF-X5", "DF-Q34")
def test_idle_rounds_end_the_game() -> None:
    """So many rounds in a row in which nobody lays, settles, hatches or feeds; any progress starts the count again."""
    for stall in (3, 5, 10):
        table = start(stall_rounds=stall).lay("forest 2,0")
        for number in range(stall):
            assert (table.state.idle_rounds, table.state.over) == (number, False)
            table.wander()
            table.wander()
        assert table.state.over
        assert table.state.view(None)["end"] == {"cause": "idleness", "seat": None}
        assert table.state.round == stall


@rule("DF-X5")
def test_progress_starts_the_count_again() -> None:
    """A single feeding in the fourth round is enough; passing and trading are no progress."""
    table = start(allow_pass=True).lay("forest 2,0").hatchlings(0, "green").own(0, leaf=1, ruby=3)
    for _ in range(3):
        table.play("pass").finish().play("pass").finish()
    assert table.state.idle_rounds == 3
    table.play("pass", "trade ruby", "skip").play("pass").finish()
    assert table.state.idle_rounds == 4
    table.play("pass", "feed 1").play("pass")
    assert (table.state.idle_rounds, table.state.over) == (0, False)


def test_the_end_shows_hands_and_scores() -> None:
    """Every hand, every seat's points, and who has won."""
    table = about_to_end(2, 1).settle("5,0", 1).finish()
    assert table.state.over
    assert [facts["seat"] for facts in table.told("hand_shown")] in ([0, 1], [])
    view = table.state.view(None)
    assert [seat["hand"] for seat in view["seats"]] == [["forest", "mountain", "town"]] * 2  # type: ignore[attr-defined]
    assert table.state.scores() == [0, 12]
    assert table.state.winners() == [1]
    assert table.state.refusal(0) is not None


def test_the_last_decision_tells_the_scores() -> None:
    """Territories, each seat's parts, and the winner, with the rules behind them."""
    table = about_to_end(2, 1).lay("forest 6,0").play("settle", f"lair {4} with 1")
    assert table.state.over
    assert table.told("territory_scored") == [{"tile": 1, "terrain": "forest", "points": 1, "seats": [1], "count": 4}]
    assert table.told("scored") == [
        {"seat": 0, "points": 0, "nest": 0, "lairs": 0, "territory": 0},
        {"seat": 1, "points": 13, "nest": 0, "lairs": 12, "territory": 1},
    ]
    assert table.told("won") == [{"seats": [1], "points": 13}]


@rule("DF-X1", "DF-E7", "DF-X2")
def test_a_whole_game_that_ends_by_the_stack() -> None:
    """A recorded game of five: exactly one tile is the last, the round is finished, and everybody has had equally many turns."""
    text = (Path(__file__).parent / "end_by_stack.jsonl").read_text("utf-8")
    referee = clutch.replay(GAME, clutch.read_record(text))
    assert referee.record.text() == text
    assert referee.state.over
    assert [event.facts["seat"] for event in referee.events() if event.kind == "end_by_stack"] == [referee.state.view(None)["end"]["seat"]]  # type: ignore[index]
    turns = [0] * 5
    for step in referee.steps:
        turns[step.seat] += step.before.prompt().kind == "choose_action"
    assert len(set(turns)) == 1
