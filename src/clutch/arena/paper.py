"""A report as one HTML file that needs nothing else: headings, prose, tables and drawings, light or dark as the reader's system is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2a2620; --soft: #6d6558; --line: #ddd5c5; --accent: #9a4b1f; --good: #3f7d4e; --bad: #b4502f;
  --h0: #9a4b1f; --h1: #2f6d7a; --h2: #7a5a9a; --h3: #55772f; --h4: #a8791a; --h5: #8c3b5c; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b19; --ink: #ece5d8; --soft: #a89f90; --line: #3d3832; --accent: #e39a63; --good: #6fb580; --bad: #dd7e5c;
  --h0: #e39a63; --h1: #77b9c7; --h2: #b99ad6; --h3: #a1c577; --h4: #dfb65c; --h5: #d488a8; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 780px; margin: 0 auto; padding: 40px 20px 80px; }
h1 { font-size: 34px; line-height: 1.15; margin: 0 0 6px; } h2 { font-size: 22px; margin: 44px 0 8px; } h3 { font-size: 17px; margin: 26px 0 6px; }
p { margin: 8px 0 14px; } .soft { color: var(--soft); } code, pre { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre { background: color-mix(in srgb, var(--ink) 7%, transparent); padding: 10px 14px; border-radius: 8px; overflow-x: auto; white-space: pre-wrap; }
.scroll { overflow-x: auto; background: linear-gradient(to right, var(--paper) 30%, transparent) left / 36px 100% no-repeat local,
  linear-gradient(to left, var(--paper) 30%, transparent) right / 36px 100% no-repeat local,
  linear-gradient(to right, var(--line), transparent) left / 12px 100% no-repeat scroll, linear-gradient(to left, var(--line), transparent) right / 12px 100% no-repeat scroll; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 6px 9px; border-bottom: 1px solid var(--line); white-space: nowrap; } th { color: var(--soft); font-weight: normal; }
th:first-child, td:first-child { text-align: left; } .pair { display: flex; flex-wrap: wrap; gap: 24px; } .pair > * { flex: 0 1 350px; }
svg { width: 100%; height: auto; display: block; margin: 10px 0 4px; font: 14px Georgia, serif; } svg text { fill: var(--ink); } svg .soft { fill: var(--soft); font-size: 12px; }
svg .tiny { fill: var(--ink); font-size: 11px; } svg .strong { font-weight: bold; } .grid { stroke: var(--line); stroke-width: 1; } .middle { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 4; }
.span { stroke-width: 5; stroke-linecap: round; opacity: 0.4; } .bar { fill: var(--h1); opacity: 0.75; } .good { fill: var(--good); } .bad { fill: var(--bad); } .none { fill: var(--line); opacity: 0.35; }
.wide svg { min-width: 480px; max-width: 680px; }
@media (max-width: 540px) { th, td { padding: 6px 5px; } th:first-child, td:first-child { white-space: normal; min-width: 110px; } }
.curve { fill: none; stroke: var(--h0); stroke-width: 2; opacity: 0.6; }
""" + "".join(f".hue{hue} {{ fill: var(--h{hue}); stroke: var(--h{hue}); }} " for hue in range(6))


def page(title: str, parts: Sequence[str]) -> str:
    """The whole file."""
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n" + "\n".join(parts) + "\n</main></body>\n</html>\n"
    )


def heading(words: str, level: int = 2) -> str:
    """A heading."""
    return f"<h{level}>{escape(words)}</h{level}>"


def prose(words: str, kind: str = "") -> str:
    """A paragraph."""
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def command(words: str) -> str:
    """A command to copy."""
    return f"<pre>{escape(words)}</pre>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; its first column is names."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def side_by_side(parts: Sequence[str]) -> str:
    """Parts beside each other where there is room."""
    return '<div class="pair">' + "".join(f"<div>{part}</div>" for part in parts) + "</div>"
