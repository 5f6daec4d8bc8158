### Was die Raubzüge gemeinsam haben: Ein Spiel, dessen Datei „with delve“ sagt, sagt auch dies, wenn es nichts Eigenes dafür hat.

## Karten und Marker

card-burgle = Plündern
card-stumble = Stolpern
card-sidestep = Umgehen
card-scramble = Ducken
card-mercenary = Söldner
card-explore = Erkunden
card-secret_tome = Zauberbuch
card-goblin = Goblin
card-chalice = Kelch
card-greater_healing = Großer Heiltrank
card-greater_treasure = Großer Schatz
card-greater_skill = Großer Talentschub
card-dragon_egg = Drachenei
card-treasure = Schatz
card-healing = Heiltrank
card-ring = Ring (5)
card-ankh = Ankh (7)
card-vase = Vase (10)
card-bananas = Goldene Bananen (15)
card-backpack = Rucksack
card-crown_10 = Krone (10)
card-crown_9 = Krone (9)
card-crown_8 = Krone (8)
card-monkey_idol = Affengötze
card-mastery = Meisterdiebmarker

back-card = verdeckte Karte
back-token = verdeckter Marker
back-major = großes Versteck
back-minor = kleines Versteck

# Ein Tunnel, der nicht in dem Raum beginnt, in dem man steht.
elsewhere = anderswo
feature-market = Markt

## Was sie tun

text-burgle = 1 Talent.
text-stumble = 1 Klong!
text-sidestep = 1 Stiefel.
text-scramble = 1 Talent, 1 Stiefel.
text-mercenary = 1 Talent, 2 Schwerter.
text-explore = 2 Talent, 1 Stiefel.
text-secret_tome = Gibt nichts, zählt aber.
text-goblin = 1 Gold. Bleibt immer liegen.
text-greater_healing = Trinken: heile 2 Schaden.
text-greater_treasure = 5 Gold.
text-greater_skill = 5 Talent in diesem Zug.
text-dragon_egg = Behalte es. Der Drache rückt 1 Feld vor.
text-treasure = 2 Gold.
text-healing = Trinken: heile 1 Schaden.
text-strength = Trinken: 2 Schwerter.
text-swiftness = Trinken: 1 Stiefel.
text-magic_spring = Entsorge am Ende dieses Zuges 1 Karte.
text-ring = Ein Artefakt.
text-ankh = Ein Artefakt.
text-vase = Ein Artefakt.
text-shield = Ein Artefakt.
text-chestplate = Ein Artefakt.
text-thurible = Ein Artefakt.
text-backpack = Du trägst 1 Artefakt mehr.
text-crown_10 = Die wertvollste der Kronen.
text-crown_9 = Die zweite der Kronen.
text-mastery = Für alle, die entkommen.

## Auf der Karte, mit Zeichen in eckigen Klammern

face-goblin = Bleibt liegen

## Karten auf der Seite

cards-where-deep = Nur in den Tiefen
cards-where-crystal_cave = Nur in einer Kristall{"\u00AD"}höhle
cards-row = Verliesreihe
cards-reserve = Vorrat
cards-dungeon = Noch { $count } im Verliesstapel
cards-left = × { $count }
cards-hand = Deine Hand
cards-hand-empty = Alle Karten sind ausgespielt.
cards-hand-none = Keine Karten auf der Hand.
cards-play-harmless =
    { $count ->
        [one] 1 harmlose Karte ausspielen
       *[other] { $count } harmlose Karten ausspielen
    }
cards-play-rest =
    { $count ->
        [one] Letzte Karte ausspielen
       *[other] Rest ausspielen ({ $count } Karten)
    }
cards-play-keeper = { $card } kann eine andere Karte verlangen: Spiel alle einzeln aus.
cards-area = Deine Auslage
cards-harmless-about = Harmlos ist, was nichts fragt und nichts kostet, auch kein Klong! macht.
cards-rest-about = Ausspielen musst du alle; fragt eine Karte etwas, hält es dort an.
cards-area-of = Auslage von { $who }
cards-waits = wartet auf seine Bedingung
cards-trashed = wird entsorgt
cards-store = Was der Zug noch hat
cards-skill = Talent: { $count }
cards-sword = Schwerter: { $count }
cards-boot = Stiefel: { $count }
cards-teleport = Teleports: { $count }
cards-quiet = Klong!, die noch aufgehoben werden: { $count }
cards-gem = Edelsteine kosten { $count } weniger
cards-trash = Am Ende des Zuges zu entsorgen: { $count }
cards-waiting =
    { $count ->
        [one] 1 Karte wartet auf ihre Bedingung
       *[other] { $count } Karten warten auf ihre Bedingung
    }
