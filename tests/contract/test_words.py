"""Words: every language says the same things, and everything that a game can say has words."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import clutch
from clutch.kernel.option import CHOICE
from clutch.kernel.words import MANY, SHARED, languages
from kit.messages import kinds_of, messages, parts
from kit.play import every_game, every_table, positions

LANGUAGES = languages()

SECTIONS = {"Event": ["events"], "Prompt": ["prompts", "waiting"], "Refusal": ["refusals"], "Question": ["questions"]}
"""Where each kind of statement has its words."""

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Kinds:
    """Finds the kinds of statements in a game's sources: texts, choices between texts, and names that stand for such."""

    def __init__(self, folder: Path) -> None:
        self.trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}

    def of(self, statement: str) -> set[str]:
        """All kinds that a class of statements is made with."""
        found: set[str] = set()
        for path, tree in self.trees.items():
            for scope in scopes(tree):
                for call in calls(scope, statement):
                    kinds = self.texts(call.args[1], scope, tree)
                    assert kinds, f"{path.name}:{call.lineno}: write the kind of this {statement} so that it can be found"
                    found |= kinds
        return found

    def texts(self, value: ast.expr, scope: ast.AST, tree: ast.Module) -> set[str]:
        """What texts an expression can stand for."""
        if isinstance(value, ast.Name):
            return self.named(value.id, scope, tree)
        if isinstance(value, ast.IfExp):
            return self.texts(value.body, scope, tree) | self.texts(value.orelse, scope, tree)
        if isinstance(value, ast.Subscript):
            return self.texts(value.value, scope, tree)
        if isinstance(value, ast.Dict):
            return {text for part in value.values for text in self.texts(part, scope, tree)}
        if isinstance(value, (ast.List, ast.Tuple)):
            return {text for part in value.elts for text in self.texts(part, scope, tree)}
        return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()

    def named(self, name: str, scope: ast.AST, tree: ast.Module) -> set[str]:
        """What texts a name can stand for: what is assigned to it here or in the module, or what the callers of this function give."""
        found: set[str] = set()
        for part in (scope, tree):
            for node in ast.walk(part):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
                if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                    given = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
                    if given is not None:
                        found |= self.texts(given, scope, tree)
            if found:
                return found
        if isinstance(scope, ast.FunctionDef):
            parameters = [argument.arg for argument in scope.args.args]
            if name in parameters:
                for other in self.trees.values():
                    for place in scopes(other):
                        for call in calls(place, scope.name):
                            found |= self.given(call, parameters, name, place, other)
        return found

    def given(self, call: ast.Call, parameters: list[str], name: str, scope: ast.AST, tree: ast.Module) -> set[str]:
        """What texts a call gives for a parameter."""
        for keyword in call.keywords:
            if keyword.arg == name:
                return self.texts(keyword.value, scope, tree)
        own = parameters[1:] if parameters[0] == "self" else parameters
        index = own.index(name)
        return self.texts(call.args[index], scope, tree) if index < len(call.args) else set()


def scopes(tree: ast.Module) -> list[ast.FunctionDef]:
    """All functions of a module."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def calls(scope: ast.AST, name: str) -> list[ast.Call]:
    """All calls of a function or method by its name."""
    found = []
    for node in ast.walk(scope):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
            if called == name:
                found.append(node)
    return found


@cache
def kinds(name: str) -> Kinds:
    return Kinds(clutch.game(name).folder)


def said(name: str, language: str, section: str) -> set[str]:
    """The kinds that a game has words for in a section."""
    return kinds_of(language, name, section) | kinds_of(language, SHARED, section)


@every_language
def test_every_language_has_the_same_files(language: str) -> None:
    """One for each game, those of the table, the terminal and the page, the sentences of errors, and the tables of components."""
    assert parts(language) == parts("en")
    assert set(parts("en")) == {game.name for game in clutch.games()} | {SHARED, "table", "terminal", "page", "sentences", "components"}


@every_language
@pytest.mark.parametrize("part", parts("en"))
def test_languages_have_the_same_words(part: str, language: str) -> None:
    """The same messages, and in each the same facts as in English; what a name has besides is each language's own."""
    english, other = messages("en", part), messages(language, part)
    assert list(other) == list(english)
    for name, patterns in english.items():
        if name.startswith("names-"):
            assert other[name].get("", set()) == patterns[""], name
            assert (MANY in other[name]) <= (other[name].get(MANY) == {"count"}), name
        else:
            assert other[name] == patterns, name


@every_language
def test_no_word_is_said_twice(language: str) -> None:
    """What games share is not in a game too, nor what happens around a game."""
    shared = set(messages(language, SHARED))
    assert not shared & set(messages(language, "table"))
    for game in clutch.games():
        assert not (shared | set(messages(language, "table"))) & set(messages(language, game.name)), game.name
    assert not shared & set(messages(language, "page"))


