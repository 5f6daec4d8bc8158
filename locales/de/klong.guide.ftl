### Klong! erklärt: der Begleiter der ersten Partie, das Spiel in zwei Minuten, Zeichen, Kartengruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.

## Die geführte erste Partie

guide-welcome-title = Willkommen im Verlies
guide-welcome = Du stehst oben am Eingang. Dein Ziel: ein Artefakt [artifact] stehlen und wieder hinauskommen, bevor der Drache dich bewusstlos macht. Dann gewinnt, wer die meisten Punkte hat: Artefakt, Beute, Gold, Karten und 20 fürs Entkommen.
guide-hand-title = Deine fünf Karten
guide-hand = So beginnt jeder Zug. Spiele sie alle aus, die Reihenfolge ist dir überlassen: Tippe auf eine Karte.
guide-symbols-title = Drei Zeichen tragen dich
guide-symbols = [skill] Talent kauft neue Karten, [sword] Schwerter besiegen Monster, [boot] Stiefel bringen dich durch Tunnel. Hier steht, was du in diesem Zug noch hast. Am Zugende verfällt der Rest.
guide-noise-title = Klong! heißt Lärm
guide-noise = Macht eine Karte Klong! [noise], legst du einen Stein deiner Farbe in den Klong!-Bereich. Beim nächsten Angriff kommt er in den Beutel des Drachen. Jeder deiner Steine, den der Drache zieht, ist 1 Schaden für dich.
guide-buy-title = Einkaufen mit Talent
guide-buy = Der Preis steht unten rechts. Blaue Karten und der gelbe Vorrat kommen auf deinen Ablagestapel: Nutzen kannst du sie erst, wenn du sie später ziehst. Violette Werkzeuge wirken sofort. Rote Monster besiegst du mit Schwertern und bekommst ihre Belohnung.
guide-why-title = Noch nicht?
guide-why = Was blass ist, geht gerade nicht. Tippe trotzdem darauf: Dann steht da, was dir fehlt.
guide-walk-title = Ein Stiefel, ein Tunnel
guide-walk = Die leuchtenden Räume erreichst du jetzt. Ein Tunnel kostet 1 [boot], mit einer Treppe 2. Augen im Dunkeln sind Monster [monster]: jedes 1 Schaden, ein Schwert [sword] hält es auf. Ein Gitter mit Schloss [lock] öffnet nur der Schlüssel, und Winkel zeigen die einzige Richtung. In einer Kristallhöhle [crystal] enden deine Schritte.
guide-end-title = Zug beenden
guide-end = Alle Karten sind gespielt. Wenn du nichts mehr tun willst, beende den Zug: Du ziehst 5 neue Karten (ist dein Stapel leer, wird der Ablagestapel gemischt), und die Reihe wird aufgefüllt. Trägt eine neue Karte das Drachensiegel [dragon], greift der Drache an.
guide-attack-title = Der Drache hat angegriffen
guide-attack = Zuerst kamen alle Steine aus dem Klong!-Bereich in den Beutel. Dann hat er so viele gezogen, wie seine Zornesleiste sagt, und 1 mehr für jede Gefahr-Karte [danger] in der Reihe. Schwarze Steine tun nichts, farbige verletzen. Wer leise ist, hat weniger Steine im Beutel.
guide-health-title = Du bist verletzt
guide-health = 10 Schaden, und du bist bewusstlos. Dann zählen deine Punkte nur, wenn du ein Artefakt hast und nicht mehr in den Tiefen bist. Räume mit Herz [heart] und Heiltränke [potion] heilen.
guide-secret-title = Was in den Räumen liegt
guide-secret = Betrittst du einen Raum, darfst du 1 Marker daraus nehmen. Verstecke [secret] siehst du erst danach: Gold, Tränke, Kelche, Dracheneier. Einmal nehmen je Betreten.
guide-market-title = Gold und Markt
guide-market = Gold [gold] verfällt nicht und zählt am Ende je 1 Punkt. In Räumen mit Markt [market] kaufst du für je 7 Gold: einen Schlüssel [key], einen Rucksack [backpack] für ein zweites Artefakt oder eine Krone [crown].
guide-depths-title = Wie tief wagst du dich?
guide-depths = Unter der Linie „Tiefen“ liegen die wertvollsten Artefakte; die Zahl daran sind Punkte. Wer dort unten bewusstlos wird, verliert alles. Rechne den Rückweg mit ein: Kehr lieber einen Zug zu früh um.
guide-artifact-title = Du hast ein Artefakt!
guide-artifact = Mehr als eines trägst du nicht, außer mit Rucksack [backpack]. Der Drache ist wütender geworden und zieht bei Angriffen mehr Steine. Erst mit Artefakt darfst du hinaus: Zurück zum Eingang, dort warten 20 Punkte.
guide-parapet-title = Es wird eng
guide-parapet = Sobald die erste Person draußen oder bewusstlos ist, läuft die Zeit: In jedem ihrer Züge greift der Drache an, jedes Mal stärker. Beim vierten Mal werden alle bewusstlos, die noch im Verlies sind. Wer schon entkommen ist, dem geschieht nichts mehr.

