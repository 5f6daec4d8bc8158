### Das Ende einer Partie, das Nachspielen und das Regelbuch im Browser.

## Das Ende

ending-you-win = Du gewinnst!
ending-one-wins = { $who } gewinnt!
ending-you-share = Du teilst dir den Sieg mit { $others }.
ending-shared = { $who } teilen sich den Sieg.
ending-nobody-wins = Niemand gewinnt.
ending-nobody-summary = Diesmal gehen alle leer aus.
ending-summary =
    { $points ->
        [one] Mit 1 Punkt ganz vorn.
       *[other] Mit { $points } Punkten ganz vorn.
    }
ending-summary-level =
    { $points ->
        [one] Mit 1 Punkt, gleichauf mit { $who }.
       *[other] Mit { $points } Punkten, gleichauf mit { $who }.
    }
ending-summary-shared =
    { $points ->
        [one] Mit je einem Punkt gemeinsam ganz vorn.
       *[other] Mit je { $points } Punkten gemeinsam ganz vorn.
    }
ending-mine =
    { $points ->
        [one] Du liegst mit 1 Punkt auf Rang { $place }.
       *[other] Du liegst mit { $points } Punkten auf Rang { $place }.
    }
ending-guest = Gast
ending-room = Gespielt beim Spieleabend „{ $room }“; das Ergebnis steht dort.
ending-to-room = Zurück zum Spieleabend
ending-places = So ist es ausgegangen
# „Rang“, weil „Platz“ schon der Sitz am Tisch ist.
ending-place = { $place }.
ending-place-spoken = Rang { $place }
ending-place-shared = Rang { $place }, geteilt
ending-shared-mark = geteilt
ending-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ending-no-points = Ohne Punkte, aber mit Haltung.
ending-tie = Punktgleich: Hier entscheidet die Regel zum Gleichstand.
ending-tie-by = Punktgleich. { $how }
ending-course = So stand es Runde für Runde
ending-no-course = Der Rückblick lässt sich gerade nicht laden.
ending-course-start = Start
ending-course-round = Runde { $round }
ending-course-turn = nach Schritt { $round }
ending-course-who = Wer
ending-what-now = Wie geht es weiter?
ending-look-again = Noch einmal ansehen
ending-by-rules = Gespielt nach Stand { $begun } der Regeln; heute gilt Stand { $today }.
ending-again = Revanche
ending-again-note = Alle am Tisch kommen mit, und alle behalten ihren Platz.
ending-follow = Zur Revanche
ending-follow-note = Am neuen Tisch geht es schon weiter, mit denselben Plätzen.
ending-same-cards = Dieselbe Mischung gegen Bots
ending-no-table = Der neue Tisch lässt sich gerade nicht aufstellen; versuch es gleich noch einmal.

## Diese Partie prüfen

proof-title = Ging alles mit rechten Dingen zu?
proof-intro = Vor dem ersten Zug stand der Fingerabdruck des Startwerts fest. Jetzt liegt der Startwert offen: Passen beide zusammen, wurde unterwegs nichts an der Mischung gedreht.
proof-seed = Startwert
proof-fingerprint = Fingerabdruck (SHA-256)
proof-check = Diese Partie prüfen
proof-checking = Wird geprüft …
proof-fits = Passt: Dein Browser hat den Fingerabdruck selbst nachgerechnet.
proof-fits-remembered = Passt: Dein Browser hat nachgerechnet, und es ist der Fingerabdruck, den er sich während der Partie gemerkt hat.
proof-differs = Passt nicht: Startwert und Fingerabdruck gehören nicht zusammen. Dieser Partie solltest du nicht trauen.
proof-unable = Dein Browser rechnet nur über eine sichere Verbindung (https) oder auf diesem Rechner. Lade die Aufzeichnung herunter und prüfe sie mit dem Befehl.
proof-more = Startwert, Fingerabdruck und Befehl zum Nachprüfen
proof-whole = Die ganze Partie, Wahl für Wahl, prüft dieser Befehl mit der heruntergeladenen Aufzeichnung:
proof-record = Aufzeichnung herunterladen

## Noch einmal ansehen

