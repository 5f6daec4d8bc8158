### What raids have in common: a game whose file says “with delve” says this too, unless it has words of its own for it.

## Cards and tokens

card-burgle = Burgle
card-stumble = Stumble
card-sidestep = Sidestep
card-scramble = Scramble
card-mercenary = Mercenary
card-explore = Explore
card-secret_tome = Secret Tome
card-goblin = Goblin
card-chalice = Chalice
card-greater_healing = Potion of Greater Healing
card-greater_treasure = Greater Treasure
card-greater_skill = Greater Skill Boost
card-dragon_egg = Dragon Egg
card-treasure = Treasure
card-healing = Potion of Healing
card-ring = Ring (5)
card-ankh = Ankh (7)
card-vase = Vase (10)
card-bananas = Golden Bananas (15)
card-backpack = Backpack
card-crown_10 = Crown (10)
card-crown_9 = Crown (9)
card-crown_8 = Crown (8)
card-monkey_idol = Monkey Idol
card-mastery = Mastery Token

back-card = face-down card
back-token = face-down token
back-major = major secret
back-minor = minor secret

# A tunnel that does not begin in the room one stands in.
elsewhere = elsewhere
feature-market = market

## What they do

text-burgle = 1 skill.
text-stumble = 1 noise.
text-sidestep = 1 boot.
text-scramble = 1 skill, 1 boot.
text-mercenary = 1 skill, 2 swords.
text-explore = 2 skill, 1 boot.
text-secret_tome = Does nothing when played, but scores points.
text-goblin = 1 gold. Always stays in the row.
text-greater_healing = Drink: heal 2.
text-greater_treasure = 5 gold.
text-greater_skill = 5 skill this turn.
text-dragon_egg = Keep it. The dragon moves up 1 space.
text-treasure = 2 gold.
text-healing = Drink: heal 1.
text-strength = Drink: 2 swords.
text-swiftness = Drink: 1 boot.
text-magic_spring = Trash 1 card at the end of this turn.
text-ring = An artifact.
text-ankh = An artifact.
text-vase = An artifact.
text-shield = An artifact.
text-chestplate = An artifact.
text-thurible = An artifact.
text-backpack = Lets you carry 1 more artifact.
text-crown_10 = The most valuable crown.
text-crown_9 = The second crown.
text-mastery = For everybody who escapes.

## On the card, with signs in square brackets

face-goblin = Always stays

## Cards on the page

cards-where-deep = Only in the depths
cards-where-crystal_cave = Only in a crystal cave
cards-row = Dungeon row
cards-reserve = Reserve
cards-dungeon = { $count } left in the dungeon deck
cards-left = × { $count }
cards-hand = Your hand
cards-hand-empty = All cards have been played.
cards-hand-none = No cards in hand.
cards-play-harmless =
    { $count ->
        [one] Play 1 harmless card
       *[other] Play { $count } harmless cards
    }
cards-play-rest =
    { $count ->
        [one] Play the last card
       *[other] Play the rest ({ $count } cards)
    }
cards-play-keeper = { $card } may ask for another card, so play them one at a time.
cards-area = Your play area
cards-harmless-about = Harmless cards ask nothing and cost nothing, not even a Klong!
cards-rest-about = You have to play them all; if a card asks something, it stops there.
cards-area-of = { $who }’s play area
cards-waits = waiting for its condition
cards-trashed = will be trashed
cards-store = Left this turn
cards-skill = Skill: { $count }
cards-sword = Swords: { $count }
cards-boot = Boots: { $count }
cards-teleport = Teleports: { $count }
cards-quiet = Noise still to cancel: { $count }
cards-gem = Gems cost { $count } less
cards-trash = Trashed at the end of this turn: { $count }
cards-waiting =
    { $count ->
        [one] 1 card is waiting for its condition
       *[other] { $count } cards are waiting for their condition
    }
cards-stopped = Crystal cave: no more boots this turn
cards-fearless = Monsters in tunnels can’t harm you
cards-home = You have escaped
cards-deck = Draw pile: { $count }
cards-discard = Discard pile: { $count }
cards-discard-empty = The discard pile is empty.
cards-look = Look at the discard pile
cards-close = Close
cards-top = On top: { $card }
cards-times = { $count } × { $card }
cards-more = { $some }, { $more }
cards-said = { $card }. { $text }
cards-said-worth = { $text } { $worth }
cards-costs-skill = Costs { $count } skill.
cards-costs-sword =
    { $count ->
        [one] Takes 1 sword.
       *[other] Takes { $count } swords.
    }
cards-worth =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
cards-dragon = When this card enters the row, the dragon attacks.
cards-danger = Danger: every attack draws 1 more cube.

