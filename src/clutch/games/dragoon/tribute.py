"""The tribute phase (rules, chapter Tribute: DG-U1 to DG-U8).

Worked examples: DG-X18, DG-X19, DG-X20, DG-X21, DG-X29.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.box import CARDS
from clutch.games.dragoon.cards import clear_in_play, put_in_play
from clutch.games.dragoon.components import BEST_ROLL, CELL_NAMES, CELLS, CITY, DIE, INTIMIDATE, STANDING_GOLD, TRIBUTE_GOLD, WORST_ROLL
from clutch.games.dragoon.end import end_round
from clutch.games.dragoon.moves import DROPS, PASS, PLAY_INTIMIDATE, ROLL_TRIBUTE
from clutch.games.dragoon.order import player_at
from clutch.games.dragoon.state import ASKED, DROP_CLAIM, INSTANT, ROLL, ROLLER, TRIBUTE, TRIBUTE_CHOICE, TRIBUTE_ROLLED, Island
from clutch.games.dragoon.tiles import return_totem
from clutch.games.dragoon.windows import ask_from, is_asked, passed_on, respond
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Question, Refusal

FACES = ["1", "2", "3", "4", "5", "6"]


def begin_tribute(state: Island, chance: Chance) -> None:
    """One player after the other, in the round's order, each completely (DG-G30). Dragons do not move and nothing is drawn (DG-U8)."""
    state.phase = TRIBUTE
    state.place = 0
    state.action_points = 0
    collect(state, chance)


def collect(state: Island, chance: Chance) -> None:
    """Go on with the players whose tribute is still to come, up to the next decision; after the last one the round ends (DG-U7)."""
    while state.place < state.players:
        if not begin_player(state, player_at(state, state.place), chance):
            return
    clear_in_play(state)
    end_round(state, chance)


def next_player(state: Island) -> bool:
    """This player's tribute is done."""
    state.place += 1
    return True


def is_eligible(state: Island, seat: i64, cell: i64) -> bool:
    """An own claim without any dragon on it (DG-U2, DG-U3)."""
    return state.claimant(cell) == seat and not state.has_dragon(cell)


def count_eligible(state: Island, seat: i64) -> i64:
    """How many tiles a player's roll is for (DG-U3)."""
    count: i64 = 0
    for cell in range(i64(CELLS)):
        if state.totem[cell] and is_eligible(state, seat, cell):
            count += 1
    return count


def begin_player(state: Island, seat: i64, chance: Chance) -> bool:
    """A player's tribute up to its end (True) or to a decision (False)."""
    collect_standing(state, seat)
    if count_eligible(state, seat) == 0:
        return next_player(state)  # no roll, and no Intimidate (DG-U3, DG-G31, DG-G32)
    state.push(TRIBUTE_CHOICE, seat)
    if is_asked(state, seat):
        if state.events is not None:
            # In `instant` the question itself tells that Intimidate is in hand (DG-Y1).
            state.events.append(Event("DG-U4", "before_tribute", {"seat": int(seat)}, reveals=state.agreement.reaction_mode == INSTANT))
        return False  # DG-U4; in `masked` and `fixed` whether or not Intimidate is in hand (DG-Y4)
    state.pop()
    return roll_tribute(state, seat, chance)


def collect_standing(state: Island, seat: i64) -> None:
    """An own claim under the own dragon pays as for a middling roll, whatever is rolled or played (DG-U1)."""
    cell: i64 = state.perch(seat)
    if state.claimant(cell) == seat:
        gold: i64 = i64(STANDING_GOLD[i64(state.tile[cell])])
        state.gold[seat] = state.gold[seat] + gold
        if state.events is not None:
            state.events.append(Event("DG-U1", "collected_standing", {"seat": int(seat), "cell": CELL_NAMES[cell], "gold": int(gold)}))


# Rolling, or Intimidate (DG-U4)


def offer_choice(state: Island, actions: Actions) -> None:
    """Roll, or play Intimidate if it is in hand (DG-U4)."""
    actions.add(ROLL_TRIBUTE)
    if state.held(state.top(ASKED), INTIMIDATE):
        actions.add(PLAY_INTIMIDATE)


def choose_tribute(state: Island, action: i64, chance: Chance) -> None:
    """The roll, or Intimidate in its place, which counts as a 6 and cannot be heckled (DG-K12)."""
    seat: i64 = state.top(ASKED)
    state.pop()
    done: bool = False
    if action == ROLL_TRIBUTE:
        done = roll_tribute(state, seat, chance)
    else:
        put_in_play(state, seat, INTIMIDATE)
        if state.events is not None:
            state.events.append(Event("DG-K12", "intimidated", {"seat": int(seat), "card": CARDS[INTIMIDATE]}, reveals=True))
        done = receive(state, seat, BEST_ROLL)
    if done:
        collect(state, chance)


