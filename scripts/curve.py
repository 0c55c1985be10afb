"""Draws how a policy learned, `python scripts/curve.py curve.json docs/pictures/learning.svg`: the curve that examples/learning/masked_ppo.py writes with --curve."""

from __future__ import annotations

import json
import sys
from pathlib import Path

WIDTH, HEIGHT = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 44, 56
COLOURS = {"random": "#2c6e35", "greedy": "#b02a22"}


def across(row: dict[str, float], end: float) -> float:
    """Where a point lies: by processor time."""
    return LEFT + (WIDTH - LEFT - RIGHT) * row["minutes"] / end


def up(share: float) -> float:
    """How high a share is drawn."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def line(rows: list[dict[str, float]], rival: str, end: float) -> str:
    """One curve with its 95% band."""
    colour = COLOURS[rival]
    middle = " ".join(f"{across(row, end):.1f},{up(row[rival]):.1f}" for row in rows)
    above = [f"{across(row, end):.1f},{up(min(1, row[rival] + row[f'{rival}_error'])):.1f}" for row in rows]
    below = [f"{across(row, end):.1f},{up(max(0, row[rival] - row[f'{rival}_error'])):.1f}" for row in reversed(rows)]
    name = f'<text x="{WIDTH - RIGHT - 4}" y="{up(rows[-1][rival]) + 22:.1f}" text-anchor="end" fill="{colour}">against {rival}</text>'
    band = f'<polygon points="{" ".join(above + below)}" fill="{colour}" opacity="0.18"/>'
    return f'{band}<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2.5"/>{name}'


def picture(rows: list[dict[str, float]]) -> str:
    """The whole picture."""
    end = max(row["minutes"] for row in rows)
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#fbf7ee"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = up(share)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d9cfbd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        minutes = end * part / 4
        x = LEFT + (WIDTH - LEFT - RIGHT) * part / 4
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 22}" text-anchor="middle">{minutes:.1f}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 12}" text-anchor="middle">minutes of processor time, one core</text>'
    )
    parts.append(f'<text x="{LEFT}" y="26" font-weight="700">Masked PPO learns Dragomino: share of victories, 95% bands</text>')
    parts += [line(rows, rival, end) for rival in COLOURS]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="Figtree, sans-serif" font-size="14" fill="#2b2622">'
    return f"{head}<title>How a policy learned Dragomino</title>{''.join(parts)}</svg>\n"


def main() -> None:
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.write_text(picture(json.loads(source.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
