"""Addresses of this server on the LAN, for the start page and the READY line."""

from __future__ import annotations

import socket


def lan_addresses(port: int) -> list[str]:
    """`http://…` of every IPv4 address but loopback; asks no name server."""
    found = {entry[4][0] for entry in _own_addresses()}
    found.add(_outgoing_address())
    usable = sorted(address for address in found if address and not address.startswith("127."))
    suffix = "" if port == 80 else f":{port}"
    return [f"http://{address}{suffix}" for address in usable]


def _own_addresses() -> list[tuple[object, object, object, str, tuple[str, int]]]:
    try:
        return socket.getaddrinfo(  # type: ignore[return-value]  # AF_INET answers have this form
            socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM
        )
    except OSError:
        return []


def _outgoing_address() -> str:
    """The address of the default route; a UDP connect sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
