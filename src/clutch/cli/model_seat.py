"""A seat for a language model: what it may see and do, as sentences. The same seatholder as the terminal's screens has, so it sees what a person there would see and nothing else."""

from __future__ import annotations

import json

from clutch.cli.arguments import name_seats
from clutch.cli.local import LocalTable
from clutch.cli.remote import RemoteTable, in_one_sentence
from clutch.cli.rules import one_rule, search_rules
from clutch.cli.seatholder import Choice, Seatholder
from clutch.cli.speech import complaint, tell
from clutch.games.catalogue import game as find_game
from clutch.games.catalogue import games
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.move import seat_letter
from clutch.kernel.referee import begin

MOST_MOVES = 60
"""Moves that are listed at a time: whoever wants others narrows them down by words."""
MOST_RULES = 12
PATIENCE = 20.0
"""Seconds for which others are waited for before the model is told to look again."""


class ModelSeat:
    """One seat at one table at a time."""

    def __init__(self, language: str, holder: Seatholder | None = None, name: str = "Model") -> None:
        self.language = language
        self.name = name
        self.holder = holder

    # At a table

    def sit(self, game: str, opponents: list[str], options: dict[str, object], seed: int) -> str:
        """A new game on this machine against bots; the model has the first seat."""
        if isinstance(self.holder, RemoteTable):
            raise GameError(complaint("model_has_seat"))
        found = find_game(game)
        given = opponents or ["greedy"] * (max(found.least_players, 2) - 1)
        seats = name_seats(["me", *given], self.name)
        luck = Seeded(seed)
        referee = begin(found, len(seats), options, seats, luck)
        self.holder = LocalTable(referee, luck, Seeded(seed, 1), self.language)
        return self.look()

    @property
    def table(self) -> Seatholder:
        """Where the model sits."""
        if self.holder is None:
            raise GameError(complaint("model_has_no_seat", game=games()[0].name))
        return self.holder

    def wait(self) -> int | None:
        """Let the others decide, but not for longer than a model's line bears: its seat if it must decide."""
        table = self.table
        if isinstance(table, RemoteTable):
            with in_one_sentence():
                table.line.wait_for_turn(PATIENCE)
            return table.line.state["seat"] if table.line.state["moves"] else None
        return table.wait()

    @property
    def seat(self) -> int:
        """Which seat the model has."""
        return self.table.people[0]

    # Seeing

    def look(self) -> str:
        """The table as the seat sees it: what is new, the board, and what must be decided."""
        turn = self.wait()
        table = self.table
        if isinstance(table, RemoteTable) and table.line.state["view"] is None:
            return tell("model_waits_for_players")
        lines = [line(told.text, told.rule) for told in table.news(self.seat)]
        lines += [""] if lines else []
        situation = table.situation(self.seat)
        names = ", ".join(f"{seat_letter(seat)} {name}" for seat, name in enumerate(table.names))
        lines += [tell("model_seat", game=table.game.title, letter=seat_letter(self.seat), names=names), ""]
        board = table.game.text_board(situation.view, table.names, table.game.words(self.language))
        lines += ["".join(text for text, _ in spans).rstrip() for spans in board]
        lines.append("")
        if self.over():
            lines += [f"{standing.name}: {standing.score}{' *' if standing.won else ''}" for standing in table.result()]
            return "\n".join([*lines, tell("model_over")])
        lines.append(line(situation.prompt.text, situation.prompt.rule))
        lines.append(tell("model_your_turn", count=len(situation.choices)) if turn is not None else tell("model_not_your_turn"))
        return "\n".join(lines)

    def over(self) -> bool:
        """Whether the game is over."""
        table = self.table
        if isinstance(table, RemoteTable):
            return table.line.state["result"] is not None
        return isinstance(table, LocalTable) and table.referee.state.over

    def view(self) -> str:
        """All that the seat may see, as data."""
        return json.dumps(self.table.situation(self.seat).view, ensure_ascii=False)

    def moves(self, words: str) -> str:
        """The legal moves that have these words."""
        found = [
            choice
            for choice in self.choices()
            if all(word in f"{choice.kind} {choice.notation} {choice.words}".lower() for word in words.lower().split())
        ]
        if not found:
            raise GameError(complaint("model_no_such_moves"))
        lines = [f"{choice.notation}: {choice.words}" for choice in found[:MOST_MOVES]]
        if len(found) > MOST_MOVES:
            lines.append(tell("model_more_moves", count=len(found) - MOST_MOVES))
        return "\n".join(lines)

    def choices(self) -> list[Choice]:
        """The legal moves, if the seat is to decide."""
        if self.wait() is None:
            raise GameError(complaint("model_not_your_turn"))
        return self.table.situation(self.seat).choices

    def chosen(self, notation: str) -> Choice:
        """The legal move that is written so; refuses with the rule that forbids it."""
        for choice in self.choices():
            if choice.notation == notation.strip():
                return choice
        refusal = self.table.refusal(self.table.game.parse(notation.strip()))
        raise GameError(complaint("model_no_such_moves") if refusal is None else line(refusal.text, refusal.rule))

    def foresee(self, notation: str) -> str:
        """What a move would certainly bring."""
        prospect = self.table.prospects(self.seat, [self.chosen(notation).action])[0]
        lines = [line(told.text, told.rule) for told in prospect.told]
        return "\n".join([*lines, tell(f"model_stop_{prospect.stop}")])

    # Doing

    def move(self, notation: str) -> str:
        """Play a move: what followed, and the table after it."""
        self.table.act(self.seat, self.chosen(notation).action)
        return self.look()

    def say(self, text: str) -> str:
        """Say something to the table."""
        table = self.table
        if not isinstance(table, RemoteTable):
            raise GameError(complaint("model_nobody_hears"))
        with in_one_sentence():
            table.line.request("chat", text=text)
        return self.heard()

    def heard(self) -> str:
        """What was said at the table."""
        table = self.table
        if not isinstance(table, RemoteTable):
            raise GameError(complaint("model_nobody_hears"))
        return "\n".join(f"{said['name']}: {said['text']}" for said in table.line.chat[-20:]) or tell("model_silence")

    # Rules

    def rule(self, name: str, game: str) -> str:
        """A rule by its id."""
        rule = one_rule(self.game_of(game), name, self.language)
        return f"{rule.name} ({rule.chapter}) {rule.text}"

    def find_rules(self, words: str, game: str) -> str:
        """The rules that have these words."""
        found = search_rules(self.game_of(game), [words], self.language)
        return "\n\n".join(f"{rule.name} ({rule.chapter}) {rule.text}" for rule in found[:MOST_RULES])

    def game_of(self, name: str) -> Game:
        """The game of that name, or the one that is played."""
        return find_game(name) if name else self.table.game


def line(text: str, rule: str) -> str:
    """A sentence with its rule."""
    return f"{text} ({rule})" if rule else text
