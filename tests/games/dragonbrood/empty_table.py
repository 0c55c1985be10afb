"""Positions of Dragonbrood from readable arguments."""

from __future__ import annotations

import clutch
from clutch.games.dragonbrood import board as map_of
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import state as data
from clutch.games.dragonbrood.dragons import add_dragon, clan_size, handle, name_leader, remove_dragon, return_token, take_token
from clutch.games.dragonbrood.game import DragonbroodState
from clutch.games.dragonbrood.magic_tracks import NODE_NAMES
from clutch.games.dragonbrood.year import YEAR
from clutch.kernel.record import Record

GAME = clutch.game("dragonbrood")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
SUMMER, AUTUMN, WINTER, SPRING, NEW_YEAR = range(5)
PRIMARY_START = ["red", "blue", "yellow"]

OPTIONS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"years": 5, "tight_board": True}),
    (4, {"forced_combat": True, "bank_interest": "before"}),
    (5, {"market_two_way": True, "bank_interest": "after"}),
    (6, {"elder_choice": "pick", "end_bonus": "none"}),
    (2, {"unlimited_dragons": True, "necromancy": "lower", "market_limit": "level", "income_floor": False}),
    (1, {"solo_mode": "training"}),
    (1, {"solo_mode": "training", "solo_difficulty": "expert", "enemy_pool": "hard"}),
    (1, {"solo_mode": "cursebreaker", "solo_difficulty": "easy"}),
    (1, {"solo_mode": "cursebreaker", "solo_difficulty": "expert", "solo_enemies": "normal"}),
    (1, {"solo_mode": "catch_them_all", "solo_enemies": "easy", "enemy_pool": "easy"}),
    (1, {"solo_mode": "catch_them_all", "solo_difficulty": "expert"}),
]
"""Every player count, every option and every solo mode at least once."""


def place_of(name: str) -> int:
    """The number of a location."""
    return map_of.LOCATIONS.index(name)


def side_of(name: str, right: bool = False) -> int:
    """The number of a side."""
    return place_of(name) * 2 + int(right)


