"""The attacks: a module each, with `attack(hostile)`, which goes on until the hostile client's time is up."""
