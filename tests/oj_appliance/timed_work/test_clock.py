"""A person's status and end in a timed work are those of the one clock of participations, over
generated times (S3 §4)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.places.participation import Participation, Pause, end_of, is_over, remaining
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.types import Status, TimedWork
from tests.oj_appliance.timed_work.in_memory import a_work

pytestmark = pytest.mark.quick

moments = st.integers(0, 60)
maybe = st.none() | moments


@st.composite
def works(draw: st.DrawFn) -> TimedWork:
    start = draw(moments)
    length = draw(st.integers(1, 40))
    duration = draw(st.integers(1, length))
    return a_work(start_time=start, end_time=start + length, duration_ms=duration)


records = st.builds(
    lambda started, handed_in, ended, extra, pauses: Participation(
        place=a_work().place,
        uid="ann",
        started_at=started,
        handed_in_at=handed_in,
        ended_at=ended,
        extra_ms=extra,
        pauses=tuple(Pause(min(pair), max(pair)) for pair in pauses),
    ),
    moments,
    maybe,
    maybe,
    st.integers(0, 20),
    st.lists(st.tuples(moments, moments), max_size=2),
)


@given(work=works(), record=records, now=st.integers(0, 140))
def test_status_and_end_are_the_shared_clocks(
    work: TimedWork, record: Participation, now: int
) -> None:
    status = rules.effective_status(work, record, now)
    assert (status is Status.ENDED) == is_over(record, work.window, now)
    assert rules.effective_end(work, record, now) == end_of(record, work.window, now)
    if work.start_time <= now:
        assert (status is Status.RUNNING) == (remaining(record, work.window, now) > 0)


@given(work=works(), record=records, now=st.integers(0, 140))
def test_a_record_has_an_end_exactly_when_its_time_is_over(
    work: TimedWork, record: Participation, now: int
) -> None:
    # What is to come has not been written yet.
    record = replace(
        record,
        handed_in_at=None if (record.handed_in_at or 0) > now else record.handed_in_at,
        ended_at=None if (record.ended_at or 0) > now else record.ended_at,
    )
    ended = rules.ended_at(work, record, now)
    assert (ended is not None) == (rules.effective_status(work, record, now) is Status.ENDED)
    assert ended is None or ended <= rules.effective_end(work, record, now)


@given(work=works(), later=moments, now=st.integers(0, 140))
def test_without_grants_the_end_is_the_earlier_of_the_two(
    work: TimedWork, later: int, now: int
) -> None:
    started = min(work.start_time + later, work.end_time - 1)
    record = Participation(place=work.place, uid="ann", started_at=started)
    end = min(work.end_time, started + work.duration_ms)
    assert rules.effective_end(work, record, now) == end
    assert rules.ended_at(work, record, now) == (end if now >= end else None)


@given(work=works(), record=records, granted=st.integers(0, 30), now=st.integers(0, 140))
def test_granted_time_never_ends_a_persons_time_sooner(
    work: TimedWork, record: Participation, granted: int, now: int
) -> None:
    more = replace(record, extra_ms=record.extra_ms + granted)
    assert rules.effective_end(work, more, now) >= rules.effective_end(work, record, now) + granted


@given(work=works(), now=st.integers(0, 140))
def test_without_a_record_the_works_own_status_counts(work: TimedWork, now: int) -> None:
    registered = Participation(place=work.place, uid="ann", registered_at=1)
    for record in (None, registered):
        assert rules.effective_status(work, record, now) is rules.status_of(work, now)
