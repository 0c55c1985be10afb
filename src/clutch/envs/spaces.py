"""The spaces of Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from clutch.envs.observing import Setting


def observation_space(setting: Setting) -> spaces.Dict:
    """What a seat may know as numbers, and which actions are legal."""
    most = np.zeros(setting.width, np.uint8)
    for part in setting.game.layout().parts:
        for places in part.places():
            most[places] = part.most
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(setting.width, np.uint8), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.space,), np.int8),
        }
    )
