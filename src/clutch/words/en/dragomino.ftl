# Dragomino in English.

## In the lobby

lobby = A children’s game of tiles and eggs: whose nest hatches most dragons?

## What happens

events-first_holder = { $seat-is ->
        [you] You hold the Mommy Dragon first.
       *[other] { $seat } holds the Mommy Dragon first.
    }
events-revealed = Round { $round }: on offer are the dominoes { $dominoes }.
events-order = The order of this round: { $seats }.
events-picked = { $seat-is ->
        [you] You pick the { $domino } domino.
       *[other] { $seat } picks the { $domino } domino.
    }
events-placed = { $seat-is ->
        [you] You lay the { $domino } domino and find { $eggs ->
            [one] { $eggs } egg
           *[other] { $eggs } eggs
        }.
       *[other] { $seat } lays the { $domino } domino and finds { $eggs ->
            [one] { $eggs } egg
           *[other] { $eggs } eggs
        }.
    }
events-placed_one = { $seat-is ->
        [you] You lay the { $domino } domino and find an egg.
       *[other] { $seat } lays the { $domino } domino and finds an egg.
    }
events-placed_none = { $seat-is ->
        [you] You lay the { $domino } domino and find no egg.
       *[other] { $seat } lays the { $domino } domino and finds no egg.
    }
events-dragon = { $seat-is ->
        [you] The { $terrain } egg hatches: a baby dragon for you!
       *[other] The { $terrain } egg hatches: a baby dragon for { $seat }!
    }
events-shell = { $seat-is ->
        [you] Your { $terrain } egg is only a broken shell.
       *[other] The { $terrain } egg of { $seat } is only a broken shell.
    }
events-mommy = { $seat-is ->
        [you] The Mommy Dragon leaves { $target } and flies to you.
       *[other] { $target-is ->
            [you] The Mommy Dragon leaves you and flies to { $seat }.
           *[other] The Mommy Dragon leaves { $target } and flies to { $seat }.
        }
    }
events-pile_empty = { $seat-is ->
        [you] There is no { $terrain } egg left for you.
       *[other] There is no { $terrain } egg left for { $seat }.
    }
events-took_returned = { $seat-is ->
        [you] You take returned { $terrain } egg { $number }.
       *[other] { $seat } takes returned { $terrain } egg { $number }.
    }
events-peeked = { $seat-is ->
        [you] You take two { $terrain } eggs ({ $sources }) and look at them.
       *[other] { $seat } takes two { $terrain } eggs ({ $sources }) and looks at them.
    }
    .faces = { $seat-is ->
            [you] You take two { $terrain } eggs ({ $sources }) and look at them: { $faces }.
           *[other] { $seat } takes two { $terrain } eggs ({ $sources }) and looks at them: { $faces }.
        }
events-returned = { $seat-is ->
        [you] You put the other one back as returned { $terrain } egg { $number }.
       *[other] { $seat } puts the other one back as returned { $terrain } egg { $number }.
    }
events-mixed_back = { $seat-is ->
        [you] You put the other { $terrain } egg back, and the pile is mixed.
       *[other] { $seat } puts the other { $terrain } egg back, and the pile is mixed.
    }
events-discarded = Nobody took these dominoes, they leave the game: { $dominoes }.
events-scored = { $seat-is ->
        [you] You count dragons: { $dragons }. That makes { $points } in all (shells: { $shells }).
       *[other] { $seat } counts dragons: { $dragons }. That makes { $points } in all (shells: { $shells }).
    }
events-scored_with_mommy = { $seat-is ->
        [you] You count dragons: { $dragons }, and the Mommy Dragon. That makes { $points } in all (shells: { $shells }).
       *[other] { $seat } counts dragons: { $dragons }, and the Mommy Dragon. That makes { $points } in all (shells: { $shells }).
    }
events-won = { $seat-is ->
        [you] You win with a score of { $score }.
       *[other] { $seat } wins with a score of { $score }.
    }
events-won_by_shells = { $seat-is ->
        [you] Tied at { $score }, you win with more shells.
       *[other] Tied at { $score }, { $seat } wins with more shells.
    }
events-shared = Tied at { $score } and in shells, they share the victory: { $seats }.

## What somebody is asked to decide

