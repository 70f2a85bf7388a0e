"""By how much the times of a copied class move (contract class.md §6). Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from oj_appliance.classes.assignments.types import Terms
from oj_appliance.clock import day_of

MS = 1000
# Further away a clock may not know the days any more.
LAST_YEAR = 9000


def days_between(starts: Iterable[int], first_day: date, zone: ZoneInfo) -> int:
    """From the day of the earliest of these moments to the first day; 0 where there is none."""
    earliest = min(starts, default=None)
    return 0 if earliest is None else (first_day - day_of(earliest, zone)).days


def moved(terms: Terms, days: int, zone: ZoneInfo) -> Terms:
    """At the same hours of the zone's clock, so many days later. Where that clock is set in
    between, a stretch keeps at least its order."""
    starts_at = _later(terms.starts_at, days, zone)
    due_at = max(_later(terms.due_at, days, zone), starts_at + 1)
    cut_off = terms.cut_off_at
    if cut_off is not None:
        cut_off = max(_later(cut_off, days, zone), due_at + 1)
    return replace(terms, starts_at=starts_at, due_at=due_at, cut_off_at=cut_off)


def _later(moment: int, days: int, zone: ZoneInfo) -> int:
    seconds, rest = divmod(moment, MS)
    there = datetime.fromtimestamp(seconds, zone).replace(tzinfo=None) + timedelta(days=days)
    return int(there.replace(tzinfo=zone).astimezone(UTC).timestamp()) * MS + rest


def read_day(text: str) -> date | None:
    """yyyy-MM-dd; None for what is none."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return None
    return found if len(text) == len("2026-09-01") and 2000 <= found.year <= LAST_YEAR else None
