### Klong! im! All!: everything people read at the table, as far as not all raids say it.
### Names of cards are ours where no public English one is known.
### with delve

## Cards and tokens

card-hack = Hack
card-stolpern = Stumble
card-zugang = Access
card-ducken = Scramble
card-vasr = FAZR
card-mutig = Boldly Go
card-speicherkern = Memory Core
card-g0bl1n = G0B-L1N
card-eradibot = Eradibot
card-leier = Princess Lyra
card-phantomagentin = Phantom Agent
card-jidu_infiltrator = Jidu Infiltrator
card-rebellenpilotin = Rebel Pilot
card-rebellensoldat = Rebel Trooper
card-rebellenspaeherin = Rebel Scout
card-saboteurin = Saboteur
card-feldsanitaeter = Field Medic
card-widerstandskaempfer = Resistance Fighter
card-jidu_lichtschwert = Light Sword of the Jidu
card-jidu_meister = Old Jidu Master
card-kurierdroide = Courier Droid
card-verbindungsoffizierin = Liaison Officer
card-rebellenadmiral = Rebel Admiral
card-weltraumpirat = Space Pirate
card-gefangener = Prisoner
card-weltraumstinktier = Space Skunk
card-schmugglerin = Smuggler
card-schwarzmarkthaendler = Black Marketeer
card-falschspieler = Card Sharp
card-ex_kopfgeldjaegerin = Former Bounty Hunter
card-raubein = Ruffian
card-fluchtpilot = Getaway Pilot
card-bandenchefin = Gang Boss
card-hehler = Fence
card-verrueckter_wissenschaftler = Mad Scientist
card-telepadtechniker = Telepad Technician
card-assistenzdroide = Assistance Droid
card-xenobiologin = Xenobiologist
card-kristallforscherin = Crystal Researcher
card-quantenphysiker = Quantum Physicist
card-laborleiterin = Lab Director
card-affenbot = MonkeyBot 30000
card-exterminator = Exterminator
card-loewenroboter = Lion Robot
card-kontohack = Account Hack
card-exostamper = Exo-Stomper
card-kristalllaeufer = Crystal Runner
card-alarmstufe_rot = Code Red
card-photonenroller = Photon Scooter
card-teleportguertel = Teleport Belt
card-tarnfeld = Cloaking Field
card-neutronenperle = Neutron Pearl
card-nebelopal = Nebula Opal
card-sonnendiamant = Sun Diamond
card-muellschlucker = Garbage Chute
card-universalwerkzeug = Multitool
card-geistesblitz = Brainwave
card-ablenkung = Distraction
card-sicherheitsoffizier = Security Officer
card-killerroboter = Killer Robot
card-gorklar = Wild Gorklar
card-wachdrohne = Sentry Drone
card-kampfcyborg = Battle Cyborg
card-ueberwachungsauge = Surveillance Eye
card-schleimbestie = Slime Beast
card-schottwaechter = Bulkhead Guard
card-leibwache = Lord’s Bodyguard
card-laserturm = Laser Turret
card-mega_gesundheit = Mega Health Boost
card-grosser_credit = Greater Credit Boost
card-geniestreich = Flash of Brilliance
card-deckplaene = Deck Plans
card-sechster_kristall = The Sixth Crystal
card-schallgranate = Sonic Grenade
card-gesundheit = Health Boost
card-geschwindigkeit = Speed Boost
card-staerke = Strength Boost
card-credit = Credit Boost
card-multipass = MultiPass
card-verdampfer = Vaporizer
card-archiv = Archive
card-artifact_5 = Ice Chalice (5)
card-artifact_10 = Sapphire Orb (10)
card-artifact_15 = Golden Helmet (15)
card-artifact_20 = Golden Idol (20)
card-artifact_25 = Ice Pearl (25)
card-artifact_30 = Star Crown (30)
card-generalschluessel = Master Key
card-telepass = TelePass
card-medikit = Medkit
card-schmuggelware = Contraband
card-energiekristall = Energy Crystal
card-kommandocode = Command Code
card-rettungskapsel = Escape Pod

