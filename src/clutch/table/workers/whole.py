"""How a hint goes on: the answers that belong to a move, as far as the same seat is asked on without luck, and what they would certainly bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from clutch.bots import Sight
from clutch.bots.bot import Search
from clutch.kernel.chance import Chance
from clutch.kernel.foresight import DECISION, NoLuck, Outlook
from clutch.kernel.statement import Event
from clutch.table.workers.ordering import by_points

FOLLOWED = 3
"""Moves of a hint that are followed."""
MOST_ANSWERS = 8
"""Answers that are told of one move."""
GOING_ON = Search(milliseconds=70)
"""What each further answer may cost."""
AFTERWARDS = Search(iterations=60)
"""The same in an analysis, which finds the same whenever it is made."""
LONGEST = FOLLOWED * MOST_ANSWERS * GOING_ON.milliseconds
"""Milliseconds that all of it may take."""


class Foretold(msgspec.Struct):
    """Something that would certainly happen, as the seat would be told of it."""

    rule: str
    kind: str
    facts: dict[str, int | str | list[int | str]]
    answer: int = 0
    """The place of the answer that brings it: 0 for the move itself, 1 for the first further answer."""


def allowed(among: list[list[int]], answers: list[int]) -> list[int]:
    """The answers that keep to one of these rows of answers; none where all may be given."""
    return [row[len(answers)] for row in among if len(row) > len(answers) and row[: len(answers)] == answers]


def follow(
    sight: Sight, action: int, among: list[list[int]], chance: Chance, hurry: Callable[[], bool], adviser: Search = GOING_ON
) -> tuple[list[int], list[Foretold]]:
    """The further answers of a move, and what all of them bring: looked for in a world that the seat thinks possible, so nothing else is betrayed."""
    seat = int(sight.seat)
    world = sight.sample(chance)
    answers = [action]
    told: list[Foretold] = []
    while True:
        foresight = Outlook(world, seat).foresee(answers[-1])
        told.extend(foretold(event, len(answers) - 1) for event in foresight.events)
        if foresight.stop != DECISION or foresight.turn != seat or len(answers) == MOST_ANSWERS or hurry():
            return answers[1:], told
        world.apply(answers[-1], NoLuck(seat))
        wanted = allowed(among, answers)
        going_on = Sight(world, seat)
        opinions = adviser.opinions(going_on, chance)
        opinions = by_points(going_on, opinions, [opinion.value for opinion in opinions], chance, hurry)
        answers.append(next((opinion.action for opinion in opinions if not wanted or opinion.action in wanted), opinions[0].action))


def foretold(event: Event, answer: int) -> Foretold:
    """An event as plain data."""
    return Foretold(event.rule, event.kind, cast("dict[str, int | str | list[int | str]]", event.facts), answer)
