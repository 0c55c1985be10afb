"""The table under load: `python -m bench.load [--matches 10,100,1000] [--on sqlite,postgresql,postgresql*2] [--rate R | --think MS] [--against DIRECTORY]`.

Starts servers and generators of load, each in processes of their own, and seats connected people at each match. Reports durable decisions a second, the time from the moment at which a decision was due until the
last page of its match has it, and what the servers used. Without `--rate` the loop is closed: each match decides as soon as it can, or after `--think` milliseconds. With `--rate` it is open: decisions are due at a
fixed rate whatever the answers, and one that cannot be made in time counts from when it was due. In the end the servers are killed as by a crash, and every decision that anybody was told of must be in the database.

`--against DIRECTORY` gives the same load to the server of another checkout, in slices of time that alternate with ours, and prints ratios. `--idle N` measures the memory of matches that nobody plays,
`--stored N` a start over stored matches, and `--soak MINUTES` prints memory and latency as time goes by.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from bench.load.figures import CONSOLE, Figures, Report
from bench.load.idle import idle, stored
from bench.load.orders import ENCODE, Heard, Plan, Ready, Slice, Told
from bench.load.serving import HOME, Build, Databases, Place, databases

WARM = 1.0
"""Seconds at the beginning of a slice that are not measured."""
SOAK_SLICE = 20.0
SPARE_FILES = 200


class Generator:
    """A process that plays."""

    def __init__(self, plan: Plan) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HOME / "src"), str(HOME)])}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.load.generator"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self.told: dict[str, int] = {}
        self.send(plan)

    def send(self, order: msgspec.Struct) -> None:
        """Give an order."""
        assert self.process.stdin is not None
        self.process.stdin.write(ENCODE(order) + b"\n")
        self.process.stdin.flush()

    def hear(self) -> bytes:
        """An answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a generator has ended before its time: its complaint is above")
        return line

    def wait(self) -> None:
        """Wait until the matches are made."""
        msgspec.json.decode(self.hear(), type=Ready)

    def result(self) -> Heard:
        """What it measured in the slice that it was given."""
        heard = msgspec.json.decode(self.hear(), type=Heard)
        self.told = msgspec.json.decode(self.hear(), type=Told).decisions
        return heard

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.communicate()


class Trial:
    """A build under load: its servers, its generators, and what they measured."""

    def __init__(self, place: Place, plans: list[Plan]) -> None:
        self.place = place
        self.figures = Figures()
        self.generators = [Generator(plan) for plan in plans]

    def wait(self) -> None:
        """Wait until all is ready."""
        for generator in self.generators:
            generator.wait()

    def play(self, seconds: float) -> None:
        """One slice of time."""
        piece = Slice(time.monotonic() + 0.1, WARM, seconds)
        for generator in self.generators:
            generator.send(piece)
        time.sleep(piece.start + piece.warm - time.monotonic())
        before = self.place.used
        time.sleep(piece.start + piece.warm + piece.seconds - time.monotonic())
        used = self.place.used - before
        heard = [generator.result() for generator in self.generators]
        figures = self.figures
        figures.seconds.append(seconds)
        figures.used.append(used)
        figures.memory.append(self.place.memory)
        figures.decided.append(sum(each.decided for each in heard))
        figures.latencies.append([time for each in heard for time in each.latencies])
        for each in heard:
            figures.errors.update(each.errors)

    def end(self) -> None:
        """Kill the servers, and look for what is lost."""
        told = {match: count for generator in self.generators for match, count in generator.told.items()}
        for generator in self.generators:
            generator.stop()
        lost = self.place.lost(told)
        if lost:
            self.figures.errors["decisions lost"] += lost


