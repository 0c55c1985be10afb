"""The compiled part of the bots: what they may see, one-ply choice, and tree search."""
