"""Compiles a twin into a library that Python can load."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parent
FLAGS = ["-std=c++17", "-O3", "-Wall", "-Wextra", "-pedantic", "-shared", "-fPIC"]
"""Optimised as far as our own engine is by its C compiler, and for no processor in particular, as that is."""


def find_compiler() -> str | None:
    """The C++ compiler of this machine: the one that `CXX` names, or the first of the usual ones."""
    named = os.environ.get("CXX")
    for name in [named] if named else ["c++", "g++", "clang++"]:
        found = shutil.which(name)
        if found:
            return found
    return None


def compile_twin(compiler: str, name: str, folder: Path) -> Path:
    """Compile the twin of a game: its library."""
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / f"{name}.so"
    done = subprocess.run([compiler, *FLAGS, "-o", str(library), str(SOURCES / f"{name}.cpp")], check=False)
    if done.returncode:
        sys.exit(f"{compiler} cannot compile the twin {name}.cpp: what it says stands above")
    return library
