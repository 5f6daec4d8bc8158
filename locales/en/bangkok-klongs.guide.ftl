### Bangkok Klongs explained: the hints of the first game, the game in two minutes, symbols, groups of boats, help with every question.
### Symbols stand in square brackets.

## The guided first game

guide-welcome-title = Welcome to the market
guide-welcome = Here you all lay boats in turn, exactly one in every turn. There are points on three market days, and at the end for the goods you have collected. Most points win.
guide-hand-title = Your four boats
guide-hand = A boat shows its good on the right and up to 3 baskets [basket] below: they are its value. The empty circle is for your merchant [merchant]. If somebody sits there already, the boat belongs to nobody. Choose one.
guide-field-title = Where to?
guide-field = In the first round every boat goes to an entry field at the rim. What glows may be chosen. “Undo” takes back your last choice, also several in a row, until you draw at the end of your turn.
guide-merchant-title = Your merchants
guide-merchant = When you place a boat with an empty circle, one of your merchants [merchant] goes on it, and the boat is yours. On market days you earn with every merchant: the more of them lie together, the better. How many you have left stands here.
guide-adjoining-title = Boat beside boat
guide-adjoining = From now on every boat must lie next to another, also diagonally and across jetties, whoever it belongs to. The market is made of many small quarters, light and dark in turn, two fields by two. A quarter takes at most three boats: its fourth field is then crossed out and stays closed.
guide-luk-phat-title = The red parasol
guide-luk-phat = When a boat with the Luk Phat [parasol] comes to the market, the marker advances one space. Whoever placed it gets the points of that space. If the marker reaches a space with a parasol, it is market day.
guide-landing-title = Landing places
guide-landing = The circles on the jetties are landing places. With boats on all four fields around one, its lantern is lit: on a market day it brings you all baskets [basket] of the four boats, times your merchants [merchant] on them. Point at one: as soon as three boats lie there, you see what it would bring to everybody, and whether its last field is closed.
guide-special-title = Special boats
guide-special = The thief [thief] steals a boat of its row when it is placed. The warden [warden] guards its column: nothing is stolen there, and no thief may enter it. If a thief lies there already, its boat goes into your stock or your hand. The cookshop [cookshop] doubles the points of every landing place at which it is one of the four boats; two make them four times as many.
guide-stolen-title = A thief has struck
guide-stolen = It has taken a boat of its own row, where there is water now. The merchant on it returns to the supply. The booty goes into the thief’s stock, or is placed by them later. The warden [warden] guards its column: nothing is stolen there.
guide-moving-title = Moving, twice
guide-moving = You have two movement cards [paddle] for the whole game. Each pushes a boat of yours to a free field next to it, also diagonally. It need not lie next to another boat there; only a full quarter is closed to it. You may do so once a turn, before or after placing. Keep them until shortly before a market day: on the day itself nothing is moved.
guide-day-title = Market day!
guide-day = Whoever triggered it begins; twice in turn each of you may score a landing place with four boats. It brings all baskets [basket] times one’s own merchants [merchant], to the others, too. Whoever scores then takes a boat of their own from there into their stock. When it is you, choose a number on the market.
guide-take-title = A boat leaves
guide-take = Whoever has scored takes a boat of their own out of these four into their stock; its merchant returns to the supply. Collect as much as you can of one good: at the end its first boat counts 1 point, the second 2, the third 3. The field is free now, and nobody can score this landing place until it is taken again.
guide-stock-title = Your stock
guide-stock = Here lie the boats you have scored. At the end each good counts for itself: 1, 2, 3 points and so on. Four equal ones are worth 10 points, four different ones only 4. Thief, warden and cookshop count nothing.
guide-onward-title = When the game ends
guide-onward = Two parasols [parasol] are the big market day, and with it the game ends. An empty pile does not end it: you all play on with the boats in hand. Only when nobody can place one any more does that day come at once.
guide-empty-title = The pile is empty
guide-empty = The game goes on all the same. Nobody draws any more; you place what you have in hand. It ends with the big market day only: when the marker reaches the two parasols [parasol], or nobody can place a boat any more.
guide-big-day-title = The big market day
guide-big-day = Whoever has the fewest points begins. You score in turn until nobody can or wants to; a boat of your own or a neutral one goes into your stock. Then the stocks count, and the game is over. With equal points, whoever has more boats in stock wins.

## In two minutes