prompts-pick = Which domino do you take?
prompts-place = Where should your { $domino } domino go?
prompts-egg_kind = Which { $terrain } eggs come first: those at water, or those without?
prompts-egg_source = Which { $terrain } egg do you take? This is number { $number }.
prompts-egg_keep = Which of the two { $terrain } eggs do you keep?

## The same for those who wait

waiting-pick = { $seat-is ->
        [you] You pick a domino.
       *[other] { $seat } picks a domino.
    }
waiting-place = { $seat-is ->
        [you] You lay the { $domino } domino.
       *[other] { $seat } lays the { $domino } domino.
    }
waiting-egg_kind = { $seat-is ->
        [you] You choose which { $terrain } eggs come first.
       *[other] { $seat } chooses which { $terrain } eggs come first.
    }
waiting-egg_source = { $seat-is ->
        [you] You choose a { $terrain } egg.
       *[other] { $seat } chooses a { $terrain } egg.
    }
waiting-egg_keep = { $seat-is ->
        [you] You decide which of two { $terrain } eggs to keep.
       *[other] { $seat } decides which of two { $terrain } eggs to keep.
    }

## Read aloud, with pictures: for children who cannot read yet

aloud-placed_none = { $seat-is ->
        [you] No egg this time.
       *[other] { $seat } found no egg.
    }
aloud-dragon = { $seat-is ->
        [you] Hooray! You found a baby dragon!
       *[other] { $seat } found a baby dragon!
    }
aloud-shell = { $seat-is ->
        [you] Oh! The egg is empty.
       *[other] The egg of { $seat } is empty.
    }
aloud-mommy = { $seat-is ->
        [you] The Mommy Dragon comes to you!
       *[other] The Mommy Dragon goes to { $seat }.
    }
asked-pick = { $seat-is ->
        [you] Your turn! Choose a domino.
       *[other] { $seat }, it is your turn! Choose a domino.
    }
asked-place = Now lay it on your island.
asked-tap = Tap the egg to open it!
asked-egg_kind = Which egg do you want first? Tap it!
asked-egg_source = Choose an egg!
asked-egg_keep = Which egg do you keep? Tap it!
asked-wait = It is { $seat }’s turn.

## Moves

moves-pick = Pick the { $domino } domino
moves-place = Place it at { $x },{ $y } pointing { $direction }
moves-egg_kind = First the eggs { $connection }
moves-egg_source = Take a fresh egg
    .number = Take returned { $terrain } egg { $number }
moves-egg_keep = Keep the { $token } egg

## Why a move is not possible

refusals-pick_first = First pick a domino from the offer.
refusals-not_offered = The { $domino } domino is not on offer.
refusals-place_now = You have picked the { $domino } domino: now lay it beside your island.
refusals-occupied = There is a domino already.
refusals-not_touching = The domino must touch your island along a full side of a square.
refusals-choose_kind = First choose which eggs come next: those at water, or those without.
refusals-choose_source = First choose which { $terrain } egg to take.
refusals-no_fresh = There is no other fresh { $terrain } egg.
refusals-other_terrain = These squares earn a { $terrain } egg, no other.
refusals-no_such_token = There is no returned { $terrain } egg { $number }.
refusals-chosen_already = You have taken returned { $terrain } egg { $number } already.
refusals-choose_token = First choose which of the two eggs to keep.

## What a real table is asked

questions-first_holder = Who holds the Mommy Dragon first?
questions-domino = Round { $round }: which domino is number { $number }?
questions-egg = What does the { $terrain } egg of { $seat } show?
questions-peek = { $seat }: what does { $terrain } egg number { $number } show?

## A score sheet for a real game

sheet-dragons = { $seat }: baby dragons
sheet-shells = { $seat }: empty shells
sheet-mommy = Who has the Mommy Dragon at the end?

## The board in the terminal

board-round = Round { $round } of { $rounds }
board-order = order { $seats }
board-stack = { $count } dominoes face down
board-offer = On offer
board-discarded = Thrown away
board-picked = Picked
board-piles = Eggs left
board-pile = dragons { $dragons }, shells { $shells }
board-odds = fresh egg: { $percent } %
board-returned = Put back
board-hand = In hand
board-nothing = nothing
board-unknown = not seen
board-mommy = Mommy Dragon
board-score = points { $points }
board-tally = dragons { $dragons }, shells { $shells }
board-place = place { $place }
board-legend = ~ watering hole   * dragon   o shell   -- and | join the halves of a domino   · free cell
board-hole = watering hole

