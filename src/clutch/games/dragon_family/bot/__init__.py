"""What only bots need of Dragon Family: judging positions, and positions as numbers for learning."""
