### Klong! explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Symbols stand in square brackets.
### with delve.guide

## The guided first game

guide-welcome-title = Welcome to the dungeon
guide-welcome = You stand at the entrance, at the top. Your goal: steal an artifact [artifact] and get out again before the dragon knocks you out. Then whoever has the most points wins: artifact, loot, gold, cards, and 20 for escaping.
guide-symbols = [skill] Skill buys new cards, [sword] swords defeat monsters, [boot] boots take you through tunnels. Here you see what this turn still has. Whatever is left when it ends is lost.
guide-why-title = Not yet?
guide-why = What is pale cannot be done right now. Choose it anyway: it tells you what you lack.
guide-walk = When a room glows, it is within reach; beside it stands what the way costs. A tunnel costs 1 [boot]. If mouse or finger rests on a room, its tunnels light up. What stands in some tunnels I explain when you are in front of it.
guide-stairs-title = Stairs
guide-stairs = One of the tunnels before you has steep stairs [stairs] with a 2: it costs 2 boots [boot] instead of 1.
guide-lock-title = A gate with a lock
guide-lock = A tunnel before you is barred [lock]: its gate opens only to a key [key]. You get one for 7 gold in a market [market], further down. There is nearly always another way.
guide-arrow-title = In one direction only
guide-arrow = Chevrons [arrow] in a tunnel show the only direction in which one can pass. Think of it before you go in: you need another way back.
guide-secret-title = What lies in the rooms
guide-secret = When you enter a room, you may take 1 token from it, one for each time you enter. Secrets [secret] you see only afterwards. The small blue ones hold 2 gold, potions or dragon eggs; the big purple ones are worth more: 5 gold, strong potions, chalices for 7 points. Skulls, mushrooms, chests and barrels are mere ornament.
guide-market-title = Gold and market
guide-market = Gold [gold] is never lost and counts 1 point each at the end. In rooms with a market [market] you buy for 7 gold each: a key [key] or a backpack [backpack] for a second artifact, each worth 5 points, or a crown [crown] for 10, 9 or 8 points.
guide-depths-title = How deep do you dare to go?
guide-depths = All artifacts [artifact] lie below the line “depths”; the number on them are points. Whoever is knocked out down there loses everything. Count the way back as well: rather turn back one turn too early.
guide-artifact = You cannot carry more than one, except with a backpack [backpack]. The dragon is angrier now and draws more cubes. Only with an artifact may you leave: back to the entrance, where a mastery token [mastery], 20 points, is waiting.
guide-parapet-title = It gets tight
guide-parapet = As soon as the first person is out or knocked out, time runs: in each of their turns the dragon attacks, stronger every time. At the fourth, everybody still in the dungeon is knocked out. Whoever has escaped is safe.
guide-out-title = You are out
guide-out = Nothing can happen to you any more, your points are safe. As you are the first one out, your pawn now goes on by one space of the parapet in each of your turns, and the dragon attacks the others: with 1 cube more, then 2, then 3. In your fourth turn everybody still in the dungeon is knocked out, and the game is over.

## In two minutes

summary-goal = Sneak into the dungeon, steal an artifact and get out again. Whoever escapes gets 20 points; artifact, tokens, gold and the points on cards count too. Most points win.
summary-resources = What you have not used when your turn ends is lost. Gold stays.
summary-row-dungeon = blue: buy
summary-map-title = In the dungeon
summary-map = A tunnel costs 1 boot. When you enter a room you may take 1 token. Below the line “depths” lie the depths.
summary-map-stairs = 2 boots
summary-dragon-title = Klong! and the dragon
summary-dragon = Every Klong! lays one of your cubes ready. When a card with the dragon’s seal comes into the row, the dragon attacks: all cubes laid ready go into the bag, then some are drawn. Black ones do nothing, each of yours is 1 damage. When an artifact or a dragon egg is taken, it draws more from then on.
summary-end-title = Out before it is too late
summary-end = With an artifact you may go back to the entrance. At 10 damage you are knocked out: with an artifact and above the depths your points still count, otherwise you have lost. Once somebody is out, the dragon attacks in each of that person’s turns; after the fourth it is over for everybody else.

## Symbols

sign-skill-about = Buys cards and uses devices.
sign-stairs = steep stairs
sign-stairs-about = This tunnel costs 2 boots.
sign-teleport-about = Into a neighbouring room, whatever tunnel lies between.
sign-ornament = Ornament
sign-ornament-about = Skulls, mushrooms, chests, barrels and torches on the board are mere ornament; in the rooms only what bears a coin, a number or a sign shown here matters.

## Help with every question

help-ask-turn = Play all cards of your hand. The button for harmless cards plays all at once that ask nothing and cost nothing; it is missing while a card of your hand may ask for others or draw some. In between and afterwards you can buy [skill], fight [sword], walk [boot] and shop for gold at a market, as often as you can pay for it. Only when your hand is empty can you end your turn.
help-ask-take = You have entered a room and may take 1 token from it. An artifact brings as many points as it says, and with it you may leave; but the dragon gets angrier, and you carry only one, one more with a backpack [backpack]. You may also take nothing.
help-ask-fetch = You fetch 1 secret from a neighbouring room without going there.
