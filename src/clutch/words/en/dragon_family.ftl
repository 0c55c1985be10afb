# Dragon Family in English.

## In the lobby

lobby = Hatch, feed and settle a family of dragons on a map of hexes.

## What happens

events-dealt = { $seat-is ->
        [you] You take three tiles.
       *[other] { $seat } takes three tiles.
    }
    .tiles = { $seat-is ->
            [you] You take three tiles: { $tiles }.
           *[other] { $seat } takes three tiles: { $tiles }.
        }
events-began = { $seat-is ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
events-round = Round { $round } begins.
events-exploring = { $seat-is ->
        [you] You have a tile that fits and set out.
       *[other] { $seat } has a tile that fits and sets out.
    }
events-explored = { $seat-is ->
        [you] You lay { $kind-one } and step onto it.
       *[other] { $seat } lays { $kind-one } and steps onto it.
    }
events-collected = { $seat-is ->
        [you] You collect { $amounts }.
       *[other] { $seat } collects { $amounts }.
    }
events-shared = { $seat-is ->
        [you] You are next door and gain { $amounts }.
       *[other] { $seat } is next door and gains { $amounts }.
    }
events-lost = { $seat-is ->
        [you] The supply has no { $resource } left for you.
       *[other] The supply has no { $resource } left for { $seat }.
    }
events-drew = { $seat-is ->
        [you] You draw a tile.
       *[other] { $seat } draws a tile.
    }
    .tile = { $seat-is ->
            [you] You draw a tile: { $tile }.
           *[other] { $seat } draws a tile: { $tile }.
        }
events-moved = { $seat-is ->
        [you] You move a handler to { $terrain-one }.
       *[other] { $seat } moves a handler to { $terrain-one }.
    }
events-redrew = { $seat-is ->
        [you] You put { $count ->
            [one] a tile
           *[other] { $count } tiles
        } under the stack and draw as many.
       *[other] { $seat } puts { $count ->
            [one] a tile
           *[other] { $count } tiles
        } under the stack and draws as many.
    }
    .drawn = { $seat-is ->
            [you] You put { $put } under the stack and draw { $drawn }.
           *[other] { $seat } puts { $put } under the stack and draws { $drawn }.
        }
events-kept = { $seat-is ->
        [you] You keep the hand.
       *[other] { $seat } keeps the hand.
    }
events-settled = { $seat-is ->
        [you] You settle a { $dragon } dragon in { $terrain-one }; lairs left: { $number }.
       *[other] { $seat } settles a { $dragon } dragon in { $terrain-one }; lairs left: { $number }.
    }
events-passed = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
events-hatched = { $seat-is ->
        [you] You hatch a { $dragon } dragon for { $amounts }.
       *[other] { $seat } hatches a { $dragon } dragon for { $amounts }.
    }
events-traded = { $seat-is ->
        [you] You trade { $amounts } for 1 gold.
       *[other] { $seat } trades { $amounts } for 1 gold.
    }
events-fed = { $seat-is ->
        [you] You feed the { $dragon } dragon { $resource-piece }: { $food } of 3.
       *[other] { $seat } feeds the { $dragon } dragon { $resource-piece }: { $food } of 3.
    }
events-grew = { $seat-is ->
        [you] You feed the { $dragon } dragon { $resource-piece }: it is grown.
       *[other] { $seat } feeds the { $dragon } dragon { $resource-piece }: it is grown.
    }
events-end_by_lairs = { $seat-is ->
        [you] You have built the fourth lair: this is the last round.
       *[other] { $seat } has built the fourth lair: this is the last round.
    }
events-end_by_stack = { $seat-is ->
        [you] You have drawn the last tile: this is the last round.
       *[other] { $seat } has drawn the last tile: this is the last round.
    }
events-end_by_idleness = Nothing was built for { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }: the game ends here.
events-hand_shown = { $seat-is ->
        [you] You show the tiles in hand: { $tiles }.
       *[other] { $seat } shows the tiles in hand: { $tiles }.
    }
events-territory_scored = { $seats-is ->
        [you] You have the most lairs ({ $count }) in a territory of { $terrain }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seats-count ->
            [one] { $seats } has the most lairs ({ $count }) in a territory of { $terrain }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $seats } share the most lairs ({ $count } each) in a territory of { $terrain }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            } each.
        }
    }
events-scored = { $seat-is ->
        [you] You score { $nest } for the nest, { $lairs } for lairs and { $territory } for territories: { $points }.
       *[other] { $seat } scores { $nest } for the nest, { $lairs } for lairs and { $territory } for territories: { $points }.
    }
