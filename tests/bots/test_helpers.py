"""A search in several processes: reproducible, honest about its budget, and no matter if a helper dies."""

from __future__ import annotations

import pickle

import pytest

import clutch
from clutch.bots import Search, Sight, helpers, make_bot
from clutch.bots.curves import honest
from clutch.bots.search.tree import Opinion, best_first, search


def sight(name: str = "dragon_kin", players: int = 3) -> Sight:
    """What the first seat sees at the start."""
    state = clutch.game(name).start(players, chance=clutch.Seeded(1))
    return Sight(state, int(state.seat()))


def thoughts(bot: Search, luck: int = 5) -> list[tuple[int, int, float]]:
    """What a bot thinks of the start."""
    return [(opinion.action, opinion.visits, opinion.value) for opinion in bot.opinions(sight(), clutch.Seeded(luck))]


def test_workers_think_the_same_again() -> None:
    """The same luck, iterations and number of workers give the same opinions; other numbers of workers are other trees."""
    two = Search(iterations=301, workers=2)

    assert thoughts(two) == thoughts(Search(iterations=301, workers=2))
    assert thoughts(two) != thoughts(two, luck=6)
    assert thoughts(two) != thoughts(Search(iterations=301, workers=3))
    assert thoughts(Search(iterations=301, workers=1)) == thoughts(Search(iterations=301))


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_share_the_budget(workers: int) -> None:
    """All iterations are made, none twice, and every legal action has an opinion, the best of those that were tried well first."""
    found = thoughts(Search(iterations=301, workers=workers))

    assert sum(visits for _, visits, _ in found) == 301
    assert sorted(action for action, _, _ in found) == sight().actions()
    assert all(0 <= value <= 1 for _, _, value in found)
    assert [action for action, _, _ in found] == [opinion.action for opinion in best_first([Opinion(*each) for each in found])]


def test_workers_add_up_what_each_thinks() -> None:
    """What comes out is the sum of the searches that each worker makes, wherever it makes them."""
    seed = int(clutch.Seeded(5).below(helpers.SEEDS))
    parts = [helpers.Part(sight(), None, budget, 0, seed, number).thoughts() for number, budget in enumerate((151, 150))]

    assert thoughts(Search(iterations=301, workers=2)) == [
        (opinion.action, opinion.visits, opinion.value)
        for opinion in honest(sight(), None, helpers.merged(parts, sight().judge().root_weight()))
    ]


def test_a_helper_may_die() -> None:
    """What a dead helper does not say is thought here, and the next search has a new one."""
    bot = Search(iterations=301, workers=2)
    before = thoughts(bot)
    for helper in helpers._HELPERS:  # noqa: SLF001 - nobody else ends a helper while it is needed
        helper.process.kill()
        helper.process.wait()

    assert thoughts(bot) == before
    assert thoughts(bot) == before


def test_workers_think_for_a_time() -> None:
    """A budget in time is every worker's own."""
    assert make_bot("search:5ms:workers=2").choose(sight(), clutch.Seeded(1)) in sight().actions()


def test_a_sight_can_be_sent() -> None:
    """A sight that was sent to another process sees the same."""
    here = sight("dragomino", 2)
    there = pickle.loads(pickle.dumps(here))  # noqa: S301 - our own

    assert there.view() == here.view()
    assert there.seat == here.seat


def test_all_processors_are_for_time_alone() -> None:
    """Where nobody has said how many workers, a budget in time may have all processors; one in iterations thinks the same everywhere."""
    assert Search(iterations=50).with_all_processors().workers is None
    assert Search(milliseconds=50, workers=1).with_all_processors().workers == 1
    assert (Search(milliseconds=50).with_all_processors().workers or 0) >= 1


def test_a_choice_that_cannot_change_is_made_at_once() -> None:
    """`choose` ends early, but never with another choice than the whole search."""
    for name in ("dragon_kin", "dragomino", "dragoon"):
        looking = sight(name, 2)
        whole = search(looking, looking.judge(), 600, 0, clutch.Seeded(3)).opinions()[0].action

        assert Search(iterations=600).choose(looking, clutch.Seeded(3)) == whole


def test_a_search_that_has_to_choose_ends_when_its_choice_is_clear() -> None:
    """Where the rivals of the best action can no longer catch up, a search that settles ends; one that is asked for opinions goes on to the end of its budget, unless there is a hurry."""
    state = clutch.game("dragomino").start(2, chance=clutch.Seeded(4))
    looking = Sight(state, int(state.seat()))
    bot = Search(iterations=4000)
    whole = bot.grown(looking, clutch.Seeded(1), lambda: False)
    settled = bot.grown(looking, clutch.Seeded(1), lambda: False, settles=True)
    hurried = Search(milliseconds=60_000).grown(looking, clutch.Seeded(1), lambda: True)

    assert whole.iterations == 4000
    assert settled.iterations < 4000
    assert settled.opinions()[0].action == whole.opinions()[0].action
    assert hurried.iterations == 0
