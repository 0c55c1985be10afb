"""Making matches: new ones, rematches, and ones that go on from a record or from a position of a finished game."""
