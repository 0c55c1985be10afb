# Dragon Kin auf Deutsch.

## In the lobby

lobby = Verdeckte Karten, kluge Vermutungen: Setze auf die Drachen, denen die königliche Reihe gewogen ist.

## What happens

events-removed = Nicht in diesem Spiel: { $dragons }.
events-dealt = { $seat-is ->
        [you] Runde { $round } beginnt; du gibst.
       *[other] Runde { $round } beginnt; { $seat } gibt.
    }
events-hand = { $seat-is ->
        [you] Du nimmst acht Karten auf.
       *[other] { $seat } nimmt acht Karten auf.
    }
    .dragons = { $seat-is ->
            [you] Du nimmst acht Karten auf: { $dragons }.
           *[other] { $seat } nimmt acht Karten auf: { $dragons }.
        }
events-opened = { $dragon } eröffnet die Galerie.
events-foresaw = { $seat-is ->
        [you] Du siehst die königliche Karte { $position } voraus.
       *[other] { $seat } sieht die königliche Karte { $position } voraus.
    }
    .dragon = { $seat-is ->
            [you] Du siehst die königliche Karte { $position } voraus: { $dragon }.
           *[other] { $seat } sieht die königliche Karte { $position } voraus: { $dragon }.
        }
events-discarded = { $seat-is ->
        [you] Du wirfst { $dragon } ab.
       *[other] { $seat } wirft { $dragon } ab.
    }
events-gained = { $seat-is ->
        [you] Du gewinnst verdeckt Sippe.
       *[other] { $seat } gewinnt verdeckt Sippe.
    }
    .dragon = { $seat-is ->
            [you] Du gewinnst verdeckt { $dragon } als Sippe.
           *[other] { $seat } gewinnt verdeckt { $dragon } als Sippe.
        }
events-interfered = { $seat-is ->
        [you] Du deckst Karte { $card } der Sippe von { $target } auf: { $dragon }.
       *[other] { $target-is ->
            [you] { $seat } deckt Karte { $card } deiner Sippe auf: { $dragon }.
           *[other] { $seat } deckt Karte { $card } der Sippe von { $target } auf: { $dragon }.
        }
    }
events-scried = { $seat-is ->
        [you] Du erspähst die königliche Karte { $position }.
       *[other] { $seat } erspäht die königliche Karte { $position }.
    }
    .dragon = { $seat-is ->
            [you] Du erspähst die königliche Karte { $position }: { $dragon }.
           *[other] { $seat } erspäht die königliche Karte { $position }: { $dragon }.
        }
events-allied = { $seat-is ->
        [you] Du schließt ein offenes Bündnis mit { $dragon }.
       *[other] { $seat } schließt ein offenes Bündnis mit { $dragon }.
    }
events-revealed = Die königliche Reihe wird aufgedeckt: { $dragons }.
events-ranked = Die königliche Rangfolge ist { $dragons }; je Sippenkarte sind sie { $values } wert.
events-scored_kin = { $seat-is ->
        [you] Deine Sippe: { $count } × { $dragon } zu je { $value } = { $points }.
       *[other] Sippe von { $seat }: { $count } × { $dragon } zu je { $value } = { $points }.
    }
events-scored_coup = { $seat-is ->
        [you] Deine Sippe: ein Umsturz mit { $count } × { $dragon } = { $points }.
       *[other] Sippe von { $seat }: ein Umsturz mit { $count } × { $dragon } = { $points }.
    }
events-scored_nothing = { $seat-is ->
        [you] Deine Sippe: { $count } × { $dragon }, nicht in der Reihe = { $points }.
       *[other] Sippe von { $seat }: { $count } × { $dragon }, nicht in der Reihe = { $points }.
    }
events-scored = { $seat-is ->
        [you] Du bekommst in dieser Runde { $points } und hast insgesamt { $total }.
       *[other] { $seat } bekommt in dieser Runde { $points } und hat insgesamt { $total }.
    }
