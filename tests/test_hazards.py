"""The hazards of compiled code are found, and what looks like one is left alone."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "hazards.py"


@pytest.fixture(scope="module")
def hazards() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("hazards", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def inside(statement: str) -> str:
    """A statement as the whole of a function, in the second line."""
    return f"def rule(state: Hall, n: i64) -> i64:\n    {statement}\n"


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("for _ in range(n): pass", "UNNAMED"),
        ("for _ in range(i64(4)): pass", "UNNAMED"),
        ("faces = vec[u8]([u8(0) for _ in range(n)])", "UNNAMED"),
        ("for place in range(n, i64(-1), i64(-1)): pass", "STEP"),
        ("for place in range(i64(0), n, state.step): pass", "STEP"),
        ("places = [place for place in range(n, -1, i64(-1))]", "STEP"),
        ("for place in reversed(range(n)): pass", "REVERSED"),
        ("bit = i64(1) << n", "SHIFT"),
        ("bit = 1 << n", "SHIFT"),
        ("bit = 1 << state.place", "SHIFT"),
        ("bit = i64(1) << i64(state.places[n])", "SHIFT"),
        ("bit = i64(1) << (n + 3)", "SHIFT"),
        ("bit = i64(1) << 31", "SHIFT"),
        ("mask = -1 << n", "SHIFT"),
        ("faces = vec[u8]([0, 1] * n)", "PRODUCT"),
        ("faces = vec[u8](n * [0, 1])", "PRODUCT"),
        ("faces = vec[u8](NO_FACES * 2)", "PRODUCT"),
        ("place = n if state.step else NONE", "CHOICE"),
        ("place = 0 if state.step else n + 1", "CHOICE"),
        ("place = i64(state.places[n]) if n else -1", "CHOICE"),
        ("return -n if n < LIMIT else LIMIT", "CHOICE"),
        ("place = rule(state, n) * 2 if state.step else 0", "CHOICE"),
    ],
)
def test_hazards_are_found(hazards: ModuleType, statement: str, sentence: str) -> None:
    """Each once, in its line, with its sentence."""
    assert hazards.hazards(inside(statement)) == [(2, getattr(hazards, sentence))]


@pytest.mark.parametrize(
    "statement",
    [
        "for _turn in range(n): pass",
        "for turn in range(i64(1), n + 1): pass",
        "for _ in state.names: pass",
        "for place in range(n, i64(-1), -1): pass",
        "for place in range(0, n, STRIP): pass",
        "rows = [[0] * 3 for _ in range(n)]",
        "bit = i64(1) << seat",
        "bit = i64(1) << i64(state.colour[n])",
        "bit = (1 << state.players) - 1",
        "bit = i64(1) << 30",
        "bit = 1 << 40",
        "bit = 1 << int(n)",
        "bit = wanted << n",
        "bit = 1 >> n",
        "faces = vec[u8]([0] * n)",
        "faces = vec[u8](n * [0])",
        "faces = vec[u8]([0, 1])",
        "faces = [0, 1] * 3",
        "place = n if state.step else i64(NONE)",
        "place = 1 if state.step else 0",
        "place = ONE if n else TWO",
        "word = name if n else NONE",
        "place = n if state.step else n + 1",
    ],
)
def test_what_compiles_well_is_left_alone(hazards: ModuleType, statement: str) -> None:
    """A named variable, a literal step, a small shift, a list of one item, and lists of Python's own."""
    assert hazards.hazards(inside(statement)) == []


def test_what_is_a_number_is_read_from_annotations(hazards: ModuleType) -> None:
    """Attributes and what functions return, in this module and in the others; a name that is two things is none."""
    hall = "class Hall:\n    def __init__(self) -> None:\n        self.floor: i64 = 0\n        self.door: Final[i64] = 0\n\n    def height(self) -> i64: ...\n"
    tower = "class Tower:\n    def __init__(self) -> None:\n        self.door: str = ''\n"
    numbers = hazards.machine_numbers([hall, tower])

    assert numbers == {"floor", "height()"}
    assert hazards.hazards(inside("place = state.floor if n else 0"), numbers) == [(2, hazards.CHOICE)]
    assert hazards.hazards(inside("place = 0 if n else state.height()"), numbers) == [(2, hazards.CHOICE)]
    assert hazards.hazards(inside("name = state.door if n else NONE"), numbers) == []


def test_a_module_may_take_its_time_at_import(hazards: ModuleType) -> None:
    """What is done once, outside of functions, is done with Python's integers; a product would break the compiler there, too."""
    source = "BITS: Final = [1 << place for place in range(40)]\nfor _ in range(3): pass\nFACES: Final = vec[u8]([0, 1] * 6)\n"

    assert hazards.hazards(source) == [(3, hazards.PRODUCT)]


def test_methods_and_inner_places_are_read(hazards: ModuleType) -> None:
    """Wherever in a function the hazard stands; findings come in the order of their lines."""
    source = "class Hall:\n    def turn(self, n: i64) -> i64:\n        for _ in range(n):\n            if n:\n                return i64(1) << n\n        return 0\n"

    assert [finding.line for finding in hazards.hazards(source)] == [3, 5]


def test_the_compiled_modules_are_those_of_the_setup(hazards: ModuleType) -> None:
    """Kernel, games and search; no package's `__init__`, and nothing of the server."""
    modules = [str(path.relative_to(SCRIPT.parent.parent / "src" / "clutch")) for path in hazards.compiled_modules()]

    assert {"kernel/chance.py", "games/catalogue.py", "games/dragoon/setup.py", "bots/search/measure.py"} <= set(modules)
    assert not [name for name in modules if name.endswith("__init__.py") or name.startswith(("table", "bots/bot"))]


def test_findings_are_printed_with_their_place(hazards: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line each, and the exit code 1; silence and 0 where there is none."""
    slow = tmp_path / "slow.py"
    slow.write_text(inside("for _ in range(n): pass"), "utf-8")
    good = tmp_path / "good.py"
    good.write_text(inside("for _turn in range(n): pass"), "utf-8")

    assert hazards.main([str(good)]) == 0
    assert capsys.readouterr().out == ""
    assert hazards.main([str(good), str(slow)]) == 1
    assert capsys.readouterr().out == f"{slow}:2: {hazards.UNNAMED}\n"


def test_a_file_that_is_not_there_is_told(hazards: ModuleType, tmp_path: Path) -> None:
    """In one sentence."""
    with pytest.raises(SystemExit, match=r"there is no file .*gone.py"):
        hazards.main([str(tmp_path / "gone.py")])
