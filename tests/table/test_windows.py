"""Windows never betray a hand: who is asked, who passes and when is told to nobody, over every byte that is sent, and in time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

import clutch
from clutch.games.dragoon.component_file import CARDS
from clutch.kernel.chance import Entered
from clutch.kernel.statement import Question
from clutch.table.http.operator import tell_numbers
from clutch.table.lobby.new_match import build, created_by, make
from clutch.table.matches.match import Match, fold
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import hashed
from clutch.table.matches.verbs import play, seats
from clutch.table.matches.window import PATIENCE
from clutch.table.presenters.record_file import RecordFile
from clutch.table.protocol import client as say
from clutch.table.protocol.codes import Refused
from clutch.table.protocol.http import NewMatch
from clutch.table.records.database import migrate, read_url
from clutch.table.records.entries import LetPass, Logged, Moved, Replied
from clutch.table.rooms.connection import Connection
from clutch.table.rounds.round import Round
from clutch.table.rounds.ticker import Ticker
from clutch.table.services import ServerSettings, Services
from clutch.table.sockets.dispatch import dispatch
from clutch.table.sockets.socket import error_text
from kit import rule
from table.matches import ANN, BEN, CLEO

GAME = clutch.game("dragoon")
EVE = Person("e" * 32, "Eve")
HOLD = 1.5
HARMLESS = ["fairwind", "second_wind", "scorch", "thief", "lay_waste", "menacing_roar", "new_arrivals"]
"""What is drawn in both worlds."""
ANSWERS = [
    ["snuff_out", "hecklers", "loyal_subjects"],
    ["ferocity", "creature_comfort", "intimidate"],
    ["slippery_scales", "snuff_out", "intimidate"],
]
"""What Ben holds in one world; in the other he holds nothing that answers."""
NOTHING = ["uprising", "uprising", "boom_town"]


class Puppet(Ticker):
    """A time that the test tells."""

    def __init__(self) -> None:
        self.time = 4e9  # later than the making of any match
        self.sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def until(self, at: float) -> None:
        while at > self.time:
            woken = asyncio.Event()
            self.sleepers.append((at, woken))
            await woken.wait()

    def advance(self, seconds: float) -> None:
        self.time += seconds
        for _, woken in [sleeper for sleeper in self.sleepers if sleeper[0] <= self.time]:
            woken.set()
        self.sleepers = [sleeper for sleeper in self.sleepers if sleeper[0] > self.time]


class World:
    """One table with three people and somebody who watches; the luck of dice is the same in all worlds, the cards are as told."""

    def __init__(self, folder: Path, hands: list[list[str]], seed: int = 1) -> None:
        self.url = f"sqlite:///{folder}"
        self.hands = [list(hand) for hand in hands]
        self.dice = clutch.Seeded(seed, 3)
        self.ticker = Puppet()
        self.services: Services
        self.found: Round
        self.pages: dict[str, Connection] = {}
        self.heard: dict[str, list[tuple[float, str]]] = {}

    def pick(self, question: Question | None, left: list[int]) -> int:
        """The card that this world deals, or what the dice show everywhere."""
        if question is not None and question.kind == "hand":
            return CARDS.index(self.hands[cast("int", question.facts["seat"])].pop(0))
        if question is not None and question.kind == "draw":
            return next(CARDS.index(card) for card in HARMLESS if left[CARDS.index(card)])
        return int(self.dice.below(len(left)))

    async def open(self, **wish: object) -> None:
        """Make the match and let everybody come."""
        migrate(read_url(self.url))
        self.services = Services(ServerSettings(read_url(self.url), limits=False, kept=1e9, ticker=self.ticker, luck=Entered(self.pick)))
        await self.services.open()
        created, links = created_by("table", ANN, NewMatch.model_validate({"game": "dragoon", "seats": ["me", "open", "open"], **wish}))
        invites = [link["link"] for link in links if link["kind"] == "invite"]
        self.found = self.services.rounds.find((await make(self.services.rounds, created, links, match_id="windows1"))["match"])
        for caller, token in zip((BEN, CLEO), invites, strict=True):
            await self.come(caller, token)
        for caller in (ANN, BEN, CLEO, EVE):
            page = Connection(cast("WebSocket", None), caller)
            self.pages[caller.name] = page
            self.heard[caller.name] = []
            self.found.room.connections.append(page)
            await self.found.read(lambda now, to=page: self.found.room.greet(now, to, None))  # type: ignore[misc]

    async def come(self, who: Person, token: str | None) -> None:
        """A person takes the seat of an invitation."""
        await self.found.change(lambda now: seats.claim(now, self.found.luck, who, token, who.name, hashed(who.name))[1])

    async def close(self) -> None:
        await self.services.close()

    @property
    def match(self) -> Match:
        assert self.found.live is not None
        return self.found.live

    @property
    def state(self) -> Any:
        assert self.match.referee is not None
        return self.match.referee.state

    def is_busy(self) -> bool:
        """Whether the table has something to do at this moment."""
        window = self.match.running_window
        wakes = window.wakes() if window is not None else None
        return self.found.lock.locked() or (wakes is not None and wakes <= self.ticker.time) or bool(self.match.thinkers)

    async def rest(self) -> None:
        """Until the table has done all that is to be done now; what was sent is taken down with its time."""
        while self.is_busy():  # noqa: ASYNC110 - the table has no sign for being at rest
            await asyncio.sleep(0.001)
        for name, page in self.pages.items():
            while not page.waiting.empty():
                self.heard[name].append((round(self.ticker.time - 4e9, 6), str(page.waiting.get_nowait())))

    async def send(self, who: Person, message: dict[str, object]) -> None:
        """What a page sends, through the table's own ears; a refusal is sent back as over a socket."""
        page = self.pages[who.name]
        try:
            await dispatch(self.services, page, self.found, say.FROM_CLIENT.validate_python(message))
        except Refused as refused:
            page.push(error_text(refused, "en"))
        await self.rest()

    async def act(self, seat: int, move: str | int) -> None:
        """A person decides or answers."""
        action = GAME.parse(move) if isinstance(move, str) else move
        await self.send((ANN, BEN, CLEO)[seat], {"type": "act", "action": action, "at": self.match.n})

    async def wait(self, seconds: float) -> None:
        self.ticker.advance(seconds)
        await self.rest()

    def told(self, name: str) -> list[dict[str, Any]]:
        """The messages that a page got."""
        return [json.loads(text) for _, text in self.heard[name]]

    def asked(self) -> list[int]:
        """Who is asked in the open window, as their pages show it."""
        return [seat for seat in range(3) if self.match.asks(seat)]


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(cast("Any", work()))


