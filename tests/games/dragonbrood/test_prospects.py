"""What the view foretells: yields, prizes, prices and strengths, and that they come true."""

from __future__ import annotations

from typing import Any

import pytest

from clutch.games.dragonbrood.show import prospects
from clutch.kernel.chance import Seeded
from games.dragonbrood.empty_table import AUTUMN, OPTIONS, SUMMER, WINTER, Table, empty_table, place_of, start


def prospect(table: Table, dragon: int, place: str) -> dict[str, Any]:
    """What is told of a dragon at a place."""
    return {**prospects.prospect(table.state, dragon, place_of(place))}


def closed(table: Table, dragon: int, place: str) -> str | None:
    """Why the seat on turn is told that a dragon cannot go to a place."""
    view: Any = table.state.view(int(table.state.seat()))
    reach = next(each for each in view["decision"]["journeys"] if dragon % 6 + 1 in each["alike"])
    return next((str(each["kind"]) for each in reach["closed"] if place in each["places"]), None)


def kinds(found: dict[str, Any]) -> list[str]:
    """The remarks by their kinds."""
    return [remark["kind"] for remark in found.get("remarks", [])]


def test_teal_takes_double_but_not_its_excavation() -> None:
    """DB-K12."""
    table = empty_table(2)
    teal = table.dragon(0, "teal", 3)
    table.begin(SUMMER)
    assert prospect(table, teal, "crystal_quarries")["gain"] == {"crystal": 24}
    mines = prospect(table, teal, "gold_mines")
    assert (mines["gain"], mines["excavate"], mines["when"]) == ({"gold": 12}, 1, "autumn")


def test_those_who_share_a_place_count() -> None:
    """An opposing orange takes one away, lowest value first; an own yellow adds three (DB-G3, DB-G4)."""
    table = empty_table(2)
    red = table.dragon(0, "red", 2)
    table.dragon(1, "red")
    table.begin(SUMMER)
    table.stand(table.dragon(1, "orange", 3), "shrouded_meadow")
    table.stand(table.dragon(0, "yellow", 3), "gem_mountain")
    found = prospect(table, red, "shrouded_meadow")
    assert found["gain"] == {"food": 3, "gold": 2}
    assert "orange" in kinds(found)
    assert prospect(table, red, "gem_mountain")["gain"] == {"gem": 7}


def test_ranks_are_told_with_who_is_ahead() -> None:
    """Amber before orange, amber and magenta alike, an Elder first (DB-C3, DB-V5)."""
    table = empty_table(2)
    orange = table.dragon(0, "orange", 2)
    magenta = table.dragon(0, "magenta", 3)
    elder = table.dragon(0, "black", 4)
    amber = table.dragon(1, "amber", 3)
    table.begin(WINTER)
    table.stand(amber, "gem_mountain", right=True)
    second = prospect(table, orange, "gem_mountain")
    assert (second["rank"], second["gain"]) == (2, {"gem": 2})
    assert {"kind": "behind", "facts": {"colour": "amber", "seat": 1}} in second["remarks"]
    assert prospect(table, magenta, "gem_mountain")["gain"] == {"gem": 3}
    assert prospect(table, elder, "gem_mountain")["rank"] == 1


def test_both_prizes_of_a_combat() -> None:
    """Winner's and loser's, by level for trinkets, and an Elder's without a fight (DB-C9, DB-V5)."""
    table = empty_table(2, year=5).open("bards_inn", "treasure_hollow", "royal_palace")
    young = table.dragon(0, "red")
    second = table.dragon(0, "blue", 2)
    elder = table.dragon(0, "tan", 4)
    table.begin(SUMMER)
    inn = prospect(table, young, "bards_inn")
    assert (inn["gain"], inn["lesser"]) == ({"ducat": 4}, {"ducat": 2})
    assert prospect(table, second, "treasure_hollow")["trinkets"] == [4, 2]
    palace = prospect(table, elder, "royal_palace")
    assert palace["gain"] == {"dragoncoin": 4} and "lesser" not in palace


def test_a_field_gives_at_once_but_an_elder_uses_what_is_beneath() -> None:
    """DB-V3."""
    table = empty_table(2)
    grown = table.dragon(0, "red", 3)
    elder = table.dragon(0, "tan", 4)
    table.begin(SUMMER)
    table.state.tile[place_of("royal_palace")] = 1
    field = prospect(table, grown, "royal_palace")
    assert (field["kind"], field["when"], field["gain"]) == ("field", "now", {"food": 1, "ducat": 1})
    assert prospect(table, elder, "royal_palace")["kind"] == "combat"


def test_fees_and_bonus_colours_are_remarks() -> None:
    """DB-K13, DB-P8; Elders pay nothing (DB-V4)."""
    table = empty_table(2).open("coinmaker").give(0, ducat=1)
    golden = table.dragon(0, "golden", 3)
    elder = table.dragon(0, "tan", 4)
    table.begin(SUMMER)
    table.stand(table.dragon(1, "lime", 3), "coinmaker")
    assert kinds(prospect(table, golden, "coinmaker"))[:2] == ["lime", "bonus"]
    assert "lime" not in kinds(prospect(table, elder, "coinmaker"))


