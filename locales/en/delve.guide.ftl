### What raids explain alike; signs stand in square brackets.

## The guided first game

guide-hand-title = Your five cards
guide-hand = Every turn starts like this. Play all your cards, in any order you like, by choosing them one after another. One button plays all the harmless ones at once: those that ask nothing and cost nothing.
guide-noise-title = Klong! means noise
guide-noise = When a card makes a Klong! [noise], you put a cube of your colour into the noise area. The next attack drops it into the dragon’s bag. Every one of your cubes that the dragon draws deals you 1 damage. Some were there from the start: 3 of yours, because you go first, and 2 and 1 for the players after you.
guide-buy-title = Shopping with skill
guide-buy = The price is at the bottom right; a yellow number at the top right is how many points the card is worth at the end. Blue cards and the yellow reserve go to your discard pile: you can use them once you draw them later. Purple devices work at once. Red monsters are beaten with swords, for a reward.
guide-walk-title = One boot, one tunnel
guide-monster-title = Eyes in the dark
guide-monster = Monsters [monster] lurk in a tunnel ahead of you. If you walk through, each of them deals you 1 damage. A sword [sword] keeps one of them off.
guide-lock-title = A lock
guide-crystal-title = Crystal caves
guide-crystal = When you enter a crystal cave [crystal], you can’t walk any further this turn; boots [boot] work again on your next turn. You can still buy and fight.
guide-end-title = End your turn
guide-end = You have played all your cards. Buy and walk as much as you like and can afford, then choose “End turn”: what is left is lost, you draw 5 new cards (if your deck is empty, your discard pile is shuffled), and the row is refilled. If a new card bears the dragon’s seal [dragon], the dragon attacks.
guide-attack-title = The dragon has attacked
guide-attack = First, all cubes in the noise area went into the bag. Then the dragon drew as many as its rage track shows, plus 1 for each danger card [danger] in the row. Black cubes do nothing, coloured ones hurt. The quieter you are, the fewer of your cubes are in the bag.
guide-health-title = You are hurt
guide-health = Every point of damage costs you 1 health. At 10 damage you are knocked out. Your points then count only if you have an artifact and have left the depths. Rooms with a heart [heart] and healing potions [potion] heal you.
guide-weak-title = You are running out of health!
guide-weak = The next attack may be the last. Heal in rooms with a heart [heart] or with a healing potion [potion], make no Klong! [noise], and turn back: if you are knocked out in the depths [depths] or without an artifact, you lose everything.
guide-trash-title = Getting rid of a card
guide-trash = A card you trash leaves your deck for good. Choose a weak starting card, ideally a Stumble, otherwise a Burgle, so that you draw your good cards more often. It’s better to keep what you have bought and what is worth points.
guide-undo-title = How far back can you undo?
guide-undo = “Undo” takes back your last choice, and you can use it several times in a row: for cards, purchases, fights and moves. Your choices become final as soon as you see something hidden, by drawing a card or turning something over, and when you end your turn.
guide-artifact-title = You have an artifact!
guide-out-title = Time is running out

## In two minutes

summary-goal-title = The goal
summary-goal-artifact = one artifact
summary-goal-mastery = escaping: 20
summary-goal-gold = gold: 1 each
summary-turn-title = Your turn
summary-turn-skill = skill
summary-turn-boot = boot
summary-turn-noise = Klong!
summary-resources-title = Three symbols
summary-resources-sword = swords: fight
summary-resources-boot = boots: walk
summary-row-title = The cards in the middle
summary-row-reserve = yellow: always there
summary-row-device = purple: works at once
summary-row-monster = red: fight
summary-map-monster = 1 damage
summary-map-crystal = stop for this turn
summary-map-heart = heals 1
summary-map-market = goods for 7 gold
summary-dragon-noise = Klong!
summary-dragon-quiet = quiet
summary-dragon-dragon = attack
summary-dragon-danger = 1 more cube
summary-end-mastery = escaped
summary-end-depths = depths
summary-turn = Play all 5 cards of your hand in any order. In between and afterwards you buy, fight and walk for as long as your symbols last. At the end you discard everything and draw 5 new cards. When your deck is empty, your discard pile is shuffled.
summary-resources-skill = skill: buy
summary-row = The price is at the bottom right, points at the top right. What you buy goes to your discard pile and only helps once you draw it.
summary-map-footprints = 2 boots
summary-map-lock = needs a key
summary-undo-title = Undo
summary-undo = You can take back the choices of your turn one by one, until something hidden is drawn or revealed or your turn ends. With several people at the table, a card once played stays played unless the table is set up otherwise.
summary-undo-draw = drawn: can’t be undone