## Looking back at the end

past-sheet = Score sheet
past-part = For
past-part-artifact = Artifacts
past-part-mastery = Escape
past-part-token = Tokens
past-part-gold = Gold
past-part-card = Cards
past-sum = Total
past-course = How it went
past-depth = How deep you were
past-above = above
past-deep = depths
past-noise = Your own cubes in the noise area and the bag
past-attacks =
    { $count ->
        [one] The dragon attacked once.
       *[other] The dragon attacked { $count } times.
    }
past-points = Points
past-turns = From left to right: everybody’s turns, then the end.
past-turn = Turn { $turn }
past-end = End
past-fate-inside = in the dungeon
past-fate-escaped = escaped
past-fate-rescued = rescued
past-fate-lost = lost
# Why somebody has no points.
raid-fate-bare = Knocked out without an artifact, so nothing counts.
raid-fate-deep = Knocked out where nobody could come to the rescue: no points.

## Questions

ask-turn = What do you want to do?
ask-either = Which effect do you choose?
ask-discard = Do you want to discard a card from your hand?
ask-trash = Which card do you want to trash?
ask-replace = Which card in the dungeon row do you want to replace?

## Options

option-play = Play: { $card }
option-use = Use for { $price } skill: { $card }
option-fight =
    { $price ->
        [one] Fight with 1 sword: { $card }
       *[other] Fight with { $price } swords: { $card }
    }
option-trade =
    { $price ->
        [0] Take for free: { $token }
       *[other] Buy for { $price } gold: { $token }
    }
option-drink = Drink: { $token }
option-take = Take: { $token }
option-choose = { $effect }
option-discard = Discard: { $card }
option-trash = Trash { $place }: { $card }
option-replace = Replace: { $card }
option-end = End turn

place-area = from the cards you played
place-discard = from the discard pile

choice-gold-1 = 1 gold
choice-gold-2 = 2 gold
choice-trash = Trash 1 card
choice-heal-1 = Heal 1 damage
choice-quiet-2 = −2 noise
choice-teleport = Teleport to an adjacent room
option-buy = Buy for { $price } skill: { $card }
option-teleport = Teleport to: { $to }
option-leave = Take nothing
option-keep = Discard nothing
option-skip = Decline

## What happened

event-game-began = The game begins. { $who } has the first turn.
event-began-turn = It’s { $who }’s turn.
event-ended-turn = { $who } ends the turn.
event-drew = { $who } draws: { $card }.
event-drew-hidden =
    { $count ->
        [one] { $who } draws 1 card.
       *[other] { $who } draws { $count } cards.
    }
event-reshuffled = { $who } shuffles the discard pile.
event-played = { $who } plays: { $card }.
event-came-true = The condition is met: { $card }.
event-received = { $who } gets: { $card }.
event-used = { $who } uses: { $card }.
event-fought = { $who } beats: { $card }.
event-traded = { $who } buys at the market: { $card }.
event-drank = { $who } drinks: { $card }.
event-paid = { $who } pays { $count } gold.
event-gained-gold = { $who } gets { $count } gold.
event-made-noise = { $who } makes { $count } noise.
event-cancelled-noise = { $who } stays quiet: { $count } noise cancelled.
event-reduced-noise =
    { $count ->
        [0] { $who } can cancel { $stored } noise later.
       *[other]
            { $stored ->
                [0] { $who } takes { $count } noise back.
               *[other] { $who } takes { $count } noise back and can cancel { $stored } later.
            }
    }
event-healed = { $who } heals { $count } damage.
event-hurt = { $who } takes { $count } damage.
event-discarded = { $who } discards: { $card }.
event-trashed = { $who } trashes: { $card }.
event-revealed = New in the dungeon row: { $card }.
event-replaced = { $who } replaces a card in the dungeon row: { $card }.
event-angered = The dragon grows angrier: space { $space }, { $cubes } cubes.
event-provoked = { $who } turns up { $card }, which provokes the dragon!
event-attacked =
    { $count ->
        [one] The dragon attacks and draws 1 cube!
       *[other] The dragon attacks and draws { $count } cubes!
    }
event-drew-black = A black cube.
event-drew-hit = One of { $who }’s cubes: 1 damage, { $count } in all.
event-was-struck = { $who }: 1 damage, { $count } in all.
event-drew-harmless = One of { $who }’s cubes, but it does no harm.
event-returned-black =
    { $count ->
        [one] 1 black cube goes back into the bag.
       *[other] { $count } black cubes go back into the bag.
    }
