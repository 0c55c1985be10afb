"""What the rules say to people: events, prompts, refusals and questions.

A statement is data, not a sentence: the rule behind it, what kind of statement it is, and its facts. `Words` turns it into a sentence in the reader's language, so that the page, the
terminal and the log tell the same story. Facts named `seat` or `target` are seats; texts are symbols such as `ice`, which each language names in its own way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.kernel.value import Value

Fact = int | str | list[int] | list[str]
Facts = dict[str, Fact]

EVERYONE: Final = -1
"""An audience of all seats and spectators."""


class Statement(Value):
    """A rule id, a kind and the facts.

    >>> Statement("DK-T5", "discard", {"seat": 1})
    Statement('DK-T5', 'discard', {'seat': 1})
    """

    def __init__(self, rule: str, kind: str, facts: Facts) -> None:
        self.rule: Final = rule
        """The rule that makes us say it."""
        self.kind: Final = kind
        """Which message tells it."""
        self.facts: Final = facts
        """What the message needs; everybody may know these."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.rule!r}, {self.kind!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Statement) and type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.rule, self.kind))


class Prompt(Statement):
    """What the seat on turn must decide now. A prompt is public: it never tells what is in a hand."""


class Refusal(Statement):
    """Why a move is not legal now."""


class Event(Statement):
    """Something that happened.

    `secrets` are facts that only the seats in `audience` (a bit for each seat, or `EVERYONE`) may know. `reveals` marks an event that showed somebody something hidden: such a decision cannot be taken back freely.

    >>> event = Event("DK-A3", "scried", {"seat": 0, "position": 3}, {"dragon": "ice"}, 0b01, True)
    >>> event.seen_by(0)
    {'rule': 'DK-A3', 'kind': 'scried', 'facts': {'seat': 0, 'position': 3, 'dragon': 'ice'}}
    >>> event.seen_by(1)
    {'rule': 'DK-A3', 'kind': 'scried', 'facts': {'seat': 0, 'position': 3}}
    """

    def __init__(
        self, rule: str, kind: str, facts: Facts, secrets: Facts | None = None, audience: i64 = EVERYONE, reveals: bool = False
    ) -> None:
        super().__init__(rule, kind, facts)
        self.secrets: Final = secrets
        """Facts that only the audience may know."""
        self.audience: Final = audience
        self.reveals: Final = reveals
        """Whether it showed somebody something hidden."""

    def facts_for(self, seat: int | None) -> Facts:
        """The facts that this seat, or a spectator (`None`), may know."""
        facts: Facts = dict(self.facts)
        if self.secrets is not None and (self.audience == EVERYONE or (seat is not None and self.audience >> i64(seat) & 1)):
            facts.update(self.secrets)
        return facts

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as plain data for this seat, or for a spectator (`None`)."""
        return {"rule": self.rule, "kind": self.kind, "facts": self.facts_for(seat)}

    def __repr__(self) -> str:
        return f"Event({self.rule!r}, {self.kind!r}, {self.facts!r}, {self.secrets!r}, {self.audience!r}, {self.reveals!r})"


class Question(Statement):
    """What a person at a real table must tell us: which of the outcomes really happened.

    The outcomes are numbered; `names` names them as symbols. `audience` is who may see the answer: a hidden card is entered by its owner behind a curtain.
    `more` says how many questions of the same kind follow at once, so that a whole hand can be typed in one line.
    """

    def __init__(self, rule: str, kind: str, facts: Facts, names: list[str], audience: i64 = EVERYONE, more: i64 = 0) -> None:
        super().__init__(rule, kind, facts)
        self.names: Final = names
        self.audience: Final = audience
        self.more: Final = more
