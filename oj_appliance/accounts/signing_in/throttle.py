"""Failures, counted for pairs such as an account and who tries it (contract 00-conventions §3 and
§10)."""

from __future__ import annotations

from collections import OrderedDict, deque
from math import ceil

from oj_appliance.accounts.rules import FAILURES_WINDOW_S
from oj_appliance.clock import Clock

KEPT_PAIRS = 50_000


class Failures:
    """At most `most` failures of a pair within `window_s` seconds; then locked until as long after
    the last one."""

    def __init__(self, clock: Clock, *, most: int, window_s: float = FAILURES_WINDOW_S) -> None:
        self._clock = clock
        self._most = most
        self._window_s = window_s
        self._failures: OrderedDict[str, deque[float]] = OrderedDict()

    def is_locked(self, username: str, client: str) -> bool:
        return self.locked_seconds(username, client) > 0

    def locked_seconds(self, username: str, client: str, *, most: int | None = None) -> int:
        """Whole seconds until the lock opens; 0 when it is open. A smaller `most` is stricter."""
        recent = self._failures.get(_key(username, client))
        if recent is None or len(recent) < (most or self._most):
            return 0
        return max(0, ceil(self._window_s - (self._clock.monotonic() - recent[-1])))

    def count(self, username: str, client: str) -> int:
        now = self._clock.monotonic()
        recent = self._failures.get(_key(username, client), ())
        return sum(now - moment <= self._window_s for moment in recent)

    def add(self, username: str, client: str) -> None:
        now = self._clock.monotonic()
        key = _key(username, client)
        recent = self._failures.pop(key, None) or deque(maxlen=self._most)
        while recent and now - recent[0] > self._window_s:
            recent.popleft()
        recent.append(now)
        self._failures[key] = recent
        if len(self._failures) > KEPT_PAIRS:
            self._failures.popitem(last=False)

    def clear(self, username: str, client: str) -> None:
        self._failures.pop(_key(username, client), None)


def _key(username: str, client: str) -> str:
    return f"{username.lower()}\n{client}"


class Pauses:
    """A pause after something was done for a key, such as a mail to an address."""

    def __init__(self, clock: Clock, *, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._started: OrderedDict[str, float] = OrderedDict()

    def left_seconds(self, key: str) -> int:
        """Whole seconds until the key may be served again; 0 when it may now."""
        started = self._started.get(key)
        if started is None:
            return 0
        return max(0, ceil(self._seconds - (self._clock.monotonic() - started)))

    def start(self, key: str) -> None:
        self._started.pop(key, None)
        self._started[key] = self._clock.monotonic()
        if len(self._started) > KEPT_PAIRS:
            self._started.popitem(last=False)
