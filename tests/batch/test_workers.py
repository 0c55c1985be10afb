"""A batch that is spread over processes: the same games to the last byte, and nothing is left behind however it ends."""

from __future__ import annotations

import gc
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
import weakref
from multiprocessing.process import BaseProcess
from pathlib import Path

import numpy as np
import psutil
import pytest

import clutch
from clutch.batch import Batch, crew
from clutch.envs.vector import BatchEnv
from kit.play import every_game

ARRAYS = ("seats", "masks", "counts", "dones", "rewards", "points", "features")
FAST = "fork" if hasattr(os, "fork") else "spawn"


def differences(one: Batch, other: Batch) -> list[str]:
    """The arrays in which two batches differ, and what they have counted."""
    found = [name for name in ARRAYS if getattr(one, name).tobytes() != getattr(other, name).tobytes()]
    return found + [name for name in ("decisions", "finished") if getattr(one, name) != getattr(other, name)]


def processes() -> list[BaseProcess]:
    """The workers of this process that live."""
    return [child for child in multiprocessing.active_children() if child.name.startswith("clutch-batch")]


@every_game
def test_the_number_of_workers_changes_nothing(name: str) -> None:
    """All arrays are the same after every step, by given and by drawn actions, over the ends of games, and after a new beginning."""
    drivers = ["caller"] + ["random"] * (max(2, clutch.game(name).least_players) - 1)
    for who, workers in ((None, 2), (None, 3), (drivers, 2)):
        alone = Batch(name, games=7, seed=5, drivers=who)
        with Batch(name, games=7, seed=5, drivers=who, workers=workers, context=FAST) as spread:
            for seed in (5, 6):
                alone.begin(seed)
                spread.begin(seed)
                for step in range(120):
                    if step % 2:
                        actions = [int(np.flatnonzero(mask)[step % mask.sum()]) for mask in alone.masks]
                        alone.step(actions)
                        spread.step(actions)
                    else:
                        alone.step_at_random(step)
                        spread.step_at_random(step)
                    assert differences(alone, spread) == []


def test_games_end_and_begin_in_every_process() -> None:
    """Many games of Dragon Kin: each slot's next game is the same, whoever plays it."""
    alone = Batch("dragon_kin", games=9, seed=2)
    with Batch("dragon_kin", games=9, seed=2, workers=4, context=FAST) as spread:
        for step in range(300):
            alone.step_at_random(step)
            spread.step_at_random(step)
            assert differences(alone, spread) == []
    assert alone.finished > 50


@pytest.mark.parametrize("context", ["fork", "spawn", "forkserver"])
def test_processes_may_be_started_in_every_way(context: str) -> None:
    """Forked or begun from nothing, with options of the game and without features."""
    alone = Batch("dragomino", players=3, games=4, seed=1, features=False)
    with Batch("dragomino", players=3, games=4, seed=1, features=False, workers=2, context=context) as spread:
        for step in range(40):
            alone.step_at_random(step)
            spread.step_at_random(step)
        assert differences(alone, spread) == [] and spread.features.shape == (4, 0)


def test_arrays_are_shared_and_keep_their_place() -> None:
    """The caller reads what the workers write: the same arrays after each step and after a new beginning; nobody can write to them, and they outlive the batch."""
    batch = Batch("dragon_kin", games=4, seed=1, workers=2, context=FAST)
    masks, before = batch.masks, batch.masks.copy()
    batch.step(batch.masks.argmax(axis=1))
    batch.begin(9)

    assert masks is batch.masks and not np.array_equal(masks, before)
    assert not any(getattr(batch, name).flags.writeable or getattr(batch, name).flags.owndata for name in ARRAYS)
    kept = masks.copy()
    batch.close()
    del batch
    gc.collect()
    assert np.array_equal(masks, kept)


