### Die Befehlszeile: Hilfe, das Spiel im Terminal, das Nacherzählen.

## Hilfe

help-usage = Aufruf:
help-options = Angaben:
help-commands = Befehle:
help-examples = Beispiele:

command-tischrunde = Brettspiele spielen, nachschlagen und untersuchen.
command-play = Im Terminal spielen, mit anderen an derselben Tastatur und gegen Bots.
command-replay = Eine aufgezeichnete Partie nacherzählen und prüfen.
command-rules = Im Regelbuch nachschlagen.
command-simulate = Viele Partien unter Bots spielen und auszählen.
command-arena = Bots gegeneinander antreten lassen.
command-tiles = Eine eigene Plättchen-Datei prüfen.
command-ship = Ein eigenes Schiff prüfen.

help-play = Ohne weitere Angaben spielst du gegen zwei Bots. Freie Plätze füllen sich mit Bots; nennst du mit --seats genauso viele Bots wie Plätze, schaust du zu.
help-replay = Jede Wahl wird noch einmal nach den Regeln geprüft. Passt etwas nicht, endet der Befehl mit 1.
help-rules = Ohne Spiel: welche Spiele es gibt. Mit Spiel: das ganze Regelbuch, eine Regel oder alles, worin deine Wörter vorkommen.

examples-tischrunde =
    tischrunde play
    tischrunde rules strife-of-gods SG-020
    tischrunde simulate strife-of-gods --games 1000 --bots strife,random,random
examples-play =
    tischrunde play strife-of-gods
    tischrunde play --names Anna,Ben --bots strife --save abend.json
    tischrunde play --load abend.json --names Anna,Ben --bots strife
    tischrunde play --seats 4 --option champions=false --seed "Freitag"
examples-replay =
    tischrunde replay abend.json
    tischrunde replay abend.json --at 12 --names Anna,Ben
examples-rules =
    tischrunde rules strife-of-gods | less -R
    tischrunde rules strife-of-gods SG-020
    tischrunde rules strife-of-gods Lücke blockiert
    tischrunde rules strife-of-gods --options

param-help = Diese Hilfe.
param-lang = Sprache; sonst gilt TISCHRUNDE_LANG, dann die des Systems.
param-version = Fassung des Programms, und ob die Regeln kompiliert laufen.
param-game = Das Spiel, zum Beispiel strife-of-gods.
param-play-seats = So viele Plätze; sonst 3 oder so viele, wie genannt sind.
param-play-names = Wer mitspielt, durch Komma getrennt.
param-play-bots = Welche Bots mitspielen, durch Komma getrennt: der des Spiels, etwa strife (stark), oder random (wählt zufällig).
param-play-seed = Startwert des Zufalls; dasselbe Wort gibt dieselben Karten.
param-play-option = Eine Einstellung des Tisches, auch mehrmals; „tischrunde rules SPIEL --options“ nennt alle.
param-play-undo = Was sich rückgängig machen lässt: strict (nichts, was andere gesehen haben) oder lenient (auch eine eigene Karte, die du gezeigt hast); üblich ist lenient, wenn du allein gegen Bots spielst, sonst strict.
param-play-save = Das Spiel nach jeder Wahl in diese Datei schreiben.
param-play-load = Ein gespeichertes Spiel fortsetzen; es wird dort weiter gespeichert, wenn --save nichts anderes sagt.
param-play-plain = Ohne Zeichnung und Farben, für Screenreader und schmale Fenster.
param-replay-file = Die aufgezeichnete Partie, wie sie --save schreibt.
param-replay-at = Nur bis nach dieser Wahl erzählen und den Tisch dort zeigen.
param-replay-names = Wie die Plätze heißen, durch Komma getrennt.
param-rules-wanted = Die Nummer einer Regel, oder Wörter, die in ihr vorkommen.
param-rules-options = Statt der Regeln die Einstellungen des Tisches zeigen.

# Was man an diese Stelle schreibt, in Großbuchstaben.
metavar-args = ANGABEN
metavar-command = BEFEHL
metavar-file = DATEI
metavar-game = SPIEL
metavar-name = NAME
metavar-options = ANGABEN
metavar-text = TEXT
metavar-value = WERT
metavar-words = WÖRTER

## Falsche Angaben

