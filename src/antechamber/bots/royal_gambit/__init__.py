"""Bots that play Royal Gambit."""
