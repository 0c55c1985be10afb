"""Reads `components.toml` and refuses a file that cannot be right with one sentence (rules, chapter Components)."""

from __future__ import annotations

import tomllib
from typing import Final, final

from clutch.kernel.errors import GameError

CARDS: Final = [
    "fairwind", "second_wind", "menacing_roar", "thief", "scorch", "lay_waste", "uprising", "boom_town", "new_arrivals", "sleight_of_claw",
    "creature_comfort", "intimidate", "ferocity", "slippery_scales", "snuff_out", "hecklers", "loyal_subjects",
]  # fmt: skip
"""The symbols of the kinds of card, in the order of their ids: white ones first."""

WHITE_CARDS: Final = 10
LAYOUTS: Final = ["quadrant", "corner"]
PROVENANCES: Final = ["printed", "published", "derived", "reconstructed"]
LEAST_CAVE_DISTANCE: Final = 3
"""With caves this far apart a dragon can always move (DG-T4)."""

LIMITS: Final = {
    "gold_goal": (10, 200),
    "extra_populate_rolls": (0, 6),
    "thief_gain": (0, 20),
    "combat_prize": (0, 20),
    "eviction_fee": (0, 20),
    "thief_card_loss": (0, 20),
    "actions_per_turn": (1, 10),
    "starting_hand": (0, 10),
    "draw_per_turn": (0, 5),
    "fairwind_range": (1, 10),
    "second_wind_actions": (1, 10),
    "ferocity_bonus": (1, 10),
    "new_arrivals_rolls": (1, 10),
    "round_limit": (20, 200),
}
"""Every number of the game, with what it may lie between."""


@final
class ComponentFile:
    """What the file says, checked."""

    def __init__(
        self,
        copies: list[int],
        caves: dict[str, list[tuple[int, int]]],
        numbers: dict[str, int],
        population_tiles: int,
        totems_each: int,
        colours: list[str],
        destroy: list[int],
        standing: list[int],
        tribute: list[list[int]],
    ) -> None:
        self.copies: Final = copies
        """How many cards of each kind."""
        self.caves: Final = caves
        """The cells of each layout and number of players, clockwise; the key is such as `quadrant 3`."""
        self.numbers: Final = numbers
        self.population_tiles: Final = population_tiles
        self.totems_each: Final = totems_each
        self.colours: Final = colours
        self.destroy: Final = destroy
        """Gold for a destroyed village and city."""
        self.standing: Final = standing
        self.tribute: Final = tribute
        """Gold for a village and a city, for the rolls 1 to 6."""

    def number(self, name: str) -> int:
        """One of the numbers."""
        return self.numbers[name]


def wrong(what: str) -> GameError:
    """The error for a file that cannot be right."""
    return GameError(f"the components of Dragoon cannot be used: {what}")