wrong-command = Den Befehl „{ $name }“ gibt es nicht; es gibt: { $known }.
wrong-option = Die Angabe { $name } gibt es hier nicht; --help nennt alle.
wrong-usage = Mit der Angabe { $name } stimmt etwas nicht: Es fehlt ein Wert, oder es ist einer zu viel; --help zeigt, wie sie gebraucht wird.
wrong-missing = Es fehlt: { $name }; --help zeigt, was gebraucht wird.
wrong-number = Für { $name } braucht es eine ganze Zahl ab 1.
wrong-value = Der Wert für { $name } passt nicht; --help zeigt, was möglich ist. ({ $why })
wrong-extra = „{ $text }“ ist hier zu viel; --help zeigt, was gebraucht wird.
wrong-words = Das ist so nicht zu verstehen; --help zeigt, wie es geht. ({ $why })
no-such-game = Das Spiel „{ $name }“ gibt es hier nicht; es gibt: { $known }.
no-such-bot = Den Bot „{ $name }“ gibt es hier nicht; es gibt: { $known }.
no-such-setting = Die Einstellung „{ $name }“ gibt es hier nicht; es gibt: { $known }.
wrong-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein; möglich: { $known }.
wrong-seats =
    { $seats ->
        [one] Mit einem Platz geht es nicht; dieses Spiel hat { $fewest } bis { $most } Plätze.
       *[other] Mit { $seats } Plätzen geht es nicht; dieses Spiel hat { $fewest } bis { $most } Plätze.
    }
too-many = Für { $seats } Plätze sind das zu viele: { $people } mit Namen und { $bots } Bots.
too-many-names = Die Partie hat { $seats } Plätze, das sind aber { $people } Namen.
wrong-name = „{ $name }“ geht nicht als Name; er braucht 1 bis { $longest } druckbare Zeichen.
names-twice = Zwei Plätze heißen gleich; gib allen verschiedene Namen.
wrong-at = Die Wahl { $at } gibt es nicht; die Partie hat { $count }.
not-with-load = Ein gespeichertes Spiel hat seine Plätze, Einstellungen und seinen Startwert schon; lass --seats, --option und --seed weg.
other-game = In „{ $file }“ steht ein anderes Spiel: { $game }.
file-exists = „{ $file }“ gibt es schon; --load setzt ein gespeichertes Spiel fort, für ein neues nimm einen anderen Namen.
cannot-read = „{ $file }“ lässt sich nicht lesen. ({ $why })
cannot-write = „{ $file }“ lässt sich nicht schreiben, das Spiel ist gerade nicht gesichert. ({ $why })
reason-missing = diese Datei oder diesen Ordner gibt es nicht
reason-folder = das ist ein Ordner
reason-denied = das ist nicht erlaubt
reason-read-only = dort lässt sich nur lesen
reason-full = es ist kein Platz mehr

## Aufzeichnungen, mit denen etwas nicht stimmt

bad-record-whole = „{ $file }“ ist keine ganze Aufzeichnung einer Partie; vielleicht fehlt ein Stück.
bad-record-field = In „{ $file }“ fehlt das Feld „{ $field }“, oder es gehört so nicht hinein.
bad-record-format = „{ $file }“ kommt aus einer anderen Fassung dieses Programms.
bad-record-random = „{ $file }“ nennt einen Zufall, den dieses Programm nicht kennt; die Karten lassen sich nicht noch einmal geben.
bad-record-game = „{ $file }“ ist die Partie eines Spiels, das es hier nicht gibt.
bad-record-version = „{ $file }“ wurde nach einer anderen Fassung der Regeln gespielt.
bad-record-seats = Die Zahl der Plätze in „{ $file }“ gibt es in diesem Spiel nicht.
bad-record-commitment = In „{ $file }“ passen Startwert und Fingerabdruck nicht zusammen; eines von beiden wurde verändert.
bad-record-digest = Die Entscheidungen in „{ $file }“ führen nicht dorthin, wo die Partie stand; die Aufzeichnung wurde verändert.
bad-record-choice = Wahl { $number } in „{ $file }“ ist dort nicht erlaubt: { $why } ({ $rule })
bad-record-after-end = Wahl { $number } in „{ $file }“ kommt erst nach dem Ende des Spiels.

## Am Tisch im Terminal

person-name = Gast
bot-name = Bot { $number }
commitment = Fingerabdruck des Startwerts: { $commitment }
loaded =
    { $count ->
        [0] Es geht ganz von vorn los.
        [one] Es geht nach der ersten Entscheidung weiter.
       *[other] Es geht nach { $count } Entscheidungen weiter.
    }
