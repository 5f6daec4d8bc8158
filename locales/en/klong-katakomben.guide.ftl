### Klong! Katakomben explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Symbols stand in square brackets.
### with delve.guide

## The guided first game

guide-welcome-title = Welcome to the catacombs
guide-welcome = You stand in the Crypt. Your goal: find an artifact [artifact] and come back here with it before the dragon knocks you out. Then whoever has the most points wins: artifact, loot, gold, cards, and 20 for escaping. What the signs mean the “?” shows you at any time.
guide-symbols-title = Skill, swords, boots
guide-symbols = [skill] Skill acquires new cards, [sword] swords defeat monsters, [boot] boots take you through tunnels. Here you see what this turn still has. Whatever is left when it ends is lost.
guide-walk = A tunnel costs 1 [boot], but 2 with footprints and a 2 [footprints]. When a room glows, it is within reach; beside it stands what the way costs. Where a tunnel ends at an edge with a “?”, the unknown is waiting. What else stands in tunnels I explain when you are in front of it.
guide-footprints = One of the tunnels before you shows footprints [footprints]: it costs 2 boots [boot] instead of 1.
guide-lock = A lock [lock] costs a lockpick [pick] when you walk through, and is open for everybody then. Lockpicks are scarce: chests, libraries and prisons need one each as well.
guide-portal-title = From portal to portal
guide-portal = There are several portals [portal] in the dungeon now. For 1 boot [boot] you go into one and come out of another of your choice, however far away it is.
guide-arrow-title = An arrow in a tunnel
guide-arrow = You walk through a tunnel with an arrow [arrow] in its direction only. To get back you have to take another way, teleport [teleport] or have a Catacombs Map.
guide-discover-title = You discover a tile
guide-discover = The dungeon grows where you go. Turn the tile as you like and lay it: what its half of the tunnel shows, it costs you as well. If you cannot pay, turn it another way or get what is missing first: you may still play cards, acquire and fight.
guide-pick-title = Something can be done here
guide-pick = Choose your room. A chest, a library or a prison you pick with 1 lockpick [pick]: it brings you a major secret [secret], a Secret Tome (7 points) or 2 prisoners [prisoner]. A wayshrine [wayshrine] you mark with one of your cubes, each only once: the first one brings 1 gold, the second 2, the third 3.
guide-prisoner-title = Freed prisoners
guide-prisoner = Prisoners [prisoner] stay with you. Some help at once, many are worth 2 or 3 points at the end. Others have a condition: Prince and Princess bring 5 with a crown [crown], the Monk 1 for every shrine you have marked. Point at a prisoner, and you read what that one is worth.
guide-encounter-title = An arrival
guide-encounter = What stands behind “Arrives” on a card happens once, as soon as it comes into the row, for everybody: there is Klong! [noise], black cubes go back into the bag, or tiles turn, and their tunnels lead elsewhere afterwards.
guide-ghost-title = A ghost has awoken
guide-ghost = The tile that was revealed is haunted: a white cube [ghost] lies in the Klong! area now and goes into the bag with the next attack. When the dragon draws it, everybody in the dungeon takes 1 damage, and it comes back: every attack gets more dangerous like this.
guide-depths-title = Now the depths come
guide-depths = The four safe tiles are revealed. All others belong to the depths [depths], and so does the upper half of the start tile. There the artifacts lie, but whoever is knocked out there loses everything. Count the way back as well.
guide-artifact-title = An artifact is found
guide-artifact = When you are in its room, choose that room to take the artifact [artifact]. You carry only one, except with a backpack [backpack], and may also leave it to look for a more valuable one. When you take it, the dragon moves up a space, and you may return to the Crypt: 20 points are waiting there.
guide-out-title = It gets tight
guide-out = Whoever comes into the Crypt with an artifact is safe and has no more turns after this one. When it is that seat’s turn, the dragon draws 4 cubes instead each time. The same holds for everybody who is knocked out. Whoever is still below then should hurry.

## In two minutes

