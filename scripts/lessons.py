"""Plays the lessons of the page by the rules, and writes what a learner sees: `lesson.json` beside each `lesson.toml`. With `--check` it only says whether they are up to date."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import clutch
from clutch.kernel.chance import Seeded
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin
from clutch.kernel.state import OVER
from clutch.kernel.statement import Event

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"
LEARNER = 0


def frame(referee: Referee, events: list[Event], number: int) -> dict[str, Any]:
    """A position as the learner sees it, and what led to it: the parts of a state message that a board needs."""
    state = referee.state
    turn = int(state.seat())
    moves = []
    if turn == LEARNER:
        for action in state.legal():
            move = referee.game.move(action)
            moves.append({"action": action, "kind": move.kind, "parameters": move.parameters, "notation": move.notation, "words": ""})
    prompt = state.prompt()
    return {
        "view": state.view(LEARNER),
        "events": [
            {
                "serial": number * 100 + index,
                "n": number,
                "kind": event.kind,
                "rule": event.rule,
                "facts": event.facts_for(LEARNER),
                "text": "",
            }
            for index, event in enumerate(events)
        ],
        "moves": moves,
        "prompt": {
            "kind": prompt.kind,
            "rule": prompt.rule,
            "facts": prompt.facts,
            "text": "",
            "seat": None if turn == OVER else turn,
        },
    }


def play(script: dict[str, Any]) -> dict[str, Any]:
    """The lesson as the page shows it. A move that the rules refuse stops with their reason."""
    game = clutch.game(script["game"])
    chance = Seeded(script["seed"])
    names = script["names"]
    referee = begin(game, len(names), script.get("options", {}), [Seat(name, "person") for name in names], chance)
    waiting = [frame(referee, referee.opening, 0)]
    steps = []
    for step in script["steps"]:
        # Several moves in `do` are one choice of the learner, and lead to one position.
        do = step.get("do", [])
        chain = [game.parse(notation) for notation in ([do] if isinstance(do, str) else do)]
        steps.append(
            {"en": step["en"], "de": step["de"], "do": (chain if len(chain) > 1 else chain[0]) if chain else None, "frames": waiting}
        )
        if "zone" in step:
            steps[-1]["zone"] = step["zone"]
        waiting = []
        for actions in ([chain] if chain else []) + [[game.parse(notation)] for notation in step.get("then", [])]:
            events = [event for action in actions for event in referee.act(int(referee.state.seat()), action, chance)]
            waiting.append(frame(referee, events, len(referee.steps)))
    assert not waiting, "the last step of a lesson makes no move"
    return {"game": game.name, "names": {"en": names, "de": script["names_de"]}, "steps": steps}


def lessons() -> dict[Path, str]:
    """The text of every lesson by its place."""
    found = {}
    for path in sorted(BOARDS.glob("*/lesson.toml")):
        script = tomllib.loads(path.read_text("utf-8"))
        found[path.with_suffix(".json")] = json.dumps(play(script), ensure_ascii=False, separators=(",", ":")) + "\n"
    return found


def main() -> int:
    """Write the lessons, or check them: the exit code."""
    stale = [path for path, text in lessons().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.name} of {path.parent.name} is not up to date: run python scripts/lessons.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in lessons().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
