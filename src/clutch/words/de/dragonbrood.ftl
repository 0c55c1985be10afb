# Dragonbrood auf Deutsch.

## In the lobby

lobby = Sechs Jahre im Leben einer Drachenhüterin, Jahreszeit für Jahreszeit.

## What happens

events-spirit = { $seat-is ->
        [you] Du bist der Geist des Ältesten { $elder }.
       *[other] { $seat } ist der Geist des Ältesten { $elder }.
    }
events-order = Reihenfolge: { $seats }.
events-sky_tile = Himmelsplättchen { $letter } bedeckt { $place }.
events-bonus_tiles = Bonusplättchen: { $tiles }.
events-started = { $seat-is ->
        [you] Du nimmst { $dragon }.
       *[other] { $seat } nimmt { $dragon }.
    }
events-season = Jahr { $year }: { $season }.
events-declined = { $seat-is ->
        [you] Du schickst { $dragon } in die Kinderstube.
       *[other] { $seat } schickt { $dragon } in die Kinderstube.
    }
events-placed = { $seat-is ->
        [you] Du setzt { $dragon } nach { $place }.
       *[other] { $seat } setzt { $dragon } nach { $place }.
    }
events-placed_bump = { $seat-is ->
        [you] Du setzt { $dragon } nach { $place }, auf das Feld eines anderen.
       *[other] { $seat } setzt { $dragon } nach { $place }, auf das Feld eines anderen.
    }
events-placed_companion = { $seat-is ->
        [you] Du setzt { $dragon } als Begleiter nach { $place }.
       *[other] { $seat } setzt { $dragon } als Begleiter nach { $place }.
    }
events-removed = { $seat-is ->
        [you] Du vertreibst { $dragon } von { $target }.
       *[other] { $target-is ->
            [you] { $seat } vertreibt { $dragon } von dir.
           *[other] { $seat } vertreibt { $dragon } von { $target }.
        }
    }
events-unlocked = { $seat-is ->
        [you] Du schließt { $place } auf.
       *[other] { $seat } schließt { $place } auf.
    }
events-bonus_colour = { $seat-is ->
        [you] Du erhältst { $count ->
            [one] { $count } Dukat
           *[other] { $count } Dukaten
        } für die Bonusfarbe von { $place }.
       *[other] { $seat } erhält { $count ->
            [one] { $count } Dukat
           *[other] { $count } Dukaten
        } für die Bonusfarbe von { $place }.
    }
events-paid = { $seat-is ->
        [you] Du zahlst { $items }.
       *[other] { $seat } zahlt { $items }.
    }
events-changed = { $seat-is ->
        [you] Du wechselst { $give } in { $get }.
       *[other] { $seat } wechselt { $give } in { $get }.
    }
events-gained = { $seat-is ->
        [you] Du erhältst { $items }.
       *[other] { $seat } erhält { $items }.
    }
events-bonus = { $seat-is ->
        [you] Eine Farbfähigkeit gab dir { $count } mehr.
       *[other] Eine Farbfähigkeit gab { $seat } { $count } mehr.
    }
events-gave_back = { $seat-is ->
        [you] Du gibst wegen Orange { $items } zurück.
       *[other] { $seat } gibt wegen Orange { $items } zurück.
    }
events-leader = { $seat-is ->
        [you] { $dragon } führt deinen Clan an.
       *[other] { $dragon } führt den Clan von { $seat } an.
    }
events-sold_egg = { $seat-is ->
        [you] Du verkaufst ein Ei.
       *[other] { $seat } verkauft ein Ei.
    }
events-evolved = { $seat-is ->
        [you] Du entwickelst { $dragon } zu { $into }.
       *[other] { $seat } entwickelt { $dragon } zu { $into }.
    }
events-awoke = { $seat-is ->
        [you] Du erweckst aus { $dragon } den Ältesten { $elder }.
       *[other] { $seat } erweckt aus { $dragon } den Ältesten { $elder }.
    }
events-hatched = { $seat-is ->
        [you] Du brütest { $dragon } aus; Ruheort: { $nursery }.
       *[other] { $seat } brütet { $dragon } aus; Ruheort: { $nursery }.
    }
events-swapped = { $seat-is ->
        [you] Du tauschst { $dragon } gegen { $into }.
       *[other] { $seat } tauscht { $dragon } gegen { $into }.
    }
events-broken_up = { $seat-is ->
        [you] Du tauschst { $dragon } gegen Drachen der Stufe 1: { $colours }.
       *[other] { $seat } tauscht { $dragon } gegen Drachen der Stufe 1: { $colours }.
    }
events-excavated = { $seat-is ->
        [you] Du gräbst ein Einkommensfeld aus.
       *[other] { $seat } gräbt ein Einkommensfeld aus.
    }
events-retired = { $seat-is ->
        [you] Du setzt { $dragon } auf dem Friedhof zur Ruhe.
       *[other] { $seat } setzt { $dragon } auf dem Friedhof zur Ruhe.
    }
events-released = { $seat-is ->
        [you] Du lässt { $count } Drachen aus der Kinderstube.
       *[other] { $seat } lässt { $count } Drachen aus der Kinderstube.
    }
events-kept = { $seat-is ->
        [you] Du behältst { $trinket }.
       *[other] { $seat } behält { $trinket }.
    }
events-cashed = { $seat-is ->
        [you] Du tauschst { $trinket } sofort ein.
       *[other] { $seat } tauscht { $trinket } sofort ein.
    }
events-sold_trinket = { $seat-is ->
        [you] Du verkaufst { $trinket } an die Karawane.
       *[other] { $seat } verkauft { $trinket } an die Karawane.
    }
events-copied = { $seat-is ->
        [you] Du ahmst { $place } nach.
       *[other] { $seat } ahmt { $place } nach.
    }
events-stole = { $seat-is ->
        [you] Du stiehlst { $item } aus { $account } von { $target }.
       *[other] { $target-is ->
            [you] { $seat } stiehlt { $item } aus { $account } von dir.
           *[other] { $seat } stiehlt { $item } aus { $account } von { $target }.
        }
    }
events-collected = { $seat-is ->
        [you] Du nimmst { $count ->
            [one] { $count } Dukat
           *[other] { $count } Dukaten
        } vom Ältesten { $elder }.
       *[other] { $seat } nimmt { $count ->
            [one] { $count } Dukat
           *[other] { $count } Dukaten
        } vom Ältesten { $elder }.
    }
events-asked_elder = { $seat-is ->
        [you] Du fragst den Ältesten { $elder } { $count ->
            [one] einmal
           *[other] zweimal
        }.
       *[other] { $seat } fragt den Ältesten { $elder } { $count ->
           [one] einmal
          *[other] zweimal
       }.
    }
    .target = { $seat-is ->
            [you] Du bezahlst { $target } und fragst den Ältesten { $elder } { $count ->
                [one] einmal
               *[other] zweimal
            }.
           *[other] { $target-is ->
                [you] { $seat } bezahlt dich und fragt den Ältesten { $elder } { $count ->
                    [one] einmal
                   *[other] zweimal
                }.
               *[other] { $seat } bezahlt { $target } und fragt den Ältesten { $elder } { $count ->
                   [one] einmal
                  *[other] zweimal
               }.
            }
        }
events-studied = { $seat-is ->
        [you] Du bewegst die Kristallkugel nach { $node }.
       *[other] { $seat } bewegt die Kristallkugel nach { $node }.
    }
events-opened = { $seat-is ->
        [you] Du eröffnest { $account }.
       *[other] { $seat } eröffnet { $account }.
    }
events-deposits = { $seat-is ->
        [you] Du gehst zum Einzahlen zu { $account }.
       *[other] { $seat } geht zum Einzahlen zu { $account }.
    }
events-withdraws = { $seat-is ->
        [you] Du gehst zum Abheben zu { $account }.
       *[other] { $seat } geht zum Abheben zu { $account }.
    }
events-deposited = { $seat-is ->
        [you] Du legst { $items } in { $account }.
       *[other] { $seat } legt { $items } in { $account }.
    }
events-withdrew = { $seat-is ->
        [you] Du nimmst { $items } aus { $account }.
       *[other] { $seat } nimmt { $items } aus { $account }.
    }
events-closed = { $seat-is ->
        [you] { $account } von dir ist leer und geschlossen.
       *[other] { $account } von { $seat } ist leer und geschlossen.
    }
events-interest = { $seat-is ->
        [you] { $account } zahlt dir Zinsen auf { $balance }.
       *[other] { $account } zahlt { $seat } Zinsen auf { $balance }.
    }
events-collects = { $seat-is ->
        [you] Du sammelst mit { $dragon } bei { $place }.
       *[other] { $seat } sammelt mit { $dragon } bei { $place }.
    }
