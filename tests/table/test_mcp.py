"""A language model's seat, driven by the official client library: a local game, a game by a link, and nothing that the seat may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

import clutch
from clutch.cli.local import LocalTable
from clutch.cli.mcp import make_server
from clutch.cli.model_seat import ModelSeat
from clutch.kernel.errors import GameError
from clutch.table.client import Client as TableClient
from kit.command import command, environment
from table.serving import running

TOOLS = {"list_games", "new_game", "look", "see_data", "list_moves", "foresee", "move", "read_rule", "find_rules", "chat", "read_chat"}


class Refused(Exception):
    """A tool said no, in one sentence."""


async def ask(client: Client, tool: str, **arguments: object) -> str:
    """What a tool answers."""
    answer = await client.call_tool(tool, arguments)
    text = "\n".join(str(getattr(part, "text", "")) for part in answer.content)
    if answer.is_error:
        raise Refused(text)
    return text


def with_client(arguments: list[str], play: Callable[[Client], Awaitable[None]]) -> None:
    """Start `clutch mcp` as a model's host does, and talk to it."""

    async def talk() -> None:
        words = command("mcp", *arguments)
        async with Client(StdioServerParameters(command=words[0], args=words[1:], env=environment())) as client:
            await play(client)

    asyncio.run(talk())


async def play_to_the_end(client: Client, most: int = 400) -> str:
    """Take the first legal move each time: the last look."""
    seen = await ask(client, "look")
    for _ in range(most):
        if "The game is over" in seen:
            return seen
        if "It is your turn" not in seen:
            seen = await ask(client, "look")
            continue
        first = (await ask(client, "list_moves")).splitlines()[0].partition(": ")[0]
        await ask(client, "foresee", move=first)
        seen = await ask(client, "move", move=first)
    raise AssertionError(seen)


def test_a_whole_game_against_bots() -> None:
    """Every tool is there; rules are read by their ids; a move that is not legal is refused with its rule; the game comes to its end."""

    async def play(client: Client) -> None:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        with pytest.raises(Refused, match="you have no seat yet"):
            await ask(client, "look")
        assert "dragon_kin" in await ask(client, "list_games")
        seen = await ask(client, "new_game", game="dragon_kin", opponents=["greedy", "random"], seed=3)
        assert "You are A" in seen
        assert "DK-T1" in await ask(client, "read_rule", id="dk-t1")
        assert "DK-" in await ask(client, "find_rules", words="alliance")
        view = json.loads(await ask(client, "see_data"))
        assert view["seat"] == 0
        with pytest.raises(Refused, match="move"):
            await ask(client, "move", move="fly away")
        with pytest.raises(Refused, match="nobody to talk to"):
            await ask(client, "chat", text="hello")
        assert "winners are marked" in await play_to_the_end(client)

    with_client([], play)


@pytest.mark.parametrize("game", [game.name for game in clutch.games()])
def test_every_game_can_be_seen_and_played(game: str) -> None:
    """Ten moves of each game, in this process."""
    seat = ModelSeat("en")
    players = clutch.game(game).least_players
    seat.sit(game, ["random"] * max(players - 1, 1), {}, 5)
    for _ in range(10):
        if seat.over():
            break
        first = seat.moves("").splitlines()[0].partition(": ")[0]
        assert seat.foresee(first)
        assert seat.move(first)


def test_a_seat_by_a_link(fresh_url: str, tmp_path: Path) -> None:
    """An invitation at a server: it plays to the end beside a bot, and what it says is heard."""
    with running(fresh_url, "--no-limits", "--workers", "1") as server, TableClient(server.address) as host:
        made = host.create({"game": "dragon_kin", "seats": ["open", "bot:random"], "spectators": True})
        link = f"{server.address}{made['links'][0]['link']}"

        async def play(client: Client) -> None:
            assert "Sage" in await ask(client, "look")
            assert "Sage: well met" in await ask(client, "chat", text="well met")
            with pytest.raises(Refused, match="already"):
                await ask(client, "new_game", game="dragomino")
            await play_to_the_end(client)

        with_client(["--server", link, "--name", "Sage"], play)
        with host.sit(made["match"]) as line:
            assert line.state["result"] is not None
            while not line.chat:
                assert line.next(10) is not None, "what was said comes right after the state"
            assert [said["text"] for said in line.chat] == ["well met"]


def test_two_worlds_that_look_alike_are_told_alike() -> None:
    """Whatever a tool tells depends on what the seat may know alone."""
    for number in range(6):
        told: list[list[str]] = []
        for other_world in (False, True):
            referee = clutch.begin(
                clutch.game("dragon_kin"), 2, {}, [clutch.Seat("me"), clutch.Seat("other", "random")], clutch.Seeded(number)
            )
            table = LocalTable(referee, clutch.Seeded(number), clutch.Seeded(number, 1))
            table.wait()
            if other_world:
                before = referee.state
                referee.state = before.resample(0, clutch.Seeded(77))
                assert referee.state != before
            seat = ModelSeat("en", table)
            moves = seat.moves("")
            foreseen = [seat.foresee(line.partition(": ")[0]) for line in moves.splitlines()[:5]]
            told.append([seat.look(), moves, seat.view(), *foreseen])
        assert told[0] == told[1]


def test_a_server_can_be_made_in_this_process() -> None:
    """What a host program would embed."""

    async def talk() -> None:
        async with Client(make_server(ModelSeat("en"))) as client:
            with pytest.raises(Refused, match="you have no seat yet"):
                await ask(client, "look")

    asyncio.run(talk())


def test_without_a_seat_there_is_a_sentence() -> None:
    """Each says what to do."""
    seat = ModelSeat("en")
    for call in (seat.look, seat.view, seat.heard, lambda: seat.moves(""), lambda: seat.move("x")):
        with pytest.raises(GameError, match="new_game"):
            call()
