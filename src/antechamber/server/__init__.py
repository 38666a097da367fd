"""The doors of a table: HTTP and sockets, storage, limits and pages; it meets a game only through the contract."""
