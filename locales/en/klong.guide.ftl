### Klong! explained: the companion of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Symbols stand in square brackets.

## The guided first game

guide-welcome-title = Welcome to the dungeon
guide-welcome = You stand at the entrance, at the top. Your goal: steal an artifact [artifact] and get out again before the dragon knocks you out. Then whoever has the most points wins: artifact, loot, gold, cards, and 20 for escaping.
guide-hand-title = Your five cards
guide-hand = Every turn begins like this. Play them all, in any order you like: tap a card.
guide-symbols-title = Three symbols carry you
guide-symbols = [skill] Skill buys new cards, [sword] swords defeat monsters, [boot] boots take you through tunnels. Here you see what this turn still has. Whatever is left when it ends is lost.
guide-noise-title = Klong! means noise
guide-noise = When a card makes Klong! [noise], you put a cube of your colour into the Klong! area. The next attack drops it into the dragon’s bag. Every cube of yours that the dragon draws is 1 damage to you.
guide-buy-title = Shopping with skill
guide-buy = The price stands at the bottom right. Blue cards and the yellow reserve go to your discard pile: you can use them only once you draw them later. Violet devices work at once. Red monsters you defeat with swords, for their reward.
guide-why-title = Not yet?
guide-why = What is pale cannot be done right now. Tap it anyway: it tells you what you lack.
guide-walk-title = One boot, one tunnel
guide-walk = The glowing rooms are within reach. A tunnel costs 1 [boot], with stairs 2. Eyes in the dark are monsters [monster]: 1 damage each, a sword [sword] holds one off. A gate with a lock [lock] opens only to the key, and chevrons show the only direction. In a crystal cave [crystal] your steps end.
guide-end-title = End your turn
guide-end = All cards are played. When there is nothing more you want to do, end your turn: you draw 5 new cards (if your deck is empty, the discard pile is shuffled), and the row is refilled. If a new card bears the dragon’s seal [dragon], the dragon attacks.
guide-attack-title = The dragon has attacked
guide-attack = First all cubes of the Klong! area went into the bag. Then the dragon drew as many as its rage track says, and 1 more for each danger card [danger] in the row. Black cubes do nothing, coloured ones hurt. Whoever is quiet has fewer cubes in the bag.
guide-health-title = You are hurt
guide-health = At 10 damage you are knocked out. Then your points count only if you have an artifact and have left the depths. Rooms with a heart [heart] and healing potions [potion] heal.
guide-secret-title = What lies in the rooms
guide-secret = When you enter a room, you may take 1 token from it. Secrets [secret] you see only afterwards: gold, potions, chalices, dragon eggs. One for each time you enter.
guide-market-title = Gold and market
guide-market = Gold [gold] is never lost and counts 1 point each at the end. In rooms with a market [market] you buy for 7 gold each: a key [key], a backpack [backpack] for a second artifact, or a crown [crown].
guide-depths-title = How deep do you dare to go?
guide-depths = Below the line “depths” lie the most valuable artifacts; the number on them are points. Whoever is knocked out down there loses everything. Count the way back as well: rather turn back one turn too early.
guide-artifact-title = You have an artifact!
guide-artifact = You cannot carry more than one, except with a backpack [backpack]. The dragon is angrier now and draws more cubes. Only with an artifact may you leave: back to the entrance, where 20 points are waiting.
guide-parapet-title = It gets tight
guide-parapet = As soon as the first person is out or knocked out, time runs: in each of their turns the dragon attacks, stronger every time. At the fourth, everybody still in the dungeon is knocked out. Whoever has escaped is safe.

## In two minutes

summary-goal-title = What it is about
summary-goal = Sneak into the dungeon, steal an artifact and get out again. Whoever escapes gets 20 points; artifact, tokens, gold and the points on cards count too. Most points win.
summary-goal-artifact = one artifact
summary-goal-mastery = escaping: 20
summary-goal-gold = gold: 1 each
summary-turn-title = Your turn
summary-turn = You play all 5 cards of your hand in any order. In between and afterwards you buy, fight and walk as long as it lasts. At the end you discard everything and draw 5 new cards. When your deck is empty, the discard pile is shuffled.
summary-turn-skill = skill
summary-turn-boot = boot
summary-turn-noise = Klong!
summary-resources-title = Three symbols
summary-resources = What you have not used when your turn ends is lost. Gold stays.
summary-resources-skill = skill buys
summary-resources-sword = swords fight
summary-resources-boot = boots walk
summary-row-title = The cards in the middle
summary-row = The price stands at the bottom right, points at the top right. What you buy goes to your discard pile and helps only once you draw it.
summary-row-dungeon = blue: buy
summary-row-reserve = yellow: always there
summary-row-device = violet: works at once
summary-row-monster = red: fight
summary-map-title = In the dungeon
summary-map = A tunnel costs 1 boot. When you enter a room you may take 1 token. Below the turf lie the depths.
summary-map-stairs = 2 boots
summary-map-monster = 1 damage
summary-map-lock = needs a key
summary-map-crystal = stop for this turn
summary-map-heart = heals 1
summary-map-market = goods for 7 gold
summary-dragon-title = Klong! and the dragon
summary-dragon = Every Klong! lays one of your cubes ready. When a card with the dragon’s seal comes into the row, the dragon attacks: all cubes laid ready go into the bag, then some are drawn. Black ones do nothing, each of yours is 1 damage. When an artifact or a dragon egg is taken, it draws more from then on.
summary-dragon-noise = Klong!
summary-dragon-quiet = quiet
summary-dragon-dragon = attack
summary-dragon-danger = 1 cube more
summary-end-title = Out before it is too late
summary-end = With an artifact you may go back to the entrance. At 10 damage you are knocked out: with an artifact and above the depths your points still count, otherwise you have lost. Once somebody is out, the dragon attacks in each of that person’s turns; after the fourth it is over for everybody else.
summary-end-mastery = escaped
summary-end-depths = depths

