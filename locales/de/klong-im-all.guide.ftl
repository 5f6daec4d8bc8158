### Klong! im! All! erklärt: die Hinweise der ersten Partie, das Spiel in zwei Minuten, Zeichen, Kartengruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.
### with delve.guide

## Die geführte erste Partie

guide-welcome-title = Willkommen an Bord
guide-welcome = Du stehst im Frachtraum der Eradikus Prime. Dein Ziel: in zwei Modulen je eine Schnittstelle [port] hacken, mit dem Code [code] in die Kommandozentrale, dort ein Artefakt [artifact] stehlen und zu einer Rettungskapsel [pod], bevor Lord Eradikus dich bewusstlos macht. Was noch zu tun ist, steht immer unten. Was die Zeichen bedeuten, zeigt dir jederzeit das „?“.
guide-noise = Macht eine Karte Klong! [noise], legst du einen Stein deiner Farbe in den Klong!-Bereich. Beim nächsten Angriff kommt er in den Beutel. Jeder deiner Steine, den Lord Eradikus zieht, ist 1 Schaden für dich. Ein paar lagen schon zu Beginn bereit: 3 von dir, weil du anfängst, 2 und 1 von den anderen.
guide-buy = Der Preis steht unten rechts. Blaue Karten und der gelbe Vorrat kommen auf deinen Ablagestapel: Nutzen kannst du sie erst, wenn du sie später ziehst. Rote Feinde besiegst du mit Schwertern und bekommst ihre Belohnung.
guide-walk-title = Ein Stiefel, ein Weg
guide-walk = Leuchtet ein Feld, erreichst du es gerade; daran steht, was der Weg kostet. Ein Weg kostet 1 [boot], mit Fußabdrücken [footprints] 2. Die Rettungskapseln [pod] ganz links nützen dir erst, wenn du ein Artefakt hast. Was sonst auf Wegen steht, erkläre ich dir, wenn du davorstehst.
guide-monster-title = Feinde am Weg
guide-monster = An einem Weg vor dir lauern Feinde [monster]. Gehst du daran vorbei, macht jeder 1 Schaden. Ein Schwert [sword] wehrt einen ab.
guide-lock = Ein Weg vor dir ist verschlossen [lock]: Ihn öffnet nur ein Schlüssel [key]. Es gibt ihn für 7 Credits auf einem Markt [market].
guide-gate-title = In der Schleuse
guide-gate = Wer eine Sicherheitsschleuse [gate] betritt, geht in diesem Zug nicht weiter: Stiefel [boot] helfen dir erst im nächsten Zug wieder. Kaufen und kämpfen kannst du noch.
guide-depot-title = Was auf den Feldern liegt
guide-depot = Betrittst du ein Feld mit Depots, darfst du 1 davon nehmen. Kleine [minor] liegen zu zweit da, große [major] allein. Erst wenn du eines genommen hast, siehst du, was darin ist: Credits, ein MultiPass, ein Archiv oder ein Schub [potion], der dir einmal hilft, wann du willst: mit Heilung, Stiefeln oder Schwertern.
guide-end = Alle Karten sind gespielt. Kauf und geh noch, was du willst und bezahlen kannst; dann wähle „Zug beenden“: Was übrig ist, verfällt, du ziehst 5 neue Karten (ist dein Stapel leer, wird der Ablagestapel gemischt), und die Reihe wird aufgefüllt. Trägt eine neue Karte das Auge des Bosses [dragon], greift Lord Eradikus an.
guide-faction-title = Zusammen sind sie stärker
guide-faction = Viele Karten gehören zu einer Fraktion: Rebellen [rebel], Gesetzlose [outlaw] oder Wissenschaft [science]. Steht dieses Zeichen im Text, gilt er nur, wenn du im selben Zug noch eine andere Karte der Fraktion spielst, vorher oder nachher. Sammle also, was zusammenpasst.
guide-port-title = Eine Schnittstelle!
guide-port = Du stehst auf einer Schnittstelle [port]. Wähle dein Feld, um sie zu hacken: Du legst einen deiner 2 Datenmarker [data] und bekommst sofort, was darauf steht, auch wenn es Klong! ist. Danach ist sie für alle verbraucht. Deine zweite muss in einem anderen Modul liegen.
guide-lift-title = Mit dem Hyperlift
guide-lift = Ein Liftfeld [hyperlift] ist in Reichweite. Von dort fährst du ohne Stiefel zu einem anderen Liftfeld. Danach bist du benommen [daze]: In diesem Zug helfen dir keine Stiefel mehr. Geh also erst und fahre dann. Telepads [telepad] wirken ebenso, aber nur mit TelePass vom Markt [market].
guide-market-title = Ein Markt in der Nähe
guide-market = Auf einem Marktfeld [market] kaufst du Waren für je 7 Credits [gold], so viele du bezahlen kannst, von jeder Art eine: Wähle dann die Ware. Der Generalschlüssel [key] öffnet Schlösser, der TelePass die Telepads [telepad], das Medikit heilt 2, und Schmuggelware [contraband] bringt 10 Punkte, die anderen je 5.
guide-attack-title = Lord Eradikus hat angegriffen
guide-attack = Zuerst kamen alle Steine aus dem Klong!-Bereich in den Beutel. Dann hat er so viele gezogen, wie das helle Feld der Zornesleiste um seinen Kopf sagt, und 1 mehr für jede Gefahr-Karte [danger] in der Reihe. Schwarze Steine tun nichts, farbige verletzen. Bei 10 Schaden bist du bewusstlos: Nur mit Artefakt und im Frachtraum zählen deine Punkte dann noch.
guide-rage-title = Sein Zorn wächst
guide-rage = Für jeden Code, jedes Artefakt und jedes Archiv rückt Lord Eradikus auf der Leiste um seinen Kopf ein Feld weiter. Die Zahl auf dem hellen Feld sagt, wie viele Steine er zieht. Erreicht er ein Feld mit rotem Stein, kommt ein Kopfgeldjäger [hunter]: Wird der Stein gezogen, nehmen alle im Schiff 1 Schaden, und er kommt in den Klong!-Bereich zurück. Vom vorletzten Feld an sperrt eine Blockade [blockade] den Lift zum Frachtraum.
guide-weak = Der nächste Angriff kann der letzte sein. Heile dich auf einem Krankenbett [medbay], mach kein Klong! [noise], und sieh zu, dass du in den Frachtraum kommst: Nur dort und nur mit Artefakt wirst du gerettet, wenn du bewusstlos wirst.
guide-trash = Was du entsorgst, verlässt deinen Kartensatz für immer. Nimm eine schwache Startkarte, am besten Stolpern, wenn es dabei ist, sonst Hack: Dann ziehst du die guten Karten öfter. Was du gekauft hast und was Punkte bringt, behältst du lieber.
guide-code-title = Du hast den Code!
guide-code = Jetzt darfst du in die Kommandozentrale [code]. Dort liegen die Artefakte [artifact]; die Zahl zeigt die Punkte, und je wertvoller eines ist, desto weiter ist der Weg. Stehst du bei einem, wähle dein Feld, um es zu nehmen. Lord Eradikus ist ein Feld zorniger geworden. Rechne den Rückweg zum Frachtraum mit ein.
guide-loot-title = Hier liegt ein Artefakt
guide-loot = Wähle dein Feld, um das Artefakt [artifact] zu nehmen. Du kannst nur eines tragen und es nicht mehr tauschen: Du darfst es auch liegen lassen und ein wertvolleres holen.
guide-artifact = Ein zweites kannst du nicht tragen. Lord Eradikus ist auf seiner Zornesleiste ein Feld weitergerückt; je weiter er kommt, desto mehr Steine zieht er. Nun auf zu einer Rettungskapsel [pod] im Frachtraum: Dort warten 20 Punkte.
guide-out = Wer in einer Kapsel [pod] entkommt, ist sofort in Sicherheit und hat keine Züge mehr. Ist dieser Platz an der Reihe, zieht Lord Eradikus jedes Mal 4 Steine. Dasselbe gilt für alle, die bewusstlos sind. Wer dann noch im Schiff ist, sollte sich beeilen.

