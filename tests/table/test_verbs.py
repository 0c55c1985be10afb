"""What may be asked of a match: each verb on matches without a server."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from pydantic import TypeAdapter

import clutch
from clutch.kernel.referee import Step
from clutch.table.http.requests import MatchId
from clutch.table.lobby.new_match import created_by
from clutch.table.matches.going_back import goes_back
from clutch.table.matches.match import Match, fold
from clutch.table.matches.names import clean_name
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import hashed, new_match_id, new_token
from clutch.table.matches.verbs import conduct, play, seats
from clutch.table.matches.verbs.rematch import play_again, rematch_id
from clutch.table.presenters.state import Eyes, Presence, tell
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import NewMatch
from clutch.table.records.entries import (
    Abandoned,
    Answered,
    Asked,
    CameBack,
    Claimed,
    Created,
    HandedBack,
    Logged,
    Renamed,
    Resigned,
    Said,
    Started,
    StoodIn,
    TakenBack,
)
from table import matches
from table.matches import ANN, BEN, CLEO, LUCK, PEOPLE, Timeline, random_move, seated


def refused(code: Code, ask: Callable[[], object]) -> Refused:
    """What was asked is refused with this code."""
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.code is code, caught.value
    assert caught.value.text.endswith((".", ")")), "a refusal is a sentence"
    return caught.value


def mover(match: Match) -> int:
    """The seat on turn."""
    assert match.turn is not None
    return match.turn


def legal(match: Match) -> list[int]:
    """The legal actions."""
    assert match.referee is not None
    return match.referee.state.legal()


# Links


def test_links_spell_no_words() -> None:
    """Ids, ids of rematches and tokens have no vowels and no letters that are mistaken for each other; links that were given out before go on working."""
    made = [*(new_match_id() for _ in range(50)), *(rematch_id(str(number), "secret") for number in range(50))]
    tokens = [new_token() for _ in range(50)]
    assert {len(name) for name in made} == {13} and {len(token) for token in tokens} == {28}
    assert not set("".join(made + tokens)) & set("aeiouyl01") and len(set(made + tokens)) == 150
    assert rematch_id("old", "secret") == rematch_id("old", "secret") != rematch_id("old", "other")
    match = Timeline(seats=["me", "open"]).match
    old = "aB3-dEf_hIjKlMnOpQrStu"
    match.seats[1].invite = hashed(old)
    assert seats.claim(match, LUCK, BEN, old, "Ben", hashed("x"))[0] == 1
    checked = TypeAdapter(MatchId)
    assert [checked.validate_python(name) for name in ("abcdef012345", *made)] == ["abcdef012345", *made]


# Deciding


def test_a_decision_is_made_by_the_seat_on_turn_at_the_newest_position() -> None:
    """Wrong seat, wrong position and wrong move each have their code, and change nothing."""
    timeline = seated(2)
    match = timeline.match
    turn = mover(match)
    action = legal(match)[0]
    wrong = next(number for number in range(match.game.action_space) if number not in legal(match))

    refused(Code.NOT_YOUR_TURN, lambda: play.act(match, LUCK, PEOPLE[1 - turn], action, 0, None))
    refused(Code.NOT_YOUR_SEAT, lambda: play.act(match, LUCK, PEOPLE[turn], action, 0, 1 - turn))
    refused(Code.FORBIDDEN, lambda: play.act(match, LUCK, CLEO, action, 0, None))
    refused(Code.STALE, lambda: play.act(match, LUCK, PEOPLE[turn], action, 5, None))
    illegal = refused(Code.ILLEGAL_MOVE, lambda: play.act(match, LUCK, PEOPLE[turn], wrong, 0, None))
    refused(Code.ILLEGAL_MOVE, lambda: play.act(match, LUCK, PEOPLE[turn], 10**9, 0, None))

    assert illegal.rule is not None and illegal.rule.startswith("DK-")
    assert match.n == 0
    assert timeline.do(play.act(match, LUCK, PEOPLE[turn], action, 0, None)).n == 1


def test_the_same_decision_twice_is_a_duplicate_and_another_is_stale() -> None:
    """A page that sends again after a broken line learns that its decision stands."""
    timeline = seated(2)
    turn = mover(timeline.match)
    first, second = legal(timeline.match)[:2]
    match = timeline.do(play.act(timeline.match, LUCK, PEOPLE[turn], first, 0, None))

    refused(Code.DUPLICATE, lambda: play.act(match, LUCK, PEOPLE[turn], first, 0, None))
    refused(Code.STALE, lambda: play.act(match, LUCK, PEOPLE[turn], second, 0, None))


def test_before_the_start_in_a_pause_and_after_the_end_nobody_decides() -> None:
    """Each has its code."""
    waiting = Timeline(seats=["me", "open"]).match
    refused(Code.NOT_STARTED, lambda: play.act(waiting, LUCK, ANN, 0, 0, None))
    timeline = seated(2)
    match = timeline.do(conduct.pause(timeline.match, ANN))
    refused(Code.PAUSED, lambda: play.act(match, LUCK, ANN, 0, 0, None))
    timeline.do(conduct.resume(match, BEN))
    over = matches.play(timeline, clutch.Seeded(1))
    refused(Code.OVER, lambda: play.act(over, LUCK, ANN, 0, over.n, None))
    refused(Code.OVER, lambda: conduct.pause(over, ANN))


# Taking back


def test_a_free_taking_back_needs_nobody() -> None:
    """What drew no luck, showed nothing and kept the turn goes back at once, under both policies that allow it."""
    for policy in ("free", "consent"):
        timeline = seated(2, take_back=policy)
        turn = mover(timeline.match)
        match = timeline.do([random_move(timeline.match, clutch.Seeded(1))])
        assert match.referee is not None
        last = match.referee.steps[-1]
        # Every decision of Dragon Kin shows a card or passes the turn; the referee's mark makes this one free.
        match.referee.steps[-1] = Step(last.before, last.seat, last.action, last.events, True)

        assert tell(match, Eyes(turn, (turn,)), Presence(0.0))["take_back"] == "free"
        assert play.take_back(match, PEOPLE[turn], 1, None) == [TakenBack(turn, 1)]


def test_a_taking_back_by_consent_asks_everybody_else() -> None:
    """With three people two must agree; the last consent does it, and one refusal ends it."""
    timeline = seated(3)
    turn = mover(timeline.match)
    while mover(timeline.match) == turn:
        timeline.do([random_move(timeline.match, clutch.Seeded(3))])
    match = timeline.match
    n = match.n
    others = [seat for seat in range(3) if seat != turn]
    assert tell(match, Eyes(turn, (turn,)), Presence(0.0))["take_back"] == "ask"

    timeline.do(play.take_back(match, PEOPLE[turn], n, None))

    assert match.waiting_for == others
    refused(Code.NO_REQUEST, lambda: play.answer(match, PEOPLE[turn], True, None))
    assert play.answer(match, PEOPLE[others[0]], False, None) == [Answered(others[0], False)]
    timeline.do(play.answer(match, PEOPLE[others[0]], True, None))
    assert match.n == n and match.waiting_for == [others[1]]
    timeline.do(play.answer(match, PEOPLE[others[1]], True, None))
    assert match.n == n + 1 and mover(match) == turn and match.request is None
    refused(Code.NO_REQUEST, lambda: play.answer(match, PEOPLE[others[1]], True, None))


def test_a_new_decision_ends_the_asking() -> None:
    """Who decides instead of answering has answered."""
    timeline = seated(2)
    turn = mover(timeline.match)
    while mover(timeline.match) == turn:
        timeline.do([random_move(timeline.match, clutch.Seeded(3))])
    match = timeline.do(play.take_back(timeline.match, PEOPLE[turn], timeline.match.n, None))
    assert match.request is not None
    timeline.do(play.act(match, LUCK, PEOPLE[1 - turn], legal(match)[0], match.n, None))

    assert match.request is None


def test_the_policies_of_taking_back() -> None:
    """`none` takes nothing back; `free` nothing that needs consent; bots and hot-seat partners always consent."""
    strict = seated(2, take_back="none")
    strict.do([random_move(strict.match, clutch.Seeded(1))])
    refused(Code.CANNOT_TAKE_BACK, lambda: play.take_back(strict.match, PEOPLE[0], 1, None))
    free = seated(2, take_back="free")
    turn = mover(free.match)
    refused(Code.CANNOT_TAKE_BACK, lambda: play.take_back(free.match, PEOPLE[turn], 0, None))
    while mover(free.match) == turn:
        free.do([random_move(free.match, clutch.Seeded(1))])
    refused(Code.CANNOT_TAKE_BACK, lambda: play.take_back(free.match, PEOPLE[turn], free.match.n, None))
    shared = Timeline(seats=["me", "me"])
    turn = mover(shared.match)
    while mover(shared.match) == turn:
        shared.do([random_move(shared.match, clutch.Seeded(1))])
    assert isinstance(play.take_back(shared.match, ANN, shared.match.n, turn)[0], TakenBack)


def test_what_was_shown_cannot_be_hidden_again() -> None:
    """A card that was drawn cannot be unseen: who asks is told so, and nothing changes; the move before it can go back, and against bots nobody is asked."""
    timeline = Timeline(game="dragoon", seats=["me", "bot:random"])
    chance = clutch.Seeded(3)
    seen = set()
    for _ in range(120):
        match = timeline.do([random_move(timeline.match, chance)])
        if match.status != "running" or match.drawing or match.window is not None:
            continue
        count = match.steps_back(0)
        if not count:
            continue
        assert match.referee is not None
        possible = goes_back(match.referee, 0, count)
        seen.add(possible)
        assert tell(match, Eyes(0, (0,)), Presence(0.0))["take_back"] == "free"
        if possible:
            assert isinstance(play.take_back(match, ANN, match.n, 0)[0], TakenBack)
        else:
            why = refused(Code.CANNOT_TAKE_BACK, partial(play.take_back, match, ANN, match.n, 0))
            assert "cannot be hidden again" in why.text

    assert seen == {False, True}


def test_what_was_chosen_in_one_go_goes_back_as_far_as_it_can() -> None:
    """Where not all decisions of one choice can go back, those that can do: asking for more than that is not refused."""
    timeline = Timeline(game="dragoon", seats=["me", "bot:random"])
    chance = clutch.Seeded(3)
    partly = 0
    for _ in range(120):
        match = timeline.do([random_move(timeline.match, chance)])
        if match.status != "running" or match.window is not None:
            continue
        assert match.referee is not None
        if match.steps_back(0) and goes_back(match.referee, 0, match.steps_back(0)):
            count = play.take_back(match, ANN, match.n, 0, 3)[0]
            assert isinstance(count, TakenBack) and count.count >= match.steps_back(0)
            partly += count.count < match.steps_back(0, 3)

    assert partly


# Seats


def test_an_invite_opens_its_seat_once_and_the_seat_gets_its_own_token() -> None:
    """The host's invitation is worth nothing any more once the guest sits: the host cannot look into the guest's hand."""
    timeline = Timeline(seats=["me", "open"])
    invite = timeline.links[1]["link"]
    refused(Code.BAD_TOKEN, lambda: seats.claim(timeline.match, LUCK, BEN, "x" * 22, "Ben", hashed("own")))

    seat, entries = seats.claim(timeline.match, LUCK, BEN, invite, "Ben", hashed("own token"))
    match = timeline.do(entries)

    assert seat == 1 and [type(entry) for entry in entries] == [Claimed, Started]
    assert match.status == "running" and match.seating.held_by(BEN.id) == [1]
    refused(Code.SEAT_TAKEN, lambda: seats.claim(match, LUCK, ANN, invite, "Ann", hashed("z")))
    back, entries = seats.claim(match, LUCK, CLEO, "own token", "Ben", hashed("z"))
    assert back == 1 and entries == [CameBack(1, CLEO.id)]
    timeline.do(entries)
    assert seats.claim(match, LUCK, CLEO, "own token", "Ben", hashed("z")) == (1, [])


def test_a_public_match_takes_anybody_and_a_private_one_nobody() -> None:
    """Without a token only an open seat of a public match can be had, one a person."""
    private = Timeline(seats=["me", "open"]).match
    refused(Code.FORBIDDEN, lambda: seats.claim(private, LUCK, BEN, None, "Ben", hashed("t")))
    public = Timeline(seats=["me", "open"], public=True)
    assert seats.claim(public.match, LUCK, ANN, None, "Ann", hashed("t")) == (0, [])
    public.do(seats.claim(public.match, LUCK, BEN, None, "ann", hashed("t"))[1])
    assert public.match.names == ["Ann", "ann 2"]
    refused(Code.SEAT_TAKEN, lambda: seats.claim(public.match, LUCK, CLEO, None, "Cleo", hashed("t")))


def test_the_host_fills_open_seats_with_bots_and_starts() -> None:
    """Only the host, only before the start, and only with a bot that there is."""
    timeline = Timeline(seats=["me", "open", "open"])
    match = timeline.match
    refused(Code.FORBIDDEN, lambda: seats.start(match, LUCK, BEN, "greedy"))
    refused(Code.FORBIDDEN, lambda: seats.start(match, LUCK, ANN, None))
    refused(Code.BAD_OPTIONS, lambda: seats.start(match, LUCK, ANN, "genius"))
    refused(Code.BAD_OPTIONS, lambda: seats.start(match, LUCK, ANN, "search:900s"))
    refused(Code.BAD_OPTIONS, lambda: seats.start(match, LUCK, ANN, "search:1s:workers=2"))
    timeline.do(seats.start(match, LUCK, ANN, "greedy"))

    assert match.status == "running" and match.names == ["Ann", "Greedy", "Greedy 2"]
    refused(Code.STALE, lambda: seats.start(match, LUCK, ANN, "greedy"))
    refused(Code.FORBIDDEN, lambda: seats.leave(match, ANN, None, "x"))


def test_a_seat_that_is_left_is_open_again() -> None:
    """Before the start a guest may go."""
    timeline = Timeline(seats=["me", "open", "open"])
    timeline.do(seats.claim(timeline.match, LUCK, BEN, timeline.links[1]["link"], "Ben", hashed("t"))[1])
    match = timeline.do(seats.leave(timeline.match, BEN, None, hashed("new")))

    assert match.seats[1].kind == "open" and match.seating.held_by(BEN.id) == []
    assert seats.claim(match, LUCK, CLEO, "new", "Cleo", hashed("c"))[0] == 1


# Bots that stand in


def test_a_bot_stands_in_and_hands_back() -> None:
    """A player may let a bot play; the host may do so for a player who is away, nobody for one who is here."""
    timeline = seated(3)
    match = timeline.match
    refused(Code.FORBIDDEN, lambda: conduct.stand_in(match, BEN, 2, "greedy", lambda _: False))
    refused(Code.FORBIDDEN, lambda: conduct.stand_in(match, ANN, 2, "greedy", lambda _: True))
    refused(Code.FORBIDDEN, lambda: conduct.stand_in(match, ANN, 9, "greedy", lambda _: False))
    timeline.do(conduct.stand_in(match, ANN, 2, "greedy", lambda _: False))
    timeline.do(conduct.stand_in(match, BEN, 1, "random", lambda _: True))
    assert [seat.driver for seat in match.seats] == [None, "random", "greedy"]
    refused(Code.DUPLICATE, lambda: conduct.stand_in(match, BEN, 1, "random", lambda _: True))
    refused(Code.NOT_YOUR_SEAT, lambda: conduct.hand_back(match, BEN, 2))
    while mover(match) != 1:
        timeline.do([random_move(match, clutch.Seeded(2))])
    refused(Code.FORBIDDEN, lambda: play.act(match, LUCK, BEN, legal(match)[0], match.n, None))
    timeline.do(conduct.hand_back(match, BEN, 1))
    assert match.driver is None
    timeline.do(play.act(match, LUCK, BEN, legal(match)[0], match.n, None))


# Ends


def test_of_two_players_the_one_who_stays_wins() -> None:
    """Resigning ends a match of two."""
    timeline = seated(2)
    match = timeline.do(conduct.resign(timeline.match, ANN, None))

    assert match.status == "over" and match.result is not None
    assert (match.result["reason"], match.result["winners"], match.result["places"]) == ("resigned", [1], [2, 1])


def test_with_more_players_a_bot_plays_on_and_cannot_win() -> None:
    """The seat that resigned is played by a bot to the end, and is last whatever its points."""
    timeline = seated(3)
    match = timeline.do(conduct.resign(timeline.match, BEN, None))
    assert match.status == "running" and match.seats[1].driver == "greedy"
    refused(Code.DUPLICATE, lambda: conduct.resign(match, BEN, None))
    matches.play(timeline, clutch.Seeded(8))

    assert match.result is not None and match.result["places"][1] == 3
    assert 1 not in match.result["winners"] and match.result["winners"]


def test_when_only_bots_are_left_the_match_ends() -> None:
    """A person who gives up against bots need not wait for them."""
    timeline = Timeline(seats=["me", "bot:greedy", "bot:random"])
    match = timeline.do(conduct.resign(timeline.match, ANN, None))

    assert match.result is not None and match.result["winners"] == [1, 2]


def test_abandoning_asks_the_others() -> None:
    """Alone at once; with others by consent; before the start by the host alone."""
    alone = Timeline(seats=["me", "bot:greedy"])
    assert conduct.abandon(alone.match, ANN) == [Abandoned(0)]
    waiting = Timeline(seats=["me", "open"])
    refused(Code.FORBIDDEN, lambda: conduct.abandon(waiting.match, BEN))
    assert conduct.abandon(waiting.match, ANN) == [Abandoned(None)]
    timeline = seated(2)
    assert conduct.abandon(timeline.match, BEN) == [Asked(1, "abandon")]
    match = timeline.do(conduct.abandon(timeline.match, BEN))
    refused(Code.FORBIDDEN, lambda: conduct.abandon(match, ANN))
    timeline.do(play.answer(match, ANN, True, None))
    assert match.result is not None and (match.result["reason"], match.result["winners"]) == ("abandoned", [])


def test_a_rematch_keeps_people_bots_and_agreements() -> None:
    """The same seats, and no token of the old match."""
    timeline = Timeline(
        seats=["me", "bot:greedy"], options={"game_length": "fixed_rounds", "rounds": 2}, clock={"kind": "move", "seconds": 30}
    )
    refused(Code.NOT_OVER, lambda: play_again(timeline.match, ANN))
    match = timeline.do(conduct.resign(timeline.match, ANN, None))
    created = play_again(match, ANN)
    assert created is not None

    assert (created.options, created.clock) == (match.created.options, match.created.clock)
    assert [(seat.kind, seat.name, seat.bot, seat.holders) for seat in created.seats] == [
        ("person", "Ann", None, [ANN.id]),
        ("bot", "Greedy", "greedy", []),
    ]
    assert created.seats[0].token != match.seats[0].token


# Clocks


def test_a_clock_for_each_decision_starts_anew_with_each() -> None:
    """At zero a bot plays on; the player may take the seat back and has time again."""
    timeline = seated(2, clock={"kind": "move", "seconds": 30})
    match = timeline.match
    turn = mover(match)
    assert conduct.flag(match, timeline.now + 29) == []
    assert conduct.flag(match, timeline.now + 31) == [StoodIn(turn, "greedy", flag=True)]
    timeline.do([random_move(match, clutch.Seeded(1))], after=25)
    assert match.clocks is not None and match.clocks.left(mover(match), timeline.now) == 30
    timeline.do(conduct.flag(match, timeline.now + 31), after=31)
    late = next(seat.number for seat in match.seats if seat.stand_in is not None)
    assert match.driver == "greedy" and match.row()["waits_for"] == "bot"
    assert timeline.do(conduct.hand_back(match, PEOPLE[late], late)).clocks is not None
    assert match.clocks.left(late, timeline.now) == 30
    assert HandedBack(late) == timeline.log[-1].entry


def test_a_total_clock_counts_down_over_the_game_and_stands_still_in_a_pause() -> None:
    """Seconds used are gone, the increment comes after each decision, a pause costs nothing, and at zero the seat resigns if that was agreed."""
    timeline = seated(2, clock={"kind": "total", "seconds": 60, "increment": 2, "at_zero": "resign"})
    match = timeline.match
    assert match.clocks is not None
    turn = mover(match)
    timeline.do(conduct.pause(match, ANN), after=10)
    assert match.flag(timeline.now + 1000) is None
    timeline.do(conduct.resume(match, ANN), after=500)
    timeline.do([random_move(match, clutch.Seeded(1))], after=5)
    assert match.clocks.left(turn, timeline.now) == pytest.approx(47)
    assert match.row()["deadline"] == match.clocks.deadline()
    late = mover(match)
    timeline.do(conduct.flag(match, timeline.now + 61), after=61)
    assert timeline.log[-1].entry == Resigned(late, flag=True)
    assert match.result is not None and match.result["winners"] == [1 - late]


def test_time_that_is_used_up_does_not_come_back() -> None:
    """With a total clock the bot that took over at zero plays on."""
    timeline = seated(2, clock={"kind": "total", "seconds": 20})
    late = mover(timeline.match)
    match = timeline.do(conduct.flag(timeline.match, timeline.now + 21), after=21)

    refused(Code.FORBIDDEN, lambda: conduct.hand_back(match, PEOPLE[late], late))


# Words


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "\u2800\u115f", "\ufe0f\U000e0101", "\ue000", "\u0301\u0302", " \n ", "\u202e\u2066", "\u00ad"]
)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    """It is refused as an empty one is; where a name may be left out, the caller's own takes its place."""
    match = seated(2).match
    said = refused(Code.BAD_MESSAGE, lambda: conduct.rename(match, ANN, name, 0))
    assert said.text == "A name has at least one letter."
    created, _ = created_by("table", ANN, NewMatch.model_validate({"game": "dragon_kin", "seats": ["me", "me"], "names": [name, "Ben"]}))
    assert [plan.name for plan in created.seats] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("wished", "given"),
    [
        ("ANN", "ANN 2"),
        ("\u0410nn", "\u0410nn 2"),  # a Cyrillic A
        ("\u0391nn", "\u0391nn 2"),  # a Greek A
        ("\uff21\uff4e\uff4e", "Ann 2"),  # full width
        ("A\u200bn\u2060n\u3164", "Ann 2"),
        ("\U0001d49c\U0001d4c3\U0001d4c3", "Ann 2"),  # letters of mathematicians
        ("A n n", "A n n 2"),
        ("Anna", "Anna"),
        ("Zoe\u0308\u0301\u0302\u0303\u0304", "Zo\u00eb\u0301\u0302"),
    ],
)
def test_a_name_that_looks_like_anothers_gets_a_number(wished: str, given: str) -> None:
    """When renaming, joining and making a match alike; capitals, other scripts and what cannot be seen make no difference."""
    match = seated(3).match
    assert [entry.name for entry in conduct.rename(match, BEN, wished, 1) if isinstance(entry, Renamed)] == [given]
    waiting = Timeline(seats=["me", "open"]).match
    waiting.seats[1].invite = hashed("invitation")
    [claimed, _] = seats.claim(waiting, LUCK, BEN, "invitation", clean_name(wished), hashed("x"))[1]
    assert isinstance(claimed, Claimed) and claimed.name == given
    created, _ = created_by("table", ANN, NewMatch.model_validate({"game": "dragon_kin", "seats": ["me", "me"], "names": ["Ann", wished]}))
    assert [plan.name for plan in created.seats] == ["Ann", given]