back-major = major depot
back-minor = minor depot

## The ship

# A space: its module and its number there, or what it is.
room =
    { $room ->
        [S] { $module } start
        [H] { $module } lift
        [H1] { $module } lift 1
        [H2] { $module } lift 2
        [H3] { $module } lift 3
        [T] { $module } telepad
        [P1] { $module } pod 1
        [P2] { $module } pod 2
        [P3] { $module } pod 3
        [P4] { $module } pod 4
       *[other] { $module } { $room }
    }
module-FR = Cargo Bay
module-KO = Corridor
module-KZ = Command Module
module-HG = Hydroponics
module-MR = Engineering
module-PK = Doomsday Cannon
module-AR = Arena
module-KS = Med Lab
module-PR = Promenade

feature-start = start
feature-exit = escape pod
feature-deep = outside the cargo bay
feature-command = command module
feature-hyperlift = hyperlift
feature-telepad = telepad
feature-gate = security gate
feature-crystal = energy crystal
feature-credits1 = 1 credit
feature-credits2 = 2 credits
feature-medbay = medical bay
feature-port_noise1 = port (1 noise)
feature-port_noise2 = port (2 noise)
feature-port_noise3 = port (3 noise)
feature-port_credits3 = port (3 credits)
feature-port_credits4 = port (4 credits)
feature-port_credits5 = port (5 credits)
feature-port_heal1 = port (heals 1)
feature-port_heal2 = port (heals 2)
feature-port_skill2 = port (2 skill)
feature-port_skill3 = port (3 skill)
feature-port_swords2 = port (2 swords)
feature-port_swords3 = port (3 swords)
feature-port_boots1 = port (1 boot)
feature-port_boots2 = port (2 boots)
feature-port_draw1 = port (1 card)
feature-port_trash1 = port (trash 1 card)

## What they do

