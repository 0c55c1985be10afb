"""The reveal, the ranking, the points and the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

import clutch
from clutch.games.dragon_kin.components import DRAGONS
from clutch.games.dragon_kin.scoring import places, royal_values
from games.dragon_kin.table import GAME, NAMES, Table, lay_out, random_rounds
from kit import rule

lines = st.lists(st.sampled_from(DRAGONS * 4), min_size=7, max_size=7).filter(lambda line: max(Counter(line).values()) <= 4)


def last_turn(kin: list[str], **more: object) -> Table:
    """A three-player round with one card left to play, then played."""
    return lay_out(["stone", "", ""], kin=kin, **more).play("discard stone", "scry 1")  # type: ignore[arg-type]  # options by name


def by_hand(line: list[str]) -> dict[str, int]:
    """The ranking as a person makes it: move the largest set to the front, and again; then count to the right."""
    left = list(line)
    sorted_line: list[str] = []
    while left:
        counts = Counter(left)
        best = max(left, key=lambda name: (counts[name], -left.index(name)))
        sorted_line += [best] * counts[best]
        left = [name for name in left if name != best]
    return {name: 7 - sorted_line.index(name) for name in sorted_line}


@rule("DK-F1")
def test_the_reveal_turns_everything_up() -> None:
    """Everybody, spectators included, sees the whole line and all kin; the event tells the line as it lay."""
    table = last_turn(["ice", "sea storm↑", ""])
    for seat in (0, 1, 2, None):
        view = table.state.view(seat)
        line, seats = view["line"], view["seats"]
        assert isinstance(line, list)
        assert isinstance(seats, list)
        assert [card["dragon"] for card in line] == table.line
        assert [[card["dragon"] for card in seat["kin"]] for seat in seats] == [["ice"], ["sea", "storm"], []]
        assert all(card["face_up"] for seat in seats for card in seat["kin"])
    assert [event.facts["dragons"] for event in table.events if event.kind == "revealed"] == [table.line]


@rule("DK-F1")
def test_a_person_is_asked_for_the_royal_cards_that_nobody_has_seen() -> None:
    """At a real table each of them is entered, from left to right."""
    table = lay_out(["stone", "", ""]).play("discard stone")
    asked: list[object] = []

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None
        assert sum(left) == 4 - len(asked)
        asked.append(question.facts["position"])
        return DRAGONS.index(table.line[int(str(question.facts["position"])) - 1])

    table.state.apply(GAME.parse("scry 1"), clutch.Entered(answer))
    assert asked == [4, 5, 6, 7]
    assert table.state.over


@rule("DK-F2", "DK-F3", "DK-G11")
@given(lines)
def test_the_ranking_is_what_a_person_makes_with_real_cards(line: list[str]) -> None:
    """Sorting by hand, set by set to the front, gives the same worth for every kind."""
    values = royal_values(vec[u8]([DRAGONS.index(name) + 1 for name in line]))
    assert {DRAGONS[kind]: int(value) for kind, value in enumerate(values) if value} == by_hand(line)


@rule("DK-F3")
@given(lines)
def test_worth_is_own_cards_and_all_to_the_right(line: list[str]) -> None:
    """The worths are 7, then 7 less the groups before; a kind that is absent is worth nothing."""
    values = royal_values(vec[u8]([DRAGONS.index(name) + 1 for name in line]))
    counts = Counter(line)
    ranked = sorted(counts, key=lambda name: -int(values[DRAGONS.index(name)]))
    left = 7
    for name in ranked:
        assert int(values[DRAGONS.index(name)]) == left
        left -= counts[name]
    assert left == 0
    assert [counts[name] for name in ranked] == sorted(counts.values(), reverse=True)


@rule("DK-F3")
def test_the_ranking_is_told() -> None:
    """An event names the groups in their order, with sizes and worths."""
    (event,) = (event for event in last_turn(["", "", ""]).events if event.kind == "ranked")
    assert event.facts == {"dragons": ["forest", "ice", "fire", "storm", "sea"], "counts": [2, 2, 1, 1, 1], "values": [7, 5, 3, 2, 1]}


@rule("DK-F4", "DK-G4")
def test_facing_makes_no_difference() -> None:
    """The same kin score the same, face up or face down."""
    assert last_turn(["forest ice", "", ""]).state.scores() == last_turn(["forest↑ ice↑", "", ""]).state.scores() == [12, 0, 0]


@rule("DK-F5", "DK-G20", "DK-G21")
@pytest.mark.parametrize(
    ("kin", "points"),
    [("sand", 0), ("sand sand", 0), ("sand sand sand", 5), ("sand sand sand sand", 10), ("storm storm storm", 6), ("sea sea sea", 3)],
)
def test_coups(kin: str, points: int) -> None:
    """Three absent score 5, four score 10 and no 5 besides; a kind in the line makes no coup."""
    assert last_turn([kin, "", ""]).state.scores() == [points, 0, 0]


@rule("DK-F6")
def test_the_round_is_added_to_the_total() -> None:
    """Every kind of kin is told with its points, then the sum and the new total."""
    table = last_turn(["forest ice ice sand", "sand sand sand", ""], totals=[10, 20, 30], game_length="fixed_rounds", rounds=1)
    assert table.state.scores() == [27, 25, 30]
    told = [GAME.words().say("events", event.kind, event.facts, NAMES) for event in table.events if event.kind.startswith("scored")]
    assert told == [
        "Ann’s kin: 1 × Forest at 7 each = 7.",
        "Ann’s kin: 2 × Ice at 5 each = 10.",
        "Ann’s kin: 1 × Sand, not in the line = 0.",
        "Ann scores 17 this round and has 27 in all.",
        "Ben’s kin: a coup with 3 × Sand = 5.",
        "Ben scores 5 this round and has 25 in all.",
        "Cleo scores 0 this round and has 30 in all.",
    ]


@rule("DK-F7", "DK-G15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_passes_to_the_left(players: int) -> None:
    """Each new round has the next dealer and the next number, a fresh deal, and keeps the totals and the removed sets."""
    rounds = list(random_rounds(players, 11, {"game_length": "fixed_rounds", "rounds": 5}))
    assert len(rounds) == 5
    for number, (moments, following) in enumerate(pairwise(rounds), 1):
        first, new = moments[0].before, following[0].before
        assert {int(moment.before.round) for moment in moments} == {number}
        assert new.dealer == (first.dealer + 1) % players
        assert new.round == number + 1
        assert new.seat() == (new.dealer + 1) % players
        assert list(new.hand_size)[:players] == [8] * players
        assert sum(new.gallery) == 1
        assert list(new.agreement.in_play) == list(first.agreement.in_play)
        assert new.scores() == moments[-1].after.scores()
        new.check()


@rule("DK-F8", "DK-G23")
def test_a_single_round_is_the_default() -> None:
    """After round 1 the game is over."""
    assert GAME.settings(3)["game_length"] == "single_round"
    for players in (2, 3, 4):
        assert len(list(random_rounds(players, 3, {}))) == 1


@rule("DK-F8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fixed_number_of_rounds(players: int) -> None:
    """As many as agreed; by default each seat deals once."""
    assert len(list(random_rounds(players, 3, {"game_length": "fixed_rounds"}))) == players
    assert len(list(random_rounds(players, 3, {"game_length": "fixed_rounds", "rounds": 1}))) == 1


@rule("DK-F8", "DK-G14", "DK-G13")
def test_to_a_target() -> None:
    """The game goes on while all totals are below the target, and ends with the round in which one is not, or with the last round."""
    stopped = 0
    for seed in range(8):
        rounds = list(random_rounds(3, seed, {"game_length": "to_target", "target": 40, "max_rounds": 4}))
        totals = [max(moments[-1].after.scores()) for moments in rounds]
        assert all(total < 40 for total in totals[:-1])
        assert totals[-1] >= 40 or len(rounds) == 4
        stopped += totals[-1] < 40
    assert 0 < stopped < 8, "both ends should occur"


@rule("DK-G13")
def test_the_log_says_when_the_limit_ended_the_game() -> None:
    """Between the points and the winner it is told that nobody has reached the target."""
    table = last_turn(["forest", "", ""], totals=[30, 12, 5], round=4, game_length="to_target", max_rounds=4)
    assert table.state.over
    assert [event.kind for event in table.events[-2:]] == ["stopped", "won"]
    (event,) = (event for event in table.events if event.kind == "stopped")
    assert event.rule == "DK-G13"
    assert event.facts == {"rounds": 4, "goal": 50}
    assert GAME.words().say("events", event.kind, event.facts, NAMES) == "After 4 rounds nobody has 50 points: the game ends here."


@rule("DK-G13", "DK-G14")
@pytest.mark.parametrize(
    ("options", "totals"),
    [
        ({"game_length": "to_target", "max_rounds": 4}, [43, 12, 5]),
        ({"game_length": "fixed_rounds", "rounds": 4}, [30, 12, 5]),
        ({"game_length": "single_round"}, [0, 0, 0]),
    ],
)
def test_the_log_is_silent_about_a_limit_that_ended_nothing(options: dict[str, object], totals: list[int]) -> None:
    """Not if the target is reached in the very last round, and not in games without a target."""
    table = last_turn(["forest", "", ""], totals=totals, round=4, **options)
    assert table.state.over
    assert [event.kind for event in table.events if event.kind == "stopped"] == []


@rule("DK-F9", "DK-G12", "DK-G14")
@pytest.mark.parametrize(
    ("totals", "payoffs"),
    [([50, 61, 60], [0.0, 1.0, 0.0]), ([61, 50, 61], [0.5, 0.0, 0.5]), ([55, 55, 55], [1 / 3, 1 / 3, 1 / 3])],
)
def test_the_highest_total_wins_and_ties_share(totals: list[int], payoffs: list[float]) -> None:
    """Past the target, too, it is the highest total that wins, in whichever seat."""
    table = last_turn(["", "", ""], totals=totals, game_length="to_target")
    assert table.state.payoffs() == pytest.approx(payoffs)
    assert table.state.winners() == [seat for seat, share in enumerate(payoffs) if share]
    kind = "won" if len(table.state.winners()) == 1 else "won_shared"
    assert table.events[-1].kind == kind
    assert table.events[-1].facts == {"seats": table.state.winners(), "score": max(totals)}


@rule("DK-F9")
def test_a_game_without_points_is_shared_by_all() -> None:
    """Nobody has kin: 0 is the highest total."""
    table = last_turn(["", "", ""])
    assert table.state.scores() == [0, 0, 0]
    assert table.state.winners() == [0, 1, 2]


@rule("DK-F10")
@given(st.lists(st.integers(0, 30), min_size=2, max_size=4))
def test_places(totals: list[int]) -> None:
    """A place is one more than the number of better totals, so equal totals share it and the next one is left out."""
    result = places(totals)
    for total, place in zip(totals, result, strict=True):
        assert place == 1 + sum(other > total for other in totals)
    assert min(result) == 1


@rule("DK-F10")
def test_places_of_three() -> None:
    """Two firsts make a third."""
    assert places([12, 30, 30]) == [3, 1, 1]
    assert places([30, 12, 12]) == [1, 2, 2]
