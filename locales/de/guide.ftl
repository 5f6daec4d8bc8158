### Was ein Spiel erklärt: die geführte erste Partie, das Spiel in zwei Minuten, alle Karten, die Hilfe am Tisch.

## Die geführte erste Partie

companion-name = Hinweise
companion-key = Hinweise (Taste G): zeigt noch einmal, was du gelesen hast
companion-understood = Verstanden
companion-show = Zeig es mir
companion-door = Du findest es hinter dem Knopf „{ $button }“.
companion-holds = Die anderen warten, bis du das gelesen hast.
companion-before = Der Hinweis davor
companion-after = Der Hinweis danach
companion-number = Nr. { $number }
companion-off = Ohne Hinweise

## In zwei Minuten

minutes-title = In zwei Minuten
minutes-open = In zwei Minuten erklärt

## Alle Karten

all-cards-title = Alle Karten und Marker
all-cards-of = Alle Karten: { $game }
all-cards-intro = Alles, was im Spiel ist, mit Text und Anzahl.
all-cards-count = × { $count }
all-cards-search = Karten durchsuchen
all-cards-search-hint = Name oder Text
all-cards-found =
    { $count ->
        [0] Nichts gefunden; versuche ein anderes oder ein kürzeres Wort.
        [one] 1 gefunden
       *[other] { $count } gefunden
    }
all-cards-sum =
    { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    }

## Hilfe am Tisch

help-title = Hilfe
help-question = Diese Frage
help-none = Gerade bist du nicht gefragt. Solange kannst du alles ansehen: Zeig auf eine Karte oder ein Feld, dann steht da, was es ist.
help-paler = Was blass ist, geht gerade nicht; tippe darauf, und es sagt dir, warum.
help-signs = Zeichen
help-keys = Tasten
help-key-companion = die Hinweise lesen
help-more = Mehr
help-rule = Die Regel dazu
help-to-cards = Alle Karten ansehen
help-to-rules = Regelbuch

## Suche im Regelbuch

things-found = Karten, Marker und Zeichen
things-only = Keine Regel, aber das hier:
things-sign = Zeichen
things-maybe = Genau so steht es nirgends; das klingt ähnlich:
