"""Mines puzzles out of strong self-play: `python scripts/puzzles.py GAME [--count 12] [--seed 1] [--minutes 10]` writes the game's `puzzles.jsonl`.
With `--played N` a solution counts only if N games that are played on bear it out; `--check` looks again at those that are there, and keeps what is borne out.
With `--add` it keeps those that are there, for instance when it comes back with `--players 3`; with `--go-on` it only looks again how the solutions of the puzzles that are there go on.

A position is taken if a search finds one move clearly best, longer ones with other luck find the same, the longest of them much more curious about all other moves, and at least one level below the strongest mostly plays something else. The grade is the number of levels that do.
All of this is the search's own judgement; only `--played` asks the games themselves. In Dragonbrood, where the search hardly draws luck, other luck tells nothing new, and its puzzles were mined with `--played`.
Where games begin alike, the same position comes again and again: it is taken once, and with `--varied N` the weakest level makes the first N decisions. `--alike N` takes at most N with one solution, `--only KIND,KIND` only these, `--after N` none before so many decisions.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import clutch
from clutch.bots import LEVELS, Search, Sight, make_bot
from clutch.bots.puzzles import FILE, Puzzle, read_puzzles
from clutch.bots.search.tree import CURIOSITY, HABITS, change_habit
from clutch.kernel.chance import Chance, Recorded, Seeded
from clutch.kernel.foresight import DECISION, NoLuck, Outlook
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.record import Seat
from clutch.kernel.referee import Referee, begin
from clutch.kernel.state import State

PLAYER = Search(iterations=120)
"""Who plays the games."""
SURE = Search(iterations=1500)
"""Who looks again at a solution."""
LAST = Search(iterations=20_000)
"""Who has the last word on it."""
CURIOUS = 3.0
"""How many times as curious as usual it is: it tries the other moves so often that none looks bad only because it was left alone."""
QUICK = Search(iterations=20)
"""Who plays on, where a solution is to be borne out by games."""
LOOKED_AT = 12
"""How often a move must be tried for its chance to count; where one move is far ahead, a search soon leaves the others alone."""
CLEAR = 0.08
"""How far the best move must be ahead of the second."""
OPEN = (0.12, 0.97)
"""A solution that neither saves nor wins anything is no puzzle: its chance lies between these."""
TRIES = 6
"""How often each level is asked."""
APART = 6
"""Decisions between two puzzles of one game."""
TOLD = 4
LEAST_MOVES = 3
MOST_ANSWERS = 8
"""Answers that are told of one move."""


def ranked(search: Search, sight: Sight, seed: int) -> list[tuple[int, float]]:
    """The moves that a search has looked at well, by their chances."""
    opinions = search.opinions(sight, Seeded(seed))
    most = opinions[0].visits
    well = [(opinion.action, opinion.value) for opinion in opinions if opinion.visits * 12 >= most or opinion.visits >= LOOKED_AT]
    return sorted(well, key=lambda each: -each[1])


def sure(sight: Sight, seed: int) -> list[tuple[int, float]]:
    """The same by one who takes time."""
    return ranked(SURE, sight, seed)


def last(sight: Sight, seed: int) -> list[tuple[int, float]]:
    """The same by one who takes more time, and is curious."""
    usual = float(HABITS[CURIOSITY])
    change_habit(CURIOSITY, CURIOUS * sight.judge().curiosity())
    try:
        return ranked(LAST, sight, seed)
    finally:
        change_habit(CURIOSITY, usual)


def is_clear(moves: list[tuple[int, float]]) -> bool:
    """Whether the first move is clearly the best, and it matters."""
    return len(moves) >= 2 and moves[0][1] - moves[1][1] >= CLEAR and OPEN[0] <= moves[0][1] <= OPEN[1]


def missed(sight: Sight, best: int) -> int:
    """How many levels below the strongest mostly play something else."""
    count = 0
    for level in LEVELS[:-1]:
        bot = make_bot(level)
        count += sum(bot.choose(sight, Seeded(seed, 5)) == best for seed in range(TRIES)) * 2 <= TRIES
    return count


def examined(referee: Referee, number: int) -> tuple[int, list[tuple[int, float]]] | None:
    """The grade of the position and its best moves, if it is a puzzle."""
    seat = int(referee.state.seat())
    sight = Sight(referee.state, seat)
    if len(sight.actions()) < LEAST_MOVES:
        return None
    quick = ranked(PLAYER, sight, number)
    if not is_clear(quick):
        return None
    for seed, look in enumerate((sure, sure, last), number + 1):
        moves = look(sight, seed)
        if not is_clear(moves) or moves[0][0] != quick[0][0]:
            return None
    grade = missed(sight, moves[0][0])
    return (grade, moves[:TOLD]) if grade else None


def bears_out(state: State, seat: int, moves: list[tuple[int, float]], games: int) -> bool:
    """Whether games that quick players play on, on the same luck, are won more often after the best move than after the second: by more than such a difference wavers."""
    sight = Sight(state, seat)
    ahead = []
    for number in range(games):
        shares = []
        for action, _ in moves[:2]:
            luck, thoughts = Seeded(number, 1), Seeded(number, 2)
            world = sight.sample(Seeded(number))
            world.apply(action, luck)
            while not world.over:
                world.apply(QUICK.choose(Sight(world, int(world.seat())), thoughts), luck)
            shares.append(world.payoff(seat))
        ahead.append(shares[0] - shares[1])
    mean = statistics.fmean(ahead)
    return mean > statistics.stdev(ahead) / math.sqrt(games)


def go_on(game: Game, sight: Sight, action: int, chance: Chance) -> list[str]:
    """The further answers that belong to a move, as far as the same seat is asked on without luck."""
    seat = int(sight.seat)
    world = sight.sample(chance)
    answers = [action]
    while len(answers) < MOST_ANSWERS:
        foresight = Outlook(world, seat).foresee(answers[-1])
        if foresight.stop != DECISION or foresight.turn != seat:
            break
        world.apply(answers[-1], NoLuck(seat))
        answers.append(SURE.choose(Sight(world, seat), chance))
    return [game.move(answer).notation for answer in answers[1:]]


def gone_on(game: Game, puzzle: Puzzle) -> Puzzle:
    """The same puzzle with how its solution goes on."""
    sight = Sight(puzzle.position(game).state, puzzle.seat)
    return replace(puzzle, then=go_on(game, sight, game.parse(puzzle.best), Seeded(0)))


def is_borne_out(game: Game, puzzle: Puzzle, games: int) -> bool:
    """The same for a puzzle."""
    moves = [(game.parse(move), chance) for move, chance in puzzle.moves]
    found = bears_out(puzzle.position(game).state, puzzle.seat, moves, games)
    print(f"move {len(puzzle.script) + 1}, {puzzle.best}: {'borne out' if found else 'not borne out'} by {games} games", flush=True)
    return found


def alike(puzzle: Puzzle) -> tuple[int | str, ...]:
    """What two puzzles have in common that are taken for one: at a table of the same size the same solution, as good, and the same second best move."""
    return puzzle.players, puzzle.best, puzzle.moves[1][0], round(10 * puzzle.moves[0][1])


def write(game: Game, found: list[Puzzle]) -> None:
    """Keep what was found, the easy ones first."""
    ordered = sorted(found, key=lambda each: (each.grade, len(each.script)))
    (game.folder / FILE).write_text("".join(each.line() + "\n" for each in ordered), "utf-8", newline="\n")


def mine(game: Game, first: int, players: int, options: Settings, after: int, varied: int, only: list[str]) -> Iterator[Puzzle]:
    """Play on and on, and look at every position on the way after so many decisions, or at some kinds of them only; the first ones may be the weakest level's."""
    number = first
    while True:
        number += 1
        chance = Recorded(Seeded(number))
        seats = [Seat(str(seat + 1)) for seat in range(players)]
        referee = begin(game, players, dict(options), seats, chance)
        luck, script = chance.collect(), list[tuple[int, str, list[int]]]()
        last = after - APART
        while not referee.state.over:
            seat = int(referee.state.seat())
            wanted = len(script) - last >= APART and (not only or referee.state.prompt().kind in only)
            found = examined(referee, number * 1000 + len(script)) if wanted else None
            if found is not None:
                last = len(script)
                moves = [(game.move(action).notation, round(value, 3)) for action, value in found[1]]
                yield gone_on(game, Puzzle(players, dict(referee.record.options), luck, list(script), seat, found[0], moves[0][0], moves))
            player = make_bot(LEVELS[0]) if len(script) < varied else PLAYER
            action = player.choose(Sight(referee.state, seat), Seeded(number, len(script)))
            referee.act(seat, action, chance)
            script.append((seat, game.move(action).notation, chance.collect()))


