### Strife of Gods explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Symbols stand in square brackets.

## The guided first game

guide-welcome-title = Welcome to the strife of gods
guide-welcome = The ring always has 32 cards, however many of you play: numbers from 1 to 5 in four colours, with champions among them. In every round you take turns until each of you has four. At the end of a round one colour wins: that of the lowest card at the edge of a gap. Whoever has the highest sum in this colour gets the golden shield [gold].
guide-take-title = Collect high, leave low
guide-take = While there are fewer than three gaps, you may take any number card. It leaves a gap, and its two neighbours are now at the edges. So take a high number, ideally one next to a low number of the same colour.
guide-gap-title = Gaps decide
guide-gap = The cards at the edges of a gap are called gap cards. The lowest number among them decides the winning colour at the end of the round. If several share the lowest number, all their colours win. Once there are three gaps, you may take only gap cards; whatever was next to the card you take then becomes one.
guide-leading-title = The state of play
guide-leading = This shows which colour would win now, and for every display what it would count: only the numbers in this colour, nothing else. Every card somebody takes uncovers new gap cards, and that can change everything.
guide-undo-title = How far back can you undo?
guide-undo = “Undo” takes back your last choice and whatever bots have done since; you can use it several times in a row. Your choices become final once somebody has drawn a card from a pile, a new ring is laid out, or another person has chosen after you.
guide-champion-title = Champions
guide-champion = The dark cards with a picture are champions. You can take them only at the edge of a gap. They have no number, but an effect that happens at once; if it isn’t possible, it lapses. Some hit other players’ cards, yours included. To read what one does, point at it with the mouse without clicking, or tap it with a finger.
guide-plan-title = Clearing cards away
guide-plan = You want high numbers in one colour in front of you, and the lowest number in the same colour at the edge of a gap. So you may also take a card just to clear away a troublesome 1 or to uncover a good one. And when two gaps grow together there are fewer of them: below three you may take from anywhere again.
guide-scored-title = The round is scored
guide-scored = The highest sum got gold [gold], worth 3 points, the second silver [silver] for 2, the third bronze [bronze] for 1. Players with no card of the winning colour get nothing. Now there is a new ring, and all displays are empty. You can look at the scoring again here.
guide-start-title = The start moves on
guide-start = The flag [flag] shows who starts; it is somebody else every round. On equal sums, whoever comes first in turn order from the flag is ahead.
guide-centre-title = The centre
guide-centre = Some champions put a number card into the centre of the ring. There it counts as a gap card and can decide the winning colour. Only the newest card there is active.
guide-blocked-title = Blocked
guide-blocked = A blocked card [lock] lies face down and doesn’t count, neither in the ring nor in your display. Nobody may move it until the round ends.
guide-last-title = The last round
guide-last = This is the last round. There are as many rounds as players, or four with two players. The ring always has 32 cards, and everybody takes four each round. In the end, whoever has the most points on shields wins. On equal points, more golden shields decide, then more silver ones.

## In two minutes

summary-scene-gap = Four cards of the ring with a gap; the two cards at the edges of the gap stand out
summary-goal-title = The goal
summary-goal = After every round the three highest sums in the winning colour get a shield. There are as many rounds as players, or four with two players. The most points win.
summary-goal-gold = 3 points
summary-goal-silver = 2 points
summary-goal-bronze = 1 point
summary-turn-title = Your turn
summary-turn = You take one card from the ring, four in every round. It leaves a gap; the cards at its edges are gap cards. Once the ring has three gaps or more, you may take only gap cards. The ring always has 32 cards, whether two of you play or five.
summary-colour-title = The winning colour
summary-colour = At the end of the round the gap card with the lowest number decides the winning colour. Then you add up all numbers of this colour in your display.
summary-colour-lowest = lowest at a gap
summary-colour-counts = counts 5
summary-colour-nothing = doesn’t count
summary-edges-title = Good to know
summary-edges = On equal sums, whoever is nearer to the start player is ahead. Blocked cards don’t count and stay where they are. A number card in the centre counts as a gap card.
summary-edges-blocked = blocked
summary-edges-start = start
summary-champions-title = Champions
summary-champions = You can take a champion only at the edge of a gap. It goes to your display, scores no points and works at once: it moves, blocks, draws or swaps cards.
summary-champions-misha = to the centre
summary-champions-gurak = block
summary-champions-myriani = draw
summary-undo-title = Undo
summary-undo = You can take back your last choice until somebody draws a card from a pile, a new ring is laid out, or another person has chosen. Whatever bots have done since is taken back too.
summary-undo-draws = draws cards: now it stands

