"""Doors to frameworks for learning and search: our games as theirs."""
