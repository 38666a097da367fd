"""Bots for Royal Secrets."""
