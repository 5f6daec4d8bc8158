### Bangkok Klongs: alles, was Menschen am Tisch lesen.
### Bootsnamen stehen ohne Artikel und sind alle sächlich („Fischboot mit 1 Korb“, „Diebesboot“): „ein“ davor passt
### immer, im Nominativ wie im Akkusativ; einen Dativ braucht kein Satz.

## Boote und Waren

good-banana = Bananen
good-fish = Fisch
good-flower = Blumen
good-rice = Reis
good-vegetable = Gemüse
good-pineapple = Ananas
good-coconut = Kokosnüsse

card-banana-own-0 = Bananenboot ohne Korb
card-banana-own-1 = Bananenboot mit 1 Korb
card-banana-own-2 = Bananenboot mit 2 Körben
card-banana-own-3 = Bananenboot mit 3 Körben
card-banana-neutral-0 = neutrales Bananenboot ohne Korb, Luk Phat
card-banana-neutral-1 = neutrales Bananenboot mit 1 Korb, Luk Phat
card-banana-neutral-2 = neutrales Bananenboot mit 2 Körben, Luk Phat
card-banana-neutral-3 = neutrales Bananenboot mit 3 Körben
card-fish-own-0 = Fischboot ohne Korb
card-fish-own-1 = Fischboot mit 1 Korb
card-fish-own-2 = Fischboot mit 2 Körben
card-fish-own-3 = Fischboot mit 3 Körben
card-fish-neutral-0 = neutrales Fischboot ohne Korb, Luk Phat
card-fish-neutral-1 = neutrales Fischboot mit 1 Korb, Luk Phat
card-fish-neutral-2 = neutrales Fischboot mit 2 Körben, Luk Phat
card-fish-neutral-3 = neutrales Fischboot mit 3 Körben
card-flower-own-0 = Blumenboot ohne Korb
card-flower-own-1 = Blumenboot mit 1 Korb
card-flower-own-2 = Blumenboot mit 2 Körben
card-flower-own-3 = Blumenboot mit 3 Körben
card-flower-neutral-0 = neutrales Blumenboot ohne Korb, Luk Phat
card-flower-neutral-1 = neutrales Blumenboot mit 1 Korb, Luk Phat
card-flower-neutral-2 = neutrales Blumenboot mit 2 Körben, Luk Phat
card-flower-neutral-3 = neutrales Blumenboot mit 3 Körben
card-rice-own-0 = Reisboot ohne Korb
card-rice-own-1 = Reisboot mit 1 Korb
card-rice-own-2 = Reisboot mit 2 Körben
card-rice-own-3 = Reisboot mit 3 Körben
card-rice-neutral-0 = neutrales Reisboot ohne Korb, Luk Phat
card-rice-neutral-1 = neutrales Reisboot mit 1 Korb, Luk Phat
card-rice-neutral-2 = neutrales Reisboot mit 2 Körben, Luk Phat
card-rice-neutral-3 = neutrales Reisboot mit 3 Körben
card-vegetable-own-0 = Gemüseboot ohne Korb
card-vegetable-own-1 = Gemüseboot mit 1 Korb
card-vegetable-own-2 = Gemüseboot mit 2 Körben
card-vegetable-own-3 = Gemüseboot mit 3 Körben
card-vegetable-neutral-0 = neutrales Gemüseboot ohne Korb, Luk Phat
card-vegetable-neutral-1 = neutrales Gemüseboot mit 1 Korb, Luk Phat
card-vegetable-neutral-2 = neutrales Gemüseboot mit 2 Körben, Luk Phat
card-vegetable-neutral-3 = neutrales Gemüseboot mit 3 Körben
card-pineapple-own-0 = Ananasboot ohne Korb
card-pineapple-own-1 = Ananasboot mit 1 Korb
card-pineapple-own-2 = Ananasboot mit 2 Körben
card-pineapple-own-3 = Ananasboot mit 3 Körben
card-pineapple-neutral-0 = neutrales Ananasboot ohne Korb, Luk Phat
card-pineapple-neutral-1 = neutrales Ananasboot mit 1 Korb, Luk Phat
card-pineapple-neutral-2 = neutrales Ananasboot mit 2 Körben, Luk Phat
card-pineapple-neutral-3 = neutrales Ananasboot mit 3 Körben
card-coconut-own-0 = Kokosboot ohne Korb
card-coconut-own-1 = Kokosboot mit 1 Korb
card-coconut-own-2 = Kokosboot mit 2 Körben
card-coconut-own-3 = Kokosboot mit 3 Körben
card-coconut-neutral-0 = neutrales Kokosboot ohne Korb, Luk Phat
card-coconut-neutral-1 = neutrales Kokosboot mit 1 Korb, Luk Phat
card-coconut-neutral-2 = neutrales Kokosboot mit 2 Körben, Luk Phat
card-coconut-neutral-3 = neutrales Kokosboot mit 3 Körben
card-thief = Diebesboot
card-warden = Aufseherboot
card-cookshop = Garküchenboot