events-prize = { $seat-is ->
        [you] Du nimmst mit { $dragon } den Siegerpreis von { $place }.
       *[other] { $seat } nimmt mit { $dragon } den Siegerpreis von { $place }.
    }
events-lesser_prize = { $seat-is ->
        [you] Du nimmst mit { $dragon } den Verliererpreis von { $place }.
       *[other] { $seat } nimmt mit { $dragon } den Verliererpreis von { $place }.
    }
events-passed = { $seat-is ->
        [you] Du willst nicht kämpfen.
       *[other] { $seat } will nicht kämpfen.
    }
events-fight = { $seat-is ->
        [you] Du und { $target } kämpft bei { $place }.
       *[other] { $target-is ->
            [you] { $seat } und du kämpft bei { $place }.
           *[other] { $seat } und { $target } kämpfen bei { $place }.
        }
    }
events-fight_enemy = { $seat-is ->
        [you] Du kämpfst gegen den Feind bei { $place }.
       *[other] { $seat } kämpft gegen den Feind bei { $place }.
    }
events-sealed = { $seat-is ->
        [you] Du hast fertig geboten.
       *[other] { $seat } hat fertig geboten.
    }
events-bids = { $seat-is ->
        [you] Du hast { $items } geboten: Stärke { $strength }; { $target } hat { $others } geboten: Stärke { $against }.
       *[other] { $target-is ->
            [you] { $seat } hat { $items } geboten: Stärke { $strength }; du hast { $others } geboten: Stärke { $against }.
           *[other] { $seat } hat { $items } geboten: Stärke { $strength }; { $target } hat { $others } geboten: Stärke { $against }.
        }
    }
events-bids_enemy = { $seat-is ->
        [you] Du hast { $items } geboten: Stärke { $strength }; der Feind ({ $colour }) zieht { $others }: Stärke { $against }.
       *[other] { $seat } hat { $items } geboten: Stärke { $strength }; der Feind ({ $colour }) zieht { $others }: Stärke { $against }.
    }
events-won_fight = { $seat-is ->
        [you] Du gewinnst den Kampf bei { $place }.
       *[other] { $seat } gewinnt den Kampf bei { $place }.
    }
events-beat_enemy = { $seat-is ->
        [you] Du besiegst den Feind bei { $place }.
       *[other] { $seat } besiegt den Feind bei { $place }.
    }
events-lost_to_enemy = { $seat-is ->
        [you] Du unterliegst dem Feind bei { $place }.
       *[other] { $seat } unterliegt dem Feind bei { $place }.
    }
events-left = { $seat-is ->
        [you] { $dragon } von dir verlässt das Feld: { $nursery }.
       *[other] { $dragon } von { $seat } verlässt das Feld: { $nursery }.
    }
events-fed_all = { $seat-is ->
        [you] Du fütterst alle Drachen.
       *[other] { $seat } füttert alle Drachen.
    }
events-fed = { $seat-is ->
        [you] Du fütterst { $dragon }.
       *[other] { $seat } füttert { $dragon }.
    }
events-unfed = { $seat-is ->
        [you] { $dragon } von dir bleibt hungrig und kommt in die Sommerkinderstube.
       *[other] { $dragon } von { $seat } bleibt hungrig und kommt in die Sommerkinderstube.
    }
events-success = { $seat-is ->
        [you] Du hast die Aufgabe erfüllt.
       *[other] { $seat } hat die Aufgabe erfüllt.
    }
events-revealed = Neu auf dem Plan: { $places }.
events-income = { $seat-is ->
        [you] Du nimmst Einkommen.
       *[other] { $seat } nimmt Einkommen.
    }
events-alchemy = { $seat-is ->
        [you] Du nimmst { $entry } vom Regal.
       *[other] { $seat } nimmt { $entry } vom Regal.
    }
events-scored = { $seat-is ->
        [you] Du: Hort { $horde }, Bank { $bank }, Kleinode { $trinkets }, Magie { $magic }, Bonusplättchen { $tiles }: { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkte
        }.
       *[other] { $seat }: Hort { $horde }, Bank { $bank }, Kleinode { $trinkets }, Magie { $magic }, Bonusplättchen { $tiles }: { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkte
        }.
    }
events-quest_won = { $seat-is ->
        [you] Du hast die Aufgabe gewonnen.
       *[other] { $seat } hat die Aufgabe gewonnen.
    }
events-quest_lost = { $seat-is ->
        [you] Du hast die Aufgabe nicht geschafft.
       *[other] { $seat } hat die Aufgabe nicht geschafft.
    }
events-won = { $seats-is ->
        [you] Du gewinnst.
       *[other] { $seats-count ->
            [one] { $seats } gewinnt.
           *[other] { $seats } gewinnen.
        }
    }

## What somebody is asked to decide

prompts-start_colour = Wähle die Farbe eines Drachen für den Anfang.
prompts-pick_elder = Wähle den Ältesten, dessen Geist du bist.
prompts-solo_start = Wähle, mit welchen Drachen du beginnst.
prompts-anytime = Wähle einen Tausch, um die Kosten zu zahlen.
prompts-pick_colour = Wähle die Farbe des Steins.
prompts-split_red = Wähle die Farben deiner Steine.
prompts-split_blue = Wähle die Farben der übrigen Steine.
prompts-pick_bonus = Wovon bekommst du mehr?
prompts-choose_dragon = Wähle einen Drachen zum Setzen.
prompts-choose_destination = Wähle, wohin der Drache geht.
prompts-golden_remove = Gold: einen Drachen von dort vertreiben?
prompts-magenta_use = Magenta: für einen Magieschritt Dukaten zahlen?
prompts-amber_use = Bernstein: für eine Grabung einen Dukaten zahlen?
prompts-indigo_pair = Indigo: gleich einen zweiten Drachen setzen?
prompts-exchange_step = Plane deine Tausche, oder geh weiter.
prompts-evolve_choice = Wähle, wozu sich der Drache entwickelt, oder nichts.
prompts-which_elder = Welcher Älteste erwacht?
prompts-hatch_choice = Wähle ein Ei und eine Farbe zum Ausbrüten, oder nichts.
prompts-menagerie_choice = Tausche den Drachen, zerlege ihn, oder nichts.
prompts-excavate_pick = Wähle, was du ausgräbst.
prompts-grave_choice = Wähle ein Grab.
prompts-trinket_pick = Wähle ein Kleinod, oder höre auf.
prompts-trinket_keep = Das Kleinod behalten, oder gegen seine Waren tauschen?
prompts-caravan_choice = Kaufe Kleinode, verkaufe eines, oder nichts.
prompts-grotto_choice = Wähle, wie viel du studierst, oder nichts.
prompts-witch_target = Wähle einen Ort zum Nachahmen, oder nichts.
prompts-witch_times = Einmal, oder für Dukaten zweimal?
prompts-steal_decision = Nahrung zahlen, um aus der Bank zu stehlen?
prompts-steal_item = Wähle, was du stiehlst.
prompts-elder_option = Den Ältesten einmal oder zweimal fragen, oder die Dukaten nehmen?
prompts-magic_move = Wähle, wohin die Kristallkugel geht, oder höre auf.
prompts-magic_step = Wähle, wohin die Kristallkugel geht.
prompts-bank_menu = Eröffne, zahle ein, hebe ab, oder höre auf.
prompts-bank_move = Wähle, was du bewegst, oder höre auf.
prompts-peaks_choice = Wähle, welchen der beiden Erträge du nimmst.
prompts-combat_pick = Wähle einen Kampf, oder passe.
prompts-combat_bid = Mach dein Gebot, heimlich.
prompts-feed_choice = Wähle einen Drachen zum Füttern, oder höre auf.
prompts-income_pick = Wähle dein Einkommen.
prompts-alchemy_pick = Wähle aus den Regalen des Alchemisten.
prompts-choose_leader = Ernenne den Anführer deines Clans.
prompts-quest_end = Das Spiel hier beenden, oder weiterspielen?

## The same for those who wait

waiting-start_colour = { $seat-is ->
        [you] Du wählst einen ersten Drachen.
       *[other] { $seat } wählt einen ersten Drachen.
    }
waiting-pick_elder = { $seat-is ->
        [you] Du wählst einen Ältesten.
       *[other] { $seat } wählt einen Ältesten.
    }
waiting-solo_start = { $seat-is ->
        [you] Du wählst den Anfang.
       *[other] { $seat } wählt den Anfang.
    }
waiting-anytime = { $seat-is ->
        [you] Du zahlst.
       *[other] { $seat } zahlt.
    }
waiting-pick_colour = { $seat-is ->
        [you] Du wählst Farben.
       *[other] { $seat } wählt Farben.
    }
