# What the terminal says in English.

## The screens of a game

screen-seats = At the table: { $seats }.
screen-news = Since your last turn
screen-opening = What happened so far
screen-your_turn = { $name }, it is your turn.
screen-type = Type a number or a move; “help” shows what else you can type.
screen-and_more = … and { $count } more: “moves { $kind }” lists them
screen-hide = { $name }: press Enter to hide what you have seen.{" "}
screen-pass = Pass the screen to { $name }. { $name }, press Enter:{" "}
screen-pass_to_enter = { $name }, this is for your eyes only. Take the screen and press Enter:{" "}
screen-over = The game is over
screen-scoring = How each point came about
screen-score = points
screen-winner = winner
screen-saved = Saved in { $file }.
screen-not_saved_quit = The game is not saved. Type “save FILE” to keep it, or “quit” again to leave without it.
screen-kept = The game is saved in { $file }; go on with `clutch play --resume { $file }`.
screen-lost = The game was not saved.
screen-waits = The game waits at the table; come back with `clutch play --server { $link }`.
screen-waiting = waiting for { $name }
screen-no_refusal = That move is legal now: { $move }.
screen-no_moves = No legal move has these words.
screen-hint = What a search bot thinks, from what you can know (chance of victory):
screen-consent = { $asker } asks to take back the last decision. { $name }, do you agree? (yes/no){" "}
screen-taken_back = Taken back.
screen-thinking = { $name } is thinking
screen-not_a_command = “help” lists what you can type.
screen-log_empty = Nothing has happened yet.
screen-chapters = The chapters of the rules; “rules ID” or “rules WORDS” shows more:
screen-what_happened = What happened at the table? ({ $names }){" "}
screen-several = { $names }; up to { $most } in one line
screen-nothing_typed = Type what it was, or “back” to take the move back.
screen-too_many = These are { $count }; at most { $most } can be entered now.
screen-impossible = { $name } cannot be: not so many are left to come up. Look again.
screen-withdrawn = The move is withdrawn; nothing has changed.
screen-setup_again = The setup begins again.

## What can be typed in a game

help-move = 1, 2, 3 … or a move such as “{ $example }”: make it; words can be cut short as long as one move fits
help-moves = moves [WORDS]: all legal moves, or those with these words
help-board = board: draw the table again
help-why = why MOVE: why a move is not legal now, with its rule
help-hint = hint [TIME]: what a search bot thinks of your moves, such as “hint 2s”
help-undo = undo: take back your last decision; where that is not free, the others are asked (bots agree)
help-log = log [COUNT]: what happened, as you know it, with rule ids
help-rules = rules [ID or WORDS]: read the rules
help-save = save [FILE]: keep the game in a file
help-quit = quit: leave the game
screen-yes = y yes