async def to_turn(world: World, seat: int = 0) -> None:
    """Until this seat's turn: whoever is last in gold lets it go first."""
    while world.state.view(None)["decision"] != "turn":
        await world.act(world.match.turn or 0, f"first {'ABC'[seat]}")
        await world.wait(HOLD)


# Two worlds that differ in Ben's hand alone


def harmless(action: int) -> bool:
    """What shows no card that differs, and draws no luck that depends on a hand."""
    text = str(GAME.move(action))
    return not any(word in text for word in ("sleight", "react", "intimidate", "creature", "draw", "cycle"))


@rule("DG-I11", "DG-Y1", "DG-Y3", "DG-Y4", "DG-Y9", "DG-W10")
@pytest.mark.parametrize("mode", ["masked", "fixed"])
@pytest.mark.parametrize("answers", ANSWERS, ids=lambda hand: hand[0])
def test_no_byte_and_no_moment_tells_what_is_in_a_hand(tmp_path: Path, mode: str, answers: list[str]) -> None:
    """The same game in two worlds, one in which Ben can answer in windows and one in which he cannot: Ann, Cleo and a spectator get the same bytes at the same times."""
    counted = {"windows": 0, "asked": 0, "others": 0}

    async def work() -> None:
        ann, cleo = ["second_wind", "scorch", "fairwind"], ["thief", "hecklers" if "hecklers" not in answers else "second_wind", "ferocity"]
        worlds = [World(tmp_path / f"{number}.db", [ann, hand, cleo]) for number, hand in enumerate((answers, NOTHING))]
        for world in worlds:
            await world.open(options={"reaction_mode": mode}, clock={"kind": "total", "seconds": 900, "increment": 5})
        can, cannot = worlds
        chance = clutch.Seeded(len(answers[0]), 9)
        for _ in range(170):
            if can.match.status == "over" or not any(can.state.deck[CARDS.index(card)] for card in HARMLESS):
                break
            window = can.match.window
            if window is None:
                seat = can.match.turn
                assert seat == cannot.match.turn and seat is not None
                common = [action for action in can.state.legal() if action in cannot.state.legal() and harmless(action)]
                action = common[chance.below(len(common))]
                for world in worlds:
                    await world.act(seat, action)
                continue
            counted["windows"] += 1
            counted["asked"] += 1 in can.asked()
            counted["others"] += any(seat != 1 for seat in can.asked())
            assert 1 not in cannot.asked()
            # Whoever is asked passes at some moment within the hold; in `fixed` some say nothing at all.
            left = HOLD
            for seat in can.asked():
                pause = (1 + chance.below(40)) / 100
                left -= pause
                speaks = mode == "masked" or chance.below(3) > 0
                for world in worlds:
                    await world.wait(pause)
                    if speaks and world.match.asks(seat):
                        await world.act(seat, window.rules.rest)
            for world in worlds:
                await world.wait(left)
        for name in ("Ann", "Cleo", "Eve"):
            assert can.heard[name] == cannot.heard[name], name
        files = [await RecordFile(world.match, None).text() for world in worlds]
        assert files[0] == files[1]
        assert can.heard["Ben"] != cannot.heard["Ben"]
        for world in worlds:
            await world.close()

    run(work)
    assert counted["windows"] > 25 and counted["asked"] > 1 and counted["others"] > 0, counted


