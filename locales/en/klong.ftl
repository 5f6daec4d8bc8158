### Klong!: everything people read at the table.

## Cards and tokens

card-burgle = Burgle
card-stumble = Stumble
card-sidestep = Sidestep
card-scramble = Scramble
card-mercenary = Mercenary
card-explore = Explore
card-secret_tome = Secret Tome
card-goblin = Goblin
card-dragon_shrine = Dragon Shrine
card-ladder = Ladder
card-shrine = Shrine
card-teleporter = Teleporter
card-vault = The Vault
card-animated_door = Animated Door
card-belcher = Belcher
card-cave_troll = Cave Troll
card-crystal_golem = Crystal Golem
card-kobold = Kobold
card-ogre = Ogre
card-orc_grunt = Orc Grunt
card-overlord = Overlord
card-watcher = Watcher
card-sapphire = Sapphire
card-emerald = Emerald
card-ruby = Ruby
card-diamond = Diamond
card-dragons_eye = Dragon’s Eye
card-apothecary = Apothecary
card-archaeologist = Archaeologist
card-cleric = Cleric of the Sun
card-duke = The Duke
card-dwarven_peddler = Dwarven Peddler
card-gem_collector = Gem Collector
card-invoker = Invoker of the Ancients
card-kobold_merchant = Kobold Merchant
card-master_burglar = Master Burglar
card-mister_whiskers = Mister Whiskers
card-monkeybot = MonkeyBot 3000
card-mountain_king = The Mountain King
card-queen_of_hearts = The Queen of Hearts
card-rebel_captain = Rebel Captain
card-rebel_miner = Rebel Miner
card-rebel_scout = Rebel Scout
card-rebel_soldier = Rebel Soldier
card-treasure_hunter = Treasure Hunter
card-tunnel_guide = Tunnel Guide
card-wizard = Wizard
card-amulet = Amulet of Vigor
card-boots_swift = Boots of Swiftness
card-bracers = Bracers of Agility
card-elven_boots = Elven Boots
card-elven_cloak = Elven Cloak
card-elven_dagger = Elven Dagger
card-flying_carpet = Flying Carpet
card-lucky_coin = Lucky Coin
card-pickaxe = Pickaxe
card-scepter = Scepter of the Ape Lord
card-silver_spear = Silver Spear
card-singing_sword = Singing Sword
card-treasure_map = Treasure Map
card-wand_recall = Wand of Recall
card-wand_wind = Wand of Wind
card-brilliance = Brilliance
card-dead_run = Dead Run
card-move_silently = Move Silently
card-search = Search
card-sleight = Sleight of Hand
card-sneak = Sneak
card-swagger = Swagger
card-tattle = Tattle
card-underworld = Underworld Dealing
card-chalice = Chalice
card-greater_healing = Potion of Greater Healing
card-greater_treasure = Greater Treasure
card-greater_skill = Greater Skill Boost
card-flash = Flash of Brilliance
card-dragon_egg = Dragon Egg
card-treasure = Treasure
card-skill_boost = Skill Boost
card-healing = Potion of Healing
card-strength = Potion of Strength
card-swiftness = Potion of Swiftness
card-magic_spring = Magic Spring
card-ring = Ring (5)
card-ankh = Ankh (7)
card-vase = Vase (10)
card-bananas = Golden Bananas (15)
card-shield = Shield (20)
card-chestplate = Chestplate (25)
card-thurible = Thurible (30)
card-master_key = Master Key
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

# A room as it is numbered on the board.
room = room { $room }
# A tunnel that does not begin in the room one stands in.
elsewhere = elsewhere

## What they do

