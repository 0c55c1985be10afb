"""Nothing hidden leaves the server: whatever a seat cannot know can be changed, and not one byte that the seat gets changes with it."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
import pytest
from starlette.websockets import WebSocket

import clutch
from clutch.kernel.record import Entry
from clutch.kernel.statement import EVERYONE, Event, Facts
from clutch.table.matches.match import Match, StoryLine, fold
from clutch.table.matches.person import Person
from clutch.table.matches.verbs.ahead import look_ahead, outlook, why_not
from clutch.table.matches.verbs.play import act
from clutch.table.presenters.ahead import foreseen_move, why_message
from clutch.table.presenters.record_file import RecordFile
from clutch.table.presenters.state import ENCODE, Eyes, Presence, tell
from clutch.table.protocol.codes import Refused
from clutch.table.rooms.connection import Connection
from clutch.table.rooms.room import Room
from clutch.table.sockets.socket import error_text
from kit.play import every_table, some_options
from table.matches import LUCK, PEOPLE, Timeline, play, random_move, seated

WATCHER = Person("0" * 32, "Zoe")
STEPS = 12
"""Positions of each game that are looked at."""


def table_for(name: str, players: int, seed: int) -> Timeline:
    """A running match of different people with random options."""
    game = clutch.game(name)
    return seated(players, game=name, options=some_options(game, players, clutch.Seeded(seed, 1)))


def other_world(timeline: Timeline, match: Match, seat: int, chance: clutch.Chance) -> Match:
    """The same match in another world that this seat thinks possible: everything that it cannot know is something else."""
    twin = fold(match.id, timeline.log)
    for copy, original in zip(twin.seats, match.seats, strict=True):
        copy.holders, copy.name = original.holders, original.name
    twin.seating.look_again()
    assert twin.referee is not None
    twin.referee.state = twin.referee.state.resample(seat, chance)
    window = twin.referee.state.window()
    assert (twin.window is None) == (window is None)
    if twin.window is not None and window is not None:
        twin.window.rules = window
    twin.story = [StoryLine(told.serial, told.n, scrambled(told.event, seat)) for told in twin.story]
    record = twin.referee.record
    record.luck[:] = [outcome + 1 for outcome in record.luck]
    record.entries = [entry if entry.seat == seat or entry.undone else Entry(entry.seat, "hidden", [1, 2, 3]) for entry in record.entries]
    twin.script = [(who, 0, [9]) for who, _, _ in twin.script]
    return twin


def scrambled(event: Event, seat: int) -> Event:
    """The event with other secrets, if this seat may not know them."""
    if event.secrets is None or event.audience == EVERYONE or event.audience >> seat & 1:
        return event
    secrets: Facts = dict.fromkeys(event.secrets, "something else")
    return Event(event.rule, event.kind, event.facts, secrets, event.audience, event.reveals)


def sent(match: Match, caller: Person, action_space: int) -> list[str]:
    """Every byte that a person gets: greeting, news, replies, errors, the download, and the answers to looking ahead."""
    room = Room(clock=lambda: 1000.0)
    connection = Connection(cast("WebSocket", None), caller)
    room.connections.append(connection)
    room.greet(match, connection, None)
    room.greet(match, connection, max(0, match.serial - 2), 7)
    connection.serial = match.serial - 1
    room.publish(match, connection, 8)
    room.send_table(match)
    texts = []
    while not connection.waiting.empty():
        texts.append(str(connection.waiting.get_nowait()))
    held = caller.held(match)
    texts.append(asyncio.run(RecordFile(match, held[0] if held else None).text()))
    for action in range(-1, action_space + 1):
        for at in (match.n, match.n - 1):
            try:
                act(match, LUCK, caller, action, at, None)
            except Refused as refused:
                texts.append(error_text(refused, "en", 9).decode())
    for wanted in (None, *held):
        texts += ahead(match, caller, wanted, action_space)
    return texts


def ahead(match: Match, caller: Person, wanted: int | None, action_space: int) -> list[str]:
    """What a person is told who looks ahead: what every move would bring, and why other moves cannot be made."""
    texts = []
    try:
        seat, position = look_ahead(match, caller, match.n, wanted)
        worlds, actions = outlook(position, seat, None)
        texts += [ENCODE(foreseen_move(match.game, worlds.foresee(action), match.names)).decode() for action in actions[:12]]
        for action in range(action_space):
            move = match.game.move(action)
            refusal = why_not(position, [move.kind], move.parameters)
            texts.append(ENCODE(why_message(match.game, refusal, match.names, match.n, seat, 9)).decode())
    except Refused as refused:
        texts.append(error_text(refused, "en", 9).decode())
    return texts


@every_table
def test_what_a_seat_cannot_know_changes_no_byte_that_it_gets(name: str, players: int) -> None:
    """Resample the position, scramble others' secrets, moves and luck: the greeting, news, errors and download of the seat stay the same, byte for byte."""
    differed = 0
    looked = 0
    for seed in range(3):
        timeline = table_for(name, players, seed)
        chance = clutch.Seeded(seed, 5)
        space = min(timeline.match.game.action_space, 80)
        for _ in range(STEPS):
            for _ in range(1 + int(chance.below(4))):
                if timeline.match.status == "running":
                    timeline.do([random_move(timeline.match, chance)])
            match = timeline.match
            if match.status != "running":
                break
            for seat in range(players):
                world = other_world(timeline, match, seat, chance)

                assert sent(match, PEOPLE[seat], space) == sent(world, PEOPLE[seat], space)

                looked += 1
                others = [other for other in range(players) if other != seat]
                differed += any(sent(match, PEOPLE[other], 0) != sent(world, PEOPLE[other], 0) for other in others)

    assert looked > 0
    if name == "dragon_kin":
        assert differed > looked * 0.9, "the other worlds were hardly different: the test proves nothing"


