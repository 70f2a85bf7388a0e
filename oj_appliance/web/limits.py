"""Token buckets in memory, one for each kind of call and caller (contract 00-conventions §10)."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from oj_appliance.clock import Clock

# Oldest keys are forgotten first; a forgotten bucket is a full one.
KEPT_KEYS = 50_000


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float


class RateLimit:
    """`count` calls in `seconds`, refilled evenly. A count of 0 or less limits nothing."""

    def __init__(self, clock: Clock, *, count: int, seconds: float) -> None:
        self._clock = clock
        self._count = count
        self._seconds = seconds
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def wait_seconds(self, key: str) -> int:
        """0 and one token taken, or the whole seconds until the next token."""
        if self._count <= 0:
            return 0
        now = self._clock.monotonic()
        bucket = self._buckets.pop(key, None) or _Bucket(self._count, now)
        rate = self._count / self._seconds
        bucket.tokens = min(self._count, bucket.tokens + (now - bucket.at) * rate)
        bucket.at = now
        self._buckets[key] = bucket
        if len(self._buckets) > KEPT_KEYS:
            self._buckets.popitem(last=False)
        if bucket.tokens >= 1:
            bucket.tokens -= 1
            return 0
        return int((1 - bucket.tokens) / rate) + 1
