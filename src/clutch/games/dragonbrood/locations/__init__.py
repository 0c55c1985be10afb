"""What happens at the locations (rules, chapters Actions by location and Elder spaces)."""
