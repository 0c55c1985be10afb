"""The way from this machine to its network: its address there, the second listener, and a table that is open already."""
