"""What only bots need of Dragon Kin: judging positions, and positions as numbers for learning."""
