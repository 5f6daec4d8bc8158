### Klong! Katakomben: was auf der Schachtel steht, für alle, die noch kein Spiel gewählt haben.

game-klong-katakomben = Klong! Katakomben
game-klong-katakomben-summary = Ein Verlies, das wächst, wohin ihr geht: Entdeckt Plättchen, befreit Gefangene und bringt ein Artefakt zurück zur Gruft.
game-klong-katakomben-length = 60 bis 90 Minuten
game-klong-katakomben-difficulty = in zwei Partien gelernt
bot-katakomben = Katakomben
bot-katakomben-easy = Katakomben, leicht