back-boat = verdecktes Boot
back-seat-boat = verdecktes Boot mit leerem Händlerplatz
back-merchant-boat = verdecktes neutrales oder Sonderboot

# Ein Boot auf dem Plan, auf dem jemandes Händler steht oder niemand.
boat-of = { $card } von { $owner }
boat-vacant = herrenloses { $card }
# Ein Sonderboot, das an diesem Tisch den Marker bewegt.
boat-symbol = { $card }, Luk Phat
# Ein Feld, auf dem kein Boot liegt.
nothing = kein Boot

small-day = { $number }. kleiner Markttag
big-day = großer Markttag

## Worum es geht

goal = Setzt reihum Boote auf den schwimmenden Markt. An Markttagen zählen vier Boote um einen Anlegeplatz: Körbe mal eigene Händler. Gewertete Boote kommen ins Warenlager, und dort bringt jede Ware 1, 3, 6, 10 … Punkte.

## Fragen

ask-place =
    { $boats ->
        [0] Gerade kannst du kein Boot einsetzen. Verschiebst du eines?
       *[other] { $moves ->
            [0] Welches Boot setzt du ein?
           *[other] Welches Boot setzt du ein? Vorher darfst du eines verschieben.
        }
    }
ask-field = Auf welches Feld setzt du dein Boot? ({ $card })
ask-man = Du hast keinen Händler mehr im Vorrat. Lässt du das Boot auf { $field } ohne Händler, oder holst du einen von einem anderen Boot?
ask-steal = Der Dieb sieht sich um: Welches Boot seiner Reihe stiehlst du?
ask-loot = Gestohlen von { $field }: { $boat }. Wohin damit?
ask-catch = Der Aufseher ertappt einen Dieb. Wohin mit dem Diebesboot?
ask-small-day =
    { $lap ->
        [1] Kleiner Markttag, erste Runde: Welchen Anlegeplatz wertest du?
       *[other] Kleiner Markttag, zweite Runde: Welchen Anlegeplatz wertest du?
    }
ask-big-day = Großer Markttag: Welchen Anlegeplatz wertest du?
ask-remove = { $place } ist gewertet. Welches Boot nimmst du in dein Warenlager?
ask-move = Bevor dein Zug endet: Verschiebst du noch ein Boot?
ask-sail = Wohin verschiebst du dein Boot von { $field }? ({ $boat })
ask-draw = Von welchem Stapel ziehst du?

## Möglichkeiten

option-to = Feld { $field }
option-place = Setze ein: { $card }
option-move = Verschiebe von { $field }: { $boat }
option-stay = Fertig
option-fetch = Hole den Händler von { $field }: { $boat }
option-leave = Ohne Händler lassen
option-steal = Stiehl von { $field }: { $boat }
option-spare = Nichts stehlen
option-stock =
    { $pile ->
        [0] Ins Warenlager
       *[other] Ins Warenlager und nachziehen
    }
option-hand =
    { $pile ->
        [0] Auf die Hand
       *[other] Auf die Hand, ohne nachzuziehen
    }
# Was alle anderen zusammen dabei mitverdienen, steht in Klammern.
option-score =
    { $others ->
        [0] { $points ->
            [one] Werte { $place } für 1 Punkt
           *[other] Werte { $place } für { $points } Punkte
        }
       *[other] { $points ->
            [one] Werte { $place } für 1 Punkt (andere { $others })
           *[other] Werte { $place } für { $points } Punkte (andere { $others })
        }
    }