## Symbols

sign-skill = skill
sign-sword = sword
sign-sword-about = Beats monsters in the row and keeps off monsters in tunnels.
sign-boot = boot
sign-boot-about = 1 boot takes you through 1 tunnel.
sign-gold = gold
sign-gold-about = Stays with you, pays for goods at a market, and is worth 1 point each at the end.
sign-noise = Klong!
sign-noise-about = Put one of your cubes into the noise area; the next attack drops it into the bag.
sign-quiet = minus Klong!
sign-quiet-about = Take your cubes back from the noise area. If there aren’t enough, the rest counts against any Klong! you make later this turn.
sign-heart = healing
sign-heart-about = Remove 1 damage from your health track; in rooms with a heart, when you enter.
sign-draw = draw cards
sign-draw-about = Draw that many cards and play them this turn as well.
sign-dragon = dragon attack
sign-dragon-about = When this card enters the row, the dragon attacks.
sign-danger = danger
sign-danger-about = While this card is in the row, every attack draws 1 more cube.
sign-monster = monster in a tunnel
sign-monster-about = 1 damage when you walk through; each sword you use prevents 1.
sign-lock = lock
sign-arrow = arrow
sign-crystal = crystal cave
sign-crystal-about = You can’t walk any further this turn.
sign-depths = depths
sign-depths-about = Everything below the line “depths”. If you are knocked out here, you lose. On a card: available only there.
sign-market = market
sign-market-about = Here you buy goods for 7 gold each.
sign-artifact = artifact
sign-artifact-about = Worth the number of points it shows. You can carry only one, or two with a backpack.
sign-secret = secret
sign-secret-about = A face-down token, small or large; you see it once you have taken it.
sign-idol = monkey idol
sign-idol-about = Found in the monkey shrine, worth 5 points, and helps some cards.
sign-crown = crown
sign-crown-about = Sold at a market: 10, 9 or 8 points, the most valuable first.
sign-backpack = backpack
sign-backpack-about = Sold at a market: room for 1 more artifact, and 5 points.
sign-potion = potion
sign-potion-about = Drink it once, on your turn.
sign-mastery = mastery token
sign-mastery-about = 20 points for everybody who escapes.
sign-teleport = teleport
sign-trash = trash
sign-trash-about = A card leaves your deck for good: useful against weak starting cards.
sign-lock-about = Passable only with the master key, which is sold at a market.
sign-arrow-about = One way only.
sign-key = master key
sign-key-about = Sold at a market: opens all locks and is worth 5 points.

## Groups of cards

gallery-starter = Starting cards, for each player
gallery-reserve = Reserve
gallery-companion = Companions
gallery-item = Items
gallery-action = Actions
gallery-gem = Gems
gallery-device = Devices
gallery-monster = Monsters
gallery-artifact = Artifacts
gallery-goods = Market goods
gallery-major = Major secrets
gallery-minor = Minor secrets
gallery-other = Idols and mastery tokens

## Help with every question

help-ask-either = The card gives you a choice. Anything pale is not possible right now.
help-ask-discard = If you discard a card from your hand without playing it, you get what the card says. Choose a weak one such as Stumble.
help-ask-trash = The card you choose leaves your deck for good. You may choose from the cards you have played this turn and from your discard pile. A weak one is best: Stumble or Burgle. That way you draw good cards more often.
help-ask-replace = The card you choose leaves the row and a new one takes its place; the dragon doesn’t attack for it. Get rid of a danger [danger], or of something the others want.
