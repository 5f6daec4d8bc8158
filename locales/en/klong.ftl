### Klong!: everything people read at the table.
### with delve

## Cards and tokens

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
card-flash = Flash of Brilliance
card-skill_boost = Skill Boost
card-strength = Potion of Strength
card-swiftness = Potion of Swiftness
card-magic_spring = Magic Spring
card-shield = Shield (20)
card-chestplate = Chestplate (25)
card-thurible = Thurible (30)
card-master_key = Master Key

# A room as it is numbered on the board.
room = room { $room }

## What they do

text-dragon_shrine = Choose: 2 gold, or trash 1 card.
text-ladder = 2 boots.
text-shrine = Choose: 1 gold, or heal 1. When revealed: 3 black cubes go back into the bag.
text-teleporter = Teleport to an adjacent room.
text-vault = 5 gold, 3 noise. Only in the depths.
text-animated_door = 1 boot.
text-belcher = 4 gold, 2 noise.
text-cave_troll = 3 gold, draw 2. Only in the depths.
text-crystal_golem = 3 skill. Only in a crystal cave.
text-kobold = 1 skill.
text-ogre = 5 gold.
text-orc_grunt = 3 gold.
text-overlord = Draw 2. When revealed: everybody makes 1 noise.
text-watcher = 3 gold, everybody else makes 1 noise. When revealed: everybody makes 1 noise.
text-sapphire = Draw 1. When bought: 2 noise.
text-emerald = Draw 1. When bought: 2 noise.
text-ruby = Draw 1. When bought: 2 noise.
text-diamond = Draw 1. When bought: 2 noise.
text-dragons_eye = Draw 1. When bought: 2 noise. Available only in the depths. 10 points with a mastery token, otherwise none.
text-apothecary = You may discard 1 card from your hand to choose: 3 swords, 2 gold, or heal 1.
text-archaeologist = Draw 1. With a monkey idol: 2 skill.
text-cleric = 2 skill, 1 sword. When bought: heal 1.
text-duke = 2 skill, 2 swords. 1 point per 5 gold.
text-dwarven_peddler = 1 boot, 2 gold. 4 points if you have two of these three: Chalice, Dragon Egg, Monkey Idol.
text-gem_collector = 2 skill, −2 noise. Gems cost you 2 skill less this turn.
text-invoker = 1 noise. Teleport to an adjacent room.
text-kobold_merchant = 2 gold. With an artifact: 2 skill.
text-master_burglar = 2 skill. Trash 1 Burgle at the end of this turn.
text-mister_whiskers = Choose: the dragon attacks, or −2 noise.
text-monkeybot = 3 noise, draw 3.
text-mountain_king = 2 skill, 1 sword, 1 boot. With a crown: 1 more sword and boot.
text-queen_of_hearts = 3 skill, 1 sword. With a crown: heal 1.
text-rebel_captain = 2 skill. With another companion in your play area: draw 1.
text-rebel_miner = 2 gold. With another companion in your play area: draw 1.
text-rebel_scout = 2 boots. With another companion in your play area: draw 1.
text-rebel_soldier = 2 swords. With another companion in your play area: draw 1.
text-treasure_hunter = 2 skill, 2 swords. Replace 1 card in the dungeon row; the dragon doesn’t attack for it.
text-tunnel_guide = 1 sword, 1 boot.
text-wizard = 3 skill. 2 points per Secret Tome.
text-amulet = 4 skill. When bought: heal 1.
text-boots_swift = 3 boots. When bought: 1 boot.
text-bracers = Draw 2.
text-elven_boots = 1 skill, 1 boot, draw 1.
text-elven_cloak = 1 skill, −2 noise, draw 1.
text-elven_dagger = 1 skill, 1 sword, draw 1.
text-flying_carpet = 2 boots. This turn neither monsters in tunnels nor crystal caves stop you.
text-lucky_coin = 1 skill, 1 noise, draw 1.
text-pickaxe = 2 swords, 2 gold.
text-scepter = 3 skill, 3 noise.
text-silver_spear = 3 swords. When bought: 1 sword.
text-singing_sword = 3 skill, 2 swords, 1 noise.
text-treasure_map = 5 gold.
text-wand_recall = 2 skill. With an artifact: teleport to an adjacent room.
text-wand_wind = Choose: teleport to an adjacent room, or take 1 secret from one.
text-brilliance = Draw 3.
text-dead_run = 2 boots, 2 noise. This turn crystal caves don’t stop you.
text-move_silently = 2 boots, −2 noise.
text-search = 2 skill, 1 boot. Each time you gain gold this turn: 1 more gold.
text-sleight = You may discard 1 card from your hand to draw 2.
text-sneak = 1 skill, 1 boot, −2 noise.
text-swagger = 1 boot. 1 skill per noise you make this turn.
text-tattle = 2 skill. Everybody else makes 1 noise.
text-underworld = Choose: 1 gold, or pay 7 gold for 2 Secret Tomes.
text-chalice = Keep it.
text-flash = Draw 3.
text-skill_boost = 2 skill this turn.
text-bananas = An artifact.
text-master_key = Opens locked tunnels.
text-crown_8 = The third crown.
text-monkey_idol = Keep it.

