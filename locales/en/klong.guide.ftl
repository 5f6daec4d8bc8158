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
guide-secret = When you enter a room, you may take 1 token from it, one for each time you enter. Secrets [secret] you see only afterwards. The small blue ones hold 2 gold, potions or dragon eggs (3 points, but the dragon gets angrier and soon draws more cubes); the big purple ones are worth more: 5 gold, strong potions, chalices for 7 points. Skulls, mushrooms, chests and barrels are mere ornament.
guide-market-title = Gold and market
guide-market = Gold [gold] is never lost and counts 1 point each at the end. In rooms with a market [market] you buy for 7 gold each: a key [key] or a backpack [backpack] for a second artifact, each worth 5 points, or a crown [crown] for 10, 9 or 8 points.
guide-depths-title = How deep do you dare to go?
guide-depths = All artifacts [artifact] lie below the line “depths”; the number on each is its points. If you are knocked out, it matters where: above the line and with an artifact you are rescued, and everything counts but the 20 for escaping. In the depths, or without an artifact, you get nothing at all. Rather turn back one turn too early.
guide-idols-title = What are the monkeys for?
guide-idols = The monkey shrine holds 3 monkey idols [idol] at first. Each brings 5 points at the end; you need none of them. You take 1 when you enter the room, and 1 more when you come again. Two cards are worth more with them: Archaeologist and Dwarven Peddler.
guide-artifact = You cannot carry more than one, except with a backpack [backpack]. The dragon is angrier and draws more cubes now. Up you go: 20 points [mastery] are waiting at the entrance. Whoever is out first has four more turns: in three of them the dragon attacks everybody still in the dungeon, in the fourth they are knocked out.
guide-above-title = Above the depths
guide-above = From here on you no longer leave empty-handed: if you are knocked out now, you are rescued. Artifact, tokens, gold and cards count then. But the 20 points [mastery] are yours only if you reach the entrance yourself.
guide-parapet-title = It gets tight
guide-parapet = As soon as the first person is out or knocked out, time runs: three times the dragon attacks in their turn, stronger each time. In their fourth turn everybody still in the dungeon is knocked out. Rescued are then all who have an artifact and are above the depths. Whoever has escaped is safe.
guide-out-title = You are out
guide-out = Nothing can happen to you any more, your points and the 20 [mastery] are safe. As you are the first one out, your pawn goes on by one space of the parapet in each of your turns, and the dragon attacks the others: with 1 cube more, then 2, then 3. In your fourth turn everybody still in the dungeon is knocked out, and the game is over.
guide-outside-title = You are out
guide-outside = Nothing can happen to you any more, your points and the 20 [mastery] are safe. As somebody was out or knocked out before you, your turns are skipped: only the first of all walks along the parapet. The game is over as soon as nobody is left on their feet in the dungeon.
guide-rescued-title = Knocked out, but rescued
guide-rescued = You have an artifact and were above the depths: so everything you have counts. Only the 20 points for escaping [mastery] you do not get. In the depths you would have lost everything.

## In two minutes

summary-goal = Sneak into the dungeon, steal an artifact and get out again. Whoever escapes gets 20 points; artifact, tokens, gold and the points on cards count too. Most points win.
summary-resources = What you have not used when your turn ends is lost. Gold stays.
summary-row-dungeon = blue: buy
summary-map-title = In the dungeon
summary-map = A tunnel costs 1 boot. When you enter a room you may take 1 token: a secret, an artifact, or a monkey idol, which brings 5 points at the end. Below the line “depths” lie the depths.
summary-map-stairs = 2 boots
summary-map-idol = 5 points
summary-dragon-title = Klong! and the dragon
summary-dragon = Every Klong! lays one of your cubes ready. When a card with the dragon’s seal comes into the row, the dragon attacks: all cubes laid ready go into the bag, then some are drawn. Black ones do nothing, each of yours is 1 damage. When an artifact or a dragon egg is taken, it draws more from then on.
summary-end-title = Out before it is too late
summary-end = With an artifact you may go back to the entrance; whoever reaches it gets 20 points. At 10 damage you are knocked out: above the depths and with an artifact you are rescued, and everything counts but the 20; otherwise you get nothing. Whoever is out first moves on along the parapet in each of their turns: three times the dragon attacks, ever stronger, then everybody still in the dungeon is knocked out. Whoever is out later just sits out.

## Symbols

sign-skill-about = Buys cards and uses devices.
sign-stairs = steep stairs
sign-stairs-about = This tunnel costs 2 boots. In the printed game it shows footprints.
sign-depths-about = Everything below the line “depths”. Whoever is knocked out here gets nothing; above it, whoever has an artifact is rescued. On a card: to be had only there.
sign-idol-about = Three lie in the monkey shrine. Each brings 5 points at the end; it also helps with two cards, Archaeologist and Dwarven Peddler.
sign-mastery-about = 20 points for everybody who escapes; whoever is knocked out and rescued does not get it.
sign-teleport-about = Into a neighbouring room, whatever tunnel lies between.
sign-ornament = Ornament
sign-ornament-about = Skulls, mushrooms, chests, barrels and torches on the board are mere ornament; in the rooms only what bears a coin, a number or a sign shown here matters.

## Help with every question

help-ask-turn = Play all cards of your hand. The button for harmless cards plays all at once that ask nothing and cost nothing; it is missing while a card of your hand may ask for others or draw some. In between and afterwards you can buy [skill], fight [sword], walk [boot] and shop for gold at a market, as often as you can pay for it. Only when your hand is empty can you end your turn.
help-ask-take = You have entered a room and may take 1 token from it. An artifact brings as many points as it says, and with it you may leave; but the dragon gets angrier, and you carry only one, one more with a backpack [backpack]. A monkey idol [idol] brings 5 points, a secret [secret] you see only afterwards. You may also take nothing.
help-ask-fetch = You fetch 1 secret from a neighbouring room without going there.
