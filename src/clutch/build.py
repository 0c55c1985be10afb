"""Which build runs: the compiled rules, or the same sources interpreted."""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

INTERPRETED = "interpreted"
COMPILED = "compiled"


class SourceFinder:
    """Finds Clutch's modules as Python sources, passing over compiled ones."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of ours, or None for anybody else's."""
        if not name.startswith("clutch.") or path is None:
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, loader).find_spec(name)
            if spec is not None:
                return spec
        return None


def obey_environment() -> None:
    """`CLUTCH_PURE=1` runs the sources even where a compiled build lies beside them."""
    if os.environ.get("CLUTCH_PURE") == "1":
        sys.meta_path.insert(0, SourceFinder())


def build() -> str:
    """`compiled` or `interpreted`.

    >>> build() in (COMPILED, INTERPRETED)
    True
    """
    from clutch.kernel import state

    return INTERPRETED if Path(state.__file__).suffix == ".py" else COMPILED
