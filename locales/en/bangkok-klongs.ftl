### Bangkok Klongs: all that people at the table read.
### Names of boats stand without an article and begin with a consonant: “a” fits before each of them.

## Boats and goods

good-banana = bananas
good-fish = fish
good-flower = flowers
good-rice = rice
good-vegetable = vegetables
good-pineapple = pineapples
good-coconut = coconuts

card-banana-own-0 = banana boat without baskets
card-banana-own-1 = banana boat with 1 basket
card-banana-own-2 = banana boat with 2 baskets
card-banana-own-3 = banana boat with 3 baskets
card-banana-neutral-0 = neutral banana boat without baskets, Luk Phat
card-banana-neutral-1 = neutral banana boat with 1 basket, Luk Phat
card-banana-neutral-2 = neutral banana boat with 2 baskets, Luk Phat
card-banana-neutral-3 = neutral banana boat with 3 baskets
card-fish-own-0 = fish boat without baskets
card-fish-own-1 = fish boat with 1 basket
card-fish-own-2 = fish boat with 2 baskets
card-fish-own-3 = fish boat with 3 baskets
card-fish-neutral-0 = neutral fish boat without baskets, Luk Phat
card-fish-neutral-1 = neutral fish boat with 1 basket, Luk Phat
card-fish-neutral-2 = neutral fish boat with 2 baskets, Luk Phat
card-fish-neutral-3 = neutral fish boat with 3 baskets
card-flower-own-0 = flower boat without baskets
card-flower-own-1 = flower boat with 1 basket
card-flower-own-2 = flower boat with 2 baskets
card-flower-own-3 = flower boat with 3 baskets
card-flower-neutral-0 = neutral flower boat without baskets, Luk Phat
card-flower-neutral-1 = neutral flower boat with 1 basket, Luk Phat
card-flower-neutral-2 = neutral flower boat with 2 baskets, Luk Phat
card-flower-neutral-3 = neutral flower boat with 3 baskets
card-rice-own-0 = rice boat without baskets
card-rice-own-1 = rice boat with 1 basket
card-rice-own-2 = rice boat with 2 baskets
card-rice-own-3 = rice boat with 3 baskets
card-rice-neutral-0 = neutral rice boat without baskets, Luk Phat
card-rice-neutral-1 = neutral rice boat with 1 basket, Luk Phat
card-rice-neutral-2 = neutral rice boat with 2 baskets, Luk Phat
card-rice-neutral-3 = neutral rice boat with 3 baskets
card-vegetable-own-0 = vegetable boat without baskets
card-vegetable-own-1 = vegetable boat with 1 basket
card-vegetable-own-2 = vegetable boat with 2 baskets
card-vegetable-own-3 = vegetable boat with 3 baskets
card-vegetable-neutral-0 = neutral vegetable boat without baskets, Luk Phat
card-vegetable-neutral-1 = neutral vegetable boat with 1 basket, Luk Phat
card-vegetable-neutral-2 = neutral vegetable boat with 2 baskets, Luk Phat
card-vegetable-neutral-3 = neutral vegetable boat with 3 baskets
card-pineapple-own-0 = pineapple boat without baskets
card-pineapple-own-1 = pineapple boat with 1 basket
card-pineapple-own-2 = pineapple boat with 2 baskets
card-pineapple-own-3 = pineapple boat with 3 baskets
card-pineapple-neutral-0 = neutral pineapple boat without baskets, Luk Phat
card-pineapple-neutral-1 = neutral pineapple boat with 1 basket, Luk Phat
card-pineapple-neutral-2 = neutral pineapple boat with 2 baskets, Luk Phat
card-pineapple-neutral-3 = neutral pineapple boat with 3 baskets
card-coconut-own-0 = coconut boat without baskets
card-coconut-own-1 = coconut boat with 1 basket
card-coconut-own-2 = coconut boat with 2 baskets
card-coconut-own-3 = coconut boat with 3 baskets
card-coconut-neutral-0 = neutral coconut boat without baskets, Luk Phat
card-coconut-neutral-1 = neutral coconut boat with 1 basket, Luk Phat
card-coconut-neutral-2 = neutral coconut boat with 2 baskets, Luk Phat
card-coconut-neutral-3 = neutral coconut boat with 3 baskets
card-thief = thief’s boat
card-warden = warden’s boat
card-cookshop = cookshop

back-boat = hidden boat
back-seat-boat = hidden boat with an empty seat
back-merchant-boat = hidden neutral or special boat

# A boat on the board that carries somebody’s merchant, or nobody’s.
boat-of = { $owner }’s { $card }
boat-vacant = vacant { $card }
# A special boat that moves the marker at this table.
boat-symbol = { $card }, Luk Phat
# A field without a boat.
nothing = no boat

