"""`python -m clutch` is the command `clutch`."""

from __future__ import annotations

import sys

from clutch.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
