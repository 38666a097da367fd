"""What is said at the table, and the notation of moves."""
