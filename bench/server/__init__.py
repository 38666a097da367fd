"""How much our server bears, beside boardgame.io's own: `make bench-server`."""