text-hack = 1 skill.
text-stolpern = 1 noise.
text-zugang = 1 boot.
text-ducken = 1 skill, 1 boot.
text-vasr = 1 skill, 2 swords.
text-mutig = 2 skill, 1 boot.
text-speicherkern = Does nothing when played, but scores points.
text-g0bl1n = 1 credit. Always stays in the row.
text-eradibot = 2 credits. Always stays in the row.
text-leier = 2 skill, 2 swords, 1 boot.
text-phantomagentin = 1 skill, 1 boot. With other rebels: draw 1 card.
text-jidu_infiltrator = 2 skill, 2 swords. With other rebels: enemies on paths don’t harm you this turn.
text-rebellenpilotin = 2 boots. With other rebels: 1 skill.
text-rebellensoldat = 2 swords. With other rebels: draw 1 card.
text-rebellenspaeherin = 1 skill, 1 boot, −1 noise. With other rebels: 1 boot.
text-saboteurin = 1 skill, 1 sword. With other rebels: everybody else makes 1 noise.
text-feldsanitaeter = 2 skill. With other rebels: heal 1.
text-widerstandskaempfer = 1 skill, 1 sword. With other rebels: 1 sword, 1 boot.
text-jidu_lichtschwert = 4 swords. With other rebels: draw 1 card. When bought: 1 sword.
text-jidu_meister = 3 skill, 2 swords. With other rebels: draw 1 card.
text-kurierdroide = 1 boot, −1 noise. With other rebels: −2 noise.
text-verbindungsoffizierin = 1 skill, draw 1 card. With other rebels: 1 skill.
text-rebellenadmiral = 4 skill. With other rebels: 2 swords.
text-weltraumpirat = 1 skill, 2 swords, 1 credit. With other outlaws: 1 credit. When revealed: up to 3 black cubes go back into the bag.
text-gefangener = 1 skill, 1 sword.
text-weltraumstinktier = 2 skill. With a Prisoner in your play area or discard pile: 3 credits.
text-schmugglerin = 2 skill. With contraband: 2 credits.
text-schwarzmarkthaendler = 2 credits. With other outlaws: goods cost you 2 credits less this turn.
text-falschspieler = You may discard 1 card from your hand to draw 2. With other outlaws: 1 skill.
text-ex_kopfgeldjaegerin = 1 skill, 3 swords. With other outlaws: −2 noise.
text-raubein = 2 swords, 1 noise. With other outlaws: 1 boot.
text-fluchtpilot = 2 boots. With other outlaws: 1 boot.
text-bandenchefin = 3 skill. With other outlaws: draw 2 cards.
text-hehler = 1 skill, 1 credit. 1 point for each of the market’s goods you own.
text-verrueckter_wissenschaftler = 1 noise, draw 1 card. With other science cards: 2 skill.
text-telepadtechniker = 1 skill, 1 boot. With other science cards: you may go to a telepad in your module, without a TelePass and without being dazed.
text-assistenzdroide = 1 skill. With other science cards: draw 1 card.
text-xenobiologin = 3 skill. With other science cards: heal 1.
text-kristallforscherin = 2 skill. With an energy crystal: 2 skill. 1 point for each energy crystal.
text-quantenphysiker = Draw 2 cards. With other science cards: draw 1 card.
text-laborleiterin = 2 skill. With other science cards: you may trash 1 card.
text-affenbot = 3 noise, draw 3 cards. With science cards: −3 noise.
text-exterminator = 3 swords, 1 boot. If you beat an enemy from the mission row this turn: 2 credits.
text-loewenroboter = 2 swords. You may discard 1 card from your hand to draw 1.
text-kontohack = 1 skill. If you trash at least 1 card this turn: 2 credits.
text-exostamper = 3 swords, 1 boot, 1 noise. With an energy crystal: 2 swords.
text-kristalllaeufer = 2 boots. With an energy crystal: 1 boot, and gates don’t stop you this turn.
text-alarmstufe_rot = You may trash 1 card. When revealed: everybody makes 1 noise.
text-photonenroller = 3 boots, 1 noise. When bought: 1 boot.
text-teleportguertel = Teleport to an adjacent space.
text-tarnfeld = 1 skill, 1 boot, −2 noise.
text-neutronenperle = Draw 1 card. When bought: 2 noise.
text-nebelopal = Draw 1 card. When bought: 2 noise.
text-sonnendiamant = Draw 1 card. When bought: 2 noise.
text-muellschlucker = 1 skill. You may trash 1 card.
text-universalwerkzeug = 1 skill, 1 sword, 1 boot.
text-geistesblitz = Draw 3 cards.
text-ablenkung = 2 skill. Everybody else makes 1 noise.
text-sicherheitsoffizier = −2 noise.
text-killerroboter = 3 credits.
text-gorklar = 5 credits.
text-wachdrohne = 1 skill.
text-kampfcyborg = 2 credits, draw 2 cards.
text-ueberwachungsauge = 3 credits, everybody else makes 1 noise. When revealed: everybody makes 1 noise.
text-schleimbestie = 4 credits, 2 noise.
text-schottwaechter = 1 boot.
text-leibwache = 2 credits, heal 1.
text-laserturm = Draw 2 cards. When revealed: everybody makes 1 noise.
text-mega_gesundheit = Use: heal 2.
text-grosser_credit = 5 credits.
text-geniestreich = Draw 3 cards.
text-deckplaene = Keep them. They are not an artifact.
text-sechster_kristall = Keep it. It is an energy crystal, worth 3 points for each energy crystal you have.
text-schallgranate = Everybody else makes 3 noise.
text-gesundheit = Use: heal 1.
text-geschwindigkeit = Use: 1 boot.
text-staerke = Use: 2 swords.
text-credit = 2 credits.
text-multipass = Use: this turn all your texts that need a faction work.
text-verdampfer = You may trash 1 card at the end of this turn.
text-archiv = Keep it. Lord Eradikus moves up 1 space.
text-artifact_5 = An artifact.
text-artifact_10 = An artifact.
text-artifact_15 = An artifact.
text-artifact_20 = An artifact.
text-artifact_25 = An artifact.
text-artifact_30 = An artifact.
text-generalschluessel = Opens locked paths, including those of the lift.
text-telepass = Lets you use telepads.
text-medikit = When bought: heal 2.
text-schmuggelware = Helps some cards.
text-energiekristall = Helps some cards.
text-kommandocode = Lets you into the command module.
text-rettungskapsel = For everybody who escapes.

