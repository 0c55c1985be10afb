"""Judges: what they say at once is what they say one by one."""

from __future__ import annotations

from librt.vecs import vec

import clutch
from kit.play import every_table, positions


@every_table
def test_all_seats_and_all_actions_at_once(name: str, players: int) -> None:
    """Estimates of all seats and impressions of all actions are the same numbers as each of them alone, from the same luck."""
    for number, (referee, _) in enumerate(positions(name, players, 4)):
        state = referee.state
        judge = state.game.judge()
        if number > 120 and not state.over:
            continue
        values = vec[float]([0.0] * max(players, len(state.legal())))
        judge.estimates(state, values)
        assert [values[seat] for seat in range(players)] == [judge.estimate(state, seat) for seat in range(players)]
        if state.over or number % 3:
            continue
        seat = int(state.seat())
        actions = clutch.Actions()
        state.offer(actions)
        judge.impressions(state, actions, seat, clutch.Seeded(number), values)
        luck = clutch.Seeded(number)
        alone = [judge.impression(state, action, seat, luck) for action in state.legal()]
        assert [values[choice] for choice in range(len(alone))] == alone