def test_closed_places_say_why() -> None:
    """The refusals of the destination itself (DB-P3 to DB-P5)."""
    table = empty_table(2)
    young = table.dragon(0, "red")
    second = table.dragon(0, "blue", 2)
    table.begin(WINTER)
    assert closed(table, young, "cloud_dojo") == "out_of_range"
    assert closed(table, second, "cloud_dojo") is None
    assert closed(table, young, "frosted_peaks") in ("under_sky_tile", "level_too_low")
    view: Any = table.state.view(0)
    steps = view["decision"]["journeys"][0]["steps"]
    assert steps["gem_mountain"] == 1 and "cloud_dojo" not in steps


def test_recipes_say_what_is_missing() -> None:
    """At the Dojo (DB-A6): paid by breaking a jewel, or short of a crystal."""
    table = empty_table(2).open("cloud_dojo").give(0, gem_red=1, jewel_blue=1)
    young = table.dragon(0, "red")
    table.begin(SUMMER)
    found = prospect(table, young, "cloud_dojo")
    recipes = {tuple(sorted(recipe["cost"])): recipe for recipe in found["recipes"]}
    assert recipes["crystal_red", "gem_red"]["missing"] == {"crystal_red": 1}
    assert recipes["crystal_blue", "gem_blue"]["payable"]
    assert "nothing" not in kinds(found)
    poor = empty_table(2).open("cloud_dojo")
    dragon = poor.dragon(0, "red")
    assert "nothing" in kinds(prospect(poor.begin(SUMMER), dragon, "cloud_dojo"))


def test_workshops_count_the_level_and_telepathy() -> None:
    """DB-A26, DB-M6: how many exchanges, and what the boosted ones take."""
    table = empty_table(2).open("gemsmith").ball(0, "t3").give(0, crystal_red=4)
    dragon = table.dragon(0, "red")
    table.dragon(1, "red")
    table.begin(SUMMER)
    found = prospect(table, dragon, "gemsmith")
    assert (found["count"], found["boosted"]) == (5, 1)
    table.play("to gemsmith")
    view: Any = table.state.view(0)
    red = view["decision"]["trades"][0]
    assert red["plain"] == {"pays": {"crystal_red": 2}, "gains": {"gem_red": 1}}
    assert red["boosted"]["pays"] == {"crystal_red": 1}


def test_strengths_are_told_from_what_lies_open() -> None:
    """DB-C7: least, most, and what each item adds; the same whatever has been bid."""
    shown = []
    for bid in ("bid nothing", "bid 1 crystal_red"):
        table = empty_table(2, year=3).open("bards_inn")
        table.stand(table.dragon(0, "red", 3), "bards_inn")
        table.stand(table.dragon(1, "blue"), "bards_inn")
        table.give(0, crystal_red=1).give(1, food=3, crystal_blue=1)
        table.begin(AUTUMN).play("fight bards_inn", bid)
        view: Any = table.state.view(1)
        place = next(each for each in view["places"] if each["place"] == "bards_inn")
        shown.append(place["left"]["fighters"])
    assert shown[0] == shown[1]
    first, second = shown[0]
    assert (first["least"], first["most"], first["items"]) == (8, 11, 4)
    assert (second["least"], second["most"]) == (2, 6)


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_what_is_told_comes_true(players: int, options: dict[str, object]) -> None:
    """In games by chance every way that is told can be gone, every other place refuses for the reason told, and an answer that says what it takes and gives does so."""
    state = start(players, options)
    chance = Seeded(players, 3)
    seen = 0
    for _ in range(160):
        if state.over:
            break
        seat = int(state.seat())
        view: Any = state.view(seat)
        decision = view["decision"]
        legal = list(state.legal())
        notations = {state.game.move(action).notation for action in legal}
        assert set(decision["answers"]) <= notations
        if decision["kind"] == "choose_destination":
            ways = decision["journeys"][0]["ways"]
            told = {f"{mode} {way['place']}" for way in ways for mode in way["modes"]}
            assert told == notations - {"nursery"}
            seen += 1
        action = legal[chance.below(len(legal))]
        notation = state.game.move(action).notation
        before = state.view(seat)["seats"][seat]["items"]  # type: ignore[index]  # a view of this game
        state.apply(action, chance)
        answer = decision["answers"].get(notation)
        if answer is not None and decision["kind"] in ("alchemy_pick", "income_pick") and not state.over:
            after = state.view(seat)["seats"][seat]["items"]  # type: ignore[index]  # as above
            waiting = state.view(seat)["decision"]["gain"]  # type: ignore[index]  # as above
            for item, count in answer["gains"].items():
                assert after.get(item, 0) + waiting.get(item, 0) >= before.get(item, 0) + count
    assert seen > 5


def test_what_waits_is_what_is_collected() -> None:
    """A standing dragon's prospect is what Autumn then brings."""
    table = empty_table(2)
    table.stand(table.dragon(0, "red", 2), "gold_mines")
    table.state.season = SUMMER
    view: Any = table.state.view(0)
    told = view["seats"][0]["dragons"][0]["prospect"]["gain"]
    assert "prospect" not in seen_by_the_other(table)
    table.begin(AUTUMN)
    after: Any = table.state.view(0)
    assert after["seats"][0]["items"] == told


def seen_by_the_other(table: Table) -> dict[str, Any]:
    """The dragon as the other seat sees it."""
    view: Any = table.state.view(1)
    dragon: dict[str, Any] = view["seats"][0]["dragons"][0]
    return dragon
