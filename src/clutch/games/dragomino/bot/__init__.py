"""What only bots need of Dragomino: judging positions, and positions as numbers for learning."""
