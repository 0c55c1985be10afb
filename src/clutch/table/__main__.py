"""`python -m clutch.table`: the same as `clutch serve`."""

from __future__ import annotations

import argparse
import sys

from clutch.table.serve import add_arguments, run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="clutch serve", description="The table: a server where people and bots play.")
    add_arguments(parser)
    sys.exit(run(parser.parse_args()))