def read_components(text: str) -> ComponentFile:
    """The box in a text. Raises `GameError` with the first thing that is wrong.

    >>> read_components("[cards]")
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.GameError: the components of Dragoon cannot be used: the section “pieces” is missing
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(f"the file is not TOML ({error})") from None
    pieces = section(data, "pieces")
    colours = entry(pieces, "pieces", "colours")
    if not isinstance(colours, list) or len(colours) != 4 or not all(isinstance(colour, str) for colour in colours):
        raise wrong("pieces.colours names four colours")
    numbers = section(data, "numbers")
    tribute = section(data, "tribute")
    return ComponentFile(
        read_copies(section(data, "cards"), whole_entry(pieces, "pieces", "cards", 17, 200)),
        read_caves(data.get("caves")),
        {name: whole_entry(numbers, "numbers", name, least, most) for name, (least, most) in LIMITS.items()},
        whole_entry(pieces, "pieces", "population_tiles", 1, 32),
        whole_entry(pieces, "pieces", "totems_each", 1, 32),
        [str(colour) for colour in colours],
        pair(tribute, "destroy"),
        pair(tribute, "standing"),
        [pair(tribute, str(roll)) for roll in range(1, 7)],
    )


def section(data: dict[str, object], name: str) -> dict[str, object]:
    """A table of the file."""
    found = data.get(name)
    if not isinstance(found, dict):
        raise wrong(f"the section “{name}” is missing")
    return found


def entry(table: dict[str, object], home: str, name: str) -> object:
    """The value of an entry that says where it comes from."""
    found = table.get(name)
    if not isinstance(found, dict) or "value" not in found:
        raise wrong(f"{home}.{name} is missing or has no value")
    check_provenance(found, f"{home}.{name}")
    value: object = found["value"]
    return value


def check_provenance(found: dict[str, object], home: str) -> None:
    """Everything in the box says where it comes from."""
    if found.get("provenance") not in PROVENANCES:
        raise wrong(f"{home} needs a provenance: {', '.join(PROVENANCES)}")


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number between two others."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def whole_entry(table: dict[str, object], home: str, name: str, least: int, most: int) -> int:
    """A whole number with its provenance."""
    value = entry(table, home, name)
    if not is_whole(value, least, most):
        raise wrong(f"{home}.{name} is a whole number from {least} to {most}, not “{str(value)[:40]}”")
    assert isinstance(value, int)
    return value


def pair(table: dict[str, object], name: str) -> list[int]:
    """What a village and a city pay."""
    value = entry(table, "tribute", name)
    if not isinstance(value, list) or len(value) != 2 or not all(is_whole(gold, 0, 20) for gold in value):
        raise wrong(f"tribute.{name} is the gold of a village and of a city, each from 0 to 20")
    return [int(gold) for gold in value]


def read_copies(cards: dict[str, object], total: int) -> list[int]:
    """How many cards of each kind there are (DG-G1); together as many as `pieces.cards` says (DG-G41)."""
    for name in cards:
        if name not in CARDS:
            raise wrong(f"there is no card “{name[:40]}”; the cards are {', '.join(CARDS)}")
    copies: list[int] = []
    for kind, name in enumerate(CARDS):
        card = cards.get(name)
        if not isinstance(card, dict):
            raise wrong(f"the card “{name}” is missing")
        check_provenance(card, f"cards.{name}")
        if card.get("colour") != ("white" if kind < WHITE_CARDS else "red"):
            raise wrong(f"cards.{name} is {'white' if kind < WHITE_CARDS else 'red'}: its rules depend on it")
        count = card.get("count")
        if not is_whole(count, 0, 60):
            raise wrong(f"cards.{name}.count is a whole number from 0 to 60, not “{str(count)[:40]}”")
        assert isinstance(count, int)
        copies.append(count)
    if sum(copies) != total:
        raise wrong(f"the cards add up to {sum(copies)}, but pieces.cards says {total}")
    return copies


def read_caves(caves: object) -> dict[str, list[tuple[int, int]]]:
    """The cells of the caves for each layout and number of players (DG-S2)."""
    if not isinstance(caves, list):
        raise wrong("the list “caves” is missing")
    found: dict[str, list[tuple[int, int]]] = {}
    for layout in caves:
        if not isinstance(layout, dict):
            raise wrong("an entry of “caves” is a table")
        name = f"{layout.get('layout')} {layout.get('players')}"
        check_provenance(layout, f"the cave layout “{name[:40]}”")
        found[name] = read_cells(name[:40], layout.get("cells"))
    for layout_name in LAYOUTS:
        for players in range(2, 5):
            cells = found.get(f"{layout_name} {players}")
            if cells is None or len(cells) != players:
                raise wrong(f"the cave layout “{layout_name}” names {players} cells for {players} players")
    return found


def read_cells(name: str, cells: object) -> list[tuple[int, int]]:
    """Cells as [black, red], far enough apart (DG-T4)."""
    found: list[tuple[int, int]] = []
    for cell in cells if isinstance(cells, list) else []:
        if not isinstance(cell, list) or len(cell) != 2 or not all(is_whole(place, 1, 6) for place in cell):
            raise wrong(f"the cave layout “{name}” has a cell that is not [black, red], each from 1 to 6")
        found.append((int(cell[0]), int(cell[1])))
    for number, (black, red) in enumerate(found):
        for other_black, other_red in found[:number]:
            if abs(black - other_black) + abs(red - other_red) < LEAST_CAVE_DISTANCE:
                raise wrong(f"the cave layout “{name}” has caves less than {LEAST_CAVE_DISTANCE} steps apart (DG-T4)")
    return found
