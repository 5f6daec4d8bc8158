### Strife of Gods: what the box says, for all who have not chosen a game yet.

game-strife-of-gods = Strife of Gods
game-strife-of-gods-summary = Take cards from the ring and use the edges of its gaps to decide which colour wins.
game-strife-of-gods-length = 20 to 30 minutes
game-strife-of-gods-difficulty = easy to learn
bot-strife = Strife
bot-strife-easy = Strife, easy