waiting-split_red = { $seat-is ->
        [you] Du wählst Farben.
       *[other] { $seat } wählt Farben.
    }
waiting-split_blue = { $seat-is ->
        [you] Du wählst Farben.
       *[other] { $seat } wählt Farben.
    }
waiting-pick_bonus = { $seat-is ->
        [you] Du wählst einen Zuschlag.
       *[other] { $seat } wählt einen Zuschlag.
    }
waiting-choose_dragon = { $seat-is ->
        [you] Du wählst einen Drachen.
       *[other] { $seat } wählt einen Drachen.
    }
waiting-choose_destination = { $seat-is ->
        [you] Du setzt einen Drachen.
       *[other] { $seat } setzt einen Drachen.
    }
waiting-golden_remove = { $seat-is ->
        [you] Du darfst einen Drachen vertreiben.
       *[other] { $seat } darf einen Drachen vertreiben.
    }
waiting-magenta_use = { $seat-is ->
        [you] Du darfst Magenta nutzen.
       *[other] { $seat } darf Magenta nutzen.
    }
waiting-amber_use = { $seat-is ->
        [you] Du darfst Bernstein nutzen.
       *[other] { $seat } darf Bernstein nutzen.
    }
waiting-indigo_pair = { $seat-is ->
        [you] Du darfst einen zweiten Drachen setzen.
       *[other] { $seat } darf einen zweiten Drachen setzen.
    }
waiting-exchange_step = { $seat-is ->
        [you] Du tauschst Waren.
       *[other] { $seat } tauscht Waren.
    }
waiting-evolve_choice = { $seat-is ->
        [you] Du darfst einen Drachen entwickeln.
       *[other] { $seat } darf einen Drachen entwickeln.
    }
waiting-which_elder = { $seat-is ->
        [you] Du wählst, welcher Älteste erwacht.
       *[other] { $seat } wählt, welcher Älteste erwacht.
    }
waiting-hatch_choice = { $seat-is ->
        [you] Du darfst einen Drachen ausbrüten.
       *[other] { $seat } darf einen Drachen ausbrüten.
    }
waiting-menagerie_choice = { $seat-is ->
        [you] Du besuchst die Menagerie.
       *[other] { $seat } besucht die Menagerie.
    }
waiting-excavate_pick = { $seat-is ->
        [you] Du gräbst aus.
       *[other] { $seat } gräbt aus.
    }
waiting-grave_choice = { $seat-is ->
        [you] Du wählst ein Grab.
       *[other] { $seat } wählt ein Grab.
    }
waiting-trinket_pick = { $seat-is ->
        [you] Du wählst Kleinode.
       *[other] { $seat } wählt Kleinode.
    }
waiting-trinket_keep = { $seat-is ->
        [you] Du hast ein Kleinod gewählt.
       *[other] { $seat } hat ein Kleinod gewählt.
    }
waiting-caravan_choice = { $seat-is ->
        [you] Du besuchst die Karawane.
       *[other] { $seat } besucht die Karawane.
    }
waiting-grotto_choice = { $seat-is ->
        [you] Du besuchst die Grotte.
       *[other] { $seat } besucht die Grotte.
    }
waiting-witch_target = { $seat-is ->
        [you] Du besuchst die Hexenhöhle.
       *[other] { $seat } besucht die Hexenhöhle.
    }
waiting-witch_times = { $seat-is ->
        [you] Du besuchst die Hexenhöhle.
       *[other] { $seat } besucht die Hexenhöhle.
    }
waiting-steal_decision = { $seat-is ->
        [you] Du denkst über einen Diebstahl nach.
       *[other] { $seat } denkt über einen Diebstahl nach.
    }
waiting-steal_item = { $seat-is ->
        [you] Du stiehlst.
       *[other] { $seat } stiehlt.
    }
waiting-elder_option = { $seat-is ->
        [you] Du besuchst einen Ältesten.
       *[other] { $seat } besucht einen Ältesten.
    }
waiting-magic_move = { $seat-is ->
        [you] Du studierst Magie.
       *[other] { $seat } studiert Magie.
    }
waiting-magic_step = { $seat-is ->
        [you] Du studierst Magie.
       *[other] { $seat } studiert Magie.
    }
waiting-bank_menu = { $seat-is ->
        [you] Du bist in der Bank.
       *[other] { $seat } ist in der Bank.
    }
waiting-bank_move = { $seat-is ->
        [you] Du bist in der Bank.
       *[other] { $seat } ist in der Bank.
    }
waiting-peaks_choice = { $seat-is ->
        [you] Du wählst einen Ertrag.
       *[other] { $seat } wählt einen Ertrag.
    }
waiting-combat_pick = { $seat-is ->
        [you] Du darfst kämpfen.
       *[other] { $seat } darf kämpfen.
    }
waiting-combat_bid = { $seat-is ->
        [you] Du bietest heimlich.
       *[other] { $seat } bietet heimlich.
    }
waiting-feed_choice = { $seat-is ->
        [you] Du fütterst die Drachen.
       *[other] { $seat } füttert die Drachen.
    }
waiting-income_pick = { $seat-is ->
        [you] Du nimmst Einkommen.
       *[other] { $seat } nimmt Einkommen.
    }
waiting-alchemy_pick = { $seat-is ->
        [you] Du nimmst aus den Regalen.
       *[other] { $seat } nimmt aus den Regalen.
    }
waiting-choose_leader = { $seat-is ->
        [you] Du ernennst einen Anführer.
       *[other] { $seat } ernennt einen Anführer.
    }
waiting-quest_end = { $seat-is ->
        [you] Du entscheidest, ob es weitergeht.
       *[other] { $seat } entscheidet, ob es weitergeht.
    }

## Moves

moves-start = Mit einem Drachen in { $colour } beginnen
moves-begin = Mit Auswahl { $choice } beginnen
moves-elder = Der Älteste { $elder }
moves-dragon = Drache { $slot }
moves-pair = Auch Drache { $slot } setzen
moves-feed = Drache { $slot } füttern
moves-leader = Drache { $slot } führt an
moves-to = Nach { $place } gehen
moves-bump = Bei { $place } das Feld eines anderen nehmen
moves-join = Sich dem violetten Drachen bei { $place } anschließen
moves-nursery = In der Kinderstube ruhen
moves-remove = Drache { $slot } von { $target } vertreiben
moves-yes = Ja
moves-no = Nein
moves-none = Nichts
moves-done = Fertig
moves-stop = Aufhören
moves-pass = Passen
moves-once = Einmal
moves-twice = Zweimal
moves-collect = Die Dukaten nehmen
moves-keep = Behalten
moves-cash = Gegen die Waren tauschen
moves-end = Das Spiel beenden
moves-go_on = Weiterspielen
moves-auto = Selbsttätig zahlen
moves-buy = Kleinode für Nahrung kaufen
moves-study_cheap = Wenig studieren
moves-study_dear = Viel studieren
moves-break = { $give } in { $get } wechseln
moves-colour = { $colour }
moves-split = { $amount } davon
moves-more = Mehr: { $item }
moves-exchange = { $give } gegen { $get } tauschen
moves-sell_egg = Ei { $egg } verkaufen
moves-evolve_young = Von { $from } zu { $to }, mit Edelstein und Kristall in { $stone }
moves-evolve_grown = Von { $from } zu { $to }, mit Steinen in { $first } und { $second }
moves-awaken = Den Ältesten wecken mit Juwelen: { $jewels }
moves-hatch = Ei { $egg } in { $colour } ausbrüten
moves-excavate = Feld { $space } ausgraben
moves-grave = Grab { $grave }
moves-sell = { $trinket } verkaufen
moves-take = { $trinket } wählen
moves-swap = Gegen { $colour } tauschen
moves-break_up = Zerlegen, Art { $choice }
moves-magic = Nach { $node } gehen
moves-copy = { $place } nachahmen
moves-steal = { $item } aus { $account } stehlen
moves-open = { $account } eröffnen
moves-deposit = In { $account } einzahlen
moves-withdraw = Von { $account } abheben
moves-move = { $amount } { $item } bewegen
moves-move_all = Alles bewegen: { $item }
moves-yield = Ertrag { $choice }
moves-fight = Bei { $place } kämpfen
moves-bid = { $items } bieten
moves-income = Einkommensfeld { $space }
moves-alchemy = Aus dem Regal: { $entry }

## Why a move is not possible

