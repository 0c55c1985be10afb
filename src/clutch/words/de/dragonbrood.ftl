# Dragonbrood auf Deutsch.

## In the lobby

lobby = Sechs Jahre im Leben einer Drachenhüterin, Jahreszeit für Jahreszeit.

## What happens

events-spirit = { $seat-is ->
        [you] Du bist der Geist des { $elder-elder }.
       *[other] { $seat } ist der Geist des { $elder-elder }.
    }
events-order = Reihenfolge: { $seats }.
events-sky_tile = Himmelsplättchen { $letter } bedeckt { $place-the }.
events-bonus_tiles = Bonusplättchen: { $tiles }.
events-started = { $seat-is ->
        [you] Du nimmst { $dragon-one }.
       *[other] { $seat } nimmt { $dragon-one }.
    }
events-season = Jahr { $year }: { $season }.
events-declined = { $seat-is ->
        [you] Du schickst { $dragon-the } in die Kinderstube.
       *[other] { $seat } schickt { $dragon-the } in die Kinderstube.
    }
events-placed = { $seat-is ->
        [you] Du setzt { $dragon-the } { $place-to }.
       *[other] { $seat } setzt { $dragon-the } { $place-to }.
    }
events-placed_bump = { $seat-is ->
        [you] Du setzt { $dragon-the } { $place-to }, auf ein besetztes Feld.
       *[other] { $seat } setzt { $dragon-the } { $place-to }, auf ein besetztes Feld.
    }
events-placed_companion = { $seat-is ->
        [you] Du setzt { $dragon-the } als Begleiter { $place-to }.
       *[other] { $seat } setzt { $dragon-the } als Begleiter { $place-to }.
    }
events-removed = { $seat-is ->
        [you] Du vertreibst { $dragon-the } von { $target }.
       *[other] { $target-is ->
            [you] { $seat } vertreibt { $dragon-your }.
           *[other] { $seat } vertreibt { $dragon-the } von { $target }.
        }
    }
events-unlocked = { $seat-is ->
        [you] Du schließt { $place-the } auf.
       *[other] { $seat } schließt { $place-the } auf.
    }
events-bonus_colour = { $seat-is ->
        [you] Du erhältst { $count } Dukaten für die Bonusfarbe { $place-at }.
       *[other] { $seat } erhält { $count } Dukaten für die Bonusfarbe { $place-at }.
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
        [you] Eine Farbfähigkeit gibt dir { $count } mehr.
       *[other] Eine Farbfähigkeit gibt { $seat } { $count } mehr.
    }
events-gave_back = { $seat-is ->
        [you] Du gibst wegen eines orangefarbenen Drachen { $items } zurück.
       *[other] { $seat } gibt wegen eines orangefarbenen Drachen { $items } zurück.
    }
events-leader = { $seat-is ->
        [you] { $dragon-first } führt deinen Clan an.
       *[other] { $dragon-first } führt den Clan von { $seat } an.
    }
events-sold_egg = { $seat-is ->
        [you] Du verkaufst ein Ei.
       *[other] { $seat } verkauft ein Ei.
    }
events-evolved = { $seat-is ->
        [you] Du entwickelst { $dragon-the } { $into-into }.
       *[other] { $seat } entwickelt { $dragon-the } { $into-into }.
    }
events-awoke = { $seat-is ->
        [you] Du erweckst aus { $dragon-dative } den { $elder-elder }.
       *[other] { $seat } erweckt aus { $dragon-dative } den { $elder-elder }.
    }
events-hatched = { $seat-is ->
        [you] Du brütest { $dragon-one } aus; er ruht { $nursery-at }.
       *[other] { $seat } brütet { $dragon-one } aus; er ruht { $nursery-at }.
    }
events-swapped = { $seat-is ->
        [you] Du tauschst { $dragon-the } gegen { $into-one }.
       *[other] { $seat } tauscht { $dragon-the } gegen { $into-one }.
    }
events-broken_up = { $seat-is ->
        [you] Du tauschst { $dragon-the } gegen Drachen der Stufe 1: { $colours }.
       *[other] { $seat } tauscht { $dragon-the } gegen Drachen der Stufe 1: { $colours }.
    }
events-excavated = { $seat-is ->
        [you] Du gräbst ein Feld deiner Einkommensleiste aus.
       *[other] { $seat } gräbt ein Einkommensfeld aus.
    }
events-retired = { $seat-is ->
        [you] Du setzt { $dragon-the } auf dem Friedhof zur Ruhe.
       *[other] { $seat } setzt { $dragon-the } auf dem Friedhof zur Ruhe.
    }
events-released = { $seat-is ->
        [you] Du lässt { $count ->
            [one] { $count } Drachen
           *[other] { $count } Drachen
        } aus der Kinderstube.
       *[other] { $seat } lässt { $count ->
            [one] { $count } Drachen
           *[other] { $count } Drachen
        } aus der Kinderstube.
    }
events-kept = { $seat-is ->
        [you] Du behältst { $trinket-the }.
       *[other] { $seat } behält { $trinket-the }.
    }
events-cashed = { $seat-is ->
        [you] Du tauschst { $trinket-the } sofort ein.
       *[other] { $seat } tauscht { $trinket-the } sofort ein.
    }
events-sold_trinket = { $seat-is ->
        [you] Du verkaufst { $trinket-the } an die Karawane.
       *[other] { $seat } verkauft { $trinket-the } an die Karawane.
    }
events-copied = { $seat-is ->
        [you] Du ahmst { $place-the } nach.
       *[other] { $seat } ahmt { $place-the } nach.
    }
events-stole = { $seat-is ->
        [you] Du stiehlst { $item-one } { $account-from } von { $target }.
       *[other] { $target-is ->
            [you] { $seat } stiehlt dir { $item-one } { $account-from }.
           *[other] { $seat } stiehlt { $item-one } { $account-from } von { $target }.
        }
    }
events-collected = { $seat-is ->
        [you] Du nimmst { $count } Dukaten vom { $elder-elder }.
       *[other] { $seat } nimmt { $count } Dukaten vom { $elder-elder }.
    }
events-asked_elder = { $seat-is ->
        [you] Du fragst den { $elder-elder } { $count ->
            [one] einmal
           *[other] zweimal
        }.
       *[other] { $seat } fragt den { $elder-elder } { $count ->
            [one] einmal
           *[other] zweimal
        }.
    }
    .target = { $seat-is ->
            [you] Du bezahlst { $target } und fragst den { $elder-elder } { $count ->
                [one] einmal
               *[other] zweimal
            }.
           *[other] { $target-is ->
                [you] { $seat } bezahlt dich und fragt den { $elder-elder } { $count ->
                    [one] einmal
                   *[other] zweimal
                }.
               *[other] { $seat } bezahlt { $target } und fragt den { $elder-elder } { $count ->
                   [one] einmal
                  *[other] zweimal
               }.
            }
        }
events-studied = { $seat-is ->
        [you] Du bewegst die Kristallkugel auf { $node }.
       *[other] { $seat } bewegt die Kristallkugel auf { $node }.
    }
events-opened = { $seat-is ->
        [you] Du eröffnest { $account-the }.
       *[other] { $seat } eröffnet { $account-the }.
    }
events-deposits = { $seat-is ->
        [you] Du gehst zum Einzahlen { $account-at }.
       *[other] { $seat } geht zum Einzahlen { $account-at }.
    }
events-withdraws = { $seat-is ->
        [you] Du gehst zum Abheben { $account-at }.
       *[other] { $seat } geht zum Abheben { $account-at }.
    }
events-deposited = { $seat-is ->
        [you] Du legst { $items } { $account-into }.
       *[other] { $seat } legt { $items } { $account-into }.
    }
events-withdrew = { $seat-is ->
        [you] Du nimmst { $items } { $account-from }.
       *[other] { $seat } nimmt { $items } { $account-from }.
    }
events-closed = { $seat-is ->
        [you] { $account-your } ist leer und geschlossen.
       *[other] { $account-first } von { $seat } ist leer und geschlossen.
    }
events-interest = { $seat-is ->
        [you] { $account-first } zahlt dir Zinsen auf ein Guthaben von { $balance }.
       *[other] { $account-first } zahlt { $seat } Zinsen auf ein Guthaben von { $balance }.
    }
