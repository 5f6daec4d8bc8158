### Klong! erklärt: die Hinweise der ersten Partie, das Spiel in zwei Minuten, Zeichen, Kartengruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.
### with delve.guide

## Die geführte erste Partie

guide-welcome-title = Willkommen im Verlies
guide-welcome = Du stehst oben am Eingang. Dein Ziel: ein Artefakt [artifact] stehlen und wieder hinauskommen, bevor der Drache dich bewusstlos macht. Dann gewinnt, wer die meisten Punkte hat: Artefakt, Beute, Gold, Karten und 20 fürs Entkommen.
guide-symbols = [skill] Talent kauft neue Karten, [sword] Schwerter besiegen Monster, [boot] Stiefel bringen dich durch Tunnel. Hier steht, was du in diesem Zug noch hast. Am Zugende verfällt der Rest.
guide-why-title = Noch nicht?
guide-why = Was blass ist, geht gerade nicht. Wähle es trotzdem: Dann steht da, was dir fehlt.
guide-walk = Leuchtet ein Raum, erreichst du ihn gerade; daran steht, was der Weg kostet. Ein Tunnel kostet 1 [boot]. Verweilst du mit Maus oder Finger auf einem Raum, leuchten seine Tunnel auf. Was in manchen Tunneln steht, erkläre ich dir, wenn du davorstehst.
guide-stairs-title = Eine Treppe
guide-stairs = Einer der Tunnel vor dir hat eine steile Treppe [stairs] mit einer 2: Er kostet 2 Stiefel [boot] statt 1.
guide-lock-title = Ein Gitter mit Schloss
guide-lock = Ein Tunnel vor dir ist vergittert [lock]: Das Gitter öffnet nur ein Schlüssel [key]. Es gibt ihn für 7 Gold auf einem Markt [market], weiter unten. Fast immer führt auch ein anderer Weg hin.
guide-arrow-title = Nur in einer Richtung
guide-arrow = Winkel [arrow] in einem Tunnel zeigen die einzige Richtung, in der es hindurchgeht. Denk daran, bevor du hineingehst: Zurück musst du einen anderen Weg nehmen.
guide-secret-title = Was in den Räumen liegt
guide-secret = Betrittst du einen Raum, darfst du 1 Marker daraus nehmen, je Betreten nur einmal. Verstecke [secret] siehst du erst danach. In den kleinen, blauen sind 2 Gold, Tränke oder Dracheneier, in den großen, violetten ist Wertvolleres: 5 Gold, starke Tränke, Kelche für 7 Punkte. Schädel, Pilze, Truhen und Fässer sind nur Zierde.
guide-market-title = Gold und Markt
guide-market = Gold [gold] verfällt nicht und zählt am Ende je 1 Punkt. In Räumen mit Markt [market] kaufst du für je 7 Gold: einen Schlüssel [key], einen Rucksack [backpack] für ein zweites Artefakt, beide je 5 Punkte wert, oder eine Krone [crown] für 10, 9 oder 8 Punkte.
guide-depths-title = Wie tief wagst du dich?
guide-depths = Alle Artefakte [artifact] liegen unter der Linie „Tiefen“; die Zahl daran sind Punkte. Wer dort unten bewusstlos wird, verliert alles. Rechne den Rückweg mit ein: Kehr lieber einen Zug zu früh um.
guide-artifact = Mehr als eines trägst du nicht, außer mit Rucksack [backpack]. Der Drache ist wütender geworden und zieht bei Angriffen mehr Steine. Erst mit Artefakt darfst du hinaus: Zurück zum Eingang, dort wartet der Meisterdiebmarker [mastery], 20 Punkte.
guide-parapet-title = Es wird eng
guide-parapet = Sobald die erste Person draußen oder bewusstlos ist, läuft die Zeit: In jedem ihrer Züge greift der Drache an, jedes Mal stärker. Beim vierten Mal werden alle bewusstlos, die noch im Verlies sind. Wer schon entkommen ist, dem geschieht nichts mehr.
guide-out-title = Du bist draußen
guide-out = Dir kann nichts mehr geschehen, deine Punkte sind sicher. Da du zuerst draußen bist, geht deine Figur nun in jedem deiner Züge eine Zinne weiter, und der Drache greift die anderen an: mit 1 Stein mehr, dann 2, dann 3. In deinem vierten Zug werden alle bewusstlos, die noch im Verlies sind, und das Spiel ist zu Ende.

## In zwei Minuten

summary-goal = Schleich ins Verlies, stiehl ein Artefakt und komm wieder hinaus. Wer entkommt, bekommt 20 Punkte; dazu zählen Artefakt, Marker, Gold und die Punkte auf den Karten. Die meisten Punkte gewinnen.
summary-resources = Was du am Zugende nicht genutzt hast, verfällt. Gold bleibt dir.
summary-row-dungeon = blau: kaufen
summary-map-title = Im Verlies
summary-map = Ein Tunnel kostet 1 Stiefel. Betrittst du einen Raum, darfst du 1 Marker nehmen. Unter der Linie „Tiefen“ liegen die Tiefen.
summary-map-stairs = 2 Stiefel
summary-dragon-title = Klong! und der Drache
summary-dragon = Jedes Klong! legt einen deiner Steine bereit. Kommt eine Karte mit Drachensiegel neu in die Reihe, greift der Drache an: Alle bereitliegenden Steine wandern in den Beutel, dann werden einige gezogen. Schwarze tun nichts, deine sind je 1 Schaden. Wird ein Artefakt oder ein Drachenei genommen, zieht er künftig mehr.
summary-end-title = Hinaus, bevor es zu spät ist
summary-end = Mit einem Artefakt darfst du zum Eingang zurück. Bei 10 Schaden bist du bewusstlos: Mit Artefakt und oberhalb der Tiefen zählen deine Punkte noch, sonst hast du verloren. Ist jemand draußen, greift der Drache in jedem Zug dieser Person an; nach dem vierten ist für alle anderen Schluss.

## Zeichen

sign-skill-about = Damit kaufst du Karten und benutzt Werkzeuge.
sign-stairs = steile Treppe
sign-stairs-about = Dieser Tunnel kostet 2 Stiefel.
sign-teleport-about = In einen benachbarten Raum, gleich welcher Tunnel dazwischenliegt.
sign-ornament = Zierde
sign-ornament-about = Schädel, Pilze, Truhen, Fässer und Fackeln auf dem Plan sind nur Zierde; in den Räumen zählt, was eine Münze, eine Zahl oder ein Zeichen von hier trägt.

## Hilfe zu jeder Frage

help-ask-turn = Spiele alle Handkarten aus. Der Knopf für harmlose Karten spielt alle zugleich, die nichts fragen und nichts kosten; er fehlt, solange eine Handkarte nach anderen fragen oder welche nachziehen kann. Dazwischen und danach kannst du kaufen [skill], kämpfen [sword], gehen [boot] und auf einem Markt mit Gold einkaufen, so oft du es bezahlen kannst. Erst wenn deine Hand leer ist, kannst du den Zug beenden.
help-ask-take = Du hast einen Raum betreten und darfst 1 Marker daraus nehmen. Ein Artefakt bringt so viele Punkte, wie daran steht, und mit ihm darfst du hinaus; aber der Drache wird wütender, und du trägst nur eines, mit Rucksack [backpack] eines mehr. Du kannst auch verzichten.
help-ask-fetch = Du holst 1 Versteck aus einem Nachbarraum, ohne hinzugehen.
