"""What only bots need of Dragonbrood: judging positions, and positions as numbers for learning."""
