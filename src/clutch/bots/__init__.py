"""Bots: who they are, and how they are asked for."""

from clutch.bots.bot import Bot, Greedy, Level, Random, Search, bot_names, find_bot, make_bot
from clutch.bots.levels import LEVELS
from clutch.bots.measures import Plain, Rule, Seer
from clutch.bots.outside import Broken, Outside
from clutch.bots.search.sight import Sight

__all__ = [
    "LEVELS",
    "Bot",
    "Broken",
    "Greedy",
    "Level",
    "Outside",
    "Plain",
    "Random",
    "Rule",
    "Search",
    "Seer",
    "Sight",
    "bot_names",
    "find_bot",
    "make_bot",
]
