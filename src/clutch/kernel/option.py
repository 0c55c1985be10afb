"""Options: the variants and house rules that a table may choose, each with the rule that it changes."""

from __future__ import annotations

from typing import Final, final

from clutch.kernel.errors import OptionsError
from clutch.kernel.value import Value

OptionValue = bool | int | str | list[str]
Settings = dict[str, OptionValue]
"""All options of a game with their values, as `Game.settings` gives them. Nobody changes them afterwards: whoever wants others asks again."""

CHOICE: Final = "choice"
WHOLE: Final = "whole"
TOGGLE: Final = "toggle"
SUBSET: Final = "subset"


@final
class Option(Value):
    """One thing a table may decide before the game.

    A `choice` is one of `values`; a `whole` number lies between `least` and `most`; a `toggle` is true or false; a `subset` is the word in `default` (such as `random`) or a list of `values`.
    A default of None depends on the number of players: the game says which.

    >>> rounds = Option("rounds", WHOLE, "DK-F8", default=3, least=1, most=20)
    >>> rounds.read("7")
    7
    >>> rounds.read(21)
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.OptionsError: option rounds is a whole number from 1 to 20, not “21”
    """

    def __init__(
        self,
        name: str,
        kind: str,
        rule: str,
        default: OptionValue | None,
        values: list[str] | None = None,
        least: int = 0,
        most: int = 0,
        only_with: list[tuple[str, str]] | None = None,
        former: OptionValue | None = None,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.rule: Final = rule
        """The rule that the option changes."""
        self.default: Final = default
        self.values: Final = values if values is not None else []
        self.least: Final = least
        self.most: Final = most
        self.only_with: Final = only_with if only_with is not None else []
        """Other options with their values, without any of which this one does nothing; empty where it always does something."""
        self.former: Final = former
        """How everybody played before there was this option, if that is not its default: records without it are replayed so."""

    def read(self, value: object) -> OptionValue:
        """The value in its own type, from a person's text or from plain data; raises `OptionsError`."""
        text = value.strip() if isinstance(value, str) else value
        if self.kind == CHOICE and isinstance(text, str) and text in self.values:
            return text
        if self.kind == TOGGLE:
            if isinstance(text, bool):
                return text
            if text in ("true", "yes", "on"):
                return True
            if text in ("false", "no", "off"):
                return False
        if self.kind == WHOLE:
            number = whole(text)
            if number is not None and self.least <= number <= self.most:
                return number
        if self.kind == SUBSET:
            if isinstance(text, str) and text == self.default:
                return text
            parts = [part.strip() for part in text.split(",")] if isinstance(text, str) else text
            if isinstance(parts, list) and all(isinstance(part, str) and part in self.values for part in parts):
                if len(set(parts)) == len(parts):
                    return [name for name in self.values if name in parts]
        raise OptionsError(f"option {self.name} is {self.wanted()}, not “{str(value)[:60]}”")

    def wanted(self) -> str:
        """What values are good, in words."""
        if self.kind == CHOICE:
            return "one of " + ", ".join(self.values)
        if self.kind == TOGGLE:
            return "true or false"
        if self.kind == WHOLE:
            return f"a whole number from {self.least} to {self.most}"
        return f"{self.default} or a list of different ones of {', '.join(self.values)}"

    def data(self) -> dict[str, object]:
        """The option as plain data."""
        data: dict[str, object] = {"name": self.name, "kind": self.kind, "rule": self.rule, "default": self.default}
        if self.values:
            data["values"] = self.values
        if self.kind == WHOLE:
            data["least"] = self.least
            data["most"] = self.most
        if self.only_with:
            data["only_with"] = [{"name": name, "value": value} for name, value in self.only_with]
        return data


def as_played(options: list[Option], given: Settings) -> dict[str, object]:
    """The options of a record, with those that it does not know yet as they were played then.

    >>> order = Option("prize_order", CHOICE, "DB-C4", "turn_order", ["turn_order", "by_place"], former="by_place")
    >>> as_played([order], {}), as_played([order], {"prize_order": "turn_order"})
    ({'prize_order': 'by_place'}, {'prize_order': 'turn_order'})
    """
    played: dict[str, object] = dict(given.items())
    for option in options:
        if option.former is not None and option.name not in given:
            played[option.name] = option.former
    return played


def whole(value: object) -> int | None:
    """A whole number from a text or plain data, or None."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    return None