goal-keys = Regeln: r, Hilfe: ?
play-keys = Nummer · w warum nicht? · u zurück · r Regel · l Verlauf · ? Hilfe · q Ende
play-help =
    7          wählt die Möglichkeit mit dieser Nummer oder diesem Namen; auch ihr Kurzwort geht
    w          warum nicht? Alles, was gerade nicht geht, und die Regel dazu
    w 7        warum nicht 7? Auch mit einem Namen oder Wort
    u          die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde; Antworten der Bots gehen mit zurück
    r          die Regel zu dieser Frage; r mit einer Nummer zeigt eine bestimmte, r mit einem Wort sucht
    l          was zuletzt geschah
    b          den Tisch noch einmal zeigen
    q          aufhören; das Spiel lässt sich später fortsetzen
name-a-place = Nenne eine der Stellen in [Klammern].
several-meant = Das kann mehreres heißen; nenne eines davon:
next-round = Eingabetaste für die nächste Runde
hand-over = Die nächste Frage ist nur für { $who }. Alle anderen schauen bitte weg.
hand-over-ready = Eingabetaste, wenn niemand sonst hinschaut
keep-where = Speichern als (leer: weiterspielen, „-“: nicht speichern)
kept = Das Spiel liegt in „{ $file }“. So geht es weiter:
not-kept = Das Spiel wurde nicht gespeichert; mit --save DATEI wird nach jeder Wahl gespeichert.
why-possible = Das geht: { $choice }
why-everything = Hier ist nichts verboten; alles Mögliche steht in der Liste.

## Regeln

rules-none = Keine Regel zu „{ $text }“ gefunden; versuche ein anderes oder ein kürzeres Wort.
rules-found = { $count } Regeln zu „{ $text }“:
rule-why = Warum: { $why }
rule-only-reading = Nicht einstellbar, denn { $why }.
rule-see = Siehe auch:
rule-not-here = Diese Klarstellung ändert nichts am Spiel.
settings-intro = Die Einstellungen des Tisches; zuerst steht die Voreinstellung.
setting-usual = (Voreinstellung)

## Das Ende

end-standings = So ist es ausgegangen
end-nobody-wins = Niemand gewinnt.
end-place =
    { $points ->
        [one] { $place }. { $who }: 1 Punkt
       *[other] { $place }. { $who }: { $points } Punkte
    }
end-place-shared =
    { $points ->
        [one] { $place }. (geteilt) { $who }: 1 Punkt
       *[other] { $place }. (geteilt) { $who }: { $points } Punkte
    }
end-no-points = Keine Punkte.
end-seed = Startwert: { $seed }
end-look-again = Noch einmal ansehen:

## Nacherzählen

replay-chose = { $who } wählt: { $choice }
replay-moment = So steht es nach Wahl { $number } von { $count }; gefragt ist { $who }.
replay-checked =
    { $count ->
        [one] Geprüft: Die Entscheidung ist regelgerecht, Prüfsumme und Fingerabdruck passen.
       *[other] Geprüft: Alle { $count } Entscheidungen sind regelgerecht, Prüfsumme und Fingerabdruck passen.
    }
replay-unchecked =
    { $count ->
        [one] Die Entscheidung ist regelgerecht, und der Fingerabdruck passt; eine Prüfsumme hat die Aufzeichnung nicht.
       *[other] Alle { $count } Entscheidungen sind regelgerecht, und der Fingerabdruck passt; eine Prüfsumme hat die Aufzeichnung nicht.
    }

## Im Browser spielen

command-serve = Im Browser spielen: allein gegen Bots oder mit Freunden.
help-serve = Die Tische liegen in deinem Datenordner oder, wenn du eine nennst, in einer PostgreSQL-Datenbank. Mit --host 0.0.0.0 können andere in deinem Netz mitspielen. Jede Angabe kann auch in der Umgebung stehen, unter dem Namen in Klammern; wo mehrere Werte möglich sind, trennen sie Leerzeichen.
examples-serve =
    tischrunde serve
    tischrunde serve --host 0.0.0.0 --port 8080 --no-open
    tischrunde serve --public spiele.example --proxy 127.0.0.1
    tischrunde serve --database postgresql://tischrunde@localhost/tischrunde
