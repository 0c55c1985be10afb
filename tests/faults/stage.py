"""The stage: servers on one database, a proxy before them, and several matches of all five games that go on whatever happens."""

from __future__ import annotations

import contextlib
import itertools
import random
import time
from typing import TYPE_CHECKING, Any

from clutch.table.protocol.codes import Refused
from clutch.table.protocol.server import StateMessage
from faults.evidence import Course, Ear, Findings, check_made, check_meant, check_record
from faults.honest import Gate, Honest
from faults.tally import Tally
from table.players import Spy, invite, raw_log
from table.serving import Server

if TYPE_CHECKING:
    from faults.line import Proxy

GAMES = ("dragon_kin", "dragomino", "dragoon", "dragon_family", "dragonbrood")
NAMES = ("Ben", "Cleo")
LONGER: dict[str, dict[str, object]] = {"dragon_kin": {"game_length": "fixed_rounds", "rounds": 6}}
"""Options that make short games long enough to be struck."""
RECOVERY = 90.0
"""Seconds after a fault within which everybody must have an answer, however slow the machine is."""
STUCK = 75.0
"""Seconds of play without any decision after which a match counts as stuck; a bot whose process died decides after half a minute."""
OF_THE_HOUR = ("now", "watching", "seats")
"""What depends on who is connected, and when."""


class Fault:
    """A kind of fault."""

    name = ""

    def strike(self, stage: Stage, moments: random.Random) -> None:
        """Let it happen, and end it; the players play on meanwhile."""
        raise NotImplementedError


class Group:
    """The people at one match, and somebody who watches."""

    def __init__(self, match: str, players: list[Honest], watcher: Honest) -> None:
        self.match = match
        self.players = players
        self.everybody = [*players, watcher]
        self.n = -1
        self.decided = time.monotonic()
        """When the last decision was seen, or the gate was opened after it."""

    @property
    def over(self) -> bool:
        """Whether everybody has seen the end."""
        return all(player.page.state["result"] is not None for player in self.everybody)

    def reached(self) -> int:
        """The newest decision that somebody here knows of."""
        return max(player.page.state["n"] for player in self.everybody)

    def quiet(self) -> float:
        """Seconds of play since the last decision."""
        n, now = self.reached(), time.monotonic()
        pause = now - self.decided
        if n != self.n or self.over:
            self.n, self.decided = n, now
        return pause


