"""Where a day of the site begins."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from oj_appliance.clock import day_of

DAYS = 7


def last_days(now_ms: int, timezone: str, days: int = DAYS) -> list[date]:
    """That many days in the site's time zone (IANA name), the last one today."""
    today = day_of(now_ms, ZoneInfo(timezone))
    return [today - timedelta(days=back) for back in reversed(range(days))]


def begins_at(day: date, timezone: str) -> int:
    """Epoch ms of the day's midnight; a day of a clock change has 23 or 25 hours."""
    midnight = datetime.combine(day, time(), ZoneInfo(timezone))
    return round(midnight.timestamp() * 1000)
