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
screen-stop_luck = Then luck decides.
screen-stop_secret = What follows depends on something that you do not know.
screen-stop_decision = Then somebody decides.
screen-stop_turn = Then { $name } decides.
screen-stop_over = Then the game is over.
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
screen-sure = Is it so? (yes/no)
screen-withdrawn = The move is withdrawn; nothing has changed.
screen-setup_again = The setup begins again.

## What can be typed in a game

help-move = 1, 2, 3 … or a move such as “{ $example }”: make it; words can be cut short as long as one move fits
help-moves = moves [WORDS]: all legal moves, or those with these words
help-board = board: draw the table again
help-what = what [MOVE]: what a move would certainly bring, as far as you can know it; without a move, each of them
help-why = why MOVE: why a move is not legal now, with its rule
help-hint = hint [TIME]: what a search bot thinks of your moves, such as “hint 2s”
help-undo = undo: take back your last decision; where that is not free, the others are asked (bots agree)
help-log = log [COUNT]: what happened, as you know it, with rule ids
help-rules = rules [ID or WORDS]: read the rules
help-save = save [FILE]: keep the game in a file
help-quit = quit: leave the game
screen-yes = y yes

## Help of the commands

usage-clutch = Dragon board games: alone it opens the table in a browser; its commands play games in the terminal, read their rules, let bots play them, and keep every game.
usage-clutch-version = print the version and which build runs
usage-any-json = print JSON for a program to read
usage-any-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: the file in your data folder)
usage-any-option = a variant or house rule; `clutch games GAME` lists them (can be repeated)
usage-any-seed = the luck of the deals and of the bots (default: 1)
usage-any-jobs = how many processes (default: 1)
usage-any-language = the language of the terminal: { $languages } (default: that of your system, or en)
usage-any-help = show this help
# Headings of a help text
usage-any-usage = usage:{" "}
usage-any-arguments = arguments
usage-any-options = options
usage-any-commands = commands
usage-any-examples = Examples:

usage-games-short = list the games, or one game's options
usage-games = List the games, or tell more of one of them: its options, their values and defaults, and the rule that each changes.
usage-rules-short = read or search a game's rules
usage-rules = Read a game's rules, one rule by its id, or search in them. Searching shows the rules that have all the words; with none the exit code is 1.
usage-rules-id = a rule id, such as DK-T5
usage-rules-search = show the rules that have all these words
usage-play-short = play a game in the terminal
usage-play = Play a game: alone against bots, with several people at one screen, or beside a real box. In the game type “help”.
    With --save or --resume the file is brought up to date after every decision, so that nothing is lost if the program is killed.
usage-play-players = how many play; the seats besides yours are bots unless --seats says otherwise
usage-play-seats = who sits where: “me” for a person at this screen, or a bot, also one from outside by its path or as package.module:Class (default: me, then { $opponent })
usage-play-names = names of the people, or of everybody, in the order of the seats
usage-play-seed = the same seed and the same moves give the same game
usage-play-save = keep the game in a new file; a file that exists is never written over: use --resume
usage-play-resume = go on with a saved game, in the same file
usage-play-server = take the seat of an invite link on a server, or come back to it
usage-play-companion = a real box is on the table: type in what the real dice and cards show
usage-score-short = score a round that was played with a real box
usage-score = Score a finished round and show how each point came about. Without its flags the command asks for what it needs.
usage-score-field = { $game }: { $field }
usage-score-field_of_seat = { $game }: { $field } of a player (once for each player)
usage-simulate-short = let bots play many games
usage-simulate = Let bots play many games and count. The bots take the seats in rotation, with the same deal for each rotation, so that each sits everywhere equally often.
    A list shorter than the table is repeated. The same seed gives the same games whatever --jobs is, as long as no bot thinks by the clock.
usage-simulate-players = how many seats (default: as many as bots, or the fewest that can play)
usage-simulate-games = how many games (default: 100)
usage-simulate-bots = random, greedy, search:300ms, search:2000 (iterations), … (default: random)
usage-simulate-records = keep every game's record in a new or empty directory
usage-simulate-parquet = keep every decision as a row of a table, in Parquet files in a new or empty directory
usage-arena-short = find out which bot is better, and how surely
usage-arena = Let bots meet in a tournament. Every deal is played by all tables of bots in their seatings, so that all pairings have the same luck; intervals are between deals.
    With --out the games are kept as they end: the same command goes on after Ctrl-C or a crash, and with a larger --games the tournament grows.