small-day = small market day { $number }
big-day = big market day

## What it is about

goal = Take turns placing boats on the floating market. On market days four boats around a landing place score: baskets times your merchants. Boats you take go into your stock, where each good is worth 1, 3, 6, 10 … points.

## Questions

ask-place =
    { $boats ->
        [0] You can’t place a boat right now. Do you want to move one?
       *[other] { $moves ->
            [0] Which boat do you want to place?
           *[other] Which boat do you want to place? You may move one first.
        }
    }
ask-field = Which field do you want to place your boat on? ({ $card })
ask-man = You have no merchants left. Leave the boat on { $field } without one, or take one from another boat?
ask-steal = The thief looks round: which boat in its row do you want to steal?
ask-loot = Stolen from { $field }: { $boat }. Where does it go?
ask-catch = The warden catches a thief. Where does the thief’s boat go?
ask-small-day =
    { $lap ->
        [1] Small market day, first round: which landing place do you want to score?
       *[other] Small market day, second round: which landing place do you want to score?
    }
ask-big-day = Big market day: which landing place do you want to score?
ask-remove = { $place } is scored. Which boat do you want to take into your stock?
ask-move = Before your turn ends: do you want to move a boat?
ask-sail = Where do you want to move your boat from { $field }? ({ $boat })
ask-draw = Which pile do you want to draw from?

## Options

option-to = Field { $field }
option-place = Place: { $card }
option-move = Move from { $field }: { $boat }
option-stay = Done
option-fetch = Take the merchant from { $field }: { $boat }
option-leave = Leave it without a merchant
option-steal = Steal from { $field }: { $boat }
option-spare = Steal nothing
option-stock =
    { $pile ->
        [0] Into your stock
       *[other] Into your stock, and draw
    }
option-hand =
    { $pile ->
        [0] Into your hand
       *[other] Into your hand, no draw
    }
# What all others together earn with it stands in brackets.
option-score =
    { $others ->
        [0] { $points ->
            [one] Score { $place } for 1 point
           *[other] Score { $place } for { $points } points
        }
       *[other] { $points ->
            [one] Score { $place } for 1 point (others { $others })
           *[other] Score { $place } for { $points } points (others { $others })
        }
    }
option-decline =
    { $passing ->
        [final] Score no more
       *[open] Score nothing
    }
option-remove = Take from { $field }: { $boat }
option-draw =
    { $pile ->
        [seats] Boats with an empty seat ({ $count } left)
       *[merchants] Neutral and special boats ({ $count } left)
    }

## What has happened

event-begins = { $who } begins.
event-placed = { $who } places a boat on { $field }: { $card }.
event-manned =
    { $left ->
        [0] { $who } mans the boat on { $field } with the last merchant in supply.
       *[other] { $who } mans the boat on { $field }; merchants left in supply: { $left }.
    }
event-left-vacant = { $who } leaves the boat on { $field } without a merchant.
event-fetched = { $who } moves the merchant from { $field } to { $target }.
event-could-not-place = { $who } can’t place a boat.
event-moved =
    { $left ->
        [0] { $who } moves a boat from { $field } to { $target }: { $card }. That was the last movement card.
       *[other] { $who } moves a boat from { $field } to { $target }: { $card }.
    }
event-spared = { $who } doesn’t steal anything with the thief.
event-stole-to-stock = { $who } steals a boat from { $field } and puts it into stock: { $card }.
event-stole-to-hand = { $who } steals a boat from { $field } and takes it into hand: { $card }.
event-merchant-back = The merchant from { $field } goes back to { $who }.
event-caught-to-stock = { $who } catches the thief on { $field } and puts it into stock.
event-caught-to-hand = { $who } catches the thief on { $field } and takes it into hand.
event-thief-gone = The thief on { $field } is caught as well and leaves the game.
event-advanced =
    { $points ->
        [one] Luk Phat: the marker moves to space { $space }, 1 point for { $who }.
       *[other] Luk Phat: the marker moves to space { $space }, { $points } points for { $who }.
    }
event-small-day = Small market day { $number }! { $who } goes first.
event-big-day = The big market day! { $who } has the fewest points and goes first.
event-standstill = Nothing moves any more: the big market day begins without a Luk Phat.
event-master =
    { $factor ->
        [1] { $who } puts the market master on { $place }: baskets { $baskets }.
       *[other] { $who } puts the market master on { $place }: baskets { $baskets }, times { $factor } for cookshops.
    }
