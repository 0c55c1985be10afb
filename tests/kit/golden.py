"""Golden playthroughs: short games as text that a person can read and a test can replay.

A golden file holds a header, the luck of the setup, and for each decision its move, the luck it drew and what happened, told with rule ids to somebody who sees everything.
"""

from __future__ import annotations

import re
from pathlib import Path

import clutch
from clutch.kernel.option import SUBSET
from clutch.kernel.record import Entry, Record, Seat
from clutch.kernel.statement import Event

FOLDER = Path(__file__).parent.parent / "golden"

_MOVE = re.compile(r"^ *(\d+)\. ([A-Z]) (.+?)(?: \[luck ([\d ]+)\])?$")
_BACK = re.compile(r"^take back (\d+)$")


def tell(game: clutch.Game, events: list[Event], names: list[str]) -> list[str]:
    """Events in words, with everybody's secrets."""
    lines = []
    for event in events:
        facts = {**event.facts, **(event.secrets or {})}
        lines.append(f"      {event.rule or '-':8} {game.words().say('events', event.kind, facts, names)}")
    return lines


def render(record: Record) -> str:
    """The golden text of a record, made by playing it."""
    game = clutch.game(record.game)
    start = clutch.replay(game, record, 0)
    names = start.names
    lines = [
        f"{game.title}, {record.players} players, rules version {record.rules}",
        *(f"option {name} = {', '.join(value) or 'none' if isinstance(value, list) else value}" for name, value in record.options.items()),
        f"luck {' '.join(map(str, record.luck))}",
        *tell(game, start.opening, names),
    ]
    for number, entry in enumerate(record.entries, 1):
        luck = f" [luck {' '.join(map(str, entry.luck))}]" if entry.luck else ""
        move = f"take back {entry.undone}" if entry.undone else entry.move
        lines.append(f"{number:4}. {chr(65 + entry.seat)} {move}{luck}")
        if entry.undone:
            events = start.take_back(entry.seat, entry.undone, consent=True)
        else:
            script = clutch.Scripted(entry.luck)
            events = start.act(entry.seat, game.parse(entry.move), script)
            assert script.spent, f"decision {number} does not draw all of its luck"
        lines.extend(tell(game, events, names))
    state = start.state
    lines.append(f"scores {' '.join(map(str, state.scores()))}" + ("" if state.over else " (not over)"))
    lines.append(f"winners {' '.join(names[seat] for seat in state.winners()) or 'none yet'}")
    return "\n".join(lines) + "\n"


def parse(game_name: str, text: str) -> Record:
    """The record behind a golden text."""
    lines = text.splitlines()
    game = clutch.game(game_name)
    head = re.fullmatch(r".+, (\d+) players, rules version (\d+)", lines[0])
    assert head is not None, lines[0]
    players = int(head.group(1))
    subsets = [option.name for option in game.options if option.kind == SUBSET]
    options: dict[str, object] = {}
    luck: list[int] = []
    entries = []
    for line in lines[1:]:
        if line.startswith("option "):
            name, value = line.removeprefix("option ").split(" = ")
            empty = value == "none" and name in subsets
            options[name] = [] if empty else value.lower() if value in ("True", "False") else value
        elif line.startswith("luck"):
            luck = [int(number) for number in line.split()[1:]]
        elif (found := _MOVE.match(line)) is not None:
            seat, move = ord(found.group(2)) - 65, found.group(3)
            back = _BACK.match(move)
            if back is not None:
                entries.append(Entry(seat, "", [], int(back.group(1))))
            else:
                entries.append(Entry(seat, move, [int(number) for number in (found.group(4) or "").split()]))
    record = Record(
        game_name,
        int(head.group(2)),
        players,
        game.settings(players, options),
        [Seat(f"{chr(65 + seat)}") for seat in range(players)],
        luck,
    )
    record.entries = entries
    return record