event-lost = { $who } is knocked out and loses.
event-escaped = { $who } has escaped!
event-deck-ran-out = The dungeon row can’t be refilled any more.
event-game-ended = Nobody is left in the dungeon. The game is over.
event-bought = { $who } buys: { $card }.
event-moved = { $who } moves to: { $to }.
event-teleported = { $who } teleports to: { $to }.
event-took = { $who } takes: { $card }.
event-removed-artifact = Not in this game: { $card }.

## Scoring

score-artifact = Artifact: { $token }
score-mastery = Mastery token
score-token = { $token }
score-gold = Gold
score-card =
    { $count ->
        [one] { $card }
       *[other] { $card } (× { $count })
    }

## Table options

setting-first = First seat
setting-first-random = Chosen by lot.
setting-first-seat0 = The first seat at the table goes first.

## The table in the terminal

board-dragon = Dragon: space { $space }, an attack draws { $cubes } cubes · Bag: { $black } black, { $others } coloured · Dungeon deck: { $deck }
board-row = Dungeon row:
board-reserve = Reserve:
board-card = { $card } { $cost }{ $marks }
board-left = { $card } × { $count }
board-status-escaped = escaped
board-status-rescued = rescued
board-status-lost = lost
board-tokens = Tokens: { $tokens }
board-turn = Skill { $skill } · swords { $swords } · boots { $boots } · teleports { $teleports } · quiet { $reduction }
board-area = Played: { $cards }
board-hand = Hand: { $cards }
board-ways = Tunnels: { $ways }
board-way = { $room } ({ $symbols })
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-nothing = –

## The board on the page

raid-rooms = Rooms
raid-heap = { $token } × { $count }
raid-is-deep = depths
raid-is-crystal_cave = crystal cave
raid-is-market = market
raid-about-deep = In the depths: whoever is knocked out here loses.
raid-about-market = Market: goods cost { $price } gold each.
raid-out-of-reach = Out of reach this turn.
# For ears, and beside a room: where tunnels lead and what they cost.
raid-ways = Tunnels: { $ways }.
raid-way = to { $to }: { $tolls }
raid-way-boots =
    { $count ->
        [one] 1 boot
       *[other] { $count } boots
    }
raid-way-monsters =
    { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    }
raid-way-locked = locked
raid-way-arrow = no way back
raid-walk =
    { $damage ->
        [0] Walk to { $to } ({ $cost })
       *[other] Walk to { $to } ({ $cost }), losing { $damage } health
    }
raid-walk-cost =
    { $swords ->
        [0] boots: { $boots }
       *[other] boots: { $boots }, swords: { $swords }
    }{ $teleports ->
        [0] { "" }
       *[other] , teleports: { $teleports }
    }
raid-dragon = Dragon and bag
raid-rage-title = Rage track, space { $space }: an attack now draws { $cubes } cubes.
raid-rage-step = Rage track, space { $space }: an attack draws { $cubes } cubes.
raid-bag = Bag: { $count }
raid-bag-black = { $count } black in the bag, { $aside } already drawn
raid-bag-seat = { $count } of { $who }’s in the bag
raid-attacks = The dragon attacks!
raid-found = { $who } finds:
raid-drawn = Cubes drawn: { $drawn } of { $cubes }
raid-hit = { $who }: { $count } damage
raid-missed = missed
# A cube of somebody the dragon can no longer hit.
raid-missed-escaped = escaped
raid-missed-fallen = knocked out
# How the number of cubes comes about, joined with commas.
raid-drawn-rage = Rage track { $count }
raid-drawn-danger = danger in the row +{ $count }
raid-drawn-parapet = parapet +{ $count }
raid-drawn-wave = Attack { $number }
raid-drawn-instead = Instead of { $who }’s turn
raid-drawn-waves = Attacks: { $count }
raid-drawn-times = { $count }×
raid-hit-me =
    { $left ->
        [0] You lose { $count } health and are knocked out.
       *[other] You lose { $count } health and have { $left } left.
    }
raid-missed-me = You were not hit.
raid-lost-health = Health lost since your last turn: { $count }
raid-take-artifact =
    { $points } points. { $angers ->
        [true] The dragon gets angrier, and you
       *[other] After that you
    } { $left ->
        [0] can’t carry any more.
       *[other] can carry { $left } more.
    }
raid-trash-starter = starting card
raid-trash-points =
    { $points ->
        [one] costs 1 point
       *[other] costs { $points } points
    }
raid-moment-home = You made it!
raid-moment-home-mine = You have made it out. Now end your turn to get 20 points for escaping.
raid-moment-home-skill = Before that, you can spend your remaining skill on cards that are worth points.
raid-one-heart = −1 health
raid-all-hearts = −1 health each
raid-go-on = Continue
raid-moment-escaped = Escaped!
raid-took-artifact-mine =
    { $angers ->
        [true] You can carry only one, or two with a backpack. The dragon stirs: it is one space angrier. Now get out!
       *[other] You can carry only one, or two with a backpack. The dragon cannot get any angrier. Now get out!
    }
