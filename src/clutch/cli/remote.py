"""A game on a server: the same screens, with the table at the other end of a link."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from clutch.cli import files
from clutch.cli.seatholder import Choice, Chosen, Consent, Prospect, Situation, Standing, Told
from clutch.cli.speech import complaint
from clutch.cli.witness import Witness
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.table.client import Client, SeatLine, join_by_link
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.server import EventLine, ForeseenEvent, LegalMove, QuestionLine

AT_ONCE = 64
"""Moves whose outcome is asked for in one message."""


@contextmanager
def in_one_sentence() -> Iterator[None]:
    """What the server refuses is told like everything else that cannot be done."""
    try:
        yield
    except Refused as refused:
        raise GameError(refused.text if refused.rule is None else f"{refused.text} ({refused.rule})") from None


class RemoteTable:
    """The seatholder of a game on a server. The line mends itself when it breaks."""

    def __init__(self, link: str, client: Client, line: SeatLine, language: str) -> None:
        self.link = link
        self.client = client
        self.line = line
        self.language = language
        self.game: Game = find_game(line.state["game"])
        self.waiting: Callable[[str], AbstractContextManager[None]] = lambda _name: nullcontext()
        """Shows who is waited for, as long as it lasts."""
        self.agree: Consent = lambda _asker, _other: False
        """Asks the person here whether another seat may take back."""
        self.witness: Witness | None = None
        """Asks the person here what a real box showed."""
        self.kept: tuple[Path, int] | None = None

    @property
    def home(self) -> str:
        """The link that brings this person back to their seat: an invitation is good only once."""
        return self.link

    @property
    def names(self) -> list[str]:
        return self.line.names

    @property
    def people(self) -> list[int]:
        return self.line.state["held"]

    # Deciding

    def wait_for_start(self) -> None:
        """Until everybody has come."""
        while self.line.state["view"] is None:
            if self.enter():
                continue
            missing = sum(1 for seat in self.line.table["seats"] if seat["kind"] == "open")
            with self.waiting(f"{missing} more" if missing else "the host"):
                self.step()

    def wait(self) -> int | None:
        while True:
            if self.line.state["result"] is not None:
                return None
            seat = self.line.state["seat"]
            if self.line.state["moves"] and seat is not None:
                return seat
            if not self.enter() and not self.answer():
                prompt = self.line.state["prompt"]
                turn = prompt["seat"] if prompt is not None else None
                with self.waiting(self.names[turn] if turn is not None else self.game.title):
                    self.step()

    def step(self) -> None:
        """Wait for the next message."""
        with in_one_sentence():
            self.line.next()

    def answer(self) -> bool:
        """Answer what another seat asks for, if it waits for somebody here."""
        request = self.line.table["request"]
        if request is None or request["kind"] != "take_back":
            return False
        mine = [seat for seat in request["waiting_for"] if seat in self.people]
        for seat in mine:
            yes = self.agree(request["seat"], seat)
            with in_one_sentence():
                self.line.request("answer", yes=yes, seat=seat)
        return bool(mine)

    def enter(self) -> bool:
        """Say what the real box showed, if that is asked of somebody here."""
        question = self.line.state["question"]
        mine = [] if question is None else [seat for seat in question["seats"] if seat in self.people]
        if self.witness is None or question is None or not mine:
            return False
        with in_one_sentence():
            if not question["names"]:
                self.line.look(mine[0])
                return True
            outcomes = self.witness.answer(question, mine[0])
            try:
                self.say(question, outcomes)
            except Refused as refused:
                self.witness.refused(refused.text)
            if self.line.looks is not None:
                self.line.look(None)
        return True

    def say(self, question: QuestionLine, outcomes: list[int] | None) -> None:
        """Tell the table what the box showed, or take back what was said or done before."""
        assert self.witness is not None
        at, number = self.line.state["n"], question["number"]
        if outcomes is None:
            self.line.request("take_back", at=at, number=number)
            return
        try:
            self.line.request("enter", at=at, number=number, outcomes=outcomes)
        except Refused as refused:
            if refused.code is not Code.ENDS_GAME:
                raise
            if self.witness.sure(refused.text):
                self.line.request("enter", at=at, number=number, outcomes=outcomes, sure=True)

    def act(self, seat: int, action: int) -> None:
        with in_one_sentence():
            self.line.act(action)

    def refusal(self, action: int) -> Told | None:
        """The server says why not."""
        move = self.game.move(action)
        with in_one_sentence():
            answer = self.line.why(move.kind, move.parameters)
        if answer["kind"] is None:
            return None
        text = self.game.words(self.language).say("refusals", answer["kind"], answer["facts"], self.names)
        return Told(answer["rule"] or "", text)

    def take_back(self, seat: int, consent: Consent) -> None:
        before = self.line.state["n"]
        with in_one_sentence():
            self.line.take_back()
            while self.line.table["request"] is not None:
                self.line.next()
            self.line.request("again")
        if self.line.state["n"] == before:
            raise GameError(complaint("others_disagree"))

    # Telling

    def situation(self, seat: int | None) -> Situation:
        state = self.line.state
        view, prompt = state["view"], state["prompt"]
        assert view is not None and prompt is not None, "the game has started"
        words = self.game.words(self.language)
        deciding = bool(state["moves"])
        text = words.say("prompts" if deciding else "waiting", prompt["kind"], prompt["facts"], self.names)
        return Situation(state["seat"], view, Told(prompt["rule"], text), [self.choice(move) for move in state["moves"]])

    def choice(self, move: LegalMove) -> Choice:
        """A legal move as a choice on the screen."""
        return Choice(move["action"], move["kind"], move["notation"], self.game.say_move(move["action"], self.names, self.language))

    def told(self, event: EventLine | ForeseenEvent) -> Told:
        """An event in the language of this screen; what is no event of the game's is told as the server tells it."""
        try:
            text = self.game.words(self.language).say("events", event["kind"], event["facts"], self.names)
        except GameError:
            text = event["text"]
        return Told(event["rule"], text, "points" in event["facts"])

    def news(self, seat: int | None) -> list[Told]:
        return [self.told(event) for event in self.line.news()]

    def log(self, seat: int | None) -> list[Told]:
        with in_one_sentence():
            return [self.told(event) for event in self.line.whole_story()]

    def prospects(self, seat: int, actions: list[int]) -> list[Prospect]:
        moves = {move["action"]: move for move in self.line.state["moves"]}
        found = []
        # As many at a time as the server takes in one message.
        for first in range(0, len(actions), AT_ONCE):
            with in_one_sentence():
                foresight = self.line.foresee(actions[first : first + AT_ONCE])
            for move in foresight["moves"]:
                told = [self.told(event) for event in move["events"]]
                turn = None if move["turn"] is None else self.names[move["turn"]]
                found.append(Prospect(self.choice(moves[move["action"]]), told, move["stop"], turn))
        return found

    def opinions(self, seat: int, thought: str) -> list[Chosen]:
        """The server's hint; how long it thinks is the server's choice."""
        with in_one_sentence():
            hint = self.line.hint()
        moves = {move["action"]: move for move in self.line.state["moves"]}
        return [
            Chosen(self.choice(moves[move["action"]]), move["chance"], move["visits"]) for move in hint["moves"] if move["action"] in moves
        ]

    # Keeping

    def save(self, path: Path | None) -> Path:
        """What this seat may keep of a running game, or all of one that is over."""
        if path is None:
            raise GameError(complaint("name_a_copy"))
        files.check_free(path)
        files.write_text(path, self.line.record())
        self.kept = (path, self.line.state["n"])
        return path

    @property
    def saved(self) -> Path | None:
        return self.kept[0] if self.kept is not None and self.kept[1] == self.line.state["n"] else None

    # The end

    def result(self) -> list[Standing]:
        result = self.line.state["result"]
        assert result is not None, "the game is over"
        standings = [Standing(self.names[seat], score, seat in result["winners"]) for seat, score in enumerate(result["scores"])]
        return sorted(standings, key=lambda standing: (not standing.won, -standing.score))

    def scoring(self) -> list[Told]:
        return [told for told in self.log(None) if told.points]

    def close(self) -> None:
        """Hang up."""
        self.line.close()
        self.client.http.close()


def join(link: str, name: str | None, language: str) -> RemoteTable:
    """Sit down at the table behind a link."""
    with in_one_sentence():
        client, line = join_by_link(link, name)
    return RemoteTable(line.way_back or link, client, line, language)
