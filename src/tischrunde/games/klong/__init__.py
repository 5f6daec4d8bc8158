"""Klong!: into the dragon's dungeon for an artifact, and out again."""
