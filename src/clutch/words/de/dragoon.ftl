# Dragoon auf Deutsch.

## In the lobby

lobby = Dörfer niederbrennen, Rivalen berauben, Gold heimtragen: Wer zuerst fünfzig hat, gewinnt.

## What happens

events-took_cave = { $seat-is ->
        [you] Du spielst { $colour } und beziehst die Höhle auf { $cell }.
       *[other] { $seat } spielt { $colour } und bezieht die Höhle auf { $cell }.
    }
events-dealt = { $seat-is ->
        [you] Du nimmst drei Karten auf.
       *[other] { $seat } nimmt drei Karten auf.
    }
    .cards = { $seat-is ->
            [you] Du nimmst drei Karten auf: { $cards }.
           *[other] { $seat } nimmt drei Karten auf: { $cards }.
        }
events-round = Runde { $round } beginnt: Menschen kommen auf die Insel.
events-rolled_cave = Schwarz { $black }, Rot { $red }: eine Höhle, dort siedelt niemand.
events-rolled_city = Schwarz { $black }, Rot { $red }: Dort steht schon eine Stadt.
events-rolled_empty = Schwarz { $black }, Rot { $red }: Aber kein Plättchen ist mehr da.
events-grew = Das Dorf auf { $cell } wächst zur Stadt.
    .red = Schwarz { $black }, Rot { $red }: Das Dorf dort wächst zur Stadt.
events-settled_village = Schwarz { $black }, Rot { $red }: Ein Dorf entsteht.
events-thief_gained = Der Dieb bekommt { $gold } Gold und hat { $total }.
events-treasure_placed = Der Dieb versteckt den Schatz auf { $cell }.
events-treasure_moved = Der Dieb bringt den Schatz nach { $cell }.
events-stole_treasure = { $seat-is ->
        [you] Du würfelst { $roll } und stiehlst { $gold } Gold aus dem Schatz des Diebes; { $left ->
            [0] nichts bleibt übrig.
           *[other] { $left } bleiben übrig.
        }
       *[other] { $seat } würfelt { $roll } und stiehlt { $gold } Gold aus dem Schatz des Diebes; { $left ->
            [0] nichts bleibt übrig.
           *[other] { $left } bleiben übrig.
        }
    }
events-treasure_gone = Der Schatz des Diebes ist leer und verschwindet von der Insel.
events-last_place = { $seat-is ->
        [you] Du liegst mit { $gold } Gold hinten und bestimmst, wer beginnt.
       *[other] { $seat } liegt mit { $gold } Gold hinten und bestimmt, wer beginnt.
    }
events-chose_first = { $seat-is ->
        [you] { $target-is ->
            [you] Du beginnst.
           *[other] Du lässt { $target } beginnen.
        }
       *[other] { $target-is ->
            [you] { $seat } lässt dich beginnen.
            [self] { $seat } beginnt.
           *[other] { $seat } lässt { $target } beginnen.
        }
    }
events-turn = { $seat-is ->
        [you] Du bist am Zug.
       *[other] { $seat } ist am Zug.
    }
events-drew = { $seat-is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
    .card = { $seat-is ->
            [you] Du ziehst { $card }.
           *[other] { $seat } zieht { $card }.
        }
events-nothing_to_draw = { $seat-is ->
        [you] Für dich ist keine Karte zum Ziehen da.
       *[other] Für { $seat } ist keine Karte zum Ziehen da.
    }
events-reshuffled = Der Ablagestapel wird gemischt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } bilden den neuen Stapel.
events-ended = { $seat-is ->
        [you] Du beendest den Zug.
       *[other] { $seat } beendet den Zug.
    }
events-evicted = { $seat-is ->
        [you] { $target } erwischt dich in der Höhle: Du zahlst { $gold } Gold.
       *[other] { $target-is ->
            [you] Du erwischst { $seat } in der Höhle: { $seat } zahlt { $gold } Gold.
           *[other] { $target } erwischt { $seat } in der Höhle: { $seat } zahlt { $gold } Gold.
        }
    }
events-sent_home = { $seat-is ->
        [you] Du bist zurück in deiner Höhle.
       *[other] { $seat } ist zurück in der eigenen Höhle.
    }
events-moved = { $seat-is ->
        [you] Du ziehst nach { $cell }.
       *[other] { $seat } zieht nach { $cell }.
    }
events-discarded = { $seat-is ->
        [you] Du legst { $card } ab.
       *[other] { $seat } legt { $card } ab.
    }
events-claimed = { $seat-is ->
        [you] Du beanspruchst { $tile-the } auf { $cell }.
       *[other] { $seat } beansprucht { $tile-the } auf { $cell }.
    }
events-destroyed = { $seat-is ->
        [you] Du verbrennst { $tile-the } auf { $cell } für { $gold } Gold.
       *[other] { $seat } verbrennt { $tile-the } auf { $cell } für { $gold } Gold.
    }
