"""Bots for Queen Marie-Antoinette."""
