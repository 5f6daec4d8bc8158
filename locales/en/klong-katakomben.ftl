### Klong! Katakomben: everything people read at the table.
### with delve

## Cards and tokens

card-wishing_well = Wishing Well
card-darkened_alcove = Darkened Alcove
card-underground_river = Underground River
card-locked_trunk = Locked Trunk
card-thieves_shrine = Thieves’ Shrine
card-black_market = Black Market
card-skeleton = Skeleton
card-animated_wall = Animated Wall
card-crystal_kobold = Crystal Kobold
card-keymaster = Keymaster
card-skeleton_priest = Skeleton Priest
card-archoverlord = Archoverlord
card-marble_guardian = Marble Guardian
card-skeletal_ape = Skeletal Ape
card-skeleton_warlock = Skeleton Warlock
card-the_warden = The Warden
card-ogre_merchant = Ogre Merchant
card-smoky_quartz = Smoky Quartz
card-white_tourmaline = White Tourmaline
card-rose_quartz = Rose Quartz
card-black_tourmaline = Black Tourmaline
card-fiery_quartz = Fiery Quartz
card-empurror = Empurror
card-rebel_scribe = Rebel Scribe
card-imp_familiar = Imp Familiar
card-bard = Bard
card-rebel_thief = Rebel Thief
card-scavenger = Scavenger
card-bandit = Bandit
card-charlatan = Charlatan
card-corrupt_advisor = Corrupt Advisor
card-librarian = Librarian
card-rebel_paladin = Rebel Paladin
card-skulker = Skulker
card-spectral_rider = Spectral Rider
card-brave_hero = Brave Hero
card-curator = Curator
card-expert_guide = Expert Guide
card-rebel_general = Rebel General
card-floating_skull = Floating Skull
card-golden_flute = Golden Flute
card-waystone = Waystone
card-boots_ape_lord = Boots of the Ape Lord
card-lightstick = Lightstick
card-divining_rod = Divining Rod
card-elven_sword = Elven Sword
card-crystal_compass = Crystal Compass
card-lute = Lute
card-souldrinker = Souldrinker
card-payoff = Payoff
card-flamboyance = Flamboyance
card-pillage = Pillage
card-remove_traps = Remove Traps
card-shadow_walk = Shadow Walk
card-astral_projection = Astral Projection
card-lie_in_wait = Lie in Wait
card-riot = Riot
card-smash_and_grab = Smash and Grab
card-sneak_attack = Sneak Attack
card-sudden_movement = Sudden Movement
card-swindle = Swindle
card-diversion = Diversion
card-robbery = Robbery
card-double_cross = Double Cross
card-expensive_taste = Expensive Taste
card-grand_theft = Grand Theft
card-thirst_adventure = Thirst for Adventure
card-blink_spell = Blink Spell
card-catacombs_map = Catacombs Map
card-lockpick = Lockpick
card-magic_spring = Magic Spring
card-swiftness = Potion of Swiftness
card-strength = Potion of Strength
card-puzzle_box = Puzzle Box
card-adventurer = Adventurer
card-barbarian = Barbarian
card-cleric = Cleric
card-coupon = Discount Coupon
card-monkey_bot = Golden Monkey Bot
card-haunted_prisoner = Haunted Prisoner
card-mayor = Mayor
card-monk = Monk
card-peasant = Peasant
card-primatologist = Primatologist
card-prince = Prince
card-princess = Princess
card-sorceress = Sorceress
card-warrior = Warrior
card-mask = Mask (12)
card-shield = Shield (15)
card-thurible = Thurible (17)
card-chestplate = Chestplate (20)
card-lamp = Lamp (10)
card-medallion = Medallion (20)
card-dragon_eye = Eye of the Drake (25)
card-blood_amulet = Blood Amulet
card-burglars_kit = Burglar’s Kit
card-cloak = Invisibility Cloak

back-prisoner = prisoner
back-start = start tile
back-safe = face-down tile outside the depths
back-depths = face-down depths tile

## Tiles and rooms

