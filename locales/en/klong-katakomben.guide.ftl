### Klong! Katakomben explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Symbols stand in square brackets.
### with delve.guide

## The guided first game

guide-welcome-title = Welcome to the catacombs
guide-welcome = You are in the crypt. Your goal: find an artifact [artifact] and bring it back here before the dragon knocks you out. The most points win: artifact, loot, gold, cards, and 20 for escaping. The “?” shows you at any time what the symbols mean.
guide-walk = A tunnel costs 1 [boot], or 2 if it shows footprints and a 2 [footprints]. Rooms that glow are within reach; the cost of getting there is shown beside them. Where a tunnel ends at an edge with a “?”, the unknown awaits. I’ll explain what else there is in tunnels when you are next to it.
guide-lock = Walking through a lock [lock] costs a lockpick [pick]; after that it is open for everybody. Lockpicks are scarce: chests, libraries and prisons need one each as well.
guide-portal-title = From portal to portal
guide-portal = There are now several portals [portal] in the dungeon. For 1 boot [boot] you enter one and come out of any other, however far away it is.
guide-arrow-title = An arrow in a tunnel
guide-arrow = A tunnel with an arrow [arrow] is one-way: you can only walk in the direction it points. To get back you have to find another way, teleport [teleport] or own a Catacombs Map.
guide-discover-title = You discover a tile
guide-discover = The dungeon grows wherever you go. Turn the tile as you like and lay it; you also pay for what its half of the tunnel shows. If you can’t afford that, turn it another way or get what is missing first: you can still play cards, get new ones and fight.
guide-pick-title = There is something to do here
guide-pick = Choose your room. For 1 lockpick [pick] you open a chest, a library or a prison and get a major secret [secret], a Secret Tome (7 points) or 2 prisoners [prisoner]. You mark a wayshrine [wayshrine] with one of your cubes, once each: the first earns you 1 gold, the second 2, the third 3.
guide-market-title = Gold and the market
guide-market = You keep your gold [gold], and each is worth 1 point at the end. In market rooms [market] everything costs 7 gold; the numbers on red ribbons are points: a backpack [backpack] for a second artifact, a Burglar’s Kit with 2 lockpicks [pick], a Blood Amulet, which heals 2 damage but is sold only to those with at least 5, or a crown [crown] for 10, 9 or 8 points.
guide-prisoner-title = Freed prisoners
guide-prisoner = Prisoners [prisoner] stay with you. Some help at once, many are worth 2 or 3 points at the end. Others have a condition: Prince and Princess are worth 5 with a crown [crown], the Monk 1 for every shrine you have marked. Point at a prisoner to see what they are worth.
guide-encounter-title = An arrival
guide-encounter = Whatever follows “Arrives” on a card happens once to everybody, as soon as the card enters the row: a Klong! [noise], black cubes going back into the bag, or tiles that turn so that their tunnels lead elsewhere.
guide-ghost-title = A ghost awakens
guide-ghost = The new tile is haunted: a white cube [ghost] is now in the noise area and goes into the bag with the next attack. When the dragon draws it, everybody in the dungeon takes 1 damage, and it comes back, so every attack gets more dangerous.
guide-depths-title = Here come the depths
guide-depths = The four safe tiles have been revealed. All others belong to the depths [depths], and so does the upper half of the start tile. That is where the artifacts are, but if you are knocked out there you lose everything. Plan for the way back.
guide-artifact-title = An artifact!
guide-artifact = When you are in its room, choose that room to take the artifact [artifact]. You can carry only one, unless you have a backpack [backpack]; you may also leave it and look for a more valuable one. When you take it, the dragon moves up a space, and you may return to the crypt: 20 points are waiting there.
guide-out = If you reach the crypt with an artifact you are safe and have no more turns after this one. From then on, whenever it would be your turn, the dragon draws 4 cubes instead. The same goes for everybody who is knocked out. If you are still down there, hurry.

## In two minutes

