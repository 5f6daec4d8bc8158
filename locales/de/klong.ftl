### Klong!: alles, was Menschen am Tisch lesen.
### Kartennamen stehen ohne Artikel und darum fast immer nach einem Doppelpunkt.
### Namen, die in keiner deutschen Regel stehen, sind unsere Übersetzung.

## Karten und Marker

card-burgle = Plündern
card-stumble = Stolpern
card-sidestep = Umgehen
card-scramble = Ducken
card-mercenary = Söldner
card-explore = Erkunden
card-secret_tome = Zauberbuch
card-goblin = Goblin
card-dragon_shrine = Drachenschrein
card-ladder = Leiter
card-shrine = Schrein
card-teleporter = Teleporter
card-vault = Die Schatzkammer
card-animated_door = Lebende Tür
card-belcher = Rülpser
card-cave_troll = Höhlentroll
card-crystal_golem = Kristallgolem
card-kobold = Kobold
card-ogre = Oger
card-orc_grunt = Orkschläger
card-overlord = Gebieter
card-watcher = Beobachter
card-sapphire = Saphir
card-emerald = Smaragd
card-ruby = Rubin
card-diamond = Diamant
card-dragons_eye = Drachenauge
card-apothecary = Apothekerin
card-archaeologist = Archäologe
card-cleric = Klerikerin der Sonne
card-duke = Der Herzog
card-dwarven_peddler = Zwergischer Hausierer
card-gem_collector = Edelsteinsammlerin
card-invoker = Beschwörer der Alten
card-kobold_merchant = Koboldhändler
card-master_burglar = Meistereinbrecher
card-mister_whiskers = Mister Whiskers
card-monkeybot = Affenbot 3000
card-mountain_king = Der Bergkönig
card-queen_of_hearts = Die Herzkönigin
card-rebel_captain = Rebellenhauptmann
card-rebel_miner = Rebellenbergmann
card-rebel_scout = Rebellenspäher
card-rebel_soldier = Rebellensoldat
card-treasure_hunter = Schatzjägerin
card-tunnel_guide = Tunnelführer
card-wizard = Zauberer
card-amulet = Amulett der Lebenskraft
card-boots_swift = Stiefel der Schnelligkeit
card-bracers = Armschienen der Gewandtheit
card-elven_boots = Elfenstiefel
card-elven_cloak = Elfenumhang
card-elven_dagger = Elfendolch
card-flying_carpet = Fliegender Teppich
card-lucky_coin = Glücksmünze
card-pickaxe = Spitzhacke
card-scepter = Zepter des Affenfürsten
card-silver_spear = Silberner Speer
card-singing_sword = Singendes Schwert
card-treasure_map = Schatzkarte
card-wand_recall = Stab der Rückkehr
card-wand_wind = Stab des Windes
card-brilliance = Genialität
card-dead_run = Vollsprint
card-move_silently = Leise bewegen
card-search = Durchsuchen
card-sleight = Fingerfertigkeit
card-sneak = Schleichen
card-swagger = Großspurigkeit
card-tattle = Verpetzen
card-underworld = Unterweltgeschäfte
card-chalice = Kelch
card-greater_healing = Großer Heiltrank
card-greater_treasure = Großer Schatz
card-greater_skill = Großer Talentschub
card-flash = Geniestreich
card-dragon_egg = Drachenei
card-treasure = Schatz
card-skill_boost = Talentschub
card-healing = Heiltrank
card-strength = Trank der Stärke
card-swiftness = Trank der Schnelligkeit
card-magic_spring = Magische Quelle
card-ring = Ring (5)
card-ankh = Ankh (7)
card-vase = Vase (10)
card-bananas = Goldene Bananen (15)
card-shield = Schild (20)
card-chestplate = Brustharnisch (25)
card-thurible = Weihrauchfass (30)
card-master_key = Generalschlüssel
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

# Ein Raum, wie er auf dem Plan nummeriert ist.
room = Raum { $room }
# Ein Tunnel, der nicht in dem Raum beginnt, in dem man steht.
elsewhere = anderswo

## Was sie tun

