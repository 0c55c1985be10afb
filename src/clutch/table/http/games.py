"""The catalogue: games, rules and components."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

import clutch
from clutch.bots import bot_names
from clutch.kernel.errors import GameError, OptionsError
from clutch.kernel.option import CHOICE, SUBSET, WHOLE, Option
from clutch.table.http.answers import Answer
from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import GameName, TheCaller, TheServices
from clutch.table.presenters import box as boxes
from clutch.table.presenters.howto import tell_howto, written
from clutch.table.presenters.state import ENCODE
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import Best, BestEntry, Box, Catalogue, Components, Follows, GameEntry, HowTo, OptionEntry, Rules
from clutch.table.protocol.server import OptionSetting
from clutch.table.records.store import MatchRow
from clutch.table.slices import Slices

ROUTER = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS)
LANGUAGE = r"^[a-z]{2}(-[A-Z]{2})?$"
LOOKED_AT = 2000
"""So many finished matches are looked through for the best of them."""
SHOWN = 10
"""Results of a list of high scores."""


def find(name: str) -> clutch.Game:
    """The game of that name."""
    try:
        return clutch.game(name)
    except GameError:
        raise Refused(Code.NOT_FOUND, "There is no such game.") from None


def among(game: clutch.Game) -> dict[str, OptionSetting]:
    """The options that a table of several people takes for itself."""
    wished = game.defaults_among(game.most_players)
    settings = game.settings(game.most_players, wished)
    return {name: settings[name] for name in wished}


def option_word(game: clutch.Game, symbol: str) -> str:
    """An option or one of its values in words."""
    words = game.words()
    return words.say("options", symbol, {}, []) if words.has("options", symbol) else words.name(symbol)


@cache
def follows(name: str, option: str) -> Follows | None:
    """The whole number that the default of another one goes with, found by asking the game for its settings."""
    game = clutch.game(name)
    for other in game.options:
        if other.kind != WHOLE or other.name == option:
            continue

        def default(value: int, other: str = other.name) -> int:
            setting = game.settings(game.least_players, {other: value})[option]
            assert isinstance(setting, int)
            return setting

        if default(other.least) != default(other.most):
            return {"name": other.name, "defaults": [default(value) for value in range(other.least, other.most + 1)]}
    return None


@cache
def takes(name: str, option: str, players: int) -> list[str]:
    """The values of an option that the game takes for so many players, found by asking it; of a whole number the least and the most."""
    game = clutch.game(name)
    asked = next(each for each in game.options if each.name == option)
    wishes: list[str] = asked.values or ([str(asked.least), str(asked.most)] if asked.kind == WHOLE else ["true", "false"])
    found: list[str] = []
    for wish in wishes:
        with suppress(OptionsError):
            game.settings(players, {option: wish})
            found.append(wish)
    return found


def option_entry(game: clutch.Game, option: Option) -> OptionEntry:
    """An option with its words."""
    counts = range(game.least_players, game.most_players + 1)
    spoken = {value: option_word(game, value) for value in option.values}
    if isinstance(option.default, str):
        spoken.setdefault(option.default, option_word(game, option.default))
    return {
        "name": option.name,
        "kind": option.kind,  # type: ignore[typeddict-item]  # the kernel's kinds are these four words
        "rule": option.rule,
        "default": option.default,
        "among": among(game).get(option.name),
        "defaults": {str(players): game.settings(players)[option.name] for players in counts},
        "follows": follows(game.name, option.name) if option.kind == WHOLE else None,
        "values": option.values,
        "least": option.least,
        "most": option.most,
        "only_with": [{"name": name, "value": value} for name, value in option.only_with],
        "players": [players for players in counts if option.kind == SUBSET or len(takes(game.name, option.name, players)) > 1],
        "offered": {str(players): takes(game.name, option.name, players) for players in counts} if option.kind == CHOICE else {},
        "words": option_word(game, option.name),
        "value_words": spoken,
    }


class Playing(msgspec.Struct):
    """For whom a game is, and how long it takes: a table of its components."""

    age: int
    least_minutes: int
    most_minutes: int


def playing(game: clutch.Game) -> Playing | None:
    """What a game's components say of that, if they say it."""
    try:
        said = game.components().get("playing")
    except FileNotFoundError:
        return None
    return None if said is None else msgspec.convert(said, Playing)


def game_entry(game: clutch.Game) -> GameEntry:
    """A game in the catalogue."""
    said = playing(game)
    return {
        "name": game.name,
        "title": game.title,
        "players": list(range(game.least_players, game.most_players + 1)),
        "age": None if said is None else said.age,
        "minutes": None if said is None else [said.least_minutes, said.most_minutes],
        "rules_version": game.rules_version,
        "action_space": game.action_space,
        "options": [option_entry(game, option) for option in game.options],
    }


