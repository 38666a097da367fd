"""What a seat is shown, and what can be worked out from it."""
