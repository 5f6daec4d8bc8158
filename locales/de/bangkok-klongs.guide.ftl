### Bangkok Klongs erklärt: die Hinweise der ersten Partie, das Spiel in zwei Minuten, Zeichen, Bootsgruppen, Hilfe zu jeder Frage.
### Zeichen stehen in eckigen Klammern.

## Die geführte erste Partie

guide-welcome-title = Willkommen auf dem Markt
guide-welcome = Hier legt ihr reihum Boote ab, in jedem Zug genau eines. Punkte gibt es an drei Markttagen und am Ende für die Waren, die du gesammelt hast. Die meisten Punkte gewinnen.
guide-hand-title = Deine vier Boote
guide-hand = Ein Boot zeigt rechts seine Ware und unten bis zu 3 Körbe [basket], das ist sein Wert. Auf den leeren Kreis kommt dein Händler [merchant]. Sitzt schon jemand darin, gehört das Boot niemandem. Wähle eines aus.
guide-field-title = Wohin damit?
guide-field = In der ersten Runde kommt jedes Boot auf ein Eingangsfeld am Rand. Was leuchtet, darfst du wählen. „Rückgängig“ nimmt deine letzte Wahl zurück, auch mehrere nacheinander, bis du am Ende deines Zuges nachziehst.
guide-merchant-title = Deine Händler
guide-merchant = Setzt du ein Boot mit leerem Kreis ein, kommt einer deiner Händler [merchant] darauf, und das Boot gehört dir. An Markttagen verdienst du mit jedem Händler: je mehr davon beieinander, desto besser. Wie viele du noch hast, steht hier.
guide-adjoining-title = Boot an Boot
guide-adjoining = Ab jetzt muss jedes Boot an ein anderes grenzen, auch schräg und über Stege hinweg, gleich wem es gehört. Der Markt besteht aus vielen kleinen Vierteln, abwechselnd hell und dunkel, je zwei mal zwei Felder. In ein Marktviertel passen höchstens drei Boote: Das vierte Feld trägt dann ein Kreuz und bleibt gesperrt.
guide-luk-phat-title = Der rote Schirm
guide-luk-phat = Kommt ein Boot mit Luk Phat [parasol] auf den Markt, rückt der Marker ein Feld vor. Wer es eingesetzt hat, bekommt die Punkte dieses Feldes. Erreicht der Marker ein Feld mit Schirm, ist Markttag.
guide-landing-title = Anlegeplätze
guide-landing = Die Kreise auf den Stegen sind Anlegeplätze. Liegen auf allen vier Feldern ringsum Boote, geht die Laterne an: Am Markttag bringt dir der Platz alle Körbe [basket] der vier Boote, mal deine Händler [merchant] darauf. Zeig auf einen: Sobald drei Boote dort liegen, siehst du, was er allen brächte, und ob das letzte Feld gesperrt ist.
guide-special-title = Sonderboote
guide-special = Der Dieb [thief] stiehlt beim Einsetzen ein Boot aus seiner Reihe. Der Aufseher [warden] schützt seine Spalte: Dort wird nichts gestohlen, und kein Dieb darf hinein. Liegt dort schon ein Dieb, kommt sein Boot in dein Lager oder auf deine Hand. Die Garküche [cookshop] verdoppelt die Punkte jedes Anlegeplatzes, an dem sie eines der vier Boote ist; zwei vervierfachen sie.
guide-stolen-title = Ein Dieb hat zugeschlagen
guide-stolen = Sein Boot hat eines aus derselben Reihe geholt, auf dem Feld ist jetzt Wasser. Der Händler darauf kehrt in den Vorrat zurück. Wer gestohlen hat, behält die Beute im Warenlager oder setzt sie später selbst ein. Der Aufseher [warden] schützt seine Spalte: Dort wird nichts gestohlen.
guide-moving-title = Zweimal verschieben
guide-moving = Du hast zwei Bewegungskarten [paddle] für das ganze Spiel. Jede schiebt ein eigenes Boot auf ein freies Feld nebenan, auch schräg. Dort muss es an kein anderes Boot grenzen; nur nicht in ein Marktviertel, also zwei mal zwei Felder gleicher Farbe, in dem schon drei Boote liegen. Das geht einmal je Zug, vor oder nach dem Einsetzen. Heb sie bis kurz vor einem Markttag auf: Am Markttag selbst wird nicht verschoben.
guide-day-title = Markttag!
guide-day = Wer ihn ausgelöst hat, beginnt; zweimal reihum dürft ihr je einen Anlegeplatz mit vier Booten werten. Er bringt alle Körbe [basket] mal eigene Händler [merchant], auch den anderen. Wer wertet, nimmt dann ein eigenes Boot von dort ins Lager. Bist du gefragt, wähle eine Zahl auf dem Markt.
guide-take-title = Ein Boot geht
guide-take = Wer gewertet hat, nimmt ein eigenes Boot dieser vier in sein Warenlager; der Händler kehrt in den Vorrat zurück. Sammle möglichst viel von derselben Ware: Am Ende zählt ihr erstes Boot 1 Punkt, das zweite 2, das dritte 3. Das Feld ist nun frei, und niemand kann diesen Anlegeplatz werten, bis es wieder besetzt ist.
guide-stock-title = Dein Warenlager
guide-stock = Hier liegen deine gewerteten Boote. Am Ende zählt jede Ware für sich: 1, 2, 3 Punkte und so fort. Vier gleiche sind also 10 Punkte wert, vier verschiedene nur 4. Dieb, Aufseher und Garküche zählen nichts.
guide-onward-title = Wann das Spiel endet
guide-onward = Zwei Schirme [parasol] sind der große Markttag, und mit ihm endet das Spiel. Ein leerer Stapel beendet es nicht: Ihr spielt mit den Booten auf der Hand weiter. Kann niemand mehr eines einsetzen, kommt dieser Tag sofort.
guide-empty-title = Der Stapel ist leer
guide-empty = Das Spiel geht trotzdem weiter. Niemand zieht mehr nach; ihr setzt ein, was ihr auf der Hand habt. Zu Ende ist es erst mit dem großen Markttag: wenn der Marker die zwei Schirme [parasol] erreicht oder niemand mehr ein Boot einsetzen kann.
guide-big-day-title = Der große Markttag
guide-big-day = Es beginnt, wer die wenigsten Punkte hat. Gewertet wird reihum, bis niemand mehr kann oder will; ins Lager kommt ein eigenes oder ein neutrales Boot. Dann zählen die Warenlager, und das Spiel ist aus. Bei gleichen Punkten gewinnt, wer mehr Boote im Lager hat.