text-burgle = 1 Talent.
text-stumble = 1 Klong!
text-sidestep = 1 Stiefel.
text-scramble = 1 Talent, 1 Stiefel.
text-mercenary = 1 Talent, 2 Schwerter.
text-explore = 2 Talent, 1 Stiefel.
text-secret_tome = Gibt nichts, zählt aber.
text-goblin = 1 Gold. Bleibt immer liegen.
text-dragon_shrine = Wähle: 2 Gold oder entsorge 1 Karte.
text-ladder = 2 Stiefel.
text-shrine = Wähle: 1 Gold oder heile 1 Schaden. Beim Erscheinen: 3 schwarze Steine zurück in den Beutel.
text-teleporter = Teleportiere in einen benachbarten Raum.
text-vault = 5 Gold, 3 Klong! Nur in den Tiefen.
text-animated_door = 1 Stiefel.
text-belcher = 4 Gold, 2 Klong!
text-cave_troll = 3 Gold, ziehe 2 Karten. Nur in den Tiefen.
text-crystal_golem = 3 Talent. Nur in einer Kristallhöhle.
text-kobold = 1 Talent.
text-ogre = 5 Gold.
text-orc_grunt = 3 Gold.
text-overlord = Ziehe 2 Karten. Beim Erscheinen: alle machen 1 Klong!
text-watcher = 3 Gold, alle anderen machen 1 Klong! Beim Erscheinen: alle machen 1 Klong!
text-sapphire = Ziehe 1 Karte. Beim Kauf: 2 Klong!
text-emerald = Ziehe 1 Karte. Beim Kauf: 2 Klong!
text-ruby = Ziehe 1 Karte. Beim Kauf: 2 Klong!
text-diamond = Ziehe 1 Karte. Beim Kauf: 2 Klong!
text-dragons_eye = Ziehe 1 Karte. Beim Kauf: 2 Klong! Nur in den Tiefen zu haben. 10 Punkte mit einem Meisterdiebmarker, sonst keine.
text-apothecary = Du darfst 1 Handkarte abwerfen. Dafür wähle: 3 Schwerter, 2 Gold oder heile 1 Schaden.
text-archaeologist = Ziehe 1 Karte. Mit einem Affengötzen: 2 Talent.
text-cleric = 2 Talent, 1 Schwert. Beim Kauf: heile 1 Schaden.
text-duke = 2 Talent, 2 Schwerter. 1 Punkt je 5 Gold.
text-dwarven_peddler = 1 Stiefel, 2 Gold. 4 Punkte mit zweierlei aus Kelch, Drachenei, Affengötze.
text-gem_collector = 2 Talent, −2 Klong! Edelsteine kosten dich in diesem Zug 2 Talent weniger.
text-invoker = 1 Klong! Teleportiere in einen benachbarten Raum.
text-kobold_merchant = 2 Gold. Mit einem Artefakt: 2 Talent.
text-master_burglar = 2 Talent. Entsorge am Ende dieses Zuges 1 Plündern.
text-mister_whiskers = Wähle: Der Drache greift an oder −2 Klong!
text-monkeybot = 3 Klong!, ziehe 3 Karten.
text-mountain_king = 2 Talent, 1 Schwert, 1 Stiefel. Mit einer Krone: noch 1 Schwert und 1 Stiefel.
text-queen_of_hearts = 3 Talent, 1 Schwert. Mit einer Krone: heile 1 Schaden.
text-rebel_captain = 2 Talent. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte.
text-rebel_miner = 2 Gold. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte.
text-rebel_scout = 2 Stiefel. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte.
text-rebel_soldier = 2 Schwerter. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte.
text-treasure_hunter = 2 Talent, 2 Schwerter. Ersetze 1 Karte der Verliesreihe; der Drache greift dabei nicht an.
text-tunnel_guide = 1 Schwert, 1 Stiefel.
text-wizard = 3 Talent. 2 Punkte je Zauberbuch.
text-amulet = 4 Talent. Beim Kauf: heile 1 Schaden.
text-boots_swift = 3 Stiefel. Beim Kauf: 1 Stiefel.
text-bracers = Ziehe 2 Karten.
text-elven_boots = 1 Talent, 1 Stiefel, ziehe 1 Karte.
text-elven_cloak = 1 Talent, −2 Klong!, ziehe 1 Karte.
text-elven_dagger = 1 Talent, 1 Schwert, ziehe 1 Karte.
text-flying_carpet = 2 Stiefel. In diesem Zug halten dich weder Tunnelmonster noch Kristallhöhlen auf.
text-lucky_coin = 1 Talent, 1 Klong!, ziehe 1 Karte.
text-pickaxe = 2 Schwerter, 2 Gold.
text-scepter = 3 Talent, 3 Klong!
text-silver_spear = 3 Schwerter. Beim Kauf: 1 Schwert.
text-singing_sword = 3 Talent, 2 Schwerter, 1 Klong!
text-treasure_map = 5 Gold.
text-wand_recall = 2 Talent. Mit einem Artefakt: teleportiere in einen benachbarten Raum.
text-wand_wind = Wähle: teleportiere in einen benachbarten Raum oder nimm dort 1 Versteck.
text-brilliance = Ziehe 3 Karten.
text-dead_run = 2 Stiefel, 2 Klong! In diesem Zug halten dich Kristallhöhlen nicht auf.
text-move_silently = 2 Stiefel, −2 Klong!
text-search = 2 Talent, 1 Stiefel. Jedes Mal, wenn du in diesem Zug Gold bekommst: 1 Gold mehr.
text-sleight = Du darfst 1 Handkarte abwerfen. Dafür ziehe 2 Karten.
text-sneak = 1 Talent, 1 Stiefel, −2 Klong!
text-swagger = 1 Stiefel. 1 Talent je Klong!, das du in diesem Zug machst.
text-tattle = 2 Talent. Alle anderen machen 1 Klong!
text-underworld = Wähle: 1 Gold oder zahle 7 Gold für 2 Zauberbücher.
text-chalice = Behalte ihn.
text-greater_healing = Trinken: heile 2 Schaden.
text-greater_treasure = 5 Gold.
text-greater_skill = 5 Talent in diesem Zug.
text-flash = Ziehe 3 Karten.
text-dragon_egg = Behalte es. Der Drache rückt 1 Feld vor.
text-treasure = 2 Gold.
text-skill_boost = 2 Talent in diesem Zug.
text-healing = Trinken: heile 1 Schaden.
text-strength = Trinken: 2 Schwerter.
text-swiftness = Trinken: 1 Stiefel.
text-magic_spring = Entsorge am Ende dieses Zuges 1 Karte.
text-ring = Ein Artefakt.
text-ankh = Ein Artefakt.
text-vase = Ein Artefakt.
text-bananas = Ein Artefakt.
text-shield = Ein Artefakt.
text-chestplate = Ein Artefakt.
text-thurible = Ein Artefakt.
text-master_key = Öffnet Tunnel mit Schloss.
text-backpack = Du trägst 1 Artefakt mehr.
text-crown_10 = Die wertvollste der Kronen.
text-crown_9 = Die zweite der Kronen.
text-crown_8 = Die dritte der Kronen.
text-monkey_idol = Behalte ihn.
text-mastery = Für alle, die entkommen.

