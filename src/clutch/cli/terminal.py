"""The terminal: colour and progress only where a person looks, lines in, lines out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, NoReturn

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from clutch.cli.problem import InputEnded
from clutch.cli.speech import complaint

WIDEST = 110
"""Longer lines are hard to read, however wide the window."""


class Paper(Console):
    """A console that lets a closed pipe be the caller's business."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def clean(text: str) -> str:
    """Text without control characters: a name out of a file must not steer the terminal.

    >>> clean("Ann" + chr(27) + "[2J")
    'Ann?[2J'
    """
    return "".join(letter if letter == "\n" or letter.isprintable() else "?" for letter in text)


def paper(file: IO[str]) -> Console:
    """A console on a stream: plain unless it is a terminal that wants colour."""
    plain = not file.isatty() or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    console = Paper(
        file=file, markup=False, highlight=False, emoji=False, color_system=None if plain else "auto", force_terminal=file.isatty()
    )
    console.width = min(console.width, WIDEST)
    return console


class Terminal:
    """Where a command writes, and where it reads what a person types."""

    def __init__(self) -> None:
        self.out = paper(sys.stdout)
        self.err = paper(sys.stderr)

    @property
    def alive(self) -> bool:
        """Whether a person looks at the output."""
        return self.out.is_terminal

    def say(self, text: str = "", style: str = "", *, indent: int = 0) -> None:
        """A line of prose, wrapped at words; a long line goes on under its own beginning."""
        self.show(Text(clean(text), style=style), indent=indent)

    def show(self, text: Text | Table | Columns, *, indent: int = 0) -> None:
        """Something with styles; text is wrapped at words."""
        if not isinstance(text, Text):
            self.out.print(Padding(text, (0, 0, 0, indent), expand=False) if indent else text)
            return
        for line in text.wrap(self.out, max(self.out.width - indent, 20)) if len(text) else [text]:
            line.rstrip()
            self.out.print(Text(" " * indent if len(line) else "").append_text(line), no_wrap=True, overflow="ignore", crop=False)

    def spans(self, spans: list[tuple[str, str]]) -> None:
        """A line of a text board: never wrapped."""
        self.out.print(Text.assemble(*[(clean(text), style) for text, style in spans]), no_wrap=True, overflow="ignore", crop=False)

    def whole(self, text: str, style: str = "") -> None:
        """A line with a command or a file name, to be copied: never wrapped."""
        self.spans([(text, style)])

    def raw(self, text: str) -> None:
        """Text for a program: as it is."""
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    def rule(self, title: str) -> None:
        """A line across with a title."""
        self.out.rule(Text(clean(title), style="bold"), align="left", style="dim")

    def clear(self) -> None:
        """Empty the screen and what can be scrolled back to."""
        if self.alive:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.out.file.flush()

    def ask(self, prompt: str) -> str:
        """A line that a person types, without its end."""
        sys.stdout.flush()
        try:
            if sys.stdin.isatty() and self.alive:
                import readline  # noqa: F401 - gives `input` its line editing

                return input(clean(prompt))
            self.out.file.write(clean(prompt))
            self.out.file.flush()
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            raise InputEnded(complaint("input_no_text")) from None
        except EOFError:
            line = ""
        if not self.alive:
            self.out.file.write("\n")
        if not line:
            raise InputEnded(complaint("input_ended"))
        return line.rstrip("\n")

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Bar]:
        """A progress bar on stderr, where a person looks at it."""
        if not self.err.is_terminal:
            yield Bar(None)
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True) as progress:
            yield Bar((progress, progress.add_task(title, total=total)))

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Says that something takes a moment, where a person looks at it."""
        if self.err.is_terminal and self.alive:
            with self.err.status(Text(clean(text))):
                yield
        else:
            yield


class Bar:
    """A progress bar, or nothing."""

    def __init__(self, shown: tuple[Progress, object] | None) -> None:
        self.shown = shown

    def advance(self, amount: int) -> None:
        """So much more is done."""
        if self.shown is not None:
            progress, task = self.shown
            progress.advance(task, amount)  # type: ignore[arg-type]  # rich's task ids are integers with a name of their own
