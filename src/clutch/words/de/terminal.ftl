# Was das Terminal auf Deutsch sagt.

## The screens of a game

screen-seats = Am Tisch: { $seats }.
screen-news = Seit deinem letzten Zug
screen-opening = Was bisher geschah
screen-your_turn = { $name }, du bist am Zug.
screen-type = Tippe eine Nummer oder einen Zug; „help“ zeigt, was du sonst tippen kannst.
screen-and_more = … und { $count } weitere: „moves { $kind }“ zeigt sie
screen-hide = { $name }: Drücke Enter, um zu verbergen, was du gesehen hast.{" "}
screen-pass = Gib den Bildschirm an { $name }. { $name }, drücke Enter:{" "}
screen-pass_to_enter = { $name }, das ist nur für deine Augen. Nimm den Bildschirm und drücke Enter:{" "}
screen-over = Das Spiel ist aus
screen-scoring = Woher jeder Punkt kommt
screen-score = Punkte
screen-winner = gewinnt
screen-saved = Gespeichert in { $file }.
screen-not_saved_quit = Das Spiel ist nicht gespeichert. Tippe „save DATEI“, um es zu behalten, oder noch einmal „quit“, um es aufzugeben.
screen-kept = Das Spiel liegt in { $file }; weiter geht es mit `clutch play --resume { $file }`.
screen-lost = Das Spiel wurde nicht gespeichert.
screen-waits = Das Spiel wartet am Tisch; zurück geht es mit `clutch play --server { $link }`.
screen-waiting = warten auf { $name }
screen-no_refusal = Dieser Zug ist jetzt erlaubt: { $move }.
screen-stop_luck = Dann entscheidet das Glück.
screen-stop_secret = Was folgt, hängt von etwas ab, das du nicht weißt.
screen-stop_decision = Dann entscheidet jemand.
screen-stop_turn = Dann entscheidet { $name }.
screen-stop_over = Dann ist das Spiel aus.
screen-no_moves = Kein erlaubter Zug hat diese Wörter.
screen-hint = Was ein Suchbot denkt, aus dem, was du wissen kannst (Aussicht auf den Sieg):
screen-consent = { $asker } möchte die letzte Entscheidung zurücknehmen. { $name }, bist du einverstanden? (ja/nein){" "}
screen-taken_back = Zurückgenommen.
screen-thinking = { $name } denkt nach
screen-not_a_command = „help“ zeigt, was du tippen kannst.
screen-log_empty = Es ist noch nichts geschehen.
screen-chapters = Die Kapitel der Regeln; „rules ID“ oder „rules WÖRTER“ zeigt mehr:
screen-what_happened = Was ist am Tisch geschehen? ({ $names }){" "}
screen-several = { $names }; bis zu { $most } in einer Zeile
screen-nothing_typed = Tippe, was es war, oder „back“, um den Zug zurückzunehmen.
screen-too_many = Das sind { $count }; jetzt können höchstens { $most } eingegeben werden.
screen-impossible = { $name } kann nicht sein: So viele sind nicht mehr übrig. Sieh noch einmal nach.
screen-sure = Stimmt es so? (ja/nein)
screen-withdrawn = Der Zug ist zurückgenommen; nichts hat sich geändert.
screen-setup_again = Der Aufbau beginnt von vorn.

## What can be typed in a game

help-move = 1, 2, 3 … oder ein Zug wie „{ $example }“: macht ihn; Wörter darf man kürzen, solange nur ein Zug passt
help-moves = moves [WÖRTER]: alle erlaubten Züge oder die mit diesen Wörtern
help-board = board: zeichnet den Tisch noch einmal
help-what = what [ZUG]: was ein Zug gewiss bewirkt, soweit du es wissen kannst; ohne Zug jeder von ihnen
help-why = why ZUG: warum ein Zug jetzt nicht erlaubt ist, mit seiner Regel
help-hint = hint [ZEIT]: was ein Suchbot von deinen Zügen hält, etwa „hint 2s“
help-undo = undo: nimmt deine letzte Entscheidung zurück; wo das nicht frei ist, werden die anderen gefragt (Bots stimmen zu)
help-log = log [ANZAHL]: was geschah, soweit du es weißt, mit Regelnummern
help-rules = rules [ID oder WÖRTER]: die Regeln lesen
help-save = save [DATEI]: das Spiel in einer Datei behalten
help-quit = quit: das Spiel verlassen
screen-yes = j ja y yes

## Hilfe der Befehle

