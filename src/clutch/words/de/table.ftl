# Was um ein Spiel herum geschieht, auf Deutsch.

## What happens

events-table_claimed = { $seat-is ->
        [you] Du setzt dich.
       *[other] { $seat } setzt sich.
    }
events-table_left = Ein Platz ist wieder frei.
events-table_filled = { $seat-is ->
        [you] Du nimmst einen Platz ein.
       *[other] { $seat } nimmt einen Platz ein.
    }
events-table_started = Das Spiel beginnt.
events-table_laid_out = Die Schachtel liegt auf dem Tisch: Das Spiel wird aufgebaut.
events-table_paused = { $seat-is ->
        [you] Du hältst das Spiel an.
       *[other] { $seat } hält das Spiel an.
    }
events-table_resumed = { $seat-is ->
        [you] Du setzt das Spiel fort.
       *[other] { $seat } setzt das Spiel fort.
    }
events-table_asked_take_back = { $seat-is ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $seat } möchte den letzten Zug zurücknehmen.
    }
events-table_asked_abandon = { $seat-is ->
        [you] Du möchtest das Spiel ohne Sieg beenden.
       *[other] { $seat } möchte das Spiel ohne Sieg beenden.
    }
events-table_agreed = { $seat-is ->
        [you] Du stimmst zu.
       *[other] { $seat } stimmt zu.
    }
events-table_declined = { $seat-is ->
        [you] Du lehnst ab.
       *[other] { $seat } lehnt ab.
    }
events-table_stood_in = { $seat-is ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $seat }.
    }
events-table_flagged = { $seat-is ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $seat } ist um.
    }
events-table_handed_back = { $seat-is ->
        [you] Du spielst wieder selbst.
       *[other] { $seat } spielt wieder selbst.
    }
events-table_resigned = { $seat-is ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
events-table_abandoned = Das Spiel endet ohne Sieg.
events-table_forgotten = { $seat-is ->
        [you] Du bist für immer gegangen.
       *[other] { $seat } ist für immer gegangen.
    }
events-table_rematched = Dieselben Plätze spielen noch einmal.
