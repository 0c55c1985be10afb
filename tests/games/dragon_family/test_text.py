"""The board as text."""

from __future__ import annotations

import pytest

from games.dragon_family.realm import GAME, NAMES, OPTIONS, Table, games, start

WORDS = GAME.words()


def board(table: Table, viewer: int | None, language: str = "en") -> list[str]:
    """The lines of the board without colours."""
    return ["".join(text for text, _ in line) for line in GAME.text_board(table.state.view(viewer), NAMES, GAME.words(language))]


def test_the_map_shows_tiles_edges_handlers_and_lairs() -> None:
    """Numbers, water as `~`, small letters for one handler and capitals for two, and whose lair it is."""
    table = start().lay("forest 2,0", "ocean_2 2,-1 r4").stand(0, "2,0", "2,-1").lair(1, "green", "2,0")
    lines = board(table, 0)
    assert lines[3:12] == [
        "            ~  a   ~",
        "            |  O2  |",
        "            \\      /",
        "/  B   \\/      \\/  a   \\",
        "|  T0  ||  ·   ||  F1  |",
        "\\      /\\      /\\B:gree/",
        "    /      \\",
        "    |  ·   |",
        "    \\      /",
    ]


def test_a_wide_map_is_cut_into_strips() -> None:
    """Nothing is wider than 100 columns, and no tile is lost."""
    table = start().lay(*(f"forest {q},0" for q in range(2, 17)), *(f"mountain {q},0" for q in range(17, 28)))
    text = board(table, None)
    assert max(map(len, text)) <= 100
    for number in range(1, 16):
        assert sum(f"F{number} " in line and "|" in line for line in text) >= 1
    assert any("M26" in line for line in text)


def test_others_hands_are_not_drawn() -> None:
    """One's own tiles are named, others' are counted; known tiles are named."""
    table = start(hands=[["ocean_2", "forest", "forest"], ["mountain"] * 3]).lay("town 2,0")
    mine = "\n".join(board(table, 0))
    assert "1 ocean with 2 water edges" in mine
    assert "3 hidden" in mine
    assert "mountain" not in mine.split("B Ben")[1]
    table.play("move", "handler 1", "to 1", "redraw 1", draw="town")
    assert "known in the stack, from the bottom  1 ocean with 2 water edges" in "\n".join(board(table, 0))
    assert "known in the stack" not in "\n".join(board(table, None))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_position_can_be_drawn(number: int, language: str) -> None:
    """In both languages, for all seats and spectators, never wider than 100 columns, even with long names."""
    words = GAME.words(language)
    names = ["Maximiliane von Drachenfels"] * 5
    for game in games(5, OPTIONS[number], range(1)):
        for count, (_, after, _) in enumerate(game):
            if count % 25 and not after.over:
                continue
            for viewer in (None, 0, 4):
                lines = GAME.text_board(after.view(viewer), names, words)
                assert max(sum(len(text) for text, _ in line) for line in lines) <= 100


def test_the_last_round_is_announced() -> None:
    """As soon as the end is triggered."""
    table = start().leave("town").explore(1, "2,0")
    assert "last round" in board(table, None)[0]
