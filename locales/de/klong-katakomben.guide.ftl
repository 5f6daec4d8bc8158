### Klong! Katakomben erklärt: die Hinweise der ersten Partie, das Spiel in zwei Minuten, Zeichen, Kartengruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.
### with delve.guide

## Die geführte erste Partie

guide-welcome-title = Willkommen in den Katakomben
guide-welcome = Du stehst in der Gruft. Dein Ziel: ein Artefakt [artifact] finden und mit ihm hierher zurückkommen, bevor der Drache dich bewusstlos macht. Dann gewinnt, wer die meisten Punkte hat: Artefakt, Beute, Gold, Karten und 20 fürs Entkommen. Was die Zeichen bedeuten, zeigt dir jederzeit das „?“.
guide-walk = Ein Tunnel kostet 1 [boot], mit Fußabdrücken und einer 2 [footprints] aber 2. Leuchtet ein Raum, erreichst du ihn gerade; daran steht, was der Weg kostet. Wo ein Tunnel am Rand mit „?“ endet, wartet das Unbekannte. Was sonst in Tunneln steht, erkläre ich dir, wenn du davorstehst.
guide-lock = Ein Schloss [lock] kostet beim Durchgehen einen Dietrich [pick] und ist dann für alle offen. Dietriche sind knapp: Auch Truhen, Bibliotheken und Gefängnisse brauchen je einen.
guide-portal-title = Von Portal zu Portal
guide-portal = Im Verlies sind nun mehrere Portale [portal]. Für 1 Stiefel [boot] gehst du in eines hinein und kommst aus einem anderen deiner Wahl wieder heraus, gleich wie weit es entfernt ist.
guide-arrow-title = Ein Pfeil im Tunnel
guide-arrow = Durch einen Tunnel mit Pfeil [arrow] gehst du nur in seiner Richtung. Zurück musst du einen anderen Weg nehmen, teleportieren [teleport] oder eine Katakombenkarte haben.
guide-discover-title = Du entdeckst ein Plättchen
guide-discover = Das Verlies wächst, wohin du gehst. Dreh das Plättchen, wie du willst, und leg es an: Was auf seiner Hälfte des Tunnels steht, kostet es dich noch. Reicht es nicht, dreh es anders herum oder hol dir vorher, was fehlt: Karten spielen, nehmen und kämpfen darfst du noch.
guide-pick-title = Hier ist etwas zu tun
guide-pick = Wähle deinen Raum. Eine Truhe, eine Bibliothek oder ein Gefängnis knackst du mit 1 Dietrich [pick]: Das bringt dir ein großes Versteck [secret], ein Zauberbuch (7 Punkte) oder 2 Gefangene [prisoner]. Einen Tunnelschrein [wayshrine] markierst du mit einem deiner Steine, jeden nur einmal: Der erste bringt 1 Gold, der zweite 2, der dritte 3.
guide-market-title = Gold und Markt
guide-market = Gold [gold] verfällt nicht und zählt am Ende je 1 Punkt. In Räumen mit Markt [market] kostet alles 7 Gold; die Zahlen auf den roten Bändern sind Punkte: ein Rucksack [backpack] für ein zweites Artefakt, eine Diebesausrüstung mit 2 Dietrichen [pick], ein Blutamulett, das 2 Schaden heilt, aber erst ab 5 Schaden zu haben ist, oder eine Krone [crown] für 10, 9 oder 8 Punkte.
guide-prisoner-title = Befreite Gefangene
guide-prisoner = Gefangene [prisoner] bleiben bei dir. Manche helfen sofort, viele bringen am Ende 2 oder 3 Punkte. Andere haben eine Bedingung: Prinz und Prinzessin bringen 5 mit einer Krone [crown], der Mönch 1 für jeden Schrein, den du markiert hast. Zeig auf eine gefangene Person, und du liest, was sie wert ist.
guide-encounter-title = Eine Begegnung
guide-encounter = Was auf einer Karte hinter „Begegnung“ steht, geschieht einmal, sobald sie in die Reihe kommt, für alle: Es gibt Klong! [noise], schwarze Steine kommen in den Beutel zurück, oder Plättchen drehen sich, und ihre Tunnel führen danach woandershin.
guide-ghost-title = Ein Geist ist erwacht
guide-ghost = Das aufgedeckte Plättchen ist heimgesucht: Ein weißer Stein [ghost] liegt nun im Klong!-Bereich und kommt beim nächsten Angriff in den Beutel. Zieht der Drache ihn, nehmen alle im Verlies 1 Schaden, und er kommt zurück: So wird jeder Angriff gefährlicher.
guide-depths-title = Jetzt kommen die Tiefen
guide-depths = Die vier sicheren Plättchen sind aufgedeckt. Alle weiteren gehören zu den Tiefen [depths], und die obere Hälfte des Startplättchens auch. Dort liegen die Artefakte, aber wer dort bewusstlos wird, verliert alles. Rechne den Rückweg mit ein.
guide-artifact-title = Ein Artefakt ist gefunden
guide-artifact = Bist du in seinem Raum, wähle ihn, um das Artefakt [artifact] zu nehmen. Du trägst nur eines, außer mit Rucksack [backpack], und darfst es auch liegen lassen, um ein wertvolleres zu suchen. Nimmst du es, rückt der Drache ein Feld weiter, und du darfst in die Gruft zurück: Dort warten 20 Punkte.
guide-out = Wer mit einem Artefakt in die Gruft kommt, ist in Sicherheit und hat nach diesem Zug keine Züge mehr. Ist dieser Platz an der Reihe, zieht stattdessen der Drache jedes Mal 4 Steine. Dasselbe gilt für alle, die bewusstlos sind. Wer dann noch unten ist, sollte sich beeilen.

