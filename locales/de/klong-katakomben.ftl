### Klong! Katakomben: alles, was Menschen am Tisch lesen.
### Kartennamen stehen ohne Artikel und darum fast immer nach einem Doppelpunkt.
### Namen, die in keiner deutschen Regel stehen, sind unsere Übersetzung.
### with delve

## Karten und Marker

card-wishing_well = Wunschbrunnen
card-darkened_alcove = Dunkle Nische
card-underground_river = Unterirdischer Fluss
card-locked_trunk = Verschlossene Kiste
card-thieves_shrine = Schrein der Diebe
card-black_market = Schwarzmarkt
card-skeleton = Skelett
card-animated_wall = Belebte Wand
card-crystal_kobold = Kristallkobold
card-keymaster = Schlüsselmeister
card-skeleton_priest = Skelettpriester
card-archoverlord = Erzoberherr
card-marble_guardian = Marmorwächter
card-skeletal_ape = Skelettaffe
card-skeleton_warlock = Skelett-Hexenmeister
card-the_warden = Der Kerkermeister
card-ogre_merchant = Ogerhändler
card-smoky_quartz = Rauchquarz
card-white_tourmaline = Weißer Turmalin
card-rose_quartz = Rosenquarz
card-black_tourmaline = Schwarzer Turmalin
card-fiery_quartz = Feuerquarz
card-empurror = Katzenkaiser
card-rebel_scribe = Schreiber der Rebellen
card-imp_familiar = Imp-Vertrauter
card-bard = Barde
card-rebel_thief = Dieb der Rebellen
card-scavenger = Lumpensammler
card-bandit = Bandit
card-charlatan = Scharlatan
card-corrupt_advisor = Korrupter Berater
card-librarian = Bibliothekar
card-rebel_paladin = Paladin der Rebellen
card-skulker = Herumschleicher
card-spectral_rider = Geisterreiter
card-brave_hero = Mutige Heldin
card-curator = Kuratorin
card-expert_guide = Profiführerin
card-rebel_general = Generalin der Rebellen
card-floating_skull = Schwebender Schädel
card-golden_flute = Goldene Flöte
card-waystone = Tunnelstein
card-boots_ape_lord = Stiefel des Affenlords
card-lightstick = Leuchtstab
card-divining_rod = Wünschelrute
card-elven_sword = Elfenschwert
card-crystal_compass = Kristallkompass
card-lute = Laute
card-souldrinker = Seelentrinker
card-payoff = Schmiergeld
card-flamboyance = Extravaganz
card-pillage = Brandschatzen
card-remove_traps = Fallen entschärfen
card-shadow_walk = Schattenwandeln
card-astral_projection = Astralprojektion
card-lie_in_wait = Lauern
card-riot = Aufstand
card-smash_and_grab = Blitzeinbruch
card-sneak_attack = Hinterhältiger Angriff
card-sudden_movement = Plötzliche Bewegung
card-swindle = Schwindel
card-diversion = Ablenkung
card-robbery = Raubüberfall
card-double_cross = Doppeltes Spiel
card-expensive_taste = Teurer Geschmack
card-grand_theft = Großer Coup
card-thirst_adventure = Abenteuerlust
card-blink_spell = Blinzelzauber
card-catacombs_map = Katakombenkarte
card-lockpick = Dietrich
card-magic_spring = Zauberbrunnen
card-swiftness = Trank der Flinkheit
card-strength = Stärketrank
card-puzzle_box = Puzzlewürfel
card-adventurer = Abenteurer
card-barbarian = Barbar
card-cleric = Kleriker
card-coupon = Rabattcoupon
card-monkey_bot = Goldener Affenbot
card-haunted_prisoner = Heimgesuchter Gefangener
card-mayor = Bürgermeister
card-monk = Mönch
card-peasant = Bauer
card-primatologist = Primatologin
card-prince = Prinz
card-princess = Prinzessin
card-sorceress = Hexenmeisterin
card-warrior = Krieger
card-mask = Maske (12)
card-shield = Schild (15)
card-thurible = Weihrauchfass (17)
card-chestplate = Brustharnisch (20)
card-lamp = Lampe (10)
card-medallion = Medaillon (20)
card-dragon_eye = Auge des Draken (25)
card-blood_amulet = Blutamulett
card-burglars_kit = Diebesausrüstung
card-cloak = Tarnumhang

back-prisoner = gefangene Person
back-start = Startplättchen
back-safe = verdecktes Plättchen außerhalb der Tiefen
back-depths = verdecktes Plättchen der Tiefen

## Plättchen und Räume

card-start_a = Friedhofstor
card-start_a_upper = Friedhofstor, obere Hälfte
card-start_b = Eingestürzte Treppe
card-start_b_upper = Eingestürzte Treppe, obere Hälfte
card-S1 = Alter Marktplatz
card-S2 = Vergessene Leseecke
card-S3 = Wachstube
card-S4 = Quellkammer
card-S5 = Wegkreuz
card-S6 = Flimmernische
card-D01 = Kammer der Urnen
card-D02 = Knochengalerie
card-D03 = Schreinhalle
card-D04 = Verhörkeller
card-D05 = Spukbrunnen
card-D06 = Hehlergewölbe
card-D07 = Schatzwächter
card-D08 = Gespenstergrotte
card-D09 = Viergräberhof
card-D10 = Drachenhort
card-D11 = Thron der Toten
card-D12 = Basar der Schatten
card-D13 = Krämergang
card-D14 = Portalhof
card-D15 = Nebelschrein
card-D16 = Klagende Kristalle
card-D17 = Archiv der Grüfte
card-D18 = Kerkerschlund
card-D19 = Goldrutsche
card-D20 = Gewölbe der Vier
card-D21 = Einsamer Altar
card-D22 = Zellentrakt

