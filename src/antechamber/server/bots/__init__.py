"""The processes in which bots play, as clients like any other."""
