"""The `clutch` command."""
