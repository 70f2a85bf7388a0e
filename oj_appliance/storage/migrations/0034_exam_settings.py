"""How a timed work is held as an exam: its settings, versions of its paper, drafts that were taken
as submissions when somebody's time was over, and text that was refused to be pasted.

Problems of different versions may have the same id, so their table is made anew.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
WORK = "timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE"
ACCOUNT = "user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE"
PROBLEM = "problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE"
STATEMENTS = (
    f"""CREATE TABLE exam_settings (
  timed_work_id INTEGER PRIMARY KEY REFERENCES timed_work(id) ON DELETE CASCADE,
  grace_s INTEGER NOT NULL DEFAULT 10 CHECK(grace_s BETWEEN 0 AND 600),
  late_start TEXT NOT NULL DEFAULT 'cut' CHECK(late_start IN ('cut', 'full')),
  takes_latest_draft INTEGER NOT NULL DEFAULT 0 CHECK(takes_latest_draft IN (0, 1)),
  results TEXT NOT NULL DEFAULT 'own_end' CHECK(results IN ('own_end', 'all_over', 'released')),
  release_at BIGINT,
  shows_test_cases INTEGER NOT NULL DEFAULT 1 CHECK(shows_test_cases IN (0, 1)),
  languages TEXT,
  paste INTEGER NOT NULL DEFAULT 1 CHECK(paste IN (0, 1)),
  completion INTEGER NOT NULL DEFAULT 1 CHECK(completion IN (0, 1)),
  closed TEXT NOT NULL DEFAULT '[]',
  one_place TEXT NOT NULL DEFAULT 'any' CHECK(one_place IN ('any', 'refuse', 'take_over')),
  addresses TEXT NOT NULL DEFAULT '[]', config_keys TEXT NOT NULL DEFAULT '[]',
  exam_keys TEXT NOT NULL DEFAULT '[]',
  modified_user TEXT CHECK(length(modified_user) <= 20), {DATES})""",
    f"""CREATE TABLE timed_work_problem_with_version (
  id INTEGER PRIMARY KEY AUTOINCREMENT, {WORK}, {PROBLEM},
  display_id TEXT NOT NULL CHECK(length(display_id) <= 50),
  display_title TEXT NOT NULL CHECK(length(display_title) <= 255),
  score INTEGER NOT NULL DEFAULT 100 CHECK(score >= 0), seq INTEGER NOT NULL DEFAULT 0,
  version TEXT CHECK(length(version) BETWEEN 1 AND 20), {DATES},
  UNIQUE (timed_work_id, problem_id))""",
    "INSERT INTO timed_work_problem_with_version (id, timed_work_id, problem_id, display_id,"
    " display_title, score, seq, created_at, updated_at) SELECT id, timed_work_id, problem_id,"
    " display_id, display_title, score, seq, created_at, updated_at FROM timed_work_problem",
    "DROP TABLE timed_work_problem",
    "ALTER TABLE timed_work_problem_with_version RENAME TO timed_work_problem",
    "CREATE INDEX timed_work_problem_problem ON timed_work_problem(problem_id)",
    "CREATE UNIQUE INDEX timed_work_problem_name"
    " ON timed_work_problem(timed_work_id, display_id, coalesce(version, ''))",
    "CREATE TABLE taken_draft (submission_id INTEGER PRIMARY KEY"
    " REFERENCES submission(id) ON DELETE CASCADE, draft_id INTEGER NOT NULL)",
    f"CREATE TABLE taken_time ({WORK}, {ACCOUNT}, ended_at BIGINT NOT NULL,"
    " taken_at BIGINT NOT NULL, PRIMARY KEY (timed_work_id, user_id)) WITHOUT ROWID",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
