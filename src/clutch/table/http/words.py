"""Words for pages and programs: which languages there are, and what they say."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

import clutch
from clutch.kernel.errors import GameError
from clutch.kernel.words import SHARED, language_folders, read_sources, read_words
from clutch.table.http.answers import Answer
from clutch.table.http.problems import REFUSALS
from clutch.table.http.requests import TheServices
from clutch.table.presenters.state import ENCODE
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import Languages

ROUTER = APIRouter(prefix="/api/words", tags=["words"], responses=REFUSALS)
FLUENT = "text/plain"
PAGE = "page"
"""The part that the page says itself; every other part is a game."""
LOBBY = "lobby"
"""The message in a game's words that says what it is."""

LanguageCode = Annotated[str, Path(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=35)]
Part = Annotated[str, Path(pattern=r"^[a-z_]{1,40}$")]


@ROUTER.get("", response_model=Languages)
async def languages(request: Request, services: TheServices) -> Response:
    """The languages that this server speaks, each by its own name."""
    del services
    return languages_answer().to(request)


@cache
def languages_answer() -> Answer:
    """The languages as they are sent."""
    whole: Languages = {
        "languages": [{"code": code, "name": read_words(code, [SHARED]).say_alone("language")} for code in language_folders()]
    }
    return Answer(ENCODE(whole))


@ROUTER.get("/{language}/{part}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def words(request: Request, language: LanguageCode, part: Part, services: TheServices) -> Response:
    """What a language says, as messages of Project Fluent: `page`, or a game with what happens around it."""
    del services
    if language not in language_folders():
        raise Refused(Code.NOT_FOUND, "There are no words in that language.")
    if part != PAGE and part not in [game.name for game in clutch.games()]:
        raise Refused(Code.NOT_FOUND, "There is no such game.")
    try:
        return words_answer(language, part).to(request)
    except GameError:
        raise Refused(Code.NOT_FOUND, "There are no words in that language.") from None


@cache
def words_answer(language: str, part: str) -> Answer:
    """The messages as they are sent."""
    if part != PAGE:
        return Answer("\n".join(read_sources(language, [SHARED, "table", part])).encode(), FLUENT)
    return Answer("\n".join([*read_sources(language, [SHARED, PAGE]), *lobby_lines(language)]).encode(), FLUENT)


def lobby_lines(language: str) -> list[str]:
    """What each game is, in a line for the lobby: a message `game-<game>`, from the game's own words."""
    lines = [(game.name, read_words(language, [game.name]).say_alone(LOBBY)) for game in clutch.games()]
    return [f"game-{name} = {line}" for name, line in lines]
