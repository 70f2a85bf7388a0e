"""The order of those who wait, and what it costs to know a place in it."""

from __future__ import annotations

import math
from functools import total_ordering

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.judging.line import Entry, Line
from oj_appliance.judging.rules import PRIORITIES, Lane
from oj_appliance.judging.types import QueuedJob, submission_key

pytestmark = pytest.mark.quick

JOB = QueuedJob(submission_key(1), "ann", Lane.SUBMISSION)
ENTRIES = st.lists(
    st.tuples(st.integers(0, PRIORITIES - 1) | st.integers(0, 2), st.integers()),
    unique_by=lambda entry: entry[1],
)


@given(ENTRIES, st.data())
def test_a_line_is_the_sorted_list_of_its_entries(
    pairs: list[tuple[int, int]], data: st.DataObject
) -> None:
    line = Line()
    entries: list[Entry] = [(priority, order, JOB) for priority, order in pairs]
    gone = data.draw(st.sets(st.sampled_from(entries))) if entries else set()
    for entry in entries:
        line.add(entry)
    for entry in gone:
        line.discard(entry)
    left = sorted(set(entries) - gone)
    assert list(line) == left
    assert line.first() == (left[0] if left else None)
    for entry in entries:
        assert line.before(entry) == sum(other < entry for other in left)


@total_ordering
class Counted:
    """The order of coming, which counts how often it is compared."""

    compared = 0

    def __init__(self, order: int) -> None:
        self.order = order

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counted) and self.order == other.order

    def __hash__(self) -> int:
        return self.order

    def __lt__(self, other: Counted) -> bool:
        Counted.compared += 1
        return self.order < other.order


@pytest.mark.parametrize("size", [1_000, 100_000])
def test_a_change_and_a_place_compare_few_entries_of_a_long_line(size: int) -> None:
    line = Line()
    entries = [(1000, Counted(order), JOB) for order in range(size)]
    for entry in entries:
        line.add(entry)  # type: ignore[arg-type] # only compared
    Counted.compared = 0
    line.discard(entries[size // 2])  # type: ignore[arg-type]
    line.before(entries[-1])  # type: ignore[arg-type]
    line.add(entries[size // 2])  # type: ignore[arg-type]
    assert 0 < Counted.compared <= 3 * math.ceil(math.log2(size) + 1)
