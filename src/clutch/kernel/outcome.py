"""How a game ended: who won, and by which rule."""

from __future__ import annotations

from typing import Final, final

from clutch.kernel.value import Value


@final
class Outcome(Value):
    """The end of a game.

    >>> outcome = Outcome([1], [3, 5], [0.0, 1.0], "DM-F3", "won", "B wins with 5 points.")
    >>> outcome.winners, outcome.rule, str(outcome)
    ([1], 'DM-F3', 'B wins with 5 points. (DM-F3)')
    """

    def __init__(self, winners: list[int], scores: list[int], payoffs: list[float], rule: str, kind: str, sentence: str) -> None:
        self.winners: Final = winners
        """The seats that share the victory; nobody where the game itself won."""
        self.scores: Final = scores
        """Each seat's points."""
        self.payoffs: Final = payoffs
        """Each seat's share of the victory."""
        self.rule: Final = rule
        """The id of the rule that decided."""
        self.kind: Final = kind
        """How it was decided, as a symbol: the kind of the event that tells it, such as `won_by_shells`."""
        self.sentence: Final = sentence
        """The same in English; seats are called by their letters."""

    def data(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {"winners": self.winners, "scores": self.scores, "payoffs": self.payoffs, "rule": self.rule, "kind": self.kind}

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def _repr_html_(self) -> str:
        """What a notebook shows: the sentence, and each seat's points and share."""
        from clutch.kernel.notebook import outcome_html

        return outcome_html(self)