## On the card, with signs in square brackets

face-g0bl1n = Stays
face-eradibot = Stays
face-phantomagentin = With [rebel]: draw 1 [draw]
face-jidu_infiltrator = With [rebel]: no [monster] on paths
face-rebellenpilotin = With [rebel]: 1 [skill]
face-rebellensoldat = With [rebel]: draw 1 [draw]
face-rebellenspaeherin = With [rebel]: 1 [boot]
face-saboteurin = With [rebel]: all others 1 [noise]
face-feldsanitaeter = With [rebel]: 1 [heart]
face-widerstandskaempfer = With [rebel]: 1 [sword] 1 [boot]
face-jidu_lichtschwert = With [rebel]: draw 1 [draw]. Bought: 1 [sword]
face-jidu_meister = With [rebel]: draw 1 [draw]
face-kurierdroide = With [rebel]: −2 [quiet]
face-verbindungsoffizierin = With [rebel]: 1 [skill]
face-rebellenadmiral = With [rebel]: 2 [sword]
face-weltraumpirat = With [outlaw]: 1 [gold]. Arrives: 3 black cubes into the bag
face-weltraumstinktier = With a Prisoner played or discarded: 3 [gold]
face-schmugglerin = With [contraband]: 2 [gold]
face-schwarzmarkthaendler = With [outlaw]: goods −2 [gold]
face-falschspieler = Discard 1 card: draw 2 [draw]. With [outlaw]: 1 [skill]
face-ex_kopfgeldjaegerin = With [outlaw]: −2 [quiet]
face-raubein = With [outlaw]: 1 [boot]
face-fluchtpilot = With [outlaw]: 1 [boot]
face-bandenchefin = With [outlaw]: draw 2 [draw]
face-hehler = 1 point per item
face-verrueckter_wissenschaftler = With [science]: 2 [skill]
face-telepadtechniker = With [science]: to a [telepad] of your module
face-assistenzdroide = With [science]: draw 1 [draw]
face-xenobiologin = With [science]: 1 [heart]
face-kristallforscherin = With [crystal]: 2 [skill]. 1 point per [crystal]
face-quantenphysiker = With [science]: draw 1 [draw]
face-laborleiterin = With [science]: trash 1 card [trash]
face-affenbot = With [science]: −3 [quiet]
face-exterminator = Beat an enemy in the row: 2 [gold]
face-loewenroboter = Discard 1 card: draw 1 [draw]
face-kontohack = Trash a card [trash]: 2 [gold]
face-exostamper = With [crystal]: 2 [sword]
face-kristalllaeufer = With [crystal]: 1 [boot], no [gate] stops you
face-alarmstufe_rot = Trash 1 card [trash]. Arrives: all 1 [noise]
face-photonenroller = Bought: 1 [boot]
face-teleportguertel = [teleport] to a neighbouring space
face-neutronenperle = Bought: 2 [noise]
face-nebelopal = Bought: 2 [noise]
face-sonnendiamant = Bought: 2 [noise]
face-muellschlucker = Trash 1 card [trash]
face-ablenkung = All others 1 [noise]
face-ueberwachungsauge = All others 1 [noise]. Arrives: all 1 [noise]
face-leibwache = 1 [heart]
face-laserturm = Arrives: all 1 [noise]

## Cards on the page

# Endings before which a card’s name may break; if several fit, the first counts.
cards-endings = technician researcher marketeer physicist biologist scientist infiltrator fighter bodyguard marketeer distraction minator veillance rilliance porizer diamond traband
cards-row = Mission row
cards-dungeon = { $count } left in the mission deck
cards-stopped = No more boots this turn
cards-fearless = Enemies on paths can’t harm you
cards-dazed = Dazed: no more boots this turn
cards-multipass = MultiPass: all three factions count as played
cards-beams = Moves to a telepad in your module: { $count }
cards-home = You are in the pod
cards-dragon = When this card enters the row, Lord Eradikus attacks.

