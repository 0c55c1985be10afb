"""What a position looks like to a learning program: a seat's view as bytes, always of the same length."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.board import PLACES
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import BID_KINDS, BONUSES, CLAN, GRAVES, HUES, KINDS, SEATS, TRINKETS
from clutch.games.dragonbrood.knowledge import bidder, is_bidding
from clutch.games.dragonbrood.state import BOARD_NOTES, OUT, DragonbroodPosition

DRAGON_FEATURES: Final = 6
SEAT_FEATURES: Final = CLAN * DRAGON_FEATURES + KINDS + BOARD_NOTES + 4
FEATURES: Final = 831
"""How many bytes `features` gives."""
NO_FEATURES: Final = vec[u8]([0] * FEATURES)


def small(value: i64) -> u8:
    """A number in one byte; larger ones are 255."""
    return u8(value if value < 255 else i64(255))


def features(state: DragonbroodPosition, seat: i64) -> vec[u8]:
    """Seats relative to this one, six of them whatever the number of players.

    Year, season, decision, who decides, two numbers of the decision; for each seat its dragons (level, colour, status, place, mode, marks), items, player board and income; then places (tile, lock,
    used spaces, enemies), accounts (owner, items), Elders, graves, trinkets, pool, bonus tiles, enemies' pool, what is being gained, and the own bid.
    """
    out = NO_FEATURES[:]
    write_features(state, seat, out, 0)
    return out


def write_features(state: DragonbroodPosition, seat: i64, out: vec[u8], start: i64) -> None:
    """Write `features` into an array. Seats that nobody has stay zeros."""
    over: bool = state.over
    bids: bool = is_bidding(state)
    untold: bool = over or bids
    at: i64 = start
    out[at] = small(state.year)
    out[at + 1] = small(state.season)
    kind: i64 = i64(255) if over else state.kind()
    out[at + 2] = small(kind)
    out[at + 3] = u8(0) if over else small(1 + relative(state, seat, state.asked()))
    for number in range(i64(3)):
        out[at + 4 + number] = u8(0) if untold else small(state.carried(number) & 255)
    at += 7
    for step in range(state.players):
        write_seat(state, (seat + step) % state.players, out, at + step * SEAT_FEATURES)
    at += SEATS * SEAT_FEATURES
    at = write_board(state, out, at)
    at = write_bank(state, seat, out, at)
    at = write_stock(state, seat, out, at)
    own: i64 = own_bid(state, seat) if bids else i64(-1)
    for item in range(i64(BID_KINDS)):
        out[at + item] = state.bids[own * BID_KINDS + item] if own >= 0 else u8(0)
    out[at + BID_KINDS] = small(state.sealed)


def relative(state: DragonbroodPosition, seat: i64, other: i64) -> i64:
    """How many seats after this one another sits."""
    steps: i64 = other - seat
    return steps if steps >= 0 else steps + state.players


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


def write_seat(state: DragonbroodPosition, seat: i64, out: vec[u8], at: i64) -> None:
    """One seat."""
    level: vec[u8] = state.level
    colour: vec[u8] = state.colour
    status: vec[u8] = state.status
    places: vec[u8] = state.place
    mode: vec[u8] = state.mode
    marks: vec[u8] = state.marks
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        out[at] = level[dragon]
        out[at + 1] = colour[dragon]
        out[at + 2] = status[dragon]
        out[at + 3] = places[dragon]
        out[at + 4] = mode[dragon]
        out[at + 5] = marks[dragon]
        at += DRAGON_FEATURES
    horde: vec[i64] = state.horde
    for item in range(i64(KINDS)):
        out[at + item] = small(horde[seat * KINDS + item])
    at += KINDS
    for number in range(i64(BOARD_NOTES)):
        out[at + number] = u8(state.noted(seat, number))
    at += BOARD_NOTES
    for part in range(i64(3)):
        out[at + part] = u8(state.income[seat] >> (8 * part) & 255)
    out[at + 3] = small(state.placements)


def write_board(state: DragonbroodPosition, out: vec[u8], at: i64) -> i64:
    """The places with their sides: where the next part begins."""
    used: vec[u8] = state.used
    enemy: vec[u8] = state.enemy
    for side in range(i64(PLACES * 2)):
        out[at] = used[side]
        out[at + 1] = enemy[side]
        at += 2
    tile: vec[u8] = state.tile
    locked: vec[u8] = state.locked
    for place in range(i64(PLACES)):
        out[at] = tile[place]
        out[at + 1] = locked[place]
        at += 2
    return at


def write_bank(state: DragonbroodPosition, seat: i64, out: vec[u8], at: i64) -> i64:
    """Accounts, Elders and graves with their owners: where the next part begins."""
    vault: vec[i64] = state.vault
    owners: vec[u8] = state.account_owner
    for account in range(i64(ACCOUNTS)):
        out[at] = owner_byte(state, seat, i64(owners[account]))
        for item in range(i64(KINDS)):
            out[at + 1 + item] = small(vault[account * KINDS + item])
        at += 1 + KINDS
    for elder in range(i64(SEATS)):
        out[at] = owner_byte(state, seat, i64(state.elder_owner[elder]))
        out[at + 1] = small(state.elder_ducats[elder])
        at += 2
    grave: vec[u8] = state.grave
    for number in range(i64(GRAVES)):
        out[at] = owner_byte(state, seat, i64(grave[number * 3]))
        out[at + 1] = grave[number * 3 + 1]
        out[at + 2] = grave[number * 3 + 2]
        at += 3
    return at


def write_stock(state: DragonbroodPosition, seat: i64, out: vec[u8], at: i64) -> i64:
    """Trinkets, the pool, bonus tiles, the enemies' pool and what is being gained: where the next part begins."""
    trinkets: vec[u8] = state.trinket
    for trinket in range(i64(TRINKETS)):
        owner: i64 = i64(trinkets[trinket])
        out[at + trinket] = u8(OUT) if owner == OUT else owner_byte(state, seat, owner)
    at += TRINKETS
    pool: vec[u8] = state.pool
    for token in range(i64(4 * HUES)):
        out[at + token] = pool[token]
    at += 4 * HUES
    tiles: vec[u8] = state.agreement.bonus_tiles
    for tile in range(i64(BONUSES)):
        out[at + tile] = tiles[tile]
    at += BONUSES
    for item in range(i64(BID_KINDS)):
        out[at + item] = state.enemy_pool[item]
    at += BID_KINDS
    bundle: vec[i64] = state.bundle
    for item in range(i64(WIDE)):
        out[at + item] = small(bundle[item])
    return at + WIDE
