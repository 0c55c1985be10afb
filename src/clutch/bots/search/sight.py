"""What a bot gets to see of a game: worlds that its seat thinks possible, never the true one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.bots.nets.catalogue import judge_of
from clutch.kernel.chance import Chance
from clutch.kernel.foresight import Foresight, Outlook
from clutch.kernel.judge import Judge
from clutch.kernel.state import State


@final
class Sight:
    """A seat's sight of a position.

    >>> import clutch
    >>> sight = Sight(clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1)), 0)
    >>> sight.view()["seat"], sight.sample(clutch.Seeded(2)).view(0) == sight.view()
    (0, True)

    Only the seat that decides can foresee, and only what it can know: here that its discard lies open, and that it decides again.

    >>> sight = Sight(clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1)), 1)
    >>> foresight = sight.foresee(sight.actions()[0])
    >>> [event.kind for event in foresight.events], foresight.stop, foresight.turn
    (['discarded'], 'decision', 1)
    """

    def __init__(self, state: State, seat: i64) -> None:
        self._state: Final = state
        self.seat: Final = seat
        """The seat that looks."""
        self.players: Final = state.players

    def __repr__(self) -> str:
        return f"<sight of seat {self.seat} in {self._state.game.title}>"

    def __reduce__(self) -> tuple[object, ...]:
        """How a bot that thinks in several processes sends its sight to them."""
        return (Sight, (self._state, self.seat))

    def actions(self) -> list[int]:
        """The legal actions of the seat on turn; ask only for the seat that looks."""
        return self._state.legal()

    def view(self) -> dict[str, object]:
        """The position as plain data, as this seat sees it."""
        return self._state.view(int(self.seat))

    def judge(self, name: str | None = None) -> Judge:
        """The judge of that name, or where none is asked for the learned one, if the game has one, or its first."""
        return judge_of(self._state.game, name)

    def progress(self) -> float:
        """Which part of the game was played, about, between 0 and 1."""
        return self._state.game.judge().progress(self._state)

    def game_name(self) -> str:
        """Which game it is."""
        return self._state.game.name

    def sample(self, chance: Chance) -> State:
        """A world that this seat thinks possible, drawn at random; the caller may play on in it."""
        return self._state.resample(self.seat, chance)

    def imagine(self, chance: Chance) -> State:
        """The same, as likely as players of sense make it."""
        return self._state.imagine(self.seat, chance)

    def outlook(self) -> Outlook:
        """The worlds in which this seat can try its moves; ask only when it is to decide."""
        return Outlook(self._state, self.seat)

    def foresee(self, action: i64) -> Foresight:
        """What would certainly follow from a move of this seat, as it can know it. Whoever asks for several moves asks the `outlook` for them."""
        return self.outlook().foresee(action)
