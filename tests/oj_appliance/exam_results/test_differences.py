"""How a later sheet of results differs from a signed one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.exam_results.differences import differences
from oj_appliance.exam_results.sheet import digest_of, read, written
from oj_appliance.exam_results.types import ResultSheet
from tests.oj_appliance.exam_results.people import person, sheet

pytestmark = pytest.mark.quick

points = st.dictionaries(st.sampled_from("ABC"), st.integers(0, 100))
names = st.one_of(st.none(), st.text(max_size=8))
sheets = st.dictionaries(
    st.sampled_from(["ann", "ben", "cat"]), st.tuples(points, names, st.integers(1, 3))
).map(
    lambda made: sheet(
        *(person(uid, got, realname=name, rank=rank) for uid, (got, name, rank) in made.items()),
        letters="ABC",
    )
)


def shown(given_sheet: ResultSheet) -> dict[str, object]:
    """What a result sheet on paper says of each person."""
    return {
        each.uid: (
            {letter: cell.score for letter, cell in each.cells.items()},
            (each.realname, each.number, each.class_name, each.score, each.rank),
        )
        for each in given_sheet.people
    }


@given(sheets, sheets)
def test_there_are_differences_exactly_where_the_paper_would_differ(
    before: ResultSheet, after: ResultSheet
) -> None:
    found = differences(before, after)
    old, new = shown(before), shown(after)
    assert {each.uid for each in found} == {
        uid for uid in {*old, *new} if old.get(uid) != new.get(uid)
    }
    assert all(each.before != each.after for each in found)


@given(sheets)
def test_a_kept_sheet_is_read_as_it_was_written(made: ResultSheet) -> None:
    assert read(written(made)) == made
    assert digest_of(written(read(written(made)))) == digest_of(written(made))


def test_points_names_and_places_are_told_with_what_they_were() -> None:
    before = sheet(person("ann", {"A": 0}, rank=2, class_name="3A"), person("ben"))
    after = sheet(person("ann", {"A": 50, "B": 10}, rank=1, class_name="3B"), person("cat"))
    told = [(each.uid, each.what, each.before, each.after) for each in differences(before, after)]
    assert told == [
        ("ann", "points", "0", "50"),
        ("ann", "points", None, "10"),
        ("ann", "class", "3A", "3B"),
        ("ann", "total", "0", "60"),
        ("ann", "rank", "2", "1"),
        ("cat", "joined", None, "0"),
        ("ben", "left", "0", None),
    ]
