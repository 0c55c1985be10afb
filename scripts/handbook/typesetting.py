"""What a page needs before and after it is rendered so that its lines are broken well: a style sheet cannot count letters."""

from __future__ import annotations

import html
import re

LONG = re.compile(r"(?<!<pre>)(?<!<pre><span></span>)<code>([^<]{33,})</code>")
"""Code in a sentence that hardly fits a line of a phone."""
OPTION = re.compile(r"(?<![\w-])--?\w[\w-]*")
"""A command's option, which is not broken at its hyphens."""
SEAM = re.compile(r"(?<=[_/:.=,|])(?<!\d\.)(?!py\b)(?=\w)")
"""Where long code may be broken: behind what joins its words, but not within a number or a file's name."""
LONG_WORD = 20
"""So many letters make a word of code so long that it may be broken at its seams."""
CELL = re.compile(r"<td>(.*?)</td>", re.DOTALL)
SENTENCE = 30
"""So many letters make a cell of a table a sentence, which needs room to be read."""
SHORT = 14
"""So few letters stay in one line."""
CODE = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)
SPACE = "\u00a0"
"""A space at which no line is broken."""
HYPHEN = "\u2011"
"""A hyphen at which no line is broken."""
DARK = {
    "#fbf7ee": "#2a2333",
    "#f2e9d8": "#1d1823",
    "#2b2622": "#efe6d8",
    "#6f6860": "#a89f93",
    "#d9cfbd": "#4d4458",
    "#a8561a": "#f0a566",
    "#b02a22": "#ff8a7a",
    "#2c6e35": "#7fd08a",
}
"""The colours of our diagrams, and what each is in the dark."""
DIAGRAMS = ("one-click", "frameworks", "learning")
DIAGRAM = re.compile(rf"^!\[([^\]]*)\]\(([^)#]*/(?:{'|'.join(DIAGRAMS)}))\.svg\)$", re.MULTILINE)
NESTED = re.compile(r"^( *)([-*]|\d+\.)( +)(?=\S)")
"""The beginning of a list's line."""


def kept_together(text: str) -> str:
    r"""A page on which a figure and its interval or its per cent stay in one line; code is left as it is.

    >>> kept_together("0.51 ± 0.01, 34 % or `7 % 2`").split(" ")
    ['0.51\xa0±\xa00.01,', '34\xa0%', 'or', '`7', '%', '2`']
    """
    pieces = CODE.split(text)
    for number in range(0, len(pieces), 2):
        pieces[number] = re.sub(r"(?<=\d) %(?!\w)", f"{SPACE}%", pieces[number])
        pieces[number] = re.sub(r"(?<=[\d%]) ± (?=\d)", f"{SPACE}±{SPACE}", pieces[number])
        pieces[number] = re.sub(r"\((\d+)-(\d+)\)", rf"(\1{HYPHEN}\2)", pieces[number])
    return "".join(pieces)


def in_both_themes(text: str) -> str:
    """A page that shows its diagrams in the colours of the theme.

    >>> print(in_both_themes("![a curve](pictures/learning.svg)"))
    ![a curve](pictures/learning.svg#only-light)
    ![a curve](pictures/learning-dark.svg#only-dark)
    """
    return DIAGRAM.sub(r"![\1](\2.svg#only-light)\n![\1](\2-dark.svg#only-dark)", text)


def darkened(picture: str) -> str:
    """A diagram in the colours of the dark theme."""
    return re.sub(r"#[0-9a-f]{6}", lambda match: DARK.get(match[0], match[0]), picture)


def told_apart(text: str) -> str:
    r"""A page whose sessions are shown as such, so that what is typed can be copied without prompts and answers.

    >>> told_apart("```python\n>>> 1 + 1\n2\n```\n")
    '```pycon\n>>> 1 + 1\n2\n```\n'
    """
    return re.sub(r"^```python\n(?=>>> )", "```pycon\n", text, flags=re.MULTILINE)


def indented(text: str) -> str:
    r"""A page whose lists are indented by four, as its renderer wants them; elsewhere what stands below an entry is as far in as its text.

    Below an entry of several paragraphs the renderer takes the next one for its text, if nothing parts them.

    >>> indented("1. One:\n\n   ```\n   x\n   ```\n2. Two\n   - below\n\nEnd  here\n")
    '1. One:\n\n    ```\n    x\n    ```\n\n2. Two\n    - below\n\nEnd  here\n'
    """
    lines: list[str] = []
    levels: list[int] = []
    fenced = False
    parted = False
    for line in text.splitlines(keepends=True):
        depth = len(line) - len(line.lstrip(" "))
        if line.strip() and not fenced:
            while levels and depth < levels[-1]:
                levels.pop()
        below = levels[-1] if levels else 0
        entry = NESTED.match(line)
        if entry and not fenced and parted and lines[-1].strip():
            lines.append("\n")
        parted = bool(levels) and (parted or not line.strip()) and not (entry and not fenced)
        lines.append(" " * 4 * len(levels) + line[below:] if line.strip() and levels else line)
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif entry and not fenced:
            levels.append(len(entry[0]))
    return "".join(lines)


def marked_up(text: str) -> str:
    """A rendered page on which style sheets can tell what may be broken at the end of a line from what may not."""
    return CELL.sub(cell, LONG.sub(long_code, text))


def long_code(match: re.Match[str]) -> str:
    """Code that may be broken between its words, but not within an option; a long word behind what joins its parts.

    >>> long_code(re.match("(.*)", "--level debug|info|warning|error 0.5"))
    '<code class="long"><span class="whole">--level</span> debug|<wbr>info|<wbr>warning|<wbr>error 0.5</code>'
    """
    words = match[1].split(" ")
    if len(words) > 1:
        words = [OPTION.sub(r'<span class="whole">\g<0></span>', word) for word in words]
    return f'<code class="long">{" ".join(joined(word) for word in words)}</code>'


def joined(word: str) -> str:
    """A word of code with the places at which it may be broken."""
    return SEAM.sub("<wbr>", word) if len(word) >= LONG_WORD and "<" not in word else word


def cell(match: re.Match[str]) -> str:
    """A cell of a table that knows whether it is a sentence, or short enough to stay in one line.

    >>> cell(re.match("(.*)", "± 4.9 of 220")), cell(re.match("(.*)", "<a>what is known of it when it lies there</a>"))
    ('<td class="short">± 4.9 of 220</td>', '<td class="sentence"><a>what is known of it when it lies there</a></td>')
    """
    letters = len(html.unescape(re.sub(r"<[^>]+>", "", match[1])))
    kind = "sentence" if letters >= SENTENCE else "short" if letters <= SHORT else ""
    return f'<td class="{kind}">{match[1]}</td>' if kind else match[0]
