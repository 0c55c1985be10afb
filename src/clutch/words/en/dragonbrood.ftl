# Dragonbrood in English.

## In the lobby

lobby = Six years in the life of a dragon keeper, season by season.

## What happens

events-spirit = { $seat-is ->
        [you] You are the spirit of the { $elder } Elder.
       *[other] { $seat } is the spirit of the { $elder } Elder.
    }
events-order = Turn order: { $seats }.
events-sky_tile = Sky tile { $letter } covers { $place }.
events-bonus_tiles = Bonus tiles: { $tiles }.
events-started = { $seat-is ->
        [you] You take a { $dragon }.
       *[other] { $seat } takes a { $dragon }.
    }
events-season = Year { $year }: { $season }.
events-declined = { $seat-is ->
        [you] You send { $dragon } to the nursery.
       *[other] { $seat } sends { $dragon } to the nursery.
    }
events-placed = { $seat-is ->
        [you] You place { $dragon } at { $place }.
       *[other] { $seat } places { $dragon } at { $place }.
    }
events-placed_bump = { $seat-is ->
        [you] You place { $dragon } at { $place }, in the space of another.
       *[other] { $seat } places { $dragon } at { $place }, in the space of another.
    }
events-placed_companion = { $seat-is ->
        [you] You place { $dragon } at { $place } as a companion.
       *[other] { $seat } places { $dragon } at { $place } as a companion.
    }
events-removed = { $seat-is ->
        [you] You remove { $dragon } of { $target }.
       *[other] { $target-is ->
            [you] { $seat } removes your { $dragon }.
           *[other] { $seat } removes { $dragon } of { $target }.
        }
    }
events-unlocked = { $seat-is ->
        [you] You unlock { $place }.
       *[other] { $seat } unlocks { $place }.
    }
events-bonus_colour = { $seat-is ->
        [you] You gain { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        } for the bonus colour of { $place }.
       *[other] { $seat } gains { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        } for the bonus colour of { $place }.
    }
events-paid = { $seat-is ->
        [you] You pay { $items }.
       *[other] { $seat } pays { $items }.
    }
events-changed = { $seat-is ->
        [you] You break { $give } into { $get }.
       *[other] { $seat } breaks { $give } into { $get }.
    }
events-gained = { $seat-is ->
        [you] You gain { $items }.
       *[other] { $seat } gains { $items }.
    }
events-bonus = { $seat-is ->
        [you] A colour ability gave you { $count } more.
       *[other] A colour ability gave { $seat } { $count } more.
    }
events-gave_back = { $seat-is ->
        [you] You give back { $items } to Orange.
       *[other] { $seat } gives back { $items } to Orange.
    }
events-leader = { $seat-is ->
        [you] { $dragon } leads your clan.
       *[other] { $dragon } leads the clan of { $seat }.
    }
events-sold_egg = { $seat-is ->
        [you] You sell an egg.
       *[other] { $seat } sells an egg.
    }
events-evolved = { $seat-is ->
        [you] You evolve { $dragon } into { $into }.
       *[other] { $seat } evolves { $dragon } into { $into }.
    }
events-awoke = { $seat-is ->
        [you] You awaken the { $elder } Elder out of { $dragon }.
       *[other] { $seat } awakens the { $elder } Elder out of { $dragon }.
    }
events-hatched = { $seat-is ->
        [you] You hatch { $dragon }; it rests in the { $nursery }.
       *[other] { $seat } hatches { $dragon }; it rests in the { $nursery }.
    }
events-swapped = { $seat-is ->
        [you] You swap { $dragon } for { $into }.
       *[other] { $seat } swaps { $dragon } for { $into }.
    }
events-broken_up = { $seat-is ->
        [you] You break up { $dragon } into level 1 dragons: { $colours }.
       *[other] { $seat } breaks up { $dragon } into level 1 dragons: { $colours }.
    }
events-excavated = { $seat-is ->
        [you] You excavate a space of your income track.
       *[other] { $seat } excavates an income space.
    }
events-retired = { $seat-is ->
        [you] You retire { $dragon } in the Cemetery.
       *[other] { $seat } retires { $dragon } in the Cemetery.
    }
events-released = { $seat-is ->
        [you] You let { $count ->
            [one] { $count } dragon
           *[other] { $count } dragons
        } out of the nursery.
       *[other] { $seat } lets { $count ->
            [one] { $count } dragon
           *[other] { $count } dragons
        } out of the nursery.
    }
events-kept = { $seat-is ->
        [you] You keep { $trinket }.
       *[other] { $seat } keeps { $trinket }.
    }
events-cashed = { $seat-is ->
        [you] You exchange { $trinket } at once.
       *[other] { $seat } exchanges { $trinket } at once.
    }
events-sold_trinket = { $seat-is ->
        [you] You sell { $trinket } to the Caravan.
       *[other] { $seat } sells { $trinket } to the Caravan.
    }
events-copied = { $seat-is ->
        [you] You copy { $place }.
       *[other] { $seat } copies { $place }.
    }
events-stole = { $seat-is ->
        [you] You steal { $item } out of { $account } of { $target }.
       *[other] { $target-is ->
            [you] { $seat } steals { $item } out of your { $account }.
           *[other] { $seat } steals { $item } out of { $account } of { $target }.
        }
    }
events-collected = { $seat-is ->
        [you] You take { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        } from the { $elder } Elder.
       *[other] { $seat } takes { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        } from the { $elder } Elder.
    }
events-asked_elder = { $seat-is ->
        [you] You ask the { $elder } Elder { $count ->
            [one] once
           *[other] twice
        }.
       *[other] { $seat } asks the { $elder } Elder { $count ->
           [one] once
          *[other] twice
       }.
    }
    .target = { $seat-is ->
            [you] You pay { $target } and ask the { $elder } Elder { $count ->
                [one] once
               *[other] twice
            }.
           *[other] { $target-is ->
                [you] { $seat } pays you and asks the { $elder } Elder { $count ->
                    [one] once
                   *[other] twice
                }.
               *[other] { $seat } pays { $target } and asks the { $elder } Elder { $count ->
                   [one] once
                  *[other] twice
               }.
            }
        }
events-studied = { $seat-is ->
        [you] You move the crystal ball to { $node }.
       *[other] { $seat } moves the crystal ball to { $node }.
    }
events-opened = { $seat-is ->
        [you] You open { $account }.
       *[other] { $seat } opens { $account }.
    }
events-deposits = { $seat-is ->
        [you] You go to { $account } to deposit.
       *[other] { $seat } goes to { $account } to deposit.
    }
events-withdraws = { $seat-is ->
        [you] You go to { $account } to withdraw.
       *[other] { $seat } goes to { $account } to withdraw.
    }
events-deposited = { $seat-is ->
        [you] You put { $items } into { $account }.
       *[other] { $seat } puts { $items } into { $account }.
    }
events-withdrew = { $seat-is ->
        [you] You take { $items } out of { $account }.
       *[other] { $seat } takes { $items } out of { $account }.
    }
events-closed = { $seat-is ->
        [you] Your { $account } is empty and closed.
       *[other] { $account } of { $seat } is empty and closed.
    }
events-interest = { $seat-is ->
        [you] { $account } pays you interest on { $balance }.
       *[other] { $account } pays { $seat } interest on { $balance }.
    }
