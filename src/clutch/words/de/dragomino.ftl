# Dragomino auf Deutsch.

## In the lobby

lobby = Ein Kinderspiel mit Plättchen und Eiern: In wessen Nest schlüpfen die meisten Drachen?

## What happens

events-first_holder = { $seat-is ->
        [you] Die Drachenmama ist zuerst bei dir.
       *[other] Die Drachenmama ist zuerst bei { $seat }.
    }
events-revealed = Runde { $round }: In der Auslage liegen die Steine { $dominoes }.
events-order = Die Reihenfolge dieser Runde: { $seats }.
events-picked = { $seat-is ->
        [you] Du nimmst den Stein { $domino }.
       *[other] { $seat } nimmt den Stein { $domino }.
    }
events-placed = { $seat-is ->
        [you] Du legst den Stein { $domino } an und findest { $eggs ->
            [one] { $eggs } Ei
           *[other] { $eggs } Eier
        }.
       *[other] { $seat } legt den Stein { $domino } an und findet { $eggs ->
            [one] { $eggs } Ei
           *[other] { $eggs } Eier
        }.
    }
events-placed_one = { $seat-is ->
        [you] Du legst den Stein { $domino } an und findest ein Ei.
       *[other] { $seat } legt den Stein { $domino } an und findet ein Ei.
    }
events-placed_none = { $seat-is ->
        [you] Du legst den Stein { $domino } an und findest kein Ei.
       *[other] { $seat } legt den Stein { $domino } an und findet kein Ei.
    }
events-dragon = { $seat-is ->
        [you] Aus dem Ei ({ $terrain }) schlüpft ein Drachenbaby für dich!
       *[other] Aus dem Ei ({ $terrain }) schlüpft ein Drachenbaby für { $seat }!
    }
events-shell = { $seat-is ->
        [you] Dein Ei ({ $terrain }) ist nur eine leere Schale.
       *[other] Das Ei ({ $terrain }) von { $seat } ist nur eine leere Schale.
    }
events-mommy = { $seat-is ->
        [you] Die Drachenmama verlässt { $target } und fliegt zu dir.
       *[other] { $target-is ->
            [you] Die Drachenmama verlässt dich und fliegt zu { $seat }.
           *[other] Die Drachenmama verlässt { $target } und fliegt zu { $seat }.
        }
    }
events-pile_empty = { $seat-is ->
        [you] Für dich ist kein Ei ({ $terrain }) mehr da.
       *[other] Für { $seat } ist kein Ei ({ $terrain }) mehr da.
    }
events-took_returned = { $seat-is ->
        [you] Du nimmst das zurückgelegte Ei { $number } ({ $terrain }).
       *[other] { $seat } nimmt das zurückgelegte Ei { $number } ({ $terrain }).
    }
events-peeked = { $seat-is ->
        [you] Du nimmst zwei Eier ({ $terrain }: { $sources }) und siehst sie an.
       *[other] { $seat } nimmt zwei Eier ({ $terrain }: { $sources }) und sieht sie an.
    }
    .faces = { $seat-is ->
            [you] Du nimmst zwei Eier ({ $terrain }: { $sources }) und siehst sie an: { $faces }.
           *[other] { $seat } nimmt zwei Eier ({ $terrain }: { $sources }) und sieht sie an: { $faces }.
        }
events-returned = { $seat-is ->
        [you] Du legst das andere zurück, als zurückgelegtes Ei { $number } ({ $terrain }).
       *[other] { $seat } legt das andere zurück, als zurückgelegtes Ei { $number } ({ $terrain }).
    }
events-mixed_back = { $seat-is ->
        [you] Du legst das andere Ei ({ $terrain }) zurück, und der Vorrat wird gemischt.
       *[other] { $seat } legt das andere Ei ({ $terrain }) zurück, und der Vorrat wird gemischt.
    }
events-discarded = Diese Steine nahm niemand, sie sind aus dem Spiel: { $dominoes }.
events-scored = { $seat-is ->
        [you] Du: Drachen { $dragons }, Punkte { $points } (Schalen { $shells }).
       *[other] { $seat }: Drachen { $dragons }, Punkte { $points } (Schalen { $shells }).
    }
events-scored_with_mommy = { $seat-is ->
        [you] Du: Drachen { $dragons } und die Drachenmama, Punkte { $points } (Schalen { $shells }).
       *[other] { $seat }: Drachen { $dragons } und die Drachenmama, Punkte { $points } (Schalen { $shells }).
    }