card-start_a = Graveyard Gate
card-start_a_upper = Graveyard Gate, upper half
card-start_b = Collapsed Stairs
card-start_b_upper = Collapsed Stairs, upper half
card-S1 = Old Market Square
card-S2 = Forgotten Reading Nook
card-S3 = Guardroom
card-S4 = Spring Chamber
card-S5 = Wayside Cross
card-S6 = Shimmering Alcove
card-D01 = Chamber of Urns
card-D02 = Gallery of Bones
card-D03 = Hall of the Shrine
card-D04 = Interrogation Cellar
card-D05 = Haunted Well
card-D06 = Fences’ Vault
card-D07 = Treasure Guard
card-D08 = Ghostly Grotto
card-D09 = Court of Four Graves
card-D10 = Dragon’s Hoard
card-D11 = Throne of the Dead
card-D12 = Bazaar of Shadows
card-D13 = Pedlars’ Passage
card-D14 = Portal Court
card-D15 = Shrine of Mist
card-D16 = Wailing Crystals
card-D17 = Archive of Tombs
card-D18 = Dungeon Maw
card-D19 = Gold Slide
card-D20 = Vault of Four
card-D21 = Lonely Altar
card-D22 = Cell Block

# A room: its tile, and its letter there.
room = { $tile }, room { $room }
room-crypt = Crypt
the-unknown = the unknown

side-n = above
side-e = to the right
side-s = below
side-w = to the left
side-elsewhere = elsewhere

feature-start = Crypt
feature-exit = Crypt
feature-deep = depths
feature-haunted = haunted
feature-crystal_cave = crystal cave
feature-wayshrine = wayshrine
feature-chest = chest
feature-library = library
feature-prison = prison
feature-heal = healing spring
feature-gold1 = 1 gold
feature-gold2 = 2 gold
feature-gold3 = 3 gold
feature-minor_secret = minor secret
feature-artifact0 = artifact room
feature-artifact1 = artifact room +
feature-artifact2 = artifact room ++
feature-monkey_shrine = monkey shrine

## What they do