usage-clutch = Drachenbrettspiele: allein öffnet es den Tisch im Browser; seine Befehle spielen im Terminal, lesen die Regeln vor, lassen Bots spielen und behalten jedes Spiel.
usage-clutch-version = die Version zeigen, und welcher Bau läuft
usage-any-json = JSON für ein Programm ausgeben
usage-any-database = sqlite:///DATEI oder postgresql://NAME@RECHNER/NAME (sonst: die Datei im eigenen Datenordner)
usage-any-option = eine Variante oder Hausregel; `clutch games SPIEL` nennt sie (darf mehrmals stehen)
usage-any-seed = das Glück der Auslagen und der Bots (sonst: 1)
usage-any-jobs = wie viele Prozesse (sonst: 1)
usage-any-language = die Sprache des Terminals: { $languages } (sonst: die des Systems, oder en)
usage-any-help = diese Hilfe zeigen
# Überschriften einer Hilfe
usage-any-usage = Aufruf:{" "}
usage-any-arguments = Angaben
usage-any-options = Schalter
usage-any-commands = Befehle
usage-any-examples = Beispiele:

usage-games-short = die Spiele, oder die Hausregeln eines Spiels
usage-games = Die Spiele nennen, oder mehr von einem: seine Hausregeln, ihre Werte und was ohne Angabe gilt, und die Regel, die jede ändert.
usage-rules-short = Regeln lesen oder durchsuchen
usage-rules = Die Regeln eines Spiels lesen, eine Regel nach ihrer Nummer, oder darin suchen. Gefunden werden die Regeln, die alle Wörter haben; ohne Fund ist der Rückgabewert 1.
usage-rules-id = die Nummer einer Regel, etwa DK-T5
usage-rules-search = die Regeln zeigen, die alle diese Wörter haben
usage-play-short = ein Spiel im Terminal spielen
usage-play = Ein Spiel spielen: allein gegen Bots, zu mehreren an einem Bildschirm oder neben einer echten Schachtel. Im Spiel hilft „help“.
    Mit --save oder --resume ist die Datei nach jeder Entscheidung auf dem neuesten Stand: Nichts geht verloren, wenn das Programm abgebrochen wird.
usage-play-players = wie viele spielen; die übrigen Plätze haben Bots, wenn --seats nichts anderes sagt
usage-play-seats = wer wo sitzt: „me“ für einen Menschen an diesem Bildschirm, oder ein Bot (sonst: me, dann { $opponent }); einer von außen mit seinem Pfad oder als paket.modul:Klasse
usage-play-names = Namen der Menschen, oder aller, in der Reihenfolge der Plätze
usage-play-seed = dieselbe Zahl und dieselben Züge ergeben dasselbe Spiel
usage-play-save = das Spiel in einer neuen Datei behalten; eine vorhandene wird nie überschrieben: dafür ist --resume
usage-play-resume = mit einem gespeicherten Spiel weitermachen, in derselben Datei
usage-play-server = den Platz eines Einladungslinks auf einem Server einnehmen, oder dorthin zurückkehren
usage-play-companion = eine echte Schachtel steht auf dem Tisch: eingeben, was echte Würfel und Karten zeigen
usage-score-short = eine Runde werten, die mit einer echten Schachtel gespielt wurde
usage-score = Eine beendete Runde werten und zeigen, woher jeder Punkt kommt. Ohne Angaben fragt der Befehl nach dem, was er braucht.
usage-score-field = { $game }: { $field }
usage-score-field_of_seat = { $game }: { $field }, für jeden einmal
usage-simulate-short = Bots viele Spiele spielen lassen
usage-simulate = Bots viele Spiele spielen lassen und zählen. Die Bots tauschen reihum die Plätze, jedes Mal mit denselben Karten, so dass jeder überall gleich oft sitzt.
    Eine Liste, die kürzer ist als der Tisch, wird wiederholt. Dieselbe Zahl ergibt dieselben Spiele, was --jobs auch sagt, solange kein Bot nach der Uhr denkt.
usage-simulate-players = wie viele Plätze (sonst: so viele wie Bots, oder so wenige, wie spielen können)
usage-simulate-games = wie viele Spiele (sonst: 100)
usage-simulate-bots = random, greedy, search:300ms, search:2000 (Durchläufe), … (sonst: random)
usage-simulate-records = die Aufzeichnung jedes Spiels in einem neuen oder leeren Ordner behalten
usage-simulate-parquet = jede Entscheidung als Zeile einer Tabelle behalten, in Parquet-Dateien in einem neuen oder leeren Ordner
usage-arena-short = herausfinden, welcher Bot besser ist und wie sicher das ist
usage-arena = Lässt Bots in einem Turnier antreten. Jede Auslage wird von allen Runden von Bots in ihren Sitzordnungen gespielt, damit alle Paarungen dasselbe Glück haben; Intervalle gelten zwischen Auslagen.
    Mit --out werden die Partien festgehalten, sobald sie enden: Derselbe Befehl macht nach Strg-C oder einem Absturz weiter, und mit einem größeren --games wächst das Turnier.