events-won = { $seat-is ->
        [you] Du gewinnst; Punkte: { $score }.
       *[other] { $seat } gewinnt; Punkte: { $score }.
    }
events-won_by_shells = { $seat-is ->
        [you] Du gewinnst bei Gleichstand mit den meisten Schalen; Punkte: { $score }.
       *[other] { $seat } gewinnt bei Gleichstand mit den meisten Schalen; Punkte: { $score }.
    }
events-shared = Der Sieg wird geteilt: { $seats }. Punkte: je { $score }.

## What somebody is asked to decide

prompts-pick = Welchen Dominostein nimmst du?
prompts-place = Wohin soll dein Stein { $domino }?
prompts-egg_kind = Welche Eier ({ $terrain }) kommen zuerst: die am Wasser oder die anderen?
prompts-egg_source = Welches Ei ({ $terrain }) nimmst du? Es ist Nummer { $number }.
prompts-egg_keep = Welches der beiden Eier ({ $terrain }) behältst du?

## The same for those who wait

waiting-pick = { $seat-is ->
        [you] Du nimmst einen Dominostein.
       *[other] { $seat } nimmt einen Dominostein.
    }
waiting-place = { $seat-is ->
        [you] Du legst den Stein { $domino } an.
       *[other] { $seat } legt den Stein { $domino } an.
    }
waiting-egg_kind = { $seat-is ->
        [you] Du wählst, welche Eier ({ $terrain }) zuerst kommen.
       *[other] { $seat } wählt, welche Eier ({ $terrain }) zuerst kommen.
    }
waiting-egg_source = { $seat-is ->
        [you] Du wählst ein Ei ({ $terrain }).
       *[other] { $seat } wählt ein Ei ({ $terrain }).
    }
waiting-egg_keep = { $seat-is ->
        [you] Du entscheidest dich für eines von zwei Eiern ({ $terrain }).
       *[other] { $seat } entscheidet sich für eines von zwei Eiern ({ $terrain }).
    }

## Read aloud, with pictures: for children who cannot read yet

aloud-placed_none = { $seat-is ->
        [you] Diesmal gibt es kein Ei.
       *[other] { $seat } hat kein Ei gefunden.
    }
aloud-dragon = { $seat-is ->
        [you] Hurra! Du hast ein Drachenbaby gefunden!
       *[other] { $seat } hat ein Drachenbaby gefunden!
    }
aloud-shell = { $seat-is ->
        [you] Oh! Das Ei ist leer.
       *[other] Das Ei von { $seat } ist leer.
    }
aloud-mommy = { $seat-is ->
        [you] Die Drachenmama kommt zu dir!
       *[other] Die Drachenmama geht zu { $seat }.
    }
asked-pick = { $seat-is ->
        [you] Du bist dran! Such dir einen Stein aus.
       *[other] { $seat }, du bist dran! Such dir einen Stein aus.
    }
asked-place = Leg ihn jetzt an deine Insel.
asked-tap = Tipp auf das Ei, dann geht es auf!
asked-egg_kind = Welches Ei möchtest du zuerst? Tipp darauf!
asked-egg_source = Such dir ein Ei aus!
asked-egg_keep = Welches Ei behältst du? Tipp darauf!
asked-wait = { $seat } ist dran.

## Moves

moves-pick = Den Stein { $domino } nehmen
moves-place = An { $x },{ $y } nach { $direction } legen
moves-egg_kind = Zuerst die Eier { $connection }
moves-egg_source = Ein frisches Ei nehmen
    .number = Das zurückgelegte Ei { $number } ({ $terrain }) nehmen
moves-egg_keep = Das { $token } Ei behalten

## Why a move is not possible

refusals-pick_first = Nimm zuerst einen Dominostein aus der Auslage.
refusals-not_offered = Der Stein { $domino } liegt nicht in der Auslage.
refusals-place_now = Du hast den Stein { $domino } genommen: Lege ihn jetzt an deine Insel.
refusals-occupied = Dort liegt schon ein Dominostein.
refusals-not_touching = Der Dominostein muss deine Insel mit einer ganzen Seite eines Feldes berühren.
refusals-choose_kind = Wähle zuerst, welche Eier folgen: die am Wasser oder die anderen.
refusals-choose_source = Wähle zuerst, welches Ei ({ $terrain }) du nimmst.
refusals-no_fresh = Ein weiteres frisches Ei ({ $terrain }) gibt es nicht.
refusals-other_terrain = Diese Felder bringen ein Ei der Landschaft { $terrain }, kein anderes.
refusals-no_such_token = Ein zurückgelegtes Ei { $number } ({ $terrain }) gibt es nicht.
refusals-chosen_already = Das zurückgelegte Ei { $number } ({ $terrain }) hast du schon genommen.
refusals-choose_token = Wähle zuerst, welches der beiden Eier du behältst.

