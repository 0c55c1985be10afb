"""How games go on from where a search has come to, among players who decide quickly."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.kernel.chance import Chance
from clutch.kernel.judge import Judge, Sequel, shares
from clutch.kernel.state import Actions, State


@final
class Sequels:
    """Plays on, as a judge wishes it, and mixes what comes of it into rewards."""

    def __init__(self, judge: Judge, wish: Sequel, players: i64, chance: Chance) -> None:
        self.judge: Final = judge
        self.wish: Final = wish
        self.chance: Final = chance
        self.are_all: Final = wish.part >= 1.0 and wish.one_of <= 1
        """Whether nothing else counts, so that nobody needs to estimate what is played on from."""
        self.ends: Final = vec[float]([0.0] * int(players))
        self.few: Final = Actions()
        self.values: Final = vec[float]([0.0] * int(wish.considered))

    def add(self, world: State, actions: Actions, rewards: vec[float]) -> None:
        """If it is time, play on in this world and mix what comes of it into everybody's reward.

        What is done in one iteration of so many counts so many times as much: on the average the mixture is as it is wished.
        """
        wish = self.wish
        part: float = wish.part
        if part <= 0.0:
            return
        if wish.one_of > 1:
            if self.chance.below(wish.one_of) != 0:
                return
            part *= float(wish.one_of)
        self.play(world, actions)
        ends: vec[float] = self.ends
        for seat in range(i64(len(ends))):
            rewards[seat] = rewards[seat] * (1.0 - part) + ends[seat] * part

    def play(self, world: State, actions: Actions) -> None:
        """Play on to the end, or for so many decisions: everybody's share, or what the judge thinks of it then."""
        left: i64 = self.wish.decisions
        player = self.wish.player
        if player is not None:
            player.begin()
        actions.count = 0
        world.offer(actions)
        while not world.over:
            action: i64 = self.choice(world, actions) if player is None else player.choice(world, actions, self.chance)
            world.advance(action, self.chance, actions)
            left -= 1
            if left == 0:
                break
        if world.over:
            shares(world, self.ends)
        else:
            self.judge.estimates(world, self.ends)

    def choice(self, world: State, actions: Actions) -> i64:
        """Of a few actions, drawn at random, the one that is most to the players' taste, or where they have none looks best to the seat on turn."""
        chance = self.chance
        items: vec[i64] = actions.items
        count: i64 = actions.count
        more: i64 = self.wish.considered - 1
        choice: i64 = items[chance.below(count)]
        if count == 1 or more <= 0:
            return choice
        tastes: vec[float] = self.wish.tastes
        known: i64 = len(tastes)
        if known:
            best: float = tastes[choice] if choice < known else 1.0
            for _drawn in range(more):
                other: i64 = items[chance.below(count)]
                taste: float = tastes[other] if other < known else 1.0
                if taste > best:
                    best = taste
                    choice = other
            return choice
        few = self.few
        few.count = 0
        few.add(choice)
        for _drawn in range(more):
            few.add(items[chance.below(count)])
        values: vec[float] = self.values
        self.judge.impressions(world, few, world.seat(), chance, values)
        best = values[0]
        for place in range(1, few.count):
            if values[place] > best:
                best = values[place]
                choice = few.items[place]
        return choice
