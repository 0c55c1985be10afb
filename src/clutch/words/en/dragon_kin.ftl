# Dragon Kin in English.

## In the lobby

lobby = Hidden cards, sharp guesses: back the dragons that the royal line will favour.

## What happens

events-removed = Out of this game: { $dragons }.
events-dealt = { $seat-is ->
        [you] Round { $round } begins; you are the dealer.
       *[other] Round { $round } begins; { $seat } is the dealer.
    }
events-hand = { $seat-is ->
        [you] You take up eight cards.
       *[other] { $seat } takes up eight cards.
    }
    .dragons = { $seat-is ->
            [you] You take up eight cards: { $dragons }.
           *[other] { $seat } takes up eight cards: { $dragons }.
        }
events-opened = { $dragon } opens the gallery.
events-foresaw = { $seat-is ->
        [you] You foresee royal card { $position }.
       *[other] { $seat } foresees royal card { $position }.
    }
    .dragon = { $seat-is ->
            [you] You foresee royal card { $position }: { $dragon }.
           *[other] { $seat } foresees royal card { $position }: { $dragon }.
        }
events-discarded = { $seat-is ->
        [you] You discard { $dragon }.
       *[other] { $seat } discards { $dragon }.
    }
events-gained = { $seat-is ->
        [you] You gain kin, face down.
       *[other] { $seat } gains kin, face down.
    }
    .dragon = { $seat-is ->
            [you] You gain { $dragon } as kin, face down.
           *[other] { $seat } gains { $dragon } as kin, face down.
        }
events-interfered = { $seat-is ->
        [you] You turn up card { $card } of { $target }’s kin: { $dragon }.
       *[other] { $target-is ->
            [you] { $seat } turns up card { $card } of your kin: { $dragon }.
           *[other] { $seat } turns up card { $card } of { $target }’s kin: { $dragon }.
        }
    }
events-scried = { $seat-is ->
        [you] You scry royal card { $position }.
       *[other] { $seat } scries royal card { $position }.
    }
    .dragon = { $seat-is ->
            [you] You scry royal card { $position }: { $dragon }.
           *[other] { $seat } scries royal card { $position }: { $dragon }.
        }
events-allied = { $seat-is ->
        [you] You form an open alliance with { $dragon }.
       *[other] { $seat } forms an open alliance with { $dragon }.
    }
events-revealed = The royal line is revealed: { $dragons }.
events-ranked = The royal ranking is { $dragons }; a kin card of each is worth { $values }.
events-scored_kin = { $seat-is ->
        [you] Your kin: { $count } × { $dragon } at { $value } each = { $points }.
       *[other] { $seat }’s kin: { $count } × { $dragon } at { $value } each = { $points }.
    }
events-scored_coup = { $seat-is ->
        [you] Your kin: a coup with { $count } × { $dragon } = { $points }.
       *[other] { $seat }’s kin: a coup with { $count } × { $dragon } = { $points }.
    }
events-scored_nothing = { $seat-is ->
        [you] Your kin: { $count } × { $dragon }, not in the line = { $points }.
       *[other] { $seat }’s kin: { $count } × { $dragon }, not in the line = { $points }.
    }
events-scored = { $seat-is ->
        [you] You score { $points } this round and have { $total } in all.
       *[other] { $seat } scores { $points } this round and has { $total } in all.
    }