## Names of things

names-desert = desert
names-snow = snow
names-prairie = prairie
names-forest = forest
names-mountain = mountain
names-volcano = volcano
names-d01 = desert-desert
names-d02 = desert-prairie
names-d03 = desert-prairie
names-d04 = desert-prairie
names-d05 = desert-forest
names-d06 = desert-forest
names-d07 = desert-mountain
names-d08 = desert-volcano
names-d09 = desert-volcano
names-d10 = snow-snow
names-d11 = snow-prairie
names-d12 = snow-prairie
names-d13 = snow-forest
names-d14 = snow-forest
names-d15 = snow-mountain
names-d16 = snow-mountain
names-d17 = snow-volcano
names-d18 = snow-volcano
names-d19 = prairie-forest
names-d20 = prairie-forest
names-d21 = prairie-mountain
names-d22 = prairie-mountain
names-d23 = prairie-volcano
names-d24 = forest-mountain
names-d25 = forest-mountain
names-d26 = forest-volcano
names-d27 = forest-volcano
names-d28 = mountain-volcano
names-start = first domino (desert-snow)
names-dragon = dragon
names-shell = shell
names-wet = at water
names-dry = without water
names-first = first
names-second = second
names-N = north
names-E = east
names-S = south
names-W = west
names-desert_r1 = returned desert egg 1
names-desert_r2 = returned desert egg 2
names-desert_r3 = returned desert egg 3
names-desert_r4 = returned desert egg 4
names-desert_r5 = returned desert egg 5
names-desert_r6 = returned desert egg 6
names-desert_r7 = returned desert egg 7
names-desert_r8 = returned desert egg 8
names-desert_r9 = returned desert egg 9
names-snow_r1 = returned snow egg 1
names-snow_r2 = returned snow egg 2
names-snow_r3 = returned snow egg 3
names-snow_r4 = returned snow egg 4
names-snow_r5 = returned snow egg 5
names-snow_r6 = returned snow egg 6
names-snow_r7 = returned snow egg 7
names-snow_r8 = returned snow egg 8
names-snow_r9 = returned snow egg 9
names-prairie_r1 = returned prairie egg 1
names-prairie_r2 = returned prairie egg 2
names-prairie_r3 = returned prairie egg 3
names-prairie_r4 = returned prairie egg 4
names-prairie_r5 = returned prairie egg 5
names-prairie_r6 = returned prairie egg 6
names-prairie_r7 = returned prairie egg 7
names-prairie_r8 = returned prairie egg 8
names-prairie_r9 = returned prairie egg 9
names-fresh = fresh

## House rules and their values

options-thirst = Dragon’s Thirst
options-thirst_return = The egg that is put back
options-egg_rule = Eggs for a placement
options-first_holder = Who holds the Mommy Dragon first
options-tracked = lies apart, seen by all
options-reshuffled = is mixed in again
options-per_connection = one for each matching pair
options-per_square = one for each new square
options-random = random
options-A = seat A
options-B = seat B
options-C = seat C
options-D = seat D

## What each house rule changes

about-thirst = Where a match touches a watering hole you look at two eggs and keep one.
about-thirst_return = Of the two eggs that you looked at, one goes back to its nest.
about-egg_rule = A square that matches two neighbours earns two eggs, or only one.
about-first_holder = Whoever holds the Mommy Dragon begins.

## Labels of the page’s board

label-nursery = The nursery of Dragomino
label-offer = Pick the domino { $a } and { $b }, number { $number } on offer
label-pickfor = { $eggs ->
        [0] Pick the { $domino } domino: no egg
        [one] Pick the { $domino } domino: { $eggs } egg
       *[other] Pick the { $domino } domino: up to { $eggs } eggs
    }
label-hole = { $terrain } with a watering hole
label-note-hole = A watering hole: it counts only in Dragon’s Thirst, not in this game. Dominoes lie beside it as beside any other land.
label-note-thirst = A watering hole: where a domino matches this land, you look at two eggs and keep one. Dominoes lie beside it as beside any other land.
label-note-find = Where an egg lies, your domino finds one.
label-note-turn = This way round it finds no egg: turn it.
label-note-chance = How likely a baby dragon is in the egg.
label-note-promise = At these sides the domino could find an egg.
label-place = { $eggs ->
        [0] Lay your { $a } and { $b } domino here: no egg
        [one] Lay your { $a } and { $b } domino here: { $eggs } egg ({ $odds })
       *[other] Lay your { $a } and { $b } domino here: { $eggs } eggs ({ $odds })
    }
