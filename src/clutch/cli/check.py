"""`clutch check`: whether records are whole and follow the rules."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from clutch.cli.files import read_text
from clutch.cli.problem import BAD_INPUT
from clutch.cli.speech import in_words, tell
from clutch.cli.terminal import Terminal
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError, RecordError
from clutch.kernel.record import read_record
from clutch.kernel.referee import replay

INVALID = 1


def run(arguments: argparse.Namespace) -> int:
    """The command: 0 when all are valid, 1 when one is not, 2 when a file cannot be read at all."""
    terminal = Terminal()
    code = 0
    reports: list[dict[str, object]] = []
    with terminal.progress(tell("checking"), len(arguments.files)) as bar:
        for name in arguments.files:
            try:
                report = examine(name, read_text(Path(name)))
            except GameError as error:
                if len(arguments.files) == 1:
                    raise
                report = {"file": name, "valid": False, "line": None, "reason": in_words(error).removeprefix(f"{name} ")}
                code = BAD_INPUT
            if not report["valid"]:
                code = max(code, INVALID)
            reports.append(report)
            bar.advance(1)
    if arguments.json:
        terminal.raw(json.dumps(reports, ensure_ascii=False, indent=2))
    else:
        for report in reports:
            terminal.whole(sentence(report), "" if report["valid"] else "red")
    return code


def examine(name: str, text: str) -> dict[str, object]:
    """What is to be said of one record."""
    try:
        record = read_record(text)
        game = find_game(record.game)
        referee = replay(game, record)
    except RecordError as error:
        return {"file": name, "valid": False, "line": error.line, "reason": error.reason}
    except GameError as error:
        return {"file": name, "valid": False, "line": 1, "reason": in_words(error)}
    return {
        "file": name,
        "valid": True,
        "game": game.name,
        "title": game.title,
        "players": record.players,
        "entries": len(record.entries),
        "decisions": len(referee.steps),
        "over": referee.state.over,
        "scores": referee.state.scores(),
    }


def sentence(report: dict[str, object]) -> str:
    """The same in words."""
    if report["valid"]:
        end = tell("valid_over" if report["over"] else "valid_open")
        return tell(
            "valid",
            file=str(report["file"]),
            game=str(report["title"]),
            players=str(report["players"]),
            decisions=str(report["decisions"]),
            end=end,
        )
    return tell("invalid_line" if report["line"] else "invalid", **{name: str(report[name]) for name in ("file", "line", "reason")})