events-stopped = After { $rounds } rounds nobody has { $goal } points: the game ends here.
events-won = { $seats-is ->
        [you] You win with { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
       *[other] { $seats-count ->
            [one] { $seats } wins with { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
           *[other] { $seats } win with { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
        }
    }
events-won_shared = The victory is shared with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each: { $seats }.

## What somebody is asked to decide

prompts-discard = Choose a card to discard.
prompts-action = Choose an action.

## The same for those who wait

waiting-discard = { $seat-is ->
        [you] You choose a card to discard.
       *[other] { $seat } chooses a card to discard.
    }
waiting-action = { $seat-is ->
        [you] You choose an action.
       *[other] { $seat } chooses an action.
    }

## Moves

moves-discard = Discard { $dragon }
moves-gain = Gain { $dragon } as kin, face down
moves-interfere = Turn up card { $card } of { $target }’s kin
moves-scry = Look at royal card { $position }
moves-ally = Take { $dragon } from the gallery as kin, face up

## Why a move is not possible

refusals-discard_first = First discard a card.
refusals-not_in_hand = You have no { $dragon } in your hand.
refusals-already_discarded = You have discarded already: choose an action.
refusals-no_card_left = Gain Kin needs a card left in hand after the discard.
refusals-no_such_seat = Nobody sits there.
refusals-own_kin = You can only interfere with another player’s kin.
refusals-no_such_kin = { $target-is ->
        [you] { $card ->
            [1] You have no kin yet.
           *[other] You do not have so many kin cards.
        }
       *[other] { $card ->
            [1] { $target } has no kin yet.
           *[other] { $target } does not have so many kin cards.
        }
    }
refusals-already_up = { $target-is ->
        [you] Card { $card } of your kin is face up already.
       *[other] Card { $card } of { $target }’s kin is face up already.
    }
refusals-one_card_only = Open Alliance needs exactly one card in hand after the discard.
refusals-last_card_only = Open Alliance needs exactly one card in hand at the start of the turn.
refusals-own_discard = With the rules agreed here you may not take the { $dragon } that you have just discarded.
refusals-not_in_gallery = There is no { $dragon } in the gallery.

## What a real table is asked

questions-removed = Which set goes back into the box?
questions-dealer = Who deals first?
questions-hand = { $seat }: which card is number { $number } of your hand?
questions-gallery = Which card opens the gallery?
questions-line = { $seat }: which dragon is royal card { $position }?
questions-revealed = Which dragon is royal card { $position }?

## The board in the terminal

board-round = Round { $round }
board-round_of = Round { $round } of { $rounds }
board-round_to = Round { $round }, to { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    }
board-dealer = { $seat } deals
board-removed = without { $dragons }
board-line = Royal line
board-seen = Seen by
board-ranking = Ranking
board-gallery = Gallery
board-held = { $count } in hand
board-total = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-place = place { $place }
board-no_kin = no kin
board-exposed = known to hold
board-hand = Your hand
board-unseen = Not yet seen
board-nothing = nothing

## The score sheet

sheet-line = The royal line, seven cards from left to right
sheet-kin = { $seat }: the kin, up to four cards

## Names of things

names-forest = Forest
names-ice = Ice
names-fire = Fire
names-storm = Storm
names-stone = Stone
names-sea = Sea
names-sand = Sand
names-shadow = Shadow
names-sun = Sun
names-swamp = Swamp

## House rules and their values

options-game_length = Length of the game
options-rounds = Rounds
options-target = Points to play to
options-max_rounds = Most rounds in a game to a target
options-open_alliance_when = When the one card is counted
options-open_alliance_own_discard = Open Alliance may take the card just discarded
options-removed_sets = Sets left in the box
options-single_round = one round
options-fixed_rounds = a number of rounds
options-to_target = to a number of points
options-after_discard = after the discard
options-turn_start = at the start of the turn
options-random = random

## What each house rule changes

about-game_length = Play one round, a number of rounds, or until somebody has enough points.
about-rounds = The totals of all rounds are added up.
about-target = The game ends after the round in which somebody reaches this.
about-max_rounds = The game ends after this many rounds in any case; by itself, two for each five points of a target above 50.
about-open_alliance_when = Open Alliance needs exactly one card in hand; this is when it is counted.
about-open_alliance_own_discard = Otherwise only cards that lay in the gallery before may be taken.
about-removed_sets = With fewer than four players some kinds of dragon are left out.

## Labels of the page’s board

label-hall = The hall of Dragon Kin
label-gallery = Gallery
label-line = Royal line
label-kinslot = Kin
label-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-secret = Face down: only you know this card
label-open = Hand of { $name }: { $cards }
label-royal = Royal card { $position }
label-unknown = not seen by you
label-seen = seen by { $names }
label-seen-one = Seen by { $name }
label-kin = { $name }’s kin { $number }: { $dragon }
label-facedown = face down
label-allied = { $dragon }, from an open alliance
label-stack = Gallery, { $dragon }: { $count }
label-inhand = { $count ->
        [one] { $dragon } in your hand
       *[other] { $dragon } in your hand, you have { $count } of them
    }
label-worths = sorted, its places are worth { $values }
label-worths-text = At the end the royal line is sorted: large groups of equal dragons go to the left. Each of your kin is worth the number of the place at which its group begins.
label-known = seen
label-again = you know it already, looking again shows nothing new
label-holds = { $name } holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-unseen-text = Cards of each kind that you have not seen: in the line, in other hands, or face down as kin.
label-removed = Out of the game
label-round = Round { $number }
label-coup = coup
label-absent = not in the line
label-ranking = Royal ranking
label-nokin = no kin
label-discard = Discard
label-gain = Gain kin
label-interfere = Interfere
label-scry = Scry
label-ally = Open alliance
label-gain-effect = a card, face down
label-interfere-effect = turn up a rival’s kin
label-scry-effect = peek at a royal card
label-ally-effect = take from the gallery
label-whole-gain = Discard { $discard }, then gain { $dragon } as kin, face down
label-whole-ally = Discard { $discard }, then take { $dragon } from the gallery as kin, face up
label-whole-scry = Discard { $discard }, then look at royal card { $position }
label-whole-interfere = Discard { $discard }, then turn up card { $card } of { $name }’s kin
label-why-kin = With it your kin are { $count } × { $dragon }.
label-why-line = { $count ->
        [one] You have seen { $dragon } in the royal line.
       *[other] You have seen { $count } × { $dragon } in the royal line.
    }
label-why-unseen = { $count ->
        [one] One { $dragon } card is still unseen: it may lie in the royal line.
       *[other] { $count } { $dragon } cards are still unseen: they may lie in the royal line.
    }
label-why-scry = { $count ->
        [one] One royal card is still hidden from you.
       *[other] { $count } royal cards are still hidden from you.
    }
label-why-known = You know this card already.
label-why-interfere = Afterwards everybody knows this card.

## The lesson, step by step

lesson-1 = Welcome to the hall. The seven cards in the middle are the royal line. When the game ends they are turned over, and their dragons tell whose kin are worth most. You play against Bo.
lesson-2 = You have already seen two royal cards: the first is Ice, the last is Swamp. The small emblems below each card show who has looked at it. Bo knows cards 2 and 6.
lesson-3 = A turn has two steps. First you discard one card, face up, to the gallery. You hold a single Sea card and know nothing of Sea in the line: let it go.
lesson-4 = Then you do one thing. Gain kin: put a card from your hand face down before you. Ice lies first in the line, so take one of your two Ice cards as kin.
lesson-5 = Bo has taken a kin, face down. You can see that it is there, but not what it is. Now discard a Sun card.
lesson-6 = Another thing you may do is scry: look at any royal card. Only you see it, but everybody sees where you look. Look at card 2.
lesson-7 = Ice again! Groups rank by size, then by their leftmost card. With two Ice cards at the front, Ice will surely be worth much: probably 7 points for each kin card. Discard Sand to make room.
lesson-8 = Take your second Ice card as kin.
lesson-9 = Now Bo has looked at card 1, and knows about Ice too. But both of your Ice cards are safe. Discard the Sun card.
lesson-10 = You may also interfere: turn one of another player’s kin face up. It costs them nothing, but now everybody knows it. Turn up Bo’s first kin.
lesson-11 = Fire: so Bo has probably seen Fire in the line. You have two cards left. Discard Sand, so that one card stays in your hand.
lesson-12 = With exactly one card in hand, once a round, you may form an open alliance: take any card from the gallery as kin, face up. Swamp lies last in the line. Take Swamp.
lesson-13 = This is your last card. It must be discarded too.
lesson-14 = With an empty hand you can only interfere or scry. Look at card 3, and then see how it ends.
lesson-15 = The line is turned over, groups slide into rank, and each kin card scores its group’s value. Three or four equal kin of a kind that is not in the line score too: that is a coup. You know the game now.
