"""The laws of the kernel, for every registered game and player count."""

from __future__ import annotations

import json

import pytest

import clutch
from clutch.bots import Sight
from clutch.kernel.statement import EVERYONE
from kit.play import every_game, every_table, fields, open_table, positions, some

SEEDS = (1, 2, 3)


def rule_ids(game: clutch.Game) -> set[str]:
    """The ids of a game's rules, and the empty one of statements that belong to no game."""
    return {rule.name for rule in game.rules()} | {""}


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_every_game_ends_within_its_bound(name: str, players: int, seed: int) -> None:
    """Law 1: there is always something to do until the end, and the end comes within the bound."""
    decisions = -1
    for referee, _ in positions(name, players, seed):
        decisions += 1
        state = referee.state
        assert state.over or state.legal()
        assert state.over == (state.seat() == clutch.OVER)

    assert decisions <= referee.game.bound(players, referee.record.options)
    assert referee.state.legal() == []


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_in_every_position(name: str, players: int, seed: int) -> None:
    """Law 5: what the rules call invariant holds after every decision."""
    for referee, _ in positions(name, players, seed):
        referee.state.check()


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_same_state(name: str, players: int, seed: int) -> None:
    """Law 2: a game written down, read and replayed is the same game."""
    *_, (referee, _) = positions(name, players, seed)
    text = referee.record.text()
    again = clutch.replay(referee.game, clutch.read_record(text))

    assert fields(again.state) == fields(referee.state)
    assert again.record.text() == text
    assert [event.seen_by(0) for event in again.events()] == [event.seen_by(0) for event in referee.events()]


@every_table
def test_a_clone_shares_nothing(name: str, players: int) -> None:
    """Law 3: playing on in a clone or a resampled world changes nothing in the original."""
    for number, (referee, _) in enumerate(positions(name, players, 4)):
        if number % 7:
            continue
        state = referee.state
        before = fields(state)
        for twin in (state.clone(), state.resample(0, clutch.Seeded(number))):
            chance = clutch.Seeded(number)
            for _ in range(30):
                if twin.over:
                    break
                actions = twin.legal()
                twin.apply(actions[chance.below(len(actions))], chance)

        assert fields(state) == before
        assert fields(state.clone()) == before


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_resampling_changes_nothing_that_a_seat_can_see(name: str, players: int, seed: int) -> None:
    """Law 4: a resampled world looks the same to its seat: view, legal moves, prompt, features; and the invariants hold in it."""
    for number, (referee, _) in enumerate(some(positions(name, players, seed))):
        state = referee.state
        for seat in range(players):
            world = state.resample(seat, clutch.Seeded(number, seat))
            world.check()

            assert world.view(seat) == state.view(seat)
            assert list(world.features(seat)) == list(state.features(seat))
            assert world.prompt() == state.prompt()
            assert world.view(None) == state.view(None)
            if state.seat() == seat:
                assert world.legal() == state.legal()


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_equal_views_with_equal_luck_give_equal_worlds(name: str, players: int, seed: int) -> None:
    """Law 4: what a seat cannot see has no influence on the worlds that it thinks possible."""
    for number, (referee, _) in enumerate(some(positions(name, players, seed))):
        for seat in range(players):
            other_truth = referee.state.resample(seat, clutch.Seeded(number, 10 + seat))
            mine = referee.state.resample(seat, clutch.Seeded(number, 20))
            theirs = other_truth.resample(seat, clutch.Seeded(number, 20))

            assert fields(mine) == fields(theirs)


@every_table
def test_what_is_hidden_really_varies(name: str, players: int) -> None:
    """Law 4, the other side: each kind of thing that a seat knows alone takes several values in the worlds that another seat thinks possible."""
    hidden: set[str] = set()
    varied: set[str] = set()
    for number, (referee, _) in enumerate(some(positions(name, players, 5))):
        state = referee.state
        for seat in range(players):
            for other in range(players):
                secrets = [
                    path
                    for path in private(state.view(None), state.view(other))
                    if at(state.view(seat), path) != at(state.view(other), path)
                ]
                hidden.update(kind_of(path) for path in secrets)
                if not {kind_of(path) for path in secrets} - varied:
                    continue
                worlds = [state.resample(seat, clutch.Seeded(luck, number)).view(other) for luck in range(8)]
                varied.update(kind_of(path) for path in secrets if any(at(world, path) != at(worlds[0], path) for world in worlds))

    assert hidden == varied


Path = tuple[str | int, ...]


def private(public: object, mine: object, path: Path = ()) -> list[Path]:
    """Where a seat's view has something and a spectator's has nothing."""
    if public is None:
        return [] if mine is None or path == ("seat",) else [path]
    if isinstance(public, dict) and isinstance(mine, dict):
        return [found for key in public if key in mine for found in private(public[key], mine[key], (*path, key))]
    if isinstance(public, list) and isinstance(mine, list):
        return [found for index, pair in enumerate(zip(public, mine, strict=False)) for found in private(*pair, (*path, index))]
    return []


def at(view: object, path: Path) -> object:
    """What a view has at a path; None where it has nothing."""
    for step in path:
        if isinstance(view, dict) and isinstance(step, str):
            view = view.get(step)
        elif isinstance(view, list) and isinstance(step, int) and step < len(view):
            view = view[step]
        else:
            return None
    return view


def kind_of(path: Path) -> str:
    """A path without its numbers: every card of a line is the same kind of thing."""
    return ".".join("*" if isinstance(step, int) else step for step in path)


@every_table
def test_events_tell_a_seat_no_more_than_its_view(name: str, players: int) -> None:
    """Law 4 for events: decisions that look alike to a seat, in worlds that look alike to it, are told to it in the same words."""
    for number, (referee, _) in enumerate(some(positions(name, players, 6))):
        state = referee.state
        if state.over:
            break
        for seat in range(players):
            told: dict[str, list[object]] = {}
            for luck in range(3):
                world = state.resample(seat, clutch.Seeded(number, 50 + luck))
                for action in world.legal()[:12]:
                    after = world.clone()
                    events: list[clutch.Event] = []
                    after.events = events
                    after.apply(action, clutch.Seeded(number))
                    sight = json.dumps([after.observed(action, seat), after.view(seat)], sort_keys=True)
                    tale: list[object] = [event.seen_by(seat) for event in events]

                    assert told.setdefault(sight, tale) == tale


