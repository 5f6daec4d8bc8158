"""The games: one folder each, and the catalog that lists them."""
