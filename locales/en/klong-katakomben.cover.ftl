### Klong! Katakomben: what the box says, for all who have not chosen a game yet.

game-klong-katakomben = Klong! Katakomben
game-klong-katakomben-summary = A dungeon that grows where you go: discover tiles, free prisoners and bring an artifact back to the Crypt.
game-klong-katakomben-length = 60 to 90 minutes
game-klong-katakomben-difficulty = learnt in two games
bot-katakomben = Katakomben
bot-katakomben-easy = Katakomben, easy
