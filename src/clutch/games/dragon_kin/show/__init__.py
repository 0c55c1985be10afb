"""What only tells of Dragon Kin: the view of a seat, and the board as text."""