## Auf der Karte, mit Zeichen in eckigen Klammern

face-goblin = Bleibt liegen
face-dragon_shrine = 2 [gold] oder 1 Karte entsorgen [trash]
face-shrine = 1 [gold] oder 1 [heart]. Erscheint: 3 schwarze Steine in den Beutel
face-teleporter = [teleport] in einen Nachbarraum
face-overlord = Erscheint: alle 1 [noise]
face-watcher = Alle anderen 1 [noise]. Erscheint: alle 1 [noise]
face-sapphire = Kauf: 2 [noise]
face-emerald = Kauf: 2 [noise]
face-ruby = Kauf: 2 [noise]
face-diamond = Kauf: 2 [noise]
face-dragons_eye = Kauf: 2 [noise]. 10 Punkte, wenn du entkommst
face-apothecary = Wirf 1 Karte ab: 3 [sword], 2 [gold] oder 1 [heart]
face-archaeologist = Mit [idol]: 2 [skill]
face-cleric = Kauf: 1 [heart]
face-duke = 1 Punkt je 5 [gold]
face-dwarven_peddler = 4 Punkte mit 2 aus [chalice] [egg] [idol]
face-gem_collector = Edelsteine: −2 [skill]
face-invoker = [teleport] in einen Nachbarraum
face-kobold_merchant = Mit [artifact]: 2 [skill]
face-master_burglar = Zugende: entsorge 1 Plündern [trash]
face-mister_whiskers = Angriff [dragon] oder −2 [quiet]
face-mountain_king = Mit [crown]: 1 [sword] 1 [boot]
face-queen_of_hearts = Mit [crown]: 1 [heart]
face-rebel_captain = Mit anderem Begleiter: ziehe 1 [draw]
face-rebel_miner = Mit anderem Begleiter: ziehe 1 [draw]
face-rebel_scout = Mit anderem Begleiter: ziehe 1 [draw]
face-rebel_soldier = Mit anderem Begleiter: ziehe 1 [draw]
face-treasure_hunter = Ersetze 1 Karte der Reihe
face-wizard = 2 Punkte je Zauberbuch
face-amulet = Kauf: 1 [heart]
face-boots_swift = Kauf: 1 [boot]
face-flying_carpet = Kein Monster, keine Höhle hält dich auf
face-silver_spear = Kauf: 1 [sword]
face-wand_recall = Mit [artifact]: 1 [teleport]
face-wand_wind = 1 [teleport] oder nimm 1 Versteck von nebenan
face-dead_run = Keine Höhle hält dich auf
face-search = Bei jedem Goldgewinn: +1 [gold]
face-sleight = Wirf 1 Karte ab: ziehe 2 [draw]
face-swagger = 1 [skill] je [noise] in diesem Zug
face-tattle = Alle anderen 1 [noise]
face-underworld = 1 [gold] oder 7 [gold] für 2 Zauberbücher