## On the card, with signs in square brackets

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
face-treasure_hunter = Replace 1 card in the row
face-wizard = 2 points per Secret Tome
face-amulet = Bought: 1 [heart]
face-boots_swift = Bought: 1 [boot]
face-flying_carpet = No monster, no cave stops you
face-silver_spear = Bought: 1 [sword]
face-wand_recall = With [artifact]: 1 [teleport]
face-wand_wind = 1 [teleport] or take 1 secret from next door
face-dead_run = No cave stops you
face-search = Each time you gain gold: +1 [gold]
face-sleight = Discard 1 card: draw 2 [draw]
face-swagger = 1 [skill] per [noise] this turn
face-tattle = All others 1 [noise]
face-underworld = 1 [gold], or 7 [gold] for 2 Secret Tomes

## Cards on the page

# Ends of words before which a card name may break; if several fit, the first counts.
cards-endings = logist thecary lector chant world porter

## Questions

ask-take = Do you want to take a token from this room?
ask-fetch = Which room do you want to take a secret from?

## Options

option-move =
    { $damage ->
        [0] Go to { $to } (boots: { $boots })
       *[other] Go to { $to } (boots: { $boots }) and lose { $damage } health
    }
option-battle =
    { $damage ->
        [0]
            { $swords ->
                [one] Go to { $to } (boots: { $boots }) and fend off the monster with 1 sword
               *[other] Go to { $to } (boots: { $boots }) and fend off all monsters with { $swords } swords
            }
       *[other]
            { $swords ->
                [one] Go to { $to } (boots: { $boots }), use 1 sword and lose { $damage } health
               *[other] Go to { $to } (boots: { $boots }), use { $swords } swords and lose { $damage } health
            }
    }
option-teleport = Teleport to { $to }
option-fetch = Take a secret from { $room }

choice-swords-3 = 3 swords
choice-attack = The dragon attacks
choice-fetch = Take 1 secret from an adjacent room
choice-tomes = Pay 7 gold for 2 Secret Tomes

## What happened

event-moved = { $who } moves from { $from } to { $to }.
event-teleported = { $who } teleports from { $from } to { $to }.
event-took = { $who } takes from { $room }: { $card }.
event-rescued = { $who } is knocked out, but rescued.
event-went-on-parapet = { $who } steps onto the parapet.
event-walked-parapet = { $who } reaches parapet space { $space }.

## Scoring

tie-artifact = A tie: decided by the more valuable artifact. (KL-111)

## Why not?

refused-KL-015 = You can’t do that now; choose one of the actions on offer.
refused-KL-016 = You still have cards in your hand; play them first.
refused-KL-030 = That costs { $price } skill; you have { $have }.
refused-KL-034 = The device costs { $price } skill; you have { $have }.
refused-KL-040 =
    { $price ->
        [one] That takes 1 sword; you have { $have }.
       *[other] That takes { $price } swords; you have { $have }.
    }
refused-KL-046 = That takes 1 boot.
refused-KL-047 = This tunnel costs { $boots } boots; you have { $have }.
refused-KL-049 = You don’t have that many swords.
refused-KL-051 = The damage would fill your health track; keep the monsters off with swords.
refused-KL-052 = This tunnel is locked; the master key is sold at the market.
refused-KL-054 = This tunnel can only be walked the other way.
refused-KL-055 = You have entered a crystal cave; you can use boots again on your next turn.
refused-KL-056 = This is about the tokens in this room; take one or none.
refused-KL-061 = You can’t carry any more artifacts; a backpack makes room.
refused-KL-067 = You can buy goods only in market rooms.
refused-KL-068 = That costs { $price } gold; you have { $have }.
refused-KL-095 = You can’t leave without an artifact.
refused-KL-G12 = Answer this question first.
refused-KL-G17 = There is no such card in your play area or discard pile.
refused-KL-G21 = There are none of these left in the reserve.
refused-KL-G22 = Not in this room. The card says where: only in the depths, or only in a crystal cave.
refused-KL-G25 = You don’t have enough cubes left for this damage; use swords.
refused-KL-G29 = That takes a teleport.
refused-KL-G39 = You take an artifact when you enter its room; leave and come back.
refused-KL-G43 = The most valuable crown is sold first.
refused-KL-G68 = You are already out; finish your turn.
refused-KL-G80 = Something is missing: a secret near you, a tome, or the gold.
refused-KL-G81 = Discard a card from your hand, or decline.

