"""What the totals of a person count, as a recount makes them; that they follow each move of a
submission is shown beside the moves (submissions/test_derived_tables.py)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from peewee import SqliteDatabase
from playhouse.migrations import Runner

from oj_appliance.storage.schema import MIGRATIONS, migrate
from tests.oj_appliance.rankings.conftest import CONTEST, GROUP, TIMED_WORK, Rows

pytestmark = pytest.mark.quick


def totals(rows: Rows, uid: str) -> tuple[object, ...]:
    rows.recount()
    sql = "SELECT submissions, solved, score_sum, oi_score FROM user_total WHERE user_id = ?"
    (found,) = rows.run(sql, uid)
    return found


def test_only_practice_counts(rows: Rows) -> None:
    uid, pid = rows.account("lin"), rows.problem()
    assert totals(rows, uid) == (0, 0, 0, 0)
    rows.submission(uid, pid, score=10)
    for place in (CONTEST, GROUP, TIMED_WORK):
        rows.submission(uid, pid, score=90, **place)
    assert totals(rows, uid) == (1, 0, 10, 1)


def test_a_problem_that_is_solved_in_a_group_too_counts_once(rows: Rows) -> None:
    uid, pid = rows.account("lin"), rows.problem()
    rows.accepted(uid, pid)
    rows.accepted(uid, pid, **GROUP)
    rows.accepted(uid, rows.problem())
    assert totals(rows, uid)[1] == 2


@pytest.mark.covers("S1-9-10")
def test_the_oi_score_is_a_tenth_of_the_best_scores_and_two_for_each_solved(rows: Rows) -> None:
    uid, first, second = rows.account("lin"), rows.problem(type=1), rows.problem(type=1)
    rows.submission(uid, first, score=30)
    rows.accepted(uid, first, score=104)
    rows.submission(uid, second, score=41)
    # 0.1 x 145 + 2 x 1 = 16.5, and a half goes up
    assert totals(rows, uid) == (3, 1, 145, 17)


def test_a_new_verdict_takes_the_old_score_back(rows: Rows) -> None:
    uid, pid = rows.account("lin"), rows.problem(type=1)
    submission = rows.accepted(uid, pid, score=100)
    rows.submission(uid, pid, score=40)
    rows.run("UPDATE submission SET status = -1, score = NULL WHERE id = ?", submission)
    assert totals(rows, uid) == (2, 0, 40, 4)
    rows.run("DELETE FROM submission WHERE user_id = ?", uid)
    assert totals(rows, uid) == (0, 0, 0, 0)


def test_a_deleted_problem_takes_its_score_along(rows: Rows) -> None:
    uid, pid = rows.account("lin"), rows.problem(type=1)
    rows.accepted(uid, pid, score=100)
    rows.run("DELETE FROM problem WHERE id = ?", pid)
    assert totals(rows, uid) == (1, 0, 0, 0)


def test_a_deleted_account_leaves_nothing(rows: Rows) -> None:
    uid = rows.account("lin")
    rows.accepted(uid, rows.problem(type=1), score=100)
    rows.run("DELETE FROM account WHERE id = ?", uid)
    assert rows.run("SELECT count(*) FROM user_total WHERE user_id = ?", uid) == [(0,)]


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["add", "accept", "change", "remove"]),
        st.integers(0, 1),
        st.one_of(st.integers(0, 110), st.none()),
        st.sampled_from([True, True, False]),
    ),
    min_size=3,
    max_size=25,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(steps=STEPS)
@example([("add", 0, 30, True), ("add", 0, 70, True), ("accept", 0, 50, False)])
def test_totals_equal_what_counting_all_rows_gives(
    rows: Rows, steps: list[tuple[str, int, int | None, bool]]
) -> None:
    rows.run("DELETE FROM account WHERE username = 'walker'")
    uid = rows.account("walker")
    pids = [rows.problem(type=1) for _ in range(2)]
    for action, which, score, in_practice in steps:
        pid, place = pids[which], {} if in_practice else GROUP
        if action == "add":
            rows.submission(uid, pid, score=score, **place)
        elif action == "accept":
            _accept(rows, uid, pid, score, place)
        elif action == "change":
            sql = "UPDATE submission SET score = ? WHERE user_id = ? AND problem_id = ?"
            rows.run(sql, score, uid, pid)
        else:
            rows.run("DELETE FROM submission WHERE user_id = ? AND problem_id = ?", uid, pid)
    assert totals(rows, uid)[:3] == _counted(rows, uid)


def _accept(rows: Rows, uid: str, pid: int, score: int | None, place: dict[str, int]) -> None:
    sql = (
        "SELECT 1 FROM user_accepted WHERE user_id = ? AND problem_id = ?"
        " AND ifnull(group_id, 0) = ?"
    )
    if not rows.run(sql, uid, pid, place.get("group_id", 0)):
        rows.accepted(uid, pid, score=score, **place)


def _counted(rows: Rows, uid: str) -> tuple[object, ...]:
    practice = rows.run(
        "SELECT problem_id, score FROM submission WHERE user_id = ? AND place_kind = 0",
        uid,
    )
    best: dict[object, int] = {}
    for pid, score in practice:
        if isinstance(score, int):
            best[pid] = max(best.get(pid, 0), score)
    solved = rows.run("SELECT problem_id FROM user_accepted WHERE user_id = ?", uid)
    return len(practice), len(set(solved)), sum(best.values())


def test_an_upgrade_counts_what_was_there(tmp_path: Path) -> None:
    old_steps, path = tmp_path / "old", tmp_path / "oj.sqlite3"
    old_steps.mkdir()
    for name in ("0001_first_tables.py", "0002_all_judging_modes.py"):
        shutil.copy(MIGRATIONS / name, old_steps)
    old = SqliteDatabase(str(path))
    Runner(old, str(old_steps)).up()
    rows = Rows(path, old.connection())
    uid, pid = "lin-uid", rows.problem(type=1)
    rows.run(
        "INSERT INTO account(id, username, created_at, updated_at) VALUES ('lin-uid','lin',0,0)"
    )
    rows.run("UPDATE problem SET difficulty = 2 WHERE id = ?", pid)
    rows.accepted(uid, pid, score=104, oi_rank_score=14)
    rows.submission(uid, pid, score=30, oi_rank_score=4)
    old.close()
    migrate(path, backup_folder=tmp_path / "backups")
    new = SqliteDatabase(str(path))
    sql = (
        "SELECT submissions, solved, score_sum, oi_score FROM user_total WHERE user_id = 'lin-uid'"
    )
    assert Rows(path, new.connection()).run(sql) == [(2, 1, 104, 12)]
    worth = "SELECT score, oi_rank_score FROM submission ORDER BY score"
    assert Rows(path, new.connection()).run(worth) == [(30, 7), (104, 14)]
    new.close()
