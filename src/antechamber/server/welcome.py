"""What a host is told when the server has started: the link, the link for phones, and how to stop it."""

import contextlib
import io
import os
import socket
import sys
import webbrowser

import segno

from antechamber.core.text import say


def network_address() -> str | None:
    """The address of this machine in the local network, if it is in one; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # A reserved address that nobody has: only the route to it is looked up.
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") or address == "0.0.0.0" else address  # noqa: S104
    return None


def drawn_code(link: str) -> str:
    """A QR code in characters that every terminal has."""
    drawing = io.StringIO()
    segno.make(link, error="l").terminal(out=drawing, compact=True, border=2)
    return drawing.getvalue()


def greet(local: str, network: str, *, opens_browser: bool, lang: str = "en") -> list[str]:
    """The lines to print; opens a browser if asked to and there is one."""
    lines = [say("server-is-at", {"link": local}, lang)]
    if network:
        lines.append(say("server-network-link", {"link": network}, lang))
        if sys.stdout.isatty():
            lines.append(drawn_code(network))
    if opens_browser:
        reason = "server-browser-opened" if open_browser(local) else "server-no-browser"
        lines.append(say(reason, {"link": local}, lang))
    lines.append(say("server-how-to-stop", {}, lang))
    return lines


def open_browser(link: str) -> bool:
    """Show a page in the machine's browser; False where there is no screen, or no browser."""
    if sys.platform not in {"win32", "darwin"} and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    with contextlib.suppress(webbrowser.Error, OSError):
        return webbrowser.open(link)
    return False