@rule("DG-Y9", "DG-Y1")
@pytest.mark.parametrize("mode", ["masked", "fixed", "instant"])
def test_others_hear_once_that_it_opened_and_once_that_it_closed(tmp_path: Path, mode: str) -> None:
    """Between the two nothing is sent to them, no clock runs, nobody is on turn and nobody thinks; all who have a choice are asked at the same moment."""

    async def work() -> None:
        world = World(
            tmp_path / "w.db", [["second_wind", "scorch", "fairwind"], ["snuff_out", "thief", "thief"], ["snuff_out", "scorch", "scorch"]]
        )
        await world.open(options={"reaction_mode": mode}, clock={"kind": "move", "seconds": 60})
        await to_turn(world)
        for name in world.heard:
            world.heard[name].clear()
        await world.act(0, "play second_wind")
        assert world.asked() == [1, 2]
        await world.wait(0.2)
        await world.act(2, "pass")
        await world.wait(0.2)
        await world.act(1, "pass")
        await world.wait(5.0)
        for name, count in (("Ann", 2), ("Eve", 2), ("Ben", 3), ("Cleo", 3)):
            messages = world.told(name)
            assert [message["type"] for message in messages] == ["state"] * count, name
            assert messages[0]["prompt"]["kind"] == "white_played" and messages[-1]["view"]["window"] is None
        opened, closed = world.told("Ann")
        assert opened["prompt"]["seat"] is None and closed["prompt"]["seat"] == 0
        assert opened["moves"] == [] and opened["view"]["deciding"] is None
        assert not any(seat["clock"]["running"] or seat["thinking"] for seat in opened["table"]["seats"])
        assert [event["kind"] for event in closed["events"]] == ["more_actions"]
        for name, seat in (("Ben", 1), ("Cleo", 2)):
            first = world.told(name)[0]
            assert first["prompt"]["seat"] == seat and [move["notation"] for move in first["moves"]] == ["pass", "react snuff_out"]
            assert first["view"]["asked"] is True and first["prompt"]["text"] == "Ann plays Second Wind: do you answer?"
        assert opened["prompt"]["text"] == "Ann plays Second Wind: does anybody answer?"
        await world.close()

    run(work)