usage-arena-bots = wer spielt, jeder einmal: random, greedy, search:300ms, search:300cpu (Rechenzeit), search:2000 (Durchläufe), ./programm, paket.modul:Klasse
usage-arena-games = wie viele Partien (sonst: 1000)
usage-arena-players = wie viele Plätze (sonst: zwei oder die wenigsten, die spielen können)
usage-arena-seatings = jede Reihenfolge der Bots oder nur das Weiterrücken (sonst: jede bis drei Plätze)
usage-arena-ray = auf den Rechnern eines Ray-Verbunds spielen (braucht clutch[cluster])
usage-arena-until = aufhören, sobald es feststeht, zum Beispiel greedy>random:0.95
usage-arena-deadline = was ein Bot von außen für eine Entscheidung hat, in Sekunden (sonst: %(default)s)
usage-arena-out = der Ordner für Protokoll, report.html und report.json
usage-arena-records = die Aufzeichnung jeder Partie im Ordner aufheben
usage-lab-short = herausfinden, was viele Partien über ein Spiel und seine Zahlen sagen
usage-lab = Lässt Bots viele Partien spielen und berichtet für Spieleautoren: Plätze, Länge, Auswahl, Spannung, woher die Punkte kommen, was alle und was Sieger tun.
    Mit --vary oder --components werden zwei oder mehr Regelstände auf denselben Auslagen gespielt und nebeneinander gezeigt.
usage-lab-bots = wer spielt, reihum wiederholt (sonst: greedy)
usage-lab-games = wie viele Partien je Regelstand (sonst: 200)
usage-lab-players = wie viele Plätze (sonst: zwei oder die wenigsten, die spielen können)
usage-lab-vary = eine Option und die Werte, die verglichen werden
usage-lab-components = eine geänderte Kopie der components.toml des Spiels zum Vergleich
usage-lab-out = die HTML-Datei für den Bericht
usage-train-short = das Urteil eines Spiels durch Spielen lernen lassen, seine Formel abstimmen oder genannte Chancen ehrlich machen
usage-train = Lässt ein Netz gegen sich selbst, die Formel und den Zufall spielen, wie es die Schule des Spiels vorsieht, Generation für Generation aus den Ergebnissen lernen und in der Arena gegen das bisherige Urteil antreten. Mit --formula werden die Gewichte der Formel des Spiels durch Partien abgestimmt und treten gegen die bisherigen an. Mit --curve spielt eine Suche, und die Kurve wird angepasst, die ihre genannten Chancen ehrlich macht. Was im Ordner fertig ist, wird nicht noch einmal getan.
usage-train-minutes = wie lange gelernt oder abgestimmt wird (sonst: so viele Generationen oder Schritte, wie die Datei des Spiels sagt)
usage-train-hours = dasselbe in Stunden
usage-train-generations = lernen, bis es so viele Generationen gibt, oder abstimmen, bis es so viele Schritte gibt, wie lange es auch dauert: dieselbe Zahl gibt dann dieselben Gewichte
usage-train-games = wie viele Partien eine Generation oder ein Schritt spielt (sonst: wie die Datei des Spiels sagt) oder eine Kurve braucht (sonst: 10000)
usage-train-players = nur mit so vielen Plätzen (sonst: für Netze wie die Schule des Spiels sagt, für Formeln zwei, für Kurven zwei und die volle Runde)
usage-train-bot = die Suche, die das Gelernte oder Abgestimmte erprobt oder deren Chancen angepasst werden (sonst: search:200)
usage-train-gate = wie viele Partien gegen das bisherige Urteil oder die bisherigen Gewichte gespielt werden (sonst: 400)
usage-train-curve = eine Kurve an das anpassen, was die Suche von ihren Chancen sagt
usage-train-formula = die Gewichte der Formel des Spiels durch Partien abstimmen
usage-train-jobs = wie viele Prozesse spielen (sonst: so viele, wie es Prozessoren gibt)
usage-train-seed = das Glück der Partien und des Lernens (sonst: für Netze wie die Schule des Spiels sagt, sonst 1)
usage-train-out = der Ordner für Beispiele, Netze, Gewichte und Kurven (sonst: SPIEL-training)
usage-mcp-short = einem Sprachmodell einen Platz geben
usage-mcp = Lässt ein Sprachmodell Platz nehmen, über das Model Context Protocol auf Standardein- und -ausgabe: an einem Tisch dieses Rechners gegen Bots, oder über einen Einladungslink am Tisch eines Servers.
    Es sieht, was sein Platz sehen darf, liest Regeln nach ihren Kennungen, fragt, was folgen würde, zieht und redet mit.
