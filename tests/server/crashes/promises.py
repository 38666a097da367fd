"""What the checker says when a promise was not kept."""


class Broken(AssertionError):
    """Something was lost, doubled, invented, done by halves, or shown before it was stored."""