class Stage:
    """Everything that faults strike."""

    def __init__(self, url: str, servers: list[Server], proxy: Proxy, seed: int) -> None:
        self.url = url
        self.servers = servers
        self.proxy = proxy
        self.moments = random.Random(seed)
        self.numbers = itertools.count(seed * 1000)
        self.gate = Gate()
        self.tally = Tally("")
        self.groups: list[Group] = []
        self.known: set[str] = set()
        """What was found already."""

    # Matches

    def open(self, matches: int = len(GAMES)) -> None:
        """Begin so many matches."""
        for number in range(matches):
            self.groups.append(self.gather(GAMES[number % len(GAMES)]))

    def gather(self, game: str) -> Group:
        """A new match of a game, with two or three people, often a bot, and sometimes a clock."""
        bots = [f"bot:{self.moments.choice(('greedy', 'search:30ms'))}"] * self.moments.randrange(2)
        guests = 2 if game == "dragoon" else 1
        clock = {"kind": "move", "seconds": 60, "at_zero": "bot"} if self.moments.random() < 0.5 else None
        host = Honest(self.proxy.address, "Ann", next(self.numbers))
        match, players = invite(
            host,
            [self.proxy.address],
            list(NAMES[:guests]),
            game=game,
            seats=["me", *("open" for _ in range(guests)), *bots],
            options=LONGER.get(game, {}),
            clock=clock,
        )
        watcher = Honest(self.proxy.address, "Fay", next(self.numbers))
        watcher.sit(match)
        for player in [*players, watcher]:
            player.begin(self.gate, self.tally)
        return Group(match, players, watcher)

    def count_for(self, tally: Tally) -> None:
        """From now on everything is counted there; call it when nobody plays."""
        self.tally = tally
        for group in self.groups:
            for player in group.everybody:
                player.tally = tally

    def play(self, seconds: float) -> None:
        """Let everybody play on for a while, and see that no match is stuck."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            time.sleep(min(0.1, left))
            self.watch()

    def watch(self) -> None:
        """See how long it is that anybody decided, match by match."""
        for group in self.groups:
            quiet = group.quiet()
            self.tally.pause = max(self.tally.pause, quiet)
            if quiet > STUCK:
                self.found(diverged=f"{group.match}: nobody could decide for {STUCK:.0f} seconds at {group.n}")

    def go_on(self, seconds: float) -> None:
        """Play until every match has gone on by a decision; one that cannot in so many seconds is stuck."""
        before = {group.match: group.reached() for group in self.groups}
        end = time.monotonic() + seconds
        while waiting := [group for group in self.groups if not group.over and group.reached() == before[group.match]]:
            if time.monotonic() > end:
                for group in waiting:
                    self.found(diverged=f"{group.match}: it did not go on within {seconds:.0f} seconds at {group.n}")
                return
            self.play(0.1)

    # Judging

    def found(self, **problem: str) -> None:
        """Count one thing that is wrong."""
        self.tally.find(Findings(**{kind: [text] for kind, text in problem.items()}), self.known)

    def settle(self) -> None:
        """Hold everybody and judge every match; then replace those that are over, and let everybody go on."""
        if not self.gate.shut(RECOVERY):
            self.found(diverged=f"somebody had no answer for {RECOVERY:.0f} seconds after {self.tally.kind}")
        self.watch()
        try:
            for group in self.groups:
                self.judge(group)
                if group.over:
                    self.judge_record(group)
        finally:
            self.gate.reopen()
        for group in self.groups:
            group.decided = time.monotonic()
        for group in [group for group in self.groups if group.over]:
            self.dismiss(group)
            self.groups[self.groups.index(group)] = self.gather(group.players[0].page.state["game"])

    def close(self) -> None:
        """End every match, judge it for the last time, and send everybody home."""
        self.gate.shut(RECOVERY)
        try:
            for group in self.groups:
                self.resign(group)
                for player in group.everybody:
                    player.page.whole_story()
                self.judge(group)
                self.judge_record(group)
        finally:
            self.gate.reopen()
            for group in self.groups:
                self.dismiss(group)

    def resign(self, group: Group) -> None:
        """The people give up, so that the match is over and its record can be had."""
        for player in group.players:
            if not group.over:
                with contextlib.suppress(Refused):
                    player.page.request("resign")
        end = time.monotonic() + RECOVERY
        while not group.over and time.monotonic() < end:
            for player in group.everybody:
                player.page.next(0.05)
        if not group.over:
            self.found(diverged=f"{group.match}: somebody never saw its end")

    def dismiss(self, group: Group) -> None:
        """Send the people of a match home."""
        for player in group.everybody:
            player.ended = True
        for player in group.everybody:
            player.end()
            player.close()

    def judge(self, group: Group) -> None:
        """Compare what everybody knows with what a newcomer is told, and all of it with the log."""
        findings = Findings()
        fresh = [(player, self.newcomer(player, findings)) for player in group.everybody]
        course = Course(group.match, raw_log(self.url, group.match), findings)
        for player in group.everybody:
            check_made(course, player.name, player.made, player.taken_back)
            player.ear.check(player.page.heard, course)
            findings.diverged.extend(f"{group.match}: {problem}" for problem in player.problems)
        for player, heard in fresh:
            for page in heard:
                Ear(f"{player.name}'s new page", player.ear.seat).check(page.heard, course)
        sent = set().union(*(player.sent for player in group.everybody))
        check_meant(course, sent, set().union(*(player.sent_back for player in group.everybody)))
        self.tally.find(findings, self.known)

    def judge_record(self, group: Group) -> None:
        """The finished record has everything too."""
        findings = Findings()
        course = Course(group.match, raw_log(self.url, group.match), findings)
        made = [decision for player in group.players for decision in player.made]
        check_record(course, group.players[0].page.record(), made)
        self.tally.find(findings, self.known)

    def newcomer(self, player: Honest, findings: Findings) -> list[Spy]:
        """Break a page's line and mend it: it must know what a page that was opened just now knows. The pages that were opened for that."""
        page = player.page
        opened: list[Spy] = []
        end = time.monotonic() + RECOVERY
        try:
            assert page.line is not None
            page.line.close()
            page.mend()
            while time.monotonic() < end:
                fresh = Spy(player.client, page.match)
                opened.append(fresh)
                with fresh:
                    while page.state["serial"] < fresh.state["serial"] and time.monotonic() < end:
                        page.next(0.2)
                    if page.state["serial"] == fresh.state["serial"] and same(page, fresh):
                        return opened
                    page.next(0.05)  # a bot has decided meanwhile, or a process was behind
        except Refused as refused:
            findings.diverged.append(f"{page.match}: {player.name} could not come back: {refused}")
            return opened
        findings.diverged.append(f"{page.match}: {player.name}'s page knows something else than a new one at {page.state['n']}")
        return opened


def comparable(state: StateMessage) -> dict[str, Any]:
    """A state without what depends on the hour, and on which events were heard before."""
    kept: dict[str, Any] = {key: value for key, value in state.items() if key not in ("events", "earlier", "fresh", "reply_to", "table")}
    kept["table"] = {key: value for key, value in state["table"].items() if key not in OF_THE_HOUR}
    return kept


def same(page: Spy, fresh: Spy) -> bool:
    """Whether two pages know the same; of a long story a new page knows only the end."""
    shown = min(len(page.story), len(fresh.story))
    stories = [[(event["serial"], event["text"]) for event in line.story[len(line.story) - shown :]] for line in (page, fresh)]
    counted = page.earlier + len(page.story) == fresh.earlier + len(fresh.story)
    return counted and stories[0] == stories[1] and comparable(page.state) == comparable(fresh.state)
