"""Parquet and Polars: which moves winners make, from a table of decisions.

`clutch simulate dragon_kin --games 1000 --bots greedy --parquet decisions/`, then `python examples/learning/decisions.py decisions/`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import polars as pl


def preferences(folder: Path) -> pl.DataFrame:
    """For each kind of move how often it was made where there was a choice, and how often its seat won."""
    return (
        pl.scan_parquet(folder / "*.parquet")
        .filter(pl.col("legal").list.len() > 1)
        .with_columns(kind=pl.col("move").str.split(" ").list.first())
        .group_by("kind")
        .agg(decisions=pl.len(), won=pl.col("share").mean())
        .sort("kind")
        .collect()
    )


if __name__ == "__main__":
    print(preferences(Path(sys.argv[1] if len(sys.argv) > 1 else "decisions")))