## What a real table is asked

questions-first_holder = Bei wem ist die Drachenmama zuerst?
questions-domino = Runde { $round }: Welcher Dominostein ist Nummer { $number }?
questions-egg = Was zeigt das Ei ({ $terrain }) von { $seat }?
questions-peek = { $seat }: Was zeigt Ei Nummer { $number } ({ $terrain })?

## Ein Wertungsblatt für ein Spiel mit der Schachtel

sheet-dragons = { $seat }: Drachenbabys
sheet-shells = { $seat }: leere Schalen
sheet-mommy = Wer hat am Ende die Drachenmama?

## The board in the terminal

board-round = Runde { $round } von { $rounds }
board-order = Reihenfolge { $seats }
board-stack = { $count } Steine verdeckt
board-offer = Auslage
board-discarded = Abgelegt
board-picked = Genommen
board-piles = Eier übrig
board-pile = Drachen { $dragons }, Schalen { $shells }
board-odds = frisches Ei: { $percent } %
board-returned = Zurückgelegt
board-hand = In der Hand
board-nothing = nichts
board-unknown = nicht gesehen
board-mommy = Drachenmama
board-score = Punkte { $points }
board-tally = Drachen { $dragons }, Schalen { $shells }
board-place = Platz { $place }
board-legend = ~ Wasserloch   * Drache   o Schale   -- und | verbinden die Hälften eines Steins   · frei
board-hole = Wasserloch

## Names of things

names-desert = Wüste
names-snow = Schnee
names-prairie = Prärie
names-forest = Wald
names-mountain = Gebirge
names-volcano = Vulkan
names-d01 = Wüste-Wüste
names-d02 = Wüste-Prärie
names-d03 = Wüste-Prärie
names-d04 = Wüste-Prärie
names-d05 = Wüste-Wald
names-d06 = Wüste-Wald
names-d07 = Wüste-Gebirge
names-d08 = Wüste-Vulkan
names-d09 = Wüste-Vulkan
names-d10 = Schnee-Schnee
names-d11 = Schnee-Prärie
names-d12 = Schnee-Prärie
names-d13 = Schnee-Wald
names-d14 = Schnee-Wald
names-d15 = Schnee-Gebirge
names-d16 = Schnee-Gebirge
names-d17 = Schnee-Vulkan
names-d18 = Schnee-Vulkan
names-d19 = Prärie-Wald
names-d20 = Prärie-Wald
names-d21 = Prärie-Gebirge
names-d22 = Prärie-Gebirge
names-d23 = Prärie-Vulkan
names-d24 = Wald-Gebirge
names-d25 = Wald-Gebirge
names-d26 = Wald-Vulkan
names-d27 = Wald-Vulkan
names-d28 = Gebirge-Vulkan
names-start = Startstein (Wüste-Schnee)
names-dragon = Drache
names-shell = Schale
names-wet = am Wasser
names-dry = ohne Wasser
names-first = erste
names-second = zweite
names-N = Norden
names-E = Osten
names-S = Süden
names-W = Westen
names-desert_r1 = zurückgelegtes Ei 1 (Wüste)
names-desert_r2 = zurückgelegtes Ei 2 (Wüste)
names-desert_r3 = zurückgelegtes Ei 3 (Wüste)
names-desert_r4 = zurückgelegtes Ei 4 (Wüste)
names-desert_r5 = zurückgelegtes Ei 5 (Wüste)
names-desert_r6 = zurückgelegtes Ei 6 (Wüste)
names-desert_r7 = zurückgelegtes Ei 7 (Wüste)
names-desert_r8 = zurückgelegtes Ei 8 (Wüste)
names-desert_r9 = zurückgelegtes Ei 9 (Wüste)
names-snow_r1 = zurückgelegtes Ei 1 (Schnee)
names-snow_r2 = zurückgelegtes Ei 2 (Schnee)
names-snow_r3 = zurückgelegtes Ei 3 (Schnee)
names-snow_r4 = zurückgelegtes Ei 4 (Schnee)
names-snow_r5 = zurückgelegtes Ei 5 (Schnee)
names-snow_r6 = zurückgelegtes Ei 6 (Schnee)
names-snow_r7 = zurückgelegtes Ei 7 (Schnee)
names-snow_r8 = zurückgelegtes Ei 8 (Schnee)
names-snow_r9 = zurückgelegtes Ei 9 (Schnee)
names-prairie_r1 = zurückgelegtes Ei 1 (Prärie)
names-prairie_r2 = zurückgelegtes Ei 2 (Prärie)
names-prairie_r3 = zurückgelegtes Ei 3 (Prärie)
names-prairie_r4 = zurückgelegtes Ei 4 (Prärie)
names-prairie_r5 = zurückgelegtes Ei 5 (Prärie)
names-prairie_r6 = zurückgelegtes Ei 6 (Prärie)
names-prairie_r7 = zurückgelegtes Ei 7 (Prärie)
names-prairie_r8 = zurückgelegtes Ei 8 (Prärie)
names-prairie_r9 = zurückgelegtes Ei 9 (Prärie)
names-fresh = frisch