moment-title = Noch einmal ansehen
moment-to-table = Zum Tisch
moment-count = { $number } / { $count }
moment-position = Moment { $number } von { $count }
moment-slider = Moment der Partie
moment-first = Zum Anfang
moment-turn-back = Einen Zug zurück
moment-back = Einen Schritt zurück
moment-forward = Einen Schritt vor
moment-turn-forward = Einen Zug vor
moment-last = Zum Ende
moment-play = Abspielen
moment-pause = Anhalten
moment-speed = Tempo
moment-speed-slow = ½ ×
moment-speed-usual = 1 ×
moment-speed-fast = 2 ×
moment-eyes = Durch wessen Augen?
moment-eyes-spectator = Wer zusieht
moment-eyes-all = Was alle wissen dürfen
moment-round = Runde { $round }
moment-round-short = { $round }
moment-rounds = Zu einer Runde springen
moment-story = Verlauf
moment-chosen-next = Danach wählt { $who } „{ $choice }“
moment-hidden-next = Was { $who } wählt, siehst du, sobald das Spiel zu Ende ist.
moment-over = Hier ist das Spiel zu Ende.
moment-by-rules = Gespielt nach Stand { $begun } der Regeln; heute gilt Stand { $today }. Gezeigt wird, was aufgehoben ist: wie sie sahen, die nur zusahen.
moment-still-open = Bis hierher ist gespielt; am Tisch geht es weiter.
moment-passive = Hier wird nur zugesehen.
moment-keys = Pfeiltasten: Schritt · Bild auf und ab: Zug · Pos1 und Ende · Leertaste: abspielen
moment-link = Link zu diesem Moment
moment-link-copied = Link kopiert
moment-missing = Diese Partie lässt sich gerade nicht zeigen.
moment-loading = Die Partie wird geholt …

## Ab hier weiterspielen

onward-open = Ab hier weiterspielen
onward-not-over = Weiterspielen geht von jedem Moment aus, sobald das Spiel zu Ende ist; vorher verriete es, was verdeckt liegt.
onward-other-rules = Nach den Regeln von heute ginge diese Partie anders weiter.
onward-at-end = Vom Ende aus gibt es nichts mehr zu spielen; geh ein Stück zurück.
onward-title = Ab Moment { $number } weiterspielen
onward-intro = Ein neuer Tisch mit derselben Mischung; diese Partie bleibt, wie sie ist. Wer sitzt wo?
onward-seat = { $who }: Wer sitzt hier?
onward-me = ich
onward-open-seat = offen, für andere
onward-name = Dein Name an diesem Platz
onward-go = Tisch aufstellen
onward-cancel = Abbrechen
onward-nobody = Setz dich selbst auf mindestens einen Platz, oder lass einen offen.

## Regelbuch

rulebook-title = Regelbuch
rulebook-title-of = Regelbuch: { $game }
rulebook-intro = In unseren Worten, jede Regel mit ihrer Nummer. Nummern wie diese stehen auch am Tisch, wo etwas nicht geht.
rulebook-search = Regeln durchsuchen
rulebook-search-hint = Wort, Karte, Zeichen oder Nummer
rulebook-found =
    { $count ->
        [0] Keine Regel gefunden; versuche ein anderes oder ein kürzeres Wort.
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rulebook-contents = Inhalt
rulebook-rule = Regel { $id }
rulebook-link = Link zur Regel { $id }
rulebook-why = Warum so?
rulebook-only-reading = Nicht einstellbar, denn { $why }.
rulebook-no-effect = Diese Klarstellung ändert nichts am Spiel.
rulebook-setting = Am Tisch einstellbar: { $name }
rulebook-usual = üblich
rulebook-here = an diesem Tisch
rulebook-see = Siehe auch
rulebook-neighbours = Benachbarte Regeln
rulebook-before = davor
rulebook-after = danach
rulebook-whole = Ganzes Regelbuch in neuem Fenster
rulebook-close = Regel schließen
rulebook-no-such-rule = Eine Regel „{ $id }“ gibt es in diesem Spiel nicht.
rulebook-missing = Das Regelbuch lässt sich gerade nicht öffnen.
