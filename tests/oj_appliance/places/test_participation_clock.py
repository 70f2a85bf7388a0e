"""The one clock of those who take part: what is left, and when it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given
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

pytestmark = pytest.mark.quick

MINUTE = 60_000
PLACE = Place(Kind.CONTEST, 1000)
WINDOW = Window(100 * MINUTE, 400 * MINUTE, duration_ms=120 * MINUTE)

moments = st.integers(0, 600 * MINUTE)
lengths = st.integers(0, 200 * MINUTE)
windows = st.builds(
    lambda opens, length, own: Window(opens, opens + length, own),
    moments,
    lengths,
    st.none() | lengths,
)
pauses = st.builds(
    lambda since, length: Pause(since, None if length is None else since + length),
    moments,
    st.none() | lengths,
)
participations = st.builds(
    Participation,
    place=st.just(PLACE),
    uid=st.just("u"),
    is_virtual=st.booleans(),
    started_at=st.none() | moments,
    ended_at=st.none() | moments,
    handed_in_at=st.none() | moments,
    extra_ms=lengths,
    pauses=st.lists(pauses, max_size=4).map(tuple),
)
going_on = participations.map(
    lambda each: replace(
        each, started_at=each.started_at or 0, ended_at=None, handed_in_at=None, is_virtual=True
    )
)


def started(at: int, **more: object) -> Participation:
    return replace(Participation(place=PLACE, uid="u", started_at=at), **more)


@given(participations, windows, moments)
def test_what_is_left_is_never_less_than_nothing_and_nothing_is_left_after_the_end(
    participation: Participation, window: Window, now: int
) -> None:
    left = remaining(participation, window, now)
    assert left >= 0
    if is_over(participation, window, now):
        assert left == 0
    elif participation.is_virtual or now >= window.opens_at:
        assert left == end_of(participation, window, now) - now > 0


@given(going_on, windows, moments, lengths)
def test_time_runs_as_the_clock_does_and_stands_still_in_a_pause(
    participation: Participation, window: Window, now: int, later: int
) -> None:
    assume(participation.started_at is not None and now >= participation.started_at)
    before = remaining(participation, window, now)
    after = remaining(participation, window, now + later)
    assert before - later <= after <= before
    calm = replace(participation, pauses=())
    assert remaining(calm, window, now + later) == max(0, remaining(calm, window, now) - later)
    assume(before > 0)
    standing = replace(participation, pauses=(*participation.pauses, Pause(now)))
    assert remaining(standing, window, now + later) == before


@given(participations, windows, moments, lengths)
def test_what_is_granted_is_added_whole(
    participation: Participation, window: Window, now: int, granted: int
) -> None:
    without = replace(participation, pauses=())
    more = replace(without, extra_ms=without.extra_ms + granted)
    assert end_of(more, window, now) == end_of(without, window, now) + granted


@given(participations, windows, moments, st.permutations(range(4)))
def test_the_order_of_pauses_says_nothing_and_the_same_minutes_count_once(
    participation: Participation, window: Window, now: int, order: list[int]
) -> None:
    given_back = participation.pauses
    shuffled = tuple(given_back[each] for each in order if each < len(given_back))
    for same in (shuffled, given_back + given_back):
        assert end_of(replace(participation, pauses=same), window, now) == end_of(
            participation, window, now
        )


@given(going_on, windows, moments, st.integers(0, 100 * MINUTE), st.integers(0, 100 * MINUTE))
def test_a_pause_in_two_parts_is_one(
    participation: Participation, window: Window, since: int, first: int, second: int
) -> None:
    middle, until = since + first, since + first + second
    whole = replace(participation, pauses=(Pause(since, until),))
    parts = replace(participation, pauses=(Pause(since, middle), Pause(middle, until)))
    now = until + MINUTE
    assert end_of(whole, window, now) == end_of(parts, window, now)


def test_the_window_or_the_own_duration_ends_it_whichever_is_first() -> None:
    early, late = started(110 * MINUTE), started(350 * MINUTE)
    assert end_of(early, WINDOW, 120 * MINUTE) == 230 * MINUTE
    assert end_of(late, WINDOW, 360 * MINUTE) == 400 * MINUTE
    virtual = replace(late, is_virtual=True)
    assert end_of(virtual, WINDOW, 360 * MINUTE) == 470 * MINUTE


def test_nobody_loses_what_lies_before_the_opening() -> None:
    assert end_of(started(90 * MINUTE), WINDOW, 120 * MINUTE) == 220 * MINUTE


def test_before_the_start_it_tells_what_one_would_have() -> None:
    waiting = Participation(place=PLACE, uid="u")
    assert remaining(waiting, WINDOW, 50 * MINUTE) == 0
    assert remaining(waiting, WINDOW, 150 * MINUTE) == 120 * MINUTE
    assert remaining(waiting, WINDOW, 350 * MINUTE) == 50 * MINUTE
    assert is_over(waiting, WINDOW, 400 * MINUTE)


def test_a_back_dated_pause_of_a_room_gives_back_what_was_lost_and_no_more() -> None:
    """Ten minutes, set back by three, and somebody who had handed in meanwhile."""
    room = Pause(147 * MINUTE, 160 * MINUTE)
    seat = started(110 * MINUTE, pauses=(room,))
    assert end_of(seat, WINDOW, 170 * MINUTE) == (230 + 13) * MINUTE
    handed_in = replace(seat, handed_in_at=150 * MINUTE)
    assert end_of(handed_in, WINDOW, 170 * MINUTE) == (230 + 3) * MINUTE
    assert remaining(handed_in, WINDOW, 170 * MINUTE) == 0
    assert end_of(started(155 * MINUTE, pauses=(room,)), WINDOW, 170 * MINUTE) == 280 * MINUTE


def test_extra_time_opens_what_had_run_out_and_not_what_was_handed_in() -> None:
    over = started(110 * MINUTE)
    now = 235 * MINUTE
    assert is_over(over, WINDOW, now)
    assert remaining(replace(over, extra_ms=10 * MINUTE), WINDOW, now) == 5 * MINUTE
    handed_in = replace(over, extra_ms=10 * MINUTE, handed_in_at=200 * MINUTE)
    assert remaining(handed_in, WINDOW, now) == 0
    assert remaining(replace(handed_in, handed_in_at=None), WINDOW, now) == 5 * MINUTE


@pytest.mark.parametrize("field", ["ended_at", "handed_in_at", "disqualified_at"])
def test_whoever_ends_it_ends_it_from_then_on(field: str) -> None:
    stopped = started(110 * MINUTE, **{field: 150 * MINUTE})
    assert not is_over(stopped, WINDOW, 149 * MINUTE)
    assert is_over(stopped, WINDOW, 150 * MINUTE)
