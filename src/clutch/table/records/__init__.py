"""Stored games: the log that a match is, the tables that hold it, and the one writer that appends to it."""
