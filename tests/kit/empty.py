"""An empty environment with the wheel in it: the packages that the wheel asks for, and nothing else; no compiler and no Node in reach.

The packages are copied from the environment of the tests, so nobody has to be asked for them; one that the wheel does not ask for is not there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from email.parser import Parser
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent


def make_wheel(folder: Path) -> Path:
    """The wheel, as `make wheel` makes it of what is compiled; where nothing is, interpreted."""
    compiled = any((ROOT / "src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
    environment = {**os.environ, "CLUTCH_COMPILED" if compiled else "CLUTCH_PURE": "1"}
    copy = folder / "sources"
    # A build leaves its traces among the sources, and other tests read them.
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "scripts" / "packing", copy / "scripts" / "packing")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(folder), str(copy)]
    subprocess.run(command, env=environment, check=True)
    shutil.rmtree(copy)
    [wheel] = folder.glob("clutch-*.whl")
    return wheel


def asked_for(wheel: Path, *extras: str) -> set[str]:
    """The packages that a wheel asks for, directly or through others."""
    with zipfile.ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        waiting = [(line, ("", *extras)) for line in Parser().parsestr(packed.read(name).decode()).get_all("Requires-Dist", [])]
    found: set[str] = set()
    seen: set[str] = set()
    while waiting:
        line, wanted = waiting.pop()
        requirement = Requirement(line)
        if requirement.marker is not None and not any(requirement.marker.evaluate({"extra": extra}) for extra in wanted):
            continue
        key = f"{requirement.name}{sorted(requirement.extras)}"
        if key in seen:
            continue
        seen.add(key)
        found.add(re.sub(r"[-_.]+", "-", requirement.name).lower())
        waiting += [(further, ("", *requirement.extras)) for further in metadata.distribution(requirement.name).requires or []]
    return found


class Empty:
    """The environment."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=True)
        self.site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
        for name in asked_for(wheel, *extras):
            self.copy(metadata.distribution(name))
        install = ["-m", "pip", "--python", str(self.python), "install", "-q", "--no-index", "--no-deps", str(wheel)]
        subprocess.run([sys.executable, *install], check=True)

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / "bin" / "python"

    @property
    def command(self) -> str:
        """Its `clutch`."""
        return str(self.folder / "bin" / "clutch")

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of ours: no path to a compiler, to Node or to the sources."""
        return {"PATH": str(self.folder / "bin"), "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}

    def copy(self, package: metadata.Distribution) -> None:
        """One package of the tests' environment."""
        for file in package.files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts and Path(str(file.locate())).is_file():
                target = self.site / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), target)

    def run(self, *arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run `clutch` as somebody does who has installed it."""
        return subprocess.run(
            [self.command, *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            cwd=cwd or self.folder,
            env=self.environment,
            timeout=120,
            check=False,
        )
