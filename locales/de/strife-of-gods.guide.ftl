### Strife of Gods erklärt: die Hinweise der ersten Partie, das Spiel in zwei Minuten, Zeichen, Kartengruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.

## Die geführte erste Partie

guide-welcome-title = Willkommen im Streit der Götter
guide-welcome = Im Kreis liegen immer 32 Karten, gleich wie viele ihr seid: Zahlen von 1 bis 5 in vier Farben, dazwischen Champions. In jeder Runde nehmt ihr reihum je vier. Am Rundenende gewinnt eine Farbe: die der niedrigsten Karte am Rand einer Lücke. Wer von dieser Farbe die höchste Summe hat, bekommt den goldenen Schild [gold].
guide-take-title = Hoch sammeln, niedrig liegen lassen
guide-take = Solange es weniger als drei Lücken gibt, darfst du jede Zahlenkarte nehmen. Wo sie lag, bleibt eine Lücke, und ihre beiden Nachbarn liegen dann am Rand. Nimm also eine hohe Zahl, am besten eine, neben der eine niedrige derselben Farbe liegt.
guide-gap-title = Lücken entscheiden
guide-gap = Die Karten am Rand einer Lücke heißen Lückenkarten. Die niedrigste Zahl unter ihnen bestimmt am Rundenende die Gewinnerfarbe. Teilen sich mehrere die niedrigste Zahl, gewinnen alle ihre Farben. Ab drei Lücken darfst du nur noch vom Rand einer Lücke nehmen; was daneben lag, wird zur Lückenkarte.
guide-leading-title = Wie es gerade steht
guide-leading = Hier siehst du, welche Farbe jetzt gewinnen würde, und bei jeder Auslage, was davon zählt: nur die Zahlen dieser Farbe, alles andere nichts. Jede Karte, die jemand nimmt, legt neue Lückenkarten frei: Das kann alles drehen.
guide-undo-title = Zurücknehmen: wie lange?
guide-undo = „Rückgängig“ nimmt deine letzte Wahl zurück, mit allem, was Bots seither getan haben; auch mehrmals hintereinander. Endgültig ist sie, sobald jemand eine Karte vom Stapel gezogen hat, ein neuer Kreis liegt oder nach dir ein anderer Mensch gewählt hat.
guide-champion-title = Champions
guide-champion = Die dunklen Karten mit einem Bild sind Champions. Nehmen darfst du sie nur am Rand einer Lücke. Ein Champion hat keine Zahl, aber einen Effekt, den du sofort ausführst; ist er gar nicht möglich, verfällt er. Manche treffen die Karten der anderen, auch deine. Was einer tut, liest du, wenn du mit der Maus auf ihn zeigst, ohne zu klicken, oder ihn mit dem Finger antippst.
guide-plan-title = Störende Karten wegräumen
guide-plan = Du willst hohe Zahlen einer Farbe vor dir haben, und von derselben Farbe die niedrigste Zahl am Rand einer Lücke. Nimm darum auch Karten, nur um eine störende 1 wegzuräumen oder eine günstige freizulegen. Und wenn zwei Lücken zusammenwachsen, sind es wieder weniger: Unter drei darfst du wieder überall nehmen.
guide-scored-title = Die Runde ist gewertet
guide-scored = Die höchste Summe bekam Gold [gold] mit 3 Punkten, die zweite Silber [silver] mit 2, die dritte Bronze [bronze] mit 1. Wer keine Karte der Gewinnerfarbe hat, geht leer aus. Jetzt liegt ein neuer Kreis, und alle Auslagen sind leer. Hier siehst du die Wertung noch einmal.
guide-start-title = Der Startplatz wandert
guide-start = Die Fahne [flag] zeigt, wer beginnt; jede Runde jemand anderes. Bei gleicher Summe liegt vorn, wer ab der Fahne reihum zuerst kommt.
guide-centre-title = Die Mitte
guide-centre = Manche Champions legen eine Zahlenkarte in die Mitte des Kreises. Dort zählt sie als Lückenkarte und kann die Gewinnerfarbe bestimmen. Nur die neueste Karte dort ist aktiv.
guide-blocked-title = Blockiert
guide-blocked = Eine blockierte Karte [lock] liegt verdeckt und zählt nicht, weder im Kreis noch in deiner Auslage. Bewegen darf sie bis zum Ende der Runde niemand.
guide-last-title = Die letzte Runde
guide-last = Das ist die letzte Runde: Gespielt werden so viele, wie Plätze besetzt sind, zu zweit vier. Im Kreis liegen immer 32 Karten, und jede Runde nehmen alle vier. Am Ende gewinnt, wer die meisten Punkte auf Schilden hat. Bei Gleichstand entscheiden mehr goldene, dann mehr silberne.

