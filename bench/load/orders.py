"""What the instrument and its generators say to each other, a line of JSON each."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct):
    """What a generator is to do: how many matches, at which servers, and how their pages decide."""

    ports: list[int]
    """The servers; a match's pages are spread over all of them."""
    matches: int
    pages: int
    """Pages of a match, each a person with one seat; 1 is a page that holds two seats."""
    game: str
    options: dict[str, object]
    rate: float = 0.0
    """Decisions a second of all matches of this generator, whatever the answers (open loop); 0: each match decides when it can (closed loop)."""
    think: float = 0.0
    """Mean seconds of thought before a decision of a closed loop."""
    seed: int = 0


class Slice(msgspec.Struct):
    """A piece of time in which to play: when it begins, what is not measured, and what is (seconds of the monotonic clock, which all processes share)."""

    start: float
    warm: float
    seconds: float


class Heard(msgspec.Struct):
    """What a generator measured in a slice."""

    latencies: list[int]
    """Microseconds from the moment at which a decision was due until the last page of its match had it."""
    decided: int
    """Decisions that the last page had heard of within the slice."""
    errors: dict[str, int]


class Told(msgspec.Struct):
    """The decisions that the server has told anybody of, by match: all of them must be stored."""

    decisions: dict[str, int]


class Ready(msgspec.Struct):
    """A generator's matches are made and its pages are connected."""

    connections: int


ENCODE = msgspec.json.Encoder().encode