def test_bots_and_spectators_have_names_of_their_own() -> None:
    """A bot does not take the name of somebody who is called like it, and a spectator does not speak under a player's name."""
    created, _ = created_by(
        "table", ANN, NewMatch.model_validate({"game": "dragon_kin", "seats": ["me", "bot:greedy"], "names": ["Gr\u0435edy"]})
    )
    assert [plan.name for plan in created.seats] == ["Gr\u0435edy", "Greedy 2"]
    match = seated(2).match
    [said] = conduct.chat(match, Person("0" * 32, "\u0412en"), "I resign")
    assert said == Said(None, "\u0412en 2", "I resign", "0" * 32)
    assert conduct.chat(match, Person("0" * 32, "Zoe"), "hello") == [Said(None, "Zoe", "hello", "0" * 32)]
    assert conduct.chat(match, BEN, "hello") == [Said(1, "Ben", "hello", BEN.id)]


def test_names_and_chat_are_one_line_of_printable_text() -> None:
    """No control characters, no empty names, no two seats of one name."""
    timeline = seated(2)
    match = timeline.match
    refused(Code.BAD_MESSAGE, lambda: conduct.chat(match, ANN, " \n\u200b "))
    refused(Code.BAD_MESSAGE, lambda: conduct.rename(match, ANN, "\u202e", None))
    timeline.do(conduct.rename(match, ANN, "ben\n", None))
    assert match.names == ["ben 2", "Ben"]
    timeline.do(conduct.chat(match, ANN, "hello\u202e  there"))
    assert match.chat[-1]["text"] == "hello there"
    assert match.referee is not None and match.referee.names[0] == "ben 2"


