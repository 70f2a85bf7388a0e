"""What a policy answers of one row and what it says in SQL are the same, row by row, over worlds of
places, viewers and submissions, sealed ones among them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.places.codec import stored_place
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind, Place, Shown, Sql
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
from tests.oj_appliance.places.contest_policy import ContestPolicy

pytestmark = pytest.mark.quick

PEOPLE = ("ann", "ben")
VIEWERS = (
    GUEST_VIEWER,
    *(Viewer(uid=name, username=name, role="user") for name in PEOPLE),
    Viewer(uid="pat", username="pat", role="problem_admin"),
    Viewer(uid="ada", username="ada", role="admin"),
    Viewer(uid="root", username="root", role="root"),
)
PARTS = [part for part in Shown if part]
SHARING, KEEPING, GONE = 1, 2, 3  # problems
ROWS_A_WORLD, WORLDS = 40, 60


@dataclass(frozen=True)
class Row:
    kind: int
    place_id: int
    group_id: int | None
    uid: str
    submit_time: int
    share: bool
    problem_id: int

    @property
    def place(self) -> Place:
        return stored_place(self.kind, self.place_id, self.group_id)

    @property
    def is_shared(self) -> bool:
        return self.share and self.problem_id == SHARING


@dataclass(frozen=True)
class World:
    rows: list[Row]
    kept_back: dict[int, tuple[int, Shown]]


def _placed(kind: int, place_id: int, in_group: bool) -> tuple[int, int, int | None]:
    if kind == Kind.PRACTICE:
        return kind, 0, None
    return kind, place_id, place_id if kind == Kind.GROUP else 7 if in_group else None


places = st.builds(
    _placed, st.sampled_from([0, 0, 1, 1, 1, 2, 4]), st.integers(1, 3), st.booleans()
)
rows = st.builds(
    lambda place, *rest: Row(*place, *rest),
    places,
    st.sampled_from(PEOPLE),
    st.integers(0, 9),
    st.booleans(),
    st.sampled_from([SHARING, KEEPING, GONE]),
)
kept_back = st.dictionaries(
    st.integers(1, 3),
    st.tuples(st.integers(0, 9), st.sampled_from([Shown.NOTHING, Shown.ROW, ~Shown.CODE])),
)
worlds = st.builds(World, st.lists(rows, min_size=ROWS_A_WORLD, max_size=ROWS_A_WORLD), kept_back)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    folder = tmp_path_factory.mktemp("conditions")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as connection:
        connection.executemany(
            "INSERT INTO account(id, username, password_hash, created_at, updated_at)"
            " VALUES (?, ?, '', 0, 0)",
            [(name, name) for name in PEOPLE],
        )
        connection.executemany(
            "INSERT INTO problem(id, problem_id, title, time_limit, memory_limit, code_share,"
            " deleted_at, created_at, updated_at) VALUES (?, ?, 't', 1000, 256, ?, ?, 0, 0)",
            [(SHARING, "S", 1, None), (KEEPING, "K", 0, None), (GONE, "G", 1, 5)],
        )
        connection.commit()
        yield connection


def _put(database: sqlite3.Connection, world: World) -> None:
    database.execute("DELETE FROM submission")
    database.executemany(
        "INSERT INTO submission(id, place_kind, place_id, group_id, user_id, submit_time, share,"
        " problem_id, display_pid, username, status, language, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'P', 'name', 0, 'C', 0, 0)",
        [
            (
                *(number, row.kind, row.place_id, row.group_id, row.uid, row.submit_time),
                *(row.share, row.problem_id),
            )
            for number, row in enumerate(world.rows)
        ],
    )


def _registry(world: World) -> PlaceRegistry:
    """Timed works and groups stay with nobody."""
    registry, contest = PlaceRegistry(), ContestPolicy()
    contest.kept_back = world.kept_back
    registry.register(Kind.PRACTICE, PracticePolicy())
    registry.register(Kind.CONTEST, contest)
    return registry


def _told(database: sqlite3.Connection, condition: Sql) -> list[bool]:
    query = f"SELECT {condition.text} FROM submission ORDER BY submission.id"
    return [bool(told) for (told,) in database.execute(query, condition.values)]


def test_the_condition_and_the_answer_are_the_same_for_every_row(
    database: sqlite3.Connection,
) -> None:
    compared = []

    @settings(max_examples=WORLDS, derandomize=True)
    @given(worlds)
    def compare(world: World) -> None:
        registry = _registry(world)
        _put(database, world)
        for viewer in VIEWERS:
            answers = [registry.shows(viewer, row) for row in world.rows]
            for part in PARTS:
                expected = [part in answer for answer in answers]
                assert _told(database, registry.condition(viewer, part)) == expected
                for place in {row.place for row in world.rows}:
                    told = _told(database, registry.condition(viewer, part, place))
                    _compare_of_place(world.rows, place, told, expected)
        compared.extend(world.rows)

    compare()
    assert len(compared) >= 1000


def _compare_of_place(
    rows: list[Row], place: Place, told: list[bool], expected: list[bool]
) -> None:
    for row, one, other in zip(rows, told, expected, strict=True):
        assert row.place != place or one == other, row


def test_a_policy_whose_two_answers_part_is_seen(database: sqlite3.Connection) -> None:
    """The comparison above can fail: here an owner's row is forgotten in SQL."""
    row = Row(1, 1, None, "ann", 5, share=False, problem_id=KEEPING)
    world = World([row, replace(row, uid="ben")], {1: (0, Shown.NOTHING)})
    registry = _registry(world)
    _put(database, world)
    ann = VIEWERS[1]
    assert _told(database, registry.condition(ann, Shown.ROW)) == [True, False]
    forgetful = registry.condition(replace(ann, uid="somebody"), Shown.ROW)
    assert _told(database, forgetful) != [
        Shown.ROW in registry.shows(ann, each) for each in world.rows
    ]
