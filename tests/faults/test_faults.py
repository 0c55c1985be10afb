"""A short run of the fault suite: each kind of fault strikes once, and nothing is lost, doubled or betrayed. `make faults` goes on for longer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from faults.run import NAMES, main, on_postgres, on_sqlite, shake
from faults.stage import Fault, Stage
from faults.tally import total, written

SEED = 20

Place = Callable[[int], AbstractContextManager[tuple[Stage, list[Fault]]]]


@pytest.mark.parametrize("place", [on_sqlite, on_postgres])
def test_no_fault_costs_an_honest_player_anything(place: Place) -> None:
    """People play all five games on while processes die, disks fill, clocks jump and lines break; whatever was acknowledged stands once, and no page learns what its seat may not know."""
    print(f"seed {SEED}")
    with place(SEED) as (stage, faults):
        assert {fault.name for fault in faults} <= set(NAMES)
        tallies = shake(stage, faults, 0.0, SEED, judged=5)
    whole = total(tallies)

    assert not whole.bad, "\n".join([written(tallies), *(problem for tally in tallies for problem in tally.problems)])
    assert all(tally.faults == 1 for tally in tallies)
    assert whole.acknowledged > 0


@pytest.mark.parametrize("arguments", [["--seconds", "0"], ["--seconds", "soon"], ["--only", "earthquakes"]])
def test_what_cannot_be_done_gets_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is started then."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)

    assert ended.value.code == 2
    assert "error: " in capsys.readouterr().err
