"""What plays Strife of Gods by itself."""
