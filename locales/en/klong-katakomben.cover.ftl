### Klong! Katakomben: what the box says, for all who have not chosen a game yet.

game-klong-katakomben = Klong! Katakomben
game-klong-katakomben-summary = A dungeon that grows wherever you go: discover tiles, free prisoners and bring an artifact back to the crypt.
game-klong-katakomben-length = 60 to 90 minutes
game-klong-katakomben-difficulty = takes two games to learn
bot-katakomben = Katakomben
bot-katakomben-easy = Katakomben, easy
