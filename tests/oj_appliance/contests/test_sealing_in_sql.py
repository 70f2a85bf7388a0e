"""What a contest tells of one row and what it says in SQL are the same, row by row, over worlds of
contests of both rules, people, some of whom take part virtually, rows and moments."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.contests.policy import ContestPolicy
from oj_appliance.contests.virtual.policy import VirtualPolicy
from oj_appliance.places.participation import Participation
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind, Place, Shown, Sql
from oj_appliance.storage.schema import migrate
from tests.oj_appliance.contests.in_memory import StagedContests, StandingClock, contest
from tests.oj_appliance.places.worlds import KEEPING, PEOPLE, VIEWERS, Row, World, put, settle

pytestmark = pytest.mark.quick

PARTS = [part for part in Shown if part]
WORLDS = 60
KNOWN, GONE = (1, 2, 3), 9  # contests; a row may be of one that is no more
MOMENTS = st.integers(0, 9)

contests = st.builds(
    lambda number, times, values: contest(
        number,
        start_time=times[0],
        seal_rank_time=times[1],
        end_time=times[2],
        seal_rank=values[0],
        type=int(values[1]),
        auto_real_rank=values[2],
        visible=values[3],
        auth=values[4],
        uid=values[5],
    ),
    st.sampled_from(KNOWN),
    st.tuples(MOMENTS, MOMENTS, MOMENTS).map(sorted),
    st.tuples(
        st.sampled_from([True, True, False]),
        st.booleans(),
        st.booleans(),
        st.sampled_from([True, True, True, False]),
        st.integers(0, 2),
        st.sampled_from([None, None, "ben"]),
    ),
)
staged = st.builds(
    lambda found, registered, virtual: StagedContests(found, (), registered, virtual),
    st.lists(contests, min_size=3, max_size=5),
    st.lists(st.tuples(st.sampled_from(KNOWN), st.sampled_from(PEOPLE)), max_size=3),
    st.lists(
        st.builds(
            lambda cid, uid, started_at, handed_in_at: Participation(
                place=Place(Kind.CONTEST, cid),
                uid=uid,
                is_virtual=True,
                started_at=started_at,
                handed_in_at=handed_in_at,
            ),
            *(st.sampled_from(KNOWN), st.sampled_from(PEOPLE), MOMENTS),
            st.one_of(st.none(), st.none(), MOMENTS),
        ),
        max_size=6,
    ),
)
rows = st.lists(
    st.builds(
        Row,
        kind=st.sampled_from([Kind.CONTEST] * 5 + [Kind.VIRTUAL] * 2 + [Kind.PRACTICE]).map(int),
        place_id=st.sampled_from([*KNOWN, GONE]),
        group_id=st.none(),
        uid=st.sampled_from(PEOPLE),
        submit_time=MOMENTS,
        share=st.booleans(),
        problem_id=st.just(KEEPING),
        status=st.sampled_from([-1, 0, 5]),
    ).map(lambda row: replace(row, place_id=0) if row.kind == Kind.PRACTICE else row),
    min_size=40,
    max_size=40,
)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    folder: Path = tmp_path_factory.mktemp("sealing")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        settle(connection)
        yield connection


def registry_of(known: StagedContests, now: int) -> PlaceRegistry:
    registry = PlaceRegistry()
    registry.register(Kind.PRACTICE, PracticePolicy())
    registry.register(Kind.CONTEST, ContestPolicy(known, StandingClock(now)))
    registry.register(Kind.VIRTUAL, VirtualPolicy(known, StandingClock(now)))
    return registry


def told(database: sqlite3.Connection, condition: Sql) -> list[bool]:
    query = f"SELECT {condition.text} FROM submission ORDER BY submission.id"
    return [bool(answer) for (answer,) in database.execute(query, condition.values)]


def test_the_condition_and_the_answer_are_the_same_for_every_row(
    database: sqlite3.Connection,
) -> None:
    kept_back = []

    @settings(max_examples=WORLDS, derandomize=True)
    @given(staged, rows, MOMENTS)
    def compare(known: StagedContests, found: list[Row], now: int) -> None:
        put(database, World(found, {}))
        registry = registry_of(known, now)
        for viewer in VIEWERS:
            answers = [registry.shows(viewer, row) for row in found]
            kept_back.extend(row for row, shown in zip(found, answers, strict=True) if not shown)
            for part in PARTS:
                expected = [part in answer for answer in answers]
                assert told(database, registry.condition(viewer, part)) == expected
                for kind, cid in product((Kind.CONTEST, Kind.VIRTUAL), KNOWN):
                    place = Place(kind, cid)
                    of_place = told(database, registry.condition(viewer, part, place))
                    for row, one, other in zip(found, of_place, expected, strict=True):
                        assert row.place != place or one == other, (row, part)

    compare()
    assert len(kept_back) > 1000
