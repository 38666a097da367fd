"""A server that looks at its sockets many times a second, and bears little silence."""

from antechamber import cli
from antechamber.server import running
from antechamber.server.sockets import socket

if __name__ == "__main__":
    running.SWEEP = 0.05  # type: ignore[misc]
    socket.SECONDS_OF_SILENCE = 0.3  # type: ignore[misc]
    cli.main(["serve"])
