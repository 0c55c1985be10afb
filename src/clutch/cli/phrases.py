"""The screens' own words, in the reader's language."""

from __future__ import annotations

import tomllib
from pathlib import Path

from clutch.kernel.errors import GameError
from clutch.kernel.words import Words

FOLDER = Path(__file__).parent / "words"

YES = ("y", "yes", "j", "ja")


def languages() -> list[str]:
    """The languages that the screens speak.

    >>> languages()
    ['de', 'en']
    """
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


class Phrases:
    """What a screen says.

    >>> Phrases("en").say("saved", file="evening.jsonl")
    'Saved in evening.jsonl.'
    """

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise GameError(f"there are no words for the language “{language[:60]}”; there are words for {', '.join(languages())}")
        self.words = Words(tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8")))

    def say(self, kind: str, /, **facts: str | int) -> str:
        """A sentence of a screen."""
        return self.words.say("screen", kind, dict(facts), [])

    def help(self, example: str) -> list[str]:
        """What can be typed, a line each."""
        return [self.words.say("help", kind, {"example": example}, []) for kind in self.words.catalogue["help"]]
