"""Passwords that somebody is about to hand out: class lists and slips.

They live in memory alone, for half an hour, and are each one's who made them. What is on the disk
would also be in its backups.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Generic, TypeVar

from oj_appliance.accounts.rules import SECRETS_KEPT_S
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError

Thing = TypeVar("Thing")

# Some 100 MB of class lists at the most: twenty thousand rows take some 30.
MOST_ROWS = 60_000
ROWS_OF_NONE = 50  # what an empty list counts as


@dataclass(frozen=True, slots=True)
class _Kept(Generic[Thing]):
    """`until` on the clock that never jumps, in seconds."""

    uid: str
    until: float
    rows: int
    thing: Thing


class KeptSecrets(Generic[Thing]):
    """At most MOST_ROWS people in all of them together; the oldest go first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: OrderedDict[str, _Kept[Thing]] = OrderedDict()

    def put(self, uid: str, thing: Thing, *, rows: int) -> str:
        """The key under which `uid` finds it again; it tells of so many people. Call it in the
        event loop."""
        self.forget_old()
        # So that they are gone from memory too when nobody asks any more.
        asyncio.get_running_loop().call_later(SECRETS_KEPT_S, self.forget_old)
        key = secrets.token_hex(16)
        until = self._clock.monotonic() + SECRETS_KEPT_S
        self._kept[key] = _Kept(uid, until, rows + ROWS_OF_NONE, thing)
        while len(self._kept) > 1 and sum(each.rows for each in self._kept.values()) > MOST_ROWS:
            self._kept.popitem(last=False)
        return key

    def get(self, uid: str, key: str) -> Thing:
        """Raises ApiError user.key_expired: unknown, somebody else's, or too old."""
        self.forget_old()
        kept = self._kept.get(key)
        if kept is None or kept.uid != uid:
            raise ApiError("user.key_expired")
        return kept.thing

    def forget_old(self) -> None:
        now = self._clock.monotonic()
        for key in [key for key, kept in self._kept.items() if kept.until <= now]:
            del self._kept[key]