raid-took-artifact-other =
    { $angers ->
        [true] The dragon stirs: it is one space angrier.
       *[other] The dragon rages: it cannot get any angrier.
    }
raid-no-hit = Nobody was hurt.
raid-fallen-rescued = { $who } is knocked out, but rescued.
raid-fallen-lost = { $who } is knocked out and loses.
raid-status-escaped = escaped
raid-status-rescued = rescued
raid-status-lost = lost
raid-gold = { $count } gold
raid-hand =
    { $count ->
        [one] 1 card for this turn
       *[other] { $count } cards for this turn
    }
raid-health = Health: { $left } of { $health }
raid-noise = Noise area: { $count }
raid-goods = Goods for { $price } gold each
raid-word-skill = Skill
raid-word-sword = Swords
raid-word-boot = Boots
raid-word-deck = Deck
raid-word-discard = Discard
raid-more-teleport = teleport
raid-more-quiet = quiet
raid-more-gem = gems cheaper
raid-more-trash = to trash
raid-about-waiting = Cards with an hourglass are waiting for a condition. If it is met this turn, they take effect automatically; if not, that part of the card is lost.
raid-carried = { $token }: { $about }
raid-carried-worth = { $token }: { $about } { $worth }
raid-more-waiting = waiting
raid-more-stopped = no more steps
raid-more-fearless = fearless
raid-more-home = escaped
raid-closer = Zoom in
raid-further = Zoom out
raid-show-map = Map
raid-show-shop = Shop
raid-within = { $count } in reach
raid-goods-short = Market: each
raid-sold-out = sold out
raid-waste = Unused: { $what }. What is unused is lost when you end your turn.
raid-waste-leaving = Unused: { $what }. What is unused is lost if you leave now.
raid-waste-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
raid-waste-skill = { $count } skill
raid-waste-swords =
    { $count ->
        [one] 1 sword
       *[other] { $count } swords
    }
raid-waste-boots =
    { $count ->
        [one] 1 boot
       *[other] { $count } boots
    }
raid-waste-teleports =
    { $count ->
        [one] 1 teleport
       *[other] { $count } teleports
    }

## Sections of the rulebook

section-goals = Goals
section-setup = Setup
section-turn = The turn
section-devices = Devices
section-monsters = Monsters
section-rooms = Rooms
section-noise = Noise
section-turn-end = End of the turn
section-attack = Dragon attack
section-health = Health
section-gone = Players who are out of the dungeon
section-rulings = Rulings
section-examples = Examples
section-resources = Skill, swords, boots
section-cards = Cards
section-buying = Buying cards
section-artifacts = Artifacts
section-escape = Escaping
section-scoring = End of the game and scoring
section-keywords = Card terms
section-components = Components
section-secrets = Open and hidden

# --- report on many games -----------------------------------------------------------------------

report-began-turn = Turns
report-escaped = Escaped
report-rescued = Knocked out, but rescued
report-lost = Lost

## What a turn was, in a few words

recap-attack = Dragon: { $what }
recap-missed = Dragon hits nobody
recap-attack-by = Dragon ({ $card }): { $what }
recap-missed-by = Dragon ({ $card }) hits nobody
recap-hit-me =
    { $left ->
        [0] you −{ $count }
       *[other] you −{ $count }, { $left } health left
    }
recap-hit = { $who } −{ $count }
recap-felled-rescued = { $who } knocked out, rescued
recap-felled-lost = { $who } knocked out, lost
recap-way = { $from }→{ $to }
recap-went =
    { $count ->
        [one] moves 1 room
       *[other] moves { $count } rooms
    }
recap-took = takes { $card }
recap-bought = buys { $card }
recap-fought = beats { $card }
recap-used = uses { $card }
recap-escaped = escaped!
recap-parapet =
    { $space ->
        [2] parapet 2: attack +1
        [3] parapet 3: attack +2
        [4] parapet 4: attack +3
       *[other] parapet { $space }: the end
    }
recap-rescued = knocked out, rescued
recap-lost = knocked out, lost
recap-noise = { $count } Klong!
recap-noise-me = you +{ $count } Klong!
recap-hurt = { $count } damage
recap-returned-by = { $card } appears: bag +{ $count } black
recap-used-for = uses { $card } ({ $what })
recap-gold = +{ $count } gold
recap-healed = heals { $count }
recap-noise-me-by = you +{ $count } Klong! ({ $card })
recap-returned-black = bag +{ $count } black
