# What happens around a game, in English.

## What happens

events-table_claimed = { $seat-is ->
        [you] You sit down.
       *[other] { $seat } sits down.
    }
events-table_left = A seat is open again.
events-table_filled = { $seat-is ->
        [you] You take a seat.
       *[other] { $seat } takes a seat.
    }
events-table_started = The game starts.
events-table_laid_out = The box is on the table: the game is laid out.
events-table_paused = { $seat-is ->
        [you] You pause the game.
       *[other] { $seat } pauses the game.
    }
events-table_resumed = { $seat-is ->
        [you] You resume the game.
       *[other] { $seat } resumes the game.
    }
events-table_asked_take_back = { $seat-is ->
        [you] You ask to take back your last move.
       *[other] { $seat } asks to take back the last move.
    }
events-table_asked_abandon = { $seat-is ->
        [you] You ask to end the match without a winner.
       *[other] { $seat } asks to end the match without a winner.
    }
events-table_agreed = { $seat-is ->
        [you] You agree.
       *[other] { $seat } agrees.
    }
events-table_declined = { $seat-is ->
        [you] You decline.
       *[other] { $seat } declines.
    }
events-table_stood_in = { $seat-is ->
        [you] A bot plays for you.
       *[other] A bot plays for { $seat }.
    }
events-table_flagged = { $seat-is ->
        [you] Your time is up.
       *[other] The time of { $seat } is up.
    }
events-table_handed_back = { $seat-is ->
        [you] You play again.
       *[other] { $seat } plays again.
    }
events-table_resigned = { $seat-is ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
events-table_abandoned = The match ends without a winner.
events-table_forgotten = { $seat-is ->
        [you] You have gone for good.
       *[other] { $seat } has gone for good.
    }
events-table_rematched = The same seats play again.
