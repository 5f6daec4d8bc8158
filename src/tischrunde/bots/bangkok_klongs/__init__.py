"""What plays Bangkok Klongs by itself."""
