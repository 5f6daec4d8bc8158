### Klong! im! All! explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Signs stand in square brackets.
### with delve.guide

## The guided first game

guide-welcome-title = Welcome aboard
guide-welcome = You stand in the cargo bay of the Eradikus Prime. Your goal: hack a port [port] in each of two modules, go into the command module with the code [code], steal an artifact [artifact] there and get to an escape pod [pod] before Lord Eradikus knocks you out. What is still to be done always stands below. What the signs mean the “?” shows you at any time.
guide-symbols = [skill] Skill buys new cards, [sword] swords defeat enemies, [boot] boots take you through the ship. Here you see what this turn still has. Whatever is left when it ends is lost.
guide-noise = When a card makes Klong! [noise], you put a cube of your colour into the Klong! area. The next attack drops it into the bag. Every cube of yours that Lord Eradikus draws is 1 damage to you. A few lay there from the start: 3 of yours, because you begin, 2 and 1 of the others.
guide-buy = The price stands at the bottom right. Blue cards and the yellow reserve go to your discard pile: you can use them only once you draw them later. Red enemies you defeat with swords, for their reward.
guide-walk-title = One boot, one path
guide-walk = When a space glows, it is within reach; beside it stands what the way costs. A path costs 1 [boot], with footprints [footprints] 2. The escape pods [pod] at the far left are of use only once you have an artifact. What else stands on paths I explain when you are in front of it.
guide-footprints = One of the paths before you shows footprints [footprints]: it costs 2 boots [boot] instead of 1.
guide-monster-title = Enemies on the path
guide-monster = On a path before you lurk enemies [monster]. If you walk past, each of them does 1 damage. A sword [sword] holds one off.
guide-lock = A path before you is locked [lock]: it opens only to a key [key]. You get one for 7 credits in a market [market].
guide-gate-title = In the security gate
guide-gate = Whoever enters a security gate [gate] walks no further this turn: boots [boot] help you again in your next turn. You can still buy and fight.
guide-depot-title = What lies on the spaces
guide-depot = When you enter a space with depots, you may take 1 of them. Minor ones [minor] lie there in twos, major ones [major] alone. Only when you have taken one do you see what is in it: credits, a MultiPass, an archive or a boost [potion], which helps you once, whenever you like: with healing, boots or swords.
guide-end = All cards are played. Buy and walk as much as you want and can pay for; then end your turn here: you draw 5 new cards (if your deck is empty, the discard pile is shuffled), and the row is refilled. If a new card bears the eye of the boss [dragon], Lord Eradikus attacks.
guide-faction-title = Stronger together
guide-faction = Many cards belong to a faction: rebels [rebel], outlaws [outlaw] or science [science]. If that sign stands in a text, it holds only if you play another card of the faction in the same turn, before or after. So collect what fits together.
guide-port-title = A port!
guide-port = You stand on a port [port]. Choose your space to hack it: you lay one of your 2 data markers [data] and get at once what stands there, even if it is Klong!. Afterwards it is used up for everybody. Your second one has to be in another module.
guide-lift-title = By hyperlift
guide-lift = A lift space [hyperlift] is within reach. From there you ride to another lift space without boots. Afterwards you are dazed [daze]: boots help you no more this turn. So walk first, then ride. Telepads [telepad] work alike, but only with a TelePass from the market [market].
guide-market-title = A market nearby
guide-market = On a market space [market] you buy goods for 7 credits [gold] each, as many as you can pay for, one of each kind: choose the good then. The master key [key] opens locks, the TelePass telepads [telepad], the medkit heals 2, and contraband [contraband] brings 10 points, the others 5 each.
guide-attack-title = Lord Eradikus has attacked
guide-attack = First all cubes of the Klong! area went into the bag. Then he drew as many as the bright space of the rage track around his head says, and 1 more for each danger card [danger] in the row. Black cubes do nothing, coloured ones hurt. At 10 damage you are knocked out: your points still count only with an artifact and in the cargo bay.
guide-rage-title = His rage grows
guide-rage = For every code, every artifact and every archive Lord Eradikus moves up a space on the track around his head. The number on the bright space says how many cubes he draws. When he reaches a space with a red cube, a bounty hunter [hunter] comes: if that cube is drawn, everybody in the ship takes 1 damage, and it goes back into the Klong! area. From the last space but one on, a blockade [blockade] closes the lift to the cargo bay.
guide-weak = The next attack may be the last. Heal in a medbay [medbay], make no Klong! [noise], and get to the cargo bay: only there, and only with an artifact, are you rescued when you are knocked out.
guide-trash = What you trash leaves your deck for good. Take a weak starting card, best a Stumble if there is one, else a Hack: then you draw the good cards more often. Rather keep what you have bought and what brings points.
guide-code-title = You have the code!
guide-code = Now you may enter the command module [code]. There lie the artifacts [artifact]; the number shows the points, and the more valuable one is, the longer is the way. When you stand beside one, choose your space to take it. Lord Eradikus has grown angrier by a space. Count the way back to the cargo bay as well.
guide-loot-title = Here lies an artifact
guide-loot = Choose your space to take the artifact [artifact]. You can carry only one and never swap it: you may also leave it and get a more valuable one.
guide-artifact = You cannot carry a second one. Lord Eradikus has moved up a space on his rage track; the further he gets, the more cubes he draws. Now off to an escape pod [pod] in the cargo bay: 20 points are waiting there.
guide-out-title = Time is running out
guide-out = Whoever escapes in a pod [pod] is safe at once and has no more turns. When it is that seat’s turn, Lord Eradikus draws 4 cubes each time. The same holds for everybody who is knocked out. Whoever is still in the ship then should hurry.

