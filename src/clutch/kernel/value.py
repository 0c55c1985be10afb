"""What an object says of itself: printing, comparing, copying and pickling by its contents, the same compiled and interpreted.

Compiled classes have no `__dict__` and cannot be pickled by themselves, and arrays (`vec`) cannot at all. Here both learn it once; a class lists nothing twice.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8


def contents(thing: object) -> dict[str, object]:
    """Everything that an object holds, by name, in alphabetical order; a compiled class keeps the names of its attributes."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    if names is None:
        names = vars(thing)
    return {name: getattr(thing, name) for name in sorted(names)}


class Value:
    """An object that is what it holds: printed, compared, copied and pickled by its contents.

    Its constructor takes its contents by name; what may change later is set afterwards, and `changing` lists it.
    """

    def changing(self) -> list[str]:
        """The attributes that the constructor does not take."""
        return []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in contents(self).items()])})"

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and contents(self) == contents(other))

    def __hash__(self) -> int:
        """By what cannot change any more, so that a record that goes on keeps its place in a set."""
        changing = self.changing()
        return hash(repr([value for name, value in contents(self).items() if name not in changing]))

    def __reduce__(self) -> tuple[object, ...]:
        return (remade, (type(self), contents(self), self.changing()))

    def __copy__(self) -> Value:
        return remade(type(self), contents(self), self.changing())

    def __deepcopy__(self, memo: dict[int, object]) -> Value:
        return remade(type(self), deepcopy(contents(self), memo), self.changing())


def remade(kind: type[Value], held: dict[str, object], changing: list[str]) -> Value:
    """A value with the same contents."""
    made = kind(**{name: value for name, value in held.items() if name not in changing})
    for name in changing:
        setattr(made, name, held[name])
    return made


def unpacked(kind: str, items: list[float]) -> object:
    """An array from its kind of number and its items.

    >>> unpacked("vec[u8]", [1, 2])
    vec[u8]([1, 2])
    """
    if kind == "vec[float]":
        return vec[float](items)
    whole = [int(item) for item in items]
    if kind == "vec[u8]":
        return vec[u8](whole)
    if kind == "vec[i16]":
        return vec[i16](whole)
    if kind == "vec[i32]":
        return vec[i32](whole)
    assert kind == "vec[i64]", f"there is no array of the kind {kind}"
    return vec[i64](whole)


def packed(array: Any) -> tuple[Callable[[str, list[float]], object], tuple[str, list[float]]]:
    """How pickle and copy take an array apart."""
    return (unpacked, (type(array).__name__, list(array)))


def register_arrays() -> None:
    """Let pickle and copy know arrays of every kind."""
    arrays: list[object] = [vec[u8]([]), vec[i16]([]), vec[i32]([]), vec[i64]([]), vec[float]([])]
    for array in arrays:
        copyreg.pickle(type(array), packed)


register_arrays()