## Karten auf der Seite

# Wortenden, vor denen ein Kartenname brechen darf; passen mehrere, gilt das erste.
cards-endings = schlüssel sack kraft sammlerin hauptmann bergmann späher soldat einbrecher geschäfte fertigkeit keit schrein golem händler auge kerin königin jägerin führer umhang münze schienen gischer wandtheit fürsten stiefel dolch hacke kammer schläger troll buch
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
cards-area = Deine Auslage
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
cards-dragon = Kommt sie neu in die Reihe, greift der Drache an.
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

## Fragen

ask-turn = Was tust du?
ask-take = Nimmst du einen Marker aus diesem Raum?
ask-either = Welchen Effekt wählst du?
ask-discard = Wirfst du eine Handkarte ab?
ask-trash = Welche Karte entsorgst du?
ask-replace = Welche Karte der Verliesreihe ersetzt du?
ask-fetch = Aus welchem Raum holst du ein Versteck?

## Möglichkeiten

option-play = Spiele: { $card }
option-buy = Kaufe für { $price } Talent: { $card }
option-use = Benutze für { $price } Talent: { $card }
option-fight =
    { $price ->
        [one] Bekämpfe mit 1 Schwert: { $card }
       *[other] Bekämpfe mit { $price } Schwertern: { $card }
    }
option-move =
    { $damage ->
        [0] Gehe in { $to } ({ $boots } Stiefel)
       *[other] Gehe in { $to } ({ $boots } Stiefel) und nimm { $damage } Schaden
    }
option-battle =
    { $damage ->
        [0] Gehe in { $to } ({ $boots } Stiefel) und wehre alle Monster ab (Schwerter: { $swords })
       *[other] Gehe in { $to } ({ $boots } Stiefel) mit Schwertern: { $swords }, Schaden: { $damage }
    }
option-teleport = Teleportiere in { $to }
option-trade = Kaufe für { $price } Gold: { $token }
option-drink = Trinke: { $token }
option-take = Nimm: { $token }
option-leave = Nimm nichts
option-choose = { $effect }
option-discard = Wirf ab: { $card }
option-keep = Wirf nichts ab
option-trash = Entsorge { $place }: { $card }
option-replace = Ersetze: { $card }
option-fetch = Hole ein Versteck aus { $room }
option-end = Zug beenden

place-area = aus deiner Auslage
place-discard = vom Ablagestapel

