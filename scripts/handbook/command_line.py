"""The page of all commands, from the parser itself."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from scripts.handbook.tables import cell, table

from clutch.cli.main import make_parser
from clutch.cli.speech import SPEECH

COLUMNS = 84
"""How many letters of code a page shows in a line."""
HEAD = """# The command line

Every command with all its arguments, as `clutch COMMAND --help` tells them; `--language de` tells them in German.
[In the terminal](../terminal.md) shows what they are for.
Wrong input gets one sentence on the standard error and the exit code 2; Ctrl-C leaves with 130.
"""


def page() -> str:
    """The whole page, in English whatever the machine speaks."""
    SPEECH.speak("en")
    parser = make_parser(serving=True)
    parts = [HEAD, "## clutch {#clutch}\n\n", body(parser)]
    for name, command in commands(parser):
        parts.append(f"\n## clutch {name} {{#{name}}}\n\n{body(command)}")
    return "".join(parts)


def commands(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The commands of a parser. argparse has no public way to ask for them."""
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            yield from action.choices.items()


def body(parser: argparse.ArgumentParser) -> str:
    """What one command is for, its arguments, and its examples."""
    formatter = parser._get_formatter()  # noqa: SLF001 - help texts have places for defaults, which only it fills in
    rows = [
        [f"`{named(action)}`", with_options(cell(formatter._expand_help(action)))]  # noqa: SLF001
        for action in parser._actions  # noqa: SLF001
        if action.help and action.help != argparse.SUPPRESS and not isinstance(action, argparse._HelpAction)  # noqa: SLF001
    ]
    examples = (parser.epilog or "").partition("\n")[2]
    lines = "\n".join(f"$ {line.strip()}" for line in examples.splitlines())
    usage = folded(parser.format_usage().partition(":")[2])
    told = f"{with_options(parser.description or '')}\n\n```text\n{usage}\n```\n\n{table(['argument', 'what it does'], rows)}"
    return told + (f"\n```console\n{lines}\n```\n" if lines else "")


def with_options(text: str) -> str:
    """A text with its options as code, so that they are not broken at their hyphens.

    >>> with_options("With `--out DIR` and --bots, a bot-like --name=X")
    'With `--out DIR` and `--bots`, a bot-like `--name=X`'
    """
    pieces = re.split(r"(`[^`]*`)", text)
    pieces[::2] = [re.sub(r"(?<![\w-])--\w[\w-]*(?:=\w+)?", r"`\g<0>`", piece) for piece in pieces[::2]]
    return "".join(pieces)


def folded(usage: str) -> str:
    """How a command is called, in lines that a page shows whole; what is in one pair of brackets stays together."""
    pieces = re.findall(r"\[[^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*\]|\S+", usage)
    lines = [""]
    for piece in pieces:
        if lines[-1].strip() and len(lines[-1]) + len(piece) >= COLUMNS:
            lines.append("      ")
        lines[-1] += f" {piece}" if lines[-1] else piece
    return "\n".join(lines)


def named(action: argparse.Action) -> str:
    """How an argument is written."""
    wanted = action.metavar if isinstance(action.metavar, str) else None
    if action.choices is not None and not isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
        wanted = "|".join(str(choice) for choice in action.choices)
    if not action.option_strings:
        return wanted or action.dest
    flag = ", ".join(action.option_strings)
    return f"{flag} {wanted or action.dest.upper()}" if action.nargs != 0 else flag