usage-arena-bots = who plays, each once: random, greedy, search:300ms, search:300cpu (CPU time), search:2000 (iterations), ./program, package.module:Class
usage-arena-games = how many games (default: 1000)
usage-arena-players = how many seats (default: two, or the fewest that can play)
usage-arena-seatings = every order of the bots, or rotations only (default: every up to three seats)
usage-arena-ray = play on the machines of a Ray cluster (needs clutch[cluster])
usage-arena-until = stop as soon as it is known, such as greedy>random:0.95
usage-arena-deadline = what a bot from outside has for a decision, in seconds (default: %(default)s)
usage-arena-out = the folder for journal, report.html and report.json
usage-arena-records = keep every game’s record in the folder
usage-lab-short = find out what many games say about a game and its numbers
usage-lab = Let bots play many games and report for designers: seats, length, choice, tension, where points come from, what is done by all and by winners.
    With --vary or --components two or more rule sets are played on the same deals and shown side by side.
usage-lab-bots = who plays, repeated around the table (default: greedy)
usage-lab-games = how many games of each rule set (default: 200)
usage-lab-players = how many seats (default: two, or the fewest that can play)
usage-lab-vary = an option and the values to compare
usage-lab-components = a changed copy of the game’s components.toml to compare with
usage-lab-out = the HTML file for the report
usage-train-short = let a game’s judge learn by playing, tune its formula, or make stated chances honest
usage-train = Let a network play against itself, the formula and chance as the game’s school says, learn from the results generation by generation, and meet the judge that was there before in the arena. With --formula, tune the weights of the game’s formula by games, and let them meet those that stood. With --curve, let a search play and fit the curve that makes its stated chances honest. What is finished in the folder is not done again.
usage-train-minutes = how long to learn or to tune (default: as many generations or steps as the game’s own file says)
usage-train-hours = the same in hours
usage-train-generations = learn until there are so many generations, or tune until there are so many steps, however long it takes: the same seed then gives the same weights
usage-train-games = how many games a generation or a step plays (default: as the game’s own file says), or a curve is fitted to (default: 10000)
usage-train-players = only with so many seats (default: for networks as the game’s school says, for formulas two, for curves two and the full table)
usage-train-bot = the search that tries what was learned or tuned, or whose chances are fitted (default: search:200)
usage-train-gate = how many games are played against the former judge or weights (default: 400)
usage-train-curve = fit a curve to what the search says of its chances
usage-train-formula = tune the weights of the game’s formula by games
usage-train-jobs = how many processes play (default: as many as there are processors)
usage-train-seed = the luck of games and training (default: for networks as the game’s school says, else 1)
usage-train-out = the folder for examples, networks, weights and curves (default: GAME-training)
usage-mcp-short = give a seat to a language model
usage-mcp = Let a language model take a seat, by the Model Context Protocol on standard input and output: at a table of this machine against bots, or by an invite link at a server’s.
    It sees what its seat may see, reads rules by their ids, asks what would follow, moves and talks.
