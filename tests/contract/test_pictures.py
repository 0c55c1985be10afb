"""What a notebook shows: a position as a picture that has everything the view has and nothing else, a record and an outcome as small tables."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import clutch
from clutch.games.dragomino.show.picture import GOLD
from clutch.games.dragon_kin.show.picture import BACK
from clutch.kernel.game import Game
from kit.play import every_game, every_table, open_table, positions, some

SVG = "{http://www.w3.org/2000/svg}"


def root_of(picture: str) -> ET.Element:
    """A picture, read as XML."""
    return ET.fromstring(picture)  # noqa: S314 - we drew it ourselves


def words_of(picture: str) -> list[str]:
    """The texts of a picture, one after the other."""
    return ["".join(node.itertext()) for node in root_of(picture).iter(f"{SVG}text")]


def count(picture: str, shape: str, **attributes: str) -> int:
    """How many such shapes there are."""
    return sum(all(node.get(name) == value for name, value in attributes.items()) for node in root_of(picture).iter(SVG + shape))


@every_table
def test_a_picture_shows_every_seat_and_only_what_may_be_seen(name: str, players: int) -> None:
    """It is well-formed, lies inside its frame, names every seat with its points, and is the same in every world that its viewer thinks possible."""
    for number, (referee, _) in enumerate(some(positions(name, players, 72))):
        if number % 9:
            continue
        state = referee.state
        picture = state._repr_svg_()
        assert state.svg(None) == picture
        root = root_of(picture)
        left, top, width, height = (float(part) for part in str(root.get("viewBox")).split())
        for node in root.iter(f"{SVG}text"):
            assert left < float(node.get("x", 0)) < left + width and top < float(node.get("y", 0)) < top + height
        said = " ".join(words_of(picture)).split()
        for seat in range(players):
            assert state.letters()[seat] in said and str(state.scores()[seat]) in said
            world = state.resample(seat, clutch.Seeded(number))
            assert world.svg(seat) == state.svg(seat) and world.text(seat) == state.text(seat)


@every_game
def test_a_game_without_a_picture_shows_its_text(name: str) -> None:
    """What the catalogue gives to a game that draws nothing has every word of the text board."""
    state = open_table(name, 2, 73).state
    picture = Game.picture(state.game, state.view(None), state.letters(), state.game.words())
    assert "".join("".join(words_of(picture)).split()) == "".join(str(state).split())


def views(name: str, players: int) -> list[tuple[str, dict[str, Any]]]:
    """Pictures of a game with the views that they were drawn from."""
    pairs = []
    for number, (referee, _) in enumerate(positions(name, players, 74)):
        if number % 10 == 0 or referee.state.over:
            pairs.append((referee.state.svg(), referee.state.view(None)))
    return pairs


def test_every_dragon_that_hatched_lies_on_its_island() -> None:
    """Dragomino: as many golden eggs as dragons, and one in the legend."""
    for picture, view in views("dragomino", 3):
        assert count(picture, "path", fill=GOLD) == 1 + sum(seat["dragons"] for seat in view["seats"])


def test_hidden_cards_show_their_backs() -> None:
    """Dragon Kin: as many backs as cards of the line and of the kin that a spectator does not know."""
    for picture, view in views("dragon_kin", 3):
        kin = [card for seat in view["seats"] for card in seat["kin"]]
        assert count(picture, "rect", fill=BACK) == sum(card["dragon"] is None for card in [*view["line"], *kin])


def test_every_dragon_stands_on_the_island() -> None:
    """Dragoon: a disc for each dragon that is not at home."""
    for picture, view in views("dragoon", 4):
        assert count(picture, "circle", r="15.0") == sum(len(cell["dragons"]) for cell in view["cells"])


def test_every_tile_lies_on_the_map() -> None:
    """Dragon Family: a hexagon for each cell, and on each tile a disc for each seat that has handlers there."""
    for picture, view in views("dragon_family", 5):
        assert count(picture, "polygon") == sum(len(tile["cells"]) for tile in view["tiles"])
        assert count(picture, "circle", r="9.0") == sum(len({handler["seat"] for handler in tile["handlers"]}) for tile in view["tiles"])


def test_every_dragon_of_a_clan_is_shown_with_its_level() -> None:
    """Dragonbrood: each dragon once in its clan, and once more where it stands."""
    for picture, view in views("dragonbrood", 2):
        expected: Counter[str] = Counter()
        for seat in view["seats"]:
            for dragon in seat["dragons"]:
                expected[f"{'AB'[seat['seat']]}{dragon['level']}"] += 1 + (dragon["place"] is not None)
        shown = Counter(word for word in words_of(picture) if word in expected)
        assert shown == expected


@every_game
def test_a_record_and_an_outcome_are_tables(name: str) -> None:
    """Both are well-formed; the record names its players, its bots and every decision, and holds the newest position; names are only text."""
    record = clutch.play(name, "random", seed=3)
    record = clutch.Record(
        record.game, record.rules, 2, record.options, [clutch.Seat("Ann <b>"), clutch.Seat("Ben", "random")], record.luck
    )
    assert "not finished" in record._repr_html_()
    whole = clutch.play(name, "random", seed=3)
    record.entries, record.scores = whole.entries, whole.scores
    shown = record._repr_html_()
    page = ET.fromstring(f"<div>{shown}</div>")  # noqa: S314 - we wrote it ourselves
    cells = [node.text for node in page.iter("td")]
    assert record.scores is not None
    assert cells == ["A", "Ann <b>", None, str(record.scores[0]), "B", "Ben", "random", str(record.scores[1])]
    assert [node.text for node in page.iter("code")] == [entry.move for entry in record.entries]
    end = list(record)[-1]
    assert end.svg() in shown

    outcome = end.outcome()
    assert outcome is not None
    told = ET.fromstring(f"<div>{outcome._repr_html_()}</div>")  # noqa: S314 - we wrote it ourselves
    assert "".join(told[0].itertext()) == str(outcome)
    assert [node.text for node in told.iter("td")][1::3] == [str(score) for score in outcome.scores]


def test_a_record_that_cannot_be_played_is_shown_without_a_picture() -> None:
    """A notebook does not fail on it."""
    seats = [clutch.Seat("Ann"), clutch.Seat("Ben")]
    shown = clutch.Record("dragon_chess", 1, 2, {}, seats, [])._repr_html_()
    assert "dragon_chess" in shown and "<svg" not in shown