text-wishing_well = Costs 3 gold. Draw 2.
text-darkened_alcove = −2 noise.
text-underground_river = Choose: heal 1, or 1 boot.
text-locked_trunk = Also costs 1 lockpick. Take 1 major secret.
text-thieves_shrine = Choose: 2 gold, or trash up to 2 Burgles. When revealed: 3 black cubes back into the bag.
text-black_market = Choose two: 2 gold, trash 1 card, 1 lockpick.
text-skeleton = 2 gold, 1 noise.
text-animated_wall = 1 boot; 1 more boot if you go through a portal this turn. When revealed: every square tile with somebody on it turns by 180°.
text-crystal_kobold = 2 skill. Only in a crystal cave or on a wayshrine.
text-keymaster = 1 lockpick.
text-skeleton_priest = Heal 1, 1 noise. When revealed: everybody makes 1 noise.
text-archoverlord = Draw 2, everybody else makes 1 noise. When revealed: everybody makes 1 noise.
text-marble_guardian = Lay a new tile next to yours. Then choose: teleport into one of its rooms, or 2 gold.
text-skeletal_ape = 3 skill, 3 gold, 3 noise.
text-skeleton_warlock = Take 1 Secret Tome from the reserve, 1 noise.
text-the_warden = Free 2 prisoners. Only in the depths.
text-ogre_merchant = Choose: 5 gold, or take 1 of the goods for free if you are at a market.
text-smoky_quartz = −2 noise, draw 1. When acquired: 2 noise.
text-white_tourmaline = Draw 1. When acquired: 2 noise. When a ghost would harm you, you may discard this card from your hand: you take no damage from it and draw 1.
text-rose_quartz = −2 noise, draw 1. When acquired: 2 noise.
text-black_tourmaline = Draw 1. When acquired: 2 noise. When a ghost would harm you, you may discard this card from your hand: you take no damage from it and draw 1.
text-fiery_quartz = −2 noise, draw 1. When acquired: 2 noise.
text-empurror = Choose: −2 noise, 1 gold, or crystal caves don’t exhaust you this turn. With an artifact: all three.
text-rebel_scribe = 1 skill. With another companion in your play area: draw 1.
text-imp_familiar = Choose: 1 lockpick, or pay 1 lockpick to draw 2.
text-bard = 2 skill, 1 noise. If you make at least 2 noise this turn: heal 2.
text-rebel_thief = 1 lockpick. With another companion in your play area: draw 1.
text-scavenger = 2 skill. When acquired: take 1 minor secret.
text-bandit = 1 skill, 1 sword, 1 boot. When acquired: 1 sword, 1 boot.
text-charlatan = You may discard 1 card from your hand to draw 2.
text-corrupt_advisor = 2 skill. Everybody else makes 1 noise, or 2 noise if you have a crown.
text-librarian = 2 skill, −2 noise. With a Secret Tome in your play area or discard pile: draw 2.
text-rebel_paladin = 1 skill, 1 sword. With another companion in your play area: draw 1. With an artifact: draw 1.
text-skulker = 2 boots. This turn monsters in tunnels don’t harm you. When acquired: the same.
text-spectral_rider = 2 skill, 1 boot. On a haunted tile: you may teleport into a room of another haunted tile.
text-brave_hero = 2 skill, 1 sword, 1 boot. 5 points with at least 3 freed prisoners, otherwise none.
text-curator = 2 skill, 1 boot. Draw 1 for each artifact you have.
text-expert_guide = 2 skill, 2 boots.
text-rebel_general = 2 skill, 1 sword, 1 boot. With another companion in your play area: draw 1.
text-floating_skull = 2 skill, 1 sword. With a crown: teleport to an adjacent room. When acquired: the same, even without a crown.
text-golden_flute = 1 gold, 1 noise. This turn you may buy one of the market’s goods for 5 gold, wherever you are.
text-waystone = 1 boot. On a wayshrine: you may trash this card to teleport to another wayshrine.
text-boots_ape_lord = 3 boots, 3 noise. With a monkey idol crystal caves don’t exhaust you this turn.
text-lightstick = 3 skill, 1 noise.
text-divining_rod = 2 skill. If you gain at least 6 skill this turn: heal 1.
text-elven_sword = 2 swords, draw 1.
text-crystal_compass = Draw 2. Crystal caves don’t exhaust you this turn.
text-lute = 1 noise, draw 2. 1 gold per noise you make this turn.
text-souldrinker = 4 swords. If you beat a monster from the dungeon row this turn: heal 1.
text-payoff = 3 skill. Trash this card.
text-flamboyance = Draw 1. If you make at least 2 noise this turn: 2 skill.
text-pillage = 2 swords, 1 boot. If you gain at least 3 gold this turn: draw 1.
text-remove_traps = 1 skill, 2 swords. You may replace 1 card in the dungeon row; the dragon doesn’t attack for it.
text-shadow_walk = 1 boot. You may trash 1 Burgle from your play area or discard pile.
text-astral_projection = 2 skill. If you gain at least 6 skill this turn: you may mark a wayshrine anywhere in the dungeon as if you were there.
text-lie_in_wait = 2 skill, 1 sword. In a crystal cave: −2 noise. When acquired: you may put the card on top of your draw pile.
text-riot = 1 sword, 1 boot, 1 noise. With at least 3 freed prisoners: you may trash 1 card. When acquired: free 1 prisoner.
text-smash_and_grab = 2 noise, draw 2.
text-sneak_attack = 3 swords, −2 noise. When acquired: 1 sword.
text-sudden_movement = 1 skill, 2 boots. When revealed: everybody who is alone on a square tile must turn it to a new orientation.
text-swindle = 3 gold.
text-diversion = 2 skill. When acquired: free 1 prisoner. When revealed: 3 black cubes back into the bag.
text-robbery = 2 swords, 2 gold. At a market: you may teleport to an adjacent room. When acquired: you may put the card on top of your draw pile.
text-double_cross = 2 skill, −2 noise. When acquired: everybody else makes 2 noise.
text-expensive_taste = 3 skill, 2 gold. 5 points with a crown and a gem, otherwise none.
text-grand_theft = Choose: 1 lockpick, or pay 1 lockpick to use a device or acquire a card from the dungeon row without its skill cost. When acquired: you may put the card on top of your draw pile.
text-thirst_adventure = 3 boots. When acquired: 3 boots. 2 points per artifact and per monkey idol.
text-blink_spell = 3 skill. Choose: teleport to an adjacent room, or to somebody in the depths.
text-catacombs_map = Keep it. You can walk one-way tunnels in both directions.
text-chalice = Keep it. It is not an artifact.
text-lockpick = 1 lockpick from the bank.
text-puzzle_box = When you enter a wayshrine, swap it for 1 major secret.
text-adventurer = Prisoner. The dragon moves up 1 space.
text-barbarian = Prisoner. 2 swords this turn.
text-cleric = Prisoner. Heal 1.
text-coupon = Once: something from the market costs you 5 gold less. Doesn’t count as a prisoner.
text-monkey_bot = Prisoner; also counts as a monkey idol.
text-haunted_prisoner = Prisoner. 1 ghost cube goes into the noise area.
text-mayor = Prisoner. 5 points at the end with a mastery token, otherwise none.
text-monk = Prisoner. 1 point at the end per wayshrine you have marked.
text-peasant = Prisoner. He thanks you.
text-primatologist = Prisoner. 5 points at the end with at least 1 monkey idol, otherwise none.
text-prince = Prisoner. 5 points at the end with a crown, otherwise none.
text-princess = Prisoner. 5 points at the end with a crown, otherwise none.
text-sorceress = Prisoner. 5 points at the end with at least 2 Secret Tomes, otherwise none.
text-warrior = Prisoner. 1 point at the end per prisoner you have freed, himself included.
text-mask = An artifact.
text-lamp = An artifact of the Adventuring Party.
text-bananas = An artifact of the Adventuring Party.
text-medallion = An artifact of the Adventuring Party.
text-dragon_eye = An artifact of the Adventuring Party.
text-blood_amulet = You can buy it only with at least 5 damage. When bought: heal 2.
text-burglars_kit = When bought: 2 lockpicks.
text-crown_8 = The last crown.
text-cloak = Monsters in tunnels don’t harm you.
text-monkey_idol = Keep it. It is not an artifact.

