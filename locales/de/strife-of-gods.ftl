### Strife of Gods: alles, was Menschen am Tisch lesen.
### Kartennamen stehen ohne Artikel („rote 3“, „Misha“). Ein „die“ davor steht nur, wo es sicher
### eine Zahlenkarte ist, sonst steht der Name nach einem Doppelpunkt; einen Dativ braucht er nie.

## Karten

colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb

card-red-1 = rote 1
card-red-2 = rote 2
card-red-3 = rote 3
card-red-4 = rote 4
card-red-5 = rote 5
card-green-1 = grüne 1
card-green-2 = grüne 2
card-green-3 = grüne 3
card-green-4 = grüne 4
card-green-5 = grüne 5
card-blue-1 = blaue 1
card-blue-2 = blaue 2
card-blue-3 = blaue 3
card-blue-4 = blaue 4
card-blue-5 = blaue 5
card-yellow-1 = gelbe 1
card-yellow-2 = gelbe 2
card-yellow-3 = gelbe 3
card-yellow-4 = gelbe 4
card-yellow-5 = gelbe 5

card-misha = Misha
card-muriel = Muriel
card-amitiel = Amitiel
card-christoph = Christoph
card-gurak = Gurak
card-gnigrit = Gnigrit
card-rogmesh = Rogmesh
card-durboc = Durboc
card-myriani = Myriani
card-paeral = Paeral
card-ana = Ana
card-grongurd = Grongurd
card-celestia = Celestia
card-remial = Remial
card-arcohn = Arcohn
card-zakum = Zakum

back-number = verdeckte Zahlenkarte
back-champion = verdeckter Champion

# Eine Stelle im Kreis, an der keine Karte liegt.
nothing = keine Karte

## Was die Champions tun

text-misha = Lege eine offene Zahlenkarte vom Rand einer Lücke in die Mitte.
text-muriel = Lege eine deiner offenen Zahlenkarten in die Mitte. Nimm danach eine offene Lückenkarte.
text-amitiel = Lege eine deiner offenen Zahlenkarten zurück in eine Lücke; die Lücke bleibt bestehen. Nimm danach eine andere offene Lückenkarte.
text-christoph = Lege eine beliebige offene Zahlenkarte des Kreises in die Mitte und Christoph offen an ihre Stelle. Ziehe eine Zahlenkarte in deine Auslage.
text-gurak = Blockiere eine offene Zahlenkarte in einer fremden Auslage.
text-gnigrit = Blockiere eine offene Lückenkarte.
text-rogmesh = Blockiere beide Randkarten einer Lücke. Schaffe dann eine neue Lücke: Entferne eine offene Zahlenkarte, die keine Lückenkarte ist.
text-durboc = Nimm eine beliebige offene Zahlenkarte aus dem Kreis in deine Auslage. Lege Durboc verdeckt an ihre Stelle.
text-myriani = Ziehe 2 Zahlenkarten und behalte eine. Die andere und Myriani kommen aus dem Spiel.
text-paeral = Ziehe 2 Champions, behalte einen und führe seinen Effekt sofort aus. Der andere und Paeral kommen aus dem Spiel.
text-ana = Ziehe 2 Zahlenkarten und lege eine in die Mitte. Die andere kommt aus dem Spiel.
text-grongurd = Ziehe eine Zahlenkarte und einen Champion. Behalte eine Karte; ist es der Champion, führe seinen Effekt sofort aus. Die andere und Grongurd kommen aus dem Spiel.
text-celestia = Tausche eine deiner offenen Zahlenkarten gegen eine offene Zahlenkarte aus einer fremden Auslage.
text-remial = Lege eine offene Zahlenkarte aus einer fremden Auslage in die Mitte. Wer sie verliert, zieht dafür eine Zahlenkarte.
text-arcohn = Lege eine offene Zahlenkarte aus einer fremden Auslage in eine Lücke, die bestehen bleibt. Wer sie verliert, zieht dafür eine Zahlenkarte.
text-zakum = Tausche eine offene Zahlenkarte aus einer fremden Auslage gegen eine beliebige offene Zahlenkarte des Kreises.

## Worum es geht

goal =
    { $seats ->
        [2] Nehmt reihum je { $cards } Karten. Am Rundenende gewinnt die Farbe der niedrigsten Karte an einer Lücke; wer davon die höchste Summe hat, bekommt Gold (3), dann Silber (2).
       *[other] Nehmt reihum je { $cards } Karten. Am Rundenende gewinnt die Farbe der niedrigsten Karte an einer Lücke; wer davon die höchste Summe hat, bekommt Gold (3), dann Silber (2) und Bronze (1).
    }

