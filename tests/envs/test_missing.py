"""Whoever has not installed an extra is told which one it is."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kit.command import environment


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("clutch.batch", "numpy", "batch"),
        ("clutch.envs.gymnasium", "gymnasium", "gymnasium"),
        ("clutch.envs.vector", "gymnasium", "gymnasium"),
        ("clutch.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("clutch.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, package: str, extra: str) -> None:
    """The error is Python's own for a module that is not there, and its last words are what to type."""
    program = f"import sys\nsys.modules[{package!r}] = None\nimport {module}"
    done = subprocess.run([sys.executable, "-c", program], env=environment(), capture_output=True, text=True, check=False)

    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError") and last.endswith(f": pip install 'clutch[{extra}]'")