events-stopped = Nach { $rounds } Runden hat niemand { $goal } Punkte: Das Spiel endet hier.
events-won = { $seats-is ->
        [you] Du gewinnst mit { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkten
        }.
       *[other] { $seats-count ->
            [one] { $seats } gewinnt mit { $score ->
                [one] { $score } Punkt
               *[other] { $score } Punkten
            }.
           *[other] { $seats } gewinnen mit { $score ->
                [one] { $score } Punkt
               *[other] { $score } Punkten
            }.
        }
    }
events-won_shared = Der Sieg wird geteilt, mit je { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }: { $seats }.

## What somebody is asked to decide

prompts-discard = Wähle eine Karte zum Abwerfen.
prompts-action = Was tust du?

## The same for those who wait

waiting-discard = { $seat-is ->
        [you] Du wählst eine Karte zum Abwerfen.
       *[other] { $seat } wählt eine Karte zum Abwerfen.
    }
waiting-action = { $seat-is ->
        [you] Du wählst eine Aktion.
       *[other] { $seat } wählt eine Aktion.
    }

## Moves

moves-discard = { $dragon } abwerfen
moves-gain = { $dragon } verdeckt als Sippe gewinnen
moves-interfere = Karte { $card } der Sippe von { $target } aufdecken
moves-scry = Die königliche Karte { $position } ansehen
moves-ally = { $dragon } aus der Galerie offen als Sippe nehmen

## Why a move is not possible

refusals-discard_first = Wirf zuerst eine Karte ab.
refusals-not_in_hand = Du hast kein { $dragon } auf der Hand.
refusals-already_discarded = Du hast schon abgeworfen: Wähle eine Aktion.
refusals-no_card_left = Um Sippe zu gewinnen, muss nach dem Abwerfen noch eine Karte auf der Hand sein.
refusals-no_such_seat = Dort sitzt niemand.
refusals-own_kin = Einmischen kannst du dich nur in die Sippe anderer.
refusals-no_such_kin = { $target-is ->
        [you] { $card ->
            [1] Du hast noch keine Sippe.
           *[other] So viele Sippenkarten hast du nicht.
        }
       *[other] { $card ->
            [1] { $target } hat noch keine Sippe.
           *[other] So viele Sippenkarten hat { $target } nicht.
        }
    }
refusals-already_up = { $target-is ->
        [you] Karte { $card } deiner Sippe liegt schon offen.
       *[other] Karte { $card } der Sippe von { $target } liegt schon offen.
    }
refusals-one_card_only = Ein offenes Bündnis braucht genau eine Karte auf der Hand nach dem Abwerfen.
refusals-last_card_only = Ein offenes Bündnis braucht genau eine Karte auf der Hand zu Beginn des Zuges.
refusals-own_discard = Das { $dragon }, das du eben abgeworfen hast, darfst du nicht zurücknehmen.
refusals-not_in_gallery = In der Galerie liegt kein { $dragon }.

## What a real table is asked

questions-removed = Welcher Satz kommt zurück in die Schachtel?
questions-dealer = Wer gibt zuerst?
questions-hand = { $seat }: Welche Karte ist Nummer { $number } deiner Hand?
questions-gallery = Welche Karte eröffnet die Galerie?
questions-line = { $seat }: Welcher Drache ist die königliche Karte { $position }?
questions-revealed = Welcher Drache ist die königliche Karte { $position }?

## The board in the terminal

board-round = Runde { $round }
board-round_of = Runde { $round } von { $rounds }
board-round_to = Runde { $round }, bis { $goal ->
        [one] { $goal } Punkt
       *[other] { $goal } Punkte
    }
board-dealer = { $seat } gibt
board-removed = ohne { $dragons }
board-line = Reihe
board-seen = Gesehen von
board-ranking = Rangfolge
board-gallery = Galerie
board-held = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-total = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
board-place = Platz { $place }
board-no_kin = keine Sippe
board-exposed = hat bekanntlich
board-hand = Deine Hand
board-unseen = Nicht gesehen
board-nothing = nichts

## The score sheet

sheet-line = Die königliche Reihe, sieben Karten von links nach rechts
sheet-kin = { $seat }: die Sippe, bis zu vier Karten

## Names of things