## Fragen

ask-take = Welche Karte nimmst du aus dem Kreis?
ask-use = Führst du den Effekt von { $champion } aus?
ask-take-gap-card = { $champion }: Welche Lückenkarte nimmst du?
ask-take-ring-number = { $champion }: Welche Zahlenkarte nimmst du aus dem Kreis?
ask-centre-gap-number = { $champion }: Welche Lückenkarte legst du in die Mitte?
ask-centre-ring-number = { $champion }: Welche Zahlenkarte aus dem Kreis legst du in die Mitte?
ask-block-gap-card = { $champion }: Welche Lückenkarte blockierst du?
ask-block-gap = { $champion }: An welcher Lücke blockierst du beide Randkarten?
ask-remove-number = { $champion }: Welche Zahlenkarte entfernst du aus dem Kreis?
ask-exchange-ring = { $champion }: Gegen welche Zahlenkarte des Kreises wird die { $card } getauscht?
ask-lay = { $champion }: In welche Lücke und an welche Seite legst du die { $card }?
ask-centre-own = { $champion }: Welche deiner Zahlenkarten legst du in die Mitte?
ask-return-own = { $champion }: Welche deiner Zahlenkarten legst du in den Kreis zurück?
ask-swap-own = { $champion }: Welche deiner Karten gibst du für die { $card } her?
ask-block-fellow = { $champion }: Welche fremde Zahlenkarte blockierst du?
ask-swap-fellow = { $champion }: Welche fremde Zahlenkarte holst du dir durch den Tausch?
ask-centre-fellow = { $champion }: Welche fremde Zahlenkarte legst du in die Mitte?
ask-return-fellow = { $champion }: Welche fremde Zahlenkarte legst du in den Kreis zurück?
ask-exchange-fellow = { $champion }: Welche fremde Zahlenkarte kommt in den Kreis?
ask-keep-drawn = { $champion }: Welche gezogene Karte behältst du?
ask-centre-drawn = { $champion }: Welche gezogene Karte legst du in die Mitte?

## Möglichkeiten

option-take = Nimm: { $card } ({ $place })
option-centre = In die Mitte: { $card } ({ $place })
option-block = Blockiere: { $card } ({ $place })
option-seal = Blockiere beide Ränder dieser Lücke: { $card } und { $other } (ab { $place })
option-remove = Entferne: { $card } ({ $place })
option-exchange = Tausche gegen: { $card } ({ $place })
option-lay =
    { $side ->
        [after] In die Lücke „{ $card } … { $other }“, neben: { $card } ({ $place })
       *[before] In die Lücke „{ $other } … { $card }“, neben: { $card } ({ $place })
    }
option-centre-own = Lege deine Karte in die Mitte: { $card }
option-return-own = Lege deine Karte zurück in eine Lücke: { $card }
option-swap-own = Gib her: { $card }
option-block-fellow = Blockiere bei { $who }: { $card }
option-swap-fellow = Hole dir von { $who }: { $card }
option-centre-fellow = Lege von { $who } in die Mitte: { $card }
option-return-fellow = Lege von { $who } zurück in eine Lücke: { $card }
option-exchange-fellow = Lege von { $who } in den Kreis: { $card }
option-keep = Behalte: { $card }
option-centre-drawn = Lege in die Mitte: { $card }
option-use = Führe den Effekt von { $champion } aus
option-decline = Verzichte auf { $champion }

## Was geschehen ist

event-round-began = Runde { $round } beginnt, den Startplatz hat { $who }.
event-took = { $who } nimmt: { $card } ({ $place }).
event-ran = { $who } führt den Effekt von { $card } aus.
event-lapsed = Der Effekt von { $card } verfällt, die Karte bleibt wertlos vor { $who } liegen.
event-declined = { $who } verzichtet auf den Effekt von { $card }.
event-skipped = { $who } kann keine Karte nehmen und setzt diesen Zug aus.
event-centred = { $who } legt die { $card } in die Mitte.
event-centre-blocked = Die { $card } in der Mitte ist jetzt blockiert.
event-drew = { $who } zieht: { $card }.
event-looked = { $who } zieht zur Auswahl: { $card }.
event-kept = { $who } behält: { $card }.
event-removed = { $who } entfernt aus dem Spiel: { $card }.
event-blocked-ring = { $who } blockiert { $place }: { $card }.
event-blocked-fellow = { $who } blockiert die { $card } von { $other }.
event-laid = Die { $card } von { $who } liegt jetzt am Rand einer Lücke ({ $place }).
event-gave-up = { $who } muss die { $card } abgeben.
event-swapped = { $who } gibt die { $card } an { $other } und erhält dafür die { $second }.
event-exchanged = { $other } gibt die { $card } her und erhält dafür die { $second } ({ $place }).
event-replaced = { $card } verlässt die Auslage von { $who } und füllt { $place }.
event-colours-won =
    { $count ->
        [one] Gewinnerfarbe: { $colours }; die niedrigste Zahl an den Lücken und in der Mitte ist die { $value }.
       *[other] Gewinnerfarben: { $colours }; die niedrigste Zahl an den Lücken und in der Mitte ist die { $value }.
    }