@every_table
def test_different_sights_have_different_numbers(name: str, players: int) -> None:
    """Law 4 for search: decisions of which a seat sees different things, in worlds that looked alike to it, have different numbers for it (`observed`), as long as the game goes on."""
    for number, (referee, _) in enumerate(some(positions(name, players, 13))):
        state = referee.state
        if state.over:
            break
        for seat in range(players):
            sights: dict[int, dict[str, object]] = {}
            for luck in range(3):
                world = state.resample(seat, clutch.Seeded(number, 70 + luck))
                legal = world.legal()
                for action in legal[:: max(1, len(legal) // 12)]:
                    after = world.clone()
                    after.apply(action, clutch.Seeded(number, luck))
                    if after.over:
                        continue  # no decision follows that a search could take for another
                    view = after.view(seat)

                    assert sights.setdefault(int(after.observed(action, seat)), view) == view, world.move(action)


@every_table
def test_a_spectator_is_told_no_secrets(name: str, players: int) -> None:
    """A spectator hears only what every seat may hear."""
    for referee, _ in positions(name, players, 6):
        events = referee.steps[-1].events if referee.steps else referee.opening
        for event in events:
            facts = event.facts_for(None)
            for seat in range(players):
                assert facts.items() <= event.facts_for(seat).items()
            assert event.secrets is None or event.audience == EVERYONE or not facts.keys() & event.secrets.keys()


@every_table
def test_every_other_action_is_refused_with_a_rule(name: str, players: int) -> None:
    """Law 6: an action outside `legal()` raises `IllegalMove` with a rule id of this game and changes nothing; a legal one is not refused."""
    for number, (referee, chance) in enumerate(positions(name, players, 7)):
        if number % 4 and not referee.state.over:
            continue
        state = referee.state
        before = fields(state)
        legal = set(state.legal())
        ids = rule_ids(referee.game)
        seat = int(state.seat())
        strangers = [action for action in range(referee.game.action_space) if action not in legal]
        for action in [*strangers[:: max(1, len(strangers) // 200)], -1, referee.game.action_space]:
            if state.over:
                with pytest.raises(clutch.GameOver):
                    referee.act(0, action, chance)
                continue
            with pytest.raises(clutch.IllegalMove) as refused:
                referee.act(seat, action, chance)
            assert refused.value.rule in ids
            assert refused.value.reason.endswith((".", "!"))
        for action in legal:
            assert referee.refusal(action) is None
            assert state.refusal(action) is None

        assert fields(referee.state) == before


@every_table
def test_every_whole_number_is_answered(name: str, players: int) -> None:
    """Law 6: `refusal` has an answer, with a rule of the game and words, for every integer, inside the action space or far outside, in play and after the end."""
    for referee, _ in some(positions(name, players, 14)):
        state = referee.state
        ids = rule_ids(referee.game)
        space = referee.game.action_space
        for action in (-(2**63), -1000, -1, space, space + 1, 2**31, 2**63 - 1):
            refusal = state.refusal(action)
            assert refusal is not None
            assert refusal.rule in ids
            assert referee.game.words().say("refusals", refusal.kind, refusal.facts, referee.names)
            assert referee.refusal(action) == refusal


@every_table
def test_only_the_seat_on_turn_decides(name: str, players: int) -> None:
    """A seat that is not asked is refused, and nothing changes."""
    referee = open_table(name, players, 8)
    before = referee.record.text()
    for seat in range(players + 1):
        if seat != referee.state.seat():
            with pytest.raises(clutch.NotYourTurn):
                referee.act(seat, referee.state.legal()[0], clutch.Seeded(1))

    assert referee.record.text() == before


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_learns_by_a_refusal_who_is_asked_in_a_window(name: str, players: int, seed: int) -> None:
    """Outside a window the refusal names who decides; in a window it names nobody."""
    chance = clutch.Seeded(seed)
    referee = open_table(name, players, seed)
    while not referee.state.over:
        turn = int(referee.state.seat())
        named = f": {referee.names[turn]} decides now" if referee.state.window() is None else ""
        with pytest.raises(clutch.NotYourTurn) as refused:
            referee.act((turn + 1) % (players + 1), referee.state.legal()[0], chance)
        assert str(refused.value) == f"it is not your turn{named}"
        legal = referee.state.legal()
        referee.act(turn, legal[int(chance.below(len(legal)))], chance)


def view_after(world: clutch.State, action: int, seat: int, luck: int) -> dict[str, object]:
    """What a seat would see if this were done in this world."""
    after = world.clone()
    after.apply(action, clutch.Seeded(luck))
    return after.view(seat)


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_free_decision_can_be_taken_back(name: str, players: int, seed: int) -> None:
    """Taking back a free decision restores the position exactly, and the record replays to it."""
    for referee, _ in some(positions(name, players, seed)):
        if not referee.steps or not referee.steps[-1].free:
            continue
        copy = clutch.replay(referee.game, clutch.read_record(referee.record.text()))
        step = copy.steps[-1]
        assert not copy.can_take_back((step.seat + 1) % players) or players == 1
        copy.take_back(step.seat)

        assert fields(copy.state) == fields(step.before)
        again = clutch.replay(copy.game, clutch.read_record(copy.record.text()))
        assert fields(again.state) == fields(copy.state)


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_free_decision_shows_nobody_anything(name: str, players: int, seed: int) -> None:
    """A decision that may be taken back freely looks the same to the others in every world that they think possible."""
    for referee, _ in some(positions(name, players, seed)):
        if not referee.steps or not referee.steps[-1].free:
            continue
        step = referee.steps[-1]
        for seat in range(players):
            if seat == step.seat:
                continue
            seen = referee.state.view(seat)
            for luck in range(3):
                world = step.before.resample(seat, clutch.Seeded(luck, seat))
                legal = world.legal()
                # The same action first: mostly it is legal in the other world too, and looks the same.
                likely = [step.action] if step.action in legal else []
                assert any(view_after(world, action, seat, luck) == seen for action in [*likely, *legal])


@every_table
def test_what_is_not_free_needs_consent(name: str, players: int) -> None:
    """A decision that drew luck, showed something or passed the turn is taken back only by consent; then the record still replays to the same state."""
    tried = 0
    for referee, _ in some(positions(name, players, 9)):
        if not referee.steps or referee.steps[-1].free:
            continue
        step = referee.steps[-1]
        before = fields(referee.state)
        with pytest.raises(clutch.GameError):
            referee.take_back(step.seat)
        assert fields(referee.state) == before
        copy = clutch.replay(referee.game, clutch.read_record(referee.record.text()))
        try:
            copy.take_back(step.seat, consent=True)
        except clutch.GameError:
            assert fields(copy.state) == before
            continue
        tried += 1
        again = clutch.replay(copy.game, clutch.read_record(copy.record.text()))
        assert fields(again.state) == fields(copy.state)
        copy.state.check()
        for seat in range(players):
            world = copy.state.resample(seat, clutch.Seeded(tried))
            assert world.view(seat) == copy.state.view(seat)
            world.check()

    assert tried


@every_game
def test_every_move_round_trips(name: str) -> None:
    """Every action id becomes a move whose notation leads back to it; no two moves share a notation."""
    game = clutch.game(name)
    notations = set()
    for action in range(game.action_space):
        move = game.move(action)
        assert move.action == action
        assert game.parse(move.notation.upper()) == action
        assert json.loads(json.dumps(move.data())) == move.data()
        notations.add(move.notation.lower())

    assert len(notations) == game.action_space


@every_table
def test_results_add_up(name: str, players: int) -> None:
    """At the end the shares of the victory add up to one (or to nothing, alone or where all can lose), and the estimate knows them."""
    for seed in range(5):
        *_, (referee, _) = positions(name, players, seed)
        state = referee.state
        shares = state.payoffs()
        all_lost = players == 1 or state.view(None).get("everybody_lost") is True
        assert sum(shares) == pytest.approx(1) or (all_lost and not any(shares))
        assert state.winners() == [seat for seat in range(players) if shares[seat] > 0]
        assert [state.game.judge().estimate(state, seat) for seat in range(players)] == pytest.approx(shares)
        assert len(state.scores()) == players


@every_table
def test_the_estimates_share_out_the_victory(name: str, players: int) -> None:
    """In every position the estimates lie between 0 and 1, and those of all seats make one victory: nobody sees the position more kindly than the others."""
    for referee, _ in positions(name, players, 10):
        estimates = [referee.game.judge().estimate(referee.state, seat) for seat in range(players)]
        assert all(0.0 <= estimate <= 1.0 for estimate in estimates)
        if players > 1 and not referee.state.over:
            assert sum(estimates) == pytest.approx(1.0)


@every_table
def test_views_are_plain_data_and_events_have_words(name: str, players: int) -> None:
    """What a seat, or a spectator, gets can be written as JSON, and every event, prompt and move can be told in words with rules that exist."""
    length = -1
    for referee, _ in positions(name, players, 11):
        state = referee.state
        game = referee.game
        ids = rule_ids(game)
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert game.text_board(view, referee.names, game.words())
        length = len(state.features(0)) if length < 0 else length
        assert all(len(state.features(seat)) == length for seat in range(players))
        prompt = state.prompt()
        assert prompt.rule in ids
        assert game.words().say("prompts", prompt.kind, prompt.facts, referee.names)
        assert game.words().say("waiting", prompt.kind, prompt.facts, referee.names)
        for action in state.legal():
            assert game.say_move(action, referee.names)
        events = referee.steps[-1].events if referee.steps else referee.opening
        for event in events:
            assert event.rule in ids
            for seat in (None, *range(players)):
                assert game.words().say("events", event.kind, event.facts_for(seat), referee.names)


@every_table
def test_a_bot_sees_only_possible_worlds(name: str, players: int) -> None:
    """A sight gives a bot the seat's view and worlds that look like it."""
    for number, (referee, _) in enumerate(positions(name, players, 12)):
        if referee.state.over or number > 40:
            break
        seat = int(referee.state.seat())
        sight = Sight(referee.state, seat)
        assert sight.view() == referee.state.view(seat)
        assert sight.sample(clutch.Seeded(number)).view(seat) == sight.view()
        assert sight.actions() == referee.state.legal()
