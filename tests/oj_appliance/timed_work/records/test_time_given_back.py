"""Reopening, closing and extending, whatever happened before: no time is lost, none is made."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.places.participation import (
    Participation,
    Pause,
    Window,
    end_of,
    is_over,
    remaining,
)
from oj_appliance.places.types import Kind, Place
from oj_appliance.timed_work.records import rules

pytestmark = pytest.mark.quick
MINUTE = 60_000
OPEN = Window(1_000 * MINUTE, 1_120 * MINUTE, 60 * MINUTE)
FRESH = Participation(place=Place(Kind.TIMED_WORK, 1), uid="ann")
minutes = st.integers(1, 40)


@given(started=st.integers(0, 100), worked=minutes, away=st.integers(0, 10_000), more=minutes)
def test_what_was_left_is_left_again_however_late_it_is_reopened(
    started: int, worked: int, away: int, more: int
) -> None:
    begin = OPEN.opens_at + started * MINUTE
    record = replace(FRESH, started_at=begin, extra_ms=more * MINUTE)
    handed_in = begin + worked * MINUTE
    left = remaining(record, OPEN, handed_in)
    if left == 0:
        return
    now = handed_in + away * MINUTE
    reopened = rules.reopened(replace(record, handed_in_at=handed_in), now)
    assert remaining(reopened, OPEN, now) == left
    assert end_of(reopened, OPEN, now) == now + left
    # The clock goes on from there as any other.
    assert remaining(reopened, OPEN, now + left // 2) == left - left // 2
    assert is_over(reopened, OPEN, now + left)


@given(
    started=st.integers(0, 119),
    later=st.integers(0, 100_000_000),
    seconds=st.integers(1, 9999),
    stood_still=st.lists(st.tuples(st.integers(0, 300), st.integers(1, 90)), max_size=3),
)
def test_an_extension_is_all_of_it_from_the_end_or_from_now_whichever_is_later(
    started: int, later: int, seconds: int, stood_still: list[tuple[int, int]]
) -> None:
    """Whatever stood still before or after their own end."""
    begin = OPEN.opens_at + started * MINUTE
    now = begin + later
    moments = [(OPEN.opens_at + at * MINUTE, length * MINUTE) for at, length in stood_still]
    pauses = tuple(
        Pause(since, min(since + length, now)) for since, length in moments if since < now
    )
    record = replace(FRESH, started_at=begin, pauses=pauses)
    end = end_of(record, OPEN, now)
    extended = rules.extended(record, OPEN, seconds=seconds, now=now)
    assert extended.extra_ms % 1000 == 0
    gained = end_of(extended, OPEN, now) - max(end, now)
    assert seconds * 1000 <= gained < seconds * 1000 + 1000