def test_an_illegal_action_moves_no_game_in_any_process() -> None:
    """The refusal is that of a batch in one process, whoever has the game."""
    alone = Batch("dragon_kin", players=2, games=5, seed=6)
    with Batch("dragon_kin", players=2, games=5, seed=6, workers=2, context=FAST) as spread:
        for slot in (0, 4):
            for wrong in (int((~alone.masks[slot]).argmax()), -1, alone.game.action_space, 2**40):
                chosen = alone.masks.argmax(axis=1)
                chosen[slot] = wrong
                refusals = []
                for batch in (alone, spread):
                    with pytest.raises(clutch.IllegalMove, match=f"game {slot}, action {wrong}") as refused:
                        batch.step(chosen)
                    refusals.append((refused.value.rule, refused.value.reason))
                assert refusals[0] == refusals[1]
        assert spread.decisions == 0 and differences(alone, spread) == []
        with pytest.raises(clutch.GameError, match="each of the 5 games; 3 were given"):
            spread.step([0, 0, 0])
        spread.step_at_random(1)
        assert spread.decisions == 5


def test_closing_lets_the_workers_go() -> None:
    """Once or twice, by name, by leaving a `with` or by forgetting the batch; what is closed says so."""
    with Batch("dragon_kin", games=4, seed=1, workers=3, context=FAST) as batch:
        assert len(processes()) == 2
    assert processes() == []
    batch.close()
    batch.close()
    with pytest.raises(clutch.GameError, match="this batch is closed: make a new one"):
        batch.step_at_random(1)
    with pytest.raises(clutch.GameError, match="closed"):
        batch.begin(1)

    batch = Batch("dragon_kin", games=4, seed=1, workers=2, context=FAST)
    gone = weakref.ref(batch)
    del batch
    gc.collect()
    assert gone() is None and processes() == []


def test_a_batch_in_one_process_starts_none() -> None:
    """One worker is this process; closing it changes nothing."""
    with Batch("dragon_kin", games=4, seed=1) as batch:
        assert processes() == []
    batch.step_at_random(1)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed in another way here")
def test_a_worker_that_dies_is_told_in_one_sentence() -> None:
    """The next step says so, the batch is closed, and the other workers are gone."""
    batch = Batch("dragon_kin", games=6, seed=1, workers=3, context=FAST)
    batch.step_at_random(1)
    processes()[0].kill()
    with pytest.raises(RuntimeError, match=r"worker [12] of 3 is lost with its games, so the batch is closed: ended with exit code -9"):
        batch.step_at_random(2)
    assert processes() == []
    with pytest.raises(clutch.GameError, match="this batch is closed"):
        batch.step_at_random(3)


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    """An error there is told here, with its words."""
    batch = Batch("dragon_kin", games=4, seed=1, workers=2, context=FAST)
    assert batch._crew is not None  # noqa: SLF001 - only so can a worker be given nonsense
    batch._crew.arrays.chosen[:] = [0, 0, 1 << 50, 1 << 50]  # noqa: SLF001
    with pytest.raises(RuntimeError, match="worker 1 of 2 is lost with its games, so the batch is closed: IndexError"):
        batch._crew.step_by_places()  # noqa: SLF001
    assert processes() == []


def test_bad_numbers_of_workers_are_refused() -> None:
    """One sentence each, and no process was started."""
    for make in (lambda **more: Batch("dragon_kin", games=4, **more), lambda **more: BatchEnv("dragon_kin", 4, **more)):
        with pytest.raises(clutch.GameError, match="at least one process, not 0"):
            make(workers=0)
        with pytest.raises(clutch.GameError, match="4 games cannot be spread over 5 processes: ask for fewer workers"):
            make(workers=5)
        with pytest.raises(clutch.GameError, match="“thread” is no way to start a process here: it is fork, spawn or forkserver"):
            make(workers=2, context="thread")
    with pytest.raises(clutch.GameError, match="“genius” cannot decide for a seat"):
        Batch("dragon_kin", games=4, drivers=["caller", "genius"], workers=2)
    with pytest.raises(clutch.GameError, match="at least one game, not 0"):
        Batch("dragon_kin", games=0, workers=1)
    assert processes() == []


