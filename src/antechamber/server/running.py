"""A server from its first breath to its last: storage, bots, doors, and a clean end."""

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
from antechamber.server.app import application
from antechamber.server.asking import Doorkeeper
from antechamber.server.clock import Clock
from antechamber.server.house import House
from antechamber.server.metrics import Measures
from antechamber.server.settings import Settings
from antechamber.server.socket import attend
from antechamber.server.staff import Bots
from antechamber.server.storage.log import open_log
from antechamber.server.wire import Post, Wire

SWEEP: Final = 5.0
"""Seconds between two looks for tables that can sleep, and for sockets at whose other end nobody is."""


async def serve(settings: Settings, listener: socket.socket, network_link: str, tell: Callable[[], None]) -> None:
    """Serve on a socket that is bound already, until a signal ends it; `tell` is called when it has begun."""
    storage = await open_log(settings.database)
    staff = Bots(settings.bot_workers)
    house = House(storage, settings, Clock(), staff)
    measures = Measures()
    measures.watch("tables", "Tables in memory", lambda: len(house.rooms))
    measures.watch("sockets", "Open sockets", lambda: house.sockets)

    async def life() -> AsyncIterator[None]:
        staff.start(local_address(listener), settings.bot_pause)
        sweeping = asyncio.create_task(sweep(house))
        calm_the_collector()
        tell()
        try:
            yield
        finally:
            sweeping.cancel()
            house.close()
            await staff.stop()
            await storage.close()

    keeper = Doorkeeper(house, measures, network_link)
    await uvicorn.Server(configured(keeper, life)).serve(sockets=[listener])


def configured(keeper: Doorkeeper, life: Callable[[], AsyncIterator[None]]) -> uvicorn.Config:
    """How uvicorn runs: with sockets of our own, and no access log, which would hold tickets."""
    post = Post()

    def wire(config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> Wire:  # noqa: ARG001
        return Wire(partial(attend, keeper), post, server_state)

    return uvicorn.Config(
        application(keeper, life),
        ws=wire,  # type: ignore[arg-type]  # It is called as a class would be.
        access_log=False,
        proxy_headers=False,  # Whether a proxy is believed is a setting of ours.
        log_config=None,
        log_level="warning",  # Below that it tells of sockets with their tickets.
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def sweep(house: House) -> None:
    """Put tables to sleep at which nobody is, and look after sockets, now and then."""
    while True:
        await asyncio.sleep(SWEEP)
        house.put_to_sleep(house.settings.idle)
        house.look_after_sockets()


def calm_the_collector() -> None:
    """Keep what is there since the start out of every collection: with many sockets its pauses would be felt."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at this address; when the port is taken, Refused."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind((host, port))
        listener.listen(2048)  # Now, so that nobody else can take the port meanwhile.
    except (OSError, OverflowError) as error:
        is_taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        reason = "server-port-taken" if is_taken else "server-cannot-listen"
        raise Refused("", reason, {"host": host, "port": str(port), "fault": str(error).rstrip(".")}) from None
    return listener


def local_address(listener: socket.socket) -> str:
    """Where this machine itself reaches the server."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104  It is compared, not bound.
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"  # noqa: S104
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