events-collects = { $seat-is ->
        [you] You collect with { $dragon } at { $place }.
       *[other] { $seat } collects with { $dragon } at { $place }.
    }
events-prize = { $seat-is ->
        [you] You take the winner’s prize of { $place } with { $dragon }.
       *[other] { $seat } takes the winner’s prize of { $place } with { $dragon }.
    }
events-lesser_prize = { $seat-is ->
        [you] You take the loser’s prize of { $place } with { $dragon }.
       *[other] { $seat } takes the loser’s prize of { $place } with { $dragon }.
    }
events-passed = { $seat-is ->
        [you] You do not fight: what nobody else begins pays nobody.
       *[other] { $seat } does not fight: what nobody else begins pays nobody.
    }
events-fight = { $seat-is ->
        [you] You and { $target } fight at { $place }.
       *[other] { $target-is ->
            [you] { $seat } and you fight at { $place }.
           *[other] { $seat } and { $target } fight at { $place }.
        }
    }
events-fight_enemy = { $seat-is ->
        [you] You fight the enemy at { $place }.
       *[other] { $seat } fights the enemy at { $place }.
    }
events-sealed = { $seat-is ->
        [you] You have finished bidding.
       *[other] { $seat } has finished bidding.
    }
events-bids = { $seat-is ->
        [you] You have bid { $items }: strength { $strength }; { $target } has bid { $others }: strength { $against }.
       *[other] { $target-is ->
            [you] { $seat } has bid { $items }: strength { $strength }; you have bid { $others }: strength { $against }.
           *[other] { $seat } has bid { $items }: strength { $strength }; { $target } has bid { $others }: strength { $against }.
        }
    }
events-bids_enemy = { $seat-is ->
        [you] You have bid { $items }: strength { $strength }; the { $colour } enemy draws { $others }: strength { $against }.
       *[other] { $seat } has bid { $items }: strength { $strength }; the { $colour } enemy draws { $others }: strength { $against }.
    }
events-won_fight = { $seat-is ->
        [you] You win the fight at { $place }.
       *[other] { $seat } wins the fight at { $place }.
    }
events-beat_enemy = { $seat-is ->
        [you] You beat the enemy at { $place }.
       *[other] { $seat } beats the enemy at { $place }.
    }
events-lost_to_enemy = { $seat-is ->
        [you] You lose to the enemy at { $place }.
       *[other] { $seat } loses to the enemy at { $place }.
    }
events-left = { $seat-is ->
        [you] Your { $dragon } goes to the { $nursery }.
       *[other] { $dragon } of { $seat } goes to the { $nursery }.
    }
events-fed_all = { $seat-is ->
        [you] You feed all dragons.
       *[other] { $seat } feeds all dragons.
    }
events-fed = { $seat-is ->
        [you] You feed { $dragon }.
       *[other] { $seat } feeds { $dragon }.
    }
events-unfed = { $seat-is ->
        [you] Your { $dragon } stays hungry and goes to the summer nursery.
       *[other] { $dragon } of { $seat } stays hungry and goes to the summer nursery.
    }
events-success = { $seat-is ->
        [you] You have fulfilled the quest.
       *[other] { $seat } has fulfilled the quest.
    }
events-revealed = New on the board: { $places }.
events-income = { $seat-is ->
        [you] You take income.
       *[other] { $seat } takes income.
    }
events-alchemy = { $seat-is ->
        [you] You take { $entry } from the shelf.
       *[other] { $seat } takes { $entry } from the shelf.
    }
events-scored = { $seat-is ->
        [you] You: hoard { $horde }, bank { $bank }, trinkets { $trinkets }, magic { $magic }, bonus tiles { $tiles }: { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
       *[other] { $seat }: horde { $horde }, bank { $bank }, trinkets { $trinkets }, magic { $magic }, bonus tiles { $tiles }: { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
    }
events-quest_won = { $seat-is ->
        [you] You have won the quest.
       *[other] { $seat } has won the quest.
    }
events-quest_lost = { $seat-is ->
        [you] You have failed the quest.
       *[other] { $seat } has failed the quest.
    }
events-won = { $seats-is ->
        [you] You win.
       *[other] { $seats-count ->
            [one] { $seats } wins.
           *[other] { $seats } win.
        }
    }

## What somebody is asked to decide

prompts-start_colour = Choose the colour of a dragon to begin with.
prompts-pick_elder = Choose the Elder whose spirit you are.
prompts-solo_start = Choose the dragons to begin with.
prompts-anytime = Choose an exchange to pay the cost.
prompts-pick_colour = Choose the colour of the stone.
prompts-split_red = Choose the colours of your stones.
prompts-split_blue = Choose the colours of the other stones.
prompts-pick_bonus = Of which item do you gain more?
prompts-choose_dragon = Choose a dragon to place.
prompts-choose_destination = Choose where the dragon goes.
prompts-golden_remove = Golden dragon: remove a dragon from the place?
prompts-magenta_use = Magenta dragon: pay ducats for a magic move?
prompts-amber_use = Amber dragon: pay a ducat to excavate?
prompts-indigo_pair = Indigo dragon: place a second dragon at once?
prompts-exchange_step = Plan your exchanges, or leave.
prompts-evolve_choice = Choose how the dragon evolves, or none.
prompts-which_elder = Which Elder awakens?
prompts-hatch_choice = Choose an egg and a colour to hatch, or none.
prompts-menagerie_choice = Swap the dragon, break it up, or none.
prompts-excavate_pick = Choose what to excavate.
prompts-grave_choice = Choose a grave.
prompts-trinket_pick = Choose a trinket, or stop.
prompts-trinket_keep = Keep the trinket, or exchange it for its items?
prompts-caravan_choice = Buy trinkets, sell one, or none.
prompts-grotto_choice = Choose how much to study, or none.
prompts-witch_target = Choose a place to copy, or none.
prompts-witch_times = Once, or twice for ducats?
prompts-steal_decision = Pay food to steal from the bank?
prompts-steal_item = Choose what to steal.
prompts-elder_option = Ask the Elder once, twice, or take the ducats?
prompts-magic_move = Choose where the crystal ball moves, or stop.
prompts-magic_step = Choose where the crystal ball moves.
prompts-bank_menu = Open, deposit, withdraw, or be done.
prompts-bank_move = Choose what to move, or stop.
prompts-peaks_choice = Choose which of the two yields you take.
prompts-combat_pick = Choose a fight, or pass.
prompts-combat_bid = Make your bid in secret.
prompts-feed_choice = Choose a dragon to feed, or stop.
prompts-income_pick = Choose your income.
prompts-alchemy_pick = Choose from the alchemist’s shelves.
prompts-choose_leader = Name the leader of your clan.
prompts-quest_end = End the game here, or go on?

## The same for those who wait

waiting-start_colour = { $seat-is ->
        [you] You choose a first dragon.
       *[other] { $seat } chooses a first dragon.
    }
waiting-pick_elder = { $seat-is ->
        [you] You choose an Elder.
       *[other] { $seat } chooses an Elder.
    }
waiting-solo_start = { $seat-is ->
        [you] You choose how to begin.
       *[other] { $seat } chooses how to begin.
    }
waiting-anytime = { $seat-is ->
        [you] You pay.
       *[other] { $seat } pays.
    }
waiting-pick_colour = { $seat-is ->
        [you] You choose colours.
       *[other] { $seat } chooses colours.
    }
waiting-split_red = { $seat-is ->
        [you] You choose colours.
       *[other] { $seat } chooses colours.
    }
waiting-split_blue = { $seat-is ->
        [you] You choose colours.
       *[other] { $seat } chooses colours.
    }
waiting-pick_bonus = { $seat-is ->
        [you] You choose a bonus.
       *[other] { $seat } chooses a bonus.
    }
waiting-choose_dragon = { $seat-is ->
        [you] You choose a dragon.
       *[other] { $seat } chooses a dragon.
    }
waiting-choose_destination = { $seat-is ->
        [you] You place a dragon.
       *[other] { $seat } places a dragon.
    }
waiting-golden_remove = { $seat-is ->
        [you] You may remove a dragon.
       *[other] { $seat } may remove a dragon.
    }
waiting-magenta_use = { $seat-is ->
        [you] You may study magic with the magenta dragon.
       *[other] { $seat } may study magic with the magenta dragon.
    }
waiting-amber_use = { $seat-is ->
        [you] You may excavate with the amber dragon.
       *[other] { $seat } may excavate with the amber dragon.
    }
waiting-indigo_pair = { $seat-is ->
        [you] You may place a second dragon.
       *[other] { $seat } may place a second dragon.
    }
waiting-exchange_step = { $seat-is ->
        [you] You exchange goods.
       *[other] { $seat } exchanges goods.
    }
waiting-evolve_choice = { $seat-is ->
        [you] You may evolve a dragon.
       *[other] { $seat } may evolve a dragon.
    }
waiting-which_elder = { $seat-is ->
        [you] You choose an Elder to awaken.
       *[other] { $seat } chooses an Elder to awaken.
    }
waiting-hatch_choice = { $seat-is ->
        [you] You may hatch a dragon.
       *[other] { $seat } may hatch a dragon.
    }
waiting-menagerie_choice = { $seat-is ->
        [you] You visit the Menagerie.
       *[other] { $seat } visits the Menagerie.
    }
waiting-excavate_pick = { $seat-is ->
        [you] You excavate.
       *[other] { $seat } excavates.
    }
waiting-grave_choice = { $seat-is ->
        [you] You choose a grave.
       *[other] { $seat } chooses a grave.
    }
waiting-trinket_pick = { $seat-is ->
        [you] You choose trinkets.
       *[other] { $seat } chooses trinkets.
    }
waiting-trinket_keep = { $seat-is ->
        [you] You have picked a trinket.
       *[other] { $seat } has picked a trinket.
    }
waiting-caravan_choice = { $seat-is ->
        [you] You visit the Caravan.
       *[other] { $seat } visits the Caravan.
    }
waiting-grotto_choice = { $seat-is ->
        [you] You visit the Grotto.
       *[other] { $seat } visits the Grotto.
    }
waiting-witch_target = { $seat-is ->
        [you] You visit the Witch’s Lair.
       *[other] { $seat } visits the Witch’s Lair.
    }
waiting-witch_times = { $seat-is ->
        [you] You visit the Witch’s Lair.
       *[other] { $seat } visits the Witch’s Lair.
    }
waiting-steal_decision = { $seat-is ->
        [you] You think about a theft.
       *[other] { $seat } thinks about a theft.
    }
waiting-steal_item = { $seat-is ->
        [you] You steal.
       *[other] { $seat } steals.
    }
waiting-elder_option = { $seat-is ->
        [you] You visit an Elder.
       *[other] { $seat } visits an Elder.
    }
waiting-magic_move = { $seat-is ->
        [you] You study magic.
       *[other] { $seat } studies magic.
    }
waiting-magic_step = { $seat-is ->
        [you] You study magic.
       *[other] { $seat } studies magic.
    }
waiting-bank_menu = { $seat-is ->
        [you] You are at the bank.
       *[other] { $seat } is at the bank.
    }
waiting-bank_move = { $seat-is ->
        [you] You are at the bank.
       *[other] { $seat } is at the bank.
    }
waiting-peaks_choice = { $seat-is ->
        [you] You choose a yield.
       *[other] { $seat } chooses a yield.
    }
waiting-combat_pick = { $seat-is ->
        [you] You may fight.
       *[other] { $seat } may fight.
    }
waiting-combat_bid = { $seat-is ->
        [you] You bid in secret.
       *[other] { $seat } bids in secret.
    }
waiting-feed_choice = { $seat-is ->
        [you] You feed the dragons.
       *[other] { $seat } feeds the dragons.
    }
waiting-income_pick = { $seat-is ->
        [you] You take income.
       *[other] { $seat } takes income.
    }
waiting-alchemy_pick = { $seat-is ->
        [you] You take from the shelves.
       *[other] { $seat } takes from the shelves.
    }
waiting-choose_leader = { $seat-is ->
        [you] You name a leader.
       *[other] { $seat } names a leader.
    }
waiting-quest_end = { $seat-is ->
        [you] You decide whether to go on.
       *[other] { $seat } decides whether to go on.
    }

## Moves

moves-start = Begin with a { $colour } dragon
moves-begin = Begin with choice { $choice }
moves-elder = The { $elder } Elder
moves-dragon = Dragon { $slot }
moves-pair = Also place dragon { $slot }
moves-feed = Feed dragon { $slot }
moves-leader = Dragon { $slot } leads
moves-to = Go to { $place }
moves-bump = Take another’s space at { $place }
moves-join = Join the purple dragon at { $place }
moves-nursery = Rest in the nursery
moves-remove = Remove dragon { $slot } of { $target }
moves-yes = Yes
moves-no = No
moves-none = None
moves-done = Done
moves-stop = Stop
moves-pass = Pass
moves-once = Once
moves-twice = Twice
moves-collect = Take the ducats
moves-keep = Keep it
moves-cash = Exchange it for its items
moves-end = End the game
moves-go_on = Go on
moves-auto = Pay automatically
moves-buy = Buy trinkets for food
moves-study_cheap = Study a little
moves-study_dear = Study much
moves-break = Break { $give } into { $get }
moves-colour = { $colour }
moves-split = { $amount } of them
moves-more = More { $item }
moves-exchange = Exchange { $give } for { $get }
moves-sell_egg = Sell egg { $egg }
moves-evolve_young = From { $from } to { $to }, with a { $stone } gem and crystal
moves-evolve_grown = From { $from } to { $to }, with { $first } and { $second } stones
moves-awaken = Awaken the Elder with jewels: { $jewels }
moves-hatch = Hatch egg { $egg } as { $colour }
moves-excavate = Excavate space { $space }
moves-grave = Grave { $grave }
moves-sell = Sell { $trinket }
moves-take = Pick { $trinket }
moves-swap = Swap to { $colour }
moves-break_up = Break up, way { $choice }
moves-magic = Move to { $node }
moves-copy = Copy { $place }
moves-steal = Steal { $item } out of { $account }
moves-open = Open { $account }
moves-deposit = Deposit into { $account }
moves-withdraw = Withdraw from { $account }
moves-move = Move { $amount } { $item }
moves-move_all = Move all { $item }
moves-yield = Yield { $choice }
moves-fight = Fight at { $place }
moves-bid = Bid { $items }
moves-income = Income space { $space }
moves-alchemy = From the shelves: { $entry }

## Why a move is not possible

refusals-not_now = That is not what is to be decided now.
refusals-no_start_colour = No { $colour } dragon of level { $level } is left.
refusals-elder_taken = The { $elder } Elder has been picked already.
refusals-no_such_start = There is no such start at this difficulty.
refusals-does_not_serve = That exchange does not help to pay this cost.
refusals-pay_first = First pay the cost.
refusals-not_in_gain = There is no { $item } in what you gain.
refusals-too_many_stones = There are only { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    } to split.
refusals-name_colour = Name a colour: { $colours }.
refusals-no_dragon = You have no dragon { $slot }.
refusals-not_placeable = Dragon { $slot } cannot be placed now: it is done or rests.
refusals-twin = Dragon { $slot } is just like one before it: choose that one.
refusals-no_pair = Dragon { $slot } cannot be the second of a pair.
refusals-leader_order = Dragon { $slot } must wait: the leader is neither the first nor the last to be placed.
refusals-no_side = { $place } has nothing in this season.
refusals-under_sky_tile = { $place } lies under a sky tile.
refusals-level_too_low = { $place } is for dragons of level { $level } and up.
refusals-out_of_range = { $place } is too far away for this dragon.
refusals-pair_at_elder = The second dragon of this pair may not go to an Elder.
refusals-locked = { $place } is locked: only a { $colour } dragon of level 3 opens it.
refusals-no_fee = You cannot pay the lime dragons at { $place }.
refusals-no_host = No purple dragon of yours can host a companion at { $place }.
refusals-no_guests = Companions cannot go to { $place }.
refusals-no_bump = You cannot take another’s space at { $place }.
refusals-full = There is no space left at { $place }.
refusals-must_free = The golden dragon must free a space.
refusals-not_removable = That dragon cannot be removed here.
refusals-no_recipe = That recipe cannot be used now: it needs the right dragon, the stones and a free token.
refusals-elder_awake = The { $elder } Elder is awake already.
refusals-no_room = There is no room for another dragon.
refusals-no_egg = You have no egg { $egg } any more.
refusals-egg_twin = Egg { $egg } is just like one before it: choose that one.
refusals-no_hatching = You cannot pay for that hatching, or no such dragon is left.
refusals-no_token = There is no { $colour } dragon to swap to.
refusals-no_break_up = The dragon cannot be broken up that way.
refusals-no_dig = Space { $space } cannot be excavated: it must be covered and beside an open one.
refusals-no_grave = That grave is not free in this season.
refusals-no_egg_sale = You cannot sell egg { $egg } now.
refusals-other_menu = { $place } does not make that exchange.
refusals-no_input = You cannot pay for that exchange, or there is none left.
refusals-no_trinket = That trinket is not in the display or too dear, or was picked already.
refusals-no_purchase = You cannot pay the food, or the display is empty.
refusals-not_your_trinket = You do not have that trinket.
refusals-no_ducats = You have not enough ducats for that.
refusals-no_copy = { $place } cannot be copied now.
refusals-not_stealable = That cannot be stolen.
refusals-no_magic_way = The crystal ball cannot move there.
refusals-no_transaction = { $account } does not allow that now.
refusals-not_that_many = There are not so many to move, or { $account } does not accept them.
refusals-deposit_first = First deposit something into the new account.
refusals-no_fight = You have no fight at { $place }.
refusals-no_passing = Nobody may pass a combat in this game.
refusals-no_bid = You can bid at most { $count ->
        [one] { $count } item
       *[other] { $count } items
    }, and only food, gold and crystals that you have.
refusals-not_to_feed = Dragon { $slot } need not be fed, or you cannot pay for it.
refusals-use_food = You still have food for one of the dragons.
refusals-no_income = Space { $space } is covered or taken already.
refusals-no_entry = That entry is not on your shelves, or taken already.
refusals-no_leader = Dragon { $slot } cannot lead the clan.

## What a real table is asked

questions-bonus_tile = Which end game bonus tile is drawn?
questions-elder_colour = Which Elder’s spirit is { $seat }?
questions-order = Who is number { $place } in turn order?
questions-sky_tile = Which sky tile lies on { $place }?
questions-training_trinket = Which trinket of value { $value } is in the display?
questions-enemy_colour = Which colour has random enemy { $number }?
questions-enemy_site = Which enemy stands at { $side }?
questions-enemy_bid = Which item does the enemy draw as number { $number }?

## A score sheet for a real game

sheet-bonus_tiles = The end game bonus tiles in play
sheet-food = { $seat }: food in hoard and bank
sheet-gold = { $seat }: gold in hoard and bank
sheet-crystal_red = { $seat }: red crystals in hoard and bank
sheet-crystal_blue = { $seat }: blue crystals in hoard and bank
sheet-crystal_yellow = { $seat }: yellow crystals in hoard and bank
sheet-ducat = { $seat }: ducats in hoard and bank
sheet-gem_red = { $seat }: red gems in hoard and bank
sheet-gem_blue = { $seat }: blue gems in hoard and bank
sheet-gem_yellow = { $seat }: yellow gems in hoard and bank
sheet-gobloon = { $seat }: gobloons in hoard and bank
sheet-jewel_red = { $seat }: red jewels in hoard and bank
sheet-jewel_blue = { $seat }: blue jewels in hoard and bank
sheet-jewel_yellow = { $seat }: yellow jewels in hoard and bank
sheet-dragoncoin = { $seat }: dragoncoins in hoard and bank
sheet-trinkets = { $seat }: trinkets kept
sheet-magic = { $seat }: magic level
sheet-dragons = { $seat }: dragons that are fed
sheet-grown = { $seat }: those of level 3 or 4
sheet-colours = { $seat }: colours in the clan
sheet-income = { $seat }: excavated income spaces
sheet-accounts = { $seat }: bank accounts
sheet-eggs = { $seat }: eggs left
events-sheet_tile = { $seat-is ->
        [you] You, { $tile }: { $count ->
            [one] { $count } counts, { $points }
           *[other] { $count } count, { $points }
        }.
       *[other] { $seat }, { $tile }: { $count ->
            [one] { $count } counts, { $points }
           *[other] { $count } count, { $points }
        }.
    }
events-sheet_scored = { $seat-is ->
        [you] You: treasure { $treasure }, trinkets { $trinkets }, magic { $magic }, bonus tiles { $tiles }: { $score }.
       *[other] { $seat }: treasure { $treasure }, trinkets { $trinkets }, magic { $magic }, bonus tiles { $tiles }: { $score }.
    }

## House rules and their values

options-years = Years
options-solo_mode = Solo mode
options-solo_difficulty = Difficulty of the solo game
options-enemy_pool = Items of the enemies
options-solo_enemies = Enemies in a quest
options-end_bonus = End game bonus tiles
options-bank_interest = Interest of a transaction
options-income_floor = At least one income space
options-market_two_way = The Market also works backwards
options-tight_board = Fewer spaces
options-unlimited_dragons = Unlimited dragons
options-elder_choice = Choice of the Elders
options-forced_combat = Combats must be fought
options-market_limit = Exchanges at the Market
options-necromancy = Feeding by Necromancy
options-prize_order = Order of prizes at a combat place
options-bank_amounts = Amounts of a bank move
options-income_track = Income track
options-none = none
options-training = Training
options-cursebreaker = Cursebreaker
options-catch_them_all = Catch Them All
options-normal = normal
options-easy = easy
options-expert = expert
options-standard = standard
options-hard = hard
options-off = none
options-public3 = three, open for all
options-min_balance = on what was there before and stays
options-before = on the balance before
options-after = on the balance after
options-random = random
options-pick = picked
options-plus3 = three and the level
options-level = the level
options-instead = instead of the year chart
options-lower = the lower of the two
options-turn_order = in turn order
options-elders_first = Elders first
options-distinct = each amount once
options-doubled = all also by its number
options-overlapping = rows that overlap
options-steep = each row better than the one below

## The board in the terminal

board-missing = Missing
board-year = Year { $year } of { $years }
board-order = order
board-success = quest fulfilled
board-tiles = Bonus tiles
board-left = left (summer, autumn)
board-right = right (winter, spring)
board-bank = Bank
board-elder_ducats = On Elders
board-display = Display
board-graves = Graves
board-enemy_pool = Enemy pool
board-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-magic = magic
board-eggs = eggs
board-dragons = Dragons
board-items = Hoard
board-income = Income
board-trinkets = Trinkets
board-combat = Combat
board-bid = Your bid

## Names of things

names-food = food
names-gold = gold
names-ducat = ducat
    .many = { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        }
names-ball = magic move
    .many = { $count ->
            [one] { $count } magic move
           *[other] { $count } magic moves
        }
names-dig = excavation
    .many = { $count ->
            [one] { $count } excavation
           *[other] { $count } excavations
        }
names-trinket = trinket
    .many = { $count ->
            [one] { $count } trinket
           *[other] { $count } trinkets
        }
names-gobloon = gobloon
    .many = { $count ->
            [one] { $count } gobloon
           *[other] { $count } gobloons
        }
names-dragoncoin = dragoncoin
    .many = { $count ->
            [one] { $count } dragoncoin
           *[other] { $count } dragoncoins
        }
names-crystal = crystal
    .many = { $count ->
            [one] { $count } crystal
           *[other] { $count } crystals
        }
names-crystal_red = red crystal
    .many = { $count ->
            [one] { $count } red crystal
           *[other] { $count } red crystals
        }
names-crystal_blue = blue crystal
    .many = { $count ->
            [one] { $count } blue crystal
           *[other] { $count } blue crystals
        }
names-crystal_yellow = yellow crystal
    .many = { $count ->
            [one] { $count } yellow crystal
           *[other] { $count } yellow crystals
        }
names-gem = gem
    .many = { $count ->
            [one] { $count } gem
           *[other] { $count } gems
        }
names-gem_red = red gem
    .many = { $count ->
            [one] { $count } red gem
           *[other] { $count } red gems
        }
names-gem_blue = blue gem
    .many = { $count ->
            [one] { $count } blue gem
           *[other] { $count } blue gems
        }
names-gem_yellow = yellow gem
    .many = { $count ->
            [one] { $count } yellow gem
           *[other] { $count } yellow gems
        }
names-jewel = jewel
    .many = { $count ->
            [one] { $count } jewel
           *[other] { $count } jewels
        }
names-jewel_red = red jewel
    .many = { $count ->
            [one] { $count } red jewel
           *[other] { $count } red jewels
        }
names-jewel_blue = blue jewel
    .many = { $count ->
            [one] { $count } blue jewel
           *[other] { $count } blue jewels
        }
names-jewel_yellow = yellow jewel
    .many = { $count ->
            [one] { $count } yellow jewel
           *[other] { $count } yellow jewels
        }
names-nothing = nothing
names-red = red
names-amber = amber
names-orange = orange
names-golden = golden
names-yellow = yellow
names-lime = lime
names-green = green
names-teal = teal
names-blue = blue
names-indigo = indigo
names-purple = purple
names-magenta = magenta
names-black = Black
names-gray = Gray
names-umber = Umber
names-sienna = Sienna
names-tan = Tan
names-white = White
names-red_1 = red dragon (1)
names-yellow_1 = yellow dragon (1)
names-blue_1 = blue dragon (1)
names-red_2 = red dragon (2)
names-orange_2 = orange dragon (2)
names-yellow_2 = yellow dragon (2)
names-green_2 = green dragon (2)
names-blue_2 = blue dragon (2)
names-purple_2 = purple dragon (2)
names-red_3 = red dragon (3)
names-amber_3 = amber dragon (3)
names-orange_3 = orange dragon (3)
names-golden_3 = golden dragon (3)
names-yellow_3 = yellow dragon (3)
names-lime_3 = lime dragon (3)
names-green_3 = green dragon (3)
names-teal_3 = teal dragon (3)
names-blue_3 = blue dragon (3)
names-indigo_3 = indigo dragon (3)
names-purple_3 = purple dragon (3)
names-magenta_3 = magenta dragon (3)
names-black_4 = Black Elder
names-gray_4 = Gray Elder
names-umber_4 = Umber Elder
names-sienna_4 = Sienna Elder
names-tan_4 = Tan Elder
names-white_4 = White Elder
names-shrouded_meadow = Shrouded Meadow
names-gold_mines = Gold Mines
names-village_garden = Village Garden
names-crystal_quarries = Crystal Quarries
names-gem_mountain = Gem Mountain
names-enchanted_forest = Enchanted Forest
names-mystic_volcano = Mystic Volcano
names-cloud_dojo = Cloud Dojo
names-dragon_broodmother = Dragon Broodmother
names-coinmaker = Coinmaker
names-merchants_market = Merchant’s Market
names-goblin_bank = Goblin Bank
names-gemsmith = Gemsmith
names-dwarves_farm = Dwarves’ Farm
names-treasure_hollow = Treasure Hollow
names-bards_inn = Bard’s Inn & Pub
names-jeweller = Jeweller
names-knights_castle = Knight’s Castle
names-giants_vineyard = Giant’s Vineyard
names-astral_arena = Astral Arena
names-sanctuary = Sanctuary
names-royal_palace = Royal Palace
names-cemetery = Cemetery
names-frosted_peaks = Frosted Peaks
names-barons_menagerie = Baron’s Menagerie
names-witchs_lair = Witch’s Lair
names-thieves_den = Thieves Den
names-elvish_caravan = Elvish Caravan
names-sorcerers_grotto = Sorcerer’s Grotto
names-elder_black = Black Elder
names-elder_gray = Gray Elder
names-elder_umber = Umber Elder
names-elder_sienna = Sienna Elder
names-elder_tan = Tan Elder
names-elder_white = White Elder
names-summer = summer
names-autumn = autumn
names-winter = winter
names-spring = spring
names-new_year = New Year
names-ready = ready
names-placed = placed
names-summer_nursery = summer nursery
names-winter_nursery = winter nursery
names-treasure_hollow-left = Treasure Hollow, left
names-bards_inn-left = Bard’s Inn & Pub, left
names-bards_inn-right = Bard’s Inn & Pub, right
names-knights_castle-left = Knight’s Castle, left
names-knights_castle-right = Knight’s Castle, right
names-royal_palace-left = Royal Palace, left
names-royal_palace-right = Royal Palace, right
names-t01 = Tin Whistle
names-t02 = Horn Comb
names-t03 = Copper Bell
names-t04 = Red Bead String
names-t05 = Blue Bead String
names-t06 = Yellow Bead String
names-t07 = Garnet Pin
names-t08 = Lapis Pin
names-t09 = Topaz Pin
names-t10 = Silver Chalice
names-t11 = Goblin Dice
names-t12 = Gilded Mask
names-t13 = Ruby Brooch
names-t14 = Sapphire Brooch
names-t15 = Citrine Brooch
names-t16 = Dragon Seal
names-t17 = Twin Crowns
names-t18 = Orb of Dawn
names-acc_1 = Gold Vault
names-acc_2 = Ducat Vault
names-acc_3 = Larder Vault
names-acc_4 = Red Vault
names-acc_5 = Blue Vault
names-acc_6 = Yellow Vault
names-acc_7 = Prism Vault
names-acc_8 = Grand Vault
names-eb1 = Great Brood
names-eb2 = Pride of Wings
names-eb3 = Rainbow Clan
names-eb4 = Deep Delver
names-eb5 = Bank Baron
names-eb6 = Curator
names-eb7 = Mint Master
names-eb8 = Triple Crown
names-eb9 = Archmage
names-eb10 = Nest Keeper
names-start = no magic yet
names-n1 = Necromancy 1
names-n2 = Necromancy 2
names-n3 = Necromancy 3
names-n4 = Necromancy 4
names-n5a = Necromancy 5a
names-n5b = Necromancy 5b
names-n6a = Necromancy 6a
names-n7 = Necromancy 7
names-n6b = Necromancy 6b
names-a1 = Alchemy 1
names-a2 = Alchemy 2
names-a3 = Alchemy 3
names-a4 = Alchemy 4
names-a5a = Alchemy 5a
names-a5b = Alchemy 5b
names-a6a = Alchemy 6a
names-a7 = Alchemy 7
names-a6b = Alchemy 6b
names-t1 = Telepathy 1
names-t2 = Telepathy 2
names-t3 = Telepathy 3
names-t4 = Telepathy 4
names-t5a = Telepathy 5a
names-t5b = Telepathy 5b
names-t6a = Telepathy 6a
names-t7 = Telepathy 7
names-t6b = Telepathy 6b
names-a-1 = 3 food
names-a-2 = 2 gold
names-a-3 = 2 crystals
names-b-1 = 1 gem
names-b-2 = 1 ducat
names-c-1 = 1 gold + 1 gobloon
names-d-1 = 1 jewel
names-e-1 = 1 ducat + 1 dragoncoin

## What each house rule changes

about-years = How many years the game lasts, each from summer to spring and the New Year.
about-solo_mode = Alone you train or follow one of two quests.
about-solo_difficulty = How much a game alone asks of you.
about-enemy_pool = The more there is, the higher the enemies bid.
about-solo_enemies = Enemies that fight with you for places in a quest.
about-end_bonus = Tiles that give everybody extra points at the end.
about-bank_interest = Which balance of an account earns interest.
about-income_floor = Otherwise who has no large dragon gets no income.
about-market_two_way = Otherwise goods can only be sold there, not bought.
about-tight_board = Some locations have room for fewer dragons.
about-unlimited_dragons = Otherwise a dragon can only hatch while there is a token of its kind.
about-elder_choice = How it is settled which Elder is yours to wake.
about-forced_combat = Otherwise whoever may fight may also pass.
about-market_limit = How often a dragon may exchange in one visit.
about-necromancy = What a dragon eats when its owner knows Necromancy.
about-prize_order = Who chooses first where the prizes are trinkets.
about-bank_amounts = Whether moving all is also offered as a number.
about-income_track = Whether the third row of the income track can compete with the fourth.

## Labels of the page’s board

label-map = The land of Dragonbrood
label-close = Close
label-clan = Your clan
label-horde = Hoard
label-my-board = My board
label-board-of = Player board of { $name }
label-bank = Bank
label-magic = Magic
label-display = Trinkets
label-rest = Rest in the nursery
label-go = Go here
label-year = Year { $year }/{ $years }
label-year-word = Year
label-year-open = Year { $year }/{ $years } { $season }: show the year chart and the scores
label-year-chart = The year chart
label-feed-title = Food for each dragon at New Year, and what your dragons need
label-feed = At New Year your dragons eat { $need }; you have { $have }
label-feed-none = This year the dragons need no food
label-feed-next = At the next New Year your dragons eat { $need }
label-feed-next-year = Next year
label-feed-when = At New Year
label-feed-each = for each dragon
label-feed-level = as much as its level
label-feed-level-more = its level + { $count }
label-feed-mine-short = { $need }, have { $have }
label-feed-have = Food at hand: { $count }. Whoever stays hungry goes to the summer nursery.
label-coming = New Year opens
label-the-end = the game ends
label-order = Turn order: { $names }
label-dragon-of = { $dragon } of { $name }
label-dragon-where = { $dragon }, { $where }, number { $number } of your dragons
label-take = Take the { $dragon } from { $place }
label-enemy = Enemy: { $dragon }
label-enemy-name = Enemy
label-enemy-pool = Left in the enemies’ pool:
label-covered-field = Under a field
label-covered-sky = Under cloud { $letter }
label-opens = opens at New Year { $year }
label-opens-short = New Year { $year }
label-opens-year = year { $year }
label-side-none = Nothing in this season
label-side-free = Free spaces: { $count }
label-bonus-colour = Bonus colour { $colour }: 1 ducat
label-locked = Locked on the left: a { $colour } dragon of level 3 opens it.
label-kind-level = Pays by level
label-kind-rank = Pays by colour rank
label-kind-combat = Combat
label-kind-action = Works at once
label-kind-elder = A slumbering Elder
label-kind-none = closed half the year
label-gets-now = The { $dragon } gets at once
label-gets-autumn = The { $dragon } gets in autumn
label-gets-spring = The { $dragon } gets in spring
label-gets-nothing = The { $dragon } gets nothing here now
label-wins = Winner
label-loses = loser
label-or = or
label-level = Level { $level }
label-rank = Rank { $rank }
label-chart = Ranks from the best: { $colours }
label-in-autumn = Autumn
label-in-spring = Spring
label-in-spring-rank = Spring, by rank of colour
label-field = The field gives
label-excavation = { $count ->
        [one] excavation
       *[other] excavations
    }
label-excavate-items = { $count ->
        [one] excavation, with what lies there
       *[other] excavations, with what lies there
    }
label-exchanges = Up to { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }
label-boosted = { $count } of them boosted
label-trinkets-budget = worth of trinkets
label-trinkets-level = { $count ->
        [one] trinkets worth as much as its level
       *[other] trinkets worth { $count } times its level
    }
label-steal = Pay { $food } food, steal { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
label-hatch-and = of its colour, and the gold of the egg
label-moves = for { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
label-elder-black = Pay 1 ducat for a move on Necromancy, 3 for two, or take what lies here.
label-elder-white = Pay 1 ducat for a move on Telepathy, 3 for two, or take what lies here.
label-elder-gray = Pay 1 ducat for a move on Alchemy, 3 for two, or take what lies here.
label-elder-umber = Pay 1 ducat for a Coinmaker visit, 3 for two, or take what lies here.
label-elder-tan = Pay 1 ducat for a Bank visit, 3 for two, or take what lies here.
label-elder-sienna = Pay 1 ducat for a Volcano visit, 3 for two, or take what lies here.
label-elder-sleeps = The Elder slumbers; ducats here: { $count }.
label-elder-awake = Awakened by { $name }, who is paid.
label-elder-of = Can awaken the { $elder }
label-effect-train = Evolve by one level
label-effect-hatch = Hatch an egg
label-effect-bank = Deposit and withdraw; accounts pay interest
label-effect-ascend = Level 2 becomes 3 for gems, level 3 an Elder for jewels
label-effect-release = Lets your dragons out of this season’s nursery
label-effect-retire = Retire this dragon for a reward
label-effect-caravan = Buy two trinkets for food, or sell one for twice its items
label-effect-trade = Swap the colour and gain ducats, or break up into three level 1 dragons
label-effect-study = Pay ducats for magic moves
label-effect-copy = Copy another place’s action or level yield
label-effect-steal = Pay food, steal from bank accounts
label-effect-excavate = Excavate as many income spaces as its level
label-effect-exchange = Exchange goods
label-effect-elder = Ask the Elder, or take the ducats
label-remark-yellow = Yellow beside it: +{ $count } of one kind
label-remark-orange = Opposing orange: −{ $count }
label-remark-choice = You choose which kind gets { $count } more.
label-remark-lime = Fee to lime dragons: { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
label-remark-bonus = Bonus colour: +{ $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } at once
label-remark-teal = Teal: all amounts × { $count }
label-remark-green = Green: +{ $count } item of what it gets
label-remark-blue = Blue: +{ $count } item of what it gets
label-remark-red = Red: +{ $count } strength
label-remark-first = Rank 1 as things stand.
label-remark-elder = An Elder takes rank 1.
label-remark-nothing = Nothing to be had here now
label-remark-beside = An Elder takes the winner’s prize without a fight.
label-remark-behind = Rank 2: { $colour } of { $name } is ahead.
label-strength-upto = strength up to { $count }
label-strength-from = strength { $least } to { $most }
label-strength = Strength
label-combat-at = Combat at { $place }
label-combat-won = Wins
label-combat-tie = Equal strength: the higher level wins, and of equals the one that came first.
label-combat-pass = If you do not fight, the other may still begin it. What nobody begins brings no prize, and both dragons stay.
label-combat-pass-enemy = What you do not fight for brings no prize, and your dragon stays.
label-bid-still = still bidding
label-bid-ready = has sealed
label-bid-enemy = draws at random
label-bid-nothing = nothing
label-bid-left = ({ $count } more allowed)
label-bid-seal = Seal the bid: { $count ->
        [0] nothing
        [one] { $count } item
       *[other] { $count } items
    }
label-bid-text = Both bids are spent, whatever happens.
label-less-of = Less: { $what }
label-more-of = More: { $what }
label-all-of = All: { $what }
label-all = all
label-result = After it:
label-no-change = no change
label-do-it = Confirm
label-reset = Start over
label-break-first = By breaking bigger items
label-exchange-left = Exchanges left: { $count }
label-exchange-do = Make { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }
label-exchange-done = No more exchanges
label-exchange-none = You cannot pay for any exchange here.
label-exchange-hidden = { $count ->
        [one] One more exchange is offered for what you do not have.
       *[other] { $count } more exchanges are offered for what you do not have.
    }
label-split-rest = Stones still without a colour: { $count }
label-split-even = Evenly
label-bank-open = Open
label-bank-deposit = Deposit
label-bank-withdraw = Withdraw
label-bank-stop = Move nothing more
label-bank-done = Leave the bank
label-bank-many = That takes more than the { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } of a transaction.
label-balance = Balance
label-interest-now = interest now
label-interest-year = at New Year
label-steal-left = Items still to steal: { $count }
label-cost = To pay:
label-begin = Dragons of level { $levels }
label-awaken = Awaken your Elder
label-menagerie-swap = Swap to another colour and gain
label-menagerie-break = Or break up into three level 1 dragons:
label-trinket-budget = Trinkets for a value of { $count } in all
label-trinket-free = Trinkets to pick, whatever their value: { $count }
label-trinket-label = value { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, or { $items }
label-caravan-sell = Sell one for twice its items:
label-witch-text = Choose on the map what to copy.
label-moves-left = Moves left: { $count }
label-magic-points = Points at the end by level 0 to 7: { $points }
label-node-start = No school yet: the first move leads to any.
label-node-necromancy = Food for a dragon of level 1 to 4: { $food }
label-node-gift = a gift each New Year: { $items }
label-node-alchemy = Each New Year { $count ->
        [one] { $count } gift
       *[other] { $count } different gifts
    } from the alchemist’s shelves { $shelves }
label-node-telepathy = { $extra ->
        [one] { $extra } more exchange
       *[other] { $extra } more exchanges
    } at each visit to a workshop; with a better rate: { $boosted }
label-school-necromancy = Necromancy
label-school-alchemy = Alchemy
label-school-telepathy = Telepathy
label-income = Income
label-income-text = At New Year you take as many open spaces as you have dragons of level 3 or 4, at least one. Excavating opens what lies beside an open one.
label-eggs = Eggs
label-egg-sale = sold
label-egg-hatch = hatched
label-trinkets = Trinkets kept
label-leader = leader
label-board-ready = Dragons
label-board-summer = Summer nursery
label-board-winter = Winter nursery
label-score = Score
label-score-sources = Score by source
label-points-parts = treasure { $treasure } + bonus { $tiles }
label-score-text = As it stands now, with all dragons at home. Bonus tiles for dragons count those that are fed at the last New Year.
label-source-horde = Hoard
label-source-bank = Bank
label-source-trinkets = Trinkets
label-source-magic = Magic
label-tile-eb1 = 2 for each dragon that is fed
label-tile-eb2 = 3 for each of level 3 or 4
label-tile-eb3 = 2 for each colour in the clan
label-tile-eb4 = 1 for each excavated income space
label-tile-eb5 = 6 for each bank account
label-tile-eb6 = 2 for each trinket kept
label-tile-eb7 = 1 for every 4 coins, at most 15
label-tile-eb8 = 5 for a red, a blue and a yellow jewel
label-tile-eb9 = 2 for each magic level
label-tile-eb10 = 2 for each egg left
label-ability-red = +2 strength in combat
label-ability-blue = +1 item on winter actions
label-ability-green = +1 item on summer actions
label-ability-yellow = own dragons beside it gain +3
label-ability-orange = opposing dragons beside it gain 1 less
label-ability-purple = hosts one own dragon without a space
label-ability-magenta = 3 ducats: a magic move when placed
label-ability-indigo = placed together with another level 3 dragon
label-ability-golden = removes an opposing dragon when placed
label-ability-amber = 1 ducat: an excavation when placed
label-ability-teal = range 1, but double by level
label-ability-lime = opponents pay 1 ducat to join it
label-season-summer = Dragons go to the left spaces; actions work at once.
label-season-autumn = Left spaces pay; combats.
label-season-winter = Dragons move on to right spaces, as many steps as their level.
label-season-spring = Right spaces pay by level and rank; combats.
label-season-new_year = Feeding, new places, income, interest.
label-quest = Your quest
label-quest-training = Training: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
label-quest-cursebreaker = Elders awake: { $count } of { $all }
label-quest-catch_them_all = Colours: { $board }/{ $each } here, { $grave }/{ $each } in graves
label-quest-training-text = Gain as many points as you can, against enemies who hold the combat places.
label-quest-cursebreaker-text = Awaken all six Elders, and feed all six at a New Year.
label-quest-catch_them_all-text = At the last New Year have six colours of level 3 fed on your board, and the six others in the graves.
label-quest-board = in the clan
label-quest-grave = in a grave
label-quest-missing = missing
label-quest-won = The quest is fulfilled.
label-quest-lost = The quest has failed.
label-combat_pick-pass = Do not fight
label-feed_choice-stop = Feed no more
label-golden_remove-none = Remove nobody
label-indigo_pair-none = No second dragon
label-evolve_choice-none = Do not evolve
label-hatch_choice-none = Do not hatch
label-trinket_pick-stop = No more trinkets
label-witch_target-none = Copy nothing
label-magic_move-stop = No more moves
label-say-digs = { $count ->
        [one] an excavation
       *[other] { $count } excavations
    }
label-say-nothing = nothing to be had there now
label-say-trinkets = trinkets worth { $count }
label-say-evolve = it can become a { $dragon }
label-say-prize = { $what } for the winner
label-say-later = { $what } in { $season }
label-say-dragon-at = { $dragon } at { $place }
label-say-take = Take the { $dragon }
label-say-pair = Also place the { $dragon }
label-say-feed = Feed the { $dragon }: { $count } food
label-say-leader = The { $dragon } leads
label-say-remove = Remove the { $dragon }, of { $name }
label-say-excavate = Excavate { $items }
label-say-income = Take { $items }
label-say-hatch = Hatch a { $dragon } for { $cost }
label-say-become = Become a { $dragon } for { $cost }
label-say-break-up = Break up into { $dragons }
label-say-trade = { $pays } for { $gains }
label-say-egg = Sell an egg for { $gains }
label-say-for = for { $cost }
label-hand-where = Where should the { $dragon } go?
label-split-title = Choose the { $count ->
        [one] colour
       *[other] colours
    } of your { $stones }.
label-split-at = { $place } pays { $stones }: choose the { $count ->
        [one] colour
       *[other] colours
    }.
label-left-title = { $prompt } ({ $count } to choose)
label-year-turned = Year { $year } begins
label-year-fed = Fed:
label-year-hungry = Stayed hungry, now in the summer nursery:
label-year-income = Spring and New Year:
label-year-opened = New on the map: { $places }
label-year-points = Points:
label-goal-first = First goal: a level 3 dragon by year 4
label-goal-first-done = First goal reached: a level 3 dragon!
label-goal-first-late = Goal: a level 3 dragon
label-goal-first-text = A dragon of level 3 has a gift of its own, and earns more everywhere. Gather a gem and a crystal of one colour for level 2, then a jewel and a gem for level 3, and bring it to the Cloud Dojo.
label-income-open = Open spaces: choose one
label-income-dig = Beside your open spaces: choose one
label-score-of = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-break-crystal_quarries = Crystal|Quarries
label-break-gem_mountain = Gem|Mountain
label-break-merchants_market = Merchant’s|Market
label-break-gemsmith = Gemsmith
label-break-treasure_hollow = Treasure|Hollow
label-break-bards_inn = Bard’s Inn|& Pub
label-break-giants_vineyard = Giant’s|Vineyard
label-break-astral_arena = Astral|Arena
label-break-royal_palace = Royal|Palace
label-break-frosted_peaks = Frosted|Peaks
label-break-elvish_caravan = Elvish|Caravan
label-break-sorcerers_grotto = Sorcerer’s|Grotto
label-break-dragon_broodmother = Dragon|Brood-|mother
label-break-barons_menagerie = Baron’s|Menagerie
label-break-village_garden = Village|Garden
label-break-thieves_den = Thieves|Den
label-break-knights_castle = Knight’s|Castle
label-break-witchs_lair = Witch’s|Lair
label-break-shrouded_meadow = Shrouded|Meadow
label-break-gold_mines = Gold|Mines
label-break-enchanted_forest = Enchanted|Forest
label-break-dwarves_farm = Dwarves’|Farm
label-break-goblin_bank = Goblin|Bank
label-break-summer_nursery = summer|nursery
label-break-winter_nursery = winter|nursery
label-rests = rests
label-tally-items = { $count } × { $value }
label-tally-food = food and eggs count nothing
label-whole-to = The { $dragon } to { $place }
label-whole-bump = The { $dragon } to { $place }, into another’s space
label-whole-join = The { $dragon } to { $place }, beside the purple dragon
label-whole-nursery = The { $dragon } rests in the nursery
label-whole-all = all { $item }
label-whole-carry = Move { $items }
label-whole-cash = Take { $trinkets } for what is on it
label-whole-keep = Keep { $trinkets }
label-why-effect = There: { $what }.
label-why-promise = It brings { $what }.
label-why-feeds = It helps to evolve into a { $dragon }; you still need { $missing }.
label-why-enough = Then you can pay to evolve into a { $dragon }.

## The lesson, step by step

lesson-1 = This is the land of Dragonbrood. You are the spirit of a slumbering Elder, and a small clan of dragons gathers treasure for you. After six years the most valuable hoard wins.
lesson-2 = You begin with four young dragons. Take a red one first; Bo and you take the others in turn.
lesson-3 = Your clan lies below the map: two red and two blue dragons, all of level 1. It is summer: dragons go to the left spaces of the places. { $touch ->
        [yes] Tap
       *[no] Click
    } your first red dragon.
lesson-4 = Wherever it may go there is light, and a small sign says what it would get. Gem Mountain pays by level in autumn: two gems for a young dragon. Send it there.
lesson-5 = You take turns like a snake: you, Bo, Bo, you, you, and so on. Now a blue one.
lesson-6 = The Crystal Quarries give four crystals. Their right side pays by colour, and blue is their best: this dragon will do well there twice.
lesson-7 = Your turn again. Many buildings still lie under fields. Take the other red dragon.
lesson-8 = A field pays at once what is drawn on it. The one over the Jeweller holds a gem.
lesson-9 = Stones come in three colours, and you choose. With a red gem and a red crystal a red dragon evolves: take a red one.
lesson-10 = One blue dragon is left, and it is in your hand already. Send it to the field over the Knight’s Castle: two gold and a food.
lesson-11 = Autumn: the left spaces pay. Your crystals are in: two red, two yellow. Gem Mountain gives two gems: make both red with the plus, and confirm.
lesson-12 = Winter: dragons move on, but only as many steps as their level. { $touch ->
        [yes] Tap
       *[no] Click
    } the red dragon on Gem Mountain, and its ways are drawn.
lesson-13 = The Cloud Dojo is one step away. There dragons evolve.
lesson-14 = A gem and a crystal of one colour lift it to level 2. Other colours would mix with its own. Keep it red.
lesson-15 = A level 2 dragon! It gathers more and moves farther. At level 3 each of the twelve colours has a gift of its own. Now the blue dragon in the quarries: take it.
lesson-16 = Staying is no step: let it change to the right side of the Crystal Quarries. Its rank there will be the first.
lesson-17 = The other red dragon is in your hand. The Gemsmith lies beside it: a workshop that turns two crystals into a gem, in winter with a gold on top.
lesson-18 = Plan with plus and minus; the line below shows your hoard after it. Exchange the yellow crystals: press the plus, then the button below.
lesson-19 = Spring has paid, and it is New Year: dragons come home and are fed (the first year is free), new places open, and your income track pays. Take the space with the gem.
lesson-20 = So the years go by: hatch eggs, evolve your dragons, study magic, keep money in the bank, fight for prizes behind a screen, and one day awaken your Elder. Point at any place to read what it does. You know enough to begin. A good first goal: raise one dragon to level 3 by year 4; the board keeps an eye on it.
