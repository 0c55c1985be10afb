"""Dragonbrood: worker placement over six years, for one to six players."""