def test_an_environment_keeps_its_workers_over_resets() -> None:
    """The same processes begin anew, results are those of one process, and `close()` lets them go; before the first reset it can be pickled as ever."""
    alone, spread = BatchEnv("dragomino", 6, opponents="self"), BatchEnv("dragomino", 6, opponents="self", workers=2, context=FAST)
    assert pickle.loads(pickle.dumps(spread)).workers == 2  # noqa: S301 - our own
    held: list[str] = []
    for seed in (1, 2):
        one, _ = alone.reset(seed=seed)
        many, _ = spread.reset(seed=seed)
        pids = sorted(str(process.pid) for process in processes())
        held = held or pids
        assert pids == held and len(pids) == 1
        for _ in range(20):
            actions = one["action_mask"].argmax(axis=1)
            one, rewards, ended, _, infos = alone.step(actions)
            many, spread_rewards, spread_ended, _, spread_infos = spread.step(actions)
            assert all(np.array_equal(one[name], many[name]) for name in one)
            assert np.array_equal(rewards, spread_rewards) and np.array_equal(ended, spread_ended)
            assert all(np.array_equal(infos[name], spread_infos[name]) for name in infos)
    spread.close()
    spread.close()
    assert processes() == []


SCRIPT = """
import sys
from clutch.batch import Batch

if __name__ == "__main__":
    batch = Batch("dragon_kin", games=4, seed=1, workers=3, context=sys.argv[1])
    batch.step_at_random(1)
    print(batch.decisions)
    if sys.argv[2] == "raise":
        raise SystemExit("done")
"""


def named(shared: Path) -> set[str]:
    """What Python's processes have put into the system's shared memory under a name."""
    return {path.name for path in shared.iterdir() if path.name.startswith(("pym-", "psm_", "sem.mp-"))} if shared.is_dir() else set()


@pytest.mark.parametrize("context", ["fork", "spawn"])
@pytest.mark.parametrize("ending", ["end", "raise"])
def test_a_program_that_ends_leaves_nothing_behind(tmp_path: Path, context: str, ending: str) -> None:
    """No word about leaked memory or semaphores, and nothing new in the system's shared memory."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    shared = Path("/dev/shm")  # noqa: S108 - looked at, not written to
    before = named(shared)
    done = subprocess.run([sys.executable, "-W", "error", script, context, ending], capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "4\n"
    assert done.stderr == ("" if ending == "end" else "done\n")
    for _ in range(100):  # what others have there while they run goes away; what is left behind stays
        left = named(shared) - before
        if not left:
            break
        time.sleep(0.1)
    assert not left


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed in another way here")
def test_workers_leave_when_their_program_is_killed(tmp_path: Path) -> None:
    """Nobody stays behind a program that had no time to say goodbye."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.replace("print(batch.decisions)", "print(batch.decisions, flush=True); sys.stdin.read()"), "utf-8")
    with subprocess.Popen([sys.executable, script, "fork", "end"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None and program.stdout.readline() == "4\n"
        workers = [child for child in psutil.Process(program.pid).children() if "tracker" not in " ".join(child.cmdline())]
        assert len(workers) == 2
        program.kill()
        program.wait()
        _, alive = psutil.wait_procs(workers, timeout=30)
        assert alive == []


def test_who_has_looked_in_vain_sleeps_at_once_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ever longer, until looking has helped again."""
    monkeypatch.setattr(crew, "LOOK_SECONDS", 0.01)
    awaited = multiprocessing.Semaphore(0)
    patience = crew.Patience(awaited)
    sleeps = []
    for _ in range(3):
        assert not patience.wait()
        sleeps.append(patience.sleeps)
        while patience.sleeps:
            assert not patience.wait()
    assert sleeps == [2, 4, 8]
    awaited.release()
    assert patience.wait() and patience.vain == 0 and patience.sleeps == 0
