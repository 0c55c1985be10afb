"""The table under faults: honest people play on while processes, disks, clocks and lines fail, and nothing that was acknowledged may be lost, doubled or betrayed."""
