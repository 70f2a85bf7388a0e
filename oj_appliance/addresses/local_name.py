"""The name `oj.local` on the cards of the room (multicast DNS, RFC 6762): answered there, and
nowhere else. Nothing of it passes a router, and no name server is asked."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING

from oj_appliance.addresses.types import NameState

if TYPE_CHECKING:  # loaded where a name is announced: it takes memory and a moment
    from zeroconf import ServiceInfo
    from zeroconf.asyncio import AsyncZeroconf

log = logging.getLogger(__name__)
# Of a card that goes it writes a whole traceback for each packet.
logging.getLogger("zeroconf").setLevel(logging.ERROR)

NAMES = ("oj", *(f"oj-{number}" for number in range(2, 10)))
SERVICE_TYPE = "_http._tcp.local."
ASKED_MS = 1500


class LocalName:
    """At most one announcement at a time, of one name on these addresses."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._zeroconf: AsyncZeroconf | None = None
        self._addresses: tuple[str, ...] = ()
        self._turn = asyncio.Lock()
        self._state = NameState("off", "")

    def state(self) -> NameState:
        return self._state

    async def announce(self, addresses: Sequence[str]) -> None:
        """On these, which are of the cards of the room; does nothing where it is so already. A name
        that another machine answers to is left to it, and the next one taken."""
        async with self._turn:
            wanted = tuple(addresses)
            if wanted == self._addresses and self._state.state == "announced":
                return
            await self._end()
            if not wanted:
                self._state = NameState("waiting", "")
                return
            self._state = NameState("starting", "")
            try:
                name = await self._begin(wanted)
            except Exception as error:  # a card may go while its sockets are made
                log.warning("the name cannot be announced", extra={"reason": str(error)})
                await self._end()
                self._state = NameState("failed", "")
                return
            self._addresses = wanted
            self._state = NameState("announced", name) if name else NameState("failed", "")

    async def withdraw(self) -> None:
        async with self._turn:
            await self._end()
            self._state = NameState("off", "")

    async def _begin(self, addresses: tuple[str, ...]) -> str:
        """The name that was free; "" where none was. Raises OSError, zeroconf.Error."""
        from zeroconf import IPVersion, ServiceInfo
        from zeroconf.asyncio import AsyncZeroconf

        self._zeroconf = AsyncZeroconf(interfaces=list(addresses), ip_version=IPVersion.V4Only)
        for name in NAMES:
            if await self._is_taken(f"{name}.local.", addresses):
                continue
            info = ServiceInfo(
                SERVICE_TYPE,
                f"{name}.{SERVICE_TYPE}",
                port=self._port,
                server=f"{name}.local.",
                addresses=[socket.inet_aton(each) for each in addresses],
            )
            await self._register(info)
            return f"{name}.local"
        return ""

    async def _register(self, info: ServiceInfo) -> None:
        assert self._zeroconf is not None
        announcing = await self._zeroconf.async_register_service(info, allow_name_change=True)
        await announcing

    async def _is_taken(self, host: str, own: tuple[str, ...]) -> bool:
        from zeroconf import AddressResolverIPv4  # type: ignore[attr-defined]  # not in its __all__

        assert self._zeroconf is not None
        resolver = AddressResolverIPv4(host)
        await resolver.async_request(self._zeroconf.zeroconf, ASKED_MS)
        return any(str(each) not in own for each in resolver.parsed_addresses())

    async def _end(self) -> None:
        ended, self._zeroconf, self._addresses = self._zeroconf, None, ()
        if ended is not None:
            await ended.async_close()
