### Strife of Gods: everything people read at the table.
### Card names come without an article (“red 3”, “Misha”). “The” stands before one only where it is
### certainly a number card; elsewhere the name follows a colon.

## Cards

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-green-1 = green 1
card-green-2 = green 2
card-green-3 = green 3
card-green-4 = green 4
card-green-5 = green 5
card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5
card-yellow-1 = yellow 1
card-yellow-2 = yellow 2
card-yellow-3 = yellow 3
card-yellow-4 = yellow 4
card-yellow-5 = yellow 5

card-misha = Misha
card-muriel = Muriel
card-amitiel = Amitiel
card-christoph = Christoph
card-gurak = Gurak
card-gnigrit = Gnigrit
card-rogmesh = Rogmesh
card-durboc = Durboc
card-myriani = Myriani
card-paeral = Paeral
card-ana = Ana
card-grongurd = Grongurd
card-celestia = Celestia
card-remial = Remial
card-arcohn = Arcohn
card-zakum = Zakum

back-number = face-down number card
back-champion = face-down champion

# A place of the ring where no card lies.
nothing = no card

## What the champions do

text-misha = Put a face-up number card that is a gap card into the centre.
text-muriel = Put one of your face-up number cards into the centre. Then take a face-up gap card.
text-amitiel = Put one of your face-up number cards back into a gap; the gap stays open. Then take another face-up gap card.
text-christoph = Put any face-up number card from the ring into the centre and Christoph face up in its place. Draw a number card into your display.
text-gurak = Block a face-up number card in another player’s display.
text-gnigrit = Block a face-up gap card.
text-rogmesh = Block both edge cards of a gap. Then make a new gap: remove a face-up number card that is not a gap card.
text-durboc = Take any face-up number card from the ring into your display. Put Durboc face down in its place.
text-myriani = Draw 2 number cards and keep one. The other and Myriani leave the game.
text-paeral = Draw 2 champions, keep one and use its effect at once. The other and Paeral leave the game.
text-ana = Draw 2 number cards and put one into the centre. The other leaves the game.
text-grongurd = Draw a number card and a champion. Keep one card; if it is the champion, use its effect at once. The other and Grongurd leave the game.
text-celestia = Swap one of your face-up number cards for a face-up number card in another player’s display.
text-remial = Put a face-up number card from another player’s display into the centre. That player draws a number card instead.
text-arcohn = Put a face-up number card from another player’s display into a gap, which stays open. That player draws a number card instead.
text-zakum = Exchange a face-up number card from another player’s display for any face-up number card in the ring.

## What it is about

goal =
    { $seats ->
        [2] Take turns until everybody has { $cards } cards. At the end of the round the colour of the lowest card at a gap wins; the highest sum in it earns gold (3), then silver (2).
       *[other] Take turns until everybody has { $cards } cards. At the end of the round the colour of the lowest card at a gap wins; the highest sum in it earns gold (3), then silver (2) and bronze (1).
    }

## Questions

ask-take = Which card do you want to take from the ring?
ask-use = Do you want to use { $champion }’s effect?
ask-take-gap-card = { $champion }: which gap card do you take?
ask-take-ring-number = { $champion }: which number card do you take from the ring?
ask-centre-gap-number = { $champion }: which gap card do you put into the centre?
ask-centre-ring-number = { $champion }: which number card from the ring do you put into the centre?
ask-block-gap-card = { $champion }: which gap card do you block?
ask-block-gap = { $champion }: at which gap do you block both edge cards?
ask-remove-number = { $champion }: which number card do you remove from the ring?
ask-exchange-ring = { $champion }: which number card in the ring is the { $card } exchanged for?
ask-lay = { $champion }: into which gap, and on which side, do you lay the { $card }?
ask-centre-own = { $champion }: which of your number cards do you put into the centre?
ask-return-own = { $champion }: which of your number cards do you return to the ring?
ask-swap-own = { $champion }: which of your cards do you give for the { $card }?
ask-block-fellow = { $champion }: which of another player’s number cards do you block?
ask-swap-fellow = { $champion }: which of another player’s number cards do you want in the swap?
ask-centre-fellow = { $champion }: which of another player’s number cards do you put into the centre?
ask-return-fellow = { $champion }: which of another player’s number cards do you return to the ring?
ask-exchange-fellow = { $champion }: which of another player’s number cards goes into the ring?
ask-keep-drawn = { $champion }: which of the drawn cards do you keep?
ask-centre-drawn = { $champion }: which of the drawn cards do you put into the centre?

