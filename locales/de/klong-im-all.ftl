### Klong! im! All!: alles, was Menschen am Tisch lesen, soweit es nicht alle Raubzüge sagen.
### Kartennamen stehen ohne Artikel und darum fast immer nach einem Doppelpunkt.
### Namen, die in keiner deutschen Regel stehen, sind unsere Übersetzung oder unsere eigenen.
### with delve

## Karten und Marker

card-hack = Hack
card-stolpern = Stolpern
card-zugang = Zugang
card-ducken = Ducken
card-vasr = VASR
card-mutig = Mutig vordringen
card-speicherkern = Speicherkern
card-g0bl1n = G0B-L1N
card-eradibot = Eradibot
card-leier = Prinzessin Leier
card-phantomagentin = Phantomagentin
card-jidu_infiltrator = Jidu-Infiltrator
card-rebellenpilotin = Rebellenpilotin
card-rebellensoldat = Rebellensoldat
card-rebellenspaeherin = Rebellenspäherin
card-saboteurin = Saboteurin
card-feldsanitaeter = Feldsanitäter
card-widerstandskaempfer = Widerstandskämpfer
card-jidu_lichtschwert = Lichtschwert der Jidu
card-jidu_meister = Alter Jidu-Meister
card-kurierdroide = Kurierdroide
card-verbindungsoffizierin = Verbindungsoffizierin
card-rebellenadmiral = Rebellenadmiral
card-weltraumpirat = Weltraumpirat
card-gefangener = Gefangener
card-weltraumstinktier = Weltraumstinktier
card-schmugglerin = Schmugglerin
card-schwarzmarkthaendler = Schwarzmarkthändler
card-falschspieler = Falschspieler
card-ex_kopfgeldjaegerin = Ehemalige Kopfgeldjägerin
card-raubein = Raubein
card-fluchtpilot = Fluchtpilot
card-bandenchefin = Bandenchefin
card-hehler = Hehler
card-verrueckter_wissenschaftler = Verrückter Wissenschaftler
card-telepadtechniker = Telepadtechniker
card-assistenzdroide = Assistenzdroide
card-xenobiologin = Xenobiologin
card-kristallforscherin = Kristallforscherin
card-quantenphysiker = Quantenphysiker
card-laborleiterin = Laborleiterin
card-affenbot = Affenbot 30000
card-exterminator = Exterminator
card-loewenroboter = Löwen-Roboter
card-kontohack = Kontohack
card-exostamper = Exostamper
card-kristalllaeufer = Kristallläufer
card-alarmstufe_rot = Alarmstufe Rot
card-photonenroller = Photonenroller
card-teleportguertel = Teleportgürtel
card-tarnfeld = Tarnfeld
card-neutronenperle = Neutronenperle
card-nebelopal = Nebelopal
card-sonnendiamant = Sonnendiamant
card-muellschlucker = Müllschlucker
card-universalwerkzeug = Universalwerkzeug
card-geistesblitz = Geistesblitz
card-ablenkung = Ablenkung
card-sicherheitsoffizier = Sicherheitsoffizier
card-killerroboter = Killerroboter
card-gorklar = Wilder Gorklar
card-wachdrohne = Wachdrohne
card-kampfcyborg = Kampfcyborg
card-ueberwachungsauge = Überwachungsauge
card-schleimbestie = Schleimbestie
card-schottwaechter = Schottwächter
card-leibwache = Leibwache des Lords
card-laserturm = Laserturm
card-mega_gesundheit = Mega-Gesundheitsschub
card-grosser_credit = Großer Creditschub
card-geniestreich = Geniestreich
card-deckplaene = Deckpläne
card-sechster_kristall = Der Sechste Kristall
card-schallgranate = Schallgranate
card-gesundheit = Gesundheitsschub
card-geschwindigkeit = Geschwindigkeitsschub
card-staerke = Stärkeschub
card-credit = Creditschub
card-multipass = MultiPass
card-verdampfer = Verdampfer
card-archiv = Archiv
card-artifact_5 = Eiskelch (5)
card-artifact_10 = Saphirkugel (10)
card-artifact_15 = Goldener Helm (15)
card-artifact_20 = Goldener Götze (20)
card-artifact_25 = Eisperle (25)
card-artifact_30 = Sternenkrone (30)
card-generalschluessel = Generalschlüssel
card-telepass = TelePass
card-medikit = Medikit
card-schmuggelware = Schmuggelware
card-energiekristall = Energiekristall
card-kommandocode = Kommandocode
card-rettungskapsel = Rettungskapsel

back-major = großes Depot
back-minor = kleines Depot

## Das Schiff

# Ein Feld: sein Modul und seine Nummer darin, oder was es ist.
room =
    { $room ->
        [S] { $module } Start
        [H] { $module } Lift
        [H1] { $module } Lift 1
        [H2] { $module } Lift 2
        [H3] { $module } Lift 3
        [T] { $module } Telepad
        [P1] { $module } Kapsel 1
        [P2] { $module } Kapsel 2
        [P3] { $module } Kapsel 3
        [P4] { $module } Kapsel 4
       *[other] { $module } { $room }
    }