@ROUTER.get("/{game}/best")
async def best(
    game: GameName,
    caller: TheCaller,
    services: TheServices,
    by: Annotated[list[str], Query(max_length=8, description="Options by which the lists are told apart")] = [],  # noqa: B006 - never changed
) -> Best:
    """High scores: the best results of games for one, of your own matches and of public ones, for each setting of the options `by`."""
    find(game)
    rows = await services.store.finished(game, caller.id, LOOKED_AT)
    held = await services.store.seats(caller.id, [row.id for row in rows])
    results: list[BestEntry] = []
    slices = Slices()
    for row in rows:
        entry = best_entry(row, held.get(row.id, []), by)
        if entry is not None:
            results.append(entry)
        await slices.pause()
    results.sort(key=lambda entry: (repr(entry["options"]), not entry["won"], -entry["score"], entry["touched"]))
    lists: dict[str, list[BestEntry]] = {}
    for entry in results:
        lists.setdefault(repr(entry["options"]), []).append(entry)
    return {"best": [entry for each in lists.values() for entry in each[:SHOWN]]}


def best_entry(row: MatchRow, mine: list[int], by: list[str]) -> BestEntry | None:
    """A finished match as a result, if one person played it alone from its beginning to its end."""
    stored: dict[str, Any] = msgspec.json.decode(row.brief)
    seats, result, options = stored["seats"], stored["result"], stored.get("options")
    if len(seats) != 1 or seats[0]["kind"] != "person" or options is None or not stored["own"] or result["reason"] != "finished":
        return None
    return {
        "match": row.id,
        "name": seats[0]["name"],
        "mine": bool(mine),
        "score": result["scores"][0],
        "won": bool(result["winners"]),
        "touched": row.touched,
        "options": {name: options[name] for name in by if name in options},
    }


# What follows never changes while a server runs, and is written out once: nobody can keep the table busy by reading.


@ROUTER.get("", response_model=Catalogue)
async def catalogue(request: Request, services: TheServices) -> Response:
    """What can be played here, and with which bots."""
    del services
    return catalogue_answer().to(request)


@cache
def catalogue_answer() -> Answer:
    """The catalogue as it is sent."""
    whole: Catalogue = {"games": [game_entry(game) for game in clutch.games()], "bots": bot_names()}
    return Answer(ENCODE(whole))


@ROUTER.get("/{game}/rules", response_model=Rules)
async def rules(
    request: Request, game: GameName, services: TheServices, language: Annotated[str, Query(pattern=LANGUAGE)] = "en"
) -> Response:
    """A game's rules; in English where they are not written in the language."""
    del services
    found = find(game)
    try:
        return rules_answer(found.name, found.rules_language(language)).to(request)
    except FileNotFoundError:
        raise Refused(Code.NOT_FOUND, "The rules of this game are not in this installation.") from None


@cache
def rules_answer(game: str, language: str) -> Answer:
    """A game's rules as they are sent. Only for languages that they are written in: what is kept stays small."""
    found = clutch.game(game)
    whole: Rules = {
        "language": language,
        "markdown": found.rules_text(language),
        "rules": [{"name": rule.name, "chapter": rule.chapter, "text": rule.text} for rule in found.rules(language)],
    }
    return Answer(ENCODE(whole))


@ROUTER.get("/{game}/howto", response_model=HowTo)
async def howto(
    request: Request, game: GameName, services: TheServices, language: Annotated[str, Query(pattern=LANGUAGE)] = "en"
) -> Response:
    """How a game is played, for people; in English where that is not written in the language."""
    del services
    found = find(game)
    try:
        return howto_answer(found.name, written(found, language)).to(request)
    except FileNotFoundError:
        raise Refused(Code.NOT_FOUND, "Nobody has written yet how this game is played: read its rules.") from None


@cache
def howto_answer(game: str, language: str) -> Answer:
    """How a game is played, as it is sent."""
    return Answer(ENCODE(tell_howto(clutch.game(game), language)))


@ROUTER.get("/{game}/components", response_model=Components)
async def components(request: Request, game: GameName, services: TheServices) -> Response:
    """Every card, tile and table of a game with its provenance."""
    del services
    try:
        return components_answer(find(game).name).to(request)
    except FileNotFoundError:
        raise Refused(Code.NOT_FOUND, "The components of this game are not in this installation.") from None


@cache
def components_answer(game: str) -> Answer:
    """A game's components as they are sent."""
    return Answer(ENCODE(clutch.game(game).components()))


@ROUTER.get("/{game}/box", response_model=Box)
async def box(
    request: Request, game: GameName, services: TheServices, language: Annotated[str, Query(pattern=LANGUAGE)] = "en"
) -> Response:
    """The components of a game as tables in words, for people; in English where the language has none for them."""
    del services
    try:
        return box_answer(find(game).name, boxes.written(language)).to(request)
    except FileNotFoundError:
        raise Refused(Code.NOT_FOUND, "The components of this game are not in this installation.") from None


@cache
def box_answer(game: str, language: str) -> Answer:
    """A game's box as it is sent."""
    return Answer(ENCODE(boxes.tell_box(clutch.game(game), language)))