label-here = { $eggs ->
        [0] Lay it here: no egg
        [one] Lay it here: { $eggs } egg
       *[other] Lay it here: { $eggs } eggs
    }
label-where = { $a } { $steps } of your first square, { $b } { $beside }
label-steps-W = { $count } left
label-steps-E = { $count } right
label-steps-N = { $count } up
label-steps-S = { $count } down
label-beside-N = above it
label-beside-E = right of it
label-beside-S = below it
label-beside-W = left of it
label-lay = Lay it here
label-egg = { $terrain } egg, { $percent } % dragon
label-wetegg = { $terrain } egg at water, { $percent } % dragon in two
label-turn = Turn the domino (T)
label-tap = Tap the egg!
label-yes = Place it here
label-yes-take = Take this domino
label-closer = Closer
label-farther = Farther away
label-fit = Show the whole island
label-island = { $name }’s island: dragons { $dragons }, shells { $shells }
label-look = Look at { $name }’s island: dragons { $dragons }, shells { $shells }
label-home = Back to the own island
label-mommy = The Mommy Dragon is with { $name }
label-round = Round { $round } of { $rounds }
label-stack = Dominoes still to come: { $count }
label-pile = { $terrain } eggs on the table: { $tokens }; dragons left { $dragons }, shells left { $shells }
label-fresh = Take a fresh { $terrain } egg
label-returned = Returned { $terrain } egg { $number }: { $face }; seen by { $names }
label-unknown = not seen by you
label-keep = Keep the { $token } egg: { $face }
label-resolve = First the eggs { $connection }
label-holds = { $name } holds the domino { $a } and { $b }
label-unseen = Still to come
label-unseen-text = The dominoes that have not been on offer yet.
label-notes-gone = Thrown away
label-shells = Shells
label-status = dragons { $dragons }, shells { $shells }
label-tally = { $name }: dragons { $dragons }, Mommy Dragon { $mommy }, points { $points }, shells { $shells }
label-whole = { $eggs ->
        [0] Take the { $domino } domino and lay it here: no egg
        [one] Take the { $domino } domino and lay it here: { $eggs } egg
       *[other] Take the { $domino } domino and lay it here: { $eggs } eggs
    }
label-why-chance = The chance of a dragon is { $percent }%.
label-why-chances = Chances of a dragon: { $odds }.
label-why-odds = { $terrain } { $percent }%

## The lesson, step by step

lesson-1 = This is your island: a desert and a snow field. In seven rounds it will grow, and dragons will hatch on it. You play against Bo, whose island lies beside yours.
lesson-2 = Each round four dominoes are on offer. Whoever has the Mommy Dragon picks first: that is you. { $touch ->
        [yes] Tap a domino,
       *[no] Point at a domino,
    } and eggs on your island show where it could match. Take the one with desert and prairie.
lesson-3 = Now lay it beside your island, anywhere. Where it meets its own kind of land, it finds an egg. The number below the egg is the chance of a dragon. Lay the desert above your desert.
lesson-4 = A baby dragon: one point for you. Bo found only a broken shell. A shell is worth nothing, but it brings the Mommy Dragon, so Bo picks first in the next round.
lesson-5 = Bo matched two squares at once and got two eggs: every matching side brings one. The dominoes that nobody takes leave the game. Take the one with desert and mountain.
lesson-6 = A domino can be turned: { $touch ->
        [yes] with the round button with the arrows
       *[no] with T, the mouse wheel, or the round button with the arrows
    }. Turn it so that the mountain points down, and lay the desert below your desert.
lesson-7 = A shell, and the Mommy Dragon walks back to you. You pick first again. The nests show how many dragons and shells are left of each kind. Desert and prairie would match twice: take them.
lesson-8 = Lay it on top, desert on desert and prairie on prairie. That makes two eggs.
lesson-9 = Two dragons at once! After seven rounds every dragon is a point, and the Mommy Dragon is one more for whoever has her then. Most points win; if they are equal, more shells win. You know the game now.
