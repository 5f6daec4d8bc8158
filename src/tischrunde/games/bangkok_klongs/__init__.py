"""Bangkok Klongs: boats on a floating market."""
