"""What deck-building raids share: heroes with decks, a row of cards, noise, a bag, a way out."""
