"""The reveal, the royal ranking, and the end (rules, chapter End and scoring: DK-F1 to DK-F10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import COUP_FOUR, COUP_THREE, DRAGONS, LINE_SIZE, TYPES
from clutch.games.dragon_kin.setup import deal_round, turn_up
from clutch.games.dragon_kin.state import FIXED_ROUNDS, NO_CARDS, NO_TURNS, NOBODY, SINGLE_ROUND, TO_TARGET, DragonKinPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Question

NO_VALUES: Final = vec[i64]([0] * TYPES)


def end_round(state: DragonKinPosition, chance: Chance) -> None:
    """Reveal, rank and score (DK-T3); then the next round, or the end (DK-F7, DK-F8)."""
    reveal(state, chance)
    score_round(state)
    if game_ends(state):
        state.over = True
        state.turn = NOBODY
        state.turns = NO_TURNS  # all is known now, however it came about
        state.turns_begun = 0
        if state.events is not None:
            if stopped_by_limit(state):
                limit: Facts = {"rounds": int(state.round), "goal": int(state.agreement.target)}
                state.events.append(Event("DK-G13", "stopped", limit))
            state.events.append(verdict(state))
        return
    state.revealed_line = state.line[:]
    state.revealed_kin = state.kin[:]
    state.dealer = (state.dealer + 1) % state.players  # DK-F7
    state.round += 1  # a round is a whole deal, not a lap of turns (DK-G15)
    deal_round(state, chance)


def verdict(state: DragonKinPosition) -> Event:
    """Who has won (DK-F9)."""
    best = [int(seat) for seat in range(state.players) if is_winner(state, seat)]
    return Event("DK-F9", "won" if len(best) == 1 else "won_shared", {"seats": best, "score": int(best_total(state))})


def reveal(state: DragonKinPosition, chance: Chance) -> None:
    """Turn all line cards and all kin face up (DK-F1)."""
    everyone: u8 = state.everyone()
    line: vec[u8] = state.line
    seen: vec[u8] = state.seen
    for position in range(i64(LINE_SIZE)):
        if line[position] == 0:
            if chance.asks:
                chance.ask(Question("DK-F1", "revealed", {"position": int(position) + 1}, DRAGONS))
            turn_up(state, position, chance)
        seen[position] = everyone
    kin_up: vec[u8] = state.kin_up
    kin_known: vec[u8] = state.kin_known
    for seat in range(state.players):
        first: i64 = state.kin_place(seat, 0)
        for place in range(first, first + i64(state.kin_count[seat])):
            kin_up[place] = 1
            kin_known[place] = everyone
    if state.exposures:
        state.exposed = NO_CARDS  # all cards lie open now
        state.exposures = 0
    if state.events is not None:
        dragons = [DRAGONS[state.royal_kind(position)] for position in range(i64(LINE_SIZE))]
        state.events.append(Event("DK-F1", "revealed", {"dragons": dragons}, reveals=True))


def place_value(place: i64) -> i64:
    """What a kin card is worth whose group begins at a place of the sorted line, from 0: the cards of the group and all to its right (DK-F3)."""
    return LINE_SIZE - place


def royal_values(line: vec[u8]) -> vec[i64]:
    """Points for one kin card of each kind, 0 for a kind that is not in the line (DK-F2, DK-F3).

    A kind's group is worth its own cards plus all cards in groups to its right; groups stand by size, equal sizes by their leftmost card. Right means cards in the sorted line (DK-G11).
    """
    standing = NO_VALUES[:]  # of each group: eight times its size, and a point for each place that it begins further to the left
    for back in range(i64(LINE_SIZE)):
        position: i64 = LINE_SIZE - 1 - back
        kind: i64 = i64(line[position]) - 1
        standing[kind] = (standing[kind] & ~7) + 8 + back
    values = NO_VALUES[:]
    for position in range(i64(LINE_SIZE)):
        kind = i64(line[position]) - 1
        own: i64 = standing[kind]
        place: i64 = 0
        for other in range(i64(LINE_SIZE)):
            rival: i64 = i64(line[other]) - 1
            place += i64(standing[rival] > own)  # that card stands to the left (DK-F2)
        values[kind] = place_value(place)
    return values


def card_points(values: vec[i64], kind: i64, copies: i64) -> i64:
    """What all kin of one kind score for a seat that has so many of them (DK-F4, DK-F5)."""
    if values[kind]:
        return values[kind] * copies  # in the line: no coup (DK-G21)
    if copies == 4:
        return COUP_FOUR  # and not a three besides (DK-G20)
    return COUP_THREE if copies == 3 else 0


def kin_of_kind(state: DragonKinPosition, seat: i64, kind: i64) -> i64:
    """How many kin of a kind a seat has; facing makes no difference (DK-F4)."""
    copies: i64 = 0
    for slot in range(i64(state.kin_count[seat])):
        if state.kin_kind(seat, slot) == kind:
            copies += 1
    return copies


def round_score(state: DragonKinPosition, seat: i64, values: vec[i64]) -> i64:
    """The sum over a seat's kin (DK-F6): a kind scores once, where its first card lies."""
    kin: vec[u8] = state.kin
    start: i64 = state.kin_place(seat, 0)
    end: i64 = start + i64(state.kin_count[seat])
    points: i64 = 0
    for place in range(start, end):
        card: u8 = kin[place]
        copies: i64 = 0
        before: i64 = 0
        for other in range(start, end):
            copies += i64(kin[other] == card)
            before += i64(kin[other] == card and other < place)
        if before == 0:
            points += card_points(values, i64(card) - 1, copies)
    return points