usage-mcp-server = den Platz eines Einladungslinks auf einem Server nehmen
usage-mcp-name = wie das Modell am Tisch heißt
usage-replay-short = ein aufgezeichnetes Spiel noch einmal sehen
usage-replay = Ein aufgezeichnetes Spiel Schritt für Schritt erzählen. Ein beendetes wird mit allem Verborgenen erzählt, ein offenes so, wie Zuschauer es sehen.
usage-replay-to = nach so vielen Einträgen der Aufzeichnung aufhören
usage-replay-seat = mit den Augen eines Platzes: ein Buchstabe, ein Name, oder eine Nummer ab 1
usage-replay-all = mit allem, was verborgen war
usage-replay-boards = wann der Tisch gezeichnet wird (sonst: nach jedem Zug)
usage-replay-analyse = sagen, welche Entscheidungen am meisten zählten, was besser gewesen wäre und was Glück war
usage-puzzle-short = den besten Zug finden
usage-puzzle = Eine Stellung aus einer starken Partie, in der ein Zug klar der beste ist: Finde ihn. Ohne ein Spiel ist es das Rätsel des Tages.
usage-puzzle-game = aus diesem Spiel
usage-puzzle-number = dieses Rätsel des Spiels
usage-puzzle-solution = gleich die Lösung zeigen
usage-check-short = prüfen, ob Aufzeichnungen ganz sind und den Regeln folgen
usage-check = Aufzeichnungen prüfen: Jede ist gültig, oder ihre erste falsche Zeile wird genannt, und was daran falsch ist. Der Rückgabewert ist 1, wenn eine nicht gültig ist.
usage-serve-short = den Tisch eröffnen: ein Server und seine Seite, für Menschen nah und fern
usage-serve = Den Tisch eröffnen und seine Seite in einem Browser zeigen. Er ist nur auf diesem Rechner zu erreichen, wenn --host nichts anderes sagt; jede Entscheidung wird gesichert, bevor jemand von ihr erfährt.
usage-serve-host = die Adresse, unter der er zu erreichen ist (sonst: nur dieser Rechner, %(default)s)
usage-serve-port = der Port (sonst: 8264, oder ein freier, wenn ihn ein anderes Programm hat; 0 nimmt einen freien)
usage-serve-lan = den Tisch auch für das Netz dieses Rechners öffnen und seine Adresse als Code zum Scannen zeichnen
usage-serve-lan_address = die Adresse dieses Rechners in seinem Netz, wenn er mehrere hat (sonst: die seines Weges nach draußen)
usage-serve-database = sqlite:///DATEI oder postgresql://NAME@RECHNER/NAME (sonst: eine Datei im eigenen Datenordner)
usage-serve-workers = Prozesse, in denen Bots denken (sonst: %(default)s)
usage-serve-operator_port = /metrics und /healthz für den Betreiber auf einem eigenen Port öffnen
usage-serve-operator_host = die Adresse dieses Ports (sonst: nur dieser Rechner, %(default)s)
usage-serve-no_browser = die Seite nicht in einem Browser öffnen
usage-serve-bot = einen Bot von außen anbieten, unter eigenem Namen, zum Beispiel goblin=./goblin.py
usage-serve-origin = eine andere Herkunft, deren Seiten mit diesem Server reden dürfen
usage-serve-host_name = ein Name, unter dem Menschen diesen Server erreichen, etwa games.example.org
usage-serve-proxy = ein Proxy vor diesem Server: Ihm wird geglaubt, für wen er fragt (X-Forwarded-For)
usage-serve-https = Menschen erreichen den Server über HTTPS (ein Proxy macht das): Cookies bleiben dabei
usage-serve-keep_finished = Partien so viele Tage nach ihrem Ende löschen (sonst: behalten)
usage-serve-keep_abandoned = Partien, die niemand beendet hat, so viele Tage nach dem letzten Eintrag löschen (sonst: behalten)
usage-serve-no_limits = keine Grenzen der Häufigkeit: für ein vertrautes Netz, und zum Messen
usage-serve-log_level = wie viel aufgeschrieben wird (sonst: %(default)s)
usage-doctor-short = alle gespeicherten Partien prüfen, und heilen, was zu heilen ist
usage-doctor = Jede Partie einer Datenbank lesen und sehen, ob sie stimmt: ihr Verlauf, ihre Zeile im Verzeichnis, ihre Mitglieder, ihre Aufzeichnung und ihre Auswertung. Eine Zeile für jeden Befund.
    Mit --mend wird neu geschrieben, was aus dem Verlauf folgt; eine Partie, deren Verlauf nicht stimmt, wird beiseitegelegt, und der Verlauf selbst wird nie angerührt.
    Der Rückgabewert ist 0, wenn alles gut ist, und 1, wenn Befunde bleiben.