choice-gold-1 = 1 Gold
choice-gold-2 = 2 Gold
choice-trash = Entsorge 1 Karte
choice-heal-1 = Heile 1 Schaden
choice-swords-3 = 3 Schwerter
choice-attack = Der Drache greift an
choice-quiet-2 = −2 Klong!
choice-teleport = Teleportiere in einen benachbarten Raum
choice-fetch = Nimm 1 Versteck aus einem benachbarten Raum
choice-tomes = Zahle 7 Gold für 2 Zauberbücher

## Was geschehen ist

event-game-began = Das Spiel beginnt. { $who } ist zuerst am Zug.
event-removed-artifact = Nicht im Spiel: { $card }.
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
event-bought = { $who } kauft: { $card }.
event-received = { $who } bekommt: { $card }.
event-used = { $who } benutzt: { $card }.
event-fought = { $who } besiegt: { $card }.
event-moved = { $who } geht von { $from } in { $to }.
event-teleported = { $who } teleportiert von { $from } in { $to }.
event-took = { $who } nimmt aus { $room }: { $card }.
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
event-attacked =
    { $count ->
        [one] Der Drache greift an und zieht 1 Stein!
       *[other] Der Drache greift an und zieht { $count } Steine!
    }
event-drew-black = Ein schwarzer Stein.
event-drew-hit = Ein Stein von { $who }: 1 Schaden, zusammen { $count }.
event-drew-harmless = Ein Stein von { $who }, ohne Folgen.
event-returned-black =
    { $count ->
        [one] 1 schwarzer Stein kommt zurück in den Beutel.
       *[other] { $count } schwarze Steine kommen zurück in den Beutel.
    }
event-rescued = { $who } ist bewusstlos, wird aber gerettet.
event-lost = { $who } ist bewusstlos und hat verloren.
event-escaped = { $who } ist entkommen!
event-went-on-parapet = { $who } betritt die Burgzinnen.
event-walked-parapet = { $who } erreicht Zinne { $space }.
event-deck-ran-out = Die Verliesreihe lässt sich nicht mehr auffüllen.
event-game-ended = Niemand ist mehr im Verlies. Das Spiel ist zu Ende.

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
tie-artifact = Gleichstand: Das wertvollere Artefakt entscheidet. (KL-111)

## Warum nicht?

refused-KL-015 = Das ist gerade nicht möglich; wähle eine der angebotenen Aktionen.
refused-KL-016 = Auf deiner Hand sind noch Karten; spiele sie erst aus.
refused-KL-030 = Das kostet { $price } Talent, du hast { $have }; spiele mehr Karten mit Talent.
refused-KL-034 = Das Werkzeug kostet { $price } Talent, du hast { $have }.
refused-KL-040 =
    { $price ->
        [one] Dafür brauchst du 1 Schwert, du hast { $have }.
       *[other] Dafür brauchst du { $price } Schwerter, du hast { $have }.
    }
refused-KL-046 = Dafür brauchst du 1 Stiefel.
refused-KL-047 = Dieser Tunnel kostet { $boots } Stiefel, du hast { $have }.
refused-KL-049 = So viele Schwerter hast du nicht.
refused-KL-051 = Der Schaden würde deine Lebensleiste füllen; wehre Monster mit Schwertern ab.
refused-KL-052 = Dieser Tunnel ist verschlossen; den Generalschlüssel gibt es auf dem Markt.
refused-KL-054 = Durch diesen Tunnel geht es nur in der anderen Richtung.
refused-KL-055 = Du hast eine Kristallhöhle betreten; Stiefel kannst du erst im nächsten Zug wieder nutzen.
refused-KL-056 = Hier geht es nur um die Marker in diesem Raum; nimm einen oder keinen.
refused-KL-061 = Mehr Artefakte kannst du nicht tragen; ein Rucksack schafft Platz.
refused-KL-067 = Waren gibt es nur in Markträumen.
refused-KL-068 = Eine Ware kostet { $price } Gold, du hast { $have }.
refused-KL-095 = Ohne Artefakt kommst du hier nicht hinaus.
refused-KL-G12 = Erst musst du dich hier entscheiden.
refused-KL-G17 = Es gibt keine solche Karte in deiner Auslage oder deinem Ablagestapel.
refused-KL-G21 = Von dieser Karte ist keine mehr im Vorrat.
refused-KL-G22 = Das gibt es nur an einem anderen Ort: in den Tiefen oder in einer Kristallhöhle.
refused-KL-G25 = Dein Vorrat an Steinen reicht für diesen Schaden nicht; setze Schwerter ein.
refused-KL-G29 = Dafür brauchst du einen Teleport.
refused-KL-G39 = Ein Artefakt nimmst du beim Betreten des Raums; geh hinaus und wieder hinein.
refused-KL-G43 = Verkauft wird zuerst die wertvollste Krone.
refused-KL-G68 = Du bist schon draußen; spiele deinen Zug zu Ende.
refused-KL-G80 = Dafür fehlt dir hier etwas: ein Versteck in der Nähe, ein Zauberbuch oder das Gold.
refused-KL-G81 = Wirf eine Handkarte ab oder verzichte.

