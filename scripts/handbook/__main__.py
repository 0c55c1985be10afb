"""`python -m scripts.handbook`: gathers the pages into `build/handbook`, lets Zensical make `build/site` of them, and looks the result over. Any warning fails."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from scripts.handbook import command_line, game_pages, measures, protocol
from scripts.handbook.typesetting import DIAGRAMS, darkened, in_both_themes, indented, kept_together, marked_up, told_apart

import clutch

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "build" / "handbook"
SITE = ROOT / "build" / "site"
FONTS = {
    "alegreya": "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    "figtree": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
}
GAME_CHAPTERS = ("Add a game", "A state", "Listing actions", "A judge", "Add a decision", "Words")
REPORTS = {"lab": ("balance.html", "What games say of our numbers"), "tournament": ("tournament.html", "A tournament of four bots")}
"""Folders of reports, which are pages of their own, and the page of the site that leads to them."""
LINK = re.compile(r"\[((?:docs/)?[\w/-]+\.md)\]\(([^)#]+\.md)(#[^)]*)?\)")
"""A link that is called by a file's name."""
FETCHED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=[\"']?(https?:)?//|<link\b[^>]*\brel=[\"']?(?:stylesheet|preload|icon)[^>]*\bhref=[\"']?(https?:)?//"
)


def gather() -> None:
    """All pages, pictures and fonts in one folder."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    shutil.copytree(ROOT / "examples", PAGES / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    (PAGES / "fonts").mkdir()
    for name, path in FONTS.items():
        shutil.copy(ROOT / "web" / "node_modules" / path, PAGES / "fonts" / f"{name}.woff2")
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    write("contributing.md", without(contributing, [*GAME_CHAPTERS, "Add a board"]), "")
    write("tutorials/game.md", chapters(contributing, GAME_CHAPTERS, "Add a game", GAME), "../")
    write("tutorials/board.md", chapters(contributing, ("Add a board",), "Add a board", BOARD), "../")
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    write("changelog.md", re.sub(r"(?<![\[/\w])(?<!\]\()`?(docs/[\w/-]+\.md)`?(?!\])", r"[\1](\1)", changelog), "")
    write("reference/command-line.md", command_line.page(), "../")
    write("reference/messages.md", protocol.messages(), "../")
    write("reference/requests.md", protocol.requests(), "../")
    for game in clutch.games():
        write(f"games/{game.name}.md", game_pages.page(game), "../")
        write(f"games/{game.name}-rules.md", game_pages.rules_page(game), "../")
        write(f"games/{game.name}-components.md", game_pages.components_page(game), "../")
    for folder, (page, title) in REPORTS.items():
        for report in (PAGES / folder).glob("*.html"):
            text = report.read_text("utf-8").replace("<style>", '<link rel="icon" href="../pictures/egg.svg"><style>', 1)
            back = f'<main><p><a href="../{page}" style="color: var(--accent)">← {title}</a></p>'
            report.write_text(text.replace("<main>", back, 1), "utf-8")
    for made in PAGES.rglob("*.md"):
        text = in_both_themes(named_by_title(made.read_text("utf-8"), made))
        made.write_text(indented(told_apart(kept_together(text))), "utf-8")
    for picture in [PAGES / "pictures" / f"{name}.svg" for name in DIAGRAMS]:
        picture.with_stem(f"{picture.stem}-dark").write_text(darkened(picture.read_text("utf-8")), "utf-8")
    speed = PAGES / "explanations" / "speed.md"
    told = (
        speed.read_text("utf-8").replace("<!-- speed -->", measures.all_speeds()).replace("<!-- frameworks -->", measures.beside_others())
    )
    speed.write_text(told, "utf-8")


GAME = """A game is a folder of typed Python beside its rulebook. These are the steps in the order in which they are best made; Dragon Kin, the smallest, is the one to have open beside you.
[Rules compiled from Python](../explanations/compiled.md) tells why the rules are written as they are.
"""
BOARD = """A board draws what the view tells and offers the moves that the table has sent. [One click through all stations](../explanations/one-click.md) shows its place.
"""


def write(name: str, text: str, up: str) -> None:
    """A page; links to the files of the repository become links to their pages."""
    for file, page in (("CONTRIBUTING.md", "contributing.md"), ("CHANGELOG.md", "changelog.md")):
        text = text.replace(f"]({file})", f"]({up}{page})")
    text = re.sub(r"\]\(docs/([^)]+)\)", rf"]({up}\1)", text)
    text = re.sub(r"\]\(#a-state\)", f"]({up}tutorials/game.md#a-state)", text) if name != "tutorials/game.md" else text
    if name == "tutorials/game.md":
        text = text.replace("](#add-a-board)", "](board.md)")
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def named_by_title(text: str, path: Path) -> str:
    """A page on which links that are called by a file's name, as in the repository, are called by the title of its page."""

    def titled(match: re.Match[str]) -> str:
        page = path.parent / match[2]
        title = re.search(r"^# (.+)$", page.read_text("utf-8"), flags=re.MULTILINE) if page.is_file() else None
        return f"[{title[1]}]({match[2]}{match[3] or ''})" if title else match[0]

    return LINK.sub(titled, text)


