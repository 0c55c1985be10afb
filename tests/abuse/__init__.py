"""The abuse suite: one hostile client does its worst against a real server with its limits on, while honest people play; `python -m abuse` measures how they fare."""