## On the card, with signs in square brackets

face-wishing_well = Pay 3 [gold]
face-underground_river = 1 [heart] or 1 [boot]
face-locked_trunk = Pay 1 [pick]: take 1 major secret
face-thieves_shrine = 2 [gold] or 2 Burgles [trash]. Arrives: 3 black into the bag
face-black_market = Two of: 2 [gold], 1 card [trash], 1 [pick]
face-animated_wall = Portal: +1 [boot]. Arrives: turns tiles by 180°
face-keymaster = 1 [pick]
face-skeleton_priest = 1 [heart], 1 [noise]. Arrives: all 1 [noise]
face-archoverlord = All others 1 [noise]. Arrives: all 1 [noise]
face-marble_guardian = A new tile: [teleport] onto it or 2 [gold]
face-skeleton_warlock = Take 1 Secret Tome
face-the_warden = Free 2 prisoners
face-ogre_merchant = 5 [gold] or, at a market, 1 item for free
face-smoky_quartz = Acquired: 2 [noise]
face-white_tourmaline = Acquired: 2 [noise]. Discard: no ghost, draw 1 [draw]
face-rose_quartz = Acquired: 2 [noise]
face-black_tourmaline = Acquired: 2 [noise]. Discard: no ghost, draw 1 [draw]
face-fiery_quartz = Acquired: 2 [noise]
face-empurror = −2 [quiet], 1 [gold] or no cave stops you. [artifact]: all
face-rebel_scribe = With another companion: draw 1 [draw]
face-imp_familiar = 1 [pick], or pay 1 [pick]: draw 2 [draw]
face-bard = 2+ [noise] this turn: 2 [heart]
face-rebel_thief = 1 [pick]. With another companion: draw 1 [draw]
face-scavenger = Acquired: 1 minor secret
face-bandit = Acquired: 1 [sword] 1 [boot]
face-charlatan = Discard 1 card: draw 2 [draw]
face-corrupt_advisor = All others 1 [noise], with [crown] 2 [noise]
face-librarian = With a Secret Tome: draw 2 [draw]
face-rebel_paladin = Companion: 1 [draw]. [artifact]: 1 [draw]
face-skulker = No tunnel monsters. Acquired: the same
face-spectral_rider = Haunted: [teleport] onto another such tile
face-brave_hero = 5 points with 3 prisoners
face-curator = Per [artifact]: draw 1 [draw]
face-rebel_general = With companion: 1 [draw]
face-floating_skull = With [crown]: 1 [teleport]. Acquired: 1 [teleport]
face-golden_flute = 1 market item for 5 [gold], anywhere
face-waystone = Trash this [trash]: [teleport] to another wayshrine
face-boots_ape_lord = With [idol]: no cave stops you
face-divining_rod = 6+ [skill] this turn: 1 [heart]
face-crystal_compass = No cave stops you
face-lute = 1 [gold] per [noise] this turn
face-souldrinker = Beat a monster from the row: 1 [heart]
face-payoff = Trash this card [trash]
face-flamboyance = 2+ [noise] this turn: 2 [skill]
face-pillage = 3+ [gold] this turn: draw 1 [draw]
face-remove_traps = Replace 1 card in the row
face-shadow_walk = Trash 1 Burgle [trash]
face-astral_projection = 6+ [skill]: mark any wayshrine
face-lie_in_wait = Crystal cave: −2 [quiet]. Acquired: on top
face-riot = 3 [prisoner]: 1 [trash]. Acquired: 1 [prisoner]
face-sneak_attack = Acquired: 1 [sword]
face-sudden_movement = Arrives: turn your tile if you are alone
face-diversion = Acquired: free 1. Arrives: 3 black into the bag
face-robbery = Market: 1 [teleport]. Acquired: on top
face-double_cross = Acquired: all others 2 [noise]
face-expensive_taste = 5 points with [crown] and a gem
face-grand_theft = 1 [pick], or pay 1 [pick] instead of [skill]. Acquired: onto the deck
face-thirst_adventure = Acquired: 3 [boot]. 2 points per [artifact] and [idol]
face-blink_spell = [teleport] next door or to somebody in the depths