## In zwei Minuten

summary-scene-quartet = Vier Boote um einen Anlegeplatz, darauf zwei Händler einer Farbe, einer einer anderen und ein neutraler
summary-goal-title = Worum es geht
summary-goal = Reihum setzt ihr Boote auf den schwimmenden Markt. An drei Markttagen bringen je vier Boote um einen Anlegeplatz Punkte, am Ende zählen die Waren in eurem Lager. Die meisten Punkte gewinnen.
summary-boats-title = Ein Boot
summary-boats = Jedes gewöhnliche Boot hat eine von sieben Waren geladen und 0 bis 3 Körbe. Auf einen leeren Kreis kommt beim Einsetzen dein Händler, und das Boot gehört dir.
summary-boats-seat = hier kommt dein Händler hin
summary-boats-neutral = gehört niemandem
summary-boats-baskets = 3 Körbe
summary-turn-title = Dein Zug
summary-turn = Setze genau ein Boot ein, ab der zweiten Runde neben ein anderes; in einem Marktviertel aus zwei mal zwei Feldern höchstens drei. Davor oder danach darfst du ein eigenes Boot ein Feld verschieben, zweimal im Spiel. Dann ziehst du nach.
summary-turn-place = einsetzen
summary-turn-man = besetzen
summary-turn-move = verschieben
summary-track-title = Luk Phat
summary-track = Jedes Boot mit Schirm rückt den Marker auf der Leiste ein Feld vor und bringt die Punkte dieses Feldes. Zeigt das Feld einen Schirm, ist kleiner Markttag; bei zwei Schirmen der große, und mit ihm endet das Spiel. Ein leerer Stapel beendet es nicht: Ihr spielt mit den Booten auf der Hand weiter.
summary-track-one = Markttag
summary-track-luk-phat = Boot mit Luk Phat
summary-day-title = Markttag
summary-day = Es gibt zwei Runden, und in jeder darfst du einmal werten: einen Anlegeplatz mit vier Booten ringsum, eines davon dein eigenes. Alle Körbe mal deine Händler dort sind deine Punkte; die anderen verdienen an ihren. Dann nimmst du ein eigenes Boot der vier ins Lager. Am großen Markttag wird gewertet, solange es geht, und auch neutrale Boote dürfen ins Lager.
summary-day-baskets = alle Körbe
summary-day-merchants = mal deine Händler
summary-special-title = Sonderboote
summary-special = Ohne Ware und ohne Körbe, aber mit Folgen.
summary-special-thief = stiehlt aus seiner Reihe
summary-special-warden = schützt seine Spalte
summary-special-cookshop = verdoppelt, zwei vervierfachen
summary-stock-title = Warenlager
summary-stock = Am Ende zählt jede Ware für sich: 1 Punkt für das erste Boot, 2 für das zweite, 3 für das dritte. Vier gleiche sind also 10 Punkte, vier verschiedene nur 4.
summary-stock-first = das erste: 1
summary-stock-second = das zweite: 2
summary-stock-third = das dritte: 3
summary-undo-title = Rückgängig
summary-undo = Deine letzte Wahl kannst du zurücknehmen, auch mehrere nacheinander, bis jemand ein Boot zieht: also bis zum Ende deines Zuges. An Markttagen geht mit zurück, was Bots seither getan haben. Hat ein anderer Mensch gewählt, gilt alles; und spielen mehrere mit, gilt meist auch, was du einmal eingesetzt hast.
summary-undo-draw = nachgezogen: Dann gilt alles