## Looking back at the end

past-part-mastery = Escape pod
past-part-gold = Credits
past-depth = How deep into the ship you were
past-above = cargo bay
past-deep = deeper in
past-attacks =
    { $count ->
        [one] Lord Eradikus attacked once.
       *[other] Lord Eradikus attacked { $count } times.
    }
past-fate-inside = on the ship

## Questions

ask-take = Do you want to take a depot from this space?

## Options

option-move =
    { $damage ->
        [0] Go to: { $to } (boots: { $boots })
       *[other] Go to: { $to } (boots: { $boots }) and lose { $damage } health
    }
option-battle =
    { $damage ->
        [0]
            { $swords ->
                [one] Go to: { $to } (boots: { $boots }), fend off the enemy with 1 sword
               *[other] Go to: { $to } (boots: { $boots }), fend off all enemies with { $swords } swords
            }
       *[other]
            { $swords ->
                [one] Go to: { $to } (boots: { $boots }), use 1 sword, lose { $damage } health
               *[other] Go to: { $to } (boots: { $boots }), use { $swords } swords, lose { $damage } health
            }
    }
option-lift = Take the hyperlift to: { $to }
option-telepad = Use the telepad to: { $to }
option-beam = Go to the telepad: { $to }
option-visit = Hack: { $feature }
option-trade = Buy for { $price } credits: { $token }
option-drink = Use: { $token }

## What happened

event-rode-lift = { $who } takes the hyperlift to: { $to }.
event-used-telepad = { $who } uses the telepad to: { $to }.
event-beamed = { $who } goes to the telepad without a TelePass: { $to }.
event-visited = { $who } hacks: { $feature }.
event-got-code = { $who } has the command code!
event-took-crystal = { $who } gets: { $card }.
event-drank = { $who } uses: { $card }.
event-paid = { $who } pays { $count } credits.
event-gained-gold =
    { $count ->
        [one] { $who } gets 1 credit.
       *[other] { $who } gets { $count } credits.
    }
event-revealed = New in the mission row: { $card }.
event-angered = Lord Eradikus grows angrier: space { $space }, { $cubes } cubes.
event-called-special =
    { $count ->
        [one] A bounty hunter arrives: 1 red cube goes into the noise area.
       *[other] Bounty hunters arrive: { $count } red cubes go into the noise area.
    }
event-raised-blockade = Blockade! The hyperlift no longer goes to the cargo bay.
event-turned-goblin = The G0B-L1N is turned over: { $card }.
event-provoked = { $who } turns up { $card }, which brings Lord Eradikus!
event-attacked =
    { $count ->
        [one] Lord Eradikus attacks and draws 1 cube!
       *[other] Lord Eradikus attacks and draws { $count } cubes!
    }
event-drew-special = A bounty hunter! It hits everybody and goes back into the noise area.
event-rescued = { $who } is knocked out, but in the cargo bay: allies come to the rescue.
event-escaped = { $who } escapes in a pod!
event-deck-ran-out = The mission row can’t be refilled any more.
event-game-ended = Nobody is left on the ship. The game is over.

## Scoring

score-mastery = Escape pod
score-gold = Credits
tie-artifact = A tie: decided by the more valuable artifact. (KA-208)
tie-klong-im-all = On equal points, the more valuable artifact wins.

## Why not?

refused-KA-068 = You can’t do that now; choose one of the actions on offer.
refused-KA-069 = You still have cards in your hand; play them first.
refused-KA-087 = That costs { $price } skill; you have { $have }.
refused-KA-093 =
    { $price ->
        [one] That takes 1 sword; you have { $have }.
       *[other] That takes { $price } swords; you have { $have }.
    }
