"""Addresses of this server on the LAN, for the start page and the READY line."""

from __future__ import annotations

import array
import fcntl
import socket
import struct

# netdevice(7): every IPv4 address of this machine, in entries of one size.
_SIOCGIFCONF = 0x8912
_ENTRY, _MOST_ENTRIES = struct.Struct("16s4s4s16s"), 256


def lan_addresses(port: int) -> list[str]:
    """`http://…` of every IPv4 address but loopback. The kernel is asked: a name server may be far
    away, and this machine's name means nothing to it."""
    usable = sorted(address for address in own_addresses() if not address.startswith("127."))
    suffix = "" if port == 80 else f":{port}"
    return [f"http://{address}{suffix}" for address in usable]


def own_addresses() -> set[str]:
    """Empty where the kernel does not tell."""
    return {address for _, address in own_cards()}


def own_cards() -> set[tuple[str, str]]:
    """Network cards by name, each with an address; one may have several."""
    room = array.array("B", bytes(_ENTRY.size * _MOST_ENTRIES))
    place, _ = room.buffer_info()
    question = struct.pack("iL", len(room), place)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as probe:
        try:
            (used,) = struct.unpack("i", fcntl.ioctl(probe, _SIOCGIFCONF, question)[:4])
        except OSError:
            return set()
    entries = _ENTRY.iter_unpack(room.tobytes()[: used - used % _ENTRY.size])
    return {
        (name.partition(b"\0")[0].decode("ascii", "replace"), socket.inet_ntoa(address))
        for name, _, address, _ in entries
    }
