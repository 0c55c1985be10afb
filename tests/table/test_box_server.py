"""A real box at a real server: an open question outlives its process, and a seat's page alone is asked for a secret."""

from __future__ import annotations

from clutch.table.client import Client
from clutch.table.protocol.server import StateMessage
from table.players import stored_log
from table.serving import Server


def say(line_state: StateMessage) -> dict[str, object]:
    """An answer to the open question that can be, as far as everybody knows."""
    question = line_state["question"]
    assert question is not None and question["names"]
    return {"at": line_state["n"], "number": question["number"], "outcomes": [question["possible"].index(True)]}


def test_an_open_question_survives_the_death_of_the_server(fresh_url: str) -> None:
    """The server is killed between two answers: what was said is there again, the same question is open, and the same answer given twice counts once."""
    server = Server(fresh_url, "--no-limits", "--workers", "1").start()
    try:
        with Client(server.address) as client:
            made = client.create({"game": "dragomino", "seats": ["me", "me"], "box": True})
            with client.sit(made["match"]) as line:
                first = say(line.state)
                line.request("enter", **first)
                line.request("enter", **say(line.state))
                before = line.state["question"]
                assert before is not None and before["number"] == 2
                server.kill()
                server.start()
            with client.sit(made["match"]) as line:
                assert line.state["question"] == before
                line.request("enter", **say(line.state))
                assert say(line.state)["number"] == 3
        kinds = [type(logged.entry).__name__ for logged in stored_log(fresh_url, made["match"])]
        assert kinds == ["Created", "Tried", "Entered", "Entered", "Entered"]
    finally:
        server.stop()
        server.log.close()
