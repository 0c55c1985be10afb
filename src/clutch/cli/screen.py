"""The screen of a game: who looks at it, what they are shown, and the curtain between people."""

from __future__ import annotations

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from clutch.cli.phrases import YES, Phrases
from clutch.cli.seatholder import Choice, Chosen, Situation, Standing, Told
from clutch.cli.terminal import Terminal, clean
from clutch.kernel.game import Game
from clutch.kernel.move import seat_letter

WHOLE_GROUP = 20
"""A group of moves up to this size is listed whole; of a larger one the first are shown."""
SHOWN_OF_LARGE = 12


class Screen:
    """Shows a game to the people before it, one at a time."""

    def __init__(self, terminal: Terminal, game: Game, names: list[str], language: str, *, shared: bool) -> None:
        self.terminal = terminal
        self.game = game
        self.names = names
        self.language = language
        self.phrases = Phrases(language)
        self.shared = shared
        """Whether several people look at this screen in turn, so that what one sees must be hidden from the next."""
        self.looking: int | None = None
        """The seat whose secrets may be on the screen; None when there are none."""

    # The curtain

    def face(self, seat: int, kind: str = "pass") -> None:
        """Make sure that this seat's person, and nobody else, looks at the screen."""
        if not self.shared:
            self.looking = seat
            return
        if self.looking == seat:
            return
        self.draw_curtain()
        self.terminal.ask(self.phrases.say(kind, name=self.names[seat]))
        self.terminal.clear()
        self.looking = seat

    def draw_curtain(self) -> None:
        """Let whoever looks now finish, then hide everything."""
        if self.shared and self.looking is not None:
            self.terminal.ask(self.phrases.say("hide", name=self.names[self.looking]))
        if self.shared:
            self.looking = None
            self.terminal.clear()
            if not self.terminal.alive:
                self.terminal.rule("")

    def consent(self, asker: int, other: int) -> bool:
        """Ask somebody at this screen whether another may take back; nothing hidden is on the screen meanwhile."""
        self.draw_curtain()
        answer = self.terminal.ask(self.phrases.say("consent", asker=self.names[asker], name=self.names[other]))
        return answer.strip().lower() in YES

    # The table

    def introduce(self) -> None:
        """Who sits where: notation names seats by letters."""
        self.terminal.rule(self.game.title)
        seats = ", ".join(f"{seat_letter(seat)} {name}" for seat, name in enumerate(self.names))
        self.terminal.say(self.phrases.say("seats", seats=seats))

    def board(self, situation: Situation) -> None:
        """The table as this seat sees it."""
        try:
            lines = self.game.text_board(situation.view, self.names, self.game.words(self.language))
        except NotImplementedError:
            return  # a game without a drawn board is played by its words
        for spans in lines:
            self.terminal.spans(spans)

    def tell(self, title: str, told: list[Told]) -> None:
        """Sentences under a title, each with its rule."""
        if not told:
            return
        self.terminal.say(title, "bold")
        for sentence in told:
            self.sentence(sentence)

    def sentence(self, told: Told) -> None:
        """One sentence with its rule."""
        line = Text(clean(told.text))
        if told.rule:
            line.append(f"  {told.rule}", style="dim")
        self.terminal.show(line, indent=2)

    def situation(self, situation: Situation) -> None:
        """The board, what must be decided, and the legal moves."""
        self.board(situation)
        self.ask_for(situation)

    def ask_for(self, situation: Situation) -> None:
        """What must be decided, and the legal moves."""
        name = "" if situation.seat is None else f"{self.names[situation.seat]}: "
        line = Text(clean(name + situation.prompt.text), style="bold")
        line.append(f"  {situation.prompt.rule}", style="dim")
        self.terminal.show(line)
        self.moves(situation.choices)

    def moves(self, choices: list[Choice], words: str = "", *, whole: bool = False) -> None:
        """The legal moves by kind, numbered; with `words` only those that have them; `whole` groups however large."""
        wanted = words.lower().split()
        numbered = list(enumerate(choices, 1))
        shown = [pair for pair in numbered if all(word in f"{pair[1].kind} {pair[1].notation} {pair[1].words}".lower() for word in wanted)]
        if not shown:
            self.terminal.say(self.phrases.say("no_moves"))
            return
        kinds = list(dict.fromkeys(choice.kind for _, choice in shown))
        for kind in kinds:
            group = [pair for pair in shown if pair[1].kind == kind]
            cut = SHOWN_OF_LARGE if len(group) > WHOLE_GROUP and not whole else len(group)
            if len(kinds) > 1:
                self.terminal.say(kind.replace("_", " "), "dim", indent=1)
            self.terminal.show(move_columns(group[:cut]), indent=1)
            if cut < len(group):
                self.terminal.say(self.phrases.say("and_more", count=len(group) - cut, kind=kind), "dim", indent=4)

    def opinions(self, opinions: list[Chosen]) -> None:
        """A hint: moves with their chances of victory."""
        self.terminal.say(self.phrases.say("hint"))
        table = grid()
        for opinion in opinions[:SHOWN_OF_LARGE]:
            table.add_row(
                Text(f"{opinion.victory:.0%}", style="bold"), clean(opinion.choice.notation), Text(clean(opinion.choice.words), style="dim")
            )
        self.terminal.show(table, indent=2)

    def result(self, standings: list[Standing], scoring: list[Told]) -> None:
        """Who has won, and how each point came about."""
        self.tell(self.phrases.say("scoring"), scoring)
        table = grid()
        for standing in standings:
            won = Text(self.phrases.say("winner"), style="bold green") if standing.won else Text()
            table.add_row(Text(str(standing.score), style="bold"), self.phrases.say("score"), Text(clean(standing.name)), won)
        self.terminal.rule(self.phrases.say("over"))
        self.terminal.show(table, indent=2)


def grid() -> Table:
    """Columns without lines between them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    return table


def move_columns(group: list[tuple[int, Choice]]) -> Columns:
    """Numbered moves: number, notation, words, side by side where there is room."""
    widest = max(len(choice.notation) for _, choice in group)
    cells = []
    for number, choice in group:
        cell = Text(f"{number:>3}", style="bold")
        cell.append(f" {clean(choice.notation):{widest}}", style="not bold")
        cell.append(f"  {clean(choice.words)}", style="not bold dim")
        cells.append(cell)
    return Columns(cells, padding=(0, 3), equal=True, column_first=True)