events-collects = { $seat-is ->
        [you] Du sammelst mit { $dragon-dative } { $place-at }.
       *[other] { $seat } sammelt mit { $dragon-dative } { $place-at }.
    }
events-prize = { $seat-is ->
        [you] Du nimmst mit { $dragon-dative } den Siegerpreis { $place-at }.
       *[other] { $seat } nimmt mit { $dragon-dative } den Siegerpreis { $place-at }.
    }
events-lesser_prize = { $seat-is ->
        [you] Du nimmst mit { $dragon-dative } den Verliererpreis { $place-at }.
       *[other] { $seat } nimmt mit { $dragon-dative } den Verliererpreis { $place-at }.
    }
events-passed = { $seat-is ->
        [you] Du kämpfst nicht: Was sonst niemand beginnt, bringt niemandem etwas.
       *[other] { $seat } kämpft nicht: Was sonst niemand beginnt, bringt niemandem etwas.
    }
events-fight = { $seat-is ->
        [you] Du und { $target } kämpft { $place-at }.
       *[other] { $target-is ->
            [you] { $seat } und du kämpft { $place-at }.
           *[other] { $seat } und { $target } kämpfen { $place-at }.
        }
    }
events-fight_enemy = { $seat-is ->
        [you] Du kämpfst { $place-at } gegen den Feind.
       *[other] { $seat } kämpft { $place-at } gegen den Feind.
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
        [you] Du hast { $items } geboten: Stärke { $strength }; der { $colour-plain } Feind zieht { $others }: Stärke { $against }.
       *[other] { $seat } hat { $items } geboten: Stärke { $strength }; der { $colour-plain } Feind zieht { $others }: Stärke { $against }.
    }
events-won_fight = { $seat-is ->
        [you] Du gewinnst den Kampf { $place-at }.
       *[other] { $seat } gewinnt den Kampf { $place-at }.
    }
events-beat_enemy = { $seat-is ->
        [you] Du besiegst den Feind { $place-at }.
       *[other] { $seat } besiegt den Feind { $place-at }.
    }
events-lost_to_enemy = { $seat-is ->
        [you] Du unterliegst dem Feind { $place-at }.
       *[other] { $seat } unterliegt dem Feind { $place-at }.
    }
events-left = { $seat-is ->
        [you] Dein { $dragon-bare } geht { $nursery-to }.
       *[other] { $dragon-first } von { $seat } geht { $nursery-to }.
    }
events-fed_all = { $seat-is ->
        [you] Du fütterst alle Drachen.
       *[other] { $seat } füttert alle Drachen.
    }
events-fed = { $seat-is ->
        [you] Du fütterst { $dragon-the }.
       *[other] { $seat } füttert { $dragon-the }.
    }
events-unfed = { $seat-is ->
        [you] Dein { $dragon-bare } bleibt hungrig und geht in die Sommerkinderstube.
       *[other] { $dragon-first } von { $seat } bleibt hungrig und geht in die Sommerkinderstube.
    }
events-success = { $seat-is ->
        [you] Du hast die Aufgabe erfüllt.
       *[other] { $seat } hat die Aufgabe erfüllt.
    }
events-revealed = Neu auf der Karte: { $places }.
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
prompts-golden_remove = Goldener Drache: einen Drachen von dort vertreiben?
prompts-magenta_use = Magentafarbener Drache: Dukaten zahlen für einen Magieschritt?
prompts-amber_use = Bernsteinfarbener Drache: einen Dukaten zahlen für eine Ausgrabung?
prompts-indigo_pair = Indigoblauer Drache: gleich einen zweiten Drachen setzen?
prompts-exchange_step = Plane deine Tausche, oder geh weiter.
prompts-evolve_choice = Wähle, wozu sich der Drache entwickelt, oder lass ihn, wie er ist.
prompts-which_elder = Welcher Älteste erwacht?
prompts-hatch_choice = Wähle ein Ei und eine Farbe zum Ausbrüten, oder brüte nichts aus.
prompts-menagerie_choice = Tausche den Drachen, zerlege ihn, oder lass ihn, wie er ist.
prompts-excavate_pick = Wähle, was du ausgräbst.
prompts-grave_choice = Wähle ein Grab.
prompts-trinket_pick = Wähle ein Kleinod, oder höre auf.
prompts-trinket_keep = Das Kleinod behalten, oder gegen seine Waren tauschen?
prompts-caravan_choice = Kaufe Kleinode, verkaufe eines, oder geh weiter.
prompts-grotto_choice = Wähle, wie viel du studierst, oder geh weiter.
prompts-witch_target = Wähle einen Ort zum Nachahmen, oder geh weiter.
prompts-witch_times = Einmal, oder für Dukaten zweimal?
prompts-steal_decision = Nahrung zahlen, um aus der Bank zu stehlen?
prompts-steal_item = Wähle, was du stiehlst.
prompts-elder_option = Den Ältesten einmal oder zweimal fragen, oder die Dukaten nehmen?
prompts-magic_move = Wähle, wohin die Kristallkugel geht, oder höre auf.
prompts-magic_step = Wähle, wohin die Kristallkugel geht.
prompts-bank_menu = Eröffne, zahle ein, hebe ab, oder höre auf.
prompts-bank_move = Wähle, was du einzahlst oder abhebst, oder höre auf.
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
        [you] Du darfst mit dem magentafarbenen Drachen Magie studieren.
       *[other] { $seat } darf mit dem magentafarbenen Drachen Magie studieren.
    }
