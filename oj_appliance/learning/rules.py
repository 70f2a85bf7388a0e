"""What a person's attempts come to over time. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date, timedelta

from oj_appliance.learning.types import Attempt, Course, Facts, Tag, TagCourse

WEEKS = 52
DAYS = 28
MOST_TAGS = 12
WEEK = timedelta(days=7)


def week_of(day: date) -> date:
    """Its Monday."""
    return day - timedelta(days=day.weekday())


def weeks_until(today: date) -> tuple[date, ...]:
    this = week_of(today)
    return tuple(this - WEEK * back for back in reversed(range(WEEKS)))


def course(days: Iterable[date], today: date) -> Course:
    """Of problems that were solved on these days; days to come count as today."""
    first = week_of(today) - WEEK * (WEEKS - 1)
    counts = Counter(max((min(week_of(day), week_of(today)) - first).days // 7, -1) for day in days)
    return Course(counts[-1], tuple(counts[number] for number in range(WEEKS)))


def by_level(
    solved: Mapping[int, date], problems: Mapping[int, Facts], today: date
) -> dict[int | None, Course]:
    """`solved` is when each problem was, by its number; of those not in `problems` nothing is told,
    and they stand last."""
    days: dict[int | None, list[date]] = {}
    for pid, day in solved.items():
        level = problems[pid].difficulty if pid in problems else None
        days.setdefault(level, []).append(day)
    ordered = sorted(days, key=lambda level: (level is None, level or 0))
    return {level: course(days[level], today) for level in ordered}


def by_tag(
    attempts: Iterable[Attempt],
    solved: Mapping[int, date],
    problems: Mapping[int, Facts],
    today: date,
) -> tuple[TagCourse, ...]:
    """Those with most solved first, then with most tried, then by name."""
    days: dict[Tag, list[date]] = {}
    tried: Counter[Tag] = Counter()
    for attempt in attempts:
        for tag in problems[attempt.pid].tags if attempt.pid in problems else ():
            days.setdefault(tag, [])
            if attempt.pid in solved:
                days[tag].append(solved[attempt.pid])
            else:
                tried[tag] += 1
    ordered = sorted(days, key=lambda tag: (-len(days[tag]), -tried[tag], tag.name, tag.id))
    return tuple(
        TagCourse(tag, course(days[tag], today), tried[tag]) for tag in ordered[:MOST_TAGS]
    )


def last_days(practised: Mapping[date, int], today: date) -> tuple[tuple[date, int], ...]:
    days = [today - timedelta(days=back) for back in reversed(range(DAYS))]
    return tuple((day, practised.get(day, 0)) for day in days)


def weeks_in_a_row(practised: Iterable[date], today: date) -> int:
    """With any practice, up to this week or the last one: a week that has not ended breaks
    nothing."""
    weeks = {week_of(day) for day in practised}
    this = week_of(today)
    week = this if this in weeks else this - WEEK
    count = 0
    while week in weeks:
        count += 1
        week -= WEEK
    return count
