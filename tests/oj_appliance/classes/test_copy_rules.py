"""Times of a class that is copied for another year (contract class.md §6)."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.classes.assignments.types import LateRule, Terms
from oj_appliance.classes.copying import rules
from oj_appliance.clock import day_of

pytestmark = pytest.mark.quick

SHANGHAI, BERLIN = ZoneInfo("Asia/Shanghai"), ZoneInfo("Europe/Berlin")


def at(text: str, zone: ZoneInfo) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def test_hours_of_the_clock_stay_where_it_is_set_in_between() -> None:
    terms = Terms(at("2026-03-20T08:00", BERLIN), at("2026-03-27T23:59", BERLIN), LateRule.NOTHING)
    later = rules.moved(terms, 10, BERLIN)
    assert later.starts_at == at("2026-03-30T08:00", BERLIN)
    assert later.due_at == at("2026-04-06T23:59", BERLIN)


def test_the_earliest_assignment_begins_on_the_first_day() -> None:
    starts = [at("2026-09-03T00:30", SHANGHAI), at("2026-09-10T08:00", SHANGHAI)]
    assert rules.days_between(starts, date(2027, 9, 1), SHANGHAI) == 363
    assert rules.days_between([], date(2027, 9, 1), SHANGHAI) == 0


@given(
    start=st.integers(0, 4_000_000_000_000),
    length=st.integers(1, 90 * 86_400_000),
    more=st.integers(1, 30 * 86_400_000),
    days=st.integers(-5000, 5000),
    zone=st.sampled_from([SHANGHAI, BERLIN]),
)
def test_times_move_by_whole_days_and_keep_their_order(
    start: int, length: int, more: int, days: int, zone: ZoneInfo
) -> None:
    due = start + length
    terms = Terms(start, due, LateRule.FULL, None, due + more)
    later = rules.moved(terms, days, zone)
    assert later.starts_at < later.due_at < (later.cut_off_at or 0)
    moved_days = day_of(later.starts_at, zone) - day_of(start, zone)
    assert moved_days == timedelta(days=days)


@pytest.mark.parametrize("text", ["", "2026-13-01", "20260901", "1999-09-01", "9999-01-01", "x"])
def test_what_is_no_day_is_none(text: str) -> None:
    assert rules.read_day(text) is None
