"""What a gain is good for: which evolution of one's own dragons it helps."""

from __future__ import annotations

from typing import cast

import clutch
from clutch.games.dragonbrood.show.needs import feed, without
from clutch.games.dragonbrood.show.view_types import DragonbroodView, FeedView, ProspectView

WANTED: list[FeedView] = [
    {"dragon": "red_2", "missing": {"gem_red": 1, "crystal_red": 1}},
    {"dragon": "orange_2", "missing": {"gem_yellow": 1}},
]


def gaining(**items: int) -> ProspectView:
    """A prospect of a gain."""
    return {"kind": "level", "when": "now", "gain": items}


def test_the_evolution_that_is_helped_most_is_told() -> None:
    """That for which least is missing afterwards; a gain that helps none tells none."""
    assert feed(gaining(crystal_red=1), WANTED) == {"dragon": "red_2", "missing": {"gem_red": 1}}
    assert feed(gaining(crystal_red=1, gem_yellow=2), WANTED) == {"dragon": "orange_2", "missing": {}}
    assert feed(gaining(food=3), WANTED) is None
    assert feed({"kind": "action", "when": "now"}, WANTED) is None


def test_stones_whose_colour_is_still_to_be_chosen_become_what_is_missing() -> None:
    """Each of them once."""
    assert without({"gem_red": 1, "gem_blue": 1}, {"gem": 1}) == {"gem_blue": 1}
    assert without({"gem_red": 1, "crystal_red": 1}, {"gem": 2}) == {"crystal_red": 1}


def test_the_view_tells_it_to_the_seat_that_decides() -> None:
    """At the start of a game some place brings what a first evolution lacks; nobody else is told where dragons may go."""
    state = clutch.game("dragonbrood").start(2, chance=clutch.Seeded(3))
    while state.prompt().kind != "choose_dragon":
        state.apply(state.legal()[0], clutch.Seeded(1))
    seat = int(state.seat())
    own = cast("DragonbroodView", state.view(seat))["decision"]
    assert own is not None
    feeds = [way["prospect"]["feeds"] for journey in own["journeys"] for way in journey["ways"] if "feeds" in way["prospect"]]
    assert feeds
    assert all(each["dragon"].endswith("_2") for each in feeds)
    other = cast("DragonbroodView", state.view(1 - seat))["decision"]
    assert other is None or all(not journey["ways"] for journey in other["journeys"])
