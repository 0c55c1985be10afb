"""Compiles the rules, the kernel and the search with mypyc where a C compiler is at hand; elsewhere they run interpreted."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
COMPILED = ("kernel", "games", "bots/search", "batch")


def sources() -> list[str]:
    """The modules that are compiled: all of the compiled packages but their `__init__`."""
    return sorted(
        str(path.relative_to(ROOT))
        for part in COMPILED
        for path in (ROOT / "src" / "clutch" / part).rglob("*.py")
        if path.name != "__init__.py"
    )


def groups() -> dict[str, list[str]]:
    """One library for the kernel and the search, one for each game: they compile side by side, and a change to one game compiles that game alone."""
    found: dict[str, list[str]] = {}
    for source in sources():
        parts = Path(source).parts
        inside_game = parts[2] == "games" and len(parts) > 4
        found.setdefault(parts[3] if inside_game else "catalogue" if parts[2] == "games" else "core", []).append(source)
    return found


def has_compiler() -> bool:
    """Whether the C compiler that Python wants is there."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return os.name == "nt" or any(shutil.which(name) for name in (command[0], "cc", "gcc", "clang"))


def extensions() -> list[Extension]:
    """The C extensions, or none."""
    if os.environ.get("CLUTCH_PURE") == "1":
        return []
    if not has_compiler():
        print(
            "WARNING: no C compiler found: Clutch will run interpreted, some 40 times slower. Install gcc or clang and build again.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    made = mypycify(
        ["--strict", "--no-warn-unused-ignores", "--cache-dir=build/mypyc_cache", *sources()],
        opt_level="3",
        debug_level="0",
        separate=[(files, f"clutch_{name}") for name, files in groups().items()],
    )
    modules = [module for module in made if isinstance(module, Extension)]
    for module in modules:
        if os.name != "nt":
            # A shared library's functions could be replaced from outside, so compilers do not inline them; ours are never replaced.
            module.extra_compile_args = [
                *module.extra_compile_args,
                "-fno-semantic-interposition",
            ]  # the compiler shares one list among all modules
    return modules


setup(ext_modules=extensions())
