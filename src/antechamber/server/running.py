"""A server from start to end: storage, bots, doors and sockets, and a clean stop."""

import asyncio
import contextlib
import errno
import gc
import socket
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

import uvicorn
from uvicorn.server import ServerState

from antechamber.core.refused import Refused
from antechamber.server.bots.processes import BotProcesses
from antechamber.server.clock import Clock
from antechamber.server.doors.app import application
from antechamber.server.doors.doorkeeper import Doorkeeper
from antechamber.server.metrics import Measures
from antechamber.server.sessions.admission import admit
from antechamber.server.settings import Settings
from antechamber.server.sockets.socket import SendQueue, Socket
from antechamber.server.storage.log import open_log
from antechamber.server.tables.house import House

SWEEP: Final = 5.0
"""Seconds between two checks for idle tables and dead sockets."""


async def serve(settings: Settings, listener: socket.socket, network_link: str, tell: Callable[[], None]) -> None:
    """Serve on a bound listener until a signal ends it; `tell` is called once it serves."""
    storage = await open_log(settings.database)
    bots = BotProcesses(settings.bot_workers)
    house = House(storage, settings, Clock(), bots)
    measures = Measures()
    measures.watch("tables", "Tables in memory", lambda: len(house.rooms))
    measures.watch("sockets", "Open sockets", lambda: house.sockets)

    async def life() -> AsyncIterator[None]:
        bots.start(local_address(listener), settings.bot_pause)
        sweeping = asyncio.create_task(sweep(house))
        calm_the_collector()
        tell()
        try:
            yield
        finally:
            sweeping.cancel()
            house.close()
            await bots.stop()
            await storage.close()

    keeper = Doorkeeper(house, measures, network_link)
    await uvicorn.Server(configured(keeper, life)).serve(sockets=[listener])


def configured(keeper: Doorkeeper, life: Callable[[], AsyncIterator[None]]) -> uvicorn.Config:
    """How uvicorn runs: with our own sockets, and without an access log, which would show tickets."""
    queue = SendQueue()

    def new_socket(config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> Socket:  # noqa: ARG001
        return Socket(partial(admit, keeper), queue, server_state)

    return uvicorn.Config(
        application(keeper, life),
        ws=new_socket,  # type: ignore[arg-type]  # uvicorn calls it as it would call a class.
        access_log=False,
        proxy_headers=False,  # Our own setting says whether to trust a proxy.
        log_config=None,
        log_level="warning",  # Lower levels would log sockets with their tickets.
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def sweep(house: House) -> None:
    """Now and then, drop idle tables from memory and close dead sockets."""
    while True:
        await asyncio.sleep(SWEEP)
        house.put_to_sleep(house.settings.idle)
        house.check_sockets()


def calm_the_collector() -> None:
    """Keep what was there at the start out of every garbage collection; with many sockets its pauses would be felt."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def bound(host: str, port: int) -> socket.socket:
    """A listener at this address; Refused if the port is taken."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind((host, port))
        listener.listen(2048)  # At once, so that nobody else can take the port.
    except (OSError, OverflowError) as error:
        is_taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        reason = "server-port-taken" if is_taken else "server-cannot-listen"
        raise Refused("", reason, {"host": host, "port": str(port), "fault": str(error).rstrip(".")}) from None
    return listener


def local_address(listener: socket.socket) -> str:
    """The server's address for this machine itself."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104  It is compared, not bound.
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"  # noqa: S104
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
