"""What the command can be asked: each file holds a few commands that belong together, with their options."""
