### Klong! im! All!: was auf der Schachtel steht, für alle, die noch kein Spiel gewählt haben.

game-klong-im-all = Klong! im! All!
game-klong-im-all-summary = Hackt euch durch das Flaggschiff von Lord Eradikus, stehlt ein Artefakt und entkommt in einer Kapsel.
game-klong-im-all-length = 60 bis 90 Minuten
game-klong-im-all-difficulty = in zwei Partien gelernt
bot-im-all = Im All
bot-im-all-easy = Im All, leicht
