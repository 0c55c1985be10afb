"""Dragon Kin: hidden cards, deduction and sets, for two to four players."""
