"""The analysis of a finished match: a background job, decision by decision, from what each mover knew."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal, cast

import msgspec

from clutch.bots.hindsight import Decided, fates, given_away, key_moments
from clutch.kernel.statement import Facts
from clutch.table.matches.match import Match
from clutch.table.presenters.ahead import legal_moves
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import ANALYSED, AnalysedDecision, AnalysedMove, Analysis, SeatFate
from clutch.table.records.store import Store
from clutch.table.rounds.bots import budget, question
from clutch.table.rounds.rounds import Rounds
from clutch.table.workers.fair import Urgency
from clutch.table.workers.pool import Pool, WorkerFailed
from clutch.table.workers.tasks import Ask

LOGGER = logging.getLogger("clutch.table.analysis")
ANALYST = "search:300"
"""The bot whose opinion an analysis gives."""
ASKED = -1
"""The line of the table that says that an analysis was asked for."""


class Analyses:
    """The analyses that are under way."""

    def __init__(self, store: Store, rounds: Rounds, pool: Pool) -> None:
        self.store = store
        self.rounds = rounds
        self.pool = pool
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Go on with analyses that an earlier process did not finish."""
        for match in await self.store.unfinished_analyses():
            self.begin(match)

    async def stop(self) -> None:
        """Stop; what was found is kept."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    def begin(self, match: str) -> None:
        """Work on a match, unless somebody does already."""
        if match not in self.tasks:
            self.tasks[match] = asyncio.create_task(self.run(match))

    async def ask(self, match: str) -> Analysis:
        """Ask for the analysis of a finished match."""
        await self.rounds.find(match).read(check_over)
        await self.store.keep_analysis(match, ASKED, "asked")
        analysis = await self.told(match)
        if analysis["status"] != "done":
            self.begin(match)
        return analysis

    async def told(self, match: str) -> Analysis:
        """How far the analysis is, and what it has found."""
        over = await self.rounds.find(match).read(lambda now: now)
        total = sum(action >= 0 for _, action, _ in over.script)
        found = await self.store.analysed(match)
        asked = found.pop(ASKED, None)
        decisions = [put_into_words(over, ANALYSED.validate_json(found[n])) for n in sorted(found)]
        status: Literal["none", "running", "done"] = "none" if asked is None else "done" if asked == "done" else "running"
        decided = [in_hindsight(decision) for decision in decisions]
        return {
            "status": status,
            "done": len(decisions),
            "total": total,
            "decisions": decisions,
            "moments": key_moments(decided),
            "fates": told_fates(over, decided) if status == "done" else [],
        }

    async def run(self, match: str) -> None:
        """Analyse every decision that was not analysed yet."""
        try:
            whole, over = await self.rounds.find(match).read(lambda now: (question(now, "analyse", 0, ANALYST), now))
            known = await self.store.analysed(match)
            for number, (seat, action, _) in enumerate(whole.script):
                if action < 0 or number in known:
                    continue
                ask = msgspec.structs.replace(
                    whole, script=whole.script[:number], seat=seat, made=action, match=f"{match}/analysis", seed=number
                )
                decision = await self.decision(over, ask, number)
                if decision is not None:
                    await self.store.keep_analysis(match, number, msgspec.json.encode(decision).decode())
            await self.store.end_analysis(match)
        except Refused as refused:
            LOGGER.warning("match %s: its analysis stopped: %s", match, refused.code)
        except Exception:
            LOGGER.exception("match %s: its analysis failed", match)
        finally:
            self.tasks.pop(match, None)

    async def decision(self, match: Match, ask: Ask, n: int) -> AnalysedDecision | None:
        """One decision; None if no worker can analyse it."""
        try:
            reply = await self.pool.ask(ask, budget(ask.bot), Urgency.ANALYSIS)
        except WorkerFailed:
            return None

        def told(action: int, chance: float | None) -> AnalysedMove:
            known = None if chance is None else round(chance, 4)
            return {"action": action, "notation": match.game.move(action).notation, "words": "", "chance": known}

        best = [told(thought.action, thought.chance) for thought in reply.thoughts if thought.visits]
        made = next((move for move in best if move["action"] == ask.made), told(ask.made, None))
        chances = [round(chance, 4) for chance in reply.chances]
        decision: AnalysedDecision = {"n": n, "seat": ask.seat, "chances": chances, "made": made, "best": best[:3]}
        if best and best[0]["action"] != ask.made:
            events = reply.thoughts[0].brings
            # Words are made when it is told: they have names in them.
            decision["then"] = [{**move, "words": ""} for move in legal_moves(match.game, reply.thoughts[0].then, match.names)]
            decision["brings"] = [{"kind": each.kind, "rule": each.rule, "facts": cast("Facts", each.facts), "text": ""} for each in events]
            if reply.points is not None:
                decision["points"] = list(reply.points)
        return decision


def put_into_words(match: Match, decision: AnalysedDecision) -> AnalysedDecision:
    """A decision with its moves in words. They are made when it is told: words have names in them, and what is stored has none."""
    for move in (decision["made"], *decision["best"]):
        plain = match.game.move(move["action"])
        move["kind"], move["parameters"] = plain.kind, plain.parameters
        move["words"] = match.game.say_move(move["action"], match.names)
    for answer in decision.get("then", []):
        answer["words"] = match.game.say_move(answer["action"], match.names)
    for event in decision.get("brings", []):
        event["text"] = match.game.words().say("events", event["kind"], event["facts"], match.names)
    return decision


def in_hindsight(decision: AnalysedDecision) -> Decided:
    """A decision, reduced to what hindsight needs."""
    best = decision["best"][0]["chance"] if decision["best"] else None
    return Decided(decision["n"], decision["seat"], decision["chances"], given_away(best, decision["made"]["chance"]))


def told_fates(match: Match, decided: list[Decided]) -> list[SeatFate]:
    """What was play and what was luck; nothing of a game that nobody won by playing."""
    if match.referee is None or not match.referee.state.over:
        return []
    found = fates(decided, match.referee.state.payoffs())
    return [
        {
            "start": round(fate.start, 4),
            "result": round(fate.result, 4),
            "given": round(fate.given, 4),
            "received": round(fate.received, 4),
            "luck": round(fate.luck, 4),
        }
        for fate in found
    ]


def check_over(match: Match) -> None:
    """Only a finished match is analysed: before, an analysis would tell what nobody may know."""
    if match.status != "over" or match.referee is None:
        raise Refused(Code.NOT_OVER, "A match is analysed when it is over.")
