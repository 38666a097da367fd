"""Tables for people far apart: each sub-package is a room of this server, and none knows a game but by its contract."""
