### Klong! erklärt: die Hinweise der ersten Partie, das Spiel in zwei Minuten, Zeichen, Kartengruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.
### with delve.guide

## Die geführte erste Partie

guide-welcome-title = Willkommen im Verlies
guide-welcome = Du stehst oben am Eingang. Dein Ziel: ein Artefakt [artifact] stehlen und wieder hinauskommen, bevor der Drache dich bewusstlos macht. Dann gewinnt, wer die meisten Punkte hat: Artefakt, Beute, Gold, Karten und 20 fürs Entkommen.
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
guide-secret = Betrittst du einen Raum, darfst du 1 Marker daraus nehmen, je Betreten nur einmal. Verstecke [secret] siehst du erst danach. In den kleinen, blauen sind 2 Gold, Tränke oder Dracheneier (3 Punkte, aber der Drache rückt ein Feld weiter und zieht früher mehr Steine), in den großen, violetten ist Wertvolleres: 5 Gold, starke Tränke, Kelche für 7 Punkte. Schädel, Pilze, Truhen und Fässer sind nur Zierde.
guide-market-title = Gold und Markt
guide-market = Gold [gold] verfällt nicht und zählt am Ende je 1 Punkt. In Räumen mit Markt [market] kaufst du für je 7 Gold: einen Schlüssel [key], einen Rucksack [backpack] für ein zweites Artefakt, beide je 5 Punkte wert, oder eine Krone [crown] für 10, 9 oder 8 Punkte.
guide-depths-title = Wie tief wagst du dich?
guide-depths = Alle Artefakte [artifact] liegen unter der Linie „Tiefen“; die Zahl daran sind Punkte. Wirst du bewusstlos, kommt es darauf an, wo: Oberhalb der Linie und mit Artefakt wirst du gerettet, und alles zählt außer den 20 fürs Entkommen. In den Tiefen oder ohne Artefakt bekommst du gar nichts. Kehr lieber einen Zug zu früh um.
guide-idols-title = Wozu sind die Affen da?
guide-idols = Im Affenschrein liegen zu Beginn 3 Affengötzen [idol]. Jeder bringt am Ende 5 Punkte; nötig hast du keinen. Du nimmst 1, wenn du den Raum betrittst, und noch 1, wenn du wiederkommst. Zwei Karten lohnen sich mit ihnen mehr: der Archäologe und der Zwergische Hausierer.
guide-artifact = Mehr als eines trägst du nicht, außer mit Rucksack [backpack]. Der Drache ist ein Feld weitergerückt; je weiter er kommt, desto mehr Steine zieht er. Jetzt hinauf: Am Eingang warten 20 Punkte [mastery]. Wer zuerst draußen ist, kommt noch viermal an die Reihe: Dreimal greift der Drache alle an, die noch im Verlies sind, beim vierten Mal werden sie bewusstlos.
guide-above-title = Oberhalb der Tiefen
guide-above = Ab hier gehst du nicht mehr leer aus: Wirst du jetzt bewusstlos, wirst du gerettet. Artefakt, Marker, Gold und Karten zählen dann. Die 20 Punkte [mastery] bekommst du aber nur, wenn du es selbst zum Eingang schaffst.
guide-parapet-title = Es wird eng
guide-parapet = Sobald die erste Person draußen oder bewusstlos ist, läuft die Zeit: Dreimal greift der Drache in ihrem Zug an, jedes Mal stärker. In ihrem vierten Zug werden alle bewusstlos, die noch im Verlies sind. Gerettet werden dann alle mit Artefakt oberhalb der Tiefen. Wer entkommen ist, dem geschieht nichts mehr.
guide-out-title = Du bist draußen
guide-out = Dir kann nichts mehr geschehen, deine Punkte und die 20 [mastery] sind sicher. Da du zuerst draußen bist, geht deine Figur in jedem deiner Züge eine Zinne weiter, und der Drache greift die anderen an: mit 1 Stein mehr, dann 2, dann 3. In deinem vierten Zug werden alle bewusstlos, die noch im Verlies sind, und das Spiel ist zu Ende.
guide-outside-title = Du bist draußen
guide-outside = Dir kann nichts mehr geschehen, deine Punkte und die 20 [mastery] sind sicher. Weil jemand vor dir ausgeschieden ist, entfallen deine Züge: Auf den Zinnen geht nur, wer zuerst ausschied. Das Spiel ist aus, sobald niemand mehr im Verlies unterwegs ist.
guide-rescued-title = Bewusstlos, aber gerettet
guide-rescued = Du hast ein Artefakt und warst oberhalb der Tiefen: Deshalb zählt alles, was du hast. Nur die 20 Punkte fürs Entkommen [mastery] bekommst du nicht. In den Tiefen hättest du alles verloren.

