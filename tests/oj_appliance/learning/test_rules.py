"""Weeks, levels and days, whatever was solved when."""

from __future__ import annotations

import itertools
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.learning import rules
from oj_appliance.learning.types import Attempt, Facts, Tag

pytestmark = pytest.mark.quick
TODAYS = st.dates(date(2020, 1, 1), date(2060, 1, 1))
BACK = st.lists(st.integers(0, 800), max_size=30)
TAGS = [Tag(number, f"tag {number}") for number in range(4)]


@given(TODAYS, BACK)
def test_every_problem_is_counted_once_in_its_week(today: date, back: list[int]) -> None:
    days = [today - timedelta(days=each) for each in back]
    course = rules.course(days, today)
    assert course.total == len(days) and len(course.weeks) == rules.WEEKS
    weeks = rules.weeks_until(today)
    for week, count in zip(weeks, course.weeks, strict=True):
        assert count == sum(week <= day < week + timedelta(days=7) for day in days)
    assert course.before == sum(day < weeks[0] for day in days)


@given(TODAYS)
def test_the_last_of_the_weeks_is_this_one(today: date) -> None:
    weeks = rules.weeks_until(today)
    assert len(weeks) == rules.WEEKS and weeks[-1] <= today < weeks[-1] + timedelta(days=7)
    assert all(each.weekday() == 0 for each in weeks)
    assert {later - earlier for earlier, later in itertools.pairwise(weeks)} == {timedelta(days=7)}


@given(TODAYS, st.dictionaries(st.integers(1, 9), st.integers(0, 400)), st.sets(st.integers(1, 9)))
def test_levels_and_tags_add_up_and_tell_of_no_problem_that_is_out_of_sight(
    today: date, back: dict[int, int], seen: set[int]
) -> None:
    solved = {pid: today - timedelta(days=days) for pid, days in back.items()}
    problems = {
        pid: Facts(pid, f"P{pid}", "T", pid % 3, tags=(TAGS[pid % 4], TAGS[(pid + 1) % 4]))
        for pid in seen
    }
    levels = rules.by_level(solved, problems, today)
    assert sum(course.total for course in levels.values()) == len(solved)
    hidden = len(solved.keys() - seen)
    assert (levels[None].total if None in levels else 0) == hidden
    attempts = [Attempt(pid, None, 0) for pid in range(1, 10)]
    tags = rules.by_tag(attempts, solved, problems, today)
    assert sum(each.course.total for each in tags) == 2 * len(solved.keys() & seen)
    assert sum(each.tried for each in tags) == 2 * len(seen - solved.keys())
    counts = [each.course.total for each in tags]
    assert counts == sorted(counts, reverse=True)


@given(TODAYS, BACK)
def test_a_week_that_has_not_ended_breaks_nothing(today: date, back: list[int]) -> None:
    days = {today - timedelta(days=each) for each in back}
    count = rules.weeks_in_a_row(days, today)
    this = rules.week_of(today)
    before = rules.weeks_in_a_row({day for day in days if day < this}, today)
    assert count == before + any(day >= this for day in days)
    assert (count == 0) == (not any(day >= this - timedelta(days=7) for day in days))


@given(TODAYS, st.dictionaries(st.integers(0, 60), st.integers(1, 9)))
def test_the_last_days_are_whole_and_end_today(today: date, counts: dict[int, int]) -> None:
    practised = {today - timedelta(days=back): count for back, count in counts.items()}
    days = rules.last_days(practised, today)
    assert len(days) == rules.DAYS and days[-1][0] == today
    assert dict(days) == {day: practised.get(day, 0) for day, _ in days}