usage-mcp-server = take the seat of an invite link on a server
usage-mcp-name = what the model is called at the table
usage-replay-short = see a recorded game again
usage-replay = Tell a recorded game step by step. A game that is over is told with everything that was hidden, an open one as a spectator sees it.
usage-replay-to = stop after this many entries of the record
usage-replay-seat = through the eyes of one seat: a letter, a name, or a number from 1
usage-replay-all = with everything that was hidden
usage-replay-boards = when the table is drawn (default: after each turn)
usage-replay-analyse = say which decisions mattered most, what would have been better, and what was luck
usage-puzzle-short = find the best move
usage-puzzle = A position out of a strong game in which one move is clearly best: find it. Without a game it is the puzzle of the day.
usage-puzzle-game = of this game
usage-puzzle-number = this one of the game’s puzzles
usage-puzzle-solution = show the solution at once
usage-check-short = check that records are whole and follow the rules
usage-check = Check records: each is valid, or its first wrong line is named with what is wrong. The exit code is 1 if any is not valid.
usage-serve-short = open the table: a server and its page, for people near and far
usage-serve = Serve the table and open its page in a browser. It listens on this machine only unless --host says otherwise; every decision is kept before anybody is told of it.
usage-serve-host = the address to listen on (default: only this machine, %(default)s)
usage-serve-port = the port to listen on (default: 8264, or a free one if another program has it; 0 takes a free one)
usage-serve-lan = open the table to this machine’s network, too, and draw its address as a code to scan
usage-serve-lan_address = this machine’s address in its network, if it has several (default: that of its way out)
usage-serve-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)
usage-serve-workers = processes in which bots think (default: %(default)s)
usage-serve-operator_port = open /metrics and /healthz for the operator on a port of their own
usage-serve-operator_host = the address of the operator's port (default: only this machine, %(default)s)
usage-serve-no_browser = do not open the page in a browser
usage-serve-bot = offer a bot from outside, by a name of its own, such as goblin=./goblin.py
usage-serve-origin = another origin whose pages may talk to this server
usage-serve-host_name = a name by which people call this server, such as games.example.org
usage-serve-proxy = a proxy in front of this server: it is believed for whom it asks (X-Forwarded-For)
usage-serve-https = people reach this server over HTTPS (a proxy does it): keep cookies to it
usage-serve-keep_finished = delete matches so many days after they ended (default: keep them)
usage-serve-keep_abandoned = delete matches that nobody ended so many days after the last entry (default: keep them)
usage-serve-no_limits = no rate limits: for a trusted network, and for measuring
usage-serve-log_level = how much to log (default: %(default)s)
usage-doctor-short = check every stored match, and mend what can be mended
usage-doctor = Read every match of a database and see whether it adds up: its log, its line of the index, its members, its record and its analysis. A line for each finding.
    With --mend what follows from the logs is written anew; a match whose log does not add up is set aside, and the log itself is never touched.
    The exit code is 0 if all is well, 1 if findings are left.
usage-doctor-mend = mend what can be mended (a SQLite file only while no server uses it)
usage-backup-short = copy the database while the server runs
usage-backup = Copy the database to a new file, as it is at one moment; the server goes on meanwhile. A SQLite copy is checked, and is a database itself; PostgreSQL is copied by its own pg_dump.
usage-backup-file = a new file
usage-export-short = write every match to a file of its own
usage-export = Write every match with its whole log into a new directory, a file each. The files hold names and chat, and links as hashes only.
usage-export-directory = a new or empty directory
usage-export-records = also write the plain game records of finished matches
usage-export-keys = also write the server's secret keys, so that people stay who they are
usage-import-short = bring matches in that were exported
usage-import = Bring the matches of an export into a database, which may be new. Each is replayed first; if one is wrong, or is there already and is not the same, nothing is changed.
usage-import-directory = what `clutch export` wrote
usage-prune-short = delete old matches
usage-prune = Delete old matches wholly. `clutch serve` does the same beside its work with --keep-finished and --keep-abandoned.
usage-prune-keep_finished = delete matches that ended longer ago
usage-prune-keep_abandoned = delete matches that nobody ended, without an entry for longer
usage-prune-broken = delete matches that `clutch doctor --mend` set aside
usage-prune-dry_run = only count them
usage-forget-short = delete a person's data
usage-forget = Delete a person's name, words and links from every match; their seats stay, held by nobody, and a bot plays on where others still play.
    A person does the same alone with `DELETE /api/me`. With SQLite no server may use the file meanwhile.
usage-forget-person = a person's id, or MATCH:SEAT for whoever holds a seat (counted from 1)

## What went wrong

