"""What a position looks like to a learning program: a seat's view as bytes, always of the same length."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.board import PLACES
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import BID_KINDS, BONUSES, CLAN, GRAVES, HUES, KINDS, SEATS, TRINKETS
from clutch.games.dragonbrood.knowledge import bidder, is_bidding
from clutch.games.dragonbrood.state import BOARD_NOTES, OUT, DragonbroodPosition


def small(value: i64) -> u8:
    """A number in one byte; larger ones are 255."""
    return u8(value if value < 255 else i64(255))


def features(state: DragonbroodPosition, seat: i64) -> vec[u8]:
    """Seats relative to this one, six of them whatever the number of players.

    Year, season, decision, who decides, two numbers of the decision; for each seat its dragons (level, colour, status, place, mode, marks), items, player board and income; then places (tile, lock,
    used spaces, enemies), accounts (owner, items), Elders, graves, trinkets, pool, bonus tiles, enemies' pool, what is being gained, and the own bid.
    """
    out = vec[u8]([])
    over: bool = state.over
    out = append(out, small(state.year))
    out = append(out, small(state.season))
    bids: bool = is_bidding(state)
    kind: i64 = i64(255) if over else state.kind()
    out = append(out, small(kind))
    out = append(out, u8(0) if over else small(1 + relative(state, seat, state.asked())))
    out = append(out, u8(0) if over or bids else small(state.carried(0) & 255))
    out = append(out, u8(0) if over or bids else small(state.carried(1) & 255))
    out = append(out, u8(0) if over or bids else small(state.carried(2) & 255))
    for step in range(i64(SEATS)):
        out = seat_features(state, (seat + step) % state.players, step < state.players, out)
    for side in range(i64(PLACES * 2)):
        out = append(out, state.used[side])
        out = append(out, state.enemy[side])
    for place in range(i64(PLACES)):
        out = append(out, state.tile[place])
        out = append(out, state.locked[place])
    for account in range(i64(ACCOUNTS)):
        out = append(out, owner_byte(state, seat, i64(state.account_owner[account])))
        for item in range(i64(KINDS)):
            out = append(out, small(state.banked(account, item)))
    for elder in range(i64(SEATS)):
        out = append(out, owner_byte(state, seat, i64(state.elder_owner[elder])))
        out = append(out, small(state.elder_ducats[elder]))
    for grave in range(i64(GRAVES)):
        out = append(out, owner_byte(state, seat, i64(state.grave[grave * 3])))
        out = append(out, state.grave[grave * 3 + 1])
        out = append(out, state.grave[grave * 3 + 2])
    for trinket in range(i64(TRINKETS)):
        owner: i64 = i64(state.trinket[trinket])
        out = append(out, u8(OUT) if owner == OUT else owner_byte(state, seat, owner))
    for token in range(i64(4 * HUES)):
        out = append(out, state.pool[token])
    for tile in range(i64(BONUSES)):
        out = append(out, state.agreement.bonus_tiles[tile])
    for item in range(i64(BID_KINDS)):
        out = append(out, state.enemy_pool[item])
    for item in range(i64(WIDE)):
        out = append(out, small(state.bundle[item]))
    own: i64 = own_bid(state, seat) if bids else i64(-1)
    for item in range(i64(BID_KINDS)):
        out = append(out, state.bids[own * BID_KINDS + item] if own >= 0 else u8(0))
    return append(out, small(state.sealed))


def relative(state: DragonbroodPosition, seat: i64, other: i64) -> i64:
    """How many seats after this one another sits."""
    return (other - seat + state.players) % state.players


def owner_byte(state: DragonbroodPosition, seat: i64, owner: i64) -> u8:
    """An owner that is stored plus 1, relative to this seat."""
    return small(1 + relative(state, seat, owner - 1)) if owner else u8(0)


def own_bid(state: DragonbroodPosition, seat: i64) -> i64:
    """Which of the two running bids is this seat's, or -1."""
    for number in range(i64(2)):
        dragon: i64 = bidder(state, number)
        if dragon >= 0 and dragon // CLAN == seat:
            return number
    return -1


def seat_features(state: DragonbroodPosition, seat: i64, here: bool, out: vec[u8]) -> vec[u8]:
    """One seat; nothing but zeros where nobody sits."""
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        out = append(out, state.level[dragon] if here else u8(0))
        out = append(out, state.colour[dragon] if here else u8(0))
        out = append(out, state.status[dragon] if here else u8(0))
        out = append(out, state.place[dragon] if here else u8(0))
        out = append(out, state.mode[dragon] if here else u8(0))
        out = append(out, state.marks[dragon] if here else u8(0))
    for item in range(i64(KINDS)):
        out = append(out, small(state.held(seat, item)) if here else u8(0))
    for number in range(i64(BOARD_NOTES)):
        out = append(out, u8(state.noted(seat, number)) if here else u8(0))
    for part in range(i64(3)):
        out = append(out, u8(state.income[seat] >> (8 * part) & 255) if here else u8(0))
    return append(out, small(state.placements) if here else u8(0))
