"""A moment of a game as JSON: written, read and checked."""