refused-KA-101 = You can buy goods only on market spaces.
refused-KA-102 = That costs { $price } credits; you have { $have }.
refused-KA-104 = You can have only one of each of the goods.
refused-KA-110 = That takes 1 boot.
refused-KA-112 = This path costs { $boots } boots; you have { $have }.
refused-KA-114 = You don’t have that many swords.
refused-KA-116 = This path is locked; the master key is sold at the market.
refused-KA-117 = This path only leads the other way.
refused-KA-118 = This is only about the depots on this space; take one or none.
refused-KA-121 = You have entered a security gate; you can use boots again on your next turn.
refused-KA-123 = The damage would fill your health track; keep the enemies off with swords.
refused-KA-127 = There is a lock on the lift’s route; the master key is sold at the market.
refused-KA-128 = Telepads only work with a TelePass, which is sold at the market.
refused-KA-131 = You are dazed; you can use boots again on your next turn.
refused-KA-133 = You need the command code to enter the command module; hack two ports to get it.
refused-KA-137 = This port has already been hacked.
refused-KA-138 = Your second port has to be in a different module from the first.
refused-KA-143 = You already have an artifact; you can’t carry a second one.
refused-KA-179 = The blockade stops the lift: it no longer goes into or out of the cargo bay.
refused-KA-192 = You can’t leave the ship without an artifact.
refused-KA-212 = Discard a card from your hand, or decline.
refused-KA-226 = That takes a teleport.
refused-KA-G17 = There are none of these in the reserve right now.
refused-KA-G29 = That takes a Telepad Technician and another science card.
refused-KA-G33 = You need a data marker for that; you have used both of yours.
refused-KA-G55 = You are already in the pod.
refused-KA-G80 = You don’t have enough cubes left for this damage; use swords.
refused-KA-G82 = Choose a card from your play area or discard pile, or decline.

## Table options

setting-order = Order of the pieces
setting-order-gardens-cannon-ward = Gardens, cannon, ward in slots 1, 2, 3. Recommended for a first game.
setting-order-gardens-ward-cannon = Gardens, ward, cannon in slots 1, 2, 3.
setting-order-cannon-gardens-ward = Cannon, gardens, ward in slots 1, 2, 3.
setting-order-cannon-ward-gardens = Cannon, ward, gardens in slots 1, 2, 3.
setting-order-ward-gardens-cannon = Ward, gardens, cannon in slots 1, 2, 3.
setting-order-ward-cannon-gardens = Ward, cannon, gardens in slots 1, 2, 3.
setting-order-random = In random order.
setting-sides = Sides of the pieces
setting-sides-hg-pk-ks = Hydroponics, Cannon, Med Lab lie face up. Recommended for a first game.
setting-sides-hg-pk-pr = Hydroponics, Cannon, Promenade lie face up.
setting-sides-hg-ar-ks = Hydroponics, Arena, Med Lab lie face up.
setting-sides-hg-ar-pr = Hydroponics, Arena, Promenade lie face up.
setting-sides-mr-pk-ks = Engineering, Cannon, Med Lab lie face up.
setting-sides-mr-pk-pr = Engineering, Cannon, Promenade lie face up.
setting-sides-mr-ar-ks = Engineering, Arena, Med Lab lie face up.
setting-sides-mr-ar-pr = Engineering, Arena, Promenade lie face up.
setting-sides-random = Chosen at random.
setting-opening_texts = First mission row
setting-opening_texts-true = Cards in the first row have their arrival effects.
setting-opening_texts-false = Cards in the first row have no arrival effects.
setting-trash_bonus_per_copy = Bonus for trashing
setting-trash_bonus_per_copy-false = Even with two Account Hacks you get at most 2 credits a turn.
setting-trash_bonus_per_copy-true = Every Account Hack gives its 2 credits.
setting-eradibot = Eradibot
setting-eradibot-red = It arrives when the boss enters the red zone.
setting-eradibot-checkered = It arrives when the boss enters the checkered space.
setting-eradibot-never = It never arrives; the G0B-L1N stays.

## The table in the terminal