module-FR = Frachtraum
module-KO = Korridor
module-KZ = Kommandozentrale
module-HG = Hydroponische Gärten
module-MR = Maschinenraum
module-PK = Planeten-Killer-Kanone
module-AR = Arena
module-KS = Krankenstation
module-PR = Promenade

feature-start = Start
feature-exit = Rettungskapsel
feature-deep = außerhalb des Frachtraums
feature-command = Kommandozentrale
feature-hyperlift = Hyperlift
feature-telepad = Telepad
feature-gate = Sicherheitsschleuse
feature-crystal = Energiekristall
feature-credits1 = 1 Credit
feature-credits2 = 2 Credits
feature-medbay = Krankenbett
feature-port_noise1 = Schnittstelle (1 Klong!)
feature-port_noise2 = Schnittstelle (2 Klong!)
feature-port_noise3 = Schnittstelle (3 Klong!)
feature-port_credits3 = Schnittstelle (3 Credits)
feature-port_credits4 = Schnittstelle (4 Credits)
feature-port_credits5 = Schnittstelle (5 Credits)
feature-port_heal1 = Schnittstelle (heilt 1)
feature-port_heal2 = Schnittstelle (heilt 2)
feature-port_skill2 = Schnittstelle (2 Talent)
feature-port_skill3 = Schnittstelle (3 Talent)
feature-port_swords2 = Schnittstelle (2 Schwerter)
feature-port_swords3 = Schnittstelle (3 Schwerter)
feature-port_boots1 = Schnittstelle (1 Stiefel)
feature-port_boots2 = Schnittstelle (2 Stiefel)
feature-port_draw1 = Schnittstelle (1 Karte)
feature-port_trash1 = Schnittstelle (1 Karte entsorgen)

## Was sie tun