event-earned =
    { $merchants ->
        [one] { $who } has 1 merchant there and gets { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $who } has { $merchants } merchants there and gets { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
event-declined =
    { $passing ->
        [final] { $who } scores nothing more on this market day.
       *[open] { $who } scores nothing this time.
    }
event-removed = { $who } takes a boat from { $field } into stock: { $card }.
event-drew = { $who } draws: { $card }.
event-pile-empty = There are no more boats to draw; play goes on with the boats in hand, until the big market day.
event-stock-scored =
    { $points ->
        [one] { $who }’s stock: { $good }, { $count }, 1 point.
       *[other] { $who }’s stock: { $good }, { $count }, { $points } points.
    }
event-game-ended = The game is over.

## Scoring

score-track = Luk Phat track
score-own-scorings = Own scorings ({ $day })
score-shared-scorings = Others’ scorings ({ $day })
score-stock = Stock: { $good }, { $count }
tie-stock = A tie: decided by more boats in stock. (BK-G29)

## Why not?

refused-BK-002 = You can’t do that now; choose a boat from your hand and then a field.
refused-BK-003 = There is already a boat on this field; choose a free one.
refused-BK-014 = This is about the merchant for the new boat; leave it empty or take one from another of your boats.
refused-BK-030 = In the first round boats go only onto entry fields; choose one of those.
refused-BK-031 = With two players the dark entry fields are closed; choose a light one.
refused-BK-033 = There is no boat next to this field; choose one next to a boat (diagonally counts too).
refused-BK-039 = This quarter of four fields already has three boats; choose a field in another.
refused-BK-040 = A warden guards this column; place the thief in a column without one.
refused-BK-050 = Now you can only move one of your own boats, or leave it.
refused-BK-051 = You have no movement cards left; this boat stays where it is.
refused-BK-052 = You can move a boat only to a free field next to it; choose one, or a boat that has one.
refused-BK-055 = You have already moved a boat this turn; you can again next turn.
refused-BK-057 = This boat doesn’t carry your merchant; choose one of your own boats.
refused-BK-081 = It’s market day; choose a landing place to score, or decline.
refused-BK-085 = Not all four fields are occupied here; choose a landing place with four boats around it.
refused-BK-086 = None of these four boats carries your merchant; choose a landing place with one of your own boats.
refused-BK-089 = You must remove one of your own boats from these four; choose one with your merchant.
refused-BK-093a = The thief steals only from its own row; choose a boat there, or steal nothing.
refused-BK-093b = Wardens can’t be stolen; choose another boat in the row.
refused-BK-093d = First decide whether the stolen boat goes into stock or into your hand.
refused-BK-094a = A warden protects this column; choose a boat from a column without one.
refused-BK-094c = First decide whether the thief you caught goes into stock or into your hand.
refused-BK-103 = It’s the big market day; choose a landing place to score, or pass.
refused-BK-105 = You may not remove other players’ boats; choose one of your own or a neutral one.
refused-BK-G11 = You can’t take a merchant from this boat; choose one that carries yours.
refused-BK-G13 = The quarter over there already has three boats; choose a field in another quarter, or in the boat’s own.
refused-BK-G14 = At this table boats don’t move diagonally; choose a field directly beside it.
refused-BK-G16 = There is no field for this boat right now; moving a boat may free one.
refused-BK-G27 = Vacant and special boats stay where they are; choose one of your own or a neutral one.
refused-BK-G39 = Choose one of the two piles.

## Settings of the table

setting-tactical = Tactical game
setting-tactical-false = One pile of all boats.
setting-tactical-true = Two piles to choose from: boats with an empty seat, and all others.
setting-landing = Landing places
setting-landing-all = On all crossings and jetties, 35 in all.
setting-landing-crossings = Only on the 12 crossings of jetties; this makes for fewer points.
setting-entries = Entry fields
setting-entries-rim = Spread along the edge: light E1, F8, A4, J5, dark B1, I8, A7, J2.
setting-entries-corners = Light in the four corners, dark in the middle of the edges: E1, F8, A5, J4.
setting-boats = Which boats
setting-boats-seats = 35 boats with an empty seat, 28 neutral ones.
setting-boats-merchants = 28 boats with an empty seat, 35 neutral ones, and so more Luk Phats.
setting-special_symbols = Luk Phat on special boats
setting-special_symbols-cookshops = Cookshops carry the Luk Phat.
setting-special_symbols-none = No special boat carries the Luk Phat. Beware: with the default boats there are then only three more than the long track needs; if they stay in hands and stocks, the game ends in a standstill (BK-G17).
setting-merchants = Merchants
setting-merchants-by_seats = 16 each with two players, 11 with three, 8 with four.
setting-merchants-all = Always 16 each.
setting-first = Start player
setting-first-random = Chosen by lot.
setting-first-seat0 = The first seat at the table goes first.
setting-track = Luk Phat track
setting-track-18 = 18 spaces, market days on 6, 12 and 18.
setting-track-12 = 12 spaces, market days on 4, 8 and 12: a shorter game.
setting-diagonal_moves = Moving diagonally
setting-diagonal_moves-true = Boats may also be moved diagonally.
setting-diagonal_moves-false = Boats may not be moved diagonally.
setting-big_start = Tie before the big market day
setting-big_start-left = The first player to the left of whoever triggered it goes first.
setting-big_start-trigger = Whoever triggered it goes first, then clockwise.
setting-passing = Passing on the big market day
setting-passing-open = A player who passes may score again later.
setting-passing-final = A player who passes is out for the rest of the day.
setting-wide_removal = Removing on the big market day
setting-wide_removal-false = Only your own and neutral boats.
setting-wide_removal-true = Vacant and special boats as well.
setting-tie = Tie at the end
setting-tie-stock = On equal points, more boats in stock decide.
setting-tie-shared = On equal points, the win is shared.
setting-cookshops = Who benefits from cookshops
setting-cookshops-all = Everybody who earns gets double points.
setting-cookshops-scorer = Only the player who scores gets double points.

## The table in the terminal

short-banana = Ba
short-fish = Fi
short-flower = Fl
short-rice = Ri
short-vegetable = Ve
short-pineapple = Pi
short-coconut = Co
short-thief = Thif
short-warden = Ward
short-cookshop = Cook
board-state =
    { $to ->
        [0] Luk Phat { $marker } of { $length }
       *[other] Luk Phat { $marker } of { $length } · spaces to the next market day: { $to }
    }
board-pile = In the pile: { $boats }
board-piles = With an empty seat: { $seats } · others: { $merchants }
board-market-small = Small market day { $number }, round { $lap }
board-market-big = Big market day
board-hand = Your hand:
board-stock = Stock
board-seat = { $points } pts · merchants { $merchants } · movement cards { $cards } · hand { $hand }
board-on = { $field } { $boat }
board-boats = On the board:
board-free = Free for a new boat:
board-master = The market master is on { $place }.
board-legend = Ba2/1 is a banana boat with 2 baskets that carries a merchant of seat 1; Ba2n is neutral, Ba2/- vacant, Ba2/ in your hand has an empty seat, * is the Luk Phat. Fi fish, Fl flowers, Ri rice, Ve vegetables, Pi pineapples, Co coconuts; Thif, Ward and Cook are special boats. ○ is a landing place (between two rows it stands beside the upper one), ● one with four boats, M the market master. o and x are light and dark entry fields, [D4] is a field you may name now.

## Sections of the rulebook

section-setup = Setup
section-frame = Course of the game
section-boats = The boats
section-placing = Placing boats
section-moving = Moving boats
section-track = The Luk Phat track
section-drawing = Drawing
section-small = The small market day
section-special = The special boats
section-big = The big market day
section-stock = Final scoring of the stocks
section-examples = Examples
section-rulings = Rulings

## At the table in the browser

market-title =
    { $boats ->
        [0] The floating market, still without boats
        [one] The floating market with 1 boat
       *[other] The floating market with { $boats } boats
    }
market-fields = Fields and boats; use the arrow keys to move from field to field
market-places = Landing places; use the arrow keys to move from place to place
market-field-boat = { $field }: { $boat }
market-field-free = Field { $field }, free
market-field-closed = Field { $field }, free but closed: its quarter is full
market-closed = Closed: this quarter of four fields already has three boats and can’t take any more.
# { $fields } are the names of the fields: D1, E3.
market-shut =
    { $count ->
        [one] { $fields } is closed: its quarter already has three boats.
       *[other] { $fields } are closed: their quarters already have three boats.
    }
market-place = Landing place { $place }, { $taken } of { $fields } fields taken
market-place-full = Landing place { $place }, boats on all sides
market-landing = Landing place { $place }
market-taken = { $taken } of { $fields } fields taken.
market-master = The market master is here: this landing place was scored last.
market-would-score = Scored now, it would earn:
market-would-score-full = If it were full, these three alone would earn:
market-nobody = Nobody has a merchant here.
market-baskets =
    { $baskets ->
        [0] no baskets
        [one] 1 basket
       *[other] { $baskets } baskets
    }
market-times = × { $factor }
market-plus = +{ $points }
market-role-thief = Thief
market-role-warden = Warden
market-role-cookshop = Cookshop
market-does-thief = When placed, steals a boat from its row, but never a warden and nothing from a guarded column. The arrows on the boat point along that row.
market-does-warden = Guards its column: no thief may enter, and nothing is stolen there. The arrows on the boat point along that column.
market-does-cookshop = Doubles what the four boats round a landing place earn. Two quadruple it.
market-does-ownable = Empty seat: one of your merchants comes aboard when you place it.
market-does-neutral = Neutral merchant: the boat belongs to nobody, its baskets count for everybody.
market-does-vacant = Without a merchant: the boat no longer belongs to anybody, its baskets count for everybody.
market-does-luk-phat = Luk Phat: when you place it the marker moves on, and you get the points of its space.
market-hand = Your boats
# { $what } is what can be read there, { $boat } all of it.
market-hand-boat = { $what }. { $boat }
market-hand-empty = You have no boats left.
market-score-track = Score track: { $scores }
market-score-of = { $who } { $score }
market-track = Luk Phat
market-until =
    { $steps ->
        [one] { $day } with the next step
       *[other] { $day } in { $steps } steps
    }
market-turn = to play
market-points = points
market-merchants =
    { $count ->
        [one] 1 merchant in supply
       *[other] { $count } merchants in supply
    }
market-moves =
    { $count ->
        [one] 1 movement card
       *[other] { $count } movement cards
    }
market-held =
    { $count ->
        [one] 1 boat in hand
       *[other] { $count } boats in hand
    }
market-stock-empty = Stock empty
market-stock-worth =
    { $points ->
        [one] Stock: 1 point at the end so far
       *[other] Stock: { $points } points at the end so far
    }
market-store =
    { $points ->
        [one] { $good } × { $count }: 1 point at the end
       *[other] { $good } × { $count }: { $points } points at the end
    }
market-only-way =
    { $cards ->
        [1] From { $field } you can only go to { $target }. It costs your last movement card.
       *[other] From { $field } you can only go to { $target }. It costs one of your { $cards } movement cards.
    }
market-legend = What the symbols mean
market-legend-seat = Boat with an empty seat for a merchant, a good and 2 baskets
market-legend-neutral = Boat with a neutral merchant; the parasol is the Luk Phat
market-legend-thief = Thief: its arrows show the row it steals a boat from when placed
market-legend-warden = Warden: its arrows show the column it guards against thieves
market-legend-merchant = Merchants in supply
market-legend-paddle = Movement cards: each moves one of your boats once
market-legend-boat = Boats in hand
market-legend-crate = What the stock will be worth at the end
market-legend-parasol = Luk Phat: a boat with it moves the marker on and earns the points of its space at once
market-legend-pawn = Market master: marks the landing place that was scored last
market-legend-entry = Entry field of the first round; the one with two arrows is closed in a two-player game
market-legend-closed = Closed: this quarter of two by two fields already has three boats
market-piles = To draw
market-pile-boats =
    { $count ->
        [0] No boats left to draw: play on with those in hand
        [one] 1 boat left to draw
       *[other] { $count } boats left to draw
    }
market-pile-seats =
    { $count ->
        [one] 1 boat with an empty seat
       *[other] { $count } boats with an empty seat
    }
market-pile-merchants =
    { $count ->
        [one] 1 neutral or special boat
       *[other] { $count } neutral and special boats
    }
market-gone =
    { $count ->
        [one] 1 thief is out of the game.
       *[other] { $count } thieves are out of the game.
    }
market-lap =
    { $lap ->
        [1] First round:
       *[other] Second round:
    }
market-step-score = score a landing place
# Stands in its place for whoever is asked; it has to fit the same line.
market-step-choose = choose a number
market-step-take = take a boat
market-chance-scored =
    { $points ->
        [one] scored for 1 point
       *[other] scored for { $points } points
    }
market-chance-declined = declined
market-passed-over = Second round: nothing for you to score
market-took = { $field } goes into your stock.
market-chance-skipped = nothing to score
market-chance-now = to play now
market-chance-ahead = still to come
market-big-day = Big market day
market-day-points = { $own } from your own scorings, { $shared } from others’
# Beside the points from own scorings: what those of others have brought.
market-day-shared = shared +{ $points }
market-course = How the scores grew
market-close = Close

## What a turn was, in a few words

recap-placed = { $field }: { $card }
recap-moved = { $field }→{ $target }
recap-stole = steals from { $field }
recap-caught = catches the thief on { $field }
recap-passed = places no boat
recap-scored = scores { $place }
recap-took = { $field } into stock
recap-declined = scores nothing
recap-small-day = small market day { $number }
recap-big-day = big market day
recap-points = +{ $count }
