"""Finished matches by who played them: the last ones, and how everybody has fared in each game.

A group is the people of a match by their names, whoever held their seats and whichever bots sat beside them: at one screen one browser holds them all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from clutch.table.matches.names import clean_name
from clutch.table.protocol.together import Group, GroupGame, History, Played, SheetResult, Standing
from clutch.table.records.store import MatchRow

LAST = 20
"""Matches of a group that are listed; the file for a spreadsheet has all."""


def read_played(row: MatchRow, mine: list[int]) -> Played | None:
    """A finished match as it is remembered; None if nobody won it because it was broken off."""
    stored: dict[str, Any] = msgspec.json.decode(row.brief)
    result = stored["result"]
    if result is None or result["reason"] == "abandoned":
        return None
    return {
        "match": row.id,
        "game": row.game,
        "ended": row.touched,
        "names": [seat["name"] for seat in stored["seats"]],
        "bots": [seat["kind"] == "bot" for seat in stored["seats"]],
        "mine": mine,
        "scores": result["scores"],
        "places": result["places"],
        "winners": result["winners"],
    }


def read_sheet(sheet: SheetResult) -> Played:
    """What was counted on a score sheet, as a match is remembered."""
    players = sheet.players
    ranks = [(player.won, player.score) for player in players]
    return {
        "match": "",
        "game": sheet.game,
        "ended": sheet.when / 1000,
        "names": [clean_name(player.name) or player.name for player in players],
        "bots": [False] * len(players),
        "mine": [],
        "scores": [player.score for player in players],
        "places": [1 if own[0] else 1 + sum(other > own for other in ranks) for own in ranks],
        "winners": [seat for seat, player in enumerate(players) if player.won],
    }


def people_of(played: Played) -> tuple[str, ...]:
    """The people of a match, in an order that does not depend on their seats."""
    people = {name for name, bot in zip(played["names"], played["bots"], strict=True) if not bot}
    return tuple(sorted(people, key=lambda name: (name.casefold(), name)))


def history_of(matches: Iterable[Played]) -> History:
    """All groups, the one that played last first."""
    groups: dict[tuple[str, ...], list[Played]] = {}
    for played in sorted(matches, key=lambda each: -each["ended"]):
        groups.setdefault(people_of(played), []).append(played)
    return {"groups": [group_of(list(people), played) for people, played in groups.items() if people]}


def group_of(people: list[str], played: list[Played]) -> Group:
    """One group's memory; its matches come with the newest first."""
    games = {each["game"]: None for each in played}
    return {
        "people": people,
        "count": len(played),
        "games": [GroupGame(game=game, standings=standings([each for each in played if each["game"] == game])) for game in games],
        "last": played[:LAST],
    }


def standings(played: list[Played]) -> list[Standing]:
    """How everybody has fared in matches of one game, the newest first: who won most stands first. Bots of a level are one player."""
    names = {name: None for each in played for name in each["names"]}
    found = [standing_of(name, played) for name in names]
    return sorted(found, key=lambda each: (each["bot"], -each["won"], -each["best"], each["name"].casefold()))


def standing_of(name: str, played: list[Played]) -> Standing:
    """How one of them has fared."""
    scores: list[int] = []
    wins: list[bool] = []
    bot = True
    for each in reversed(played):
        seats = [seat for seat, sitting in enumerate(each["names"]) if sitting == name]
        if seats:
            scores += [each["scores"][seat] for seat in seats]
            wins.append(any(seat in each["winners"] for seat in seats))
            bot = bot and all(each["bots"][seat] for seat in seats)
    current, longest = streaks(wins)
    return {
        "name": name,
        "bot": bot,
        "played": len(wins),
        "won": sum(wins),
        "best": max(scores),
        "mean": round(sum(scores) / len(scores), 1),
        "streak": current,
        "longest": longest,
    }


def streaks(wins: list[bool]) -> tuple[int, int]:
    """How many matches in a row somebody has won until now, and at most; the oldest comes first.

    >>> streaks([True, True, False, True]), streaks([]), streaks([True, False])
    ((1, 2), (0, 0), (0, 1))
    """
    current = longest = 0
    for won in wins:
        current = current + 1 if won else 0
        longest = max(longest, current)
    return current, longest
