"""`python -m faults`: the fault suite."""

from __future__ import annotations

import sys

from faults.run import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
