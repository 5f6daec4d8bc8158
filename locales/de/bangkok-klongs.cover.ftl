### Bangkok Klongs: was auf der Schachtel steht, für alle, die noch kein Spiel gewählt haben.

game-bangkok-klongs = Bangkok Klongs
game-bangkok-klongs-summary = Setzt Boote auf den schwimmenden Markt, füllt die Anlegeplätze an den Stegen und sammelt Waren.
game-bangkok-klongs-length = 45 bis 60 Minuten
game-bangkok-klongs-difficulty = leicht zu lernen, schwer zu meistern
bot-bangkok = Bangkok
bot-bangkok-easy = Bangkok, leicht
