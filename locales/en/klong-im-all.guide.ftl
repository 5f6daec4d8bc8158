### Klong! im! All! explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Signs stand in square brackets.
### with delve.guide

## The guided first game

guide-welcome-title = Welcome aboard
guide-welcome = You are in the cargo bay of the Eradikus Prime. Your goal: hack a port [port] in each of two modules, use the code [code] to enter the command module, steal an artifact [artifact] there and reach an escape pod [pod] before Lord Eradikus knocks you out. What you still have to do is always shown below. The “?” tells you at any time what the symbols mean.
guide-noise = When a card makes a Klong! [noise], you put a cube of your colour into the noise area. The next attack drops it into the bag. Every one of your cubes that Lord Eradikus draws deals you 1 damage. Some were there from the start: 3 of yours, because you go first, and 2 and 1 for the players after you.
guide-buy = The price is at the bottom right. Blue cards and the yellow reserve go to your discard pile: you can use them once you draw them later. Red enemies are beaten with swords, for a reward.
guide-walk-title = One boot, one path
guide-walk = Spaces that glow are within reach; the cost of getting there is shown beside them. A path costs 1 [boot], or 2 with footprints [footprints]. The escape pods [pod] at the far left are of use only once you have an artifact. I’ll explain what else there is on paths when you are next to it.
guide-monster-title = Enemies on the path
guide-monster = Enemies [monster] lurk on a path next to you. If you walk past, each of them deals you 1 damage. A sword [sword] keeps one of them off.
guide-lock = A path next to you is locked [lock]: it opens only with a key [key]. You can buy one for 7 credits at a market [market].
guide-gate-title = The security gate
guide-gate = When you enter a security gate [gate], you can’t walk any further this turn; boots [boot] work again on your next turn. You can still buy and fight.
guide-depot-title = What there is on the spaces
guide-depot = When you enter a space with depots, you may take 1 of them. Minor ones [minor] come in twos, major ones [major] alone. You see what is inside only after taking it: credits, a MultiPass, an archive or a boost [potion], which helps you once whenever you like, with healing, boots or swords.
guide-end = You have played all your cards. Buy and walk as much as you like and can afford, then choose “End turn”: what is left is lost, you draw 5 new cards (if your deck is empty, your discard pile is shuffled), and the row is refilled. If a new card bears the eye of the boss [dragon], Lord Eradikus attacks.
guide-faction-title = Stronger together
guide-faction = Many cards belong to a faction: rebels [rebel], outlaws [outlaw] or science [science]. A text with such a symbol works only if you play another card of that faction in the same turn, before or after. So collect what goes together.
guide-port-title = A port!
guide-port = You are on a port [port]. Choose your space to hack it: you lay one of your 2 data markers [data] and get what is shown there at once, even if it is a Klong!. After that it is used up for everybody. Your second one has to be in another module.
guide-lift-title = Taking the hyperlift
guide-lift = A lift space [hyperlift] is within reach. From there you ride to any other lift space without boots. Afterwards you are dazed [daze]: boots don’t work any more this turn. So walk first, then ride. Telepads [telepad] work the same way, but only with a TelePass from the market [market].
guide-market-title = A market nearby
guide-market = On a market space [market] you can buy goods for 7 credits [gold] each, as many as you can afford, one of each kind: just choose them. The master key [key] opens locks, the TelePass works telepads [telepad], the medkit heals 2; contraband [contraband] is worth 10 points, the others 5 each.
guide-attack-title = Lord Eradikus has attacked
guide-attack = First, all cubes in the noise area went into the bag. Then he drew as many as the bright space of the rage track around his head shows, plus 1 for each danger card [danger] in the row. Black cubes do nothing, coloured ones hurt. At 10 damage you are knocked out: your points then count only if you have an artifact and are in the cargo bay.
guide-rage-title = His rage grows
guide-rage = Every code, artifact and archive moves Lord Eradikus up a space on the track around his head. The number on the bright space is how many cubes he draws. When he reaches a space with a red cube, a bounty hunter [hunter] arrives: if that cube is drawn, everybody on the ship takes 1 damage, and it goes back into the noise area. From the second-to-last space on, a blockade [blockade] closes the lift to the cargo bay.
guide-weak = The next attack may be the last. Heal in a medbay [medbay], make no Klong! [noise], and get to the cargo bay: only there, and only with an artifact, are you rescued when you are knocked out.
guide-trash = A card you trash leaves your deck for good. Choose a weak starting card, ideally a Stumble, otherwise a Hack, so that you draw your good cards more often. It’s better to keep what you have bought and what is worth points.
guide-code-title = You have the code!
guide-code = Now you may enter the command module [code]. That is where the artifacts [artifact] are; the number shows their points, and the more valuable ones are further away. When you are next to one, choose your space to take it. Lord Eradikus is one space angrier. Plan for the way back to the cargo bay.
guide-loot-title = An artifact!
guide-loot = Choose your space to take the artifact [artifact]. You can carry only one and can never swap it, so you may also leave it and get a more valuable one.
guide-artifact = You can’t carry a second one. Lord Eradikus has moved up a space on his rage track; the further he gets, the more cubes he draws. Now get to an escape pod [pod] in the cargo bay: 20 points are waiting there.
guide-out = If you escape in a pod [pod] you are safe at once and have no more turns. From then on, whenever it would be your turn, Lord Eradikus draws 4 cubes. The same goes for everybody who is knocked out. If you are still on the ship, hurry.

## In two minutes

