### Bangkok Klongs: what the box says, for all who have not chosen a game yet.

game-bangkok-klongs = Bangkok Klongs
game-bangkok-klongs-summary = Place boats on the floating market, fill the waters round the jetties and collect goods.
game-bangkok-klongs-length = 45 to 60 minutes
game-bangkok-klongs-difficulty = easy to learn, hard to master
bot-bangkok = Bangkok
bot-bangkok-easy = Bangkok, easy