errors-not_a_number = “{ $text }” is not a whole number from { $least } to { $most }
errors-no_option = “{ $text }” is no option: write name=value, such as --option rounds=3
errors-option_twice = option { $name } is given twice
errors-seats_and_players = --seats names { $count } seats, but --players says { $players }
errors-names_and_people = --names gives { $count } names for { $people } people: give each of them one
errors-no_name = “{ $text }” cannot be a name: a name has 1 to { $most } characters that can be shown
errors-same_names = two people are called { $name }: give them different names
errors-seat_is = a seat is “me” or a bot:{" "}
errors-usage = { $problem }; see `{ $command } --help`
errors-nothing_imported = nothing was changed: { $count } of { $of } matches cannot be brought in
errors-directory_no_record = { $file } is a directory, not a record
errors-too_large = { $file } is too large to be a record
errors-unreadable = { $file } cannot be read: { $reason }
errors-no_file_name = “{ $file }” cannot be the name of a file
errors-no_text = { $file } is not UTF-8 text, so it is not a record
errors-wrong_first_line = { $file }: line 1: { $problem }
errors-directory_no_file = { $file } is a directory: name a file to save in
errors-unwritable = { $file } cannot be written: { $reason }
errors-file_exists = { $file } exists already: go on with it by `clutch play --resume { $file }`, or choose another name
errors-no_directory = there is no directory { $directory } to save in
errors-disagrees = { $name } does not agree: nothing is taken back
errors-name_a_file = name a file to save in, such as `save evening.jsonl`
errors-file_behind = { $problem }; the game goes on, but the file is behind
errors-nothing_to_take_back = you have made no decision that could be taken back
errors-table_packages = the table needs more packages: install them with `pip install 'clutch[server]'`
errors-not_with_server = { $flag } does not go with --server: the table there decides it
errors-server_packages = playing on a server needs more packages: install them with `pip install 'clutch[server]'`
errors-which_game = say which game to play, such as `clutch play { $game }`, or --resume FILE
errors-all_people = beside a real box all seats are people: leave out --seats, or name only me
errors-during_setup = { $problem } during the setup. { $end }
errors-not_with_resume = { $flag } belongs to a new game; --resume takes it from the file
errors-other_game = { $file } is a game of { $game }, not of { $asked }
errors-game_is_over = the game in { $file } is over: see it by `clutch replay { $file }`
errors-bots_at_table = { $file } has bots at the table: beside a real box all seats are people
errors-how_old = say what is old enough: --keep-finished DAYS, --keep-abandoned DAYS or --broken
errors-changed = the position has changed in the meantime: look again
errors-others_disagree = the others do not agree: nothing is taken back
errors-name_a_copy = the server keeps the game; name a file to keep a copy in, such as `save evening.jsonl`
errors-beyond_end = { $file } has { $entries } entries: --to { $to } is beyond its end
errors-nobody_sits = nobody sits at “{ $text }”; the seats are { $seats }
errors-no_rules = the rules of { $game } are not installed
errors-no_rule = { $game } has no rule “{ $text }”; ids look like { $example }
errors-no_rule_but = { $game } has no rule “{ $text }”; there are { $first } to { $last }
errors-search_what = say what to search for
errors-no_rule_says = no rule of { $game } speaks of “{ $text }”
errors-id_or_search = give an id or --search, not both
errors-before_sheet = { $problem } before the sheet was filled in
errors-wrong_pieces = { $field } takes { $wanted } pieces, not { $count }
errors-wrong_number = { $field } is a whole number from { $least } to { $most }, not “{ $text }”
errors-wrong_player = { $field } is one of { $names }, not “{ $text }”
errors-wrong_area = “{ $text }” is not understood: write { $field } like { $symbol } 4 { $name }=2, several with a semicolon between them
errors-flag_missing = --{ $field } is missing
errors-flag_unclear = “{ $text }” is not understood: write --{ $field } NAME=LIST
errors-flag_twice = --{ $field } is given twice for { $name }
errors-flag_missing_for = --{ $field } is missing for { $name }
errors-mid_game = { $problem } in mid-game. { $end }
errors-log_unclear = “log { $text }” is not understood: log takes a number, such as “log 10”
errors-records_without_out = --records needs --out DIR: the records go into its folder
errors-program_in_file = is a program, which a file cannot start
errors-model_has_seat = you have a seat at a server’s table already: play there
errors-model_has_no_seat = you have no seat yet: start a game with new_game, such as { $game }
errors-model_not_your_turn = it is not your turn: look again in a while
errors-model_no_such_moves = there is no such legal move: list_moves shows them, each with its notation
errors-model_nobody_hears = there is nobody to talk to: the others are bots on this machine
errors-mcp_packages = a seat for language models needs more packages: pip install clutch[mcp]
errors-lab_too_many_bots = there are { $count } bots for { $players } seats: name fewer, they are repeated around the table
errors-lab_one_change = --vary and --components cannot go together: compare one change at a time
errors-lab_vary = “{ $text }” is nothing to compare: write --vary OPTION=A,B
errors-lab_fixed_numbers = the numbers of { $game } are part of its compiled rules: only options can be compared, with --vary
errors-lab_bad_numbers = { $file } cannot be played by: { $reason }
errors-train_no_encoding = a network cannot learn { $game } yet: its positions have no encoding; --curve works for every game
errors-train_too_short = no generation was finished: give it more minutes, or fewer --games
errors-train_not_a_search = only a search states chances, “{ $bot }” does not: give --bot search:200
errors-train_packages = training needs more packages: pip install clutch[train]
errors-train_other_school = { $folder } was begun with another seed or another school: give another --out, or the same command as then
errors-train_other_tuning = { $folder } was begun with another seed, with other settings or with other weights: give another --out, or the same command as then
errors-train_no_formula = the formula of { $game } does not say which of its weights may be tuned; those of { $games } do
errors-train_formula_alone = a formula is tuned by games against others: give --players 2 or more
errors-record_unwritable = a record cannot be written: { $reason }
errors-not_empty = { $directory } is not empty: name a new directory for the records
errors-polars_missing = Parquet files need Polars: pip install clutch[parquet]
errors-unusable = { $directory } cannot be used for records: { $reason }
errors-input_no_text = the input is not UTF-8 text
errors-input_ended = the input ended
errors-command_packages = this command needs the table’s packages: install them with `pip install 'clutch[server]'`
errors-no_such_number = there is no move { $number } in the list: choose 1 to { $most }
errors-no_such_command = there is no command “{ $text }”: “help” lists them
errors-which_move = say which move, such as “{ $verb } { $example }”
errors-several_pieces = “{ $text }” could be { $names }: say more of it
errors-no_piece = “{ $text }” is none of { $names }
errors-interrupted = interrupted.
errors-arguments_required = the following arguments are required: { $names }
errors-arguments_unknown = unrecognized arguments: { $names }
errors-argument_expects_one = argument { $name }: expected one argument
errors-argument_expects_some = argument { $name }: expected at least one argument
errors-argument_invalid = argument { $name }: invalid choice: { $text } (choose from { $names })
errors-argument_not_with = argument { $name }: not allowed with argument { $other }
errors-argument_wrong = argument { $name }: { $problem }
errors-not_over = an analysis is for games that are over: play this one to its end first
errors-no_puzzles = there are no puzzles here yet: mine some with scripts/puzzles.py
errors-no_such_puzzle = { $game } has puzzles 1 to { $count }: take one of them

