"""Options: typed, checked, and explained when wrong."""

from __future__ import annotations

import pytest

import clutch
from kit.play import every_game

GAME = clutch.game("dragon_kin")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"colour": "red"}, "no option “colour”"),
        ({"game_length": "long"}, "one of single_round, fixed_rounds, to_target, not “long”"),
        ({"rounds": 0}, "a whole number from 1 to 20, not “0”"),
        ({"rounds": True}, "a whole number"),
        ({"rounds": "many"}, "a whole number"),
        ({"open_alliance_own_discard": "perhaps"}, "true or false"),
        ({"removed_sets": ["fire", "fire", "ice", "sea"]}, "random or a list of different ones"),
        ({"removed_sets": "fire,gold"}, "random or a list of different ones"),
        ({"removed_sets": "fire,ice"}, "with 2 players 4 sets are removed"),
    ],
)
def test_a_bad_option_gets_a_sentence(options: dict[str, object], words: str) -> None:
    """Unknown names, wrong types and values out of range are refused with what would be right."""
    with pytest.raises(clutch.OptionsError, match=words):
        GAME.settings(2, options)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_bad_player_count_gets_a_sentence(players: int) -> None:
    """The game says for how many it is."""
    with pytest.raises(clutch.OptionsError, match="for 2 to 4 players"):
        GAME.settings(players)


def test_texts_are_read_as_values() -> None:
    """A command line's texts mean the same as plain data."""
    texts: dict[str, object] = {"rounds": "3", "open_alliance_own_discard": "no", "removed_sets": "ice, fire, sea, sun"}
    data: dict[str, object] = {"rounds": 3, "open_alliance_own_discard": False, "removed_sets": ["sun", "sea", "ice", "fire"]}

    assert GAME.settings(2, texts) == GAME.settings(2, data)


@every_game
def test_every_option_names_an_existing_rule(name: str) -> None:
    """Each option says which rule it changes, and its default is a good value."""
    game = clutch.game(name)
    rules = {rule.name for rule in game.rules()}
    for option in game.options:
        assert option.rule in rules
        for players in range(game.least_players, game.most_players + 1):
            value = game.settings(players)[option.name]
            assert option.read(value) == value