event-no-colour = Keine offene Zahlenkarte an einer Lücke oder in der Mitte: In dieser Runde gibt es keine Gewinnerfarbe und keine Schilde.
event-shield-gold = { $who } erhält mit der Summe { $sum } den goldenen Schild: { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkte.
}
event-shield-silver = { $who } erhält mit der Summe { $sum } den silbernen Schild: { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkte.
}
event-shield-bronze = { $who } erhält mit der Summe { $sum } den bronzenen Schild: { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkte.
}
event-game-ended = Das Spiel ist zu Ende.

## Wertung

score-shield-gold = Goldener Schild in Runde { $round }
score-shield-silver = Silberner Schild in Runde { $round }
score-shield-bronze = Bronzener Schild in Runde { $round }
tie-gold = Gleichstand: Mehr goldene Schilde entscheiden. (SG-G24)
tie-silver = Gleichstand: Mehr silberne Schilde entscheiden. (SG-G24)

## Warum nicht?

refused-SG-010 = Das ist gerade kein möglicher Zug; nimm eine Karte, die im Kreis liegt.
refused-SG-013 = Der Kreis hat 3 oder mehr Lücken; nimm eine Karte, die an eine Lücke grenzt.
refused-SG-014 = Dort grenzt keine Lücke an; wähle eine Stelle am Rand einer Lücke.
refused-SG-033 = Einen Champion darfst du nur am Rand einer Lücke nehmen; erst muss eine Karte neben ihm fehlen.
refused-SG-038 = Diese Karte ist blockiert und bleibt bis zum Ende der Runde liegen; wähle eine offene Karte.
refused-SG-C01 = Das geht mit Misha nicht; wähle eine offene Zahlenkarte am Rand einer Lücke.
refused-SG-C02 = Das geht mit Muriel nicht; lege erst eine deiner offenen Zahlenkarten in die Mitte und nimm dann eine offene Lückenkarte.
refused-SG-C03 = Das geht mit Amitiel nicht; lege erst eine deiner offenen Zahlenkarten in eine Lücke und nimm dann eine andere offene Lückenkarte.
refused-SG-C04 = Das geht mit Christoph nicht; wähle eine offene Zahlenkarte im Kreis.
refused-SG-C05 = Das geht mit Gurak nicht; wähle eine offene Zahlenkarte in einer fremden Auslage.
refused-SG-C06 = Das geht mit Gnigrit nicht; wähle eine offene Karte am Rand einer Lücke.
refused-SG-C07 = Das geht mit Rogmesh nicht; wähle erst eine Lücke und dann eine offene Zahlenkarte im Kreis.
refused-SG-C08 = Das geht mit Durboc nicht; wähle eine offene Zahlenkarte im Kreis.
refused-SG-C09 = Das geht mit Myriani nicht; wähle eine der gezogenen Zahlenkarten.
refused-SG-C10 = Das geht mit Paeral nicht; wähle einen der gezogenen Champions.
refused-SG-C11 = Das geht mit Ana nicht; wähle eine der gezogenen Zahlenkarten.
refused-SG-C12 = Das geht mit Grongurd nicht; wähle eine der gezogenen Karten.
refused-SG-C13 = Das geht mit Celestia nicht; wähle eine offene Zahlenkarte in einer fremden Auslage und eine in deiner.
refused-SG-C14 = Das geht mit Remial nicht; wähle eine offene Zahlenkarte in einer fremden Auslage.
refused-SG-C15 = Das geht mit Arcohn nicht; wähle eine offene Zahlenkarte in einer fremden Auslage und dann Lücke und Seite.
refused-SG-C16 = Das geht mit Zakum nicht; wähle eine offene Zahlenkarte in einer fremden Auslage und eine im Kreis.
refused-SG-G10 = Hier ist eine offene Zahlenkarte gefragt, kein Champion; wähle eine Zahlenkarte.
refused-SG-G13 = Diese Karte liegt nicht offen da, und blockierte Karten sind kein Ziel; wähle eine offene Karte.
refused-SG-G15 = Dort bliebe danach keine andere offene Lückenkarte zum Nehmen; wähle eine Lücke und eine Seite, bei der eine übrig bleibt.
refused-SG-G16 = Eine Lückenkarte zu entfernen schafft keine neue Lücke; wähle eine offene Zahlenkarte mit Karten auf beiden Seiten.

