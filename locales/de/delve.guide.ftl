### Was Raubzüge gemeinsam erklären; Zeichen stehen in eckigen Klammern.

## Die geführte erste Partie

guide-hand-title = Deine fünf Karten
guide-hand = So beginnt jeder Zug. Spiele sie alle aus, die Reihenfolge ist dir überlassen: Wähle eine nach der anderen. Ein Knopf spielt alle harmlosen zugleich, also solche, die nichts fragen und nichts kosten.
guide-noise-title = Klong! heißt Lärm
guide-noise = Macht eine Karte Klong! [noise], legst du einen Stein deiner Farbe in den Klong!-Bereich. Beim nächsten Angriff kommt er in den Beutel des Drachen. Jeder deiner Steine, den der Drache zieht, ist 1 Schaden für dich. Ein paar lagen schon zu Beginn bereit: 3 von dir, weil du anfängst, 2 und 1 von den anderen.
guide-buy-title = Einkaufen mit Talent
guide-buy = Der Preis steht unten rechts; eine gelbe Zahl oben rechts zählt am Ende als Punkte. Blaue Karten und der gelbe Vorrat kommen auf deinen Ablagestapel: Nutzen kannst du sie erst, wenn du sie später ziehst. Violette Werkzeuge wirken sofort. Rote Monster besiegst du mit Schwertern und bekommst ihre Belohnung.
guide-walk-title = Ein Stiefel, ein Tunnel
guide-monster-title = Augen im Dunkeln
guide-monster = In einem Tunnel vor dir lauern Monster [monster]. Gehst du hindurch, macht jedes 1 Schaden. Ein Schwert [sword] wehrt eines ab.
guide-lock-title = Ein Schloss
guide-crystal-title = Kristallhöhlen
guide-crystal = Wer eine Kristallhöhle [crystal] betritt, geht in diesem Zug nicht weiter: Stiefel [boot] helfen dir erst im nächsten Zug wieder. Kaufen und kämpfen kannst du noch.
guide-end-title = Zug beenden
guide-end = Alle Karten sind gespielt. Kauf und geh noch, was du willst und bezahlen kannst; dann wähle „Zug beenden“: Was übrig ist, verfällt, du ziehst 5 neue Karten (ist dein Stapel leer, wird der Ablagestapel gemischt), und die Reihe wird aufgefüllt. Trägt eine neue Karte das Drachensiegel [dragon], greift der Drache an.
guide-attack-title = Der Drache hat angegriffen
guide-attack = Zuerst kamen alle Steine aus dem Klong!-Bereich in den Beutel. Dann hat er so viele gezogen, wie seine Zornesleiste sagt, und 1 mehr für jede Gefahr-Karte [danger] in der Reihe. Schwarze Steine tun nichts, farbige verletzen. Wer leise ist, hat weniger Steine im Beutel.
guide-health-title = Du bist verletzt
guide-health = Jeder Schaden nimmt dir 1 Leben. Bei 10 Schaden bist du bewusstlos. Dann zählen deine Punkte nur, wenn du ein Artefakt hast und nicht mehr in den Tiefen bist. Räume mit Herz [heart] und Heiltränke [potion] heilen.
guide-weak-title = Nur noch wenig Leben!
guide-weak = Der nächste Angriff kann der letzte sein. Heile dich in Räumen mit Herz [heart] oder mit einem Heiltrank [potion], mach kein Klong! [noise], und kehr um: Wer in den Tiefen [depths] oder ohne Artefakt bewusstlos wird, verliert alles.
guide-trash-title = Eine Karte loswerden
guide-trash = Was du entsorgst, verlässt deinen Kartensatz für immer. Nimm eine schwache Startkarte, am besten Stolpern, wenn es dabei ist, sonst Plündern: Dann ziehst du die guten Karten öfter. Was du gekauft hast und was Punkte bringt, behältst du lieber.
guide-undo-title = Zurücknehmen: wie lange?
guide-undo = „Rückgängig“ nimmt deine letzte Wahl zurück, auch mehrmals hintereinander: Karten, Käufe, Kämpfe, Wege. Endgültig wird alles, sobald du etwas Verborgenes siehst, also eine Karte ziehst oder etwas Verdecktes umdrehst, und wenn du den Zug beendest.
guide-artifact-title = Du hast ein Artefakt!
guide-out-title = Es wird eng

## In zwei Minuten

