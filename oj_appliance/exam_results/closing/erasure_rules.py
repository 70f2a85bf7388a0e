"""When personal data of an exam goes (contract timedwork.md §16). Pure; moments are epoch ms."""

from __future__ import annotations

from datetime import UTC, datetime

MOST_MONTHS = 120


def erases_at(end: int, months: int) -> int:
    """So many calendar months after the end; from a day that the month lacks, its last."""
    moment = datetime.fromtimestamp(end / 1000, UTC)
    count = moment.year * 12 + moment.month - 1 + months
    year, month = divmod(count, 12)
    for day in range(moment.day, 27, -1):
        try:
            return _ms(moment.replace(year=year, month=month + 1, day=day))
        except ValueError:
            continue
    return _ms(moment.replace(year=year, month=month + 1))


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
