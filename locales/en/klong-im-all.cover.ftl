### Klong! im! All!: what the box says, for all who have not chosen a game yet.

game-klong-im-all = Klong! im! All!
game-klong-im-all-summary = Hack your way through Lord Eradikus’s flagship, steal an artifact from the command module and escape in a pod.
game-klong-im-all-length = 60 to 90 minutes
game-klong-im-all-difficulty = takes two games to learn
bot-im-all = Im All
bot-im-all-easy = Im All, easy