## In zwei Minuten

summary-goal = Hacke zwei Schnittstellen in zwei Modulen, stiehl ein Artefakt aus der Kommandozentrale und entkomm in einer Rettungskapsel. Das bringt 20 Punkte; dazu zählen Artefakt, Marker, Credits und die Punkte auf den Karten. Die meisten Punkte gewinnen.
summary-goal-gold = Credits: je 1
summary-resources = Was du am Zugende nicht genutzt hast, verfällt. Credits bleiben dir.
summary-row-mission = blau: kaufen
summary-factions-title = Fraktionen
summary-factions = Steht ein Fraktionszeichen im Text, gilt er nur, wenn du im selben Zug noch eine andere Karte dieser Fraktion spielst, in beliebiger Reihenfolge und jeder Text einmal. Ein MultiPass ersetzt alle drei.
summary-factions-rebel = Rebellen
summary-factions-outlaw = Gesetzlose
summary-factions-science = Wissenschaft
summary-factions-multipass = gilt für alle
summary-map-title = Durch das Schiff
summary-map = Ein Weg kostet 1 Stiefel. Betrittst du ein Feld, darfst du 1 Depot nehmen und bekommst, was es zeigt. Auf Märkten kaufst du Waren, von jeder Art eine.
summary-map-gate = Halt für diesen Zug
summary-map-medbay = heilt 1
summary-map-market = Waren für 7 Credits
summary-hack-title = Hacken und reisen
summary-hack = Stehst du auf einer Schnittstelle, leg einen Datenmarker: Du bekommst sofort, was sie zeigt. Die zweite in einem anderen Modul bringt den Code. Hyperlift und Telepads kosten keine Stiefel, machen aber benommen.
summary-hack-port = hacken
summary-hack-code = zwei geben den Code
summary-hack-hyperlift = ohne Stiefel
summary-hack-telepad = nur mit TelePass
summary-hack-daze = benommen: keine Stiefel
summary-dragon-title = Klong! und der Boss
summary-dragon = Jedes Klong! legt einen deiner Steine bereit. Kommt eine Karte mit dem Auge des Bosses neu in die Reihe, greift Lord Eradikus an: Alle bereitliegenden Steine wandern in den Beutel, dann werden einige gezogen. Schwarze tun nichts, deine sind je 1 Schaden. Für jeden Code, jedes Artefakt und jedes Archiv wird er zorniger: Er zieht mehr, schickt Kopfgeldjäger und sperrt den Lift.
summary-dragon-hunter = trifft alle
summary-dragon-blockade = kein Lift zum Frachtraum
summary-end-title = In die Kapsel
summary-end = Mit einem Artefakt entkommst du, sobald du eine Rettungskapsel erreichst. Bei 10 Schaden bist du bewusstlos: Mit Artefakt im Frachtraum wirst du gerettet, und deine Punkte zählen, sonst hast du verloren. Wer entkommen oder bewusstlos ist, hat keine Züge mehr: Stattdessen zieht Lord Eradikus 4 Steine, in einer Partie zu zweit 6.