goal-im-all = Hack two ports, steal an artifact from the command module and escape in a pod before Lord Eradikus gets you. The most points win.
board-dragon = Lord Eradikus: space { $space }, an attack draws { $cubes } cubes · bag: { $black } black, { $others } coloured · mission deck: { $deck }
board-row = Mission row:
board-slots = Ship: { $modules }
board-hunters = Red cubes: { $area } in the noise area, { $bag } in the bag
board-blockade = Blockade: no lift to the cargo bay
board-hacked = Hacked: { $ports }
board-port = { $room } ({ $who })
board-hero = { $room } · { $damage }/{ $health } damage · { $gold } credits · { $data } data markers · { $noise } noise · { $hand } cards
board-legend = ! after a card means danger, * an attack by the boss when it is revealed.

## The ship on the page

raid-goal = Sneak onto the flagship, hack two ports in two modules, steal an artifact from the command module and escape in a pod. For every noise you put a cube of your colour into the noise area; when Lord Eradikus attacks, they all go into the bag he draws from. If you escape, or are knocked out in the cargo bay with an artifact, your points count; the most points win.
raid-map = The ship
raid-rooms = Spaces
raid-is-start = start
raid-is-exit = escape pod
raid-is-exit_gone = empty dock, its escape pod is gone
raid-is-deep = no rescue
raid-is-command = command module
raid-is-hyperlift = hyperlift
raid-is-telepad = telepad
raid-is-gate = security gate
raid-is-crystal = energy crystal
raid-is-credits1 = 1 credit
raid-is-credits2 = 2 credits
raid-is-medbay = medical bay
raid-is-port_noise1 = port (1 noise)
raid-is-port_noise2 = port (2 noise)
raid-is-port_noise3 = port (3 noise)
raid-is-port_credits3 = port (3 credits)
raid-is-port_credits4 = port (4 credits)
raid-is-port_credits5 = port (5 credits)
raid-is-port_heal1 = port (heals 1)
raid-is-port_heal2 = port (heals 2)
raid-is-port_skill2 = port (2 skill)
raid-is-port_skill3 = port (3 skill)
raid-is-port_swords2 = port (2 swords)
raid-is-port_swords3 = port (3 swords)
raid-is-port_boots1 = port (1 boot)
raid-is-port_boots2 = port (2 boots)
raid-is-port_draw1 = port (1 card)
raid-is-port_trash1 = port (trash 1 card)
raid-about-start = Everybody starts here.
raid-about-exit = Escape pod: with an artifact you escape here, which is worth 20 points. Without one it is of no use to you.
raid-about-exit_gone = Empty dock: the escape pod is gone, so nobody can escape here any more.
raid-about-deep = Outside the cargo bay: if you are knocked out here, you lose.
raid-about-market = Market: goods cost { $price } credits each.
raid-about-command = Command module: you need the command code to get in.
raid-about-hyperlift = Hyperlift: ride to another lift space without boots. Afterwards you are dazed.
raid-about-telepad = Telepad: with a TelePass it takes you to any other one without boots. Afterwards you are dazed.
raid-about-gate = Security gate: once you enter it, boots don’t work any more this turn.
raid-about-crystal = When you enter, you get 1 energy crystal, while there are any left.
raid-about-credits1 = When you enter, you get 1 credit.
raid-about-credits2 = When you enter, you get 2 credits.
raid-about-medbay = Medical bay: when you enter, you heal 1 damage.
raid-about-port_noise1 = Port: hack it with a data marker and you make 1 noise.
raid-about-port_noise2 = Port: hack it with a data marker and you make 2 noise.
raid-about-port_noise3 = Port: hack it with a data marker and you make 3 noise.
raid-about-port_credits3 = Port: hack it with a data marker and you get 3 credits.
raid-about-port_credits4 = Port: hack it with a data marker and you get 4 credits.
raid-about-port_credits5 = Port: hack it with a data marker and you get 5 credits.
raid-about-port_heal1 = Port: hack it with a data marker and you heal 1 damage.
raid-about-port_heal2 = Port: hack it with a data marker and you heal 2 damage.
raid-about-port_skill2 = Port: hack it with a data marker and you get 2 skill.
raid-about-port_skill3 = Port: hack it with a data marker and you get 3 skill.
raid-about-port_swords2 = Port: hack it with a data marker and you get 2 swords.
raid-about-port_swords3 = Port: hack it with a data marker and you get 3 swords.
raid-about-port_boots1 = Port: hack it with a data marker and you get 1 boot.
raid-about-port_boots2 = Port: hack it with a data marker and you get 2 boots.
raid-about-port_draw1 = Port: hack it with a data marker and you draw 1 card.
raid-about-port_trash1 = Port: hack it with a data marker and you may trash 1 card.
raid-hacked-by = hacked by { $who }
raid-todo = Done: { $done } of { $all }
raid-todo-first = 1st hack
raid-todo-second = 2nd hack
raid-todo-code = Code
raid-todo-artifact = Artifact
raid-todo-pod = Pod
raid-todo-hint-first_port = Hack a port.
raid-todo-hint-second_port = Hack a second one, in another module.
raid-todo-hint-artifact = Steal an artifact from the command module.
raid-todo-hint-pod = Get to a pod in the cargo bay!
raid-todo-hint-nothing = There is nothing left for you to do.
# For ears, and beside a space: where paths lead and what they cost.
raid-ways = Paths: { $ways }.
raid-way-monsters =
    { $count ->
        [one] 1 enemy
       *[other] { $count } enemies
    }