text-burgle = 1 skill.
text-stumble = 1 noise.
text-sidestep = 1 boot.
text-scramble = 1 skill, 1 boot.
text-mercenary = 1 skill, 2 swords.
text-explore = 2 skill, 1 boot.
text-secret_tome = Gives nothing, but counts.
text-goblin = 1 gold. Always stays.
text-dragon_shrine = Choose: 2 gold, or trash 1 card.
text-ladder = 2 boots.
text-shrine = Choose: 1 gold, or heal 1. On arriving: 3 black cubes back into the bag.
text-teleporter = Teleport into an adjacent room.
text-vault = 5 gold, 3 noise. In the depths only.
text-animated_door = 1 boot.
text-belcher = 4 gold, 2 noise.
text-cave_troll = 3 gold, draw 2. In the depths only.
text-crystal_golem = 3 skill. In a crystal cave only.
text-kobold = 1 skill.
text-ogre = 5 gold.
text-orc_grunt = 3 gold.
text-overlord = Draw 2. On arriving: everybody makes 1 noise.
text-watcher = 3 gold, everybody else makes 1 noise. On arriving: everybody makes 1 noise.
text-sapphire = Draw 1. On buying: 2 noise.
text-emerald = Draw 1. On buying: 2 noise.
text-ruby = Draw 1. On buying: 2 noise.
text-diamond = Draw 1. On buying: 2 noise.
text-dragons_eye = Draw 1. On buying: 2 noise. To be had in the depths only. 10 points with a mastery token, otherwise none.
text-apothecary = You may discard 1 card of your hand to choose: 3 swords, 2 gold, or heal 1.
text-archaeologist = Draw 1. With a monkey idol: 2 skill.
text-cleric = 2 skill, 1 sword. On buying: heal 1.
text-duke = 2 skill, 2 swords. 1 point per 5 gold.
text-dwarven_peddler = 1 boot, 2 gold. 4 points with two different of Chalice, Dragon Egg, Monkey Idol.
text-gem_collector = 2 skill, −2 noise. Gems cost you 2 skill less this turn.
text-invoker = 1 noise. Teleport into an adjacent room.
text-kobold_merchant = 2 gold. With an artifact: 2 skill.
text-master_burglar = 2 skill. Trash 1 Burgle when this turn ends.
text-mister_whiskers = Choose: the dragon attacks, or −2 noise.
text-monkeybot = 3 noise, draw 3.
text-mountain_king = 2 skill, 1 sword, 1 boot. With a crown: 1 more sword and boot.
text-queen_of_hearts = 3 skill, 1 sword. With a crown: heal 1.
text-rebel_captain = 2 skill. With another companion in your play area: draw 1.
text-rebel_miner = 2 gold. With another companion in your play area: draw 1.
text-rebel_scout = 2 boots. With another companion in your play area: draw 1.
text-rebel_soldier = 2 swords. With another companion in your play area: draw 1.
text-treasure_hunter = 2 skill, 2 swords. Replace 1 card of the dungeon row; the dragon does not attack for it.
text-tunnel_guide = 1 sword, 1 boot.
text-wizard = 3 skill. 2 points per Secret Tome.
text-amulet = 4 skill. On buying: heal 1.
text-boots_swift = 3 boots. On buying: 1 boot.
text-bracers = Draw 2.
text-elven_boots = 1 skill, 1 boot, draw 1.
text-elven_cloak = 1 skill, −2 noise, draw 1.
text-elven_dagger = 1 skill, 1 sword, draw 1.
text-flying_carpet = 2 boots. This turn neither tunnel monsters nor crystal caves stop you.
text-lucky_coin = 1 skill, 1 noise, draw 1.
text-pickaxe = 2 swords, 2 gold.
text-scepter = 3 skill, 3 noise.
text-silver_spear = 3 swords. On buying: 1 sword.
text-singing_sword = 3 skill, 2 swords, 1 noise.
text-treasure_map = 5 gold.
text-wand_recall = 2 skill. With an artifact: teleport into an adjacent room.
text-wand_wind = Choose: teleport into an adjacent room, or take 1 secret from one.
text-brilliance = Draw 3.
text-dead_run = 2 boots, 2 noise. This turn crystal caves do not stop you.
text-move_silently = 2 boots, −2 noise.
text-search = 2 skill, 1 boot. Each time you gain gold this turn: 1 gold more.
text-sleight = You may discard 1 card of your hand to draw 2.
text-sneak = 1 skill, 1 boot, −2 noise.
text-swagger = 1 boot. 1 skill per noise you make this turn.
text-tattle = 2 skill. Everybody else makes 1 noise.
text-underworld = Choose: 1 gold, or pay 7 gold for 2 Secret Tomes.
text-chalice = Keep it.
text-greater_healing = Drink: heal 2.
text-greater_treasure = 5 gold.
text-greater_skill = 5 skill this turn.
text-flash = Draw 3.
text-dragon_egg = Keep it. The dragon moves up 1 space.
text-treasure = 2 gold.
text-skill_boost = 2 skill this turn.
text-healing = Drink: heal 1.
text-strength = Drink: 2 swords.
text-swiftness = Drink: 1 boot.
text-magic_spring = Trash 1 card when this turn ends.
text-ring = An artifact.
text-ankh = An artifact.
text-vase = An artifact.
text-bananas = An artifact.
text-shield = An artifact.
text-chestplate = An artifact.
text-thurible = An artifact.
text-master_key = Opens locked tunnels.
text-backpack = You carry 1 more artifact.
text-crown_10 = The most valuable crown.
text-crown_9 = The second crown.
text-crown_8 = The third crown.
text-monkey_idol = Keep it.
text-mastery = For everybody who escapes.

