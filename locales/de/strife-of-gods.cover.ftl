### Strife of Gods: was auf der Schachtel steht, für alle, die noch kein Spiel gewählt haben.

game-strife-of-gods = Strife of Gods
game-strife-of-gods-summary = Nehmt Karten aus dem Kreis und lenkt, welche Farbe am Rand der Lücken gewinnt.
game-strife-of-gods-length = 20 bis 30 Minuten
game-strife-of-gods-difficulty = leicht zu lernen
bot-strife = Strife
bot-strife-easy = Strife, leicht
