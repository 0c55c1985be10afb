"""How learned judges come to be: self-play, training in NumPy, and curves that make stated chances honest. Interpreted; needs `pip install clutch[train]`."""
