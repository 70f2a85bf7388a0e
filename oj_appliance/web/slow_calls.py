"""Calls that took long, by their paths in the contract: nobody's names, numbers or words."""

from __future__ import annotations

import time
from collections import Counter, deque

import msgspec

SLOW_S = 1.0
# Of the newest slow ones.
KEPT = 500


class SlowCall(msgspec.Struct, frozen=True):
    """`call` is method and path as the contract writes it; `last_s` is seconds ago."""

    call: str
    count: int
    worst_s: float
    last_s: float


class SlowCalls:
    """In memory, since the server was started."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, str, float]] = deque(maxlen=KEPT)

    def saw(self, call: str, seconds: float) -> None:
        if seconds >= SLOW_S:
            self._seen.append((time.monotonic(), call, seconds))

    def within(self, seconds: float) -> list[SlowCall]:
        """Of the last so many seconds; the slowest first."""
        now = time.monotonic()
        lately = [each for each in self._seen if each[0] >= now - seconds]
        counts = Counter(call for _, call, _ in lately)
        found = [
            SlowCall(
                call,
                count,
                max(took for _, name, took in lately if name == call),
                now - max(at for at, name, _ in lately if name == call),
            )
            for call, count in counts.items()
        ]
        return sorted(found, key=lambda each: -each.worst_s)