param-serve-host = Die Adresse, unter der die Tische stehen; sonst nur dieser Rechner.
param-serve-public = Noch ein Name, unter dem Browser die Tische erreichen, etwa hinter einem Proxy; mehrmals möglich.
param-serve-port = Der Port; sonst 8000 oder, ist er belegt, der nächste freie. 0 nimmt irgendeinen.
param-serve-data = Der Ordner, in dem die Tische liegen.
param-serve-database = Stattdessen eine PostgreSQL-Datenbank; mehrere Server dürfen sie teilen.
param-serve-proxy = Die Adresse eines Proxys vor den Tischen; ihm wird geglaubt, woher jemand kommt. Mehrmals möglich.
param-serve-limit = Wie viel jemand fragen darf, etwa connections-an-address=2000; mehrmals möglich.
param-serve-metrics-for = Die Adresse eines Rechners, der die Zahlen unter /metrics lesen darf; dieser darf es immer. Mehrmals möglich.
param-serve-log-level = Was mindestens ins Protokoll kommt: debug, info, warning oder error; sonst warning.
param-serve-log-format = Wie es dort steht: plain (Zeilen) oder json; sonst plain.
param-serve-webhooks = Tische dürfen eine Adresse im Internet rufen lassen, wenn jemand dran ist.
param-serve-push-key = Ein Schlüssel, mit dem Browser gerufen werden, deren Seite zu ist; „tischrunde admin push-key“ macht ihn.
param-serve-push-contact = Wo sich ein Push-Dienst beschweren kann, etwa mailto:du@spiele.example; gehört zum Schlüssel.
param-serve-no-open = Keinen Browser öffnen, nur die Adresse nennen.

serving = Die Tische stehen bereit: { $url } (Strg-C schließt sie).
serving-network = Für andere in deinem Netz: { $url }
serving-alone = Damit andere in deinem Netz mitspielen können, starte so: { $command }
serving-kept = Deine Tische und Ergebnisse liegen in { $place }
port-taken = Port { $taken } ist belegt, darum Port { $port }; deine Plätze von dort findest du nur dort wieder.
page-missing = Die Seite für den Browser ist nicht gebaut, nur Programme finden hier Tische. Gebaut wird sie im Quellordner mit „python3 dev.py play“ oder „pip install .“ (ohne TISCHRUNDE_WEB=skip).
engine-interpreted = Die Spielregeln laufen hier als reines Python, darum denken Bots länger nach. Schneller ist ein Wheel für dein Python ({ $python }), oder du installierst aus den Quellen, wo es einen C-Compiler gibt.
no-such-limit = „{ $wish }“ lässt sich nicht einstellen; mit einer Zahl geht: { $known }.
cannot-serve = { $host } Port { $port } lässt sich nicht benutzen ({ $why }); wähle etwas anderes mit --host und --port.
reason-port-taken = den hat schon ein anderes Programm
reason-not-here = diese Adresse hat dieser Rechner nicht
reason-no-host = diesen Namen kennt niemand
cannot-use-folder = Der Ordner „{ $folder }“ lässt sich nicht für Tische benutzen ({ $why }); wähle mit --data einen anderen.
reason-file = dort liegt eine Datei
reason-no-folder = dort lässt sich kein Ordner anlegen
no-home = Für dich gibt es hier keinen Ordner, in dem Tische liegen könnten; nenne einen mit --data.
data-in-use = Die Tische in „{ $folder }“ hält schon ein anderer Server offen; nimm dessen Seite, oder wähle mit --data einen anderen Ordner. Mehrere Server zugleich teilen sich mit --database eine PostgreSQL-Datenbank.
cannot-open = Die Datenbank { $url } lässt sich nicht öffnen ({ $why }).
reason-no-file = dort lässt sich keine Datei öffnen oder anlegen
reason-damaged = das ist keine Datenbank der Tischrunde, oder sie ist beschädigt
reason-silent = sie antwortet nicht
other-format = Die Datenbank { $url } stammt von einer neueren Tischrunde; nimm diese, oder eine andere Datenbank.
upgraded = Die Datenbank hatte Format { $found } und hat jetzt Format { $now }; wie sie vorher war, steht in { $copy }.
upgraded-postgresql = Die PostgreSQL-Datenbank hatte Format { $found } und hat jetzt Format { $now }. Eine Kopie davon macht Tischrunde nicht: Sichere sie vor dem nächsten Wechsel mit pg_dump.
wrong-database = „{ $url }“ ist keine PostgreSQL-Adresse; sie sieht aus wie postgresql://user@host/name.
no-driver = PostgreSQL braucht noch ein Paket: pip install 'tischrunde[postgresql]'
no-push-extra = Browser zu rufen braucht noch ein Paket: pip install 'tischrunde[push]'
push-halves = Browser werden mit einem Schlüssel und einer Adresse gerufen, also mit --push-key und --push-contact; die Adresse sieht aus wie mailto:du@spiele.example oder https://spiele.example.
no-push-key = In „{ $file }“ steht kein Schlüssel, mit dem sich Browser rufen lassen; „tischrunde admin push-key“ macht einen.
no-metrics = Hier gibt es keine Zahlen: Dem Server fehlt ein Paket. Installiere es und starte ihn neu: pip install 'tischrunde[metrics]'
# Die Sprache eben dieser Wörter, für die Seite eines Fremden.
this-language = de
wrong-host-title = Keine Tische unter diesem Namen
wrong-host-mended = Wenn du diesen Server betreibst: Starte ihn mit „--public { $host }“, und wenn ein Proxy davor steht, muss er den Namen weitergeben, unter dem er gerufen wird (nginx: proxy_set_header Host $http_host;).