## Cards on the page

# Ends of words before which a card name may break; if several fit, the first counts.
cards-endings = overlord master guardian merchant maline projection boyance stick stone venger drinker tologist ground
cards-where-wayshrine = Only on a wayshrine
cards-where-crystal_cave-wayshrine = Only in a crystal cave or on a wayshrine
cards-picks = Lockpicks: { $count }

## Questions

ask-orient = How do you want to lay the tile?
ask-react = A ghost has been drawn! Do you discard a tourmaline against it?
ask-rotate = How do you want to turn your tile?
ask-jump = Where do you want to teleport to?
ask-place = Where do you want to lay the new tile?
ask-mark = Which wayshrine do you want to mark?
ask-ware = Which of the goods do you want to take?
ask-steal = What do you want to take without paying skill?

## Options

option-buy = Acquire for { $price } skill: { $card }
option-move =
    { $damage ->
        [0] Go to: { $to } (boots: { $boots })
       *[other] Go to: { $to } (boots: { $boots }) and lose { $damage } health
    }
option-battle =
    { $damage ->
        [0]
            { $swords ->
                [one] Go to: { $to } (boots: { $boots }), fend off the monster with 1 sword
               *[other] Go to: { $to } (boots: { $boots }), fend off all monsters with { $swords } swords
            }
       *[other]
            { $swords ->
                [one] Go to: { $to } (boots: { $boots }), use 1 sword, lose { $damage } health
               *[other] Go to: { $to } (boots: { $boots }), use { $swords } swords, lose { $damage } health
            }
    }
option-invoke = Use: { $card }
option-visit =
    { $feature ->
        [wayshrine] Mark the wayshrine
       *[other] Open with 1 lockpick: { $feature }
    }
option-react = Discard against the ghost: { $card }
option-lay =
    { $swords ->
        [0] Lay it like this: turned by { $turn }°
        [one] Lay it turned by { $turn }° and use 1 sword
       *[other] Lay it turned by { $turn }° and use { $swords } swords
    }
option-rotate = Turn your tile to { $turn }°
option-place = Lay the new tile: { $side }
option-mark = Mark: { $room }
option-redeem = Buy with the coupon for { $price } gold: { $token }

choice-gold-5 = 5 gold
choice-boots-1 = 1 boot
choice-tireless = Crystal caves don’t exhaust you this turn
choice-trash-burgles = Trash up to 2 Burgles
choice-picks-1 = 1 lockpick
choice-pick-for-cards = Pay 1 lockpick to draw 2
choice-free-card = Pay 1 lockpick for a card or a device without its skill cost
choice-free-ware = Take one of the goods for free
choice-on-top = Put the card on top of your draw pile
choice-teleport-hero = Teleport to somebody in the depths
choice-teleport-tile = Teleport onto the new tile

## What happened

event-bought = { $who } acquires: { $card }.
event-rescued = { $who } is knocked out, but outside the depths, so their points count.
event-invoked = { $who } uses: { $card }.
event-visited =
    { $feature ->
        [wayshrine] { $who } puts a cube on the wayshrine.
       *[other] { $who } opens: { $feature }.
    }
event-spent-picks =
    { $count ->
        [one] { $who } uses up 1 lockpick.
       *[other] { $who } uses up { $count } lockpicks.
    }