events-won = { $seats-is ->
        [you] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seats-count ->
            [one] { $seats } wins with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $seats } win with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
    }
events-victory_shared = { $seats } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## What somebody is asked to decide

prompts-choose_action = Choose an action: explore, move, or settle a lair.
prompts-explore_tile = Choose a tile of your hand to explore with.
prompts-explore_place = Choose the handler that goes, and where.
prompts-explore_rotate = Turn the tile so that its edges match.
prompts-move_handler = Choose the handler that moves.
prompts-move_dest = Choose the tile that the handler moves to.
prompts-redraw = Exchange tiles of your hand, or keep them.
prompts-settle_choice = Choose the tile for the lair, and the dragon.
prompts-hatch = Hatch an egg, trade three of a kind for one gold, or skip.
prompts-feed = Feed the { $dragon } dragon, or skip.

## The same for those who wait

waiting-choose_action = { $seat-is ->
        [you] You choose an action.
       *[other] { $seat } chooses an action.
    }
waiting-explore_tile = { $seat-is ->
        [you] You choose a tile to explore with.
       *[other] { $seat } chooses a tile to explore with.
    }
waiting-explore_place = { $seat-is ->
        [you] You choose where to explore.
       *[other] { $seat } chooses where to explore.
    }
waiting-explore_rotate = { $seat-is ->
        [you] You turn the tile.
       *[other] { $seat } turns the tile.
    }
waiting-move_handler = { $seat-is ->
        [you] You choose a handler to move.
       *[other] { $seat } chooses a handler to move.
    }
waiting-move_dest = { $seat-is ->
        [you] You choose where the handler moves.
       *[other] { $seat } chooses where the handler moves.
    }
waiting-redraw = { $seat-is ->
        [you] You may exchange tiles.
       *[other] { $seat } may exchange tiles.
    }
waiting-settle_choice = { $seat-is ->
        [you] You choose a lair.
       *[other] { $seat } chooses a lair.
    }
waiting-hatch = { $seat-is ->
        [you] You may hatch an egg or trade.
       *[other] { $seat } may hatch an egg or trade.
    }
waiting-feed = { $seat-is ->
        [you] You may feed the { $dragon } dragon.
       *[other] { $seat } may feed the { $dragon } dragon.
    }

## Moves

moves-explore = Explore
moves-move = Move a handler
moves-settle = Settle a lair
moves-pass = Pass
moves-skip = Skip
moves-tile = Tile { $place } of the hand
moves-rotate = Rotation { $rotation }
moves-handler = Handler { $handler }
moves-to = To tile { $tile }
moves-keep = Keep the hand
moves-redraw = Put under: { $places }
moves-lair = Lair on tile { $tile } for dragon { $place }
moves-hatch = Hatch: { $dragon }
moves-hatch_with_gold = Hatch: { $dragon }, paying { $gold } gold
moves-trade = Trade three of a kind ({ $resource }) for one gold
moves-feed_native = Feed dragon { $place } its own food
moves-feed_gold = Feed dragon { $place } gold
moves-place = Handler { $handler } to { $q },{ $r }

## Why a move is not possible

refusals-choose_action = First choose an action.
refusals-nothing_fits = No tile of your hand fits next to one of your handlers.
refusals-no_other_tile = There is no other tile to move to yet.
refusals-no_lair_left = You have built all your lairs.
refusals-nothing_to_settle = You have no grown dragon with a handler on a free tile where it can live.
refusals-no_pass = One action must be taken: there is no passing.
refusals-choose_tile = First choose a tile of your hand.
refusals-same_kind = You have the same tile further to the left: choose that one.
refusals-fits_nowhere = That tile fits nowhere next to your handlers.
refusals-choose_place = First choose the handler and the place.
refusals-not_beside = That place is not next to this handler.
refusals-cell_taken = There is a tile already.
refusals-does_not_fit = The tile does not fit there: land must meet land, and water must meet water.
refusals-same_tile = Both handlers stand on the same tile: choose handler 1.
refusals-choose_rotation = First turn the tile.
refusals-wrong_rotation = Turned like this the edges do not match: land must meet land, and water must meet water.
refusals-never_turned = All edges of this tile are equal, so it is not turned: choose rotation 0.
refusals-choose_handler = First choose the handler that moves.
refusals-choose_destination = First choose the tile that the handler moves to.
refusals-no_such_tile = There is no tile { $tile } on the map.
refusals-already_there = The handler stands there already.
refusals-redraw_now = First put tiles under the stack, or keep your hand.
refusals-settle_now = First choose the tile and the dragon for the lair.
refusals-no_handler_there = You have no handler there.
refusals-no_lair_in_town = No dragon can live in a town.
refusals-lair_there = { $target-is ->
        [you] You have a lair there already.
       *[other] { $target } has a lair there already.
    }
