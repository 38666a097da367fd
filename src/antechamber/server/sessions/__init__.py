"""One client's time at a table: let in by a ticket, heard message by message, until either side closes the socket."""