events-contested = { $seat-is ->
        [you] Du willst das Plättchen von { $target } auf { $cell } { $deed }.
       *[other] { $target-is ->
            [you] { $seat } will dein Plättchen auf { $cell } { $deed }.
           *[other] { $seat } will das Plättchen von { $target } auf { $cell } { $deed }.
        }
    }
events-stopped = { $seat-is ->
        [you] Die Leute von { $cell } bleiben treu: Du kannst das Plättchen nicht { $deed }.
       *[other] Die Leute von { $cell } bleiben treu: { $seat } kann das Plättchen nicht { $deed }.
    }
events-stole_cave = { $seat-is ->
        [you] Du würfelst { $roll } und stiehlst { $gold } Gold aus der Höhle von { $target }.
       *[other] { $target-is ->
            [you] { $seat } würfelt { $roll } und stiehlt { $gold } Gold aus deiner Höhle.
           *[other] { $seat } würfelt { $roll } und stiehlt { $gold } Gold aus der Höhle von { $target }.
        }
    }
events-entered_cave = { $seat-is ->
        [you] Du schleichst in die Höhle von { $target }.
       *[other] { $target-is ->
            [you] { $seat } schleicht in deine Höhle.
           *[other] { $seat } schleicht in die Höhle von { $target }.
        }
    }
events-fought = { $seat-is ->
        [you] Du greifst { $target } auf { $cell } an: { $roll } gegen { $against }.
       *[other] { $target-is ->
            [you] { $seat } greift dich auf { $cell } an: { $roll } gegen { $against }.
           *[other] { $seat } greift { $target } auf { $cell } an: { $roll } gegen { $against }.
        }
    }
events-won_combat = { $seat-is ->
        [you] Du gewinnst den Kampf und nimmst { $target } { $gold } Gold ab.
       *[other] { $target-is ->
            [you] { $seat } gewinnt den Kampf und nimmt dir { $gold } Gold ab.
           *[other] { $seat } gewinnt den Kampf und nimmt { $target } { $gold } Gold ab.
        }
    }
events-slipped_away = { $seat-is ->
        [you] Du gewinnst den Kampf, aber { $target } entwischt, ohne zu zahlen.
       *[other] { $target-is ->
            [you] { $seat } gewinnt den Kampf, aber du entwischst, ohne zu zahlen.
           *[other] { $seat } gewinnt den Kampf, aber { $target } entwischt, ohne zu zahlen.
        }
    }
events-reacted = { $seat-is ->
        [you] Du antwortest mit { $card }.
       *[other] { $seat } antwortet mit { $card }.
    }
events-played = { $seat-is ->
        [you] Du spielst { $card }.
       *[other] { $seat } spielt { $card }.
    }
    .cell = { $seat-is ->
            [you] Du spielst { $card } auf { $cell }.
           *[other] { $seat } spielt { $card } auf { $cell }.
        }
    .target = { $seat-is ->
            [you] Du spielst { $card } gegen { $target }.
           *[other] { $target-is ->
                [you] { $seat } spielt { $card } gegen dich.
               *[other] { $seat } spielt { $card } gegen { $target }.
            }
        }
events-snuffed_out = { $seat-is ->
        [you] Deine Karte { $card } verpufft.
       *[other] Die Karte { $card } von { $seat } verpufft.
    }
events-flew = { $seat-is ->
        [you] Du fliegst nach { $cell }.
       *[other] { $seat } fliegt nach { $cell }.
    }
events-flew_home = { $seat-is ->
        [you] Du fliegst nach Hause.
       *[other] { $seat } fliegt nach Hause.
    }
events-more_actions = { $seat-is ->
        [you] Du hast { $count ->
            [one] { $count } Aktion
           *[other] { $count } Aktionen
        } mehr.
       *[other] { $seat } hat { $count ->
            [one] { $count } Aktion
           *[other] { $count } Aktionen
        } mehr.
    }
events-robbed = { $target-is ->
        [you] Der Dieb nimmt dir { $gold } Gold ab.
       *[other] Der Dieb nimmt { $target } { $gold } Gold ab.
    }
events-rose_up = { $target-is ->
        [you] Die Leute von { $cell } schütteln deine Herrschaft ab.
       *[other] Die Leute von { $cell } schütteln die Herrschaft von { $target } ab.
    }
events-picked = { $seat-is ->
        [you] Du nimmst eine Karte aus der Hand von { $target }.
       *[other] { $target-is ->
            [you] { $seat } nimmt eine Karte aus deiner Hand.
           *[other] { $seat } nimmt eine Karte aus der Hand von { $target }.
        }
    }
    .card = { $seat-is ->
            [you] Du nimmst { $card } aus der Hand von { $target }.
           *[other] { $target-is ->
                [you] { $seat } nimmt { $card } aus deiner Hand.
               *[other] { $seat } nimmt { $card } aus der Hand von { $target }.
            }
        }
events-collected_standing = { $seat-is ->
        [you] Du stehst auf { $cell } und kassierst dort { $gold } Gold.
       *[other] { $seat } steht auf { $cell } und kassiert dort { $gold } Gold.
    }
