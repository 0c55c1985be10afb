"""The compiled part of the players that others are measured by: the plain search, and the plans of a rule of thumb."""
