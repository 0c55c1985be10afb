"""Processes that play, and who hears Ctrl-C."""

from __future__ import annotations

import signal
from threading import Event, Thread

import pytest

from clutch.arena.crew import deaf


def test_ctrl_c_waits_while_a_worker_is_started() -> None:
    """Whichever thread hears it: a process that is half started would be left without a task, and complain of it on the screen."""
    ended = Event()
    other = Thread(target=ended.wait)  # as that of a progress bar, whose signals nobody has blocked
    other.start()
    assert other.ident is not None
    done: list[str] = []
    try:
        with pytest.raises(KeyboardInterrupt), deaf():
            signal.pthread_kill(other.ident, signal.SIGINT)
            done.append("sent")
            ended.wait(0.1)
            done.append("started")
    finally:
        ended.set()
        other.join()

    assert done == ["sent", "started"]