## On the card, with signs in square brackets

face-goblin = Always stays
face-dragon_shrine = 2 [gold] or trash 1 card [trash]
face-shrine = 1 [gold] or 1 [heart]. Arrives: 3 black cubes into the bag
face-teleporter = [teleport] to an adjacent room
face-overlord = Arrives: all 1 [noise]
face-watcher = All others 1 [noise]. Arrives: all 1 [noise]
face-sapphire = Bought: 2 [noise]
face-emerald = Bought: 2 [noise]
face-ruby = Bought: 2 [noise]
face-diamond = Bought: 2 [noise]
face-dragons_eye = Bought: 2 [noise]. 10 points if you escape
face-apothecary = Discard 1 card: 3 [sword], 2 [gold] or 1 [heart]
face-archaeologist = With [idol]: 2 [skill]
face-cleric = Bought: 1 [heart]
face-duke = 1 point per 5 [gold]
face-dwarven_peddler = 4 points with 2 of [chalice] [egg] [idol]
face-gem_collector = Gems: −2 [skill]
face-invoker = [teleport] to an adjacent room
face-kobold_merchant = With [artifact]: 2 [skill]
face-master_burglar = End of turn: trash 1 Burgle [trash]
face-mister_whiskers = Attack [dragon] or −2 [quiet]
face-mountain_king = With [crown]: 1 [sword] 1 [boot]
face-queen_of_hearts = With [crown]: 1 [heart]
face-rebel_captain = With another companion: draw 1 [draw]
face-rebel_miner = With another companion: draw 1 [draw]
face-rebel_scout = With another companion: draw 1 [draw]
face-rebel_soldier = With another companion: draw 1 [draw]
face-treasure_hunter = Replace 1 card of the row
face-wizard = 2 points per Secret Tome
face-amulet = Bought: 1 [heart]
face-boots_swift = Bought: 1 [boot]
face-flying_carpet = No monster, no cave stops you
face-silver_spear = Bought: 1 [sword]
face-wand_recall = With [artifact]: 1 [teleport]
face-wand_wind = 1 [teleport] or take 1 secret from next door
face-dead_run = No cave stops you
face-search = Each gain of gold: +1 [gold]
face-sleight = Discard 1 card: draw 2 [draw]
face-swagger = 1 [skill] per [noise] this turn
face-tattle = All others 1 [noise]
face-underworld = 1 [gold], or 7 [gold] for 2 Secret Tomes

## Cards on the page

# Ends of words before which a card name may break; if several fit, the first counts.
cards-endings = logist thecary lector chant world porter
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
cards-area = Your play area
cards-area-of = Play area of { $who }
cards-waits = waits for its condition
cards-trashed = will be trashed
cards-store = What the turn still has
cards-skill = Skill: { $count }
cards-sword = Swords: { $count }
cards-boot = Boots: { $count }
cards-teleport = Teleports: { $count }
cards-quiet = Noise still to be cancelled: { $count }
cards-gem = Gems cost { $count } less
cards-trash = To be trashed at the end of the turn: { $count }
cards-waiting =
    { $count ->
        [one] 1 card waits for its condition
       *[other] { $count } cards wait for their condition
    }
cards-stopped = Crystal cave: no more boots this turn
cards-fearless = Monsters in tunnels do not harm you
cards-home = You are out
cards-deck = Draw pile: { $count }
cards-discard = Discard pile: { $count }
cards-discard-empty = The discard pile is empty.
cards-look = Look at the discard pile
cards-close = Close
cards-top = On top: { $card }
cards-times = { $count } × { $card }
cards-more = { $some }, { $more }
cards-said = { $card }. { $text }
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
cards-dragon = When it comes into the row, the dragon attacks.
cards-danger = Danger: an attack draws 1 cube more.

## Looking back at the end

