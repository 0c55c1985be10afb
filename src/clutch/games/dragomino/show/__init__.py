"""What only tells of Dragomino: the view of a seat, and the board as text."""
