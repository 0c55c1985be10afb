"""The options: what they change, and what is refused."""

from __future__ import annotations

import pytest

import clutch
from games.dragon_kin.table import GAME, lay_out, random_game, start
from kit import rule


@rule("DK-F8", "DK-G13", "DK-G14", "DK-G23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_defaults(players: int) -> None:
    """One round; and for longer games as many rounds as players, 50 points, 20 rounds at most."""
    assert GAME.settings(players) == {
        "game_length": "single_round",
        "rounds": players,
        "target": 50,
        "max_rounds": 20,
        "open_alliance_when": "after_discard",
        "open_alliance_own_discard": True,
        "removed_sets": "random",
    }


@rule("DK-G13")
@pytest.mark.parametrize(("target", "rounds"), [(10, 20), (50, 20), (51, 21), (60, 24), (100, 40), (200, 80)])
def test_the_limit_does_not_cut_a_high_target_short(target: int, rounds: int) -> None:
    """20 rounds are enough for 50 points; a higher target has two rounds for each five points, as a number or as a person's text."""
    assert GAME.settings(3, {"game_length": "to_target", "target": target})["max_rounds"] == rounds
    assert GAME.settings(3, {"game_length": "to_target", "target": str(target)})["max_rounds"] == rounds


@rule("DK-G13")
def test_a_limit_that_was_agreed_stays() -> None:
    """A table may choose any limit, and a record that tells its limit is played with it."""
    agreed = {"game_length": "to_target", "target": 200, "max_rounds": 20}
    assert GAME.settings(3, agreed)["max_rounds"] == 20
    referee = clutch.begin(GAME, 3, agreed, [clutch.Seat(name) for name in "ABC"], clutch.Seeded(1))
    assert clutch.replay(GAME, clutch.read_record(referee.record.text())).record.options == referee.record.options


@rule("DK-G13")
def test_greedy_players_reach_the_highest_target_within_its_limit() -> None:
    """Players who gain what kin they can, without looking at what it is worth, have 200 points long before round 80."""
    state = start(3, 4, game_length="to_target", target=200)
    chance = clutch.Seeded(4)
    while not state.over:
        verbs = {str(state.move(action)).split()[0]: action for action in state.legal()}
        state.apply(verbs.get("gain", state.legal()[0]), chance)
    assert max(state.scores()) >= 200
    assert state.round < 60


@rule("DK-S1")
@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "for 2 to 4 players, not 1"),
        (5, {}, "for 2 to 4 players, not 5"),
        (2, {"rounds": 0}, "whole number from 1 to 20"),
        (2, {"rounds": 21}, "whole number from 1 to 20"),
        (2, {"target": 9}, "whole number from 10 to 200"),
        (2, {"target": 201}, "whole number from 10 to 200"),
        (2, {"max_rounds": 0}, "whole number from 1 to 100"),
        (2, {"max_rounds": 101}, "whole number from 1 to 100"),
        (2, {"game_length": "for ever"}, "one of single_round, fixed_rounds, to_target"),
        (2, {"open_alliance_when": "never"}, "one of after_discard, turn_start"),
        (2, {"open_alliance_own_discard": "perhaps"}, "true or false"),
        (2, {"removed_sets": ["ice", "ice", "fire", "sea"]}, "different ones"),
        (2, {"removed_sets": ["gold", "ice", "fire", "sea"]}, "different ones"),
        (2, {"removed_sets": ["ice", "fire"]}, "name 4 in removed_sets, not 2"),
        (4, {"removed_sets": ["ice"]}, "name 0 in removed_sets, not 1"),
        (2, {"dragons": 3}, "no option “dragons”"),
    ],
)
def test_bad_settings_are_refused(players: int, options: dict[str, object], message: str) -> None:
    """Each with one sentence that says what is good."""
    with pytest.raises(clutch.OptionsError, match=message):
        GAME.settings(players, options)


@rule("DK-S1", "DK-G2")
def test_the_host_may_name_the_removed_sets() -> None:
    """Exactly those are out, and no luck is drawn for them."""
    for seed in range(5):
        view = start(2, seed, removed_sets=["forest", "swamp", "sun", "ice"]).view(None)
        assert view["removed"] == ["forest", "ice", "sun", "swamp"]
        assert start(2, seed, removed_sets="forest,swamp,sun,ice").view(None)["removed"] == view["removed"]
    assert start(4, 1, removed_sets=[]).view(None)["removed"] == []


@rule("DK-G1")
def test_an_alliance_with_the_last_card() -> None:
    """With `turn_start` the last card is discarded, and then an alliance is chosen with an empty hand; two cards do not allow it."""
    table = lay_out(["stone", "fire", "fire"], open_alliance_when="turn_start").play("discard stone")
    assert table.legal_of("gain") == []
    assert table.legal_of("ally")
    table.play("ally shadow")
    assert table.kin(0) == "shadow↑"
    assert table.hand(0) == ""
    assert table.state.turn == 1
    two = lay_out(["stone ice", "fire", "fire"], open_alliance_when="turn_start").play("discard stone")
    assert two.refusal("ally shadow") == ("DK-A4", "last_card_only")
    # It can be the very last action of a round, and the card scores.
    last = lay_out(["stone", "", ""], open_alliance_when="turn_start").play("discard stone", "ally forest")
    assert last.state.scores() == [7, 0, 0]


@rule("DK-G5")
@pytest.mark.parametrize("when", ["after_discard", "turn_start"])
def test_own_discard_option_in_random_games(when: str) -> None:
    """With the option off nobody takes the only copy that was just discarded; something else is always there."""
    for seed in range(10):
        for moment in random_game(3, seed, {"open_alliance_own_discard": False, "open_alliance_when": when}):
            allies = [str(moment.before.move(action)) for action in moment.before.legal()]
            allies = [move for move in allies if move.startswith("ally")]
            left = int(moment.before.hand_size[moment.seat])
            if moment.verb != "discard" and left == (0 if when == "turn_start" else 1):
                assert allies
            if moment.verb == "ally":
                gallery = moment.before.view(None)["gallery"]
                assert isinstance(gallery, dict)
                assert gallery[moment.what] >= (2 if moment.what == moment.before.view(None)["discarded"] else 1)


@rule("DK-I7")
def test_the_bound_follows_the_options() -> None:
    """16 decisions for each player and round: 64 for four players, 1280 for the longest default game."""
    assert GAME.bound(4, GAME.settings(4)) == 64
    assert GAME.bound(2, GAME.settings(2, {"game_length": "fixed_rounds", "rounds": 3})) == 96
    assert GAME.bound(4, GAME.settings(4, {"game_length": "to_target"})) == 1280


def test_views_tell_the_options() -> None:
    """Everybody can see what was agreed."""
    view = start(3, 1, game_length="to_target", target=30, open_alliance_when="turn_start", open_alliance_own_discard=False).view(None)
    assert view["options"] == {
        "game_length": "to_target",
        "rounds": 3,
        "target": 30,
        "max_rounds": 20,
        "open_alliance_when": "turn_start",
        "open_alliance_own_discard": False,
    }