## Einen Server betreuen

command-admin = Nach den Tischen eines Servers sehen, auch während er läuft.
examples-admin =
    tischrunde admin list
    tischrunde admin show 7k2mzq4hxw9c
    tischrunde admin export 7k2mzq4hxw9c partie.json
    tischrunde admin close 7k2mzq4hxw9c
    tischrunde admin expire --limit abandoned-days=30
    tischrunde admin delete 7k2mzq4hxw9c --yes
    tischrunde admin push-key /etc/tischrunde/push.pem
command-admin-list = Alle Tische, die neuesten zuerst, und alle Räume (Spieleabende).
command-admin-show = Ein Tisch oder ein Raum.
help-admin-show = Weder der Startwert noch jemandes Schlüssel wird gezeigt.
command-admin-export = Die Aufzeichnung einer Partie, in eine Datei oder auf den Schirm.
help-admin-export = Ob sie zu Ende ist oder nicht: Die Aufzeichnung einer laufenden Partie verrät jede verdeckte Karte.
command-admin-close = Tische beenden; was dort gespielt wurde, wird vorher exportiert.
help-admin-close = Aufzeichnungen kommen in den Ordner „ended“ bei den Tischen, wie bei Tischen, die verfallen. Wer dort ist, erfährt davon.
param-admin-close-tables = Ihre Kennungen, wie „tischrunde admin list“ sie nennt.
command-admin-expire = Tische beenden, die lange niemand angerührt hat.
help-admin-expire = Der Server tut das ab und zu von selbst; dies tut es sofort, auf Wunsch mit anderen Grenzen. Was gespielt wurde, wird vorher exportiert.
param-admin-expire-limit = Wie lange Tische bleiben, etwa abandoned-days=30; mehrmals möglich.
command-admin-delete = Tische mit allem, was dort geschehen ist, oder Räume mit ihren Ergebnissen für immer löschen.
help-admin-delete = Was aufgehoben werden soll, vorher exportieren.
param-admin-show-table = Seine Kennung, wie „tischrunde admin list“ sie nennt.
param-admin-export-table = Seine Kennung, wie „tischrunde admin list“ sie nennt.
param-admin-export-file = Die Datei, die geschrieben wird; sonst auf den Schirm.
param-admin-delete-tables = Ihre Kennungen, wie „tischrunde admin list“ sie nennt.
param-admin-delete-yes = Wirklich tun.
command-admin-push-key = Einen Schlüssel machen, mit dem der Server Browser ruft, deren Seite zu ist.
help-admin-push-key = Einmal und für immer: Wer gerufen werden will, sagt es für diesen Schlüssel, und mit einem anderen müssen es alle noch einmal sagen. Mehrere Server an einer Datenbank haben denselben.
param-admin-push-key-file = Die Datei, die angelegt wird; nur ihr Eigentümer darf sie lesen.
push-key-made = Der Schlüssel steht in „{ $file }“; der Server nimmt ihn mit --push-key und --push-contact.
push-key-there = „{ $file }“ gibt es schon, und ein neuer Schlüssel würde niemanden mehr rufen, der es mit dem alten wollte; nenne eine andere Datei.
param-data = Der Ordner, in dem die Tische liegen; sonst dein Datenordner.
param-database = Stattdessen die PostgreSQL-Datenbank, in der sie liegen.
admin-id = Tisch
admin-game = Spiel
admin-state = Stand
admin-seats = Plätze
admin-events = Ereignisse
admin-created = Aufgebaut
admin-changed = Zuletzt
admin-version = Fassung der Regeln
admin-options = Optionen
admin-listed = Öffentlich
admin-state-over = zu Ende
admin-state-plays = läuft
admin-state-waits = wartet auf Leute
admin-state-other-rules = andere Regeln
admin-open = (frei)
admin-bot = Bot { $bot }
admin-away = { $name } (Bot { $bot } springt ein)
admin-yes = ja
admin-no = nein
admin-count =
    { $count ->
        [0] Es gibt keine Tische.
        [one] { $count } Tisch.
       *[other] { $count } Tische.
    }