class Table:
    """A position that tests build up and play on."""

    def __init__(self, state: DragonbroodState, seed: int = 1) -> None:
        self.state = state
        self.chance: clutch.Chance = clutch.Seeded(seed, 7)
        self.events: list[clutch.Event] = []

    # Building

    def dragon(self, seat: int, colour: str, level: int = 1, where: str = "ready", leader: bool = False) -> int:
        """A new dragon of a seat: its number. `where` is `ready` or a nursery."""
        hue = box.DRAGON_COLOURS.index(colour)
        if level < 4:
            take_token(self.state, level, hue)
        else:
            self.state.elder_owner[hue - box.HUES] = seat + 1
            self.state.note(seat, data.SPIRIT, hue - box.HUES)
        number = int(add_dragon(self.state, seat, level, hue, data.STATUSES.index(where)))
        if leader:
            name_leader(self.state, seat, number)
        return number

    def stand(self, dragon: int, place: str, right: bool = False, mode: str = "space") -> int:
        """Put a dragon on a side as if it had been placed there this season; it is done."""
        state = self.state
        side = side_of(place, right)
        state.status[dragon] = data.PLACED
        state.place[dragon] = side
        state.mode[dragon] = data.MODES.index("elder" if state.level[dragon] == 4 else mode)
        state.placements += 1
        state.seq[dragon] = int(state.placements)
        handle(state, dragon)
        if state.mode[dragon] <= data.BUMP and int(state.side()) == side % 2:
            state.used[side] = int(state.used[side]) + 1
        return dragon

    def give(self, seat: int, **items: int) -> Table:
        """Items into a horde."""
        for name, count in items.items():
            kind = box.ITEM_NAMES.index(name)
            self.state.horde[seat * box.KINDS + kind] = int(self.state.horde[seat * box.KINDS + kind]) + count
        return self

    def bank(self, seat: int, account: int, **items: int) -> Table:
        """An account (from 1) with contents."""
        self.state.account_owner[account - 1] = seat + 1
        for name, count in items.items():
            self.state.vault[(account - 1) * box.KINDS + box.ITEM_NAMES.index(name)] = count
        return self

    def ball(self, seat: int, node: str) -> Table:
        """A crystal ball onto a node."""
        self.state.note(seat, data.MAGIC, NODE_NAMES.index(node))
        return self

    def open(self, *places: str) -> Table:
        """Take the tiles off locations."""
        for place in places:
            self.state.tile[place_of(place)] = 0
        return self

    def begin(self, season: int) -> Table:
        """Begin a season: marks are cleared, and whoever is first decides."""
        while self.state.frames_end:
            self.state.pop()
        self.state.season = season
        for side in range(map_of.PLACES * 2):
            users = [
                d for d in range(int(self.state.players) * box.CLAN) if self.state.stands_at(d, side) and self.state.mode[d] <= data.BUMP
            ]
            self.state.used[side] = len(users) + int(self.state.enemy[side] > 0) if side % 2 == int(self.state.side()) else 0
        self.state.events = []
        YEAR.ask(self.state, season)
        self.state.settle(self.chance, clutch.Actions())
        self.events = self.state.events or []
        self.state.events = None
        return self

    # Playing

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
            self.state.apply(GAME.parse(move), self.chance)
            self.events = self.state.events or []
            self.state.events = None
        return self

    def refusal(self, move: str) -> tuple[str, str]:
        """The rule and the kind of the refusal of a move that is not legal."""
        assert move not in self.legal(), move
        refusal = self.state.refusal(GAME.parse(move))
        assert refusal is not None
        return refusal.rule, refusal.kind

    def nurse_all(self, until: int | None = None) -> Table:
        """Send everybody to the nursery until the placement season is over (or a seat is on turn)."""
        season = int(self.state.season)
        while not self.state.over and int(self.state.season) == season and int(self.state.seat()) != until:
            move = "nursery" if "nursery" in self.legal() else self.legal()[0]
            self.play(move)
        return self

    # Looking

    @property
    def prompt(self) -> str:
        """The kind of the running decision."""
        return self.state.prompt().kind

    @property
    def seat(self) -> int:
        """Who decides."""
        return int(self.state.seat())

    def has(self, seat: int) -> dict[str, int]:
        """A horde by item."""
        row = [int(self.state.horde[seat * box.KINDS + kind]) for kind in range(box.KINDS)]
        return {box.ITEM_NAMES[kind]: count for kind, count in enumerate(row) if count}

    def of(self, seat: int, item: str) -> int:
        """One count of a horde."""
        return self.has(seat).get(item, 0)

    def stones(self, seat: int, stone: str) -> int:
        """Stones of all colours."""
        return sum(count for item, count in self.has(seat).items() if item.startswith(stone))

    def status(self, dragon: int) -> str:
        """Where a dragon is."""
        return data.STATUSES[int(self.state.status[dragon])]

    def name(self, dragon: int) -> str:
        """Colour and level."""
        return f"{box.DRAGON_COLOURS[int(self.state.colour[dragon])]} {int(self.state.level[dragon])}"

    def at(self, dragon: int) -> str:
        """The location of a placed dragon."""
        return map_of.LOCATIONS[int(self.state.place[dragon]) // 2]

    def node(self, seat: int) -> str:
        """Where a crystal ball lies."""
        return NODE_NAMES[int(self.state.noted(seat, data.MAGIC))]

    def leader(self, seat: int) -> int:
        """The leader's number, or -1."""
        slot = int(self.state.noted(seat, data.LEADER))
        return seat * box.CLAN + slot - 1 if slot else -1

    def clan(self, seat: int) -> int:
        """The size of a clan."""
        return int(clan_size(self.state, seat))

    def referee(self) -> clutch.Referee:
        """A referee who goes on from here."""
        players = int(self.state.players)
        seats = [clutch.Seat(name) for name in NAMES[:players]]
        return clutch.Referee(GAME, self.state, Record("dragonbrood", 1, players, GAME.settings(players), seats, []), [])


def slot(dragon: int) -> int:
    """A dragon's number on its player board."""
    return dragon % box.CLAN + 1


def start(players: int, options: dict[str, object] | None = None, seed: int = 1) -> DragonbroodState:
    """A game after its setup, before the first choice."""
    state = GAME.start(players, options, chance=clutch.Seeded(seed))
    assert isinstance(state, DragonbroodState)
    return state


def empty_table(
    players: int = 2, year: int = 1, options: dict[str, object] | None = None, order: list[int] | None = None, seed: int = 1
) -> Table:
    """An empty table in a year: no dragons, no items, tiles lifted as the year chart says, turn order A B C ... if no other is given."""
    state = start(players, options, seed)
    while state.frames_end:
        state.pop()
    for dragon in range(players * box.CLAN):
        if state.level[dragon]:
            return_token(state, dragon)
            remove_dragon(state, dragon)
    for place, seat in enumerate(order or range(players)):
        state.order[place] = seat
    state.year = year
    for past in range(1, year):
        for place in range(map_of.PLACES):
            tile = int(state.tile[place])
            if map_of.OPENS[past * map_of.PLACES + place] and tile == map_of.FIELD:
                state.tile[place] = 0
            if tile >= map_of.SKY_TILE and map_of.LIFTS[past * 6 + tile - map_of.SKY_TILE]:
                state.tile[place] = 0
    return Table(state)
