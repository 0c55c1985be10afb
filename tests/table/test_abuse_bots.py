"""Thinking is shared: nobody's bots keep those of others waiting for long, and nobody thinks where nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from abuse.hostile import Hostile
from clutch.table.client import Client
from table.guarding import attack, guarded_server
from table.serving import Server

FLOOD = 12
"""Matches of the hostile one."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, and one worker."""
    with guarded_server(tmp_path_factory) as server:
        yield server


async def decisions(hostile: Hostile, matches: list[str]) -> int:
    """How many decisions were made in some matches."""
    answers = [await hostile.ask("GET", f"/api/matches/{match}") for match in matches]
    return sum(int(answer.data()["n"]) for answer in answers)


@pytest.mark.parametrize("people", ["one", "many"])
def test_a_flood_of_slow_bots_does_not_stop_the_bots_of_others(guarded: Server, people: str) -> None:
    """One address has many matches with bots that think for a second, all with a page at them, of one person or of many. A bot of somebody else makes four moves before the flood has made as many as it has matches."""

    async def flood(hostile: Hostile) -> None:
        cookie = await hostile.person()
        matches = []
        for _ in range(FLOOD):
            cookie = cookie if people == "one" else await hostile.person()
            match = await hostile.make(["bot:search:1000ms"] * 3 + ["me"], cookie)
            assert match is not None
            await hostile.enter(match, cookie)
            matches.append(match)
        before = await decisions(hostile, matches)
        moved = await asyncio.get_running_loop().run_in_executor(None, play_with_a_bot, guarded)
        after = await decisions(hostile, matches)
        assert moved >= 4
        assert after - before < FLOOD

    attack(guarded, flood)


def play_with_a_bot(server: Server) -> int:
    """Somebody plays with a quick bot until it has moved four times, or does not move for ten seconds: how often it has moved."""
    with Client(server.address) as ann, ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "bot:greedy"]})["match"]) as line:
        moved = 0
        while moved < 4 and line.state["result"] is None:
            if line.state["moves"]:
                line.act(line.state["moves"][0]["action"])
                continue
            n = line.state["n"]
            for _ in range(20):
                line.next(0.5)
                if line.state["n"] > n:
                    break
            else:
                return moved
            moved += line.state["n"] - n
        return moved


def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_comes(guarded: Server) -> None:
    """A match without a page stands still, however much time there is to think; with a page its bots move, and without it they rest again."""

    async def watch(hostile: Hostile) -> None:
        cookie = await hostile.person()
        match = await hostile.make(
            ["bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"], cookie, options={"game_length": "fixed_rounds", "rounds": 20}
        )
        assert match is not None
        loop = asyncio.get_running_loop()
        assert await loop.run_in_executor(None, play_with_a_bot, guarded) >= 4
        alone = await decisions(hostile, [match])
        assert alone <= 1, "at most the decision that was under way at the beginning was made"
        line = await hostile.enter(match, cookie)
        reading = asyncio.create_task(line.drain())
        for _ in range(200):
            if await decisions(hostile, [match]) > alone + 3:
                break
            await asyncio.sleep(0.05)
        assert await decisions(hostile, [match]) > alone + 3
        line.close()
        await asyncio.gather(reading, return_exceptions=True)
        await loop.run_in_executor(None, play_with_a_bot, guarded)
        gone = await decisions(hostile, [match])
        await loop.run_in_executor(None, play_with_a_bot, guarded)
        assert await decisions(hostile, [match]) <= gone + 1

    attack(guarded, watch)