text-hack = 1 Talent.
text-stolpern = 1 Klong!
text-zugang = 1 Stiefel.
text-ducken = 1 Talent, 1 Stiefel.
text-vasr = 1 Talent, 2 Schwerter.
text-mutig = 2 Talent, 1 Stiefel.
text-speicherkern = Gibt nichts, zählt aber.
text-g0bl1n = 1 Credit. Bleibt immer liegen.
text-eradibot = 2 Credits. Bleibt immer liegen.
text-leier = 2 Talent, 2 Schwerter, 1 Stiefel.
text-phantomagentin = 1 Talent, 1 Stiefel. Mit anderen Rebellen: ziehe 1 Karte.
text-jidu_infiltrator = 2 Talent, 2 Schwerter. Mit anderen Rebellen: In diesem Zug tun dir Feinde auf Wegen nichts.
text-rebellenpilotin = 2 Stiefel. Mit anderen Rebellen: 1 Talent.
text-rebellensoldat = 2 Schwerter. Mit anderen Rebellen: ziehe 1 Karte.
text-rebellenspaeherin = 1 Talent, 1 Stiefel, −1 Klong! Mit anderen Rebellen: 1 Stiefel.
text-saboteurin = 1 Talent, 1 Schwert. Mit anderen Rebellen: alle anderen machen 1 Klong!
text-feldsanitaeter = 2 Talent. Mit anderen Rebellen: heile 1 Schaden.
text-widerstandskaempfer = 1 Talent, 1 Schwert. Mit anderen Rebellen: 1 Schwert, 1 Stiefel.
text-jidu_lichtschwert = 4 Schwerter. Mit anderen Rebellen: ziehe 1 Karte. Beim Kauf: 1 Schwert.
text-jidu_meister = 3 Talent, 2 Schwerter. Mit anderen Rebellen: ziehe 1 Karte.
text-kurierdroide = 1 Stiefel, −1 Klong! Mit anderen Rebellen: −2 Klong!
text-verbindungsoffizierin = 1 Talent, ziehe 1 Karte. Mit anderen Rebellen: 1 Talent.
text-rebellenadmiral = 4 Talent. Mit anderen Rebellen: 2 Schwerter.
text-weltraumpirat = 1 Talent, 2 Schwerter, 1 Credit. Mit anderen Gesetzlosen: 1 Credit. Beim Erscheinen: bis zu 3 schwarze Steine zurück in den Beutel.
text-gefangener = 1 Talent, 1 Schwert.
text-weltraumstinktier = 2 Talent. Mit einem Gefangenen in deiner Auslage oder deinem Ablagestapel: 3 Credits.
text-schmugglerin = 2 Talent. Mit Schmuggelware: 2 Credits.
text-schwarzmarkthaendler = 2 Credits. Mit anderen Gesetzlosen: Waren kosten dich in diesem Zug 2 Credits weniger.
text-falschspieler = Du darfst 1 Handkarte abwerfen. Dafür ziehe 2 Karten. Mit anderen Gesetzlosen: 1 Talent.
text-ex_kopfgeldjaegerin = 1 Talent, 3 Schwerter. Mit anderen Gesetzlosen: −2 Klong!
text-raubein = 2 Schwerter, 1 Klong! Mit anderen Gesetzlosen: 1 Stiefel.
text-fluchtpilot = 2 Stiefel. Mit anderen Gesetzlosen: 1 Stiefel.
text-bandenchefin = 3 Talent. Mit anderen Gesetzlosen: ziehe 2 Karten.
text-hehler = 1 Talent, 1 Credit. 1 Punkt je Ware, die du hast.
text-verrueckter_wissenschaftler = 1 Klong!, ziehe 1 Karte. Mit anderer Wissenschaft: 2 Talent.
text-telepadtechniker = 1 Talent, 1 Stiefel. Mit anderer Wissenschaft: Du darfst auf ein Telepad in deinem Modul, ohne TelePass und ohne benommen zu werden.
text-assistenzdroide = 1 Talent. Mit anderer Wissenschaft: ziehe 1 Karte.
text-xenobiologin = 3 Talent. Mit anderer Wissenschaft: heile 1 Schaden.
text-kristallforscherin = 2 Talent. Mit einem Energiekristall: 2 Talent. 1 Punkt je Energiekristall.
text-quantenphysiker = Ziehe 2 Karten. Mit anderer Wissenschaft: ziehe 1 Karte.
text-laborleiterin = 2 Talent. Mit anderer Wissenschaft: Du darfst 1 Karte entsorgen.
text-affenbot = 3 Klong!, ziehe 3 Karten. Mit Wissenschaft: −3 Klong!
text-exterminator = 3 Schwerter, 1 Stiefel. Besiegst du in diesem Zug einen Feind der Missionsreihe: 2 Credits.
text-loewenroboter = 2 Schwerter. Du darfst 1 Handkarte abwerfen. Dafür ziehe 1 Karte.
text-kontohack = 1 Talent. Entsorgst du in diesem Zug mindestens 1 Karte: 2 Credits.
text-exostamper = 3 Schwerter, 1 Stiefel, 1 Klong! Mit einem Energiekristall: 2 Schwerter.
text-kristalllaeufer = 2 Stiefel. Mit einem Energiekristall: 1 Stiefel, und Schleusen halten dich in diesem Zug nicht auf.
text-alarmstufe_rot = Du darfst 1 Karte entsorgen. Beim Erscheinen: alle machen 1 Klong!
text-photonenroller = 3 Stiefel, 1 Klong! Beim Kauf: 1 Stiefel.
text-teleportguertel = Teleportiere auf ein benachbartes Feld.
text-tarnfeld = 1 Talent, 1 Stiefel, −2 Klong!
text-neutronenperle = Ziehe 1 Karte. Beim Kauf: 2 Klong!
text-nebelopal = Ziehe 1 Karte. Beim Kauf: 2 Klong!
text-sonnendiamant = Ziehe 1 Karte. Beim Kauf: 2 Klong!
text-muellschlucker = 1 Talent. Du darfst 1 Karte entsorgen.
text-universalwerkzeug = 1 Talent, 1 Schwert, 1 Stiefel.
text-geistesblitz = Ziehe 3 Karten.
text-ablenkung = 2 Talent. Alle anderen machen 1 Klong!
text-sicherheitsoffizier = −2 Klong!
text-killerroboter = 3 Credits.
text-gorklar = 5 Credits.
text-wachdrohne = 1 Talent.
text-kampfcyborg = 2 Credits, ziehe 2 Karten.
text-ueberwachungsauge = 3 Credits, alle anderen machen 1 Klong! Beim Erscheinen: alle machen 1 Klong!
text-schleimbestie = 4 Credits, 2 Klong!
text-schottwaechter = 1 Stiefel.
text-leibwache = 2 Credits, heile 1 Schaden.
text-laserturm = Ziehe 2 Karten. Beim Erscheinen: alle machen 1 Klong!
text-mega_gesundheit = Benutzen: heile 2 Schaden.
text-grosser_credit = 5 Credits.
text-geniestreich = Ziehe 3 Karten.
text-deckplaene = Behalte sie; ein Artefakt sind sie nicht.
text-sechster_kristall = Behalte ihn. Er ist ein Energiekristall und zählt 3 Punkte je Energiekristall, den du hast.
text-schallgranate = Alle anderen machen 3 Klong!
text-gesundheit = Benutzen: heile 1 Schaden.
text-geschwindigkeit = Benutzen: 1 Stiefel.
text-staerke = Benutzen: 2 Schwerter.
text-credit = 2 Credits.
text-multipass = Benutzen: In diesem Zug gelten alle deine Texte, die eine Fraktion verlangen.
text-verdampfer = Du darfst am Ende dieses Zuges 1 Karte entsorgen.
text-archiv = Behalte es. Lord Eradikus rückt 1 Feld vor.
text-artifact_5 = Ein Artefakt.
text-artifact_10 = Ein Artefakt.
text-artifact_15 = Ein Artefakt.
text-artifact_20 = Ein Artefakt.
text-artifact_25 = Ein Artefakt.
text-artifact_30 = Ein Artefakt.
text-generalschluessel = Öffnet Wege mit Schloss, auch die des Lifts.
text-telepass = Damit benutzt du Telepads.
text-medikit = Heile beim Kauf 2 Schaden.
text-schmuggelware = Hilft manchen Karten.
text-energiekristall = Hilft manchen Karten.
text-kommandocode = Öffnet dir die Kommandozentrale.
text-rettungskapsel = Für alle, die entkommen.

