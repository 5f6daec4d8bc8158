### What explains a game: the guided first game, the game in two minutes, all cards, help at the table.

## The guided first game

companion-name = Hints
companion-key = Hints (key G): read earlier hints again
companion-understood = Got it
companion-show = Show me
companion-door = You’ll find it behind the button “{ $button }”.
companion-holds = The others wait until you’ve read this.
companion-before = Previous hint
companion-after = Next hint
companion-number = Hint { $number }
companion-off = Turn hints off

## In two minutes

minutes-title = In two minutes
minutes-open = Explained in two minutes

## All cards

all-cards-title = All cards and tokens
all-cards-of = All cards: { $game }
all-cards-intro = Everything in the game, with its text and how many there are.
all-cards-count = × { $count }
all-cards-search = Search the cards
all-cards-search-hint = Name or text
all-cards-found =
    { $count ->
        [0] Nothing found; try another word or a shorter one.
        [one] 1 found
       *[other] { $count } found
    }
all-cards-sum =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }

## Help at the table

help-title = Help
help-question = This question
help-none = It’s not your turn to choose. Meanwhile you can look at everything: point at a card or a field and it tells you what it is.
help-paler = What looks pale can’t be done right now; click or tap it to see why.
help-signs = Symbols
help-keys = Keys
help-key-companion = read the hints
help-more = More
help-rule = The rule for this
help-to-cards = See all cards
help-to-rules = Rulebook

## Searching the rulebook

things-found = Cards, tokens and symbols
things-only = No rule, but this:
things-sign = Symbol
things-maybe = No exact match; similar:
