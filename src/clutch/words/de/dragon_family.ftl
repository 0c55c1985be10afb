# Dragon Family auf Deutsch.

## In the lobby

lobby = Ausbrüten, füttern, ansiedeln: eine Drachenfamilie auf einer Karte aus Sechsecken.

## What happens

events-dealt = { $seat-is ->
        [you] Du nimmst drei Plättchen auf.
       *[other] { $seat } nimmt drei Plättchen auf.
    }
    .tiles = { $seat-is ->
            [you] Du nimmst drei Plättchen auf: { $tiles }.
           *[other] { $seat } nimmt drei Plättchen auf: { $tiles }.
        }
events-began = { $seat-is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
events-round = Runde { $round } beginnt.
events-exploring = { $seat-is ->
        [you] Du hast ein passendes Plättchen und brichst auf.
       *[other] { $seat } hat ein passendes Plättchen und bricht auf.
    }
events-explored = { $seat-is ->
        [you] Du legst { $kind-one } und betrittst das neue Land.
       *[other] { $seat } legt { $kind-one } und betritt das neue Land.
    }
events-collected = { $seat-is ->
        [you] Du sammelst { $amounts }.
       *[other] { $seat } sammelt { $amounts }.
    }
events-shared = { $seat-is ->
        [you] Du bist nebenan und erhältst { $amounts }.
       *[other] { $seat } ist nebenan und erhält { $amounts }.
    }
events-lost = { $seat-is ->
        [you] Im Vorrat ist kein Stück mehr ({ $resource }) für dich.
       *[other] Im Vorrat ist kein Stück mehr ({ $resource }) für { $seat }.
    }
events-drew = { $seat-is ->
        [you] Du ziehst ein Plättchen.
       *[other] { $seat } zieht ein Plättchen.
    }
    .tile = { $seat-is ->
            [you] Du ziehst ein Plättchen: { $tile }.
           *[other] { $seat } zieht ein Plättchen: { $tile }.
        }
events-moved = { $seat-is ->
        [you] Du versetzt einen Hüter { $terrain-into }.
       *[other] { $seat } versetzt einen Hüter { $terrain-into }.
    }
events-redrew = { $seat-is ->
        [you] Du schiebst { $count ->
            [one] ein
           *[other] { $count }
        } Plättchen unter den Stapel und ziehst ebenso viele.
       *[other] { $seat } schiebt { $count ->
            [one] ein
           *[other] { $count }
        } Plättchen unter den Stapel und zieht ebenso viele.
    }
    .drawn = { $seat-is ->
            [you] Du schiebst { $put } unter den Stapel und ziehst { $drawn }.
           *[other] { $seat } schiebt { $put } unter den Stapel und zieht { $drawn }.
        }
events-kept = { $seat-is ->
        [you] Du behältst die Hand.
       *[other] { $seat } behält die Hand.
    }
events-settled = { $seat-is ->
        [you] Du siedelst { $dragon-drake } { $terrain-inside } an; Horte übrig: { $number }.
       *[other] { $seat } siedelt { $dragon-drake } { $terrain-inside } an; Horte übrig: { $number }.
    }
events-passed = { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
events-hatched = { $seat-is ->
        [you] Du lässt { $dragon-drake } schlüpfen, für { $amounts }.
       *[other] { $seat } lässt { $dragon-drake } schlüpfen, für { $amounts }.
    }
events-traded = { $seat-is ->
        [you] Du tauschst { $amounts } gegen 1 Gold.
       *[other] { $seat } tauscht { $amounts } gegen 1 Gold.
    }
events-fed = { $seat-is ->
        [you] Du fütterst { $dragon-known } mit { $resource-piece }: { $food } von 3.
       *[other] { $seat } füttert { $dragon-known } mit { $resource-piece }: { $food } von 3.
    }
events-grew = { $seat-is ->
        [you] Du fütterst { $dragon-known } mit { $resource-piece }: Er ist ausgewachsen.
       *[other] { $seat } füttert { $dragon-known } mit { $resource-piece }: Er ist ausgewachsen.
    }
events-end_by_lairs = { $seat-is ->
        [you] Du hast den vierten Hort gebaut: Das ist die letzte Runde.
       *[other] { $seat } hat den vierten Hort gebaut: Das ist die letzte Runde.
    }
events-end_by_stack = { $seat-is ->
        [you] Du hast das letzte Plättchen gezogen: Das ist die letzte Runde.
       *[other] { $seat } hat das letzte Plättchen gezogen: Das ist die letzte Runde.
    }
events-end_by_idleness = In { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    } ist nichts entstanden: Das Spiel endet hier.
events-hand_shown = { $seat-is ->
        [you] Du zeigst die Plättchen der Hand: { $tiles }.
       *[other] { $seat } zeigt die Plättchen der Hand: { $tiles }.
    }
events-territory_scored = { $seats-is ->
        [you] Du hast die meisten Horte ({ $count }) in einem Gebiet ({ $terrain }): { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $seats-count ->
            [one] { $seats } hat die meisten Horte ({ $count }) in einem Gebiet ({ $terrain }): { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] { $seats } haben gleich viele Horte (je { $count }) in einem Gebiet ({ $terrain }): je { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
    }
events-scored = { $seat-is ->
        [you] Du erhältst { $nest } für das Nest, { $lairs } für Horte und { $territory } für Gebiete: { $points }.
       *[other] { $seat } erhält { $nest } für das Nest, { $lairs } für Horte und { $territory } für Gebiete: { $points }.
    }
events-won = { $seats-is ->
        [you] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $seats-count ->
            [one] { $seats } gewinnt mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            }.
           *[other] { $seats } gewinnen mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            }.
        }
    }
events-victory_shared = { $seats } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## What somebody is asked to decide

prompts-choose_action = Wähle eine Aktion: erkunden, versetzen oder einen Hort besiedeln.
prompts-explore_tile = Wähle ein Plättchen deiner Hand zum Erkunden.
prompts-explore_place = Wähle den Hüter, der geht, und wohin.
prompts-explore_rotate = Drehe das Plättchen so, dass die Kanten passen.
prompts-move_handler = Wähle den Hüter, der versetzt wird.
prompts-move_dest = Wähle das Plättchen, auf das der Hüter kommt.
prompts-redraw = Tausche Plättchen deiner Hand, oder behalte sie.
prompts-settle_choice = Wähle das Plättchen für den Hort und den Drachen.
prompts-hatch = Lass ein Ei schlüpfen, tausche drei gleiche gegen ein Gold, oder lass es aus.
prompts-feed = Füttere { $dragon-known }, oder lass es aus.

## The same for those who wait

waiting-choose_action = { $seat-is ->
        [you] Du wählst eine Aktion.
       *[other] { $seat } wählt eine Aktion.
    }
waiting-explore_tile = { $seat-is ->
        [you] Du wählst ein Plättchen zum Erkunden.
       *[other] { $seat } wählt ein Plättchen zum Erkunden.
    }
waiting-explore_place = { $seat-is ->
        [you] Du wählst, wo erkundet wird.
       *[other] { $seat } wählt, wo erkundet wird.
    }
waiting-explore_rotate = { $seat-is ->
        [you] Du drehst das Plättchen.
       *[other] { $seat } dreht das Plättchen.
    }
waiting-move_handler = { $seat-is ->
        [you] Du wählst einen Hüter.
       *[other] { $seat } wählt einen Hüter.
    }
waiting-move_dest = { $seat-is ->
        [you] Du wählst, wohin der Hüter kommt.
       *[other] { $seat } wählt, wohin der Hüter kommt.
    }
waiting-redraw = { $seat-is ->
        [you] Du darfst Plättchen tauschen.
       *[other] { $seat } darf Plättchen tauschen.
    }
waiting-settle_choice = { $seat-is ->
        [you] Du wählst einen Hort.
       *[other] { $seat } wählt einen Hort.
    }
waiting-hatch = { $seat-is ->
        [you] Du darfst ein Ei schlüpfen lassen oder tauschen.
       *[other] { $seat } darf ein Ei schlüpfen lassen oder tauschen.
    }
waiting-feed = { $seat-is ->
        [you] Du darfst { $dragon-known } füttern.
       *[other] { $seat } darf { $dragon-known } füttern.
    }

## Moves

moves-explore = Erkunden
moves-move = Einen Hüter versetzen
moves-settle = Einen Hort besiedeln
moves-pass = Passen
moves-skip = Auslassen
moves-tile = Plättchen { $place } der Hand
moves-rotate = Drehung { $rotation }
moves-handler = Hüter { $handler }
moves-to = Auf Plättchen { $tile }
moves-keep = Die Hand behalten
moves-redraw = Unter den Stapel: { $places }
moves-lair = Hort auf Plättchen { $tile } für Drache { $place }
moves-hatch = Schlüpfen lassen: { $dragon }
moves-hatch_with_gold = Schlüpfen lassen: { $dragon }, davon { $gold } Gold bezahlt
moves-trade = Drei gleiche ({ $resource }) gegen ein Gold tauschen
moves-feed_native = Drache { $place } mit seinem Futter füttern
moves-feed_gold = Drache { $place } mit Gold füttern
moves-place = Hüter { $handler } nach { $q },{ $r }

## Why a move is not possible

refusals-choose_action = Wähle zuerst eine Aktion.
refusals-nothing_fits = Kein Plättchen deiner Hand passt neben einen deiner Hüter.
refusals-no_other_tile = Es gibt noch kein anderes Plättchen, auf das du versetzen kannst.
refusals-no_lair_left = Du hast alle deine Horte gebaut.
refusals-nothing_to_settle = Du hast keinen ausgewachsenen Drachen mit einem Hüter auf einem freien Plättchen, wo er leben kann.
refusals-no_pass = Eine Aktion muss sein: Passen gibt es nicht.
refusals-choose_tile = Wähle zuerst ein Plättchen deiner Hand.
refusals-same_kind = Du hast das gleiche Plättchen weiter links: Wähle dieses.
refusals-fits_nowhere = Dieses Plättchen passt nirgends neben deine Hüter.
refusals-choose_place = Wähle zuerst den Hüter und die Stelle.
refusals-not_beside = Diese Stelle liegt nicht neben diesem Hüter.
refusals-cell_taken = Dort liegt schon ein Plättchen.
refusals-does_not_fit = Das Plättchen passt dort nicht: Land muss an Land liegen und Wasser an Wasser.
refusals-same_tile = Beide Hüter stehen auf demselben Plättchen: Wähle Hüter 1.
refusals-choose_rotation = Drehe zuerst das Plättchen.
refusals-wrong_rotation = So gedreht passen die Kanten nicht: Land muss an Land liegen und Wasser an Wasser.
refusals-never_turned = Alle Kanten dieses Plättchens sind gleich, deshalb wird es nicht gedreht: Wähle Drehung 0.
refusals-choose_handler = Wähle zuerst den Hüter, der versetzt wird.
refusals-choose_destination = Wähle zuerst das Plättchen, auf das der Hüter kommt.
refusals-no_such_tile = Auf der Karte gibt es kein Plättchen { $tile }.
refusals-already_there = Der Hüter steht schon dort.
refusals-redraw_now = Schiebe zuerst Plättchen unter den Stapel, oder behalte deine Hand.
refusals-settle_now = Wähle zuerst das Plättchen und den Drachen für den Hort.
refusals-no_handler_there = Dort hast du keinen Hüter.
refusals-no_lair_in_town = In einer Stadt kann kein Drache leben.
refusals-lair_there = { $target-is ->
        [you] Dort hast du schon einen Hort.
       *[other] Dort hat { $target } schon einen Hort.
    }
refusals-no_such_dragon = Diesen Drachen gibt es nicht in deinem Nest.
refusals-not_grown = Dieser Drache ist nicht ausgewachsen: Er braucht drei Futter.
refusals-not_at_home = Ein Drache dieser Farbe ({ $dragon }) kann { $terrain-inside } nicht leben.
refusals-same_dragon = Du hast den gleichen Drachen weiter links: Wähle diesen.
refusals-hatch_now = Lass zuerst ein Ei schlüpfen, tausche, oder lass es aus.
refusals-nest_full = Dein Nest hat schon drei Drachen.
refusals-no_egg = Von dieser Farbe ({ $dragon }) ist kein Ei mehr da.
refusals-gold_dragon_costs_gold = Ein goldener Drache kostet drei Gold.
refusals-cannot_pay = So kannst du dieses Ei ({ $dragon }) nicht bezahlen: Es kostet drei von seinem Futter, oder Gold dafür.
refusals-three_of_a_type = Zum Tauschen brauchst du drei gleiche: Davon ({ $resource }) hast du zu wenig.
refusals-no_gold_for_gold = An diesem Tisch kann Gold nicht gegen Gold getauscht werden.
refusals-no_gold_left = Der Vorrat hat kein Gold zum Tauschen.
refusals-feed_now = Füttere zuerst den Drachen, um den es geht, oder lass es aus.
refusals-other_dragon = Jetzt wird ein anderer Drache gefüttert.
refusals-no_food = Von diesem Futter ({ $resource }) hast du nichts.
refusals-gold_dragon_eats_gold = Ein goldener Drache frisst nur Gold.

## What a real table is asked

questions-hand = { $seat }: Welches Plättchen ist Nummer { $number } deiner Hand?
questions-drawn = { $seat }: Welches Plättchen hast du gezogen?
questions-redrawn = { $seat }: Welches Plättchen hast du als Nummer { $number } gezogen?
questions-first_player = Wer fängt an?

## Ein Wertungsblatt für ein Spiel mit der Schachtel

sheet-territories = Die Gebiete: Landschaft, Plättchen ohne Hort und wessen Horte darin liegen
sheet-nest = { $seat }: Drachen im Nest
sheet-food = { $seat }: Futter auf den Drachen im Nest
sheet-resources = { $seat }: übrige Rohstoffe

## Names of things

names-start = Startplättchen
    .one = das Startplättchen
    .into = auf das Startplättchen
    .inside = auf dem Startplättchen
names-town = Stadt
    .one = eine Stadt
    .into = in eine Stadt
    .inside = in einer Stadt
names-forest = Wald
    .one = einen Wald
    .into = in einen Wald
    .inside = in einem Wald
names-mountain = Gebirge
    .one = ein Gebirge
    .into = in ein Gebirge
    .inside = in einem Gebirge
names-ocean = Meer
    .one = ein Meer
    .into = ans Meer
    .inside = am Meer
names-ocean_2 = Meer mit 2 Wasserkanten
    .one = ein Meer
    .into = ans Meer
    .inside = am Meer
names-ocean_3 = Meer mit 3 Wasserkanten
    .one = ein Meer
    .into = ans Meer
    .inside = am Meer
names-ocean_4 = Meer mit 4 Wasserkanten
    .one = ein Meer
    .into = ans Meer
    .inside = am Meer
names-ocean_5 = Meer mit 5 Wasserkanten
    .one = ein Meer
    .into = ans Meer
    .inside = am Meer
names-leaf = Blatt
    .piece = einem Blatt
    .many = { $count ->
        [one] { $count } Blatt
       *[other] { $count } Blätter
    }
names-ruby = Rubin
    .piece = einem Rubin
    .many = { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }
names-pearl = Perle
    .piece = einer Perle
    .many = { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    }
names-gold = Gold
    .piece = Gold
    .drake = einen goldenen Drachen
    .known = den goldenen Drachen
    .who = goldener Drache
names-green = grün
    .drake = einen grünen Drachen
    .known = den grünen Drachen
    .who = grüner Drache
names-red = rot
    .drake = einen roten Drachen
    .known = den roten Drachen
    .who = roter Drache
names-blue = blau
    .drake = einen blauen Drachen
    .known = den blauen Drachen
    .who = blauer Drache
names-orange = orange
names-purple = lila
names-pink = rosa
names-native = eigenes Futter
names-land = Land
names-water = Wasser

## The board in the terminal

board-round = Runde { $round }
board-first = { $seat } beginnt jede Runde
board-stack = Stapel { $count }
board-supply = Vorrat
board-unlimited = unbegrenzt
board-eggs = Eier
board-last_round = letzte Runde
board-idle = Runden ohne Fortschritt { $count }
board-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-lairs_left = Horte übrig { $count }
board-hand = Hand
board-hidden = verdeckt
board-known = bekannt
board-bottom = im Stapel bekannt, von unten
board-territories = Gebiete
board-worth = Wert { $points }
board-nobody = niemand
board-start = Start
board-empty_nest = keine Drachen

## House rules and their values

options-resource_supply = Vorrat an Rohstoffen
options-resources_per_type = Rohstoffe jeder Art
options-dragons_per_colour = Drachen jeder Farbe
options-opponent_payout = Was Nachbarn beim Erkunden erhalten
options-start_tile_gain = Was das Startplättchen zahlt, wenn es zweimal berührt wird
options-lair_tiles_score = Auch Plättchen mit Horten zählen
options-tie_break = Wie Gleichstände entschieden werden
options-allow_pass = Die Aktion darf ausgelassen werden
options-trade_gold = Drei Gold dürfen gegen ein Gold getauscht werden
options-overfeed = Drachen dürfen mehr als drei fressen
options-hidden_hands = Die Hände sind verdeckt
options-stall_rounds = Runden ohne Fortschritt, die das Spiel beenden
options-finite = begrenzt
options-unlimited = unbegrenzt
options-per_tile = eines für jedes Plättchen
options-once = höchstens eines
options-per_edge = eines für jede Kante
options-printed = Futter im Nest, dann unverbrauchte Rohstoffe
options-unspent_gold = unverbrauchtes Gold

## What each house rule changes

about-resource_supply = Ein begrenzter Vorrat kann ausgehen: was nicht da ist, bekommt niemand.
about-resources_per_type = Wie viel von jedem Rohstoff im Vorrat liegt.
about-dragons_per_colour = Wie viele Drachen jeder Farbe schlüpfen können.
about-opponent_payout = Was andere bekommen, wenn du neben ihnen erkundest.
about-start_tile_gain = Ein neues Plättchen kann das Startplättchen mit zwei Kanten berühren.
about-lair_tiles_score = Am Ende zählen auch Plättchen mit einem Hort, gleich wem er gehört, einen Punkt.
about-tie_break = Was bei gleichen Punkten entscheidet.
about-allow_pass = Sonst muss in jedem Zug eine Aktion gemacht werden.
about-trade_gold = Sonst dürfen die drei, die gegen ein Gold getauscht werden, nicht selbst Gold sein.
about-overfeed = Sonst frisst ein Drache höchstens drei.
about-hidden_hands = Sonst sehen alle, was alle haben.
about-stall_rounds = Nach so vielen Runden ohne Fortschritt endet das Spiel.

## Labels of the page’s board

label-ask-handler = Wohin geht dieser Hüter?
label-ask-explore = Wohin kommt ein Plättchen?
label-ask-tile = Wohin kommt dieses Plättchen?
label-ask-move = Welcher Hüter?
label-ask-target = Wohin kommt er?
label-ask-settle = Welcher Drache, und wohin?
label-ask-turn = Drehen, oder hier legen.
label-ask-lay = Hier legen?
label-ask-pay = Wie bezahlst du { $dragon-known }?
label-map = Die Karte von Dragon Family
label-tile = { $terrain }
label-tile-lair = Hort von { $name } ({ $dragon })
label-tile-handlers = Hüter von { $names }
label-spot = Reihe { $row }, Spalte { $column }
label-from = von { $spot } aus
label-handler = Dein Hüter ({ $terrain })
label-lay = Stelle { $number } von { $count }: { $kind } legen. { $gains }
label-lay-turned = Stelle { $number } von { $count }: { $kind } legen, Wasser Richtung { $hour } Uhr. { $gains }
label-gains = { $who ->
        [you] Du erhältst { $resources }
       *[other] { $name } erhält { $resources }
    }
label-lost = { $resource } (nichts mehr da)
label-goto = Hierher versetzen ({ $terrain }) und { $resource } erhalten
label-goto-nothing = Hierher versetzen ({ $terrain }), ohne etwas zu erhalten: Der Vorrat hat nichts davon ({ $resource })
label-site = Hier einen Hort besiedeln ({ $terrain })
label-say-explore = { $kind } hier legen: { $gains }
label-say-ocean = Meer hier legen, Wasser Richtung { $hour } Uhr: { $gains }
label-say-second = { $move }; dein anderer Hüter geht
label-say-move = Einen Hüter hierher versetzen ({ $terrain }): { $gains }
label-say-settle = Hier { $dragon-known } ansiedeln ({ $terrain })
label-say-nothing = nichts
label-say-tile = Mit diesem Plättchen erkunden
label-say-handler = Diesen Hüter versetzen
label-say-place = Hier erkunden
label-say-rotate = Das Plättchen so drehen
label-say-to = Hierher versetzen
label-say-lair = Hier einen Hort besiedeln
label-say-hatch = Schlüpfen lassen: { $dragon-drake }
label-say-paid = Schlüpfen lassen: { $dragon-drake }, für { $gains }
label-say-trade = { $goods } gegen ein Gold tauschen
label-say-feed = Diesen Drachen mit seinem Futter füttern
label-say-gold = Diesen Drachen mit Gold füttern
label-say-feed-named = Mit seinem Futter { $dragon-known } füttern
label-say-gold-named = Mit Gold { $dragon-known } füttern
label-say-redraw = { $count ->
        [one] Ein Plättchen tauschen
       *[other] { $count } Plättchen tauschen
    }
label-explore = Erkunden
label-move = Versetzen
label-settle = Besiedeln
label-hatch = Schlüpfen
label-trade = Tauschen
label-skip = Auslassen
label-feed_native = Eigenes Futter
label-feed_gold = Gold
label-explore-effect = Plättchen legen, ringsum sammeln
label-move-effect = überallhin, eines nehmen
label-settle-effect = ein großer Drache, 3 Punkte
label-hatch-effect = drei Rohstoffe
label-trade-effect = drei gleiche gegen ein Gold
label-status = Horte übrig { $lairs }
label-redraw = Tauschen
label-keep = Behalten
label-turn = Das Plättchen drehen (T)
label-yes = Hier legen
label-closer = Näher (+)
label-farther = Weiter weg (−)
label-fit = Die ganze Karte zeigen (0)
label-lens = Gebietslupe (L): wer jetzt was bekäme
label-lens-key = Stand jetzt: Wer in einem Gebiet die meisten Horte hat, bekommt +1 je Plättchen ohne Hort.
label-lens-free = frei
label-territory = Gebiet: { $terrain }, Plättchen { $tiles }, Wert { $worth }. { $lairs }. { $leaders }
label-lairs = Horte: { $list }
label-lairs-none = Keine Horte
label-scores = Bekäme jetzt Punkte: { $names }
label-scores-none = Niemand bekommt Punkte
label-nest = Nest von { $name }: Punkte { $points }, Horte übrig { $lairs }
label-dragon = { $dragon-who }, Futter { $food } von 3
label-grown = { $dragon-who }, ausgewachsen
label-dragon-settle = In einem Hort { $dragon-known } ansiedeln
label-dragon-feed = Füttern: { $dragon-known }, Futter { $food } von 3
label-room = Platz für einen Drachen
label-heap = { $resource }: { $count }
label-heap-trade = { $goods } gegen ein Gold tauschen; du hast { $count }
label-heap-feed = { $resource } füttern; du hast { $count }
label-egg = Eier { $dragon } übrig: { $count }; Vorrat { $resource }: { $supply }
label-egg-hatch = Schlüpfen lassen: { $dragon-drake }; Eier übrig { $count }
label-pay = Mit { $goods } bezahlen
label-pay-title = Wie bezahlst du?
label-hand = Plättchen { $place } deiner Hand: { $kind }
label-hand-mark = Plättchen { $place } unter den Stapel: { $kind }
label-back = Ein verdecktes Plättchen
label-keep-all = Alle behalten
label-exchange = { $count } tauschen
label-pass = Passen
label-round = Runde { $round }
label-last = Letzte Runde
label-stack = Plättchen im Stapel: { $count }
label-eggs = Eier
label-hidden-hand = Plättchen auf der Hand { $count }
label-notes-unseen = Plättchen, die du nicht gesehen hast
label-notes-unseen-text = Im Stapel oder auf den Händen der anderen.
label-notes-known = Im Stapel bekannt, von unten
label-notes-hands = Auf Händen bekannt
label-notes-supply = Vorrat
label-notes-unlimited = unbegrenzt
label-notes-territories = Gebiete jetzt
label-notes-none = Noch ist kein Hort gebaut.
label-tally-title = Gebiet für Gebiet
label-tally-map = Die Karte am Ende
label-tally-none = Kein Gebiet brachte Punkte.
label-tally-seat = Spieler
label-tally-nest = Nest
label-tally-lairs = Horte
label-tally-territory = Gebiete
label-tally-total = Punkte
label-tally-food = Futter im Nest
label-tally-unspent = Übrig
label-tally-gold = Übriges Gold
label-tally-tie = Gleiche Punkte: Das Futter im Nest entscheidet, dann übrige Rohstoffe.
label-tally-tie-gold = Gleiche Punkte: Übriges Gold entscheidet.
label-tally-row = { $terrain }, Plättchen { $tiles }: { $names } mit den meisten Horten ({ $count }), Punkte { $points }
label-tally-zero = { $terrain }, Plättchen { $tiles }: alle haben Horte, Punkte 0
label-tally-again = Noch einmal erzählen
label-tiles = { $count } Plättchen
label-keys = Rad oder + und − zoomen, Ziehen oder Umschalt mit Pfeilen verschiebt, 0 zeigt alles, L ist die Lupe, T dreht.

## The lesson, step by step

lesson-1 = Eine Stadt mitten in unbekanntem Land. Deine beiden Hüter stehen darin; sie tragen dasselbe Zeichen wie dein Nest. Die von Bo stehen auch dort.
lesson-2 = Das ist dein Nest. Es hat Platz für drei Drachen und für alles, was du sammelst. Vier Drachen sollen auf der Karte einen eigenen Hort finden.
lesson-3 = Und das ist deine Hand: drei Plättchen Land, die nur du siehst.
lesson-4 = Erkunden: Auf den umrandeten Feldern passt eines deiner Plättchen. { $touch ->
        [yes] Tippe auf eines, und du siehst, was es bringt.
       *[no] Zeige auf eines, und du siehst, was es bringt.
    } Wähle das markierte Feld mit dem Wald, sieh dir die Karte daneben an und lege das Plättchen mit dem grünen Zeichen. Die Stadt zahlt dir ein Gold, und Bo auch, weil Bo dort steht.
lesson-5 = Dein Hüter ging mit. Bo hat auch erkundet, und dein anderer Hüter in der Stadt bekam ein Gold. Nimm jetzt das Meer. Wasser muss an Wasser liegen und Land an Land, also drehe es: { $touch ->
        [yes] mit dem runden Pfeil
       *[no] mit T, dem Mausrad oder dem runden Pfeil
    }. Hier berührt es die Stadt und deinen Wald, und beide zahlen.
lesson-6 = Du hast ein Blatt und drei Gold: genug für ein Ei. Ein Drache kostet drei von seinem Futter, und Gold ersetzt jedes davon. Wähle das grüne Ei und bezahle mit dem Blatt und zwei Gold.
lesson-7 = Er ist geschlüpft! In jedem Zug darf jeder Drache deines Nestes eine Sache fressen: sein eigenes Futter oder Gold. Mit dreien in seinen Schalen ist er ausgewachsen. Füttere ihn mit deinem letzten Gold.
lesson-8 = Bo hat einen goldenen Drachen: Er frisst nur Gold, kann aber auf jedem Land leben. Du brauchst Blätter. Versetzen: Wähle deinen Hüter in der Stadt, dann deinen Wald. Ein Hüter darf auf jedes Plättchen, wie weit es auch ist, und nimmt eines von dem, was dort wächst.
lesson-9 = Nach dem Versetzen darfst du Plättchen deiner Hand tauschen: Markiere das Meer und tausche es.
lesson-10 = Füttere deinen Drachen mit dem Blatt.
lesson-11 = Noch eine Mahlzeit, und er ist ausgewachsen. Erkunde mit einem Wald in der Ecke zwischen Stadt und Wald. Jedes Plättchen, das das neue berührt, zahlt dir: die Stadt ein Gold, der Wald ein Blatt. Und die beiden Wälder werden ein Gebiet.
lesson-12 = Du könntest jetzt ein zweites Ei bezahlen, aber dann bliebe nichts zu fressen. Lass es aus.
lesson-13 = Füttere ihn mit dem Blatt.
lesson-14 = Er ist ausgewachsen. Siedle ihn an: Ein grüner Drache lebt im Wald, und dein Hüter steht in einem. Wähle den Drachen oder das Zeichen auf dem Plättchen.
lesson-15 = Ein Drache in einem Hort bringt drei Punkte, einer im Nest einen. In jedem Gebiet bekommt, wer die meisten Horte hat, einen Punkt für jedes Plättchen ohne Hort: { $touch ->
        [yes] Tippe auf die Lupe,
       *[no] Drücke L oder die Lupe,
    } um zu sehen, wer was bekäme. Der vierte Hort oder das letzte Plättchen bringt die letzte Runde. Jetzt kennst du das Spiel.
