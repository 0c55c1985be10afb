"""Clutch: five dragon board games as one piece of software.

>>> import clutch
>>> state = clutch.game("dragon_kin").start(players=2, chance=clutch.Seeded(7))
>>> state.over, len(state.legal()) > 0
(False, True)
"""

from clutch.build import build, obey_environment

obey_environment()

from clutch.games.catalogue import game, games  # noqa: E402 - the finder has to be in place first
from clutch.kernel.chance import Chance, Entered, Recorded, Scripted, Seeded  # noqa: E402
from clutch.kernel.errors import (  # noqa: E402
    ChanceError,
    GameError,
    GameOver,
    IllegalMove,
    NotationError,
    NotYourTurn,
    OptionsError,
    RecordError,
    UnknownGame,
)
from clutch.kernel.foresight import Foresight  # noqa: E402
from clutch.kernel.game import Game  # noqa: E402
from clutch.kernel.layout import Layout  # noqa: E402
from clutch.kernel.move import Move  # noqa: E402
from clutch.kernel.option import Option  # noqa: E402
from clutch.kernel.outcome import Outcome  # noqa: E402
from clutch.kernel.record import Record, Seat, read_record  # noqa: E402
from clutch.kernel.referee import Referee, begin, replay  # noqa: E402
from clutch.kernel.state import OVER, Actions, State, play_out  # noqa: E402
from clutch.kernel.statement import Event, Prompt, Question, Refusal  # noqa: E402
from clutch.playing import play  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "OVER",
    "Actions",
    "Chance",
    "ChanceError",
    "Entered",
    "Event",
    "Foresight",
    "Game",
    "GameError",
    "GameOver",
    "IllegalMove",
    "Layout",
    "Move",
    "NotYourTurn",
    "NotationError",
    "Option",
    "OptionsError",
    "Outcome",
    "Prompt",
    "Question",
    "Record",
    "RecordError",
    "Recorded",
    "Referee",
    "Refusal",
    "Scripted",
    "Seat",
    "Seeded",
    "State",
    "UnknownGame",
    "begin",
    "build",
    "game",
    "games",
    "play",
    "play_out",
    "read_record",
    "replay",
]