refusals-not_now = Darüber ist jetzt nicht zu entscheiden.
refusals-no_start_colour = Kein Drache der Stufe { $level } in { $colour } ist übrig.
refusals-elder_taken = Der Älteste { $elder } ist schon vergeben.
refusals-no_such_start = Diesen Anfang gibt es bei dieser Schwierigkeit nicht.
refusals-does_not_serve = Dieser Tausch hilft nicht, die Kosten zu zahlen.
refusals-pay_first = Zahle zuerst die Kosten.
refusals-not_in_gain = { $item } ist nicht unter dem, was du bekommst.
refusals-too_many_stones = Es sind nur { $count } Steine aufzuteilen.
refusals-name_colour = Nenne eine Farbe: { $colours }.
refusals-no_dragon = Du hast keinen Drachen { $slot }.
refusals-not_placeable = Drache { $slot } kann jetzt nicht gesetzt werden: Er ist fertig oder ruht.
refusals-twin = Drache { $slot } gleicht einem vor ihm: Wähle jenen.
refusals-no_pair = Drache { $slot } kann nicht der zweite eines Paares sein.
refusals-leader_order = Drache { $slot } muss warten: Der Anführer wird weder als Erster noch als Letzter gesetzt.
refusals-no_side = { $place } hat in dieser Jahreszeit nichts zu bieten.
refusals-under_sky_tile = { $place } liegt unter einem Himmelsplättchen.
refusals-level_too_low = { $place } ist für Drachen ab Stufe { $level }.
refusals-out_of_range = { $place } ist für diesen Drachen zu weit weg.
refusals-pair_at_elder = Der zweite Drache dieses Paares darf nicht zu einem Ältesten.
refusals-locked = { $place } ist verschlossen: Nur ein Drache der Stufe 3 in { $colour } öffnet es.
refusals-no_fee = Du kannst die Drachen in Limette bei { $place } nicht bezahlen.
refusals-no_host = Keiner deiner violetten Drachen kann bei { $place } einen Begleiter aufnehmen.
refusals-no_guests = Begleiter können nicht nach { $place }.
refusals-no_bump = Du kannst bei { $place } niemandem das Feld nehmen.
refusals-full = Bei { $place } ist kein Feld frei.
refusals-must_free = Der goldene Drache muss ein Feld frei machen.
refusals-not_removable = Dieser Drache kann hier nicht vertrieben werden.
refusals-no_recipe = Dieses Rezept geht jetzt nicht: Es braucht den richtigen Drachen, die Steine und ein freies Plättchen.
refusals-elder_awake = Der Älteste { $elder } ist schon wach.
refusals-no_room = Für noch einen Drachen ist kein Platz.
refusals-no_egg = Du hast kein Ei { $egg } mehr.
refusals-egg_twin = Ei { $egg } gleicht einem vor ihm: Wähle jenes.
refusals-no_hatching = Du kannst das Ausbrüten nicht bezahlen, oder kein solcher Drache ist übrig.
refusals-no_token = Es gibt keinen Drachen in { $colour } zum Tauschen.
refusals-no_break_up = Der Drache kann so nicht zerlegt werden.
refusals-no_dig = Feld { $space } kann nicht ausgegraben werden: Es muss bedeckt sein und neben einem offenen liegen.
refusals-no_grave = Dieses Grab ist in dieser Jahreszeit nicht frei.
refusals-no_egg_sale = Du kannst Ei { $egg } jetzt nicht verkaufen.
refusals-other_menu = { $place } bietet diesen Tausch nicht.
refusals-no_input = Du kannst diesen Tausch nicht bezahlen, oder es ist keiner mehr übrig.
refusals-no_trinket = Dieses Kleinod liegt nicht aus, ist zu teuer oder war schon dran.
refusals-no_purchase = Du kannst die Nahrung nicht zahlen, oder die Auslage ist leer.
refusals-not_your_trinket = Dieses Kleinod hast du nicht.
refusals-no_ducats = Dafür reichen deine Dukaten nicht.
refusals-no_copy = { $place } kann jetzt nicht nachgeahmt werden.
refusals-not_stealable = Das kann nicht gestohlen werden.
refusals-no_magic_way = Dorthin kann die Kristallkugel nicht.
refusals-no_transaction = { $account } erlaubt das jetzt nicht.
refusals-not_that_many = So viele sind nicht da, oder { $account } nimmt sie nicht an.
refusals-deposit_first = Zahle zuerst etwas auf das neue Konto ein.
refusals-no_fight = Du hast bei { $place } keinen Kampf.
refusals-no_passing = In diesem Spiel darf niemand einen Kampf auslassen.
refusals-no_bid = Du kannst höchstens { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } bieten, und nur Nahrung, Gold und Kristalle, die du hast.
refusals-not_to_feed = Drache { $slot } muss nicht gefüttert werden, oder du kannst es nicht zahlen.
refusals-use_food = Du hast noch Nahrung für einen der Drachen.
refusals-no_income = Feld { $space } ist bedeckt oder schon genommen.
refusals-no_entry = Das steht nicht in deinen Regalen, oder es ist schon genommen.
refusals-no_leader = Drache { $slot } kann den Clan nicht anführen.

## What a real table is asked

questions-bonus_tile = Welches Bonusplättchen wird gezogen?
questions-elder_colour = Der Geist welches Ältesten ist { $seat }?
questions-order = Wer ist Nummer { $place } in der Reihenfolge?
questions-sky_tile = Welches Himmelsplättchen liegt auf { $place }?
questions-training_trinket = Welches Kleinod vom Wert { $value } liegt aus?
questions-enemy_colour = Welche Farbe hat der zufällige Feind { $number }?
questions-enemy_site = Welcher Feind steht bei { $side }?
questions-enemy_bid = Welche Ware zieht der Feind als Nummer { $number }?

## Ein Wertungsblatt für ein Spiel mit der Schachtel

sheet-bonus_tiles = Die Bonusplättchen für das Spielende
sheet-food = { $seat }: Futter in Hort und Bank
sheet-gold = { $seat }: Gold in Hort und Bank
sheet-crystal_red = { $seat }: rote Kristalle in Hort und Bank
sheet-crystal_blue = { $seat }: blaue Kristalle in Hort und Bank
sheet-crystal_yellow = { $seat }: gelbe Kristalle in Hort und Bank
sheet-ducat = { $seat }: Dukaten in Hort und Bank
sheet-gem_red = { $seat }: rote Edelsteine in Hort und Bank
sheet-gem_blue = { $seat }: blaue Edelsteine in Hort und Bank
sheet-gem_yellow = { $seat }: gelbe Edelsteine in Hort und Bank
sheet-gobloon = { $seat }: Goblonen in Hort und Bank
sheet-jewel_red = { $seat }: rote Juwelen in Hort und Bank
sheet-jewel_blue = { $seat }: blaue Juwelen in Hort und Bank
sheet-jewel_yellow = { $seat }: gelbe Juwelen in Hort und Bank
sheet-dragoncoin = { $seat }: Drachenmünzen in Hort und Bank
sheet-trinkets = { $seat }: behaltene Kleinode
sheet-magic = { $seat }: Magiestufe
sheet-dragons = { $seat }: gefütterte Drachen
sheet-grown = { $seat }: davon auf Stufe 3 oder 4
sheet-colours = { $seat }: Farben im Clan
sheet-income = { $seat }: freigelegte Einkommensfelder
sheet-accounts = { $seat }: Bankkonten
sheet-eggs = { $seat }: übrige Eier
events-sheet_tile = { $seat-is ->
        [you] Du, { $tile }: { $count ->
            [one] { $count } zählt, { $points }
           *[other] { $count } zählen, { $points }
        }.
       *[other] { $seat }, { $tile }: { $count ->
            [one] { $count } zählt, { $points }
           *[other] { $count } zählen, { $points }
        }.
    }
events-sheet_scored = { $seat-is ->
        [you] Du: Schätze { $treasure }, Kleinode { $trinkets }, Magie { $magic }, Bonusplättchen { $tiles }: { $score }.
       *[other] { $seat }: Schätze { $treasure }, Kleinode { $trinkets }, Magie { $magic }, Bonusplättchen { $tiles }: { $score }.
    }

## House rules and their values

