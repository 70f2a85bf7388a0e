"""Which statements of the database were slow: their text, with marks where the values stood."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

SLOW_MS = 200.0
MOST_KEPT = 100
LONGEST_SHOWN = 2000


@dataclass(frozen=True, slots=True)
class SlowStatement:
    """How often it took longer than SLOW_MS since the server was started, how long together and at
    worst, and when last (epoch ms)."""

    statement: str
    count: int
    total_ms: float
    worst_ms: float
    last_at: int


class SlowStatements:
    """A statement lasts until the thread's next one begins or its call ends, so that fetching the
    rows counts too. Threads of the database alone meet here."""

    def __init__(self, slow_ms: float = SLOW_MS) -> None:
        self._slow_ms = slow_ms
        self._lock = threading.Lock()
        self._found: dict[str, SlowStatement] = {}
        self._running = threading.local()

    def begin(self, statement: str) -> None:
        """A watched thread goes on with this one."""
        if getattr(self._running, "is_watched", False):
            self._end()
            self._running.now = (statement, time.perf_counter())

    def _end(self) -> None:
        """The thread's statement is over, if it had one."""
        statement, began = getattr(self._running, "now", ("", 0.0))
        self._running.now = ("", 0.0)
        if not statement:
            return
        milliseconds = (time.perf_counter() - began) * 1000
        if milliseconds >= self._slow_ms:
            self._add(statement[:LONGEST_SHOWN], milliseconds)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Around a call that may run several statements; outside nothing is measured, since a
        thread that waits for work is not slow."""
        self._running.is_watched = True
        try:
            yield
        finally:
            self._end()
            self._running.is_watched = False

    def worst(self) -> list[SlowStatement]:
        """Those that cost most time together, first."""
        with self._lock:
            return sorted(self._found.values(), key=lambda each: -each.total_ms)

    def _add(self, statement: str, milliseconds: float) -> None:
        now = time.time_ns() // 1_000_000
        with self._lock:
            known = self._found.get(statement)
            if known is None and len(self._found) >= MOST_KEPT:
                del self._found[min(self._found, key=lambda each: self._found[each].total_ms)]
            known = known or SlowStatement(statement, 0, 0.0, 0.0, now)
            self._found[statement] = replace(
                known,
                count=known.count + 1,
                total_ms=known.total_ms + milliseconds,
                worst_ms=max(known.worst_ms, milliseconds),
                last_at=now,
            )
