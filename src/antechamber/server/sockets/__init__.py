"""A WebSocket as bytes and messages: handshake, framing, sending and closing. It knows no table and no client."""
