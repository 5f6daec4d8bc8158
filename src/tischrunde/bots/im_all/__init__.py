"""The bot of Klong! im! All!: two ports, the code, an artifact, a pod."""
