"""Whether an address lies in one of the networks from which an exam may be worked at. Pure."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def is_within(address: str, networks: Iterable[str]) -> bool:
    """No network allows every address; what is no address lies in none."""
    allowed = tuple(networks)
    if not allowed:
        return True
    found = _address(address)
    return found is not None and any(
        found.version == network.version and found in network for network in _read(allowed)
    )


def is_same(one: str, other: str) -> bool:
    """Also where one of the two writes an IPv4 address in the form of IPv6."""
    first, second = _address(one), _address(other)
    return one == other if first is None or second is None else first == second


def _address(text: str) -> Address | None:
    """An IPv4 address in an IPv6 one is that IPv4 address: a server that listens to both is told
    the one or the other."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


@lru_cache(maxsize=256)
def _read(networks: tuple[str, ...]) -> tuple[Network, ...]:
    """One that cannot be read holds nobody, rather than everybody."""
    found: list[Network] = []
    for text in networks:
        try:
            found.append(ipaddress.ip_network(text.strip(), strict=False))
        except ValueError:
            continue
    return tuple(found)
