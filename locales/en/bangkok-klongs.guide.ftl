### Bangkok Klongs explained: the hints of the first game, the game in two minutes, symbols, groups of boats, help with every question.
### Symbols stand in square brackets.

## The guided first game

guide-welcome-title = Welcome to the market
guide-welcome = You take turns laying boats, exactly one each turn. Points come on three market days, and at the end for the goods you have collected. The most points win.
guide-hand-title = Your four boats
guide-hand = A boat shows its good on the right and up to 3 baskets [basket] below: those are its value. The empty circle is for your merchant [merchant]. If somebody is already sitting there, the boat belongs to nobody. Choose one.
guide-field-title = Where does it go?
guide-field = In the first round every boat goes onto an entry field at the edge. Choose any field that glows. “Undo” takes back your last choice, and several in a row, until you draw at the end of your turn.
guide-merchant-title = Your merchants
guide-merchant = When you place a boat with an empty circle, one of your merchants [merchant] goes on it and the boat is yours. Every merchant earns you points on market days: the more of them lie together, the better. This shows how many you have left.
guide-adjoining-title = Boat beside boat
guide-adjoining = From now on every boat must lie next to another one, no matter whose; diagonally and across jetties counts too. The market is made up of many small quarters of two by two fields, alternately light and dark. A quarter holds at most three boats: its fourth field is then crossed out and stays closed.
guide-luk-phat-title = The red parasol
guide-luk-phat = When a boat with the Luk Phat [parasol] is placed, the marker moves on one space. Whoever placed it gets the points of that space. When the marker reaches a space with a parasol, it is market day.
guide-landing-title = Landing places
guide-landing = The circles on the jetties are landing places. When there are boats on all four fields around one, its lantern is lit: on a market day it earns you all the baskets [basket] on the four boats, times your merchants [merchant] on them. Point at one: as soon as three boats lie there, you see what it would earn everybody, and whether its last field is closed.
guide-special-title = Special boats
guide-special = The thief [thief] steals a boat from its row when it is placed. The warden [warden] guards its column: nothing is stolen there, and no thief may enter it. If a thief is already there, its boat goes into your stock or your hand. The cookshop [cookshop] doubles the points of every landing place where it is one of the four boats; two of them quadruple them.
guide-stolen-title = A thief has struck
guide-stolen = It has taken a boat from its own row, leaving open water. The merchant on it returns to the supply. The loot goes into the thief’s stock, or they place it later. The warden [warden] guards its column: nothing is stolen there.
guide-moving-title = Moving a boat, twice
guide-moving = You have two movement cards [paddle] for the whole game. Each moves one of your boats to a free field next to it, diagonally too. It doesn’t have to lie next to another boat there; it just can’t enter a quarter – two by two fields of one shade – that already holds three boats. You may do this once per turn, before or after placing. Save them until just before a market day: on the day itself nothing moves.
guide-day-title = Market day!
guide-day = Whoever triggered it starts; twice in turn, each of you may score a landing place with four boats. It earns all the baskets [basket] times your own merchants [merchant], and the others earn for theirs. Whoever scores then takes one of their own boats from there into their stock. When it’s your turn, choose a number on the market.
guide-take-title = A boat leaves
guide-take = Whoever has scored takes one of their own boats from these four into their stock; its merchant returns to the supply. Collect as much as you can of one good: at the end its first boat is worth 1 point, the second 2, the third 3. The field is now free, and nobody can score this landing place until it is filled again.
guide-stock-title = Your stock
guide-stock = These are the boats you have collected. At the end each good is counted separately: 1, 2, 3 points and so on. Four of a kind are worth 10 points, four different ones only 4. Thief, warden and cookshop are worth nothing.
guide-onward-title = When the game ends
guide-onward = Two parasols [parasol] mean the big market day, which ends the game. An empty pile doesn’t: you all play on with the boats in your hands. Only when nobody can place a boat any more does that day come at once.
guide-empty-title = The pile is empty
guide-empty = The game goes on all the same. Nobody draws any more; you place what you have in hand. It ends only with the big market day: when the marker reaches the two parasols [parasol], or when nobody can place a boat any more.
guide-big-day-title = The big market day
guide-big-day = Whoever has the fewest points starts. You score in turn until nobody can or wants to; one of your own boats or a neutral one goes into your stock. Then the stocks are counted, and the game is over. On equal points, whoever has more boats in stock wins.

## In two minutes