summary-goal = Climb into the catacombs, steal an artifact and come back to the Crypt. Whoever escapes gets 20 points; artifact, tokens, gold and the points on cards count too. Most points win.
summary-turn = You play all 5 cards of your hand in any order. In between and afterwards you acquire, fight and walk as long as it lasts. At the end you discard everything and draw 5 new cards. When your deck is empty, the discard pile is shuffled.
summary-resources = What you have not used when your turn ends is lost. Gold and lockpicks stay.
summary-resources-skill = skill takes cards
summary-row = The price stands at the bottom right, points at the top right. New cards go to your discard pile and help only once you draw them.
summary-row-dungeon = blue: acquire
summary-tiles-title = The dungeon grows
summary-tiles = If you go over an edge, you reveal a tile, turn it and lay it. The first four are safe, all others belong to the depths. Portals lead to any other portal for 1 boot.
summary-tiles-tile = discover
summary-tiles-portal = portal to portal
summary-tiles-depths = depths
summary-map-title = Tunnels and rooms
summary-map = A tunnel costs 1 boot. An artifact you take when you like, as long as you are in its room. What rooms give you get on entering, each once a turn.
summary-map-lock = 1 lockpick, then open
summary-picks-title = Lockpicks and shrines
summary-picks = You begin with 3 lockpicks. Every chest, library and prison can be picked only once. For the first wayshrine you mark there is 1 gold, for every further one 1 more.
summary-picks-pick = lockpick
summary-picks-chest = chest: major secret
summary-picks-library = library: Secret Tome
summary-picks-prison = prison: 2 prisoners
summary-picks-wayshrine = mark it: gold
summary-dragon-title = Klong!, dragon and ghosts
summary-dragon = Every Klong! puts one of your cubes at the ready. When a card with the dragon’s seal comes into the row, the dragon attacks: all cubes at the ready go into the bag, then some are drawn. Black ones do nothing, yours are 1 damage each, and a ghost hits everybody. When an artifact, a Dragon Egg or an Adventurer is taken, it draws more from then on.
summary-dragon-ghost = hits everybody
summary-end-title = Back to the Crypt
summary-end = With an artifact you may return to the Crypt. At 10 damage you are knocked out: with an artifact and outside the depths your points still count, otherwise you have 0. Whoever is out or knocked out has no more turns: instead the dragon draws 4 cubes, 6 in a game of two.

## Symbols

sign-skill-about = With it you acquire cards and use devices.
sign-ghost = Ghost
sign-ghost-about = When it is drawn, everybody takes 1 damage; then it goes back into the Klong! area.
sign-footprints = Footprints
sign-footprints-about = This tunnel costs 2 boots.
sign-lock-about = Costs 1 lockpick on the way through and is open for everybody then.
sign-pick = Lockpick
sign-pick-about = Opens a lock, or picks a chest, a library, a prison; then it is used up.
sign-arrow-about = In this direction only; with a Catacombs Map in both.
sign-tile = Tile
sign-tile-about = Whoever goes over an edge reveals the next one, turns it and lays it.
sign-portal = Portal
sign-portal-about = In here and out of another portal, for 1 boot.
sign-wayshrine = Wayshrine
sign-wayshrine-about = Mark it with a cube: as much gold as you have marked wayshrines.
sign-depths-about = All tiles after the first four, and the upper half of the start tile. Whoever is knocked out here has 0 points. On a card: to be had there only.
sign-prisoner = Prisoner
sign-prisoner-about = Freed from a prison; helps at once or is worth points at the end. How many is said beside each prisoner.
sign-teleport-about = Into an adjacent room, whatever tunnel lies between; into the unknown, too.

## Groups of cards

gallery-prisoner = Prisoners

## Help with every question

help-ask-turn = Play all cards of your hand. In between and afterwards you can acquire [skill], fight [sword], walk [boot], pick [pick] and buy with gold at a market, as often as you can pay. Only when your hand is empty can you end the turn.
help-ask-orient = Turn the tile until you like the way, and lay it. On foot you pay what both halves of the tunnel show. If you lack something, you can still play cards, acquire, fight or drink a potion first.
help-ask-react = A ghost has been drawn. A tourmaline that you discard from your hand keeps one ghost off you, and you draw 1 card. Everybody is asked, also whoever has none: else the others would know who holds one.
help-ask-rotate = You are alone on your tile and must turn it. Everything on it turns with it, and the tunnels lead elsewhere afterwards.
help-ask-jump = Choose the room where you arrive. Symbols in the tunnel do not count, and what the room gives on entering you get.
help-ask-place = Choose at which edge of your tile the new one is to lie. Only then do you see it.
help-ask-mark = You mark a wayshrine as if you stood there: 1 cube, and gold for every one you have marked so far.
help-ask-ware = You take a good for nothing. The Blood Amulet wants 5 damage even now, and the best crown comes first.
help-ask-steal = Choose a card of the dungeon row or a device. You pay no skill, but other costs.