usage-doctor-mend = heilen, was zu heilen ist (eine SQLite-Datei nur, solange kein Server sie benutzt)
usage-backup-short = die Datenbank kopieren, während der Server läuft
usage-backup = Die Datenbank in eine neue Datei kopieren, wie sie in einem Augenblick ist; der Server läuft dabei weiter. Eine SQLite-Kopie wird geprüft und ist selbst eine Datenbank; PostgreSQL kopiert sein eigenes pg_dump.
usage-backup-file = eine neue Datei
usage-export-short = jede Partie in eine eigene Datei schreiben
usage-export = Jede Partie mit ihrem ganzen Verlauf in einen neuen Ordner schreiben, je eine Datei. Die Dateien enthalten Namen und Gespräche, und Links nur als Prüfsummen.
usage-export-directory = ein neuer oder leerer Ordner
usage-export-records = auch die reinen Aufzeichnungen beendeter Partien schreiben
usage-export-keys = auch die geheimen Schlüssel des Servers schreiben, damit Menschen bleiben, wer sie sind
usage-import-short = exportierte Partien hereinholen
usage-import = Die Partien eines Exports in eine Datenbank bringen, die neu sein darf. Jede wird vorher nachgespielt; ist eine falsch, oder schon da und nicht dieselbe, ändert sich nichts.
usage-import-directory = was `clutch export` geschrieben hat
usage-prune-short = alte Partien löschen
usage-prune = Alte Partien ganz löschen. `clutch serve` tut dasselbe nebenbei mit --keep-finished und --keep-abandoned.
usage-prune-keep_finished = Partien löschen, die länger schon zu Ende sind
usage-prune-keep_abandoned = Partien löschen, die niemand beendet hat, und die länger keinen Eintrag haben
usage-prune-broken = Partien löschen, die `clutch doctor --mend` beiseitegelegt hat
usage-prune-dry_run = sie nur zählen
usage-forget-short = die Daten eines Menschen löschen
usage-forget = Namen, Worte und Links eines Menschen aus jeder Partie löschen; die Plätze bleiben, von niemandem gehalten, und ein Bot spielt weiter, wo andere noch spielen.
    Ein Mensch tut dasselbe selbst mit `DELETE /api/me`. Mit SQLite darf dabei kein Server die Datei benutzen.
usage-forget-person = die Kennung eines Menschen, oder PARTIE:PLATZ für den, der einen Platz hält (ab 1 gezählt)

## Was nicht geht

