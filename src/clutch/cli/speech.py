"""The language of a command: found before anything is said, by the command line, the environment or the system."""

from __future__ import annotations

import os
from collections.abc import Sequence

from clutch.kernel.sentences import translate
from clutch.kernel.words import Words, languages, read_words

FLAG = "--language"
SETTING = "CLUTCH_LANGUAGE"
"""The environment variable that chooses a language for all commands."""
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
STANDARD = "en"


class Speech:
    """What a command says, in one language."""

    def __init__(self) -> None:
        self.words: Words | None = None

    def speak(self, language: str) -> None:
        """Say everything in this language from now on; one without words is refused."""
        self.words = read_words(language, ["terminal"])

    @property
    def spoken(self) -> Words:
        """The words of the language; before one is chosen those of English."""
        if self.words is None:
            self.words = read_words(STANDARD, ["terminal"])
        return self.words

    def has(self, section: str, kind: str) -> bool:
        """Whether there are words for this."""
        return self.spoken.has(section, kind)

    def say(self, section: str, kind: str, facts: dict[str, str | int]) -> str:
        """A sentence."""
        return self.spoken.say(section, kind, dict(facts), [])


# A process is one command, and a command speaks one language: whatever complains can ask for its words here.
SPEECH = Speech()


def wished(arguments: Sequence[str]) -> str:
    """The language that a command line, the environment or the system asks for.

    >>> wished(["play", "dragon_kin", "--language", "de"]), wished(["--language=tlh", "games"])
    ('de', 'tlh')
    """
    for place, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == FLAG and (sign or place + 1 < len(arguments)):
            return value if sign else arguments[place + 1]
    if os.environ.get(SETTING):
        return os.environ[SETTING]
    there = languages()
    for name in SYSTEM:
        # Such as de_AT.UTF-8; the first that is set decides, as everywhere in a system.
        code = os.environ.get(name, "").partition(".")[0].replace("_", "-")
        if code:
            return code if code in there else code.partition("-")[0] if code.partition("-")[0] in there else STANDARD
    return STANDARD


def language() -> str:
    """The language that is spoken now."""
    return SPEECH.spoken.language


def complaint(kind: str, /, **facts: str | int) -> str:
    """What is wrong, in one sentence.

    >>> complaint("option_twice", name="rounds")
    'option rounds is given twice'
    """
    return SPEECH.say("errors", kind, facts)


def in_words(error: Exception) -> str:
    """The sentence of an error in the language that is spoken: the rules and the table say it in English."""
    return translate(str(error), language())


def tell(kind: str, /, **facts: str | int) -> str:
    """What a command has to say.

    >>> tell("all_well", matches=3)
    '3 matches: all is well.'
    """
    return SPEECH.say("told", kind, facts)


def explain(kind: str, /, **facts: str | int) -> str:
    """A line of a help text."""
    return SPEECH.say("usage", kind, facts)