## Auf der Karte, mit Zeichen in eckigen Klammern

face-g0bl1n = Bleibt liegen
face-eradibot = Bleibt liegen
face-phantomagentin = Mit [rebel]: ziehe 1 [draw]
face-jidu_infiltrator = Mit [rebel]: keine [monster] auf Wegen
face-rebellenpilotin = Mit [rebel]: 1 [skill]
face-rebellensoldat = Mit [rebel]: ziehe 1 [draw]
face-rebellenspaeherin = Mit [rebel]: 1 [boot]
face-saboteurin = Mit [rebel]: alle anderen 1 [noise]
face-feldsanitaeter = Mit [rebel]: 1 [heart]
face-widerstandskaempfer = Mit [rebel]: 1 [sword] 1 [boot]
face-jidu_lichtschwert = Mit [rebel]: ziehe 1 [draw]. Kauf: 1 [sword]
face-jidu_meister = Mit [rebel]: ziehe 1 [draw]
face-kurierdroide = Mit [rebel]: −2 [quiet]
face-verbindungsoffizierin = Mit [rebel]: 1 [skill]
face-rebellenadmiral = Mit [rebel]: 2 [sword]
face-weltraumpirat = Mit [outlaw]: 1 [gold]. Erscheint: 3 schwarze Steine in den Beutel
face-weltraumstinktier = Mit Gefangenem in Auslage oder Ablage: 3 [gold]
face-schmugglerin = Mit [contraband]: 2 [gold]
face-schwarzmarkthaendler = Mit [outlaw]: Waren −2 [gold]
face-falschspieler = Wirf 1 Karte ab: ziehe 2 [draw]. Mit [outlaw]: 1 [skill]
face-ex_kopfgeldjaegerin = Mit [outlaw]: −2 [quiet]
face-raubein = Mit [outlaw]: 1 [boot]
face-fluchtpilot = Mit [outlaw]: 1 [boot]
face-bandenchefin = Mit [outlaw]: ziehe 2 [draw]
face-hehler = 1 Punkt je Ware
face-verrueckter_wissenschaftler = Mit [science]: 2 [skill]
face-telepadtechniker = Mit [science]: auf ein [telepad] deines Moduls
face-assistenzdroide = Mit [science]: ziehe 1 [draw]
face-xenobiologin = Mit [science]: 1 [heart]
face-kristallforscherin = Mit [crystal]: 2 [skill]. 1 Punkt je [crystal]
face-quantenphysiker = Mit [science]: ziehe 1 [draw]
face-laborleiterin = Mit [science]: entsorge 1 Karte [trash]
face-affenbot = Mit [science]: −3 [quiet]
face-exterminator = Feind der Reihe besiegt: 2 [gold]
face-loewenroboter = Wirf 1 Karte ab: ziehe 1 [draw]
face-kontohack = Karte entsorgt [trash]: 2 [gold]
face-exostamper = Mit [crystal]: 2 [sword]
face-kristalllaeufer = Mit [crystal]: 1 [boot], keine [gate] hält dich auf
face-alarmstufe_rot = Entsorge 1 Karte [trash]. Erscheint: alle 1 [noise]
face-photonenroller = Kauf: 1 [boot]
face-teleportguertel = [teleport] auf ein Nachbarfeld
face-neutronenperle = Kauf: 2 [noise]
face-nebelopal = Kauf: 2 [noise]
face-sonnendiamant = Kauf: 2 [noise]
face-muellschlucker = Entsorge 1 Karte [trash]
face-ablenkung = Alle anderen 1 [noise]
face-ueberwachungsauge = Alle anderen 1 [noise]. Erscheint: alle 1 [noise]
face-leibwache = 1 [heart]
face-laserturm = Erscheint: alle 1 [noise]

## Karten auf der Seite

# Wortenden, vor denen ein Kartenname brechen darf; passen mehrere, gilt das erste.
cards-endings = agentin pilotin soldat späherin sanitäter kämpfer schwert droide offizierin offizier admiral pirat stinktier händler spieler jägerin pilot chefin schaftler techniker biologin forscherin physiker leiterin roboter läufer stamper roller gürtel perle diamant schlucker werkzeug blitz drohne cyborg auge bestie wächter wache turm kern dringen minator infiltrator meister fangener zessin schub granate schlüssel ware kristall kapsel code pläne streich
cards-row = Missionsreihe
cards-dungeon = Noch { $count } im Missionsstapel
cards-stopped = In diesem Zug keine Stiefel mehr
cards-fearless = Feinde auf Wegen tun dir nichts
cards-dazed = Benommen: in diesem Zug keine Stiefel mehr
cards-multipass = MultiPass: Alle drei Fraktionen gelten als gespielt
cards-beams = Wege auf ein Telepad deines Moduls: { $count }
cards-home = Du bist in der Kapsel
cards-dragon = Kommt diese Karte neu in die Reihe, greift Lord Eradikus an.

## Der Rückblick am Ende

past-part-mastery = Rettungskapsel
past-part-gold = Credits
past-depth = Wie weit ihr im Schiff wart
past-above = Frachtraum
past-deep = tiefer drin
past-attacks =
    { $count ->
        [one] Lord Eradikus hat einmal angegriffen.
       *[other] Lord Eradikus hat { $count }-mal angegriffen.
    }