## In zwei Minuten

summary-goal = Schleich ins Verlies, stiehl ein Artefakt und komm wieder hinaus. Wer entkommt, bekommt 20 Punkte; dazu zählen Artefakt, Marker, Gold und die Punkte auf den Karten. Die meisten Punkte gewinnen.
summary-resources = Was du am Zugende nicht genutzt hast, verfällt. Gold bleibt dir.
summary-row-dungeon = blau: kaufen
summary-map-title = Im Verlies
summary-map = Ein Tunnel kostet 1 Stiefel. Betrittst du einen Raum, darfst du 1 Marker nehmen: ein Versteck, ein Artefakt oder einen Affengötzen, der am Ende 5 Punkte bringt. Unter der Linie „Tiefen“ liegen die Tiefen.
summary-map-stairs = 2 Stiefel
summary-map-idol = 5 Punkte
summary-dragon-title = Klong! und der Drache
summary-dragon = Jedes Klong! legt einen deiner Steine bereit. Kommt eine Karte mit Drachensiegel neu in die Reihe, greift der Drache an: Alle bereitliegenden Steine wandern in den Beutel, dann werden einige gezogen. Schwarze tun nichts, deine sind je 1 Schaden. Wird ein Artefakt oder ein Drachenei genommen, rückt er ein Feld weiter; je weiter er kommt, desto mehr Steine zieht er.
summary-end-title = Hinaus, bevor es zu spät ist
summary-end = Mit einem Artefakt darfst du zum Eingang zurück; wer ihn erreicht, bekommt 20 Punkte. Bei 10 Schaden bist du bewusstlos: Oberhalb der Tiefen und mit Artefakt wirst du gerettet, und alles zählt außer den 20; sonst bekommst du nichts. Wer zuerst ausscheidet, rückt in jedem Zug eine Zinne vor: Dreimal greift der Drache an, immer stärker, dann werden alle bewusstlos, die noch im Verlies sind. Wer später ausscheidet, setzt nur noch aus.

## Zeichen

sign-skill-about = Damit kaufst du Karten und benutzt Werkzeuge.
sign-stairs = steile Treppe
sign-stairs-about = Dieser Tunnel kostet 2 Stiefel. Im gedruckten Spiel sind es Fußabdrücke.
sign-depths-about = Alles unter der Linie „Tiefen“. Wer hier bewusstlos wird, bekommt nichts; oberhalb wird gerettet, wer ein Artefakt hat. Auf einer Karte: nur dort zu haben.
sign-idol-about = Drei liegen im Affenschrein. Jeder bringt am Ende 5 Punkte; bei zwei Karten, Archäologe und Zwergischer Hausierer, hilft er außerdem.
sign-mastery-about = 20 Punkte für alle, die selbst entkommen; wer bewusstlos gerettet wird, bekommt ihn nicht.
sign-teleport-about = In einen benachbarten Raum, gleich welcher Tunnel dazwischenliegt.
sign-ornament = Zierde
sign-ornament-about = Schädel, Pilze, Truhen, Fässer und Fackeln auf dem Plan sind nur Zierde; in den Räumen zählt, was eine Münze, eine Zahl oder ein Zeichen von hier trägt.

## Hilfe zu jeder Frage

help-ask-turn = Spiele alle Handkarten aus. Der Knopf für harmlose Karten spielt alle zugleich, die nichts fragen und nichts kosten; er fehlt, solange eine Handkarte nach einer anderen fragen kann. Dazwischen und danach kannst du kaufen [skill], kämpfen [sword], gehen [boot] und auf einem Markt mit Gold einkaufen, so oft du es bezahlen kannst. Erst wenn deine Hand leer ist, kannst du den Zug beenden.
help-ask-take = Du hast einen Raum betreten und darfst 1 Marker daraus nehmen. Ein Artefakt bringt so viele Punkte, wie daran steht, und mit ihm darfst du hinaus; aber der Drache wird wütender, und du trägst nur eines, mit Rucksack [backpack] eines mehr. Ein Affengötze [idol] bringt 5 Punkte, ein Versteck [secret] siehst du erst danach. Du kannst auch verzichten.
help-ask-fetch = Du holst 1 Versteck aus einem Nachbarraum, ohne hinzugehen.
