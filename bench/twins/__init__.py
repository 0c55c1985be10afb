"""Our own loop against twins: Dragon Kin and Dragomino written by hand in C++, as somebody would write an engine of their own. `python -m bench.twins`.

A twin has the same generator, draws in the same order, and lists the same actions under the same numbers, so that random play plays the very same games. Both sides' checksums, over all actions and the final scores,
are compared before anything is timed: a twin that plays other games proves nothing about speed.
"""
