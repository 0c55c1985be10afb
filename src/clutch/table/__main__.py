"""`python -m clutch.table`: the same as `clutch serve`."""

from __future__ import annotations

import argparse
import sys

from clutch.kernel.words import read_words
from clutch.table.serve import add_arguments, run

WORDS = read_words("en", ["terminal"])

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="clutch serve", description=WORDS.say("usage", "serve", {}, []))
    add_arguments(parser, lambda name: WORDS.say("usage", f"serve-{name}", {}, []))
    sys.exit(run(parser.parse_args()))
