"""The twins in C++: they play our games, and one that does not is found out before anything is timed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from bench.twins.__main__ import compare, main, measure
from bench.twins.compiler import compile_twin, find_compiler
from bench.twins.twin import SEED, VARIANTS, Twin, first_difference, own_checksums, own_decisions

import clutch

GAMES = 100


class Mirror(Twin):
    """Dragon Kin's twin that is our own engine, but for one game and a number of decisions."""

    def __init__(self, other_game: int | None = None, more_decisions: int = 0) -> None:
        self.other_game = other_game
        self.more_decisions = more_decisions

    def decisions(self, players: int, seed: int, games: int) -> int:
        return own_decisions("dragon_kin", players, seed, games) + self.more_decisions

    def checksums(self, players: int, variant: int, first: int, games: int) -> list[int]:
        sums = own_checksums("dragon_kin", players, variant, first, games)
        return [checksum + (number == self.other_game) for number, checksum in enumerate(sums, first)]


def refused(*arguments: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the command says when it is refused."""
    monkeypatch.setattr(sys, "argv", ["bench.twins", *arguments])
    with pytest.raises(SystemExit) as refusal:
        main()
    return str(refusal.value)


@pytest.mark.parametrize("name", list(VARIANTS))
def test_a_twin_plays_our_games(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It compiles without a warning; every action and score is equal at every player count, with the defaults and with other options."""
    compiler = find_compiler()
    assert compiler is not None, "scripts/need c++ finds or gets a compiler"
    twin = Twin(compile_twin(compiler, name, tmp_path))

    assert capfd.readouterr() == ("", "")
    game = clutch.game(name)
    for players in range(game.least_players, game.most_players + 1):
        for variant in range(len(VARIANTS[name])):
            assert first_difference(name, twin, players, variant, 0, GAMES) is None, f"{players} players, {VARIANTS[name][variant]}"
        assert twin.decisions(players, SEED, GAMES) == own_decisions(name, players, SEED, GAMES)


@pytest.mark.parametrize("name", list(VARIANTS))
def test_checksums_tell_games_apart(name: str) -> None:
    """Other luck, another number of players and other options give other checksums; the same give the same."""
    sums = own_checksums(name, 3, 0, 0, 20)

    assert sums == own_checksums(name, 3, 0, 0, 10) + own_checksums(name, 3, 0, 10, 10)
    assert len(set(sums)) == 20
    assert sums != own_checksums(name, 3, 1, 0, 20)
    assert not set(sums) & set(own_checksums(name, 2, 0, 0, 20))


def test_the_first_other_game_is_named() -> None:
    """By its number, wherever the comparison begins."""
    assert first_difference("dragon_kin", Mirror(), 2, 0, 5, 10) is None
    assert first_difference("dragon_kin", Mirror(other_game=9), 2, 0, 5, 10) == 9


def test_nothing_is_timed_if_a_game_differs() -> None:
    """One sentence says which one, and how to play it."""
    compare({"dragon_kin": Mirror()}, 20)
    with pytest.raises(SystemExit, match=r"dragon_kin with 2 players .* clutch.Seeded\(7, 17\) differs from its twin, so nothing is timed"):
        compare({"dragon_kin": Mirror(other_game=17)}, 20)


def test_timed_games_are_counted() -> None:
    """Both sides have to make equally many decisions in the games that are timed."""
    figures = measure("dragon_kin", Mirror(), 2, 2)

    assert figures["ratio"] == pytest.approx(float(str(figures["own"])) / float(str(figures["twin"])))
    with pytest.raises(SystemExit, match="decisions of our own against its twin's"):
        measure("dragon_kin", Mirror(more_decisions=1), 2, 1)


def test_without_a_compiler_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """And no failure: the rest of the benchmark goes on."""
    monkeypatch.setenv("CXX", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["bench.twins"])
    main()

    assert capsys.readouterr().out.startswith("There is no C++ compiler")


def test_a_twin_that_cannot_be_compiled_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The compiler's own words stand above the sentence."""
    compiler = find_compiler()
    assert compiler is not None
    with pytest.raises(SystemExit, match=r"cannot compile the twin dragon_chess.cpp"):
        compile_twin(compiler, "dragon_chess", tmp_path)

    assert "dragon_chess.cpp" in capfd.readouterr().err


def test_interpreted_rules_are_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would be some hundred times slower than any twin."""
    monkeypatch.setattr(clutch, "build", lambda: "interpreted")

    assert "run make build" in refused(monkeypatch=monkeypatch)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dragoon"], "dragoon has no twin; the games that have one are dragon_kin, dragomino"),
        (["--games", "0"], "a whole number from 1 on is needed, not “0”"),
        (["--best-of", "many"], "a whole number from 1 on is needed, not “many”"),
    ],
)
def test_bad_arguments_are_refused(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one sentence, before anything is compiled."""
    assert refused(*arguments, monkeypatch=monkeypatch) == "2"
    assert sentence in capsys.readouterr().err
