"""What a policy answers of one row and what it says in SQL are the same, row by row, over worlds of
places, viewers and submissions, sealed ones among them; and so are the lists made of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.places.types import Kind, Place, Shown, Sql
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.submissions.lists import store as list_store
from oj_appliance.submissions.lists.choice import ListedPlace
from oj_appliance.submissions.types import SubmissionFilter
from oj_appliance.web.guards import Viewer
from tests.oj_appliance.places.worlds import KEEPING, VIEWERS, Row, World, put, settle, worlds
from tests.recounting import recount_in

pytestmark = pytest.mark.quick

PARTS = [part for part in Shown if part]
WORLDS = 60


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("conditions")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    return folder / "oj.sqlite3"


@pytest.fixture(scope="module")
def database(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        settle(connection)
        yield connection


@pytest.fixture(scope="module")
def reader(file: Path) -> Iterator[Database]:
    opened = Database(file, reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


def told(database: sqlite3.Connection, condition: Sql) -> list[bool]:
    query = f"SELECT {condition.text} FROM submission ORDER BY submission.id"
    return [bool(answer) for (answer,) in database.execute(query, condition.values)]


def test_the_condition_and_the_answer_are_the_same_for_every_row(
    database: sqlite3.Connection,
) -> None:
    compared, shut = [], set()

    @settings(max_examples=WORLDS, derandomize=True)
    @given(worlds)
    def compare(world: World) -> None:
        put(database, world)
        registry = world.registry
        for viewer in VIEWERS:
            answers = [registry.shows(viewer, row) for row in world.rows]
            kind, numbers = world.left_open.get(viewer.uid or "", (None, frozenset()))
            for row, answer in zip(world.rows, answers, strict=True):
                is_shut = kind is not None and (row.place.kind, row.place.id) not in {
                    (kind, number) for number in numbers
                }
                assert not (is_shut and answer), row
                shut.add((is_shut, bool(answer)))
            for part in PARTS:
                expected = [part in answer for answer in answers]
                assert told(database, registry.condition(viewer, part)) == expected
                for place in {row.place for row in world.rows}:
                    of_place = told(database, registry.condition(viewer, part, place))
                    _compare_in_place(world.rows, place, of_place, expected)
        compared.extend(world.rows)

    compare()
    assert len(compared) >= 1000
    assert shut == {(True, False), (False, True), (False, False)}


def _compare_in_place(
    rows: list[Row], place: Place, of_place: list[bool], expected: list[bool]
) -> None:
    for row, one, other in zip(rows, of_place, expected, strict=True):
        assert row.place != place or one == other, row


@settings(max_examples=WORLDS, derandomize=True)
@given(world=worlds, viewer=st.sampled_from(VIEWERS), status=st.sampled_from([None, -1, 0, 5]))
def test_a_place_lists_what_asking_each_row_would_give(
    database: sqlite3.Connection,
    reader: Database,
    world: World,
    viewer: Viewer,
    status: int | None,
) -> None:
    put(database, world)
    recount_in(database)
    database.commit()
    wanted = SubmissionFilter(status=status)
    for place in {row.place for row in world.rows}:
        listed = ListedPlace(
            place,
            rows=world.registry.condition(viewer, Shown.ROW, place),
            statuses=world.registry.condition(viewer, Shown.STATUS, place),
        )
        found, total = asyncio.run(
            reader.read(list_store.find_page, listed, wanted, offset=0, limit=100)
        )
        expected = [
            number
            for number, row in enumerate(world.rows, 1)
            if (row.kind, row.place_id) == (place.kind, place.id)
            and _is_listed(world.registry.shows(viewer, row), row, status)
        ]
        assert [record.id for record in found] == sorted(expected, reverse=True)
        assert total == len(expected)


def _is_listed(shown: Shown, row: Row, status: int | None) -> bool:
    if status is None:
        return Shown.ROW in shown
    return Shown.ROW | Shown.STATUS in shown and row.status == status


def test_a_place_that_is_shut_in_one_answer_alone_is_seen(database: sqlite3.Connection) -> None:
    """Ann writes an exam that leaves contest 1 open: in SQL the other one must be shut as well."""
    row = Row(1, 1, None, "ann", 5, share=False, problem_id=KEEPING, status=0)
    rows = [row, replace(row, place_id=2), replace(row, uid="ben"), replace(row, kind=0)]
    world = World(rows, {}, {"ann": (Kind.CONTEST, frozenset({1}))})
    put(database, world)
    ann = VIEWERS[1]
    answers = [Shown.ROW in world.registry.shows(ann, each) for each in rows]
    assert answers == [True, False, True, False]
    assert told(database, world.registry.condition(ann, Shown.ROW)) == answers
    nothing_shut = World(rows, {}).registry.condition(ann, Shown.ROW)
    assert told(database, nothing_shut) != answers


def test_a_policy_whose_two_answers_part_is_seen(database: sqlite3.Connection) -> None:
    """The comparison above can fail: here SQL forgets whose row it is."""
    row = Row(1, 1, None, "ann", 5, share=False, problem_id=KEEPING, status=0)
    world = World([row, replace(row, uid="ben")], {1: (0, Shown.NOTHING)})
    put(database, world)
    ann = VIEWERS[1]
    answers = [Shown.ROW in world.registry.shows(ann, each) for each in world.rows]
    assert told(database, world.registry.condition(ann, Shown.ROW)) == answers == [True, False]
    forgetful = world.registry.condition(replace(ann, uid="somebody"), Shown.ROW)
    assert told(database, forgetful) != answers
