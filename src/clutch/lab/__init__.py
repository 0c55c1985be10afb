"""The laboratory: what many games between bots say about a game, its options and its numbers."""
