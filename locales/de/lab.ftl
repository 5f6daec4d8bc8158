### Das Labor: viele Partien unter Bots, ausgezählt.

## Hilfe

help-simulate = Von Partie zu Partie rücken alle einen Platz weiter. Gibt es mehr Plätze als Bots, setzen sich dieselben noch einmal. Strg-C hält an und zeigt, was bis dahin fertig ist.
help-arena = Ein Bot sitzt allein unter Bots einer anderen Art, einmal auf jedem Platz, mit denselben Startwerten für alle. Auf zwei Plätzen spielt einer gegen einen. Strg-C hält an und zeigt, was bis dahin fertig ist.
examples-simulate =
    tischrunde simulate strife-of-gods --games 1000 --bots strife,random,random
    tischrunde simulate strife-of-gods --seats 5 --option champions=false
    tischrunde simulate strife-of-gods --games 100000 --jobs 8 --csv partien.csv
    tischrunde simulate strife-of-gods --seed Freitag --json - > partien.json
    tischrunde simulate --all --games 100
examples-arena =
    tischrunde arena strife-of-gods
    tischrunde arena strife-of-gods --bots strife,random --seeds 200 --seats 4
    tischrunde arena strife-of-gods --option cards=5 --json arena.json
param-games = So viele Partien; sonst 1.000.
param-all = Alle Spiele mit jeder Zahl von Plätzen, jedes unter seinen stärksten Bots, --games an jedem Tisch.
param-seeds = So viele Startwerte für jede Paarung; sonst 1.000. Jeder gibt eine Partie auf jedem Platz.
param-simulate-bots = Welche Bots spielen, durch Komma getrennt: der des Spiels, etwa strife (stark), oder random (wählt zufällig); sonst random.
param-arena-bots = Welche Bots antreten, durch Komma getrennt, zum Beispiel strife,random; sonst alle, die dieses Spiel spielen.
param-seats = So viele Plätze; sonst 3 oder so viele, wie Bots genannt sind.
param-arena-seats = So viele Plätze; sonst 3.
param-jobs = So viele Prozesse; sonst einer für jeden Prozessorkern. Das Ergebnis ist dasselbe.
param-seed = Startwert des Zufalls; dasselbe Wort gibt dasselbe Ergebnis. Sonst 1.
param-option = Eine Einstellung des Tisches, auch mehrmals; „tischrunde rules SPIEL --options“ nennt alle.
param-json = Alles als JSON in diese Datei; „-“ gibt es statt der Tabellen aus.
param-csv = Die Zeilen der Tabellen als CSV in diese Datei; „-“ gibt sie statt der Tabellen aus.

## Falsche Angaben

lab-too-many-bots = --bots: { $bots } Bots sind zu viele für { $seats } Plätze; nenne weniger Bots oder mehr --seats.
lab-too-few-bots = --bots: Zum Antreten braucht es mindestens zwei verschiedene Bots; es gibt: { $known }.
lab-no-game = Es fehlt: SPIEL, oder --all für alle Spiele; --help zeigt, was gebraucht wird.
lab-all-alone = --all spielt alle Spiele mit jeder Zahl von Plätzen; lass { $name } weg oder --all.
lab-one-output = --json und --csv können nicht beide nach „-“ gehen; nenne für eines eine Datei.
lab-cannot-write = „{ $file }“ lässt sich nicht schreiben. ({ $why })

## Was herauskam

lab-title =
    { $games ->
        [one] { $game }: eine Partie auf { $seats } Plätzen
       *[other] { $game }: { $games } Partien auf { $seats } Plätzen
    }
lab-game = Spiel
lab-seats = Plätze
lab-nobody = kein Sieger
lab-most = Punkte des Besten
lab-choices = Entscheidungen
lab-bot = Bot
lab-against = allein gegen
lab-seat = Platz
lab-games = Partien
lab-played = Einsätze
lab-first = Erster Platz
lab-score = Punkte
lab-count = { $number }
lab-percent = { $whole },{ $part } %
lab-number = { $whole },{ $part }
# Ein Wert und der Bereich, in dem der wahre in 95 von 100 Fällen liegt.
lab-estimate = { $value } ({ $low }–{ $high })
lab-event = Ereignis
lab-per-seat = je Platz
lab-in-games = in so vielen Partien
lab-unwon = Partien ohne Sieger: { $games }
lab-best = Punkte des Besten: { $points }
lab-length = Entscheidungen je Partie: { $choices }
lab-chance = In Klammern: 95-%-Bereiche. Reiner Zufall gäbe { $chance } erste Plätze; ein geteilter erster Platz zählt anteilig.
lab-seed = Startwert: { $seed }
lab-interrupted =
    { $played ->
        [0] Angehalten, bevor eine Partie zu Ende war.
        [one] Angehalten: Eine von { $wanted } Partien ist gezählt.
       *[other] Angehalten: { $played } von { $wanted } Partien sind gezählt.
    }