cards-stopped = Kristallhöhle: in diesem Zug keine Stiefel mehr
cards-fearless = Tunnelmonster tun dir nichts
cards-home = Du bist draußen
cards-deck = Nachziehstapel: { $count }
cards-discard = Ablagestapel: { $count }
cards-discard-empty = Der Ablagestapel ist leer.
cards-look = Ablagestapel ansehen
cards-close = Schließen
cards-top = Oben: { $card }
cards-times = { $count } × { $card }
cards-more = { $some }, { $more }
cards-said = { $card }. { $text }
cards-said-worth = { $text } { $worth }
cards-costs-skill = Kostet { $count } Talent.
cards-costs-sword =
    { $count ->
        [one] Braucht 1 Schwert.
       *[other] Braucht { $count } Schwerter.
    }
cards-worth =
    { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
cards-dragon = Kommt diese Karte neu in die Reihe, greift der Drache an.
cards-danger = Gefahr: Ein Angriff zieht 1 Stein mehr.

## Der Rückblick am Ende

past-sheet = Abrechnung
past-part = Wofür
past-part-artifact = Artefakte
past-part-mastery = Entkommen
past-part-token = Marker
past-part-gold = Gold
past-part-card = Karten
past-sum = Summe
past-course = So ging es
past-depth = Wie tief ihr wart
past-above = oben
past-deep = Tiefen
past-noise = Eigene Steine im Klong!-Bereich und im Beutel
past-attacks =
    { $count ->
        [one] Der Drache hat einmal angegriffen.
       *[other] Der Drache hat { $count }-mal angegriffen.
    }
past-points = Punkte
past-turns = Von links nach rechts: die Züge jedes Platzes, zuletzt das Ende.
past-turn = Zug { $turn }
past-end = Ende
past-fate-inside = im Verlies
past-fate-escaped = entkommen
past-fate-rescued = gerettet
past-fate-lost = verloren
# Warum jemand ohne Punkte bleibt.
raid-fate-bare = Bewusstlos ohne Artefakt: Deshalb zählt nichts.
raid-fate-deep = Bewusstlos, wo niemand zu Hilfe kommt: Deshalb zählt nichts.

## Fragen

ask-turn = Was tust du?
ask-either = Welchen Effekt wählst du?
ask-discard = Wirfst du eine Handkarte ab?
ask-trash = Welche Karte entsorgst du?
ask-replace = Welche Karte der Verliesreihe ersetzt du?

## Möglichkeiten

option-play = Spiele: { $card }
option-use = Benutze für { $price } Talent: { $card }
option-fight =
    { $price ->
        [one] Bekämpfe mit 1 Schwert: { $card }
       *[other] Bekämpfe mit { $price } Schwertern: { $card }
    }
option-trade =
    { $price ->
        [0] Nimm umsonst: { $token }
       *[other] Kaufe für { $price } Gold: { $token }
    }
option-drink = Trinke: { $token }
option-take = Nimm: { $token }
option-choose = { $effect }
option-discard = Wirf ab: { $card }
option-trash = Entsorge { $place }: { $card }
option-replace = Ersetze: { $card }
option-end = Zug beenden

place-area = von deinen gespielten Karten
place-discard = vom Ablagestapel

choice-gold-1 = 1 Gold
choice-gold-2 = 2 Gold
choice-trash = Entsorge 1 Karte
choice-heal-1 = Heile 1 Schaden
choice-quiet-2 = −2 Klong!
choice-teleport = Teleportiere in einen benachbarten Raum
option-buy = Kaufe für { $price } Talent: { $card }
option-teleport = Teleportiere nach: { $to }
option-leave = Nimm nichts
option-keep = Wirf nichts ab
option-skip = Verzichte

## Was geschehen ist

event-game-began = Das Spiel beginnt. { $who } ist zuerst am Zug.
event-began-turn = { $who } ist am Zug.
event-ended-turn = { $who } beendet den Zug.
event-drew = { $who } zieht: { $card }.
event-drew-hidden =
    { $count ->
        [one] { $who } zieht 1 Karte.
       *[other] { $who } zieht { $count } Karten.
    }
event-reshuffled = { $who } mischt den Ablagestapel.
event-played = { $who } spielt: { $card }.
event-came-true = Die Bedingung ist erfüllt: { $card }.
event-received = { $who } bekommt: { $card }.
event-used = { $who } benutzt: { $card }.
event-fought = { $who } besiegt: { $card }.
event-traded = { $who } kauft auf dem Markt: { $card }.
event-drank = { $who } trinkt: { $card }.
event-paid = { $who } zahlt { $count } Gold.
event-gained-gold = { $who } bekommt { $count } Gold.
event-made-noise = { $who } macht { $count } Klong!
event-cancelled-noise = { $who } bleibt leise: { $count } Klong! aufgehoben.
event-reduced-noise =
    { $count ->
        [0] { $who } hat { $stored } Klong! gut.
       *[other]
            { $stored ->
                [0] { $who } holt { $count } Klong! zurück.
               *[other] { $who } holt { $count } Klong! zurück und hat noch { $stored } gut.
            }
    }
event-healed = { $who } heilt { $count } Schaden.
event-hurt = { $who } nimmt { $count } Schaden.
event-discarded = { $who } wirft ab: { $card }.
event-trashed = { $who } entsorgt: { $card }.
event-revealed = Neu in der Verliesreihe: { $card }.
event-replaced = { $who } ersetzt in der Verliesreihe: { $card }.
event-angered = Der Drache wird wütender: Feld { $space }, { $cubes } Steine.
event-provoked = { $who } deckt auf: { $card }. Das lockt den Drachen!
event-attacked =
    { $count ->
        [one] Der Drache greift an und zieht 1 Stein!
       *[other] Der Drache greift an und zieht { $count } Steine!
    }
event-drew-black = Ein schwarzer Stein.
event-drew-hit = Ein Stein von { $who }: 1 Schaden, zusammen { $count }.
event-was-struck = { $who }: 1 Schaden, zusammen { $count }.
event-drew-harmless = Ein Stein von { $who }, ohne Folgen.
event-returned-black =
    { $count ->
        [one] 1 schwarzer Stein kommt zurück in den Beutel.
       *[other] { $count } schwarze Steine kommen zurück in den Beutel.
    }
event-lost = { $who } ist bewusstlos und hat verloren.
event-escaped = { $who } ist entkommen!
event-deck-ran-out = Die Verliesreihe lässt sich nicht mehr auffüllen.
event-game-ended = Niemand ist mehr im Verlies. Das Spiel ist zu Ende.
event-bought = { $who } kauft: { $card }.
event-moved = { $who } geht nach: { $to }.
event-teleported = { $who } teleportiert nach: { $to }.
event-took = { $who } nimmt: { $card }.
event-removed-artifact = Nicht im Spiel: { $card }.

## Wertung

score-artifact = Artefakt: { $token }
score-mastery = Meisterdiebmarker
score-token = { $token }
score-gold = Gold
score-card =
    { $count ->
        [one] { $card }
       *[other] { $card } (× { $count })
    }

## Einstellungen des Tisches

setting-first = Startplatz
setting-first-random = Das Los bestimmt, wer beginnt.
setting-first-seat0 = Der erste Platz am Tisch beginnt.

## Der Tisch im Terminal

board-dragon = Drache: Feld { $space }, ein Angriff zieht { $cubes } Steine · Beutel: { $black } schwarz, { $others } farbig · Verliesstapel: { $deck }
board-row = Verliesreihe:
board-reserve = Vorrat:
board-card = { $card } { $cost }{ $marks }
board-left = { $card } × { $count }
board-status-escaped = entkommen
board-status-rescued = gerettet
board-status-lost = verloren
board-tokens = Marker: { $tokens }
board-turn = Talent { $skill } · Schwerter { $swords } · Stiefel { $boots } · Teleports { $teleports } · leise { $reduction }
board-area = Ausgespielt: { $cards }
board-hand = Hand: { $cards }
board-ways = Tunnel: { $ways }
board-way = { $room } ({ $symbols })
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-nothing = –

## Der Plan auf der Seite

raid-rooms = Räume
raid-heap = { $token } × { $count }
raid-is-deep = Tiefen
raid-is-crystal_cave = Kristallhöhle
raid-is-market = Markt
raid-about-deep = In den Tiefen: Wer hier bewusstlos wird, hat verloren.
raid-about-market = Markt: Hier kaufst du Waren für je { $price } Gold.
raid-out-of-reach = In diesem Zug nicht zu erreichen.
# Für Ohren, und am Rand eines Raums: wohin Tunnel führen und was sie kosten.
raid-ways = Tunnel: { $ways }.
raid-way = nach { $to }: { $tolls }
raid-way-boots =
    { $count ->
        [one] 1 Stiefel
       *[other] { $count } Stiefel
    }
raid-way-monsters =
    { $count ->
        [one] 1 Monster
       *[other] { $count } Monster
    }
raid-way-locked = verschlossen
raid-way-arrow = kein Weg zurück
raid-walk =
    { $damage ->
        [0] Gehe bis { $to } ({ $cost })
       *[other] Gehe bis { $to } ({ $cost }) und verliere { $damage } Leben
    }
raid-walk-cost =
    { $swords ->
        [0] { $boots } Stiefel
        [one] { $boots } Stiefel, 1 Schwert
       *[other] { $boots } Stiefel, { $swords } Schwerter
    }{ $teleports ->
        [0] { "" }
        [one] , 1 Teleport
       *[other] , { $teleports } Teleports
    }
raid-dragon = Drache und Beutel
raid-rage-title = Zornesleiste, Feld { $space }: Ein Angriff zieht jetzt { $cubes } Steine.
raid-rage-step = Zornesleiste, Feld { $space }: Ein Angriff zieht { $cubes } Steine.
raid-bag = Beutel: { $count }
raid-bag-black = { $count } schwarze im Beutel, { $aside } schon gezogen
raid-bag-seat = { $count } von { $who } im Beutel
raid-attacks = Der Drache greift an!
raid-found = { $who } findet:
raid-drawn = Gezogene Steine: { $drawn } von { $cubes }
raid-hit = { $who }: { $count } Schaden
raid-missed = daneben
# Ein Stein von jemandem, den der Drache nicht mehr treffen kann.
raid-missed-escaped = draußen
raid-missed-fallen = bewusstlos
# Wie die Zahl der Steine zustande kommt, mit Kommas verbunden.
raid-drawn-rage = Zornesleiste { $count }
raid-drawn-danger = Gefahr in der Reihe +{ $count }
raid-drawn-parapet = Burgzinne +{ $count }
raid-drawn-wave = { $number }. Angriff
# Wer draußen ist, hat keine Züge mehr: an seiner Stelle greift der Drache an.
raid-drawn-instead = Statt eines Zugs von { $who }
raid-drawn-waves = Angriffe: { $count }
raid-drawn-times = { $count }×
raid-hit-me =
    { $left ->
        [0] Du verlierst { $count } Leben und bist bewusstlos.
       *[other] Du verlierst { $count } Leben und hast noch { $left }.
    }
raid-missed-me = Dich hat er nicht getroffen.
raid-lost-health = Seit deinem letzten Zug verloren: { $count } Leben
raid-take-artifact =
    { $points } Punkte. { $angers ->
        [true] Der Drache wird wütender, und danach
       *[other] Danach
    } kannst du { $left ->
        [0] keines mehr tragen.
       *[other] noch { $left } tragen.
    }
raid-trash-starter = Startkarte
raid-trash-points =
    { $points ->
        [one] kostet 1 Punkt
       *[other] kostet { $points } Punkte
    }
raid-moment-home = Du hast es geschafft!
raid-moment-home-mine = Du bist draußen. Beende jetzt den Zug: Dann bekommst du 20 Punkte fürs Entkommen.
raid-moment-home-skill = Für übriges Talent kannst du vorher noch Karten mit Punkten kaufen.
raid-one-heart = −1 Leben
raid-all-hearts = alle −1 Leben
raid-go-on = Weiter
raid-moment-escaped = Draußen!
raid-took-artifact-mine =
    { $angers ->
        [true] Eines nur darfst du tragen, mit einem Rucksack mehr. Der Drache regt sich: Er ist ein Feld zorniger. Nun nichts wie hinaus!
       *[other] Eines nur darfst du tragen, mit einem Rucksack mehr. Zorniger kann der Drache nicht mehr werden. Nun nichts wie hinaus!
    }
raid-took-artifact-other =
    { $angers ->
        [true] Der Drache regt sich: Er ist ein Feld zorniger.
       *[other] Der Drache tobt: Zorniger kann er nicht mehr werden.
    }
raid-no-hit = Niemand wurde verletzt.
raid-fallen-rescued = { $who } ist bewusstlos, wird aber gerettet.
raid-fallen-lost = { $who } ist bewusstlos und hat verloren.
raid-status-escaped = entkommen
raid-status-rescued = gerettet
raid-status-lost = verloren
raid-gold = { $count } Gold
raid-hand =
    { $count ->
        [one] 1 Karte für diesen Zug
       *[other] { $count } Karten für diesen Zug
    }
raid-health = Leben: { $left } von { $health }
raid-noise = Klong!-Bereich: { $count }
raid-goods = Waren für je { $price } Gold
raid-word-skill = Talent
raid-word-sword = Schwerter
raid-word-boot = Stiefel
raid-word-deck = Stapel
raid-word-discard = Ablage
raid-more-teleport = Teleport
raid-more-quiet = leise
raid-more-gem = Edelsteine billiger
raid-more-trash = entsorgen
raid-about-waiting = Auf den Karten mit der Sanduhr steht etwas, dessen Bedingung noch nicht erfüllt ist. Sobald sie es in diesem Zug ist, wirkt es von selbst; danach verfällt es.
raid-carried = { $token }: { $about }
raid-carried-worth = { $token }: { $about } { $worth }
raid-more-waiting = wartet
raid-more-stopped = kein Schritt mehr
raid-more-fearless = furchtlos
raid-more-home = draußen
raid-closer = Näher heran
raid-further = Weiter weg
raid-show-map = Plan
raid-show-shop = Angebot
raid-within = { $count } möglich
raid-goods-short = Markt: je
raid-sold-out = ausverkauft
raid-waste = Noch ungenutzt: { $what }. Beendest du den Zug, verfällt das.
raid-waste-leaving = Noch ungenutzt: { $what }. Gehst du jetzt hinaus, verfällt das.
raid-waste-cards =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
raid-waste-skill = { $count } Talent
raid-waste-swords =
    { $count ->
        [one] 1 Schwert
       *[other] { $count } Schwerter
    }
raid-waste-boots = { $count } Stiefel
raid-waste-teleports =
    { $count ->
        [one] 1 Teleport
       *[other] { $count } Teleports
    }

## Abschnitte des Regelbuchs

section-goals = Ziele
section-setup = Aufbau
section-turn = Der Zug
section-devices = Werkzeuge
section-monsters = Monster
section-rooms = Räume
section-noise = Klong!
section-turn-end = Zugende
section-attack = Drachenangriff
section-health = Leben
section-gone = Wer nicht mehr im Verlies ist
section-rulings = Klarstellungen
section-examples = Beispiele
section-resources = Talent, Schwerter, Stiefel
section-cards = Karten
section-buying = Karten kaufen
section-artifacts = Artefakte
section-escape = Entkommen
section-scoring = Spielende und Wertung
section-keywords = Wörter auf Karten
section-components = Spielmaterial
section-secrets = Offen und verdeckt

# --- Bericht über viele Partien -----------------------------------------------------------------

report-began-turn = Züge
report-escaped = Entkommen
report-rescued = Bewusstlos, aber gerettet
report-lost = Verloren

## Was ein Zug war, in wenigen Worten

recap-attack = Drache: { $what }
recap-missed = Drache trifft niemanden
recap-attack-by = Drache ({ $card }): { $what }
recap-missed-by = Drache ({ $card }) trifft niemanden
recap-hit-me =
    { $left ->
        [0] du −{ $count }
       *[other] du −{ $count }, noch { $left } Leben
    }
recap-hit = { $who } −{ $count }
recap-felled-rescued = { $who } bewusstlos, gerettet
recap-felled-lost = { $who } bewusstlos, verloren
recap-way = { $from }→{ $to }
recap-went =
    { $count ->
        [one] geht 1 Raum weiter
       *[other] geht { $count } Räume weiter
    }
recap-took = nimmt { $card }
recap-bought = kauft { $card }
recap-fought = besiegt { $card }
recap-used = benutzt { $card }
recap-escaped = entkommen!
recap-parapet =
    { $space ->
        [2] Zinne 2: Angriff +1
        [3] Zinne 3: Angriff +2
        [4] Zinne 4: Angriff +3
       *[other] Zinne { $space }: das Ende
    }
recap-rescued = bewusstlos, gerettet
recap-lost = bewusstlos, verloren
recap-noise = { $count } Klong!
recap-noise-me = du +{ $count } Klong!
recap-hurt = { $count } Schaden
recap-returned-by = { $card } erscheint: Beutel +{ $count } schwarz
recap-used-for = benutzt { $card } ({ $what })
recap-gold = +{ $count } Gold
recap-healed = heilt { $count }
recap-noise-me-by = du +{ $count } Klong! ({ $card })
recap-returned-black = Beutel +{ $count } schwarz