## House rules and their values

options-thirst = Drachendurst
options-thirst_return = Das zurückgelegte Ei
options-egg_rule = Eier für einen gelegten Stein
options-first_holder = Wer die Drachenmama zuerst hat
options-tracked = liegt für sich, alle sehen es
options-reshuffled = wird wieder eingemischt
options-per_connection = eines für jedes passende Paar
options-per_square = eines für jedes neue Feld
options-random = zufällig
options-A = Platz A
options-B = Platz B
options-C = Platz C
options-D = Platz D

## What each house rule changes

about-thirst = Berührt eine Verbindung ein Wasserloch, siehst du dir zwei Eier an und behältst eines.
about-thirst_return = Von den zwei Eiern, die du angesehen hast, geht eines zurück ins Nest.
about-egg_rule = Ein Feld, das zu zwei Nachbarn passt, bringt zwei Eier oder nur eines.
about-first_holder = Wer die Drachenmama hat, beginnt.

## Labels of the page’s board

label-nursery = Die Kinderstube von Dragomino
label-offer = Den Dominostein { $a } und { $b } nehmen, Nummer { $number } der Auslage
label-pickfor = { $eggs ->
        [0] Den Stein { $domino } nehmen: kein Ei
        [one] Den Stein { $domino } nehmen: { $eggs } Ei
       *[other] Den Stein { $domino } nehmen: bis zu { $eggs } Eier
    }
label-hole = { $terrain } mit Wasserloch
label-note-hole = Ein Wasserloch: Es zählt nur mit Drachendurst, nicht in diesem Spiel. Steine legst du daran wie an jedes andere Land.
label-note-thirst = Ein Wasserloch: Passt ein Stein zu diesem Land, siehst du zwei Eier an und behältst eines. Steine legst du daran wie an jedes andere Land.
label-note-find = Wo ein Ei liegt, findet dein Stein eines.
label-note-turn = So herum findet er kein Ei: Dreh ihn.
label-note-chance = So wahrscheinlich ist ein Drachenbaby im Ei.
label-note-promise = An diesen Seiten könnte der Stein ein Ei finden.
label-place = { $eggs ->
        [0] Deinen Stein { $a } und { $b } hierher legen: kein Ei
        [one] Deinen Stein { $a } und { $b } hierher legen: { $eggs } Ei ({ $odds })
       *[other] Deinen Stein { $a } und { $b } hierher legen: { $eggs } Eier ({ $odds })
    }
label-here = { $eggs ->
        [0] Hierher legen: kein Ei
        [one] Hierher legen: { $eggs } Ei
       *[other] Hierher legen: { $eggs } Eier
    }