@every_table
def test_a_spectator_gets_nothing_that_some_seat_may_not_know(name: str, players: int) -> None:
    """What a spectator gets is the same in every world that any one seat thinks possible."""
    timeline = table_for(name, players, 3)
    chance = clutch.Seeded(3, 5)
    timeline.do([random_move(timeline.match, chance)])

    def same_in_every_world(match: Match) -> None:
        for seat in range(players):
            world = other_world(timeline, match, seat, chance)
            assert world.referee is not None and match.referee is not None
            if world.referee.state.view(None) == match.referee.state.view(None):
                assert sent(match, WATCHER, 3) == sent(world, WATCHER, 3)
            else:
                pytest.fail("a spectator sees what a seat does not")

    play(timeline, chance, same_in_every_world, STEPS)


def test_the_other_worlds_are_seen_by_somebody() -> None:
    """The law has a second side: the true world's secrets do reach the seat that may know them, so a test that hides everything cannot pass."""
    timeline = table_for("dragon_kin", 3, 1)
    match = timeline.match
    hands = [tell(match, Eyes(seat, (seat,)), Presence(0.0))["view"] for seat in range(3)]

    assert all(hand is not None and sum(hand["hand"].values()) == 8 for hand in hands)
    told = [event for event in tell(match, Eyes(1, (1,)), Presence(0.0))["events"] if event["kind"] == "hand"]
    assert [("dragons" in event["facts"]) for event in told if event["facts"]["seat"] == 1] == [True]
    assert not any("dragons" in event["facts"] for event in told if event["facts"]["seat"] != 1)


def test_foresight_reaches_the_seat_that_decides() -> None:
    """Looking ahead tells something, so that the laws above have something to compare; and it tells the other seats nothing."""
    match = table_for("dragon_kin", 3, 1).match
    mine = match.turn
    assert mine is not None
    told = ahead(match, PEOPLE[mine], None, 0)

    assert told and all('"kind":"discarded"' in text for text in told)
    for other in range(3):
        if other != mine:
            assert [msgspec.json.decode(text)["code"] for text in ahead(match, PEOPLE[other], None, 5)] == ["not_your_turn"]


def test_a_running_download_never_has_luck_or_others_moves() -> None:
    """The file of a running match holds no luck at all, and only the moves of its own seat."""
    timeline = table_for("dragon_kin", 4, 2)
    match = play(timeline, clutch.Seeded(2), most=20)
    for seat in (None, 0, 1, 2, 3):
        lines = [msgspec.json.decode(line) for line in asyncio.run(RecordFile(match, seat).text()).splitlines()]

        assert all("luck" not in line for line in lines)
        assert all(line["seat"] == seat for line in lines[1:] if "move" in line)
        assert seat is None or any("move" in line for line in lines[1:])


def test_the_download_of_a_finished_match_is_its_whole_record() -> None:
    """When it is over, everybody gets the record, and it replays."""
    timeline = table_for("dragon_kin", 2, 4)
    match = play(timeline, clutch.Seeded(4))

    record = clutch.read_record(asyncio.run(RecordFile(match, None).text()))

    assert match.referee is not None
    assert clutch.replay(match.game, record).state.scores() == match.referee.state.scores()
