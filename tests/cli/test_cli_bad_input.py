"""Bad input of every kind: one clear sentence on stderr, exit code 2, nothing written."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from clutch.cli.main import main
from kit.command import clutch

BAD = {
    "no such command": ("dance", "invalid choice"),
    "no such flag": ("games --loud", "unrecognized arguments: --loud"),
    "unknown game": ("games dragon_chess", "there is no game “dragon_chess”"),
    "unknown game for rules": ("rules dragon_chess", "there is no game “dragon_chess”"),
    "unknown rule": ("rules dragon_kin dk-t99", "no rule “dk-t99”; there are DK-T1 to DK-T7"),
    "no rule at all": ("rules dragon_kin xyz", "has no rule “xyz”"),
    "rules in an unknown language": ("rules dragon_kin --language tlh", "no words for the language “tlh”"),
    "rule and search": ("rules dragon_kin DK-T1 --search card", "not both"),
    "no game to play": ("play", "say which game"),
    "unknown game to play": ("play dragon_chess", "there is no game “dragon_chess”"),
    "too many players": ("play dragon_kin --players 5", "is for 2 to 4 players, not 5"),
    "too few seats": ("play dragon_kin --seats me", "is for 2 to 4 players, not 1"),
    "players in words": ("play dragon_kin --players two", "“two” is not a whole number"),
    "players against seats": ("play dragon_kin --players 3 --seats me,greedy", "names 2 seats, but --players says 3"),
    "unknown bot": ("play dragon_kin --seats me,genius", "there is no bot “genius”"),
    "empty seat": ("play dragon_kin --seats me,", "there is no bot “”"),
    "too many names": ("play dragon_kin --names Ann,Ben,Cleo,Dan", "names for 1 people"),
    "equal names": ("play dragon_kin --seats me,me --names Ann,ann", "two people are called ann"),
    "empty name": ("play dragon_kin --seats me,me --names Ann,", "cannot be a name"),
    "unknown option": ("play dragon_kin --option weather=rain", "has no option “weather”"),
    "bad value": ("play dragon_kin --option rounds=99", "option rounds is a whole number from 1 to 20"),
    "no pair": ("play dragon_kin --option rounds", "is no option: write name=value"),
    "option twice": ("play dragon_kin --option rounds=2 --option rounds=3", "given twice"),
    "bad seed": ("play dragon_kin --seed -1", "seed"),
    "unknown language": ("play dragon_kin --language tlh", "no words for the language “tlh”"),
    "save to a directory": ("play dragon_kin --save {folder}", "is a directory"),
    "save to nowhere": ("play dragon_kin --save {folder}/no/such/place.jsonl", "there is no directory"),
    "save over a file": ("play dragon_kin --save {cut}", "exists already"),
    "companion with bots": ("play dragon_kin --companion --seats me,greedy", "all seats are people"),
    "resume a missing file": ("play --resume {folder}/none.jsonl", "cannot be read: no such file"),
    "resume a directory": ("play --resume {folder}", "is a directory"),
    "resume a cut record": ("play --resume {cut}", "the file is cut"),
    "resume an edited record": ("play --resume {edited}", "line 2: the line was changed"),
    "resume a finished game": ("play --resume {over}", "is over: see it by `clutch replay"),
    "resume another game": ("play dragon_chess --resume {open}", "not of dragon_chess"),
    "resume with seats": ("play --resume {open} --seats me,me", "belongs to a new game"),
    "nothing to learn with": ("train dragonbrood", "a network cannot learn Dragonbrood yet"),
    "unknown game to learn": ("train dragon_chess", "there is no game “dragon_chess”"),
    "a curve for a bot that states no chances": ("train dragoon --curve --bot greedy", "only a search states chances"),
    "minutes and hours": ("train dragon_kin --minutes 5 --hours 1", "not allowed with"),
    "a formula that nobody may tune": (
        "train dragoon --formula",
        "does not say which of its weights may be tuned; those of Dragomino, Dragonbrood do",
    ),
    "a formula tuned by nobody else": ("train dragonbrood --formula --players 1", "is tuned by games against others"),
    "a formula tried by another judge": ("train dragomino --formula --bot search:20:judge=rule", "does not play by the formula"),
    "a formula tried by many processes": ("train dragomino --formula --bot search:2s:workers=2", "does not play by the formula"),
    "a formula and a curve": ("train dragomino --formula --curve", "not allowed with"),
    "replay a missing file": ("replay {folder}/none.jsonl", "cannot be read: no such file"),
    "replay a directory": ("replay {folder}", "is a directory"),
    "replay what is not text": ("replay {binary}", "is not UTF-8 text"),
    "replay what is no record": ("replay {prose}", "it is not JSON"),
    "replay an empty file": ("replay {empty}", "the file is empty"),
    "replay beyond the end": ("replay {over} --to 9999", "beyond its end"),
    "replay for nobody": ("replay {over} --seat Z", "nobody sits at “Z”; the seats are A"),
    "check a missing file": ("check {folder}/none.jsonl", "cannot be read: no such file"),
    "check a directory": ("check {folder}", "is a directory"),
    "score an unknown game": ("score dragon_chess", "there is no game"),
    "score a short line": ("score dragon_kin --line ice,ice --kin A=ice --kin B=fire", "line takes 7 pieces, not 2"),
    "score without kin": ("score dragon_kin --line ice,ice,fire,fire,sun,sun,sea", "--kin is missing"),
    "score a fifth card": (
        "score dragon_kin --line ice,ice,ice,ice,sun,sun,sea --kin A=ice --kin B=fire",
        "only 4 ice cards, but 5 are named",
    ),
    "score too many kinds": (
        "score dragon_kin --line ice,fire,sun,sea,sand,swamp,storm --kin A=ice --kin B=ice",
        "6 kinds are in play (DK-S1), but 7",
    ),
    "score one player": ("score dragon_kin --line ice,ice,fire,fire,sun,sun,sea --kin A=ice", "is for 2 to 4 players, not 1"),
    "score no dragon": ("score dragon_kin --line ice,ice,fire,fire,sun,sun,water --kin A=ice --kin B=ice", "“water” is none of"),
    "score twice": ("score dragon_kin --line ice,ice,fire,fire,sun,sun,sea --kin A=ice --kin A=sun", "given twice for A"),
    "simulate an unknown game": ("simulate dragon_chess", "there is no game"),
    "simulate an unknown bot": ("simulate dragon_kin --bots genius", "there is no bot “genius”"),
    "simulate too many bots": ("simulate dragon_kin --players 2 --bots greedy,random,random", "3 bots for 2 seats"),
    "simulate no games": ("simulate dragon_kin --games 0", "“0” is not a whole number"),
    "simulate five": ("simulate dragon_kin --players 5", "is for 2 to 4 players"),
    "records where something is": ("simulate dragon_kin --games 2 --records {folder}", "is not empty"),
    "records in a file": ("simulate dragon_kin --games 2 --records {prose}", "cannot be used for records"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files of every kind of wrong, and two good ones."""
    home = tmp_path_factory.mktemp("records")
    done = clutch("simulate", "dragon_kin", "--players", "2", "--games", "1", "--records", str(home / "games"))
    assert done.returncode == 0, done.stderr
    over = (home / "games" / "dragon_kin-1.jsonl").read_text("utf-8")
    lines = over.splitlines(keepends=True)
    (home / "over").write_text(over, "utf-8")
    (home / "cut").write_text("".join(lines[:-1]), "utf-8")
    (home / "edited").write_text("".join([lines[0], lines[1].replace("discard", "Discard"), *lines[2:]]), "utf-8")
    (home / "binary").write_bytes(b"\xff\xfe\x00clutch")
    (home / "prose").write_text("Once upon a time there was a dragon.\n", "utf-8")
    (home / "empty").write_text("", "utf-8")
    left = clutch("play", "dragon_kin", "--seats", "me,random", "--save", str(home / "open"), "--seed", "1", stdin="1\nquit\n")
    assert left.returncode == 0, left.stderr
    return home


