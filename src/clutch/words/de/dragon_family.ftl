# Dragon Family auf Deutsch.

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
        [you] Du erkundest: { $kind } wird Plättchen { $tile } bei { $q },{ $r }, und Hüter { $handler } betritt es.
       *[other] { $seat } erkundet: { $kind } wird Plättchen { $tile } bei { $q },{ $r }, und Hüter { $handler } betritt es.
    }
events-collected = { $seat-is ->
        [you] Du sammelst { $resources }.
       *[other] { $seat } sammelt { $resources }.
    }
events-shared = { $seat-is ->
        [you] Du bist nebenan und erhältst { $resources }.
       *[other] { $seat } ist nebenan und erhält { $resources }.
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
        [you] Du versetzt Hüter { $handler } auf Plättchen { $tile } ({ $terrain }).
       *[other] { $seat } versetzt Hüter { $handler } auf Plättchen { $tile } ({ $terrain }).
    }
events-redrew = { $seat-is ->
        [you] Du schiebst Plättchen unter den Stapel ({ $count }) und ziehst ebenso viele.
       *[other] { $seat } schiebt Plättchen unter den Stapel ({ $count }) und zieht ebenso viele.
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
        [you] Du siedelst einen Drachen ({ $dragon }) in einem Hort auf Plättchen { $tile } an ({ $terrain }); Horte übrig: { $number }.
       *[other] { $seat } siedelt einen Drachen ({ $dragon }) in einem Hort auf Plättchen { $tile } an ({ $terrain }); Horte übrig: { $number }.
    }
