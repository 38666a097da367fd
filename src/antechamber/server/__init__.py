"""Tables over HTTP and WebSockets, stored in a log; a game is known only by its contract."""
