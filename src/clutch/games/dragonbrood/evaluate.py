from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8


def chance_of_victory(state: object, seat: object) -> float:
    return 0.5


def features(state: object, seat: object) -> vec[u8]:
    return vec[u8]([])
