"""Dragoon: an island, dice, cards, combat and a race to fifty gold, for two to four players."""