# Ein Raum: sein Plättchen und sein Buchstabe darauf.
room = { $tile }, Raum { $room }
room-crypt = Gruft
the-unknown = das Unbekannte

side-n = oben
side-e = rechts
side-s = unten
side-w = links
side-elsewhere = anderswo

feature-start = Gruft
feature-exit = Gruft
feature-deep = Tiefen
feature-haunted = heimgesucht
feature-crystal_cave = Kristallhöhle
feature-wayshrine = Tunnelschrein
feature-chest = Truhe
feature-library = Bibliothek
feature-prison = Gefängnis
feature-heal = Heilquelle
feature-gold1 = 1 Gold
feature-gold2 = 2 Gold
feature-gold3 = 3 Gold
feature-minor_secret = kleines Versteck
feature-artifact0 = Artefaktraum
feature-artifact1 = Artefaktraum +
feature-artifact2 = Artefaktraum ++
feature-monkey_shrine = Affenschrein

## Was sie tun

text-wishing_well = Kostet 3 Gold. Ziehe 2 Karten.
text-darkened_alcove = −2 Klong!
text-underground_river = Wähle: heile 1 Schaden oder 1 Stiefel.
text-locked_trunk = Kostet außerdem 1 Dietrich. Nimm 1 großes Versteck.
text-thieves_shrine = Wähle: 2 Gold oder entsorge bis zu 2 Plündern. Begegnung: 3 schwarze Steine zurück in den Beutel.
text-black_market = Wähle zweierlei: 2 Gold, entsorge 1 Karte, 1 Dietrich.
text-skeleton = 2 Gold, 1 Klong!
text-animated_wall = 1 Stiefel; gehst du in diesem Zug durch ein Portal, noch 1 Stiefel. Begegnung: Jedes quadratische Plättchen, auf dem jemand steht, wird um 180° gedreht.
text-crystal_kobold = 2 Talent. Nur in einer Kristallhöhle oder auf einem Tunnelschrein.
text-keymaster = 1 Dietrich.
text-skeleton_priest = Heile 1 Schaden, 1 Klong! Begegnung: alle machen 1 Klong!
text-archoverlord = Ziehe 2 Karten, alle anderen machen 1 Klong! Begegnung: alle machen 1 Klong!
text-marble_guardian = Lege ein neues Plättchen neben deines. Dann wähle: teleportiere in einen seiner Räume oder 2 Gold.
text-skeletal_ape = 3 Talent, 3 Gold, 3 Klong!
text-skeleton_warlock = Nimm 1 Zauberbuch aus dem Vorrat, 1 Klong!
text-the_warden = Befreie 2 Gefangene. Nur in den Tiefen.
text-ogre_merchant = Wähle: 5 Gold, oder auf einem Markt nimm 1 Ware umsonst.
text-smoky_quartz = −2 Klong!, ziehe 1 Karte. Beim Erhalten: 2 Klong!
text-white_tourmaline = Ziehe 1 Karte. Beim Erhalten: 2 Klong! Trifft dich ein Geist, darfst du diese Karte aus der Hand abwerfen: Du nimmst den Schaden nicht und ziehst 1 Karte.
text-rose_quartz = −2 Klong!, ziehe 1 Karte. Beim Erhalten: 2 Klong!
text-black_tourmaline = Ziehe 1 Karte. Beim Erhalten: 2 Klong! Trifft dich ein Geist, darfst du diese Karte aus der Hand abwerfen: Du nimmst den Schaden nicht und ziehst 1 Karte.
text-fiery_quartz = −2 Klong!, ziehe 1 Karte. Beim Erhalten: 2 Klong!
text-empurror = Wähle: −2 Klong!, 1 Gold oder in diesem Zug erschöpfen dich Kristallhöhlen nicht. Mit einem Artefakt: alle drei.
text-rebel_scribe = 1 Talent. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte.
text-imp_familiar = Wähle: 1 Dietrich, oder zahle 1 Dietrich und ziehe 2 Karten.
text-bard = 2 Talent, 1 Klong! Machst du in diesem Zug mindestens 2 Klong!: heile 2 Schaden.
text-rebel_thief = 1 Dietrich. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte.
text-scavenger = 2 Talent. Beim Erhalten: nimm 1 kleines Versteck.
text-bandit = 1 Talent, 1 Schwert, 1 Stiefel. Beim Erhalten: 1 Schwert, 1 Stiefel.
text-charlatan = Du darfst 1 Handkarte abwerfen. Dafür ziehe 2 Karten.
text-corrupt_advisor = 2 Talent. Alle anderen machen 1 Klong!, mit deiner Krone 2 Klong!
text-librarian = 2 Talent, −2 Klong! Mit einem Zauberbuch in deiner Auslage oder deinem Ablagestapel: ziehe 2 Karten.
text-rebel_paladin = 1 Talent, 1 Schwert. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte. Mit einem Artefakt: ziehe 1 Karte.
text-skulker = 2 Stiefel. In diesem Zug tun dir Monster in Tunneln nichts. Beim Erhalten: ebenso.
text-spectral_rider = 2 Talent, 1 Stiefel. Auf einem heimgesuchten Plättchen: Du darfst in einen Raum eines anderen heimgesuchten Plättchens teleportieren.
text-brave_hero = 2 Talent, 1 Schwert, 1 Stiefel. 5 Punkte mit mindestens 3 befreiten Gefangenen, sonst keine.
text-curator = 2 Talent, 1 Stiefel. Ziehe 1 Karte je Artefakt, das du hast.
text-expert_guide = 2 Talent, 2 Stiefel.
text-rebel_general = 2 Talent, 1 Schwert, 1 Stiefel. Mit einem anderen Begleiter in deiner Auslage: ziehe 1 Karte.
text-floating_skull = 2 Talent, 1 Schwert. Mit einer Krone: teleportiere in einen benachbarten Raum. Beim Erhalten: ebenso, auch ohne Krone.
text-golden_flute = 1 Gold, 1 Klong! Du darfst in diesem Zug 1 Ware für 5 Gold kaufen, wo immer du stehst.
text-waystone = 1 Stiefel. Auf einem Tunnelschrein: Du darfst diese Karte entsorgen und auf einen anderen Tunnelschrein teleportieren.
text-boots_ape_lord = 3 Stiefel, 3 Klong! Mit einem Affengötzen erschöpfen dich Kristallhöhlen in diesem Zug nicht.
text-lightstick = 3 Talent, 1 Klong!
text-divining_rod = 2 Talent. Bekommst du in diesem Zug mindestens 6 Talent: heile 1 Schaden.
text-elven_sword = 2 Schwerter, ziehe 1 Karte.
text-crystal_compass = Ziehe 2 Karten. Kristallhöhlen erschöpfen dich in diesem Zug nicht.
text-lute = 1 Klong!, ziehe 2 Karten. 1 Gold je Klong!, das du in diesem Zug machst.
text-souldrinker = 4 Schwerter. Besiegst du in diesem Zug ein Monster der Verliesreihe: heile 1 Schaden.
text-payoff = 3 Talent. Entsorge diese Karte.
text-flamboyance = Ziehe 1 Karte. Machst du in diesem Zug mindestens 2 Klong!: 2 Talent.
text-pillage = 2 Schwerter, 1 Stiefel. Bekommst du in diesem Zug mindestens 3 Gold: ziehe 1 Karte.
text-remove_traps = 1 Talent, 2 Schwerter. Du darfst 1 Karte der Verliesreihe ersetzen; der Drache greift dabei nicht an.
text-shadow_walk = 1 Stiefel. Du darfst 1 Plündern aus deiner Auslage oder deinem Ablagestapel entsorgen.
text-astral_projection = 2 Talent. Bekommst du in diesem Zug mindestens 6 Talent: Du darfst einen Tunnelschrein irgendwo im Verlies markieren, als stündest du dort.
text-lie_in_wait = 2 Talent, 1 Schwert. In einer Kristallhöhle: −2 Klong! Beim Erhalten: Du darfst die Karte oben auf deinen Nachziehstapel legen.
text-riot = 1 Schwert, 1 Stiefel, 1 Klong! Mit mindestens 3 befreiten Gefangenen: Du darfst 1 Karte entsorgen. Beim Erhalten: befreie 1 Gefangenen.
text-smash_and_grab = 2 Klong!, ziehe 2 Karten.
text-sneak_attack = 3 Schwerter, −2 Klong! Beim Erhalten: 1 Schwert.
text-sudden_movement = 1 Talent, 2 Stiefel. Begegnung: Wer allein auf einem quadratischen Plättchen steht, muss es in eine neue Ausrichtung drehen.
text-swindle = 3 Gold.
text-diversion = 2 Talent. Beim Erhalten: befreie 1 Gefangenen. Begegnung: 3 schwarze Steine zurück in den Beutel.
text-robbery = 2 Schwerter, 2 Gold. Auf einem Markt: Du darfst in einen benachbarten Raum teleportieren. Beim Erhalten: Du darfst die Karte oben auf deinen Nachziehstapel legen.
text-double_cross = 2 Talent, −2 Klong! Beim Erhalten: alle anderen machen 2 Klong!
text-expensive_taste = 3 Talent, 2 Gold. 5 Punkte mit einer Krone und einem Edelstein, sonst keine.
text-grand_theft = Wähle: 1 Dietrich, oder zahle 1 Dietrich und benutze ein Werkzeug oder nimm eine Karte der Verliesreihe, ohne Talent zu zahlen. Beim Erhalten: Du darfst die Karte oben auf deinen Nachziehstapel legen.
text-thirst_adventure = 3 Stiefel. Beim Erhalten: 3 Stiefel. 2 Punkte je Artefakt und je Affengötze.
text-blink_spell = 3 Talent. Wähle: teleportiere in einen benachbarten Raum oder zu jemandem in den Tiefen.
text-catacombs_map = Behalte sie. Einbahn-Tunnel gehst du in beiden Richtungen.
text-chalice = Behalte ihn. Er ist kein Artefakt.
text-lockpick = 1 Dietrich aus der Bank.
text-puzzle_box = Betrittst du einen Tunnelschrein, tausche ihn gegen 1 großes Versteck.
text-adventurer = Gefangener. Der Drache rückt 1 Feld vor.
text-barbarian = Gefangener. 2 Schwerter in diesem Zug.
text-cleric = Gefangener. Heile 1 Schaden.
text-coupon = Einmal: Eine Ware kostet dich 5 Gold weniger. Zählt nicht als Gefangener.
text-monkey_bot = Gefangener, und gilt auch als Affengötze.
text-haunted_prisoner = Gefangener. 1 Geisterstein kommt in den Klong!-Bereich.
text-mayor = Gefangener. Am Ende 5 Punkte mit einem Meisterdiebmarker, sonst keine.
text-monk = Gefangener. Am Ende 1 Punkt je Tunnelschrein, den du markiert hast.
text-peasant = Gefangener. Er dankt dir.
text-primatologist = Gefangene. Am Ende 5 Punkte mit mindestens 1 Affengötzen, sonst keine.
text-prince = Gefangener. Am Ende 5 Punkte mit einer Krone, sonst keine.
text-princess = Gefangene. Am Ende 5 Punkte mit einer Krone, sonst keine.
text-sorceress = Gefangene. Am Ende 5 Punkte mit mindestens 2 Zauberbüchern, sonst keine.
text-warrior = Gefangener. Am Ende 1 Punkt je Gefangenem, den du befreit hast, ihn selbst eingeschlossen.
text-mask = Ein Artefakt.
text-lamp = Ein Artefakt der Abenteurergruppe.
text-bananas = Ein Artefakt der Abenteurergruppe.
text-medallion = Ein Artefakt der Abenteurergruppe.
text-dragon_eye = Ein Artefakt der Abenteurergruppe.
text-blood_amulet = Nur mit mindestens 5 Schaden zu kaufen. Beim Kauf: heile 2 Schaden.
text-burglars_kit = Beim Kauf: 2 Dietriche.
text-crown_8 = Die letzte der Kronen.
text-cloak = Monster in Tunneln tun dir nichts.
text-monkey_idol = Behalte ihn. Er ist kein Artefakt.