## Plättchen prüfen

help-tiles = Sagt, was in einer Plättchen-Datei fehlt oder zu viel ist, und baut viele zufällige Verliese daraus. Ist etwas falsch, endet der Befehl mit 1.
examples-tiles =
    tischrunde tiles check meine-plaettchen.toml
    tischrunde tiles check meine-plaettchen.toml --dungeons 5000 --seed Freitag
param-tiles-action = „check“: die Datei prüfen.
param-tiles-file = Eine Plättchen-Datei (TOML); was darin stehen kann, sagt docs/card-reference.md.
param-dungeons = So viele Verliese; sonst 1.000.
map-no-such-action = „{ $action }“ kenne ich nicht; es gibt nur „check“.
map-cannot-read = „{ $file }“ kann nicht gelesen werden: { $why }
map-no-text = die Datei ist kein Text in UTF-8.
map-no-game = Kein Spiel hat einen Plan, den man so ersetzen kann.
map-wrong = Diese Datei taugt nicht. { $why }
tiles-title = { $game }: { $tiles } Plättchen, { $rooms } Räume, { $doors } Tunnelenden
map-feature = Räume mit
tiles-start = Start (beide Seiten)
tiles-safe = Sicherheit
tiles-depths = Tiefen
tiles-dungeons = { $dungeons ->
    [one] Ein Verlies
   *[other] { $dungeons } Verliese
} gebaut, { $rooms } Räume angesehen.
tiles-open-way = Heimweg ohne Dietrich: { $share } % der Räume
tiles-any-way = Heimweg, notfalls mit Dietrichen: { $share } %
tiles-stuck = Kein Heimweg und nichts mehr zu entdecken: { $share } %
tiles-boots = Vom Artefakt zur Gruft: { $mean } Stiefel im Schnitt, höchstens { $most }
map-good = Alles in Ordnung.
map-bad = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
}
tiles-closed = { $tile }: An der Öffnung { $opening } beginnt kein Tunnel.
tiles-no-entry = { $tile }: Keine Öffnung mit der Nummer { $number } ist ohne Symbole und von außen begehbar.
tiles-few-ways = { $room }: Weniger als zwei Wege führen ohne Schloss hinaus.
map-too-few = { $what }: { $found } sind zu wenig, mindestens { $wanted } müssen es sein.
map-too-many = { $what }: { $found } sind zu viel, höchstens { $wanted } kann es geben.
tiles-unsound = { $tunnel }: Die andere Hälfte dieses Tunnels passt nicht.

## Ein Schiff prüfen

help-ship = Sagt, was in einer Modul-Datei fehlt oder zu viel ist, und geht durch jedes Schiff, das sich daraus zusammensetzen lässt. Ist etwas falsch, endet der Befehl mit 1.
examples-ship =
    tischrunde ship check mein-schiff.toml
param-ship-action = „check“: die Datei prüfen.
param-ship-file = Eine Modul-Datei (TOML) wie ship.toml des Spiels.
ship-title = { $game }: { $modules } Module und Seiten, { $rooms } Felder, { $layouts } Schiffe
ship-walked = Felder außerhalb der Kommandozentrale, die man ohne Schlüssel zu Fuß erreicht, über alle Schiffe: { $share } %
ship-artifact = Artefakt { $value }: vom Start { $least } bis { $most } Stiefel, zurück zu einer Rettungskapsel höchstens { $back }
ship-closed = Platz { $slot }: An der Öffnung { $opening } beginnt kein Weg.
ship-twice = Platz { $slot }: An der Öffnung { $opening } beginnen { $count } Wege.
ship-lift-broken = { $room }: Der Hyperlift ist keine einzige Linie von Feld zu Feld.
ship-no-lift = { $room }: Ein Hyperliftfeld, das nicht auf seiner Linie liegt, oder umgekehrt.
ship-no-rescue = { $room }: Start und Rettungskapseln gehören dorthin, wo man gerettet wird.
ship-artifacts = Artefakt { $value }: Es muss auf einem Feld der Kommandozentrale liegen, es liegt auf { $found }.
ship-cut-off = { $ship }: Niemand kommt zu Fuß nach { $room }.
ship-trap = { $ship }: Wer in { $room } ist, kommt zu Fuß zu keiner Rettungskapsel.
ship-few-modules = { $ship }: Schnittstellen in mindestens zwei Modulen, sonst bekommt niemand den Code.