events-before_tribute = { $seat-is ->
        [you] Du machst dich bereit, Tribut zu kassieren.
       *[other] { $seat } macht sich bereit, Tribut zu kassieren.
    }
events-rolled_tribute = { $seat-is ->
        [you] Du brüllst nach Tribut und würfelst { $roll }.
       *[other] { $seat } brüllt nach Tribut und würfelt { $roll }.
    }
events-rerolled_tribute = { $seat-is ->
        [you] Zwischenrufe! Du musst noch einmal brüllen und würfelst { $roll }.
       *[other] Zwischenrufe! { $seat } muss noch einmal brüllen und würfelt { $roll }.
    }
events-intimidated = { $seat-is ->
        [you] Du spielst { $card }: Das Gebrüll zählt als 6.
       *[other] { $seat } spielt { $card }: Das Gebrüll zählt als 6.
    }
events-collected = { $seat-is ->
        [you] Du kassierst { $gold } Gold Tribut.
       *[other] { $seat } kassiert { $gold } Gold Tribut.
    }
events-collected_nothing = { $seat-is ->
        [you] Du bekommst nichts.
       *[other] { $seat } bekommt nichts.
    }
events-dropped = { $seat-is ->
        [you] Du verlierst den Anspruch auf { $cell }.
       *[other] { $seat } verliert den Anspruch auf { $cell }.
    }
events-sudden_death = Gleichstand an der Spitze mit { $gold } Gold: Ab jetzt gewinnt, wer am Ende einer Runde allein führt.
events-thief_won = Der Dieb hat { $gold } Gold: Alle verlieren.
events-won = { $seats-is ->
        [you] Du gewinnst mit { $gold } Gold.
       *[other] { $seats-count ->
            [one] { $seats } gewinnt mit { $gold } Gold.
           *[other] { $seats } gewinnen mit { $gold } Gold.
        }
    }
events-shared = { $seats } teilen sich den Sieg mit { $gold } Gold.

## What somebody is asked to decide

prompts-choose_first = Du hast am wenigsten Gold: Wer beginnt?
prompts-turn = { $points ->
        [one] Noch { $points } Aktion.
       *[other] Noch { $points } Aktionen.
    }
prompts-turn_spent = Karten oder Zugende.
prompts-roar = Welches Plättchen beanspruchst du noch?
prompts-tribute_choice = Dein Tribut: würfeln oder eine Karte spielen?
prompts-drop_claim = Eine 1: Welchen Anspruch verlierst du?
prompts-white_played = { $seat } spielt { $card }: Antwortest du?
    .cell = { $seat } spielt { $card } auf { $cell }: Antwortest du?
    .target = { $target-is ->
            [you] { $seat } spielt { $card } gegen dich: Antwortest du?
           *[other] { $seat } spielt { $card } gegen { $target }: Antwortest du?
        }
prompts-cave_entered = { $seat } ist in deiner Höhle: Antwortest du?
prompts-tile_contested = { $seat } will dein Plättchen auf { $cell } { $deed }: Antwortest du?
prompts-tribute_rolled = { $seat-is ->
        [you] Du hast für den Tribut { $roll } gewürfelt: Antwortest du?
       *[other] { $seat } hat für den Tribut { $roll } gewürfelt: Antwortest du?
    }
prompts-combat_losing = { $seat-is ->
        [you] Du greifst { $target } an, { $attack } zu { $defence }, und verlierst: Antwortest du?
       *[other] { $target-is ->
            [you] { $seat } greift dich an, { $attack } zu { $defence }, und du verlierst: Antwortest du?
           *[other] { $seat } greift { $target } an, { $attack } zu { $defence }: Antwortest du?
        }
    }

## The same for those who wait

waiting-choose_first = { $seat-is ->
        [you] Du bestimmst, wer beginnt.
       *[other] { $seat } bestimmt, wer beginnt.
    }
waiting-turn = { $seat-is ->
        [you] Du bist am Zug. Aktionen übrig: { $points }.
       *[other] { $seat } ist am Zug. Aktionen übrig: { $points }.
    }
waiting-turn_spent = { $seat-is ->
        [you] Du hast alle Aktionen verbraucht.
       *[other] { $seat } hat alle Aktionen verbraucht.
    }
waiting-roar = { $seat-is ->
        [you] Du brüllst und wählst Plättchen.
       *[other] { $seat } brüllt und wählt Plättchen.
    }
waiting-tribute_choice = { $seat-is ->
        [you] Du bist dabei, Tribut zu kassieren.
       *[other] { $seat } ist dabei, Tribut zu kassieren.
    }
waiting-drop_claim = { $seat-is ->
        [you] Du wählst einen Anspruch, der verloren geht.
       *[other] { $seat } wählt einen Anspruch, der verloren geht.
    }
