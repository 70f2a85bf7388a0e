"""At most one practice submission every few seconds from one person (S1's limits; contract
00-conventions §10, switch defaultSubmitInterval)."""

from __future__ import annotations

from math import ceil

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError

KEPT = 20_000


class SubmitIntervals:
    def __init__(self, clock: Clock, *, enabled: bool) -> None:
        self._clock = clock
        self._enabled = enabled
        self._last: dict[str, float] = {}

    def check(self, uid: str, seconds: int) -> None:
        """Raises judge.too_fast, which says how long to wait, within `seconds` of the last
        submission; 0 or less = never."""
        last = self._last.get(uid)
        if not self._enabled or seconds <= 0 or last is None:
            return
        wait = ceil(last + seconds - self._clock.monotonic())
        if wait > 0:
            raise ApiError("judge.too_fast", data={"seconds": wait}, n=wait)

    def submitted(self, uid: str) -> None:
        if len(self._last) >= KEPT:
            self._last.clear()
        self._last[uid] = self._clock.monotonic()
