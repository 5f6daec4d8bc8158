### Spieleabende: Räume, die eine Gruppe über mehrere Partien zusammenhalten.

room-page = { $name } · Tischrunde
room-kind = Spieleabend
room-closed = Dieser Spieleabend ist zu Ende. Was gespielt wurde, bleibt hier stehen.

## Eröffnen und dazukommen

room-new-title = Spieleabend eröffnen
room-new-intro = Ihr bleibt unter einem Link zusammen, spielt eine Partie nach der anderen oder mehrere zugleich, und seht, wer wie oft gewonnen hat.
room-new-name = Wie soll er heißen?
room-new-default = Spieleabend am { $date }
room-new-open = Eröffnen
room-enter-title = Komm dazu
room-enter-name = Wie heißt du?
room-enter = Dazukommen
room-enter-note = Du brauchst kein Konto: Dieser Browser merkt sich, wer du bist.

## Wer da ist

room-share = Mit diesem Link kommen andere dazu
room-people = Wer dabei ist
room-you = du
room-here = ist da
room-away = gerade nicht da
room-at-table = am Tisch
room-left = nicht mehr dabei
room-rename = Anders heißen
room-rename-field = Neuer Name
room-rename-save = So heißen
room-cancel = Doch nicht
room-leave = Verlassen …
room-leave-ask = Deine Ergebnisse bleiben unter deinem Namen stehen. Wirklich gehen?
room-leave-sure = Ja, ich gehe
room-close = Spieleabend beenden …
room-close-ask = Danach beginnt hier keine neue Partie mehr; was läuft, läuft weiter, und alle Ergebnisse bleiben. Wirklich beenden?
room-close-sure = Ja, beenden
room-other-device = Auf einem anderen Gerät
room-device-note = Dort gibst du am Anfang diesen Code ein oder hältst die Kamera auf das Bild; dann bist du auch dort du. Hier bleibst du es auch.

## Tische

room-tables = Tische
room-no-tables = Gerade steht kein Tisch.
room-no-tables-pick = Gerade steht kein Tisch. Sucht euch ein Spiel aus!
room-table-open =
    { $seats ->
        [one] Ein Platz ist noch frei.
       *[other] { $seats } Plätze sind noch frei.
    }
room-table-going = Die Partie läuft.
room-table-yours = Hier sitzt du.
room-go = Zum Tisch
room-sit = Hinsetzen
room-watch = Zusehen
room-new-table-for-you = Ein neuer Tisch für { $game } steht da, und du sitzt dabei.
room-set-up = Ein Tisch für die nächste Partie
room-which-game = Was spielt ihr?
room-players = für { $fewest } bis { $most }
room-players-exactly = für { $most }
room-who-plays = Wer spielt mit?
room-bots = Bots dazu
room-bot-kind = Wie stark?
room-free = Freie Plätze
room-free-note = Auf einen freien Platz setzt sich, wer noch kommt.
room-count =
    { $seats ->
        [one] Zusammen 1 Platz.
       *[other] Zusammen { $seats } Plätze.
    }
room-count-few = Zusammen { $seats }; für dieses Spiel braucht es mindestens { $fewest }.
room-count-many = Zusammen { $seats }; an diesem Spiel können höchstens { $most } teilnehmen.
room-create = Tisch aufstellen

## Ergebnisse

room-league = Der Stand
room-league-note = Für jeden Menschen, den du in einer Partie hinter dir lässt, bekommst du einen Punkt, für jeden, mit dem du dir den Rang teilst, einen halben. Bots zählen nicht. Bei gleich vielen Punkten liegt vorn, wer öfter gewonnen hat.
room-league-empty = Noch ist keine Partie zu Ende. Der Stand kommt von selbst.
room-rank = Rang
room-name = Name
room-games = Partien
room-wins = Siege
room-points = Punkte
room-ranks = Ränge
room-ranks-note = { $count } × { $place }.
room-results = Was gespielt wurde
room-place = { $place }.
room-place-spoken = Rang { $place }
room-result-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
room-won = gewonnen
room-guest = { $name } (Gast)
room-look-back = Nachspielen
room-record = Aufzeichnung
room-export = Alles mitnehmen
room-export-json = Als JSON
room-export-csv = Als Tabelle (CSV)
