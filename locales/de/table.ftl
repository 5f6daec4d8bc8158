### Der Tisch im Browser.

## Plätze

seat-open = frei
bot-named = Bot { $kind }
bot-numbered = Bot { $number }
bot-of-kind = { $bot } ({ $kind })
bot-random = Zufall
seats-title = Plätze
seats-you = du
seats-here = hier
seats-turn = am Zug
seats-replaced = ein Bot spielt
seats-away = gerade nicht da
seats-free = frei
seats-watching =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }

## Die Seite

page-title = { $game } – Tischrunde
page-your-turn = Du bist dran – { $game }

## Wer dran ist und was gefragt ist

table-title = Tisch: { $game }
table-your-turn = Du bist dran.
table-goes-on = Danach geht es weiter.
table-stop-here = Hier anhalten
table-your-turn-named = { $who }, du bist dran.
table-turn-of = { $who } ist am Zug.
table-wait = Gleich bist du wieder gefragt.
table-pause = Gleich geht es weiter.
table-away = { $who } ist gerade nicht da.
table-watching = Du siehst zu.
table-over = Das Spiel ist zu Ende.
table-nothing-here = Damit lässt sich bei dieser Frage nichts anfangen.
table-not-you = Gerade ist { $who } gefragt; du bist wieder dran, sobald die Frage an dich geht.
table-you-watch = Du siehst nur zu; gefragt ist { $who }.
table-why-not = Warum nicht?
# Ein Ding auf dem Plan, und warum es jetzt nicht geht: wird vorgelesen.
thing-why-not = { $what }. { $why }
table-rule = Regel { $rule } lesen
table-no-more-cautions = Ja, und in dieser Partie nicht mehr fragen
table-think-again = Noch nicht, zurück
table-menu = Was davon?

## Werkzeuge

tool-undo = Rückgängig
tool-skip = Über{"\u00AD"}springen
tool-help = Hilfe: Zeichen, diese Frage, Tasten
tool-skip-all = Bis zu mir
tool-skip-end = Bis zum Ende
tool-rail = Plätze und Verlauf
scene-to-table = Zum Tisch
scene-open = Ergebnis
zoom-fit = Ganz zeigen
zoom-closer = Näher heran
zoom-farther = Weiter weg

## Alle Möglichkeiten

