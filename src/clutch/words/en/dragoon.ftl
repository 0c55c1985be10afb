# Dragoon in English.

## In the lobby

lobby = Destroy villages, rob rivals, carry the gold home: first to fifty.

## What happens

events-took_cave = { $seat-is ->
        [you] You play { $colour } and move into the cave on { $cell }.
       *[other] { $seat } plays { $colour } and moves into the cave on { $cell }.
    }
events-dealt = { $seat-is ->
        [you] You take up three cards.
       *[other] { $seat } takes up three cards.
    }
    .cards = { $seat-is ->
            [you] You take up three cards: { $cards }.
           *[other] { $seat } takes up three cards: { $cards }.
        }
events-round = Round { $round } begins: humans come to the island.
events-rolled_cave = Black { $black }, red { $red }: a cave, where nobody settles.
events-rolled_city = Black { $black }, red { $red }: a city stands there already.
events-rolled_empty = Black { $black }, red { $red }: but no tile is left.
events-grew = The village on { $cell } grows into a city.
    .red = Black { $black }, red { $red }: the village there grows into a city.
events-settled_village = Black { $black }, red { $red }: a village is founded.
events-thief_gained = The thief gains { $gold } gold and has { $total }.
events-treasure_placed = The thief hides the treasure on { $cell }.
events-treasure_moved = The thief carries the treasure off to { $cell }.
events-stole_treasure = { $seat-is ->
        [you] You roll a { $roll } and steal { $gold } gold from the thief’s treasure; { $left } are left.
       *[other] { $seat } rolls a { $roll } and steals { $gold } gold from the thief’s treasure; { $left } are left.
    }
events-treasure_gone = The thief’s treasure is empty and leaves the map.
events-last_place = { $seat-is ->
        [you] You are in last place with { $gold } gold and decide who goes first.
       *[other] { $seat } is in last place with { $gold } gold and decides who goes first.
    }
events-chose_first = { $seat-is ->
        [you] { $target-is ->
            [you] You go first.
           *[other] You let { $target } go first.
        }
       *[other] { $target-is ->
            [you] { $seat } lets you go first.
            [self] { $seat } goes first.
           *[other] { $seat } lets { $target } go first.
        }
    }
events-turn = { $seat-is ->
        [you] You take a turn.
       *[other] { $seat } takes a turn.
    }
events-drew = { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
    .card = { $seat-is ->
            [you] You draw { $card }.
           *[other] { $seat } draws { $card }.
        }
events-nothing_to_draw = { $seat-is ->
        [you] There is no card for you to draw.
       *[other] There is no card for { $seat } to draw.
    }
events-reshuffled = The discard pile is shuffled: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } form the new deck.
events-ended = { $seat-is ->
        [you] You end the turn.
       *[other] { $seat } ends the turn.
    }
events-evicted = { $seat-is ->
        [you] { $target } catches you in the cave: you pay { $gold } gold.
       *[other] { $target-is ->
            [you] You catch { $seat } in the cave: { $seat } pays { $gold } gold.
           *[other] { $target } catches { $seat } in the cave: { $seat } pays { $gold } gold.
        }
    }
events-sent_home = { $seat-is ->
        [you] You are back in your cave.
       *[other] { $seat } is back home.
    }
events-moved = { $seat-is ->
        [you] You move to { $cell }.
       *[other] { $seat } moves to { $cell }.
    }
