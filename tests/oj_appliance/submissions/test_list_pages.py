"""Whatever way a page of the list is found, it has the rows that asking each row would give, and so
has the total."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from peewee import SqliteDatabase
from playhouse.migrations import Runner

from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import MIGRATIONS, migrate
from oj_appliance.submissions.lists import store as list_store
from oj_appliance.submissions.lists.choice import ListedPlace
from oj_appliance.submissions.types import SubmissionFilter
from tests.recounting import recount_in

pytestmark = pytest.mark.quick

PEOPLE = ["ann", "Anna", "ben_1", "benx1", "c%d", "陈晨"]
STATUSES = [-4, -3, -2, -1, 0, 0, 0, 1, 4, 5, 7, 8, 10]


@dataclass(frozen=True)
class Problem:
    id: int
    display_id: str
    title: str
    auth: int = 1
    is_group: int = 0
    deleted_at: int | None = None

    @property
    def is_public(self) -> bool:
        return self.auth == 1 and not self.is_group and self.deleted_at is None


PROBLEMS = [
    Problem(1000, "P1000", "Two sums"),
    Problem(1001, "P1001", "动态规划 100%"),
    Problem(1002, "SUM2", "Graphs"),
    Problem(1003, "P1003", "Sums in secret", auth=2),
    Problem(1004, "G-1", "Sums of a group", is_group=1),
    Problem(1005, "P1005", "Sums thrown away", deleted_at=5),
    Problem(1006, "P10_6", "Empty"),
]
GONE = ["P1999", "sum9"]
ELSEWHERE = [
    {"place_kind": 1, "place_id": 3},
    {"place_kind": 2, "place_id": 3},
    {"place_kind": 4, "place_id": 3, "group_id": 3},
]


@dataclass(frozen=True)
class Row:
    id: int
    uid: str
    username: str
    problem: Problem | None
    display_pid: str
    at: int
    status: int
    is_practice: bool


def _insert(database: sqlite3.Connection, places: list[dict[str, int]]) -> None:
    random = Random(7)
    for name in PEOPLE:
        database.execute(
            "INSERT INTO account(id, username, password_hash, created_at, updated_at)"
            " VALUES (?, ?, '', 0, 0)",
            (f"uid-{name}", name),
        )
    for each in PROBLEMS:
        database.execute(
            "INSERT INTO problem(id, problem_id, title, auth, is_group, deleted_at, time_limit,"
            " memory_limit, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, 1000, 256, 0, 0)",
            (each.id, each.display_id, each.title, each.auth, each.is_group, each.deleted_at),
        )
    for number in range(1, 401):
        problem = random.choice([*PROBLEMS[:6], None])
        place = random.choice([*places, *[{}] * 9])
        name = random.choice(PEOPLE)
        database.execute(
            "INSERT INTO submission(id, problem_id, display_pid, user_id, username, submit_time,"
            f" status, language, created_at, updated_at{''.join(f', {name}' for name in place)})"
            f" VALUES (?, ?, ?, ?, ?, ?, ?, 'C', 0, 0{', ?' * len(place)})",
            (
                *(number, problem.id if problem else None),
                problem.display_id if problem else random.choice(GONE),
                *(f"uid-{name}", name, 1000 + random.randrange(150), random.choice(STATUSES)),
                *place.values(),
            ),
        )
    for number in range(1, 401, 3):
        change = (random.choice(STATUSES), number)
        database.execute("UPDATE submission SET status = ? WHERE id = ?", change)
    database.execute("DELETE FROM submission WHERE id % 17 = 0")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("list")
    migrate(made / "oj.sqlite3", backup_folder=made)
    with closing(sqlite3.connect(made / "oj.sqlite3")) as database, database:
        _insert(database, ELSEWHERE)
        recount_in(database)
    return made


@pytest.fixture(scope="module")
def rows(folder: Path) -> list[Row]:
    """All rows, newest first."""
    problems = {each.id: each for each in PROBLEMS}
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as database:
        found = database.execute(
            "SELECT id, user_id, username, problem_id, display_pid, submit_time, status,"
            " place_kind = 0 FROM submission"
            " ORDER BY id DESC"
        )
        return [
            Row(number, uid, name, problems.get(pid), display_pid, at, status, bool(practice))
            for number, uid, name, pid, display_pid, at, status, practice in found
        ]


@pytest.fixture(scope="module")
def database(folder: Path) -> Iterator[Database]:
    opened = Database(folder / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


def fits(row: Row, wanted: SubmissionFilter) -> bool:
    if not row.is_practice or wanted.status not in (None, row.status):
        return False
    if wanted.uid is not None and row.uid != wanted.uid:
        return False
    if wanted.uid is None and (wanted.username or "").lower() not in row.username.lower():
        return False
    return wanted.problem is None or _fits_problem(row, wanted.problem, wanted.complete_problem)


def _fits_problem(row: Row, text: str, complete: bool) -> bool:
    if complete:
        return row.display_pid.upper() == text.upper()
    if text.lower() in row.display_pid.lower() or text == str(row.id):
        return True
    problem = row.problem
    return problem is not None and problem.is_public and text.lower() in problem.title.lower()


words = st.sampled_from(["n", "AN", "ben_1", "%", "_", "zz", "陈", "\\"])
problem_words = st.sampled_from(
    [
        "P1",
        "p1000",
        "sum",
        "secret",
        "thrown",
        "规划",
        "100%",
        "10_",
        "7",
        "12",
        "P1999",
        "zz",
        "SUM2",
    ]
)
filters = st.builds(
    SubmissionFilter,
    uid=st.one_of(st.none(), st.sampled_from([f"uid-{name}" for name in [*PEOPLE, "nobody"]])),
    status=st.one_of(st.none(), st.sampled_from(sorted({*STATUSES, 2}))),
    username=st.one_of(st.none(), words),
    problem=st.one_of(st.none(), problem_words),
    complete_problem=st.booleans(),
)


@settings(max_examples=400, deadline=None)
@given(filters, st.integers(0, 400), st.sampled_from([1, 15, 500]), st.sampled_from([0, 5000]))
def test_a_page_has_the_rows_that_fit_newest_first(
    database: Database,
    rows: list[Row],
    wanted: SubmissionFilter,
    offset: int,
    limit: int,
    few_rows: int,
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(list_store, "FEW_ROWS", few_rows)
        found, total = asyncio.run(
            database.read(list_store.find_page, ListedPlace(), wanted, offset=offset, limit=limit)
        )
    expected = [row.id for row in rows if fits(row, wanted)]
    assert total == len(expected)
    assert [record.id for record in found] == expected[offset : offset + limit]


KEPT = "SELECT status, user_id, submissions FROM user_verdict_total WHERE submissions > 0"
RECOUNTED = (
    "SELECT status, user_id, count(*) FROM submission WHERE place_kind = 0"
    " AND status NOT IN (5, 6, 7) GROUP BY status, user_id"
)


def test_the_totals_of_an_older_database_are_made_by_its_upgrade(tmp_path: Path) -> None:
    older = tmp_path / "older"
    older.mkdir()
    for step in MIGRATIONS.glob("000*.py"):
        shutil.copy(step, older)
    path = tmp_path / "oj.sqlite3"
    old = SqliteDatabase(str(path))
    Runner(old, str(older)).up()
    old.close()
    with closing(sqlite3.connect(path)) as database, database:
        _insert(database, [{"contest_id": 3}, {"timed_work_id": 3}, {"group_id": 3}])
    assert "0010_lists" in migrate(path, backup_folder=tmp_path / "backups")
    with closing(sqlite3.connect(path)) as database:
        assert set(database.execute(KEPT)) == set(database.execute(RECOUNTED).fetchall())
        found = database.execute("SELECT DISTINCT place_kind, place_id, group_id FROM submission")
        assert set(found) == {(0, 0, None), (1, 3, None), (2, 3, None), (4, 3, 3)}
