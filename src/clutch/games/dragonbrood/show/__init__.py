"""What only tells of Dragonbrood: the view of a seat, and the board as text."""
