"""JSON Schema into TypeScript: interfaces for objects, types for everything else.

The package json-schema-to-typescript was tried: it makes twice as many lines of the same schema, every object open (`[k: string]: unknown`) so that a misspelt name goes unnoticed, and a
note on each type that repeats its name. And the check that types and pages agree, which is a test of the server, would need Node.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

Schema = Mapping[str, Any]

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declarations(definitions: Mapping[str, Schema]) -> str:
    """All definitions as exported declarations, in alphabetical order.

    >>> print(declarations({"Pong": {"type": "object", "properties": {"serial": {"type": "integer"}}, "required": ["serial"]}}))
    export interface Pong {
      serial: number;
    }
    <BLANKLINE>
    """
    return "\n".join(declaration(name, definitions[name]) for name in sorted(definitions))


def declaration(name: str, schema: Schema) -> str:
    """One exported declaration."""
    note = comment(schema.get("description"), "")
    if "properties" in schema:
        return f"{note}export interface {name} {{\n{fields(schema)}}}\n"
    return f"{note}export type {name} = {expression(schema)};\n"


def fields(schema: Schema) -> str:
    """The properties of an object, a line each."""
    required: Sequence[str] = schema.get("required", [])
    lines = []
    for name, part in schema["properties"].items():
        # A discriminator with a default is always sent, whatever the schema's `required` says.
        mark = "" if name in required or "const" in part else "?"
        lines.append(f"{comment(part.get('description'), '  ')}  {name}{mark}: {expression(part)};\n")
    return "".join(lines)


def expression(schema: Schema) -> str:
    """A schema as a TypeScript type.

    >>> expression({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]})
    'number[] | null'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(expression(part) for part in schema[union]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(expression({**schema, "type": part}) for part in kind)
    if kind == "array":
        inner = expression(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        rest = schema.get("additionalProperties", True)
        return f"Record<string, {expression(rest) if isinstance(rest, Mapping) and rest else 'unknown'}>"
    return _PLAIN[kind] if kind is not None else "unknown"


def comment(text: str | None, indent: str) -> str:
    """A description as a comment, or nothing."""
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"
