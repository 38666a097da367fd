"""`antechamber serve` and `antechamber backup`: the options of a server, and its start."""

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from antechamber.commands.command import add_command
from antechamber.core.refused import Refused
from antechamber.core.text import say
from antechamber.server import running, welcome
from antechamber.server.settings import Settings, described, option_of, variable_of
from antechamber.server.storage.log import backup

YES, NO = {"1", "true", "yes", "on"}, {"", "0", "false", "no", "off"}


def add_serve(commands: Any) -> None:
    """`antechamber serve`: tables for people with browsers."""
    job = "serve tables to browsers; people join by link, empty chairs are taken by bots"
    hint = "Every option can be set by an environment variable too: its help names it."
    add_options(add_command(commands, "serve", job, run_serve, hint))


def add_backup(commands: Any) -> None:
    """`antechamber backup`: a copy of all tables."""
    job = "copy all tables of a server into a new file, while it runs"
    hint = "Try: antechamber backup tables.backup.db"
    add_backup_options(add_command(commands, "backup", job, run_backup, hint))


def add_options(command: argparse.ArgumentParser) -> None:
    """Every setting as an option; those not given are read from the environment."""
    for name, default, text in described():
        shown = f"{text} (default {default!r}; {variable_of(name)})".replace("%", "%%")
        if isinstance(default, bool):
            command.add_argument(option_of(name), action="store_true", default=None, help=shown)
        else:
            command.add_argument(option_of(name), metavar=type(default).__name__.upper(), help=shown)
    command.add_argument("--lan", action="store_true", help="listen for phones and machines of the same network too")
    command.add_argument("--open", action="store_true", help="open the page in this machine's browser")
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="the language of what is printed here")
    command.add_argument("--verbose", action="store_true", help="log more; never a card, a secret or a move")


def read_settings(arguments: argparse.Namespace, environment: Mapping[str, str]) -> Settings:
    """The settings: from the command line, or the environment, or the defaults."""
    values: dict[str, Any] = {}
    for name, default, _text in described():
        given = getattr(arguments, name)
        if given is not None:
            values[name] = converted(option_of(name), given, default)
        elif variable_of(name) in environment:
            values[name] = converted(variable_of(name), environment[variable_of(name)], default)
    if arguments.lan and "host" not in values:
        values["host"] = "0.0.0.0"  # noqa: S104  It was asked for.
    return Settings(**values)


def converted(name: str, value: object, default: object) -> object:
    """A value in the type of its setting, or Refused."""
    if isinstance(default, bool):
        return value is True or truth_of(name, str(value))
    if isinstance(default, str):
        return value
    is_whole = isinstance(default, int)
    with contextlib.suppress(ValueError):
        number = int(str(value)) if is_whole else float(str(value))
        if 0 <= number < 10**9:
            return number
    fault = "a whole number is expected" if is_whole else "a number is expected"
    raise Refused("", "server-bad-setting", {"name": name, "value": str(value)[:60], "fault": fault})


def truth_of(name: str, value: str) -> bool:
    """True or false, in the words that people use."""
    if value.lower() in YES | NO:
        return value.lower() in YES
    raise Refused("", "server-bad-setting", {"name": name, "value": value[:60], "fault": "true or false is expected"})


def run_serve(arguments: argparse.Namespace) -> None:
    """Start a server, say where it is, and stay until it is stopped."""
    settings = read_settings(arguments, os.environ)
    level = logging.INFO if arguments.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(message)s")
    listener = listen(settings, arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # By then the server has stopped cleanly.

    network = welcome.network_address() if settings.host == "0.0.0.0" else None  # noqa: S104  Compared, not bound.
    network_link = f"http://{network}:{listener.getsockname()[1]}/" if network else ""

    def tell() -> None:
        local = settings.link or f"{running.local_address(listener)}/"
        for line in welcome.greet(local, network_link, opens_browser=arguments.open, lang=arguments.lang):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()

    with contextlib.suppress(KeyboardInterrupt):
        run(running.serve(settings, listener, network_link, tell))


def listen(settings: Settings, arguments: argparse.Namespace) -> socket.socket:
    """Listen at the port; if it is taken and nobody asked for it in particular, at any other."""
    try:
        return running.bound(settings.host, settings.port)
    except Refused as refused:
        is_default = arguments.port is None and variable_of("port") not in os.environ
        if refused.reason != "server-port-taken" or not is_default:
            raise
        sys.stdout.write(say("server-other-port", {"port": str(settings.port)}, arguments.lang) + "\n")
        return running.bound(settings.host, 0)


def run(work: Any) -> None:
    """Run on uvloop if it is installed: it needs a third less CPU."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def add_backup_options(command: argparse.ArgumentParser) -> None:
    """The options of `antechamber backup`."""
    command.add_argument("target", type=Path, metavar="FILE", help="a new file; it can be served itself")
    command.add_argument("--database", metavar="ADDRESS", help="as for serve (default 'antechamber.db')")


def run_backup(arguments: argparse.Namespace) -> None:
    """Copy all tables as they are now, while a server may be running."""
    address = arguments.database or os.environ.get(variable_of("database")) or Settings.database
    rows = asyncio.run(backup(address, arguments.target))
    sys.stdout.write(f"{rows} entries were copied to {arguments.target}.\n")
