"""Live games: what a match's log adds up to, what may be done next, and who is told what."""
