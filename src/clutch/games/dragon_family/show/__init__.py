"""What only tells of Dragon Family: the view of a seat, and the board as text."""