summary-goal = Climb down into the catacombs, steal an artifact and return to the crypt. If you escape you get 20 points; artifact, tokens, gold and the points on cards count too. The most points win.
summary-turn = Play all 5 cards of your hand in any order. In between and afterwards you get new cards, fight and walk for as long as your symbols last. At the end you discard everything and draw 5 new cards. When your deck is empty, your discard pile is shuffled.
summary-resources = Whatever you haven’t used when your turn ends is lost. Gold and lockpicks stay.
summary-resources-skill = skill: acquire cards
summary-row = The price is at the bottom right, points at the top right. New cards go to your discard pile and only help once you draw them.
summary-row-dungeon = blue: acquire
summary-tiles-title = The dungeon grows
summary-tiles = If you go over an edge, you reveal a tile, turn it and lay it. The first four are safe, all others belong to the depths. For 1 boot a portal takes you to any other portal.
summary-tiles-tile = discover
summary-tiles-portal = portal to portal
summary-tiles-depths = depths
summary-map-title = Tunnels and rooms
summary-map = A tunnel costs 1 boot. You can take an artifact at any time while you are in its room. You get what a room gives when you enter it, once per room and turn.
summary-map-lock = 1 lockpick, then open
summary-picks-title = Lockpicks and shrines
summary-picks = You start with 3 lockpicks. Every chest, library and prison can be opened only once. The first wayshrine you mark earns you 1 gold, each further one 1 more.
summary-picks-pick = lockpick
summary-picks-chest = chest: major secret
summary-picks-library = library: Secret Tome
summary-picks-prison = prison: 2 prisoners
summary-picks-wayshrine = mark it: gold
summary-dragon-title = Klong!, dragon and ghosts
summary-dragon = Every Klong! puts one of your cubes aside. When a card with the dragon’s seal enters the row, the dragon attacks: all cubes put aside go into the bag, then some are drawn. Black ones do nothing, each of yours deals you 1 damage, and a ghost hits everybody. Every artifact, Dragon Egg or Adventurer taken moves it up a space; the further it gets, the more cubes it draws.
summary-dragon-ghost = hits everybody
summary-end-title = Back to the crypt
summary-end = With an artifact you may return to the crypt. At 10 damage you are knocked out: with an artifact and outside the depths your points still count, otherwise you score 0. Players who have escaped or are knocked out have no more turns; instead the dragon draws 4 cubes, or 6 in a two-player game.

## Symbols

sign-skill-about = Gets you new cards and uses devices.
sign-ghost = Ghost
sign-ghost-about = When it is drawn, everybody takes 1 damage; then it goes back into the noise area.
sign-footprints = Footprints
sign-footprints-about = This tunnel costs 2 boots.
sign-lock-about = Costs 1 lockpick to walk through; after that it is open for everybody.
sign-pick = Lockpick
sign-pick-about = Opens a lock, a chest, a library or a prison, and is then used up.
sign-arrow-about = One way only, or both ways with a Catacombs Map.
sign-tile = Tile
sign-tile-about = Go over an edge to reveal the next one, turn it and lay it.
sign-portal = Portal
sign-portal-about = In here and out of any other portal, for 1 boot.
sign-wayshrine = Wayshrine
sign-wayshrine-about = Mark it with a cube: you get as much gold as you have marked wayshrines.
sign-depths-about = All tiles after the first four, and the upper half of the start tile. If you are knocked out here, you score 0. On a card: available only there.
sign-prisoner = Prisoner
sign-prisoner-about = Freed from a prison; helps at once or is worth points at the end, as shown beside each prisoner.
sign-teleport-about = To an adjacent room, whatever tunnel lies between; also into the unknown.

## Groups of cards

gallery-prisoner = Prisoners

## Help with every question

help-ask-turn = Play all the cards in your hand. In between and afterwards you can get new cards [skill], fight [sword], walk [boot], use lockpicks [pick] and spend gold at a market, as often as you can afford it. You can end your turn only when your hand is empty.
help-ask-orient = Turn the tile until you like where its tunnels lead, and lay it. On foot you pay for what both halves of the tunnel show. If you lack something, you can still play cards, get new ones, fight or drink a potion first.
help-ask-react = A ghost has been drawn. A tourmaline that you discard from your hand keeps one ghost off you, and you draw 1 card. Everybody who owns a tourmaline is asked, even if it is not in their hand right now: otherwise the others would know who is holding one.
help-ask-rotate = You are alone on your tile and must turn it. Everything on it turns too, and the tunnels lead elsewhere afterwards.
help-ask-jump = Choose the room to arrive in. Symbols in the tunnel don’t count, and you get what the room gives when you enter.
help-ask-place = Choose the edge of your tile where the new one goes. You see it only afterwards.
help-ask-mark = You mark a wayshrine as if you were there: 1 cube, and gold for every one you have marked so far.
help-ask-ware = You get one of the market’s goods for free. You still need at least 5 damage for the Blood Amulet, and the best crown goes first.
help-ask-steal = Choose a card from the dungeon row or a device. You pay no skill, but any other cost.
