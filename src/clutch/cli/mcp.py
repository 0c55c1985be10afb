"""`clutch mcp`: a seat for a language model, over the Model Context Protocol on standard input and output."""

from __future__ import annotations

import argparse
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

import clutch
from clutch.cli import remote
from clutch.cli.model_seat import ModelSeat
from clutch.cli.play import clock_seed
from clutch.cli.speech import complaint
from clutch.games.catalogue import games
from clutch.kernel.errors import GameError

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

INSTRUCTIONS = (
    "You play a board game of Clutch at one seat. `new_game` starts one (unless you were given a seat already), `look` shows the table as your seat may see it, `list_moves` the legal moves, "
    "`foresee` what a move would certainly bring, and `move` plays one, by its notation. Sentences end with the id of the rule behind them; `read_rule` and `find_rules` tell the rules."
)


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    name = arguments.name or "Model"
    holder = None if arguments.server is None else remote.join(arguments.server, name, arguments.language)
    server = make_server(ModelSeat(arguments.language, holder, name))
    try:
        server.run("stdio")
    finally:
        if holder is not None:
            holder.close()
    return 0


def make_server(seat: ModelSeat) -> MCPServer:
    """The tools of a seat."""
    try:
        from mcp.server.mcpserver import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise GameError(complaint("mcp_packages")) from None

    server = MCPServer("clutch", title="Clutch", instructions=INSTRUCTIONS, version=clutch.__version__, log_level="ERROR")
    turn = threading.Lock()  # a client may ask for two things at once; a seat does one after the other

    def tool(run: Callable[[], str]) -> str:
        try:
            with turn:
                return run()
        except GameError as error:
            raise ToolError(str(error)) from None

    @server.tool()
    def list_games() -> str:
        """The games that can be played, with the numbers of players."""
        return "\n".join(f"{game.name}: {game.title}, {game.least_players} to {game.most_players} players" for game in games())

    @server.tool()
    def new_game(game: str, opponents: list[str] | None = None, options: dict[str, str] | None = None, seed: int | None = None) -> str:
        """Start a game on this machine against bots (random, greedy, search:300ms, ...), one for each other seat; you have the first seat."""
        chosen: dict[str, object] = dict(options or {})
        return tool(lambda: seat.sit(game, opponents or [], chosen, clock_seed() if seed is None else seed))

    @server.tool()
    def look() -> str:
        """The table as your seat sees it: what is new, the board, and what must be decided. Waits a little for the others."""
        return tool(seat.look)

    @server.tool()
    def see_data() -> str:
        """All that your seat may see, as JSON."""
        return tool(seat.view)

    @server.tool()
    def list_moves(words: str = "") -> str:
        """The legal moves, each with its notation and what it means; with words only the moves that have them."""
        return tool(lambda: seat.moves(words))

    @server.tool()
    def foresee(move: str) -> str:
        """What a legal move, by its notation, would certainly bring; nothing is played."""
        return tool(lambda: seat.foresee(move))

    @server.tool()
    def move(move: str) -> str:
        """Play a legal move by its notation; answers with what followed and the table after it."""
        return tool(lambda: seat.move(move))

    @server.tool()
    def read_rule(id: str, game: str = "") -> str:  # noqa: A002 - what the model calls it
        """A rule by its id, such as DK-T1; of the game that you play unless another is named."""
        return tool(lambda: seat.rule(id, game))

    @server.tool()
    def find_rules(words: str, game: str = "") -> str:
        """The rules that have all these words; of the game that you play unless another is named."""
        return tool(lambda: seat.find_rules(words, game))

    @server.tool()
    def chat(text: str) -> str:
        """Say something to the people at the table; answers with what was said last."""
        return tool(lambda: seat.say(text))

    @server.tool()
    def read_chat() -> str:
        """What was said at the table."""
        return tool(seat.heard)

    return server