def plans(arguments: argparse.Namespace, matches: int, ports: list[int]) -> list[Plan]:
    """The load, shared among the generators."""
    count = min(arguments.generators, matches)
    options: dict[str, object] = {"game_length": "fixed_rounds", "rounds": 20} if arguments.game == "dragon_kin" else {}
    shares = [matches // count + (number < matches % count) for number in range(count)]
    return [
        Plan(ports, share, arguments.pages, arguments.game, options, arguments.rate * share / matches, arguments.think / 1000, number)
        for number, share in enumerate(shares)
    ]


@contextlib.contextmanager
def trial(arguments: argparse.Namespace, build: Build, made: Databases, place: str, matches: int) -> Iterator[Trial]:
    """A build's servers and generators, ready to play."""
    kind, _, processes = place.partition("*")
    with Place(build, made.new(kind), int(processes or 1)) as servers:
        found = Trial(servers, plans(arguments, matches, [server.port for server in servers.servers]))
        try:
            found.wait()
            yield found
        finally:
            for generator in found.generators:
                generator.stop()


def measure(arguments: argparse.Namespace, builds: list[Build], made: Databases, place: str, matches: int, report: Report) -> None:
    """One load, on all builds by turns."""
    with contextlib.ExitStack() as stack:
        trials = [stack.enter_context(trial(arguments, build, made, place, matches)) for build in builds]
        for piece in range(arguments.slices):
            for one in trials if piece % 2 == 0 else reversed(trials):
                one.play(arguments.seconds)
        for one in trials:
            one.end()
            name = f"{place}, {matches:,} matches"
            report.add(name if len(builds) == 1 else f"{name}, {one.place.build.name}", one.figures)
        if len(trials) == 2:
            report.compare("  ratio", trials[0].figures, trials[1].figures)


def soak(arguments: argparse.Namespace, build: Build, made: Databases, place: str, matches: int) -> None:
    """One load for a long time: a line for each slice."""
    end = time.monotonic() + arguments.soak * 60
    began = time.monotonic()
    with trial(arguments, build, made, place, matches) as one:
        CONSOLE.print(f"{place}, {matches:,} matches\n minutes  decisions/s   p50 ms   p99 ms   max ms   RSS MB  errors")
        while time.monotonic() < end:
            one.play(SOAK_SLICE)
            figures, last = one.figures, len(one.figures.seconds) - 1
            times = "".join(f"{figures.latency(last, share):9.1f}" for share in (0.5, 0.99, 1.0))
            minutes = (time.monotonic() - began) / 60
            CONSOLE.print(f"{minutes:8.1f} {figures.rate(last):12,.0f}{times}{figures.memory[last]:9.0f}{figures.errors.total():8d}")
            figures.latencies[last] = []  # a soak's own memory does not grow
        one.end()
        CONSOLE.print(f"errors: {dict(one.figures.errors) or 'none'}")


def allow_files(needed: int) -> None:
    """Raise the number of files that the processes may open; every page is one at both ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= needed:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, max(hard, needed)))
    except (ValueError, OSError):
        raise SystemExit(f"{needed:,} open files are needed, and this machine allows {hard:,}: give fewer --matches or --pages") from None


def read_arguments() -> argparse.Namespace:
    """What the caller wants."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", default="100", help="open matches; several numbers with commas are measured one after the other")
    parser.add_argument("--on", default="sqlite", help="sqlite, postgresql, or postgresql*2 for two processes; several with commas")
    parser.add_argument("--pages", type=int, default=4, help="connected pages of a match, 1 to 4 (1: one page that holds two seats)")
    parser.add_argument("--game", default="dragon_kin")
    parser.add_argument("--seconds", type=float, default=5.0, help="the length of a slice")
    parser.add_argument("--slices", type=int, default=3, help="slices of each load; the table has their medians")
    parser.add_argument("--rate", type=float, default=0.0, help="open loop: decisions a second, whatever the answers")
    parser.add_argument("--think", type=float, default=0.0, help="closed loop: mean milliseconds of thought before a decision")
    parser.add_argument("--generators", type=int, default=1, help="processes that play")
    parser.add_argument("--against", type=Path, metavar="DIRECTORY", help="another checkout, measured by turns with this one")
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="measure only the memory of N matches that nobody plays")
    parser.add_argument("--stored", type=int, default=0, metavar="N", help="measure only a start over N stored matches")
    parser.add_argument("--soak", type=float, default=0.0, metavar="MINUTES", help="play on for so long, and print a line for each slice")
    arguments = parser.parse_args()
    if not 1 <= arguments.pages <= 4:
        parser.error("a match has 1 to 4 pages")
    if arguments.rate and arguments.think:
        parser.error("an open loop does not wait for thoughts: give --rate or --think")
    for place in arguments.on.split(","):
        kind, _, processes = place.partition("*")
        if kind not in {"sqlite", "postgresql"} or (processes and not (processes.isdigit() and kind == "postgresql")):
            parser.error(f"there is no {place}: give sqlite, postgresql or postgresql*2")
    return arguments


def main() -> None:
    """Measure."""
    arguments = read_arguments()
    builds = [Build("ours", HOME)]
    if arguments.against is not None:
        builds.append(Build("theirs", arguments.against.resolve()))
    sizes = [int(size) for size in arguments.matches.split(",")]
    places = arguments.on.split(",")
    allow_files(max(sizes) * arguments.pages + SPARE_FILES)
    report = Report()
    with databases({place.partition("*")[0] for place in places}) as made:
        for place in places:
            if arguments.idle or arguments.stored:
                for build in builds:
                    kind = place.partition("*")[0]
                    measure_alone = idle if arguments.idle else stored
                    measure_alone(build, made.new(kind), arguments.idle or arguments.stored)
                continue
            for size in sizes:
                if arguments.soak:
                    soak(arguments, builds[0], made, place, size)
                else:
                    measure(arguments, builds, made, place, size, report)
    if report.table.row_count:
        report.show()


if __name__ == "__main__":
    main()
