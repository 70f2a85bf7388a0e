"""What was released once is never changed again: a school's database was made by it."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from peewee import SqliteDatabase
from playhouse.migrations import Runner

from oj_appliance.storage.schema import MIGRATIONS, migrate
from tests.recounting import recount_in

pytestmark = pytest.mark.quick


def released() -> dict[str, str]:
    lines = (MIGRATIONS / "released.txt").read_text("utf-8").splitlines()
    return dict(line.split() for line in lines)


def test_every_step_is_listed_with_its_hash() -> None:
    steps = {
        path.stem: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in MIGRATIONS.glob("[0-9]*.py")
    }
    assert steps and released() == steps


def test_problems_that_waited_for_a_judging_mode_are_judged(tmp_path: Path) -> None:
    first, database = tmp_path / "first", tmp_path / "oj.sqlite3"
    first.mkdir()
    shutil.copy(MIGRATIONS / "0001_first_tables.py", first)
    old = SqliteDatabase(str(database))
    Runner(old, str(first)).up()
    reasons = {
        "S": "special judge / 特殊评测",
        "I": "interactive judge / 交互评测",
        "T": "code around the student's / 学生代码前后的附加代码",
        "O": "scoring by points",
    }
    for name, reason in reasons.items():
        old.execute_sql(
            "INSERT INTO problem(problem_id, title, time_limit, memory_limit, unsupported,"
            " created_at, updated_at) VALUES (?, ?, 1000, 256, ?, 0, 0)",
            (name, name, reason),
        )
    old.close()
    migrate(database, backup_folder=tmp_path / "backups")
    rows = sqlite3.connect(database).execute(
        "SELECT problem_id, unsupported FROM problem WHERE unsupported IS NOT NULL"
    )
    assert rows.fetchall() == [("O", "scoring by points")]


def test_a_rejudge_of_a_contest_or_a_timed_work_keeps_its_place(tmp_path: Path) -> None:
    before, database = tmp_path / "before", tmp_path / "oj.sqlite3"
    before.mkdir()
    for step in sorted(MIGRATIONS.glob("[0-9]*.py")):
        if step.name < "0022":
            shutil.copy(step, before)
    old = SqliteDatabase(str(database))
    Runner(old, str(before)).up()
    for key, cid in (("practice", None), ("contest", 7), ("timed work", 50_003)):
        old.execute_sql(
            "INSERT INTO rejudge_batch(key, problem_id, contest_id, data_version_id,"
            " previous_data_version_id, state, judged_by, username, created_at, updated_at)"
            " VALUES (?, 1, ?, 1, 1, 'applied', '', 'root', 0, 0)",
            (key, cid),
        )
    old.close()
    migrate(database, backup_folder=tmp_path / "backups")
    rows = sqlite3.connect(database).execute("SELECT key, place_kind, place_id FROM rejudge_batch")
    assert rows.fetchall() == [("practice", 0, 0), ("contest", 1, 7), ("timed work", 2, 3)]


def test_tries_of_problems_out_of_sight_become_trials_and_count_no_more(tmp_path: Path) -> None:
    before, database = tmp_path / "before", tmp_path / "oj.sqlite3"
    before.mkdir()
    for step in sorted(MIGRATIONS.glob("[0-9]*.py")):
        if step.name < "0025":
            shutil.copy(step, before)
    old = SqliteDatabase(str(database))
    Runner(old, str(before)).up()
    for name, role in (("setter", 1008), ("maker", 1002), ("pupil", 1002)):
        old.execute_sql(
            "INSERT INTO account(id, username, password_hash, created_at, updated_at)"
            " VALUES (?, ?, '', 0, 0)",
            (name, name),
        )
        old.execute_sql(
            "INSERT INTO account_role(user_id, role_id, created_at, updated_at)"
            " VALUES (?, ?, 0, 0)",
            (name, role),
        )
        old.execute_sql("INSERT INTO user_total VALUES (?, 2, 2, 20)", (name,))
        old.execute_sql("INSERT INTO user_verdict_total VALUES (0, ?, 2)", (name,))
    for pid, auth in ((1, 1), (2, 2)):
        old.execute_sql(
            "INSERT INTO problem(id, problem_id, title, time_limit, memory_limit, auth, author_uid,"
            " created_at, updated_at) VALUES (?, ?, 't', 1000, 256, ?, 'maker', 0, 0)",
            (pid, f"P{pid}", auth),
        )
        old.execute_sql(
            "INSERT INTO problem_count(problem_id, total, ac, created_at, updated_at)"
            " VALUES (?, 3, 3, 0, 0)",
            (pid,),
        )
        for owner in ("setter", "maker", "pupil"):
            old.execute_sql(
                "INSERT INTO submission(problem_id, display_pid, user_id, username, submit_time,"
                " status, score, language, created_at, updated_at)"
                " VALUES (?, 'P', ?, ?, 0, 0, 10, 'C', 0, 0)",
                (pid, owner, owner),
            )
    old.execute_sql(
        "INSERT INTO user_accepted(user_id, problem_id, submission_id, created_at, updated_at)"
        " SELECT user_id, problem_id, id, 0, 0 FROM submission"
    )
    old.close()
    migrate(database, backup_folder=tmp_path / "backups")
    with closing(sqlite3.connect(database)) as migrated:
        trials = migrated.execute("SELECT user_id, problem_id FROM submission WHERE is_trial")
        assert sorted(trials) == [("maker", 2), ("setter", 2)]
        solved = migrated.execute("SELECT user_id, submissions, solved, score_sum FROM user_total")
        assert sorted(solved)[1:] == [
            ("maker", 1, 1, 10),
            ("pupil", 2, 2, 20),
            ("setter", 1, 1, 10),
        ]
        assert not any(recount_in(migrated).values())
