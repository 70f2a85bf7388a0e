"""The server's time. Tests put another clock in its place."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo


class Clock:
    """`now_ms` is epoch milliseconds (UTC), `monotonic` seconds that never jump.

    What is `now` goes on evenly, also while the computer sleeps. When the computer's own clock is
    set, it follows as soon as `server_time` says so: a class may be writing an exam.
    """

    # Of the computer's clock, less what has passed since it was switched on; in ns, so that both
    # show the same millisecond.
    _base_ns = time.time_ns() - time.clock_gettime_ns(time.CLOCK_BOOTTIME)

    def now_ms(self) -> int:
        return (self._base_ns + _passed_ns()) // 1_000_000

    def computer_ms(self) -> int:
        """What the computer's own clock shows, as it was set last; epoch ms."""
        return time.time_ns() // 1_000_000

    def jump_ms(self) -> int:
        """How much later the computer's clock is than this one."""
        return self.computer_ms() - (self._base_ns + _passed_ns()) // 1_000_000

    def set_to(self, moment: int) -> None:
        """It is `moment` (epoch ms) now."""
        self._base_ns = moment * 1_000_000 - _passed_ns()

    def monotonic(self) -> float:
        return time.monotonic()


def _passed_ns() -> int:
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME)


def wire_time(epoch_ms: int) -> str:
    """ISO-8601 UTC with milliseconds and offset (contract 00-conventions §6)."""
    return datetime.fromtimestamp(epoch_ms / 1000, UTC).isoformat(timespec="milliseconds")


def day_of(epoch_ms: int, zone: ZoneInfo) -> date:
    """The day of the zone that holds the moment."""
    return datetime.fromtimestamp(epoch_ms / 1000, zone).date()


def epoch_ms(wire: str) -> int:
    """The other way round; UTC where there is no offset. Raises ValueError, OverflowError."""
    moment = datetime.fromisoformat(wire)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return round(moment.timestamp() * 1000)