events-passed = { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
events-hatched = { $seat-is ->
        [you] Du lässt einen Drachen ({ $dragon }) schlüpfen, für { $resources }.
       *[other] { $seat } lässt einen Drachen ({ $dragon }) schlüpfen, für { $resources }.
    }
events-traded = { $seat-is ->
        [you] Du tauschst drei gleiche ({ $resource }) gegen ein Gold.
       *[other] { $seat } tauscht drei gleiche ({ $resource }) gegen ein Gold.
    }
events-fed = { $seat-is ->
        [you] Du fütterst Drache { $place } ({ $dragon }) mit { $resource }: { $food } von 3.
       *[other] { $seat } füttert Drache { $place } ({ $dragon }) mit { $resource }: { $food } von 3.
    }
events-grew = { $seat-is ->
        [you] Du fütterst Drache { $place } ({ $dragon }) mit { $resource }: Er ist ausgewachsen.
       *[other] { $seat } füttert Drache { $place } ({ $dragon }) mit { $resource }: Er ist ausgewachsen.
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
        [you] Gebiet { $tile } ({ $terrain }): du mit den meisten Horten ({ $count }) erhältst { $points }.
       *[other] { $seats-count ->
            [one] Gebiet { $tile } ({ $terrain }): { $seats } mit den meisten Horten ({ $count }) erhält { $points }.
           *[other] Gebiet { $tile } ({ $terrain }): { $seats } mit den meisten Horten ({ $count }) erhalten { $points }.
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
prompts-feed = Füttere Drache { $place } ({ $dragon }), oder lass es aus.

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
        [you] Du darfst Drache { $place } ({ $dragon }) füttern.
       *[other] { $seat } darf Drache { $place } ({ $dragon }) füttern.
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
refusals-fits_nowhere = Plättchen { $place } passt nirgends neben deine Hüter.
refusals-choose_place = Wähle zuerst den Hüter und das Feld.
refusals-not_beside = Das Feld { $q },{ $r } liegt nicht neben Hüter { $handler }.
refusals-cell_taken = Bei { $q },{ $r } liegt schon ein Plättchen.
refusals-does_not_fit = Das Plättchen passt nicht bei { $q },{ $r }: Land muss an Land liegen und Wasser an Wasser.
refusals-same_tile = Beide Hüter stehen auf demselben Plättchen: Wähle Hüter 1.
refusals-choose_rotation = Drehe zuerst das Plättchen.
refusals-wrong_rotation = In Drehung { $rotation } passen die Kanten nicht: Drehe das Plättchen so, dass Land an Land liegt und Wasser an Wasser.
refusals-never_turned = Alle Kanten dieses Plättchens sind gleich, deshalb wird es nicht gedreht: Wähle Drehung 0.
refusals-choose_handler = Wähle zuerst den Hüter, der versetzt wird.
refusals-choose_destination = Wähle zuerst das Plättchen, auf das der Hüter kommt.
refusals-no_such_tile = Auf der Karte gibt es kein Plättchen { $tile }.
refusals-already_there = Der Hüter steht schon auf Plättchen { $tile }.
refusals-redraw_now = Schiebe zuerst Plättchen unter den Stapel, oder behalte deine Hand.
refusals-settle_now = Wähle zuerst das Plättchen und den Drachen für den Hort.
refusals-no_handler_there = Du hast keinen Hüter auf Plättchen { $tile }.
refusals-no_lair_in_town = In einer Stadt kann kein Drache leben.
refusals-lair_there = { $target-is ->
        [you] Auf Plättchen { $tile } ist schon dein Hort.
       *[other] Auf Plättchen { $tile } ist schon ein Hort von { $target }.
    }
refusals-no_such_dragon = Du hast keinen Drachen { $place } im Nest.
refusals-not_grown = Drache { $place } ist nicht ausgewachsen: Er braucht drei Futter.
refusals-not_at_home = Ein Drache dieser Farbe ({ $dragon }) kann dort nicht leben ({ $terrain }).
refusals-same_dragon = Du hast den gleichen Drachen weiter links: Wähle diesen.
refusals-hatch_now = Lass zuerst ein Ei schlüpfen, tausche, oder lass es aus.
refusals-nest_full = Dein Nest hat schon drei Drachen.
refusals-no_egg = Von dieser Farbe ({ $dragon }) ist kein Ei mehr da.
refusals-gold_dragon_costs_gold = Ein goldener Drache kostet drei Gold.
refusals-cannot_pay = So kannst du dieses Ei ({ $dragon }) nicht bezahlen.
refusals-three_of_a_type = Zum Tauschen brauchst du drei gleiche ({ $resource }).
refusals-no_gold_for_gold = An diesem Tisch kann Gold nicht gegen Gold getauscht werden.
refusals-no_gold_left = Der Vorrat hat kein Gold zum Tauschen.
refusals-feed_now = Füttere zuerst Drache { $place }, oder lass es aus.
refusals-other_dragon = Jetzt wird Drache { $place } gefüttert.
refusals-no_food = Von diesem Futter ({ $resource }) hast du nichts.
refusals-gold_dragon_eats_gold = Ein goldener Drache frisst nur Gold.

## What a real table is asked

questions-hand = { $seat }: Welches Plättchen ist Nummer { $number } deiner Hand?
questions-drawn = { $seat }: Welches Plättchen hast du gezogen?
questions-redrawn = { $seat }: Welches Plättchen hast du als Nummer { $number } gezogen?
questions-first_player = Wer fängt an?

## Names of things

names-start = Startplättchen
names-town = Stadt
names-forest = Wald
names-mountain = Gebirge
names-ocean = Meer
names-ocean_2 = Meer mit 2 Wasserkanten
names-ocean_3 = Meer mit 3 Wasserkanten
names-ocean_4 = Meer mit 4 Wasserkanten
names-ocean_5 = Meer mit 5 Wasserkanten
names-leaf = Blatt
names-ruby = Rubin
names-pearl = Perle
names-gold = Gold
names-green = grün
names-red = rot
names-blue = blau
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

label-map = Die Karte von Dragon Family
label-tile = Plättchen { $tile }, { $terrain }, bei { $q },{ $r }
label-tile-lair = Hort von { $name } ({ $dragon })
label-tile-handlers = Hüter von { $names }
label-handler = Dein Hüter { $handler } auf Plättchen { $tile }
label-lay = { $q },{ $r } erkunden: { $kind } legen, Drehung { $rotation }. { $gains }
label-gains = { $who ->
        [you] Du erhältst { $resources }
       *[other] { $name } erhält { $resources }
    }
label-lost = { $resource } (nichts mehr da)
label-goto = Auf Plättchen { $tile } ({ $terrain }) versetzen und { $resource } erhalten
label-goto-nothing = Auf Plättchen { $tile } ({ $terrain }) versetzen; der Vorrat hat nichts davon ({ $resource })
label-site = Hier einen Hort besiedeln, auf Plättchen { $tile } ({ $terrain })
label-say-explore = { $kind } bei { $q },{ $r } legen
label-say-ocean = { $kind } { $waters } bei { $q },{ $r }, Drehung { $rotation }
label-say-second = { $move }, Hüter 2
label-say-move = Hüter { $handler } auf Plättchen { $tile }
label-say-settle = Hort auf Plättchen { $tile } für Drache { $nest }
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
label-turn = Das Plättchen drehen (R)
label-yes = Hier legen
label-closer = Näher (+)
label-farther = Weiter weg (−)
label-fit = Die ganze Karte zeigen (0)
label-lens = Gebietslupe (L): wer jetzt was bekäme
label-territory = Gebiet: { $terrain }, Plättchen { $tiles }, Wert { $worth }. { $lairs }. { $leaders }
label-lairs = Horte: { $list }
label-lairs-none = Keine Horte
label-scores = Bekäme jetzt Punkte: { $names }
label-scores-none = Niemand bekommt Punkte
label-nest = Nest von { $name }: Punkte { $points }, Horte übrig { $lairs }
label-dragon = Drache { $place }, { $dragon }, Futter { $food } von 3
label-grown = Drache { $place }, { $dragon }, ausgewachsen
label-dragon-settle = Drache { $place } ({ $dragon }) in einem Hort ansiedeln
label-dragon-feed = Drache { $place } ({ $dragon }) füttern, Futter { $food } von 3
label-room = Platz für einen Drachen
label-heap = { $resource }: { $count }
label-heap-trade = Drei gleiche ({ $resource }) gegen ein Gold tauschen; du hast { $count }
label-heap-feed = { $resource } füttern; du hast { $count }
label-egg = Eier { $dragon } übrig: { $count }; Vorrat { $resource }: { $supply }
label-egg-hatch = Drachen schlüpfen lassen: { $dragon }; Eier übrig { $count }
label-pay = Mit { $own } { $food } und { $gold } Gold bezahlen
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
label-tally-tie = Gleiche Punkte: Das Futter im Nest entscheidet, dann übrige Rohstoffe.
label-tally-tie-gold = Gleiche Punkte: Übriges Gold entscheidet.
label-tally-row = { $terrain }, Plättchen { $tiles }: { $names } mit den meisten Horten ({ $count }), Punkte { $points }
label-tally-zero = { $terrain }, Plättchen { $tiles }: alle haben Horte, Punkte 0
label-tally-again = Noch einmal erzählen
label-tiles = { $count } Plättchen
label-keys = Rad oder + und − zoomen, Ziehen oder Umschalt mit Pfeilen verschiebt, 0 zeigt alles, L ist die Lupe, R dreht.

## The lesson, step by step

lesson-1 = Eine Stadt mitten in unbekanntem Land. Deine beiden Hüter stehen darin; sie tragen dasselbe Zeichen wie dein Nest. Die von Bo stehen auch dort.
lesson-2 = Das ist dein Nest. Es hat Platz für drei Drachen und für alles, was du sammelst. Vier Drachen sollen auf der Karte einen eigenen Hort finden.
lesson-3 = Und das ist deine Hand: drei Plättchen Land, die nur du siehst.
lesson-4 = Erkunden: Auf den hellen Feldern passt eines deiner Plättchen. Zeige auf eines, und du siehst, was es bringt. Wähle das markierte Feld mit dem Wald, sieh dir die Karte daneben an und lege das Plättchen mit dem grünen Zeichen. Die Stadt zahlt dir ein Gold, und Bo auch, weil Bo dort steht.
lesson-5 = Dein Hüter ging mit. Bo hat auch erkundet, und dein anderer Hüter in der Stadt bekam ein Gold. Nimm jetzt das Meer. Wasser muss an Wasser liegen und Land an Land, also drehe es: mit R, dem Mausrad oder dem runden Pfeil. Hier berührt es die Stadt und deinen Wald, und beide zahlen.
lesson-6 = Du hast ein Blatt und drei Gold: genug für ein Ei. Ein Drache kostet drei von seinem Futter, und Gold ersetzt jedes davon. Wähle das grüne Ei und bezahle mit dem Blatt und zwei Gold.
lesson-7 = Er ist geschlüpft! In jedem Zug darf jeder Drache deines Nestes eine Sache fressen: sein eigenes Futter oder Gold. Mit dreien in seinen Schalen ist er ausgewachsen. Füttere ihn mit deinem letzten Gold.
lesson-8 = Bo hat einen goldenen Drachen: Er frisst nur Gold, kann aber auf jedem Land leben. Du brauchst Blätter. Versetzen: Wähle deinen Hüter in der Stadt, dann deinen Wald. Ein Hüter darf auf jedes Plättchen, wie weit es auch ist, und nimmt eines von dem, was dort wächst.
lesson-9 = Nach dem Versetzen darfst du Plättchen deiner Hand tauschen: Markiere das Meer und tausche es.
lesson-10 = Füttere deinen Drachen mit dem Blatt.
lesson-11 = Noch eine Mahlzeit, und er ist ausgewachsen. Erkunde mit einem Wald in der Ecke zwischen Stadt und Wald: Das bringt ein Blatt, und die beiden Wälder werden ein Gebiet.
lesson-12 = Du könntest jetzt ein zweites Ei bezahlen, aber dann bliebe nichts zu fressen. Lass es aus.
lesson-13 = Füttere ihn mit dem Blatt.
lesson-14 = Er ist ausgewachsen. Siedle ihn an: Ein grüner Drache lebt im Wald, und dein Hüter steht in einem. Wähle den Drachen oder das Zeichen auf dem Plättchen.
lesson-15 = Ein Drache in einem Hort bringt drei Punkte, einer im Nest einen. In jedem Gebiet bekommt, wer die meisten Horte hat, einen Punkt für jedes Plättchen ohne Hort: Drücke L oder die Lupe, um zu sehen, wer was bekäme. Der vierte Hort oder das letzte Plättchen bringt die letzte Runde. Jetzt kennst du das Spiel.
