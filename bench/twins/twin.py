"""A twin beside our own engine: the same games on both sides, and their checksums."""

from __future__ import annotations

import ctypes
from pathlib import Path

import clutch
from clutch.bots.search.measure import random_decisions

VARIANTS: dict[str, list[dict[str, object]]] = {
    "dragon_kin": [
        {},
        {"game_length": "fixed_rounds", "rounds": 3, "open_alliance_when": "turn_start", "open_alliance_own_discard": False},
    ],
    "dragomino": [{}, {"egg_rule": "per_square"}],
}
"""The games that have a twin, each with the options that its twin knows, by the twin's number for them; the first are the defaults."""

SEED = 7
"""Of all luck here; each compared game has a stream of its own."""


class Twin:
    """A compiled twin."""

    def __init__(self, library: Path) -> None:
        loaded = ctypes.CDLL(str(library))
        self._decisions = loaded.decisions
        self._decisions.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64]
        self._decisions.restype = ctypes.c_int64
        self._checksums = loaded.checksums
        self._checksums.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p]
        self._checksums.restype = None

    def decisions(self, players: int, seed: int, games: int) -> int:
        """Play so many games with the default options and one stream of luck: the number of decisions."""
        return int(self._decisions(players, 0, seed, games))

    def checksums(self, players: int, variant: int, first: int, games: int) -> list[int]:
        """The checksum of each of so many games, from the game of this number on."""
        sums = (ctypes.c_uint32 * games)()
        self._checksums(players, variant, SEED, first, games, sums)
        return list(sums)


def own_decisions(name: str, players: int, seed: int, games: int) -> int:
    """What our own loop makes of the games of `Twin.decisions`."""
    game = clutch.game(name)
    return random_decisions(game, players, game.settings(players), games, clutch.Seeded(seed))


def own_checksums(name: str, players: int, variant: int, first: int, games: int) -> list[int]:
    """What our own engine makes of the games of `Twin.checksums`."""
    game = clutch.game(name)
    settings = game.settings(players, VARIANTS[name][variant])
    actions = clutch.Actions()
    sums = []
    for number in range(first, first + games):
        chance = clutch.Seeded(SEED, number)
        state = game.begin(players, settings, chance, listen=False)
        checksum = 2166136261
        while not state.over:
            actions.count = 0
            state.offer(actions)
            action = actions.items[chance.below(actions.count)]
            state.apply(action, chance)
            checksum = (checksum ^ action) * 16777619 & 0xFFFFFFFF
        for score in state.scores():
            checksum = (checksum ^ score) * 16777619 & 0xFFFFFFFF
        sums.append(checksum)
    return sums


def first_difference(name: str, twin: Twin, players: int, variant: int, first: int, games: int) -> int | None:
    """The number of the first of so many games that the two sides play differently, or None."""
    ours = own_checksums(name, players, variant, first, games)
    theirs = twin.checksums(players, variant, first, games)
    for number, (one, other) in enumerate(zip(ours, theirs, strict=True), first):
        if one != other:
            return number
    return None
