"""What a seat may see, field by field: what no line here shows stays hidden (rules, chapter Hidden information; DK-I9)."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import DRAGONS, KIN_SIZE, LINE_SIZE, SET_SIZE, TYPES
from clutch.games.dragon_kin.knowledge import knows_kin, knows_line, unknown_cards
from clutch.games.dragon_kin.moves import GAINS, make_move
from clutch.games.dragon_kin.scoring import kin_event, place_value, ranking, royal_values
from clutch.games.dragon_kin.state import ACTION, LENGTHS, DragonKinPosition
from clutch.kernel.state import OVER


class KinCard(TypedDict):
    """A kin card: its dragon if this seat knows it, whether it lies face up, whether every seat knows it, and how it came: `gained` out of the hand, or `allied` from the gallery.

    A card that was turned up and down again by a taking back lies face down and is known all the same.
    """

    dragon: str | None
    face_up: bool
    known: bool
    came: str


class LineCard(TypedDict):
    """A card of the royal line: its dragon if this seat has seen it, and which seats have looked."""

    position: int
    dragon: str | None
    seen_by: list[int]


class SeatView(TypedDict):
    """What lies before a seat. `exposed` are cards it is known to hold because a discard was taken back."""

    seat: int
    hand_size: int
    kin: list[KinCard]
    total: int
    exposed: dict[str, int]


class Turn(TypedDict):
    """A turn of the round as everybody saw it: who discarded what, and then did what: `gain` without the dragon, or another move such as `scry 3`; None while that is being chosen."""

    seat: int
    discarded: str
    action: str | None


class Earned(TypedDict):
    """What a seat's kin of one dragon earned together, and how: `scored_kin` by the ranking, `scored_coup` as a coup, or `scored_nothing`."""

    dragon: str
    count: int
    points: int
    kind: str


class Reveal(TypedDict):
    """What the end of a round showed everybody: the line as it lay, what a kin card of each dragon in it was worth, first group first, and each seat's kin, what they earned, and the points of the round."""

    round: int
    line: list[str]
    values: dict[str, int]
    kin: list[list[str]]
    earned: list[list[Earned]]
    points: list[int]


class DragonKinView(TypedDict):
    """The whole table as one seat, or a spectator, sees it.

    `place_values` is what a kin card will be worth whose group begins at each place of the line once it is sorted, whatever the dragons; `values`, once it is known, what a kin card of each dragon is worth, first group first.
    `set_size` is how many cards each dragon has, `kin_size` how many kin a seat can have. `turns` are those of this round from the first on, as long as it lasts.
    """

    seat: int | None
    players: int
    set_size: int
    kin_size: int
    place_values: list[int]
    round: int
    dealer: int
    turn: int | None
    step: str
    discarded: str | None
    in_play: list[str]
    removed: list[str]
    gallery: dict[str, int]
    line: list[LineCard]
    seats: list[SeatView]
    turns: list[Turn]
    hand: dict[str, int] | None
    unseen: dict[str, int] | None
    values: dict[str, int] | None
    last_reveal: Reveal | None
    options: dict[str, int | str | bool]


def view(state: DragonKinPosition, seat: int | None) -> DragonKinView:
    """The position as a seat, or a spectator (`None`), may see it, and nothing that it has no right to see (DK-I9)."""
    turn = int(state.seat())
    return {
        "seat": seat,
        "players": int(state.players),
        "set_size": SET_SIZE,
        "kin_size": KIN_SIZE,
        "place_values": [int(place_value(place)) for place in range(i64(LINE_SIZE))],
        "round": int(state.round),
        "dealer": int(state.dealer),
        "turn": None if turn == OVER else turn,
        "step": "over" if state.over else ("action" if state.step == ACTION else "discard"),
        "discarded": DRAGONS[state.discarded] if state.discarded >= 0 else None,
        "in_play": [DRAGONS[kind] for kind in range(TYPES) if state.agreement.in_play[kind]],
        "removed": [DRAGONS[kind] for kind in range(TYPES) if not state.agreement.in_play[kind]],
        # Covered cards of the gallery's piles are counted for everybody (DK-G22).
        "gallery": {DRAGONS[kind]: int(state.gallery[kind]) for kind in range(TYPES) if state.gallery[kind]},
        "line": [line_card(state, seat, position) for position in range(LINE_SIZE)],
        "seats": [seat_view(state, seat, other) for other in range(int(state.players))],
        "turns": [turn_of(state, number) for number in range(int(state.turns_begun))],
        "hand": None if seat is None else {DRAGONS[kind]: int(state.held(seat, kind)) for kind in range(TYPES) if state.held(seat, kind)},
        "unseen": None if seat is None else unseen(state, seat),
        "values": named_values(royal_values(state.line)) if state.over else None,
        "last_reveal": last_reveal(state),
        "options": {
            "game_length": LENGTHS[state.agreement.game_length],
            "rounds": int(state.agreement.rounds),
            "target": int(state.agreement.target),
            "max_rounds": int(state.agreement.max_rounds),
            "open_alliance_when": "turn_start" if state.agreement.alliance_with_last_card else "after_discard",
            "open_alliance_own_discard": state.agreement.alliance_takes_own_discard,
        },
    }


