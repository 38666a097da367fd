"""A server that looks round many times a second for tables that can sleep and for readers that are stuck.

So a test need not wait for half a minute. A reader is given up after as many seconds as the first argument says.
"""

import sys

from antechamber import cli
from antechamber.server import running
from antechamber.server.sockets import socket

if __name__ == "__main__":
    running.SWEEP = 0.1  # type: ignore[misc]
    socket.SECONDS_TO_TAKE = float(sys.argv[1])  # type: ignore[misc]
    cli.main(["serve"])
