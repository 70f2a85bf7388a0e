"""Any history of pauses gives what somebody who counts the minutes would give."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.exam_rooms.pauses import rules
from oj_appliance.places.participation import Participation, Pause, Window, end_of, used_ms
from oj_appliance.places.types import Kind, Place

pytestmark = pytest.mark.quick

MINUTE = 60_000
OPENS, CLOSES = 10, 70
LAST = 200  # the minute at which it is looked at

minutes = st.integers(OPENS, 110)


@dataclass(frozen=True)
class Made:
    """A pause: `back` minutes before it was said, resumed after `length`, undone or not."""

    said: int
    back: int
    length: int
    is_undone: bool


made = st.builds(Made, minutes, st.integers(0, 15), st.integers(1, 20), st.booleans())


@dataclass(frozen=True)
class Life:
    begins: int
    own: int
    extra: int
    handed_in: int | None


lives = st.builds(
    Life,
    st.integers(OPENS, CLOSES - 1),
    st.integers(1, CLOSES - OPENS),
    st.integers(0, 10),
    st.none() | minutes,
)


@given(lives, st.lists(made, max_size=5))
def test_a_history_of_pauses_is_what_counting_the_minutes_gives(
    life: Life, history: list[Made]
) -> None:
    handed_in = life.handed_in if life.handed_in and life.handed_in > life.begins else None
    record = kept(life, handed_in, history)
    window = Window(OPENS * MINUTE, CLOSES * MINUTE, life.own * MINUTE)
    end, used = counted(life, handed_in, history)
    if handed_in is None or end < handed_in:
        assert end_of(record, window, LAST * MINUTE) == end * MINUTE
    assert used_ms(record, window, LAST * MINUTE) == used * MINUTE


def kept(life: Life, handed_in: int | None, history: list[Made]) -> Participation:
    """As the service keeps it: pauses that are there at the begin, then each as it is made."""
    record = Participation(
        place=Place(Kind.TIMED_WORK, 1),
        uid="u",
        started_at=life.begins * MINUTE,
        handed_in_at=None if handed_in is None else handed_in * MINUTE,
        extra_ms=life.extra * MINUTE,
    )
    for number, each in enumerate(history):
        since = max(each.said - each.back, OPENS) * MINUTE
        record = rules.paused(record, [Pause(since, None, number)])
        record = rules.paused(record, [Pause(since, None, number)])  # said twice is once
        record = rules.resumed(record, number, (each.said + each.length) * MINUTE)
        if each.is_undone:
            record = rules.undone(record, number)
    return replace(record)


def counted(life: Life, handed_in: int | None, history: list[Made]) -> tuple[int, int]:
    """The minute at which the time is over, and how many were worked."""
    still = set()
    for each in history:
        if not each.is_undone:
            still |= set(range(max(each.said - each.back, OPENS), each.said + each.length))
    own, window, used = life.own + life.extra, CLOSES - OPENS + life.extra, 0
    for minute in range(OPENS, LAST):
        if minute == handed_in:
            return minute, used
        if minute in still:
            continue
        window -= 1
        if minute >= life.begins:
            own, used = own - 1, used + 1
        if 0 in (own, window):
            return minute + 1, used
    raise AssertionError("longer than a test")
