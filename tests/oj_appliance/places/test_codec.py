"""Places on the wire: cid, tid and gid (contract 20-schema, submission.md §2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.places.codec import cid_of, made_in, place_of, stored_place, tid_of
from oj_appliance.places.types import PRACTICE, Kind, Place

pytestmark = pytest.mark.quick

numbers = st.integers(1, 49_999)
some = st.none() | st.just(0) | numbers


@given(cid=some, tid=some, gid=some)
def test_a_place_says_again_what_it_was_made_of(
    cid: int | None, tid: int | None, gid: int | None
) -> None:
    place = place_of(cid=cid, tid=tid, gid=gid)
    assert cid_of(place) == (cid or 0)
    assert tid_of(place) == (0 if cid else tid or 0)
    assert place.group_id == (gid or None)
    assert place_of(cid=cid_of(place), tid=tid_of(place), gid=place.group_id) == place


@given(work=st.integers(1, 2**40), gid=some)
def test_a_timed_work_is_a_contest_beyond_all_contests(work: int, gid: int | None) -> None:
    place = place_of(cid=50_000 + work, gid=gid)
    assert (place.kind, place.id) == (Kind.TIMED_WORK, work)
    assert cid_of(place) == 50_000 + work


def test_nothing_named_is_practice_and_a_group_alone_is_the_group() -> None:
    assert place_of() == place_of(cid=0, tid=0, gid=0) == PRACTICE
    assert place_of(gid=7) == Place(Kind.GROUP, 7)
    assert place_of(cid=1005, gid=7) == Place(Kind.CONTEST, 1005, Place(Kind.GROUP, 7))


@given(cid=some, tid=some, gid=some)
def test_a_row_says_again_where_it_was_made(
    cid: int | None, tid: int | None, gid: int | None
) -> None:
    place = made_in(place_of(cid=cid, tid=tid, gid=gid))
    assert stored_place(place.kind, place.id, place.group_id) == place


def test_what_is_submitted_in_a_training_is_made_where_that_lies() -> None:
    assert made_in(place_of(tid=5)) == PRACTICE
    assert made_in(place_of(tid=5, gid=7)) == Place(Kind.GROUP, 7)
    assert made_in(place_of(cid=5, gid=7)) == place_of(cid=5, gid=7)