waiting-white_played = { $seat-is ->
        [you] Du spielst { $card }: Antwortet jemand?
       *[other] { $seat } spielt { $card }: Antwortet jemand?
    }
    .cell = { $seat-is ->
            [you] Du spielst { $card } auf { $cell }: Antwortet jemand?
           *[other] { $seat } spielt { $card } auf { $cell }: Antwortet jemand?
        }
    .target = { $seat-is ->
            [you] Du spielst { $card } gegen { $target }: Antwortet jemand?
           *[other] { $target-is ->
                [you] { $seat } spielt { $card } gegen dich: Antwortet jemand?
               *[other] { $seat } spielt { $card } gegen { $target }: Antwortet jemand?
            }
        }
waiting-cave_entered = { $seat-is ->
        [you] Du bist in der Höhle von { $target }: Antwortet jemand?
       *[other] { $target-is ->
            [you] { $seat } ist in deiner Höhle: Antwortet jemand?
           *[other] { $seat } ist in der Höhle von { $target }: Antwortet jemand?
        }
    }
waiting-tile_contested = { $seat-is ->
        [you] Du willst das Plättchen von { $target } auf { $cell } { $deed }: Antwortet jemand?
       *[other] { $target-is ->
            [you] { $seat } will dein Plättchen auf { $cell } { $deed }: Antwortet jemand?
           *[other] { $seat } will das Plättchen von { $target } auf { $cell } { $deed }: Antwortet jemand?
        }
    }
waiting-tribute_rolled = { $seat-is ->
        [you] Du hast für den Tribut { $roll } gewürfelt: Antwortet jemand?
       *[other] { $seat } hat für den Tribut { $roll } gewürfelt: Antwortet jemand?
    }
waiting-combat_losing = { $seat-is ->
        [you] Du gegen { $target }, { $attack } zu { $defence }: Antwortet jemand?
       *[other] { $target-is ->
            [you] { $seat } gegen dich, { $attack } zu { $defence }: Antwortet jemand?
           *[other] { $seat } gegen { $target }, { $attack } zu { $defence }: Antwortet jemand?
        }
    }

## Moves

moves-first = { $target-is ->
        [you] Selbst beginnen
       *[other] { $target } beginnen lassen
    }
moves-move = Nach { $cell } ziehen
moves-claim = Das Plättchen hier beanspruchen
moves-destroy = Das Plättchen hier verbrennen
moves-steal_cave = Aus dieser Höhle stehlen
moves-steal_treasure = Aus dem Schatz des Diebes stehlen
moves-cycle = { $card } ablegen und eine Karte ziehen
moves-draw = Für zwei Aktionen eine Karte ziehen
moves-end = Den Zug beenden
moves-play = { $card } spielen
moves-play_on = { $card } auf { $cell } spielen
moves-play_at = { $card } gegen { $target } spielen
moves-roar = Das Plättchen auf { $cell } beanspruchen
moves-roar_stop = Nicht weiter brüllen
moves-roll = Um Tribut würfeln
moves-drop = Den Anspruch auf { $cell } verlieren
moves-pass = Geschehen lassen
moves-react = Mit { $card } antworten

## Why a move is not possible

refusals-choose_first_now = Bestimme zuerst, wer beginnt.
refusals-no_such_seat = Dort sitzt niemand.
refusals-your_turn_now = Du bist am Zug: Wähle eine Aktion oder eine Karte.
refusals-no_points = Du hast keine Aktionen mehr.
refusals-points_left = Du musst noch { $count } deiner Aktionen verbrauchen.
refusals-not_adjacent = Dein Drache kommt mit einem Schritt nicht nach { $cell }.
refusals-guarded_cave = { $target-is ->
        [you] Du bist zu Hause: Die Höhle kann nicht betreten werden.
       *[other] { $target } ist zu Hause: Die Höhle kann nicht betreten werden.
    }
refusals-no_tile_here = Unter deinem Drachen liegt kein Plättchen.
refusals-already_yours = Auf diesem Plättchen steht dein Totem schon.
refusals-no_totem = Du hast kein Totem mehr.
refusals-not_in_cave = Du bist nicht in der Höhle eines anderen Drachen.
refusals-nothing_to_steal = { $target-is ->
        [you] Du hast kein Gold zu stehlen.
       *[other] { $target } hat kein Gold zu stehlen.
    }
refusals-not_on_treasure = Du stehst nicht auf dem Schatz des Diebes.
refusals-not_in_hand = Du hast { $card } nicht auf der Hand.
refusals-draw_costs_two = Eine Karte zu ziehen kostet zwei Aktionen.
refusals-no_card_to_draw = Es ist keine Karte mehr zum Ziehen da.
refusals-red_card = { $card } ist eine rote Karte: Sie kann nur in ihrem eigenen Augenblick gespielt werden.
refusals-play_instead = Du bist am Zug: Spiele { $card }, statt damit zu antworten.
refusals-not_now = { $card } kann jetzt nicht gespielt werden.
refusals-fairwind_range = Günstiger Wind trägt dich 1 bis { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } weit.
refusals-scorch_range = Versengen reicht nur bis zu den Feldern neben deinem Drachen.
refusals-no_tile_there = Auf { $cell } liegt kein Plättchen.
refusals-dragon_there = Auf { $cell } steht ein Drache.
refusals-no_rival_totem = Auf { $cell } steht kein fremdes Totem.
refusals-no_village_there = Auf { $cell } ist kein Dorf.
refusals-only_others = { $card } braucht jemand anderen als Ziel.
refusals-no_cards = { $target-is ->
        [you] Du hast keine Karten.
       *[other] { $target } hat keine Karten.
    }
