"""What comes when somebody's time is over, over generated times (contract timedwork.md §9)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.places.participation import Participation, end_of
from oj_appliance.timed_work import grace, results
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWork
from tests.oj_appliance.timed_work.in_memory import a_work

pytestmark = pytest.mark.quick

S = 1000  # ms
seconds = st.integers(0, 200)
works = st.builds(
    lambda start, length, duration, grace_s, late_start, told, release_at: a_work(
        start_time=start * S,
        end_time=(start + length) * S,
        duration_ms=min(duration, length) * S,
        settings=ExamSettings(
            grace_s=grace_s, late_start=late_start, results=told, release_at=release_at
        ),
    ),
    *(seconds, st.integers(1, 100), st.integers(1, 100), st.integers(0, 60)),
    *(st.sampled_from(["cut", "full"]), st.sampled_from(["own_end", "all_over", "released"])),
    st.none() | seconds.map(lambda each: each * S),
)
records = st.builds(
    lambda started, handed_in, extra: Participation(
        place=a_work().place,
        uid="ann",
        started_at=started * S,
        handed_in_at=None if handed_in is None else (started + handed_in) * S,
        extra_ms=extra * S,
    ),
    *(seconds, st.none() | seconds, st.integers(0, 60)),
)
moments = st.integers(0, 800 * S)


@given(work=works, record=records, sent=moments, now=moments)
def test_late_is_what_comes_after_the_end_and_the_grace_says_what_counts(
    work: TimedWork, record: Participation, sent: int, now: int
) -> None:
    late = sent - end_of(record, work.window, now)
    found = grace.arrival(work, record, sent, now)
    assert (found is None) == (late <= 0)
    if found is not None:
        assert (found.late_ms, found.counts) == (late, late <= work.settings.grace_s * S)
    assert grace.counts(work, record, sent, now) == (late <= work.settings.grace_s * S)


@given(work=works, record=records, sent=moments)
def test_all_that_could_count_is_taken_in_but_of_who_was_stopped(
    work: TimedWork, record: Participation, sent: int
) -> None:
    running = replace(record, handed_in_at=None)
    if grace.counts(work, running, sent, sent):
        assert grace.is_taken_in(work, running, sent)
    if record.handed_in_at is not None and sent >= record.handed_in_at:
        assert not grace.is_taken_in(work, record, sent)


@given(work=works, record=records, sent=moments, later=moments)
def test_once_it_is_settled_nothing_that_counts_is_taken_in(
    work: TimedWork, record: Participation, sent: int, later: int
) -> None:
    settled_at, sent = min(sent, later), max(sent, later) + 1
    if grace.is_settled(work, record, settled_at) and grace.is_taken_in(work, record, sent):
        assert not grace.counts(work, record, sent, sent)


@given(work=works, people=st.lists(records, max_size=4), now=moments)
def test_for_all_is_for_each_who_takes_part_and_for_who_could_still_begin(
    work: TimedWork, people: list[Participation], now: int
) -> None:
    people = [replace(each, uid=str(number)) for number, each in enumerate(people)]
    # Nobody begins outside the window.
    people = [each for each in people if work.start_time <= (each.started_at or 0) < work.end_time]
    each_is = [grace.is_settled(work, each, now) for each in (*people, None)]
    assert grace.is_settled_for_all(work, people, now) == all(each_is)


def test_results_wait_for_whoever_began_before_the_end_was_moved_in_front_of_that() -> None:
    settings = ExamSettings(grace_s=0, late_start="full", results="own_end")
    work = a_work(start_time=0, end_time=S, duration_ms=S, settings=settings)
    begun_later = Participation(place=work.place, uid="ann", started_at=2 * S)
    assert not results.are_counted(work, [begun_later], 2 * S)
    assert results.are_counted(work, [begun_later], 3 * S)


@given(work=works, record=records, others=st.lists(records, max_size=2), now=moments)
def test_results_are_told_to_nobody_before_their_own_are_settled_and_to_all_by_the_setting(
    work: TimedWork, record: Participation, others: list[Participation], now: int
) -> None:
    people = [record, *others]
    told = results.are_told(work, record, people, now)
    release_at = work.settings.release_at
    is_released = release_at is not None and now >= release_at
    assert told <= grace.is_settled(work, record, now)
    match work.settings.results:
        case "own_end":
            assert told == grace.is_settled(work, record, now)
        case "all_over":
            assert told <= grace.is_settled_for_all(work, people, now)
        case "released":
            assert told == (is_released and grace.is_settled(work, record, now))
    if results.are_counted(work, people, now):
        assert told and grace.is_settled_for_all(work, people, now)


@given(work=works, record=records, moments=st.lists(moments, min_size=2, max_size=6))
def test_what_was_told_stays_told(
    work: TimedWork, record: Participation, moments: list[int]
) -> None:
    told = [results.are_told(work, record, [record], now) for now in sorted(moments)]
    assert all(before <= after for before, after in pairwise(told))


@given(received=moments, journey=st.integers(-5 * S, 90 * S))
def test_a_slow_request_counts_from_its_begin_but_half_a_minute_at_most(
    received: int, journey: int
) -> None:
    now = received + journey
    found = grace.arrived_at(received, now)
    assert now - grace.LONGEST_JOURNEY_MS <= found <= now
    if 0 <= journey <= grace.LONGEST_JOURNEY_MS:
        assert found == received


def test_a_late_start_is_cut_by_the_window_or_has_its_time_whole() -> None:
    late = Participation(place=a_work().place, uid="ann", started_at=90 * S)
    ends = {
        late_start: end_of(
            late,
            a_work(
                start_time=0,
                end_time=100 * S,
                duration_ms=60 * S,
                settings=ExamSettings(late_start=late_start),
            ).window,
            95 * S,
        )
        for late_start in ("cut", "full")
    }
    assert ends == {"cut": 100 * S, "full": 150 * S}
