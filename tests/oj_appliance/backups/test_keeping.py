"""Which backups stay by the rule, and that the last good one always does."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.backups.checks.rules import is_due, is_old
from oj_appliance.backups.checks.types import DRILL, Check, Findings
from oj_appliance.backups.keeping import Rule, surplus
from oj_appliance.backups.types import Backup
from oj_appliance.errors import verbatim

pytestmark = pytest.mark.quick

NOW = datetime(2026, 11, 28, 4, tzinfo=UTC)
DAY_MS = 86_400_000


def backup(kind: str, days_ago: float, *, is_whole: bool = True) -> Backup:
    at = round((NOW - timedelta(days=days_ago)).timestamp() * 1000)
    return Backup(f"{kind}-{days_ago}-{is_whole}", kind, "done", 1, at, is_whole=is_whole)


def kept_after(backups: list[Backup], rule: Rule, *bad: str) -> list[str]:
    gone = surplus(backups, rule, bad)
    return [each.name for each in backups if each.name not in gone]


def test_of_two_years_of_nights_a_week_a_month_and_a_year_stay() -> None:
    nights = [backup("nightly", days) for days in range(730)]
    kept = kept_after(nights, Rule())
    days = [int(name.split("-")[1]) for name in kept]
    assert days[:7] == list(range(7))
    # 28 November 2026 is a Saturday: the newest of earlier weeks are Sundays.
    assert [day for day in days if day in (6, 13, 20)] == [6, 13, 20]
    months = {(NOW - timedelta(days=day)).strftime("%Y-%m") for day in days}
    assert len(months) == 12 and max(days) == 332 and len(days) < 24


def test_what_was_made_by_hand_or_in_an_exam_stays_and_three_before_upgrades() -> None:
    others = [backup("manual", 900), backup("exam", 800), backup("nightly", 0)]
    before = [backup("upgrade", days) for days in range(1, 7)]
    copies = [backup("upgrade", days, is_whole=False) for days in range(1, 7)]
    kept = kept_after([*others, *before, *copies], Rule())
    assert kept == [each.name for each in (*others, *before[:3], *copies[:3])]


def test_one_that_does_not_open_takes_no_good_ones_place() -> None:
    nights = [backup("nightly", days) for days in range(4)]
    rule = Rule(nights=1, weeks=0, months=0)
    bad = [nights[0].name, nights[1].name]
    assert kept_after(nights, rule, *bad) == [each.name for each in nights[:3]]
    assert kept_after(nights, rule) == [nights[0].name]


@given(
    hours=st.lists(st.integers(0, 20_000), min_size=1, max_size=40, unique=True),
    counts=st.tuples(*[st.integers(0, 20)] * 2),
    nights=st.integers(1, 10),
    bad=st.sets(st.integers(0, 39)),
)
def test_the_newest_good_one_never_goes(
    hours: list[int], counts: tuple[int, int], nights: int, bad: set[int]
) -> None:
    backups = [backup("nightly", each / 24) for each in sorted(hours)]
    spoilt = {backups[each].name for each in bad if each < len(backups)}
    good = [each.name for each in backups if each.name not in spoilt]
    rule = Rule(nights, *counts)
    gone = set(surplus(backups, rule, spoilt))
    assert set(good[:nights]) & gone == set()
    left = [each for each in backups if each.name not in gone]
    assert surplus(left, rule, spoilt) == [], "applied twice it takes no more"


def drill(days_ago: float, *, is_good: bool = True) -> Check:
    at = round(NOW.timestamp() * 1000 - days_ago * DAY_MS)
    error = None if is_good else verbatim("damaged")
    found = Findings(1, 1, {})
    return Check(kind=DRILL, name="a", username="", at=at, took_ms=1, findings=found, error=error)


def test_a_drill_is_due_each_month_and_each_night_after_one_that_failed() -> None:
    now = round(NOW.timestamp() * 1000)
    assert is_due(None, now=now)
    assert [is_due(drill(days), now=now) for days in (0, 29.9, 30)] == [False, False, True]
    assert is_due(drill(0.5, is_good=False), now=now)
    for days, told in ((40, False), (40.1, True)):
        at = round(now - days * DAY_MS)
        assert is_old(at, born_at=0, now=now) is told
        assert is_old(None, born_at=at, now=now) is told
