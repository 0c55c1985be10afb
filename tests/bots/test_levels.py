"""The five levels, the players that others are measured by, and who sits at a table."""

from __future__ import annotations

import re

import pytest

import clutch
from clutch.arena.player import KnowingPlayer, make_player
from clutch.arena.simulate import Simulation, plan
from clutch.bots import LEVELS, Seer, Sight, make_bot
from clutch.bots.levels import Manner, glance, manners
from clutch.bots.personas import PERSONAS, personas
from clutch.kernel.words import languages, read_words
from kit.play import every_game, every_table, positions

BELOW = LEVELS[:-1]
MOST_ITERATIONS = 3000
"""Dragon Family's Wyrm: some 35 ms a move, a third of what the Elder may take. With a third of them the Elder won nine games of ten."""


@every_table
@pytest.mark.parametrize("bot", [*BELOW, "rule", "plain:20"])
def test_a_level_plays_legally(name: str, players: int, bot: str) -> None:
    """Every level below the strongest, the rule and the plain player find a legal move in every position that a game begins with."""
    state = clutch.game(name).start(players, chance=clutch.Seeded(1))
    player = make_bot(bot)
    chance = clutch.Seeded(2)
    for _ in range(40):
        if state.over:
            break
        seat = int(state.seat())
        action = player.choose(Sight(state, seat), chance)
        assert action in state.legal()
        state.apply(action, chance)


@every_table
@pytest.mark.parametrize("bot", [*BELOW, "rule", "plain:10"])
def test_a_level_sees_what_its_seat_may_know(name: str, players: int, bot: str) -> None:
    """In worlds that look alike to its seat, with the same luck, a level, the rule and the plain player do the same."""
    for number, (referee, _) in enumerate(positions(name, players, 3)):
        state = referee.state
        if state.over or number > 30:
            break
        if number % 10:
            continue
        seat = int(state.seat())
        other = state.resample(seat, clutch.Seeded(number, 9))
        choices = {make_bot(bot).choose(Sight(world, seat), clutch.Seeded(number)) for world in (state, other)}

        assert len(choices) == 1


@every_game
def test_every_game_has_all_levels(name: str) -> None:
    """A game says of each level how it plays: the lower glance, those next to the strongest may search a little, one between them only now and then, and it alone by the clock, for two seconds at most."""
    found = manners(name)

    assert list(found) == LEVELS
    glancing = [found[level] for level in BELOW if found[level].worlds]
    searching = [found[level] for level in BELOW[len(glancing) :]]
    assert len(glancing) >= 2 and all(manner.milliseconds == 0 for manner in glancing)
    assert all(manner.iterations == 0 or 0 < manner.heed < 1 for manner in glancing)
    assert all(manner.iterations == 0 for manner in glancing[:-1])
    assert all(
        manner.worlds == manner.milliseconds == 0 and 0 < manner.iterations <= MOST_ITERATIONS and manner.heed == 1 for manner in searching
    )
    assert 0 < found[LEVELS[-1]].milliseconds <= 2000
    floors = [manner.floor for manner in glancing]
    assert floors == sorted(floors, reverse=True)
    assert [manner.iterations for manner in searching] == sorted(manner.iterations for manner in searching)


def test_no_level_makes_a_move_that_looks_bad_to_it() -> None:
    """However little it notices, a level stays above its floor: with a floor of nothing it takes the best move of what it sees."""
    state = clutch.game("dragoon").start(2, chance=clutch.Seeded(3))
    sight = Sight(state, int(state.seat()))
    sharp = Manner(worlds=4, overlooks=0.0, blur=0.0, floor=0.0)
    dull = Manner(worlds=4, overlooks=0.99, blur=50.0, floor=0.0)
    best = {glance(sight, sharp, clutch.Seeded(seed)) for seed in range(30)}

    assert {glance(sight, dull, clutch.Seeded(seed)) for seed in range(30)} <= best


def share(one: str, other: str, game: str, games: int) -> float:
    """The first bot's share of the victories in a duel."""
    simulation = Simulation(plan(clutch.game(game), 2, {}, [one, other], 11, games))
    for _ in simulation.run():
        pass
    return simulation.outcome.bots[one].shares.mean


def test_a_higher_level_wins_more() -> None:
    """Two levels apart the higher one clearly wins (docs/levels.md has the exact figures)."""
    assert share("drake", "hatchling", "dragomino", 80) > 0.6
    assert share("wyrm", "fledgling", "dragomino", 80) > 0.6


def test_the_rule_beats_chance() -> None:
    """A rule of thumb is worth something."""
    assert share("rule", "random", "dragon_kin", 40) > 0.7
    assert share("rule", "random", "dragomino", 20) > 0.9


def test_a_seer_is_for_measuring_only() -> None:
    """The arena and simulations take a seer; whoever wants one at a table gets a sentence."""
    assert isinstance(make_player("seer"), KnowingPlayer)
    assert isinstance(make_bot("seer", measuring=True), Seer)
    assert 0 <= share("seer", "rule", "dragon_kin", 10) <= 1
    with pytest.raises(clutch.GameError, match="a seer is shown the truth"):
        make_bot("seer")


@pytest.mark.parametrize("text", ["plain:0", "plain:", "plain:1h", "rule:3", "hatchling:2"])
def test_what_is_no_bot_gets_a_sentence(text: str) -> None:
    """A wrong budget is refused with the names of the bots."""
    with pytest.raises(clutch.GameError, match="bots are random"):
        make_bot(text)


def test_dragons_are_distinct_and_follow_from_the_seed() -> None:
    """At one table no two dragons have one name, and the same seed brings the same dragons."""
    for seed in range(50):
        found = personas(seed, 6)
        assert len(set(found)) == 6 and found == personas(seed, 6)
    assert "ember" not in {name for seed in range(50) for name in personas(seed, 6, {"ember"})}


def test_every_dragon_has_a_name_and_a_manner() -> None:
    """In every language each dragon is called something of its own, and has a manner; the page draws the same dragons."""
    for language in languages():
        words = read_words(language, ["page"])
        names = [words.say("dragon", key, {}, []) for key in PERSONAS]
        assert len(set(names)) == len(PERSONAS)
        assert all(words.has("dragon", f"{key}-manner") for key in PERSONAS)


def test_the_page_draws_the_same_dragons() -> None:
    """The page's list of faces is the table's list of dragons, in the same order."""
    from pathlib import Path

    source = (Path(__file__).parent.parent.parent / "web" / "src" / "art" / "faces.ts").read_text("utf-8")
    listed = source.split("DRAGONS = [", 1)[1].split("]", 1)[0]
    assert re.findall(r"'(\w+)'", listed) == PERSONAS
