"""Bots: who they are, and how they are asked for."""

from clutch.bots.bot import Bot, Greedy, Random, Search, bot_names, make_bot
from clutch.bots.search.sight import Sight

__all__ = ["Bot", "Greedy", "Random", "Search", "Sight", "bot_names", "make_bot"]
