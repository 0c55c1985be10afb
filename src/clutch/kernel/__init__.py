"""The contracts that a game, a bot, the arena, the server and the environments share."""
