"""How fast the engine is, beside OpenSpiel: `make bench`."""