def main() -> None:
    """Mine until there are enough, or the time is over; keep what was found, the easy ones first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--options", type=json.loads, default={}, metavar="JSON")
    parser.add_argument("--after", type=int, default=0, metavar="DECISIONS")
    parser.add_argument("--varied", type=int, default=0, metavar="DECISIONS")
    parser.add_argument("--alike", type=int, metavar="N")
    parser.add_argument("--only", type=lambda text: text.split(","), default=[], metavar="KINDS")
    parser.add_argument("--played", type=int, default=0, metavar="GAMES")
    parser.add_argument("--add", action="store_true")
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--check", action="store_true")
    wish = parser.parse_args()
    if wish.played < 2 and (wish.check or wish.played):
        parser.error("one game bears nothing out: say with --played how many are played on, at least two")
    game = clutch.game(wish.game)
    if wish.check:
        write(game, [puzzle for puzzle in read_puzzles(game) if is_borne_out(game, puzzle, wish.played)])
        return
    if wish.go_on:
        write(game, [gone_on(game, puzzle) for puzzle in read_puzzles(game)])
        return
    end = time.monotonic() + 60 * wish.minutes
    found = read_puzzles(game) if wish.add else []
    known = {alike(puzzle) for puzzle in found}
    solutions = Counter(puzzle.best for puzzle in found)
    for puzzle in mine(game, 1000 * wish.seed, wish.players, wish.options, wish.after, wish.varied, wish.only):
        if time.monotonic() > end:
            return
        if alike(puzzle) in known or (wish.alike is not None and solutions[puzzle.best] >= wish.alike):
            continue
        known.add(alike(puzzle))
        if wish.played and not is_borne_out(game, puzzle, wish.played):
            continue
        solutions[puzzle.best] += 1
        found.append(puzzle)
        print(f"{len(found)}: grade {puzzle.grade}, move {len(puzzle.script) + 1}: {puzzle.moves[:2]}", flush=True)
        write(game, found)
        if len(found) >= wish.count:
            return


if __name__ == "__main__":
    main()