option-decline =
    { $passing ->
        [final] Nicht mehr werten
       *[open] Nicht werten
    }
option-remove = Nimm von { $field }: { $boat }
option-draw =
    { $pile ->
        [seats] Boote mit leerem Händlerplatz (noch { $count })
       *[merchants] Neutrale und Sonderboote (noch { $count })
    }

## Was geschehen ist

event-begins = { $who } beginnt.
event-placed = { $who } setzt auf { $field }: { $card }.
event-manned =
    { $left ->
        [0] { $who } besetzt das Boot auf { $field } mit dem letzten Händler aus dem Vorrat.
       *[other] { $who } besetzt das Boot auf { $field }, noch { $left } Händler im Vorrat.
    }
event-left-vacant = { $who } lässt das Boot auf { $field } ohne Händler.
event-fetched = { $who } holt den Händler von { $field } nach { $target }.
event-could-not-place = { $who } kann kein Boot einsetzen.
event-moved =
    { $left ->
        [0] { $who } verschiebt von { $field } nach { $target }: { $card }. Das war die letzte Bewegungskarte.
       *[other] { $who } verschiebt von { $field } nach { $target }: { $card }.
    }
event-spared = { $who } lässt den Dieb nichts stehlen.
event-stole-to-stock = { $who } stiehlt von { $field } und legt ins Warenlager: { $card }.
event-stole-to-hand = { $who } stiehlt von { $field } und nimmt auf die Hand: { $card }.
event-merchant-back = Der Händler von { $field } kehrt zu { $who } zurück.
event-caught-to-stock = { $who } ertappt den Dieb auf { $field } und legt ihn ins Warenlager.
event-caught-to-hand = { $who } ertappt den Dieb auf { $field } und nimmt ihn auf die Hand.
event-thief-gone = Auch der Dieb auf { $field } ist ertappt und kommt aus dem Spiel.
event-advanced =
    { $points ->
        [one] Luk Phat: Der Marker rückt auf Feld { $space }, 1 Punkt für { $who }.
       *[other] Luk Phat: Der Marker rückt auf Feld { $space }, { $points } Punkte für { $who }.
    }
event-small-day = Der { $number }. kleine Markttag! Die Reihe beginnt bei { $who }.
event-big-day = Der große Markttag! { $who } liegt hinten, also beginnt die Reihe dort.
event-standstill = Es geht nicht mehr weiter: Der große Markttag beginnt ohne Luk Phat.
event-master =
    { $factor ->
        [1] { $who } setzt den Marktmeister auf { $place }: Körbe { $baskets }.
       *[other] { $who } setzt den Marktmeister auf { $place }: Körbe { $baskets }, mal { $factor } durch Garküchen.
    }
