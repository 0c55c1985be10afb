"""The games. Each folder is one game, readable beside its rulebook; `catalogue` lists them."""