refusals-no_gold = { $target-is ->
        [you] Du hast kein Gold.
       *[other] { $target } hat kein Gold.
    }
refusals-is_home = { $target-is ->
        [you] Du bist zu Hause und bewachst das Gold.
       *[other] { $target } ist zu Hause und bewacht das Gold.
    }
refusals-at_home = Dein Drache ist schon zu Hause.
refusals-already_laying_waste = Du verwüstest schon.
refusals-nothing_to_claim = Um dich herum ist kein Plättchen, das dein Gebrüll beanspruchen könnte.
refusals-thief_nothing = Niemand, der nicht zu Hause ist, hat Gold.
refusals-scorch_nothing = Neben dir ist kein Plättchen ohne Drachen.
refusals-uprising_nothing = Niemand sonst hat einen Anspruch ohne Drachen darauf.
refusals-boom_town_nothing = Es gibt kein Dorf ohne fremden Drachen.
refusals-sleight_of_claw_nothing = Niemand sonst hat eine Karte.
refusals-roar_now = Wähle ein Plättchen für dein Gebrüll oder höre auf.
refusals-roar_range = Dein Gebrüll reicht nur über dein Feld und die Felder darum herum.
refusals-roar_tile = Auf { $cell } kann dein Gebrüll nichts beanspruchen.
refusals-respond_now = Antworte mit einer Karte oder passe.
refusals-wrong_moment = { $card } passt nicht in diesen Augenblick.
refusals-ferocity_too_weak = Wildheit würde diesen Kampf nicht wenden.
refusals-tribute_now = Würfle zuerst um deinen Tribut.
refusals-drop_now = Wähle einen Anspruch, den du verlierst.
refusals-not_your_claim = Du hast keinen Anspruch auf { $cell }.

## What a real table is asked

questions-caves = In welcher Höhle wohnt { $seat }? Die anderen folgen im Uhrzeigersinn.
questions-hand = { $seat }: Welche Karte ist die Nummer { $number } deiner Hand?
questions-black_die = Was zeigt der schwarze Würfel?
questions-red_die = Was zeigt der rote Würfel? Der schwarze zeigt { $black }.
questions-place_treasure = Wohin kommt die Schatztruhe?
questions-relocate_treasure = Wohin zieht die Schatztruhe um?
questions-last_place_draw = Wer hat das Stechen um den letzten Platz gewonnen?
questions-draw = { $seat }: Welche Karte hast du gezogen?
questions-steal_die = Was hat { $seat } beim Stehlen gewürfelt?
questions-combat_die = Was hat { $seat } im Kampf gewürfelt?
questions-tribute_die = Was hat { $seat } für den Tribut gewürfelt?
questions-random_card = Welche Karte hat { $seat } von { $target } genommen?

## Ein Wertungsblatt für ein Spiel mit der Schachtel

sheet-gold = { $seat }: Gold
sheet-totems = { $seat }: Totems auf der Karte

## The board in the terminal

board-title = Runde { $round } · { $phase }
board-goal = bis { $gold } Gold
board-sudden_death = Entscheidungsrunden
board-cards = Stapel { $deck } · Plättchen übrig { $tiles }
board-thief = Dieb { $gold } Gold
board-thief_at = Dieb { $gold } Gold auf { $cell }
board-gold = Gold
board-claims = Ansprüche
board-totems = Totems
board-held = Karten
board-home = daheim
board-at = auf
board-rank = Platz
board-points = Aktionen übrig: { $points }
board-lay_waste = verwüstet
board-hand = Deine Hand
board-nothing = nichts
board-discard = Ablagestapel
board-in_play = Im Spiel
board-known = du weißt von
board-legend = v Dorf, C Stadt, Buchstabe dahinter: Totem · ^ Höhle · Großbuchstabe: Drache · $ Schatz
board-totem = Totem
board-cave = Höhle
board-treasure = Schatz
board-everybody_lost = Der Dieb hat gewonnen: Alle verlieren.

## Names of things

names-quadrant = in den Vierteln
names-corner = in den Ecken
names-populate = Besiedlung
names-action = Aktionen
names-tribute = Tribut
names-over = zu Ende
names-village = Dorf
    .the = das Dorf
names-city = Stadt
    .the = die Stadt