def test_a_log_folds_to_the_same_match_anywhere() -> None:
    """Folding is all there is: the same entries give the same index line, story and clocks."""
    timeline = Timeline(seats=["me", "me", "bot:greedy"], clock={"kind": "total", "seconds": 600, "increment": 1})
    chance = clutch.Seeded(5)
    for number in range(12):
        timeline.do([random_move(timeline.match, chance)], after=float(number))
    timeline.do(conduct.resign(timeline.match, ANN, 1), after=3)
    matches.play(timeline, chance)
    match = timeline.match
    copy = fold(match.id, timeline.log)

    assert copy.row() == match.row()
    assert tell(copy, Eyes(0, (0, 1)), Presence(1.0)) == tell(match, Eyes(0, (0, 1)), Presence(1.0))
    assert copy.record().text() == match.record().text()
    with pytest.raises(AssertionError):
        copy.add(Logged(copy.serial + 2, 0.0, Resigned(0)))


def test_a_match_that_was_made_before_an_option_goes_on_as_it_was_played() -> None:
    """A log knows only the options of its time: what came later is as everybody played then, whether the game had started or not."""
    log = Timeline(game="dragonbrood", seats=["me", "me"]).log
    created = log[0].entry
    assert isinstance(created, Created) and created.options["prize_order"] == "turn_order"
    old = {name: value for name, value in created.options.items() if name not in ("prize_order", "bank_amounts", "income_track")}
    first = Logged(1, log[0].at, msgspec.structs.replace(created, options=old))
    running = fold("oldmatch", [first, *log[1:]])
    assert running.referee is not None and running.referee.record.options["prize_order"] == "elders_first"
    waiting = Match("oldmatch", first)
    waiting.add(Logged(2, log[0].at, seats.set_up(waiting, LUCK)))
    assert waiting.referee is not None and waiting.referee.record.options["bank_amounts"] == "doubled"
    assert waiting.referee.record.options["income_track"] == "steep"


def test_a_decision_without_choice_goes_back_with_the_one_before() -> None:
    """Laying a tile that can be turned in one way only is taken back to where there was something to decide; so many decisions as were made in one go are taken back together."""
    timeline = Timeline(game="dragon_family", seats=["me", "me"])
    match = matches.play(timeline, clutch.Seeded(3), most=24)
    referee = match.referee
    assert referee is not None and match.turn is not None
    seats = [step.seat for step in referee.steps]
    choices = [len(step.before.legal()) for step in referee.steps]
    for seat in range(2):
        own = [place for place in range(len(seats)) if seats[place] == seat]
        back = len(seats) - match.steps_back(seat)
        assert seats[back] == seat and (choices[back] > 1 or back == own[0])
        assert all(choices[place] == 1 for place in own if place > back)
        further = len(seats) - match.steps_back(seat, 3)
        assert further <= own[-3] and (choices[further] > 1 or further == own[0])
    assert 1 in choices, "somebody was left no choice"