def line_card(state: DragonKinPosition, seat: int | None, position: int) -> LineCard:
    """One card of the royal line."""
    shown = state.over or (seat is not None and knows_line(state, i64(seat), position))
    return {
        "position": position + 1,
        "dragon": DRAGONS[state.royal_kind(position)] if shown else None,
        "seen_by": [other for other in range(int(state.players)) if knows_line(state, other, position)],
    }


def seat_view(state: DragonKinPosition, seat: int | None, other: int) -> SeatView:
    """What lies before one seat."""
    kin: list[KinCard] = []
    for slot in range(int(state.kin_count[other])):
        face_up = not state.lies_face_down(other, slot)
        known = state.kin_known[state.kin_place(other, slot)] == state.everyone()
        came = "allied" if state.came_from_gallery(other, slot) else "gained"
        # A spectator has no memory: it sees what lies face up.
        shown = face_up or (seat is not None and knows_kin(state, i64(seat), other, slot))
        kin.append({"dragon": DRAGONS[state.kin_kind(other, slot)] if shown else None, "face_up": face_up, "known": known, "came": came})
    return {
        "seat": other,
        "hand_size": int(state.hand_size[other]),
        "kin": kin,
        "total": int(state.totals[other]),
        "exposed": {DRAGONS[kind]: int(state.known_to_hold(other, kind)) for kind in range(TYPES) if state.known_to_hold(other, kind)},
    }


def turn_of(state: DragonKinPosition, number: int) -> Turn:
    """A turn of the round; everybody sees a discard and every action, but not which card is gained (DK-T5, DK-A1)."""
    action = int(state.turn_action(number))
    told = None if action < 0 else "gain" if action == GAINS else str(make_move(action))
    return {"seat": int(state.turn_seat(number)), "discarded": DRAGONS[state.turn_discard(number)], "action": told}


def unseen(state: DragonKinPosition, seat: int) -> dict[str, int]:
    """How many cards of each kind in play this seat has not seen: what a good player counts."""
    pool = unknown_cards(state, i64(seat))
    return {DRAGONS[kind]: int(pool[kind]) for kind in range(TYPES) if state.agreement.in_play[kind]}


def named_values(values: vec[i64]) -> dict[str, int]:
    """What a kin card of each dragon in the line is worth, first group first."""
    return {DRAGONS[kind]: int(values[kind]) for kind in ranking(values)}


def earned(seat: int, kin: list[int], values: vec[i64]) -> list[Earned]:
    """What a seat's kin earned, dragon by dragon, as the scoring tells it."""
    found: list[Earned] = []
    for kind in sorted(set(kin)):
        event = kin_event(seat, kind, kin.count(kind), values)
        points = event.facts["points"]
        assert isinstance(points, int)
        found.append({"dragon": DRAGONS[kind], "count": kin.count(kind), "points": points, "kind": event.kind})
    return found


def last_reveal(state: DragonKinPosition) -> Reveal | None:
    """The last reveal, which everybody saw (DK-F1): at the end of the game that of its last round, else that of the round before, if there was one."""
    if state.over:
        return reveal_of(state, int(state.round), state.line, state.kin)
    return reveal_of(state, int(state.round) - 1, state.revealed_line, state.revealed_kin) if state.round > 1 else None


def reveal_of(state: DragonKinPosition, round_number: int, line: vec[u8], kin: vec[u8]) -> Reveal:
    """A reveal from its line and everybody's kin."""
    values = royal_values(line)
    kinds = [
        [int(kin[state.kin_place(seat, slot)]) - 1 for slot in range(KIN_SIZE) if kin[state.kin_place(seat, slot)]]
        for seat in range(state.players)
    ]
    groups = [earned(seat, mine, values) for seat, mine in enumerate(kinds)]
    return {
        "round": round_number,
        "line": [DRAGONS[int(card) - 1] for card in line],
        "values": named_values(values),
        "kin": [[DRAGONS[kind] for kind in mine] for mine in kinds],
        "earned": groups,
        "points": [sum([group["points"] for group in mine]) for mine in groups],
    }
