"""Setting up the game (rules, chapter Setup: DB-S1 to DB-S13, DB-Z1 to DB-Z7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import FIELD, FIELD_PLACES, LETTERS, LOCATIONS, SKY_PLACES, SKY_TILE
from clutch.games.dragonbrood.choice import BareChoice, Choice, within
from clutch.games.dragonbrood.components import (
    BONUS_NAMES,
    BONUSES,
    BONUSES_IN_PLAY,
    COLOURS,
    ELDERS,
    FIRST_LEVEL,
    HUES,
    SEATS,
    STARTING,
    SUMMER,
)
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import add_dragon, dragon_name, has_token, take_token
from clutch.games.dragonbrood.moves import BEGINNINGS, ELDER_CHOICES, START_COLOURS
from clutch.games.dragonbrood.solo import choose_trinkets, fill_enemy_pool, lay_locks, open_places, place_enemies, start_levels
from clutch.games.dragonbrood.state import NO_SOLO, READY, SPIRIT, TRAINING, DragonbroodPosition
from clutch.games.dragonbrood.turn_order import snake_seat
from clutch.games.dragonbrood.year import YEAR
from clutch.kernel.chance import Chance
from clutch.kernel.move import seat_letter
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Question, Refusal


def draw_bonus_tiles(public: bool, chance: Chance) -> vec[u8]:
    """Three of the ten end game bonus tiles lie face up, or none by option (DB-S11, DB-Z4, DB-R23)."""
    chosen = vec[u8]([0] * BONUSES)
    if public:
        pool = vec[u8]([1] * BONUSES)
        for drawn in range(BONUSES_IN_PLAY):
            if chance.asks:
                chance.ask(Question("DB-S11", "bonus_tile", {"number": int(drawn) + 1}, BONUS_NAMES, more=BONUSES_IN_PLAY - drawn - 1))
            chosen[chance.draw(pool, BONUSES - drawn)] = 1
    return chosen


def set_up(state: DragonbroodPosition, difficulty: i64, enemy_pool: i64, chance: Chance) -> None:
    """Lay out the board; pool, keys, trinkets, balls, eggs and income tracks lie ready from the start (DB-S4, DB-S5, DB-S6, DB-S9, DB-S10, DB-S12); nobody has an item or owns anything yet (DB-R22)."""
    draw_order(state, chance)
    lay_tiles(state, chance)
    if state.agreement.solo_mode != NO_SOLO:
        open_places(state)
        if state.agreement.solo_mode == TRAINING:
            lay_locks(state)
            choose_trinkets(state, chance)
        if state.agreement.enemy_level:
            place_enemies(state, difficulty, chance)
            fill_enemy_pool(state, enemy_pool)
    tell_setup(state)
    DRAFT.ask(state)
    if state.agreement.pick_elders:
        for step in range(state.players):
            PICK_ELDER.ask(state, state.players - 1 - step)
    else:
        draw_elders(state, chance)


def draw_elders(state: DragonbroodPosition, chance: Chance) -> None:
    """Each player is the spirit of a random Elder (DB-S2, DB-Z1)."""
    pool = vec[u8]([1] * SEATS)
    for seat in range(state.players):
        if chance.asks:
            chance.ask(Question("DB-S2", "elder_colour", {"seat": int(seat)}, ELDERS, more=state.players - seat - 1))
        state.note(seat, SPIRIT, chance.draw(pool, SEATS - seat))
        tell_spirit(state, seat)


def tell_spirit(state: DragonbroodPosition, seat: i64) -> None:
    """Which Elder a player is."""
    if state.events is not None:
        state.tell("DB-S2", "spirit", {"seat": int(seat), "elder": ELDERS[state.noted(seat, SPIRIT)]})


def draw_order(state: DragonbroodPosition, chance: Chance) -> None:
    """A random turn order (DB-S3, DB-Z2)."""
    if state.players == 1:
        return
    pool = vec[u8]([1] * int(state.players))
    names = [seat_letter(int(seat)) for seat in range(state.players)]
    for place in range(state.players):
        if chance.asks:
            chance.ask(Question("DB-S3", "order", {"place": int(place) + 1}, names, more=state.players - place - 1))
        state.order[place] = u8(chance.draw(pool, state.players - place))


def lay_tiles(state: DragonbroodPosition, chance: Chance) -> None:
    """Field tiles on their buildings, sky tiles shuffled onto the islands, letters visible (DB-S7, DB-S8, DB-Z3, DB-R27)."""
    for number in range(i64(len(FIELD_PLACES))):
        state.tile[FIELD_PLACES[number]] = FIELD
    letters: i64 = len(LETTERS)
    pool = vec[u8]([1] * len(LETTERS))
    for number in range(letters):
        place = SKY_PLACES[number]
        if chance.asks:
            chance.ask(Question("DB-S8", "sky_tile", {"place": LOCATIONS[place]}, LETTERS, more=letters - number - 1))
        state.tile[place] = u8(SKY_TILE + chance.draw(pool, letters - number))


def tell_setup(state: DragonbroodPosition) -> None:
    """What lies on the table, for the log."""
    if state.events is None:
        return
    state.tell("DB-S3", "order", {"seats": [int(state.order[place]) for place in range(state.players)]})
    for place in SKY_PLACES:
        state.tell("DB-S8", "sky_tile", {"letter": LETTERS[int(state.tile[place]) - SKY_TILE], "place": LOCATIONS[place]})
    tiles = [BONUS_NAMES[tile] for tile in range(BONUSES) if state.agreement.bonus_tiles[tile]]
    if tiles:
        state.tell("DB-S11", "bonus_tiles", {"tiles": tiles})


# The first dragons (DB-S13)


def is_picked(state: DragonbroodPosition, seat: i64, elder: i64) -> bool:
    """Whether a seat before this one is that Elder (DB-S2)."""
    for other in range(seat):
        if state.noted(other, SPIRIT) == elder:
            return True
    return False


@final
class PickElder(BareChoice):
    """Which Elder a player is the spirit of, by option (DB-S2)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The Elders that nobody has picked."""
        for elder in range(i64(len(ELDERS))):
            if not is_picked(state, state.asked(), elder):
                actions.add(ELDER_CHOICES + elder)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The player is that Elder."""
        seat: i64 = state.asked()
        state.pop()
        state.note(seat, SPIRIT, action - ELDER_CHOICES)
        tell_spirit(state, seat)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, ELDER_CHOICES, len(ELDERS)):
            return Refusal("DB-S2", "elder_taken", {"elder": ELDERS[action - ELDER_CHOICES]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-S2", "pick_elder", {"seat": int(state.asked())})


PICK_ELDER: Final = PickElder()


@final
class ChooseStart(Choice):
    """With which dragons a solo player begins (DB-O9)."""

    def ask(self, state: DragonbroodPosition) -> None:
        """Ask the player."""
        state.push(self.kind, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The alternatives of the mode and difficulty."""
        for choice in range(i64(len(start_levels(state)))):
            actions.add(BEGINNINGS + choice)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The draft below goes on with it."""
        state.pop()
        DRAFT.choose_start(state, action - BEGINNINGS)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, BEGINNINGS, 3):
            return Refusal("DB-O9", "no_such_start", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-O9", "solo_start", {"seat": int(state.asked())})


SOLO_START: Final = ChooseStart()


@final
class ChooseStartColour(Choice):
    """Which colour a first dragon has (DB-S13)."""

    def ask(self, state: DragonbroodPosition, seat: i64, level: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, level)

    def level(self, state: DragonbroodPosition) -> i64:
        """The level of the dragon."""
        return state.carried(0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The colours of that level still in the pool."""
        level: i64 = self.level(state)
        for hue in range(i64(HUES)):
            if FIRST_LEVEL[hue] <= level and has_token(state, level, hue):
                actions.add(START_COLOURS + hue)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The dragon comes onto the player board."""
        seat: i64 = state.asked()
        level: i64 = self.level(state)
        state.pop()
        take_token(state, level, action - START_COLOURS)
        dragon: i64 = add_dragon(state, seat, level, action - START_COLOURS, READY)
        if state.events is not None:
            state.tell("DB-S13", "started", {"seat": int(seat), "dragon": dragon_name(state, dragon)})

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, START_COLOURS, HUES):
            return Refusal("DB-S13", "no_start_colour", {"colour": COLOURS[action - START_COLOURS], "level": int(self.level(state))})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-S13", "start_colour", {"seat": int(state.asked())})


START_COLOUR: Final = ChooseStartColour()


@final
class Draft(Deed):
    """One dragon at a time in snake order, four each with two or three players, three with more; alone by the chosen start (DB-S13, DB-O3, DB-O9, DB-R44)."""

    def ask(self, state: DragonbroodPosition) -> None:
        """Leave this to be done."""
        state.push(self.kind, 0)

    def handed(self, state: DragonbroodPosition) -> i64:
        """How many dragons have been handed out."""
        return state.carried(0)

    def start(self, state: DragonbroodPosition) -> i64:
        """The start that a solo player has chosen, from 1; 0 before that."""
        return state.carried(1)

    def choose_start(self, state: DragonbroodPosition, start: i64) -> None:
        """A solo player has chosen."""
        state.carry(1, start + 1)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Ask for the next dragon; after the last one the first Summer begins."""
        handed: i64 = self.handed(state)
        solo: bool = state.agreement.solo_mode != NO_SOLO
        if solo and self.start(state) == 0:
            SOLO_START.ask(state)
            return
        levels = start_levels(state)[self.start(state) - 1] if solo else []
        total: i64 = len(levels) if solo else state.players * STARTING[state.players - 2]
        if handed < total:
            state.carry(0, handed + 1)
            START_COLOUR.ask(state, i64(0) if solo else snake_seat(state, handed), levels[handed] if solo else 1)
            return
        state.pop()
        YEAR.ask(state, SUMMER)


DRAFT: Final = Draft()