## Options

option-take = Take: { $card } ({ $place })
option-centre = Into the centre: { $card } ({ $place })
option-block = Block: { $card } ({ $place })
option-seal = Block both edges of this gap: { $card } and { $other } (from { $place })
option-remove = Remove: { $card } ({ $place })
option-exchange = Exchange for: { $card } ({ $place })
option-lay =
    { $side ->
        [after] Into the gap “{ $card } … { $other }”, beside: { $card } ({ $place })
       *[before] Into the gap “{ $other } … { $card }”, beside: { $card } ({ $place })
    }
option-centre-own = Put your card into the centre: { $card }
option-return-own = Put your card back into a gap: { $card }
option-swap-own = Give away: { $card }
option-block-fellow = Block { $who }’s card: { $card }
option-swap-fellow = Get { $who }’s card: { $card }
option-centre-fellow = Put { $who }’s card into the centre: { $card }
option-return-fellow = Put { $who }’s card back into a gap: { $card }
option-exchange-fellow = Put { $who }’s card into the ring: { $card }
option-keep = Keep: { $card }
option-centre-drawn = Put into the centre: { $card }
option-use = Use { $champion }’s effect
option-decline = Decline { $champion }’s effect

## What has happened

event-round-began = Round { $round } begins; { $who } starts.
event-took = { $who } takes: { $card } ({ $place }).
event-ran = { $who } uses { $card }’s effect.
event-lapsed = { $card }’s effect is not possible and lapses; the card stays in front of { $who }, worth nothing.
event-declined = { $who } declines { $card }’s effect.
event-skipped = { $who } can’t take any card and skips this turn.
event-centred = { $who } puts the { $card } into the centre.
event-centre-blocked = The { $card } in the centre is now blocked.
event-drew = { $who } draws: { $card }.
event-looked = { $who } draws a card to choose from: { $card }.
event-kept = { $who } keeps: { $card }.
event-removed = { $who } removes a card from the game: { $card }.
event-blocked-ring = { $who } blocks { $place }: { $card }.
event-blocked-fellow = { $who } blocks { $other }’s { $card }.
event-laid = { $who }’s { $card } now lies at the edge of a gap ({ $place }).
event-gave-up = { $who } has to give up the { $card }.
event-swapped = { $who } gives { $other } the { $card } and gets the { $second }.
event-exchanged = { $other } gives up the { $card } and gets the { $second } ({ $place }).
event-replaced = { $card } leaves { $who }’s display and fills { $place }.
event-colours-won =
    { $count ->
        [one] Winning colour: { $colours }; the lowest number at the gaps and in the centre is { $value }.
       *[other] Winning colours: { $colours }; the lowest number at the gaps and in the centre is { $value }.
    }