## Zeichen

sign-skill-about = Damit kaufst du Karten.
sign-sword-about = Damit besiegst du Feinde in der Reihe und wehrst Feinde auf Wegen ab.
sign-boot-about = 1 Stiefel bringt dich über 1 Weg.
sign-gold = Credits
sign-gold-about = Bleiben dir, bezahlen Waren auf dem Markt und zählen am Ende je 1 Punkt.
sign-heart-about = Nimm 1 Schaden von deiner Lebensleiste.
sign-dragon = Auge des Bosses
sign-dragon-about = Kommt diese Karte neu in die Reihe, greift Lord Eradikus an.
sign-rebel = Rebellen
sign-rebel-about = Eine der drei Fraktionen. Im Text: nur mit einer anderen Karte der Rebellen in diesem Zug.
sign-outlaw = Gesetzlose
sign-outlaw-about = Eine der drei Fraktionen. Im Text: nur mit einer anderen Karte der Gesetzlosen in diesem Zug.
sign-science = Wissenschaft
sign-science-about = Eine der drei Fraktionen. Im Text: nur mit einer anderen Karte der Wissenschaft in diesem Zug.
sign-footprints = Fußabdrücke
sign-footprints-about = Dieser Weg kostet 2 Stiefel.
sign-monster = Feind am Weg
sign-port = Schnittstelle
sign-port-about = Hacke sie mit einem Datenmarker; einmal im Spiel, für eine Person.
sign-data = Datenmarker
sign-data-about = Du hast 2; der zweite muss in ein anderes Modul als der erste.
sign-code = Kommandocode
sign-code-about = Bekommst du für die zweite Schnittstelle; er öffnet die Kommandozentrale.
sign-hyperlift = Hyperlift
sign-hyperlift-about = Ohne Stiefel zu einem anderen Liftfeld; danach bist du benommen.
sign-telepad = Telepad
sign-telepad-about = Mit TelePass ohne Stiefel auf jedes andere; danach bist du benommen.
sign-daze = Benommen
sign-daze-about = In diesem Zug helfen dir keine Stiefel mehr.
sign-gate = Sicherheitsschleuse
sign-gate-about = Hier enden deine Schritte für diesen Zug.
sign-medbay = Krankenbett
sign-medbay-about = Beim Betreten heilst du 1 Schaden.
sign-crystal = Energiekristall
sign-crystal-about = Liegt auf manchen Feldern; manche Karten geben mehr, wenn du einen hast.
sign-contraband = Schmuggelware
sign-contraband-about = Ware vom Markt: 10 Punkte, und manche Karten geben mehr, wenn du sie hast.
sign-market-about = Hier kaufst du Waren für je 7 Credits.
sign-artifact-about = Sein Wert sind Punkte. Du trägst nur eines.
sign-minor = Kleines Depot
sign-minor-about = Liegt verdeckt, meist zu zweit. Betrittst du das Feld, darfst du 1 nehmen; erst dann siehst du, was es ist.
sign-major = Großes Depot
sign-major-about = Liegt verdeckt und ist wertvoller. Betrittst du das Feld, darfst du es nehmen; erst dann siehst du, was es ist.
sign-pod = Rettungskapsel
sign-pod-about = Erst mit einem Artefakt nützt sie dir: Dann entkommst du hier und bekommst 20 Punkte.
sign-hunter = Kopfgeldjäger
sign-hunter-about = Kommt, wenn der Boss ein Feld mit rotem Stein erreicht. Wird sein Stein gezogen, nehmen alle im Schiff 1 Schaden; dann kommt er in den Klong!-Bereich zurück.
sign-blockade = Blockade
sign-blockade-about = Ist der Boss so zornig, fährt der Lift nicht mehr in den Frachtraum und nicht hinaus.
sign-potion = Schub
sign-potion-about = Aus einem Depot: in deinem Zug einmal zu benutzen, für Heilung, Stiefel oder Schwerter.
sign-teleport-about = Auf ein benachbartes Feld, gleich welcher Weg dazwischenliegt.

## Kartengruppen

gallery-ally = Verbündete
gallery-monster = Feinde
gallery-major = Große Depots
gallery-minor = Kleine Depots
gallery-state = Kristalle und Codes
gallery-other = Rettungskapseln

## Hilfe zu jeder Frage

help-ask-turn = Spiele alle Handkarten aus. Dazwischen und danach kannst du kaufen [skill], kämpfen [sword], gehen [boot], hacken [port], reisen [hyperlift] und auf einem Markt mit Credits einkaufen, so oft du es bezahlen kannst. Erst wenn deine Hand leer ist, kannst du den Zug beenden.
help-ask-take = Du hast ein Feld betreten und darfst 1 Depot davon nehmen. Ein Archiv macht Lord Eradikus zorniger, das meiste andere hilft dir. Du kannst auch verzichten.
help-ask-trash = Die Karte, die du wählst, verlässt deinen Kartensatz für immer. Am besten eine schwache: Stolpern oder Hack. So ziehst du gute Karten öfter. Du kannst auch verzichten.
