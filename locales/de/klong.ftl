### Klong!: alles, was Menschen am Tisch lesen.
### Kartennamen stehen ohne Artikel und darum fast immer nach einem Doppelpunkt.
### Namen, die in keiner deutschen Regel stehen, sind unsere Übersetzung.
### with delve

## Karten und Marker

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
card-flash = Geniestreich
card-skill_boost = Talentschub
card-strength = Trank der Stärke
card-swiftness = Trank der Schnelligkeit
card-magic_spring = Magische Quelle
card-shield = Schild (20)
card-chestplate = Brustharnisch (25)
card-thurible = Weihrauchfass (30)
card-master_key = Generalschlüssel

# Ein Raum, wie er auf dem Plan nummeriert ist.
room = Raum { $room }

## Was sie tun

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
text-flash = Ziehe 3 Karten.
text-skill_boost = 2 Talent in diesem Zug.
text-bananas = Ein Artefakt.
text-master_key = Öffnet Tunnel mit Schloss.
text-crown_8 = Die dritte der Kronen.
text-monkey_idol = Behalte ihn.

## Auf der Karte, mit Zeichen in eckigen Klammern

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

## Fragen

ask-take = Nimmst du einen Marker aus diesem Raum?
ask-fetch = Aus welchem Raum holst du ein Versteck?

## Möglichkeiten

option-move =
    { $damage ->
        [0] Gehe in { $to } ({ $boots } Stiefel)
       *[other] Gehe in { $to } ({ $boots } Stiefel) und verliere { $damage } Leben
    }
option-battle =
    { $damage ->
        [0]
            { $swords ->
                [one] Gehe in { $to } ({ $boots } Stiefel) und wehre das Monster mit 1 Schwert ab
               *[other] Gehe in { $to } ({ $boots } Stiefel) und wehre alle Monster mit { $swords } Schwertern ab
            }
       *[other]
            { $swords ->
                [one] Gehe in { $to } ({ $boots } Stiefel), setze 1 Schwert ein und verliere { $damage } Leben
               *[other] Gehe in { $to } ({ $boots } Stiefel), setze { $swords } Schwerter ein und verliere { $damage } Leben
            }
    }
option-teleport = Teleportiere in { $to }
option-fetch = Hole ein Versteck aus { $room }

choice-swords-3 = 3 Schwerter
choice-attack = Der Drache greift an
choice-fetch = Nimm 1 Versteck aus einem benachbarten Raum
choice-tomes = Zahle 7 Gold für 2 Zauberbücher

## Was geschehen ist

event-moved = { $who } geht von { $from } in { $to }.
event-teleported = { $who } teleportiert von { $from } in { $to }.
event-took = { $who } nimmt aus { $room }: { $card }.
event-rescued = { $who } ist bewusstlos, wird aber gerettet.
event-went-on-parapet = { $who } betritt die Burgzinnen.
event-walked-parapet = { $who } erreicht Zinne { $space }.

## Wertung

tie-artifact = Gleichstand: Das wertvollere Artefakt entscheidet. (KL-111)

## Warum nicht?

refused-KL-015 = Das ist gerade nicht möglich; wähle eine der angebotenen Aktionen.
refused-KL-016 = Auf deiner Hand sind noch Karten; spiele sie erst aus.
refused-KL-030 = Das kostet { $price } Talent, du hast { $have }.
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
refused-KL-G22 = Hier gibt es das nicht. Wo es das gibt, steht auf der Karte: nur in den Tiefen oder nur in einer Kristallhöhle.
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
setting-opening_texts = Erste Verliesreihe
setting-opening_texts-true = Karten der ersten Reihe tun schon, was sie beim Erscheinen tun.
setting-opening_texts-false = Karten der ersten Reihe tun beim Erscheinen nichts.
setting-gone_noise = Klong! der Abwesenden
setting-gone_noise-stays = Steine von Entkommenen und Bewusstlosen bleiben im Klong!-Bereich.
setting-gone_noise-leaves = Steine von Entkommenen und Bewusstlosen kommen aus dem Klong!-Bereich aus dem Spiel.

## Der Tisch im Terminal

