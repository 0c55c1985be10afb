"""What a position, an outcome and a record say to whoever writes programs: moves by their notation, checked play, how a game ended and every position again."""

from __future__ import annotations

import pytest

import clutch
from kit.play import every_game, every_table, open_table, positions, some


@every_table
def test_moves_are_played_by_what_they_are_called(name: str, players: int) -> None:
    """A move by its notation, as an object and as an id does the same as `apply` with the same luck, and tells what the referee tells."""
    for number, (referee, _) in enumerate(some(positions(name, players, 61))):
        state = referee.state
        if state.over or number % 5:
            continue
        moves = state.moves()
        assert [move.action for move in moves] == state.legal()
        move = moves[number % len(moves)]
        expected = state.clone()
        expected.apply(move.action, clutch.Seeded(number))
        for given in (move, move.action, move.notation, move.notation.upper()):
            twin = state.clone()
            events = twin.play(given, clutch.Seeded(number))
            assert twin == expected and twin.events is None
            assert all(isinstance(event, clutch.Event) for event in events)


@every_game
def test_a_move_that_cannot_be_changes_nothing(name: str) -> None:
    """What is illegal, no move at all, or comes too late is refused with its reason; luck that runs out leaves everything as it was."""
    state = open_table(name, 2, 62).state
    before = state.clone()
    illegal = next(action for action in range(state.game.action_space) if action not in state.legal())
    with pytest.raises(clutch.IllegalMove) as refused:
        state.play(illegal, clutch.Seeded(1))
    assert refused.value.rule.split("-")[0] == state.game.rules()[0].name.split("-")[0]
    with pytest.raises(clutch.NotationError, match="is no move of this game"):
        state.play("fly to the moon", clutch.Seeded(1))
    with pytest.raises(clutch.IllegalMove):
        state.play(state.game.action_space, clutch.Seeded(1))
    assert state == before

    ran_out = 0
    walk = state.clone()
    chance = clutch.Seeded(63)
    while not walk.over and ran_out < 3:
        moves = walk.moves()
        move = moves[chance.below(len(moves))]
        kept = walk.clone()
        try:
            walk.play(move, clutch.Scripted([]))
        except clutch.ChanceError:
            ran_out += 1
            assert walk == kept
            walk.play(move, chance)
    assert ran_out or name == "dragonbrood"  # where nearly all luck comes with the setup

    clutch.play_out(walk, chance, clutch.Actions())
    with pytest.raises(clutch.GameOver):
        walk.play(0, chance)


@every_table
def test_an_outcome_says_who_won_and_by_which_rule(name: str, players: int) -> None:
    """There is none while a game runs; at the end it agrees with winners, scores and payoffs, and its rule is the one that the last event tells."""
    for seed in range(64, 70):
        *walk, (referee, _) = positions(name, players, seed)
        state = referee.state
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.scores, outcome.payoffs) == (state.winners(), state.scores(), state.payoffs())
        assert outcome.rule in {rule.name for rule in referee.game.rules()}
        told = [event for event in referee.events() if event.kind == outcome.kind]
        if told:  # whoever trains alone is not told
            assert told[-1].rule == outcome.rule
        else:
            assert players == 1
        assert str(outcome) == f"{outcome.sentence} ({outcome.rule})"
        assert walk
    assert open_table(name, players, 70).state.outcome() is None


@every_table
def test_a_record_gives_every_position_again(name: str, players: int) -> None:
    """One after the setup and one after each entry; they are equal to those that were played, and the taker's own."""
    played = []
    for referee, _ in positions(name, players, 71):
        played.append(referee.state.clone())
    record = clutch.read_record(referee.record.text())
    again = list(record)

    assert len(record) == len(again) == len(played)
    assert again == played
    if not again[0].over:
        again[0].play(again[0].moves()[0], clutch.Seeded(1))
    assert next(iter(record)) == played[0]


def test_a_record_of_nothing_we_know_says_so() -> None:
    """A game of another world is named, with those that there are."""
    record = clutch.play("dragon_kin", "random", 3)
    stranger = clutch.Record("dragon_chess", 1, 2, {}, record.seats, [])
    with pytest.raises(clutch.RecordError, match="line 1: there is no game “dragon_chess”; the games are"):
        list(stranger)


@every_game
def test_a_game_is_played_in_one_line(name: str) -> None:
    """`clutch.play` gives a finished record; the same arguments give the same one, and it replays."""
    record = clutch.play(name, ["greedy", "random"], seed=5)
    assert record.text() == clutch.play(name, ["greedy", "random"], seed=5).text()
    assert record.text() != clutch.play(name, ["greedy", "random"], seed=6).text()
    end = clutch.replay(clutch.game(name), record).state
    assert end.over and record.scores == end.scores()
    assert [seat.bot for seat in record.seats] == ["greedy", "random"]


def test_one_bot_plays_all_seats_and_ones_own_bot_too() -> None:
    """A name for all, an object with `choose`, options, and what does not fit."""

    class First:
        name = "first"

        def choose(self, sight: clutch.bots.Sight, chance: clutch.Chance) -> int:
            return sight.actions()[0]

    assert len(clutch.play("dragon_family", "random", players=5).seats) == 5
    record = clutch.play("dragomino", First(), options={"thirst": True})
    assert [seat.name for seat in record.seats] == ["first", "first"] and record.options["thirst"] is True
    with pytest.raises(clutch.GameError, match="a game of 3 players needs one bot for all seats or 3 bots; 2 were given"):
        clutch.play("dragomino", ["random", "random"], players=3)
    with pytest.raises(clutch.GameError, match="there is no bot “genius”"):
        clutch.play("dragomino", "genius")
