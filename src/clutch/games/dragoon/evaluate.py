from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.state import Island


def chance_of_victory(state: Island, seat: i64) -> float:
    return 0.5


def features(state: Island, seat: i64) -> vec[u8]:
    return vec[u8]([0])