goal-klong = Stehlt ein Artefakt aus dem Verlies und kommt wieder heraus, bevor der Drache euch erwischt. Wer danach die meisten Punkte hat, gewinnt.
board-parapet = Burgzinnen: { $who } auf Zinne { $space }
board-hero = { $room } · { $damage }/{ $health } Schaden · { $gold } Gold · { $noise } Klong! · { $hand } Karten
board-legend = ! hinter einer Karte heißt Gefahr, * Drachenangriff beim Auffüllen. Tunnel: B Stiefel, M Monster, L Schloss, > nur hinaus, < nur herein. Der Raum in Klammern hinter jedem Namen ist der auf dem Plan.

## Der Plan auf der Seite

raid-goal = Schleicht ins Verlies, stehlt ein Artefakt und kommt wieder heraus. Für jedes Klong! legt ihr einen Stein eurer Farbe in den Klong!-Bereich; greift der Drache an, kommen alle in den Beutel, aus dem er zieht. Wer entkommt oder mit einem Artefakt oberhalb der Tiefen bewusstlos wird, zählt Punkte; die meisten gewinnen.
raid-map = Plan des Verlieses
raid-is-start = Eingang
raid-is-heart = Heilung
raid-is-shrine = Affenschrein
raid-about-start = Der Eingang. Mit einem Artefakt kommst du hier hinaus.
raid-about-crystal_cave = Kristallhöhle: Hier enden deine Schritte für diesen Zug.
raid-about-heart = Beim Betreten heilst du 1 Schaden.
raid-about-shrine = Affenschrein: Beim Betreten darfst du 1 Affengötzen nehmen, am Ende 5 Punkte.
raid-about-rage = Zornesleiste: Die Zahl auf dem hellen Feld sagt, wie viele Steine ein Angriff zieht; mit den Gefahr-Karten der Reihe sind es jetzt { $cubes }. Jedes Artefakt und jedes Drachenei bringt den Drachen ein Feld weiter.
raid-about-bag = Drachenbeutel: Bei jedem Angriff kommen alle Steine des Klong!-Bereichs hinein, dann zieht der Drache daraus. Steine darin: { $count }. Schwarze tun nichts, ein farbiger ist 1 Schaden für diesen Platz. Was nicht gezogen wird, bleibt im Beutel.
raid-parapet = Burgzinnen
raid-about-parapet = Burgzinnen: Wer zuerst draußen oder bewusstlos ist, stellt die Figur auf die erste Zinne und rückt in jedem eigenen Zug eine weiter. Dann greift der Drache an, mit so vielen Steinen mehr, wie auf der Zinne steht; ohne sie wären es jetzt { $cubes }. Auf der letzten werden alle bewusstlos, die noch im Verlies sind.
parapet-first = Zinne: Hier beginnt, wer zuerst draußen ist. In jedem Zug geht es ein Feld weiter, und der Drache greift an.
parapet-attack =
    { $more ->
        [one] Der Drache greift an, mit 1 Stein mehr.
       *[other] Der Drache greift an, mit { $more } Steinen mehr.
    }
parapet-last = Das Ende: Alle, die noch im Verlies sind, werden bewusstlos.
raid-moment-escaped-mine = Du hast es geschafft: 20 Punkte für dich, und niemand kann dir noch etwas tun. Die anderen haben nur noch wenige Züge.
raid-moment-escaped-other = Die Zeit wird knapp: Jeder Zug dort oben lässt den Drachen wilder angreifen.

## Abschnitte des Regelbuchs

section-tunnels = Tunnel
section-gold = Gold und Markt
section-knocked-out = Bewusstlos

## Gleichstand

tie-klong = Bei gleichen Punkten gewinnt das wertvollere Artefakt.

## Wer nicht mehr im Verlies ist

raid-out-escaped = Entkommen! Deine Züge entfallen, dir geschieht nichts mehr.
raid-out-escaped-first = Entkommen! In deinem Zug rückt deine Figur eine Zinne weiter.
raid-out-rescued = Bewusstlos, aber gerettet: Was du hast, zählt, nur die 20 fürs Entkommen nicht.
raid-out-rescued-first = Gerettet! In deinem Zug rückt deine Figur eine Zinne weiter.
raid-out-lost = Bewusstlos in den Tiefen oder ohne Artefakt: Diesmal zählt für dich nichts.
raid-out-lost-first = Verloren. In deinem Zug rückt deine Figur eine Zinne weiter.
raid-fate-deep = Bewusstlos in den Tiefen: Deshalb zählt nichts.