## Auf der Karte, mit Zeichen in eckigen Klammern

face-wishing_well = Zahle 3 [gold]
face-underground_river = 1 [heart] oder 1 [boot]
face-locked_trunk = Zahle 1 [pick]: nimm 1 großes Versteck
face-thieves_shrine = 2 [gold] oder 2 Plündern [trash]. Begegnung: +3 schwarze
face-black_market = Zweierlei: 2 [gold], 1 Karte [trash], 1 [pick]
face-animated_wall = Portal: +1 [boot]. Begegnung: dreht Plättchen um 180°
face-keymaster = 1 [pick]
face-skeleton_priest = 1 [heart], 1 [noise]. Begegnung: alle 1 [noise]
face-archoverlord = Alle anderen 1 [noise]. Begegnung: alle 1 [noise]
face-marble_guardian = Neues Plättchen: [teleport] dorthin oder 2 [gold]
face-skeleton_warlock = Nimm 1 Zauberbuch
face-the_warden = Befreie 2 Gefangene
face-ogre_merchant = 5 [gold] oder, auf einem Markt, 1 Ware umsonst
face-smoky_quartz = Erhalten: 2 [noise]
face-white_tourmaline = Erhalten: 2 [noise]. Abwurf: kein [ghost], 1 [draw]
face-rose_quartz = Erhalten: 2 [noise]
face-black_tourmaline = Erhalten: 2 [noise]. Abwurf: kein [ghost], 1 [draw]
face-fiery_quartz = Erhalten: 2 [noise]
face-empurror = −2 [quiet], 1 [gold] oder Höhlen frei. Mit [artifact]: alles
face-rebel_scribe = Mit anderem Begleiter: ziehe 1 [draw]
face-imp_familiar = 1 [pick], oder zahle 1 [pick]: ziehe 2 [draw]
face-bard = Bei 2 [noise] im Zug: 2 [heart]
face-rebel_thief = 1 [pick]. Mit anderem Begleiter: ziehe 1 [draw]
face-scavenger = Erhalten: 1 kleines Versteck
face-bandit = Erhalten: 1 [sword] 1 [boot]
face-charlatan = Wirf 1 Karte ab: ziehe 2 [draw]
face-corrupt_advisor = Alle anderen 1 [noise], mit [crown] 2 [noise]
face-librarian = Mit Zauberbuch: ziehe 2 [draw]
face-rebel_paladin = Begleiter: 1 [draw]. [artifact]: 1 [draw]
face-skulker = Keine Tunnelmonster. Erhalten: ebenso
face-spectral_rider = Von Spuk zu Spuk: [teleport]
face-brave_hero = 5 Punkte mit 3 Gefangenen
face-curator = Je [artifact]: ziehe 1 [draw]
face-rebel_general = Mit Begleiter: 1 [draw]
face-floating_skull = Mit [crown]: 1 [teleport]. Erhalten: 1 [teleport]
face-golden_flute = 1 Ware für 5 [gold], überall
face-waystone = Dies [trash]: [teleport] zu einem Schrein
face-boots_ape_lord = Mit [idol]: keine Höhle hält dich auf
face-divining_rod = Bei 6 [skill] im Zug: 1 [heart]
face-crystal_compass = Keine Höhle hält dich auf
face-lute = 1 [gold] je [noise] in diesem Zug
face-souldrinker = Monster der Reihe besiegt: 1 [heart]
face-payoff = Entsorge diese Karte [trash]
face-flamboyance = Bei 2 [noise] im Zug: 2 [skill]
face-pillage = Bei 3 [gold] im Zug: ziehe 1 [draw]
face-remove_traps = Ersetze 1 Karte der Reihe
face-shadow_walk = Entsorge 1 Plündern [trash]
face-astral_projection = Bei 6 [skill]: markiere irgendeinen Tunnelschrein
face-lie_in_wait = Kristallhöhle: −2 [quiet]. Erhalten: obenauf
face-riot = 3 [prisoner]: 1 [trash]. Erhalten: 1 [prisoner]
face-sneak_attack = Erhalten: 1 [sword]
face-sudden_movement = Begegnung: Wer allein ist, dreht
face-diversion = Erhalten: befreie 1. Begegnung: +3 schwarze
face-robbery = Markt: 1 [teleport]. Erhalten: obenauf
face-double_cross = Erhalten: alle anderen 2 [noise]
face-expensive_taste = 5 Punkte mit [crown] und Edelstein
face-grand_theft = 1 [pick], oder zahle 1 [pick] statt [skill]. Erhalten: auf den Stapel
face-thirst_adventure = Erhalten: 3 [boot]. 2 Punkte je [artifact] und [idol]
face-blink_spell = [teleport] nebenan oder zu wem in den Tiefen