## Table options

setting-side = Side of the board
setting-side-day = Day: the side to start with.
setting-side-dusk = Dusk: scattered markets, longer routes, more monsters.
setting-artifact_as_action = Taking artifacts as an action
setting-artifact_as_action-false = You can take an artifact only when you enter its room.
setting-artifact_as_action-true = You can take an artifact at any time while you are in its room.
setting-opening_texts = First dungeon row
setting-opening_texts-true = Cards in the first dungeon row have their arrival effects.
setting-opening_texts-false = Cards in the first dungeon row have no arrival effects.
setting-gone_noise = Noise of players who are out
setting-gone_noise-stays = Cubes of players who have escaped or been knocked out stay in the noise area.
setting-gone_noise-leaves = Cubes of players who have escaped or been knocked out leave the noise area and the game.

## The table in the terminal

goal-klong = Steal an artifact from the dungeon and get out again before the dragon gets you. The most points win.
board-parapet = Parapet: { $who } on space { $space }
board-hero = { $room } · { $damage }/{ $health } damage · { $gold } gold · { $noise } noise · { $hand } cards
board-legend = ! after a card means danger, * a dragon attack when it is revealed. Tunnels: B boots, M monsters, L lock, > out only, < in only. The number after each name is the room on the board.

## The board on the page

raid-goal = Sneak into the dungeon, steal an artifact and get out again. For every noise you put a cube of your colour into the noise area; when the dragon attacks, they all go into the bag it draws from. If you escape, or are knocked out above the depths with an artifact, your points count; the most points win.
raid-map = Map of the dungeon
raid-is-start = entrance
raid-is-heart = healing
raid-is-shrine = monkey shrine
raid-about-start = The entrance. With an artifact you can leave here.
raid-about-crystal_cave = Crystal cave: you can’t walk any further this turn.
raid-about-heart = When you enter, you heal 1 damage.
raid-about-shrine = Monkey shrine: when you enter, you may take 1 monkey idol, worth 5 points at the end.
raid-about-rage = Rage track: the number on the bright space is how many cubes an attack draws; with the danger cards in the row that is now { $cubes }. Every artifact and every dragon egg moves the dragon up a space.
raid-about-bag = Dragon bag: in every attack all cubes in the noise area go in, then the dragon draws from it. Cubes in it: { $count }. Black ones do nothing, a coloured one deals its owner 1 damage. Cubes that are not drawn stay in the bag.
raid-parapet = Parapet
raid-about-parapet = Parapet: the first player to escape or be knocked out puts their pawn on the first space and moves it one space further on each of their turns. The dragon then attacks with as many extra cubes as the space says; without them it would now draw { $cubes }. On the last space everybody still in the dungeon is knocked out.
parapet-first = Parapet: the first player out starts here. They move on every turn, and the dragon attacks.
parapet-attack =
    { $more ->
        [one] The dragon attacks, with 1 more cube.
       *[other] The dragon attacks, with { $more } more cubes.
    }
parapet-last = The end: everybody still in the dungeon is knocked out.
raid-moment-escaped-mine = You made it: 20 points for you, and nothing can harm you any more. The others have only a few turns left.
raid-moment-escaped-other = Time is running out: with every turn up there the dragon attacks harder.

## Sections of the rulebook

section-tunnels = Tunnels
section-gold = Gold and markets
section-knocked-out = Knocked out

## Ties

tie-klong = On equal points, the more valuable artifact wins.

## Who is out of the dungeon

raid-out-escaped = Escaped! Your turns are skipped, and nothing can happen to you.
raid-out-escaped-first = Escaped! On each of your turns your pawn moves one space along the parapet.
raid-out-rescued = Knocked out but rescued: everything you have counts, except the 20 for escaping.
raid-out-rescued-first = Rescued! On each of your turns your pawn moves one space along the parapet.
raid-out-lost = Knocked out in the depths or without an artifact: nothing counts for you this time.
raid-out-lost-first = Lost. On each of your turns your pawn moves one space along the parapet.
raid-fate-deep = Knocked out in the depths, so nothing counts.
