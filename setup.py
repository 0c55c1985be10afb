"""Compiles the rules, the kernel and the search with mypyc where a C compiler is at hand; elsewhere they run interpreted.

All compiled modules are one library: only then does mypyc know every class, reads attributes without asking whether they are there, and calls methods that nothing overrides directly.
The C compiler gets a file for each game and one for the rest, compiles them side by side, and only those that have changed.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
COMPILED = ("kernel", "games", "bots/search", "bots/reference", "batch")
BUILD = Path("build")
"""Where C sources and objects are written."""
LIBRARY = "clutch__mypyc"
ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))
"""How the names of compiled modules end."""
PROFILE = (ROOT / BUILD / "profile").resolve()
"""Where a training run says what is hot."""

HEAD = """#include <CPy.h>
#ifdef __GNUC__
// Nobody comes here while all goes well: what leads here is laid aside, and does not count when functions are put into their callers.
__attribute__((cold)) void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
#endif
"""


def sources() -> list[str]:
    """The modules that are compiled: all of the compiled packages but their `__init__`."""
    return sorted(
        str(path.relative_to(ROOT))
        for part in COMPILED
        for path in (ROOT / "src" / "clutch" / part).rglob("*.py")
        if path.name != "__init__.py"
    )


def has_compiler() -> bool:
    """Whether the C compiler that Python wants is there."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return os.name == "nt" or any(shutil.which(name) for name in (command[0], "cc", "gcc", "clang"))


def flags() -> list[str]:
    """What the C compiler is told beside what mypyc says."""
    if os.name == "nt":
        return []
    # A shared library's functions could be replaced from outside, so compilers do not inline them; ours are never replaced, and nobody else calls them.
    told = ["-fno-semantic-interposition", "-fvisibility=hidden"]
    wish = os.environ.get("CLUTCH_PGO")
    if wish == "train":
        told += [f"-fprofile-generate={PROFILE}", "-fprofile-update=single"]
    elif wish == "1":
        if not any(PROFILE.glob("*.gcda")):
            sys.exit("CLUTCH_PGO=1 needs to know what is hot: run CLUTCH_PGO=1 python scripts/compile.py, which finds it out")
        told += [f"-fprofile-use={PROFILE}", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch"]
    return told


def unit_of(written: Path) -> str:
    """To which of the files that the C compiler gets a C source of mypyc's belongs: a game's, or the rest's."""
    parts = written.stem.split("___")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 3 else "core"


def units(written: list[Path]) -> dict[Path, list[Path]]:
    """Gather what mypyc has written into a few files, each optimised as a whole: what is in which, the largest first."""
    gathered: dict[str, list[Path]] = {}
    for source in written:
        gathered.setdefault(unit_of(source), []).append(source)
    made = {}
    for name in sorted(gathered, key=lambda name: -sum(source.stat().st_size for source in gathered[name])):
        unit = BUILD / f"unit_{name}.c"
        # The flags stand in the file, so that it changes with them.
        lines = [f"// {' '.join(flags())}\n", HEAD, *[f'#include "{part.relative_to(BUILD).as_posix()}"\n' for part in gathered[name]]]
        text = "".join(lines)
        if not unit.is_file() or unit.read_text("utf-8") != text:
            unit.write_text(text, "utf-8")
        made[unit] = gathered[name]
    return made


def is_newer(made: Path, parts: list[Path]) -> bool:
    """Whether something was made after all its parts."""
    return made.is_file() and made.stat().st_mtime > max(part.stat().st_mtime for part in parts)


def tell(what: str, number: int) -> None:
    """How far it is, for `scripts/compile.py`, which asks for it."""
    if os.environ.get("CLUTCH_PROGRESS") == "1":
        print(f"PROGRESS: {what} {number}", file=sys.stderr, flush=True)


class SideBySide(build_ext):
    """Compiles the files of the library at the same time, and only those that have changed."""

    def build_extension(self, ext: Extension) -> None:
        if is_compiled():
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / "src" / (ext.name.replace(".", "/") + ENDING), target)
            return
        if ext.name != LIBRARY:
            super().build_extension(ext)
            return
        gathered = units([Path(source) for source in ext.sources])
        headers = list(BUILD.rglob("*.h"))
        told = [*ext.extra_compile_args, *flags()]
        tell("translated", sum(len(parts) for parts in gathered.values()))

        def compiled(unit: Path) -> str:
            [made] = self.compiler.object_filenames([str(unit)], output_dir=self.build_temp)
            if not is_newer(Path(made), [unit, *gathered[unit], *headers]):
                self.compiler.compile([str(unit)], output_dir=self.build_temp, include_dirs=ext.include_dirs, extra_postargs=told)
            tell("compiled", len(gathered[unit]))
            return str(made)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            objects = list(pool.map(compiled, gathered))
        linked = [flag for flag in flags() if flag.startswith("-fprofile")]
        self.compiler.link_shared_object(objects, self.get_ext_fullpath(ext.name), build_temp=self.build_temp, extra_postargs=linked)


def is_compiled() -> bool:
    """Whether what `scripts/compile.py` has made in place is to be packed as it is: `make wheel` says so."""
    return os.environ.get("CLUTCH_COMPILED") == "1"


def made_in_place() -> list[Extension]:
    """What is compiled already."""
    found = [path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob(f"*{ENDING}")]
    if not found:
        sys.exit(
            "CLUTCH_COMPILED=1 packs rules that are compiled, and there are none: run python scripts/compile.py first, or leave it out"
        )
    return [Extension(".".join([*path.parent.parts, path.name.removesuffix(ENDING)]), []) for path in sorted(found)]


def extensions() -> list[Extension]:
    """The C extensions, or none."""
    if os.environ.get("CLUTCH_PURE") == "1":
        return []
    if is_compiled():
        return made_in_place()
    if not has_compiler():
        print(
            "WARNING: no C compiler found: Clutch will run interpreted, some 40 times slower. Install gcc or clang and build again.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    tell("modules", len(sources()))
    told = ["--verbose"] if os.environ.get("CLUTCH_PROGRESS") == "1" else []  # then mypy names each module that it reads
    made = mypycify(
        ["--strict", "--no-warn-unused-ignores", "--cache-dir=build/mypyc_cache", *told, *sources()],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="clutch",
    )
    return [module for module in made if isinstance(module, Extension)]


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
