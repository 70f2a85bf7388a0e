"""Failed logins, counted for each account and client, so that a class-mate's failures never lock
anybody else (contract 00-conventions §3 and §10)."""

from __future__ import annotations

from collections import OrderedDict, deque

from oj_appliance.accounts.rules import FAILURES_WINDOW_S, MOST_FAILURES
from oj_appliance.clock import Clock

KEPT_PAIRS = 50_000


class LoginFailures:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures: OrderedDict[str, deque[float]] = OrderedDict()

    def is_locked(self, username: str, client: str) -> bool:
        recent = self._failures.get(_key(username, client))
        if recent is None or len(recent) < MOST_FAILURES:
            return False
        return self._clock.monotonic() - recent[-1] < FAILURES_WINDOW_S

    def add(self, username: str, client: str) -> None:
        now = self._clock.monotonic()
        key = _key(username, client)
        recent = self._failures.pop(key, None) or deque(maxlen=MOST_FAILURES)
        while recent and now - recent[0] > FAILURES_WINDOW_S:
            recent.popleft()
        recent.append(now)
        self._failures[key] = recent
        if len(self._failures) > KEPT_PAIRS:
            self._failures.popitem(last=False)

    def clear(self, username: str, client: str) -> None:
        self._failures.pop(_key(username, client), None)


def _key(username: str, client: str) -> str:
    return f"{username.lower()}\n{client}"