past-fate-inside = im Schiff

## Fragen

ask-take = Nimmst du ein Depot von diesem Feld?

## Möglichkeiten

option-move =
    { $damage ->
        [0] Gehe nach: { $to } ({ $boots } Stiefel)
       *[other] Gehe nach: { $to } ({ $boots } Stiefel) und verliere { $damage } Leben
    }
option-battle =
    { $damage ->
        [0]
            { $swords ->
                [one] Gehe nach: { $to } ({ $boots } Stiefel), den Feind mit 1 Schwert abwehren
               *[other] Gehe nach: { $to } ({ $boots } Stiefel), alle Feinde mit { $swords } Schwertern abwehren
            }
       *[other]
            { $swords ->
                [one] Gehe nach: { $to } ({ $boots } Stiefel), 1 Schwert einsetzen, { $damage } Leben verlieren
               *[other] Gehe nach: { $to } ({ $boots } Stiefel), { $swords } Schwerter einsetzen, { $damage } Leben verlieren
            }
    }
option-lift = Fahre mit dem Hyperlift nach: { $to }
option-telepad = Benutze das Telepad nach: { $to }
option-beam = Lass dich auf das Telepad bringen: { $to }
option-visit = Hacke: { $feature }
option-trade = Kaufe für { $price } Credits: { $token }
option-drink = Benutze: { $token }

## Was geschehen ist

event-rode-lift = { $who } fährt mit dem Hyperlift nach: { $to }.
event-used-telepad = { $who } benutzt das Telepad nach: { $to }.
event-beamed = { $who } kommt ohne TelePass auf das Telepad: { $to }.
event-visited = { $who } hackt: { $feature }.
event-got-code = { $who } hat den Kommandocode!
event-took-crystal = { $who } bekommt: { $card }.
event-drank = { $who } benutzt: { $card }.
event-paid = { $who } zahlt { $count } Credits.
event-gained-gold =
    { $count ->
        [one] { $who } bekommt 1 Credit.
       *[other] { $who } bekommt { $count } Credits.
    }
event-revealed = Neu in der Missionsreihe: { $card }.
event-angered = Lord Eradikus wird zorniger: Feld { $space }, { $cubes } Steine.
event-called-special =
    { $count ->
        [one] Ein Kopfgeldjäger kommt: 1 roter Stein liegt im Klong!-Bereich.
       *[other] Kopfgeldjäger kommen: { $count } rote Steine liegen im Klong!-Bereich.
    }
event-raised-blockade = Blockade! Der Hyperlift fährt nicht mehr in den Frachtraum.
event-turned-goblin = Der G0B-L1N wird umgedreht: { $card }.
event-provoked = { $who } deckt auf: { $card }. Das ruft Lord Eradikus!
event-attacked =
    { $count ->
        [one] Lord Eradikus greift an und zieht 1 Stein!
       *[other] Lord Eradikus greift an und zieht { $count } Steine!
    }
event-drew-special = Ein Kopfgeldjäger! Er trifft alle und kommt zurück in den Klong!-Bereich.
event-rescued = { $who } ist bewusstlos, aber im Frachtraum: Verbündete kommen zur Rettung.
event-escaped = { $who } entkommt in einer Rettungskapsel!
event-deck-ran-out = Die Missionsreihe lässt sich nicht mehr auffüllen.
event-game-ended = Niemand ist mehr im Schiff. Das Spiel ist zu Ende.

## Wertung

score-mastery = Rettungskapsel
score-gold = Credits
tie-artifact = Gleichstand: Das wertvollere Artefakt entscheidet. (KA-208)
tie-klong-im-all = Bei gleichen Punkten gewinnt das wertvollere Artefakt.

## Warum nicht?

refused-KA-068 = Das ist gerade nicht möglich; wähle eine der angebotenen Aktionen.
refused-KA-069 = Auf deiner Hand sind noch Karten; spiele sie erst aus.
refused-KA-087 = Das kostet { $price } Talent, du hast { $have }.
refused-KA-093 =
    { $price ->
        [one] Dafür brauchst du 1 Schwert, du hast { $have }.
       *[other] Dafür brauchst du { $price } Schwerter, du hast { $have }.
    }
