"""The terminal's own words, in the reader's language."""

from __future__ import annotations

from clutch.kernel.words import read_words


class Phrases:
    """What a screen says.

    >>> Phrases("en").say("saved", file="evening.jsonl")
    'Saved in evening.jsonl.'
    """

    def __init__(self, language: str) -> None:
        self.words = read_words(language, ["terminal"])

    def say(self, kind: str, /, **facts: str | int) -> str:
        """A sentence of a screen."""
        return self.words.say("screen", kind, dict(facts), [])

    def agrees(self, answer: str) -> bool:
        """Whether an answer means yes in this language.

        >>> Phrases("de").agrees(" Ja"), Phrases("de").agrees("nein")
        (True, False)
        """
        return answer.strip().lower() in self.say("yes").split()

    def help(self, example: str) -> list[str]:
        """What can be typed, a line each."""
        return [self.words.say("help", kind, {"example": example}, []) for kind in self.words.kinds("help")]
