### Klong!: was auf der Schachtel steht, für alle, die noch kein Spiel gewählt haben.

game-klong = Klong!
game-klong-summary = Stehlt ein Artefakt aus dem Verlies des Drachen und kommt wieder heraus, ehe euer Lärm ihn weckt.
game-klong-length = 45 bis 60 Minuten
game-klong-difficulty = in einer Partie gelernt
bot-klong = Klong
bot-klong-easy = Klong, leicht
