"""Windows: moments at which some seats may answer, and nobody else may learn who is asked."""

from __future__ import annotations

from typing import Final, final

from clutch.kernel.value import Value


@final
class Window(Value):
    """An open window, as a table needs it.

    The rules ask `seats` one by one, in this order, and go on as soon as one of them gives another answer than `rest`. Whether a seat is reached depends on nothing but that, so a table may ask all of them at once
    and feed their answers in this order; one that is no longer needed is dropped. `hold` and `exact` tell a table how long the window stays open, so that its time tells nothing either.

    >>> Window("white_played", [1, 3], rest=295, hold=1500)
    Window('white_played', [1, 3], 295, 1500, False)
    """

    def __init__(self, kind: str, seats: list[int], rest: int, hold: int = 0, exact: bool = False) -> None:
        self.kind: Final = kind
        """What kind of moment it is: a seat may tell its table to let all moments of a kind pass."""
        self.seats: Final = seats
        """Who is still to be asked, the one whom the rules ask now first."""
        self.rest: Final = rest
        """The answer of a seat that has nothing to say: always legal."""
        self.hold: Final = hold
        """Milliseconds for which a table keeps the window open at least."""
        self.exact: Final = exact
        """Whether it stays open for exactly that long, and no answer is `rest`."""

    def __repr__(self) -> str:
        return f"Window({self.kind!r}, {self.seats!r}, {self.rest!r}, {self.hold!r}, {self.exact!r})"
