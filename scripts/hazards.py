"""Finds in the compiled modules what reads well, runs well interpreted, and goes wrong or slow behind the compiler's back: `python scripts/hazards.py [FILE …]`.

Each finding is a line with its place and one sentence; the exit code is 1 if there is any.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent

UNNAMED = "`for _ in range(…)` makes a Python object each time round, because `_` may be anything: give it a name, such as `_turn`"
STEP = "a range whose step is no plain number is an object of Python's: write the step as a literal and an end below zero as `i64(-1)`, or a while loop"
REVERSED = "`reversed(range(…))` runs over objects of Python's: count down with a literal step, or in a while loop"
SHIFT = "the C compiler shifts a constant in 32 bits, so this is wrong from 31 on, whatever `i64` says: take the bit from a table, or add the name of a small number to `SMALL` in scripts/hazards.py"
CHOICE = "a choice between a machine's number and a constant makes a Python object of both: write it as `if` and `else`, or give the constant its type, `i64(…)`"
PRODUCT = "the compiler breaks down on a vec made of a product unless it is a list of one item times a number: write the items out, or append them"

SMALL = {
    "DIRECTIONS": "six sides of a tile",
    "GOLD": "one of Dragonbrood's 14 kinds of things",
    "HUES": "twelve colours of dragons",
    "ROW_GET": "one of Dragonbrood's 14 kinds of things",
    "SPACES": "24 spaces of an income board",
    "account": "eight accounts",
    "colour": "twelve colours of dragons",
    "egg": "six eggs",
    "entry": "eight entries of a shelf",
    "give": "one of Dragonbrood's 14 kinds of things",
    "hand_size": "eight cards at most",
    "kin_place": "16 places for kin",
    "kind": "no game has more than 17 kinds of anything",
    "owner": "a seat",
    "players": "six at most",
    "rotation": "six ways to turn a tile",
    "seat": "six at most",
    "space": "24 spaces of an income board",
    "target": "a seat",
    "terrain": "six terrains",
    "trinket": "18 trinkets",
    "turn": "the seat on turn",
    "way": "eleven exchanges",
}
"""Names whose numbers stay below 31 wherever they are used, each with the reason: a constant may be shifted by them."""


class Finding(NamedTuple):
    """A hazard and its line."""

    line: int
    sentence: str


MACHINE = ("i64", "i32", "i16", "u8")
"""The types of numbers that are no Python objects."""


class Types(ast.NodeVisitor):
    """What is annotated as a machine's number, by name alone: a name that is also something else elsewhere is none."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        """Attributes that are such numbers, and functions that return them, as `name()`."""
        self.others: set[str] = set()
        """The same with any other type."""

    def learn(self, name: str, annotation: ast.expr | None) -> None:
        (self.numbers if is_machine_type(annotation) else self.others).add(name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.learn(f"{node.name}()", node.returns)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Attribute):
            self.learn(node.target.attr, node.annotation)

    def are_numbers(self) -> set[str]:
        """The names that are never anything else."""
        return self.numbers - self.others


class Hazards(ast.NodeVisitor):
    """Walks over a module and collects its hazards."""

    def __init__(self, numbers: set[str]) -> None:
        self.found: list[Finding] = []
        self.functions = 0
        """How many functions lie around the node: what a module does at its import is done once and may be slow."""
        self.numbers = numbers
        """Attributes and functions of all modules that are a machine's numbers; see `Types`."""
        self.local: set[str] = set()
        """Parameters and variables of this function that are."""

    def find(self, node: ast.expr | ast.stmt, sentence: str) -> None:
        self.found.append(Finding(node.lineno, sentence))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = self.local
        self.local = {argument.arg for argument in node.args.args if is_machine_type(argument.annotation)}
        for inner in ast.walk(node):
            if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name) and is_machine_type(inner.annotation):
                self.local.add(inner.target.id)
        self.functions += 1
        self.generic_visit(node)
        self.functions -= 1
        self.local = outer

    def visit_IfExp(self, node: ast.IfExp) -> None:
        sides = (node.body, node.orelse)
        if self.functions and any(is_constant(side) for side in sides) and any(self.is_machine_number(side) for side in sides):
            self.find(node, CHOICE)
        self.generic_visit(node)

    def is_machine_number(self, node: ast.expr) -> bool:
        """Whether this is certainly a machine's number, and no constant."""
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
            return name in MACHINE or f"{name}()" in self.numbers
        if isinstance(node, ast.Name):
            return node.id in self.local
        if isinstance(node, ast.Attribute):
            return node.attr in self.numbers
        if isinstance(node, ast.BinOp):
            return self.is_machine_number(node.left) or self.is_machine_number(node.right)
        return isinstance(node, ast.UnaryOp) and self.is_machine_number(node.operand)

    def visit_For(self, node: ast.For) -> None:
        if self.functions and is_unnamed(node.target) and is_call(node.iter, "range"):
            self.find(node, UNNAMED)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if self.functions and is_call(node, "range") and len(node.args) == 3 and not is_constant(node.args[2]):
            self.find(node, STEP)
        if self.functions and is_call(node, "reversed") and node.args and is_call(node.args[0], "range"):
            self.find(node, REVERSED)
        if is_vec(node.func) and node.args:
            self.check_vec(node.args[0])
        self.generic_visit(node)

    def check_vec(self, items: ast.expr) -> None:
        """What a vec is made of: a list that is multiplied has one item, and its loops have names."""
        if isinstance(items, ast.BinOp) and isinstance(items.op, ast.Mult):
            lists = [side for side in (items.left, items.right) if isinstance(side, ast.List)]
            if len(lists) != 1 or len(lists[0].elts) != 1:
                self.find(items, PRODUCT)
        if self.functions and isinstance(items, ast.ListComp):
            for loop in items.generators:
                if is_unnamed(loop.target) and is_call(loop.iter, "range"):
                    self.find(loop.iter, UNNAMED)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if self.functions and isinstance(node.op, ast.LShift) and is_number(plain(node.left)):
            # Two numbers are reckoned out beforehand, and Python's integers are shifted by Python's rules.
            exact = is_number(node.left) and (is_number(node.right) or is_call(node.right, "int"))
            if not exact and not is_small(node.right):
                self.find(node, SHIFT)
        self.generic_visit(node)


