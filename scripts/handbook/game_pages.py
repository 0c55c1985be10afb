"""The pages of a game, from its code and its files: what there is to know, its rules, its components."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from scripts.handbook.measures import GAMES, lengths, speed
from scripts.handbook.tables import cell, code, table, without_blanks
from scripts.handbook.typesetting import HYPHEN

import clutch
from clutch.bots.nets.catalogue import judge_of
from clutch.kernel.option import WHOLE, Option

WORDS = Path(clutch.__file__).parent / "words" / "en"
SOURCES = """From `components.toml` in the game's folder, which says more about each source:
*printed* is in the printed rules, *published* in another public source, *derived* follows from those by arithmetic, *reconstructed* was chosen here because no source says it."""
PROVENANCE = ("provenance", "source", "reason", "note")
WHENCE = ("provenance", "source or reason")
SENTENCES = ("source", "reason", "note", "source or reason")
"""Columns of sentences."""


def page(game: clutch.Game) -> str:
    """All that a program has to know of a game, and what was counted."""
    facts = [
        ["name in commands and records", code(game.name)],
        ["players", f"{game.least_players} to {game.most_players}"],
        ["actions", f"{game.action_space:,}, numbered from 0; the same number is the same move in every position"],
        ["rules version", str(game.rules_version)],
        ["judges", ", ".join(code(name) for name in judges(game))],
        ["languages", "English, German"],
    ]
    name = game.name.replace("_", "-")
    return f"""# {game.title}

