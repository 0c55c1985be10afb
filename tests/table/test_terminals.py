"""Terminals as clients: `clutch play --server` with the same screens as local play."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from clutch.cli.remote import join
from clutch.cli.screen import Screen
from clutch.cli.terminal import Terminal
from clutch.cli.witness import Witness
from clutch.table.client import Client
from kit.command import clutch, command, environment
from table.serving import Server, running


class Typing(Terminal):
    """A person who answers questions about a real box: first with nonsense, then with what is offered, each time beginning with another name."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.asked = 0

    def say(self, text: str = "", style: str = "", *, indent: int = 0) -> None:
        self.told.append(text)

    def ask(self, prompt: str) -> str:
        self.asked += 1
        if self.asked == 1:
            return "kettle"
        if "(yes/no)" in prompt:
            return "yes"
        offered = prompt[prompt.rindex("(") + 1 : prompt.rindex(")")].split(";", maxsplit=1)[0].split(", ")
        return offered[self.asked % len(offered)]


def seated(link: str, name: str, out: Path) -> subprocess.Popen[str]:
    """Somebody before a terminal who takes the first move each time; every Enter is typed ahead but for the last ones."""
    with out.open("w") as file:
        return subprocess.Popen(
            command("play", "--server", link, "--names", name),
            stdin=subprocess.PIPE,
            stdout=file,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment(),
        )


def type_moves(person: subprocess.Popen[str], moves: int) -> None:
    """Type the first move so many times."""
    assert person.stdin is not None
    person.stdin.write("1\n" * moves)
    person.stdin.flush()


def decisions(server: Server, client: Client, match: str) -> int:
    """How far the match has come."""
    with client.sit(match) as line:
        return int(line.state["n"])


def test_two_terminals_two_bots_and_a_crash(fresh_url: str, tmp_path: Path) -> None:
    """A match with two terminals and two bots plays to its end though the server is killed and started again in the middle; nobody loses their place."""
    with running(fresh_url, "--no-limits", "--workers", "1") as server, Client(server.address) as host:
        made = host.create({"game": "dragon_kin", "seats": ["open", "open", "bot:greedy", "bot:random"], "spectators": True})
        links = [f"{server.address}{link['link']}" for link in made["links"]]
        people = [seated(link, name, tmp_path / name) for link, name in zip(links, ("Ann", "Ben"), strict=True)]
        for person in people:
            type_moves(person, 4)
        end = time.monotonic() + 60
        while decisions(server, host, made["match"]) < 16:
            assert time.monotonic() < end, [(tmp_path / name).read_text()[-500:] for name in ("Ann", "Ben")]
            time.sleep(0.05)
        before = decisions(server, host, made["match"])
        server.kill()
        for person in people:
            type_moves(person, 30)
        server.start()

        assert decisions(server, host, made["match"]) >= before
        for name, person in zip(("Ann", "Ben"), people, strict=True):
            person.wait(90)
            text = (tmp_path / name).read_text()
            assert person.returncode == 0, text[-800:]
            assert "The game is over" in text
            assert "How each point came about" in text
            if person.stdin is not None:
                person.stdin.close()


def test_coming_back_by_the_same_link(fresh_url: str) -> None:
    """Whoever leaves is told the link of their seat, and it leads back to the same cards; the invitation was good once."""
    with running(fresh_url, "--no-limits", "--workers", "1") as server, Client(server.address) as host:
        made = host.create({"game": "dragon_kin", "seats": ["open", "bot:greedy"]})
        link = f"{server.address}{made['links'][0]['link']}"
        first = clutch("play", "--server", link, "--names", "Ann", stdin="quit\n")
        assert first.returncode == 0
        way_back = "".join(first.stdout.split("clutch play --server")[1].split("`")[0].split())
        again = clutch("play", "--server", way_back, stdin="why scry 3\nwhat\nwhat 1\nhint\nlog\nquit\n")
        stranger = clutch("play", "--server", link, "--names", "Eve")

        assert (stranger.returncode, "invitation has been used" in stranger.stderr) == (2, True)
        assert "First discard a card." in " ".join(again.stdout.split())
        assert again.stdout.count("Then Ann decides.") >= 3
        hands = [line for done in (first, again) for line in done.stdout.splitlines() if line.startswith("Your hand")]
        assert len(set(hands)) == 1


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("nowhere", "no link to a match"),
        ("http://127.0.0.1:9/m/abc#def", "cannot be reached"),
    ],
)
def test_a_bad_link_gets_a_sentence(link: str, words: str) -> None:
    """What is no link, or leads nowhere, is told in one line."""
    done = clutch("play", "--server", link)

    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_what_does_not_go_with_a_server_is_said() -> None:
    """Options of a new game are the server's business."""
    done = clutch("play", "dragon_kin", "--server", "http://127.0.0.1:9/m/abc#def")

    assert done.returncode == 2
    assert "does not go with --server" in done.stderr


def test_a_terminal_says_what_the_real_box_showed(sqlite_server: Server) -> None:
    """Whoever joins a table with a real box by its link is asked what was drawn, with the names of what it can be; nonsense and what cannot be are refused with a sentence, and the game comes to its end."""
    terminal = Typing()
    with Client(sqlite_server.address) as host:
        made = host.create({"game": "dragon_kin", "seats": ["open", "bot:random"], "box": True})
        table = join(f"{sqlite_server.address}{made['links'][0]['link']}", "Ann", "en")
        screen = Screen(terminal, table.game, table.names, "en", shared=False)
        table.witness = Witness(screen)
        table.wait_for_start()
        screen.names = table.names
        moves = 0
        while (seat := table.wait()) is not None:
            table.act(seat, table.situation(seat).choices[moves % len(table.situation(seat).choices)].action)
            moves += 1
        table.close()
    assert moves > 5 and len(table.result()) == 2
    assert "“kettle” is none of" in terminal.told[0]
    assert any("cannot be" in told.lower() for told in terminal.told), terminal.told
