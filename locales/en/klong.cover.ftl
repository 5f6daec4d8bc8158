### Klong!: what the box says, for all who have not chosen a game yet.

game-klong = Klong!
game-klong-summary = Steal an artifact from the dragon’s dungeon and get out again before your noise wakes it.
game-klong-length = 45 to 60 minutes
game-klong-difficulty = takes one game to learn
bot-klong = Klong
bot-klong-easy = Klong, easy
