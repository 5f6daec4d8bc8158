### Strife of Gods explained: the hints of the first game, the game in two minutes, symbols, groups of cards, help with every question.
### Symbols stand in square brackets.

## The guided first game

guide-welcome-title = Welcome to the strife of gods
guide-welcome = In the ring there are always 32 cards, however many of you play: numbers from 1 to 5 in four colours, and champions among them. In every round each of you takes four, in turn. At the end of a round a colour wins: that of the lowest card at the edge of a gap. Whoever has the highest sum of this colour gets the golden shield [gold].
guide-take-title = Collect high, leave low
guide-take = As long as there are fewer than three gaps, you may take any number card. Where it lay, a gap remains, and its two neighbours lie at the edges then. So take a high number, best of all one beside a low number of the same colour.
guide-gap-title = Gaps decide
guide-gap = The cards at the edges of a gap are called gap cards. The lowest number among them decides the winning colour at the end of the round. If several share the lowest number, all their colours win. From three gaps on you may take only from the edge of a gap; what lay beside it becomes a gap card.
guide-leading-title = How things stand
guide-leading = Here you see which colour would win now, and at every display what counts of it: only the numbers of this colour, all else is nothing. Every card that somebody takes uncovers new gap cards: that can turn everything.
guide-undo-title = Taking back: for how long?
guide-undo = “Undo” takes back your last choice, with all that bots have done since; also several times in a row. It is final once somebody has drawn a card from a pile, a new ring lies there, or another person has chosen after you.
guide-champion-title = Champions
guide-champion = The dark cards with a picture are champions. You may take them only at the edge of a gap. They have no number, but an effect that you carry out at once; if it is not possible at all, it lapses. Some hit the cards of others, yours too. To read what one does, point at it with the mouse without clicking, or tap it with a finger.
guide-plan-title = Clearing cards away
guide-plan = You want high numbers of a colour before you, and the lowest number of the same colour at the edge of a gap. So take cards also to clear a troublesome 1 away, or to uncover a good one. And where two gaps grow together there are fewer: below three you may take from anywhere again.
guide-scored-title = The round is scored
guide-scored = The highest sum got gold [gold] with 3 points, the second silver [silver] with 2, the third bronze [bronze] with 1. Whoever has no card of the winning colour gets nothing. Now there is a new ring, and all displays are empty. Here you can look at the scoring again.
guide-start-title = The start moves on
guide-start = The flag [flag] shows who begins; somebody else every round. With equal sums, whoever comes first in turn from the flag is ahead.
guide-centre-title = The centre
guide-centre = Some champions put a number card into the centre of the ring. There it counts as a gap card and can decide the winning colour. Only the newest card there is active.
guide-blocked-title = Blocked
guide-blocked = A blocked card [lock] lies face down and does not count, neither in the ring nor in your display. Nobody may move it until the round ends.
guide-last-title = The last round
guide-last = This is the last round: there are as many as seats are taken, with two of you four. The ring always has 32 cards, and in every round everybody takes four. In the end, whoever has the most points on shields wins. With equal points, more golden shields decide, then more silver ones.

## In two minutes

summary-scene-gap = Four cards of the ring with a gap; the two cards at the edges of the gap stand out
summary-goal-title = What it is about
summary-goal = After every round the three highest sums in the winning colour get a shield. There are as many rounds as seats, with two players four. Most points win.
summary-goal-gold = 3 points
summary-goal-silver = 2 points
summary-goal-bronze = 1 point
summary-turn-title = Your turn
summary-turn = You take one card from the ring, four in every round. Where it lay there is a gap; the cards at its edges are gap cards. Once the ring has three gaps or more, you may take gap cards only. The ring always has 32 cards, with two players as with five.
summary-colour-title = The winning colour
summary-colour = At the end of the round the gap card with the lowest number decides the winning colour. Then you add up all numbers of this colour in your display.
summary-colour-lowest = lowest at a gap
summary-colour-counts = counts 5
summary-colour-nothing = does not count
summary-edges-title = Good to know
summary-edges = With equal sums, whoever sits nearer to the start is ahead. Blocked cards do not count and stay where they are. A number card in the centre counts as a gap card.
summary-edges-blocked = blocked
summary-edges-start = start
summary-champions-title = Champions
summary-champions = You take a champion only at the edge of a gap. It goes to your display, counts no points and works at once: it moves, blocks, draws or swaps cards.
summary-champions-misha = to the centre
summary-champions-gurak = block
summary-champions-myriani = draw
summary-undo-title = Undo
summary-undo = You can take your last choice back until somebody draws a card from a pile, a new ring lies there, or another person has chosen. What bots have done is taken back with it.
summary-undo-draws = draws cards: then all stands

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
sign-flag-about = Begins the round and wins every tie in it.
sign-lock = blocked
sign-lock-about = Does not count and stays where it is until the round ends.
sign-centre = centre
sign-centre-about = The topmost number card here counts as a gap card and can decide the winning colour.

## Groups of cards

gallery-red = Red
gallery-green = Green
gallery-blue = Blue
gallery-yellow = Yellow
gallery-champions = Champions

## Help with every question

help-ask-take = With fewer than three gaps you may take any number card, and any champion at the edge of a gap; from three gaps on gap cards only. Good is a high number of a colour that may win in the end, or a card whose absence uncovers the right low number. You can take it back until somebody draws a card from a pile, a new ring lies there, or another person chooses.
help-ask-use = At this table you may do without the effect. Then the champion stays in your display and does nothing.
help-ask-take-gap-card = Choose an open card at the edge of a gap; it goes to your display.
help-ask-take-ring-number = Any open number card of the ring will do, also one between others.
help-ask-centre-gap-number = In the centre the card still counts as a gap card: a low number of your colour is safe there until a new one comes.
help-ask-centre-ring-number = In the centre the card counts as a gap card: a low number of your colour makes it the winning one.
help-ask-block-gap-card = A blocked gap card does not count any more: take the lowest number of a colour that you do not need.
help-ask-block-gap = Both cards at the edges of this gap no longer count and cannot be taken.
help-ask-remove-number = Where the card lay there will be a new gap; its neighbours become gap cards.
help-ask-exchange-ring = The card of the other display comes here, and the one you choose goes to that display. Give one that counts nothing there.
help-ask-lay = The card becomes a gap card. A low number of your colour at an edge helps you in the scoring.
help-ask-centre-own = The card leaves your display and counts as a gap card in the centre. A low number of your colour is worth more there than before you.
help-ask-return-own = The card leaves your display and becomes a gap card. In return you take another one.
help-ask-swap-own = Give away what helps you least: a low number, or a colour that will not win.
help-ask-block-fellow = The blocked card no longer counts in that display. Take the highest number of the colour that is winning.
help-ask-swap-fellow = Get yourself a high number of the colour you collect; then you give one of yours for it.
help-ask-centre-fellow = The card leaves that display and counts as a gap card in the centre; whoever loses it draws another.
help-ask-return-fellow = The card leaves that display and becomes a gap card; whoever loses it draws another.
help-ask-exchange-fellow = This card goes to the ring, and another one to that display. Take what counts most there.
help-ask-keep-drawn = The card you keep goes to your display, the other one out of the game.
help-ask-centre-drawn = The card counts as a gap card in the centre; the other one leaves the game.
