"""Bots think in processes of their own, so that the table never waits for them."""
