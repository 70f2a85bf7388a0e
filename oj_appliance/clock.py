"""The server's time. Tests put another clock in its place."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo


class Clock:
    """`now_ms` is epoch milliseconds (UTC), `monotonic` seconds that never jump."""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()


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
