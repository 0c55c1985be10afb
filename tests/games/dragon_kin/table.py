"""Positions of Dragon Kin from readable arguments, and random games for properties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64, u8

import clutch
from clutch.games.dragon_kin.components import DRAGONS, HAND_SIZE, KIN_SIZE, LINE_SIZE, SEATS, SET_SIZE, TYPES
from clutch.games.dragon_kin.game import DragonKinState
from clutch.games.dragon_kin.moves import ALLIANCES, GAINS, INTERFERES
from clutch.games.dragon_kin.state import ACTION, DISCARD, LENGTHS, NO_TURNS, NOBODY, Agreement
from clutch.kernel.record import Record

GAME = clutch.game("dragon_kin")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]

EXAMPLE_LINE = "forest fire ice ice storm forest sea"
"""The line behind the printed scoring example."""

FORESIGHT = {2: [[1, 7], [2, 6]], 3: [[1], [2], [3]], 4: [[1], [2], [3], [4]]}
"""Positions by turn order, written down again so that the engine's are checked."""

OPTIONS: list[dict[str, object]] = [
    {},
    {"game_length": "fixed_rounds", "rounds": 3},
    {"game_length": "to_target", "target": 25, "max_rounds": 4},
    {"open_alliance_when": "turn_start"},
    {"open_alliance_own_discard": False},
    {"open_alliance_when": "turn_start", "open_alliance_own_discard": False, "game_length": "fixed_rounds", "rounds": 2},
]
"""Enough choices of options to meet every branch of the rules."""


class Table:
    """A position with the true line behind it, so that looking draws the card that lies there."""

    def __init__(self, state: DragonKinState, line: list[str]) -> None:
        self.state = state
        self.line = line
        self.events: list[clutch.Event] = []

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [str(self.state.move(action)) for action in self.state.legal()]

    def legal_of(self, kind: str) -> list[str]:
        """The legal moves of one kind, without the verb."""
        return [move.removeprefix(kind + " ") for move in self.legal() if move.startswith(kind + " ")]

    def play(self, *moves: str) -> Table:
        """Play legal moves; returns the table for more."""
        for move in moves:
            assert move in self.legal(), f"{move} is not legal: {self.legal()}"
            self.state.events = []
            self.state.apply(GAME.parse(move), clutch.Scripted(self.luck(move)))
            self.events = self.state.events
            self.state.events = None
        return self

    def luck(self, move: str) -> list[int]:
        """What a move can draw: the royal card that is looked at first, then the cards that the reveal turns up from left to right."""
        hidden = [position for position in range(LINE_SIZE) if self.state.line[position] == 0]
        if move.startswith("scry "):
            hidden.sort(key=lambda position: position != int(move[-1]) - 1)
        return [DRAGONS.index(self.line[position]) for position in hidden]

    def refusal(self, move: str) -> tuple[str, str]:
        """The rule and the kind of the refusal of a move that is not legal."""
        assert move not in self.legal()
        refusal = self.state.refusal(GAME.parse(move))
        assert refusal is not None
        return refusal.rule, refusal.kind

    def hand(self, seat: int) -> str:
        """A hand, in the order of the kinds."""
        return " ".join(DRAGONS[kind] for kind in range(TYPES) for _ in range(self.state.held(seat, kind)))

    def kin(self, seat: int) -> str:
        """A seat's kin in the order of arrival; `↑` lies face up."""
        return kin(self.state, seat)

    def gallery(self) -> dict[str, int]:
        """The gallery by kind."""
        return {DRAGONS[kind]: int(count) for kind, count in enumerate(self.state.gallery) if count}

    def seen(self, seat: int) -> list[int]:
        """The positions that a seat has seen."""
        return seen(self.state, seat)

    def referee(self) -> clutch.Referee:
        """A referee who goes on from here."""
        players = int(self.state.players)
        seats = [clutch.Seat(name) for name in NAMES[:players]]
        return clutch.Referee(GAME, self.state, Record("dragon_kin", 1, players, GAME.settings(players), seats, []), [])