## Karten auf der Seite

# Wortenden, vor denen ein Kartenname brechen darf; passen mehrere, gilt das erste.
cards-endings = meisterin meister wächter händler priester oberherr kobold schwert kompass trinker sammler schleicher reiter führerin lords rute brunnen zauber projektion wandeln schatzen einbruch überfall turmalin quarz lust stab stein markt schrein buch kaiser vertrauter ausrüstung amulett coupon tologin sack harnisch fass marker karte würfel geld vaganz irdischer hältiger schlossene gesuchter fangener
cards-where-wayshrine = Nur auf einem Tunnelschrein
cards-where-crystal_cave-wayshrine = Nur in einer Kristallhöhle oder auf einem Tunnelschrein
cards-picks = Dietriche: { $count }

## Fragen

ask-orient = Wie legst du das Plättchen an?
ask-react = Ein Geist wurde gezogen! Wirfst du einen Turmalin gegen ihn ab?
ask-rotate = Wie drehst du dein Plättchen?
ask-jump = Wohin teleportierst du?
ask-place = Wo legst du das neue Plättchen an?
ask-mark = Welchen Tunnelschrein markierst du?
ask-ware = Welche Ware nimmst du?
ask-steal = Was nimmst du, ohne Talent zu zahlen?

## Möglichkeiten

