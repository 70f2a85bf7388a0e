"""How long what waits will take, for all there may be (contract timedwork.md §10.1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.exam_rooms.board.rules import seconds_left

pytestmark = pytest.mark.quick

counts = st.integers(1, 100_000)


@pytest.mark.parametrize(
    ("waiting", "judged", "expected"),
    [
        *((0, 0, 0), (0, 57, 0)),  # nothing waits
        *((43, 0, None), (1, 0, None)),  # nobody knows the pace
        *((43, 22, 118), (1, 60, 1), (60, 1, 3600), (1, 7, 9), (200, 200, 60)),
    ],
)
def test_what_waits_takes_as_long_as_the_last_minute_says(
    waiting: int, judged: int, expected: int | None
) -> None:
    assert seconds_left(waiting, judged, window_s=60) == expected


@given(counts, counts, st.integers(1, 600))
def test_it_is_the_first_whole_second_at_which_all_are_judged(
    waiting: int, judged: int, window: int
) -> None:
    seconds = seconds_left(waiting, judged, window_s=window)
    assert seconds is not None
    assert seconds * judged >= waiting * window > (seconds - 1) * judged


@given(counts, counts, counts)
def test_more_that_waits_takes_no_less_and_a_quicker_judge_no_more(
    waiting: int, judged: int, more: int
) -> None:
    usual = seconds_left(waiting, judged, window_s=60)
    longer = seconds_left(waiting + more, judged, window_s=60)
    quicker = seconds_left(waiting, judged + more, window_s=60)
    assert usual is not None and longer is not None and quicker is not None
    assert quicker <= usual <= longer
