"""The protocol: one definition in Python, and nothing that drifts from it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from clutch.table.protocol.client import FROM_CLIENT, LARGEST_MESSAGE
from clutch.table.protocol.codes import STATUS, Code, Refused
from clutch.table.sockets.socket import read

ROOT = Path(__file__).parent.parent.parent


def test_schema_and_typescript_are_what_the_python_types_say() -> None:
    """The generated files are up to date: protocol, schema, and every game's view."""
    environment = {**os.environ, "CLUTCH_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "clutch.table.protocol.generate", str(ROOT), "--check"]
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stderr


def test_every_code_has_a_status() -> None:
    """A refusal over HTTP always has a status of its own kind."""
    assert set(STATUS) == set(Code)
    assert all(400 <= status < 600 for status in STATUS.values())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "nonsense",
        '{"type":"act"}',
        '{"type":"act","action":1}',
        '{"type":"act","action":"1","at":0}',
        '{"type":"act","action":1.5,"at":0}',
        '{"type":"act","action":-1,"at":0}',
        '{"type":"act","action":1,"at":0,"cheat":true}',
        '{"type":"act","action":true,"at":0}',
        '{"type":"become_host"}',
        '{"type":"chat","text":""}',
        '{"type":"ping","id":-1}',
        '{"type":"ping"' + " " * 10 + "[" * 2000,
    ],
)
def test_what_is_no_message_is_refused_with_one_sentence(text: str) -> None:
    """Wrong types, missing, unknown and extra fields: all `bad_message`, and what was sent is not repeated."""
    with pytest.raises(Refused) as caught:
        read(text)

    assert caught.value.code is Code.BAD_MESSAGE
    assert caught.value.text.endswith(".") and "\n" not in caught.value.text


def test_bytes_and_long_messages_are_refused_unread() -> None:
    """A message is text of at most 4096 bytes, counted as bytes."""
    with pytest.raises(Refused) as caught:
        read(None)
    assert caught.value.code is Code.BAD_MESSAGE
    for text in (" " * (LARGEST_MESSAGE + 1), '{"type":"chat","text":"' + "é" * 2040 + '"}'):
        with pytest.raises(Refused) as caught:
            read(text)
        assert caught.value.code is Code.TOO_LARGE


def test_a_good_message_is_read_strictly() -> None:
    """Numbers are numbers."""
    message = FROM_CLIENT.validate_json('{"type":"act","id":3,"action":7,"at":0}')
    assert (message.type, message.id) == ("act", 3)
    with pytest.raises(ValidationError):
        FROM_CLIENT.validate_json('{"type":"act","id":"3","action":7,"at":0}')
