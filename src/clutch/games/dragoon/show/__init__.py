"""What only tells of Dragoon: the view of a seat with its odds, and the board as text."""