def score_round(state: DragonKinPosition) -> None:
    """Score everybody's kin and add it to the totals (DK-F6)."""
    values = royal_values(state.line)
    if state.events is not None:
        state.events.append(ranking_event(state.line, values))
    totals: vec[i64] = state.totals[:]  # clones share the totals of rounds before
    state.totals = totals
    for seat in range(state.players):
        points: i64 = round_score(state, seat, values)
        totals[seat] = totals[seat] + points
        if state.events is not None:
            tell_score(state, seat, values, points)


def ranking(values: vec[i64]) -> list[int]:
    """The kinds in the line, first group first (DK-F2): values fall from group to group."""
    return sorted([int(kind) for kind in range(i64(TYPES)) if values[kind]], key=lambda kind: -int(values[kind]))


def ranking_event(line: vec[u8], values: vec[i64]) -> Event:
    """The royal ranking of a line in an event (DK-F3)."""
    kinds = ranking(values)
    counts = [sum(1 for position in range(LINE_SIZE) if int(line[position]) == kind + 1) for kind in kinds]
    facts: Facts = {"dragons": [DRAGONS[kind] for kind in kinds], "counts": counts, "values": [int(values[kind]) for kind in kinds]}
    return Event("DK-F3", "ranked", facts)


def kin_event(seat: i64, kind: i64, copies: i64, values: vec[i64]) -> Event:
    """What a seat's kin of one kind score, in an event: by the ranking (DK-F4), or as a coup (DK-F5)."""
    facts: Facts = {"seat": int(seat), "dragon": DRAGONS[kind], "count": int(copies)}
    facts["points"] = int(card_points(values, kind, copies))
    if values[kind]:
        facts["value"] = int(values[kind])
        return Event("DK-F4", "scored_kin", facts)
    return Event("DK-F5", "scored_coup" if copies >= 3 else "scored_nothing", facts)


def sum_event(seat: i64, points: i64, total: i64) -> Event:
    """A seat's points of a round and its total, in an event (DK-F6)."""
    return Event("DK-F6", "scored", {"seat": int(seat), "points": int(points), "total": int(total)})


def tell_score(state: DragonKinPosition, seat: i64, values: vec[i64], points: i64) -> None:
    """How a seat's points came about, in events."""
    assert state.events is not None
    for kind in range(i64(TYPES)):
        copies: i64 = kin_of_kind(state, seat, kind)
        if copies:
            state.events.append(kin_event(seat, kind, copies, values))
    state.events.append(sum_event(seat, points, state.totals[seat]))


def game_ends(state: DragonKinPosition) -> bool:
    """Whether the game is over now that a round is scored (DK-F8, DK-G23)."""
    agreement = state.agreement
    if agreement.game_length == SINGLE_ROUND:
        return True
    if agreement.game_length == FIXED_ROUNDS:
        return state.round >= agreement.rounds
    # To a target: checked after each round (DK-G14), with a stop for tables that score nothing (DK-G13).
    return best_total(state) >= agreement.target or state.round >= agreement.max_rounds


def stopped_by_limit(state: DragonKinPosition) -> bool:
    """Whether a game to a target has ended though nobody has reached it (DK-G13)."""
    return state.agreement.game_length == TO_TARGET and best_total(state) < state.agreement.target


def best_total(state: DragonKinPosition) -> i64:
    """The highest total."""
    best: i64 = 0
    for seat in range(state.players):
        best = max(best, state.totals[seat])
    return best


def is_winner(state: DragonKinPosition, seat: i64) -> bool:
    """The highest total wins; players tied for it share the victory (DK-F9, DK-G12)."""
    return state.totals[seat] == best_total(state)


def places(totals: list[int]) -> list[int]:
    """Each seat's place: by total, highest first; equal totals share a place (DK-F10).

    >>> places([48, 52, 52])
    [3, 1, 1]
    """
    return [1 + sum(1 for other in totals if other > total) for total in totals]
