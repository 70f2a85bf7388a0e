"""The network cards of this machine and their addresses. The kernel is asked, nobody else."""

from __future__ import annotations

import fcntl
import ipaddress
import socket
import struct

from oj_appliance.addresses.types import Card
from oj_appliance.configuration.addresses import own_cards

# netdevice(7)
_SIOCGIFFLAGS = 0x8913
_REQUEST = struct.Struct("16sH14x")
_UP, _LOOPBACK, _POINT_TO_POINT, _MULTICAST = 0x1, 0x8, 0x10, 0x1000
# Networks inside this machine, and tunnels out of the school: no student comes that way.
_NOT_OF_ROOM = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "lxc",
    "lxd",
    "cni",
    "flannel",
)
# RFC 1918 and RFC 3927: elsewhere nothing is said unasked.
_HOUSE = tuple(
    ipaddress.IPv4Network(each)
    for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16")
)
_TUNNELS = ("tun", "tap", "wg", "zt", "tailscale", "ppp")


def cards(host: str) -> list[Card]:
    """Those on which a server that listens on `host` answers; loopback is none."""
    everywhere = host in ("0.0.0.0", "")  # noqa: S104 - what the setting says
    return [
        Card(name, address, is_lan=_is_lan(name, address))
        for name, address in sorted(own_cards(), key=lambda each: _order(*each))
        if not address.startswith("127.") and (everywhere or address == host)
    ]


def _order(name: str, address: str) -> tuple[bool, str, str]:
    return (not _is_lan(name, address), name, address)


def _is_lan(name: str, address: str) -> bool:
    if name.startswith(_NOT_OF_ROOM + _TUNNELS):
        return False
    flags = _flags(name)
    wanted, unwanted = _UP | _MULTICAST, _LOOPBACK | _POINT_TO_POINT
    return flags & wanted == wanted and not flags & unwanted and _is_of_house(address)


def _is_of_house(address: str) -> bool:
    """Private ones, and those that a machine gives itself without a DHCP server."""
    parsed = ipaddress.IPv4Address(address)
    return any(parsed in network for network in _HOUSE)


def _flags(name: str) -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as probe:
        try:
            answer = fcntl.ioctl(probe, _SIOCGIFFLAGS, _REQUEST.pack(name.encode(), 0))
        except OSError:
            return 0
    return int(_REQUEST.unpack(answer)[1])
