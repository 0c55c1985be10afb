"""Whole games by scripted input: against bots, in turns at one screen, with undo, why, hint, saving and going on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

import clutch as library
from clutch.cli.local import LocalTable
from clutch.cli.screen import Screen
from clutch.cli.terminal import Terminal
from kit.command import clutch, command, environment

FIRST_MOVES = "1\n" * 400
"""Always the first move of the list; more of it than any game takes."""


def record_of(path: Path) -> library.Record:
    """The record in a file."""
    return library.read_record(path.read_text("utf-8"))


def scores_shown(text: str) -> list[int]:
    """The scores under the result, as they are shown."""
    return [int(score) for score in re.findall(r"^ +(\d+) +points", text, re.MULTILINE)]


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    """A person and a bot play to the end; the result says how each point came about, and the record is whole."""
    path = tmp_path / "game.jsonl"

    done = clutch("play", "dragon_kin", "--seats", "me,greedy", "--names", "Ann", "--seed", "3", "--save", str(path), stdin=FIRST_MOVES)

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = record_of(path)
    assert record.scores is not None
    assert sorted(scores_shown(done.stdout), reverse=True) == sorted(record.scores, reverse=True)
    assert "How each point came about" in done.stdout
    for event in library.replay(library.game("dragon_kin"), record).events():
        if "points" in event.facts:
            assert library.game("dragon_kin").words().say("events", event.kind, event.facts, ["Ann", "greedy"]) in " ".join(
                done.stdout.split()
            )
    assert "Since your last turn" in done.stdout
    assert "greedy discards" in done.stdout
    assert "winner" in done.stdout
    assert library.replay(library.game("dragon_kin"), record).state.over


def test_the_same_seed_gives_the_same_game() -> None:
    """A seed and the same moves give the same text."""
    games = [clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "8", stdin=FIRST_MOVES).stdout for _ in range(2)]

    assert games[0] == games[1]
    assert games[0] != clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "9", stdin=FIRST_MOVES).stdout


def test_moves_in_notation_cut_short_and_by_number() -> None:
    """`disc …` is enough where one move fits; a text that fits several asks for more."""
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "5", stdin="disc\nd sun\ng ic\nquit\nquit\n")

    assert "could mean “discard ice”" in done.stdout
    assert "Player A discards Sun." in done.stdout
    assert "Player A gains Ice as kin, face down." in done.stdout


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    """A move out of turn order gets the referee's sentence, and `why` adds the rule's own text."""
    done = clutch(
        "play", "dragon_kin", "--seats", "me,random", "--seed", "5", stdin="scry 3\nwhy scry 3\nwhy 1\nwhy dance\nwhy\nquit\nquit\n"
    )

    assert done.stdout.count("First discard a card.") == 2
    assert "First discard a card. (DK-T5)" in done.stdout
    rule = next(rule for rule in library.game("dragon_kin").rules() if rule.name == "DK-T5")
    assert " ".join(rule.text.split()[:6]) in " ".join(done.stdout.split())
    assert "That move is legal now" in done.stdout
    assert "“dance” is no move of this game" in done.stdout
    assert "say which move" in done.stdout


def test_what_a_move_would_bring() -> None:
    """`what` tells what is certain in the words of the log, and what comes then: for one move or for each; a move that cannot be made gets its refusal."""
    script = "what 1\nwhat scry 3\nwhat dance\n1\nwhat\nwhat scry 1\nquit\nquit\n"
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "5", "--names", "Ann", stdin=script)
    text = " ".join(done.stdout.split())

    assert "Ann discards" in text
    assert "Then Ann decides." in text
    assert "First discard a card. (DK-T5)" in text
    assert "“dance” is no move of this game" in text
    assert "Then luck decides." in text
    assert "Then random decides." in text or "Then Random decides." in text


def test_what_a_move_would_bring_in_german() -> None:
    """The same in the other language."""
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "5", "--language", "de", stdin="what\nquit\nquit\n")

    assert "Dann entscheidet" in done.stdout


def test_hint_gives_chances_of_victory() -> None:
    """A hint lists the legal moves with percentages; a hint that cannot be is refused."""
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "5", stdin="hint 300\nhint never\nquit\nquit\n")

    moves = re.findall(r"^ +(\d+)%  (discard \w+)", done.stdout, re.MULTILINE)
    assert {move for _, move in moves} == {"discard ice", "discard storm", "discard stone", "discard sun"}
    assert "there is no bot “search:never”" in done.stdout


def test_undo_against_a_bot_takes_back_its_answer_too() -> None:
    """Bots always agree; what was taken back stays in the log, and the same decision is asked for again."""
    done = clutch(
        "play", "dragon_kin", "--seats", "me,random", "--names", "Ann", "--seed", "5", stdin="undo\n1\nscry 3\nundo\nlog\nquit\nquit\n"
    )

    assert "you have made no decision that could be taken back" in done.stdout
    assert "Ann takes back the last move." in done.stdout
    after = done.stdout[done.stdout.index("Taken back.") :]
    assert "Ann: Choose an action" in after
    assert "Ann scries royal card 3: Ice." in after  # in the log


def test_commands_that_only_show() -> None:
    """Help, log, rules, board and moves change nothing and answer at once."""
    script = "help\nlog 2\nlog x\nrules\nrules DK-A3\nrules royal ranking\nrules nonsense words\nboard\nmoves sun\nmoves nothing\n/dance\nquit\nquit\n"
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "5", stdin=script)

    assert done.returncode == 0
    assert "why MOVE" in done.stdout
    assert "what [MOVE]" in done.stdout
    assert "log takes a number" in done.stdout
    assert "The four actions: DK-A1 to DK-A4" in done.stdout
    assert "no rule of Dragon Kin speaks of “nonsense words”" in done.stdout
    assert "No legal move has these words." in done.stdout
    assert "there is no command “dance”" in done.stdout
    assert done.stdout.count("Choose a card to discard.") == 2  # the turn, and `board`


def test_leaving_asks_once_when_the_game_would_be_lost(tmp_path: Path) -> None:
    """The first quit warns, a save keeps the game, and then quit leaves at once."""
    path = tmp_path / "kept.jsonl"
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "5", stdin=f"1\nquit\nsave\nsave {path}\nsave {tmp_path}\nquit\n")

    assert done.returncode == 0
    assert "The game is not saved." in done.stdout
    assert "name a file to save in" in done.stdout
    assert f"{tmp_path} is a directory" in " ".join(done.stdout.split())
    assert f"go on with `clutch play --resume {path}`" in done.stdout
    assert len(record_of(path).entries) == 1


def test_hot_seat_never_shows_the_other_hand(tmp_path: Path) -> None:
    """Between two curtains stands only what one of the two people may know."""
    path = tmp_path / "two.jsonl"
    game = library.game("dragon_kin")
    script: list[str] = []
    looking = None
    chance = library.Seeded(11)
    referee = library.begin(game, 2, {}, [library.Seat("Ann"), library.Seat("Ben")], chance)
    while not referee.state.over:
        seat = int(referee.state.seat())
        if looking is not None and looking != seat:
            script.append("")
        if looking != seat:
            script.append("")
        looking = seat
        legal = referee.state.legal()
        action = legal[(len(script) * 7) % len(legal)]
        script.append(game.move(action).notation)
        referee.act(seat, action, chance)
    script.append("")

    done = clutch(
        "play", "dragon_kin", "--seats", "me,me", "--names", "Ann,Ben", "--seed", "11", "--save", str(path), stdin="\n".join(script) + "\n"
    )

    assert done.returncode == 0, done.stderr
    assert record_of(path).entries[-1].move == referee.record.entries[-1].move
    parts = re.split(r"^─+\n", done.stdout, flags=re.MULTILINE)[1:-1]
    hands = [event for event in referee.opening if event.kind == "hand"]
    assert len(parts) > 10
    seen = {"Ann": 0, "Ben": 0}
    for part in parts:
        found = re.search(r"Pass the screen to (Ann|Ben)", part)
        if found is None:
            continue
        me = found.group(1)
        other = "Ben" if me == "Ann" else "Ann"
        seen[me] += 1
        before, after = part.split("press Enter: ", 1)
        assert "Choose" not in before
        assert f"{other} takes up eight cards:" not in after
        assert not re.search(rf"{other} gains \w+ as kin", after)
        assert not re.search(rf"{other} (scries|foresees) royal card \d:", after)
        assert f"{other}: Choose" not in after
    assert min(seen.values()) > 3
    for event in hands:  # the check above would be empty if hands were never shown to their owners
        assert game.words().say("events", "hand", event.facts_for(int(str(event.facts["seat"]))), ["Ann", "Ben"]) in " ".join(
            done.stdout.split()
        )


def test_the_screen_does_not_depend_on_what_is_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    """Two games that look the same to a seat give the same screen: board, prompt, moves and news."""
    game = library.game("dragon_kin")
    chance = library.Seeded(4)
    referee = library.begin(game, 3, {}, [library.Seat(name) for name in ("Ann", "Ben", "Cleo")], chance)
    for _ in range(12):
        referee.act(int(referee.state.seat()), referee.state.legal()[0], chance)
    seat = int(referee.state.seat())
    screens = []
    for world in (referee.state, referee.state.resample(seat, library.Seeded(1)), referee.state.resample(seat, library.Seeded(2))):
        referee.state = world
        table = LocalTable(referee, chance, chance)
        screen = Screen(Terminal(), game, table.names, "en", shared=True)
        screen.tell("news", table.news(seat))
        screen.situation(table.situation(seat))
        screens.append(capsys.readouterr().out)

    assert "1 discard" in screens[0]
    assert screens[0] == screens[1] == screens[2]


def test_undo_at_one_screen_asks_the_other(tmp_path: Path) -> None:
    """Ben is asked behind a curtain; a no changes nothing, a yes takes back."""
    script = ["", "1", "undo", "", "no", "", "undo", "", "yes", "", "1", "quit", "quit"]
    done = clutch(
        "play", "dragon_kin", "--seats", "me,me", "--names", "Ann,Ben", "--seed", "5", stdin="\n".join(script) + "\n", cwd=tmp_path
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Ann asks to take back the last decision. Ben, do you agree?") == 2
    refused = done.stdout.index("Ben does not agree: nothing is taken back")
    agreed = done.stdout.index("Taken back.")
    assert refused < agreed
    assert "Ann: Choose a card to discard." in done.stdout[agreed:]


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    """The file is whole after every decision: kill the command, go on, and the game is the one that would have been."""
    path = tmp_path / "killed.jsonl"
    process = subprocess.Popen(
        command("play", "dragon_kin", "--seats", "me,me", "--names", "Ann,Ben", "--seed", "5", "--save", str(path)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"\ndiscard ice\ngain sun\n")
    process.stdin.flush()
    shown = b""
    while b"gains Sun as kin" not in shown:
        shown += os.read(process.stdout.fileno(), 65536)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()

    assert [entry.move for entry in record_of(path).entries] == ["discard ice", "gain sun"]
    assert [file.name for file in tmp_path.iterdir()] == ["killed.jsonl"]

    done = clutch("play", "--resume", str(path), stdin="\nlog\nboard\ndiscard shadow\nquit\n")

    assert done.returncode == 0, done.stderr
    assert "Pass the screen to Ben" in done.stdout
    assert "Ann discards Ice." in done.stdout
    assert "Ann gains kin, face down." in done.stdout
    assert [entry.move for entry in record_of(path).entries] == ["discard ice", "gain sun", "discard shadow"]


def test_a_resumed_game_is_played_to_its_end(tmp_path: Path) -> None:
    """A game left in the middle, with an undo in it, goes on to a valid end in the same file."""
    path = tmp_path / "later.jsonl"
    clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "5", "--save", str(path), stdin="1\nscry 3\nundo\nscry 4\nquit\n")
    done = clutch("play", "--resume", str(path), "--seed", "6", stdin=FIRST_MOVES)

    assert done.returncode == 0, done.stderr
    record = record_of(path)
    assert record.scores is not None
    assert any(entry.undone for entry in record.entries)
    assert clutch("check", str(path)).stdout.startswith(f"{path}: valid")


def test_options_and_longer_games() -> None:
    """Options reach the rules: three rounds are dealt and scored."""
    done = clutch(
        "play",
        "dragon_kin",
        "--seats",
        "me,random",
        "--seed",
        "2",
        "--option",
        "game_length=fixed_rounds",
        "--option",
        "rounds=3",
        stdin=FIRST_MOVES,
    )

    assert done.returncode == 0, done.stderr
    assert "Round 3" in done.stdout
    assert done.stdout[done.stdout.index("How each point came about") :].count("Player A scores") == 3
