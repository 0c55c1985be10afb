"""A match and what may happen to it, without any wire, clock or database: the fold of its log, its seats, clocks, windows and end, and the verbs that say what to append."""
