"""The laboratory: what it counts is true, rule sets meet the same luck, and a changed component file is checked with clear sentences."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import clutch
from clutch.bots import make_bot
from clutch.lab.study import Findings, RuleSet, Study, Use, count_deal, run
from clutch.lab.watch import watch
from kit.command import clutch as command

GAMES = [game.name for game in clutch.games()]


@pytest.mark.parametrize("name", GAMES)
def test_every_point_has_a_source(name: str) -> None:
    """For each seat of a random game the sources add up to its score."""
    game = clutch.game(name)
    players = max(game.least_players, 2)
    for number in range(3):
        bots = [make_bot("random") for _ in range(players)]
        seen = watch(game, players, game.settings(players), bots, clutch.Seeded(number), clutch.Seeded(number, 1))
        assert [sum(sources.values()) for sources in seen.sources] == seen.scores
        assert sum(seen.payoffs) == pytest.approx(1)
        assert 0 < seen.choices <= seen.decisions and seen.legal >= 2 * seen.choices
        assert sum(uses[kind] for uses in seen.uses for kind in uses if "," not in kind) == seen.choices


def study(rule_sets: tuple[RuleSet, ...], games: int = 12) -> dict[str, Findings]:
    """A small study of Dragon Kin, added up."""
    found: dict[str, Findings] = {}
    for name, _, findings in run(Study("dragon_kin", 2, ("greedy", "random"), 3, games, rule_sets), 2):
        found.setdefault(name, Findings()).merge(findings)
    return found


def test_rule_sets_meet_the_same_luck() -> None:
    """Two names for one rule set find the same; another option finds something else."""
    game = clutch.game("dragon_kin")
    settings = game.settings(2)
    other = game.settings(2, {"game_length": "fixed_rounds", "rounds": 3})
    found = study((RuleSet("one", settings), RuleSet("same", settings), RuleSet("longer", other)))
    assert found["one"] == found["same"]
    assert found["longer"].numbers["decisions"].mean > 2 * found["one"].numbers["decisions"].mean
    assert found["one"].games == 12 and len(found["one"].seats) == 2


def test_equal_bots_meet_a_new_deal_in_every_game() -> None:
    """Where all seats play alike a change of seats says nothing new; where they do not, every bot sits everywhere on the same deal."""
    settings = clutch.game("dragon_kin").settings(2)
    counted = {}
    for bots in (("random",), ("greedy", "random")):
        counted[bots] = Findings()
        for _, _, findings in run(Study("dragon_kin", 2, bots, 3, 12, (RuleSet("one", settings),)), 1):
            counted[bots].merge(findings)
    assert [(found.games, found.deals) for found in counted.values()] == [(12, 12), (12, 6)]


def test_what_winners_have_is_counted_by_deal() -> None:
    """A shared victory counts in parts, and the interval of winners / all is between deals."""
    found: dict[str, Use] = {}
    count_deal(found, [([1.0, 0.0], [Counter(dig=4), Counter(dig=2, rest=1)])])
    count_deal(found, [([0.5, 0.5], [Counter(dig=1), Counter(dig=3)])])
    dig, rest = found["dig"], found["rest"]
    assert (dig.mean(2), dig.winners(2), dig.hands) == (2.5, 3.0, 4)
    assert dig.shares.mean == pytest.approx(6 / 5) and dig.error(2, 2) > 0
    assert (rest.mean(2), rest.winners(2), rest.hands, rest.interval()) == (0.25, 0.0, 1, None)


def test_a_chronicle_tells_of_places_growth_and_turn_order(tmp_path: Path) -> None:
    """A game with a chronicle says where its seats go, those places included where nobody goes, what becomes of them, and what the first turn order is worth."""
    out = tmp_path / "brood.html"
    done = command("lab", "dragonbrood", "--bots", "random", "--games", "4", "--out", str(out), "--json")
    assert done.returncode == 0, done.stderr
    [told] = json.loads(done.stdout)["rule_sets"]
    assert sum(place["share"] for place in told["turn_order"]) == pytest.approx(1)
    assert sum(source["all"] for source in told["points"].values()) == pytest.approx(told["numbers"]["score"]["mean"])
    assert len(told["visits"]) == 35 and sum(place["all"] for place in told["visits"].values()) > 10
    facts = told["facts"]
    assert facts["level 3 by year 6"]["all"] <= 1 and facts["level 3 by year 1"]["all"] <= facts["level 3 by year 6"]["all"]
    assert sum(facts[f"uncovered in row {row}"]["all"] for row in range(1, 5)) == pytest.approx(4 + facts["excavated"]["all"])
    text = out.read_text("utf-8")
    assert all(title in text for title in ("Places in the first turn order", "Where they go", "What becomes of them", "royal palace"))


def test_the_report(tmp_path: Path) -> None:
    """One file for people, and data for programs."""
    out = tmp_path / "kin.html"
    done = command(
        "lab",
        "dragon_kin",
        "--bots",
        "random",
        "--games",
        "20",
        "--vary",
        "open_alliance_own_discard=true,false",
        "--out",
        str(out),
        "--json",
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [rule_set["games"] for rule_set in told["rule_sets"]] == [20, 20]
    text = out.read_text("utf-8")
    assert "Where points come from" in text and "open_alliance_own_discard true" in text and not re.search(r"(src|href)=", text)


def test_changed_numbers_are_played_by(tmp_path: Path) -> None:
    """A lower goal makes Dragoon shorter; the game's own file is as it was."""
    own = clutch.game("dragoon").folder / "components.toml"
    before = own.read_text("utf-8")
    changed = tmp_path / "short.toml"
    changed.write_text(re.sub(r"gold_goal = \{ value = \d+", "gold_goal = { value = 15", before), "utf-8")
    done = command("lab", "dragoon", "--bots", "random", "--games", "8", "--components", str(changed), "--json")
    assert done.returncode == 0, done.stderr
    as_it_is, short = json.loads(done.stdout)["rule_sets"]
    assert short["name"] == "short.toml"
    assert short["numbers"]["winning score"]["mean"] < as_it_is["numbers"]["winning score"]["mean"]
    assert own.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("dragoon --components {wrong}", "gold_goal is a whole number from 10 to 200"),
        ("dragoon --components nowhere.toml", "nowhere.toml cannot be read"),
        ("dragon_kin --components {wrong}", "only options can be compared"),
        ("dragoon --components {wrong} --vary a=1,2", "one change at a time"),
        ("dragon_kin --vary rounds", "nothing to compare"),
        ("dragon_kin --vary rounds=2", "nothing to compare"),
        ("dragon_kin --vary wings=2,3", "has no option “wings”"),
        ("dragon_kin --bots greedy,random,random", "3 bots for 2 seats"),
        ("dragon_kin --bots genius", "there is no bot"),
    ],
)
def test_what_cannot_be_studied(arguments: str, sentence: str, tmp_path: Path) -> None:
    """One sentence, before anything is played."""
    wrong = tmp_path / "wrong.toml"
    text = (clutch.game("dragoon").folder / "components.toml").read_text("utf-8")
    wrong.write_text(re.sub(r"gold_goal = \{ value = \d+", "gold_goal = { value = 900", text), "utf-8")
    done = command("lab", *arguments.format(wrong=wrong).split())
    assert done.returncode == 2 and sentence in done.stderr, done.stderr
