"""How a game is played, told for people: the game's own `howto.md`, and what is the same at every table."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from clutch.kernel.game import Game
from clutch.table.protocol.http import HowTo

WORDS = Path(str(files("clutch") / "words"))
"""The folder in which each language has what is the same at every table."""


def shared(language: str) -> Path:
    """The file of what is the same at every table."""
    return WORDS / language / "howto.md"


def written(game: Game, language: str) -> str:
    """That language if the text is written in it, else English."""
    return language if (game.folder / f"howto.{language}.md").is_file() and shared(language).is_file() else "en"


def tell_howto(game: Game, language: str) -> HowTo:
    """The whole text; raises `FileNotFoundError` where nobody has written it."""
    own = game.folder / ("howto.md" if language == "en" else f"howto.{language}.md")
    return {"language": language, "markdown": f"{own.read_text('utf-8').strip()}\n\n{shared(language).read_text('utf-8')}"}
