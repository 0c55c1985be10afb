"""A real box beside a match: it is shuffled beforehand, and whoever is asked looks at what lies there."""

from __future__ import annotations

import clutch
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.verbs import entering, play
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import AnyEntry
from table.matches import ANN, LUCK, Timeline


def runs(match: Match) -> bool:
    """Whether the game goes on, now."""
    return match.status == "running"


def asks(match: Match) -> bool:
    """Whether people are asked about their box, now."""
    return match.drawing


def begun(match: Match) -> bool:
    """Whether the game is laid out, now."""
    return match.referee is not None


def box_table(game: str, **wish: object) -> Timeline:
    """A table with a real box, at one screen."""
    return Timeline(**{"game": game, "seats": ["me", "me"], "box": True, **wish})


def say(match: Match, chance: clutch.Chance, caller: Person = ANN) -> list[AnyEntry]:
    """Somebody says one outcome that can be, drawn as fairly as the box would."""
    assert match.box is not None
    draw = match.box.draw
    assert draw is not None
    pool = [outcome for outcome, count in enumerate(draw.left) for _ in range(count)]
    outcome = pool[chance.below(len(pool))]
    try:
        return entering.enter(match, caller, match.n, len(draw.outcomes), [outcome], False)
    except Refused as refused:
        assert refused.code is Code.ENDS_GAME, refused
        return entering.enter(match, caller, match.n, len(draw.outcomes), [outcome], True)


def decide(match: Match, chance: clutch.Chance, caller: Person = ANN) -> list[AnyEntry]:
    """Whoever is on turn makes any legal move."""
    if match.window is not None:
        for seat in match.window.rules.seats:
            if match.asks(seat):
                actions = match.position(seat).legal()
                return play.act(match, LUCK, caller, actions[chance.below(len(actions))], match.n, seat)
        return play.close(match, LUCK, match.began, match.window.opened + 3600)
    assert match.referee is not None
    actions = match.referee.state.legal()
    return play.act(match, LUCK, caller, actions[chance.below(len(actions))], match.n, match.turn)


def step(timeline: Timeline, chance: clutch.Chance) -> None:
    """One input of the people at the table: what they saw, or what they decide."""
    timeline.do(say(timeline.match, chance) if timeline.match.drawing else decide(timeline.match, chance))


def play_on(timeline: Timeline, chance: clutch.Chance, most: int = 100_000) -> Match:
    """Play at random to the end, or for so many inputs."""
    while timeline.match.status == "running" and most > 0:
        step(timeline, chance)
        most -= 1
    return timeline.match