waiting-amber_use = { $seat-is ->
        [you] Du darfst mit dem bernsteinfarbenen Drachen ausgraben.
       *[other] { $seat } darf mit dem bernsteinfarbenen Drachen ausgraben.
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

moves-start = Mit einem { $colour-weak } Drachen beginnen
moves-begin = Mit Auswahl { $choice } beginnen
moves-elder = Der { $elder-awake }
moves-dragon = Drache { $slot }
moves-pair = Auch Drachen { $slot } setzen
moves-feed = Drachen { $slot } füttern
moves-leader = Drache { $slot } führt an
moves-to = { $place-thither } gehen
moves-bump = { $place-there } ein besetztes Feld nehmen
moves-join = Sich dem violetten Drachen { $place-at } anschließen
moves-nursery = In der Kinderstube ruhen
moves-remove = Drachen { $slot } von { $target } vertreiben
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
moves-auto = Von selbst zahlen
moves-buy = Kleinode für Nahrung kaufen
moves-study_cheap = Wenig studieren
moves-study_dear = Viel studieren
moves-break = Wechseln: { $give-one } in { $get-all }
moves-colour = { $colour }
moves-split = { $amount } davon
moves-more = Mehr { $item-all }
moves-exchange = Tauschen: { $give-all } gegen { $get-all }
moves-sell_egg = Ei { $egg } verkaufen
moves-evolve_young = Von { $from } zu { $to }, mit Edelstein und Kristall in { $stone }
moves-evolve_grown = Von { $from } zu { $to }, mit Steinen in { $first } und { $second }
moves-awaken = Den Ältesten mit Juwelen wecken: { $jewels }
moves-hatch = Aus Ei { $egg } einen { $colour-weak } Drachen ausbrüten
moves-excavate = Feld { $space } ausgraben
moves-grave = Grab { $grave }
moves-sell = Verkaufen: { $trinket }
moves-take = Wählen: { $trinket }
moves-swap = Gegen { $colour } tauschen
moves-break_up = Zerlegen, Art { $choice }
moves-magic = Auf { $node } gehen
moves-copy = Nachahmen: { $place }
moves-steal = Stehlen: { $item } { $account-from }
moves-open = Eröffnen: { $account }
moves-deposit = Einzahlen: { $account }
moves-withdraw = Abheben: { $account }
moves-move = Bewegen: { $amount } × { $item }
moves-move_all = Alles bewegen: { $item }
moves-yield = Ertrag { $choice }
moves-fight = { $place-there } kämpfen
moves-bid = { $items } bieten
moves-income = Einkommensfeld { $space }
moves-alchemy = Aus dem Regal: { $entry }

## Why a move is not possible

refusals-not_now = Darüber ist jetzt nicht zu entscheiden.
refusals-no_start_colour = Kein { $colour-strong } Drache der Stufe { $level } ist übrig.
refusals-elder_taken = Der { $elder-awake } ist schon vergeben.
refusals-no_such_start = Diesen Anfang gibt es bei dieser Schwierigkeit nicht.
refusals-does_not_serve = Dieser Tausch hilft nicht, die Kosten zu zahlen.
refusals-pay_first = Zahle zuerst die Kosten.
refusals-not_in_gain = Du bekommst hier nichts davon: { $item }.
refusals-too_many_stones = Es sind nur { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } aufzuteilen.
refusals-name_colour = Nenne eine Farbe: { $colours }.
refusals-no_dragon = Du hast keinen Drachen { $slot }.
refusals-not_placeable = Drache { $slot } kann jetzt nicht gesetzt werden: Er ist fertig oder ruht.
refusals-twin = Drache { $slot } gleicht einem vor ihm: Wähle jenen.
refusals-no_pair = Drache { $slot } kann nicht der zweite eines Paares sein.
refusals-leader_order = Drache { $slot } muss warten: Der Anführer wird weder als Erster noch als Letzter gesetzt.
refusals-no_side = { $place-there } gibt es in dieser Jahreszeit nichts.
refusals-under_sky_tile = { $place-there } liegt noch ein Himmelsplättchen.
refusals-level_too_low = { $place-thither } dürfen nur Drachen ab Stufe { $level }.
refusals-out_of_range = { $place-thither } ist es für diesen Drachen zu weit.
refusals-pair_at_elder = Der zweite Drache dieses Paares darf nicht zu einem Ältesten.
refusals-locked = { $place-there } ist verschlossen: Nur ein { $colour-strong } Drache der Stufe 3 öffnet.
refusals-no_fee = Du kannst die limettengrünen Drachen { $place-at } nicht bezahlen.
refusals-no_host = Keiner deiner violetten Drachen kann { $place-at } einen Begleiter aufnehmen.
refusals-no_guests = Begleiter können nicht { $place-to }.
refusals-no_bump = Du kannst { $place-at } niemandem das Feld nehmen.
refusals-full = { $place-there } ist kein Feld frei.
refusals-must_free = Der goldene Drache muss ein Feld frei machen.
refusals-not_removable = Dieser Drache kann hier nicht vertrieben werden.
refusals-no_recipe = Dieses Rezept geht jetzt nicht: Es braucht den richtigen Drachen, die Steine und ein freies Plättchen.
refusals-elder_awake = Der { $elder-awake } ist schon wach.
refusals-no_room = Für noch einen Drachen ist kein Platz.
refusals-no_egg = Du hast kein Ei { $egg } mehr.
refusals-egg_twin = Ei { $egg } gleicht einem vor ihm: Wähle jenes.
refusals-no_hatching = Du kannst das Ausbrüten nicht bezahlen, oder kein solcher Drache ist übrig.
refusals-no_token = Es gibt keinen { $colour-weak } Drachen zum Tauschen.
refusals-no_break_up = Der Drache kann so nicht zerlegt werden.
refusals-no_dig = Feld { $space } kann nicht ausgegraben werden: Es muss bedeckt sein und neben einem offenen liegen.
refusals-no_grave = Dieses Grab ist in dieser Jahreszeit nicht frei.
refusals-no_egg_sale = Du kannst Ei { $egg } jetzt nicht verkaufen.
refusals-other_menu = { $place-there } gibt es diesen Tausch nicht.
refusals-no_input = Du kannst diesen Tausch nicht bezahlen, oder es ist keiner mehr übrig.
refusals-no_trinket = Dieses Kleinod liegt nicht aus, ist zu teuer oder war schon dran.
refusals-no_purchase = Du kannst die Nahrung nicht zahlen, oder die Auslage ist leer.
refusals-not_your_trinket = Dieses Kleinod hast du nicht.
refusals-no_ducats = Dafür reichen deine Dukaten nicht.
refusals-no_copy = Du kannst { $place-the } jetzt nicht nachahmen.
refusals-not_stealable = Das kann nicht gestohlen werden.
refusals-no_magic_way = Dorthin kann die Kristallkugel nicht.
refusals-no_transaction = { $account-first } erlaubt das jetzt nicht.
refusals-not_that_many = So viele sind nicht da, oder sie dürfen nicht { $account-into }.
refusals-deposit_first = Zahle zuerst etwas auf das neue Konto ein.
refusals-no_fight = Du hast { $place-at } keinen Kampf.
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
questions-elder_colour = Wessen Geist ist { $seat }? Nenne die Farbe des Ältesten.
questions-order = Wer ist Nummer { $place } in der Reihenfolge?
questions-sky_tile = Welches Himmelsplättchen liegt { $place-at }?
questions-training_trinket = Welches Kleinod vom Wert { $value } liegt aus?
questions-enemy_colour = Welche Farbe hat der zufällige Feind { $number }?
questions-enemy_site = Welcher Feind steht hier: { $side }?
questions-enemy_bid = Welche Ware zieht der Feind als Nummer { $number }?

## Ein Wertungsblatt für ein Spiel mit der Schachtel

sheet-bonus_tiles = Die Bonusplättchen für das Spielende
sheet-food = { $seat }: Nahrung in Hort und Bank
sheet-gold = { $seat }: Gold in Hort und Bank
sheet-crystal_red = { $seat }: rote Kristalle in Hort und Bank
sheet-crystal_blue = { $seat }: blaue Kristalle in Hort und Bank
sheet-crystal_yellow = { $seat }: gelbe Kristalle in Hort und Bank
sheet-ducat = { $seat }: Dukaten in Hort und Bank
sheet-gem_red = { $seat }: rote Edelsteine in Hort und Bank
sheet-gem_blue = { $seat }: blaue Edelsteine in Hort und Bank
sheet-gem_yellow = { $seat }: gelbe Edelsteine in Hort und Bank
sheet-gobloon = { $seat }: Gobloonen in Hort und Bank
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
# Gezähltes (`.many`) steht im Akkusativ, weil es überall erhalten, gezahlt, gelegt oder genommen wird; Orte, Drachen, Konten und Kleinode haben ihre Fälle als Attribute.

names-food = Nahrung
    .one = eine Nahrung
    .all = Nahrung
names-gold = Gold
    .one = ein Gold
    .all = Gold
names-ducat = Dukat
    .many = { $count ->
            [one] { $count } Dukaten
           *[other] { $count } Dukaten
        }
    .one = einen Dukaten
    .all = Dukaten
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
    .one = eine Gobloone
    .all = Gobloonen
names-dragoncoin = Drachenmünze
    .many = { $count ->
            [one] { $count } Drachenmünze
           *[other] { $count } Drachenmünzen
        }
    .one = eine Drachenmünze
    .all = Drachenmünzen
names-crystal = Kristall
    .many = { $count ->
            [one] { $count } Kristall
           *[other] { $count } Kristalle
        }
    .one = einen Kristall
    .all = Kristalle
names-crystal_red = roter Kristall
    .many = { $count ->
            [one] { $count } roten Kristall
           *[other] { $count } rote Kristalle
        }
    .one = einen roten Kristall
    .all = rote Kristalle
names-crystal_blue = blauer Kristall
    .many = { $count ->
            [one] { $count } blauen Kristall
           *[other] { $count } blaue Kristalle
        }
    .one = einen blauen Kristall
    .all = blaue Kristalle
names-crystal_yellow = gelber Kristall
    .many = { $count ->
            [one] { $count } gelben Kristall
           *[other] { $count } gelbe Kristalle
        }
    .one = einen gelben Kristall
    .all = gelbe Kristalle
names-gem = Edelstein
    .many = { $count ->
            [one] { $count } Edelstein
           *[other] { $count } Edelsteine
        }
    .one = einen Edelstein
    .all = Edelsteine
names-gem_red = roter Edelstein
    .many = { $count ->
            [one] { $count } roten Edelstein
           *[other] { $count } rote Edelsteine
        }
    .one = einen roten Edelstein
    .all = rote Edelsteine
names-gem_blue = blauer Edelstein
    .many = { $count ->
            [one] { $count } blauen Edelstein
           *[other] { $count } blaue Edelsteine
        }
    .one = einen blauen Edelstein
    .all = blaue Edelsteine
names-gem_yellow = gelber Edelstein
    .many = { $count ->
            [one] { $count } gelben Edelstein
           *[other] { $count } gelbe Edelsteine
        }
    .one = einen gelben Edelstein
    .all = gelbe Edelsteine
names-jewel = Juwel
    .many = { $count ->
            [one] { $count } Juwel
           *[other] { $count } Juwelen
        }
    .one = ein Juwel
    .all = Juwelen
names-jewel_red = rotes Juwel
    .many = { $count ->
            [one] { $count } rotes Juwel
           *[other] { $count } rote Juwelen
        }
    .one = ein rotes Juwel
    .all = rote Juwelen
names-jewel_blue = blaues Juwel
    .many = { $count ->
            [one] { $count } blaues Juwel
           *[other] { $count } blaue Juwelen
        }
    .one = ein blaues Juwel
    .all = blaue Juwelen
names-jewel_yellow = gelbes Juwel
    .many = { $count ->
            [one] { $count } gelbes Juwel
           *[other] { $count } gelbe Juwelen
        }
    .one = ein gelbes Juwel
    .all = gelbe Juwelen
names-nothing = nichts
names-red = Rot
    .strong = roter
    .weak = roten
    .plain = rote
names-amber = Bernstein
    .strong = bernsteinfarbener
    .weak = bernsteinfarbenen
    .plain = bernsteinfarbene
names-orange = Orange
    .strong = orangefarbener
    .weak = orangefarbenen
    .plain = orangefarbene
names-golden = Gold
    .strong = goldener
    .weak = goldenen
    .plain = goldene
names-yellow = Gelb
    .strong = gelber
    .weak = gelben
    .plain = gelbe
names-lime = Limette
    .strong = limettengrüner
    .weak = limettengrünen
    .plain = limettengrüne
names-green = Grün
    .strong = grüner
    .weak = grünen
    .plain = grüne
names-teal = Petrol
    .strong = petrolfarbener
    .weak = petrolfarbenen
    .plain = petrolfarbene
names-blue = Blau
    .strong = blauer
    .weak = blauen
    .plain = blaue
names-indigo = Indigo
    .strong = indigoblauer
    .weak = indigoblauen
    .plain = indigoblaue
names-purple = Violett
    .strong = violetter
    .weak = violetten
    .plain = violette
names-magenta = Magenta
    .strong = magentafarbener
    .weak = magentafarbenen
    .plain = magentafarbene
names-black = Schwarz
    .elder = schwarzen Ältesten
    .awake = schwarze Älteste
names-gray = Grau
    .elder = grauen Ältesten
    .awake = graue Älteste
names-umber = Umbra
    .elder = Umbra-Ältesten
    .awake = Umbra-Älteste
names-sienna = Siena
    .elder = Siena-Ältesten
    .awake = Siena-Älteste
names-tan = Ocker
    .elder = Ocker-Ältesten
    .awake = Ocker-Älteste
names-white = Weiß
    .elder = weißen Ältesten
    .awake = weiße Älteste
names-red_1 = Roter Drache (1)
    .bare = roter Drache (1)
    .first = Der rote Drache (1)
    .the = den roten Drachen (1)
    .one = einen roten Drachen (1)
    .dative = dem roten Drachen (1)
    .into = zum roten Drachen (1)
    .your = deinen roten Drachen (1)
names-yellow_1 = Gelber Drache (1)
    .bare = gelber Drache (1)
    .first = Der gelbe Drache (1)
    .the = den gelben Drachen (1)
    .one = einen gelben Drachen (1)
    .dative = dem gelben Drachen (1)
    .into = zum gelben Drachen (1)
    .your = deinen gelben Drachen (1)
names-blue_1 = Blauer Drache (1)
    .bare = blauer Drache (1)
    .first = Der blaue Drache (1)
    .the = den blauen Drachen (1)
    .one = einen blauen Drachen (1)
    .dative = dem blauen Drachen (1)
    .into = zum blauen Drachen (1)
    .your = deinen blauen Drachen (1)
names-red_2 = Roter Drache (2)
    .bare = roter Drache (2)
    .first = Der rote Drache (2)
    .the = den roten Drachen (2)
    .one = einen roten Drachen (2)
    .dative = dem roten Drachen (2)
    .into = zum roten Drachen (2)
    .your = deinen roten Drachen (2)
names-orange_2 = Orangefarbener Drache (2)
    .bare = orangefarbener Drache (2)
    .first = Der orangefarbene Drache (2)
    .the = den orangefarbenen Drachen (2)
    .one = einen orangefarbenen Drachen (2)
    .dative = dem orangefarbenen Drachen (2)
    .into = zum orangefarbenen Drachen (2)
    .your = deinen orangefarbenen Drachen (2)
names-yellow_2 = Gelber Drache (2)
    .bare = gelber Drache (2)
    .first = Der gelbe Drache (2)
    .the = den gelben Drachen (2)
    .one = einen gelben Drachen (2)
    .dative = dem gelben Drachen (2)
    .into = zum gelben Drachen (2)
    .your = deinen gelben Drachen (2)
names-green_2 = Grüner Drache (2)
    .bare = grüner Drache (2)
    .first = Der grüne Drache (2)
    .the = den grünen Drachen (2)
    .one = einen grünen Drachen (2)
    .dative = dem grünen Drachen (2)
    .into = zum grünen Drachen (2)
    .your = deinen grünen Drachen (2)
names-blue_2 = Blauer Drache (2)
    .bare = blauer Drache (2)
    .first = Der blaue Drache (2)
    .the = den blauen Drachen (2)
    .one = einen blauen Drachen (2)
    .dative = dem blauen Drachen (2)
    .into = zum blauen Drachen (2)
    .your = deinen blauen Drachen (2)
names-purple_2 = Violetter Drache (2)
    .bare = violetter Drache (2)
    .first = Der violette Drache (2)
    .the = den violetten Drachen (2)
    .one = einen violetten Drachen (2)
    .dative = dem violetten Drachen (2)
    .into = zum violetten Drachen (2)
    .your = deinen violetten Drachen (2)
names-red_3 = Roter Drache (3)
    .bare = roter Drache (3)
    .first = Der rote Drache (3)
    .the = den roten Drachen (3)
    .one = einen roten Drachen (3)
    .dative = dem roten Drachen (3)
    .into = zum roten Drachen (3)
    .your = deinen roten Drachen (3)
names-amber_3 = Bernsteinfarbener Drache (3)
    .bare = bernsteinfarbener Drache (3)
    .first = Der bernsteinfarbene Drache (3)
    .the = den bernsteinfarbenen Drachen (3)
    .one = einen bernsteinfarbenen Drachen (3)
    .dative = dem bernsteinfarbenen Drachen (3)
    .into = zum bernsteinfarbenen Drachen (3)
    .your = deinen bernsteinfarbenen Drachen (3)
names-orange_3 = Orangefarbener Drache (3)
    .bare = orangefarbener Drache (3)
    .first = Der orangefarbene Drache (3)
    .the = den orangefarbenen Drachen (3)
    .one = einen orangefarbenen Drachen (3)
    .dative = dem orangefarbenen Drachen (3)
    .into = zum orangefarbenen Drachen (3)
    .your = deinen orangefarbenen Drachen (3)
names-golden_3 = Goldener Drache (3)
    .bare = goldener Drache (3)
    .first = Der goldene Drache (3)
    .the = den goldenen Drachen (3)
    .one = einen goldenen Drachen (3)
    .dative = dem goldenen Drachen (3)
    .into = zum goldenen Drachen (3)
    .your = deinen goldenen Drachen (3)
names-yellow_3 = Gelber Drache (3)
    .bare = gelber Drache (3)
    .first = Der gelbe Drache (3)
    .the = den gelben Drachen (3)
    .one = einen gelben Drachen (3)
    .dative = dem gelben Drachen (3)
    .into = zum gelben Drachen (3)
    .your = deinen gelben Drachen (3)
names-lime_3 = Limettengrüner Drache (3)
    .bare = limettengrüner Drache (3)
    .first = Der limettengrüne Drache (3)
    .the = den limettengrünen Drachen (3)
    .one = einen limettengrünen Drachen (3)
    .dative = dem limettengrünen Drachen (3)
    .into = zum limettengrünen Drachen (3)
    .your = deinen limettengrünen Drachen (3)
names-green_3 = Grüner Drache (3)
    .bare = grüner Drache (3)
    .first = Der grüne Drache (3)
    .the = den grünen Drachen (3)
    .one = einen grünen Drachen (3)
    .dative = dem grünen Drachen (3)
    .into = zum grünen Drachen (3)
    .your = deinen grünen Drachen (3)
names-teal_3 = Petrolfarbener Drache (3)
    .bare = petrolfarbener Drache (3)
    .first = Der petrolfarbene Drache (3)
    .the = den petrolfarbenen Drachen (3)
    .one = einen petrolfarbenen Drachen (3)
    .dative = dem petrolfarbenen Drachen (3)
    .into = zum petrolfarbenen Drachen (3)
    .your = deinen petrolfarbenen Drachen (3)
names-blue_3 = Blauer Drache (3)
    .bare = blauer Drache (3)
    .first = Der blaue Drache (3)
    .the = den blauen Drachen (3)
    .one = einen blauen Drachen (3)
    .dative = dem blauen Drachen (3)
    .into = zum blauen Drachen (3)
    .your = deinen blauen Drachen (3)
names-indigo_3 = Indigoblauer Drache (3)
    .bare = indigoblauer Drache (3)
    .first = Der indigoblaue Drache (3)
    .the = den indigoblauen Drachen (3)
    .one = einen indigoblauen Drachen (3)
    .dative = dem indigoblauen Drachen (3)
    .into = zum indigoblauen Drachen (3)
    .your = deinen indigoblauen Drachen (3)
names-purple_3 = Violetter Drache (3)
    .bare = violetter Drache (3)
    .first = Der violette Drache (3)
    .the = den violetten Drachen (3)
    .one = einen violetten Drachen (3)
    .dative = dem violetten Drachen (3)
    .into = zum violetten Drachen (3)
    .your = deinen violetten Drachen (3)
names-magenta_3 = Magentafarbener Drache (3)
    .bare = magentafarbener Drache (3)
    .first = Der magentafarbene Drache (3)
    .the = den magentafarbenen Drachen (3)
    .one = einen magentafarbenen Drachen (3)
    .dative = dem magentafarbenen Drachen (3)
    .into = zum magentafarbenen Drachen (3)
    .your = deinen magentafarbenen Drachen (3)
names-black_4 = Schwarzer Ältester
    .bare = schwarzer Ältester
    .first = Der schwarze Älteste
    .the = den schwarzen Ältesten
    .one = einen schwarzen Ältesten
    .dative = dem schwarzen Ältesten
    .into = zum schwarzen Ältesten
    .your = deinen schwarzen Ältesten
names-gray_4 = Grauer Ältester
    .bare = grauer Ältester
    .first = Der graue Älteste
    .the = den grauen Ältesten
    .one = einen grauen Ältesten
    .dative = dem grauen Ältesten
    .into = zum grauen Ältesten
    .your = deinen grauen Ältesten
names-umber_4 = Umbra-Ältester
    .bare = Umbra-Ältester
    .first = Der Umbra-Älteste
    .the = den Umbra-Ältesten
    .one = einen Umbra-Ältesten
    .dative = dem Umbra-Ältesten
    .into = zum Umbra-Ältesten
    .your = deinen Umbra-Ältesten
names-sienna_4 = Siena-Ältester
    .bare = Siena-Ältester
    .first = Der Siena-Älteste
    .the = den Siena-Ältesten
    .one = einen Siena-Ältesten
    .dative = dem Siena-Ältesten
    .into = zum Siena-Ältesten
    .your = deinen Siena-Ältesten
names-tan_4 = Ocker-Ältester
    .bare = Ocker-Ältester
    .first = Der Ocker-Älteste
    .the = den Ocker-Ältesten
    .one = einen Ocker-Ältesten
    .dative = dem Ocker-Ältesten
    .into = zum Ocker-Ältesten
    .your = deinen Ocker-Ältesten
names-white_4 = Weißer Ältester
    .bare = weißer Ältester
    .first = Der weiße Älteste
    .the = den weißen Ältesten
    .one = einen weißen Ältesten
    .dative = dem weißen Ältesten
    .into = zum weißen Ältesten
    .your = deinen weißen Ältesten
names-shrouded_meadow = Nebelwiese
    .to = auf die Nebelwiese
    .at = auf der Nebelwiese
    .there = Auf der Nebelwiese
    .thither = Auf die Nebelwiese
    .the = die Nebelwiese
names-gold_mines = Goldminen
    .to = in die Goldminen
    .at = in den Goldminen
    .there = In den Goldminen
    .thither = In die Goldminen
    .the = die Goldminen
names-village_garden = Dorfgarten
    .to = in den Dorfgarten
    .at = im Dorfgarten
    .there = Im Dorfgarten
    .thither = In den Dorfgarten
    .the = den Dorfgarten
names-crystal_quarries = Kristallbrüche
    .to = in die Kristallbrüche
    .at = in den Kristallbrüchen
    .there = In den Kristallbrüchen
    .thither = In die Kristallbrüche
    .the = die Kristallbrüche
names-gem_mountain = Edelsteinberg
    .to = auf den Edelsteinberg
    .at = auf dem Edelsteinberg
    .there = Auf dem Edelsteinberg
    .thither = Auf den Edelsteinberg
    .the = den Edelsteinberg
names-enchanted_forest = Zauberwald
    .to = in den Zauberwald
    .at = im Zauberwald
    .there = Im Zauberwald
    .thither = In den Zauberwald
    .the = den Zauberwald
names-mystic_volcano = Mystischer Vulkan
    .to = zum Mystischen Vulkan
    .at = am Mystischen Vulkan
    .there = Am Mystischen Vulkan
    .thither = Zum Mystischen Vulkan
    .the = den Mystischen Vulkan
names-cloud_dojo = Wolken-Dojo
    .to = ins Wolken-Dojo
    .at = im Wolken-Dojo
    .there = Im Wolken-Dojo
    .thither = Ins Wolken-Dojo
    .the = das Wolken-Dojo
names-dragon_broodmother = Brutmutter
    .to = zur Brutmutter
    .at = bei der Brutmutter
    .there = Bei der Brutmutter
    .thither = Zur Brutmutter
    .the = die Brutmutter
names-coinmaker = Münzer
    .to = zum Münzer
    .at = beim Münzer
    .there = Beim Münzer
    .thither = Zum Münzer
    .the = den Münzer
names-merchants_market = Händlermarkt
    .to = auf den Händlermarkt
    .at = auf dem Händlermarkt
    .there = Auf dem Händlermarkt
    .thither = Auf den Händlermarkt
    .the = den Händlermarkt
names-goblin_bank = Goblinbank
    .to = in die Goblinbank
    .at = in der Goblinbank
    .there = In der Goblinbank
    .thither = In die Goblinbank
    .the = die Goblinbank
names-gemsmith = Steinschleifer
    .to = zum Steinschleifer
    .at = beim Steinschleifer
    .there = Beim Steinschleifer
    .thither = Zum Steinschleifer
    .the = den Steinschleifer
names-dwarves_farm = Zwergenhof
    .to = auf den Zwergenhof
    .at = auf dem Zwergenhof
    .there = Auf dem Zwergenhof
    .thither = Auf den Zwergenhof
    .the = den Zwergenhof
names-treasure_hollow = Schatzhöhle
    .to = in die Schatzhöhle
    .at = in der Schatzhöhle
    .there = In der Schatzhöhle
    .thither = In die Schatzhöhle
    .the = die Schatzhöhle
names-bards_inn = Bardenschenke
    .to = in die Bardenschenke
    .at = in der Bardenschenke
    .there = In der Bardenschenke
    .thither = In die Bardenschenke
    .the = die Bardenschenke
names-jeweller = Juwelier
    .to = zum Juwelier
    .at = beim Juwelier
    .there = Beim Juwelier
    .thither = Zum Juwelier
    .the = den Juwelier
names-knights_castle = Ritterburg
    .to = in die Ritterburg
    .at = in der Ritterburg
    .there = In der Ritterburg
    .thither = In die Ritterburg
    .the = die Ritterburg
names-giants_vineyard = Riesenweinberg
    .to = auf den Riesenweinberg
    .at = auf dem Riesenweinberg
    .there = Auf dem Riesenweinberg
    .thither = Auf den Riesenweinberg
    .the = den Riesenweinberg
names-astral_arena = Astralarena
    .to = in die Astralarena
    .at = in der Astralarena
    .there = In der Astralarena
    .thither = In die Astralarena
    .the = die Astralarena
names-sanctuary = Zuflucht
    .to = in die Zuflucht
    .at = in der Zuflucht
    .there = In der Zuflucht
    .thither = In die Zuflucht
    .the = die Zuflucht
names-royal_palace = Königspalast
    .to = in den Königspalast
    .at = im Königspalast
    .there = Im Königspalast
    .thither = In den Königspalast
    .the = den Königspalast
names-cemetery = Friedhof
    .to = auf den Friedhof
    .at = auf dem Friedhof
    .there = Auf dem Friedhof
    .thither = Auf den Friedhof
    .the = den Friedhof
names-frosted_peaks = Frostgipfel
    .to = auf die Frostgipfel
    .at = auf den Frostgipfeln
    .there = Auf den Frostgipfeln
    .thither = Auf die Frostgipfel
    .the = die Frostgipfel
names-barons_menagerie = Menagerie des Barons
    .to = in die Menagerie des Barons
    .at = in der Menagerie des Barons
    .there = In der Menagerie des Barons
    .thither = In die Menagerie des Barons
    .the = die Menagerie des Barons
names-witchs_lair = Hexenhöhle
    .to = in die Hexenhöhle
    .at = in der Hexenhöhle
    .there = In der Hexenhöhle
    .thither = In die Hexenhöhle
    .the = die Hexenhöhle
names-thieves_den = Diebesnest
    .to = ins Diebesnest
    .at = im Diebesnest
    .there = Im Diebesnest
    .thither = Ins Diebesnest
    .the = das Diebesnest
names-elvish_caravan = Elfenkarawane
    .to = zur Elfenkarawane
    .at = bei der Elfenkarawane
    .there = Bei der Elfenkarawane
    .thither = Zur Elfenkarawane
    .the = die Elfenkarawane
names-sorcerers_grotto = Zauberergrotte
    .to = in die Zauberergrotte
    .at = in der Zauberergrotte
    .there = In der Zauberergrotte
    .thither = In die Zauberergrotte
    .the = die Zauberergrotte
names-elder_black = Schwarzer Ältester
    .to = zum schwarzen Ältesten
    .at = beim schwarzen Ältesten
    .there = Beim schwarzen Ältesten
    .thither = Zum schwarzen Ältesten
    .the = den schwarzen Ältesten
names-elder_gray = Grauer Ältester
    .to = zum grauen Ältesten
    .at = beim grauen Ältesten
    .there = Beim grauen Ältesten
    .thither = Zum grauen Ältesten
    .the = den grauen Ältesten
names-elder_umber = Umbra-Ältester
    .to = zum Umbra-Ältesten
    .at = beim Umbra-Ältesten
    .there = Beim Umbra-Ältesten
    .thither = Zum Umbra-Ältesten
    .the = den Umbra-Ältesten
names-elder_sienna = Siena-Ältester
    .to = zum Siena-Ältesten
    .at = beim Siena-Ältesten
    .there = Beim Siena-Ältesten
    .thither = Zum Siena-Ältesten
    .the = den Siena-Ältesten
names-elder_tan = Ocker-Ältester
    .to = zum Ocker-Ältesten
    .at = beim Ocker-Ältesten
    .there = Beim Ocker-Ältesten
    .thither = Zum Ocker-Ältesten
    .the = den Ocker-Ältesten
names-elder_white = Weißer Ältester
    .to = zum weißen Ältesten
    .at = beim weißen Ältesten
    .there = Beim weißen Ältesten
    .thither = Zum weißen Ältesten
    .the = den weißen Ältesten
names-summer = Sommer
    .at = im Sommer
names-autumn = Herbst
    .at = im Herbst
names-winter = Winter
    .at = im Winter
names-spring = Frühling
    .at = im Frühling
names-new_year = Neujahr
    .at = zu Neujahr
names-ready = bereit
names-placed = gesetzt
names-summer_nursery = Sommerkinderstube
    .at = in der Sommerkinderstube
    .to = in die Sommerkinderstube
names-winter_nursery = Winterkinderstube
    .at = in der Winterkinderstube
    .to = in die Winterkinderstube
names-treasure_hollow-left = Schatzhöhle, links
names-bards_inn-left = Bardenschenke, links
names-bards_inn-right = Bardenschenke, rechts
names-knights_castle-left = Ritterburg, links
names-knights_castle-right = Ritterburg, rechts
names-royal_palace-left = Königspalast, links
names-royal_palace-right = Königspalast, rechts
names-t01 = Blechflöte
    .the = die Blechflöte
names-t02 = Hornkamm
    .the = den Hornkamm
names-t03 = Kupferglocke
    .the = die Kupferglocke
names-t04 = Rote Perlenkette
    .the = die Rote Perlenkette
names-t05 = Blaue Perlenkette
    .the = die Blaue Perlenkette
names-t06 = Gelbe Perlenkette
    .the = die Gelbe Perlenkette
names-t07 = Granatnadel
    .the = die Granatnadel
names-t08 = Lapisnadel
    .the = die Lapisnadel
names-t09 = Topasnadel
    .the = die Topasnadel
names-t10 = Silberkelch
    .the = den Silberkelch
names-t11 = Goblinwürfel
    .the = die Goblinwürfel
names-t12 = Goldmaske
    .the = die Goldmaske
names-t13 = Rubinbrosche
    .the = die Rubinbrosche
names-t14 = Saphirbrosche
    .the = die Saphirbrosche
names-t15 = Citrinbrosche
    .the = die Citrinbrosche
names-t16 = Drachensiegel
    .the = das Drachensiegel
names-t17 = Zwillingskronen
    .the = die Zwillingskronen
names-t18 = Kugel der Dämmerung
    .the = die Kugel der Dämmerung
names-acc_1 = Goldtresor
    .the = den Goldtresor
    .into = in den Goldtresor
    .from = aus dem Goldtresor
    .at = zum Goldtresor
    .first = Der Goldtresor
    .your = Dein Goldtresor
names-acc_2 = Dukatentresor
    .the = den Dukatentresor
    .into = in den Dukatentresor
    .from = aus dem Dukatentresor
    .at = zum Dukatentresor
    .first = Der Dukatentresor
    .your = Dein Dukatentresor
names-acc_3 = Speisekammer
    .the = die Speisekammer
    .into = in die Speisekammer
    .from = aus der Speisekammer
    .at = zur Speisekammer
    .first = Die Speisekammer
    .your = Deine Speisekammer
names-acc_4 = Roter Tresor
    .the = den Roten Tresor
    .into = in den Roten Tresor
    .from = aus dem Roten Tresor
    .at = zum Roten Tresor
    .first = Der Rote Tresor
    .your = Dein roter Tresor
names-acc_5 = Blauer Tresor
    .the = den Blauen Tresor
    .into = in den Blauen Tresor
    .from = aus dem Blauen Tresor
    .at = zum Blauen Tresor
    .first = Der Blaue Tresor
    .your = Dein blauer Tresor
names-acc_6 = Gelber Tresor
    .the = den Gelben Tresor
    .into = in den Gelben Tresor
    .from = aus dem Gelben Tresor
    .at = zum Gelben Tresor
    .first = Der Gelbe Tresor
    .your = Dein gelber Tresor
names-acc_7 = Prismentresor
    .the = den Prismentresor
    .into = in den Prismentresor
    .from = aus dem Prismentresor
    .at = zum Prismentresor
    .first = Der Prismentresor
    .your = Dein Prismentresor
names-acc_8 = Großer Tresor
    .the = den Großen Tresor
    .into = in den Großen Tresor
    .from = aus dem Großen Tresor
    .at = zum Großen Tresor
    .first = Der Große Tresor
    .your = Dein großer Tresor
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
names-b-2 = 1 Dukaten
names-c-1 = 1 Gold + 1 Gobloone
names-d-1 = 1 Juwel
names-e-1 = 1 Dukaten + 1 Drachenmünze

## What each house rule changes

about-years = Wie viele Jahre das Spiel dauert, jedes vom Sommer bis zu Frühling und Neujahr.
about-solo_mode = Allein trainierst du oder folgst einer von zwei Aufgaben.
about-solo_difficulty = Wie viel ein Spiel allein von dir verlangt.
about-enemy_pool = Je mehr da ist, desto höher bieten die Feinde.
about-solo_enemies = Feinde, die bei einer Aufgabe mit dir um Felder kämpfen.
about-end_bonus = Plättchen, die allen am Ende zusätzliche Punkte bringen.
about-bank_interest = Welcher Stand eines Kontos Zinsen bringt.
about-income_floor = Sonst bekommt kein Einkommen, wer keinen großen Drachen hat.
about-market_two_way = Sonst kann man Waren dort nur verkaufen, nicht kaufen.
about-tight_board = An manchen Orten ist Platz für weniger Drachen.
about-unlimited_dragons = Sonst schlüpft ein Drache nur, solange es ein Plättchen seiner Art gibt.
about-elder_choice = Wie sich entscheidet, welchen Ältesten du wecken darfst.
about-forced_combat = Sonst darf, wer kämpfen könnte, auch passen.
about-market_limit = Wie oft ein Drache bei einem Besuch tauschen darf.
about-necromancy = Was ein Drache frisst, wenn sein Besitzer Nekromantie beherrscht.
about-prize_order = Wer zuerst wählt, wo Kleinode der Preis sind.
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
label-feed = Zu Neujahr fressen deine Drachen { $need }; du hast { $have }
label-feed-none = Dieses Jahr brauchen die Drachen keine Nahrung
label-feed-next = Am nächsten Neujahr fressen deine Drachen { $need }
label-feed-next-year = Nächstes Jahr
label-feed-when = Zu Neujahr
label-feed-each = für jeden Drachen
label-feed-level = so viel wie seine Stufe
label-feed-level-more = seine Stufe + { $count }
label-feed-mine-short = { $need }, du hast { $have }
label-feed-have = Nahrung zur Hand: { $count }. Wer hungrig bleibt, geht in die Sommerkinderstube.
label-coming = Neujahr öffnet
label-the-end = das Spiel endet
label-order = Reihenfolge: { $names }
label-dragon-of = { $dragon } von { $name }
label-dragon-where = { $dragon }, { $where }, Nummer { $number } deiner Drachen
label-take = Nehmen: { $dragon }, { $place }
label-enemy = Feind: { $dragon }
label-enemy-name = Feind
label-enemy-pool = Noch im Vorrat der Feinde:
label-covered-field = Unter einem Acker
label-covered-sky = Unter Wolke { $letter }
label-opens = öffnet zu Neujahr { $year }
label-opens-short = Neujahr { $year }
label-opens-year = Jahr { $year }
label-side-none = Nichts in dieser Jahreszeit
label-side-free = Freie Felder: { $count }
label-bonus-colour = Bonusfarbe { $colour }: 1 Dukat
label-locked = Links verschlossen: Nur ein { $colour-strong } Drache der Stufe 3 öffnet.
label-kind-level = Zahlt nach Stufe
label-kind-rank = Zahlt nach Farbrang
label-kind-combat = Kampf
label-kind-action = Wirkt sofort
label-kind-elder = Ein schlafender Ältester
label-kind-none = das halbe Jahr zu
label-gets-now = { $dragon-first } bekommt sofort
label-gets-autumn = { $dragon-first } bekommt im Herbst
label-gets-spring = { $dragon-first } bekommt im Frühling
label-gets-nothing = { $dragon-first } bekommt hier jetzt nichts
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
label-excavation = { $count ->
        [one] Ausgrabung
       *[other] Ausgrabungen
    }
label-excavate-items = { $count ->
        [one] Ausgrabung, mit dem, was dort liegt
       *[other] Ausgrabungen, mit dem, was dort liegt
    }
label-exchanges = Bis zu { $count ->
        [one] { $count } Tausch
       *[other] { $count } Tausche
    }
label-boosted = { $count } davon verstärkt
label-trinkets-budget = Wert an Kleinoden
label-trinkets-level = { $count ->
        [one] Kleinode im Wert seiner Stufe
       *[other] Kleinode im Wert von { $count } × seiner Stufe
    }
label-steal = { $food } Nahrung zahlen, { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } stehlen
label-hatch-and = in seiner Farbe, und das Gold des Eis
label-moves = für { $count ->
        [one] { $count } Magieschritt
       *[other] { $count } Magieschritte
    }
label-elder-black = 1 Dukat für einen Magieschritt in Nekromantie, 3 für zwei, oder nimm, was hier liegt.
label-elder-white = 1 Dukat für einen Magieschritt in Telepathie, 3 für zwei, oder nimm, was hier liegt.
label-elder-gray = 1 Dukat für einen Magieschritt in Alchemie, 3 für zwei, oder nimm, was hier liegt.
label-elder-umber = 1 Dukat für einen Besuch beim Münzer, 3 für zwei, oder nimm, was hier liegt.
label-elder-tan = 1 Dukat für einen Besuch der Bank, 3 für zwei, oder nimm, was hier liegt.
label-elder-sienna = 1 Dukat für einen Besuch des Vulkans, 3 für zwei, oder nimm, was hier liegt.
label-elder-sleeps = Der Älteste schläft; Dukaten hier: { $count }.
label-elder-awake = Erweckt von { $name }; dorthin wird gezahlt.
label-elder-of = Kann wecken: { $elder }
label-effect-train = Eine Stufe aufsteigen
label-effect-hatch = Ein Ei ausbrüten
label-effect-bank = Einzahlen und abheben; Konten bringen Zinsen
label-effect-ascend = Stufe 2 wird 3 für Edelsteine, Stufe 3 ein Ältester für Juwelen
label-effect-release = Lässt deine Drachen aus der Kinderstube dieser Jahreszeit
label-effect-retire = Diesen Drachen für einen Lohn zur Ruhe setzen
label-effect-caravan = Zwei Kleinode für Nahrung kaufen, oder eines für das Doppelte seiner Waren verkaufen
label-effect-trade = Die Farbe tauschen und Dukaten bekommen, oder in drei Drachen der Stufe 1 teilen
label-effect-study = Dukaten zahlen für Magieschritte
label-effect-copy = Die Aktion oder den Stufenertrag eines anderen Ortes nachahmen
label-effect-steal = Nahrung zahlen, aus Bankkonten stehlen
label-effect-excavate = So viele Einkommensfelder ausgraben wie seine Stufe
label-effect-exchange = Waren tauschen
label-effect-elder = Den Ältesten fragen, oder die Dukaten nehmen
label-remark-yellow = Gelber Drache daneben: +{ $count } von einer Art
label-remark-orange = Gegnerischer orangefarbener Drache: −{ $count }
label-remark-choice = Du wählst, wovon es { $count } mehr gibt.
label-remark-lime = Gebühr an limettengrüne Drachen: { $count ->
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
label-remark-nothing = Hier ist jetzt nichts zu holen
label-remark-beside = Ein Ältester nimmt den Siegerpreis ohne Kampf.
label-remark-behind = Rang 2: { $colour } von { $name } liegt vorn.
label-strength-upto = Stärke bis { $count }
label-strength-from = Stärke { $least } bis { $most }
label-strength = Stärke
label-combat-at = Kampf: { $place }
label-combat-won = Gewinnt
label-combat-tie = Gleich stark: Es gewinnt die höhere Stufe, und bei gleicher, wer zuerst da war.
label-combat-pass = Wenn du nicht kämpfst, kann der andere den Kampf noch beginnen. Was niemand beginnt, bringt keinen Preis, und beide Drachen bleiben.
label-combat-pass-enemy = Worum du nicht kämpfst, das bringt keinen Preis, und dein Drache bleibt.
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
label-do-it = Bestätigen
label-reset = Von vorn
label-break-first = Größeres dafür wechseln
label-exchange-left = Tausche übrig: { $count }
label-exchange-do = { $count ->
        [one] { $count } Tausch
       *[other] { $count } Tausche
    } machen
label-exchange-done = Keine Tausche mehr
label-exchange-none = Du kannst hier keinen Tausch bezahlen.
label-exchange-hidden = { $count ->
        [one] Für einen weiteren Tausch fehlen dir Waren.
       *[other] Für { $count } weitere Tausche fehlen dir Waren.
    }
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
label-moves-left = Magieschritte übrig: { $count }
label-magic-points = Punkte am Ende nach Stufe 0 bis 7: { $points }
label-node-start = Noch keine Schule: Der erste Magieschritt führt in jede.
label-node-necromancy = Nahrung für einen Drachen der Stufe 1 bis 4: { $food }
label-node-gift = ein Geschenk zu jedem Neujahr: { $items }
label-node-alchemy = Zu jedem Neujahr { $count ->
        [one] { $count } Gabe
       *[other] { $count } verschiedene Gaben
    } aus den Regalen { $shelves } des Alchemisten
label-node-telepathy = { $extra ->
        [one] { $extra } Tausch
       *[other] { $extra } Tausche
    } mehr bei jedem Besuch einer Werkstatt; davon günstiger: { $boosted }
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
label-board-summer = Sommerkinderstube
label-board-winter = Winterkinderstube
label-score = Punkte
label-score-sources = Punkte nach Herkunft
label-points-parts = Schätze { $treasure } + Bonus { $tiles }
label-score-text = Wie es jetzt steht, mit allen Drachen daheim. Bonusplättchen für Drachen zählen die, die zum letzten Neujahr satt sind.
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
label-ability-purple = nimmt einen eigenen Drachen ohne Feld zu sich
label-ability-magenta = 3 Dukaten: ein Magieschritt beim Einsetzen
label-ability-indigo = wird mit einem anderen der Stufe 3 zusammen eingesetzt
label-ability-golden = vertreibt beim Einsetzen einen gegnerischen Drachen
label-ability-amber = 1 Dukat: eine Ausgrabung beim Einsetzen
label-ability-teal = Reichweite 1, dafür doppelt nach Stufe
label-ability-lime = Gegner zahlen 1 Dukat, um dazuzukommen
label-season-summer = Drachen gehen auf linke Felder; Aktionen wirken sofort.
label-season-autumn = Linke Felder zahlen; Kämpfe.
label-season-winter = Drachen ziehen auf rechte Felder, so viele Schritte wie ihre Stufe.
label-season-spring = Rechte Felder zahlen nach Stufe und Rang; Kämpfe.
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
label-magic_move-stop = Keine Magieschritte mehr
label-say-digs = { $count ->
        [one] eine Ausgrabung
       *[other] { $count } Ausgrabungen
    }
label-say-nothing = dort ist gerade nichts zu holen
label-say-trinkets = Kleinode im Wert von { $count }
label-say-evolve = er kann ein { $dragon-bare } werden
label-say-prize = { $what } für den Sieg
label-say-later = { $what } { $season-at }
label-say-dragon-at = { $dragon } { $place-at }
label-say-take = Nehmen: { $dragon }
label-say-pair = Dazu: { $dragon }
label-say-feed = Füttern: { $dragon }, { $count } Nahrung
label-say-leader = Anführen soll: { $dragon }
label-say-remove = Vertreiben: { $dragon } von { $name }
label-say-excavate = Ausgraben: { $items }
label-say-income = Nehmen: { $items }
label-say-hatch = Ausbrüten: { $dragon } für { $cost }
label-say-become = Entwickeln zu: { $dragon } für { $cost }
label-say-break-up = Aufteilen in: { $dragons }
label-say-trade = { $pays } für { $gains }
label-say-egg = Ein Ei verkaufen: { $gains }
label-say-for = für { $cost }
label-hand-where = { $dragon }: Wohin?
label-split-title = Wähle die { $count ->
        [one] Farbe
       *[other] Farben
    } für { $stones }.
label-split-at = { $place-there } bekommst du { $stones }: Wähle die { $count ->
        [one] Farbe
       *[other] Farben
    }.
label-left-title = { $prompt } (noch { $count } zu wählen)
label-year-turned = Jahr { $year } beginnt
label-year-fed = Satt:
label-year-hungry = Hungrig geblieben, jetzt in der Sommerkinderstube:
label-year-income = Frühling und Neujahr:
label-year-opened = Neu auf der Karte: { $places }
label-year-points = Punkte:
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
label-break-summer_nursery = Sommer-|kinder-|stube
label-break-winter_nursery = Winter-|kinder-|stube
label-rests = ruht
label-tally-items = { $count } × { $value }
label-tally-food = Nahrung und Eier zählen nichts
label-whole-to = { $dragon } { $place-to }
label-whole-bump = { $dragon } { $place-to }, auf ein besetztes Feld
label-whole-join = { $dragon } { $place-to }, neben den violetten Drachen
label-whole-nursery = { $dragon } ruht in der Kinderstube
label-whole-all = alles von: { $item }
label-whole-carry = Umlegen: { $items }
label-whole-cash = Gleich einlösen: { $trinkets }
label-whole-keep = Behalten: { $trinkets }
label-why-effect = Dort: { $what }.
label-why-promise = Das bringt { $what }.
label-why-feeds = Das hilft bei der Entwicklung { $dragon-into }; du brauchst dann noch { $missing }.
label-why-enough = Damit kannst du die Entwicklung { $dragon-into } bezahlen.

## The lesson, step by step

lesson-1 = Das ist das Land von Dragonbrood. Du bist der Geist eines schlafenden Ältesten, und ein kleiner Drachenclan sammelt Schätze für dich. Nach sechs Jahren gewinnt der wertvollste Hort.
lesson-2 = Du beginnst mit vier jungen Drachen. Nimm zuerst einen roten; die anderen nehmt ihr abwechselnd, Bo und du.
lesson-3 = Dein Clan liegt unter der Karte: zwei rote und zwei blaue Drachen, alle von Stufe 1. Es ist Sommer: Drachen gehen auf die linken Felder der Orte. { $touch ->
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
lesson-11 = Herbst: Die linken Felder zahlen. Deine Kristalle sind da: zwei rote, zwei gelbe. Der Edelsteinberg gibt zwei Edelsteine: Mach beide mit dem Plus rot und bestätige.
lesson-12 = Winter: Drachen ziehen weiter, aber nur so viele Schritte wie ihre Stufe. { $touch ->
        [yes] Tippe
       *[no] Klicke
    } den roten Drachen auf dem Edelsteinberg an, und seine Wege erscheinen.
lesson-13 = Das Wolken-Dojo ist einen Schritt entfernt. Dort steigen Drachen auf.
lesson-14 = Ein Edelstein und ein Kristall von einer Farbe heben ihn auf Stufe 2. Andere Farben würden sich mit seiner mischen. Lass ihn rot.
lesson-15 = Ein Drache der Stufe 2! Er sammelt mehr und zieht weiter. Auf Stufe 3 hat jede der zwölf Farben eine eigene Gabe. Nun der blaue Drache in den Brüchen: Nimm ihn.
lesson-16 = Bleiben ist kein Schritt: Lass ihn auf die rechte Seite der Kristallbrüche wechseln. Dort wird er den ersten Rang haben.
lesson-17 = Der andere rote Drache ist in deiner Hand. Der Steinschleifer liegt daneben: eine Werkstatt, die aus zwei Kristallen einen Edelstein macht, im Winter mit einem Gold dazu.
lesson-18 = Plane mit Plus und Minus; die Zeile darunter zeigt deinen Hort danach. Tausche die gelben Kristalle: Drücke das Plus, dann den Knopf darunter.
lesson-19 = Der Frühling hat gezahlt, und es ist Neujahr: Drachen kommen heim und werden gefüttert (das erste Jahr ist frei), neue Orte öffnen sich, und deine Einkommensleiste zahlt. Nimm das Feld mit dem Edelstein.
lesson-20 = So vergehen die Jahre: Brüte Eier aus, lass deine Drachen aufsteigen, studiere Magie, bring Geld zur Bank, kämpfe hinter einem Schirm um Preise, und wecke eines Tages deinen Ältesten. Zeige auf einen Ort, um zu lesen, was er tut. Du weißt genug, um anzufangen. Ein gutes erstes Ziel: ein Drache der Stufe 3 bis zum vierten Jahr; das Brett behält es im Auge.