## In two minutes

summary-goal = Hack two ports in two modules, steal an artifact from the command module and escape in a pod. That brings 20 points; artifact, tokens, credits and the points on cards count too. Most points win.
summary-goal-gold = credits: 1 each
summary-resources = What you have not used when your turn ends is lost. Credits stay.
summary-row-mission = blue: buy
summary-factions-title = Factions
summary-factions = If the sign of a faction stands in a text, it holds only if you play another card of that faction in the same turn, in any order, and each text once. A MultiPass stands for all three.
summary-factions-rebel = rebels
summary-factions-outlaw = outlaws
summary-factions-science = science
summary-factions-multipass = stands for all
summary-map-title = Through the ship
summary-map = A path costs 1 boot. When you enter a space you may take 1 depot and get what it shows. At markets you buy goods, one of each kind.
summary-map-gate = stop for this turn
summary-map-medbay = heals 1
summary-map-market = goods for 7 credits
summary-hack-title = Hacking and travelling
summary-hack = When you stand on a port, lay a data marker: you get at once what it shows. The second one, in another module, brings the code. Hyperlift and telepads cost no boots, but daze you.
summary-hack-port = hack
summary-hack-code = two give the code
summary-hack-hyperlift = without boots
summary-hack-telepad = with a TelePass only
summary-hack-daze = dazed: no boots
summary-dragon-title = Klong! and the boss
summary-dragon = Every Klong! lays one of your cubes ready. When a card with the eye of the boss comes into the row, Lord Eradikus attacks: all cubes laid ready go into the bag, then some are drawn. Black ones do nothing, each of yours is 1 damage. Every code, every artifact and every archive makes him angrier: he draws more, sends bounty hunters and closes the lift.
summary-dragon-hunter = hits everybody
summary-dragon-blockade = no lift to the cargo bay
summary-end-title = Into the pod
summary-end = With an artifact you escape as soon as you reach a pod. At 10 damage you are knocked out: with an artifact in the cargo bay you are rescued, and your points count, otherwise you have lost. Whoever has escaped or is knocked out has no more turns: instead Lord Eradikus draws 4 cubes, 6 in a game of two.

## Symbols

sign-skill-about = Buys cards.
sign-sword-about = Defeats enemies in the row and holds off enemies on paths.
sign-boot-about = 1 boot takes you along 1 path.
sign-gold = credits
sign-gold-about = Stay with you, pay for goods at a market, and count 1 point each at the end.
sign-heart-about = Take 1 damage off your health track.
sign-dragon = eye of the boss
sign-dragon-about = When this card comes into the row, Lord Eradikus attacks.
sign-rebel = rebels
sign-rebel-about = One of the three factions. In a text: only with another rebel card in this turn.
sign-outlaw = outlaws
sign-outlaw-about = One of the three factions. In a text: only with another outlaw card in this turn.
sign-science = science
sign-science-about = One of the three factions. In a text: only with another science card in this turn.
sign-footprints = footprints
sign-footprints-about = This path costs 2 boots.
sign-monster = enemy on a path
sign-port = port
sign-port-about = Hack it with a data marker; once a game, for one person.
sign-data = data marker
sign-data-about = You have 2; the second has to go into another module than the first.
sign-code = command code
sign-code-about = You get it for the second port; it opens the command module.
sign-hyperlift = hyperlift
sign-hyperlift-about = To another lift space without boots; afterwards you are dazed.
sign-telepad = telepad
sign-telepad-about = With a TelePass to any other one without boots; afterwards you are dazed.
sign-daze = dazed
sign-daze-about = Boots help you no more this turn.
sign-gate = security gate
sign-gate-about = Here your steps end for this turn.
sign-medbay = medical bay
sign-medbay-about = When you enter, you heal 1 damage.
sign-crystal = energy crystal
sign-crystal-about = Lies on some spaces; some cards give more if you have one.
sign-contraband = contraband
sign-contraband-about = Sold at a market: 10 points, and some cards give more if you have it.
sign-market-about = Here you buy goods for 7 credits each.
sign-artifact-about = Its value are points. You carry only one.
sign-minor = minor depot
sign-minor-about = Lies face down, mostly in twos. When you enter the space you may take 1; only then do you see what it is.
sign-major = major depot
sign-major-about = Lies face down and is worth more. When you enter the space you may take it; only then do you see what it is.
sign-pod = escape pod
sign-pod-about = Of use only with an artifact: then you escape here and get 20 points.
sign-hunter = bounty hunter
sign-hunter-about = Comes when the boss reaches a space with a red cube. When its cube is drawn, everybody in the ship takes 1 damage; then it goes back into the Klong! area.
sign-blockade = blockade
sign-blockade-about = Once the boss is that angry, the lift goes neither into the cargo bay nor out of it.
sign-potion = boost
sign-potion-about = Out of a depot: to be used once, in your turn, for healing, boots or swords.
sign-teleport-about = To an adjacent space, whatever path lies between.

## Groups of cards

gallery-ally = Allies
gallery-monster = Enemies
gallery-major = Major depots
gallery-minor = Minor depots
gallery-state = Crystals and codes
gallery-other = Escape pods

## Help with every question

help-ask-turn = Play all cards of your hand. In between and afterwards you can buy [skill], fight [sword], walk [boot], hack [port], travel [hyperlift] and shop for credits at a market, as often as you can pay for it. Only when your hand is empty can you end your turn.
help-ask-take = You have entered a space and may take 1 depot of it. An archive makes Lord Eradikus angrier, most others help you. You can also do without.
help-ask-trash = The card you choose leaves your deck for good. A weak one is best: Stumble or Hack. So you draw good cards more often. You can also do without.