names-forest = Wald
names-ice = Eis
names-fire = Feuer
names-storm = Sturm
names-stone = Stein
names-sea = Meer
names-sand = Sand
names-shadow = Schatten
names-sun = Sonne
names-swamp = Sumpf

## House rules and their values

options-game_length = Länge des Spiels
options-rounds = Runden
options-target = Punkte, bis zu denen gespielt wird
options-max_rounds = Höchstzahl der Runden bei einem Punkteziel
options-open_alliance_when = Wann die eine Karte gezählt wird
options-open_alliance_own_discard = Ein offenes Bündnis darf die eben abgeworfene Karte nehmen
options-removed_sets = Sätze, die in der Schachtel bleiben
options-single_round = eine Runde
options-fixed_rounds = eine Anzahl Runden
options-to_target = bis zu einer Punktzahl
options-after_discard = nach dem Abwerfen
options-turn_start = zu Beginn des Zuges
options-random = zufällig

## What each house rule changes

about-game_length = Eine Runde, mehrere Runden, oder bis jemand genug Punkte hat.
about-rounds = Die Punkte aller Runden werden zusammengezählt.
about-target = Das Spiel endet nach der Runde, in der jemand so viele Punkte erreicht.
about-max_rounds = So viele Runden dauert das Spiel höchstens; von selbst zwei je fünf Punkte eines Ziels über 50.
about-open_alliance_when = Ein offenes Bündnis braucht genau eine Handkarte; hier wird festgelegt, wann gezählt wird.
about-open_alliance_own_discard = Sonst dürfen nur Karten genommen werden, die schon vorher in der Galerie lagen.
about-removed_sets = Zu zweit und zu dritt bleiben einige Drachenarten im Karton.

## Labels of the page’s board

label-hall = Die Halle von Dragon Kin
label-gallery = Galerie
label-line = Königliche Reihe
label-kinslot = Sippe
label-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-secret = Verdeckt: nur du kennst diese Karte
label-open = Hand von { $name }: { $cards }
label-royal = Königliche Karte { $position }
label-unknown = von dir nicht gesehen
label-seen = gesehen von { $names }
label-seen-one = Gesehen von { $name }
label-kin = Sippe von { $name }, Karte { $number }: { $dragon }
label-facedown = verdeckt
label-allied = { $dragon }, aus einem offenen Bündnis
label-stack = Galerie, { $dragon }: { $count }
label-inhand = { $count ->
        [one] { $dragon } auf deiner Hand
       *[other] { $dragon } auf deiner Hand, { $count }-mal
    }
