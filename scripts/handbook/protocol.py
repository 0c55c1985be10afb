"""The pages of the protocol, from its schema: the messages of the socket, and the requests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scripts.handbook.tables import cell, without_blanks

SCHEMA = Path(__file__).parent.parent.parent / "src" / "clutch" / "table" / "protocol" / "schema.json"

MESSAGES = """# The messages

Everything that is said on the socket `/ws/matches/MATCH`, from the protocol's JSON Schema (`clutch/table/protocol/schema.json` in the package).
[The table](../server.md#for-a-client-writer) tells how a client uses them.
A field that need not be there has its default beside it.
"""
REQUESTS = """# The requests

Every address that the table answers, from its own description at `/api/openapi.json`.
[The table](../server.md#for-a-client-writer) tells in which order a client asks.
A refusal is a [Problem](#Problem): a stable `code` and one sentence.
"""
METHODS = ("get", "post", "put", "patch", "delete")
NOTHING_SAID = " Successful Response"
"""FastAPI's words for an answer that nothing is said of."""
LEFT_OUT = {"HTTPValidationError", "ValidationError"}
"""Forms of FastAPI's own, in which the table never answers."""


def messages() -> str:
    """The messages of both sides, and what they are made of."""
    definitions: dict[str, Any] = json.loads(SCHEMA.read_text("utf-8"))["$defs"]
    sent, told = members(definitions["FromClient"]), members(definitions["FromServer"])
    reached = below(definitions, told) | below(definitions, sent)
    rest = sorted(reached - set(told) - set(sent))
    parts = [MESSAGES]
    for title, names in (("What a client says", sent), ("What the table says", told), ("What they are made of", rest)):
        parts.append(f"\n## {title}\n")
        parts += [definition(definitions, name) for name in names]
    return "".join(parts)


def members(union: dict[str, Any]) -> list[str]:
    """The names of the messages of a union."""
    return [entry["$ref"].rpartition("/")[2] for entry in union.get("oneOf", union.get("anyOf", []))]


def below(definitions: dict[str, Any], names: list[str]) -> set[str]:
    """All definitions that these ones name, directly or through others."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found and name in definitions:
            found.add(name)
            waiting += references(definitions[name])
    return found


def references(schema: Any) -> list[str]:
    """The definitions that a schema names."""
    if isinstance(schema, list):
        return [name for part in schema for name in references(part)]
    if not isinstance(schema, dict):
        return []
    here = [schema["$ref"].rpartition("/")[2]] if isinstance(schema.get("$ref"), str) else []
    return here + [name for part in schema.values() for name in references(part)]


def definition(definitions: dict[str, Any], name: str) -> str:
    """One definition as a section."""
    schema = definitions[name]
    kind = schema.get("properties", {}).get("type", {}).get("const")
    said = f" `{kind}`" if kind else ""
    text = cell(schema.get("description", ""))
    if "enum" in schema:
        text += "\n\n" + ", ".join(f"`{value}`" for value in schema["enum"])
    required = schema.get("required", [])
    rows = [
        [f"`{field}`", typed(part), "" if field in required else default(part), cell(part.get("description", ""))]
        for field, part in schema.get("properties", {}).items()
        if field != "type"
    ]
    fields = without_blanks(["field", "what it is", "default", "meaning"], rows)
    return f"\n### {name}{said} {{#{name}}}\n\n{text}\n" + (f"\n{fields}" if fields else "")


def default(schema: dict[str, Any]) -> str:
    """The default of a field that need not be there."""
    return f"`{json.dumps(schema['default'])}`" if "default" in schema else "may be left out"


def typed(schema: dict[str, Any]) -> str:
    """A type in words, with links to the definitions."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    for union in ("anyOf", "oneOf", "allOf"):
        if union in schema:
            return " or ".join(typed(part) for part in schema[union])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        inner = schema.get("items") or {}
        return f"list of {typed(inner)}" if isinstance(inner, dict) else "list"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"object of {typed(inner)}" if isinstance(inner, dict) else "object"
    limits = [
        f"{word} {int(schema[key])}"
        for key, word in (("minimum", "from"), ("maximum", "to"), ("maxLength", "at most"), ("maxItems", "at most"))
        if key in schema and abs(schema[key]) < 10**12
    ]
    return " ".join([str(kind), *limits])


def requests() -> str:
    """Every request, from the server's own description."""
    from clutch.table.app import make_app
    from clutch.table.records.database import read_url
    from clutch.table.services import ServerSettings

    unopened = read_url("sqlite:///handbook.sqlite3")
    described = make_app(ServerSettings(unopened, 1, True, frozenset(), "127.0.0.1", frozenset(), (), False)).openapi()
    parts = [REQUESTS, "\n## What can be asked\n"]
    for address, methods in described["paths"].items():
        for method in METHODS:
            if method in methods:
                parts.append(request(method, address, methods[method]))
    definitions: dict[str, Any] = {**described["components"]["schemas"], **json.loads(SCHEMA.read_text("utf-8"))["$defs"]}
    reached = below(definitions, ["Problem", *references(described["paths"])])
    parts.append("\n## What is taken and answered\n")
    parts += [definition(definitions, name) for name in sorted(reached - LEFT_OUT)]
    return "".join(parts)


def request(method: str, address: str, entry: dict[str, Any]) -> str:
    """One request as a section."""
    rows = [
        [f"`{part['name']}`", part["in"], typed(part.get("schema", {})), "yes" if part.get("required") else ""]
        for part in entry.get("parameters", [])
    ]
    text = entry.get("description") or entry.get("summary", "")
    answers = ", ".join(
        f"{status} {bodies(answer) or answer['description']}".removesuffix(NOTHING_SAID)
        for status, answer in entry.get("responses", {}).items()
        if status < "3"
    )
    body = bodies(entry.get("requestBody", {}))
    lines = [f"\n### {method.upper()} `{address}`\n", cell(text), ""]
    if rows:
        lines += [without_blanks(["parameter", "where", "what it is", "needed"], rows)]
    if body:
        lines += [f"It takes {body}.", ""]
    return "\n".join([*lines, f"It answers {answers}." if answers else "", ""])


def bodies(entry: dict[str, Any]) -> str:
    """The types of a body."""
    found = [part.get("schema", {}) for part in entry.get("content", {}).values()]
    return " or ".join(typed(schema) for schema in found if schema)
