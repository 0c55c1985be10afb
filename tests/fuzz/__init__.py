"""Nonsense for everything that reads what others wrote."""