## Zeichen

sign-banana = Bananen
sign-banana-about = Ware der Bananenboote.
sign-fish = Fisch
sign-fish-about = Ware der Fischboote.
sign-flower = Blumen
sign-flower-about = Ware der Blumenboote.
sign-rice = Reis
sign-rice-about = Ware der Reisboote.
sign-vegetable = Gemüse
sign-vegetable-about = Ware der Gemüseboote.
sign-pineapple = Ananas
sign-pineapple-about = Ware der Ananasboote.
sign-coconut = Kokosnüsse
sign-coconut-about = Ware der Kokosboote.
sign-basket = Korb
sign-basket-about = Der Wert eines Bootes: 0 bis 3 Körbe. An Markttagen zählen die Körbe aller vier Boote.
sign-merchant = Händler
sign-merchant-about = Macht ein Boot zu deinem. Jeder eigene Händler zählt alle Körbe einmal. Die Zahl bei deinem Namen ist dein Vorrat.
sign-parasol = Luk Phat
sign-parasol-about = Ein Boot damit rückt den Marker vor; ein Feld damit ist ein Markttag.
sign-boat = Boot
sign-boat-about = Bei einem Namen: Boote auf der Hand.
sign-paddle = Bewegungskarte
sign-paddle-about = Einmal ein eigenes Boot ein Feld verschieben; alle haben zwei.
sign-crate = Warenlager
sign-crate-about = Was deine gesammelten Waren am Ende bringen.
sign-thief = Dieb
sign-thief-about = Stiehlt beim Einsetzen ein Boot aus seiner Reihe, ins Lager oder auf die Hand.
sign-warden = Aufseher
sign-warden-about = Schützt seine Spalte: Dort wird nichts gestohlen, und kein Dieb darf hinein. Einen Dieb, der schon dort liegt, nimmst du ins Lager oder auf die Hand.
sign-cookshop = Garküche
sign-cookshop-about = Verdoppelt, was jeder Anlegeplatz bringt, an dem sie eines der vier Boote ist. Zwei an einem Platz vervierfachen es.