@rule("DG-Y3")
@pytest.mark.parametrize("mode", ["masked", "fixed"])
def test_an_early_answer_waits_for_the_hold(tmp_path: Path, mode: str) -> None:
    """A card played at once is told when the window closes, not before; the answer of a later candidate is dropped then."""

    async def work() -> None:
        world = World(
            tmp_path / "w.db", [["second_wind", "scorch", "fairwind"], ["snuff_out", "thief", "thief"], ["snuff_out", "scorch", "scorch"]]
        )
        await world.open(options={"reaction_mode": mode, "reaction_hold_ms": 1500})
        await to_turn(world)
        await world.act(0, "play second_wind")
        await world.act(2, "react snuff_out")
        await world.act(1, "react snuff_out")
        world.heard["Ann"].clear()
        await world.wait(HOLD - 0.01)
        assert world.heard["Ann"] == [] and world.match.window is not None
        await world.wait(0.01)
        (message,) = world.told("Ann")
        assert [(event["kind"], event["facts"]["seat"]) for event in message["events"]] == [("reacted", 1), ("snuffed_out", 0)]
        assert world.state.view(2)["seats"][2]["hand_size"] == 3
        await world.close()

    run(work)


@rule("DG-Y3")
def test_a_window_closes_in_time_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """The log's times never go back, so what opens after the clock was set back seems to open in the future: it stays open no longer for that."""

    async def work() -> None:
        world = World(tmp_path / "w.db", [["second_wind", "scorch", "fairwind"], ["snuff_out", "thief", "thief"], ["scorch"] * 3])
        await world.open(options={"reaction_mode": "masked"})
        try:
            await to_turn(world)
            world.ticker.time -= 3600
            await world.act(0, "play second_wind")
            await world.act(1, "pass")
            await world.wait(HOLD - 0.01)
            await asyncio.sleep(0.05)
            assert is_open(world)
            await world.wait(0.02)
            for _ in range(1000):
                if not is_open(world):
                    break
                await asyncio.sleep(0.01)
            assert not is_open(world)
        finally:
            await world.close()

    run(work)


def is_open(world: World) -> bool:
    """Whether a window is open now."""
    return world.match.window is not None


