"""The bot's judgement: it knows a good position from a bad one."""

from __future__ import annotations

import clutch
from clutch.bots import Sight, make_bot
from clutch.games.dragon_family.feed import FEED
from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from games.dragon_family.arranged_table import GAME, Table, games, start


def estimate(table: Table, seat: int = 0) -> float:
    """A seat's chance of victory."""
    return float(table.state.game.judge().estimate(table.state, seat))


def test_more_is_better() -> None:
    """A lair, a dragon, food and a useful resource each raise the estimate."""
    bare = start().lay("forest 2,0", "forest 3,0").at(1)
    assert estimate(bare.own(0, leaf=1)) > estimate(start().lay("forest 2,0", "forest 3,0").at(1))
    hatched = start().lay("forest 2,0", "forest 3,0").hatchlings(0, "green").at(1)
    assert estimate(hatched) > estimate(bare)
    fed = start().lay("forest 2,0", "forest 3,0").hatchlings(0, "green 2").at(1)
    assert estimate(fed) > estimate(hatched)
    settled = start().lay("forest 2,0", "forest 3,0").lair(0, "green", "2,0").at(1)
    assert estimate(settled) > estimate(fed)
    assert estimate(settled, 1) < 0.5


def test_greedy_settles_hatches_and_feeds() -> None:
    """The obvious moves: a grown dragon at home, three leaves, and food for a hungry dragon."""
    greedy = make_bot("greedy")
    thoughts = clutch.Seeded(1)

    def choice(table: Table) -> str:
        return str(GAME.move(greedy.choose(Sight(table.state, 0), thoughts)))

    assert choice(start().lay("forest 2,0", "forest 3,0").stand(0, "2,0", "0,0").hatchlings(0, "green 3")) == "settle"
    assert choice(start().own(0, leaf=3).at(0, HATCH_OR_TRADE)) == "hatch green"
    fed = start().hatchlings(0, "green").own(0, leaf=1).at(0, FEED)
    fed.state.fed_dragon = 0
    assert choice(fed) == "feed 1"


def test_the_estimate_is_a_chance_and_knows_the_end() -> None:
    """Between 0 and 1 everywhere; at the end it is the share of the victory."""
    for game in games(3, {}, range(3)):
        for _, after, _ in game:
            assert all(0.0 <= after.game.judge().estimate(after, seat) <= 1.0 for seat in range(3))
        assert [after.game.judge().estimate(after, seat) for seat in range(3)] == after.payoffs()


def test_features_show_a_seat_what_it_may_see() -> None:
    """Always of one length, the same in every world that the seat thinks possible."""
    lengths = set()
    for players in (2, 5):
        for game in games(players, {}, range(1)):
            for number, (_, after, _) in enumerate(game):
                if number % 11:
                    continue
                for seat in range(players):
                    mine = list(after.features(seat))
                    lengths.add(len(mine))
                    assert list(after.resample(seat, clutch.Seeded(number)).features(seat)) == mine
    assert len(lengths) == 1