names-claim = beanspruchen
names-destroy = verbrennen
names-gold = Gold
names-silver = Silber
names-copper = Kupfer
names-black = Schwarz
names-fairwind = Günstiger Wind
names-second_wind = Zweite Luft
names-menacing_roar = Drohendes Gebrüll
names-thief = Dieb
names-scorch = Versengen
names-lay_waste = Verwüstung
names-uprising = Aufstand
names-boom_town = Goldgräberstadt
names-new_arrivals = Neuankömmlinge
names-sleight_of_claw = Flinke Klaue
names-creature_comfort = Trautes Heim
names-intimidate = Einschüchtern
names-ferocity = Wildheit
names-slippery_scales = Glatte Schuppen
names-snuff_out = Ersticken
names-hecklers = Zwischenrufer
names-loyal_subjects = Treue Untertanen

## Places, by the dice along the edges of the island

names-1-1 = Schwarz 1, Rot 1
names-2-1 = Schwarz 2, Rot 1
names-3-1 = Schwarz 3, Rot 1
names-4-1 = Schwarz 4, Rot 1
names-5-1 = Schwarz 5, Rot 1
names-6-1 = Schwarz 6, Rot 1
names-1-2 = Schwarz 1, Rot 2
names-2-2 = Schwarz 2, Rot 2
names-3-2 = Schwarz 3, Rot 2
names-4-2 = Schwarz 4, Rot 2
names-5-2 = Schwarz 5, Rot 2
names-6-2 = Schwarz 6, Rot 2
names-1-3 = Schwarz 1, Rot 3
names-2-3 = Schwarz 2, Rot 3
names-3-3 = Schwarz 3, Rot 3
names-4-3 = Schwarz 4, Rot 3
names-5-3 = Schwarz 5, Rot 3
names-6-3 = Schwarz 6, Rot 3
names-1-4 = Schwarz 1, Rot 4
names-2-4 = Schwarz 2, Rot 4
names-3-4 = Schwarz 3, Rot 4
names-4-4 = Schwarz 4, Rot 4
names-5-4 = Schwarz 5, Rot 4
names-6-4 = Schwarz 6, Rot 4
names-1-5 = Schwarz 1, Rot 5
names-2-5 = Schwarz 2, Rot 5
names-3-5 = Schwarz 3, Rot 5
names-4-5 = Schwarz 4, Rot 5
names-5-5 = Schwarz 5, Rot 5
names-6-5 = Schwarz 6, Rot 5
names-1-6 = Schwarz 1, Rot 6
names-2-6 = Schwarz 2, Rot 6
names-3-6 = Schwarz 3, Rot 6
names-4-6 = Schwarz 4, Rot 6
names-5-6 = Schwarz 5, Rot 6
names-6-6 = Schwarz 6, Rot 6

## What each card does

cards-fairwind = Fliege auf ein Feld bis zu 3 Schritte weit.
cards-second_wind = Zwei Aktionen mehr in diesem Zug.
cards-menacing_roar = Beanspruche Plättchen auf deinem Feld und den acht darum herum, auf denen kein anderer Drache steht.
cards-thief = Jemand, der nicht zu Hause ist, verliert 3 Gold an den Dieb.
cards-scorch = Verbrenne ein Plättchen neben dir, auf dem kein Drache steht.
cards-lay_waste = In diesem Zug verbrennt jedes Plättchen, das du betrittst, und Drachen dort müssen ohne Kampf nach Hause.
cards-uprising = Entferne ein fremdes Totem von einem Plättchen, auf dem kein Drache steht.
cards-boom_town = Ein Dorf wird zur Stadt.
cards-new_arrivals = Zweimal wird gewürfelt, wo neue Dörfer entstehen; der Dieb bekommt nichts davon.
cards-sleight_of_claw = Nimm eine zufällige Karte aus einer fremden Hand.
cards-creature_comfort = Fliege nach Hause: in deinem Zug, oder um gegen den zu kämpfen, der deine Höhle betritt.
cards-intimidate = Dein Tributwurf zählt als 6.
cards-ferocity = Im Kampf 3 mehr, wenn du ihn dadurch gewinnst.
cards-slippery_scales = Verliere einen Kampf, ohne zu zahlen.
cards-snuff_out = Eine weiße Karte wirkt nicht.
cards-hecklers = Ein Tributwürfel wird noch einmal geworfen.
cards-loyal_subjects = Dein beanspruchtes Plättchen wird weder beansprucht noch verbrannt.

## Moments to answer

windows-white_played = Jemand spielt eine weiße Karte
windows-cave_entered = Ein Drache kommt in meine Höhle
windows-tile_contested = Jemand nimmt oder verbrennt mein Plättchen
windows-tribute_rolled = Jemand würfelt um Tribut
windows-combat_losing = Ich verliere einen Kampf

## House rules and their values

options-cave_layout = Wo die Höhlen liegen
options-gold_goal = Gold, mit dem das Spiel endet
options-round_limit = Höchstens so viele Runden
options-thief_wins = Alle verlieren, wenn der Dieb zuerst reich ist
options-reaction_mode = Wann rote Karten antworten
options-reaction_hold_ms = Wie lange dann alle warten
options-quadrant = in der Mitte der Viertel
options-corner = in den Ecken
options-masked = alle warten ein wenig: Niemand sieht, wer überlegt
options-fixed = alle warten immer gleich lang
options-instant = gefragt wird nur, wer antworten kann