errors-not_a_number = „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
errors-no_option = „{ $text }“ ist keine Hausregel: schreibe Name=Wert, etwa --option rounds=3
errors-option_twice = die Hausregel { $name } steht zweimal da
errors-seats_and_players = --seats nennt { $count } Plätze, aber --players sagt { $players }
errors-names_and_people = --names gibt { $count } Namen für { $people } Menschen: gib jedem einen
errors-no_name = „{ $text }“ kann kein Name sein: Ein Name hat 1 bis { $most } sichtbare Zeichen
errors-same_names = zwei Menschen heißen { $name }: gib ihnen verschiedene Namen
errors-seat_is = ein Platz ist „me“ oder ein Bot:{" "}
errors-usage = { $problem }; siehe `{ $command } --help`
errors-nothing_imported = nichts wurde geändert: { $count } von { $of } Partien können nicht hereingeholt werden
errors-directory_no_record = { $file } ist ein Ordner, keine Aufzeichnung
errors-too_large = { $file } ist zu groß für eine Aufzeichnung
errors-unreadable = { $file } kann nicht gelesen werden: { $reason }
errors-no_file_name = „{ $file }“ kann kein Dateiname sein
errors-no_text = { $file } ist kein UTF-8-Text, also keine Aufzeichnung
errors-wrong_first_line = { $file }: Zeile 1: { $problem }
errors-directory_no_file = { $file } ist ein Ordner: nenne eine Datei zum Speichern
errors-unwritable = { $file } kann nicht geschrieben werden: { $reason }
errors-file_exists = { $file } gibt es schon: weiter geht es mit `clutch play --resume { $file }`, oder wähle einen anderen Namen
errors-no_directory = es gibt keinen Ordner { $directory } zum Speichern
errors-disagrees = { $name } ist nicht einverstanden: Nichts wird zurückgenommen
errors-name_a_file = nenne eine Datei zum Speichern, etwa `save abend.jsonl`
errors-file_behind = { $problem }; das Spiel geht weiter, aber die Datei hinkt nach
errors-nothing_to_take_back = du hast noch nichts entschieden, was sich zurücknehmen ließe
errors-table_packages = der Tisch braucht weitere Pakete: `pip install 'clutch[server]'` holt sie
errors-not_with_server = { $flag } passt nicht zu --server: Das entscheidet der Tisch dort
errors-server_packages = an einem Server zu spielen braucht weitere Pakete: `pip install 'clutch[server]'` holt sie
errors-which_game = sage, welches Spiel, etwa `clutch play { $game }`, oder --resume DATEI
errors-all_people = neben einer echten Schachtel sitzen nur Menschen: lass --seats weg, oder nenne nur me
errors-during_setup = { $problem } während des Aufbaus. { $end }
errors-not_with_resume = { $flag } gehört zu einem neuen Spiel; --resume nimmt es aus der Datei
errors-other_game = { $file } ist ein Spiel von { $game }, nicht von { $asked }
errors-game_is_over = das Spiel in { $file } ist zu Ende: `clutch replay { $file }` zeigt es
errors-bots_at_table = in { $file } sitzen Bots am Tisch: neben einer echten Schachtel sitzen nur Menschen
errors-how_old = sage, was alt genug ist: --keep-finished TAGE, --keep-abandoned TAGE oder --broken
errors-changed = die Stellung hat sich inzwischen geändert: sieh noch einmal hin
errors-others_disagree = die anderen sind nicht einverstanden: Nichts wird zurückgenommen
errors-name_a_copy = der Server behält das Spiel; nenne eine Datei für eine Kopie, etwa `save abend.jsonl`
errors-beyond_end = { $file } hat { $entries } Einträge: --to { $to } liegt hinter dem Ende
errors-nobody_sits = bei „{ $text }“ sitzt niemand; die Plätze sind { $seats }
errors-no_rules = die Regeln von { $game } sind nicht installiert
errors-no_rule = { $game } hat keine Regel „{ $text }“; Nummern sehen aus wie { $example }
errors-no_rule_but = { $game } hat keine Regel „{ $text }“; es gibt { $first } bis { $last }
errors-search_what = sage, wonach gesucht werden soll
errors-no_rule_says = keine Regel von { $game } spricht von „{ $text }“
errors-id_or_search = gib eine Nummer oder --search an, nicht beides
errors-before_sheet = { $problem }, bevor der Bogen ausgefüllt war
errors-wrong_pieces = { $field } braucht { $wanted } Teile, nicht { $count }
errors-wrong_number = { $field } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“
errors-wrong_player = { $field } ist jemand von { $names }, nicht „{ $text }“
errors-wrong_area = „{ $text }“ ist nicht zu verstehen: schreibe { $field } so: { $symbol } 4 { $name }=2, mehrere mit Strichpunkt dazwischen
errors-flag_missing = --{ $field } fehlt
errors-flag_unclear = „{ $text }“ ist nicht zu verstehen: schreibe --{ $field } NAME=LISTE
errors-flag_twice = --{ $field } steht für { $name } zweimal da
errors-flag_missing_for = --{ $field } fehlt für { $name }
errors-mid_game = { $problem } mitten im Spiel. { $end }
errors-log_unclear = „log { $text }“ ist nicht zu verstehen: log nimmt eine Zahl, etwa „log 10“
errors-records_without_out = --records braucht --out ORDNER: Die Aufzeichnungen kommen in diesen Ordner
errors-program_in_file = ist ein Programm, das eine Datei nicht starten kann
errors-model_has_seat = du hast schon einen Platz am Tisch eines Servers: spiele dort
errors-model_has_no_seat = du hast noch keinen Platz: beginne eine Partie mit new_game, zum Beispiel { $game }
errors-model_not_your_turn = du bist nicht am Zug: sieh später wieder nach
errors-model_no_such_moves = diesen Zug gibt es nicht oder er ist nicht erlaubt: list_moves zeigt die erlaubten, jeden in seiner Schreibweise
errors-model_nobody_hears = hier hört niemand zu: die anderen sind Bots auf diesem Rechner
errors-mcp_packages = ein Platz für Sprachmodelle braucht weitere Pakete: pip install clutch[mcp]
errors-lab_too_many_bots = es sind { $count } Bots für { $players } Plätze: nenne weniger, sie werden reihum wiederholt
errors-lab_one_change = --vary und --components gehen nicht zusammen: vergleiche eine Änderung nach der anderen
errors-lab_vary = „{ $text }“ ist nichts zum Vergleichen: schreibe --vary OPTION=A,B
errors-lab_fixed_numbers = die Zahlen von { $game } gehören zu den übersetzten Regeln: nur Optionen lassen sich vergleichen, mit --vary
errors-lab_bad_numbers = nach { $file } kann nicht gespielt werden: { $reason }
errors-train_no_encoding = ein Netz kann { $game } noch nicht lernen: seine Stellungen haben keine Kodierung; --curve geht bei jedem Spiel
errors-train_too_short = keine Generation wurde fertig: gib mehr Minuten oder weniger --games
errors-train_not_a_search = nur eine Suche nennt Chancen, „{ $bot }“ nicht: gib --bot search:200 an
errors-train_packages = zum Lernen braucht es weitere Pakete: pip install clutch[train]
errors-train_other_school = { $folder } wurde mit einer anderen Zahl oder einer anderen Schule begonnen: gib ein anderes --out an oder denselben Befehl wie damals
errors-train_other_tuning = { $folder } wurde mit einer anderen Zahl, anderen Einstellungen oder anderen Gewichten begonnen: gib ein anderes --out an oder denselben Befehl wie damals
errors-train_no_formula = die Formel von { $game } sagt nicht, welche ihrer Gewichte abgestimmt werden dürfen; die von { $games } sagen es
errors-train_formula_alone = eine Formel wird durch Partien gegen andere abgestimmt: gib --players 2 oder mehr an
errors-record_unwritable = eine Aufzeichnung kann nicht geschrieben werden: { $reason }
errors-not_empty = { $directory } ist nicht leer: nenne einen neuen Ordner für die Aufzeichnungen
errors-polars_missing = Für Parquet-Dateien braucht es Polars: pip install clutch[parquet]
errors-unusable = { $directory } taugt nicht für Aufzeichnungen: { $reason }
errors-input_no_text = die Eingabe ist kein UTF-8-Text
errors-input_ended = die Eingabe endete
errors-command_packages = dieser Befehl braucht die Pakete des Tisches: `pip install 'clutch[server]'` holt sie
errors-no_such_number = einen Zug { $number } hat die Liste nicht: wähle 1 bis { $most }
errors-no_such_command = einen Befehl „{ $text }“ gibt es nicht: „help“ nennt sie
errors-which_move = sage, welcher Zug, etwa „{ $verb } { $example }“
errors-several_pieces = „{ $text }“ könnte { $names } sein: sage mehr davon
errors-no_piece = „{ $text }“ ist nichts von alledem: { $names }
errors-interrupted = abgebrochen.
errors-arguments_required = es fehlt noch: { $names }
errors-arguments_unknown = das ist nicht zu verstehen: { $names }
errors-argument_expects_one = { $name } braucht eine Angabe dahinter
errors-argument_expects_some = { $name } braucht mindestens eine Angabe dahinter
errors-argument_invalid = { $name }: { $text } gibt es nicht (sondern { $names })
errors-argument_not_with = { $name } passt nicht zu { $other }
errors-argument_wrong = { $name }: { $problem }
errors-not_over = untersucht wird, was zu Ende ist: spiel diese Partie erst fertig
errors-no_puzzles = hier gibt es noch keine Rätsel: scripts/puzzles.py sucht welche
errors-no_such_puzzle = { $game } hat die Rätsel 1 bis { $count }: nimm eines davon