raid-dragon = Lord Eradikus and bag
raid-attacks = Lord Eradikus attacks!
raid-hunters = Bounty hunters: { $area } in the noise area, { $bag } in the bag
raid-about-rage = Rage track: every code, artifact and archive moves Lord Eradikus up a space. The number on the bright space is how many cubes an attack draws; with danger cards that is now { $cubes }. When he reaches red cubes, bounty hunters go into the noise area. The second-to-last space closes the lift to the cargo bay.
raid-about-bag = Boss bag: in every attack all cubes in the noise area go in, then Lord Eradikus draws from it. Cubes in it: { $count }. Black cubes do nothing, a coloured one deals its owner 1 damage, a red one deals everybody on the ship 1 damage.
raid-blockade = The blockade is up: the hyperlift goes neither into nor out of the cargo bay.
raid-take-artifact =
    { $angers ->
        [true] { $points } points. Lord Eradikus gets angrier, and you can carry only one.
       *[other] { $points } points. You can carry only one.
    }
raid-moment-escaped = Escaped!
raid-moment-escaped-mine = You made it: 20 points for you, and nothing can harm you any more. From now on Lord Eradikus draws on your turns.
raid-moment-escaped-other = Time is running out: from now on Lord Eradikus draws whenever it would be this player’s turn.
raid-took-artifact-mine =
    { $angers ->
        [true] You can carry only this one. Lord Eradikus rages: he is one space angrier. Now get to a pod!
       *[other] You can carry only this one. Lord Eradikus cannot get any angrier. Now get to a pod!
    }
raid-took-artifact-other =
    { $angers ->
        [true] Lord Eradikus rages: he is one space angrier.
       *[other] Lord Eradikus rages: he cannot get any angrier.
    }
raid-gold =
    { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }
raid-goods = Goods for { $price } credits each
raid-show-map = Ship
raid-out-escaped = You have escaped: nothing can happen to you any more. Instead of your turn, Lord Eradikus draws { $cubes } cubes.
raid-out-rescued = Knocked out, but rescued: what you have counts. Instead of your turn, Lord Eradikus draws { $cubes } cubes.
raid-out-lost = You are knocked out and leave with nothing: nothing counts for you this time. Instead of your turn, Lord Eradikus draws { $cubes } cubes.

## Sections of the rulebook

section-factions = Factions
section-enemies = Enemies
section-market = Market and goods
section-paths = Through the ship
section-journeys = Hyperlift and telepads
section-ports = Hacking ports
section-credits = Credits
section-attack = Boss attack
section-rage = Rage track
section-gone = Players who are off the ship
section-major = Major depots
section-minor = Minor depots
section-differences = Differences from Klong!
section-quoted = Pictures in the rulebook

## What a turn was, in a few words

recap-attack = Eradikus: { $what }
recap-missed = Eradikus hits nobody
recap-attack-by = Eradikus ({ $card }): { $what }
recap-missed-by = Eradikus ({ $card }) hits nobody
recap-hacked = hacks a port