## Einstellungen des Tisches

setting-side = Seite des Plans
setting-side-day = Tag: die Seite für den Anfang.
setting-side-dusk = Dämmerung: verstreute Märkte, weitere Wege, mehr Monster.
setting-artifact_as_action = Artefakt als Aktion
setting-artifact_as_action-false = Ein Artefakt nimmst du nur beim Betreten seines Raums.
setting-artifact_as_action-true = Ein Artefakt nimmst du jederzeit, solange du in seinem Raum stehst.
setting-first = Startplatz
setting-first-random = Das Los bestimmt, wer beginnt.
setting-first-seat0 = Der erste Platz am Tisch beginnt.
setting-opening_texts = Erste Verliesreihe
setting-opening_texts-true = Karten der ersten Reihe tun schon, was sie beim Erscheinen tun.
setting-opening_texts-false = Karten der ersten Reihe tun beim Erscheinen nichts.
setting-gone_noise = Klong! der Abwesenden
setting-gone_noise-stays = Steine von Entkommenen und Bewusstlosen bleiben im Klong!-Bereich.
setting-gone_noise-leaves = Steine von Entkommenen und Bewusstlosen kommen aus dem Klong!-Bereich aus dem Spiel.

## Der Tisch im Terminal

goal-klong = Stehlt ein Artefakt aus dem Verlies und kommt wieder heraus, bevor der Drache euch erwischt. Wer danach die meisten Punkte hat, gewinnt. Regeln: r, Hilfe: ?
board-dragon = Drache: Feld { $space }, ein Angriff zieht { $cubes } Steine · Beutel: { $black } schwarz, { $others } farbig · Verliesstapel: { $deck }
board-parapet = Burgzinnen: { $who } auf Zinne { $space }
board-row = Verliesreihe:
board-reserve = Vorrat:
board-card = { $card } { $cost }{ $marks }
board-left = { $card } × { $count }
board-hero = { $room } · { $damage }/{ $health } Schaden · { $gold } Gold · { $noise } Klong! · { $hand } Karten
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
board-legend = ! hinter einer Karte heißt Gefahr, * Drachenangriff beim Auffüllen. Tunnel: B Stiefel, M Monster, L Schloss, > nur hinaus, < nur herein. Der Raum in Klammern hinter jedem Namen ist der auf dem Plan.

## Der Plan auf der Seite

raid-goal = Schleicht ins Verlies, stehlt ein Artefakt und kommt wieder heraus. Für jedes Klong! legt ihr einen Stein eurer Farbe in den Klong!-Bereich; greift der Drache an, kommen alle in den Beutel, aus dem er zieht. Wer entkommt oder mit einem Artefakt oberhalb der Tiefen bewusstlos wird, zählt Punkte; die meisten gewinnen.
raid-map = Plan des Verlieses
raid-rooms = Räume
raid-heap = { $token } × { $count }
raid-is-start = Eingang
raid-is-deep = Tiefen
raid-is-crystal_cave = Kristallhöhle
raid-is-market = Markt
raid-is-heart = Heilung
raid-is-shrine = Affenschrein
raid-about-start = Der Eingang. Mit einem Artefakt kommst du hier hinaus.
raid-about-deep = In den Tiefen: Wer hier bewusstlos wird, hat verloren.
raid-about-crystal_cave = Kristallhöhle: Hier enden deine Schritte für diesen Zug.
raid-about-market = Markt: Hier kaufst du Waren für je { $price } Gold.
raid-about-heart = Beim Betreten heilst du 1 Schaden.
raid-about-shrine = Affenschrein: Beim Betreten darfst du einen Affengötzen nehmen.
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
       *[other] Gehe bis { $to } ({ $cost }) und nimm { $damage } Schaden
    }
