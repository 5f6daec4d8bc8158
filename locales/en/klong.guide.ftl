### Klong! explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Symbols stand in square brackets.
### with delve.guide

## The guided first game

guide-welcome-title = Welcome to the dungeon
guide-welcome = You are at the entrance, at the top. Your goal: steal an artifact [artifact] and get out again before the dragon knocks you out. The most points win: artifact, loot, gold, cards, and 20 for escaping.
guide-why-title = Not yet?
guide-why = What looks pale can’t be done right now. Choose it anyway and it tells you what you are missing.
guide-walk = Rooms that glow are within reach; the cost of getting there is shown beside them. A tunnel costs 1 [boot]. Rest the mouse or a finger on a room and its tunnels light up. Some tunnels hold something special; I’ll explain each when you are next to one.
guide-stairs-title = Stairs
guide-stairs = One of the tunnels next to you has steep stairs [stairs] marked 2: it costs 2 boots [boot] instead of 1.
guide-lock-title = A locked gate
guide-lock = A tunnel next to you is barred [lock]: its gate opens only with a key [key]. You can buy one for 7 gold at a market [market] further down. There is nearly always another way.
guide-arrow-title = One way only
guide-arrow = Chevrons [arrow] in a tunnel show the only direction you can take. Think before you go in: you’ll need another way back.
guide-secret-title = What lies in the rooms
guide-secret = When you enter a room, you may take 1 token from it, once each time you enter. You only see what a secret [secret] is afterwards. The small blue ones hold 2 gold, potions or dragon eggs (3 points, but the dragon moves up a space and will draw more cubes sooner); the big purple ones are worth more: 5 gold, strong potions, chalices for 7 points. Skulls, mushrooms, chests and barrels are just decoration.
guide-market-title = Gold and markets
guide-market = Gold [gold] is never lost and is worth 1 point each at the end. In rooms with a market [market] everything costs 7 gold: a key [key] or a backpack [backpack] for a second artifact, each worth 5 points, or a crown [crown] worth 10, 9 or 8 points.
guide-depths-title = How deep do you dare go?
guide-depths = All artifacts [artifact] are below the line “depths”; the number on each is how many points it is worth. If you are knocked out, it matters where: above the line with an artifact you are rescued, and everything counts except the 20 for escaping. In the depths, or without an artifact, you get nothing at all. Better to turn back a turn too early.
guide-idols-title = What are the monkeys for?
guide-idols = The monkey shrine starts with 3 monkey idols [idol]. Each is worth 5 points at the end; you don’t need any of them. You take 1 when you enter the room, and 1 more when you come back. Two cards are worth more with them: Archaeologist and Dwarven Peddler.
guide-artifact = You can’t carry more than one, except with a backpack [backpack]. The dragon has moved up a space; the further it gets, the more cubes it draws. Head up: 20 points [mastery] are waiting at the entrance. The first player to escape has four more turns: in three of them the dragon attacks everybody still in the dungeon, in the fourth they are knocked out.
guide-above-title = Above the depths
guide-above = From here on you won’t leave empty-handed: if you are knocked out now, you are rescued. Artifact, tokens, gold and cards then count. But the 20 points [mastery] are yours only if you reach the entrance yourself.
guide-parapet-title = Time is running out
guide-parapet = As soon as the first player has escaped or is knocked out, the clock is ticking: three times the dragon attacks on their turn, harder each time. On their fourth turn everybody still in the dungeon is knocked out. Only players with an artifact who are above the depths are then rescued. Whoever has escaped is safe.
guide-out-title = You have escaped
guide-out = Nothing can happen to you any more; your points and the 20 [mastery] are safe. Since you are the first one out, your pawn moves one space along the parapet on each of your turns, and the dragon attacks the others: with 1 more cube, then 2, then 3. On your fourth turn everybody still in the dungeon is knocked out, and the game is over.
guide-outside-title = You have escaped
guide-outside = Nothing can happen to you any more; your points and the 20 [mastery] are safe. Since somebody escaped or was knocked out before you, your turns are skipped: only the first player walks along the parapet. The game is over as soon as nobody is left standing in the dungeon.
guide-rescued-title = Knocked out, but rescued
guide-rescued = You have an artifact and were above the depths, so everything you have counts. You only miss the 20 points for escaping [mastery]. In the depths you would have lost everything.

## In two minutes

summary-goal = Sneak into the dungeon, steal an artifact and get out again. If you escape you get 20 points; artifact, tokens, gold and the points on cards count too. The most points win.
summary-resources = Whatever you haven’t used when your turn ends is lost. Gold stays.
summary-row-dungeon = blue: buy
summary-map-title = In the dungeon
summary-map = A tunnel costs 1 boot. When you enter a room you may take 1 token: a secret, an artifact, or a monkey idol worth 5 points at the end. Below the line “depths” are the depths.
summary-map-stairs = 2 boots
summary-map-idol = 5 points
summary-dragon-title = Klong! and the dragon
summary-dragon = Every Klong! puts one of your cubes aside. When a card with the dragon’s seal enters the row, the dragon attacks: all cubes put aside go into the bag, then some are drawn. Black ones do nothing, each of yours deals you 1 damage. Every artifact or dragon egg taken moves it up a space; the further it gets, the more cubes it draws.
summary-end-title = Out before it is too late
summary-end = With an artifact you may return to the entrance; reaching it is worth 20 points. At 10 damage you are knocked out: above the depths with an artifact you are rescued, and everything counts except the 20; otherwise you get nothing. The first player out moves along the parapet on each of their turns: three times the dragon attacks, harder each time, then everybody still in the dungeon is knocked out. Anybody who gets out later just sits back.

## Symbols

sign-skill-about = Buys cards and uses devices.
sign-stairs = steep stairs
sign-stairs-about = This tunnel costs 2 boots. In the printed game it shows footprints.
sign-depths-about = Everything below the line “depths”. If you are knocked out here you get nothing; above it you are rescued if you have an artifact. On a card: available only there.
sign-idol-about = There are three in the monkey shrine. Each is worth 5 points at the end; they also help with two cards, Archaeologist and Dwarven Peddler.
sign-mastery-about = 20 points for everybody who escapes; being knocked out and rescued doesn’t count.
sign-teleport-about = To a neighbouring room, whatever tunnel lies between.
sign-ornament = Decoration
sign-ornament-about = Skulls, mushrooms, chests, barrels and torches on the board are just decoration; in the rooms only things with a coin, a number or one of the symbols shown here matter.

## Help with every question

help-ask-turn = Play all the cards in your hand. The button for harmless cards plays every card that asks nothing and costs nothing; it is missing while a card in your hand may ask for another one. In between and afterwards you can buy [skill], fight [sword], walk [boot] and spend gold at a market, as often as you can afford it. You can end your turn only when your hand is empty.
help-ask-take = You have entered a room and may take 1 token from it. An artifact is worth the points it shows, and it lets you leave; but the dragon gets angrier, and you can carry only one, or two with a backpack [backpack]. A monkey idol [idol] is worth 5 points; you only see what a secret [secret] is afterwards. You may also take nothing.
help-ask-fetch = You take 1 secret from a neighbouring room without going there.
