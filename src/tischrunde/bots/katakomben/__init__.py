"""The bot of Klong! Katakomben: explores, picks locks, and goes home while it can."""
