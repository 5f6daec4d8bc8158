### Wörter, die für alle Spiele gelten.

## Am Tisch

# Zählt ab 1; steht nur da, wo ein Platz keinen Namen hat.
seat = Platz { $number }
# „Stelle“, damit ein Ort im Kreis nicht wie ein Platz am Tisch klingt.
place = Stelle { $number }
# Aufzählungen.
list-1 = { $a }
list-2 = { $a } und { $b }
list-3 = { $a }, { $b } und { $c }
list-4 = { $a }, { $b }, { $c } und { $d }
event-undone =
    { $answers ->
        [0] { $who } nimmt die letzte Wahl zurück.
        [one] { $who } nimmt die letzte Wahl zurück, und mit ihr eine Antwort eines Bots.
       *[other] { $who } nimmt die letzte Wahl zurück, und mit ihr { $answers } Antworten der Bots.
    }
event-stand-in = Für { $who } spielt jetzt ein Bot.
event-back = { $who } spielt wieder selbst.
event-left = { $name } hat den Tisch verlassen.
event-took-seat = { $name } hat den Platz übernommen.

## Warum nicht?

refused-KN-001 = „{ $text }“ ist hier nicht zu verstehen; wähle eine der angebotenen Möglichkeiten.
refused-KN-002 = Das Spiel ist zu Ende, hier gibt es nichts mehr zu wählen; beginnt ein neues, um weiterzuspielen.
refused-KN-003 = Gerade ist { $who } gefragt; du kannst wählen, sobald die Frage an dich geht.
refused-KN-004 = Du hast nichts, was sich rückgängig machen ließe; das geht erst nach einer eigenen Wahl.
refused-KN-005 = Seit deiner Wahl ist etwas Verborgenes aufgedeckt oder gezogen worden; rückgängig geht nur, solange nichts Neues zu sehen ist.
refused-KN-006 = Seit deiner Wahl hat jemand anderes geantwortet; rückgängig geht nur, solange außer Bots noch niemand dran war.
refused-KN-007 = Diesen Platz gibt es an diesem Tisch nicht; nenne einen, der besetzt ist.
refused-KN-008 = Du hast in diesem Spiel schon so oft rückgängig gemacht, wie es geht; von jetzt an gilt, was du wählst.
refused-KN-009 = Mit deiner Wahl hast du anderen eine eigene Karte gezeigt; das lässt sich nur an einem nachsichtigen Tisch rückgängig machen, und nur, bis jemand anderes gewählt hat.

## Was von außen nicht stimmt

# Die englische Begründung aus dem Programm steht nur hier, wo kein eigener Satz passt.
bad-option = „{ $value }“ passt nicht zu „{ $name }“; möglich: { $allowed }.
bad-data = Diese Daten sind nicht lesbar: { $where } { $why }.

## Regelbuch

section-table = Am Tisch
