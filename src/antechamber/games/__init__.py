"""One folder a game: a rulebook each, found by `antechamber.core.registry`."""