def test_a_wait_is_as_long_as_it_was_when_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is set back while the table waits for a moment does not move that moment away."""
    true_time, wrong = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: true_time() + wrong[0])

    async def work() -> None:
        ticker = Ticker()
        waiting = asyncio.create_task(ticker.until(ticker.now() + 0.1))
        await asyncio.sleep(0)
        wrong[0] = -3600.0
        await asyncio.wait_for(waiting, 30)

    run(work)


@rule("DG-Y3")
def test_masked_waits_for_a_thought_and_fixed_does_not(tmp_path: Path) -> None:
    """In `masked` a window stays open until the last who is asked has answered; in `fixed` silence is a pass. At a table with a clock nobody waits for ever."""

    async def work(mode: str, clock: bool) -> float:
        world = World(
            tmp_path / f"{mode}{clock}.db", [["second_wind", "scorch", "fairwind"], ["snuff_out", "thief", "thief"], ["scorch"] * 3]
        )
        await world.open(options={"reaction_mode": mode}, clock={"kind": "move", "seconds": 600} if clock else None)
        await to_turn(world)
        await world.act(0, "play second_wind")
        waited = 0.0
        while world.match.window is not None and waited < 300.0:
            await world.wait(0.5)
            waited += 0.5
        await world.close()
        return waited

    assert asyncio.run(work("fixed", False)) == HOLD
    assert asyncio.run(work("masked", False)) == 300.0
    assert asyncio.run(work("masked", True)) == PATIENCE


@rule("DG-Y9")
def test_whoever_is_not_asked_is_refused_in_the_same_words(tmp_path: Path) -> None:
    """Whatever is in the hands: the active player, a candidate without an answer and one whose cards do not fit hear the same sentence."""

    async def work() -> None:
        world = World(tmp_path / "w.db", [["second_wind", "scorch", "fairwind"], ["thief"] * 3, ["snuff_out", "scorch", "scorch"]])
        await world.open(options={"reaction_mode": "masked"})
        await to_turn(world)
        await world.act(0, "play second_wind")
        assert world.asked() == [2]
        for seat, who in ((0, "Ann"), (1, "Ben")):
            for move in ("pass", "react snuff_out", "end"):
                world.heard[who].clear()
                await world.act(seat, move)
                (error,) = world.told(who)
                assert (error["type"], error["code"], error["text"]) == ("error", "not_your_turn", "You are not asked now.")
        world.heard["Cleo"].clear()
        await world.act(2, "react hecklers")
        assert world.told("Cleo")[0]["code"] == "illegal_move"
        await world.act(2, "pass")
        await world.act(2, "pass")
        assert world.told("Cleo")[-1]["code"] == "duplicate"
        await world.close()

    run(work)


@rule("DG-W9")
def test_windows_can_be_let_pass_and_nobody_learns_of_it(tmp_path: Path) -> None:
    """A seat that lets a kind of window pass is not asked in it; the others get the same bytes at the same times as if it had passed itself."""

    async def work() -> None:
        hands = [["second_wind", "second_wind", "fairwind"], ["snuff_out", "loyal_subjects", "thief"], ["scorch"] * 3]
        worlds = [World(tmp_path / f"{number}.db", hands) for number in range(2)]
        for number, world in enumerate(worlds):
            await world.open(options={"reaction_mode": "masked"})
            await to_turn(world)
            if number == 1:
                await world.send(BEN, {"type": "let_pass", "window": "white_played", "on": True})
                assert world.told("Ben")[-1]["passes"] == {
                    "white_played": True, "cave_entered": False, "tile_contested": False, "tribute_rolled": False, "combat_losing": False,
                }  # fmt: skip
            await world.act(0, "play second_wind")
            assert world.asked() == ([1] if number == 0 else [])
            if number == 0:
                await world.act(1, "pass")
            await world.wait(HOLD)
            if number == 1:
                await world.send(BEN, {"type": "let_pass", "window": "white_played", "on": False})
            await world.act(0, "play second_wind")
            assert world.asked() == [1]
            await world.act(1, "pass")
            await world.wait(HOLD)
            assert world.state.view(0)["action_points"] == 7
        for name in ("Ann", "Cleo", "Eve"):
            assert worlds[0].heard[name] == worlds[1].heard[name], name
        await worlds[1].send(BEN, {"type": "let_pass", "window": "christmas", "on": True})
        assert worlds[1].told("Ben")[-1]["text"] == "There is no such moment in this game."
        for world in worlds:
            await world.close()

    run(work)


def test_the_operators_numbers_tell_of_no_answer(tmp_path: Path) -> None:
    """One who answers in a window and one who is not even asked, one who lets windows pass and one who does not: while the window is open the numbers are the same."""

    async def numbers(world: World) -> list[str]:
        told = (await tell_numbers(world.services)).splitlines()
        return [line for line in told if "uptime" not in line]

    async def work() -> None:
        told = []
        for answers, card in ((True, "snuff_out"), (False, "scorch")):
            hands = [["second_wind", "scorch", "fairwind"], [card, "thief", "thief"], ["snuff_out", "scorch", "scorch"]]
            world = World(tmp_path / f"{card}.db", hands)
            await world.open(options={"reaction_mode": "masked"})
            await to_turn(world)
            await world.act(0, "play second_wind")
            before = await numbers(world)
            if answers:
                await world.act(1, "pass")
                await world.send(BEN, {"type": "let_pass", "window": "white_played", "on": True})
                assert [type(logged.entry) for logged in (await world.services.store.log(world.found.id))[-2:]] == [Replied, LetPass]
            assert await numbers(world) == before
            told.append(before)
            await world.close()
        assert told[0] == told[1]

    run(work)


def test_answers_outlive_a_crash(tmp_path: Path) -> None:
    """An answer that was acknowledged is in the log: a process that reads it knows it, and closes the window with it."""

    async def work() -> None:
        world = World(
            tmp_path / "w.db", [["second_wind", "scorch", "fairwind"], ["snuff_out", "thief", "thief"], ["snuff_out", "scorch", "scorch"]]
        )
        await world.open(options={"reaction_mode": "masked"})
        await to_turn(world)
        await world.act(0, "play second_wind")
        await world.act(2, "pass")
        again = fold(world.found.id, await world.services.store.log(world.found.id))
        window = again.window
        assert window is not None and world.match.window is not None
        assert (again.mark, again.touched, window.opened) == (world.match.mark, world.match.touched, world.match.window.opened)
        assert again.asks(1) and not again.asks(2) and window.replies[2].action == GAME.parse("pass")
        row = await world.services.store.row(world.found.id)
        assert row is not None and row.turn is None and json.loads(row.brief)["asked"] == [1]
        await world.act(1, "react snuff_out")
        await world.close()
        twin = Services(ServerSettings(read_url(world.url), ticker=world.ticker, luck=Entered(world.pick)))
        await twin.open()
        world.ticker.advance(HOLD)
        await twin.rounds.find(world.found.id).wake()
        closing = twin.rounds.find(world.found.id).closing
        assert closing is not None
        await closing
        assert [logged.entry for logged in (await twin.store.log(world.found.id))[-1:]] == [Moved(1, GAME.parse("react snuff_out"))]
        await twin.close()

    run(work)


@rule("DG-Y3", "DG-G40")
def test_the_mode_follows_from_the_people_at_the_table() -> None:
    """Where two or more people play at screens of their own windows are masked; alone, or at one screen, they are not; the host may choose."""

    def mode(*seats: str, **options: object) -> object:
        return created_by("table", ANN, NewMatch.model_validate({"game": "dragoon", "seats": list(seats), "options": options}))[0].options[
            "reaction_mode"
        ]

    assert mode("me", "bot:greedy") == "instant"
    assert mode("me", "me") == "instant"
    assert mode("me", "open") == "masked"
    assert mode("open", "open", "bot:greedy") == "masked"
    assert mode("me", "open", reaction_mode="fixed") == "fixed"


@rule("DG-Y9")
def test_at_one_screen_everybody_who_might_is_asked() -> None:
    """People who share a screen are asked with a choice or without: if the screen went only to those who can answer, that would tell."""
    created, _ = created_by(
        "onescreen",
        ANN,
        NewMatch.model_validate({"game": "dragoon", "seats": ["me", "me", "bot:greedy"], "options": {"reaction_mode": "masked"}}),
    )
    luck = Entered(World(Path("nowhere"), [["second_wind", "scorch", "fairwind"], ["thief"] * 3, ["scorch"] * 3]).pick)
    match, _ = build("onescreen", created, luck)
    assert match.referee is not None
    referee = match.referee
    while referee.state.view(None)["decision"] != "turn":
        match.add(Logged(match.serial + 1, 0.0, play.decide(match, luck, referee, int(referee.state.seat()), GAME.parse("first A"), None)))
    match.add(Logged(match.serial + 1, 0.0, play.decide(match, luck, referee, 0, GAME.parse("play second_wind"), None)))
    window = match.window
    assert window is not None and window.rules.seats == [1, 2]
    assert match.asks(1) and not match.asks(2)
    assert [str(GAME.move(action)) for action in match.position(1).legal()] == ["pass"]
