"""`clutch replay`: a recorded game told step by step, through somebody's eyes or with everything that was hidden."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from clutch.cli import files
from clutch.cli.analyse import analyse
from clutch.cli.screen import Screen
from clutch.cli.seatholder import Situation, Standing, Told
from clutch.cli.speech import complaint, language, tell
from clutch.cli.terminal import Terminal
from clutch.kernel.chance import Scripted
from clutch.kernel.errors import GameError, RecordError
from clutch.kernel.game import Game
from clutch.kernel.move import seat_letter
from clutch.kernel.record import Entry, Record
from clutch.kernel.referee import Referee
from clutch.kernel.referee import replay as check_record
from clutch.kernel.statement import Event, Facts


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes a game is told: one seat, a spectator (`seat` None), or all."""

    seat: int | None
    everything: bool = False

    def facts(self, event: Event) -> Facts:
        """What these eyes see of an event."""
        if self.everything:
            return {**event.facts, **(event.secrets or {})}
        return event.facts_for(self.seat)

    def know_move(self, seat: int) -> bool:
        """Whether a decision of a seat is told in full: notation can tell what the table does not see."""
        return self.everything or self.seat == seat


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    path = Path(arguments.file)
    game, record = files.load(path)
    try:
        check_record(game, record)
    except RecordError as error:
        raise GameError(f"{path}: {error}") from None
    entries = len(record.entries)
    to = entries if arguments.to is None else arguments.to
    if to > entries:
        raise GameError(complaint("beyond_end", file=str(path), entries=entries, to=str(to)))
    if arguments.analyse:
        return analyse(terminal, game, record, as_data=arguments.json)
    eyes = choose_eyes(record, arguments.seat, everything=arguments.all)
    if arguments.json:
        terminal.raw(json.dumps(data(game, record, to, eyes), ensure_ascii=False, indent=2))
    else:
        show(terminal, game, record, to, eyes, arguments.boards)
    return 0


def choose_eyes(record: Record, seat: str | None, *, everything: bool) -> Eyes:
    """As asked for; else everything once the game is over, and a spectator's eyes before."""
    if seat is not None:
        return Eyes(find_seat(record, seat))
    return Eyes(None, everything or record.scores is not None)


def find_seat(record: Record, text: str) -> int:
    """A seat by its letter, its name, or its number from 1."""
    for place, seat in enumerate(record.seats):
        if text.lower() in (seat.name.lower(), seat_letter(place).lower(), str(place + 1)):
            return place
    seats = ", ".join(f"{seat_letter(place)} {seat.name}" for place, seat in enumerate(record.seats))
    raise GameError(complaint("nobody_sits", text=text[:60], seats=seats))


def steps(game: Game, record: Record, to: int) -> Iterator[tuple[int, Entry | None, list[Event], Referee]]:
    """The setup (number 0, no entry), then each entry with what happened and the table after it."""
    referee = check_record(game, record, 0) if record.entries else check_record(game, record)
    yield 0, None, referee.opening, referee
    for number, entry in enumerate(record.entries[:to], 1):
        if entry.undone:
            events = referee.take_back(entry.seat, entry.undone, consent=True)
        else:
            events = referee.act(entry.seat, game.parse(entry.move), Scripted(entry.luck))
        yield number, entry, events, referee


def words_of(game: Game, events: list[Event], names: list[str], eyes: Eyes) -> list[Told]:
    """Events in words."""
    return [Told(event.rule, game.words(language()).say("events", event.kind, eyes.facts(event), names)) for event in events]


def look(referee: Referee, eyes: Eyes, seat: int) -> dict[str, object]:
    """The table through these eyes; with everything shown, as the seat that decided sees it."""
    return referee.state.view(seat if eyes.everything else eyes.seat)


def show(terminal: Terminal, game: Game, record: Record, to: int, eyes: Eyes, boards: str) -> None:
    """The story for a person."""
    names = [seat.name for seat in record.seats]
    screen = Screen(terminal, game, names, language(), shared=False)
    seats = ", ".join(f"{seat_letter(seat)} {name}" for seat, name in enumerate(names))
    terminal.rule(game.title)
    terminal.say(tell("seats", seats=seats))
    last: Referee | None = None
    for number, entry, events, referee in steps(game, record, to):
        last = referee
        if entry is None:
            screen.tell(tell("setup"), words_of(game, events, names, eyes))
        else:
            head = f"{number}. {names[entry.seat]}"
            if not entry.undone and eyes.know_move(entry.seat):
                head += f": {game.say_move(game.parse(entry.move), names, language())}"
            screen.tell(head, words_of(game, events, names, eyes))
        seat = 0 if entry is None else entry.seat
        passed = int(referee.state.seat()) != seat or entry is None
        if boards == "all" or (boards == "turns" and passed) or (boards == "end" and number == to):
            screen.board(Situation(eyes.seat, look(referee, eyes, seat), Told("", ""), []))
    assert last is not None
    if last.state.over:
        winners = last.state.winners()
        standings = [
            Standing(name, score, seat in winners) for seat, (name, score) in enumerate(zip(names, last.state.scores(), strict=True))
        ]
        screen.result(sorted(standings, key=lambda standing: (not standing.won, -standing.score)), [])
    else:
        prompt = last.state.prompt()
        terminal.say(
            tell(
                "game_open" if to == len(record.entries) else "record_goes_on",
                prompt=game.words(language()).say("waiting", prompt.kind, prompt.facts, names),
            )
        )


def data(game: Game, record: Record, to: int, eyes: Eyes) -> dict[str, object]:
    """The story for a program."""
    names = [seat.name for seat in record.seats]
    told: list[dict[str, object]] = []
    last: Referee | None = None
    for number, entry, events, referee in steps(game, record, to):
        last = referee
        step: dict[str, object] = {"n": number}
        if entry is not None:
            step.update(seat=entry.seat, name=names[entry.seat])
            if entry.undone:
                step["undo"] = entry.undone
            elif eyes.know_move(entry.seat):
                step.update(move=entry.move, words=game.say_move(game.parse(entry.move), names))
        sentences = words_of(game, events, names, eyes)
        step["events"] = [
            {"rule": event.rule, "kind": event.kind, "facts": eyes.facts(event), "text": words.text}
            for event, words in zip(events, sentences, strict=True)
        ]
        step["view"] = look(referee, eyes, 0 if entry is None else entry.seat)
        told.append(step)
    assert last is not None
    return {
        "game": game.name,
        "players": record.players,
        "names": names,
        "options": record.options,
        "seen_by": "all" if eyes.everything else eyes.seat,
        "over": last.state.over,
        "scores": last.state.scores(),
        "winners": last.state.winners(),
        "steps": told,
    }