## What each house rule changes

about-cave_layout = Wo auf der Insel die Drachen wohnen.
about-gold_goal = Die Runde, in der jemand so viel Gold hat, ist die letzte.
about-round_limit = Nach so vielen Runden endet das Spiel auf jeden Fall.
about-thief_wins = Sonst beendet das Gold des Diebs nichts.
about-reaction_mode = Wird nur gefragt, wer antworten kann, verrät die Pause, dass jemand so eine Karte hat.
about-reaction_hold_ms = So lange wartet das Spiel mindestens, ob jemand antworten kann oder nicht.

## Labels of the page’s board

label-island = Die Insel von Dragoon
label-cell = Schwarz { $black }, Rot { $red }
label-claimed = { $who ->
        [you] von dir beansprucht
       *[other] beansprucht von { $name }
    }
label-unclaimed = frei
label-cave = { $who ->
        [you] deine Höhle
       *[other] Höhle von { $name }
    }
label-dragon = { $who ->
        [you] dein Drache
       *[other] Drache von { $name }
    }
label-treasure = der Schatz des Diebes, { $gold } Gold
label-fight = Kampf gegen { $name }: { $percent } % Sieg, um { $gold } Gold
label-brings = bringt { $gold } Gold
label-waste = { $name } müsste nach Hause
label-plate = { $name }: { $gold } Gold, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $claims } Ansprüche, { $totems } Totems übrig
label-home = zu Hause
label-active = ist am Zug
label-first = beginnt
label-cards = Karten
label-claims = Ansprüche
label-actions = Aktionen
label-points = Aktionen übrig: { $count }
label-claim = Anspruch
label-destroy = Brennen
label-steal = Stehlen
label-cycle = Ablegen
label-draw = Ziehen
label-end = Zugende
label-roll = Würfeln
label-stop = Aufhören
label-pass = Geschehen lassen
label-spend = { $card } spielen
label-unknown = Was folgt, ist nicht sicher.
label-not-now = In diesem Zug nicht mehr
label-not-now-on = In diesem Zug wirst du nicht mehr gefragt.
label-mine-only = Nur wenn es um mich geht
label-ask-again = Wieder fragen
label-costs = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
label-claim-long = Das Plättchen hier beanspruchen, { $costs }
label-destroy-long = Das Plättchen hier für { $gold } Gold verbrennen, { $costs }
label-destroy-none = Das Plättchen hier verbrennen, { $costs }
label-steal-cave = Aus der Höhle von { $name } stehlen: ein Würfel, im Schnitt { $mean } Gold, { $costs }
label-steal-treasure = Aus dem Schatz des Diebes stehlen: ein Würfel, im Schnitt { $mean } Gold, { $costs }
label-steal-none = Stehlen, { $costs }
label-cycle-long = Eine Karte ablegen und eine ziehen, { $costs }
label-draw-long = Eine Karte ziehen, { $costs }
label-end-long = Den Zug beenden
label-roll-long = Um Tribut würfeln: zu { $percent } % gibt es Gold, im Schnitt { $mean }
label-cycle-pick = Welche Karte legst du ab? Wer noch einmal „Ablegen“ wählt, lässt es.
label-target-fairwind = Wohin fliegst du?
label-target-thief = Wen bestiehlt der Dieb?
label-target-scorch = Welches Plättchen verbrennst du?
label-target-uprising = Welches Plättchen erhebt sich?
label-target-boom_town = Welches Dorf wächst?
label-target-sleight_of_claw = Wessen Karte nimmst du?
label-target-leave = Wer die Karte noch einmal wählt, legt sie zurück.
label-card = { $card }. { $text }
label-many = Du hast { $count } davon.
label-card-cycle = { $card } ablegen
label-red = rote Karte
label-white = weiße Karte
label-deck = Stapel
label-discard = Ablage
label-inplay = Im Spiel
label-tiles = Plättchen übrig
label-track = Punktepfad bis { $goal }: { $golds }; der Dieb { $thief }
label-thief = Dieb
label-round = Runde { $round }
label-round-of = Runde { $round } von { $limit }
label-aim-none = { $round } · Ziel: { $goal } Gold am Ende einer Runde
label-aim-leads = { $who ->
        [you] { $round } · du führst mit { $gold } von { $goal } Gold
       *[other] { $round } · { $name } führt mit { $gold } von { $goal } Gold
    }
label-aim-leads-many = { $round } · mehrere führen mit { $gold } von { $goal } Gold
label-aim-reached = { $who ->
        [you] { $round }, vielleicht die letzte · du hast { $gold } von { $goal } Gold
       *[other] { $round }, vielleicht die letzte · { $name } hat { $gold } von { $goal } Gold
    }