option-buy = Nimm für { $price } Talent: { $card }
option-move =
    { $damage ->
        [0] Gehe nach: { $to } ({ $boots } Stiefel)
       *[other] Gehe nach: { $to } ({ $boots } Stiefel) und verliere { $damage } Leben
    }
option-battle =
    { $damage ->
        [0]
            { $swords ->
                [one] Gehe nach: { $to } ({ $boots } Stiefel), das Monster mit 1 Schwert abwehren
               *[other] Gehe nach: { $to } ({ $boots } Stiefel), alle Monster mit { $swords } Schwertern abwehren
            }
       *[other]
            { $swords ->
                [one] Gehe nach: { $to } ({ $boots } Stiefel), 1 Schwert einsetzen, { $damage } Leben verlieren
               *[other] Gehe nach: { $to } ({ $boots } Stiefel), { $swords } Schwerter einsetzen, { $damage } Leben verlieren
            }
    }
option-invoke = Nutze: { $card }
option-visit =
    { $feature ->
        [Tunnelschrein] Markiere den Tunnelschrein
       *[other] Knacke mit 1 Dietrich: { $feature }
    }
option-react = Wirf gegen den Geist ab: { $card }
option-lay =
    { $swords ->
        [0] Lege es so an: um { $turn }° gedreht
        [one] Lege es um { $turn }° gedreht an und setze 1 Schwert ein
       *[other] Lege es um { $turn }° gedreht an und setze { $swords } Schwerter ein
    }
option-rotate = Drehe dein Plättchen auf { $turn }°
option-place = Lege das neue Plättchen an: { $side }
option-mark = Markiere: { $room }
option-redeem = Kaufe mit dem Rabattcoupon für { $price } Gold: { $token }

choice-gold-5 = 5 Gold
choice-boots-1 = 1 Stiefel
choice-tireless = Kristallhöhlen erschöpfen dich in diesem Zug nicht
choice-trash-burgles = Entsorge bis zu 2 Plündern
choice-picks-1 = 1 Dietrich
choice-pick-for-cards = Zahle 1 Dietrich und ziehe 2 Karten
choice-free-card = Zahle 1 Dietrich und nimm eine Karte oder ein Werkzeug ohne Talent
choice-free-ware = Nimm 1 Ware umsonst
choice-on-top = Lege die Karte oben auf deinen Nachziehstapel
choice-teleport-hero = Teleportiere zu jemandem in den Tiefen
choice-teleport-tile = Teleportiere auf das neue Plättchen

## Was geschehen ist

event-bought = { $who } erhält: { $card }.
event-rescued = { $who } ist bewusstlos, aber außerhalb der Tiefen: Die Punkte zählen.
event-invoked = { $who } nutzt: { $card }.
event-visited =
    { $feature ->
        [Tunnelschrein] { $who } legt einen Stein auf den Tunnelschrein.
       *[other] { $who } knackt: { $feature }.
    }
event-spent-picks =
    { $count ->
        [one] { $who } verbraucht 1 Dietrich.
       *[other] { $who } verbraucht { $count } Dietriche.
    }
event-called-special =
    { $count ->
        [one] Ein Geist erwacht: 1 Geisterstein kommt in den Klong!-Bereich.
       *[other] Geister erwachen: { $count } Geistersteine kommen in den Klong!-Bereich.
    }
event-drew-special = Ein Geist! Er trifft alle und kommt zurück in den Klong!-Bereich.
event-was-shielded = { $who } wehrt den Geist ab.
event-found-tile = { $who } entdeckt: { $card }.
event-laid-tile = { $who } legt an: { $card }.
event-found-token = { $who } findet: { $card }.
event-placed-artifact = Gefunden: { $card } ({ $room }).
event-marked-shrine =
    { $count ->
        [one] { $who } hat den ersten Tunnelschrein markiert.
       *[other] { $who } hat nun { $count } Tunnelschreine markiert.
    }
