"""Scoring a round that was played with real cards (rules, chapter End and scoring: DK-F2 to DK-F6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import DRAGONS, KIN_SIZE, LINE_SIZE, SET_SIZE, TYPES, sets_removed
from clutch.games.dragon_kin.scoring import card_points, ranking, royal_values
from clutch.kernel.errors import GameError
from clutch.kernel.statement import Event, Facts
from clutch.kernel.tally import Field, Filled, Tally


def sheet() -> list[Field]:
    """The royal line from left to right, and each player's kin; who never gained any has none."""
    return [Field("line", DRAGONS, LINE_SIZE, LINE_SIZE), Field("kin", DRAGONS, 0, KIN_SIZE, each_seat=True)]


def tally(table: Filled, seats: list[Filled]) -> Tally:
    """Everybody's points, and how they come about. Raises `GameError` for cards that cannot lie so."""
    line = table["line"]
    check_cards(line, [seat["kin"] for seat in seats])
    values = royal_values(vec[u8]([u8(DRAGONS.index(dragon) + 1) for dragon in line]))
    kinds = ranking(values)
    facts: Facts = {"dragons": [DRAGONS[kind] for kind in kinds], "counts": [line.count(DRAGONS[kind]) for kind in kinds]}
    facts["values"] = [int(values[kind]) for kind in kinds]
    events = [Event("DK-F3", "ranked", facts)]
    scores: list[int] = []
    for seat, filled in enumerate(seats):
        scores.append(tally_seat(seat, filled["kin"], values, events))
    return Tally(scores, events)


def tally_seat(seat: int, kin: list[str], values: vec[i64], events: list[Event]) -> int:
    """One seat's points (DK-F4, DK-F5), and their sum (DK-F6)."""
    total = 0
    for kind in range(TYPES):
        dragon = DRAGONS[kind]
        copies = kin.count(dragon)
        if copies == 0:
            continue
        points = int(card_points(values, i64(kind), i64(copies)))
        total += points
        facts: Facts = {"seat": seat, "dragon": dragon, "count": copies, "points": points}
        if values[kind]:
            facts["value"] = int(values[kind])
            events.append(Event("DK-F4", "scored_kin", facts))
        else:
            events.append(Event("DK-F5", "scored_coup" if copies >= 3 else "scored_nothing", facts))
    events.append(Event("DK-F6", "scored", {"seat": seat, "points": total, "total": total}))
    return total


def check_cards(line: list[str], kins: list[list[str]]) -> None:
    """Refuse what the box cannot give: a fifth card of a set, or more kinds than are in play (DK-S1)."""
    if len(line) != LINE_SIZE:
        raise GameError(f"the royal line has {LINE_SIZE} cards, not {len(line)} (DK-S5)")
    for kin in kins:
        if len(kin) > KIN_SIZE:
            raise GameError(f"nobody can have more than {KIN_SIZE} kin, but somebody is given {len(kin)} (DK-G6)")
    cards = list(line)
    for kin in kins:
        cards.extend(kin)
    for dragon in DRAGONS:
        if cards.count(dragon) > SET_SIZE:
            raise GameError(f"there are only {SET_SIZE} {dragon} cards, but {cards.count(dragon)} are named")
    kinds = TYPES - int(sets_removed(i64(len(kins))))
    named = len(set(cards))
    if named > kinds:
        raise GameError(f"with {len(kins)} players {kinds} kinds are in play (DK-S1), but {named} are named")
