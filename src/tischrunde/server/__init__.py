"""Tables for people and bots, served to browsers: HTTP, WebSockets and a store."""