event-called-special =
    { $count ->
        [one] A ghost awakens: 1 ghost cube goes into the noise area.
       *[other] Ghosts awaken: { $count } ghost cubes go into the noise area.
    }
event-drew-special = A ghost! It hits everybody and returns to the noise area.
event-was-shielded = { $who } wards off the ghost.
event-found-tile = { $who } discovers: { $card }.
event-laid-tile = { $who } lays: { $card }.
event-found-token = { $who } finds: { $card }.
event-placed-artifact = Found: { $card } ({ $room }).
event-marked-shrine =
    { $count ->
        [one] { $who } has marked the first wayshrine.
       *[other] { $who } has now marked { $count } wayshrines.
    }
event-turned-tile = A tile turns: { $card }.
event-used-portal = { $who } goes through a portal.
event-redeemed = { $who } redeems the discount coupon: { $card }.
event-put-on-top = { $who } puts a card on top of the draw pile: { $card }.
event-bag-ran-out = The dragon’s bag is empty. Everybody still in the dungeon is knocked out.

## Scoring

tie-artifact = A tie: decided by the more valuable artifact. (KK-224)
tie-klong-katakomben = On equal points, the more valuable artifact wins.

## Why not?

refused-KK-045 = You still have cards in your hand; play them first.
refused-KK-048 = You don’t have what it costs: gold or a lockpick.
refused-KK-049 = You can’t do that now; choose one of the actions on offer.
refused-KK-072 = That costs { $price } skill; you have { $have }.
refused-KK-076 = There are none of these left in the reserve.
refused-KK-078 =
    { $price ->
        [one] That takes 1 sword; you have { $have }.
       *[other] That takes { $price } swords; you have { $have }.
    }
refused-KK-083 = The device costs { $price } skill; you have { $have }.
refused-KK-087 = That takes 1 boot.
refused-KK-089 = This tunnel costs 2 boots; you don’t have that many.
refused-KK-091 = You don’t have that many swords.
refused-KK-093 = This tunnel is locked, and you have no lockpick.
refused-KK-095 = This tunnel has two locks; you need a lockpick for each.
refused-KK-096 = This tunnel can only be walked the other way, unless you have a Catacombs Map.
refused-KK-098 = You can buy goods only in market rooms.
refused-KK-099 = This costs { $price } gold; you have { $have }.
refused-KK-102 = There is no artifact here for you to take.
refused-KK-103 = You take an artifact as an action on your turn.
refused-KK-104 = You can’t carry any more artifacts; a backpack makes room.
refused-KK-109 = That takes 1 lockpick.
refused-KK-110 = This has already been opened.
refused-KK-112 = There are no major secrets left in the bank.
refused-KK-114 = There are no Secret Tomes left in the reserve.
refused-KK-117 = There is nobody left in the bank to free.
refused-KK-122 = First lay the tile you have discovered; turn it until you can walk onto it.
refused-KK-129 = All tiles have been discovered; you can’t go on there.
refused-KK-137 = You can’t return to the crypt without an artifact.
refused-KK-138 = A crystal cave has exhausted you; you can use boots again on your next turn.
refused-KK-157 = There are no minor secrets left in the bank.
refused-KK-158 = Choose a wayshrine to mark.
refused-KK-160 = You have already marked this wayshrine.
refused-KK-161 = You have no cube left to mark it with.
refused-KK-166 = You must discard a card from your hand for that.
refused-KK-170 = There is no such card in your play area or discard pile.
refused-KK-175 = You need a teleport for that, and a room it can lead to.
refused-KK-201 = The damage would fill your health track; keep the monsters off with swords.
refused-KK-231 = It would be cheaper with a Discount Coupon, but you have none.
refused-KK-253 = You can buy the Blood Amulet only with at least 5 damage.
refused-KK-255 = The most valuable crown is sold first.
refused-KK-266 = You must take the most valuable artifact in this room.
refused-KK-267 = You already have an artifact from this room; not even a backpack allows a second one.
refused-KK-268 = This wayshrine has no free space left.
refused-KK-G17 = The tile must end up in a new orientation.
refused-KK-G22 = You may turn your tile only when you have no other way to go.
refused-KK-G23 = You have already had that this turn.
refused-KK-G24 = You can’t do that here and now.
refused-KK-G32 = There is nothing in the dungeon row that you could take like this.
refused-KK-G33 = Not in this room. The card says where: only in the depths, only in a crystal cave, or only at a wayshrine.
refused-KK-G36 = You are unhurt; save the potion.
refused-KK-G49 = You are already in the crypt; finish your turn.
refused-KK-G58 = First you must lay the tile you have discovered; until then you can only do what helps with that.
refused-KK-G59 = You don’t have enough cubes left for this damage; use swords.
refused-KK-G64 = Discard a card against the ghost, or decline.
refused-KK-G65 = There are none of these left.
refused-KK-G66 = You can’t take this now.
refused-KK-G69 = There is no room there next to your tile.