event-turned-tile = Ein Plättchen dreht sich: { $card }.
event-used-portal = { $who } geht durch ein Portal.
event-redeemed = { $who } löst den Rabattcoupon ein: { $card }.
event-put-on-top = { $who } legt oben auf den Nachziehstapel: { $card }.
event-bag-ran-out = Der Drachenbeutel ist leer. Alle, die noch im Verlies sind, werden bewusstlos.

## Wertung

tie-artifact = Gleichstand: Das wertvollere Artefakt entscheidet. (KK-224)
tie-klong-katakomben = Bei gleichen Punkten gewinnt das wertvollere Artefakt.

## Warum nicht?

refused-KK-045 = Auf deiner Hand sind noch Karten; spiele sie erst aus.
refused-KK-048 = Dafür fehlt dir etwas: Gold oder ein Dietrich.
refused-KK-049 = Das ist gerade nicht möglich; wähle eine der angebotenen Aktionen.
refused-KK-072 = Das kostet { $price } Talent, du hast { $have }.
refused-KK-076 = Von dieser Karte ist keine mehr im Vorrat.
refused-KK-078 =
    { $price ->
        [one] Dafür brauchst du 1 Schwert, du hast { $have }.
       *[other] Dafür brauchst du { $price } Schwerter, du hast { $have }.
    }
refused-KK-083 = Das Werkzeug kostet { $price } Talent, du hast { $have }.
refused-KK-087 = Dafür brauchst du 1 Stiefel.
refused-KK-089 = Dieser Tunnel kostet 2 Stiefel; so viele hast du nicht.
refused-KK-091 = So viele Schwerter hast du nicht.
refused-KK-093 = Dieser Tunnel ist verschlossen, und du hast keinen Dietrich.
refused-KK-095 = Dieser Tunnel hat zwei Schlösser; du brauchst für jedes einen Dietrich.
refused-KK-096 = Durch diesen Tunnel geht es nur in der anderen Richtung; mit einer Katakombenkarte gehst du beide.
refused-KK-098 = Waren gibt es nur in Markträumen.
refused-KK-099 = Diese Ware kostet { $price } Gold, du hast { $have }.
refused-KK-102 = Hier liegt kein Artefakt, das du nehmen könntest.
refused-KK-103 = Ein Artefakt nimmst du als Aktion in deinem Zug.
refused-KK-104 = Mehr Artefakte kannst du nicht tragen; ein Rucksack schafft Platz.
refused-KK-109 = Dafür brauchst du 1 Dietrich.
refused-KK-110 = Das ist schon geknackt.
refused-KK-112 = In der Bank ist kein großes Versteck mehr.
refused-KK-114 = Im Vorrat ist kein Zauberbuch mehr.
refused-KK-117 = In der Bank ist niemand mehr zu befreien.
refused-KK-122 = Erst legst du das entdeckte Plättchen an; dreh es, bis der Weg passt.
refused-KK-129 = Alle Plättchen sind entdeckt; dort geht es nicht weiter.
refused-KK-137 = Ohne Artefakt kommst du nicht in die Gruft zurück.
refused-KK-138 = Eine Kristallhöhle hat dich erschöpft; Stiefel kannst du erst im nächsten Zug wieder nutzen.
refused-KK-157 = In der Bank ist kein kleines Versteck mehr.
refused-KK-158 = Wähle einen Tunnelschrein, den du markierst.
refused-KK-160 = Diesen Tunnelschrein hast du schon markiert.
refused-KK-161 = Du hast keinen Stein mehr, um zu markieren.
refused-KK-166 = Dafür musst du eine Handkarte abwerfen.
refused-KK-170 = Es gibt keine solche Karte in deiner Auslage oder deinem Ablagestapel.
refused-KK-175 = Dafür brauchst du einen Teleport, und einen Raum, in den er führt.
refused-KK-201 = Der Schaden würde deine Lebensleiste füllen; wehre Monster mit Schwertern ab.
refused-KK-231 = Billiger ginge es nur mit Rabattcoupon, und du hast keinen.
refused-KK-253 = Das Blutamulett gibt es erst ab 5 Schaden.
refused-KK-255 = Verkauft wird zuerst die wertvollste Krone.
refused-KK-266 = Du nimmst das wertvollste Artefakt dieses Raums.
refused-KK-267 = Aus diesem Raum hast du schon ein Artefakt; ein zweites erlaubt auch der Rucksack nicht.
refused-KK-268 = Dieser Tunnelschrein hat keinen freien Platz mehr.
refused-KK-G17 = Das Plättchen muss in eine neue Ausrichtung.
refused-KK-G22 = Drehen darfst du dein Plättchen nur, wenn dir kein Weg mehr bleibt.
refused-KK-G23 = Das hast du in diesem Zug schon bekommen.
refused-KK-G24 = Das geht hier und jetzt nicht.
refused-KK-G32 = In der Verliesreihe liegt nichts, was du so nehmen könntest.
refused-KK-G33 = Hier gibt es das nicht. Wo es das gibt, steht auf der Karte: nur in den Tiefen, nur in einer Kristallhöhle oder nur auf einem Tunnelschrein.
refused-KK-G36 = Du bist unverletzt; heb dir den Heiltrank auf.
refused-KK-G49 = Du bist schon in der Gruft; spiele deinen Zug zu Ende.
refused-KK-G58 = Erst musst du das entdeckte Plättchen anlegen; bis dahin geht nur, was dir dabei helfen kann.
refused-KK-G59 = Dein Vorrat an Steinen reicht für diesen Schaden nicht; setze Schwerter ein.
refused-KK-G64 = Wirf eine Karte gegen den Geist ab oder verzichte.
refused-KK-G65 = Davon ist nichts mehr da.
refused-KK-G66 = Diese Ware kannst du gerade nicht nehmen.
refused-KK-G69 = Neben deinem Plättchen ist dort kein Platz.

