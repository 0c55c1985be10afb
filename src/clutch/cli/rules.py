"""`clutch rules`: a game's rules, one of them, or those that speak of something."""

from __future__ import annotations

import argparse
import json
import re

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from clutch.cli.problem import NothingFound
from clutch.cli.speech import complaint
from clutch.cli.terminal import Terminal, clean
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.rulebook import Rule

_ID = re.compile(r"[A-Za-z]{2}-[A-Za-z]+[0-9]+")
_INLINE = re.compile(r"(\*\*.+?\*\*|\*.+?\*|`.+?`)")


def rules_of(game: Game, language: str) -> list[Rule]:
    """The rules one by one, in the reader's language if they are written in it."""
    try:
        return game.rules(language)
    except OSError:
        raise GameError(complaint("no_rules", game=game.title)) from None


def one_rule(game: Game, name: str, language: str) -> Rule:
    """The rule with an id."""
    rules = rules_of(game, language)
    for rule in rules:
        if rule.name == name.upper():
            return rule
    chapter = name.upper().rstrip("0123456789")
    near = [rule.name for rule in rules if rule.name.startswith(chapter)] if chapter else []
    if len(near) > 1:
        raise GameError(complaint("no_rule_but", game=game.title, text=name[:60], first=near[0], last=near[-1]))
    raise GameError(complaint("no_rule", game=game.title, text=name[:60], example=rules[0].name if rules else ""))


def search_rules(game: Game, words: list[str], language: str) -> list[Rule]:
    """The rules that have all these words, in the order of the book."""
    wanted = [part.lower() for word in words for part in word.split()]
    if not wanted:
        raise GameError(complaint("search_what"))
    rules = rules_of(game, language)
    found = [rule for rule in rules if all(word in f"{rule.name} {rule.chapter} {rule.text}".lower() for word in wanted)]
    if not found:
        raise NothingFound(complaint("no_rule_says", game=game.title, text=" ".join(words)[:60]))
    return found


def show_rule(terminal: Terminal, rule: Rule, words: list[str] | None = None) -> None:
    """One rule, wrapped under its id."""
    head = Text(rule.name, style="bold cyan")
    if rule.chapter:
        head.append(f"  {clean(rule.chapter)}", style="dim")
    terminal.show(head)
    body = inline(rule.text)
    if words:
        body.highlight_words([part for word in words for part in word.split()], "reverse", case_sensitive=False)
    terminal.show(body, indent=4)


def inline(text: str) -> Text:
    """A rule's text with its few marks as styles."""
    body = Text()
    for part in _INLINE.split(clean(text)):
        if len(part) > 4 and part.startswith("**"):
            body.append(part[2:-2], style="bold")
        elif len(part) > 2 and part[0] in "*`" and part[0] == part[-1]:
            body.append(part[1:-1], style="italic")
        else:
            body.append(part)
    return body


def show_found(terminal: Terminal, game: Game, wanted: str, language: str) -> None:
    """What somebody asks for in mid-game: an id, or words."""
    if _ID.fullmatch(wanted):
        show_rule(terminal, one_rule(game, wanted, language))
        return
    for rule in search_rules(game, [wanted], language):
        show_rule(terminal, rule, [wanted])


def chapters(game: Game, language: str) -> list[tuple[str, list[str]]]:
    """The chapters with the ids of their rules."""
    found: list[tuple[str, list[str]]] = []
    for rule in rules_of(game, language):
        if not found or found[-1][0] != rule.chapter:
            found.append((rule.chapter, []))
        found[-1][1].append(rule.name)
    return found


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    game = find_game(arguments.game)
    language: str = arguments.language
    game.words(language)  # refuses a language that the game does not speak
    words: list[str] | None = arguments.search
    if arguments.id is not None and words is not None:
        raise GameError(complaint("id_or_search"))
    if arguments.id is not None:
        found = [one_rule(game, arguments.id, language)]
    elif words is not None:
        found = search_rules(game, words, language)
    else:
        found = rules_of(game, language)
    if arguments.json:
        terminal.raw(
            json.dumps([{"id": rule.name, "chapter": rule.chapter, "text": rule.text} for rule in found], ensure_ascii=False, indent=2)
        )
    elif arguments.id is None and words is None:
        terminal.out.print(Padding(Markdown(game.rules_text(language), hyperlinks=False), (0, 1)))
    else:
        for rule in found:
            show_rule(terminal, rule, words)
    return 0