panel-title = Alle Möglichkeiten
panel-options = Möglichkeiten
panel-count =
    { $count ->
        [one] 1 Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
panel-filter = Möglichkeiten filtern
panel-none-found = Dazu passt keine Möglichkeit; versuch ein anderes Wort.
panel-not-you = Sobald du gefragt bist, steht hier alles, was du wählen kannst.
panel-why-not = Warum nicht? ({ $count })
plain-view-title = Was du siehst

## Neben dem Tisch

rail-title = Neben dem Tisch
tab-question = Frage
tab-options =
    { $count ->
        [0] Möglichkeiten
       *[other] Möglichkeiten ({ $count })
    }
tab-options-short = Liste
tab-seats = Am Tisch
tab-log = Verlauf
tab-rules = Regeln
rules-of-question = Regel zu dieser Frage:
proof-promise = Ist ehrlich gemischt? So prüfst du es
proof-promise-note = Der Startwert, nach dem gemischt wird, steht seit Beginn fest und bleibt bis zum Ende geheim. An diesem Fingerabdruck kannst du ihn dann prüfen.
proof-origin-seeded = Die Mischung dieser Partie kann schon bekannt gewesen sein: Ihr Startwert wurde zu Beginn genannt.
proof-origin-continued = Diese Partie setzt eine andere fort; ihre Mischung kann schon bekannt gewesen sein.
proof-origin-imported = Diese Partie stammt aus einer Aufzeichnung; ihre Mischung kann schon bekannt gewesen sein.
proof-known = Der Fingerabdruck zeigt deshalb nur, dass der Startwert nicht gewechselt hat, nicht, dass ihn niemand kannte.
papers-replay = Die Partie bis hierher ansehen
rules-all = Ganzes Regelbuch in neuem Fenster

## Was geschehen ist

log-title = Verlauf
log-to-end = Zum Neuesten
log-undone = Zurückgenommen:
recap-table = Der Tisch
news-title = Seit deinem letzten Zug

## Meldungen

notice-offline = Keine Verbindung; es geht weiter, sobald sie wieder da ist. Nichts geht verloren.
notice-kept = Keine Verbindung. Deine Wahl ist gemerkt und wird ausgeführt, sobald sie wieder da ist.
notice-stale = Deine gemerkte Wahl wurde nicht ausgeführt: Am Tisch ging es inzwischen weiter.
notice-close = Schließen
notice-older-rules = Dieser Tisch wurde nach Stand { $begun } der Regeln begonnen und geht nach Stand { $today } weiter; an dieser Partie ändert das nichts.
notice-going = Du gehst?
notice-going-pause = Ein Bot spielt, bis ich zurück bin
notice-going-pause-note = Dein Platz bleibt deiner; mit einem Klick spielst du wieder selbst.
notice-going-leave = Meinen Platz aufgeben
notice-going-leave-note = Ein Bot spielt dort weiter, bis jemand mit dem Link den Platz übernimmt. Zurück kommst auch du nur so.
notice-going-leave-waiting = Der Platz ist dann wieder frei.
notice-going-close = Den Tisch schließen
notice-going-close-note = Die Partie endet für alle, ohne Ergebnis; ihre Aufzeichnung bleibt.
notice-going-withdraw = Den Tisch zurückziehen
notice-going-withdraw-note = Wer schon sitzt oder den Link hat, findet ihn dann nicht mehr.
notice-going-stay = Doch bleiben
notice-free-seat = { $who } hat den Tisch verlassen. Spielst du dort weiter?
notice-take-seat = Platz übernehmen
notice-clock = So lange kann { $who } noch nachdenken
notice-clock-up = So lange denkt { $who } schon nach

## Wer noch fehlt

waiting-game = Ein Tisch für { $game }
waiting-title = Gleich geht es los
waiting-invited = Setz dich dazu
waiting-name = Wie heißt du?
waiting-another = Noch jemand an diesem Gerät?
waiting-sit = Hinsetzen
waiting-sit-here = Dazusetzen
waiting-which-bot = Welcher Bot?
waiting-add-bot = Bot dazusetzen
waiting-count =
    { $count ->
        [one] Ein Platz ist noch frei; sobald er besetzt ist, beginnt das Spiel.
       *[other] { $count } Plätze sind noch frei; sobald alle besetzt sind, beginnt das Spiel.
    }
waiting-watch = Wenn alle Plätze besetzt sind, beginnt das Spiel; auch ohne Platz kannst du hier zusehen.
waiting-going = Doch nicht spielen …
waiting-room = Zurück zum Spieleabend
share-title = Mit diesem Link kommen andere an den Tisch
share-copy = Link kopieren
share-pass = Weitergeben
share-qr = QR-Code
share-qr-label = QR-Code mit dem Link zu diesem Tisch
share-copied = Der Link ist kopiert.
share-by-hand = Der Link ist markiert; kopiere ihn mit Strg + C.
share-only-here = Dieser Link führt nur auf diesem Rechner hierher. Wer Tischrunde hier gestartet hat, kann auch andere Geräte hereinlassen; wie, steht in der Datei README.

## Die Runde: wer noch dabei ist

circle-title =
    { $unread ->
        [0] Die Runde
        [one] Die Runde: etwas Neues
       *[other] Die Runde: { $unread } neue Zurufe
    }
circle-others = Andere dazuholen, anderes Gerät
circle-room = Zurück zum Spieleabend „{ $room }“
talk-title = Was gesagt wird
talk-none = Noch hat niemand etwas gesagt.
talk-reactions = Kurze Zurufe
talk-words = Etwas sagen
talk-send = Sagen
talk-bravo = Bravo!
talk-laugh = Haha!
talk-wow = Oh!
talk-ouch = Autsch!
talk-think = Hm …
talk-wave = Huhu!
device-title = Mit deinem Platz auf ein anderes Gerät
device-note = Dort gibst du am Anfang diesen Code ein oder hältst die Kamera auf das Bild. Hier behältst du den Platz auch.
device-show = Code zeigen
device-until = Er gilt einmal, und bis { $until }.
device-hook-title = Rufen, wenn jemand dran ist
device-hook-note = Eine Adresse im Internet, etwa die eines Chatraums (Webhook); sie wird gerufen, sobald am Tisch jemand an der Reihe ist.
device-hook-url = Adresse, die gerufen wird
device-hook-set = Rufen
device-hook-calls = Gerufen wird { $host }.
device-hook-stop = Nicht mehr rufen
device-qr-label = QR-Code, der deinen Platz auf ein anderes Gerät bringt

## Ein Gerät, mehrere Leute

curtain-title = Gib das Gerät an { $name }
curtain-why = Bis dahin liegt der Tisch verdeckt.
curtain-who = Wer schaut gerade?
curtain-ready = Ich bin { $name }, weiter
curtain-back = Zeigen, was alle wissen dürfen
curtain-again = Auch beim nächsten Mal verdecken
curtain-wanted = Den Tisch beim Weitergeben verdecken

## Jemand ist weg

absence-silent = { $who } hat eine Weile nichts getan.
absence-stand-in = Einen Bot spielen lassen
absence-for-you = Ein Bot spielt gerade für dich.
absence-for = Ein Bot spielt gerade für { $who }.
absence-back = Wieder selbst spielen
absence-leave = Ich muss weg …
absence-close = Tisch schließen …
absence-release = Den Platz von { $who } freigeben

## Tasten

keys-walk = durch alles gehen, was du wählen kannst
keys-choose = wählen
keys-go-on = den Zug beenden oder verzichten, wo das geht
keys-undo = die letzte Wahl rückgängig machen
keys-skip = nicht warten, bis alles gezeigt ist
keys-options = alle Möglichkeiten als Liste
keys-log = Verlauf
keys-rule = die Regel zur Frage
keys-keys = Hilfe: diese Frage, Zeichen, Tasten
key-tab = Tab
key-arrows = Pfeile
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc

## Tempo und Ton

settings-title = Tempo und Ton
settings-pace = So schnell siehst du, was andere tun
settings-pace-calm = in Ruhe
settings-pace-brisk = zügig
settings-pace-instant = sofort
settings-sounds = Leise Klänge
settings-calls = Rufen, wenn du dran bist und woanders hinschaust
settings-calls-denied = Dein Browser lässt das nicht zu; in seinen Einstellungen zu dieser Seite kannst du es erlauben.
settings-push = Auch rufen, wenn diese Seite zu ist
settings-push-note = Dein Browser wird über seinen Push-Dienst gerufen, für alle Tische, an denen du mit ihm sitzt. Was gerufen wird, kann nur dein Browser lesen.
settings-push-failed = Dein Browser hat sich bei seinem Push-Dienst nicht anmelden können; versuch es später noch einmal.
keys-settings = Tempo und Ton
# Der große Knopf neben der Hand, wenn es (noch) nicht weitergeht
way-later = { $what }: noch nicht
way-choose = Was kann ich wählen?
way-wait = Du wartest