## Table options

setting-side = Start tile
setting-side-a = Side A, Graveyard Gate: a wayshrine and a portal right below the crypt.
setting-side-b = Side B, Collapsed Stairs: more monsters, and the wayshrine is already in the depths.
setting-mercy = No way out
setting-mercy-false = Players with no way left wait.
setting-mercy-true = Players with no way left may turn their tile.

## The table in the terminal

goal-katakomben = Steal an artifact from the catacombs and bring it back to the crypt before the dragon gets you. The dungeon grows wherever you go. The most points win.
board-stack = Tiles in the stack: { $safe } safe, { $depths } of the depths
board-ghosts = Ghosts: { $area } in the noise area, { $bag } in the bag
board-artifacts = Artifacts in the stack: { $artifacts }
board-tiles = The dungeon (to the right, upwards): { $tiles }
board-tile = { $tile } ({ $x }, { $y })
board-hero = { $room } · { $damage }/{ $health } damage · { $gold } gold · { $picks } lockpicks · { $noise } noise · { $hand } cards
board-legend = ! after a card means danger, * a dragon attack when it is revealed. Tunnels: B boots, M monsters, L lock, > out only, < in only.

## The dungeon on the page

raid-goal = Climb down into the catacombs, steal an artifact and return to the crypt. The dungeon takes shape as you walk. For every noise you put a cube of your colour into the noise area; when the dragon attacks, they all go into the bag it draws from. If you escape, or are knocked out outside the depths with an artifact, your points count; the most points win.
raid-map = The dungeon
raid-is-start = Crypt
raid-about-start = The crypt. You may come back here only with an artifact, and then you have escaped.
raid-about-crystal_cave = Crystal cave: you are exhausted and can’t walk any further this turn. You can still teleport.
raid-moment-escaped-mine = You made it: 20 points for you, and nothing can harm you any more. From now on the dragon draws on your turns.
raid-moment-escaped-other = Time is running out: from now on the dragon draws whenever it would be this player’s turn.
raid-out-escaped = You have escaped: nothing can happen to you any more. Instead of your turn, the dragon draws { $cubes } cubes.
raid-out-rescued = You are knocked out, but not in the depths: what you have counts. Instead of your turn, the dragon draws { $cubes } cubes.
raid-out-lost = You are knocked out and leave with nothing: nothing counts for you this time. Instead of your turn, the dragon draws { $cubes } cubes.
raid-is-haunted = haunted
raid-is-wayshrine = wayshrine
raid-is-portal = portal
raid-is-chest = chest
raid-is-library = library
raid-is-prison = prison
raid-is-heal = healing spring
raid-is-gold1 = 1 gold
raid-is-gold2 = 2 gold
raid-is-gold3 = 3 gold
raid-is-minor_secret = minor secret
raid-is-artifact0 = artifact room
raid-is-artifact1 = artifact room +
raid-is-artifact2 = artifact room ++
raid-is-monkey_shrine = monkey shrine
raid-about-haunted = Haunted: a ghost awakened when this tile was discovered.
raid-about-wayshrine = Wayshrine: mark it with one of your cubes. You get 1 gold for every wayshrine you have marked so far, this one included.
raid-about-portal = Portal: for 1 boot you come out of any other portal you like.
raid-about-chest = Chest: open it with 1 lockpick and take 1 major secret.
raid-about-library = Library: open it with 1 lockpick and take 1 Secret Tome.
raid-about-prison = Prison: open it with 1 lockpick and free 2 prisoners.
raid-about-heal = When you enter, you heal 1 damage, once per turn.
raid-about-gold1 = When you enter, you get 1 gold, once per turn.
raid-about-gold2 = When you enter, you get 2 gold, once per turn.
raid-about-gold3 = When you enter, you get 3 gold, once per turn.
raid-about-minor_secret = When you enter, you get 1 minor secret, once a turn, as long as the bank has any left.
raid-about-artifact0 = Artifact room: when this tile was revealed, the top artifact of the stack came here, if there was one left.
raid-about-artifact1 = Artifact room with one plus: when this tile was revealed, the second artifact of the stack came here, which is worth more than the top one; if only one was left, that one came. With five or six players, both came. If the stack was empty, so was the room.
raid-about-artifact2 = Artifact room with two plus signs: when this tile was revealed, the third artifact of the stack came here, which is worth more than the two above it; if there were fewer, the bottom one came. With five or six players, all three came, or as many as were left. If the stack was empty, so was the room.
raid-about-monkey_shrine = Monkey shrine: when you enter, you take a monkey idol, once per turn.
raid-cracked = opened
raid-marked-by = marked by { $who }
raid-lock-open = the lock is open
raid-way-unknown = into the unknown: { $tolls }
raid-about-rage = Rage track: the number on the bright vertebra is how many cubes an attack draws; with the danger cards in the row that is now { $cubes }. Every artifact, dragon egg and Adventurer moves the dragon up a space.
raid-about-bag = Dragon bag: in every attack all cubes in the noise area go in, then the dragon draws from it. Cubes in it: { $count }. Black ones do nothing, a coloured one deals its owner 1 damage, a ghost cube deals everybody in the dungeon 1 damage. If the bag is empty after an attack, the game is over.
raid-about-stack = Tiles still to be discovered: { $count }. The back of the top one tells where the next one lies: purple with an archway is above the depths, blue with a skull is in the depths. Once the stack is empty, no edge leads into the unknown any more.
raid-stack-safe =
    { $count ->
        [one] 1 tile left, the next one is not in the depths
       *[other] { $count } tiles left, the next one is not in the depths
    }
