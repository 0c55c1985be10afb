"""The table under load: `python -m bench.load`."""