past-sheet = Score sheet
past-part = For
past-part-artifact = Artifacts
past-part-mastery = Escape
past-part-token = Tokens
past-part-gold = Gold
past-part-card = Cards
past-sum = Sum
past-course = How it went
past-depth = How deep you were
past-above = above
past-deep = depths
past-noise = Own cubes in the noise area and the bag
past-attacks =
    { $count ->
        [one] The dragon attacked once.
       *[other] The dragon attacked { $count } times.
    }
past-points = Points
past-turns = From left to right: every seat's turns, and the end.
past-turn = Turn { $turn }
past-end = End
past-fate-inside = in the dungeon
past-fate-escaped = escaped
past-fate-rescued = rescued
past-fate-lost = lost

## Questions

ask-turn = What do you do?
ask-take = Do you take a token from this room?
ask-either = Which effect do you choose?
ask-discard = Do you discard a card of your hand?
ask-trash = Which card do you trash?
ask-replace = Which card of the dungeon row do you replace?
ask-fetch = From which room do you fetch a secret?

## Options

option-play = Play: { $card }
option-buy = Buy for { $price } skill: { $card }
option-use = Use for { $price } skill: { $card }
option-fight =
    { $price ->
        [one] Fight with 1 sword: { $card }
       *[other] Fight with { $price } swords: { $card }
    }
option-move =
    { $damage ->
        [0] Go to { $to } (boots: { $boots })
       *[other] Go to { $to } (boots: { $boots }) and take { $damage } damage
    }
option-battle =
    { $damage ->
        [0] Go to { $to } (boots: { $boots }) and fend off all monsters (swords: { $swords })
       *[other] Go to { $to } (boots: { $boots }) with swords: { $swords }, damage: { $damage }
    }
option-teleport = Teleport to { $to }
option-trade = Buy for { $price } gold: { $token }
option-drink = Drink: { $token }
option-take = Take: { $token }
option-leave = Take nothing
option-choose = { $effect }
option-discard = Discard: { $card }
option-keep = Discard nothing
option-trash = Trash { $place }: { $card }
option-replace = Replace: { $card }
option-fetch = Fetch a secret from { $room }
option-end = End turn

place-area = from your play area
place-discard = from the discard pile

choice-gold-1 = 1 gold
choice-gold-2 = 2 gold
choice-trash = Trash 1 card
choice-heal-1 = Heal 1 damage
choice-swords-3 = 3 swords
choice-attack = The dragon attacks
choice-quiet-2 = −2 noise
choice-teleport = Teleport into an adjacent room
choice-fetch = Take 1 secret from an adjacent room
choice-tomes = Pay 7 gold for 2 Secret Tomes

## What happened

event-game-began = The game begins. { $who } has the first turn.
event-removed-artifact = Not in this game: { $card }.
event-began-turn = It is { $who }’s turn.
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
event-bought = { $who } buys: { $card }.
event-received = { $who } gets: { $card }.
event-used = { $who } uses: { $card }.
event-fought = { $who } beats: { $card }.
event-moved = { $who } goes from { $from } to { $to }.
event-teleported = { $who } teleports from { $from } to { $to }.
event-took = { $who } takes from { $room }: { $card }.
event-traded = { $who } buys at the market: { $card }.
event-drank = { $who } drinks: { $card }.
event-paid = { $who } pays { $count } gold.
event-gained-gold = { $who } gets { $count } gold.
event-made-noise = { $who } makes { $count } noise.
event-cancelled-noise = { $who } stays quiet: { $count } noise cancelled.
event-reduced-noise =
    { $count ->
        [0] { $who } has { $stored } noise in store.
       *[other]
            { $stored ->
                [0] { $who } takes { $count } noise back.
               *[other] { $who } takes { $count } noise back and has { $stored } in store.
            }
    }
event-healed = { $who } heals { $count } damage.
event-hurt = { $who } takes { $count } damage.
event-discarded = { $who } discards: { $card }.
event-trashed = { $who } trashes: { $card }.
event-revealed = New in the dungeon row: { $card }.
event-replaced = { $who } replaces in the dungeon row: { $card }.
event-angered = The dragon grows angrier: space { $space }, { $cubes } cubes.
event-attacked =
    { $count ->
        [one] The dragon attacks and draws 1 cube!
       *[other] The dragon attacks and draws { $count } cubes!
    }
event-drew-black = A black cube.
event-drew-hit = A cube of { $who }: 1 damage, { $count } in all.
event-drew-harmless = A cube of { $who }, of no consequence.
event-returned-black =
    { $count ->
        [one] 1 black cube goes back into the bag.
       *[other] { $count } black cubes go back into the bag.
    }
