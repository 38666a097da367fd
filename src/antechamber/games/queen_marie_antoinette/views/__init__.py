"""What a seat is shown, and what it can make of that."""
