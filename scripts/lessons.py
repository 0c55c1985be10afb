"""Plays the lessons of the page, and the positions of its tests, by the rules: `python scripts/lessons.py FILE` prints what a `lesson.toml` or `positions.toml` comes to.

The page's build asks for it (`web/played.ts`), so nothing of it is kept, and nothing can be out of date. With `--check` it plays them all.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import clutch
from clutch.bots.puzzles import read_puzzles
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin
from clutch.kernel.state import OVER
from clutch.kernel.statement import Event

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"
LEARNER = 0


def frame(referee: Referee, events: list[Event], number: int, eyes: int = LEARNER) -> dict[str, Any]:
    """A position as the learner, or another seat, sees it, and what led to it: the parts of a state message that a board needs."""
    state = referee.state
    turn = int(state.seat())
    moves = []
    if turn == eyes:
        for action in state.legal():
            move = referee.game.move(action)
            moves.append({"action": action, "kind": move.kind, "parameters": move.parameters, "notation": move.notation, "words": ""})
    prompt = state.prompt()
    return {
        "view": state.view(eyes),
        "events": [
            {
                "serial": number * 100 + index,
                "n": number,
                "kind": event.kind,
                "rule": event.rule,
                "facts": event.facts_for(eyes),
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
    others = script["others"]
    seats = [Seat("Learner", "person"), *(Seat(name, "person") for name in others)]
    referee = begin(game, len(seats), script.get("options", {}), seats, chance)
    waiting = [frame(referee, referee.opening, 0)]
    steps = []
    for step in script["steps"]:
        # Several moves in `do` are one choice of the learner, and lead to one position.
        do = step.get("do", [])
        chain = [game.parse(notation) for notation in ([do] if isinstance(do, str) else do)]
        steps.append({"do": (chain if len(chain) > 1 else chain[0]) if chain else None, "frames": waiting})
        if "zone" in step:
            steps[-1]["zone"] = step["zone"]
        waiting = []
        for actions in ([chain] if chain else []) + [[game.parse(notation)] for notation in step.get("then", [])]:
            events = [event for action in actions for event in referee.act(int(referee.state.seat()), action, chance)]
            waiting.append(frame(referee, events, len(referee.steps)))
    assert not waiting, "the last step of a lesson makes no move"
    return {"game": game.name, "others": others, "steps": steps}


def positions(script: dict[str, Any]) -> list[dict[str, Any]]:
    """Positions of games that were played by chance, each as the seat that decides there sees it: `until` is the decision that is waited for."""
    game = clutch.game(script["game"])
    found = []
    for wanted in script["positions"]:
        chance = Seeded(wanted["seed"])
        seats = [Seat(f"Player {number}", "person") for number in range(1, wanted["players"] + 1)]
        referee = begin(game, len(seats), {}, seats, chance)
        while len(referee.steps) < wanted["moves"] or referee.state.prompt().kind != wanted.get("until", referee.state.prompt().kind):
            assert not referee.state.over, f"the game of seed {wanted['seed']} is over before"
            actions = referee.state.legal()
            referee.act(int(referee.state.seat()), actions[chance.below(len(actions))], chance)
        found.append(frame(referee, [], len(referee.steps), int(referee.state.seat())))
    return found


def puzzles(game: clutch.Game) -> list[dict[str, Any]]:
    """A game's puzzles, each as the seat that is to move sees it, with its solution and what that would certainly bring; the rules play them up to there."""
    found = []
    for puzzle in read_puzzles(game):
        referee = puzzle.position(game)
        found.append(
            {
                "seat": puzzle.seat,
                "grade": puzzle.grade,
                "moves": [{"action": game.parse(move), "chance": chance} for move, chance in puzzle.moves],
                "brings": [{"kind": event.kind, "facts": event.facts} for event in puzzle.brings(game)],
                "frame": frame(referee, [], len(referee.steps), puzzle.seat),
            }
        )
    return found


def played(path: Path) -> str:
    """What a script of the page comes to by the rules, as JSON."""
    script = tomllib.loads(path.read_text("utf-8"))
    if "puzzles" in script:
        return json.dumps(puzzles(clutch.game(script["puzzles"])), ensure_ascii=False, separators=(",", ":"))
    return json.dumps(play(script) if "steps" in script else positions(script), ensure_ascii=False, separators=(",", ":"))


def main() -> int:
    """Print what one script comes to, or play them all and complain of those that cannot be: the exit code."""
    if len(sys.argv) == 2 and sys.argv[1] != "--check":
        sys.stdout.write(played(Path(sys.argv[1])))
        return 0
    paths = [*BOARDS.glob("*/lesson.toml"), *BOARDS.glob("*/positions.toml"), *BOARDS.glob("*/puzzles.toml")]
    wrong = 0
    for path in sorted(paths):
        try:
            played(path)
        except (AssertionError, GameError, KeyError, tomllib.TOMLDecodeError) as error:
            print(f"{path.name} of {path.parent.name} cannot be played: {error}", file=sys.stderr)
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