label-aim-reached-many = { $round } · Gleichstand an der Spitze mit { $gold } von { $goal } Gold
label-aim-sudden = { $round } · wer am Ende allein führt, gewinnt
label-aim-long = Wer am Ende einer Runde mindestens { $goal } Gold hat und mehr als alle anderen, gewinnt. Nach Runde { $limit } gewinnt, wer das meiste Gold hat.
label-tribute = Tribut
label-notes-hand = Karten, die du nicht gesehen hast
label-notes-hand-text = Sie sind im Stapel oder in den anderen Händen.
label-notes-known = Du weißt von { $name }
label-notes-discard = Ablagestapel
label-notes-none = Noch nichts.
label-lost = Du hast { $gold } Gold verloren
label-tally-burned = Verbrannt
label-tally-tribute = Tribut
label-tally-fights = Kämpfe
label-tally-thefts = Diebstahl
label-tally-other = Sonstiges
label-tally-total = Gold
label-tally-lost = Der Dieb hat gewonnen: Alle verlieren.
label-whole-way = Nach { $way } ziehen
label-whole-on = dann weiter nach { $way }
label-whole-then = dann: { $move }
label-whole-roar = { $count } Plättchen beanspruchen
label-then-roars = dann { $count } Plättchen beanspruchen
label-then-claim = dann das Plättchen dort beanspruchen
label-then-destroy = dann das Plättchen dort verbrennen
label-then-steal_cave = dann aus der Höhle dort stehlen
label-then-steal_treasure = dann aus dem Schatz des Diebes stehlen
label-then-end = dann den Zug beenden
label-then-draw = dann für zwei Aktionen eine Karte ziehen

## The lesson, step by step

lesson-1 = Eine Insel, von oben gesehen. Du bist der goldene Drache, Bo der silberne. Jeder hat eine Höhle. Wer am Ende einer Runde zuerst 50 Gold hat, gewinnt.
lesson-2 = Jede Runde beginnt mit Würfeln: Der schwarze nennt eine Spalte, der rote eine Reihe. Dort gründen Menschen ein Dorf, und ein Dorf, das noch einmal gewürfelt wird, wächst zur Stadt. Drei Dörfer stehen schon.
lesson-3 = Wer am wenigsten Gold hat, bestimmt, wer beginnt. Wähle dich selbst: Dein Schild zeigt Namen, Gold, Karten und Ansprüche.
lesson-4 = Du hast eine Karte gezogen und hast drei Aktionen: die drei Flammen. Ein Schritt auf ein Nachbarfeld kostet eine. Geh nach rechts, auf das Dorf zu.
lesson-5 = Und noch einmal, auf das Dorf.
lesson-6 = Du kannst das Dorf sofort für 2 Gold verbrennen oder es beanspruchen: Dann kann es dir jede Runde etwas zahlen. Beanspruche es.
lesson-7 = Jetzt steht dein Totem dort. Alle drei Aktionen müssen genutzt werden, und das sind sie. Beende deinen Zug.
lesson-8 = Nach allen Zügen kommt der Tribut. Ein Anspruch, auf dem du selbst stehst, zahlt ohne Wurf: 1 Gold für ein Dorf, 3 für eine Stadt. Dann eine neue Runde: Bo hat am wenigsten Gold und bestimmt.
lesson-9 = Bo kommt auf dein Feld: ein Kampf! Beide würfeln, und 5 gegen 5 gewinnt der Angreifer. Aber rote Karten spielt man in ihrem Moment, auch in Bos Zug. Antworte mit Wildheit: 3 mehr für dich.
lesson-10 = Du hast gewonnen, und Bo musste nach Hause. Der Sieger nimmt bis zu 3 Gold; Bo hatte keins. Jetzt bist du dran. Weiße Karten kosten keine Aktion: Wähle Günstiger Wind, dann das markierte Feld, drei Schritte weit.
lesson-11 = Bos Höhle ist leer: Dort könntest du mit einer Aktion stehlen, aber wer seinen Zug darin beendet, wird erwischt. Die Stadt rechts bringt mehr und ist sicher. Geh nach rechts.
lesson-12 = Jetzt nach oben, auf die Stadt.
lesson-13 = Eine Stadt brennt für 4 Gold. Verbrenne sie.
lesson-14 = Dein runder Marker läuft auf dem Pfad um die Insel: 5 Gold. Beende deinen Zug, dann würfelst du für dein Dorf in der Ferne.
lesson-15 = Eine 1: nichts, und ein Anspruch geht verloren. Eine 2 zahlt nichts, 3 bis 5 zahlen 1 für ein Dorf und 3 für eine Stadt, eine 6 zahlt jeweils eins mehr. Und wenn die Würfel keinen Platz für Menschen finden, bekommt der Dieb 3 Gold, und seine Truhe liegt irgendwo auf der Insel: Wer auf ihrem Feld steht, kann für eine Aktion daraus stehlen, und ein Würfel sagt, wie viel. Jetzt kennst du das Spiel.