event-no-colour = No face-up number card at a gap or in the centre: no colour wins and nobody gets a shield this round.
event-shield-gold = { $who } earns the golden shield with a sum of { $sum }: { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
event-shield-silver = { $who } earns the silver shield with a sum of { $sum }: { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
event-shield-bronze = { $who } earns the bronze shield with a sum of { $sum }: { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
event-game-ended = The game is over.

## Scoring

score-shield-gold = Golden shield in round { $round }
score-shield-silver = Silver shield in round { $round }
score-shield-bronze = Bronze shield in round { $round }
tie-gold = A tie: decided by more golden shields. (SG-G24)
tie-silver = A tie: decided by more silver shields. (SG-G24)

## Why not?

refused-SG-010 = You can’t do that now; take a card from the ring.
refused-SG-013 = The ring has 3 or more gaps; take a card next to a gap.
refused-SG-014 = There is no gap there; choose a spot at the edge of a gap.
refused-SG-033 = You may take a champion only at the edge of a gap; a card next to it must go first.
refused-SG-038 = This card is blocked and stays put until the end of the round; choose a face-up card.
refused-SG-C01 = Misha can’t do that; choose a face-up number card at the edge of a gap.
refused-SG-C02 = Muriel can’t do that; first put one of your face-up number cards into the centre, then take a face-up gap card.
refused-SG-C03 = Amitiel can’t do that; first put one of your face-up number cards into a gap, then take another face-up gap card.
refused-SG-C04 = Christoph can’t do that; choose a face-up number card in the ring.
refused-SG-C05 = Gurak can’t do that; choose a face-up number card in another player’s display.
refused-SG-C06 = Gnigrit can’t do that; choose a face-up card at the edge of a gap.
refused-SG-C07 = Rogmesh can’t do that; first choose a gap, then a face-up number card in the ring.
refused-SG-C08 = Durboc can’t do that; choose a face-up number card in the ring.
refused-SG-C09 = Myriani can’t do that; choose one of the number cards drawn.
refused-SG-C10 = Paeral can’t do that; choose one of the champions drawn.
refused-SG-C11 = Ana can’t do that; choose one of the number cards drawn.
refused-SG-C12 = Grongurd can’t do that; choose one of the cards drawn.
refused-SG-C13 = Celestia can’t do that; choose a face-up number card in another player’s display and one in yours.
refused-SG-C14 = Remial can’t do that; choose a face-up number card in another player’s display.
refused-SG-C15 = Arcohn can’t do that; choose a face-up number card in another player’s display, then a gap and a side.
refused-SG-C16 = Zakum can’t do that; choose a face-up number card in another player’s display and one in the ring.
refused-SG-G10 = A face-up number card is needed here, not a champion; choose a number card.
refused-SG-G13 = This card isn’t face up, and blocked cards can’t be chosen; choose a face-up card.
refused-SG-G15 = That would leave no other face-up gap card to take; choose a gap and a side that leave one.
refused-SG-G16 = Removing a gap card makes no new gap; choose a face-up number card with cards on both sides.

## Settings of the table

setting-champions = Champions
setting-champions-true = The ring includes champions with their effects.
setting-champions-false = The ring has only number cards.
setting-two_seat_rounds = Rounds with two players
setting-two_seat_rounds-4 = Two players play 4 rounds, each starting twice.
setting-two_seat_rounds-2 = Two players play 2 rounds, each starting once.
setting-copies = Copies of each number card
setting-copies-2 = There are two of each number card, 40 in all.
setting-copies-3 = There are three of each number card, 60 in all.
setting-stuck = All gap cards blocked
setting-stuck-any_number = A player who can’t take a gap card takes any face-up number card.
setting-stuck-skip = A player who can’t take a gap card skips the turn.
setting-cards = Cards per round
setting-cards-4 = Everybody takes 4 cards in each round.
setting-cards-5 = Everybody takes 5 cards in each round.
setting-first = First start player
setting-first-random = Chosen by lot.
setting-first-seat0 = The first seat at the table starts the first round.
setting-celestia = What Celestia gives away
setting-celestia-numbers = A face-up number card.
setting-celestia-spent = A face-up number card or another face-up champion.
setting-effects = Champions’ effects
setting-effects-compulsory = An effect that is possible must be used.
setting-effects-optional = A player who gets a champion may decline its effect.
setting-chained = Champions through Muriel and Amitiel
setting-chained-run = The effect of a champion taken through Muriel or Amitiel is used at once.
setting-chained-rest = A champion taken through Muriel or Amitiel has no effect.
setting-gnigrit = What Gnigrit blocks
setting-gnigrit-any = Gnigrit blocks any face-up gap card, even a champion.
setting-gnigrit-numbers = Gnigrit blocks only number cards at the edge of a gap.
setting-rogmesh = What Rogmesh removes
setting-rogmesh-inner = Rogmesh removes a number card that is not a gap card and so always makes a new gap.
setting-rogmesh-any = Rogmesh removes any face-up number card from the ring, even a gap card.
setting-christoph = Christoph in the ring
setting-christoph-again = Christoph works again when taken from the ring once more.
setting-christoph-once = Christoph works only once per round and is worthless after that.
setting-drawn = Drawn cards
setting-drawn-secret = Cards drawn to choose from are seen only by whoever draws them.
setting-drawn-open = Cards drawn to choose from are seen by everybody.
setting-tie = Tie at the end
setting-tie-shields = On equal points, more golden and then more silver shields decide.
setting-tie-shared = On equal points, the win is shared.

## At the table and on the page

board-blocked = { $card } (blocked)
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The table in the terminal

short-red = Re
short-green = Gr
short-blue = Bl
short-yellow = Ye
short-back-number = ?N
short-back-champion = ?C
short-gold = G
short-silver = S
short-bronze = B
board-round =
    { $gaps ->
        [0] Round { $round } of { $rounds } · Start: { $who } · no gap
        [one] Round { $round } of { $rounds } · Start: { $who } · 1 gap
       *[other] Round { $round } of { $rounds } · Start: { $who } · { $gaps } gaps
    }
board-piles = In the piles: { $numbers } number cards, { $champions } champions
board-ring = In the ring:
board-gap = gap
board-centre = Centre:
board-drawn = To choose from:
board-removed = Out of the game:
board-legend = Re3 is the red 3, and likewise Gr, Bl and Ye. ··· is a gap, ▒ a blocked card, [7] a place you may name now; [7+] means clockwise after this card, [7-] before it, [7±] both. G, S and B are golden, silver and bronze shields. In the centre the active card comes first.

## Sections of the rulebook

section-setup = Setup
section-frame = Course of the game
section-taking = Taking a card
section-scoring = Scoring a round
section-champions = Champions
section-champion = The sixteen champions
section-examples = Examples
section-rulings = Rulings

## At the table in the browser

arena-ring =
    { $gaps ->
        [0] Ring of { $cards } cards without a gap; use the arrow keys to go round
        [one] Ring of { $cards } cards with 1 gap; use the arrow keys to go round
       *[other] Ring of { $cards } cards with { $gaps } gaps; use the arrow keys to go round
    }
arena-card = { $card }, { $place }
arena-edge-card = { $card }, { $place }, at a gap
arena-gap-between = Gap between { $one } and { $other }
arena-display = Display: { $who }
arena-start = started this round
arena-turn = to play
arena-round = Round { $round } of { $rounds }
arena-gaps =
    { $gaps ->
        [0] No gap yet
        [one] 1 gap
       *[other] { $gaps } gaps
    }
arena-leading = Winning now: { $colours }
arena-counts = Counts now: { $sum }
arena-counts-short = counts { $sum }
arena-edges-from = { $limit } gaps or more: gap cards only
arena-edges-only = Now gap cards only
arena-centre = Centre
arena-centre-about = Champions put number cards here. The topmost counts as a gap card and can decide the winning colour.
arena-centre-empty = The centre is empty.
arena-centre-card = In the centre: { $card }.
arena-centre-under =
    { $count ->
        [one] 1 blocked card lies below.
       *[other] { $count } blocked cards lie below.
    }
arena-drawn = Drawn to choose from
arena-numbers =
    { $count ->
        [one] 1 number card
       *[other] { $count } number cards
    }
arena-champion-text = { $card }: { $text }
arena-champions =
    { $count ->
        [one] 1 champion
       *[other] { $count } champions
    }
arena-removed = out of the game
arena-scorings = Scoring
arena-scored = Scoring of round { $round }
arena-won =
    { $count ->
        [one] Round { $round }: { $colours } wins
       *[other] Round { $round }: { $colours } win
    }
arena-none-won = Round { $round }: no colour wins
arena-lowest = The lowest number at the gaps and in the centre is the { $value }.
arena-no-shields = There was no face-up number at the gaps or in the centre, so there are no shields.
arena-tie = On equal sums, whoever comes first in turn order from the start player is ahead.
arena-tie-start = { $who } started.
arena-close = Close
arena-go-on = Continue
arena-rest = Round { $round } is over.

## What a turn was, in a few words

recap-took = takes { $card }
recap-ran = uses { $card }
recap-skipped = sits out
recap-centred = { $card } into the centre
recap-blocked = blocks { $card }
recap-blocked-fellow = blocks { $other }’s { $card }
recap-blocked-yours = blocks your { $card }
recap-swapped = swaps with { $other }
recap-swapped-yours = swaps your { $second } for { $card }
recap-exchanged = swaps { $other }’s { $card } for { $second }
recap-exchanged-yours = swaps your { $card } for { $second }
recap-gave-up = { $who } loses { $card }
recap-gave-up-yours = you lose { $card }
recap-drew-yours = you draw { $card }
recap-laid = { $card } to the edge
recap-round = round { $round } begins
recap-colours = won: { $colours }
recap-no-colour = no winning colour
