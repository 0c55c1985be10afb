"""What only bots need of Dragoon: judging positions, and positions as numbers for learning."""
