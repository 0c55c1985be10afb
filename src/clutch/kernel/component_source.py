"""Where a game's numbers are read from: its own `components.toml`, or in the laboratory a changed copy."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

SETTING: Final = "CLUTCH_LAB_COMPONENTS"
"""The environment variable that the laboratory sets for its own processes: JSON, a file by game. Nothing else sets it: records say nothing of changed numbers."""


def component_path(game: str, folder: Path) -> Path:
    """The file with a game's numbers."""
    given: dict[str, str] = json.loads(os.environ.get(SETTING, "{}"))
    return Path(given[game]) if game in given else folder / "components.toml"