## Symbols

sign-red = red, the flame
sign-red-about = One of the four colours, numbers 1 to 5.
sign-green = green, the leaf
sign-green-about = One of the four colours, numbers 1 to 5.
sign-blue = blue, the wave
sign-blue-about = One of the four colours, numbers 1 to 5.
sign-yellow = yellow, the sun
sign-yellow-about = One of the four colours, numbers 1 to 5.
sign-gold = golden shield
sign-gold-about = 3 points for the highest sum of a round.
sign-silver = silver shield
sign-silver-about = 2 points for the second highest sum.
sign-bronze = bronze shield
sign-bronze-about = 1 point for the third highest sum; not with two players.
sign-flag = start
sign-flag-about = Starts the round and wins every tie in it.
sign-lock = blocked
sign-lock-about = Doesn’t count and stays where it is until the round ends.
sign-centre = centre
sign-centre-about = The topmost number card here counts as a gap card and can decide the winning colour.

## Groups of cards

gallery-red = Red
gallery-green = Green
gallery-blue = Blue
gallery-yellow = Yellow
gallery-champions = Champions

## Help with every question

help-ask-take = With fewer than three gaps you may take any number card, and any champion at the edge of a gap; with three or more gaps, only gap cards. Go for a high number in a colour that may win in the end, or for a card whose removal uncovers the right low number. You can take it back until somebody draws a card from a pile, a new ring is laid out, or another person chooses.
help-ask-use = At this table you may decline the effect. The champion then stays in your display and does nothing.
help-ask-take-gap-card = Choose a face-up card at the edge of a gap; it goes to your display.
help-ask-take-ring-number = Any face-up number card in the ring will do, even one between others.
help-ask-centre-gap-number = In the centre the card still counts as a gap card: a low number in your colour is safe there until a new one comes.
help-ask-centre-ring-number = In the centre the card counts as a gap card: a low number in your colour makes it the winning one.
help-ask-block-gap-card = A blocked gap card doesn’t count any more: choose the lowest number in a colour you don’t need.
help-ask-block-gap = Both cards at the edges of this gap no longer count and can’t be taken.
help-ask-remove-number = The card leaves a new gap; its neighbours become gap cards.
help-ask-exchange-ring = The card from the other display comes here, and the one you choose goes to that display. Give one that doesn’t count there.
help-ask-lay = The card becomes a gap card. A low number in your colour at an edge helps you in the scoring.
help-ask-centre-own = The card leaves your display and counts as a gap card in the centre. A low number in your colour is worth more there than in front of you.
help-ask-return-own = The card leaves your display and becomes a gap card. In return you take another one.
help-ask-swap-own = Give away what helps you least: a low number, or a colour that won’t win.
help-ask-block-fellow = The blocked card no longer counts in that display. Choose the highest number in the colour that is winning.
help-ask-swap-fellow = Get yourself a high number in the colour you collect; in return you give one of yours.
help-ask-centre-fellow = The card leaves that display and counts as a gap card in the centre; whoever loses it draws another.
help-ask-return-fellow = The card leaves that display and becomes a gap card; whoever loses it draws another.
help-ask-exchange-fellow = This card goes to the ring, and another one to that display. Choose the one that counts most there.
help-ask-keep-drawn = The card you keep goes to your display; the other one leaves the game.
help-ask-centre-drawn = The card counts as a gap card in the centre; the other one leaves the game.
