"""The burrow: a small raid that shows all the core can do.  Held to every law, in no catalog."""