## In zwei Minuten

summary-goal = Steig in die Katakomben, stiehl ein Artefakt und komm zur Gruft zurück. Wer entkommt, bekommt 20 Punkte; dazu zählen Artefakt, Marker, Gold und die Punkte auf den Karten. Die meisten Punkte gewinnen.
summary-turn = Du spielst alle 5 Handkarten aus, in beliebiger Reihenfolge. Dazwischen und danach nimmst du Karten, kämpfst und gehst, solange es reicht. Am Ende legst du alles ab und ziehst 5 neue. Ist dein Stapel leer, wird der Ablagestapel gemischt.
summary-resources = Was du am Zugende nicht genutzt hast, verfällt. Gold und Dietriche bleiben dir.
summary-resources-skill = Talent nimmt Karten
summary-row = Der Preis steht unten rechts, Punkte stehen oben rechts. Neue Karten kommen auf den Ablagestapel und helfen erst, wenn du sie ziehst.
summary-row-dungeon = blau: nehmen
summary-tiles-title = Das Verlies wächst
summary-tiles = Gehst du über einen Rand, deckst du ein Plättchen auf, drehst es und legst es an. Die ersten vier sind sicher, alle anderen gehören zu den Tiefen. Portale führen für 1 Stiefel zu jedem anderen Portal.
summary-tiles-tile = entdecken
summary-tiles-portal = von Portal zu Portal
summary-tiles-depths = Tiefen
summary-map-title = Tunnel und Räume
summary-map = Ein Tunnel kostet 1 Stiefel. Ein Artefakt nimmst du, wann du willst, solange du in seinem Raum bist. Belohnungen von Räumen bekommst du beim Betreten, jede einmal im Zug.
summary-map-lock = 1 Dietrich, dann offen
summary-picks-title = Dietriche und Schreine
summary-picks = Du beginnst mit 3 Dietrichen. Jede Truhe, jede Bibliothek und jedes Gefängnis lässt sich nur einmal knacken. Für den ersten Tunnelschrein, den du markierst, gibt es 1 Gold, für jeden weiteren 1 mehr.
summary-picks-pick = Dietrich
summary-picks-chest = Truhe: großes Versteck
summary-picks-library = Bibliothek: Zauberbuch
summary-picks-prison = Gefängnis: 2 Gefangene
summary-picks-wayshrine = markieren: Gold
summary-dragon-title = Klong!, Drache und Geister
summary-dragon = Jedes Klong! legt einen deiner Steine bereit. Kommt eine Karte mit Drachensiegel neu in die Reihe, greift der Drache an: Alle bereitliegenden Steine wandern in den Beutel, dann werden einige gezogen. Schwarze tun nichts, deine sind je 1 Schaden, und ein Geist trifft alle. Wird ein Artefakt, ein Drachenei oder ein Abenteurer genommen, rückt er ein Feld weiter; je weiter er kommt, desto mehr Steine zieht er.
summary-dragon-ghost = trifft alle
summary-end-title = Zurück zur Gruft
summary-end = Mit einem Artefakt darfst du in die Gruft zurück. Bei 10 Schaden bist du bewusstlos: Mit Artefakt und außerhalb der Tiefen zählen deine Punkte noch, sonst hast du 0. Wer draußen oder bewusstlos ist, hat keine Züge mehr: Stattdessen zieht der Drache 4 Steine, in einer Partie zu zweit 6.

