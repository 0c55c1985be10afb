"""Dragon Family: a growing map of hexes, eggs, food and territories, for two to five players."""
