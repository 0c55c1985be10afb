"""What a position is worth to a bot, and what it looks like to a learning program."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.scoring import victory_share
from clutch.games.dragon_family.state import Realm


def chance_of_victory(state: Realm, seat: i64) -> float:
    return victory_share(state, seat)


def features(state: Realm, seat: i64) -> vec[u8]:
    return vec[u8]([])
