"""What holds in every position (rules, chapter Invariants). Those that speak of the past (DB-I10, DB-I12 to DB-I14 in part) are tested along whole games."""

from __future__ import annotations

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.bank import BANK_MOVE, OPENING, accounts_of
from clutch.games.dragonbrood.board import BOARD, PLACE_RING, PLACES, SIDE_KIND
from clutch.games.dragonbrood.combat import COMBAT_BID, bid_limit
from clutch.games.dragonbrood.components import (
    ACCOUNT_LIMIT,
    BID_KINDS,
    CLAN,
    CLAN_LIMIT,
    CLAN_WITHOUT_LEADER,
    ELDER,
    ELDERS,
    FIRST_LEVEL,
    GRAVES,
    GROWN_LEVEL,
    HUES,
    KINDS,
    NEIGHBOURS,
    OPEN_INCOME,
    SPACES,
    TOKENS,
    TRINKETS,
    WINTER,
)
from clutch.games.dragonbrood.costs import ANYTIME
from clutch.games.dragonbrood.decisions import DECISIONS
from clutch.games.dragonbrood.destination import capacity
from clutch.games.dragonbrood.dragons import clan_size, current_nursery, grown_dragons, leader_of
from clutch.games.dragonbrood.knowledge import first_fighter
from clutch.games.dragonbrood.magic_tracks import NODE_LEVEL
from clutch.games.dragonbrood.scoring import bank_value, bonus_value, horde_value, magic_value, score, trinket_value
from clutch.games.dragonbrood.state import (
    ABSENT,
    BESIDE,
    BUMP,
    CURSEBREAKER,
    EGGS_LEFT,
    HUNGRY,
    MAGIC,
    NOBODY,
    OUT,
    PLACED,
    READY,
    SPIRIT,
    SUMMER_NURSERY,
    TRAINING,
    UNLOCKED,
    WINTER_NURSERY,
    DragonbroodPosition,
)


def check(state: DragonbroodPosition) -> None:
    """Assert every invariant that can be seen in a single position."""
    check_tokens(state)
    check_items(state)
    check_clans(state)
    check_bank(state)
    check_board(state)
    check_tracks(state)
    check_decision(state)