refused-KA-101 = Waren gibt es nur auf Marktfeldern.
refused-KA-102 = Eine Ware kostet { $price } Credits, du hast { $have }.
refused-KA-104 = Von jeder Ware kannst du nur eine haben.
refused-KA-110 = Dafür brauchst du 1 Stiefel.
refused-KA-112 = Dieser Weg kostet { $boots } Stiefel, du hast { $have }.
refused-KA-114 = So viele Schwerter hast du nicht.
refused-KA-116 = Dieser Weg ist verschlossen; den Generalschlüssel gibt es auf dem Markt.
refused-KA-117 = Dieser Weg führt nur in die andere Richtung.
refused-KA-118 = Hier geht es nur um die Depots auf diesem Feld; nimm eines oder keines.
refused-KA-121 = Du hast eine Sicherheitsschleuse betreten; Stiefel kannst du erst im nächsten Zug wieder nutzen.
refused-KA-123 = Der Schaden würde deine Lebensleiste füllen; wehre Feinde mit Schwertern ab.
refused-KA-127 = Auf der Strecke des Lifts ist ein Schloss; den Generalschlüssel gibt es auf dem Markt.
refused-KA-128 = Telepads wirken nur mit TelePass; den gibt es auf dem Markt.
refused-KA-131 = Du bist benommen; Stiefel kannst du erst im nächsten Zug wieder nutzen.
refused-KA-133 = In die Kommandozentrale kommst du nur mit Kommandocode; hacke dafür zwei Schnittstellen.
refused-KA-137 = Diese Schnittstelle ist schon gehackt.
refused-KA-138 = Deine zweite Schnittstelle muss in einem anderen Modul liegen als die erste.
refused-KA-143 = Du hast schon ein Artefakt; ein zweites kannst du nicht tragen.
refused-KA-179 = Die Blockade hält den Lift auf: Er fährt nicht mehr in den Frachtraum und nicht hinaus.
refused-KA-192 = Ohne Artefakt kommst du nicht vom Schiff.
refused-KA-212 = Wirf eine Handkarte ab oder verzichte.
refused-KA-226 = Dafür brauchst du einen Teleport.
refused-KA-G17 = Von dieser Karte liegt gerade keine im Vorrat.
refused-KA-G29 = Dafür brauchst du einen Telepadtechniker und eine andere Karte der Wissenschaft.
refused-KA-G33 = Dafür brauchst du einen Datenmarker; deine beiden liegen schon.
refused-KA-G55 = Du bist schon in der Kapsel.
refused-KA-G80 = Dein Vorrat an Steinen reicht für diesen Schaden nicht; setze Schwerter ein.
refused-KA-G82 = Wähle eine Karte aus deiner Auslage oder deinem Ablagestapel, oder verzichte.

## Einstellungen des Tisches

setting-order = Anordnung der Teile
setting-order-gardens-cannon-ward = Gärten, Kanone, Krankenstation auf Platz 1, 2, 3. Die Empfehlung für das erste Spiel.
setting-order-gardens-ward-cannon = Gärten, Krankenstation, Kanone auf Platz 1, 2, 3.
setting-order-cannon-gardens-ward = Kanone, Gärten, Krankenstation auf Platz 1, 2, 3.
setting-order-cannon-ward-gardens = Kanone, Krankenstation, Gärten auf Platz 1, 2, 3.
setting-order-ward-gardens-cannon = Krankenstation, Gärten, Kanone auf Platz 1, 2, 3.
setting-order-ward-cannon-gardens = Krankenstation, Kanone, Gärten auf Platz 1, 2, 3.
setting-order-random = Das Los ordnet die Teile an.
setting-sides = Seiten der Teile
setting-sides-hg-pk-ks = Gärten, Kanone, Krankenstation liegen oben. Die Empfehlung für das erste Spiel.
setting-sides-hg-pk-pr = Gärten, Kanone, Promenade liegen oben.
setting-sides-hg-ar-ks = Gärten, Arena, Krankenstation liegen oben.
setting-sides-hg-ar-pr = Gärten, Arena, Promenade liegen oben.
setting-sides-mr-pk-ks = Maschinenraum, Kanone, Krankenstation liegen oben.
setting-sides-mr-pk-pr = Maschinenraum, Kanone, Promenade liegen oben.
setting-sides-mr-ar-ks = Maschinenraum, Arena, Krankenstation liegen oben.
setting-sides-mr-ar-pr = Maschinenraum, Arena, Promenade liegen oben.
setting-sides-random = Das Los bestimmt die Seiten.
setting-opening_texts = Erste Missionsreihe
setting-opening_texts-true = Karten der ersten Reihe tun schon, was sie beim Erscheinen tun.
setting-opening_texts-false = Karten der ersten Reihe tun beim Erscheinen nichts.
setting-trash_bonus_per_copy = Bonus fürs Entsorgen
setting-trash_bonus_per_copy-false = Auch mit zwei Kontohacks gibt es höchstens 2 Credits je Zug.
setting-trash_bonus_per_copy-true = Jeder Kontohack gibt seine 2 Credits.
setting-eradibot = Eradibot
setting-eradibot-red = Er kommt, wenn der Boss die rote Zone betritt.
setting-eradibot-checkered = Er kommt, wenn der Boss das karierte Feld betritt.
setting-eradibot-never = Er kommt nie; der G0B-L1N bleibt.

## Der Tisch im Terminal

goal-im-all = Hackt zwei Schnittstellen, stehlt ein Artefakt aus der Kommandozentrale und entkommt in einer Rettungskapsel, bevor Lord Eradikus euch erwischt. Wer danach die meisten Punkte hat, gewinnt.
board-dragon = Lord Eradikus: Feld { $space }, ein Angriff zieht { $cubes } Steine · Beutel: { $black } schwarz, { $others } farbig · Missionsstapel: { $deck }
board-row = Missionsreihe:
board-slots = Schiff: { $modules }
board-hunters = Rote Steine: { $area } im Klong!-Bereich, { $bag } im Beutel
board-blockade = Blockade: kein Lift zum Frachtraum
board-hacked = Gehackt: { $ports }
board-port = { $room } ({ $who })
board-hero = { $room } · { $damage }/{ $health } Schaden · { $gold } Credits · { $data } Datenmarker · { $noise } Klong! · { $hand } Karten
board-legend = ! hinter einer Karte heißt Gefahr, * Angriff des Bosses beim Auffüllen.