event-earned =
    { $merchants ->
        [one] { $who } hat dort 1 Händler und bekommt { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $who } hat dort { $merchants } Händler und bekommt { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
event-declined =
    { $passing ->
        [final] { $who } wertet an diesem Markttag nichts mehr.
       *[open] { $who } wertet diesmal nichts.
    }
event-removed = { $who } nimmt von { $field } ins Warenlager: { $card }.
event-drew = { $who } zieht: { $card }.
event-pile-empty = Es gibt keine Boote mehr zum Nachziehen; weiter geht es mit denen auf der Hand, bis zum großen Markttag.
event-stock-scored =
    { $points ->
        [one] Warenlager von { $who }: { $count } × { $good }, 1 Punkt.
       *[other] Warenlager von { $who }: { $count } × { $good }, { $points } Punkte.
    }
event-game-ended = Das Spiel ist zu Ende.

## Wertung

score-track = Luk-Phat-Leiste
score-own-scorings = Eigene Wertungen ({ $day })
score-shared-scorings = Mitverdient ({ $day })
score-stock = Warenlager: { $count } × { $good }
tie-stock = Gleichstand: Mehr Boote im Warenlager entscheiden. (BK-G29)

## Warum nicht?

refused-BK-002 = Das ist gerade kein möglicher Zug; wähle ein Boot aus deiner Hand und dann ein Feld.
refused-BK-003 = Auf diesem Feld liegt schon ein Boot; wähle ein freies.
refused-BK-014 = Hier geht es um den Händler für das neue Boot; lass es leer oder hole einen von einem eigenen Boot.
refused-BK-030 = In der ersten Runde kommen Boote nur auf Eingangsfelder; wähle eines davon.
refused-BK-031 = Zu zweit sind die dunklen Eingangsfelder gesperrt; wähle ein helles.
refused-BK-033 = Hier grenzt kein Boot an; wähle ein Feld neben einem Boot, auch schräg.
refused-BK-039 = In diesem Marktviertel aus vier Feldern liegen schon drei Boote; wähle ein Feld in einem anderen.
refused-BK-040 = Ein Aufseher bewacht diese Spalte; setze den Dieb in eine Spalte ohne Aufseher.
refused-BK-050 = Jetzt kannst du nur noch ein eigenes Boot verschieben oder es lassen.
refused-BK-051 = Du hast keine Bewegungskarte mehr; dieses Boot bleibt, wo es ist.
refused-BK-052 = Verschieben geht nur auf ein freies Feld nebenan; wähle ein solches, oder ein Boot, das eines hat.
refused-BK-055 = Du hast in diesem Zug schon verschoben; das geht erst im nächsten Zug wieder.
refused-BK-057 = Auf diesem Boot steht nicht dein Händler; wähle ein eigenes Boot.
refused-BK-081 = Jetzt ist Markttag; wähle einen Anlegeplatz zum Werten oder verzichte.
refused-BK-085 = Hier sind nicht alle vier Felder besetzt; wähle einen Anlegeplatz mit vier Booten ringsum.
refused-BK-086 = Auf diesen vier Booten steht keiner deiner Händler; wähle einen Anlegeplatz mit einem eigenen Boot.
refused-BK-089 = Entfernen musst du ein eigenes Boot dieses Quartetts; wähle eines mit deinem Händler.
refused-BK-093a = Der Dieb stiehlt nur aus seiner eigenen Reihe; wähle ein Boot dort, oder lass das Stehlen.
refused-BK-093b = Aufseher lassen sich nicht stehlen; wähle ein anderes Boot der Reihe.
refused-BK-093d = Entscheide erst, ob das gestohlene Boot ins Warenlager oder auf die Hand kommt.
refused-BK-094a = Ein Aufseher schützt diese Spalte; wähle ein Boot aus einer Spalte ohne Aufseher.
refused-BK-094c = Entscheide erst, ob der ertappte Dieb ins Warenlager oder auf die Hand kommt.
refused-BK-103 = Jetzt ist großer Markttag; wähle einen Anlegeplatz zum Werten oder passe.
refused-BK-105 = Fremde Boote darfst du nicht entfernen; wähle ein eigenes oder ein neutrales dieses Quartetts.
refused-BK-G11 = Von diesem Boot kannst du keinen Händler holen; wähle ein Boot, auf dem dein Händler steht.
refused-BK-G13 = Das Marktviertel dort hat schon drei Boote; wähle ein Feld in einem anderen oder in dem, in dem dein Boot jetzt liegt.
refused-BK-G14 = An diesem Tisch wird nicht schräg verschoben; wähle ein Feld Seite an Seite.
refused-BK-G16 = Für dieses Boot gibt es gerade kein Feld; vielleicht macht ein verschobenes Boot eines frei.
refused-BK-G27 = Herrenlose Boote und Sonderboote bleiben liegen; wähle ein eigenes oder ein neutrales dieses Quartetts.
refused-BK-G39 = Wähle einen der beiden Stapel.

## Einstellungen des Tisches

setting-tactical = Taktisches Spiel
setting-tactical-false = Ein Stapel mit allen Booten.
setting-tactical-true = Zwei Stapel, zwischen denen man wählt: Boote mit leerem Händlerplatz, und alle anderen.
setting-landing = Anlegeplätze
setting-landing-all = Auf allen Kreuzungen und Stegen, zusammen 35.
setting-landing-crossings = Nur auf den 12 Kreuzungen der Stege; das gibt weniger Punkte.
setting-entries = Eingangsfelder
setting-entries-rim = Am Rand verteilt: hell E1, F8, A4, J5, dunkel B1, I8, A7, J2.
setting-entries-corners = Hell in den vier Ecken, dunkel in der Mitte der Ränder: E1, F8, A5, J4.
setting-boats = Welche Boote
setting-boats-seats = 35 Boote mit leerem Händlerplatz, 28 neutrale.
setting-boats-merchants = 28 Boote mit leerem Händlerplatz, 35 neutrale und damit mehr Luk Phat.
setting-special_symbols = Luk Phat auf Sonderbooten
setting-special_symbols-cookshops = Garküchen tragen das Luk Phat.
setting-special_symbols-none = Kein Sonderboot trägt das Luk Phat. Vorsicht: Bei den üblichen Booten sind es dann nur drei mehr, als die lange Leiste braucht; bleiben sie auf Händen und in Lagern, endet das Spiel im Stillstand (BK-G17).
setting-merchants = Händler
setting-merchants-by_seats = Zu zweit je 16, zu dritt je 11, zu viert je 8 Händler.
setting-merchants-all = Immer je 16 Händler.
setting-first = Startplatz
setting-first-random = Das Los bestimmt, wer beginnt.
setting-first-seat0 = Der erste Platz am Tisch beginnt.
setting-track = Luk-Phat-Leiste
setting-track-18 = 18 Felder, Markttage auf 6, 12 und 18.
setting-track-12 = 12 Felder, Markttage auf 4, 8 und 12: ein kürzeres Spiel.
setting-diagonal_moves = Schräg verschieben
setting-diagonal_moves-true = Verschoben wird auch schräg.
setting-diagonal_moves-false = Verschoben wird nur Seite an Seite.
setting-big_start = Gleichstand vor dem großen Markttag
setting-big_start-left = Es beginnt, wer links von der auslösenden Person zuerst kommt.
setting-big_start-trigger = Die auslösende Person hat Vorrang, dann geht es im Uhrzeigersinn.
setting-passing = Passen am großen Markttag
setting-passing-open = Wer passt, darf später wieder werten.
setting-passing-final = Wer passt, ist für den Rest des Tages draußen.
setting-wide_removal = Entfernen am großen Markttag
setting-wide_removal-false = Nur eigene und neutrale Boote.
setting-wide_removal-true = Auch herrenlose Boote und Sonderboote.
setting-tie = Gleichstand am Ende
setting-tie-stock = Bei gleichen Punkten zählen mehr Boote im Warenlager.
setting-tie-shared = Bei gleichen Punkten wird der Sieg geteilt.
setting-cookshops = Wem Garküchen nützen
setting-cookshops-all = Alle, die verdienen, bekommen doppelte Punkte.
setting-cookshops-scorer = Nur wer wertet, bekommt doppelte Punkte.

## Der Tisch im Terminal

short-banana = Ba
short-fish = Fi
short-flower = Bl
short-rice = Re
short-vegetable = Ge
short-pineapple = An
short-coconut = Ko
short-thief = Dieb
short-warden = Aufs
short-cookshop = Gark
board-state =
    { $to ->
        [0] Luk Phat { $marker } von { $length }
       *[other] Luk Phat { $marker } von { $length } · bis zum nächsten Markttag: { $to }
    }
board-pile = Im Stapel: { $boats }
board-piles = Mit leerem Händlerplatz: { $seats } · andere: { $merchants }
board-market-small = { $number }. kleiner Markttag, { $lap }. Runde
board-market-big = Großer Markttag
board-hand = Deine Hand:
board-stock = Lager
board-seat = { $points } P. · Händler { $merchants } · Bewegungskarten { $cards } · Hand { $hand }
board-on = { $field } { $boat }
board-boats = Auf dem Plan:
board-free = Frei für ein neues Boot:
board-master = Der Marktmeister steht auf { $place }.
board-legend = Ba2/1 ist ein Bananenboot mit 2 Körben, auf dem ein Händler von Platz 1 steht; Ba2n ist neutral, Ba2/- herrenlos, Ba2/ auf der Hand hat einen leeren Händlerplatz, * ist das Luk Phat. Fi Fisch, Bl Blumen, Re Reis, Ge Gemüse, An Ananas, Ko Kokosnüsse; Dieb, Aufs und Gark sind Sonderboote. ○ ist ein Anlegeplatz (zwischen zwei Reihen: steht er neben der oberen), ● einer mit vier Booten, M der Marktmeister. o und x sind helle und dunkle Eingangsfelder, [D4] ist ein Feld, das du jetzt nennen kannst.

## Abschnitte des Regelbuchs

section-setup = Aufbau
section-frame = So läuft das Spiel
section-boats = Die Boote
section-placing = Boote einsetzen
section-moving = Boote verschieben
section-track = Die Luk-Phat-Leiste
section-drawing = Nachziehen
section-small = Der kleine Markttag
section-special = Die Sonderboote
section-big = Der große Markttag
section-stock = Schlusswertung der Warenlager
section-examples = Beispiele
section-rulings = Klarstellungen

## Am Tisch im Browser

market-title =
    { $boats ->
        [0] Der schwimmende Markt, noch ohne Boote
        [one] Der schwimmende Markt mit 1 Boot
       *[other] Der schwimmende Markt mit { $boats } Booten
    }
market-fields = Felder und Boote; die Pfeiltasten gehen von Feld zu Feld
market-places = Anlegeplätze; die Pfeiltasten gehen von einem zum nächsten
market-field-boat = { $field }: { $boat }
market-field-free = Feld { $field }, frei
market-field-closed = Feld { $field }, frei, aber gesperrt: Sein Marktviertel ist voll
market-closed = Gesperrt: In diesem Marktviertel aus vier Feldern liegen schon drei Boote, mehr passen nicht hinein.
# { $fields } sind die Namen der Felder: D1, E3.
market-shut =
    { $count ->
        [one] { $fields } ist gesperrt: In seinem Marktviertel liegen schon drei Boote.
       *[other] { $fields } sind gesperrt: In ihren Marktvierteln liegen schon drei Boote.
    }
market-place = Anlegeplatz { $place }, { $taken } von { $fields } Feldern besetzt
market-place-full = Anlegeplatz { $place }, ringsum liegen Boote
market-landing = Anlegeplatz { $place }
market-taken = { $taken } von { $fields } Feldern sind besetzt.
market-master = Hier steht der Marktmeister: Dieser Anlegeplatz wurde zuletzt gewertet.
market-would-score = Würde jetzt bringen:
market-would-score-full = Wäre er voll, brächten allein diese drei:
market-nobody = Niemand hat hier einen Händler.
market-baskets =
    { $baskets ->
        [0] keine Körbe
        [one] 1 Korb
       *[other] { $baskets } Körbe
    }
market-times = × { $factor }
market-plus = +{ $points }
market-role-thief = Dieb
market-role-warden = Aufseher
market-role-cookshop = Garküche
market-does-thief = Stiehlt beim Einsetzen ein Boot seiner Reihe, nur keinen Aufseher und nichts aus einer bewachten Spalte. Die Pfeile am Boot zeigen die Reihe.
market-does-warden = Bewacht seine Spalte: Kein Dieb darf hinein, und nichts wird dort gestohlen. Die Pfeile am Boot zeigen die Spalte.
market-does-cookshop = Verdoppelt, was die vier Boote um einen Anlegeplatz bringen. Zwei vervierfachen es.
market-does-ownable = Leerer Kreis: Beim Einsetzen kommt einer deiner Händler an Bord.
market-does-neutral = Neutraler Händler: Das Boot gehört niemandem, seine Körbe zählen für alle.
market-does-vacant = Ohne Händler: Das Boot gehört niemandem mehr, seine Körbe zählen für alle.
market-does-luk-phat = Luk Phat: Beim Einsetzen rückt der Marker vor, und du bekommst die Punkte seines Feldes.
market-hand = Deine Boote
# { $what } steht auch zu lesen da, { $boat } ist alles.
market-hand-boat = { $what }. { $boat }
market-hand-empty = Du hast keine Boote mehr.
market-score-track = Zählleiste: { $scores }
market-score-of = { $who } { $score }
market-track = Luk Phat
market-until =
    { $steps ->
        [one] { $day } beim nächsten Schritt
       *[other] { $day } in { $steps } Schritten
    }
market-turn = ist dran
market-points = Punkte
market-merchants =
    { $count ->
        [one] 1 Händler im Vorrat
       *[other] { $count } Händler im Vorrat
    }
market-moves =
    { $count ->
        [one] 1 Bewegungskarte
       *[other] { $count } Bewegungskarten
    }
market-held =
    { $count ->
        [one] 1 Boot auf der Hand
       *[other] { $count } Boote auf der Hand
    }
market-stock-empty = Warenlager leer
market-stock-worth =
    { $points ->
        [one] Warenlager: bisher 1 Punkt am Ende
       *[other] Warenlager: bisher { $points } Punkte am Ende
    }
market-store =
    { $points ->
        [one] { $count } × { $good }: 1 Punkt am Ende
       *[other] { $count } × { $good }: { $points } Punkte am Ende
    }
market-only-way =
    { $cards ->
        [1] Von { $field } geht es nur nach { $target }. Das kostet deine letzte Bewegungskarte.
       *[other] Von { $field } geht es nur nach { $target }. Das kostet eine deiner { $cards } Bewegungskarten.
    }
market-legend = Was die Zeichen bedeuten
market-legend-seat = Boot mit leerem Kreis für einen Händler, einer Ware und 2 Körben
market-legend-neutral = Boot mit neutralem Händler; der Schirm ist das Luk Phat
market-legend-thief = Dieb: Die Pfeile zeigen die Reihe, aus der er beim Einsetzen ein Boot stiehlt
market-legend-warden = Aufseher: Die Pfeile zeigen die Spalte, die er vor Dieben schützt
market-legend-merchant = Händler im Vorrat
market-legend-paddle = Bewegungskarten: je Karte einmal ein eigenes Boot verschieben
market-legend-boat = Boote auf der Hand
market-legend-crate = Was das Warenlager am Ende bringt
market-legend-parasol = Luk Phat: Ein Boot damit rückt den Marker vor und bringt sofort die Punkte des Feldes
market-legend-pawn = Marktmeister: Er steht auf dem Anlegeplatz, der zuletzt gewertet wurde
market-legend-entry = Eingangsfeld der ersten Runde; das mit zwei Pfeilen ist zu zweit gesperrt
market-legend-closed = Gesperrt: Im Marktviertel aus zwei mal zwei Feldern liegen schon drei Boote
market-piles = Zum Nachziehen
market-pile-boats =
    { $count ->
        [0] Keine Boote mehr zum Nachziehen: weiter mit der Hand
        [one] Noch 1 Boot zum Nachziehen
       *[other] Noch { $count } Boote zum Nachziehen
    }
market-pile-seats =
    { $count ->
        [one] 1 Boot mit leerem Kreis
       *[other] { $count } Boote mit leerem Kreis
    }
market-pile-merchants =
    { $count ->
        [one] 1 neutrales oder Sonderboot
       *[other] { $count } neutrale und Sonderboote
    }
market-gone =
    { $count ->
        [one] 1 Dieb ist aus dem Spiel.
       *[other] { $count } Diebe sind aus dem Spiel.
    }
market-lap =
    { $lap ->
        [1] Erste Runde:
       *[other] Zweite Runde:
    }
market-step-score = Anlegeplatz werten
# Steht an der Stelle davon bei denen, die gefragt sind; es muss in dieselbe Zeile passen.
market-step-choose = Zahl am Markt wählen
market-step-take = Boot nehmen
market-chance-scored =
    { $points ->
        [one] gewertet für 1 Punkt
       *[other] gewertet für { $points } Punkte
    }
market-chance-declined = verzichtet
market-passed-over = Zweite Runde: für dich nichts zu werten
market-took = { $field } kommt in dein Lager.
market-chance-skipped = nichts zu werten
market-chance-now = ist gerade dran
market-chance-ahead = kommt noch
market-big-day = Großer Markttag
market-day-points = { $own } aus eigenen Wertungen, { $shared } mitverdient
# Neben den Punkten aus eigenen Wertungen: was andere einem eingebracht haben.
market-day-shared = mit +{ $points }
market-course = So wuchsen die Punkte
market-close = Schließen

## Was ein Zug war, in wenigen Worten

recap-placed = { $field }: { $card }
recap-moved = { $field }→{ $target }
recap-stole = stiehlt von { $field }
recap-caught = ertappt den Dieb auf { $field }
recap-passed = setzt kein Boot
recap-scored = wertet { $place }
recap-took = { $field } ins Lager
recap-declined = wertet nichts
recap-small-day = { $number }. kleiner Markttag
recap-big-day = großer Markttag
recap-points = +{ $count }