refusals-no_such_dragon = There is no such dragon in your nest.
refusals-not_grown = That dragon is not grown: it needs three food.
refusals-not_at_home = A { $dragon } dragon cannot live in { $terrain-one }.
refusals-same_dragon = You have the same dragon further to the left: choose that one.
refusals-hatch_now = First hatch an egg, trade, or skip.
refusals-nest_full = Your nest has three dragons already.
refusals-no_egg = There is no { $dragon } egg left.
refusals-gold_dragon_costs_gold = A gold dragon costs three gold.
refusals-cannot_pay = You cannot pay for a { $dragon } egg like this: it costs three of its food, or gold instead.
refusals-three_of_a_type = A trade needs three alike: you have too few of these ({ $resource }).
refusals-no_gold_for_gold = Gold cannot be traded for gold at this table.
refusals-no_gold_left = The supply has no gold to trade for.
refusals-feed_now = First feed the dragon that is asked for, or skip.
refusals-other_dragon = Another dragon is being fed now.
refusals-no_food = You have none of that food ({ $resource }).
refusals-gold_dragon_eats_gold = A gold dragon eats nothing but gold.

## What a real table is asked

questions-hand = { $seat }: which tile is number { $number } of your hand?
questions-drawn = { $seat }: which tile did you draw?
questions-redrawn = { $seat }: which tile did you draw as number { $number }?
questions-first_player = Who is the first player?

## A score sheet for a real game

sheet-territories = The territories: terrain, tiles without a lair, and everybody’s lairs
sheet-nest = { $seat }: dragons in the nest
sheet-food = { $seat }: food on the dragons in the nest
sheet-resources = { $seat }: unspent resources

## Names of things

names-start = start tile
    .one = the start tile
names-town = town
    .one = a town
names-forest = forest
    .one = a forest
names-mountain = mountain
    .one = a mountain
names-ocean = ocean
    .one = an ocean
names-ocean_2 = ocean with 2 water edges
    .one = an ocean
names-ocean_3 = ocean with 3 water edges
    .one = an ocean
names-ocean_4 = ocean with 4 water edges
    .one = an ocean
names-ocean_5 = ocean with 5 water edges
    .one = an ocean
names-leaf = leaf
    .piece = a leaf
    .many = { $count ->
        [one] { $count } leaf
       *[other] { $count } leaves
    }
