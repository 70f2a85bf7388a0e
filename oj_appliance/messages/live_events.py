"""Live topic messages:{uid}: something has come into this person's boxes (contract 00-conventions
§9.2). A hint only, at most one a second; whoever polls hears it later."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.web.live import LiveHub

TOPIC = "messages"
PAUSE_S = 1.0


class MessageFrame(msgspec.Struct):
    """`now` in ms since 1970 (UTC)."""

    now: int


class MessageLiveEvents:
    def __init__(self, live: LiveHub, clock: Clock) -> None:
        self._live = live
        self._clock = clock
        self._waiting: set[str] = set()
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        live.register(TOPIC, lambda viewer, rest: rest != "" and viewer.uid == rest)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def hint(self, uids: Iterable[str]) -> None:
        """In any thread, also before the commit: the frame follows after a moment, and who reads
        then finds what was written."""
        with self._lock:
            is_first = not self._waiting
            self._waiting.update(uids)
            is_due = is_first and bool(self._waiting)
        if is_due and self._loop is not None:
            self._loop.call_soon_threadsafe(self._later)

    def _later(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE_S, self._tell)

    def _tell(self) -> None:
        with self._lock:
            told, self._waiting = self._waiting, set()
        frame = MessageFrame(self._clock.now_ms())
        for uid in told:
            self._live.send(f"{TOPIC}:{uid}", lambda viewer: frame)