![{game.title} on the page](../pictures/{name}-light.webp#only-light)
![{game.title} on the page](../pictures/{name}-dark.webp#only-dark)

{lobby(game)}

[The rules]({game.name}-rules.md) and [the components with their provenance]({game.name}-components.md) have pages of their own.

{table(["", ""], facts)}
## Options

`clutch games {game.name}` lists them in the terminal; in Python they are a dictionary, as in `game.start(players, {{"NAME": value}}, chance=…)`.

{options(game)}
## Moves

A move is written as in the examples, typed in the terminal or given to `game.parse`; words can be cut short in the terminal as long as one legal move fits.

{moves(game)}
## How long, how wide

Counted in {GAMES} games by chance for each number of players, with the default options.

{lengths(game)}
## Speed

{speed(game)}
## Observations

{observations(game)}
## The view

`state.view(seat)` is what a seat may know, as a dictionary; the page, bots from outside and language models get the same.
The whole is `{view_name(game)}`.

{views(game)}"""


def lobby(game: clutch.Game) -> str:
    """The line on a game's door."""
    text = (WORDS / f"{game.name}.ftl").read_text("utf-8")
    found = re.search(r"^lobby = (.*)$", text, flags=re.MULTILINE)
    return found[1] if found is not None else ""


def options(game: clutch.Game) -> str:
    """The table of options."""
    rows = [[f"`{option.name}`", values(option), default(game, option), ruled(game, option.rule), only(option)] for option in game.options]
    return without_blanks(["option", "values", "default", "rule", "only with"], rows)


def values(option: Option) -> str:
    """What an option can be."""
    if option.kind == WHOLE:
        return f"{option.least} to {option.most}"
    return ", ".join(f"`{value}`" for value in option.values) if option.values else "`true`, `false`"


def default(game: clutch.Game, option: Option) -> str:
    """The default of an option, for each number of players where they differ."""
    if option.default is not None:
        return code(option.default)
    spans: list[tuple[str, int, int]] = []
    for players in range(game.least_players, game.most_players + 1):
        value = code(game.settings(players)[option.name])
        if spans and spans[-1][0] == value:
            spans[-1] = (value, spans[-1][1], players)
        else:
            spans.append((value, players, players))
    return ", ".join(f"{value} with {first}" if first == last else f"{value} with {first} to {last}" for value, first, last in spans)


def only(option: Option) -> str:
    """Without what an option does nothing."""
    return " or ".join(f"`{name}={value}`" for name, value in option.only_with)


def ruled(game: clutch.Game, rule: str) -> str:
    """A link to a rule."""
    return f"[{rule.replace('-', HYPHEN)}]({game.name}-rules.md#{rule})"


def moves(game: clutch.Game) -> str:
    """The kinds of moves, how many there are of each, and an example."""
    found: dict[str, list[clutch.Move]] = {}
    for action in range(game.action_space):
        move = game.move(action)
        found.setdefault(move.kind, []).append(move)
    rows = []
    for kind, all_of_kind in found.items():
        example = all_of_kind[len(all_of_kind) // 2]
        rows.append([f"`{kind}`", f"{len(all_of_kind):,}", f"`{example.notation}`", ", ".join(f"`{name}`" for name in example.parameters)])
    return table(["kind", "actions", "for example", "parameters"], rows, numbers=["actions"])


def observations(game: clutch.Game) -> str:
    """The features of a position, one by one where the game tells what they mean."""
    players = game.least_players
    width = len(game.start(players, chance=clutch.Seeded(1)).features(0))
    told = f"`state.features(seat)` is the position as {width:,} numbers from 0 to 255, from what the seat may know; `clutch.batch` and the environments give the same.\n"
    layout = getattr(game, "layout", None)
    if layout is None:
        return told + f"They are written in `clutch.games.{game.name}.bot.features`, part by part.\n"
    made = layout()
    rows = [[f"`{part.name}`", *places(part), str(part.most), cell(part.meaning)] for part in made.parts]
    return f"{told}\nVersion {made.version} of the layout:\n\n" + table(
        ["feature", "from place", "numbers", "largest", "what it means"], rows, numbers=["from place", "largest"]
    )


def places(part: Any) -> tuple[str, str]:
    """Where a feature begins, and how many numbers it takes."""
    return str(part.start), f"{part.count}" if part.repeats == 1 else f"{part.count}, {part.repeats} times, {part.stride} apart"


def view_name(game: clutch.Game) -> str:
    """The name of the type of a whole view."""
    return "".join(part.capitalize() for part in game.name.split("_")) + "View"


def views(game: clutch.Game) -> str:
    """The types of a view, each as a table of its fields."""
    parts = []
    for kind in typed_dictionaries(game):
        rows = [
            [f"`{field.target.id}`", f"`{ast.unparse(field.annotation)}`"]
            for field in kind.body
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        ]
        parts.append(f"### {kind.name}\n\n{cell(ast.get_docstring(kind) or '')}\n\n{table(['field', 'what it is'], rows)}")
    return "\n".join(parts)


def typed_dictionaries(game: clutch.Game) -> list[ast.ClassDef]:
    """The typed dictionaries that a game's view is made of, the whole one first."""
    found = [
        kind
        for path in sorted((game.folder / "show").glob("*.py"))
        for kind in ast.parse(path.read_text("utf-8")).body
        if isinstance(kind, ast.ClassDef) and any(ast.unparse(base) == "TypedDict" for base in kind.bases)
    ]
    return sorted(found, key=lambda kind: kind.name != view_name(game))


def rules_page(game: clutch.Game) -> str:
    """The rules, each with an address of its own."""
    text = re.sub(r"\A# .+", f"# {game.title}: the rules", game.rules_text("en"))
    return re.sub(r"^(\s*)- \*\*([A-Z]{2}-[A-Z]+\d+[a-z]?)\*\*", r'\1- <span id="\2"></span>**\2**', text, flags=re.MULTILINE)


def judges(game: clutch.Game) -> list[str]:
    """The judges that a bot can ask for, the one first that it takes where none is named."""
    return list(dict.fromkeys([judge_of(game).name, *[judge.name for judge in game.judges]]))


def components_page(game: clutch.Game) -> str:
    """Everything in the box with where each number comes from."""
    parts = [f"# {game.title}: the components\n\n{SOURCES}\n"]
    for name, section in game.components().items():
        parts.append(f"\n## {name.replace('_', ' ').capitalize()}\n\n{section_table(section)}")
    return "".join(parts)


def section_table(section: Any, around: dict[str, Any] | None = None) -> str:
    """A part of the file as a table, or several; what says nothing of its provenance has that of the part around it."""
    if isinstance(section, list) and all(isinstance(row, dict) for row in section):
        heads = [key for key in dict.fromkeys(key for row in section for key in row) if key not in PROVENANCE]
        also = [key for key in PROVENANCE if any(key in row for row in section)]
        return said_once(
            [head.replace("_", " ") for head in (*heads, *also)],
            [[*[shown(row.get(key)) for key in heads], *[cell(row.get(key, "")) for key in also]] for row in section],
        )
    if not isinstance(section, dict):
        return f"{shown(section)}\n"
    own = {key: section[key] for key in PROVENANCE if key in section}
    general = own or around or {}
    rows: list[list[str]] = []
    alike: dict[tuple[str, ...], dict[str, dict[str, Any]]] = {}
    for key, value in section.items():
        if key in own:
            continue
        if not is_part(value):
            rows.append([key.replace("_", " "), shown(value), *whence(general)])
        elif counted(value):
            rows.append([key.replace("_", " "), counted(value), *whence(value, general)])
        else:
            alike.setdefault(fields(value) or (key,), {})[key] = value
    deeper = [
        f"\n### {name.replace('_', ' ').capitalize()}\n\n{section_table(value, general)}"
        for group in alike.values()
        if len(group) == 1
        for name, value in group.items()
    ]
    together = [one_each(group, heads, general) for heads, group in alike.items() if len(group) > 1]
    return "\n".join([said_once(["what", "value", *WHENCE], rows), *together]).lstrip() + "".join(deeper)


def one_each(group: dict[str, dict[str, Any]], heads: tuple[str, ...], general: dict[str, Any]) -> str:
    """Parts that hold the same as a table with a row for each."""
    rows = [[name.replace("_", " "), *[shown(part[head]) for head in heads], *whence(part, general)] for name, part in group.items()]
    return said_once(["what", *[head.replace("_", " ") for head in heads], *WHENCE], rows)


def said_once(heads: list[str], rows: list[list[str]]) -> str:
    """A table; what would be the same sentence in each row is said above it, and a column that says nothing is left out."""
    words: list[str] = []
    for place in reversed(range(len(heads))):
        found = {row[place] for row in rows}
        if heads[place] in SENTENCES and (found == {""} or (len(found) == 1 and len(rows) > 1)):
            words = [sentence for sentence in found if sentence] + words
            heads = heads[:place] + heads[place + 1 :]
            rows = [row[:place] + row[place + 1 :] for row in rows]
    said = [f"{word[0].upper()}{word[1:].rstrip('.')}.\n" for word in words]
    return "\n".join([*said, table(heads, rows)])


def is_part(value: Any) -> bool:
    """Whether an entry of a component file is more than a value."""
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def fields(part: Any) -> tuple[str, ...]:
    """What a part holds beside its provenance, if all of it are plain values."""
    if not isinstance(part, dict) or any(is_part(value) for value in part.values()):
        return ()
    return tuple(key for key in part if key not in PROVENANCE)


def counted(part: Any) -> str:
    """A part that is a single value, or so many of one thing, as that; else nothing.

    >>> counted({"points": 5, "provenance": "printed"}), counted({"value": "red"}), counted({"gems": 1, "crystals": 2})
    ('5 points', 'red', '')
    """
    names = fields(part)
    if isinstance(part, dict) and "value" in part:
        return shown(part["value"])
    if len(names) == 1 and isinstance(part[names[0]], int):
        return f"{part[names[0]]} {names[0].replace('_', ' ')}"
    return ""


def whence(*entries: dict[str, Any]) -> tuple[str, str]:
    """Where a number comes from, in a word, and why it is what it is: the first of these that says anything of it."""
    entry = next((entry for entry in entries if any(key in entry for key in PROVENANCE)), {})
    return cell(entry.get("provenance", "")), cell(" ".join(str(entry[key]) for key in ("source", "reason", "note") if key in entry))


def shown(value: Any) -> str:
    """A value of a component file for people."""
    if value is None:
        return ""
    if isinstance(value, (dict, list)) and not value:
        return "nothing"
    if isinstance(value, dict):
        return cell(", ".join(f"{key.replace('_', ' ')} {shown(inner)}" for key, inner in value.items()))
    if isinstance(value, list) and len(value) > 2 and is_run(value):
        return f"{value[0]} to {value[-1]}"
    if isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        return "; ".join(shown(inner) for inner in value)
    if isinstance(value, list):
        return cell(", ".join(shown(inner) if not isinstance(inner, list) else f"({shown(inner)})" for inner in value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return cell(value)


def is_run(names: list[Any]) -> bool:
    """Whether names go on from number to number.

    >>> is_run(["T01", "T02", "T03"]), is_run(["T01", "T03"]), is_run([1, 2])
    (True, False, False)
    """
    found = [re.fullmatch(r"([A-Za-z_]+)(\d+)", name) for name in names if isinstance(name, str)]
    if len(found) < len(names) or None in found:
        return False
    parts = [(match[1], int(match[2])) for match in found if match]
    return all(part == (parts[0][0], parts[0][1] + number) for number, part in enumerate(parts))