## What commands say

told-copied = The database is copied to { $file }: { $size } bytes.
told-findings = { $matches } matches: { $findings } findings, { $mended } mended.
told-all_well = { $matches } matches: all is well.
told-exported = { $count } matches are in { $directory }.
told-keys = { $file } holds the server’s secret keys: whoever has them can pretend to be anybody.
told-imported = { $count } matches were brought in, { $known } were there already.
told-forgotten = The person is forgotten in { $count } matches. Backups and exports of before still hold their data.
told-open = The table is open at { $address } (stop it with Ctrl-C)
told-operator = The operator’s pages are at { $address }metrics and healthz
told-standing = The table is open already at { $address }
told-lan_open = It is open to your network at { $address } (scan this to come in):
told-lan_refused = the open table could not be opened to your network: use the button on its page
told-games_more = `clutch games GAME` tells more of one of them, `clutch play GAME` plays it.
told-game = { $players } players; rules version { $version }; `clutch rules { $name }` shows the rules.
told-would_delete = { $count } matches would be deleted.
told-deleted = { $count } matches were deleted.
told-seats = At the table: { $seats }.
told-once_more = { $problem }. Once more:
told-result = Result
told-areas = such as { $symbol } 4 NAME=2; several with a semicolon between them
told-most = most
told-points = points
told-simulated = { $game }, { $players } players, seed { $seed }
told-no_multiple = The number of games is no multiple of { $players }: not every bot sat everywhere equally often.
told-arena = { $game }, { $players } players, seed { $seed }: { $games } games on { $deals } deals
told-train_resumed = Going on after generation { $generations } in { $folder }.
told-train_play = Generation { $number }: playing …
told-train_learn = Generation { $number }: learning …
told-train_learned = Generation { $number }: { $games } games, { $examples } examples, loss { $loss } on games held out (always the mean: { $constant }); by thirds of the game { $thirds }.
told-train_gate = Against the judge “{ $former }”: { $share } of { $games } games ({ $low } to { $high }).
told-train_won = It is better. Put { $file } in place of the game’s file in clutch/bots/nets/weights to play by it.
told-train_lost = That is no proof that it is better: the judge stays as it was. The weights are in { $file }.
told-train_tuning_resumed = Going on after step { $steps } in { $folder }.
told-train_tuning_step = Step { $number }: { $games } games so far; the weights have come { $change } from where they stood, on the average.
told-train_formula_gate = Against the weights that stood, both by { $bot }: { $share } ± { $wide } of { $games } games, { $margin } ± { $margin_wide } points a game.
told-train_formula_won = They are better. Put the lines of { $file } in place of those of the game’s bot/weights.py to play by them, and compile.
told-train_formula_lost = That is no proof that they are better: the weights stay as they were. Those that were found are in { $file }.
told-train_fitted = { $players } players: { $sayings } stated chances of { $games } games; loss on games held out { $before } before, { $after } after (always the mean: { $constant }).
told-train_curves = The curves are in { $file }; in clutch/bots/curves.toml they take effect.
told-arena_progress = { $game }, { $players } players
told-arena_resumed = Going on: { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } in the journal.
told-arena_stopped = { $games } of { $all } games were played.
told-arena_kept = { $games } of { $all } games were played and are kept: the same command goes on.
told-arena_report = The report is in { $file }
told-arena_forfeit = { $bot } forfeited { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $reason }
told-stands_in = { $name } { $reason }. From now on { $bot } plays for it.
told-model_seat = { $game }. You are { $letter }. Seats: { $names }.
told-model_waits_for_players = The game has not begun: others are still to come. Look again in a while.
told-model_your_turn = It is your turn: { $count ->
        [one] there is one legal move.
       *[other] there are { $count } legal moves.
    }