def contents(folder: Path) -> dict[str, bytes]:
    """Every file under a folder with its bytes."""
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_sentence(case: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong, one line says so, the exit code is 2, and no file has changed."""
    line, sentence = BAD[case]
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.chdir(folder)
    before = contents(folder)
    named = {"folder": str(folder)} | {path.name: str(path) for path in folder.iterdir()}

    code = main([word.format(**named) for word in line.split()])

    shown = capsys.readouterr()
    assert code == 2, shown.err
    assert shown.err.startswith("clutch: ")
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert "Traceback" not in shown.err
    assert contents(folder) == before


@pytest.mark.parametrize(
    "arguments",
    [
        ("games", "dragon_chess"),
        ("replay", "none.jsonl"),
        ("play", "dragon_kin", "--players", "9"),
        ("simulate", "dragon_kin", "--bots", "x", "--jobs", "2"),
    ],
)
def test_the_real_command_says_it_too(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """The same through a process: one line on stderr, nothing on stdout."""
    done = clutch(*arguments, cwd=tmp_path)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_closed_input_in_mid_game() -> None:
    """When nobody types any more the command says so and ends."""
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "1", stdin="1\n")

    assert done.returncode == 2
    assert done.stderr == "clutch: the input ended in mid-game. The game was not saved.\n"


def test_input_that_is_not_text() -> None:
    """Bytes that are no UTF-8 are refused."""
    done = clutch("play", "dragon_kin", "--seats", "me,random", "--seed", "1", stdin=b"\xff\xff\n")

    assert done.returncode == 2
    assert done.stderr == "clutch: the input is not UTF-8 text in mid-game. The game was not saved.\n"


def test_a_name_in_a_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """Control characters out of a record are shown as question marks."""
    import clutch as library

    seats = [library.Seat("Ann\x1b[2J"), library.Seat("Ben")]
    referee = library.begin(library.game("dragon_kin"), 2, {}, seats, library.Seeded(1))
    path = tmp_path / "evil.jsonl"
    path.write_text(referee.record.text(), "utf-8")

    done = clutch("replay", str(path))

    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Ann?[2J" in done.stdout