options-years = Jahre
options-solo_mode = Solospiel
options-solo_difficulty = Schwierigkeit des Solospiels
options-enemy_pool = Vorrat der Feinde
options-solo_enemies = Feinde bei einer Aufgabe
options-end_bonus = Bonusplättchen am Ende
options-bank_interest = Zinsen bei einem Bankgeschäft
options-income_floor = Mindestens ein Einkommensfeld
options-market_two_way = Der Markt tauscht auch zurück
options-tight_board = Weniger Felder
options-unlimited_dragons = Unbegrenzte Drachen
options-elder_choice = Wahl der Ältesten
options-forced_combat = Kämpfe müssen stattfinden
options-market_limit = Tausche am Markt
options-necromancy = Füttern mit Nekromantie
options-prize_order = Reihenfolge der Preise an einem Kampfort
options-bank_amounts = Mengen bei der Bank
options-income_track = Einkommensleiste
options-none = keine
options-training = Training
options-cursebreaker = Fluchbrecher
options-catch_them_all = Fang sie alle
options-normal = normal
options-easy = leicht
options-expert = schwer
options-standard = gewöhnlich
options-hard = schwer
options-off = keine
options-public3 = drei, offen für alle
options-min_balance = auf das, was vorher da war und bleibt
options-before = auf den Stand davor
options-after = auf den Stand danach
options-random = zufällig
options-pick = gewählt
options-plus3 = drei und die Stufe
options-level = die Stufe
options-instead = anstelle der Jahrestafel
options-lower = das Geringere von beiden
options-turn_order = in Zugreihenfolge
options-elders_first = Älteste zuerst
options-distinct = jede Menge einmal
options-doubled = alles auch als Zahl
options-overlapping = Reihen überschneiden sich
options-steep = jede Reihe besser als die darunter

## The board in the terminal

board-missing = Fehlen
board-year = Jahr { $year } von { $years }
board-order = Reihenfolge
board-success = Aufgabe erfüllt
board-tiles = Bonusplättchen
board-left = links (Sommer, Herbst)
board-right = rechts (Winter, Frühling)
board-bank = Bank
board-elder_ducats = Bei Ältesten
board-display = Auslage
board-graves = Gräber
board-enemy_pool = Feindvorrat
board-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
board-magic = Magie
board-eggs = Eier
board-dragons = Drachen
board-items = Hort
board-income = Einkommen
board-trinkets = Kleinode
board-combat = Kampf
board-bid = Dein Gebot

## Names of things

names-food = Nahrung
names-gold = Gold
names-ducat = Dukat
    .many = { $count ->
            [one] { $count } Dukat
           *[other] { $count } Dukaten
        }
names-ball = Magieschritt
    .many = { $count ->
            [one] { $count } Magieschritt
           *[other] { $count } Magieschritte
        }
names-dig = Ausgrabung
    .many = { $count ->
            [one] { $count } Ausgrabung
           *[other] { $count } Ausgrabungen
        }
names-trinket = Kleinod
    .many = { $count ->
            [one] { $count } Kleinod
           *[other] { $count } Kleinode
        }
names-gobloon = Gobloone
    .many = { $count ->
            [one] { $count } Gobloone
           *[other] { $count } Gobloonen
        }
names-dragoncoin = Drachenmünze
    .many = { $count ->
            [one] { $count } Drachenmünze
           *[other] { $count } Drachenmünzen
        }
names-crystal = Kristall
    .many = { $count ->
            [one] { $count } Kristall
           *[other] { $count } Kristalle
        }
names-crystal_red = roter Kristall
    .many = { $count ->
            [one] { $count } roter Kristall
           *[other] { $count } rote Kristalle
        }
names-crystal_blue = blauer Kristall
    .many = { $count ->
            [one] { $count } blauer Kristall
           *[other] { $count } blaue Kristalle
        }
names-crystal_yellow = gelber Kristall
    .many = { $count ->
            [one] { $count } gelber Kristall
           *[other] { $count } gelbe Kristalle
        }
names-gem = Edelstein
    .many = { $count ->
            [one] { $count } Edelstein
           *[other] { $count } Edelsteine
        }
names-gem_red = roter Edelstein
    .many = { $count ->
            [one] { $count } roter Edelstein
           *[other] { $count } rote Edelsteine
        }
names-gem_blue = blauer Edelstein
    .many = { $count ->
            [one] { $count } blauer Edelstein
           *[other] { $count } blaue Edelsteine
        }
names-gem_yellow = gelber Edelstein
    .many = { $count ->
            [one] { $count } gelber Edelstein
           *[other] { $count } gelbe Edelsteine
        }
names-jewel = Juwel
    .many = { $count ->
            [one] { $count } Juwel
           *[other] { $count } Juwelen
        }
names-jewel_red = rotes Juwel
    .many = { $count ->
            [one] { $count } rotes Juwel
           *[other] { $count } rote Juwelen
        }
names-jewel_blue = blaues Juwel
    .many = { $count ->
            [one] { $count } blaues Juwel
           *[other] { $count } blaue Juwelen
        }
names-jewel_yellow = gelbes Juwel
    .many = { $count ->
            [one] { $count } gelbes Juwel
           *[other] { $count } gelbe Juwelen
        }
names-nothing = nichts
names-red = Rot
names-amber = Bernstein
names-orange = Orange
names-golden = Gold
names-yellow = Gelb
names-lime = Limette
names-green = Grün
names-teal = Petrol
names-blue = Blau
names-indigo = Indigo
names-purple = Violett
names-magenta = Magenta
names-black = Schwarz
names-gray = Grau
names-umber = Umbra
names-sienna = Siena
names-tan = Ocker
names-white = Weiß
names-red_1 = Drache Rot (1)
names-yellow_1 = Drache Gelb (1)
names-blue_1 = Drache Blau (1)
names-red_2 = Drache Rot (2)
names-orange_2 = Drache Orange (2)
names-yellow_2 = Drache Gelb (2)
names-green_2 = Drache Grün (2)
names-blue_2 = Drache Blau (2)
names-purple_2 = Drache Violett (2)
names-red_3 = Drache Rot (3)
names-amber_3 = Drache Bernstein (3)
names-orange_3 = Drache Orange (3)
names-golden_3 = Drache Gold (3)
names-yellow_3 = Drache Gelb (3)
names-lime_3 = Drache Limette (3)
names-green_3 = Drache Grün (3)
names-teal_3 = Drache Petrol (3)
names-blue_3 = Drache Blau (3)
names-indigo_3 = Drache Indigo (3)
names-purple_3 = Drache Violett (3)
names-magenta_3 = Drache Magenta (3)
names-black_4 = Ältester Schwarz
names-gray_4 = Ältester Grau
names-umber_4 = Ältester Umbra
names-sienna_4 = Ältester Siena
names-tan_4 = Ältester Ocker
names-white_4 = Ältester Weiß
names-shrouded_meadow = Nebelwiese
names-gold_mines = Goldminen
names-village_garden = Dorfgarten
names-crystal_quarries = Kristallbrüche
names-gem_mountain = Edelsteinberg
names-enchanted_forest = Zauberwald
names-mystic_volcano = Mystischer Vulkan
names-cloud_dojo = Wolken-Dojo
names-dragon_broodmother = Brutmutter
names-coinmaker = Münzer
names-merchants_market = Händlermarkt
names-goblin_bank = Goblinbank
names-gemsmith = Steinschleifer
names-dwarves_farm = Zwergenhof
names-treasure_hollow = Schatzhöhle
names-bards_inn = Bardenschenke
names-jeweller = Juwelier
names-knights_castle = Ritterburg
names-giants_vineyard = Riesenweinberg
names-astral_arena = Astralarena
names-sanctuary = Zuflucht
names-royal_palace = Königspalast
names-cemetery = Friedhof
names-frosted_peaks = Frostgipfel
names-barons_menagerie = Menagerie des Barons
names-witchs_lair = Hexenhöhle
names-thieves_den = Diebesnest
names-elvish_caravan = Elfenkarawane
names-sorcerers_grotto = Zauberergrotte
names-elder_black = Ältester Schwarz
names-elder_gray = Ältester Grau
names-elder_umber = Ältester Umbra
names-elder_sienna = Ältester Siena
names-elder_tan = Ältester Ocker
names-elder_white = Ältester Weiß
names-summer = Sommer
names-autumn = Herbst
names-winter = Winter
names-spring = Frühling
names-new_year = Neujahr
names-ready = bereit
names-placed = gesetzt
names-summer_nursery = Sommerkinderstube
names-winter_nursery = Winterkinderstube
names-treasure_hollow-left = Schatzhöhle, links
names-bards_inn-left = Bardenschenke, links
names-bards_inn-right = Bardenschenke, rechts
names-knights_castle-left = Ritterburg, links
names-knights_castle-right = Ritterburg, rechts
names-royal_palace-left = Königspalast, links
names-royal_palace-right = Königspalast, rechts
names-t01 = Blechflöte
names-t02 = Hornkamm
names-t03 = Kupferglocke
names-t04 = Rote Perlenkette
names-t05 = Blaue Perlenkette
names-t06 = Gelbe Perlenkette
names-t07 = Granatnadel
names-t08 = Lapisnadel
names-t09 = Topasnadel
names-t10 = Silberkelch
names-t11 = Goblinwürfel
names-t12 = Goldmaske
names-t13 = Rubinbrosche
names-t14 = Saphirbrosche
names-t15 = Citrinbrosche
names-t16 = Drachensiegel
names-t17 = Zwillingskronen
names-t18 = Kugel der Dämmerung
names-acc_1 = Goldtresor
names-acc_2 = Dukatentresor
names-acc_3 = Speisekammer
names-acc_4 = Roter Tresor
names-acc_5 = Blauer Tresor
names-acc_6 = Gelber Tresor
names-acc_7 = Prismentresor
names-acc_8 = Großer Tresor
names-eb1 = Große Brut
names-eb2 = Stolz der Schwingen
names-eb3 = Regenbogenclan
names-eb4 = Tiefgräber
names-eb5 = Bankbaron
names-eb6 = Sammler
names-eb7 = Münzmeister
names-eb8 = Dreifachkrone
names-eb9 = Erzmagier
names-eb10 = Nesthüter
names-start = noch keine Magie
names-n1 = Nekromantie 1
names-n2 = Nekromantie 2
names-n3 = Nekromantie 3
names-n4 = Nekromantie 4
names-n5a = Nekromantie 5a
names-n5b = Nekromantie 5b
names-n6a = Nekromantie 6a
names-n7 = Nekromantie 7
names-n6b = Nekromantie 6b
names-a1 = Alchemie 1
names-a2 = Alchemie 2
names-a3 = Alchemie 3
names-a4 = Alchemie 4
names-a5a = Alchemie 5a
names-a5b = Alchemie 5b
names-a6a = Alchemie 6a
names-a7 = Alchemie 7
names-a6b = Alchemie 6b
names-t1 = Telepathie 1
names-t2 = Telepathie 2
names-t3 = Telepathie 3
names-t4 = Telepathie 4
names-t5a = Telepathie 5a
names-t5b = Telepathie 5b
names-t6a = Telepathie 6a
names-t7 = Telepathie 7
names-t6b = Telepathie 6b
names-a-1 = 3 Nahrung
names-a-2 = 2 Gold
names-a-3 = 2 Kristalle
names-b-1 = 1 Edelstein
names-b-2 = 1 Dukat
names-c-1 = 1 Gold + 1 Gobloone
names-d-1 = 1 Juwel
names-e-1 = 1 Dukat + 1 Drachenmünze