## Bootsgruppen

gallery-banana = Bananenboote
gallery-fish = Fischboote
gallery-flower = Blumenboote
gallery-rice = Reisboote
gallery-vegetable = Gemüseboote
gallery-pineapple = Ananasboote
gallery-coconut = Kokosboote
gallery-special = Sonderboote

## Hilfe zu jeder Frage

help-ask-place = Wähle ein Boot aus deiner Hand, gleich danach das Feld. Boote mit leerem Kreis bekommen deinen Händler [merchant] und bringen dir an Markttagen Punkte; Boote mit Schirm [parasol] bringen sofort welche. Hast du noch Bewegungskarten [paddle], darfst du vorher ein eigenes Boot verschieben.
help-ask-field = Was leuchtet, ist erlaubt: in der ersten Runde Eingangsfelder, danach Felder neben einem Boot, auch schräg, in einem Marktviertel mit höchstens zwei Booten. Ein Kreuz heißt: Das Viertel ist voll. Lieber ein anderes Boot? Dann wähle es in deiner Hand. Gut ist, was einen Anlegeplatz mit vielen Körben füllt, auf dem du Händler hast.
help-ask-man = Dein Vorrat an Händlern ist leer. Hol einen von einem Boot, das dir nicht mehr viel bringt; es wird dadurch herrenlos. Oder lass das neue ohne Händler.
help-ask-steal = Der Dieb stiehlt ein Boot aus seiner Reihe, nur keinen Aufseher und nichts aus einer bewachten Spalte. Ein Boot der Gegenseite an einem vollen Anlegeplatz tut am meisten weh; eine Ware, die du sammelst, nützt dir selbst.
help-ask-loot = Ins Warenlager heißt: Es zählt am Ende, und du ziehst nach. Auf die Hand heißt: Du setzt es später selbst ein, ziehst aber nicht nach.
help-ask-catch = Der ertappte Dieb kommt in dein Warenlager, wo er nichts zählt, und du ziehst nach; oder auf deine Hand, und du stiehlst später selbst.
help-ask-small-day = Wähle einen Anlegeplatz auf dem Markt; seine Zahl sind deine Punkte: alle Körbe [basket] der vier Boote mal deine Händler [merchant] dort. Eine Garküche [cookshop] darunter verdoppelt das, zwei vervierfachen es. Bedenke, was die anderen mitverdienen, und dass du danach eines deiner Boote dort wegnimmst. In zwei Runden darfst du je einmal.
help-ask-big-day = Wähle einen Anlegeplatz auf dem Markt, wie am kleinen Markttag, aber so oft reihum, bis niemand mehr wertet. Danach nimmst du ein eigenes oder ein neutrales Boot der vier in dein Lager.
help-ask-remove = Das Boot kommt in dein Warenlager, sein Händler zurück in deinen Vorrat. Gut ist eine Ware, die du sammelst: Ihr erstes Boot zählt 1, das zweite 2, das dritte 3. Lass liegen, was gleich noch einmal Punkte bringt.
help-ask-move = Eine Bewegungskarte [paddle], ein Feld weit, auch schräg und über Stege. Lohnt sich, um einen Anlegeplatz zu füllen oder an einen besseren zu rücken. Du kannst es lassen: „Fertig“ beendet deinen Zug.
help-ask-sail = Wähle ein freies Feld nebenan, auch schräg. Ein anderes Boot muss dort nicht liegen, aber in jedem Marktviertel sind höchstens drei.
help-ask-draw = Boote mit leerem Kreis werden deine; unter den anderen sind die mit Schirm [parasol] und die Sonderboote.
