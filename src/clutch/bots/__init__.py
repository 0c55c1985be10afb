"""Bots: who they are, and how they are asked for."""

from clutch.bots.bot import Bot, Greedy, Random, Search, bot_names, find_bot, make_bot
from clutch.bots.outside import Broken, Outside
from clutch.bots.search.sight import Sight

__all__ = ["Bot", "Broken", "Greedy", "Outside", "Random", "Search", "Sight", "bot_names", "find_bot", "make_bot"]
