# The page in English, but for the words of the games.

clutch = Clutch
tagline = Dragon board games at one table
skip = Skip to the game
home = All games
back = Back
close = Close
cancel = Cancel
ok = OK
loading = One moment…
again = Try again
failed = The table did not answer.
not-found = There is nothing at this address.
you = you
you-name = You
and = { $list } and { $last }
percent = { $percent }%
menu-settings = Settings
menu-keys = Keys
set-theme = Light
set-night = Night
set-parchment = Parchment
set-language = Language
set-sound = Sound
set-on = On
set-off = Off
set-ask = Ask before a move is made
set-ask-touch = When I touch the screen
set-ask-always = Always
set-ask-never = Never
set-propose = Propose a level by how the last games went
set-notes = Count unseen cards for me
forget-title = Delete my data
forget-sure = Your name, what you said and that your seats were yours are deleted from every match, here and for good. Games of others stay; where you still play, a bot takes over.
forget-yes = Delete it
set-tap = Eggs that were found
set-tap-self = I open them
set-tap-auto = They open by themselves
set-pace = Speed of play
set-pace-slow = Slow
set-pace-normal = Normal
set-pace-fast = Fast
set-name = Your name
set-save = Save
call-title = When it is my turn
call-in-title = Say so in the page’s title
call-badge = Put a dot on the app’s icon, if the page is installed as an app
call-notify = Notify me when I look elsewhere
call-not = Browsers allow this over HTTPS, and on the table’s own machine.
call-refused = This browser does not let the page notify you: allow it in the browser’s settings for this address.
call-vibrate = Let the phone vibrate
call-install = Install Clutch on this device
call-install-text = It opens like any other app; rules, how to play, lessons and puzzles work without a line, too.
offline-lobby = You are offline. Rules, how to play, lessons and puzzles work; games are played when the line is back.
key-tab = Tab
key-enter = Enter
key-esc = Esc
key-space = Space
key-home = Home
key-end = End
keys-title = Keys
keys-tab = to the next choice
keys-arrows = walk over the board
keys-enter = pick
keys-esc = one step back
keys-hint = hint
keys-undo = take back
keys-rules = the rule of this moment, from the rule book
keys-turn = turn the tile in hand
keys-zoom = closer, further, the whole board
keys-moves = all moves as a list
keys-skip = skip the motion
keys-help = this list
keys-step = one position back or on (replay)
keys-ends = to the start or the end (replay)
keys-play = play or stop (replay)
lobby-games = Choose a game
lobby-mine = Your games
lobby-mine-all = All { $count } games
lobby-none = No game is running. Open a door.
lobby-open = Tables with a free seat
lobby-watchable = Games to watch
lobby-finished = Finished games
lobby-your-turn = Your turn
lobby-turn = { $name } to move
lobby-waiting = Waiting for players
lobby-paused = Paused
lobby-over = Over
lobby-won = { $names } won
lobby-abandoned = Abandoned
lobby-join = Join
lobby-watch = Watch
lobby-replay = Replay
lobby-players = { $least } to { $most } players
lobby-player = 1 player
lobby-play = Play
lobby-minutes = { $least } to { $most } minutes
lobby-age = from age { $age }
lobby-bots = Against bots
lobby-bots-count = Against { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-friend = With a friend
lobby-screen = On one screen
lobby-more = Options
lobby-further = Further ways into { $game }
lobby-alone = Play alone
lobby-lesson = Learn in 3 minutes
lobby-how = How to play
lobby-rules = Rules
lobby-joinlink = Join by link
lobby-joinlink-hint = Paste the link that you were sent.
lobby-upload = Open a saved game
lobby-upload-hint = A game record (.jsonl) that you downloaded before.
lobby-archive = Put away
new-title = New game of { $game }
new-seats = Who plays
new-seat = Seat { $number }
new-me = Me
new-same = At this screen
new-open = A friend, by link
new-bot = Bot
new-level-hatchling = Hatchling
new-level-fledgling = Fledgling
new-level-drake = Drake
new-level-wyrm = Wyrm
new-level-elder = Elder
new-level-hatchling-text = just out of the egg: a child can beat it
new-level-fledgling-text = sees good moves, and overlooks others
new-level-drake-text = a fair match on most evenings
new-level-wyrm-text = takes the best that it sees
new-level-elder-text = thinks ahead, and takes its time
new-level-random = Random
new-level-greedy = Greedy
new-level-search = Search
new-level-random-text = a program: plays at random
new-level-greedy-text = a program: looks one step ahead
new-level-search-text = a program: thinks ahead
new-level-suits = suits your last games
new-level-proposed = { $level } would be a good match now.
new-level-take = Play against a { $level }
new-level-other = { $name }
new-players = Number of players
new-players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
new-name = Name
new-options = House rules
new-options-standard = standard
new-options-changed = { $count } changed
new-table = Clock and table
new-in-seconds = in seconds
new-rule = Rule { $rule }
new-clock = Clock
new-clock-none = No clock
new-clock-move = { $time } for each move
new-clock-total = { $time } for the game
new-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
new-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
new-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
new-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
new-zero = When time is up
new-zero-bot = a bot plays on
new-zero-resign = the seat resigns
new-take_back = Taking back
new-take_back-consent = if the others agree
new-take_back-free = always
new-take_back-none = never
new-public = Show the table in the lobby: anybody may take a free seat
new-spectators = Anybody with the link may watch
new-start = Open the table
new-random = by chance
new-choose = choose { $count }
wait-title = Waiting for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
wait-text = Send each friend a link. The game starts when every seat is taken.
wait-guest = The game starts when every seat is taken.
wait-free = free seat
wait-invited = invited
wait-copy = Copy link
wait-new = Get a link
wait-copied = Copied
wait-share = Share
wait-qr = QR code
wait-qr-title = Show as a code to scan
wait-qr-label = A code that opens { $link }
wait-fill = Start now: bots take the free seats
wait-start = Start now
wait-watch = Link for watching
reach-label = Who can reach this table
reach-machine = This table is open on this machine only: links work here, but not on your friends’ phones and computers.
reach-do = Open this table to my network
reach-sure = Everybody in your network, such as your Wi-Fi, can then open this table’s page until you close it or stop the server. Nothing else of this machine is opened. Do it in a network that you trust.
reach-yes = Open it
reach-screen = Play at this screen
reach-public = Friends are elsewhere?
reach-public-text = A table for others needs a machine that they can reach. Start it there with the command below; docs/operations.md says how, with HTTPS and a name of its own.
reach-open = This table is open to your network at { $address }. Links and codes lead there.
reach-firewall = If a device in your network finds nothing there, this machine’s firewall may keep it out.
reach-close = Close it to my network
join-title = A seat is kept for you
join-text = { $game }. Who are you?
join-who = Who are you?
join-by = { $name } invites you
join-sit = Sit down
table-turn-yours = Your turn
table-paused = The game is paused
table-resume = Go on
table-pause = Pause
table-passes = Moments to let pass
table-passes-text = You are not asked at these moments. Nobody else learns of it.
table-resign = Resign
table-resign-sure = Resign this game?
table-abandon = End without a winner
table-abandon-sure = End this game without a winner?
table-thinking = thinking
table-away = away
table-away-since = away { $time }
table-away-turn = { $name } is away.
table-away-who = { $name } is away { $time }.
table-away-moment = for less than a minute
table-away-minutes = for { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
table-away-hours = for { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
table-bot = bot
table-standin = a bot plays
table-let-bot = Let a bot play for { $name }
table-play-again = Play myself again
table-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-hint = Hint
table-hint-wait = Thinking about a hint…
table-hint-title = Suggested moves
table-hint-do = Do it
table-hint-column = Win chance
table-hint-ahead = You are ahead
table-hint-even = It is even
table-hint-behind = You are behind
table-hint-chance = { $percent }% chance to win
table-undo = Take back
table-undo-short = Take back
table-undo-not = There is nothing to take back now: nothing was decided yet, or what has been shown since cannot be hidden again.
table-undo-ask = Ask to take back
table-ask-take_back = { $name } asks to take back { $count ->
        [one] the last move
       *[other] the last move and all that came after it
    }.
table-ask-abandon = { $name } asks to end the game without a winner.
table-ask-wait = Waiting for { $names } to answer.
table-yes = Agree
table-no = Refuse
table-log = Log
table-chat = Chat
table-notes = Notes
table-how = How to play
table-rules = Rules
table-moves = All moves
table-moves-title = All that you may do now
table-more = More
table-log-empty = Nothing has happened yet.
table-log-newest = Newest
table-log-undone = taken back
table-log-rule = Rule { $rule }
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-spectator = watching
table-since = Since you last looked
table-recent = Since your last turn
table-recent-watch = Watch again
table-recent-now = Once more
table-recent-again = Show once more what happened since your last turn
table-recent-read = Read in full what happened since your last turn
table-skip = Skip
table-connecting = Connecting…
table-lost = The line is down. Your game is safe; trying again…
table-lost-kept = The line is down. Your move is kept, and goes out as soon as the line is back.
table-sending = Sending…
table-live = Connected
table-watching = You are watching.
table-watchers = { $count ->
        [one] Somebody is watching
       *[other] { $count } are watching
    }
table-confirm = Do it
table-step-back = Step back
table-rematch = Play again
table-rematch-go = To the new game
table-replay = Watch the replay
table-record = Download the record
table-record-short = Record
table-kind-not = Not possible now: press to see why
table-why = Why not?
table-board = The board
table-seats = Players
table-share = Links
mine-title = Link to your seat
mine-of = Link to the seat of { $name }
mine-text = This link brings you back to your seat on any device. Keep it to yourself.
mine-renew = Renew my link: other devices lose the seat
mine-sure = The old link is dead then, and whoever sits on your seat with another device loses it at once. This browser keeps the seat and gets the new link.
mine-yes = Renew it
mine-lost = The link to this seat was renewed on another device: you no longer hold it.
error-not_your_turn = It is not your turn.
error-stale = The position has changed.
error-cannot_take_back = This cannot be taken back.
error-paused = The game is paused.
error-over = The game is over.
error-too_many = Too often: try again in a moment.
error-no_network = This machine is in no network at home: connect it to one, then try again.
error-busy = The table is busy: try again in a moment.
error-seat_taken = This seat is taken.
error-bad_token = This link is not valid, or no longer.
error-not_found = There is nothing at this address.
error-forbidden = You may not do this here.
error-not_over = This can be done when the game is over.
error-not_started = The game has not started.
error-bad_record = This is no record of a game, or a broken one.
error-bad_options = These options do not fit together.
error-no_request = There is nothing to answer.
error-bad_message = The table did not understand this page: load it again.
error-too_large = This is too much to send at once.
error-not_your_seat = This seat is not yours.
error-illegal_move = The rules do not allow this now.
error-duplicate = This has been decided already.
error-origin = This page does not belong to this table: open the table's own address.
error-host = The table does not go by this name: open its own address.
error-asked = First say what was rolled, drawn or revealed.
error-impossible = That cannot be: as the game stands none of these is left to come. Look again, or take back what was entered wrongly before.
error-ends_game = This ends the game: look once more whether all is entered as it lies on the table.
error-fault = Something went wrong at the table. Try again; whoever runs it can see what it was.
plan-try = Try it out
plan-try-short = Try it
plan-trying = You are trying it out.
plan-trying-text = Nothing is played until you say so.
plan-stop-luck = Here luck decides: what comes then, nobody can say.
plan-stop-secret = What comes here, you cannot know.
plan-stop-decision = Then your turn is over.
plan-stop-over = Then the game is over.
plan-do = Do it
plan-back = Put back
plan-end = End trying
plan-prepare = Prepare a move
plan-prepare-short = Prepare
plan-preparing = Choose what you will do when your turn comes. Nobody else learns of it.
plan-prepared = Prepared
plan-nothing = Nobody can say yet what you will be asked: nothing can be prepared now.
plan-dropped-asked = Your prepared move was dropped: you are asked something else.
plan-dropped-legal = Your prepared move was dropped: it is not possible any more.
plan-dropped-brings = Your prepared move was dropped: it would no longer bring the same.
hot-pass = Pass the screen to { $name }
hot-title = { $name }, it is your turn
hot-text = When only you can see the screen:
hot-show = Show my cards
result-title-win = You win!
result-title-alone = You scored { $score }
best-title = High scores
best-none = No game has been finished with these settings yet.
best-won = Quest fulfilled
result-title-share = You share the victory!
result-title-won = { $names } wins
result-title-shared = { $names } share the victory
result-title-won-you = { $names } wins, you are { $place }
result-title-shared-you = { $names } share the victory, you are { $place }
result-nth-1 = 1st
result-nth-2 = 2nd
result-nth-3 = 3rd
result-nth-4 = 4th
result-nth-5 = 5th
result-nth-6 = 6th
result-title-abandoned = The game ended without a winner
result-resigned = { $name } resigned.
result-place = Place
result-point = point
result-points = points
result-show = Show result
result-short = Result
result-how = How the points were earned
result-board = Look at the board
replay-title = Replay
replay-start = To the start
replay-end = To the end
replay-previous = One back
replay-next = One on
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-position = Position { $n } of { $last }
replay-eyes = As seen by
replay-everybody = Everything open
replay-spectator = A spectator
replay-setup = The setup
replay-branch = Play on from here
replay-branch-text = A new game starts from this position. Who plays on?
replay-analyse = Analyse
replay-analyse-short = Analyse
replay-analysis = Analysis
replay-analysing = Analysing… { $done } of { $total }
replay-curve = Chance of victory, each from what they knew themselves
replay-curve-eyes = Chance of victory, from what { $name } knew
replay-best-show = Show it on the board
replay-made-show = Show what was played
replay-made = Made
replay-best = Better
replay-untried = (the bot did not consider it)
replay-mistake = Next mistake
replay-mistake-at = A mistake
replay-mistake-mark = a mistake
replay-luck-good = What came of it was luckier than expected: { $percent }% more.
replay-luck-bad = What came of it was unluckier than expected: { $percent }% less.
replay-moments = What mattered most
replay-moment = { $who ->
        [you] You
       *[other] { $name }
    }: { $move } ({ $percent }% given away)
replay-points = Points right after it: { $made }, with the better move { $best }.
replay-brings = The better move would have brought:
replay-fate = { $who ->
        [you] You gave away { $given }% by your own moves, others gave you { $received }%
       *[other] { $name } gave away { $given }% by their own moves, others gave them { $received }%
    }, { $luck ->
        [good] luck gave { $percent }%.
        [bad] luck took { $percent }%.
       *[none] luck changed nothing.
    }
replay-none = This game is not over yet. A replay shows finished games.
group-title = Our games
group-none = Nothing has been played to its end yet. Here you will find your games with whom you played them.
group-who = Who played
group-player = Player
group-won = Won
group-played = Played
group-best = Best
group-mean = Mean
group-streak = In a row
group-longest = Most in a row
group-last = Last games
group-csv = All results for a spreadsheet (CSV)
carry-where = There is no account: your games belong to this browser.
carry-title = Take my games to another device
carry-text = Open this link on your other device within { $minutes } minutes; it works once. Keep it to yourself: whoever opens it holds your seats.
take-title = Take my games to this device
take-text = This browser, until now { $name }, becomes the person who made the link: with their name, their seats and their games. Seats that it holds come along.
take-do = Take them
take-none = This address is only half a link. Open the whole one, or scan the code on your other device once more.
rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $count } found
rules-nothing = No rule says that.
rules-components = All components
rules-contents = Chapters
how-title = How to play { $game }
how-exact = The exact rules
rules-all = Open the whole rules
rules-english = The text of the rules is in English.
lesson-title = Learn { $game }
lesson-before = Earlier steps
lesson-next = Go on
lesson-exit = Exit
lesson-skip = Skip step
lesson-do = Your move
lesson-other = That is allowed too. For this lesson, try the marked one.
lesson-done = You know the game.
lesson-play = Play against bots
lesson-step = Step { $number } of { $count }
lesson-restart = Start again
lesson-you = You

## The dragons that play as bots: their names and manners

dragon-ember = Ember
dragon-ember-manner = keeps the kettle warm
dragon-pebble = Pebble
dragon-pebble-manner = counts everything twice
dragon-moss = Moss
dragon-moss-manner = never in a hurry
dragon-bramble = Bramble
dragon-bramble-manner = forgives, but slowly
dragon-frost = Frost
dragon-frost-manner = says little
dragon-saffron = Saffron
dragon-saffron-manner = dresses for every game
dragon-thistle = Thistle
dragon-thistle-manner = likes a close race
dragon-cinder = Cinder
dragon-cinder-manner = sleeps between turns
dragon-willow = Willow
dragon-willow-manner = hums while thinking
dragon-onyx = Onyx
dragon-onyx-manner = polishes the pieces
dragon-marrow = Marrow
dragon-marrow-manner = brings snacks
dragon-juniper = Juniper
dragon-juniper-manner = cheers for everybody
dragon-tempest = Tempest
dragon-tempest-manner = slams the pieces down
dragon-nettle = Nettle
dragon-nettle-manner = asks about the rules
dragon-amber = Amber
dragon-amber-manner = remembers old games
dragon-quill = Quill
dragon-quill-manner = writes everything down
dragon-russet = Russet
dragon-russet-manner = laughs at bad luck
dragon-sorrel = Sorrel
dragon-sorrel-manner = hates to lose, says thanks
dragon-flint = Flint
dragon-flint-manner = looks fierce, is not
dragon-dew = Dew
dragon-dew-manner = plays before breakfast
dragon-copper = Copper
dragon-copper-manner = collects shiny things
dragon-heather = Heather
dragon-heather-manner = tells long stories
dragon-raven = Raven
dragon-raven-manner = watches your eyes
dragon-tansy = Tansy
dragon-tansy-manner = changes seats for luck

## Puzzles

puzzle-title = { $game }: puzzle { $number }
puzzle-today = The puzzle of the day
puzzle-today-text = { $game }: find the best move.
puzzle-open = Solve it
puzzle-find = Find the best move.
puzzle-find-action = Find the best action. Where and with what does not count here.
puzzle-grade = { $grade ->
        [1] Easy
        [2] Middling
        [3] Hard
       *[4] Very hard
    }
puzzle-right = That is it!
puzzle-wrong = There is something better. Try again, or look at the solution.
puzzle-wrong-chance = { $words }: { $percent }%. There is something better. Try again, or look at the solution.
puzzle-solution = Show the solution
puzzle-why = How likely each of these moves wins, from what you can know here:
puzzle-brings = What certainly follows:
puzzle-next = Next puzzle
puzzle-others = All puzzles of this game
puzzle-none = There are no puzzles for this game yet.
## A real box on the table

box-where = Where do you play?
box-screen = On the screen
box-screen-text = The program deals and rolls.
box-real = With the real box
box-real-text = You deal and roll; the program asks what came, referees and scores.
box-same = at this device
box-own = at their own phone, by link
box-asked = What the box shows
box-fold = Look at the board
box-unfold = Back to the question
box-lent = A bot plays this seat: look for it, and keep to yourself what you see.
box-wait = Only who may see it can say what it is.
box-watch = Those who play are asked.
box-given = Entered so far
box-count = { $number } of { $all }
box-undo = Take back the last step
box-ends = This ends the game, and afterwards nothing is taken back. Is everything entered as it lies on the table?
box-ends-yes = Yes: { $name }
box-bot = { $name }: please do this at the table
box-done = Done

## Score sheets

score-title = Score sheet: { $game }
score-text = For a game that you played with the real box: fill in what lies on the table, and the rules of the game count.
score-players = Who played?
score-count-it = Count
score-result = Result
score-keep = Keep this result
score-saved = Kept in this browser
score-kept = Your games of { $game }
score-forget = Forget the result of { $day }
score-more = one more: { $what }
score-less = one less: { $what }
score-add = Add { $what }
score-drop = Take away { $what }
score-count = { $count } of { $most }
score-size = Tiles that count
score-lairs = Lairs of { $name }
score-way = Score sheet
lobby-box = Real box

## Read aloud, with pictures: for children who cannot read yet

set-aloud = Read children’s games aloud, with pictures
aloud-way = With pictures and a voice
aloud-title = Read aloud
aloud-repeat = Say it once more
aloud-off = Stop reading aloud
aloud-who = Who is playing? Tap a picture!
aloud-bots = You and { $count ->
        [one] a dragon
       *[other] { $count } dragons
    }
aloud-people = { $count } children at this screen
aloud-end-win = You won! Well done!
aloud-end-won = { $names } won. Well played!
aloud-end-shared = You share the victory: { $names }. Well done!
aloud-again = Tap the round arrow to play again.