## What each house rule changes

about-years = Wie viele Jahre das Spiel dauert, jedes vom Sommer bis zu Frühling und Neujahr.
about-solo_mode = Allein trainierst du oder folgst einer von zwei Aufgaben.
about-solo_difficulty = Wie viel ein Spiel allein von dir verlangt.
about-enemy_pool = Je mehr da ist, desto höher bieten die Feinde.
about-solo_enemies = Feinde, die bei einer Aufgabe mit dir um Plätze kämpfen.
about-end_bonus = Plättchen, die allen am Ende zusätzliche Punkte bringen.
about-bank_interest = Welcher Stand eines Kontos Zinsen bringt.
about-income_floor = Sonst bekommt kein Einkommen, wer keinen großen Drachen hat.
about-market_two_way = Sonst kann man Waren dort nur verkaufen, nicht kaufen.
about-tight_board = An manchen Orten ist Platz für weniger Drachen.
about-unlimited_dragons = Sonst schlüpft ein Drache nur, solange es einen Stein seiner Art gibt.
about-elder_choice = Wie sich entscheidet, welchen Ältesten du wecken darfst.
about-forced_combat = Sonst darf, wer kämpfen könnte, auch passen.
about-market_limit = Wie oft ein Drache bei einem Besuch tauschen darf.
about-necromancy = Was ein Drache frisst, wenn sein Besitzer Nekromantie beherrscht.
about-prize_order = Wer zuerst wählt, wo Schmuckstücke der Preis sind.
about-bank_amounts = Ob alles zu bewegen auch als Zahl angeboten wird.
about-income_track = Ob die dritte Reihe der Einkommensleiste mit der vierten mithält.

## Labels of the page’s board

label-map = Das Land von Dragonbrood
label-close = Schließen
label-clan = Dein Clan
label-horde = Hort
label-my-board = Mein Tableau
label-board-of = Tableau von { $name }
label-bank = Bank
label-magic = Magie
label-display = Kleinode
label-rest = In die Kinderstube
label-go = Hierhin gehen
label-year = Jahr { $year }/{ $years }
label-year-word = Jahr
label-year-open = Jahr { $year }/{ $years } { $season }: Jahrestafel und Punkte zeigen
label-year-chart = Die Jahrestafel
label-feed-title = Nahrung für jeden Drachen zu Neujahr, und was deine Drachen brauchen
label-feed = Nahrung { $cost }
label-feed-each = für jeden Drachen
label-feed-level = seine Stufe
label-feed-level-more = Stufe + { $count }
label-feed-mine = nötig { $need }, da { $have }
label-feed-mine-short = { $have }/{ $need }
label-feed-have = Nahrung zur Hand: { $count }. Wer hungrig bleibt, geht in die Sommerstube.
label-coming = Neujahr öffnet
label-the-end = das Spiel endet
label-order = Reihenfolge: { $names }
label-dragon-of = { $dragon } von { $name }
label-dragon-where = { $dragon }, { $where }, Nummer { $number } deiner Drachen
label-take = { $dragon } von { $place } nehmen
label-enemy = Feind: { $dragon }
label-enemy-name = Feind
label-enemy-pool = Noch im Vorrat der Feinde:
label-covered-field = Unter einem Acker
label-covered-sky = Unter Wolke { $letter }
label-opens = öffnet zu Neujahr { $year }
label-opens-short = Neujahr { $year }
label-side-none = Nichts in dieser Jahreszeit
label-side-free = Freie Plätze: { $count }
label-bonus-colour = Bonusfarbe { $colour }: 1 Dukat
label-locked = Links verschlossen: Ein Drache der Stufe 3 in { $colour } öffnet.
label-kind-level = Zahlt nach Stufe
label-kind-rank = Zahlt nach Farbrang
label-kind-combat = Kampf
label-kind-action = Wirkt sofort
label-kind-elder = Ein schlummernder Ältester
label-kind-none = das halbe Jahr zu
label-gets-now = { $dragon } bekommt sofort
label-gets-autumn = { $dragon } bekommt im Herbst
label-gets-spring = { $dragon } bekommt im Frühling
label-wins = Sieger
label-loses = Verlierer
label-or = oder
label-level = Stufe { $level }
label-rank = Rang { $rank }
label-chart = Ränge vom besten an: { $colours }
label-in-autumn = Herbst
label-in-spring = Frühling
label-in-spring-rank = Frühling, nach Rang der Farbe
label-field = Der Acker gibt
label-excavation = Ausgrabung
label-excavate-items = Ausgrabungen mit ihren Waren
label-exchanges = Bis zu { $count ->
        [one] { $count } Tausch
       *[other] { $count } Tausche
    }
