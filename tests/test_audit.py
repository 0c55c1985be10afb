"""The audit: findings fail, and silence of the services does not."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "audit.py"


@pytest.fixture
def audit() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("audit", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_everything_that_is_needed_is_asked_for(audit: ModuleType) -> None:
    """The packages of all extras, those that they need in turn, and none of the workshop's."""
    names = {line.split("==")[0] for line in audit.installed()}

    assert {"rich", "fastapi", "starlette", "sqlalchemy", "psycopg-binary", "anyio", "librt"} <= names
    assert not names & {"pytest", "ruff", "hypothesis", "pip-audit", "mypy"}


def test_findings_are_told_with_what_mends_them(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A weakness in either world makes the exit code 1."""
    python = {
        "dependencies": [
            {"name": "rich", "version": "1.0", "vulns": [{"id": "X-1", "fix_versions": ["1.1"]}]},
            {"name": "b", "skip_reason": "?"},
        ]
    }
    page = {"vulnerabilities": {"vite": {"range": "<9", "severity": "high"}}}
    monkeypatch.setattr(audit, "ask", lambda command, _: page if "audit" in command else python)
    monkeypatch.setattr(audit.shutil, "which", lambda _: "npm")
    monkeypatch.setattr(audit.Path, "is_dir", lambda _: True)

    assert audit.main() == 1
    told = capsys.readouterr().err
    assert "rich 1.0: X-1, mended in 1.1" in told and "vite <9: high weakness" in told


def test_services_that_cannot_be_reached_fail_nothing(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence for each, and the exit code 0."""
    monkeypatch.setattr(audit, "ask", lambda *_: None)
    monkeypatch.setattr(audit.shutil, "which", lambda _: "npm")

    assert audit.main() == 0
    assert capsys.readouterr().out.count("were not audited") == 2


def test_a_program_that_prints_no_json_is_no_answer(audit: ModuleType, tmp_path: Path) -> None:
    """Whatever it prints, and if it is not there at all."""
    assert audit.ask([sys.executable, "-c", "print('nonsense')"], tmp_path) is None
    assert audit.ask([str(tmp_path / "nothing")], tmp_path) is None
    assert audit.ask([sys.executable, "-c", "print('{\"a\": 1}'); raise SystemExit(1)"], tmp_path) == {"a": 1}
