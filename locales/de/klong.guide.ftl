### Klong! erklärt: der Begleiter der ersten Partie, das Spiel in zwei Minuten, Zeichen, Kartengruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.
### with delve.guide

## Die geführte erste Partie

guide-welcome-title = Willkommen im Verlies
guide-welcome = Du stehst oben am Eingang. Dein Ziel: ein Artefakt [artifact] stehlen und wieder hinauskommen, bevor der Drache dich bewusstlos macht. Dann gewinnt, wer die meisten Punkte hat: Artefakt, Beute, Gold, Karten und 20 fürs Entkommen.
guide-symbols = [skill] Talent kauft neue Karten, [sword] Schwerter besiegen Monster, [boot] Stiefel bringen dich durch Tunnel. Hier steht, was du in diesem Zug noch hast. Am Zugende verfällt der Rest.
guide-why-title = Noch nicht?
guide-why = Was blass ist, geht gerade nicht. Tippe trotzdem darauf: Dann steht da, was dir fehlt.
guide-walk = Die leuchtenden Räume erreichst du jetzt. Ein Tunnel kostet 1 [boot], mit einer Treppe 2. Augen im Dunkeln sind Monster [monster]: jedes 1 Schaden, ein Schwert [sword] hält es auf. Ein Gitter mit Schloss [lock] öffnet nur der Schlüssel, und Winkel zeigen die einzige Richtung. In einer Kristallhöhle [crystal] enden deine Schritte.
guide-secret-title = Was in den Räumen liegt
guide-secret = Betrittst du einen Raum, darfst du 1 Marker daraus nehmen. Verstecke [secret] siehst du erst danach: Gold, Tränke, Kelche, Dracheneier. Einmal nehmen je Betreten.
guide-market-title = Gold und Markt
guide-market = Gold [gold] verfällt nicht und zählt am Ende je 1 Punkt. In Räumen mit Markt [market] kaufst du für je 7 Gold: einen Schlüssel [key], einen Rucksack [backpack] für ein zweites Artefakt oder eine Krone [crown].
guide-depths-title = Wie tief wagst du dich?
guide-depths = Unter der Linie „Tiefen“ liegen die wertvollsten Artefakte; die Zahl daran sind Punkte. Wer dort unten bewusstlos wird, verliert alles. Rechne den Rückweg mit ein: Kehr lieber einen Zug zu früh um.
guide-artifact = Mehr als eines trägst du nicht, außer mit Rucksack [backpack]. Der Drache ist wütender geworden und zieht bei Angriffen mehr Steine. Erst mit Artefakt darfst du hinaus: Zurück zum Eingang, dort warten 20 Punkte.
guide-parapet-title = Es wird eng
guide-parapet = Sobald die erste Person draußen oder bewusstlos ist, läuft die Zeit: In jedem ihrer Züge greift der Drache an, jedes Mal stärker. Beim vierten Mal werden alle bewusstlos, die noch im Verlies sind. Wer schon entkommen ist, dem geschieht nichts mehr.

## In zwei Minuten

summary-goal = Schleich ins Verlies, stiehl ein Artefakt und komm wieder hinaus. Wer entkommt, bekommt 20 Punkte; dazu zählen Artefakt, Marker, Gold und die Punkte auf den Karten. Die meisten Punkte gewinnen.
summary-resources = Was du am Zugende nicht genutzt hast, verfällt. Gold bleibt dir.
summary-row-dungeon = blau: kaufen
summary-map-title = Im Verlies
summary-map = Ein Tunnel kostet 1 Stiefel. Betrittst du einen Raum, darfst du 1 Marker nehmen. Unter der Grasnarbe liegen die Tiefen.
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

## Hilfe zu jeder Frage

help-ask-turn = Spiele alle Handkarten aus. Dazwischen und danach kannst du kaufen [skill], kämpfen [sword], gehen [boot] und auf einem Markt mit Gold einkaufen, so oft du es bezahlen kannst. Erst wenn deine Hand leer ist, kannst du den Zug beenden.
help-ask-take = Du hast einen Raum betreten und darfst 1 Marker daraus nehmen. Ein Artefakt kannst du nur einmal tragen, und der Drache wird wütender; dafür darfst du danach hinaus. Du kannst auch verzichten.
help-ask-fetch = Du holst 1 Versteck aus einem Nachbarraum, ohne hinzugehen.