def parts(text: str) -> dict[str, str]:
    """The chapters of a page by their titles; what comes before the first has none."""
    pieces = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
    return {"": pieces[0], **dict(zip(pieces[1::2], pieces[2::2], strict=True))}


def without(text: str, left: list[str]) -> str:
    """A page without some of its chapters, and with a word on where they are."""
    found = parts(text)
    pointer = "\n[Add a game](tutorials/game.md) and [Add a board](tutorials/board.md) have pages of their own.\n"
    return found[""] + pointer + "".join(f"\n## {title}{body}" for title, body in found.items() if title and title not in left)


def chapters(text: str, wanted: tuple[str, ...], title: str, introduction: str) -> str:
    """Some chapters of a page as a page of their own."""
    found = parts(text)
    first, *rest = wanted
    return f"# {title}\n\n{introduction}{found[first]}" + "".join(f"\n## {name}{found[name]}" for name in rest)


def lost() -> list[str]:
    """Pages that the navigation does not name, which nobody would find, and names in it that are no pages."""
    navigation = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    named = set(named_in(navigation))
    pages = {path.relative_to(PAGES).as_posix() for path in PAGES.rglob("*.md")}
    unnamed = [f"{page} is not in the navigation of zensical.toml" for page in sorted(pages - named)]
    return unnamed + [f"zensical.toml names {page}, which is no page" for page in sorted(named - pages)]


def named_in(part: object) -> list[str]:
    """The pages that a part of the navigation names."""
    if isinstance(part, str):
        return [part]
    below = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return [page for inner in below for page in named_in(inner)]


def build() -> int:
    """Let Zensical make the site; what it complains of makes it fail."""
    shutil.rmtree(SITE, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean"],
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    if done.returncode != 0 or re.search(r"warning|error", said, flags=re.IGNORECASE):
        sys.stderr.write(said)
        return 1
    return 0


NOWHERE = (
    "<h1>404 - Not found</h1>",
    '<h1>There is no such page</h1><p><a href="/index.html">Start here</a>, or search for it at the top.</p>',
)
"""What the theme says of a page that is not there, and what we say."""


def set_type() -> None:
    """Tell what may be broken at the end of a line from what may not: a style sheet cannot count letters."""
    for path in SITE.rglob("*.html"):
        text = path.read_text("utf-8")
        marked = marked_up(text.replace(*NOWHERE)) if path.parent.name not in REPORTS else text
        if marked != text:
            path.write_text(marked, "utf-8")


def look_over() -> list[str]:
    """What is wrong with the made pages: things from elsewhere, links and anchors that lead nowhere."""
    found = []
    texts = {path: path.read_text("utf-8") for path in SITE.rglob("*.html")}
    anchors = {path: set(re.findall(r"\bid=[\"']?([^\"'\s>]+)", text)) for path, text in texts.items()}
    for path, text in texts.items():
        name = path.relative_to(SITE)
        found += [f"{name}: fetches something from elsewhere: {match[0][:120]}" for match in FETCHED.finditer(text)]
        for link in set(re.findall(r"\b(?:href|src)=[\"']?([^\"'\s>]+)", text)):
            if re.match(r"[a-z]+:|//", link) or path.name == "404.html":
                continue
            file, _, anchor = link.partition("#")
            target = (path.parent / file).resolve() if file else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                found.append(f"{name}: {link} leads nowhere")
            elif anchor and target in anchors and anchor not in anchors[target]:
                found.append(f"{name}: {link} has no such place")
    return sorted(found)


def main() -> int:
    """Make the site: the exit code."""
    gather()
    wrong = lost()
    if not wrong:
        if build():
            return 1
        set_type()
        wrong = look_over()
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        return 1
    print(f"The site is in {SITE.relative_to(ROOT)}: {len(list(SITE.rglob('*.html')))} pages.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
