### Was der Server antwortet, wenn etwas nicht geht.

problem-stale = Am Tisch ist es schon weitergegangen; sieh noch einmal hin und wähle neu.
problem-waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind; teile den Link oder setze einen Bot dazu.
# Die englische Begründung steht nur hier, wo kein eigener Satz passt.
problem-malformed = Diese Anfrage ist nicht zu lesen ({ $why }).
problem-too-large = Das ist zu viel auf einmal; gelesen werden höchstens { $limit } Bytes.
problem-too-long = Von keiner Partie werden mehr als { $limit } Entscheidungen behalten, und diese ist so lang.
problem-too-fast = Das ging zu schnell; warte kurz und versuch es noch einmal.
problem-wrong-origin = Diese Anfrage kommt von der Seite eines anderen Anbieters; öffne den Tisch hier.
problem-wrong-host = Unter diesem Namen gibt es hier keine Tische; nimm die Adresse, die der Server beim Start nennt.
problem-no-token = Dafür brauchst du einen Platz; setz dich erst an den Tisch.
problem-unknown-token = Dieser Schlüssel passt zu keinem Platz an diesem Tisch; nimm den Link, mit dem du dich gesetzt hast.
problem-no-such-table = Diesen Tisch gibt es nicht; prüfe den Link.
problem-no-such-game = Dieses Spiel gibt es hier nicht; wähle eines aus der Liste.
problem-no-such-words = In dieser Sprache gibt es keine Wörter; wähle Deutsch oder Englisch.
problem-not-found = Hier ist nichts; geh zurück zum Anfang.
problem-wrong-method = So lässt sich diese Adresse nicht benutzen.
problem-unreadable-table = Dieser Tisch wurde nach anderen Regeln gespielt als heute und lässt sich nicht mehr öffnen; stell einen neuen auf.
problem-not-over = Das geht, sobald das Spiel zu Ende ist; vorher verriete es verdeckte Karten.
problem-over = Dieses Spiel ist zu Ende; sieh es dir an und spiel von einem früheren Moment aus weiter.
problem-no-such-moment = Diesen Moment hat das Spiel nicht; wähle einen früheren.
problem-bad-seed = Ein Startwert hat höchstens { $longest } Zeichen, die sich zeigen lassen; wähle einen anderen.
problem-record-whole = Diese Datei ist keine ganze Aufzeichnung einer Partie; vielleicht fehlt ein Stück.
problem-record-field = In dieser Aufzeichnung fehlt das Feld „{ $field }“, oder es gehört so nicht hinein.
problem-record-format = Diese Aufzeichnung kommt aus einer anderen Fassung dieses Programms.
problem-record-random = Diese Aufzeichnung nennt einen Zufall, den dieses Programm nicht kennt; die Karten lassen sich nicht noch einmal geben.
problem-record-game = Das Spiel dieser Partie gibt es hier nicht.
problem-record-version = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt.
problem-record-seats = Mit so vielen Plätzen wie in dieser Aufzeichnung wird dieses Spiel nicht gespielt.
problem-record-commitment = Startwert und Fingerabdruck passen nicht zusammen; eines von beiden wurde verändert.
problem-record-digest = Die Entscheidungen führen nicht dorthin, wo die Partie stand; die Aufzeichnung wurde verändert.
problem-record-choice = Wahl { $number } dieser Partie ist dort nicht erlaubt ({ $rule }).
problem-record-after-end = Wahl { $number } kommt erst nach dem Ende des Spiels.
problem-bad-name = Ein Name hat 1 bis { $longest } Zeichen, die sich zeigen lassen; wähle einen anderen.
problem-name-taken = „{ $name }“ sitzt schon an diesem Tisch; wähle einen anderen Namen.
problem-seat-taken = Dieser Platz ist nicht frei; wähle einen anderen.
problem-table-full = Alle Plätze sind besetzt; du kannst zusehen.
problem-no-such-code = Dieser Code gilt nicht oder nicht mehr; lass dir am anderen Gerät einen neuen zeigen.
problem-no-talk = An diesem Tisch wird nicht geredet; so wurde er aufgestellt.
problem-no-webhooks = Dieser Server ruft keine Adressen; wer ihn betreibt, kann es mit --webhooks erlauben.
problem-bad-webhook = Gerufen wird nur, was mit https:// oder http:// beginnt und im öffentlichen Internet liegt; wähle eine andere Adresse.
# Was ein Chat zu lesen bekommt.
webhook-turn = { $who } ist dran ({ $game }): { $link }
problem-not-away = Ein Bot springt für jemanden ein, der dran ist und { $minutes } Minuten lang nichts getan hat; warte noch ein wenig.
problem-crowded = An diesem Tisch sehen schon zu viele zu; versuch es später noch einmal.
problem-internal = Hier ist etwas schiefgegangen, und nichts wurde geändert; versuch es noch einmal.
