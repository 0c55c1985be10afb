"""What happens by itself in Dragonbrood as soon as it lies on top of the stack."""

from __future__ import annotations

from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Task


class Deed(Task[DragonbroodPosition]):
    """A kind of task of Dragonbrood."""

    # Said again for the game's own positions: whoever calls it this way need not be asked for the class of the position.
    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        raise NotImplementedError