## Einstellungen des Tisches

setting-champions = Champions
setting-champions-true = Im Kreis liegen auch Champions mit ihren Effekten.
setting-champions-false = Im Kreis liegen nur Zahlenkarten.
setting-two_seat_rounds = Runden zu zweit
setting-two_seat_rounds-4 = Zu zweit spielt ihr 4 Runden, beide haben zweimal den Startplatz.
setting-two_seat_rounds-2 = Zu zweit spielt ihr 2 Runden, beide haben einmal den Startplatz.
setting-copies = Exemplare jeder Zahlenkarte
setting-copies-2 = Jede Zahlenkarte gibt es zweimal, zusammen 40.
setting-copies-3 = Jede Zahlenkarte gibt es dreimal, zusammen 60.
setting-stuck = Alle Lückenkarten blockiert
setting-stuck-any_number = Wer keine Lückenkarte nehmen kann, nimmt eine beliebige offene Zahlenkarte.
setting-stuck-skip = Wer keine Lückenkarte nehmen kann, setzt den Zug aus.
setting-cards = Karten je Runde
setting-cards-4 = In jeder Runde nehmen alle je 4 Karten.
setting-cards-5 = In jeder Runde nehmen alle je 5 Karten.
setting-first = Erster Startplatz
setting-first-random = Das Los bestimmt, wer die erste Runde beginnt.
setting-first-seat0 = Der erste Platz am Tisch beginnt die erste Runde.
setting-celestia = Was Celestia hergibt
setting-celestia-numbers = Eine offene Zahlenkarte.
setting-celestia-spent = Eine offene Zahlenkarte oder einen anderen offenen Champion.
setting-effects = Effekte der Champions
setting-effects-compulsory = Ein möglicher Effekt muss ausgeführt werden.
setting-effects-optional = Wer einen Champion bekommt, darf auf den Effekt verzichten.
setting-chained = Champions durch Muriel und Amitiel
setting-chained-run = Der Effekt eines Champions, den man durch Muriel oder Amitiel nimmt, wird sofort ausgeführt.
setting-chained-rest = Ein Champion, den man durch Muriel oder Amitiel nimmt, bleibt ohne Wirkung liegen.
setting-gnigrit = Was Gnigrit blockiert
setting-gnigrit-any = Gnigrit blockiert jede offene Lückenkarte, auch einen Champion.
setting-gnigrit-numbers = Gnigrit blockiert nur Zahlenkarten am Rand einer Lücke.
setting-rogmesh = Was Rogmesh entfernt
setting-rogmesh-inner = Rogmesh entfernt eine Zahlenkarte, die keine Lückenkarte ist, und schafft so immer eine neue Lücke.
setting-rogmesh-any = Rogmesh entfernt eine beliebige offene Zahlenkarte des Kreises, auch eine Lückenkarte.
setting-christoph = Christoph im Kreis
setting-christoph-again = Christoph wirkt erneut, wenn er noch einmal aus dem Kreis genommen wird.
setting-christoph-once = Christoph wirkt je Runde nur einmal und ist danach eine wertlose Karte.
setting-drawn = Gezogene Karten
setting-drawn-secret = Karten, unter denen jemand wählt, sieht nur, wer sie zieht.
setting-drawn-open = Karten, unter denen jemand wählt, sehen alle.
setting-tie = Gleichstand am Spielende
setting-tie-shields = Bei gleichen Siegpunkten zählen mehr goldene, dann mehr silberne Schilde.
setting-tie-shared = Bei gleichen Siegpunkten wird der Sieg geteilt.

## Am Tisch und auf der Seite

board-blocked = { $card } (blockiert)
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Der Tisch im Terminal

short-red = Ro
short-green = Gr
short-blue = Bl
short-yellow = Ge
short-back-number = ?Z
short-back-champion = ?C
short-gold = G
short-silver = S
short-bronze = B
board-round =
    { $gaps ->
        [0] Runde { $round } von { $rounds } · Start: { $who } · keine Lücke
        [one] Runde { $round } von { $rounds } · Start: { $who } · 1 Lücke
       *[other] Runde { $round } von { $rounds } · Start: { $who } · { $gaps } Lücken
    }
