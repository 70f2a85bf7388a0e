"""The door of https: opened, closed and given a newer certificate while the server runs."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable
from typing import Protocol

from oj_appliance.addresses.types import DoorState

log = logging.getLogger(__name__)


class Site(Protocol):
    """A socket that is listened on."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


MakeSite = Callable[[ssl.SSLContext], Site]


class Door:
    """Closed until the server says by `opens_with` how a site is made."""

    def __init__(self) -> None:
        self._make: MakeSite | None = None
        self._site: Site | None = None
        self._context: ssl.SSLContext | None = None
        self._turn = asyncio.Lock()
        self._error = ""

    def opens_with(self, make: MakeSite) -> None:
        self._make = make

    @property
    def is_open(self) -> bool:
        return self._site is not None

    def state(self) -> DoorState:
        if self.is_open:
            return DoorState("open", "")
        return DoorState("failed" if self._error else "off", self._error)

    async def open(self, context: ssl.SSLContext) -> None:
        """Does nothing where it is open. A port that cannot be had is told by `state`."""
        async with self._turn:
            if self._site is not None or self._make is None:
                return
            site = self._make(context)
            try:
                await site.start()
            except OSError as error:
                self._error = error.strerror or str(error)
                log.warning("https cannot be served", extra={"reason": self._error})
                return
            self._site, self._context, self._error = site, context, ""

    async def close(self) -> None:
        async with self._turn:
            site, self._site, self._context, self._error = self._site, None, None, ""
            if site is not None:
                await site.stop()

    async def renew(self, load: Callable[[ssl.SSLContext], None]) -> None:
        """New connections get the newer certificate; those that are open stay."""
        if self._context is not None:
            await asyncio.to_thread(load, self._context)