## In zwei Minuten

summary-scene-gap = Vier Karten des Kreises mit einer Lücke; die beiden Karten am Rand der Lücke sind hervorgehoben
summary-goal-title = Worum es geht
summary-goal = Nach jeder Runde bekommen die drei höchsten Summen in der Gewinnerfarbe einen Schild. Gespielt werden so viele Runden, wie Plätze besetzt sind, zu zweit vier. Die meisten Punkte gewinnen.
summary-goal-gold = 3 Punkte
summary-goal-silver = 2 Punkte
summary-goal-bronze = 1 Punkt
summary-turn-title = Dein Zug
summary-turn = Du nimmst eine Karte aus dem Kreis, vier in jeder Runde. Wo sie lag, ist eine Lücke; die Karten an ihrem Rand sind Lückenkarten. Hat der Kreis drei Lücken oder mehr, darfst du nur noch Lückenkarten nehmen. Der Kreis hat immer 32 Karten, ob zu zweit oder zu fünft.
summary-colour-title = Die Gewinnerfarbe
summary-colour = Am Ende der Runde bestimmt die Lückenkarte mit der niedrigsten Zahl die Gewinnerfarbe. Dann zählst du in deiner Auslage alle Zahlen dieser Farbe zusammen.
summary-colour-lowest = niedrigste am Rand
summary-colour-counts = zählt 5
summary-colour-nothing = zählt nicht
summary-edges-title = Gut zu wissen
summary-edges = Bei gleicher Summe liegt vorn, wer vom Startplatz aus näher sitzt. Blockierte Karten zählen nicht und bleiben liegen. Eine Zahlenkarte in der Mitte zählt als Lückenkarte.
summary-edges-blocked = blockiert
summary-edges-start = Startplatz
summary-champions-title = Champions
summary-champions = Einen Champion nimmst du nur am Rand einer Lücke. Er kommt in deine Auslage, zählt keine Punkte und wirkt sofort: Er verschiebt, blockiert, zieht oder tauscht Karten.
summary-champions-misha = in die Mitte
summary-champions-gurak = blockieren
summary-champions-myriani = ziehen
summary-undo-title = Rückgängig
summary-undo = Deine letzte Wahl kannst du zurücknehmen, bis jemand eine Karte vom Stapel zieht, ein neuer Kreis liegt oder ein anderer Mensch gewählt hat. Was Bots getan haben, geht mit zurück.
summary-undo-draws = zieht Karten: Dann gilt alles

## Zeichen

sign-red = Rot, die Flamme
sign-red-about = Eine der vier Farben, Zahlen 1 bis 5.
sign-green = Grün, das Blatt
sign-green-about = Eine der vier Farben, Zahlen 1 bis 5.
sign-blue = Blau, die Welle
sign-blue-about = Eine der vier Farben, Zahlen 1 bis 5.
sign-yellow = Gelb, die Sonne
sign-yellow-about = Eine der vier Farben, Zahlen 1 bis 5.
sign-gold = Goldener Schild
sign-gold-about = 3 Punkte für die höchste Summe einer Runde.
sign-silver = Silberner Schild
sign-silver-about = 2 Punkte für die zweithöchste Summe.
sign-bronze = Bronzener Schild
sign-bronze-about = 1 Punkt für die dritthöchste Summe; nicht zu zweit.
sign-flag = Startplatz
sign-flag-about = Beginnt die Runde und gewinnt jeden Gleichstand in ihr.
sign-lock = Blockiert
sign-lock-about = Zählt nicht und bleibt liegen, bis die Runde endet.
sign-centre = Mitte
sign-centre-about = Die oberste Zahlenkarte hier zählt als Lückenkarte und kann die Gewinnerfarbe bestimmen.

