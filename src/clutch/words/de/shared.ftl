# Die Worte, die alle Spiele teilen.

# The language's name for itself.
language = Deutsch
# What stands between the members of a list.
comma = {", "}
# The reader among others, who has chosen no name.
you-too = du

## What happens

events-taken_back = { $seat-is ->
        [you] Du nimmst deinen letzten Zug zurück.
       *[other] { $seat } nimmt den letzten Zug zurück.
    }

## What somebody is asked to decide

prompts-over = Das Spiel ist zu Ende.

## The same for those who wait

waiting-over = Das Spiel ist zu Ende.

## Why a move is not possible

refusals-no_such_move = Einen Zug mit der Nummer { $action } gibt es nicht.
refusals-not_a_move = Einen solchen Zug gibt es in diesem Spiel nicht.
refusals-over = Das Spiel ist zu Ende: Es kann nicht mehr gezogen werden.

## Records and outcomes in a notebook

notebook-seat = Platz
notebook-player = Spieler
notebook-bot = Bot
notebook-points = Punkte
notebook-share = Anteil am Sieg
notebook-decisions = { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
notebook-running = nicht beendet
notebook-over = beendet
notebook-newest = Die neueste Stellung
notebook-taken_back = { $count ->
        [one] nimmt { $count } Entscheidung zurück
       *[other] nimmt { $count } Entscheidungen zurück
    }
