### Die Seite im Browser: ihr Rahmen, die Spiele zur Auswahl, ein neuer Tisch.

## Rahmen

shell-name = Tischrunde
shell-home = Tischrunde, zum Anfang
shell-rules = Regeln
shell-rules-aside = Regeln, in neuem Fenster
shell-skip = Zum Inhalt springen
# Beide stehen immer in ihrer eigenen Sprache da.
shell-speak-de = Deutsch
shell-speak-en = English
shell-theme = Farben { $now }; umschalten auf { $then }
shell-theme-auto = wie am Gerät eingestellt
shell-theme-light = hell
shell-theme-dark = dunkel
# Wer noch keinen Namen hat.
shell-guest = Gast
shell-guest-number = Gast { $number }
shell-waiting = Einen Moment …
shell-failed = Das hat nicht geklappt
shell-page-failed = Diese Seite lässt sich gerade nicht laden. Sobald die Verbindung wieder steht, lade sie neu.
shell-reload = Neu laden
shell-to-lobby = Zum Anfang
shell-record = Aufzeichnung herunterladen
web-unreachable = Der Server ist gerade nicht zu erreichen. Läuft er, und steht die Verbindung?

## Anfang

lobby-page =
    { $turns ->
        [0] Tischrunde
       *[other] ({ $turns }) Tischrunde: Du bist dran
    }
lobby-title = Was spielen wir heute?
lobby-intro = Gegen Bots oder mit Freunden, gleich hier und ohne Anmeldung.
lobby-name = Dein Name

lobby-mine = Deine Tische
lobby-turn = Du bist dran
lobby-turn-of = { $who } ist dran
lobby-since = { $standing } · zuletzt gespielt { $when }
lobby-waiting =
    { $seats ->
        [one] Noch ein Platz ist frei
       *[other] Noch { $seats } Plätze sind frei
    }
lobby-over = Zu Ende gespielt
lobby-other-rules = Nach anderen Regeln begonnen, hier nicht mehr spielbar
lobby-by-rules = Regeln: Stand { $begun }, heute { $today }
lobby-finished =
    { $tables ->
        [one] Eine zu Ende gespielte Partie
       *[other] { $tables } zu Ende gespielte Partien
    }
lobby-resume = Weiterspielen
lobby-look = Zum Tisch
lobby-again = Noch einmal ansehen
lobby-remove = Aus der Liste nehmen
lobby-remove-table = { $game }, { $when }: aus der Liste nehmen
lobby-removed = Aus der Liste genommen; dein Platz an diesem Tisch ist damit aufgegeben.
lobby-removed-over = Aus der Liste genommen.
lobby-restore = Rückgängig
lobby-gone =
    { $tables ->
        [one] Einen deiner Tische kennt dieser Server nicht.
       *[other] { $tables } deiner Tische kennt dieser Server nicht.
    }
lobby-clear = Vergessen
lobby-ended-expired = { $game }: Diesen Tisch gibt es nicht mehr; lange ist niemand gekommen.
lobby-ended-withdrawn = { $game }: Dieser Tisch wurde zurückgezogen.
lobby-ended-closed = { $game }: Dieser Tisch wurde geschlossen.

lobby-games = Spiele
lobby-play = Jetzt gegen Bots spielen
lobby-guided = Erste Partie, geführt
lobby-friends = Neuer Tisch mit Freunden
lobby-bots = Bots
lobby-bots-count =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
lobby-strength = Stärke
lobby-strength-random = zufällig
lobby-strength-easy = leicht
lobby-strength-strong = stark
lobby-rules = Regeln
lobby-rules-of = Regeln von { $game }
lobby-players = { $fewest } bis { $most } Personen
lobby-players-exactly = { $most } Personen
lobby-no-games = Hier liegt noch kein Spiel bereit.

lobby-open = Offene Tische
lobby-open-none = Gerade steht kein Tisch für alle offen. Stell einen auf und nimm ihn in diese Liste, dann setzt sich dazu, wer mag.
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-free =
    { $seats ->
        [0] alle Plätze besetzt
        [one] ein Platz frei
       *[other] { $seats } Plätze frei
    }
lobby-seats = Am Tisch
lobby-load = Partie laden
lobby-load-title = Eine gespeicherte Partie
lobby-load-note = Sieh dir eine Aufzeichnung Zug für Zug noch einmal an; sie bleibt, wie sie ist.
lobby-load-unreadable = Diese Datei lässt sich nicht öffnen; wähle eine andere.
lobby-evening = Ein ganzer Abend zusammen?
lobby-evening-note = Ein Link für alle, mehrere Partien, und ein Stand über alle.
lobby-evening-open = Spieleabend eröffnen
lobby-take-title = Dein Platz von einem anderen Gerät
lobby-take-note = Lass dir dort in der „Runde“ am Tisch einen Code zeigen; damit spielst du hier weiter.
lobby-take-code = Code
lobby-take = Platz holen
lobby-footer = Eigene Zeichnungen und eigene Worte; die Namen der Spiele sagen nur, nach welchen Regeln gespielt wird.

## Neuer Tisch

new-page = Neuer Tisch: { $game }
new-title = Neuer Tisch
new-count = Wie viele Plätze?
new-who = Wer sitzt wo?
new-sitter-me = Ich
new-sitter-here = Jemand hier
new-sitter-bot = Bot
new-sitter-open = Frei
new-name-own = Dein Name
new-name = Name
new-bot = Welcher Bot?
new-bot-best = { $bot }, der stärkste
new-open-note = Wartet auf jemanden mit dem Link
new-note-open = Den Link zum Einladen bekommst du am Tisch. Ein freier Platz lässt sich dort auch noch mit einem Bot besetzen.
new-note-here = Ihr spielt an diesem Gerät und reicht es weiter; was verdeckt ist, sieht nur, wer dran ist.
new-note-watch = Du selbst spielst nicht mit und siehst zu.
new-listed = Wer darf dazukommen?
new-listed-false = Nur wer den Link hat
new-listed-true = Alle; der Tisch steht bei den offenen Tischen
new-undo = Was lässt sich rückgängig machen?
new-undo-lenient = Auch eine Karte, die du gespielt hast
new-undo-strict = Nur was niemand gesehen hat
new-pace = Wie lange warten wir auf jemanden?
new-pace-live = 3 Minuten
new-pace-evening = 15 Minuten
new-pace-day = Einen Tag
new-pace-never = Immer
new-pace-note-presence = Erst danach darf ein Bot für jemanden spielen, der weg ist. Wer am Tisch sitzt und nachdenkt, wird nicht ersetzt.
new-pace-note-clock = Danach darf ein Bot spielen, auch wenn jemand noch am Tisch sitzt und nachdenkt.
new-clock = Mit einer Uhr, die alle sehen
new-talk = Wird am Tisch geredet?
new-talk-true = Ja, mit Worten und kurzen Zurufen
new-talk-false = Nein, wir spielen still
new-rules = Regeln dieses Tisches
new-rules-changed =
    { $changes ->
        [0] wie üblich
        [one] eine geändert
       *[other] { $changes } geändert
    }
new-rules-note = Jede dieser Regeln lässt sich auch anders spielen. Wer das Spiel noch nicht kennt, lässt alles, wie es ist.
new-usual = üblich
new-rule = Regel { $rule }
new-create = Tisch aufstellen

# Alle Bilder eines Spiels
gallery-title = Bilder
gallery-cards = Karten
gallery-tokens = Marker
gallery-words = Aus diesen Zeichnungen bestehen sie