## Einstellungen des Tisches

setting-side = Startplättchen
setting-side-a = Seite A, Friedhofstor: Tunnelschrein und Portal liegen gleich unter der Gruft.
setting-side-b = Seite B, Eingestürzte Treppe: mehr Monster, der Tunnelschrein liegt schon in den Tiefen.
setting-mercy = Ohne Ausweg
setting-mercy-false = Wer keinen Weg mehr hat, wartet.
setting-mercy-true = Wer keinen Weg mehr hat, darf sein Plättchen drehen.

## Der Tisch im Terminal

goal-katakomben = Stehlt ein Artefakt aus den Katakomben und kommt mit ihm zur Gruft zurück, bevor der Drache euch erwischt. Das Verlies wächst, wohin ihr geht. Wer danach die meisten Punkte hat, gewinnt.
board-stack = Plättchen im Stapel: { $safe } sichere, { $depths } der Tiefen
board-ghosts = Geister: { $area } im Klong!-Bereich, { $bag } im Beutel
board-artifacts = Artefakte im Stapel: { $artifacts }
board-tiles = Das Verlies (nach rechts, nach oben): { $tiles }
board-tile = { $tile } ({ $x }, { $y })
board-hero = { $room } · { $damage }/{ $health } Schaden · { $gold } Gold · { $picks } Dietriche · { $noise } Klong! · { $hand } Karten
board-legend = ! hinter einer Karte heißt Gefahr, * Drachenangriff beim Auffüllen. Tunnel: B Stiefel, M Monster, L Schloss, > nur hinaus, < nur herein.

## Das Verlies auf der Seite

raid-goal = Steigt in die Katakomben hinab, stehlt ein Artefakt und kommt zur Gruft zurück. Das Verlies entsteht, während ihr geht. Für jedes Klong! legt ihr einen Stein eurer Farbe in den Klong!-Bereich; greift der Drache an, kommen alle in den Beutel, aus dem er zieht. Wer entkommt oder mit einem Artefakt außerhalb der Tiefen bewusstlos wird, zählt Punkte; die meisten gewinnen.
raid-map = Das Verlies
raid-is-start = Gruft
raid-about-start = Die Gruft. Erst mit einem Artefakt darfst du hierher zurück, und dann bist du entkommen.
raid-about-crystal_cave = Kristallhöhle: Hier bist du für diesen Zug erschöpft und gehst nicht weiter. Teleportieren kannst du noch.
raid-moment-escaped-mine = Du hast es geschafft: 20 Punkte für dich, und niemand kann dir noch etwas tun. In deinen Zügen zieht von nun an der Drache.
raid-moment-escaped-other = Die Zeit wird knapp: Statt eines Zuges zieht an diesem Platz von nun an der Drache.
raid-out-escaped = Du bist entkommen: Dir kann nichts mehr geschehen. Statt deines Zuges zieht der Drache { $cubes } Steine.
raid-out-rescued = Du bist bewusstlos, aber nicht in den Tiefen: Was du hast, zählt. Statt deines Zuges zieht der Drache { $cubes } Steine.
raid-out-lost = Du bist bewusstlos und gehst leer aus: Diesmal zählt für dich nichts. Statt deines Zuges zieht der Drache { $cubes } Steine.
raid-is-haunted = heimgesucht
raid-is-wayshrine = Tunnelschrein
raid-is-portal = Portal
raid-is-chest = Truhe
raid-is-library = Bibliothek
raid-is-prison = Gefängnis
raid-is-heal = Heilquelle
raid-is-gold1 = 1 Gold
raid-is-gold2 = 2 Gold
raid-is-gold3 = 3 Gold
raid-is-minor_secret = kleines Versteck
raid-is-artifact0 = Artefaktraum
raid-is-artifact1 = Artefaktraum +
raid-is-artifact2 = Artefaktraum ++
raid-is-monkey_shrine = Affenschrein
raid-about-haunted = Heimgesucht: Als dieses Plättchen entdeckt wurde, ist ein Geist erwacht.
raid-about-wayshrine = Tunnelschrein: Markiere ihn mit einem deiner Steine. Du bekommst 1 Gold für jeden Tunnelschrein, den du schon markiert hast, diesen mitgezählt.
raid-about-portal = Portal: Du kommst aus einem anderen Portal deiner Wahl wieder heraus, das Ganze für 1 Stiefel.
raid-about-chest = Truhe: Knacke sie mit 1 Dietrich und nimm 1 großes Versteck.
raid-about-library = Bibliothek: Knacke sie mit 1 Dietrich und nimm 1 Zauberbuch.
raid-about-prison = Gefängnis: Knacke es mit 1 Dietrich und befreie 2 Gefangene.
raid-about-heal = Beim Betreten heilst du 1 Schaden, einmal je Zug.
raid-about-gold1 = Beim Betreten bekommst du 1 Gold, einmal je Zug.
raid-about-gold2 = Beim Betreten bekommst du 2 Gold, einmal je Zug.
raid-about-gold3 = Beim Betreten bekommst du 3 Gold, einmal je Zug.
raid-about-minor_secret = Beim Betreten bekommst du 1 kleines Versteck, einmal je Zug, solange die Bank noch welche hat.
raid-about-artifact0 = Artefaktraum: Als dieses Plättchen aufgedeckt wurde, kam das oberste Artefakt des Stapels hierher, falls noch eines da war.
raid-about-artifact1 = Artefaktraum mit einem Plus: Als dieses Plättchen aufgedeckt wurde, kam das zweite Artefakt des Stapels hierher, das mehr wert ist als das oberste; war nur noch eines da, dann dieses. Zu fünft und zu sechst kamen beide. War der Stapel leer, blieb es auch der Raum.
raid-about-artifact2 = Artefaktraum mit zwei Plus: Als dieses Plättchen aufgedeckt wurde, kam das dritte Artefakt des Stapels hierher, das mehr wert ist als die beiden darüber; waren es weniger, dann das unterste. Zu fünft und zu sechst kamen alle drei, oder so viele, wie noch da waren. War der Stapel leer, blieb es auch der Raum.
raid-about-monkey_shrine = Affenschrein: Beim Betreten nimmst du einen Affengötzen, einmal je Zug.
raid-cracked = geknackt
raid-marked-by = markiert von { $who }
raid-lock-open = Schloss ist offen
raid-way-unknown = ins Unbekannte: { $tolls }
raid-about-rage = Zornesleiste: Die Zahl auf dem hellen Wirbel sagt, wie viele Steine ein Angriff zieht; mit den Gefahr-Karten der Reihe sind es jetzt { $cubes }. Jedes Artefakt, jedes Drachenei und jeder Abenteurer bringt den Drachen ein Feld weiter.
raid-about-bag = Drachenbeutel: Bei jedem Angriff kommen alle Steine des Klong!-Bereichs hinein, dann zieht der Drache daraus. Steine darin: { $count }. Schwarze tun nichts, ein farbiger ist 1 Schaden für diesen Platz, ein Geisterstein 1 Schaden für alle im Verlies. Ist der Beutel nach einem Angriff leer, ist das Spiel aus.
raid-about-stack = Plättchen, die noch zu entdecken sind: { $count }. Die Rückseite des obersten sagt, wo das nächste liegt: Violett mit Torbogen ist oberhalb der Tiefen, blau mit Schädel in den Tiefen. Ist der Stapel leer, führt kein Rand mehr ins Unbekannte.
raid-stack-safe =
    { $count ->
        [one] Noch 1 Plättchen, das nächste ist nicht in den Tiefen
       *[other] Noch { $count } Plättchen, das nächste ist nicht in den Tiefen
    }
