"""Weights on the disk: one line of JSON that says what they are, then 16-bit numbers."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Final

from clutch.kernel.errors import GameError
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Network

FORMAT: Final = "clutch-net-1"
PARTS: Final = ["first", "first_bias", "second", "second_bias", "last"]
"""The parts of a network, in the order of the file."""
LARGEST: Final = 32767
FOLDER: Final = Path(__file__).parent / "weights"
"""Where the networks lie that come with the package."""
ENDING: Final = ".net"


def shipped(game: str) -> Path:
    """Where a game's network would lie."""
    return FOLDER / (game + ENDING)


def write_weights(path: Path, judge: LearnedJudge, parts: dict[str, list[float]], facts: dict[str, object]) -> None:
    """Write a network; each part is scaled so that its largest weight is the largest 16-bit number."""
    scales: dict[str, float] = {}
    body = b""
    for name in PARTS:
        weights = parts[name]
        scale = max([abs(weight) for weight in weights] + [1e-9]) / LARGEST
        scales[name] = scale
        body += struct.pack(f"<{len(weights)}h", *[round(weight / scale) for weight in weights])
    head: dict[str, object] = {
        "format": FORMAT,
        "game": judge.game,
        "encoding": judge.encoding,
        "inputs": judge.size,
        "sizes": {name: len(parts[name]) for name in PARTS},
        "scales": scales,
        **facts,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(json.dumps(head, sort_keys=True).encode() + b"\n" + body)
    part.replace(path)


def read_facts(path: Path) -> dict[str, object]:
    """What a file of weights says of itself."""
    return facts_of(read(path), path.name)


def read(path: Path) -> bytes:
    """A file of weights as it is."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise GameError(f"{path.name} holds no weights: {error}") from None


def facts_of(file: bytes, name: str) -> dict[str, object]:
    """What weights say of themselves; `name` is what they are called if something is wrong with them."""
    try:
        head = json.loads(file[: file.find(b"\n") + 1])
    except ValueError as error:
        raise GameError(f"{name} holds no weights: {error}") from None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise GameError(f"{name} holds no weights of the form {FORMAT}: train them anew with clutch train")
    return {str(key): value for key, value in head.items()}


def read_network(path: Path, judge: LearnedJudge) -> Network:
    """The network in a file, if it was trained for this game and this encoding."""
    return network_of(read(path), path.name, judge)


def network_of(file: bytes, name: str, judge: LearnedJudge) -> Network:
    """The same, where the file was read already, perhaps on another machine."""
    head = facts_of(file, name)
    if head["game"] != judge.game or head["encoding"] != judge.encoding or head["inputs"] != judge.size:
        raise GameError(
            f"{name} was trained for {head['game']}, encoding {head['encoding']}, and not for {judge.game}, encoding {judge.encoding}: "
            f"train it anew with clutch train {judge.game}"
        )
    sizes = head["sizes"]
    scales = head["scales"]
    assert isinstance(sizes, dict)
    assert isinstance(scales, dict)
    body = file.split(b"\n", 1)[1]
    if len(body) != 2 * sum([int(size) for size in sizes.values()]):
        raise GameError(f"{name} is cut short: get it again, or train it anew with clutch train {judge.game}")
    parts: dict[str, list[float]] = {}
    start = 0
    for part in PARTS:
        size = int(sizes[part])
        scale = float(scales[part])
        parts[part] = [number * scale for number in struct.unpack_from(f"<{size}h", body, start)]
        start += 2 * size
    return Network(parts["first"], parts["first_bias"], parts["second"], parts["second_bias"], parts["last"])
