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
screen-withdrawn = Der Zug ist zurückgenommen; nichts hat sich geändert.
screen-setup_again = Der Aufbau beginnt von vorn.

## What can be typed in a game

help-move = 1, 2, 3 … oder ein Zug wie „{ $example }“: macht ihn; Wörter darf man kürzen, solange nur ein Zug passt
help-moves = moves [WÖRTER]: alle erlaubten Züge oder die mit diesen Wörtern
help-board = board: zeichnet den Tisch noch einmal
help-why = why ZUG: warum ein Zug jetzt nicht erlaubt ist, mit seiner Regel
help-hint = hint [ZEIT]: was ein Suchbot von deinen Zügen hält, etwa „hint 2s“
help-undo = undo: nimmt deine letzte Entscheidung zurück; wo das nicht frei ist, werden die anderen gefragt (Bots stimmen zu)
help-log = log [ANZAHL]: was geschah, soweit du es weißt, mit Regelnummern
help-rules = rules [ID oder WÖRTER]: die Regeln lesen
help-save = save [DATEI]: das Spiel in einer Datei behalten
help-quit = quit: das Spiel verlassen
screen-yes = j ja y yes