def kin(state: DragonKinState, seat: int) -> str:
    """A seat's kin in the order of arrival; `↑` lies face up."""
    places = range(seat * KIN_SIZE, seat * KIN_SIZE + int(state.kin_count[seat]))
    return " ".join(DRAGONS[int(state.kin[place]) - 1] + ("↑" if state.kin_up[place] else "") for place in places)


def seen(state: DragonKinState, seat: int) -> list[int]:
    """The positions that a seat has seen."""
    return [position + 1 for position in range(LINE_SIZE) if int(state.seen[position]) >> seat & 1]


def slots_of(kin: list[str]) -> list[str]:
    """Everybody's kin cards slot by slot, with empty ones for what is not there."""
    return [card for mine in kin for card in (mine.split() + [""] * KIN_SIZE)[:KIN_SIZE]] + [""] * (KIN_SIZE * (SEATS - len(kin)))


def lay_out(
    hands: list[str],
    line: str = EXAMPLE_LINE,
    gallery: str | None = None,
    kin: list[str] | None = None,
    seen: list[list[int]] | None = None,
    dealer: int = 0,
    turn: int = 0,
    discarded: str | None = None,
    totals: list[int] | None = None,
    round: int = 1,  # noqa: A002 - the rulebook's word
    in_play: str | None = None,
    last_line: str = EXAMPLE_LINE,
    last_kin: list[str] | None = None,
    **options: object,
) -> Table:
    """A position.

    Args:
        hands: the cards of each seat, such as `"ice storm storm"`.
        line: the seven royal cards from left to right.
        gallery: its cards; by default all cards in play that lie nowhere else.
        kin: each seat's kin, such as `"ice↑ sea"`, where `↑` lies face up.
        seen: the positions that each seat has looked at; by default those of Foresight.
        discarded: the card discarded this turn, which makes it the action step; it is in the gallery already.
        in_play: the kinds in play; by default the first six, eight or ten.
        last_line: the line of the round before, if this is not the first.
        last_kin: each seat's kin of the round before; by default nobody had any.
    """
    players = len(hands)
    kin = kin or [""] * players
    settings = GAME.settings(players, options)
    kinds = in_play.split() if in_play is not None else DRAGONS[: {2: 6, 3: 8, 4: 10}[players]]
    cards = Counter(dict.fromkeys(kinds, SET_SIZE))
    for place in [*hands, line, *kin]:
        cards.subtract(place.replace("↑", "").split())
    if gallery is not None:
        cards = Counter(gallery.split())
    assert all(count >= 0 for count in cards.values()), f"more than four: {cards}"
    row = line.split()
    looked = seen if seen is not None else [FORESIGHT[players][(seat - dealer - 1) % players] for seat in range(players)]
    masks = [sum(1 << seat for seat in range(players) if position in looked[seat]) for position in range(1, LINE_SIZE + 1)]
    hidden = Counter(name for name, mask in zip(row, masks, strict=True) if not mask)
    slots = slots_of(kin)
    everyone = (1 << players) - 1
    rounds, target, max_rounds = settings["rounds"], settings["target"], settings["max_rounds"]
    assert isinstance(rounds, int)
    assert isinstance(target, int)
    assert isinstance(max_rounds, int)
    agreement = Agreement(
        in_play=vec[u8]([int(name in kinds) for name in DRAGONS]),
        kinds_named=settings["removed_sets"] != "random",
        game_length=LENGTHS.index(str(settings["game_length"])),
        rounds=rounds,
        target=target,
        max_rounds=max_rounds,
        alliance_with_last_card=settings["open_alliance_when"] == "turn_start",
        alliance_takes_own_discard=settings["open_alliance_own_discard"] is True,
    )
    state = DragonKinState(players, agreement)
    state.hand = vec[u8]([hand.split().count(name) for hand in [*hands, *[""] * (SEATS - players)] for name in DRAGONS])
    state.hand_size = vec[u8]([len(hand.split()) for hand in hands] + [0] * (SEATS - players))
    state.line = vec[u8]([DRAGONS.index(name) + 1 if mask else 0 for name, mask in zip(row, masks, strict=True)])
    state.unseen = vec[u8]([hidden[name] for name in DRAGONS])
    state.seen = vec[u8](masks)
    state.gallery = vec[u8]([cards[name] for name in DRAGONS])
    state.kin = vec[u8]([DRAGONS.index(card.strip("↑")) + 1 if card else 0 for card in slots])
    state.kin_up = vec[u8]([int("↑" in card) for card in slots])
    state.kin_known = vec[u8]([0 if not card else everyone if "↑" in card else 1 << place // KIN_SIZE for place, card in enumerate(slots)])
    state.kin_count = vec[u8]([len(mine.split()) for mine in kin] + [0] * (SEATS - players))
    state.turns = NO_TURNS[:]
    state.totals = vec[i64]((totals or [0] * players) + [0] * (SEATS - players))
    if round > 1:
        state.revealed_line = vec[u8]([DRAGONS.index(name) + 1 for name in last_line.split()])
        state.revealed_kin = vec[u8]([DRAGONS.index(card) + 1 if card else 0 for card in slots_of(last_kin or [""] * players)])
    state.dealer = dealer
    state.turn = turn
    state.round = round
    state.step = DISCARD if discarded is None else ACTION
    state.discarded = NOBODY if discarded is None else DRAGONS.index(discarded)
    if gallery is None:
        make_up_turns(state)
        state.check()
    return Table(state, row)


def make_up_turns(state: DragonKinState) -> None:
    """A past that leads to the position: all but one of the gallery's cards were discarded, first with the kin that came, then with interferences.

    Whoever has more kin than turns to gain them has the last from the gallery.
    """
    cards = [kind for kind in range(len(DRAGONS)) for _ in range(int(state.gallery[kind]))]
    now = int(state.turn)
    choosing = int(state.step) == ACTION
    if choosing:
        cards.remove(int(state.discarded))
    past = []
    for seat in range(int(state.players)):
        kin = int(state.kin_count[seat])
        gone = HAND_SIZE - int(state.hand_size[seat]) - int(choosing and seat == now)
        gained = kin - int(gone < 2 * kin)
        actions = [GAINS] * gained
        if gained < kin:
            state.alliances |= 1 << state.kin_place(seat, gained)
            ally = state.kin_kind(seat, gained)
            actions.append(ALLIANCES + ally)
            cards.append(ally)
        actions += [INTERFERES] * (gone - gained - len(actions))
        past += [(seat, cards.pop(), action) for action in actions]
    if choosing:
        past.append((now, int(state.discarded), -1))
    assert len(past) <= HAND_SIZE * SEATS
    told = [part for seat, kind, action in past for part in (seat * 16 + kind + 1, action + 1)]
    state.turns = vec[u8](told + [0] * (2 * HAND_SIZE * SEATS - len(told)))
    state.turns_begun = len(past)


def start(players: int, seed: int, **options: object) -> DragonKinState:
    """A new game from a seed, with its events."""
    state = GAME.start(players, options, chance=clutch.Seeded(seed), listen=True)
    assert isinstance(state, DragonKinState)
    return state


class Moment:
    """One decision of a random game: the positions around it, who decided what, and what happened."""

    def __init__(self, before: DragonKinState, after: DragonKinState, seat: int, move: str, events: list[clutch.Event]) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.verb, self.what = move.split()
        self.events = events

    @property
    def ends_round(self) -> bool:
        """Whether this decision was the round's last."""
        return bool(self.after.over or self.after.round != self.before.round)


def random_game(players: int, seed: int, options: dict[str, object]) -> Iterator[Moment]:
    """The decisions of a game played at random."""
    chance = clutch.Seeded(seed, 1)
    state = start(players, seed, **options)
    while not state.over:
        before = state.clone()
        seat = int(state.seat())
        actions = state.legal()
        action = actions[chance.below(len(actions))]
        state.events = []
        state.apply(action, chance)
        events = state.events
        state.events = None
        yield Moment(before, state.clone(), seat, str(state.move(action)), events)


def random_rounds(players: int, seed: int, options: dict[str, object]) -> Iterator[list[Moment]]:
    """The same, round by round."""
    moments: list[Moment] = []
    for moment in random_game(players, seed, options):
        moments.append(moment)
        if moment.ends_round:
            yield moments
            moments = []


def everything(state: clutch.State) -> dict[str, object]:
    """All that a position holds, to compare."""
    return state.contents()
