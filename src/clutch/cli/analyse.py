"""`clutch replay --analyse`: which decisions mattered most, what would have been better, and what was luck."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from clutch.bots import Search, Sight
from clutch.bots.advice import Verdict, verdict
from clutch.bots.hindsight import Decided, fates, given_away, key_moments
from clutch.cli.speech import complaint, language, tell
from clutch.cli.terminal import Terminal
from clutch.kernel.chance import Scripted, Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.record import Record
from clutch.kernel.referee import replay

ANALYST = Search(iterations=300)


@dataclass(frozen=True)
class Judged:
    """A decision of the record with what there is to say of it."""

    n: int
    seat: int
    made: int
    verdict: Verdict

    def decided(self) -> Decided:
        """The same, reduced to what hindsight needs."""
        best, made = self.verdict.moves[0], self.verdict.weighed(self.made)
        return Decided(self.n, self.seat, self.verdict.chances, given_away(best.chance, made.chance))


def analyse(terminal: Terminal, game: Game, record: Record, *, as_data: bool) -> int:
    """Analyse a whole game, with a bar that tells how far it is."""
    last = replay(game, record)
    if not last.state.over:
        raise GameError(complaint("not_over"))
    judged = examine(terminal, game, record)
    decided = [each.decided() for each in judged]
    moments = [next(each for each in judged if each.n == n) for n in key_moments(decided)]
    told = fates(decided, last.state.payoffs())
    names = [seat.name for seat in record.seats]
    if as_data:
        found = {"moments": [plain(game, each) for each in moments], "fates": [asdict(fate) for fate in told]}
        terminal.raw(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    for each in moments:
        show(terminal, game, each, names)
    if not moments:
        terminal.say(tell("moments_none"))
    for name, fate in zip(names, told, strict=True):
        luck = "none" if abs(fate.luck) < 0.005 else "good" if fate.luck > 0 else "bad"
        facts = {"percent": percent(abs(fate.luck)), "given": percent(fate.given), "received": percent(fate.received)}
        terminal.say(tell("fate", name=name, luck=luck, **facts))
    return 0


def examine(terminal: Terminal, game: Game, record: Record) -> list[Judged]:
    """Every decision of the record that was not taken back by itself, from what its mover knew."""
    referee = replay(game, record, 0)
    judged: list[Judged] = []
    with terminal.progress(tell("analysing", game=game.title), len(record.entries)) as bar:
        for number, entry in enumerate(record.entries, 1):
            if entry.undone:
                referee.take_back(entry.seat, entry.undone, consent=True)
            else:
                action = game.parse(entry.move)
                found = verdict(Sight(referee.state, entry.seat), action, ANALYST, Seeded(number))
                judged.append(Judged(number, entry.seat, action, found))
                referee.act(entry.seat, action, Scripted(entry.luck))
            bar.advance(1)
    return judged


def show(terminal: Terminal, game: Game, each: Judged, names: list[str]) -> None:
    """One of the decisions that mattered, for a person."""
    best, made = each.verdict.moves[0], each.verdict.weighed(each.made)
    spoken = language()
    terminal.say(
        tell(
            "moment",
            n=each.n,
            name=names[each.seat],
            made=game.say_move(made.action, names, spoken),
            chance=percent(made.chance),
            best=game.say_move(best.action, names, spoken),
            better=percent(best.chance),
        )
    )
    points = each.verdict.points
    if points is not None and points[0] != points[1]:
        terminal.say("   " + tell("moment_points", made=points[0], best=points[1]), "dim")
    events = [game.words(spoken).say("events", event.kind, event.facts_for(each.seat), names) for event in each.verdict.brings]
    if events:
        terminal.say("   " + tell("moment_brings", events=" ".join(events)), "dim")


def plain(game: Game, each: Judged) -> dict[str, object]:
    """The same as plain data."""
    moves = [{"move": game.move(move.action).notation, "chance": round(move.chance, 4)} for move in each.verdict.moves]
    return {"n": each.n, "seat": each.seat, "made": game.move(each.made).notation, "moves": moves, "points": each.verdict.points}


def percent(part: float) -> int:
    """A part of a victory in percent."""
    return round(100 * part)