summary-goal = Hack two ports in two modules, steal an artifact from the command module and escape in a pod. Escaping is worth 20 points; artifact, tokens, credits and the points on cards count too. The most points win.
summary-goal-gold = credits: 1 each
summary-resources = Whatever you haven’t used when your turn ends is lost. Credits stay.
summary-row-mission = blue: buy
summary-factions-title = Factions
summary-factions = A text with a faction’s symbol works only if you play another card of that faction in the same turn, in any order, and each text works once. A MultiPass counts as all three.
summary-factions-rebel = rebels
summary-factions-outlaw = outlaws
summary-factions-science = science
summary-factions-multipass = counts as all
summary-map-title = Through the ship
summary-map = A path costs 1 boot. When you enter a space you may take 1 depot, and you get what the space shows. At markets you buy goods, one of each kind.
summary-map-gate = stop for this turn
summary-map-medbay = heals 1
summary-map-market = goods for 7 credits
summary-hack-title = Hacking and travelling
summary-hack = When you are on a port, lay a data marker: you get what it shows at once. The second one, in another module, gets you the code. Hyperlift and telepads cost no boots, but daze you.
summary-hack-port = hack
summary-hack-code = two get the code
summary-hack-hyperlift = without boots
summary-hack-telepad = only with a TelePass
summary-hack-daze = dazed: no boots
summary-dragon-title = Klong! and the boss
summary-dragon = Every Klong! puts one of your cubes aside. When a card with the eye of the boss enters the row, Lord Eradikus attacks: all cubes put aside go into the bag, then some are drawn. Black ones do nothing, each of yours deals you 1 damage. Every code, artifact and archive makes him angrier: he draws more, sends bounty hunters and closes the lift.
summary-dragon-hunter = hits everybody
summary-dragon-blockade = no lift to the cargo bay
summary-end-title = Into the pod
summary-end = With an artifact you escape as soon as you reach a pod. At 10 damage you are knocked out: with an artifact in the cargo bay you are rescued and your points count, otherwise you lose. Players who have escaped or been knocked out have no more turns; instead Lord Eradikus draws 4 cubes, or 6 in a two-player game.

## Symbols

sign-skill-about = Buys cards.
sign-sword-about = Beats enemies in the row and keeps off enemies on paths.
sign-boot-about = 1 boot takes you along 1 path.
sign-gold = credits
sign-gold-about = Stay with you, pay for goods at a market, and are worth 1 point each at the end.
sign-heart-about = Remove 1 damage from your health track.
sign-dragon = eye of the boss
sign-dragon-about = When this card enters the row, Lord Eradikus attacks.
sign-rebel = rebels
sign-rebel-about = One of the three factions. In a text: only with another rebel card this turn.
sign-outlaw = outlaws
sign-outlaw-about = One of the three factions. In a text: only with another outlaw card this turn.
sign-science = science
sign-science-about = One of the three factions. In a text: only with another science card this turn.
sign-footprints = footprints
sign-footprints-about = This path costs 2 boots.
sign-monster = enemy on a path
sign-port = port
sign-port-about = Hack it with a data marker; once per game, by one player.
sign-data = data marker
sign-data-about = You have 2; the second has to go into a different module from the first.
sign-code = command code
sign-code-about = Your reward for the second port; it opens the command module.
sign-hyperlift = hyperlift
sign-hyperlift-about = To another lift space without boots; afterwards you are dazed.
sign-telepad = telepad
sign-telepad-about = With a TelePass, to any other telepad without boots; afterwards you are dazed.
sign-daze = dazed
sign-daze-about = Boots don’t work any more this turn.
sign-gate = security gate
sign-gate-about = You can’t walk any further this turn.
sign-medbay = medical bay
sign-medbay-about = When you enter, you heal 1 damage.
sign-crystal = energy crystal
sign-crystal-about = Found on some spaces; some cards give more if you have one.
sign-contraband = contraband
sign-contraband-about = Sold at a market: 10 points, and some cards give more if you have it.
sign-market-about = Here you buy goods for 7 credits each.
sign-artifact-about = Worth the number of points it shows. You can carry only one.
sign-minor = minor depot
sign-minor-about = Face down, usually in twos. When you enter the space you may take 1; only then do you see what it is.
sign-major = major depot
sign-major-about = Face down and worth more. When you enter the space you may take it; only then do you see what it is.
sign-pod = escape pod
sign-pod-about = Only of use with an artifact: then you escape here and get 20 points.
sign-hunter = bounty hunter
sign-hunter-about = Arrives when the boss reaches a space with a red cube. When its cube is drawn, everybody on the ship takes 1 damage; then it goes back into the noise area.
sign-blockade = blockade
sign-blockade-about = Once the boss is that angry, the lift no longer goes into or out of the cargo bay.
sign-potion = boost
sign-potion-about = From a depot: use it once, on your turn, for healing, boots or swords.
sign-teleport-about = To an adjacent space, whatever path lies between.

## Groups of cards

gallery-ally = Allies
gallery-monster = Enemies
gallery-major = Major depots
gallery-minor = Minor depots
gallery-state = Crystals and codes
gallery-other = Escape pods

## Help with every question

help-ask-turn = Play all the cards in your hand. In between and afterwards you can buy [skill], fight [sword], walk [boot], hack [port], travel [hyperlift] and spend credits at a market, as often as you can afford it. You can end your turn only when your hand is empty.
help-ask-take = You have entered a space and may take 1 depot from it. An archive makes Lord Eradikus angrier, most others help you. You may also decline.
help-ask-trash = The card you choose leaves your deck for good. A weak one is best: Stumble or Hack. That way you draw good cards more often. You may also decline.
