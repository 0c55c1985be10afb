"""What people who play together again find: their last games, their table of results, and a way to take them along."""