label-boosted = { $count } davon verstärkt
label-trinkets-budget = Wert an Kleinoden
label-trinkets-each = Kleinode für { $count } × Stufe
label-steal = { $food } Nahrung zahlen, { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } stehlen
label-hatch-and = in seiner Farbe, und das Gold des Eis
label-moves = für { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
label-elder-black = 1 Dukat für einen Zug in Nekromantie, 3 für zwei, oder nimm, was hier liegt.
label-elder-white = 1 Dukat für einen Zug in Telepathie, 3 für zwei, oder nimm, was hier liegt.
label-elder-gray = 1 Dukat für einen Zug in Alchemie, 3 für zwei, oder nimm, was hier liegt.
label-elder-umber = 1 Dukat für einen Besuch beim Münzer, 3 für zwei, oder nimm, was hier liegt.
label-elder-tan = 1 Dukat für einen Besuch der Bank, 3 für zwei, oder nimm, was hier liegt.
label-elder-sienna = 1 Dukat für einen Besuch des Vulkans, 3 für zwei, oder nimm, was hier liegt.
label-elder-sleeps = Der Älteste schlummert; Dukaten hier: { $count }.
label-elder-awake = Erweckt von { $name }; dorthin wird gezahlt.
label-elder-of = Kann wecken: { $elder }
label-effect-train = Eine Stufe aufsteigen
label-effect-hatch = Ein Ei ausbrüten
label-effect-bank = Einzahlen und abheben; Konten bringen Zinsen
label-effect-ascend = Stufe 2 wird 3 für Edelsteine, Stufe 3 ein Ältester für Juwelen
label-effect-release = Lässt deine Drachen aus der Stube dieser Jahreszeit
label-effect-retire = Diesen Drachen für einen Lohn zur Ruhe setzen
label-effect-caravan = Zwei Kleinode für Nahrung kaufen, oder eines für das Doppelte seiner Waren verkaufen
label-effect-trade = Die Farbe tauschen und Dukaten bekommen, oder in drei Drachen der Stufe 1 teilen
label-effect-study = Dukaten zahlen für magische Züge
label-effect-copy = Die Aktion oder den Stufenertrag eines anderen Ortes nachahmen
label-effect-steal = Nahrung zahlen, aus Bankkonten stehlen
label-effect-excavate = So viele Einkommensfelder ausgraben wie seine Stufe
label-effect-exchange = Waren tauschen
label-effect-elder = Den Ältesten fragen, oder die Dukaten nehmen
label-remark-yellow = Gelb daneben: +{ $count } von einer Art
label-remark-orange = Gegnerisches Orange: −{ $count }
label-remark-choice = Du wählst, wovon es { $count } mehr gibt.
label-remark-lime = Gebühr an Limettendrachen: { $count ->
        [one] { $count } Dukat
       *[other] { $count } Dukaten
    }
label-remark-bonus = Bonusfarbe: +{ $count ->
        [one] { $count } Dukat
       *[other] { $count } Dukaten
    } sofort
label-remark-teal = Petrol: alle Mengen × { $count }
label-remark-green = Grün: +{ $count } von dem, was er bekommt
label-remark-blue = Blau: +{ $count } von dem, was er bekommt
label-remark-red = Rot: +{ $count } Stärke
label-remark-first = Rang 1, wie es jetzt steht.
label-remark-elder = Ein Ältester nimmt Rang 1.
label-remark-nothing = Hier ist jetzt nichts zu holen: +0
label-remark-beside = Ein Ältester nimmt den Siegerpreis ohne Kampf.
label-remark-behind = Rang 2: { $colour } von { $name } liegt vorn.
label-strength-upto = Stärke bis { $count }
label-strength-from = Stärke { $least } bis { $most }
label-strength = Stärke
label-combat-at = Kampf: { $place }
label-combat-won = Gewinnt
label-bid-still = bietet noch
label-bid-ready = hat versiegelt
label-bid-enemy = zieht zufällig
label-bid-nothing = nichts
label-bid-left = (noch { $count } erlaubt)
label-bid-seal = Gebot versiegeln: { $count ->
        [0] nichts
        [one] { $count } Ding
       *[other] { $count } Dinge
    }
label-bid-text = Beide Gebote sind weg, was auch geschieht.
label-less-of = Weniger: { $what }
label-more-of = Mehr: { $what }
label-all-of = Alles: { $what }
label-all = alle
label-result = Danach:
label-no-change = keine Änderung
label-do-it = Ausführen
label-reset = Von vorn
label-once = Einmal
label-break-first = Größeres dafür wechseln
label-exchange-left = Tausche übrig: { $count }
label-exchange-do = { $count ->
        [one] { $count } Tausch
       *[other] { $count } Tausche
    } machen
label-exchange-done = Keine Tausche mehr
label-exchange-none = Du kannst hier keinen Tausch bezahlen.
label-exchange-hidden = Zeilen, die du nicht bezahlen kannst: { $count }
label-split-rest = Steine noch ohne Farbe: { $count }
label-split-even = Gleichmäßig
label-bank-open = Eröffnen
label-bank-deposit = Einzahlen
label-bank-withdraw = Abheben
label-bank-stop = Nichts mehr bewegen
label-bank-done = Die Bank verlassen
label-bank-many = Das braucht mehr als die { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } eines Geschäfts.
label-balance = Guthaben
label-interest-now = Zinsen jetzt
label-interest-year = zu Neujahr
label-steal-left = Noch zu stehlen: { $count }
label-cost = Zu zahlen:
label-begin = Drachen der Stufe { $levels }
label-awaken = Deinen Ältesten wecken
label-menagerie-swap = In eine andere Farbe tauschen und bekommen
label-menagerie-break = Oder in drei Drachen der Stufe 1 teilen:
label-trinket-budget = Kleinode im Wert von zusammen { $count }
label-trinket-free = Kleinode zu nehmen, von beliebigem Wert: { $count }
label-trinket-label = Wert { $value }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende, oder { $items }
label-caravan-sell = Eines für das Doppelte seiner Waren verkaufen:
label-witch-text = Wähle auf der Karte, was nachgeahmt wird.
label-moves-left = Züge übrig: { $count }
label-magic-points = Punkte am Ende nach Stufe 0 bis 7: { $points }
label-node-start = Noch keine Schule: Der erste Zug führt in jede.
label-node-necromancy = Nahrung für einen Drachen der Stufe 1 bis 4: { $food }
label-node-gift = ein Geschenk zu jedem Neujahr: { $items }
label-node-alchemy = Zu jedem Neujahr { $count } verschiedene Einträge der Regale { $shelves }
label-node-telepathy = Mehr Tausche: { $extra }; verstärkt: { $boosted }
label-school-necromancy = Nekromantie
label-school-alchemy = Alchemie
label-school-telepathy = Telepathie
label-income = Einkommen
label-income-text = Zu Neujahr nimmst du so viele offene Felder, wie du Drachen der Stufe 3 oder 4 hast, mindestens eines. Ausgraben öffnet, was neben einem offenen liegt.
label-eggs = Eier
label-egg-sale = verkauft
label-egg-hatch = gebrütet
label-trinkets = Behaltene Kleinode
label-leader = Anführer
label-board-ready = Drachen
label-board-summer = Sommerstube
label-board-winter = Winterstube
label-score = Punkte
label-score-sources = Punkte nach Herkunft
label-score-text = Wie es jetzt steht. Bonusplättchen für Drachen zählen die, die zum letzten Neujahr satt sind.
label-source-horde = Hort
label-source-bank = Bank
label-source-trinkets = Kleinode
label-source-magic = Magie
label-tile-eb1 = 2 für jeden satten Drachen
label-tile-eb2 = 3 für jeden der Stufe 3 oder 4
label-tile-eb3 = 2 für jede Farbe im Clan
label-tile-eb4 = 1 für jedes ausgegrabene Einkommensfeld
label-tile-eb5 = 6 für jedes Bankkonto
label-tile-eb6 = 2 für jedes behaltene Kleinod
label-tile-eb7 = 1 für je 4 Münzen, höchstens 15
label-tile-eb8 = 5 für ein rotes, ein blaues und ein gelbes Juwel
label-tile-eb9 = 2 für jede magische Stufe
label-tile-eb10 = 2 für jedes übrige Ei
label-ability-red = +2 Stärke im Kampf
label-ability-blue = +1 bei Aktionen im Winter
label-ability-green = +1 bei Aktionen im Sommer
label-ability-yellow = eigene Drachen daneben bekommen +3
label-ability-orange = gegnerische Drachen daneben bekommen 1 weniger
label-ability-purple = nimmt einen eigenen Drachen ohne Platz zu sich
label-ability-magenta = 3 Dukaten: ein magischer Zug beim Einsetzen
label-ability-indigo = wird mit einem anderen der Stufe 3 zusammen eingesetzt
label-ability-golden = vertreibt beim Einsetzen einen gegnerischen Drachen
label-ability-amber = 1 Dukat: eine Ausgrabung beim Einsetzen
label-ability-teal = Reichweite 1, dafür doppelt nach Stufe
label-ability-lime = Gegner zahlen 1 Dukat, um dazuzukommen
label-season-summer = Drachen gehen auf linke Plätze; Aktionen wirken sofort.
label-season-autumn = Linke Plätze zahlen; Kämpfe.
label-season-winter = Drachen ziehen auf rechte Plätze, so viele Schritte wie ihre Stufe.
label-season-spring = Rechte Plätze zahlen nach Stufe und Rang; Kämpfe.
label-season-new_year = Füttern, neue Orte, Einkommen, Zinsen.
label-quest = Deine Aufgabe
label-quest-training = Übung: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
label-quest-cursebreaker = Älteste wach: { $count } von { $all }
label-quest-catch_them_all = Farben: { $board }/{ $each } hier, { $grave }/{ $each } in Gräbern
label-quest-training-text = Sammle so viele Punkte wie möglich, gegen Feinde, die die Kampforte halten.
label-quest-cursebreaker-text = Wecke alle sechs Ältesten, und füttere alle sechs zu einem Neujahr.
label-quest-catch_them_all-text = Habe zum letzten Neujahr sechs Farben der Stufe 3 satt auf deinem Tableau, und die sechs anderen in den Gräbern.
label-quest-board = im Clan
label-quest-grave = im Grab
label-quest-missing = fehlt
label-quest-won = Die Aufgabe ist erfüllt.
label-quest-lost = Die Aufgabe ist gescheitert.
label-combat_pick-pass = Nicht kämpfen
label-feed_choice-stop = Niemanden mehr füttern
label-golden_remove-none = Niemanden vertreiben
label-indigo_pair-none = Kein zweiter Drache
label-evolve_choice-none = Nicht aufsteigen
label-hatch_choice-none = Nicht ausbrüten
label-trinket_pick-stop = Keine Kleinode mehr
label-witch_target-none = Nichts nachahmen
label-magic_move-stop = Keine Züge mehr
label-say-digs = { $count ->
        [one] eine Ausgrabung
       *[other] { $count } Ausgrabungen
    }
label-say-trinkets = Kleinode im Wert von { $count }
label-say-evolve = daraus kann werden: { $dragon }
label-say-prize = { $what } für den Sieg
label-say-later = { $what } ({ $season })
label-say-dragon-at = { $dragon }, jetzt: { $place }
label-say-pair = Dazu: { $dragon }
label-say-feed = Füttern: { $dragon }, { $count } Nahrung
label-say-leader = Es führt: { $dragon }
label-say-remove = Vertreiben: { $dragon } von { $name }
label-say-excavate = Ausgraben: { $items }
label-say-income = Nehmen: { $items }
label-say-hatch = Ausbrüten: { $dragon } für { $cost }
label-say-become = Entwickeln zu: { $dragon } für { $cost }
label-say-break-up = Aufteilen in: { $dragons }
label-say-trade = { $pays } für { $gains }
label-say-egg = Ein Ei verkaufen: { $gains }
label-say-for = für { $cost }
label-hand-where = Wohin geht { $dragon }?
label-split-title = Wähle die Farben: { $stones }.
label-left-title = { $prompt } (noch { $count })
label-year-turned = Jahr { $year } beginnt
label-year-fed = Satt:
label-year-hungry = Hungrig geblieben, jetzt in der Sommerkinderstube:
label-year-income = Frühling und Neujahr:
label-year-opened = Neu auf der Karte: { $places }
label-year-points = Punkte:
label-year-go = Weiter im Jahr
label-goal-first = Erstes Ziel: ein Drache der Stufe 3 bis Jahr 4
label-goal-first-done = Erstes Ziel erreicht: ein Drache der Stufe 3!
label-goal-first-late = Ziel: ein Drache der Stufe 3
label-goal-first-text = Ein Drache der Stufe 3 hat eine eigene Gabe und verdient überall mehr. Sammle für Stufe 2 einen Edelstein und einen Kristall einer Farbe, dann für Stufe 3 ein Juwel und einen Edelstein, und bring ihn ins Wolken-Dojo.
label-income-open = Offene Felder: wähle eines
label-income-dig = Neben deinen offenen Feldern: wähle eines
label-score-of = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
label-break-crystal_quarries = Kristall-|brüche
label-break-gem_mountain = Edelstein-|berg
label-break-merchants_market = Händler-|markt
label-break-gemsmith = Stein-|schleifer
label-break-treasure_hollow = Schatz-|höhle
label-break-bards_inn = Barden-|schenke
label-break-giants_vineyard = Riesen-|weinberg
label-break-astral_arena = Astral-|arena
label-break-royal_palace = Königs-|palast
label-break-frosted_peaks = Frost-|gipfel
label-break-elvish_caravan = Elfen-|karawane
label-break-sorcerers_grotto = Zauberer-|grotte
label-break-dragon_broodmother = Brut-|mutter
label-break-barons_menagerie = Menagerie|des Barons
label-break-village_garden = Dorf-|garten
label-break-thieves_den = Diebes-|nest
label-break-knights_castle = Ritter-|burg
label-break-witchs_lair = Hexen-|höhle
label-break-shrouded_meadow = Nebel-|wiese
label-break-gold_mines = Gold-|minen
label-break-enchanted_forest = Zauber-|wald
label-break-dwarves_farm = Zwergen-|hof
label-break-goblin_bank = Goblin-|bank
label-rests = ruht
label-tally-items = { $count } × { $value }
label-tally-food = Nahrung und Eier zählen nichts
label-whole-to = { $dragon }: { $place }
label-whole-bump = { $dragon }: { $place }, auf das Feld eines anderen
label-whole-join = { $dragon }: { $place }, neben den violetten Drachen
label-whole-nursery = { $dragon } ruht in der Kinderstube
label-why-promise = Das bringt { $what }.
label-why-feeds = Das hilft einer Entwicklung: { $dragon }, dann fehlt noch { $missing }.
label-why-enough = Damit kannst du eine Entwicklung bezahlen: { $dragon }.

## The lesson, step by step

lesson-1 = Das ist das Land von Dragonbrood. Du bist der Geist eines schlummernden Ältesten, und ein kleiner Drachenclan sammelt Schätze für dich. Nach sechs Jahren gewinnt der wertvollste Hort.
lesson-2 = Du beginnst mit vier jungen Drachen. Nimm zuerst einen roten; die anderen nehmt ihr abwechselnd, Bo und du.
lesson-3 = Dein Clan liegt unter der Karte: zwei rote und zwei blaue Drachen, alle von Stufe 1. Es ist Sommer: Drachen gehen auf die linken Plätze der Orte. { $touch ->
        [yes] Tippe
       *[no] Klicke
    } deinen ersten roten Drachen an.
lesson-4 = Wohin er darf, dort ist Licht, und ein kleines Schild sagt, was er bekäme. Der Edelsteinberg zahlt im Herbst nach Stufe: zwei Edelsteine für einen jungen Drachen. Schicke ihn dorthin.
lesson-5 = Die Reihe geht wie eine Schlange: du, Bo, Bo, du, du und so weiter. Jetzt ein blauer.
lesson-6 = Die Kristallbrüche geben vier Kristalle. Ihre rechte Seite zahlt nach Farbe, und Blau ist dort die beste: Dieser Drache hat dort zweimal Glück.
lesson-7 = Du bist noch einmal dran. Viele Gebäude liegen noch unter Äckern. Nimm den anderen roten Drachen.
lesson-8 = Ein Acker gibt sofort, was auf ihm gezeichnet ist. Der über dem Juwelier birgt einen Edelstein.
lesson-9 = Steine gibt es in drei Farben, und du wählst. Mit rotem Edelstein und rotem Kristall steigt ein roter Drache auf: Nimm einen roten.
lesson-10 = Ein blauer Drache ist übrig, und er ist schon in deiner Hand. Schicke ihn auf den Acker über der Ritterburg: zwei Gold und eine Nahrung.
lesson-11 = Herbst: Die linken Plätze zahlen. Deine Kristalle sind da: zwei rote, zwei gelbe. Der Edelsteinberg gibt zwei Edelsteine: Mach beide mit dem Plus rot und bestätige.
lesson-12 = Winter: Drachen ziehen weiter, aber nur so viele Schritte wie ihre Stufe. { $touch ->
        [yes] Tippe
       *[no] Klicke
    } den roten Drachen auf dem Edelsteinberg an, und seine Wege erscheinen.
lesson-13 = Das Wolken-Dojo ist einen Schritt entfernt. Dort steigen Drachen auf.
lesson-14 = Ein Edelstein und ein Kristall von einer Farbe heben ihn auf Stufe 2. Andere Farben würden sich mit seiner mischen. Lass ihn rot.
lesson-15 = Ein Drache der Stufe 2! Er sammelt mehr und zieht weiter. Auf Stufe 3 hat jede der zwölf Farben eine eigene Gabe. Nun der blaue Drache in den Brüchen: Nimm ihn.
lesson-16 = Bleiben ist kein Schritt: Lass ihn auf die rechte Seite der Kristallbrüche wechseln. Dort wird er den ersten Rang haben.
lesson-17 = Der andere rote Drache ist in deiner Hand. Der Steinschleifer liegt daneben: eine Werkstatt, die aus zwei Kristallen einen Edelstein macht, im Winter mit einem Gold dazu.
lesson-18 = Plane mit Plus und Minus; die Zeile darunter zeigt deinen Hort danach. Tausche die gelben Kristalle.
lesson-19 = Der Frühling hat gezahlt, und es ist Neujahr: Drachen kommen heim und werden gefüttert (das erste Jahr ist frei), neue Orte öffnen sich, und deine Einkommensleiste zahlt. Nimm das Feld mit dem Edelstein.
lesson-20 = So vergehen die Jahre: Brüte Eier aus, lass deine Drachen aufsteigen, studiere Magie, bring Geld zur Bank, kämpfe hinter einem Schirm um Preise, und wecke eines Tages deinen Ältesten. Zeige auf einen Ort, um zu lesen, was er tut. Du weißt genug, um anzufangen. Ein gutes erstes Ziel: ein Drache der Stufe 3 bis zum vierten Jahr; das Brett behält es im Auge.