raid-stack-depths =
    { $count ->
        [one] Noch 1 Plättchen der Tiefen
       *[other] Noch { $count } Plättchen der Tiefen
    }
raid-stack-left = noch { $count }
raid-stack-empty = Alle Plättchen sind entdeckt
raid-artifacts-left = Artefakte im Stapel: { $values }
raid-artifacts-none = Alle Artefakte sind gefunden
raid-place-tile = { $tile }: Dreh es, bis es passt.
raid-place-brings-artifact = Darauf liegt: { $token }.
raid-place-brings-ghost = Ein Geist erwacht.
raid-place-here = Hier anlegen
raid-place-not = So geht es nicht
raid-place-degrees = um { $turn } Grad gedreht
raid-place-same = So liegt es schon.
raid-place-turn-so = So drehen
# Was eine Drehung des Plättchens bringt, auf dem man steht: wie weit herum, und wie viele Wege dann aus dem Raum führen.
raid-turn-ways =
    { $count ->
        [0] kein Weg
        [one] 1 Weg
       *[other] { $count } Wege
    }
raid-turn-half = 180°
raid-turn-left = 90° links
raid-turn-right = 90° rechts
raid-place-stay = Du bleibst, wo du bist
raid-lack-boots =
    { $count ->
        [one] Dir fehlt 1 Stiefel
       *[other] Dir fehlen { $count } Stiefel
    }
raid-lack-picks =
    { $count ->
        [one] Dir fehlt 1 Dietrich
       *[other] Dir fehlen { $count } Dietriche
    }
raid-lack-arrow = Pfeil gegen dich
raid-lack-strength = Du bist erschöpft
raid-lack-health = Der Schaden wäre tödlich
raid-lack-cubes = Zu wenig Steine für den Schaden
raid-ghosts = Geistersteine im Klong!-Bereich: { $count }
raid-ghosts-bag = { $count } Geistersteine im Beutel
raid-waste-offers =
    { $count ->
        [one] 1 Karte, die noch etwas bereithält
       *[other] { $count } Karten, die noch etwas bereithalten
    }

## Abschnitte des Regelbuchs

section-resources = Talent, Schwerter, Stiefel, Gold
section-cards = Karten ziehen und Bedingungen
section-buying = Karten nehmen
section-tunnels = Bewegung und Tunnel
section-market = Markt
section-artifacts = Artefakte nehmen
section-locks = Truhe, Bibliothek, Gefängnis
section-tiles = Neue Plättchen
section-wayshrines = Tunnelschreine
section-ghosts = Geister
section-end = Spielende
section-scoring = Wertung
section-prisoners = Gefangene
section-major = Große Verstecke
section-minor = Kleine Verstecke
section-goods = Waren
section-party = Zu fünft und zu sechst
section-quoted = Karten aus der Anleitung
section-differences = Anders als Klong!
section-secrets = Offen, verdeckt, begrenzt

## Was ein Zug war, in wenigen Worten

recap-found-tile = entdeckt { $card }
recap-marked = markiert Schrein