## Symbols

sign-skill = skill
sign-skill-about = Buys cards and uses devices.
sign-sword = sword
sign-sword-about = Defeats monsters in the row and holds off monsters in tunnels.
sign-boot = boot
sign-boot-about = 1 boot takes you through 1 tunnel.
sign-gold = gold
sign-gold-about = Stays with you, pays for goods at a market, and counts 1 point each at the end.
sign-noise = Klong!
sign-noise-about = Put a cube of yours into the Klong! area; the next attack drops it into the bag.
sign-quiet = minus Klong!
sign-quiet-about = Take cubes of yours back from the Klong! area; what is missing cancels Klong! of this turn.
sign-heart = healing
sign-heart-about = Take 1 damage off your health track; in rooms with a heart when you enter.
sign-draw = draw cards
sign-draw-about = Draw so many cards; you play them in this turn as well.
sign-dragon = dragon attack
sign-dragon-about = When this card comes into the row, the dragon attacks.
sign-danger = danger
sign-danger-about = As long as the card lies in the row, every attack draws 1 cube more.
sign-stairs = steep stairs
sign-stairs-about = This tunnel costs 2 boots.
sign-monster = monster in a tunnel
sign-monster-about = 1 damage when you walk through; every sword you use prevents 1.
sign-lock = lock
sign-lock-about = Only with the master key, which a market sells.
sign-arrow = arrow
sign-arrow-about = Only in this direction.
sign-crystal = crystal cave
sign-crystal-about = Here your steps end for this turn.
sign-depths = depths
sign-depths-about = Everything below the turf. Whoever is knocked out here has lost. On a card: only to be had there.
sign-market = market
sign-market-about = Here you buy goods for 7 gold each.
sign-artifact = artifact
sign-artifact-about = Its value are points. You carry only one, with a backpack one more.
sign-secret = secret
sign-secret-about = A token face down, small or large; you see it once you have taken it.
sign-idol = monkey idol
sign-idol-about = Lies in the monkey shrine, brings 5 points and helps some cards.
sign-crown = crown
sign-crown-about = Sold at a market: 10, 9 or 8 points, the most valuable first.
sign-key = master key
sign-key-about = Sold at a market: opens all locks and brings 5 points.
sign-backpack = backpack
sign-backpack-about = Sold at a market: room for 1 more artifact, and 5 points.
sign-potion = potion
sign-potion-about = To be drunk once, in your turn.
sign-mastery = mastery token
sign-mastery-about = 20 points for everybody who escapes.
sign-teleport = teleport
sign-teleport-about = Into a neighbouring room, whatever tunnel lies between.
sign-trash = trash
sign-trash-about = A card leaves your deck for good: useful against weak starting cards.

## Groups of cards

gallery-starter = Starting cards, for every seat
gallery-reserve = Reserve
gallery-companion = Companions
gallery-item = Items
gallery-action = Actions
gallery-gem = Gems
gallery-device = Devices
gallery-monster = Monsters
gallery-artifact = Artifacts
gallery-goods = Goods of the market
gallery-major = Major secrets
gallery-minor = Minor secrets
gallery-other = Idols and mastery tokens

## Help with every question

help-ask-turn = Play all cards of your hand. In between and afterwards you can buy [skill], fight [sword], walk [boot] and shop for gold at a market, as often as you can pay for it. Only when your hand is empty can you end your turn.
help-ask-take = You have entered a room and may take 1 token from it. You can carry only one artifact, and the dragon gets angrier; but then you may leave. You may also take nothing.
help-ask-either = The card gives you a choice. What is pale would not be possible right now.
help-ask-discard = If you discard a card of your hand without playing it, you get what the card says. A weak one is best, such as Stumble.
help-ask-trash = The card you choose leaves your deck for good. A weak one is best: Stumble or Burgle. So you draw good cards more often.
help-ask-replace = The card you choose leaves the row, and a new one comes. The dragon does not attack. Clear a danger [danger] away, or something others want.
help-ask-fetch = You fetch 1 secret from a neighbouring room without going there.