label-where = { $a } { $steps } von deinem ersten Feld aus, { $b } { $beside }
label-steps-W = { $count } nach links
label-steps-E = { $count } nach rechts
label-steps-N = { $count } nach oben
label-steps-S = { $count } nach unten
label-beside-N = darüber
label-beside-E = rechts daneben
label-beside-S = darunter
label-beside-W = links daneben
label-lay = Hierher legen
label-egg = Ei { $terrain }, { $percent } % Drache
label-wetegg = Ei { $terrain } am Wasser, { $percent } % ein Drache unter zweien
label-turn = Den Stein drehen (T)
label-tap = Tipp auf das Ei!
label-yes = Hier anlegen
label-yes-take = Diesen Stein nehmen
label-closer = Näher
label-farther = Weiter weg
label-fit = Die ganze Insel zeigen
label-island = Insel von { $name }: Drachen { $dragons }, Schalen { $shells }
label-look = Die Insel von { $name } ansehen: Drachen { $dragons }, Schalen { $shells }
label-home = Zurück zur eigenen Insel
label-mommy = Die Drachenmama ist bei { $name }
label-round = Runde { $round } von { $rounds }
label-stack = Steine, die noch kommen: { $count }
label-pile = Eier { $terrain } auf dem Tisch: { $tokens }; Drachen übrig { $dragons }, Schalen übrig { $shells }
label-fresh = Ein frisches Ei nehmen: { $terrain }
label-returned = Zurückgelegtes Ei { $terrain } { $number }: { $face }; gesehen von { $names }
label-unknown = von dir nicht gesehen
label-keep = Das Ei behalten ({ $token }): { $face }
label-resolve = Zuerst die Eier { $connection }
label-holds = { $name } hält den Stein { $a } und { $b }
label-unseen = Kommt noch
label-unseen-text = Die Steine, die noch nicht auslagen.
label-notes-gone = Aus dem Spiel
label-shells = Schalen
label-status = Drachen { $dragons }, Schalen { $shells }
label-tally = { $name }: Drachen { $dragons }, Drachenmama { $mommy }, Punkte { $points }, Schalen { $shells }
label-whole = { $eggs ->
        [0] Den Stein { $domino } nehmen und hier anlegen: kein Ei
        [one] Den Stein { $domino } nehmen und hier anlegen: { $eggs } Ei
       *[other] Den Stein { $domino } nehmen und hier anlegen: { $eggs } Eier
    }
label-why-chance = Die Chance auf einen Drachen ist { $percent } %.
label-why-chances = Chancen auf einen Drachen: { $odds }.
label-why-odds = { $terrain } { $percent } %

## The lesson, step by step

lesson-1 = Das ist deine Insel: eine Wüste und ein Schneefeld. In sieben Runden wächst sie, und auf ihr schlüpfen Drachen. Du spielst gegen Bo mit der anderen Insel.
lesson-2 = Jede Runde liegen vier Dominosteine aus. Wer die Drachenmama hat, nimmt zuerst: Das bist du. { $touch ->
        [yes] Tippe auf einen Stein,
       *[no] Zeige auf einen Stein,
    } und Eier auf deiner Insel zeigen, wo er passen könnte. Nimm den mit Wüste und Prärie.
lesson-3 = Lege ihn jetzt an deine Insel, wo du willst. Wo er auf das gleiche Land trifft, findet er ein Ei. Die Zahl unter dem Ei ist die Chance auf einen Drachen. Lege die Wüste über deine Wüste.
lesson-4 = Ein Drachenbaby: ein Punkt für dich. Bo fand nur eine zerbrochene Schale. Eine Schale zählt nichts, aber sie bringt die Drachenmama, und so nimmt Bo in der nächsten Runde zuerst.
lesson-5 = Bo hat zwei Felder auf einmal passend gelegt und zwei Eier bekommen: Jede passende Seite bringt eins. Steine, die niemand nimmt, sind aus dem Spiel. Nimm den mit Wüste und Gebirge.
lesson-6 = Ein Stein lässt sich drehen: { $touch ->
        [yes] mit dem runden Knopf mit den Pfeilen
       *[no] mit T, dem Mausrad oder dem runden Knopf mit den Pfeilen
    }. Drehe ihn so, dass das Gebirge nach unten zeigt, und lege die Wüste unter deine Wüste.
lesson-7 = Eine Schale, und die Drachenmama läuft zu dir zurück. Du nimmst wieder zuerst. Die Nester zeigen, wie viele Drachen und Schalen von jeder Art übrig sind. Wüste und Prärie würden zweimal passen: Nimm sie.
lesson-8 = Lege ihn oben an, Wüste an Wüste und Prärie an Prärie. Das gibt zwei Eier.
lesson-9 = Zwei Drachen auf einmal! Nach sieben Runden ist jeder Drache ein Punkt, und die Drachenmama noch einer für den, der sie dann hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt, wer mehr Schalen hat. Jetzt kennst du das Spiel.