def check_tokens(state: DragonbroodPosition) -> None:
    """Tokens, Elders and trinkets are conserved."""
    players = int(state.players)
    if not state.agreement.unlimited:
        for level in (1, 2, 3):
            for hue in range(HUES):
                found = int(state.tokens(level, hue))
                found += sum(
                    1 for dragon in range(players * CLAN) if int(state.level[dragon]) == level and int(state.colour[dragon]) == hue
                )
                found += sum(
                    1 for grave in range(GRAVES) if int(state.grave[grave * 3 + 1]) == level and int(state.grave[grave * 3 + 2]) == hue
                )
                found += sum(1 for enemy in state.enemy if int(enemy) == hue + 1 and int(state.agreement.enemy_level) == level)
                wanted = int(TOKENS[level]) if int(FIRST_LEVEL[hue]) <= level else 0
                assert found == wanted, f"DB-I1: tokens of level {level}, colour {hue}: {found}"
    for elder in range(len(ELDERS)):
        owners = [dragon // CLAN for dragon in range(players * CLAN) if int(state.colour[dragon]) == HUES + elder and state.level[dragon]]
        owner = int(state.elder_owner[elder])
        assert owners == ([owner - 1] if owner else []), f"DB-I1: Elder {ELDERS[elder]}"
    shown = sum(1 for owner in state.trinket if int(owner) == 0)
    kept = sum(1 for owner in state.trinket if 0 < int(owner) <= players)
    out = sum(1 for owner in state.trinket if int(owner) == OUT)
    assert shown + kept + out == TRINKETS and out == (12 if state.agreement.solo_mode == TRAINING else 0), "DB-I4: trinkets"


def check_items(state: DragonbroodPosition) -> None:
    """No item count is negative."""
    counts = [*state.horde, *state.vault, *state.elder_ducats, *state.cost, *state.bundle, *state.received]
    assert all(int(count) >= 0 for count in counts), "DB-I2: item counts"


def check_clans(state: DragonbroodPosition) -> None:
    """Limits of the clans, states of the dragons, leaders."""
    for seat in range(int(state.players)):
        size, grown = int(clan_size(state, seat)), int(grown_dragons(state, seat))
        assert size <= (int(CLAN_LIMIT) if grown else int(CLAN_WITHOUT_LEADER)), "DB-I3: size of a clan"
        elders = [int(state.colour[dragon]) - HUES for dragon in range(seat * CLAN, seat * CLAN + CLAN) if state.level[dragon] == ELDER]
        if state.agreement.solo_mode != CURSEBREAKER:
            assert elders in ([], [int(state.noted(seat, SPIRIT))]), "DB-I3: the own Elder alone"
        leader = int(leader_of(state, seat))
        assert (leader == NOBODY) == (grown == 0), "DB-I19: a player with a grown dragon has a leader"
        assert leader == NOBODY or (state.level[leader] >= GROWN_LEVEL and leader // CLAN == seat), "DB-I19: the leader"
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            check_dragon(state, dragon)


def check_dragon(state: DragonbroodPosition, dragon: int) -> None:
    """One dragon is in one state."""
    status = int(state.status[dragon])
    assert (state.level[dragon] == 0) == (status == ABSENT), "DB-I7: a dragon is in exactly one state"
    assert status <= WINTER_NURSERY, "DB-I7: a state"
    if status == PLACED and dragon != int(state.visitor):
        side = int(state.place[dragon])
        assert int(SIDE_KIND[side]) != 0, "DB-I7: a placed dragon stands on a side"
        assert state.season >= WINTER or side % 2 == 0, "DB-I7: right sides are for Winter"
        if PLACE_RING[side // 2] == "sky":
            assert state.level[dragon] >= GROWN_LEVEL, "DB-I8: islands"
            assert int(state.tile[side // 2]) == 0 or state.level[dragon] == ELDER, "DB-I8: covered islands"
    if status in (SUMMER_NURSERY, WINTER_NURSERY):
        assert not state.has_mark(dragon, HUNGRY), "DB-I20: dragons in a nursery are not fed"
    if state.has_mark(dragon, UNLOCKED):
        assert status == int(current_nursery(state)), "DB-I20: unlocked dragons are in the nursery of the season"
    if state.has_mark(dragon, HUNGRY):
        assert status == READY and state.season == 4, "DB-I20: only dragons that came home are fed"


def check_bank(state: DragonbroodPosition) -> None:
    """Keys and accounts."""
    opening = (
        int(BANK_MOVE.account(state))
        if state.frames_end and state.kind() == BANK_MOVE.kind and BANK_MOVE.transaction(state) == OPENING
        else -1
    )
    for account in range(ACCOUNTS):
        items = sum(int(state.banked(account, kind)) for kind in range(KINDS))
        owner = int(state.account_owner[account])
        assert owner <= int(state.players), "DB-I5: owner of an account"
        assert account == opening or (items > 0) == (owner > 0), "DB-I5: an owned account is not empty, a free one is"
    for seat in range(int(state.players)):
        assert accounts_of(state, seat) <= ACCOUNT_LIMIT, "DB-I5: two accounts"


def check_board(state: DragonbroodPosition) -> None:
    """Spaces, companions, graves."""
    side_now = int(state.side())
    for place in range(PLACES):
        side = place * 2 + side_now
        users = [
            dragon
            for dragon in range(int(state.players) * CLAN)
            if state.stands_at(dragon, side) and state.level[dragon] < ELDER and state.mode[dragon] <= BUMP
        ]
        count = len(users) + (1 if state.enemy[side] else 0)
        if state.season < 4 and state.frames_end:
            assert count == int(state.used[side]), "DB-I6: used spaces are counted rightly"
            assert count <= int(capacity(state, side)), "DB-I6: used spaces fit"
    for dragon in range(int(state.players) * CLAN):
        if state.level[dragon] == ELDER and state.status[dragon] == PLACED:
            assert state.mode[dragon] == BESIDE, "DB-I6: Elders use no space"
    for grave in range(GRAVES):
        assert (state.grave[grave * 3] > 0) == (state.grave[grave * 3 + 1] > 0), "DB-I15: graves"
    assert all(int(origin) <= BOARD for origin in state.origin), "DB-I7: origins"


def check_tracks(state: DragonbroodPosition) -> None:
    """Income, magic, eggs, order, scores."""
    players = int(state.players)
    for seat in range(players):
        income = int(state.income[seat])
        assert income & int(OPEN_INCOME) == int(OPEN_INCOME), "DB-I9: the start spaces stay open"
        reached = int(OPEN_INCOME)
        for _step in range(SPACES):
            for space in range(SPACES):
                if income >> space & 1 and reached & int(NEIGHBOURS[space]):
                    reached |= 1 << space
        assert reached == income, "DB-I9: uncovered spaces are connected"
        assert int(NODE_LEVEL[int(state.noted(seat, MAGIC))]) <= 7, "DB-I11: magic level"
        assert int(state.noted(seat, EGGS_LEFT)) < 64, "DB-I12: eggs"
        parts = (
            horde_value(state, seat)
            + bank_value(state, seat)
            + trinket_value(state, seat)
            + magic_value(state, seat)
            + bonus_value(state, seat)
        )
        assert score(state, seat) == parts, "DB-I21: a score is the sum of its parts"
    assert sorted(int(state.order[place]) for place in range(players)) == list(range(players)), "DB-I14: the order"


def check_decision(state: DragonbroodPosition) -> None:
    """What lies on top is a decision of a seat with a choice; payments and bids are as they should be."""
    if state.over:
        return
    kind = int(state.kind())
    assert kind < len(DECISIONS), "DB-I18: somebody decides"
    assert 0 <= int(state.asked()) < int(state.players), "DB-I18: a seat decides"
    assert state.legal(), "DB-I18: there is a choice"
    assert kind == ANYTIME.kind or not any(state.cost), "DB-I13: a cost is only open within a payment"
    if kind == COMBAT_BID.kind:
        assert not any(state.bids[BID_KINDS + item] for item in range(BID_KINDS)), "DB-I16: the second bid ends the bidding"
        if state.sealed:
            dragon = int(first_fighter(state))
            bid = [int(state.bids[item]) for item in range(BID_KINDS)]
            assert sum(bid) <= int(bid_limit(state, dragon)), "DB-I16: size of a bid"
            assert all(bid[item] <= int(state.held(dragon // CLAN, item)) for item in range(BID_KINDS)), "DB-I16: bids are held"
    else:
        assert not any(state.bids), "DB-I16: bids are only made in a combat"