summary-scene-quartet = Four boats around a landing place, with two merchants of one colour, one of another, and a neutral one
summary-goal-title = The goal
summary-goal = You take turns placing boats on the floating market. On three market days, four boats around a landing place earn points, and at the end the goods in your stock count. The most points win.
summary-boats-title = A boat
summary-boats = Every ordinary boat carries one of seven goods and 0 to 3 baskets. If it has an empty circle, your merchant sits down there when you place it, and the boat is yours.
summary-boats-seat = your merchant goes here
summary-boats-neutral = nobody’s
summary-boats-baskets = 3 baskets
summary-turn-title = Your turn
summary-turn = Place exactly one boat, from the second round on next to another one; at most three in a quarter of two by two fields. Before or after that you may move one of your boats by one field, twice per game. Then you draw.
summary-turn-place = place
summary-turn-man = man it
summary-turn-move = move
summary-track-title = Luk Phat
summary-track = Every boat with a parasol moves the marker on one space and earns the points of that space. A space with one parasol is a small market day; two parasols are the big one, which ends the game. An empty pile doesn’t end it: you play on with the boats in hand.
summary-track-one = market day
summary-track-luk-phat = boat with Luk Phat
summary-day-title = Market day
summary-day = There are two rounds, and in each you may score once: a landing place with four boats around it, at least one of them yours. All the baskets times your merchants there are your points; the others earn for theirs. Then you take one of your own boats from the four into your stock. On the big market day you score for as long as possible, and may also take neutral boats.
summary-day-baskets = all baskets
summary-day-merchants = times your merchants
summary-special-title = Special boats
summary-special = Without goods and baskets, but not without consequences.
summary-special-thief = steals from its row
summary-special-warden = guards its column
summary-special-cookshop = doubles, two quadruple
summary-stock-title = Stock
summary-stock = At the end each good is counted separately: 1 point for the first boat, 2 for the second, 3 for the third. Four of a kind are worth 10 points, four different ones only 4.
summary-stock-first = the first: 1
summary-stock-second = the second: 2
summary-stock-third = the third: 3
summary-undo-title = Undo
summary-undo = You can take back your last choice, and several in a row, until somebody draws a boat: that is, until the end of your turn. On market days, whatever bots have done since is taken back too. Once another person has chosen, everything stands; and with several people at the table a boat once placed usually stands as well.
summary-undo-draw = drawn: can’t be undone

## Symbols

sign-banana = bananas
sign-banana-about = What banana boats carry.
sign-fish = fish
sign-fish-about = What fish boats carry.
sign-flower = flowers
sign-flower-about = What flower boats carry.
sign-rice = rice
sign-rice-about = What rice boats carry.
sign-vegetable = vegetables
sign-vegetable-about = What vegetable boats carry.
sign-pineapple = pineapples
sign-pineapple-about = What pineapple boats carry.
sign-coconut = coconuts
sign-coconut-about = What coconut boats carry.
sign-basket = basket
sign-basket-about = The value of a boat: 0 to 3 baskets. On market days the baskets on all four boats count.
sign-merchant = merchant
sign-merchant-about = Makes a boat yours. Each of your merchants counts all the baskets once. The number next to your name is your supply.
sign-parasol = Luk Phat
sign-parasol-about = A boat with it moves the marker on; a space with it is a market day.
sign-boat = boat
sign-boat-about = Next to a name: boats in hand.
sign-paddle = movement card
sign-paddle-about = Moves one of your own boats by one field, once; everybody has two.
sign-crate = stock
sign-crate-about = What the goods you have collected will be worth at the end.
sign-thief = thief
sign-thief-about = Steals a boat from its row when placed, into your stock or your hand.
sign-warden = warden
sign-warden-about = Guards its column: nothing is stolen there, and no thief may enter it. A thief that is already there goes into your stock or your hand.
sign-cookshop = cookshop
sign-cookshop-about = Doubles what every landing place earns where it is one of the four boats. Two at one place quadruple it.

## Groups of boats

gallery-banana = Banana boats
gallery-fish = Fish boats
gallery-flower = Flower boats
gallery-rice = Rice boats
gallery-vegetable = Vegetable boats
gallery-pineapple = Pineapple boats
gallery-coconut = Coconut boats
gallery-special = Special boats

## Help with every question

help-ask-place = Choose a boat from your hand, then a field. Boats with an empty seat get your merchant [merchant] and earn points on market days; boats with a parasol [parasol] earn some at once. While you have movement cards [paddle], you may move one of your boats first.
help-ask-field = You can choose any field that glows: entry fields in the first round, later fields next to a boat, diagonally too, in a quarter with at most two boats. A cross means the quarter is full. Changed your mind? Choose another boat from your hand. It is good to fill a landing place that has many baskets and your merchants.
help-ask-man = You have no merchants left. Take one from a boat that won’t earn you much; it then belongs to nobody. Or leave the new boat without a merchant.
help-ask-steal = The thief steals a boat from its row, but never a warden, and nothing from a guarded column. Taking somebody’s boat from a full landing place hurts most; taking a good you collect helps you.
help-ask-loot = Into your stock: it counts at the end, and you draw. Into your hand: you place it yourself later, but don’t draw.
help-ask-catch = The thief you caught goes into your stock, where it is worth nothing, and you draw; or into your hand, and you can steal with it later.
help-ask-small-day = Choose a landing place on the market; its number is your points: all the baskets [basket] on the four boats times your merchants [merchant] there. A cookshop [cookshop] among them doubles that, two quadruple it. Keep in mind what the others earn, and that you then take one of your boats away. There are two rounds, and you may score once in each.
help-ask-big-day = Choose a landing place on the market, as on a small market day, but in turn until nobody scores any more. Then take one of your own boats or a neutral one from the four into your stock.
help-ask-remove = The boat goes into your stock, its merchant back into your supply. Take what you collect: the first boat of a good is worth 1, the second 2, the third 3. Leave what can earn points again.
help-ask-move = One movement card [paddle] moves a boat by one field, diagonally and across jetties too. Worth it to fill a landing place or reach a better one. You don’t have to: “Done” ends your turn.
help-ask-sail = Choose a free field next to it, diagonally too. There doesn’t have to be another boat, but every quarter holds at most three.
help-ask-draw = Boats with an empty seat become yours; the other pile holds those with a parasol [parasol] and the special boats.