## Was Befehle sagen

told-copied = Die Datenbank ist kopiert nach { $file }: { $size } Bytes.
told-findings = { $matches } Partien: { $findings } Befunde, { $mended } geheilt.
told-all_well = { $matches } Partien: alles ist gut.
told-exported = { $count } Partien liegen in { $directory }.
told-keys = { $file } enthält die geheimen Schlüssel des Servers: Wer sie hat, kann sich als jeder ausgeben.
told-imported = { $count } Partien wurden hereingeholt, { $known } waren schon da.
told-forgotten = Der Mensch ist in { $count } Partien vergessen. Sicherungen und Exporte von vorher enthalten seine Daten noch.
told-open = Der Tisch ist offen unter { $address } (beenden mit Strg-C)
told-operator = Die Seiten für den Betrieb sind unter { $address }metrics und healthz
told-standing = Der Tisch ist schon offen: { $address }
told-lan_open = Er ist für dein Netz offen unter { $address } (zum Hereinkommen scannen):
told-lan_refused = der offene Tisch ließ sich nicht für dein Netz öffnen: nimm die Schaltfläche auf seiner Seite
told-games_more = `clutch games SPIEL` erzählt mehr von einem, `clutch play SPIEL` spielt es.
told-game = { $players } Spieler; Regelfassung { $version }; `clutch rules { $name }` zeigt die Regeln.
told-would_delete = { $count } Partien würden gelöscht.
told-deleted = { $count } Partien wurden gelöscht.
told-seats = Am Tisch: { $seats }.
told-once_more = { $problem }. Noch einmal:
told-result = Ergebnis
told-areas = etwa { $symbol } 4 NAME=2; mehrere mit Strichpunkt dazwischen
told-most = am meisten
told-points = Punkte
told-simulated = { $game }, { $players } Spieler, Zahl { $seed }
told-no_multiple = Die Zahl der Spiele ist kein Vielfaches von { $players }: Nicht jeder Bot saß überall gleich oft.
told-arena = { $game }, { $players } Spieler, Zahl { $seed }: { $games } Partien auf { $deals } Auslagen
told-train_resumed = Es geht weiter nach Generation { $generations } in { $folder }.
told-train_play = Generation { $number }: Partien …
told-train_learn = Generation { $number }: Lernen …
told-train_learned = Generation { $number }: { $games } Partien, { $examples } Beispiele, Verlust { $loss } bei zurückgehaltenen Partien (immer der Mittelwert: { $constant }); nach Dritteln der Partie { $thirds }.
told-train_gate = Gegen das Urteil „{ $former }“: { $share } von { $games } Partien ({ $low } bis { $high }).
told-train_won = Es ist besser. Lege { $file } an die Stelle der Datei des Spiels in clutch/bots/nets/weights, um danach zu spielen.
told-train_lost = Das beweist nicht, dass es besser ist: das Urteil bleibt, wie es war. Die Gewichte liegen in { $file }.
told-train_tuning_resumed = Es geht weiter nach Schritt { $steps } in { $folder }.
told-train_tuning_step = Schritt { $number }: { $games } Partien bisher; die Gewichte sind im Mittel { $change } von dort entfernt, wo sie standen.
told-train_formula_gate = Gegen die bisherigen Gewichte, beide mit { $bot }: { $share } ± { $wide } von { $games } Partien, { $margin } ± { $margin_wide } Punkte je Partie.
told-train_formula_won = Sie sind besser. Setze die Zeilen aus { $file } an die Stelle derer in bot/weights.py des Spiels und kompiliere, um danach zu spielen.
told-train_formula_lost = Das beweist nicht, dass sie besser sind: die Gewichte bleiben, wie sie waren. Die gefundenen liegen in { $file }.
told-train_fitted = { $players } Spieler: { $sayings } genannte Chancen aus { $games } Partien; Verlust bei zurückgehaltenen Partien { $before } vorher, { $after } nachher (immer der Mittelwert: { $constant }).
told-train_curves = Die Kurven liegen in { $file }; in clutch/bots/curves.toml werden sie wirksam.
told-arena_progress = { $game }, { $players } Spieler
told-arena_resumed = Es geht weiter: { $games ->
        [one] { $games } Partie ist
       *[other] { $games } Partien sind
    } im Protokoll.