events-discarded = { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
events-claimed = { $seat-is ->
        [you] You claim the { $tile } on { $cell }.
       *[other] { $seat } claims the { $tile } on { $cell }.
    }
events-destroyed = { $seat-is ->
        [you] You destroy the { $tile } on { $cell } for { $gold } gold.
       *[other] { $seat } destroys the { $tile } on { $cell } for { $gold } gold.
    }
events-contested = { $seat-is ->
        [you] You are about to { $deed } { $target }’s tile on { $cell }.
       *[other] { $target-is ->
            [you] { $seat } is about to { $deed } your tile on { $cell }.
           *[other] { $seat } is about to { $deed } { $target }’s tile on { $cell }.
        }
    }
events-stopped = { $seat-is ->
        [you] The people of { $cell } stay loyal: you cannot { $deed } the tile.
       *[other] The people of { $cell } stay loyal: { $seat } cannot { $deed } the tile.
    }
events-stole_cave = { $seat-is ->
        [you] You roll a { $roll } and steal { $gold } gold from { $target }’s cave.
       *[other] { $target-is ->
            [you] { $seat } rolls a { $roll } and steals { $gold } gold from your cave.
           *[other] { $seat } rolls a { $roll } and steals { $gold } gold from { $target }’s cave.
        }
    }
events-entered_cave = { $seat-is ->
        [you] You slip into { $target }’s cave.
       *[other] { $target-is ->
            [you] { $seat } slips into your cave.
           *[other] { $seat } slips into { $target }’s cave.
        }
    }
events-fought = { $seat-is ->
        [you] You attack { $target } on { $cell }: { $roll } against { $against }.
       *[other] { $target-is ->
            [you] { $seat } attacks you on { $cell }: { $roll } against { $against }.
           *[other] { $seat } attacks { $target } on { $cell }: { $roll } against { $against }.
        }
    }
events-won_combat = { $seat-is ->
        [you] You win the fight and take { $gold } gold from { $target }.
       *[other] { $target-is ->
            [you] { $seat } wins the fight and takes { $gold } gold from you.
           *[other] { $seat } wins the fight and takes { $gold } gold from { $target }.
        }
    }
events-slipped_away = { $seat-is ->
        [you] You win the fight, but { $target } slips away without paying.
       *[other] { $target-is ->
            [you] { $seat } wins the fight, but you slip away without paying.
           *[other] { $seat } wins the fight, but { $target } slips away without paying.
        }
    }
events-reacted = { $seat-is ->
        [you] You answer with { $card }.
       *[other] { $seat } answers with { $card }.
    }
events-played = { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
    .cell = { $seat-is ->
            [you] You play { $card } on { $cell }.
           *[other] { $seat } plays { $card } on { $cell }.
        }
    .target = { $seat-is ->
            [you] You play { $card } against { $target }.
           *[other] { $target-is ->
                [you] { $seat } plays { $card } against you.
               *[other] { $seat } plays { $card } against { $target }.
            }
        }
events-snuffed_out = { $seat-is ->
        [you] Your { $card } fizzles out.
       *[other] { $seat }’s { $card } fizzles out.
    }
events-flew = { $seat-is ->
        [you] You fly to { $cell }.
       *[other] { $seat } flies to { $cell }.
    }
events-flew_home = { $seat-is ->
        [you] You fly home.
       *[other] { $seat } flies home.
    }
events-more_actions = { $seat-is ->
        [you] You have { $count ->
            [one] { $count } more action
           *[other] { $count } more actions
        }.
       *[other] { $seat } has { $count ->
            [one] { $count } more action
           *[other] { $count } more actions
        }.
    }
events-robbed = { $target-is ->
        [you] The thief takes { $gold } gold from you.
       *[other] The thief takes { $gold } gold from { $target }.
    }
events-rose_up = { $target-is ->
        [you] The people of { $cell } throw off your rule.
       *[other] The people of { $cell } throw off { $target }’s rule.
    }
events-picked = { $seat-is ->
        [you] You take a card out of { $target }’s hand.
       *[other] { $target-is ->
            [you] { $seat } takes a card out of your hand.
           *[other] { $seat } takes a card out of { $target }’s hand.
        }
    }
    .card = { $seat-is ->
            [you] You take { $card } out of { $target }’s hand.
           *[other] { $target-is ->
                [you] { $seat } takes { $card } out of your hand.
               *[other] { $seat } takes { $card } out of { $target }’s hand.
            }
        }
events-collected_standing = { $seat-is ->
        [you] You stand on { $cell } and collect { $gold } gold there.
       *[other] { $seat } stands on { $cell } and collects { $gold } gold there.
    }
events-before_tribute = { $seat-is ->
        [you] You get ready to collect tribute.
       *[other] { $seat } gets ready to collect tribute.
    }
events-rolled_tribute = { $seat-is ->
        [you] You roar for tribute and roll a { $roll }.
       *[other] { $seat } roars for tribute and rolls a { $roll }.
    }
events-rerolled_tribute = { $seat-is ->
        [you] Hecklers! You have to roar again and roll a { $roll }.
       *[other] Hecklers! { $seat } has to roar again and rolls a { $roll }.
    }
events-intimidated = { $seat-is ->
        [you] You play { $card }: the roar counts as a 6.
       *[other] { $seat } plays { $card }: the roar counts as a 6.
    }
events-collected = { $seat-is ->
        [you] You collect { $gold } gold of tribute.
       *[other] { $seat } collects { $gold } gold of tribute.
    }
events-collected_nothing = { $seat-is ->
        [you] You collect nothing.
       *[other] { $seat } collects nothing.
    }
events-dropped = { $seat-is ->
        [you] You lose your claim on { $cell }.
       *[other] { $seat } loses the claim on { $cell }.
    }
events-sudden_death = A tie at the top with { $gold } gold: from now on a single leader at the end of a round wins.
events-thief_won = The thief has { $gold } gold: everybody loses.
events-won = { $seats-is ->
        [you] You win with { $gold } gold.
       *[other] { $seats-count ->
            [one] { $seats } wins with { $gold } gold.
           *[other] { $seats } win with { $gold } gold.
        }
    }
events-shared = { $seats } share the victory with { $gold } gold.

## What somebody is asked to decide

prompts-choose_first = You have the least gold: who goes first?
prompts-turn = { $points ->
        [one] { $points } action left.
       *[other] { $points } actions left.
    }
prompts-turn_spent = Cards, or end the turn.
prompts-roar = Which tile do you claim next?
prompts-tribute_choice = Your tribute: roll, or play a card?
prompts-drop_claim = A 1: which claim do you lose?
prompts-white_played = { $seat } plays { $card }: do you answer?
    .cell = { $seat } plays { $card } on { $cell }: do you answer?
    .target = { $target-is ->
            [you] { $seat } plays { $card } against you: do you answer?
           *[other] { $seat } plays { $card } against { $target }: do you answer?
        }
prompts-cave_entered = { $seat } is in your cave: do you answer?
prompts-tile_contested = { $seat } is about to { $deed } your tile on { $cell }: do you answer?
prompts-tribute_rolled = { $seat-is ->
        [you] You rolled a { $roll } for tribute: do you answer?
       *[other] { $seat } rolled a { $roll } for tribute: do you answer?
    }
prompts-combat_losing = { $seat-is ->
        [you] You attack { $target }, { $attack } to { $defence }, and are losing: do you answer?
       *[other] { $target-is ->
            [you] { $seat } attacks you, { $attack } to { $defence }, and you are losing: do you answer?
           *[other] { $seat } attacks { $target }, { $attack } to { $defence }: do you answer?
        }
    }

## The same for those who wait

waiting-choose_first = { $seat-is ->
        [you] You choose who goes first.
       *[other] { $seat } chooses who goes first.
    }
waiting-turn = { $seat-is ->
        [you] Your turn. Actions left: { $points }.
       *[other] { $seat }’s turn. Actions left: { $points }.
    }
waiting-turn_spent = { $seat-is ->
        [you] You have spent all actions.
       *[other] { $seat } has spent all actions.
    }
waiting-roar = { $seat-is ->
        [you] You roar and choose tiles to claim.
       *[other] { $seat } roars and chooses tiles to claim.
    }
waiting-tribute_choice = { $seat-is ->
        [you] You are about to collect tribute.
       *[other] { $seat } is about to collect tribute.
    }
waiting-drop_claim = { $seat-is ->
        [you] You choose a claim to lose.
       *[other] { $seat } chooses a claim to lose.
    }
waiting-white_played = { $seat-is ->
        [you] You play { $card }: does anybody answer?
       *[other] { $seat } plays { $card }: does anybody answer?
    }
    .cell = { $seat-is ->
            [you] You play { $card } on { $cell }: does anybody answer?
           *[other] { $seat } plays { $card } on { $cell }: does anybody answer?
        }
    .target = { $seat-is ->
            [you] You play { $card } against { $target }: does anybody answer?
           *[other] { $target-is ->
                [you] { $seat } plays { $card } against you: does anybody answer?
               *[other] { $seat } plays { $card } against { $target }: does anybody answer?
            }
        }
waiting-cave_entered = { $seat-is ->
        [you] You are in { $target }’s cave: does anybody answer?
       *[other] { $target-is ->
            [you] { $seat } is in your cave: does anybody answer?
           *[other] { $seat } is in { $target }’s cave: does anybody answer?
        }
    }
waiting-tile_contested = { $seat-is ->
        [you] You are about to { $deed } { $target }’s tile on { $cell }: does anybody answer?
       *[other] { $target-is ->
            [you] { $seat } is about to { $deed } your tile on { $cell }: does anybody answer?
           *[other] { $seat } is about to { $deed } { $target }’s tile on { $cell }: does anybody answer?
        }
    }
waiting-tribute_rolled = { $seat-is ->
        [you] You rolled a { $roll } for tribute: does anybody answer?
       *[other] { $seat } rolled a { $roll } for tribute: does anybody answer?
    }
waiting-combat_losing = { $seat-is ->
        [you] You against { $target }, { $attack } to { $defence }: does anybody answer?
       *[other] { $target-is ->
            [you] { $seat } against you, { $attack } to { $defence }: does anybody answer?
           *[other] { $seat } against { $target }, { $attack } to { $defence }: does anybody answer?
        }
    }

## Moves

moves-first = { $target-is ->
        [you] Go first yourself
       *[other] Let { $target } go first
    }
moves-move = Move to { $cell }
moves-claim = Claim the tile here
moves-destroy = Destroy the tile here
moves-steal_cave = Steal from this cave
moves-steal_treasure = Steal from the thief’s treasure
moves-cycle = Discard { $card } and draw a card
moves-draw = Draw a card for two actions
moves-end = End the turn
moves-play = Play { $card }
moves-play_on = Play { $card } on { $cell }
moves-play_at = Play { $card } against { $target }
moves-roar = Claim the tile on { $cell }
moves-roar_stop = Stop roaring
moves-roll = Roll for tribute
moves-drop = Lose the claim on { $cell }
moves-pass = Let it happen
moves-react = Answer with { $card }

## Why a move is not possible

refusals-choose_first_now = First choose who goes first.
refusals-no_such_seat = Nobody sits there.
refusals-your_turn_now = It is your turn: choose an action or a card.
refusals-no_points = You have no actions left.
refusals-points_left = You still have to spend { $count } of your actions.
refusals-not_adjacent = Your dragon cannot step to { $cell }: it is not next to it.
refusals-guarded_cave = { $target-is ->
        [you] You are home: the cave cannot be entered.
       *[other] { $target } is home: the cave cannot be entered.
    }
refusals-no_tile_here = There is no tile under your dragon.
refusals-already_yours = Your totem stands on this tile already.
refusals-no_totem = You have no totem left.
refusals-not_in_cave = You are not in another dragon’s cave.
refusals-nothing_to_steal = { $target-is ->
        [you] You have no gold to steal.
       *[other] { $target } has no gold to steal.
    }
refusals-not_on_treasure = You are not standing on the thief’s treasure.
refusals-not_in_hand = You have no { $card } in your hand.
refusals-draw_costs_two = Drawing a card costs two actions.
refusals-no_card_to_draw = There is no card left to draw.
refusals-red_card = { $card } is a red card: it can only be played at its own moment.
refusals-play_instead = It is your turn: play { $card } instead of answering with it.
refusals-not_now = { $card } cannot be played now.
refusals-fairwind_range = Fairwind carries you 1 to { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }.
refusals-scorch_range = Scorch reaches only the cells next to your dragon.
refusals-no_tile_there = There is no tile on { $cell }.
refusals-dragon_there = A dragon stands on { $cell }.
refusals-no_rival_totem = There is no other player’s totem on { $cell }.
refusals-no_village_there = There is no village on { $cell }.
refusals-only_others = { $card } needs another player as its target.
refusals-no_cards = { $target-is ->
        [you] You have no cards.
       *[other] { $target } has no cards.
    }
refusals-no_gold = { $target-is ->
        [you] You have no gold.
       *[other] { $target } has no gold.
    }
refusals-is_home = { $target-is ->
        [you] You are home and guard the gold.
       *[other] { $target } is home and guards the gold.
    }
refusals-at_home = Your dragon is home already.
refusals-already_laying_waste = You are laying waste already.
refusals-nothing_to_claim = There is no tile around you that your roar could claim.
refusals-thief_nothing = Nobody who is away from home has gold.
refusals-scorch_nothing = There is no tile without a dragon next to you.
refusals-uprising_nothing = No other player has a claim without a dragon on it.
refusals-boom_town_nothing = There is no village without another player’s dragon.
refusals-sleight_of_claw_nothing = No other player has a card.
refusals-roar_now = Choose a tile for your roar, or stop.
refusals-roar_range = Your roar reaches only your own cell and those around it.
refusals-roar_tile = Your roar cannot claim anything on { $cell }.
refusals-respond_now = Answer with a card, or pass.
refusals-wrong_moment = { $card } does not fit this moment.
refusals-ferocity_too_weak = Ferocity would not turn this fight.
refusals-tribute_now = Roll for your tribute first.
refusals-drop_now = Choose a claim to lose.
refusals-not_your_claim = You have no claim on { $cell }.

## What a real table is asked

questions-caves = In which cave does { $seat } live? The others follow clockwise.
questions-hand = { $seat }: which card is number { $number } of your hand?
questions-black_die = What does the black die show?
questions-red_die = What does the red die show? The black one shows { $black }.
questions-place_treasure = Where is the treasure chest placed?
questions-relocate_treasure = Where does the treasure chest go?
questions-last_place_draw = Who won the roll-off for last place?
questions-draw = { $seat }: which card did you draw?
questions-steal_die = What did { $seat } roll to steal?
questions-combat_die = What did { $seat } roll in the fight?
questions-tribute_die = What did { $seat } roll for tribute?
questions-random_card = Which card did { $seat } take from { $target }?

## A score sheet for a real game

sheet-gold = { $seat }: gold
sheet-totems = { $seat }: totems on the map

## The board in the terminal

board-title = Round { $round } · { $phase }
board-goal = to { $gold } gold
board-sudden_death = sudden death
board-cards = Deck { $deck } · tiles left { $tiles }
board-thief = Thief { $gold } gold
board-thief_at = Thief { $gold } gold on { $cell }
board-gold = gold
board-claims = claims
board-totems = totems
board-held = cards
board-home = home
board-at = on
board-rank = place
board-points = Actions left: { $points }
board-lay_waste = laying waste
board-hand = Your hand
board-nothing = nothing
board-discard = Discard pile
board-in_play = In play
board-known = you know of
board-legend = v village, C city, letter after it: totem · ^ cave · capital letter: dragon · $ treasure
board-totem = totem
board-cave = cave
board-treasure = treasure
board-everybody_lost = The thief has won: everybody loses.

## Names of things

names-quadrant = in the quarters
names-corner = in the corners
names-populate = populate
names-action = action
names-tribute = tribute
names-over = game over
names-village = village
names-city = city
names-claim = claim
names-destroy = destroy
names-gold = gold
names-silver = silver
names-copper = copper
names-black = black
names-fairwind = Fairwind
names-second_wind = Second Wind
names-menacing_roar = Menacing Roar
names-thief = Thief
names-scorch = Scorch
names-lay_waste = Lay Waste
names-uprising = Uprising
names-boom_town = Boom Town
names-new_arrivals = New Arrivals
names-sleight_of_claw = Sleight of Claw
names-creature_comfort = Creature Comfort
names-intimidate = Intimidate
names-ferocity = Ferocity
names-slippery_scales = Slippery Scales
names-snuff_out = Snuff Out
names-hecklers = Hecklers
names-loyal_subjects = Loyal Subjects

## Places, by the dice along the edges of the island

names-1-1 = black 1, red 1
names-2-1 = black 2, red 1
names-3-1 = black 3, red 1
names-4-1 = black 4, red 1
names-5-1 = black 5, red 1
names-6-1 = black 6, red 1
names-1-2 = black 1, red 2
names-2-2 = black 2, red 2
names-3-2 = black 3, red 2
names-4-2 = black 4, red 2
names-5-2 = black 5, red 2
names-6-2 = black 6, red 2
names-1-3 = black 1, red 3
names-2-3 = black 2, red 3
names-3-3 = black 3, red 3
names-4-3 = black 4, red 3
names-5-3 = black 5, red 3
names-6-3 = black 6, red 3
names-1-4 = black 1, red 4
names-2-4 = black 2, red 4
names-3-4 = black 3, red 4
names-4-4 = black 4, red 4
names-5-4 = black 5, red 4
names-6-4 = black 6, red 4
names-1-5 = black 1, red 5
names-2-5 = black 2, red 5
names-3-5 = black 3, red 5
names-4-5 = black 4, red 5
names-5-5 = black 5, red 5
names-6-5 = black 6, red 5
names-1-6 = black 1, red 6
names-2-6 = black 2, red 6
names-3-6 = black 3, red 6
names-4-6 = black 4, red 6
names-5-6 = black 5, red 6
names-6-6 = black 6, red 6

## What each card does

cards-fairwind = Fly to a cell up to 3 steps away.
cards-second_wind = Two more actions this turn.
cards-menacing_roar = Claim any tiles on your cell and the eight around it that no other dragon stands on.
cards-thief = A player who is away from home loses 3 gold to the thief.
cards-scorch = Destroy a tile next to you that no dragon stands on.
cards-lay_waste = This turn every tile you enter is destroyed for gold, and dragons there are sent home without a fight.
cards-uprising = Remove another player’s totem from a tile that no dragon stands on.
cards-boom_town = A village becomes a city.
cards-new_arrivals = Two populate rolls, which do not feed the thief.
cards-sleight_of_claw = Take a random card out of another hand.
cards-creature_comfort = Fly home: in your turn, or to fight whoever enters your cave.
cards-intimidate = Your tribute roll counts as a 6.
cards-ferocity = 3 more in a fight, if that turns it.
cards-slippery_scales = Lose a fight without paying.
cards-snuff_out = Cancel a white card.
cards-hecklers = A tribute die is rolled again.
cards-loyal_subjects = Your claimed tile is neither claimed nor destroyed.

## Moments to answer

windows-white_played = Somebody plays a white card
windows-cave_entered = A dragon enters my cave
windows-tile_contested = Somebody takes or destroys my tile
windows-tribute_rolled = Somebody rolls for tribute
windows-combat_losing = I am losing a fight

## House rules and their values

options-cave_layout = Where the caves lie
options-gold_goal = Gold that ends the game
options-round_limit = Most rounds
options-thief_wins = All lose to a thief who is rich first
options-reaction_mode = When red cards may answer
options-reaction_hold_ms = How long everybody waits then
options-quadrant = in the middle of the quarters
options-corner = in the corners
options-masked = everybody waits a little: nobody sees who thinks
options-fixed = everybody always waits as long
options-instant = only people who can answer are asked

## What each house rule changes

about-cave_layout = Where on the island the dragons live.
about-gold_goal = The round in which somebody has this much gold is the last.
about-round_limit = After this many rounds the game ends in any case.
about-thief_wins = Otherwise the thief’s gold ends nothing.
about-reaction_mode = If only those who can answer are asked, a pause betrays that somebody holds such a card.
about-reaction_hold_ms = So long the game waits at least, whether or not anybody can answer.

## Labels of the page’s board

label-island = The island of Dragoon
label-cell = Black { $black }, red { $red }
label-claimed = { $who ->
        [you] claimed by you
       *[other] claimed by { $name }
    }
label-unclaimed = unclaimed
label-cave = { $who ->
        [you] your cave
       *[other] { $name }’s cave
    }
label-dragon = { $who ->
        [you] your dragon
       *[other] { $name }’s dragon
    }
label-treasure = the thief’s treasure, { $gold } gold
label-fight = fight { $name }: { $percent } % to win, { $gold } gold at stake
label-brings = brings { $gold } gold
label-waste = { $name } would be sent home
label-plate = { $name }: { $gold } gold, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    }, { $totems ->
        [one] { $totems } totem left
       *[other] { $totems } totems left
    }
label-home = home
label-active = takes a turn
label-first = goes first
label-cards = Cards
label-claims = Claims
label-actions = Actions
label-points = Actions left: { $count }
label-claim = Claim
label-destroy = Destroy
label-steal = Steal
label-cycle = Discard
label-draw = Draw
label-end = End turn
label-roll = Roll
label-stop = Stop roaring
label-pass = Let it happen
label-spend = Play { $card }
label-unknown = What follows is not certain.
label-not-now = Not again this turn
label-not-now-on = Nobody asks you again this turn.
label-mine-only = Only when it is about me
label-ask-again = Ask me again
label-costs = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
label-claim-long = Claim the tile here, { $costs }
label-destroy-long = Destroy the tile here for { $gold } gold, { $costs }
label-destroy-none = Destroy the tile here, { $costs }
label-steal-cave = Steal from { $name }’s cave: a die, { $mean } gold on the average, { $costs }
label-steal-treasure = Steal from the thief’s treasure: a die, { $mean } gold on the average, { $costs }
label-steal-none = Steal, { $costs }
label-cycle-long = Discard a card and draw another, { $costs }
label-draw-long = Draw a card, { $costs }
label-end-long = End your turn
label-roll-long = Roll for tribute: { $percent } % that it pays, { $mean } gold on the average
label-cycle-pick = Which card do you discard? Choose “Discard” again to leave it.
label-target-fairwind = Where do you fly to?
label-target-thief = Whom does the thief rob?
label-target-scorch = Which tile do you destroy?
label-target-uprising = Which tile rises up?
label-target-boom_town = Which village grows?
label-target-sleight_of_claw = Whose card do you take?
label-target-leave = Choose the card again to put it back.
label-card = { $card }. { $text }
label-many = You hold { $count }.
label-card-cycle = Discard { $card }
label-red = red card
label-white = white card
label-deck = Deck
label-discard = Discarded
label-inplay = In play
label-tiles = Tiles left
label-track = Score track to { $goal }: { $golds }; the thief { $thief }
label-thief = Thief
label-round = Round { $round }
label-round-of = Round { $round } of { $limit }
label-aim-none = { $round } · goal: { $goal } gold at the end of a round
label-aim-leads = { $who ->
        [you] { $round } · you lead with { $gold } of { $goal } gold
       *[other] { $round } · { $name } leads with { $gold } of { $goal } gold
    }
label-aim-leads-many = { $round } · several lead with { $gold } of { $goal } gold
label-aim-reached = { $who ->
        [you] { $round }, perhaps the last · you have { $gold } of { $goal } gold
       *[other] { $round }, perhaps the last · { $name } has { $gold } of { $goal } gold
    }
label-aim-reached-many = { $round } · a tie at the top with { $gold } of { $goal } gold
label-aim-sudden = { $round } · whoever leads alone at its end wins
label-aim-long = Whoever has { $goal } gold or more at the end of a round, and more than all others, wins. After round { $limit } the most gold wins.
label-tribute = Tribute
label-notes-hand = Cards you have not seen
label-notes-hand-text = They are in the deck or in the other hands.
label-notes-known = You know of { $name }
label-notes-discard = Discard pile
label-notes-none = Nothing yet.
label-lost = You lost { $gold } gold
label-tally-burned = Destroyed
label-tally-tribute = Tribute
label-tally-fights = Fights
label-tally-thefts = Thefts
label-tally-other = Other
label-tally-total = Gold
label-tally-lost = The thief has won: everybody loses.
label-whole-way = Move to { $way }
label-whole-on = then move on to { $way }
label-whole-then = then: { $move }
label-whole-roar = Claim { $count } tiles
label-then-roars = then claim { $count } tiles
label-then-claim = then claim the tile there
label-then-destroy = then destroy the tile there
label-then-steal_cave = then steal from the cave there
label-then-steal_treasure = then steal from the thief’s treasure
label-then-end = then end the turn
label-then-draw = then draw a card for two actions

## The lesson, step by step

lesson-1 = An island, seen from above. You are the gold dragon, Bo is the silver one. Each of you has a cave. Whoever has 50 gold first at the end of a round wins.
lesson-2 = Every round begins with dice: the black one names a column, the red one a row. There humans found a village, and a village that is rolled again grows into a city. Three villages stand already.
lesson-3 = Whoever has the least gold chooses who goes first. Choose yourself: your plate shows your name, gold, cards and claims.
lesson-4 = You drew a card and have three actions: the three flames. A step to a neighbouring cell costs one. Step to the right, towards the village.
lesson-5 = And once more, onto the village.
lesson-6 = You may destroy the village for 2 gold at once, or claim it: then it can pay you every round. Claim it.
lesson-7 = Your totem stands there now. All three actions must be used, and they are. End your turn.
lesson-8 = After everybody’s turn comes tribute. A claim on which you stand yourself pays 1 gold for a village, 3 for a city, without a roll. Then a new round: Bo has the least gold and chooses.
lesson-9 = Bo steps onto you: a fight! Both roll, and 5 against 5 is the attacker’s. But red cards are played at their own moments, in Bo’s turn too. Answer with Ferocity: 3 more for you.
lesson-10 = You won, and Bo was sent home. The winner takes up to 3 gold; Bo had none. Now your turn. White cards cost no action: pick Fairwind, then the marked cell, three steps away.
lesson-11 = Bo’s cave is empty: with an action you could steal there, but who ends a turn in it is caught. The city at the right brings more, and is safe. Step right.
lesson-12 = Now up, onto the city.
lesson-13 = A destroyed city brings 4 gold. Destroy it.
lesson-14 = Your marker, the round one, runs along the track around the island: 5 gold. End your turn, and you roll for your village far away.
lesson-15 = A 1: nothing, and one claim is lost. A 2 pays nothing, 3 to 5 pay 1 for a village and 3 for a city, a 6 pays one more. And when the dice find no room for humans, the thief gains 3 gold, and his chest lies somewhere on the island: whoever stands on its cell may steal from it for an action, and a die says how much. You know the game now.