summary-goal-title = Worum es geht
summary-goal-artifact = ein Artefakt
summary-goal-mastery = entkommen: 20
summary-goal-gold = Gold: je 1
summary-turn-title = Dein Zug
summary-turn-skill = Talent
summary-turn-boot = Stiefel
summary-turn-noise = Klong!
summary-resources-title = Drei Zeichen
summary-resources-sword = Schwerter kämpfen
summary-resources-boot = Stiefel gehen
summary-row-title = Die Karten in der Mitte
summary-row-reserve = gelb: immer da
summary-row-device = violett: wirkt sofort
summary-row-monster = rot: bekämpfen
summary-map-monster = 1 Schaden
summary-map-crystal = Halt für diesen Zug
summary-map-heart = heilt 1
summary-map-market = Waren für 7 Gold
summary-dragon-noise = Klong!
summary-dragon-quiet = leise
summary-dragon-dragon = Angriff
summary-dragon-danger = 1 Stein mehr
summary-end-mastery = entkommen
summary-end-depths = Tiefen
summary-turn = Du spielst alle 5 Handkarten aus, in beliebiger Reihenfolge. Dazwischen und danach kaufst, kämpfst und gehst du, solange es reicht. Am Ende legst du alles ab und ziehst 5 neue. Ist dein Stapel leer, wird der Ablagestapel gemischt.
summary-resources-skill = Talent kauft
summary-row = Der Preis steht unten rechts, Punkte stehen oben rechts. Gekauftes kommt auf den Ablagestapel und hilft erst, wenn du es ziehst.
summary-map-footprints = 2 Stiefel
summary-map-lock = nur mit Schlüssel
summary-undo-title = Rückgängig
summary-undo = Was du in deinem Zug gewählt hast, kannst du der Reihe nach zurücknehmen, bis etwas Verborgenes gezogen oder aufgedeckt wird oder dein Zug endet. Sind mehrere Menschen am Tisch, gilt eine ausgespielte Karte sofort, wenn ihr nichts anderes eingestellt habt.
summary-undo-draw = gezogen: Dann gilt alles

## Zeichen

sign-skill = Talent
sign-sword = Schwert
sign-sword-about = Damit besiegst du Monster in der Reihe und wehrst Monster in Tunneln ab.
sign-boot = Stiefel
sign-boot-about = 1 Stiefel bringt dich durch 1 Tunnel.
sign-gold = Gold
sign-gold-about = Bleibt dir, bezahlt Waren auf dem Markt und zählt am Ende je 1 Punkt.
sign-noise = Klong!
sign-noise-about = Lege einen eigenen Stein in den Klong!-Bereich; beim nächsten Angriff kommt er in den Beutel.
sign-quiet = Minus-Klong!
sign-quiet-about = Hol eigene Steine aus dem Klong!-Bereich zurück. Liegen dort zu wenige, hast du den Rest gut: So viel Klong! machst du in diesem Zug später nicht.
sign-heart = Heilung
sign-heart-about = Nimm 1 Schaden von deiner Lebensleiste; in Räumen mit Herz beim Betreten.
sign-draw = Karten ziehen
sign-draw-about = Zieh so viele Karten nach; auch sie spielst du in diesem Zug aus.
sign-dragon = Drachenangriff
sign-dragon-about = Kommt diese Karte neu in die Reihe, greift der Drache an.
sign-danger = Gefahr
sign-danger-about = Solange die Karte in der Reihe liegt, zieht jeder Angriff 1 Stein mehr.
sign-monster = Monster im Tunnel
sign-monster-about = 1 Schaden beim Durchgehen; jedes eingesetzte Schwert verhindert 1.
sign-lock = Schloss
sign-arrow = Pfeil
sign-crystal = Kristallhöhle
sign-crystal-about = Hier enden deine Schritte für diesen Zug.
sign-depths = Tiefen
sign-depths-about = Alles unter der Linie „Tiefen“. Wer hier bewusstlos wird, hat verloren. Auf einer Karte: nur dort zu haben.
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
sign-backpack = Rucksack
sign-backpack-about = Ware vom Markt: Platz für 1 Artefakt mehr, und 5 Punkte.
sign-potion = Trank
sign-potion-about = Einmal zu trinken, in deinem Zug.
sign-mastery = Meisterdiebmarker
sign-mastery-about = 20 Punkte für alle, die entkommen.
sign-teleport = Teleport
sign-trash = Entsorgen
sign-trash-about = Eine Karte verlässt deinen Kartensatz für immer: gut gegen schwache Startkarten.
sign-lock-about = Nur mit dem Generalschlüssel; ihn gibt es auf dem Markt.
sign-arrow-about = Nur in dieser Richtung.
sign-key = Generalschlüssel
sign-key-about = Ware vom Markt: öffnet alle Schlösser und bringt 5 Punkte.

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

help-ask-either = Die Karte lässt dir die Wahl. Was blass ist, wäre gerade nicht möglich.
help-ask-discard = Wirfst du eine Handkarte ab, ohne sie zu spielen, bekommst du dafür, was auf der Karte steht. Am besten eine schwache, etwa Stolpern.
help-ask-trash = Die Karte, die du wählst, verlässt deinen Kartensatz für immer. Zur Wahl steht, was du in diesem Zug gespielt hast und was auf deinem Ablagestapel liegt. Am besten eine schwache: Stolpern oder Plündern. So ziehst du gute Karten öfter.
help-ask-replace = Die gewählte Karte verlässt die Reihe, eine neue kommt. Der Drache greift dabei nicht an. Räum eine Gefahr [danger] weg, oder etwas, das andere wollen.
