"""The table as text, and the words of every statement."""

from __future__ import annotations

from textwrap import dedent

import pytest

from clutch.games.dragomino.components import TERRAIN_LETTERS, TERRAIN_NAMES
from clutch.games.dragomino.show.text import STYLES
from clutch.kernel.text_board import WIDTH
from games.dragomino.table import GAME, NAMES, OPTIONS, TRACKED, Table, egg_hunt, lay_out
from games.dragomino.test_dragons_thirst import two_wet_connections
from kit import rule


def drawn(table: Table, seat: int | None, language: str = "en", names: list[str] | None = None) -> str:
    """The board as plain text."""
    lines = GAME.text_board(table.state.view(seat), names or NAMES, GAME.words(language))
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def test_the_board_of_the_basic_game() -> None:
    """Offer, piles with their odds, and both islands with dominoes, holes, eggs and free cells."""
    table = lay_out("d08 -1,0 W", "", picked="d01", offer="d05 d25 d28").play("place 0,1 W", "shell dragon")
    assert drawn(table, 0) == dedent("""\
        Round 2 of 7 · order A B · 20 dominoes face down

        On offer      d05 D-F   d25 F-M   d28 M-V
        Thrown away   d24 F-M   d26 F-V   d27 F-V

        Eggs left     D desert    dragons 6, shells 6     fresh egg: 50 %
                      S snow      dragons 7, shells 6     fresh egg: 54 %
                      P prairie   dragons 7, shells 5     fresh egg: 58 %
                      F forest    dragons 7, shells 4     fresh egg: 64 %
                      M mountain  dragons 7, shells 3     fresh egg: 70 %
                      V volcano   dragons 7, shells 2     fresh egg: 78 %

          A Ann  points 2                        ▶ B Ben  points 0
            dragons 1, shells 1  Mommy Dragon        dragons 0, shells 0
            -3  -2  -1   0   1   2                   -1   0   1   2
         -1      ·   ·   ·   ·                    -1      ·   ·

          0  ·   V --D   D --S   ·                 0  ·   D --S   ·
                     *   o
          1      ·   D --D~  ·                     1      ·   ·

          2          ·   ·

        ~ watering hole   * dragon   o shell   -- and | join the halves of a domino   · free cell""")


@rule("DM-I11")
def test_the_board_names_only_faces_that_the_seat_has_seen() -> None:
    """A returned shell and two tokens in hand are named to their player; the others read that they have not seen them."""
    table = two_wet_connections().play("take snow_r1", "dragon")
    mine = drawn(table, 0)
    theirs = drawn(table, 1)
    assert "In hand       returned snow egg 1: shell   fresh: dragon" in mine
    assert "In hand       returned snow egg 1: not seen   fresh: not seen" in theirs
    table.play("keep second")
    assert "  Put back    snow_r1: shell (A)" in drawn(table, 0)
    assert "  Put back    snow_r1: not seen (A)" in drawn(table, 1)
    assert "snow_r1: not seen (A)" in drawn(table, None)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_the_board_fits_in_100_columns(players: int, options: dict[str, object]) -> None:
    """In every position, for every seat, in both languages and with long names."""
    names = ["Maximiliane von Drachenfels"] * 4
    for number, (_, _, _, after) in enumerate(egg_hunt(players, 3, options)):
        if number % 5 == 0 or after.over:
            for seat in (None, *range(players)):
                for language in ("en", "de"):
                    text = drawn(Table(after), seat, language, names)
                    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_a_long_island_fits_too() -> None:
    """The widest island is a row of 16 squares."""
    row = "; ".join(f"d{28 - number} {2 + 2 * number},0 E" for number in range(7))
    text = drawn(lay_out(row, "", offer="", round_=7), 0)
    assert "-1   0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16" in text
    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_every_terrain_has_its_own_letter_and_style() -> None:
    """Colour is never the only sign."""
    assert len(set(TERRAIN_LETTERS)) == len(TERRAIN_NAMES) == len(STYLES)
    assert len(set(STYLES.values())) == len(STYLES)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_is_one_sentence(language: str) -> None:
    """Each refusal that a person can meet is told in words."""
    words = GAME.words(language)
    tables = [
        lay_out("", "", offer="d03 d09 d14 d28"),
        lay_out("", "", picked="d08"),
        two_wet_connections(),
        two_wet_connections().play("take fresh"),
    ]
    tables.append(lay_out("", "", picked="d11", options=TRACKED).play("place 2,0 E", "dragon shell"))
    tables.append(lay_out("d10 2,1 W", "", picked="d13", options=TRACKED).play("place 2,0 E"))
    told = set()
    for table in tables:
        for action in range(GAME.action_space):
            refusal = table.state.refusal(action)
            if refusal is not None:
                sentence = words.say("refusals", refusal.kind, refusal.facts, NAMES)
                assert sentence.endswith(".")
                told.add(refusal.kind)
    assert {
        "pick_first",
        "not_offered",
        "place_now",
        "occupied",
        "not_touching",
        "choose_kind",
        "choose_source",
        "other_terrain",
        "no_such_token",
        "choose_token",
    } <= told
