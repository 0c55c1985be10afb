"""The box."""

from __future__ import annotations

from collections import Counter

import pytest

from clutch.games.dragomino import components
from games.dragomino.table import EGGS, GAME
from kit import rule

LIST = """
d01 desert hole / desert        d11 snow hole / prairie   d21 prairie / mountain
d02 desert hole / prairie       d12 snow hole / prairie   d22 prairie / mountain
d03 desert hole / prairie       d13 snow / forest         d23 prairie / volcano
d04 desert / prairie hole       d14 snow / forest         d24 forest / mountain
d05 desert / forest             d15 snow / mountain       d25 forest / mountain
d06 desert / forest             d16 snow / mountain       d26 forest / volcano
d07 desert / mountain           d17 snow / volcano        d27 forest / volcano
d08 desert / volcano            d18 snow / volcano        d28 mountain / volcano
d09 desert / volcano            d19 prairie / forest
d10 snow hole / snow            d20 prairie / forest
"""
"""The dominoes, written down again."""


def written() -> dict[str, str]:
    """The list above by id."""
    words = LIST.replace("/", " / ").split()
    starts = [place for place, word in enumerate(words) if word[0] == "d" and word[1:].isdigit()]
    return {words[start]: " ".join(words[start + 1 : end]) for start, end in zip(starts, [*starts[1:], len(words)], strict=True)}


@rule("DM-G1")
def test_there_are_28_exploration_dominoes() -> None:
    """The list has 28 dominoes with 56 squares: 10 of each common terrain, 8 of mountain and volcano, and seven holes."""
    listed = written()
    assert len(listed) == 28
    for number, name in enumerate(components.OFFERED_NAMES):
        a, a_hole, b, b_hole, own = components.DOMINO_LIST[number]
        assert own == name
        assert listed[name] == f"{a}{' hole' if a_hole else ''} / {b}{' hole' if b_hole else ''}"
    squares = Counter(word for text in listed.values() for word in text.split() if word not in ("/", "hole"))
    assert squares == {"desert": 10, "snow": 10, "prairie": 10, "forest": 10, "mountain": 8, "volcano": 8}
    holes = Counter(text.split(" hole")[0].split()[-1] for text in listed.values() if "hole" in text)
    assert holes == {"desert": 3, "snow": 3, "prairie": 1}


def test_no_domino_is_the_same_both_ways_round() -> None:
    """The two halves of every exploration domino differ, so both ways round of a position are different placements."""
    for domino in range(28):
        assert components.half(domino, 0) != components.half(domino, 1)


def test_the_component_file_says_the_same() -> None:
    """Every domino, token and constant of the file is what the engine plays with."""
    box = GAME.components()
    dominoes = box["dominoes"]
    eggs = box["eggs"]
    constants = box["constants"]
    start = box["starting_domino"]
    assert isinstance(dominoes, list)
    assert isinstance(eggs, list)
    assert isinstance(constants, dict)
    assert isinstance(start, dict)
    rows = [(row["a"], row["a_hole"], row["b"], row["b_hole"], row["id"]) for row in [*dominoes, start]]
    assert rows == components.DOMINO_LIST
    assert {egg["terrain"]: (egg["dragons"], egg["shells"]) for egg in eggs} == EGGS
    assert [egg["terrain"] for egg in eggs] == components.TERRAIN_NAMES
    assert all(egg["tokens"] == egg["dragons"] + egg["shells"] for egg in eggs)
    numbers = {name: entry["value"] for name, entry in constants.items()}
    assert numbers == {
        "offer_size": components.OFFER_SIZE,
        "rounds": components.ROUNDS,
        "mommy_points": components.MOMMY_POINTS,
        "tokens": components.EGGS,
        "dragons": 42,
        "shells": 27,
    }
    assert sum(egg["tokens"] for egg in eggs) == 69
    assert list(components.EGG_TOKENS) == [count for pair in EGGS.values() for count in pair]
    assert start["count"] == components.SEATS == GAME.most_players


def test_everything_has_a_provenance() -> None:
    """Each entry of the component file says where it comes from."""
    known = {"printed", "published", "derived", "reconstructed"}
    for entry in GAME.components().values():
        for part in entry if isinstance(entry, list) else [entry]:
            assert isinstance(part, dict)
            provenances = [part["provenance"]] if "provenance" in part else [inner["provenance"] for inner in part.values()]
            assert provenances
            assert set(provenances) <= known


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_a_name(language: str) -> None:
    """Dominoes, terrains, faces, directions and options are called something in every language."""
    words = GAME.words(language)
    for symbol in [*components.DOMINO_NAMES, *components.TERRAIN_NAMES, *components.FACE_NAMES, *components.DIRECTION_NAMES]:
        assert words.has("names", symbol)
    for option in GAME.options:
        for name in [option.name, *option.values]:
            assert words.has("options", name)
