# The words that all games share.

# The language's name for itself.
language = English
# What stands between the members of a list.
comma = {", "}
# The reader among others, who has chosen no name.
you-too = you

## What happens

events-taken_back = { $seat-is ->
        [you] You take back your last move.
       *[other] { $seat } takes back the last move.
    }

## What somebody is asked to decide

prompts-over = The game is over.

## The same for those who wait

waiting-over = The game is over.

## Why a move is not possible

refusals-no_such_move = There is no move with the number { $action }.
refusals-not_a_move = There is no such move in this game.
refusals-over = The game is over: no more moves can be made.

## Records and outcomes in a notebook

notebook-seat = seat
notebook-player = player
notebook-bot = bot
notebook-points = points
notebook-share = share of the victory
notebook-decisions = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
notebook-running = not finished
notebook-over = finished
notebook-newest = The newest position
notebook-taken_back = { $count ->
        [one] takes back { $count } decision
       *[other] takes back { $count } decisions
    }