## Das Schiff auf der Seite

raid-goal = Schleicht euch auf das Flaggschiff, hackt zwei Schnittstellen in zwei Modulen, stehlt ein Artefakt aus der Kommandozentrale und entkommt in einer Rettungskapsel. Für jedes Klong! legt ihr einen Stein eurer Farbe in den Klong!-Bereich; greift Lord Eradikus an, kommen alle in den Beutel, aus dem er zieht. Wer entkommt oder mit einem Artefakt im Frachtraum bewusstlos wird, zählt Punkte; die meisten gewinnen.
raid-map = Das Schiff
raid-rooms = Felder
raid-is-start = Start
raid-is-exit = Rettungskapsel
raid-is-exit_gone = leere Andockstelle, die Rettungskapsel ist fort
raid-is-deep = keine Rettung
raid-is-command = Kommandozentrale
raid-is-hyperlift = Hyperlift
raid-is-telepad = Telepad
raid-is-gate = Sicherheitsschleuse
raid-is-crystal = Energiekristall
raid-is-credits1 = 1 Credit
raid-is-credits2 = 2 Credits
raid-is-medbay = Krankenbett
raid-is-port_noise1 = Schnittstelle (1 Klong!)
raid-is-port_noise2 = Schnittstelle (2 Klong!)
raid-is-port_noise3 = Schnittstelle (3 Klong!)
raid-is-port_credits3 = Schnittstelle (3 Credits)
raid-is-port_credits4 = Schnittstelle (4 Credits)
raid-is-port_credits5 = Schnittstelle (5 Credits)
raid-is-port_heal1 = Schnittstelle (heilt 1)
raid-is-port_heal2 = Schnittstelle (heilt 2)
raid-is-port_skill2 = Schnittstelle (2 Talent)
raid-is-port_skill3 = Schnittstelle (3 Talent)
raid-is-port_swords2 = Schnittstelle (2 Schwerter)
raid-is-port_swords3 = Schnittstelle (3 Schwerter)
raid-is-port_boots1 = Schnittstelle (1 Stiefel)
raid-is-port_boots2 = Schnittstelle (2 Stiefel)
raid-is-port_draw1 = Schnittstelle (1 Karte)
raid-is-port_trash1 = Schnittstelle (1 Karte entsorgen)
raid-about-start = Hier beginnt ihr alle.
raid-about-exit = Rettungskapsel: Erst mit einem Artefakt entkommst du hier, und das bringt 20 Punkte. Ohne Artefakt nützt sie dir nichts.
raid-about-exit_gone = Leere Andockstelle: Die Rettungskapsel ist fort, hier entkommt niemand mehr.
raid-about-deep = Außerhalb des Frachtraums: Wer hier bewusstlos wird, hat verloren.
raid-about-market = Markt: Hier kaufst du Waren für je { $price } Credits.
raid-about-command = Kommandozentrale: Nur mit Kommandocode kommst du hinein.
raid-about-hyperlift = Hyperlift: Fahre ohne Stiefel zu einem anderen Liftfeld. Danach bist du benommen.
raid-about-telepad = Telepad: Mit TelePass kommst du ohne Stiefel auf jedes andere. Danach bist du benommen.
raid-about-gate = Sicherheitsschleuse: Betrittst du sie, helfen dir in diesem Zug keine Stiefel mehr.
raid-about-crystal = Beim Betreten bekommst du 1 Energiekristall, solange es welche gibt.
raid-about-credits1 = Beim Betreten bekommst du 1 Credit.
raid-about-credits2 = Beim Betreten bekommst du 2 Credits.
raid-about-medbay = Krankenbett: Beim Betreten heilst du 1 Schaden.
raid-about-port_noise1 = Schnittstelle: Hackst du sie mit einem Datenmarker, machst du 1 Klong!
raid-about-port_noise2 = Schnittstelle: Hackst du sie mit einem Datenmarker, machst du 2 Klong!
raid-about-port_noise3 = Schnittstelle: Hackst du sie mit einem Datenmarker, machst du 3 Klong!
raid-about-port_credits3 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 3 Credits.
raid-about-port_credits4 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 4 Credits.
raid-about-port_credits5 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 5 Credits.
raid-about-port_heal1 = Schnittstelle: Hackst du sie mit einem Datenmarker, heilst du 1 Schaden.
raid-about-port_heal2 = Schnittstelle: Hackst du sie mit einem Datenmarker, heilst du 2 Schaden.
raid-about-port_skill2 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 2 Talent.
raid-about-port_skill3 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 3 Talent.
raid-about-port_swords2 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 2 Schwerter.
raid-about-port_swords3 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 3 Schwerter.
raid-about-port_boots1 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 1 Stiefel.
raid-about-port_boots2 = Schnittstelle: Hackst du sie mit einem Datenmarker, bekommst du 2 Stiefel.
raid-about-port_draw1 = Schnittstelle: Hackst du sie mit einem Datenmarker, ziehst du 1 Karte.
raid-about-port_trash1 = Schnittstelle: Hackst du sie mit einem Datenmarker, darfst du 1 Karte entsorgen.
raid-hacked-by = gehackt von { $who }
raid-todo = Geschafft: { $done } von { $all }
raid-todo-first = 1. Hack
raid-todo-second = 2. Hack
raid-todo-code = Code
raid-todo-artifact = Artefakt
raid-todo-pod = Kapsel
raid-todo-hint-first_port = Hacke eine Schnittstelle.
raid-todo-hint-second_port = Hacke eine zweite, in einem anderen Modul.
raid-todo-hint-artifact = Stiehl ein Artefakt aus der Kommandozentrale.
raid-todo-hint-pod = Auf zu einer Kapsel im Frachtraum!
raid-todo-hint-nothing = Für dich ist nichts mehr zu tun.
# Für Ohren, und am Rand eines Feldes: wohin Wege führen und was sie kosten.
raid-ways = Wege: { $ways }.
raid-way-monsters =
    { $count ->
        [one] 1 Feind
       *[other] { $count } Feinde
    }
