"""Words: sentences from messages and facts."""

from __future__ import annotations

from pathlib import Path

import pytest

import clutch
from clutch.kernel.words import SHARED, Words, languages, read_words

WORDS = Words(
    "en",
    [
        """
comma = {", "}
events-met = { $seat } meets { $target }: { $dragons }.
events-won = { $seats-is ->
    [you] You win.
   *[other] { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
}
events-gave = { $seat } gives { $dragon-gender ->
    [it] it
   *[they] them
} away: { $dragon }.
names-ice = Ice
    .gender = it
names-fire = Fire
    .gender = they
"""
    ],
)


def test_names_are_never_read_as_messages() -> None:
    """A player may be called what looks like a placeable."""
    facts: clutch.kernel.statement.Facts = {"seat": 0, "target": 1, "dragons": ["ice", "sea"]}
    assert WORDS.say("events", "met", facts, ["{ $target }", "Ben"]) == "{ $target } meets Ben: Ice, sea."


def test_a_missing_fact_or_message_is_an_error() -> None:
    """A sentence that cannot be told is a fault that says where."""
    with pytest.raises(clutch.GameError, match=r"events-met in the language “en” cannot be said: .*target"):
        WORDS.say("events", "met", {"seat": 0, "dragons": ["ice"]}, ["Ann", "Ben"])
    with pytest.raises(clutch.GameError, match=r"no words for events-fled"):
        WORDS.say("events", "fled", {}, [])


@pytest.mark.parametrize(
    ("seats", "reader", "text"), [([0], None, "Ann wins."), ([0, 1], 0, "Ann, Ben win."), ([1], 1, "You win."), ([1], 0, "Ben wins.")]
)
def test_a_list_tells_how_many_it_has_and_whether_it_is_the_reader(seats: list[int], reader: int | None, text: str) -> None:
    """Grammar can choose by it."""
    assert WORDS.say("events", "won", {"seats": seats}, ["Ann", "Ben"], reader) == text


def test_a_sentence_is_remembered_for_its_names_and_its_reader() -> None:
    """The same facts at another table, or for another reader, are told anew."""
    facts: clutch.kernel.statement.Facts = {"seats": [0]}
    said = [WORDS.say("events", "won", facts, names, reader) for names in (["Ann"], ["Ben"], ["Ann"]) for reader in (None, 0)]
    assert said == ["Ann wins.", "You win.", "Ben wins.", "You win.", "Ann wins.", "You win."]


def test_a_name_brings_its_grammar() -> None:
    """Genders and cases are attributes of a name, and variables where the name is told."""
    assert WORDS.say("events", "gave", {"seat": 0, "dragon": "ice"}, ["Ann"]) == "Ann gives it away: Ice."
    assert WORDS.say("events", "gave", {"seat": 0, "dragon": "fire"}, ["Ann"]) == "Ann gives them away: Fire."


def test_a_broken_message_is_named() -> None:
    """A translator learns where reading stopped."""
    with pytest.raises(clutch.GameError, match=r"“en” cannot be read from here on: events-met = \{ \$seat"):
        Words("en", ["language = English\nevents-met = { $seat\n"])


def test_a_message_is_read_when_it_is_said() -> None:
    """What it is said through comes with it, comments are nothing, and a fault that only reading finds is told when it is said."""
    source = "# About\n-inn = Inn\n    .gender = f\nplace = the { -inn }\nevents-met = { $seat } meets in { place }.\nevents-bad = { 5x }\n"
    words = Words("en", ["place = an { -inn }\n", source])
    assert words.kinds("events") == ["met", "bad"] and set(words.messages.unread) == {"-inn", "place", "events-met", "events-bad"}
    assert words.say("events", "met", {"seat": 0}, ["Ann"]) == "Ann meets in the Inn."
    assert set(words.messages.unread) == {"events-bad"}
    with pytest.raises(clutch.GameError, match="cannot be read from here on: events-bad"):
        words.say("events", "bad", {}, [])
    with pytest.raises(clutch.GameError, match="cannot be read from here on: What is this"):
        Words("en", ["What is this?\nlanguage = English\n"])


def test_a_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A further language is found where it lies, and an unknown one is refused with those that there are."""
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / f"{SHARED}.ftl").write_text("language = Nederlands\n", "utf-8")
    (tmp_path / "no_language").mkdir()
    monkeypatch.setenv("CLUTCH_WORDS", str(tmp_path))
    assert languages() == ["de", "en", "nl"]
    assert read_words("nl", [SHARED]).say_alone("language") == "Nederlands"
    with pytest.raises(clutch.GameError, match="“nl” has no words for terminal"):
        read_words("nl", ["terminal"])
    with pytest.raises(clutch.GameError, match="no words for the language “tlh”; there are words for de, en, nl"):
        clutch.game("dragon_kin").words("tlh")