def is_machine_type(annotation: ast.expr | None) -> bool:
    """Whether something is annotated as a machine's number, final or not."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name) and annotation.value.id == "Final":
        annotation = annotation.slice
    return isinstance(annotation, ast.Name) and annotation.id in MACHINE


def is_unnamed(target: ast.expr) -> bool:
    """Whether the variable of a loop is `_`."""
    return isinstance(target, ast.Name) and target.id == "_"


def is_call(node: ast.expr, name: str) -> bool:
    """Whether a builtin of that name is called."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def is_vec(function: ast.expr) -> bool:
    """Whether this is `vec[…]`, which makes an array when it is called."""
    return isinstance(function, ast.Subscript) and isinstance(function.value, ast.Name) and function.value.id == "vec"


def is_number(node: ast.expr) -> bool:
    """Whether a whole number is written here, with or without its sign."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def is_constant(node: ast.expr) -> bool:
    """Whether the compiler knows the number: it is written here, or in a constant of a module."""
    return is_number(node) or (isinstance(node, ast.Name) and node.id.isupper())


def plain(node: ast.expr) -> ast.expr:
    """A number without the type that it is converted to."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("i64", "int") and len(node.args) == 1:
        return node.args[0]
    return node


def is_small(node: ast.expr) -> bool:
    """Whether a number that a constant is shifted by is known to stay below 31: one that is written here, one of the small ones, or an entry of a table of such."""
    node = plain(node)
    if isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and node.value < 31
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in SMALL


def machine_numbers(sources: list[str]) -> set[str]:
    """The attributes and functions of these modules that are a machine's numbers."""
    types = Types()
    for source in sources:
        types.visit(ast.parse(source))
    return types.are_numbers()


def hazards(source: str, numbers: set[str] | None = None) -> list[Finding]:
    """The hazards of a module's source, line by line; `numbers` are other modules' names of a machine's numbers."""
    walk = Hazards(machine_numbers([source]) | (numbers or set()))
    walk.visit(ast.parse(source))
    return sorted(walk.found)


def compiled_parts() -> list[str]:
    """The packages and single modules that `setup.py` compiles."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "COMPILED":
            return [str(part) for part in ast.literal_eval(node.value)]
    raise SystemExit("setup.py does not say in COMPILED what is compiled")


def compiled_modules() -> list[Path]:
    """All modules of these."""
    parts = [ROOT / "src" / "clutch" / part for part in compiled_parts()]
    found = [path for part in parts for path in ([part] if part.is_file() else part.rglob("*.py"))]
    return sorted(path for path in found if path.name != "__init__.py")


def main(files: list[str]) -> int:
    """Print the findings in these files, or in all compiled modules: 1 if there is any."""
    count = 0
    numbers = machine_numbers([path.read_text("utf-8") for path in compiled_modules()])
    for path in [Path(name).resolve() for name in files] or compiled_modules():
        if not path.is_file():
            sys.exit(f"there is no file {path}: name modules, or none for all that are compiled")
        shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        for finding in hazards(path.read_text("utf-8"), numbers):
            print(f"{shown}:{finding.line}: {finding.sentence}")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
