"""What the server tells the system's service manager (sd_notify(3)): that it is ready, and, at half
the asked distance, that its event loop still turns. Without a manager it tells nobody."""

from __future__ import annotations

import asyncio
import os
import socket


def tell_manager(text: str) -> None:
    """Lost where nobody listens: the manager is told again, or decides by itself."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sender:
        sender.setblocking(False)
        try:
            sender.sendto(text.encode(), address)
        except OSError:
            return


def watchdog_seconds() -> float:
    """How often the manager wants to hear; 0 without one that does."""
    asked = os.environ.get("WATCHDOG_USEC", "")
    return int(asked) / 2_000_000 if asked.isdigit() else 0


async def keep_telling() -> None:
    """Until it is cancelled."""
    pause = watchdog_seconds()
    while pause:
        tell_manager("WATCHDOG=1")
        await asyncio.sleep(pause)