raid-walk-cost =
    { $swords ->
        [0] { $boots } Stiefel
        [one] { $boots } Stiefel, 1 Schwert
       *[other] { $boots } Stiefel, { $swords } Schwerter
    }
raid-dragon = Drache und Beutel
raid-rage-title = Zornesleiste, Feld { $space }: Ein Angriff zieht jetzt { $cubes } Steine.
raid-bag = Beutel: { $count }
raid-bag-black = { $count } schwarze im Beutel, { $aside } schon gezogen
raid-bag-seat = { $count } von { $who } im Beutel
raid-attacks = Der Drache greift an!
raid-found = { $who } findet:
raid-drawn = Gezogene Steine: { $drawn } von { $cubes }
raid-hit = { $who }: { $count } Schaden
raid-missed = daneben
raid-one-heart = −1 Herz
raid-go-on = Weiter
raid-moment-escaped = Draußen!
raid-moment-escaped-mine = Du hast es geschafft: 20 Punkte für dich, und niemand kann dir noch etwas tun. Die anderen haben nur noch wenige Züge.
raid-moment-escaped-other = Die Zeit wird knapp: Jeder Zug dort oben lässt den Drachen wilder angreifen.
raid-moment-artifact-mine = Eines nur darfst du tragen, mit einem Rucksack mehr. Der Drache regt sich: Er ist ein Feld zorniger. Nun nichts wie hinaus!
raid-moment-artifact-other = Der Drache regt sich: Er ist ein Feld zorniger.
raid-no-hit = Niemand ist verletzt.
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
raid-closer = Näher heran
raid-further = Weiter weg
raid-show-map = Karte
raid-show-shop = Angebot
raid-goods-short = Markt
raid-sold-out = ausverkauft
raid-waste = Noch ungenutzt: { $what }. Beendest du den Zug, verfällt das.
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
section-cards = Karten
section-resources = Talent, Schwerter, Stiefel
section-buying = Karten kaufen
section-devices = Werkzeuge
section-monsters = Monster
section-tunnels = Tunnel
section-rooms = Räume
section-artifacts = Artefakte
section-gold = Gold und Markt
section-noise = Klong!
section-turn-end = Zugende
section-attack = Drachenangriff
section-health = Leben
section-knocked-out = Bewusstlos
section-escape = Entkommen
section-gone = Wer nicht mehr im Verlies ist
section-scoring = Spielende und Wertung
section-secrets = Offen und verdeckt
section-rulings = Klarstellungen
section-examples = Beispiele

# --- Bericht über viele Partien -----------------------------------------------------------------

report-began-turn = Züge
report-escaped = Entkommen
report-rescued = Bewusstlos, aber gerettet
report-lost = Verloren

## Was ein Zug war, in wenigen Worten

recap-attack =
    { $count ->
        [0] Drache trifft niemanden
       *[other] Drache trifft { $count }-mal
    }
recap-way = { $from }→{ $to }
recap-took = nimmt { $card }
recap-bought = kauft { $card }
recap-fought = besiegt { $card }
recap-used = benutzt { $card }
recap-escaped = entkommen!
recap-rescued = bewusstlos, gerettet
recap-lost = bewusstlos, verloren
recap-noise = { $count } Klong!
recap-hurt = { $count } Schaden

## Gleichstand

tie-klong = Bei gleichen Punkten gewinnt das wertvollere Artefakt.

## Wer nicht mehr im Verlies ist

raid-out-escaped = Du bist entkommen. Dir kann nichts mehr geschehen.
raid-out-escaped-first = Entkommen! In deinem Zug rückt deine Figur eine Zinne weiter.
raid-out-rescued = Bewusstlos, aber gerettet: Was du hast, zählt.
raid-out-rescued-first = Gerettet! In deinem Zug rückt deine Figur eine Zinne weiter.
raid-out-lost = Bewusstlos in den Tiefen: Diesmal zählt für dich nichts.
raid-out-lost-first = Verloren. In deinem Zug rückt deine Figur eine Zinne weiter.