event-rescued = { $who } is knocked out, but rescued.
event-lost = { $who } is knocked out and has lost.
event-escaped = { $who } has escaped!
event-went-on-parapet = { $who } steps onto the parapet.
event-walked-parapet = { $who } reaches parapet space { $space }.
event-deck-ran-out = The dungeon row cannot be refilled any more.
event-game-ended = Nobody is left in the dungeon. The game is over.

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
tie-artifact = A tie: the more valuable artifact decides. (KL-111)

## Why not?

refused-KL-015 = That is not possible now; choose one of the actions on offer.
refused-KL-016 = There are still cards in your hand; play them first.
refused-KL-030 = That costs { $price } skill, you have { $have }; play more cards with skill.
refused-KL-034 = The device costs { $price } skill, you have { $have }.
refused-KL-040 =
    { $price ->
        [one] That takes 1 sword, you have { $have }.
       *[other] That takes { $price } swords, you have { $have }.
    }
refused-KL-046 = That takes 1 boot.
refused-KL-047 = This tunnel costs { $boots } boots, you have { $have }.
refused-KL-049 = You do not have that many swords.
refused-KL-051 = The damage would fill your health track; fend off monsters with swords.
refused-KL-052 = This tunnel is locked; the master key is sold at the market.
refused-KL-054 = This tunnel can be walked only the other way.
refused-KL-055 = You have entered a crystal cave; you can use boots again in your next turn.
refused-KL-056 = This is about the tokens in this room; take one or none.
refused-KL-061 = You cannot carry more artifacts; a backpack makes room.
refused-KL-067 = Goods are sold in market rooms only.
refused-KL-068 = A good costs { $price } gold, you have { $have }.
refused-KL-095 = Without an artifact you cannot leave here.
refused-KL-G12 = First you must decide here.
refused-KL-G17 = There is no such card in your play area or your discard pile.
refused-KL-G21 = None of this card is left in the reserve.
refused-KL-G22 = That can be had only elsewhere: in the depths or in a crystal cave.
refused-KL-G25 = Your supply of cubes does not suffice for this damage; use swords.
refused-KL-G29 = That takes a teleport.
refused-KL-G39 = You take an artifact on entering its room; go out and come in again.
refused-KL-G43 = The most valuable crown is sold first.
refused-KL-G68 = You are out already; finish your turn.
refused-KL-G80 = Something is missing for that: a secret near you, a tome, or the gold.
refused-KL-G81 = Discard a card of your hand, or do not.

## Table options

setting-side = Side of the board
setting-side-day = Day: the side to begin with.
setting-side-dusk = Dusk: scattered markets, longer ways, more monsters.
setting-artifact_as_action = Artifact as an action
setting-artifact_as_action-false = You take an artifact only on entering its room.
setting-artifact_as_action-true = You take an artifact at any time while you are in its room.
setting-first = First seat
setting-first-random = The lot decides who begins.
setting-first-seat0 = The first seat at the table begins.
setting-opening_texts = First dungeon row
setting-opening_texts-true = Cards of the first row do what they do on arriving.
setting-opening_texts-false = Cards of the first row do nothing on arriving.
setting-gone_noise = Noise of those who are gone
setting-gone_noise-stays = Cubes of those who escaped or were knocked out stay in the noise area.
setting-gone_noise-leaves = Cubes of those who escaped or were knocked out leave the noise area and the game.

## The table in the terminal

goal-klong = Steal an artifact from the dungeon and come out again before the dragon gets you. Then most points win. Rules: r, help: ?
board-dragon = Dragon: space { $space }, an attack draws { $cubes } cubes · Bag: { $black } black, { $others } coloured · Dungeon deck: { $deck }
board-parapet = Parapet: { $who } on space { $space }
board-row = Dungeon row:
board-reserve = Reserve:
board-card = { $card } { $cost }{ $marks }
board-left = { $card } × { $count }
board-hero = { $room } · { $damage }/{ $health } damage · { $gold } gold · { $noise } noise · { $hand } cards
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
board-legend = ! behind a card means danger, * a dragon attack when it comes. Tunnels: B boots, M monsters, L lock, > out only, < in only. The room behind every name is the one on the board.

## The board on the page

