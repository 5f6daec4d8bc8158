"""What bots of all raids need: how far rooms are, what the dragon will do, what a text is worth."""