raid-dragon = Lord Eradikus und Beutel
raid-attacks = Lord Eradikus greift an!
raid-hunters = Kopfgeldjäger: { $area } im Klong!-Bereich, { $bag } im Beutel
raid-about-rage = Zornesleiste: Lord Eradikus rückt für jeden Code, jedes Artefakt und jedes Archiv ein Feld weiter. Die Zahl auf dem hellen Feld sagt, wie viele Steine ein Angriff zieht; mit Gefahr-Karten sind es jetzt { $cubes }. Erreicht er rote Steine, kommen Kopfgeldjäger in den Klong!-Bereich. Das vorletzte Feld sperrt den Lift zum Frachtraum.
raid-about-bag = Bossbeutel: Bei jedem Angriff kommen alle Steine des Klong!-Bereichs hinein, dann zieht Lord Eradikus daraus. Steine darin: { $count }. Schwarze Steine tun nichts, ein farbiger ist 1 Schaden für diesen Platz, ein roter 1 Schaden für alle im Schiff.
raid-blockade = Die Blockade steht: Der Hyperlift fährt nicht mehr in den Frachtraum und nicht hinaus.
raid-take-artifact =
    { $angers ->
        [true] { $points } Punkte. Lord Eradikus wird zorniger, und du trägst nur eines.
       *[other] { $points } Punkte. Du trägst nur eines.
    }
raid-moment-escaped = Entkommen!
raid-moment-escaped-mine = Du hast es geschafft: 20 Punkte für dich, und niemand kann dir noch etwas tun. In deinen Zügen zieht von nun an Lord Eradikus.
raid-moment-escaped-other = Die Zeit wird knapp: Statt eines Zuges zieht an diesem Platz von nun an Lord Eradikus.
raid-took-artifact-mine =
    { $angers ->
        [true] Nur dieses eine darfst du tragen. Lord Eradikus tobt: Er ist ein Feld zorniger. Nun auf zu einer Kapsel!
       *[other] Nur dieses eine darfst du tragen. Zorniger kann Lord Eradikus nicht mehr werden. Nun auf zu einer Kapsel!
    }
raid-took-artifact-other =
    { $angers ->
        [true] Lord Eradikus tobt: Er ist ein Feld zorniger.
       *[other] Lord Eradikus tobt: Zorniger kann er nicht mehr werden.
    }
raid-gold =
    { $count ->
        [one] 1 Credit
       *[other] { $count } Credits
    }
raid-goods = Waren für je { $price } Credits
raid-show-map = Schiff
raid-out-escaped = Du bist entkommen: Dir kann nichts mehr geschehen. Statt deines Zuges zieht Lord Eradikus { $cubes } Steine.
raid-out-rescued = Bewusstlos, aber gerettet: Was du hast, zählt. Statt deines Zuges zieht Lord Eradikus { $cubes } Steine.
raid-out-lost = Du bist bewusstlos und gehst leer aus: Diesmal zählt für dich nichts. Statt deines Zuges zieht Lord Eradikus { $cubes } Steine.

## Abschnitte des Regelbuchs

section-factions = Fraktionen
section-enemies = Feinde
section-market = Markt und Waren
section-paths = Durch das Schiff
section-journeys = Hyperlift und Telepads
section-ports = Schnittstellen hacken
section-credits = Credits
section-attack = Bossangriff
section-rage = Zornesleiste
section-gone = Wer nicht mehr im Schiff ist
section-major = Große Depots
section-minor = Kleine Depots
section-differences = Anders als in Klong!
section-quoted = Bilder der Anleitung

## Was ein Zug war, in wenigen Worten

recap-attack = Eradikus: { $what }
recap-missed = Eradikus trifft niemanden
recap-attack-by = Eradikus ({ $card }): { $what }
recap-missed-by = Eradikus ({ $card }) trifft niemanden
recap-hacked = hackt Schnittstelle