raid-stack-depths =
    { $count ->
        [one] 1 tile of the depths left
       *[other] { $count } tiles of the depths left
    }
raid-stack-left = { $count } left
raid-stack-empty = All tiles have been discovered
raid-artifacts-left = Artifacts in the stack: { $values }
raid-artifacts-none = All artifacts have been found
raid-place-tile = { $tile }: turn it until it fits.
raid-place-brings-artifact = It holds: { $token }.
raid-place-brings-ghost = A ghost awakens.
raid-place-here = Lay it here
raid-place-not = Not this way
raid-place-degrees = turned by { $turn } degrees
raid-place-same = It already lies like this.
raid-place-turn-so = Turn it like this
# What turning the tile one stands on brings: how far round, and how many ways then lead out of the room.
raid-turn-ways =
    { $count ->
        [0] no way
        [one] 1 way
       *[other] { $count } ways
    }
raid-turn-half = 180°
raid-turn-left = 90° left
raid-turn-right = 90° right
raid-place-stay = You stay where you are
raid-lack-boots =
    { $count ->
        [one] You lack 1 boot
       *[other] You lack { $count } boots
    }
raid-lack-picks =
    { $count ->
        [one] You lack 1 lockpick
       *[other] You lack { $count } lockpicks
    }
raid-lack-arrow = Arrow against you
raid-lack-strength = You are exhausted
raid-lack-health = The damage would kill you
raid-lack-cubes = Too few cubes for the damage
raid-ghosts = Ghost cubes in the noise area: { $count }
raid-ghosts-bag = { $count } ghost cubes in the bag
raid-waste-offers =
    { $count ->
        [one] 1 card you can still use
       *[other] { $count } cards you can still use
    }

## Sections of the rulebook

section-resources = Skill, swords, boots, gold
section-cards = Drawing cards and conditions
section-buying = Acquiring cards
section-tunnels = Moving and tunnels
section-market = Market
section-artifacts = Taking artifacts
section-locks = Chest, library, prison
section-tiles = New tiles
section-wayshrines = Wayshrines
section-ghosts = Ghosts
section-end = End of the game
section-scoring = Scoring
section-prisoners = Prisoners
section-major = Major secrets
section-minor = Minor secrets
section-goods = Goods
section-party = With five or six players
section-quoted = Cards the rulebook quotes
section-differences = Differences from Klong!
section-secrets = Open, hidden, limited

## What a turn was, in a few words

recap-found-tile = discovers { $card }
recap-marked = marks a shrine
