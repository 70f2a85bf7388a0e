"""The sandbox's slots, of which staff may use fewer than there are."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class SlotPool:
    """Slots are numbered from 0 to `most` - 1; at most `limit` of them are lent at once."""

    def __init__(self, most: int, limit: int) -> None:
        self.most = most
        self._limit = limit
        self._free = list(range(most))
        self._changed = asyncio.Condition()

    @asynccontextmanager
    async def borrow(self) -> AsyncIterator[int]:
        """The lowest free slot, as soon as one may be lent."""
        async with self._changed:
            while self.most - len(self._free) >= self._limit:
                await self._changed.wait()
            slot = heapq.heappop(self._free)
        try:
            yield slot
        finally:
            async with self._changed:
                heapq.heappush(self._free, slot)
                self._changed.notify()

    async def set_limit(self, limit: int) -> None:
        async with self._changed:
            self._limit = limit
            self._changed.notify_all()
