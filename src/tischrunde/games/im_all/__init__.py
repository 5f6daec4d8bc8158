"""Klong! im! All!: onto Lord Eradikus' flagship for an artifact, and off again in a pod."""
