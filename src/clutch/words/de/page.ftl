# Die Seite auf Deutsch, ohne die Worte der Spiele.

clutch = Clutch
tagline = Drachen-Brettspiele an einem Tisch
skip = Zum Spiel springen
home = Alle Spiele
back = Zurück
close = Schließen
cancel = Abbrechen
ok = Gut
loading = Einen Augenblick …
again = Noch einmal versuchen
failed = Der Tisch hat nicht geantwortet.
not-found = Unter dieser Adresse ist nichts.
you = du
you-name = Du
and = { $list } und { $last }
percent = { $percent } %
menu-settings = Einstellungen
menu-keys = Tasten
set-theme = Licht
set-night = Nacht
set-parchment = Pergament
set-language = Sprache
set-sound = Ton
set-on = An
set-off = Aus
set-ask = Vor einem Zug nachfragen
set-ask-touch = Wenn ich den Bildschirm berühre
set-ask-always = Immer
set-ask-never = Nie
set-propose = Eine Stufe nach den letzten Spielen vorschlagen
set-notes = Ungesehene Karten für mich zählen
forget-title = Meine Daten löschen
forget-sure = Dein Name, deine Worte und dass deine Plätze dir gehörten: all das wird aus jeder Partie gelöscht, endgültig. Die Partien anderer bleiben; wo du noch spielst, übernimmt ein Bot.
forget-yes = Löschen
set-tap = Gefundene Eier
set-tap-self = Ich öffne sie
set-tap-auto = Sie öffnen sich selbst
set-pace = Tempo
set-pace-slow = Langsam
set-pace-normal = Normal
set-pace-fast = Schnell
set-name = Dein Name
set-save = Merken
call-title = Wenn ich dran bin
call-in-title = Im Titel der Seite sagen
call-badge = Einen Punkt auf das Symbol der App setzen, wenn die Seite als App installiert ist
call-notify = Mich benachrichtigen, wenn ich woanders bin
call-not = Browser erlauben das über HTTPS und auf dem Rechner des Tisches selbst.
call-refused = Dieser Browser lässt die Seite dich nicht benachrichtigen: Erlaube es in seinen Einstellungen für diese Adresse.
call-vibrate = Das Handy vibrieren lassen
call-install = Clutch auf diesem Gerät installieren
call-install-text = Es öffnet sich wie jede andere App; Regeln, Anleitungen, Lektionen und Rätsel gehen auch ohne Verbindung.
offline-lobby = Du bist offline. Regeln, Anleitungen, Lektionen und Rätsel gehen; gespielt wird, wenn die Verbindung wieder da ist.
key-tab = Tab
key-enter = Eingabe
key-esc = Esc
key-space = Leertaste
key-home = Pos1
key-end = Ende
keys-title = Tasten
keys-tab = zur nächsten Wahl
keys-arrows = über das Brett gehen
keys-enter = wählen
keys-esc = einen Schritt zurück
keys-hint = Tipp
keys-undo = zurücknehmen
keys-rules = die Regel dieses Augenblicks, aus dem Regelbuch
keys-turn = die Platte in der Hand drehen
keys-zoom = näher, weiter, das ganze Brett
keys-moves = alle Züge als Liste
keys-skip = Bewegung überspringen
keys-help = diese Liste
keys-step = eine Stellung zurück oder weiter (Wiedergabe)
keys-ends = zum Anfang oder Ende (Wiedergabe)
keys-play = abspielen oder anhalten (Wiedergabe)
lobby-games = Wähle ein Spiel
lobby-mine = Deine Spiele
lobby-mine-all = Alle { $count } Spiele
lobby-none = Es läuft kein Spiel. Öffne eine Tür.
lobby-open = Tische mit freiem Platz
lobby-watchable = Spiele zum Zuschauen
lobby-finished = Beendete Spiele
lobby-your-turn = Du bist dran
lobby-turn = { $name } ist dran
lobby-waiting = Wartet auf Mitspieler
lobby-paused = Pause
lobby-over = Zu Ende
lobby-won = Sieg: { $names }
lobby-abandoned = Abgebrochen
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-replay = Wiedergabe
lobby-players = { $least } bis { $most } Spieler
lobby-player = 1 Spieler
lobby-play = Spielen
lobby-minutes = { $least } bis { $most } Minuten
lobby-age = ab { $age } Jahren
lobby-bots = Gegen Bots
lobby-bots-count = Gegen { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
lobby-friend = Mit Freunden
lobby-screen = An einem Bildschirm
lobby-more = Optionen
lobby-further = Weitere Wege zu { $game }
lobby-alone = Allein spielen
lobby-lesson = In 3 Minuten lernen
lobby-how = So wird gespielt
lobby-rules = Regeln
lobby-joinlink = Mit Link mitspielen
lobby-joinlink-hint = Füge den Link ein, den du bekommen hast.
lobby-upload = Gespeichertes Spiel öffnen
lobby-upload-hint = Eine Spielaufzeichnung (.jsonl), die du heruntergeladen hast.
lobby-archive = Weglegen
new-title = Neues Spiel: { $game }
new-seats = Wer spielt
new-seat = Platz { $number }
new-me = Ich
new-same = An diesem Bildschirm
new-open = Jemand mit Link
new-bot = Bot
new-level-hatchling = Schlüpfling
new-level-fledgling = Nestling
new-level-drake = Jungdrache
new-level-wyrm = Lindwurm
new-level-elder = Altdrache
new-level-hatchling-text = frisch aus dem Ei: auch ein Kind kann gewinnen
new-level-fledgling-text = sieht gute Züge und übersieht andere
new-level-drake-text = an den meisten Abenden ein guter Gegner
new-level-wyrm-text = nimmt das Beste, was er sieht
new-level-elder-text = denkt voraus und nimmt sich Zeit
new-level-random = Zufall
new-level-greedy = Gierig
new-level-search = Suche
new-level-random-text = ein Programm: spielt zufällig
new-level-greedy-text = ein Programm: schaut einen Schritt voraus
new-level-search-text = ein Programm: denkt voraus
new-level-suits = passt zu deinen letzten Spielen
new-level-proposed = { $level } würde jetzt gut passen.
new-level-take = Gegen { $level } spielen
new-level-other = { $name }
new-players = Zahl der Spieler
new-players-count = { $count } Spieler
new-name = Name
new-options = Hausregeln
new-options-standard = wie üblich
new-options-changed = { $count } geändert
new-table = Uhr und Tisch
new-in-seconds = in Sekunden
new-rule = Regel { $rule }
new-clock = Uhr
new-clock-none = Keine Uhr
new-clock-move = { $time } für jeden Zug
new-clock-total = { $time } für das Spiel
new-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
new-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
new-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
new-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
new-zero = Wenn die Zeit um ist
new-zero-bot = spielt ein Bot weiter
new-zero-resign = gibt der Platz auf
new-take_back = Zurücknehmen
new-take_back-consent = wenn die anderen zustimmen
new-take_back-free = immer
new-take_back-none = nie
new-public = Den Tisch in der Halle zeigen: Jeder darf einen freien Platz nehmen
new-spectators = Wer den Link hat, darf zuschauen
new-start = Tisch eröffnen
new-random = durch Zufall
new-choose = wähle { $count }
wait-title = Warten auf { $count } Mitspieler
wait-text = Schicke jedem einen Link. Das Spiel beginnt, wenn alle Plätze besetzt sind.
wait-guest = Das Spiel beginnt, wenn alle Plätze besetzt sind.
wait-free = freier Platz
wait-invited = eingeladen
wait-copy = Link kopieren
wait-new = Link holen
wait-copied = Kopiert
wait-share = Teilen
wait-qr = QR-Code
wait-qr-title = Als Code zum Scannen zeigen
wait-qr-label = Ein Code, der { $link } öffnet
wait-fill = Jetzt beginnen: Bots nehmen die freien Plätze
wait-start = Jetzt beginnen
wait-watch = Link zum Zuschauen
reach-label = Wer diesen Tisch erreicht
reach-machine = Dieser Tisch ist nur auf diesem Rechner offen: Links gehen hier, aber nicht auf den Handys und Rechnern deiner Freunde.
reach-do = Diesen Tisch für mein Netz öffnen
reach-sure = Dann können alle in deinem Netz, etwa in deinem WLAN, die Seite dieses Tisches öffnen, bis du ihn schließt oder den Server beendest. Sonst wird von diesem Rechner nichts geöffnet. Tu es in einem Netz, dem du vertraust.
reach-yes = Öffnen
reach-screen = An diesem Bildschirm spielen
reach-public = Deine Freunde sind anderswo?
reach-public-text = Ein Tisch für andere braucht einen Rechner, den sie erreichen. Starte ihn dort mit dem Befehl unten; docs/operations.md sagt, wie, mit HTTPS und eigenem Namen.
reach-open = Dieser Tisch ist für dein Netz offen unter { $address }. Links und Codes führen dorthin.
reach-firewall = Findet ein Gerät in deinem Netz dort nichts, hält es vielleicht die Firewall dieses Rechners ab.
reach-close = Für mein Netz schließen
join-title = Ein Platz ist für dich frei
join-text = { $game }. Wer bist du?
join-who = Wer bist du?
join-by = { $name } lädt dich ein
join-sit = Hinsetzen
table-turn-yours = Du bist dran
table-paused = Das Spiel ruht
table-resume = Weiter
table-pause = Pause
table-passes = Momente, die du verstreichen lässt
table-passes-text = Du wirst dann nicht gefragt. Niemand sonst erfährt davon.
table-resign = Aufgeben
table-resign-sure = Dieses Spiel aufgeben?
table-abandon = Ohne Sieg beenden
table-abandon-sure = Dieses Spiel ohne Sieg beenden?
table-thinking = denkt nach
table-away = nicht da
table-away-since = { $time } nicht da
table-away-turn = { $name } ist nicht da.
table-away-who = { $name } ist { $time } nicht da.
table-away-moment = seit weniger als einer Minute
table-away-minutes = seit { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
table-away-hours = seit { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
table-bot = Bot
table-standin = ein Bot spielt
table-let-bot = Einen Bot für { $name } spielen lassen
table-play-again = Wieder selbst spielen
table-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
table-hint = Tipp
table-hint-wait = Ein Tipp wird überlegt …
table-hint-title = Vorgeschlagene Züge
table-hint-do = So machen
table-hint-column = Siegchance
table-hint-ahead = Du liegst vorn
table-hint-even = Es steht gleich
table-hint-behind = Du liegst zurück
table-hint-chance = { $percent } % Siegchance
table-undo = Zurücknehmen
table-undo-short = Rücknahme
table-undo-not = Jetzt gibt es nichts zurückzunehmen: Noch ist nichts entschieden, oder was seither zu sehen war, lässt sich nicht wieder verbergen.
table-undo-ask = Um Zurücknehmen bitten
table-ask-take_back = { $name } möchte { $count ->
        [one] den letzten Zug
       *[other] den letzten Zug und alles danach
    } zurücknehmen.
table-ask-abandon = { $name } möchte das Spiel ohne Sieg beenden.
table-ask-wait = Warten auf die Antwort von { $names }.
table-yes = Zustimmen
table-no = Ablehnen
table-log = Verlauf
table-chat = Gespräch
table-notes = Notizen
table-how = So wird gespielt
table-rules = Regeln
table-moves = Alle Züge
table-moves-title = Alles, was du jetzt tun darfst
table-more = Mehr
table-log-empty = Noch ist nichts geschehen.
table-log-newest = Neueste
table-log-undone = zurückgenommen
table-log-rule = Regel { $rule }
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-spectator = schaut zu
table-since = Seit du zuletzt hier warst
table-recent = Seit deinem letzten Zug
table-recent-watch = Nochmal ansehen
table-recent-now = Noch einmal
table-recent-again = Noch einmal zeigen, was seit deinem letzten Zug geschah
table-recent-read = Ganz lesen, was seit deinem letzten Zug geschah
table-skip = Überspringen
table-connecting = Verbinden …
table-lost = Die Leitung ist weg. Dein Spiel ist sicher; neuer Versuch …
table-lost-kept = Die Leitung ist weg. Dein Zug ist aufgehoben und geht hinaus, sobald sie wieder da ist.
table-sending = Wird gesendet …
table-live = Verbunden
table-watching = Du schaust zu.
table-watchers = { $count ->
        [one] Jemand schaut zu
       *[other] { $count } schauen zu
    }
table-confirm = So machen
table-step-back = Schritt zurück
table-rematch = Noch einmal spielen
table-rematch-go = Zum neuen Spiel
table-replay = Wiedergabe ansehen
table-record = Aufzeichnung herunterladen
table-record-short = Aufzeichnung
table-kind-not = Jetzt nicht möglich: drücke, um zu sehen, warum
table-why = Warum nicht?
table-board = Das Brett
table-seats = Spieler
table-share = Links
mine-title = Link zu deinem Platz
mine-of = Link zum Platz von { $name }
mine-text = Dieser Link bringt dich auf jedem Gerät an deinen Platz zurück. Behalte ihn für dich.
mine-renew = Meinen Link erneuern: andere Geräte verlieren den Platz
mine-sure = Der alte Link gilt dann nicht mehr, und wer mit einem anderen Gerät auf deinem Platz sitzt, verliert ihn sofort. Dieser Browser behält den Platz und bekommt den neuen Link.
mine-yes = Erneuern
mine-lost = Der Link zu diesem Platz wurde auf einem anderen Gerät erneuert: Du hast ihn nicht mehr.
error-not_your_turn = Du bist nicht dran.
error-stale = Die Stellung hat sich geändert.
error-cannot_take_back = Das kann nicht zurückgenommen werden.
error-paused = Das Spiel ruht.
error-over = Das Spiel ist zu Ende.
error-too_many = Zu oft: Versuche es gleich noch einmal.
error-no_network = Dieser Rechner ist in keinem Netz zu Hause: Verbinde ihn mit einem und versuch es noch einmal.
error-busy = Der Tisch ist beschäftigt: Versuche es gleich noch einmal.
error-seat_taken = Dieser Platz ist besetzt.
error-bad_token = Dieser Link gilt nicht oder nicht mehr.
error-not_found = Unter dieser Adresse ist nichts.
error-forbidden = Das darfst du hier nicht.
error-not_over = Das geht, wenn das Spiel zu Ende ist.
error-not_started = Das Spiel hat noch nicht begonnen.
error-bad_record = Das ist keine Aufzeichnung eines Spiels, oder sie ist beschädigt.
error-bad_options = Diese Einstellungen passen nicht zusammen.
error-no_request = Es gibt nichts zu beantworten.
error-bad_message = Der Tisch hat diese Seite nicht verstanden: Lade sie neu.
error-too_large = Das ist zu viel auf einmal.
error-not_your_seat = Dieser Platz gehört dir nicht.
error-illegal_move = Das erlauben die Regeln jetzt nicht.
error-duplicate = Das ist schon entschieden.
error-origin = Diese Seite gehört nicht zu diesem Tisch: Öffne die Adresse des Tisches selbst.
error-host = Der Tisch heißt anders: Öffne seine eigene Adresse.
error-asked = Sagt zuerst, was gewürfelt, gezogen oder aufgedeckt wurde.
error-impossible = Das kann nicht sein: So wie das Spiel steht, ist davon nichts mehr übrig. Seht noch einmal nach, oder nehmt zurück, was vorher falsch eingegeben wurde.
error-ends_game = Damit endet das Spiel: Seht noch einmal nach, ob alles so eingegeben ist, wie es auf dem Tisch liegt.
error-fault = Am Tisch ist etwas schiefgegangen. Versuche es noch einmal; wer ihn betreibt, kann sehen, was es war.
plan-try = Zug probieren
plan-try-short = Probieren
plan-trying = Du probierst aus.
plan-trying-text = Nichts wird gespielt, bis du es sagst.
plan-stop-luck = Hier entscheidet das Glück: Was dann kommt, kann niemand sagen.
plan-stop-secret = Was hier kommt, kannst du nicht wissen.
plan-stop-decision = Dann ist dein Zug zu Ende.
plan-stop-over = Dann ist das Spiel zu Ende.
plan-do = Tun
plan-back = Zurücklegen
plan-end = Probieren beenden
plan-prepare = Zug vorbereiten
plan-prepare-short = Vorbereiten
plan-preparing = Wähle, was du tust, wenn du dran bist. Sonst erfährt niemand davon.
plan-prepared = Vorbereitet
plan-nothing = Noch kann niemand sagen, was du gefragt wirst: Jetzt lässt sich nichts vorbereiten.
plan-dropped-asked = Dein vorbereiteter Zug entfällt: Du wirst etwas anderes gefragt.
plan-dropped-legal = Dein vorbereiteter Zug entfällt: Er ist nicht mehr möglich.
plan-dropped-brings = Dein vorbereiteter Zug entfällt: Er brächte nicht mehr dasselbe.
hot-pass = Gib den Bildschirm an { $name }
hot-title = { $name }, du bist dran
hot-text = Wenn nur du den Bildschirm siehst:
hot-show = Meine Karten zeigen
result-title-win = Du gewinnst!
result-title-alone = Deine Punkte: { $score }
best-title = Bestenliste
best-none = Mit diesen Einstellungen ist noch kein Spiel beendet.
best-won = Aufgabe erfüllt
result-title-share = Du teilst den Sieg!
result-title-won = { $names } gewinnt
result-title-shared = { $names } teilen den Sieg
result-title-won-you = { $names } gewinnt, du kommst auf Platz { $place }
result-title-shared-you = { $names } teilen den Sieg, du kommst auf Platz { $place }
result-nth-1 = 1
result-nth-2 = 2
result-nth-3 = 3
result-nth-4 = 4
result-nth-5 = 5
result-nth-6 = 6
result-title-abandoned = Das Spiel endete ohne Sieg
result-resigned = { $name } hat aufgegeben.
result-place = Rang
result-point = Punkt
result-points = Punkte
result-show = Ergebnis zeigen
result-short = Ergebnis
result-how = Woher die Punkte kommen
result-board = Das Brett ansehen
replay-title = Wiedergabe
replay-start = Zum Anfang
replay-end = Zum Ende
replay-previous = Eins zurück
replay-next = Eins weiter
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-position = Stellung { $n } von { $last }
replay-eyes = Gesehen von
replay-everybody = Alles offen
replay-spectator = Zuschauer
replay-setup = Der Aufbau
replay-branch = Von hier weiterspielen
replay-branch-text = Aus dieser Stellung beginnt ein neues Spiel. Wer spielt weiter?
replay-analyse = Untersuchen
replay-analyse-short = Analyse
replay-analysis = Untersuchung
replay-analysing = Untersuchung … { $done } von { $total }
replay-curve = Siegchancen, jeweils nach dem eigenen Wissen
replay-curve-eyes = Siegchancen nach dem Wissen von { $name }
replay-best-show = Auf dem Brett zeigen
replay-made-show = Zeigen, was gespielt wurde
replay-made = Gezogen
replay-best = Besser
replay-untried = (vom Bot nicht erwogen)
replay-mistake = Nächster Fehler
replay-mistake-at = Ein Fehler
replay-mistake-mark = ein Fehler
replay-luck-good = Was daraus wurde, war mehr Glück als erwartet: { $percent } % mehr.
replay-luck-bad = Was daraus wurde, war weniger Glück als erwartet: { $percent } % weniger.
replay-moments = Was am meisten zählte
replay-moment = { $who ->
        [you] Du
       *[other] { $name }
    }: { $move } ({ $percent } % verschenkt)
replay-points = Punkte gleich danach: { $made }, mit dem besseren Zug { $best }.
replay-brings = Der bessere Zug hätte gebracht:
replay-fate = { $who ->
        [you] Du hast durch eigene Züge { $given } % verschenkt und von anderen { $received } % geschenkt bekommen,
       *[other] { $name } hat durch eigene Züge { $given } % verschenkt und von anderen { $received } % geschenkt bekommen,
    } { $luck ->
        [good] das Glück gab { $percent } %.
        [bad] das Glück nahm { $percent } %.
       *[none] das Glück änderte nichts.
    }
replay-none = Dieses Spiel ist noch nicht zu Ende. Die Wiedergabe zeigt beendete Spiele.
group-title = Unsere Spiele
group-none = Noch ist nichts zu Ende gespielt. Hier findest du deine Spiele wieder, nach denen, mit denen du sie gespielt hast.
group-who = Wer gespielt hat
group-player = Spieler
group-won = Gewonnen
group-played = Gespielt
group-best = Bestes
group-mean = Mittel
group-streak = In Folge
group-longest = Längste Folge
group-last = Letzte Spiele
group-csv = Alle Ergebnisse für eine Tabelle (CSV)
carry-where = Es gibt kein Konto: Deine Spiele gehören diesem Browser.
carry-title = Meine Spiele auf ein anderes Gerät mitnehmen
carry-text = Öffne diesen Link auf deinem anderen Gerät binnen { $minutes } Minuten; er geht einmal. Behalte ihn für dich: Wer ihn öffnet, hat deine Plätze.
take-title = Meine Spiele auf dieses Gerät nehmen
take-text = Dieser Browser, bisher { $name }, wird zu der Person, die den Link gemacht hat: mit ihrem Namen, ihren Plätzen und ihren Spielen. Plätze, die er hält, kommen mit.
take-do = Mitnehmen
take-none = Diese Adresse ist nur ein halber Link. Öffne den ganzen, oder lies den Code auf deinem anderen Gerät noch einmal ein.
rules-title = Regeln von { $game }
rules-search = In den Regeln suchen
rules-found = { $count } gefunden
rules-nothing = Das sagt keine Regel.
rules-components = Alles Spielmaterial
rules-contents = Kapitel
how-title = So wird { $game } gespielt
how-exact = Die genauen Regeln
rules-all = Die ganzen Regeln öffnen
rules-english = Der Regeltext ist auf Englisch.
lesson-title = { $game } lernen
lesson-before = Frühere Schritte
lesson-next = Weiter
lesson-exit = Verlassen
lesson-skip = Überspringen
lesson-do = Dein Zug
lesson-other = Auch das ist erlaubt. Für diese Lektion nimm, was markiert ist.
lesson-done = Du kannst das Spiel.
lesson-play = Gegen Bots spielen
lesson-step = Schritt { $number } von { $count }
lesson-restart = Von vorn
lesson-you = Du

## Die Drachen, die als Bots spielen: ihre Namen und ihre Art

dragon-ember = Glut
dragon-ember-manner = hält den Kessel warm
dragon-pebble = Kiesel
dragon-pebble-manner = zählt alles zweimal nach
dragon-moss = Moos
dragon-moss-manner = hat nie Eile
dragon-bramble = Dorn
dragon-bramble-manner = verzeiht, aber langsam
dragon-frost = Frost
dragon-frost-manner = sagt wenig
dragon-saffron = Safran
dragon-saffron-manner = zieht sich für jedes Spiel fein an
dragon-thistle = Distel
dragon-thistle-manner = mag es knapp
dragon-cinder = Asche
dragon-cinder-manner = schläft zwischen den Zügen
dragon-willow = Weide
dragon-willow-manner = summt beim Nachdenken
dragon-onyx = Onyx
dragon-onyx-manner = putzt die Spielsteine blank
dragon-marrow = Knolle
dragon-marrow-manner = bringt etwas zu naschen mit
dragon-juniper = Wacholder
dragon-juniper-manner = jubelt für alle mit
dragon-tempest = Sturm
dragon-tempest-manner = knallt die Steine auf den Tisch
dragon-nettle = Nessel
dragon-nettle-manner = fragt nach den Regeln
dragon-amber = Bernstein
dragon-amber-manner = erinnert sich an alte Partien
dragon-quill = Feder
dragon-quill-manner = schreibt alles mit
dragon-russet = Rost
dragon-russet-manner = lacht über Pech
dragon-sorrel = Ampfer
dragon-sorrel-manner = verliert ungern, dankt trotzdem
dragon-flint = Flint
dragon-flint-manner = schaut grimmig, ist es nicht
dragon-dew = Tau
dragon-dew-manner = spielt schon vor dem Frühstück
dragon-copper = Kupfer
dragon-copper-manner = sammelt, was glänzt
dragon-heather = Heide
dragon-heather-manner = erzählt lange Geschichten
dragon-raven = Rabe
dragon-raven-manner = schaut dir in die Augen
dragon-tansy = Rainfarn
dragon-tansy-manner = tauscht den Platz, des Glücks wegen

## Rätsel

puzzle-title = { $game }: Rätsel { $number }
puzzle-today = Das Rätsel des Tages
puzzle-today-text = { $game }: Finde den besten Zug.
puzzle-open = Lösen
puzzle-find = Finde den besten Zug.
puzzle-find-action = Finde die beste Aktion. Wo und womit, zählt hier nicht.
puzzle-grade = { $grade ->
        [1] Leicht
        [2] Mittel
        [3] Schwer
       *[4] Sehr schwer
    }
puzzle-right = Das ist er!
puzzle-wrong = Es geht besser. Versuch es noch einmal oder sieh dir die Lösung an.
puzzle-wrong-chance = { $words }: { $percent } %. Es geht besser. Versuch es noch einmal oder sieh dir die Lösung an.
puzzle-solution = Lösung zeigen
puzzle-why = Wie oft diese Züge gewinnen, nach allem, was du hier wissen kannst:
puzzle-brings = Was sicher folgt:
puzzle-next = Nächstes Rätsel
puzzle-others = Alle Rätsel dieses Spiels
puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
## Eine echte Schachtel auf dem Tisch

box-where = Wo spielt ihr?
box-screen = Am Bildschirm
box-screen-text = Das Programm gibt und würfelt.
box-real = Mit der echten Schachtel
box-real-text = Ihr gebt und würfelt; das Programm fragt, was kam, achtet auf die Regeln und zählt.
box-same = an diesem Gerät
box-own = am eigenen Telefon, per Link
box-asked = Was die Schachtel zeigt
box-fold = Das Brett ansehen
box-unfold = Zurück zur Frage
box-lent = Hier spielt ein Bot: Sieh für ihn nach und behalte für dich, was du siehst.
box-wait = Nur wer es sehen darf, kann sagen, was es ist.
box-watch = Gefragt sind die, die spielen.
box-given = Bisher eingegeben
box-count = { $number } von { $all }
box-undo = Den letzten Schritt zurücknehmen
box-ends = Damit endet das Spiel, und danach wird nichts mehr zurückgenommen. Ist alles so eingegeben, wie es auf dem Tisch liegt?
box-ends-yes = Ja: { $name }
box-bot = { $name }: Bitte macht das auf dem Tisch
box-done = Erledigt

## Wertungsblätter

score-title = Wertungsblatt: { $game }
score-text = Für ein Spiel, das ihr mit der echten Schachtel gespielt habt: Tragt ein, was auf dem Tisch liegt; gezählt wird nach den Regeln des Spiels.
score-players = Wer hat gespielt?
score-count-it = Zählen
score-result = Ergebnis
score-keep = Dieses Ergebnis behalten
score-saved = In diesem Browser behalten
score-kept = Eure Partien { $game }
score-forget = Das Ergebnis vom { $day } vergessen
score-more = eins mehr: { $what }
score-less = eins weniger: { $what }
score-add = { $what } hinzufügen
score-drop = { $what } wegnehmen
score-count = { $count } von { $most }
score-size = Plättchen, die zählen
score-lairs = Horte von { $name }
score-way = Wertungsblatt
lobby-box = Echte Schachtel

## Read aloud, with pictures: for children who cannot read yet

set-aloud = Kinderspiele vorlesen, mit Bildern
aloud-way = Mit Bildern und Stimme
aloud-title = Vorlesen
aloud-repeat = Noch einmal sagen
aloud-off = Nicht mehr vorlesen
aloud-who = Wer spielt mit? Tipp auf ein Bild!
aloud-bots = Du und { $count ->
        [one] ein Drache
       *[other] { $count } Drachen
    }
aloud-people = { $count } Kinder an diesem Bildschirm
aloud-end-win = Du hast gewonnen! Toll gemacht!
aloud-end-won = { $names } hat gewonnen. Gut gespielt!
aloud-end-shared = Ihr gewinnt zusammen: { $names }. Toll gemacht!
aloud-again = Tipp auf den runden Pfeil, dann geht es noch einmal los.
