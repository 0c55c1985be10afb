"""Dragomino: dominoes, islands and dragon eggs, for two to four players."""
