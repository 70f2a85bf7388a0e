"""What a timed work tells of one row and what it says in SQL are the same, row by row, over worlds
of works, records, rows and moments; and no answer depends on what others did while one works."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.places.participation import Participation, Pause
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind, Place, Shown, Sql
from oj_appliance.storage.schema import migrate
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.policy import ARRIVED, TimedWorkPolicy
from oj_appliance.timed_work.settings.types import ExamSettings, LateStart, Results
from oj_appliance.timed_work.types import Status
from tests.oj_appliance.contests.in_memory import StandingClock
from tests.oj_appliance.places.worlds import KEEPING, PEOPLE, VIEWERS, Row, World, put, settle
from tests.oj_appliance.timed_work.in_memory import StagedWorks, a_work

pytestmark = pytest.mark.quick

PARTS = [part for part in Shown if part]
WORLDS = 60
KNOWN, GONE = (1, 2, 3), 9  # works; a row may be of one that is no more
MOMENTS = st.integers(0, 9)

decided = st.builds(
    lambda late_start, results, release_at, shows_test_cases: ExamSettings(
        grace_s=0,
        late_start=late_start,
        results=results,
        release_at=release_at,
        shows_test_cases=shows_test_cases,
    ),
    st.sampled_from(get_args(LateStart)),
    st.sampled_from(get_args(Results)),
    st.none() | MOMENTS,
    st.booleans(),
)
works = st.builds(
    lambda number, start, length, duration, visible, uid, settings: a_work(
        number,
        start_time=start,
        end_time=start + length,
        duration_ms=min(duration, length),
        visible=visible,
        uid=uid,
        settings=settings,
    ),
    st.sampled_from(KNOWN),
    st.integers(0, 6),
    st.integers(1, 6),
    st.integers(1, 6),
    st.sampled_from([True, True, True, False]),
    st.sampled_from([None, None, "ben"]),
    decided,
)
records = st.builds(
    lambda number, uid, started_at, handed_in_at, extra, pause: Participation(
        place=Place(Kind.TIMED_WORK, number),
        uid=uid,
        registered_at=0,
        started_at=started_at,
        handed_in_at=handed_in_at,
        extra_ms=extra,
        pauses=() if pause is None else (Pause(pause, pause + 2),),
    ),
    *(st.sampled_from(KNOWN), st.sampled_from(PEOPLE), st.none() | MOMENTS),
    *(st.one_of(st.none(), st.none(), MOMENTS), st.sampled_from([0, 0, 4]), st.none() | MOMENTS),
)
staged = st.builds(
    StagedWorks, st.lists(works, min_size=3, max_size=5), st.lists(records, max_size=6)
)
rows = st.lists(
    st.builds(
        Row,
        kind=st.sampled_from([Kind.TIMED_WORK] * 6 + [Kind.PRACTICE]).map(int),
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
    folder: Path = tmp_path_factory.mktemp("hiding")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        settle(connection)
        yield connection


def registry_of(known: StagedWorks, now: int) -> PlaceRegistry:
    registry = PlaceRegistry()
    registry.register(Kind.PRACTICE, PracticePolicy())
    registry.register(Kind.TIMED_WORK, TimedWorkPolicy(known, StandingClock(now), lambda: None))
    return registry


def told(database: sqlite3.Connection, condition: Sql) -> list[bool]:
    query = f"SELECT {condition.text} FROM submission ORDER BY submission.id"
    return [bool(answer) for (answer,) in database.execute(query, condition.values)]


def test_the_condition_and_the_answer_are_the_same_for_every_row(
    database: sqlite3.Connection,
) -> None:
    kept_back = []

    @settings(max_examples=WORLDS, derandomize=True)
    @given(staged, rows, st.integers(0, 20))
    def compare(known: StagedWorks, found: list[Row], now: int) -> None:
        put(database, World(found, {}))
        registry = registry_of(known, now)
        for viewer in VIEWERS:
            answers = [registry.shows(viewer, row) for row in found]
            kept_back.extend(shown for shown in answers if shown in (Shown.NOTHING, ARRIVED))
            for part in PARTS:
                expected = [part in answer for answer in answers]
                assert told(database, registry.condition(viewer, part)) == expected
                for number in KNOWN:
                    place = Place(Kind.TIMED_WORK, number)
                    of_place = told(database, registry.condition(viewer, part, place))
                    for row, one, other in zip(found, of_place, expected, strict=True):
                        assert row.place != place or one == other, (row, part)

    compare()
    assert kept_back.count(ARRIVED) > 100 and kept_back.count(Shown.NOTHING) > 1000


@settings(max_examples=WORLDS, derandomize=True)
@given(known=staged, found=rows, now=st.integers(0, 20))
def test_a_status_is_told_to_plain_people_of_their_own_after_their_end_and_in_sums_alone(
    known: StagedWorks, found: list[Row], now: int
) -> None:
    registry = registry_of(known, now)
    people = [each for each in VIEWERS if not each.is_staff]
    for viewer in people:
        for row in found:
            work = known.find(row.place_id) if row.kind == Kind.TIMED_WORK else None
            if work is None or rules.is_manager(viewer, work):
                continue
            shown = registry.shows(viewer, row)
            is_own = row.uid == viewer.uid
            assert (Shown.ROW in shown) == is_own
            if Shown.STATUS not in shown:
                continue
            everybodys = [*known.records(work.id).values(), None]
            ended = [rules.effective_status(work, each, now) is Status.ENDED for each in everybodys]
            mine = known.record(work.id, viewer.uid)
            is_over = rules.effective_status(work, mine, now) is Status.ENDED
            assert is_over if is_own else all(ended)
