"""How many submissions the whole list has. Counting a hundred thousand rows costs as much as some
hundred pages, and every visitor's page asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from oj_appliance.clock import Clock

KEPT_S = 5


class WholeListTotal:
    """Counted at most once in `KEPT_S` seconds; what is added here meanwhile is known exactly."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._total = 0
        self._counted_at: float | None = None
        self._counting = asyncio.Lock()

    def added(self) -> None:
        self._total += 1

    async def get(self, count: Callable[[], Awaitable[int]]) -> int:
        """The total; of those who ask at once, one counts for all."""
        async with self._counting:
            now = self._clock.monotonic()
            if self._counted_at is None or now - self._counted_at > KEPT_S:
                self._total = await count()
                self._counted_at = now
        return self._total