@every_game
@every_language
@pytest.mark.parametrize("statement", SECTIONS)
def test_every_statement_in_the_code_has_words(name: str, language: str, statement: str) -> None:
    """Each kind that the code can make has a message."""
    for section in SECTIONS[statement]:
        for kind in sorted(kinds(name).of(statement)):
            assert kind in said(name, language, section), f"{section}-{kind}"


@every_game
@pytest.mark.parametrize("statement", SECTIONS)
def test_every_word_is_used(name: str, statement: str) -> None:
    """A game has no messages that the code never says."""
    for section in SECTIONS[statement]:
        assert sorted(kinds_of("en", name, section) - kinds(name).of(statement)) == [], section


@every_game
@every_language
def test_every_move_has_words(name: str, language: str) -> None:
    """All actions of the game, each as a sentence without holes."""
    game = clutch.game(name)
    used = set()
    for action in range(game.action_space):
        text = game.say_move(action, NAMES, language)
        assert text
        assert "{" not in text
        used.add(game.move(action).kind)
    assert said(name, language, "moves") == used


@every_game
@every_language
def test_every_option_has_words(name: str, language: str) -> None:
    """The name of each option, and each of the values to choose from."""
    known = said(name, language, "options")
    for option in clutch.game(name).options:
        assert option.name in known
        for value in option.values if option.kind == CHOICE else []:
            assert value in known, f"{option.name} = {value}"


@every_game
@every_language
def test_every_option_is_told_in_a_sentence(name: str, language: str) -> None:
    """What an option changes, for people: short, and without the names that programs use."""
    words = clutch.game(name).words(language)
    for option in clutch.game(name).options:
        sentence = words.say("about", option.name, {}, [])
        assert sentence.endswith("."), option.name
        assert len(sentence) <= 110, option.name
        assert not set("_`") & set(sentence), option.name


@every_table
@every_language
def test_whole_games_can_be_told(name: str, players: int, language: str) -> None:
    """Every event for every seat and for spectators, every prompt, and every refusal on the way."""
    game = clutch.game(name)
    words = game.words(language)
    for seed in range(3):
        for number, (referee, _) in enumerate(positions(name, players, seed)):
            prompt = referee.state.prompt()
            assert words.say("prompts", prompt.kind, prompt.facts, NAMES)
            assert words.say("waiting", prompt.kind, prompt.facts, NAMES)
            legal = set(referee.state.legal())
            # A large space is mostly cells of a map: those are refused alike, so fewer of them will do.
            few = [*range(number % 7, min(game.action_space, 1000), 7), *range(1000 + number % 701, game.action_space, 701)]
            for action in few:
                if action not in legal:
                    refusal = referee.state.refusal(action)
                    assert refusal is not None
                    assert words.say("refusals", refusal.kind, refusal.facts, NAMES)
        for event in referee.events():
            for seat in [*range(players), None]:
                assert words.say("events", event.kind, event.facts_for(seat), NAMES)
                assert words.say("events", event.kind, event.facts_for(seat), NAMES, seat)


@every_table
@every_language
def test_a_person_at_a_real_table_is_asked_in_words(name: str, players: int, language: str) -> None:
    """Each question of the setup has words, and names for all of its outcomes."""
    words = clutch.game(name).words(language)
    asked: list[str] = []

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None, "the rules ask for luck without saying what it means"
        asked.append(words.say("questions", question.kind, question.facts, NAMES))
        assert len(question.names) == len(left)
        return left.index(max(left))

    clutch.game(name).start(players, chance=clutch.Entered(answer))
    assert all(asked)


SECOND_PERSON = {"en": {"you", "your", "yours"}, "de": {"du", "dich", "dir", "dein", "deine", "deinen", "deiner", "deinem"}}
"""How a language speaks to its reader, where a test can know it."""


@every_table
@pytest.mark.parametrize("language", SECOND_PERSON)
def test_the_reader_is_spoken_to(name: str, players: int, language: str) -> None:
    """An event of the reader's own is told to them as theirs, by no name."""
    words = clutch.game(name).words(language)
    *_, (referee, _) = positions(name, players, 1)
    for event in referee.events():
        others = words.say("events", event.kind, event.facts, NAMES)
        for seat in [seat for seat in range(players) if NAMES[seat] in others and "seats" not in event.facts]:
            mine = words.say("events", event.kind, event.facts, NAMES, seat)
            assert NAMES[seat] not in mine, mine
            assert SECOND_PERSON[language] & {word.strip(".,:;!()").lower() for word in mine.split()}, mine