summary-scene-quartet = Four boats around a landing place, with two merchants of one colour, one of another, and a neutral one
summary-goal-title = What it is about
summary-goal = In turn you place boats on the floating market. On three market days four boats around a landing place bring points, and at the end the goods in your stock count. Most points win.
summary-boats-title = A boat
summary-boats = Every ordinary boat carries one of seven goods and 0 to 3 baskets. On an empty circle your merchant sits down when you place it, and the boat is yours.
summary-boats-seat = your merchant goes here
summary-boats-neutral = nobody’s
summary-boats-baskets = 3 baskets
summary-turn-title = Your turn
summary-turn = Place exactly one boat, from the second round on next to another; at most three in a quarter of two fields by two. Before or after it you may move a boat of yours by one field, twice in the game. Then you draw.
summary-turn-place = place
summary-turn-man = man it
summary-turn-move = move
summary-track-title = Luk Phat
summary-track = Every boat with a parasol advances the marker of the track by one space and brings the points of that space. A space with one parasol is a small market day; with two, the big one, and with it the game ends. An empty pile does not end it: you play on with the boats in hand.
summary-track-one = market day
summary-track-luk-phat = boat with Luk Phat
summary-day-title = Market day
summary-day = There are two rounds, and in each you may score once: a landing place with four boats around it, one of them yours. All baskets times your merchants there are your points; others earn with theirs. Then you take a boat of your own out of the four into your stock. On the big market day you score as long as possible, and neutral boats may be taken too.
summary-day-baskets = all baskets
summary-day-merchants = times your merchants
summary-special-title = Special boats
summary-special = Without goods and baskets, but not without consequences.
summary-special-thief = steals from its row
summary-special-warden = guards its column
summary-special-cookshop = doubles, two quadruple
summary-stock-title = Stock
summary-stock = At the end each good counts for itself: 1 point for the first boat, 2 for the second, 3 for the third. Four equal ones are 10 points, four different ones only 4.
summary-stock-first = the first: 1
summary-stock-second = the second: 2
summary-stock-third = the third: 3
summary-undo-title = Undo
summary-undo = You can take your last choice back, also several in a row, until somebody draws a boat: that is, until the end of your turn. On market days what bots have done since is taken back with it. Once another person has chosen, all stands; and where several people play, a boat you have placed usually stands, too.
summary-undo-draw = drawn: then all stands

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
sign-basket-about = The value of a boat: 0 to 3 baskets. On market days the baskets of all four boats count.
sign-merchant = merchant
sign-merchant-about = Makes a boat yours. Every merchant of yours counts all baskets once. The number beside your name is your supply.
sign-parasol = Luk Phat
sign-parasol-about = A boat with it advances the marker; a space with it is a market day.
sign-boat = boat
sign-boat-about = Beside a name: boats in hand.
sign-paddle = movement card
sign-paddle-about = Move a boat of your own by one field, once; everybody has two.
sign-crate = stock
sign-crate-about = What the goods you have collected will bring at the end.
sign-thief = thief
sign-thief-about = Steals a boat of its row when it is placed, into your stock or your hand.
sign-warden = warden
sign-warden-about = Guards its column: nothing is stolen there, and no thief may enter it. A thief that lies there already goes into your stock or your hand.
sign-cookshop = cookshop
sign-cookshop-about = Doubles what every landing place brings at which it is one of the four boats. Two at one place make it four times as much.

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

help-ask-place = Choose a boat of your hand, then the field. Boats with an empty seat get your merchant [merchant] and bring you points on market days; boats with a parasol [parasol] bring some at once. While you have movement cards [paddle], you may move a boat of yours first.
help-ask-field = What glows is allowed: entry fields in the first round, later fields next to a boat, also diagonally, in a quarter with at most two boats. A cross means that the quarter is full. Rather another boat? Then choose it in your hand. Good is what fills a landing place with many baskets where you have merchants.
help-ask-man = Your supply of merchants is empty. Fetch one from a boat that will not bring you much; it becomes nobody’s. Or leave the new boat without a merchant.
help-ask-steal = The thief steals a boat of its row, but no warden and nothing from a guarded column. A boat of the others at a full landing place hurts most; a good that you collect helps yourself.
help-ask-loot = Into your stock means: it counts at the end, and you draw. Into your hand means: you place it yourself later, but do not draw.
help-ask-catch = The thief you caught goes into your stock, where it counts nothing, and you draw; or into your hand, and you steal yourself later.
help-ask-small-day = Choose a landing place on the market; its number is your points: all baskets [basket] of the four boats times your merchants [merchant] there. A cookshop [cookshop] among them doubles that, two make it four times as much. Think of what the others earn, and that you take one of your boats away afterwards. In two rounds you may score once each.
help-ask-big-day = Choose a landing place on the market, as on a small market day, but in turn until nobody scores any more. After that you take a boat of your own or a neutral one out of the four into your stock.
help-ask-remove = The boat goes into your stock, its merchant back to your supply. Good is what you collect: the first boat of a good counts 1, the second 2, the third 3. Leave what will bring points once more.
help-ask-move = One movement card [paddle], one field far, also diagonally and across jetties. Worth it to fill a landing place or to get to a better one. You need not: “Done” ends your turn.
help-ask-sail = Choose a free field next to it, also diagonally. There need be no other boat, but every quarter holds at most three.
help-ask-draw = Boats with an empty seat become yours; among the others are those with a parasol [parasol] and the special boats.
