"""The HTTP part, one router a noun."""