def refuse_choice(state: Island, action: i64) -> Refusal | None:
    """Why a player cannot do this instead of its tribute roll."""
    if action == ROLL_TRIBUTE:
        return None
    if action == PLAY_INTIMIDATE:
        return None if state.held(state.top(ASKED), INTIMIDATE) else Refusal("DG-U4", "not_in_hand", {"card": CARDS[INTIMIDATE]})
    return Refusal("DG-U4", "tribute_now", {})


def tribute_die(state: Island, seat: i64, chance: Chance) -> i64:
    """One die for all eligible tiles together."""
    if chance.asks:
        chance.ask(Question("DG-U4", "tribute_die", {"seat": int(seat)}, FACES))
    roll: i64 = chance.die(DIE)
    state.note_luck(roll)
    return roll


def roll_tribute(state: Island, seat: i64, chance: Chance) -> bool:
    """Roll; then everybody may heckle (DG-U5, DG-W4). True if the player's tribute is done."""
    roll: i64 = tribute_die(state, seat, chance)
    if state.events is not None:
        state.events.append(Event("DG-U4", "rolled_tribute", {"seat": int(seat), "roll": int(roll)}))
    state.push(TRIBUTE_ROLLED, seat)
    state.set_top(ROLLER, seat)
    state.set_top(ROLL, roll)
    if ask_from(state, 0):
        return False
    state.pop()
    return receive(state, seat, roll)


def answer_roll(state: Island, action: i64, chance: Chance) -> None:
    """A player lets the roll stand, or Hecklers force another, which stands (DG-K16)."""
    seat: i64 = state.top(ROLLER)
    roll: i64 = state.top(ROLL)
    if action == PASS:
        if passed_on(state):
            return
        state.pop()
    else:
        respond(state, action)
        state.pop()
        roll = tribute_die(state, seat, chance)
        if state.events is not None:
            state.events.append(Event("DG-K16", "rerolled_tribute", {"seat": int(seat), "roll": int(roll)}))
    if receive(state, seat, roll):
        collect(state, chance)


# What the roll brings (DG-U6)


def receive(state: Island, seat: i64, roll: i64) -> bool:
    """The result for all eligible tiles together (DG-U6); False if the player has to choose a claim to lose."""
    if roll == WORST_ROLL:
        return lose_claim(state, seat)
    gold: i64 = 0
    cities: i64 = 0
    claims: i64 = 0
    for cell in range(i64(CELLS)):
        if state.totem[cell] and is_eligible(state, seat, cell):
            gold += i64(TRIBUTE_GOLD[roll * 3 + i64(state.tile[cell])])
            claims += 1
            if state.tile[cell] == CITY:
                cities += 1
    state.gold[seat] = state.gold[seat] + gold
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "gold": int(gold), "villages": int(claims - cities), "cities": int(cities)}
        state.events.append(Event("DG-U6", "collected" if gold else "collected_nothing", facts))
    return next_player(state)


def lose_claim(state: Island, seat: i64) -> bool:
    """A 1 brings nothing and costs one claim of the player's choice; with one eligible tile there is nothing to choose (DG-U6, DG-G8)."""
    if count_eligible(state, seat) > 1:
        state.push(DROP_CLAIM, seat)
        return False
    for cell in range(i64(CELLS)):
        if is_eligible(state, seat, cell):
            drop(state, seat, cell)
            break
    return next_player(state)


def drop(state: Island, seat: i64, cell: i64) -> None:
    """An own totem goes back to the supply."""
    return_totem(state, cell)
    if state.events is not None:
        state.events.append(Event("DG-U6", "dropped", {"seat": int(seat), "cell": CELL_NAMES[cell]}))


def offer_drops(state: Island, actions: Actions) -> None:
    """Any eligible tile; claims under a dragon cannot be chosen (DG-U6)."""
    seat: i64 = state.top(ASKED)
    for cell in range(i64(CELLS)):
        if is_eligible(state, seat, cell):
            actions.add(DROPS + cell)


def drop_chosen(state: Island, action: i64, chance: Chance) -> None:
    """The chosen claim is lost."""
    seat: i64 = state.top(ASKED)
    state.pop()
    drop(state, seat, action - DROPS)
    next_player(state)
    collect(state, chance)


def refuse_drop(state: Island, action: i64) -> Refusal | None:
    """Why this claim cannot be given up."""
    if not DROPS <= action < PASS:
        return Refusal("DG-U6", "drop_now", {})
    cell: i64 = action - DROPS
    if state.claimant(cell) != state.top(ASKED):
        return Refusal("DG-U6", "not_your_claim", {"cell": CELL_NAMES[cell]})
    return None if is_eligible(state, state.top(ASKED), cell) else Refusal("DG-U6", "dragon_there", {"cell": CELL_NAMES[cell]})