names-ruby = ruby
    .piece = a ruby
    .many = { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
names-pearl = pearl
    .piece = a pearl
    .many = { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
names-gold = gold
    .piece = a gold
names-green = green
names-red = red
names-blue = blue
names-orange = orange
names-purple = purple
names-pink = pink
names-native = own food
names-land = land
names-water = water

## The board in the terminal

board-round = Round { $round }
board-first = { $seat } begins each round
board-stack = Stack { $count }
board-supply = Supply
board-unlimited = unlimited
board-eggs = Eggs
board-last_round = last round
board-idle = idle rounds { $count }
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-lairs_left = lairs left { $count }
board-hand = hand
board-hidden = hidden
board-known = known
board-bottom = known in the stack, from the bottom
board-territories = Territories
board-worth = worth { $points }
board-nobody = nobody
board-start = start
board-empty_nest = no dragons

## House rules and their values

options-resource_supply = Supply of resources
options-resources_per_type = Resources of each type
options-dragons_per_colour = Dragons of each colour
options-opponent_payout = What neighbours gain from an Explore
options-start_tile_gain = What the start tile pays when it is touched twice
options-lair_tiles_score = Tiles with lairs score too
options-tie_break = How ties are broken
options-allow_pass = Passing the action is allowed
options-trade_gold = Three gold may be traded for one gold
options-overfeed = Dragons may eat more than three
options-hidden_hands = Hands are hidden
options-stall_rounds = Idle rounds that end the game
options-finite = limited
options-unlimited = unlimited
options-per_tile = one for each tile
options-once = one at most
options-per_edge = one for each edge
options-printed = food in the nest, then unspent resources
options-unspent_gold = unspent gold

## What each house rule changes

about-resource_supply = A limited supply can run out: what is not there is not gained.
about-resources_per_type = How much of each resource the supply holds.
about-dragons_per_colour = How many dragons of each colour can be hatched.
about-opponent_payout = What other players gain when you explore beside them.
about-start_tile_gain = A new tile may touch the start tile with two edges.
about-lair_tiles_score = At the end tiles with somebody’s lair count one point too.
about-tie_break = What decides between equal scores.
about-allow_pass = Otherwise an action must be taken in every turn.
about-trade_gold = Otherwise the three that are traded for one gold may not be gold themselves.
about-overfeed = Otherwise a dragon takes three food at most.
about-hidden_hands = Otherwise everybody sees what everybody has.
about-stall_rounds = After this many rounds without progress the game ends.

## Labels of the page’s board

label-ask-handler = Where should this handler go?
label-ask-explore = Where should a tile go?
label-ask-tile = Where should this tile go?
label-ask-move = Which handler moves?
label-ask-target = Where should it move?
label-ask-settle = Which dragon, and where?
label-ask-turn = Turn it, or lay it here.
label-ask-lay = Lay it here?
label-ask-pay = How do you pay for the { $dragon } egg?
label-map = The map of Dragon Family
label-tile = { $terrain }
label-tile-lair = lair of { $name } ({ $dragon })
label-tile-handlers = handlers of { $names }
label-spot = row { $row }, column { $column }
label-from = from { $spot }
label-handler = Your handler ({ $terrain })
label-lay = Place { $number } of { $count }: lay { $kind }. { $gains }
label-lay-turned = Place { $number } of { $count }: lay { $kind }, water towards { $hour } o’clock. { $gains }
label-gains = { $who ->
        [you] You gain { $resources }
       *[other] { $name } gains { $resources }
    }
label-lost = { $resource } (none left)
label-goto = Move here ({ $terrain }) and gain { $resource }
label-goto-nothing = Move here ({ $terrain }) for nothing: the supply has no { $resource }
label-site = Settle a lair here ({ $terrain })
label-say-explore = Lay the { $kind } here: { $gains }
label-say-ocean = Lay the ocean here, water towards { $hour } o’clock: { $gains }
label-say-second = { $move }; your other handler goes
label-say-move = Move a handler here ({ $terrain }): { $gains }
label-say-settle = Settle the { $dragon } dragon here ({ $terrain })
label-say-nothing = nothing
label-say-tile = Explore with this tile
label-say-handler = Move this handler
label-say-place = Explore here
label-say-rotate = Turn the tile like this
label-say-to = Move here
label-say-lair = Settle a lair here
label-say-hatch = Hatch a { $dragon } dragon
label-say-paid = Hatch a { $dragon } dragon for { $gains }
label-say-trade = Trade { $goods } for one gold
label-say-feed = Feed this dragon its own food
label-say-gold = Feed this dragon gold
label-say-feed-named = Feed the { $dragon } dragon its own food
label-say-gold-named = Feed the { $dragon } dragon gold
label-say-redraw = { $count ->
        [one] Exchange a tile
       *[other] Exchange { $count } tiles
    }
label-explore = Explore
label-move = Move
label-settle = Settle
label-hatch = Hatch
label-trade = Trade
label-skip = Skip
label-feed_native = Own food
label-feed_gold = Gold
label-explore-effect = lay a tile, collect around it
label-move-effect = to any tile, take one
label-settle-effect = a grown dragon, 3 points
label-hatch-effect = three resources
label-trade-effect = three alike for one gold
label-status = lairs left { $lairs }
label-redraw = Exchange
label-keep = Keep
label-turn = Turn the tile (T)
label-yes = Lay it here
label-closer = Closer (+)
label-farther = Farther away (−)
label-fit = Show the whole map (0)
label-lens = Territory lens (L): who would score what now
label-lens-key = As it stands: whoever has the most lairs in a stretch of land gets +1 for each of its tiles without a lair.
label-lens-free = free
label-territory = Territory: { $terrain }, tiles { $tiles }, worth { $worth }. { $lairs }. { $leaders }
label-lairs = Lairs: { $list }
label-lairs-none = No lairs
label-scores = Scores now: { $names }
label-scores-none = Nobody scores it
label-nest = Nest of { $name }: points { $points }, lairs left { $lairs }
label-dragon = { $dragon } dragon, food { $food } of 3
label-grown = { $dragon } dragon, grown
label-dragon-settle = Settle the { $dragon } dragon in a lair
label-dragon-feed = Feed the { $dragon } dragon, food { $food } of 3
label-room = Room for a dragon
label-heap = { $resource }: { $count }
label-heap-trade = Trade { $goods } for one gold; you have { $count }
label-heap-feed = Feed { $resource }; you have { $count }
label-egg = { $dragon } eggs left: { $count }; supply of { $resource }: { $supply }
label-egg-hatch = Hatch a { $dragon } dragon; eggs left { $count }
label-pay = Pay { $goods }
label-pay-title = How do you pay?
label-hand = Tile { $place } of your hand: { $kind }
label-hand-mark = Put tile { $place } under the stack: { $kind }
label-back = A hidden tile
label-keep-all = Keep all
label-exchange = Exchange { $count }
label-pass = Pass
label-round = Round { $round }
label-last = Last round
label-stack = Tiles in the stack: { $count }
label-eggs = Eggs
label-hidden-hand = tiles in hand { $count }
label-notes-unseen = Tiles that you have not seen
label-notes-unseen-text = In the stack, or in the hands of the others.
label-notes-known = Known in the stack, from the bottom
label-notes-hands = Known in hands
label-notes-supply = Supply
label-notes-unlimited = unlimited
label-notes-territories = Territories now
label-notes-none = No lair has been built yet.
label-tally-title = Territory by territory
label-tally-map = The map at the end
label-tally-none = No territory was scored.
label-tally-seat = Player
label-tally-nest = Nest
label-tally-lairs = Lairs
label-tally-territory = Territories
label-tally-total = Points
label-tally-food = Food in the nest
label-tally-unspent = Unspent
label-tally-gold = Unspent gold
label-tally-tie = Equal points: the food in the nest decides, then unspent resources.
label-tally-tie-gold = Equal points: unspent gold decides.
label-tally-row = { $terrain }, tiles { $tiles }: { $names } with most lairs ({ $count }), points { $points }
label-tally-zero = { $terrain }, tiles { $tiles }: all have lairs, points 0
label-tally-again = Tell it again
label-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
label-keys = Wheel or + and − zoom, drag or Shift with arrows moves, 0 shows all, L is the lens, T turns.

## The lesson, step by step

lesson-1 = A town in the middle of unknown land. Your two handlers stand in it; they bear the same emblem as your nest. Bo’s stand there too.
lesson-2 = This is your nest. It has room for three dragons, and for all that you collect. Four of them shall find a lair of their own on the map.
lesson-3 = And this is your hand: three tiles of land that only you can see.
lesson-4 = Explore: the framed cells are where one of your tiles fits. { $touch ->
        [yes] Tap one to see what it would bring.
       *[no] Point at one to see what it would bring.
    } Choose the marked cell with the forest, look at the card beside it, and lay the tile with the green sign. The town pays you one gold, and Bo too, for standing there.
lesson-5 = Your handler went along. Bo explored too, and your other handler in the town earned a gold. Now take the ocean. Water must meet water and land must meet land, so turn it: { $touch ->
        [yes] with the round arrow
       *[no] with T, the mouse wheel, or the round arrow
    }. Here it touches the town and your forest, and both pay.
lesson-6 = You have a leaf and three gold: enough for an egg. A dragon costs three of its food, and gold stands in for any of them. Choose the green egg, and pay with the leaf and two gold.
lesson-7 = It has hatched! Every turn each dragon of your nest may eat one thing: its own food, or gold. With three in its dishes it is grown. Feed it your last gold.
lesson-8 = Bo has hatched a gold dragon, which eats gold only but can live on any land. You need leaves. Move: choose your handler in the town, then your forest. A handler may go to any tile, however far, and takes one of what grows there.
lesson-9 = After a move you may exchange tiles of your hand: mark the ocean and exchange it.
lesson-10 = Feed the leaf to your dragon.
lesson-11 = One more meal, and it is grown. Explore with a forest in the notch between the town and your forest. Every tile that the new one touches pays you: the town a gold, the forest a leaf. And the two forests become one territory.
lesson-12 = You could pay for a second egg now, but then nothing would be left to eat. Skip it.
lesson-13 = Feed it the leaf.
lesson-14 = It is grown. Settle it: a green dragon lives in a forest, and your handler stands in one. Choose the dragon, or the sign on the tile.
lesson-15 = A dragon in a lair is three points, one in the nest is one. In each territory whoever has most lairs scores a point for every tile without a lair: { $touch ->
        [yes] tap the magnifying glass
       *[no] press L, or the magnifying glass,
    } to see who would score what. The fourth lair, or the last tile, brings the last round. You know the game now.