told-arena_stopped = { $games } von { $all } Partien wurden gespielt.
told-arena_kept = { $games } von { $all } Partien wurden gespielt und sind festgehalten: Derselbe Befehl macht weiter.
told-arena_report = Der Bericht liegt in { $file }
told-arena_forfeit = { $bot } gab { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } verloren: { $reason }
told-stands_in = { $name } fällt aus ({ $reason }). Von jetzt an spielt { $bot } dafür.
told-model_seat = { $game }. Du bist { $letter }. Plätze: { $names }.
told-model_waits_for_players = Die Partie hat noch nicht begonnen: Andere müssen noch kommen. Sieh später wieder nach.
told-model_your_turn = Du bist am Zug: { $count ->
        [one] Es gibt einen erlaubten Zug.
       *[other] Es gibt { $count } erlaubte Züge.
    }
told-model_not_your_turn = Du bist nicht am Zug. Sieh später wieder nach.
told-model_over = Die Partie ist zu Ende; wer gewonnen hat, hat einen Stern.
told-model_more_moves = … und { $count } weitere: Nenne Wörter, um sie einzugrenzen.
told-model_silence = Niemand hat etwas gesagt.
told-model_stop_luck = Dann entscheidet das Glück.
told-model_stop_secret = Was folgt, hängt von dem ab, was du nicht wissen kannst.
told-model_stop_decision = Dann steht die nächste Entscheidung an.
told-model_stop_over = Dann ist die Partie zu Ende.
told-arena_cross = Zeile schlägt Spalte
told-wish_yes = { $better } ist besser als { $worse }, mit einer Sicherheit von { $certainty }.
told-wish_no = { $better } ist nicht besser als { $worse }, sondern schlechter, mit einer Sicherheit von { $certainty }.
told-wish_open = Ob { $better } besser ist als { $worse }, ist bei einer Sicherheit von { $certainty } noch offen: Mehr Partien können es sagen.
told-count_rating = Wertung
told-count_move_ms = ms je Zug
told-count_iterations = Durchläufe
told-or = {" oder "}
told-checking = Prüfung
told-valid = { $file }: gültig ({ $game }, { $players } Spieler, { $decisions } Entscheidungen, { $end })
told-valid_over = zu Ende
told-valid_open = offen
told-invalid = { $file }: { $reason }
told-invalid_line = { $file }: Zeile { $line }: { $reason }
told-column_name = Name
told-column_game = Spiel
told-column_players = Spieler
told-column_options = Hausregeln
told-none = keine
told-range = { $least } bis { $most }
told-true_or_false = true (ja) oder false (nein)
told-subset = { $default }, oder eine Liste aus { $values }
told-default = sonst: { $value }
told-only_with = nur mit { $options }
told-with_players = { $value } bei { $count } Spielern
told-speed = { $games } Spiele, { $decisions } Entscheidungen in { $seconds } s: { $speed } Entscheidungen je Sekunde ({ $build })
told-count_games = Spiele
told-count_wins = Siege
told-count_win_rate = Anteil
told-count_interval = 95-%-Bereich
told-count_mean_score = Punkte im Mittel
told-seat = Platz { $letter }
told-setup = Aufbau
told-game_open = Das Spiel ist offen: { $prompt }
told-record_goes_on = Die Aufzeichnung geht weiter: { $prompt }
told-analysing = { $game } wird untersucht
told-moment = Zug { $n }, { $name }: { $made } ({ $chance } %). Besser: { $best } ({ $better } %).
told-moment_points = Punkte gleich danach: { $made }, mit dem besseren Zug { $best }.
told-moment_brings = Er hätte gebracht: { $events }
told-moments_none = Soweit zu sehen ist, hat niemand etwas verschenkt.
told-puzzle = { $game }: Rätsel { $number }, { $grade ->
        [1] leicht
        [2] mittel
        [3] schwer
       *[4] sehr schwer
    }
told-puzzle_find = Du bist { $seat }. Finde den besten Zug, oder die Eingabetaste für die Lösung. Du darfst: { $moves }
told-puzzle_illegal = Das geht hier nicht.
told-puzzle_right = Das ist er!
told-puzzle_wrong = Es geht besser.
told-puzzle_move = { $percent } %  { $words }
told-puzzle_brings = Was sicher folgt: { $events }
told-fate = { $luck ->
        [good] { $name } hatte Glück ({ $percent } %)
        [bad] { $name } hatte Pech ({ $percent } %)
       *[none] { $name } hatte weder Glück noch Pech
    }, verschenkte { $given } % und bekam { $received } % geschenkt.
