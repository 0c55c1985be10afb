"""The board as text: what lies on the table is on the screen, and nothing that a seat may not see."""

from __future__ import annotations

import pytest

from games.dragonbrood.empty_table import AUTUMN, GAME, NAMES, OPTIONS, SUMMER, Table, empty_table, start


def text(table: Table, seat: int | None, language: str = "en") -> str:
    """The board of a seat or a spectator."""
    names = NAMES[: int(table.state.players)]
    lines = GAME.text_board(table.state.view(seat), names, GAME.words(language))
    return "\n".join("".join(part for part, _ in line) for line in lines)


def test_the_board_shows_what_lies_on_the_table() -> None:
    """Year, names, items, dragons and where they stand."""
    table = empty_table(2, year=3).give(0, gold=7)
    table.stand(table.dragon(0, "red", 2), "coinmaker")
    table.dragon(1, "blue", 1)
    shown = text(table.begin(SUMMER), 0)
    words = GAME.words("en")
    assert "Ann" in shown and "Ben" in shown
    assert words.catalogue["board"]["year"].format(year=3, years=6) in shown
    assert "7" in shown


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_every_table_can_be_drawn(players: int, options: dict[str, object], language: str) -> None:
    """Each player count, option and solo mode, in both languages, for every seat and for spectators."""
    state = start(players, options)
    for seat in [*range(players), None]:
        lines = GAME.text_board(state.view(seat), NAMES[:players], GAME.words(language))
        shown = ["".join(part for part, _ in line) for line in lines]
        assert any(NAMES[0] in line for line in shown)
        assert not any("{" in line for line in shown)


def test_a_sealed_bid_is_on_no_other_screen() -> None:
    """Boards of the others are the same whatever was bid."""
    boards = []
    for move in ("bid 1 gold", "bid 3 gold"):
        table = empty_table(3, year=3).open("bards_inn")
        table.stand(table.dragon(0, "red", 3), "bards_inn")
        table.stand(table.dragon(1, "blue", 3), "bards_inn")
        table.give(0, gold=4).give(1, gold=3)
        table.begin(AUTUMN).play("fight bards_inn", move)
        boards.append([text(table, seat) for seat in (1, 2, None)])
    assert boards[0] == boards[1]


def test_a_state_prints_the_board_of_an_open_table() -> None:
    """`str` of a position is the spectator's board with letters for names."""
    state = start(2)
    assert str(state).splitlines()[0].strip()
    assert "A" in str(state) and "B" in str(state)