label-worths = sortiert sind die Plätze { $values } wert
label-worths-text = Am Ende wird die königliche Reihe sortiert: Große Gruppen gleicher Drachen kommen nach links. Jede deiner Sippenkarten ist so viel wert wie der Platz, an dem ihre Gruppe beginnt.
label-known = gesehen
label-again = du kennst sie schon, ein weiterer Blick zeigt nichts Neues
label-holds = { $name } hält { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-unseen-text = So viele Karten jeder Art hast du nicht gesehen: in der Reihe, auf anderen Händen oder verdeckt als Sippe.
label-removed = Nicht im Spiel
label-round = Runde { $number }
label-coup = Umsturz
label-absent = nicht in der Reihe
label-ranking = Königliche Rangfolge
label-nokin = keine Sippe
label-discard = Abwerfen
label-gain = Sippe gewinnen
label-interfere = Einmischen
label-scry = Erspähen
label-ally = Offenes Bündnis
label-gain-effect = eine Karte, verdeckt
label-interfere-effect = fremde Sippe aufdecken
label-scry-effect = königliche Karte ansehen
label-ally-effect = aus der Galerie nehmen
label-whole-gain = { $discard } abwerfen, dann { $dragon } verdeckt als Sippe gewinnen
label-whole-ally = { $discard } abwerfen, dann { $dragon } aus der Galerie offen als Sippe nehmen
label-whole-scry = { $discard } abwerfen, dann die königliche Karte { $position } ansehen
label-whole-interfere = { $discard } abwerfen, dann Karte { $card } der Sippe von { $name } aufdecken
label-why-kin = Damit hat deine Sippe { $count } × { $dragon }.
label-why-line = { $count ->
        [one] { $dragon } hast du in der königlichen Reihe gesehen.
       *[other] { $count } × { $dragon } hast du in der königlichen Reihe gesehen.
    }
label-why-unseen = { $count ->
        [one] Eine Karte { $dragon } hast du noch nicht gesehen: Sie kann in der königlichen Reihe liegen.
       *[other] { $count } Karten { $dragon } hast du noch nicht gesehen: Sie können in der königlichen Reihe liegen.
    }
label-why-scry = { $count ->
        [one] Eine königliche Karte kennst du noch nicht.
       *[other] { $count } königliche Karten kennst du noch nicht.
    }
label-why-known = Diese Karte kennst du schon.
label-why-interfere = Danach kennen alle diese Karte.

## The lesson, step by step

lesson-1 = Willkommen in der Halle. Die sieben Karten in der Mitte sind die königliche Reihe. Am Ende werden sie aufgedeckt, und ihre Drachen sagen, wessen Sippe am meisten wert ist. Du spielst gegen Bo.
lesson-2 = Zwei königliche Karten kennst du schon: Die erste ist Eis, die letzte ist Sumpf. Die kleinen Zeichen unter jeder Karte zeigen, wer sie gesehen hat. Bo kennt die Karten 2 und 6.
lesson-3 = Ein Zug hat zwei Schritte. Zuerst wirfst du eine Karte offen in die Galerie ab. Du hältst nur eine Meer-Karte und weißt von keinem Meer in der Reihe: Gib sie weg.
lesson-4 = Dann tust du eine Sache. Sippe gewinnen: Lege eine Handkarte verdeckt vor dich. Eis liegt vorn in der Reihe, also nimm eine deiner beiden Eis-Karten als Sippe.
lesson-5 = Bo hat eine Sippenkarte genommen, verdeckt. Du siehst, dass sie da liegt, aber nicht, was sie ist. Wirf jetzt eine Sonnen-Karte ab.
lesson-6 = Du darfst auch erspähen: eine beliebige königliche Karte ansehen. Nur du siehst sie, aber alle sehen, wohin du schaust. Sieh dir Karte 2 an.
lesson-7 = Wieder Eis! Gruppen zählen nach ihrer Größe, dann nach ihrer Karte am weitesten links. Mit zwei Eis-Karten ganz vorn ist Eis sicher viel wert: wohl 7 Punkte für jede Sippenkarte. Wirf Sand ab.
lesson-8 = Nimm deine zweite Eis-Karte als Sippe.
lesson-9 = Jetzt hat Bo Karte 1 angesehen und weiß auch von Eis. Doch deine beiden Eis-Karten sind sicher. Wirf die Sonnen-Karte ab.
lesson-10 = Du darfst dich auch einmischen: eine Sippenkarte eines anderen aufdecken. Es kostet nichts, aber nun kennen sie alle. Decke Bos erste Sippenkarte auf.
lesson-11 = Feuer: Bo hat wohl Feuer in der Reihe gesehen. Du hast noch zwei Karten. Wirf Sand ab, damit eine Karte auf deiner Hand bleibt.
lesson-12 = Mit genau einer Karte auf der Hand darfst du, einmal je Runde, ein offenes Bündnis schließen: eine beliebige Karte aus der Galerie offen als Sippe nehmen. Sumpf liegt am Ende der Reihe. Nimm Sumpf.
lesson-13 = Das ist deine letzte Karte. Auch sie muss abgeworfen werden.
lesson-14 = Mit leerer Hand kannst du dich nur einmischen oder erspähen. Sieh dir Karte 3 an, und dann schau, wie es ausgeht.
lesson-15 = Die Reihe wird aufgedeckt, die Gruppen rücken in ihren Rang, und jede Sippenkarte bringt den Wert ihrer Gruppe. Drei oder vier gleiche Sippenkarten einer Art, die nicht in der Reihe liegt, zählen auch: Das ist ein Umsturz. Jetzt kennst du das Spiel.
