"""Trying moves out on a copy of what one knows, and preparing one while others think: nothing is played, nothing leaks, and what is told comes true."""

from __future__ import annotations

import msgspec
import pytest

import clutch
from clutch.table.client import Client
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.verbs.trying import expected, futures, likely, try_out, waiting
from clutch.table.protocol.codes import Code, Refused
from table.matches import ANN, BEN, random_move, seated
from table.serving import Server
from table.test_verbs import refused

STEPS = 160
"""Decisions of each game that are looked at."""
TABLES = [(game.name, players) for game in clutch.games() for players in sorted({max(2, game.least_players), game.most_players})]


def walk(name: str, players: int) -> list[clutch.State]:
    """Positions of a game by chance, outside of windows, each a copy."""
    chance = clutch.Seeded(11, players)
    state = clutch.game(name).start(players, chance=chance)
    found: list[clutch.State] = []
    for number in range(STEPS):
        if state.over:
            break
        if number % 8 == 0 and state.window() is None:
            found.append(state.clone())
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_tried_is_what_happens(name: str, players: int) -> None:
    """Where a trial ends with a decision, the real move leads to the very view that was shown; the position itself is not changed by trying."""
    certain = 0
    for position in walk(name, players):
        seat = int(position.seat())
        action = position.legal()[-1]
        before = position.clone()
        tried = try_out(position, seat, [action])
        assert position == before
        if tried.position is None:
            assert tried.stop in ("luck", "secret")
            continue
        certain += 1
        real = position.clone()
        real.apply(action, clutch.Seeded(1))
        assert tried.position.view(seat) == real.view(seat)
        assert (tried.stop == "over") == real.over
    assert certain > 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_that_is_tried_or_prepared(name: str, players: int) -> None:
    """In another world that the seat thinks possible, trials and preparations give the same bytes: they are made of the seat's own knowledge."""
    for position in walk(name, players)[::4]:
        mover = int(position.seat())
        other = (mover + 1) % players
        action = position.legal()[0]
        twin = position.resample(mover, clutch.Seeded(77))
        one, two = try_out(position, mover, [action]), try_out(twin, mover, [action])
        assert (one.stop, [event.facts for event in one.events]) == (two.stop, [event.facts for event in two.events])
        assert (one.position is None) == (two.position is None)
        if one.position is not None and two.position is not None:
            assert msgspec.json.encode(one.position.view(mover)) == msgspec.json.encode(two.position.view(mover))
        twin = position.resample(other, clutch.Seeded(78))
        assert likely(futures(position, other)) == likely(futures(twin, other))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_moves_can_be_prepared_in_every_game(name: str, players: int) -> None:
    """Somebody who waits is offered moves of one question, each with what it brings; asking twice gives one answer."""
    offered = 0
    for position in walk(name, players)[::2]:
        seat = (int(position.seat()) + 1) % players
        before = position.clone()
        worlds = futures(position, seat)
        moves = likely(worlds)
        assert position == before and len({world.prompt().kind for world in worlds}) <= 1
        assert all(world.seat() == seat for world in worlds)
        if moves:
            offered += 1
            assert expected(worlds, seat, moves[0]) == expected(futures(position, seat), seat, moves[0])
    assert offered > 0


def test_a_trial_goes_on_only_while_it_is_certain() -> None:
    """What is not legal there, and what comes after luck or after one's turn, is refused in a sentence."""
    position = walk("dragomino", 2)[0]
    seat = int(position.seat())
    legal = position.legal()
    refused(Code.ILLEGAL_MOVE, lambda: try_out(position, seat, [10**6]))
    chain = [legal[0]]
    with pytest.raises(Refused) as stopped:
        for _ in range(50):
            tried = try_out(position, seat, chain)
            after = tried.position
            chain.append(after.legal()[0] if after is not None and not after.over else 0)
    assert stopped.value.code in (Code.NOT_YOUR_TURN, Code.ILLEGAL_MOVE) and stopped.value.text.endswith(".")


def test_only_who_waits_prepares() -> None:
    """Whoever decides makes the move itself."""
    match = seated(2, game="dragon_kin").match
    mover, other = (ANN, BEN) if match.turn == 0 else (BEN, ANN)
    assert waiting(match, other, None)[0] != match.turn
    refused(Code.NOT_YOUR_TURN, lambda: waiting(match, mover, None))


def test_in_a_window_everybody_is_refused_alike() -> None:
    """Whatever somebody holds, and whoever is asked: nothing can be learned by asking to prepare."""
    chance = clutch.Seeded(4)
    timeline = seated(2, game="dragoon")
    said: set[str] = set()
    windows = 0
    for _ in range(600):
        if timeline.match.window is not None:
            windows += 1
            said |= {str(refusal_of(timeline.match, person)) for person in (ANN, BEN)}
        if timeline.match.status != "running":
            break
        timeline.do([random_move(timeline.match, chance)])
    assert windows > 0 and said == {"not_your_turn: A move can be prepared when this moment is over."}


def refusal_of(match: Match, caller: Person) -> Refused:
    """How somebody is refused who wants to prepare."""
    with pytest.raises(Refused) as error:
        waiting(match, caller, None)
    return error.value


def test_trying_and_preparing_over_a_socket_change_nothing(sqlite_server: Server) -> None:
    """The mover tries and the other prepares; the match stands where it stood, and nobody else hears a word."""
    with Client(sqlite_server.address) as client:
        match = client.create({"game": "dragon_kin", "seats": ["me", "me"], "names": ["Ann", "Ben"]})["match"]
        with client.sit(match) as line, Client(sqlite_server.address) as watcher, watcher.sit(match) as eyes:
            serial, n, turn = line.state["serial"], line.state["n"], line.state["seat"]
            assert turn is not None
            action = line.state["moves"][0]["action"]
            tried = line.request("try", at=n, actions=[action])
            assert tried["type"] == "tried" and tried["actions"] == [action] and tried["events"]
            refused(Code.STALE, lambda: line.request("try", at=n + 1, actions=[action]))
            prepared = line.request("prepare", seat=1 - turn)
            assert prepared["type"] == "prepared" and prepared["moves"] and prepared["prompt"] is not None
            one = line.request("prepare", seat=1 - turn, action=prepared["moves"][0]["action"])
            assert one["type"] == "prepared" and one["action"] == prepared["moves"][0]["action"] and not one["moves"]
            line.request("again")
            assert (line.state["serial"], line.state["n"]) == (serial, n)
            assert eyes.request("ping")["type"] == "pong" and eyes.state["serial"] == serial