## In zwei Minuten

summary-goal-title = Worum es geht
summary-goal = Schleich ins Verlies, stiehl ein Artefakt und komm wieder hinaus. Wer entkommt, bekommt 20 Punkte; dazu zählen Artefakt, Marker, Gold und die Punkte auf den Karten. Die meisten Punkte gewinnen.
summary-goal-artifact = ein Artefakt
summary-goal-mastery = entkommen: 20
summary-goal-gold = Gold: je 1
summary-turn-title = Dein Zug
summary-turn = Du spielst alle 5 Handkarten aus, in beliebiger Reihenfolge. Dazwischen und danach kaufst, kämpfst und gehst du, solange es reicht. Am Ende legst du alles ab und ziehst 5 neue. Ist dein Stapel leer, wird der Ablagestapel gemischt.
summary-turn-skill = Talent
summary-turn-boot = Stiefel
summary-turn-noise = Klong!
summary-resources-title = Drei Zeichen
summary-resources = Was du am Zugende nicht genutzt hast, verfällt. Gold bleibt dir.
summary-resources-skill = Talent kauft
summary-resources-sword = Schwerter kämpfen
summary-resources-boot = Stiefel gehen
summary-row-title = Die Karten in der Mitte
summary-row = Der Preis steht unten rechts, Punkte stehen oben rechts. Gekauftes kommt auf den Ablagestapel und hilft erst, wenn du es ziehst.
summary-row-dungeon = blau: kaufen
summary-row-reserve = gelb: immer da
summary-row-device = violett: wirkt sofort
summary-row-monster = rot: bekämpfen
summary-map-title = Im Verlies
summary-map = Ein Tunnel kostet 1 Stiefel. Betrittst du einen Raum, darfst du 1 Marker nehmen. Unter der Grasnarbe liegen die Tiefen.
summary-map-stairs = 2 Stiefel
summary-map-monster = 1 Schaden
summary-map-lock = nur mit Schlüssel
summary-map-crystal = Halt für diesen Zug
summary-map-heart = heilt 1
summary-map-market = Waren für 7 Gold
summary-dragon-title = Klong! und der Drache
summary-dragon = Jedes Klong! legt einen deiner Steine bereit. Kommt eine Karte mit Drachensiegel neu in die Reihe, greift der Drache an: Alle bereitliegenden Steine wandern in den Beutel, dann werden einige gezogen. Schwarze tun nichts, deine sind je 1 Schaden. Wird ein Artefakt oder ein Drachenei genommen, zieht er künftig mehr.
summary-dragon-noise = Klong!
summary-dragon-quiet = leise
summary-dragon-dragon = Angriff
summary-dragon-danger = 1 Stein mehr
summary-end-title = Hinaus, bevor es zu spät ist
summary-end = Mit einem Artefakt darfst du zum Eingang zurück. Bei 10 Schaden bist du bewusstlos: Mit Artefakt und oberhalb der Tiefen zählen deine Punkte noch, sonst hast du verloren. Ist jemand draußen, greift der Drache in jedem Zug dieser Person an; nach dem vierten ist für alle anderen Schluss.
summary-end-mastery = entkommen
summary-end-depths = Tiefen

## Zeichen