## Kartengruppen

gallery-red = Rot
gallery-green = Grün
gallery-blue = Blau
gallery-yellow = Gelb
gallery-champions = Champions

## Hilfe zu jeder Frage

help-ask-take = Unter drei Lücken darfst du jede Zahlenkarte nehmen und jeden Champion am Rand einer Lücke; ab drei Lücken nur noch Lückenkarten. Gut ist eine hohe Zahl einer Farbe, die am Ende gewinnen könnte, oder eine Karte, deren Fehlen die richtige niedrige Zahl freilegt. Zurücknehmen geht, bis jemand eine Karte vom Stapel zieht, ein neuer Kreis liegt oder ein anderer Mensch wählt.
help-ask-use = An diesem Tisch darfst du auf den Effekt verzichten. Dann bleibt der Champion ohne Wirkung in deiner Auslage.
help-ask-take-gap-card = Such dir eine offene Karte am Rand einer Lücke aus; sie kommt in deine Auslage.
help-ask-take-ring-number = Hier darf es jede offene Zahlenkarte des Kreises sein, auch mitten zwischen anderen.
help-ask-centre-gap-number = Die Karte zählt in der Mitte weiter als Lückenkarte: Eine niedrige Zahl deiner Farbe ist dort sicher, bis eine neue kommt.
help-ask-centre-ring-number = Die Karte zählt in der Mitte als Lückenkarte: Eine niedrige Zahl deiner Farbe macht sie zur Gewinnerfarbe.
help-ask-block-gap-card = Eine blockierte Lückenkarte zählt nicht mehr: Nimm die niedrigste Zahl einer Farbe, die du nicht brauchst.
help-ask-block-gap = Beide Karten an den Rändern dieser Lücke zählen danach nicht mehr und können nicht genommen werden.
help-ask-remove-number = Wo die Karte lag, entsteht eine neue Lücke; ihre Nachbarn werden Lückenkarten.
help-ask-exchange-ring = Die Karte aus der fremden Auslage kommt hierhin, die gewählte geht dafür in jene Auslage. Gib eine, die dort nichts zählt.
help-ask-lay = Die Karte wird Lückenkarte. Eine niedrige Zahl deiner Farbe am Rand hilft dir bei der Wertung.
help-ask-centre-own = Die Karte verlässt deine Auslage und zählt in der Mitte als Lückenkarte. Eine niedrige Zahl deiner Farbe ist dort mehr wert als vor dir.
help-ask-return-own = Die Karte verlässt deine Auslage und wird Lückenkarte. Dafür nimmst du danach eine andere.
help-ask-swap-own = Gib her, was dir am wenigsten nützt: eine niedrige Zahl oder eine Farbe, die nicht gewinnt.
help-ask-block-fellow = Die blockierte Karte zählt in jener Auslage nicht mehr. Nimm die höchste Zahl der Farbe, die gerade gewinnt.
help-ask-swap-fellow = Hol dir eine hohe Zahl der Farbe, die du sammelst; gleich danach gibst du eine eigene dafür.
help-ask-centre-fellow = Die Karte verlässt jene Auslage und zählt in der Mitte als Lückenkarte; wer sie verliert, zieht eine andere.
help-ask-return-fellow = Die Karte verlässt jene Auslage und wird Lückenkarte; wer sie verliert, zieht eine andere.
help-ask-exchange-fellow = Diese Karte kommt in den Kreis, dafür geht eine andere in jene Auslage. Nimm, was dort am meisten zählt.
help-ask-keep-drawn = Die behaltene Karte kommt in deine Auslage, die andere aus dem Spiel.
help-ask-centre-drawn = Die Karte zählt in der Mitte als Lückenkarte; die andere kommt aus dem Spiel.
