"""Who the bots are at a table: dragons with a name and a face, not kinds of programs.

A name is a key here; what it is called and how it carries itself is said among the shared words of each language, and what it looks like is drawn by the page.
"""

from __future__ import annotations

from collections.abc import Collection

from clutch.kernel.chance import Seeded

PERSONAS = [
    "ember", "pebble", "moss", "bramble", "frost", "saffron", "thistle", "cinder", "willow", "onyx", "marrow", "juniper",
    "tempest", "nettle", "amber", "quill", "russet", "sorrel", "flint", "dew", "copper", "heather", "raven", "tansy",
]  # fmt: skip
"""All of them; a face goes by the place in this list, so new ones are added at the end."""


def personas(seed: int, count: int, taken: Collection[str] = ()) -> list[str]:
    """So many of them, all different, and none that is taken: the same for the same seed.

    >>> personas(7, 3) == personas(7, 3), len(set(personas(7, 6))), personas(7, 1, personas(7, 1)) == personas(7, 2)[1:]
    (True, 6, True)
    """
    chance = Seeded(seed)
    left = list(PERSONAS)
    found: list[str] = []
    while left and len(found) < count:
        one = left.pop(chance.below(len(left)))
        if one not in taken:
            found.append(one)
    return found