admin-room = Raum
admin-name = Name
admin-people = Leute
admin-games = Partien
admin-room-count =
    { $count ->
        [one] { $count } Raum (Spieleabend).
       *[other] { $count } Räume (Spieleabende).
    }
no-such-table = Einen Tisch „{ $id }“ gibt es nicht; welche es gibt, sagt „tischrunde admin list“.
export-running = Diese Partie ist nicht zu Ende: Ihre Aufzeichnung verrät jede verdeckte Karte.
export-other-rules = Diese Partie wurde nach anderen Regeln gespielt als den heutigen; ob sie sich nachspielen lässt, wissen nur jene.
export-unplayable = Die Partie des Tisches „{ $id }“ lässt sich nicht nachspielen: Jemand hat verändert, was von ihr aufbewahrt ist.
delete-rooms-unsure =
    { $count ->
        [one] Das würde einen Raum mit allen Ergebnissen für immer löschen
       *[other] Das würde { $count } Räume mit allen Ergebnissen für immer löschen
    }; sage --yes, wenn du das willst.
delete-rooms-done =
    { $count ->
        [one] Ein Raum ist gelöscht.
       *[other] { $count } Räume sind gelöscht.
    }
delete-unsure =
    { $count ->
        [one] Das würde einen Tisch für immer löschen
       *[other] Das würde { $count } Tische für immer löschen
    }; sage --yes, wenn du das willst.
close-done =
    { $count ->
        [0] Kein Tisch ist beendet.
        [one] Ein Tisch ist beendet.
       *[other] { $count } Tische sind beendet.
    }
delete-done =
    { $count ->
        [one] Ein Tisch ist gelöscht.
       *[other] { $count } Tische sind gelöscht.
    }

command-backup = Alle Tische in eine Datei sichern, auch während an ihnen gespielt wird.
help-backup = Die Datei ist eine SQLite-Datenbank, worin auch immer die Tische liegen. Startwerte und Schlüssel stehen darin: Behalte sie für dich.
examples-backup =
    tischrunde backup tische-montag.sqlite
    tischrunde backup tische-montag.sqlite --database postgresql://tischrunde@localhost/tischrunde
param-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
backup-exists = „{ $file }“ gibt es schon; wähle einen anderen Namen.
backup-done =
    { $count ->
        [one] Ein Tisch ist in „{ $file }“ gesichert.
       *[other] { $count } Tische sind in „{ $file }“ gesichert.
    }
command-restore = Alle Tische einer Sicherung dorthin zurückholen, wo keine sind.
help-restore = In einen Datenordner oder nach PostgreSQL, woraus auch immer gesichert wurde. Dort darf kein Server laufen.
examples-restore =
    tischrunde restore tische-montag.sqlite --data neuer-ordner
    tischrunde restore tische-montag.sqlite --database postgresql://tischrunde@localhost/tischrunde
param-restore-file = Die Datei, die „tischrunde backup“ geschrieben hat.
restore-not-empty = Wo diese Tische hin sollten, gibt es schon welche; nenne mit --data einen leeren Ordner oder mit --database eine leere Datenbank.
restore-done =
    { $count ->
        [one] Ein Tisch ist wieder da.
       *[other] { $count } Tische sind wieder da.
    }
no-backup = „{ $file }“ ist keine Sicherung von Tischen.
no-tables-here = In „{ $place }“ gibt es keine Tische; sage mit --data oder --database, wo sie sind.
older-format = Die Datenbank { $url } hat eine ältere Tischrunde geschrieben; starte einmal den Server, dann ist sie auf dem neuen Stand.
damaged = Die Datenbank „{ $file }“ ist beschädigt, darum wurde nichts geöffnet oder verändert. Lege sie beiseite und hole eine Sicherung mit „tischrunde restore“ zurück; was SQLite selbst noch retten kann, rettet dessen Befehl „.recover“.