told-model_not_your_turn = It is not your turn. Look again in a while.
told-model_over = The game is over; winners are marked with a star.
told-model_more_moves = … and { $count } more: name words to narrow them down.
told-model_silence = Nobody has said anything.
told-model_stop_luck = Then luck decides.
told-model_stop_secret = What follows depends on what you cannot know.
told-model_stop_decision = Then the next decision is to be made.
told-model_stop_over = Then the game is over.
told-arena_cross = row beats column
told-wish_yes = { $better } is better than { $worse }, with a certainty of { $certainty }.
told-wish_no = { $better } is not better than { $worse } but worse, with a certainty of { $certainty }.
told-wish_open = Whether { $better } is better than { $worse } is still open at a certainty of { $certainty }: more games can tell.
told-count_rating = rating
told-count_move_ms = ms a move
told-count_iterations = iterations
told-or = {" or "}
told-checking = Checking
told-valid = { $file }: valid ({ $game }, { $players } players, { $decisions } decisions, { $end })
told-valid_over = over
told-valid_open = open
told-invalid = { $file }: { $reason }
told-invalid_line = { $file }: line { $line }: { $reason }
told-column_name = name
told-column_game = game
told-column_players = players
told-column_options = options
told-none = none
told-range = { $least } to { $most }
told-true_or_false = true or false
told-subset = { $default }, or a list of { $values }
told-default = default: { $value }
told-only_with = only with { $options }
told-with_players = { $value } with { $count } players
told-speed = { $games } games, { $decisions } decisions in { $seconds } s: { $speed } decisions a second ({ $build })
told-count_games = games
told-count_wins = wins
told-count_win_rate = win rate
told-count_interval = 95 % interval
told-count_mean_score = mean score
told-seat = seat { $letter }
told-setup = Setup
told-game_open = The game is open: { $prompt }
told-record_goes_on = The record goes on: { $prompt }
told-analysing = Analysing { $game }
told-moment = Move { $n }, { $name }: { $made } ({ $chance }%). Better: { $best } ({ $better }%).
told-moment_points = Points right after it: { $made }, with the better move { $best }.
told-moment_brings = It would have brought: { $events }
told-moments_none = Nobody gave anything away that could be seen.
told-puzzle = { $game }: puzzle { $number }, { $grade ->
        [1] easy
        [2] middling
        [3] hard
       *[4] very hard
    }
told-puzzle_find = You are { $seat }. Find the best move, or Enter for the solution. You may: { $moves }
told-puzzle_illegal = That is not possible here.
told-puzzle_right = That is it!
told-puzzle_wrong = There is something better.
told-puzzle_move = { $percent }%  { $words }
told-puzzle_brings = What certainly follows: { $events }
told-fate = { $luck ->
        [good] { $name } was lucky by { $percent }%
        [bad] { $name } was unlucky by { $percent }%
       *[none] { $name } was neither lucky nor unlucky
    }, gave { $given }% away, and was given { $received }%.
