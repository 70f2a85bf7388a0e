"""Work that outlasts a browser's patience: who asks for the same again gets the same answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class SharedWork(Generic[Answer]):
    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[Answer]] = {}

    async def of(self, asked: Hashable, begin: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """What `begin` answers, or what its run under way will. It goes on when nobody waits."""
        if asked not in self._running:
            self._running[asked] = asyncio.ensure_future(begin())
            self._running[asked].add_done_callback(lambda _: self._running.pop(asked))
        return await asyncio.shield(self._running[asked])
