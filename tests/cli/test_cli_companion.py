"""A real box on the table: a seeded dealer plays the people, and the command asks for every card."""

from __future__ import annotations

import os
import random
import re
import subprocess
from collections import Counter
from pathlib import Path

import clutch as library
from clutch.games.dragon_kin.components import DRAGONS
from kit.command import clutch, command, environment

WAITS = re.compile(r"(> |Enter: |have seen\. |\) |\(yes/no\) )$")


class RealTable:
    """People with real cards: they answer whatever the screen asks, as their own box tells them."""

    def __init__(self, names: list[str], seed: int) -> None:
        self.luck = random.Random(seed)
        self.names = names
        self.deck: list[str] = []
        self.line: list[str] = []
        self.hands: dict[str, list[str]] = {}
        self.removed = self.luck.sample(DRAGONS, {2: 4, 3: 2, 4: 0}[len(names)])
        self.shuffle()

    def shuffle(self) -> None:
        """Deal a new round."""
        deck = [dragon for dragon in DRAGONS if dragon not in self.removed for _ in range(4)]
        self.luck.shuffle(deck)
        self.line = deck[:7]
        self.opening = deck[7]
        self.hands = {name: deck[8 + 8 * seat : 16 + 8 * seat] for seat, name in enumerate(self.names)}

    def answer(self, shown: str) -> str:
        """What the people type when the screen waits."""
        asked = shown.rstrip().splitlines()[-1]
        if "Which set goes back" in asked:
            return " ".join(self.removed)
        if "Who deals first" in asked:
            return self.names[-1]
        if (hand := re.search(r"(\w+): which card is number 1 of your hand", asked)) is not None:
            cards = Counter(self.hands[hand.group(1)])
            return ", ".join(f"{dragon}*{count}" if count % 2 else f"{count} {dragon}" for dragon, count in cards.items())
        if "opens the gallery" in asked:
            return self.opening
        if (place := re.search(r"which dragon is royal card (\d)", asked, re.IGNORECASE)) is not None:
            return self.line[int(place.group(1)) - 1]
        if asked.startswith(">"):
            last = shown[shown.rindex("Choose") :]
            return str(self.luck.randint(1, max(int(number) for number in re.findall(r" (\d+) \w+ ", last))))
        return ""


def play_beside(box: RealTable, *arguments: str) -> tuple[int, str]:
    """Run the command and let the people answer: exit code and all that was shown."""
    process = subprocess.Popen(
        command("play", "dragon_kin", "--companion", *arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    )
    assert process.stdin is not None
    assert process.stdout is not None
    text = b""
    since = 0
    while chunk := os.read(process.stdout.fileno(), 65536):
        text += chunk
        shown = text[since:].decode(errors="ignore")
        if WAITS.search(shown):
            since = len(text)
            process.stdin.write((box.answer(shown) + "\n").encode())
            process.stdin.flush()
    process.stdin.close()
    process.stdout.close()
    return process.wait(), text.decode()


def test_a_whole_game_beside_a_real_box(tmp_path: Path) -> None:
    """Every card comes from the people; the record replays, and its line and hands are those of the real table."""
    path = tmp_path / "box.jsonl"
    box = RealTable(["Ann", "Ben", "Cleo"], 5)

    code, text = play_beside(box, "--names", "Ann,Ben,Cleo", "--save", str(path))

    assert code == 0
    record = library.read_record(path.read_text("utf-8"))
    referee = library.replay(library.game("dragon_kin"), record)
    assert referee.state.over
    view = referee.state.view(None)
    line = view["line"]
    assert isinstance(line, list)
    assert [card["dragon"] for card in line] == box.line
    hand = next(event for event in referee.opening if event.kind == "hand" and event.facts["seat"] == 1)
    assert hand.secrets is not None
    assert sorted(str(dragon) for dragon in hand.secrets["dragons"]) == sorted(box.hands["Ben"])  # type: ignore[union-attr]
    assert "How each point came about" in text


def test_hidden_cards_are_entered_by_their_owner() -> None:
    """A hand is asked for behind a curtain, after its owner has taken the screen, and nobody else's is shown."""
    box = RealTable(["Ann", "Ben"], 3)
    _, text = play_beside(box, "--names", "Ann,Ben")

    for part in re.split(r"^─+\n", text, flags=re.MULTILINE)[1:]:
        taken = re.search(r"(Ann|Ben), (?:this is for your eyes only|press Enter)", part)
        if taken is None:
            continue
        other = "Ben" if taken.group(1) == "Ann" else "Ann"
        assert f"{other}: which" not in part
        assert f"{other} takes up eight cards:" not in part
    assert text.count("this is for your eyes only") >= 2


SETUP = "ice fire storm sea\nBen\n\n2 forest 2 stone 2 sand 2 sun\n\n\n2 forest 2 stone 2 sand 2 sun\nshadow\n\n\nshadow\nswamp\n\n\nshadow\nswamp\n\n\n"
"""A setup of two: Ben deals, so that Ann enters first. No forest, stone, sand or sun is left: the line is of shadow and swamp."""


def test_what_cannot_be_is_refused() -> None:
    """A fifth card, a card that was removed, too many at once, and what is no card: one sentence each, and the question stands."""
    script = "ice fire storm sea\nBen\n\n5 forest\nice\nforest*9\nwater\nst\n\nforest\n"
    done = clutch("play", "dragon_kin", "--companion", "--names", "Ann,Ben", stdin=script)

    assert done.returncode == 2
    assert done.stdout.count("Forest cannot be: not so many are left to come up.") == 1
    assert done.stdout.count("Ice cannot be") == 1
    assert "These are 9; at most 8 can be entered now." in done.stdout
    assert "“water” is none of" in done.stdout
    assert "“st” could be Storm or Stone" in done.stdout
    assert "Ann: which card is number 2 of your hand?" in done.stdout
    assert done.stderr == "clutch: the input ended during the setup. The game was not saved.\n"


def test_a_move_is_withdrawn_while_its_card_is_asked_for(tmp_path: Path) -> None:
    """`back` at a question leaves the game as it was; the setup too can be begun again."""
    path = tmp_path / "box.jsonl"
    script = "ice\nback\n" + SETUP + "discard sun\nscry 3\nback\nscry 3\nshadow\n\n\nquit\n"
    done = clutch("play", "dragon_kin", "--companion", "--names", "Ann,Ben", "--save", str(path), stdin=script)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "The setup begins again." in done.stdout
    assert "The move is withdrawn; nothing has changed." in done.stdout
    assert [entry.move for entry in library.read_record(path.read_text("utf-8")).entries] == ["discard sun", "scry 3"]


def test_going_on_beside_the_same_box(tmp_path: Path) -> None:
    """A companion game is saved after every decision and goes on where it was left; undo asks the others."""
    path = tmp_path / "box.jsonl"
    clutch("play", "dragon_kin", "--companion", "--names", "Ann,Ben", "--save", str(path), stdin=SETUP + "discard sun\nquit\n")

    done = clutch("play", "--resume", str(path), "--companion", stdin="\nundo\n\nyes\n\ndiscard sand\nscry 4\nshadow\n\n\nquit\n")

    assert done.returncode == 0, done.stdout + done.stderr
    assert "Ben, do you agree?" in done.stdout
    record = library.read_record(path.read_text("utf-8"))
    assert [(entry.move, entry.undone, entry.luck) for entry in record.entries] == [
        ("discard sun", 0, []),
        ("", 1, []),
        ("discard sand", 0, []),
        ("scry 4", 0, [7]),
    ]
