### What raids explain alike; signs stand in square brackets.

## The guided first game

guide-hand-title = Your five cards
guide-hand = Every turn begins like this. Play them all, in any order you like: choose one after the other. A button plays all harmless ones at once, that is those that ask nothing and cost nothing.
guide-symbols-title = Three symbols carry you
guide-noise-title = Klong! means noise
guide-noise = When a card makes Klong! [noise], you put a cube of your colour into the Klong! area. The next attack drops it into the dragon’s bag. Every cube of yours that the dragon draws is 1 damage to you. A few lay there from the start: 3 of yours, because you begin, 2 and 1 of the others.
guide-buy-title = Shopping with skill
guide-buy = The price stands at the bottom right; a yellow number at the top right is what it counts in the end. Blue cards and the yellow reserve go to your discard pile: you can use them only once you draw them later. Violet devices work at once. Red monsters you defeat with swords, for their reward.
guide-walk-title = One boot, one tunnel
guide-monster-title = Eyes in the dark
guide-monster = In a tunnel before you lurk monsters [monster]. If you walk through, each of them does 1 damage. A sword [sword] holds one off.
guide-footprints-title = Footprints
guide-lock-title = A lock
guide-crystal-title = Crystal caves
guide-crystal = Whoever enters a crystal cave [crystal] walks no further this turn: boots [boot] help you again in your next turn. You can still buy and fight.
guide-end-title = End your turn
guide-end = All cards are played. Buy and walk as much as you want and can pay for; then end your turn here: you draw 5 new cards (if your deck is empty, the discard pile is shuffled), and the row is refilled. If a new card bears the dragon’s seal [dragon], the dragon attacks.
guide-attack-title = The dragon has attacked
guide-attack = First all cubes of the Klong! area went into the bag. Then the dragon drew as many as its rage track says, and 1 more for each danger card [danger] in the row. Black cubes do nothing, coloured ones hurt. Whoever is quiet has fewer cubes in the bag.
guide-health-title = You are hurt
guide-health = Every damage takes 1 of your health. At 10 damage you are knocked out. Then your points count only if you have an artifact and have left the depths. Rooms with a heart [heart] and healing potions [potion] heal.
guide-weak-title = Little health left!
guide-weak = The next attack may be the last. Heal in rooms with a heart [heart] or with a healing potion [potion], make no Klong! [noise], and turn back: whoever is knocked out in the depths [depths] or without an artifact loses everything.
guide-trash-title = Getting rid of a card
guide-trash = What you trash leaves your deck for good. Take a weak starting card, best a Stumble if there is one, else a Burgle: then you draw the good cards more often. Rather keep what you have bought and what brings points.
guide-undo-title = Taking back: for how long?
guide-undo = “Undo” takes back your last choice, also several times in a row: cards, purchases, fights, ways. All of it is final once you see something hidden, that is when you draw a card or turn over something face down, and when you end your turn.
guide-artifact-title = You have an artifact!

## In two minutes

summary-goal-title = What it is about
summary-goal-artifact = one artifact
summary-goal-mastery = escaping: 20
summary-goal-gold = gold: 1 each
summary-turn-title = Your turn
summary-turn-skill = skill
summary-turn-boot = boot
summary-turn-noise = Klong!
summary-resources-title = Three symbols
summary-resources-sword = swords fight
summary-resources-boot = boots walk
summary-row-title = The cards in the middle
summary-row-reserve = yellow: always there
summary-row-device = violet: works at once
summary-row-monster = red: fight
summary-map-monster = 1 damage
summary-map-crystal = stop for this turn
summary-map-heart = heals 1
summary-map-market = goods for 7 gold
summary-dragon-noise = Klong!
summary-dragon-quiet = quiet
summary-dragon-dragon = attack
summary-dragon-danger = 1 cube more
summary-end-mastery = escaped
summary-end-depths = depths
summary-turn = You play all 5 cards of your hand in any order. In between and afterwards you buy, fight and walk as long as it lasts. At the end you discard everything and draw 5 new cards. When your deck is empty, the discard pile is shuffled.
summary-resources-skill = skill buys
summary-row = The price stands at the bottom right, points at the top right. What you buy goes to your discard pile and helps only once you draw it.
summary-map-footprints = 2 boots
summary-map-lock = needs a key
summary-undo-title = Undo
summary-undo = What you have chosen in your turn you can take back, one choice after the other, until something hidden is drawn or revealed or your turn ends. With several people at the table a card that was played stands at once, unless you have set it otherwise.
summary-undo-draw = drawn: then all stands

## Symbols

sign-skill = skill
sign-sword = sword
sign-sword-about = Defeats monsters in the row and holds off monsters in tunnels.
sign-boot = boot
sign-boot-about = 1 boot takes you through 1 tunnel.
sign-gold = gold
sign-gold-about = Stays with you, pays for goods at a market, and counts 1 point each at the end.
sign-noise = Klong!
sign-noise-about = Put a cube of yours into the Klong! area; the next attack drops it into the bag.
sign-quiet = minus Klong!
sign-quiet-about = Take cubes of yours back from the Klong! area. If too few lie there, the rest is to your credit: that much Klong! you do not make later this turn.
sign-heart = healing
sign-heart-about = Take 1 damage off your health track; in rooms with a heart when you enter.
sign-draw = draw cards
sign-draw-about = Draw so many cards; you play them in this turn as well.
sign-dragon = dragon attack
sign-dragon-about = When this card comes into the row, the dragon attacks.
sign-danger = danger
sign-danger-about = As long as the card lies in the row, every attack draws 1 cube more.
sign-monster = monster in a tunnel
sign-monster-about = 1 damage when you walk through; every sword you use prevents 1.
sign-lock = lock
sign-arrow = arrow
sign-crystal = crystal cave
sign-crystal-about = Here your steps end for this turn.
sign-depths = depths
sign-depths-about = Everything below the line “depths”. Whoever is knocked out here has lost. On a card: to be had only there.
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
sign-backpack = backpack
sign-backpack-about = Sold at a market: room for 1 more artifact, and 5 points.
sign-potion = potion
sign-potion-about = To be drunk once, in your turn.
sign-mastery = mastery token
sign-mastery-about = 20 points for everybody who escapes.
sign-teleport = teleport
sign-trash = trash
sign-trash-about = A card leaves your deck for good: useful against weak starting cards.
sign-lock-about = Only with the master key, which a market sells.
sign-arrow-about = Only in this direction.
sign-key = master key
sign-key-about = Sold at a market: opens all locks and brings 5 points.

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

help-ask-either = The card gives you a choice. What is pale would not be possible right now.
help-ask-discard = If you discard a card of your hand without playing it, you get what the card says. A weak one is best, such as Stumble.
help-ask-trash = The card you choose leaves your deck for good. You may choose from what you have played this turn and from your discard pile. Best a weak one: Stumble or Burgle. Then you draw good cards more often.
help-ask-replace = The card you choose leaves the row, and a new one comes. The dragon does not attack. Clear a danger [danger] away, or something others want.
