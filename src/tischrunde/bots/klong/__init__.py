"""What plays Klong! by itself."""
