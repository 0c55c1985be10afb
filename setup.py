"""Compiles the rules, the kernel and the search with mypyc where a C compiler is at hand; elsewhere they run interpreted.

All compiled modules are one library: only then does mypyc know every class, reads attributes without asking whether they are there, and calls methods that nothing overrides directly.
The C compiler gets a file for each game and one for the rest, compiles them side by side, and only those that have changed.
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
COMPILED = ("kernel", "games", "bots/search", "bots/nets", "bots/reference", "batch/games.py")
"""Packages, with all that is in them, and single modules."""
BUILD = Path("build")
"""Where C sources and objects are written."""
LIBRARY = "clutch__mypyc"
INLINED = {"StackedState": ["kind", "asked", "carried", "carry", "push", "pop"], "Actions": ["add", "room"]}
"""Methods of the kernel that are so short, and called so often, that the C compiler sees them wherever a game calls them."""
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
    """The modules that are compiled: all of the compiled packages but their `__init__`, and single ones."""
    parts = [ROOT / "src" / "clutch" / part for part in COMPILED]
    found = [path for part in parts for path in ([part] if part.is_file() else part.rglob("*.py"))]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py")


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


def inlined(written: list[Path]) -> Path:
    """A header with those methods once more, for the file that includes it alone: C compilers put them into their callers, which they cannot do with what is defined in another file."""
    text = "".join(source.read_text("utf-8") for source in written if unit_of(source) == "core")
    lines = []
    for owner, methods in INLINED.items():
        for method in methods:
            body = re.search(rf"^\w[\w ]* \**(CPyDef_\w+___{owner}___{method})\([^;]*?\) {{\n.*?^}}\n", text, re.DOTALL | re.MULTILINE)
            if body is None:
                sys.exit(
                    f"mypyc has written no function for {owner}.{method}, which setup.py wants to be put into its callers: is it gone?"
                )
            lines.append(f"static inline {body[0].replace(body[1], f'inlined_{body[1]}', 1)}#define {body[1]} inlined_{body[1]}\n")
    made = BUILD / "inlined.h"
    header = "".join(lines)
    if not made.is_file() or made.read_text("utf-8") != header:
        made.write_text(header, "utf-8")
    return made


def units(written: list[Path]) -> dict[Path, list[Path]]:
    """Gather what mypyc has written into a few files, each optimised as a whole: what is in which, the largest first."""
    gathered: dict[str, list[Path]] = {}
    for source in written:
        gathered.setdefault(unit_of(source), []).append(documented(source))
    made = {}
    short = f'#include "__native_clutch.h"\n#include "__native_internal_clutch.h"\n#include "{inlined(written).name}"\n'
    for name in sorted(gathered, key=lambda name: -sum(source.stat().st_size for source in gathered[name])):
        unit = BUILD / f"unit_{name}.c"
        # The flags stand in the file, so that it changes with them.
        lines = [
            f"// {' '.join(flags())}\n",
            HEAD,
            "" if name == "core" else short,
            *[f'#include "{part.relative_to(BUILD).as_posix()}"\n' for part in gathered[name]],
        ]
        text = "".join(lines)
        if not unit.is_file() or unit.read_text("utf-8") != text:
            unit.write_text(text, "utf-8")
        made[unit] = gathered[name]
    return made


class Docstrings:
    """The docstrings of one module, for the C source that mypyc has written of it: mypyc keeps signatures and drops docstrings, so that `help()` would be silent."""

    def __init__(self, module: Path) -> None:
        self.texts: dict[tuple[str, str], str] = {}
        """The docstring of each function, class (with no name of a member) and attribute, by class and name; no class for a module's own."""
        tree = ast.parse(module.read_text("utf-8"))
        self.keep("", "", tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.keep("", node.name, node)
            elif isinstance(node, ast.ClassDef):
                self.keep(node.name, "", node)
                for part in node.body:
                    if isinstance(part, ast.FunctionDef):
                        self.keep(node.name, part.name, part)
                        if part.name == "__init__":
                            self.keep_attributes(node.name, part)

    def keep(self, owner: str, name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        """Take over a docstring, if there is one."""
        text = ast.get_docstring(node)
        if text:
            self.texts.setdefault((owner, name), text)

    def keep_attributes(self, owner: str, init: ast.FunctionDef) -> None:
        """Take over what stands below attributes where they are declared."""
        for declared, said in pairwise(init.body):
            if (
                isinstance(declared, ast.AnnAssign)
                and isinstance(declared.target, ast.Attribute)
                and isinstance(said, ast.Expr)
                and isinstance(said.value, ast.Constant)
                and isinstance(said.value.value, str)
            ):
                self.texts[owner, declared.target.attr] = inspect.cleandoc(said.value.value)

    def written_into(self, source: str) -> str:
        """The C source with the docstrings in it."""
        owner, name, kind = "", "", ""
        lines = []
        for line in source.splitlines():
            table = TABLE.match(line)
            if table:
                kind = table[1]
                owner = table[2].rsplit("___", 1)[-1] if kind != "PyMethodDef" or not table[2].endswith("module") else ""
            elif kind:
                entry = ENTRY.match(line)
                name = entry[1] if entry else name
                line = self.written_line(line, kind, owner, name)
                kind = "" if line.startswith("};") else kind
            lines.append(line)
        return "\n".join(lines) + "\n"

    def written_line(self, line: str, kind: str, owner: str, name: str) -> str:
        """One line of a table of C with the docstring in it, if it is to have one."""
        if kind == "PyModuleDef":
            return line.replace("NULL, /* docstring */", f"{quoted(self.texts.get(('', ''), ''))}, /* docstring */")
        if kind == "PyGetSetDef":
            text = self.texts.get((owner, name))
            return line.replace("NULL, NULL}", f"{quoted(text)}, NULL}}") if text else line
        text = self.texts.get((owner, "" if kind == "PyTypeObject" else name))
        told = TOLD.search(line)
        if told is None or text is None:
            return line
        return line[: told.start()] + f"PyDoc_STR({told[1].replace('NULL', '')}{quoted(text)})" + line[told.end() :]


TABLE = re.compile(
    r"static (?:struct )?(PyMethodDef|PyGetSetDef|PyTypeObject|PyModuleDef) (?:CPyType_)?(\w+?)(?:_template_|_methods|_getseters)?(?:\[\])? = \{"
)
ENTRY = re.compile(r'\s*\{"(\w+)",')
TOLD = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')


def quoted(text: str) -> str:
    """A text in C."""
    return (
        '"' + "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode("utf-8")) + '"'
    )


def documented(written: Path) -> Path:
    """The C source that mypyc has written of a module, with the module's docstrings: a file of its own beside it, because mypyc writes its own again when it finds it changed."""
    module = ROOT / "src" / Path(*written.stem.removeprefix("__native_").split("___")).with_suffix(".py")
    if not module.is_file():
        return written
    text = Docstrings(module).written_into(written.read_text("utf-8"))
    made = written.with_suffix(".documented.c")
    if not made.is_file() or made.read_text("utf-8") != text:
        made.write_text(text, "utf-8")
    return made


def is_newer(made: Path, parts: list[Path]) -> bool:
    """Whether something was made after all its parts."""
    return made.is_file() and made.stat().st_mtime > max(part.stat().st_mtime for part in parts)


def tell(what: str, number: int) -> None:
    """How far it is, for `scripts/compile.py`, which asks for it."""
    if os.environ.get("CLUTCH_PROGRESS") == "1":
        # In one piece: several files may be done at the same moment, and `print` writes the end of a line by itself.
        sys.stderr.write(f"PROGRESS: {what} {number}\n")


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
            "WARNING: no C compiler found: Clutch will run interpreted, some 70 times slower. Install gcc or clang and build again.",
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
