"""What bots of all raids need: how far rooms are, and what a text is worth."""