sign-skill = Talent
sign-skill-about = Damit kaufst du Karten und benutzt Werkzeuge.
sign-sword = Schwert
sign-sword-about = Damit besiegst du Monster in der Reihe und wehrst Monster in Tunneln ab.
sign-boot = Stiefel
sign-boot-about = 1 Stiefel bringt dich durch 1 Tunnel.
sign-gold = Gold
sign-gold-about = Bleibt dir, bezahlt Waren auf dem Markt und zählt am Ende je 1 Punkt.
sign-noise = Klong!
sign-noise-about = Lege einen eigenen Stein in den Klong!-Bereich; beim nächsten Angriff kommt er in den Beutel.
sign-quiet = Minus-Klong!
sign-quiet-about = Hol eigene Steine aus dem Klong!-Bereich zurück; was fehlt, hebt Klong! dieses Zuges auf.
sign-heart = Heilung
sign-heart-about = Nimm 1 Schaden von deiner Lebensleiste; in Räumen mit Herz beim Betreten.
sign-draw = Karten ziehen
sign-draw-about = Zieh so viele Karten nach; auch sie spielst du in diesem Zug aus.
sign-dragon = Drachenangriff
sign-dragon-about = Kommt diese Karte neu in die Reihe, greift der Drache an.
sign-danger = Gefahr
sign-danger-about = Solange die Karte in der Reihe liegt, zieht jeder Angriff 1 Stein mehr.
sign-stairs = steile Treppe
sign-stairs-about = Dieser Tunnel kostet 2 Stiefel.
sign-monster = Monster im Tunnel
sign-monster-about = 1 Schaden beim Durchgehen; jedes eingesetzte Schwert verhindert 1.
sign-lock = Schloss
sign-lock-about = Nur mit dem Generalschlüssel; ihn gibt es auf dem Markt.
sign-arrow = Pfeil
sign-arrow-about = Nur in dieser Richtung.
sign-crystal = Kristallhöhle
sign-crystal-about = Hier enden deine Schritte für diesen Zug.
sign-depths = Tiefen
sign-depths-about = Alles unter der Grasnarbe. Wer hier bewusstlos wird, hat verloren. Auf einer Karte: nur dort zu haben.
sign-market = Markt
sign-market-about = Hier kaufst du Waren für je 7 Gold.
sign-artifact = Artefakt
sign-artifact-about = Sein Wert sind Punkte. Du trägst nur eines, mit Rucksack eines mehr.
sign-secret = Versteck
sign-secret-about = Ein verdeckter Marker, klein oder groß; du siehst ihn, wenn du ihn genommen hast.
sign-idol = Affengötze
sign-idol-about = Liegt im Affenschrein, bringt 5 Punkte und hilft manchen Karten.
sign-crown = Krone
sign-crown-about = Ware vom Markt: 10, 9 oder 8 Punkte, die wertvollste zuerst.
sign-key = Generalschlüssel
sign-key-about = Ware vom Markt: öffnet alle Schlösser und bringt 5 Punkte.
sign-backpack = Rucksack
sign-backpack-about = Ware vom Markt: Platz für 1 Artefakt mehr, und 5 Punkte.
sign-potion = Trank
sign-potion-about = Einmal zu trinken, in deinem Zug.
sign-mastery = Meisterdiebmarker
sign-mastery-about = 20 Punkte für alle, die entkommen.
sign-teleport = Teleport
sign-teleport-about = In einen benachbarten Raum, gleich welcher Tunnel dazwischenliegt.
sign-trash = Entsorgen
sign-trash-about = Eine Karte verlässt deinen Kartensatz für immer: gut gegen schwache Startkarten.

## Kartengruppen

gallery-starter = Startkarten, für jeden Platz
gallery-reserve = Vorrat
gallery-companion = Begleiter
gallery-item = Gegenstände
gallery-action = Aktionen
gallery-gem = Edelsteine
gallery-device = Werkzeuge
gallery-monster = Monster
gallery-artifact = Artefakte
gallery-goods = Waren des Marktes
gallery-major = Große Verstecke
gallery-minor = Kleine Verstecke
gallery-other = Götzen und Meisterdiebmarker

## Hilfe zu jeder Frage

help-ask-turn = Spiele alle Handkarten aus. Dazwischen und danach kannst du kaufen [skill], kämpfen [sword], gehen [boot] und auf einem Markt mit Gold einkaufen, so oft du es bezahlen kannst. Erst wenn deine Hand leer ist, kannst du den Zug beenden.
help-ask-take = Du hast einen Raum betreten und darfst 1 Marker daraus nehmen. Ein Artefakt kannst du nur einmal tragen, und der Drache wird wütender; dafür darfst du danach hinaus. Du kannst auch verzichten.
help-ask-either = Die Karte lässt dir die Wahl. Was blass ist, wäre gerade nicht möglich.
help-ask-discard = Wirfst du eine Handkarte ab, ohne sie zu spielen, bekommst du dafür, was auf der Karte steht. Am besten eine schwache, etwa Stolpern.
help-ask-trash = Die Karte, die du wählst, verlässt deinen Kartensatz für immer. Am besten eine schwache: Stolpern oder Plündern. So ziehst du gute Karten öfter.
help-ask-replace = Die gewählte Karte verlässt die Reihe, eine neue kommt. Der Drache greift dabei nicht an. Räum eine Gefahr [danger] weg, oder etwas, das andere wollen.
help-ask-fetch = Du holst 1 Versteck aus einem Nachbarraum, ohne hinzugehen.
