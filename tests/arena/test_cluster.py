"""The arena on a Ray cluster: two nodes on this machine, a worker and then a whole node killed in the middle."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import clutch as library
from clutch.arena.crew import Alone, Cluster, crew_of, in_order
from clutch.arena.match import Played
from clutch.arena.tables import games_of
from clutch.arena.tournament import Tournament, tournament
from clutch.bots.train.generations import Generations, one_after_the_other
from clutch.bots.train.schools import School
from clutch.kernel.errors import GameError
from kit.command import clutch

warnings.simplefilter("ignore")  # what Ray imports warns of itself
ray = pytest.importorskip("ray", reason="Ray has no package for this Python")
from ray.cluster_utils import Cluster as Nodes  # noqa: E402 - see above


def plan(games: int) -> Tournament:
    """A tournament of Dragon Kin."""
    return tournament(library.game("dragon_kin"), 2, {}, ["search:150", "greedy", "random"], 3, games)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Two nodes with one core each."""
    cluster = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


def essence(games: list[Played]) -> list[tuple[object, ...]]:
    """What does not depend on the clock."""
    return [(game.number, game.payoffs, game.scores, game.decisions) for game in sorted(games, key=lambda game: game.number)]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games_though_workers_die(nodes: Nodes) -> None:
    """A worker is killed, then a node is taken away: every game is told once, as one process plays it."""
    wanted = plan(90)
    games: list[Played] = []
    worker_killed = node_gone = False
    second = next(iter(nodes.worker_nodes))
    for part in Cluster(games_of(wanted), nodes.address).play(iter(range(wanted.games))):
        games.extend(part)
        if not worker_killed:
            busy = [process for process in workers() if process != os.getpid()]
            if busy:
                os.kill(busy[0], signal.SIGKILL)
                worker_killed = True
        elif not node_gone and len(games) > 20:
            nodes.remove_node(second, allow_graceful=False)
            node_gone = True
    assert worker_killed and node_gone
    alone = [game for part in Alone(games_of(wanted)).play(iter(range(wanted.games))) for game in part]
    assert essence(games) == essence(alone)


def workers() -> list[int]:
    """The processes of Ray that play at the moment."""
    import psutil

    return [process.pid for process in psutil.process_iter(["cmdline"]) if (process.info["cmdline"] or [""])[0].startswith("ray::timed")]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_teaches_the_same_network(nodes: Nodes, tmp_path: Path) -> None:
    """Games that other machines play, against the last network too, make the same weights to the last bit as those of one process."""
    game = library.game("dragon_kin")
    encoder = game.learner()
    assert encoder is not None
    school = School((2,), generations=2, games=40, kept=100)
    for folder, spread in (
        ("alone", one_after_the_other),
        ("cluster", lambda work, count: in_order(crew_of(work, 1, nodes.address), count)),
    ):
        for _ in Generations(game, encoder, tmp_path / folder, 3, school, spread).run():
            pass
    for number in range(school.generations):
        alone, cluster = (tmp_path / folder / f"generation-{number}.net" for folder in ("alone", "cluster"))
        assert alone.read_bytes() == cluster.read_bytes()


@pytest.mark.filterwarnings("ignore")
def test_no_cluster_there() -> None:
    """One sentence, and nothing is played."""
    with pytest.raises(GameError, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        next(Cluster(games_of(plan(4)), "127.0.0.1:1").play(iter(range(4))))


def test_the_command_names_what_cannot_go_together() -> None:
    """Processes of this machine, or a cluster."""
    done = clutch("arena", "dragon_kin", "--bots", "greedy,random", "--ray", "auto", "--jobs", "2")
    assert done.returncode == 2 and "--jobs" in done.stderr