raid-goal = Sneak into the dungeon, steal an artifact and get out again. For every noise you put a cube of your colour into the noise area; when the dragon attacks, all of them go into the bag it draws from. Whoever escapes, or is knocked out above the depths with an artifact, counts points; the most points win.
raid-map = Map of the dungeon
raid-rooms = Rooms
raid-heap = { $token } × { $count }
raid-is-start = entrance
raid-is-deep = depths
raid-is-crystal_cave = crystal cave
raid-is-market = market
raid-is-heart = healing
raid-is-shrine = monkey shrine
raid-about-start = The entrance. With an artifact you can leave here.
raid-about-deep = In the depths: whoever is knocked out here has lost.
raid-about-crystal_cave = Crystal cave: your steps for this turn end here.
raid-about-market = Market: goods cost { $price } gold each.
raid-about-heart = On entering, you heal 1 damage.
raid-about-shrine = Monkey shrine: on entering, you may take a monkey idol.
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
       *[other] Walk to { $to } ({ $cost }) and take { $damage } damage
    }
raid-walk-cost =
    { $swords ->
        [0] boots: { $boots }
       *[other] boots: { $boots }, swords: { $swords }
    }
raid-dragon = Dragon and bag
raid-rage-title = Rage track, space { $space }: an attack draws { $cubes } cubes now.
raid-bag = Bag: { $count }
raid-bag-black = { $count } black in the bag, { $aside } drawn already
raid-bag-seat = { $count } of { $who } in the bag
raid-attacks = The dragon attacks!
raid-found = { $who } finds:
raid-drawn = Cubes drawn: { $drawn } of { $cubes }
raid-hit = { $who }: { $count } damage
raid-missed = missed
raid-one-heart = −1 heart
raid-go-on = Go on
raid-moment-escaped = Out!
raid-moment-escaped-mine = You made it: 20 points for you, and nothing can harm you any more. The others have only a few turns left.
raid-moment-escaped-other = Time is running out: every turn up there makes the dragon attack harder.
raid-moment-artifact-mine = You may carry only one, with a backpack one more. The dragon stirs: it is one space angrier. Now get out!
raid-moment-artifact-other = The dragon stirs: it is one space angrier.
raid-no-hit = Nobody is hurt.
raid-fallen-rescued = { $who } is knocked out, but rescued.
raid-fallen-lost = { $who } is knocked out and has lost.
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
raid-goods = Goods for { $price } gold each
raid-word-skill = Skill
raid-word-sword = Swords
raid-word-boot = Boots
raid-word-deck = Deck
raid-word-discard = Discard
raid-closer = Closer
raid-further = Further away
raid-show-map = Map
raid-show-shop = Offers
raid-goods-short = Market
raid-sold-out = sold out
raid-waste = Not used yet: { $what }. It will be lost when you end the turn.
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
section-cards = Cards
section-resources = Skill, swords, boots
section-buying = Buying cards
section-devices = Devices
section-monsters = Monsters
section-tunnels = Tunnels
section-rooms = Rooms
section-artifacts = Artifacts
section-gold = Gold and market
section-noise = Noise
section-turn-end = End of the turn
section-attack = Dragon attack
section-health = Health
section-knocked-out = Knocked out
section-escape = Escaping
section-gone = Those who are not in the dungeon any more
section-scoring = End of the game and scoring
section-secrets = Open and hidden
section-rulings = Rulings
section-examples = Examples

# --- report on many games -----------------------------------------------------------------------

report-began-turn = Turns
report-escaped = Escaped
report-rescued = Knocked out, but rescued
report-lost = Lost

## What a turn was, in a few words

recap-attack =
    { $count ->
        [0] Dragon hits nobody
        [one] Dragon hits once
       *[other] Dragon hits { $count } times
    }
recap-way = { $from }→{ $to }
recap-took = takes { $card }
recap-bought = buys { $card }
recap-fought = defeats { $card }
recap-used = uses { $card }
recap-escaped = escaped!
recap-rescued = unconscious, rescued
recap-lost = unconscious, lost
recap-noise = { $count } Klong!
recap-hurt = { $count } damage

## Ties

tie-klong = With equal points the more valuable artifact wins.

## Who is out of the dungeon

raid-out-escaped = You have escaped. Nothing can happen to you any more.
raid-out-escaped-first = Escaped! In your turn your figure moves on by one parapet space.
raid-out-rescued = Unconscious but rescued: what you have counts.
raid-out-rescued-first = Rescued! In your turn your figure moves on by one parapet space.
raid-out-lost = Unconscious in the depths: this time nothing counts for you.
raid-out-lost-first = Lost. In your turn your figure moves on by one parapet space.