board-piles = Im Stapel: { $numbers } Zahlenkarten, { $champions } Champions
board-ring = Im Kreis:
board-gap = Lücke
board-centre = Mitte:
board-drawn = Zur Auswahl:
board-removed = Aus dem Spiel:
board-legend = Ro3 ist die rote 3, so auch Gr, Bl und Ge. ··· ist eine Lücke, ▒ eine blockierte Karte, [7] eine Stelle, die du jetzt nennen kannst; [7+] heißt im Uhrzeigersinn hinter dieser Karte, [7-] davor, [7±] beides. G, S und B sind goldene, silberne und bronzene Schilde. In der Mitte steht die aktive Karte vorn.

## Abschnitte des Regelbuchs

section-setup = Aufbau
section-frame = Spielablauf
section-taking = Eine Karte nehmen
section-scoring = Wertung einer Runde
section-champions = Champions
section-champion = Die sechzehn Champions
section-examples = Beispiele
section-rulings = Klarstellungen

## Am Tisch im Browser

arena-ring =
    { $gaps ->
        [0] Kreis mit { $cards } Karten, ohne Lücke; die Pfeiltasten gehen reihum
        [one] Kreis mit { $cards } Karten und 1 Lücke; die Pfeiltasten gehen reihum
       *[other] Kreis mit { $cards } Karten und { $gaps } Lücken; die Pfeiltasten gehen reihum
    }
arena-card = { $card }, { $place }
arena-edge-card = { $card }, { $place }, an einer Lücke
arena-gap-between = Lücke zwischen { $one } und { $other }
arena-display = Auslage: { $who }
arena-start = hat in dieser Runde begonnen
arena-turn = ist dran
arena-round = Runde { $round } von { $rounds }
arena-gaps =
    { $gaps ->
        [0] Noch keine Lücke
        [one] 1 Lücke
       *[other] { $gaps } Lücken
    }
arena-leading = Gewinnt gerade: { $colours }
arena-counts = Zählt gerade: { $sum }
arena-counts-short = zählt { $sum }
arena-edges-from = Ab { $limit } Lücken nur noch Karten am Rand einer Lücke
arena-edges-only = Jetzt nur Lückenkarten
arena-centre = Mitte
arena-centre-about = Champions legen Zahlenkarten hierher. Die oberste zählt als Lückenkarte und kann die Gewinnerfarbe bestimmen.
arena-centre-empty = Die Mitte ist leer.
arena-centre-card = In der Mitte: { $card }.
arena-centre-under =
    { $count ->
        [one] Darunter liegt 1 blockierte Karte.
       *[other] Darunter liegen { $count } blockierte Karten.
    }
arena-drawn = Zur Auswahl gezogen
arena-numbers =
    { $count ->
        [one] 1 Zahlenkarte
       *[other] { $count } Zahlenkarten
    }
arena-champion-text = { $card }: { $text }
arena-champions =
    { $count ->
        [one] 1 Champion
       *[other] { $count } Champions
    }
arena-removed = aus dem Spiel
arena-scorings = Wertung
arena-scored = Wertung von Runde { $round }
arena-won =
    { $count ->
        [one] Runde { $round }: { $colours } gewinnt
       *[other] Runde { $round }: { $colours } gewinnen
    }
arena-none-won = Runde { $round }: Keine Farbe gewinnt
arena-lowest = Die niedrigste Zahl an den Lücken und in der Mitte ist die { $value }.
arena-no-shields = An den Lücken und in der Mitte lag keine offene Zahl; es gibt keine Schilde.
arena-tie = Bei gleicher Summe liegt vorn, wer ab dem Startplatz reihum zuerst kommt.
arena-tie-start = Begonnen hat { $who }.
arena-close = Schließen
arena-go-on = Weiter
arena-rest = Runde { $round } ist zu Ende.

## Was ein Zug war, in wenigen Worten

recap-took = nimmt { $card }
recap-ran = nutzt { $card }
recap-skipped = setzt aus
recap-centred = { $card } in die Mitte
recap-blocked = blockiert { $card }
recap-blocked-fellow = blockiert { $card } von { $other }
recap-blocked-yours = blockiert deine { $card }
recap-swapped = tauscht mit { $other }
recap-swapped-yours = tauscht deine { $second } gegen { $card }
recap-exchanged = tauscht { $card } von { $other } gegen { $second }
recap-exchanged-yours = tauscht deine { $card } gegen { $second }
recap-gave-up = { $who } verliert { $card }
recap-gave-up-yours = du verlierst { $card }
recap-drew-yours = du ziehst { $card }
recap-laid = { $card } an den Rand
recap-round = Runde { $round } beginnt
recap-colours = gewonnen: { $colours }
recap-no-colour = keine Gewinnerfarbe
