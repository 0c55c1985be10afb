"""The table as text: what each seat reads."""

from __future__ import annotations

from textwrap import dedent

import pytest

import clutch
from clutch.games.dragon_kin.components import DRAGONS
from clutch.games.dragon_kin.show.text import STYLES
from clutch.kernel.text_board import WIDTH
from games.dragon_kin.table import GAME, NAMES, OPTIONS, Table, lay_out, random_game
from kit import rule


def drawn(state: clutch.State, seat: int | None, names: list[str] | None = None, language: str = "en") -> str:
    """The board as plain text."""
    lines = GAME.text_board(state.view(seat), names or NAMES, GAME.words(language))
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def plain(text: str) -> str:
    return dedent(text).strip("\n")


def middle() -> Table:
    """Three players in the middle of a round."""
    return lay_out(
        ["ice stone stone", "fire shadow", ""],
        kin=["sea", "ice↑ storm", "sand sand sand storm↑"],
        seen=[[3, 5], [1, 3], [2]],
        totals=[0, 12, 7],
        game_length="fixed_rounds",
        round=2,
        last_kin=["", "forest ice", "forest"],
    )


@rule("DK-I9", "DK-T7")
def test_the_board_of_the_seat_on_turn() -> None:
    """Own hand and kin and the royal cards seen are named; what the others hide is `▒▒`."""
    assert drawn(middle().state, 0) == plain("""
        Round 2 of 3 · Ann deals · without Sun, Swamp

        Royal line     1           2           3           4           5           6           7
                       ▒▒          ▒▒          Ice         ▒▒          Storm       ▒▒          ▒▒
        Seen by        B           C           AB          ·           A           ·           ·

        Gallery        Forest ×2  Fire ×2  Storm  Stone ×2  Sea ×2  Sand  Shadow ×3

        Round 1        Forest ×2 = 7  Ice ×2 = 5  Fire = 3  Storm = 2  Sea = 1
                       A +0  B +12  C +7

        ▶ A Ann              3 in hand     0 points  ▒Sea▒
          B Ben              2 in hand    12 points  Ice ▒▒
          C Cleo             0 in hand     7 points  ▒▒ ▒▒ ▒▒ Storm

        Your hand      Ice  Stone ×2
        Not yet seen   Forest ×2  Ice  Fire ×2  Storm  Sea  Sand ×3  Shadow
    """)


@rule("DK-I9")
def test_the_board_of_a_spectator() -> None:
    """Only what lies open: no hand, no royal card, and who has looked where."""
    assert drawn(middle().state, None, ["Ann", "Ben", "Cleopatra Philopator"], "de") == plain("""
        Runde 2 von 3 · Ann gibt · ohne Sonne, Sumpf

        Reihe          1           2           3           4           5           6           7
                       ▒▒          ▒▒          ▒▒          ▒▒          ▒▒          ▒▒          ▒▒
        Gesehen von    B           C           AB          ·           A           ·           ·

        Galerie        Wald ×2  Feuer ×2  Sturm  Stein ×2  Meer ×2  Sand  Schatten ×3

        Runde 1        Wald ×2 = 7  Eis ×2 = 5  Feuer = 3  Sturm = 2  Meer = 1
                       A +0  B +12  C +7

        ▶ A Ann              3 Karten      0 Punkte  ▒▒
          B Ben              2 Karten     12 Punkte  Eis ▒▒
          C Cleopatra Philo… 0 Karten      7 Punkte  ▒▒ ▒▒ ▒▒ Sturm
    """)


@rule("DK-F1", "DK-F2", "DK-F10")
def test_the_board_at_the_end() -> None:
    """The line as it lay, the ranking with its worths, all kin open, and everybody's place."""
    table = lay_out(["stone", "", ""], kin=["sea", "ice↑ storm", "sand sand sand"]).play("discard stone", "scry 1")
    assert drawn(table.state, 0) == plain("""
        Round 1 · Ann deals · without Sun, Swamp

        Royal line     1           2           3           4           5           6           7
                       Forest      Fire        Ice         Ice         Storm       Forest      Sea
        Ranking        Forest ×2 = 7  Ice ×2 = 5  Fire = 3  Storm = 2  Sea = 1

        Gallery        Forest ×2  Ice  Fire ×3  Storm ×2  Stone ×4  Sea ×2  Sand  Shadow ×4

          A Ann              0 in hand      1 point  place 3  Sea
          B Ben              0 in hand     7 points  place 1  Ice Storm
          C Cleo             0 in hand     5 points  place 2  Sand Sand Sand
    """)


def test_the_board_after_a_taking_back() -> None:
    """A card that everybody has seen in a hand is named below its owner; a kin that was turned up is named between `▒`."""
    referee = lay_out(["ice stone", "fire fire", "stone"], kin=["", "", "storm"], game_length="to_target").referee()
    chance = clutch.Seeded(1)
    referee.act(0, GAME.parse("discard ice"), chance)
    referee.take_back(0, consent=True)
    referee.act(0, GAME.parse("discard stone"), chance)
    referee.act(0, GAME.parse("interfere C1"), chance)
    referee.take_back(0, consent=True)
    text = drawn(referee.state, 1).splitlines()
    assert text[0] == "Round 1, to 50 points · Ann deals · without Sun, Swamp"
    assert text[8:12] == [
        "▶ A Ann              1 in hand     0 points  no kin",
        "               (known to hold)  Ice",
        "  B Ben              2 in hand     0 points  no kin",
        "  C Cleo             1 in hand     0 points  ▒Storm▒",
    ]


@rule("DK-A4")
def test_kin_from_an_alliance_are_marked() -> None:
    """A card from the gallery has a plus; one that was gained and turned up has none."""
    table = lay_out(["ice stone", "fire fire", "stone"], kin=["sea↑", "", ""]).play("discard stone", "ally shadow")
    assert "1 in hand     0 points  Sea +Shadow" in drawn(table.state, None)


def test_an_empty_hand_is_said_so() -> None:
    """Not left blank."""
    assert "Your hand      nothing" in drawn(middle().state, 2)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_board_fits_and_names_all(language: str) -> None:
    """No line is wider than 100 columns, with the longest names too; styles are words; colour is never the only sign."""
    names = ["Wolfgang Amadeus Theophilus", "Maximilian", "An", "Ottilie von der Drachenburg"]
    for players in (2, 3, 4):
        for seed, options in enumerate(OPTIONS):
            for moment in list(random_game(players, seed, options))[::-5]:
                for seat in (0, None):
                    lines = GAME.text_board(moment.after.view(seat), names[:players], GAME.words(language))
                    for line in lines:
                        assert sum(len(text) for text, _ in line) <= WIDTH
                        for text, style in line:
                            assert all(word.replace("_", "").isalnum() for word in style.split())
                            if any(style.endswith(colour) for colour in STYLES.values()):
                                assert any(GAME.words(language).name(dragon) in text for dragon in DRAGONS)


def test_every_dragon_has_its_own_style() -> None:
    """No two dragons look the same where there is colour."""
    assert list(STYLES) == DRAGONS
    assert len(set(STYLES.values())) == len(DRAGONS)