## Zeichen

sign-skill-about = Damit nimmst du Karten und benutzt Werkzeuge.
sign-ghost = Geist
sign-ghost-about = Wird er gezogen, nehmen alle 1 Schaden; dann kommt er in den Klong!-Bereich zurück.
sign-footprints = Fußabdrücke
sign-footprints-about = Dieser Tunnel kostet 2 Stiefel.
sign-lock-about = Kostet beim Durchgehen 1 Dietrich und ist dann für alle offen.
sign-pick = Dietrich
sign-pick-about = Öffnet ein Schloss oder knackt eine Truhe, eine Bibliothek, ein Gefängnis; dann ist er verbraucht.
sign-arrow-about = Nur in dieser Richtung; mit einer Katakombenkarte in beiden.
sign-tile = Plättchen
sign-tile-about = Wer über einen Rand geht, deckt das nächste auf, dreht es und legt es an.
sign-portal = Portal
sign-portal-about = Hinein und aus einem anderen Portal hinaus, für 1 Stiefel.
sign-wayshrine = Tunnelschrein
sign-wayshrine-about = Markiere ihn mit einem Stein: so viel Gold, wie du Tunnelschreine markiert hast.
sign-depths-about = Alle Plättchen nach den ersten vier und die obere Hälfte des Startplättchens. Wer hier bewusstlos wird, hat 0 Punkte. Auf einer Karte: nur dort zu haben.
sign-prisoner = Gefangener
sign-prisoner-about = Aus einem Gefängnis befreit; hilft sofort oder bringt am Ende Punkte. Wie viele, steht bei jeder gefangenen Person.
sign-teleport-about = In einen benachbarten Raum, gleich welcher Tunnel dazwischenliegt; auch ins Unbekannte.

## Kartengruppen

gallery-prisoner = Gefangene

## Hilfe zu jeder Frage

help-ask-turn = Spiele alle Handkarten aus. Dazwischen und danach kannst du Karten nehmen [skill], kämpfen [sword], gehen [boot], knacken [pick] und auf einem Markt mit Gold einkaufen, so oft du es bezahlen kannst. Erst wenn deine Hand leer ist, kannst du den Zug beenden.
help-ask-orient = Dreh das Plättchen, bis dir der Weg gefällt, und leg es an. Zu Fuß zahlst du, was beide Hälften des Tunnels zeigen. Fehlt dir etwas, kannst du vorher noch Karten spielen, nehmen, kämpfen oder einen Trank trinken.
help-ask-react = Ein Geist wurde gezogen. Ein Turmalin, den du aus der Hand abwirfst, hält einen Geist von dir ab, und du ziehst 1 Karte. Gefragt werden alle, die irgendwo einen Turmalin besitzen, auch wenn er gerade nicht auf der Hand ist: Sonst wüssten die anderen, wer einen auf der Hand hält.
help-ask-rotate = Du stehst allein auf deinem Plättchen und musst es drehen. Alles darauf dreht sich mit, und die Tunnel führen danach woandershin.
help-ask-jump = Wähle den Raum, in dem du ankommst. Symbole im Tunnel gelten nicht, und was der Raum beim Betreten gibt, bekommst du.
help-ask-place = Wähle, an welcher Kante deines Plättchens das neue liegen soll. Erst danach siehst du es.
help-ask-mark = Du markierst einen Tunnelschrein, als stündest du dort: 1 Stein, und Gold für jeden, den du schon markiert hast.
help-ask-ware = Du nimmst eine Ware umsonst. Das Blutamulett braucht auch jetzt 5 Schaden, und die beste Krone kommt zuerst.
help-ask-steal = Wähle eine Karte der Verliesreihe oder ein Werkzeug. Talent zahlst du nicht, andere Kosten schon.
