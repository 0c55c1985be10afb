"""What all decisions of Dragoon share: a name, the rule behind them, and what is public about them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.state import DragoonPosition
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Decision
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Refusal
from clutch.kernel.window import Window


class Choice(Decision[DragoonPosition]):
    """A kind of decision of Dragoon."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__()
        self.name: Final = name
        """Its symbol in views and for tables."""
        self.rule: Final = rule
        """The rule behind it."""

    # Said again for the game's own positions: whoever calls it this way need not be asked for the class of the position.
    def offer(self, state: DragoonPosition, actions: Actions) -> None:
        raise NotImplementedError

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        raise NotImplementedError

    def ask(self, state: DragoonPosition, seat: i64) -> None:
        """Ask a seat; windows are opened instead, with what they are about."""
        state.push(self.kind, seat)

    def facts(self, state: DragoonPosition) -> Facts:
        """What it is about: public facts only, never who is asked in a window (DG-Y1)."""
        return {"seat": int(state.asked())}

    def is_window(self) -> bool:
        """Whether nobody may learn who is asked (DG-Y1)."""
        return False

    def window(self, state: DragoonPosition) -> Window | None:
        """The window that a table keeps open meanwhile, if it is one."""
        return None

    def refuse_card(self, state: DragoonPosition, seat: i64, kind: i64) -> Refusal | None:
        """Why the asked seat cannot play any card of a kind that it holds; None if it can (DG-C2)."""
        return refuse_any_card(kind)


def refuse_any_card(kind: i64) -> Refusal:
    """Why a card cannot be played at a moment that is for none, or for somebody else (DG-C2)."""
    return Refusal("DG-C2", "not_now", {"card": CARDS[kind]})
