"""Klong! Katakomben: a raid on a dungeon of tiles that grows with every step into the unknown."""
