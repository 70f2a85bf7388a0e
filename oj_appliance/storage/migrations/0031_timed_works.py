"""Timed works and their problems. Who registered, started and handed in stands in the
participations, what was sent in the submissions' own rows.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE timed_work (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL, author TEXT NOT NULL,
  title TEXT NOT NULL CHECK(length(title) <= 255),
  description TEXT CHECK(length(description) <= 65535),
  auth INTEGER NOT NULL CHECK(auth IN (0, 1)), password TEXT CHECK(length(password) <= 50),
  group_id INTEGER, start_time BIGINT NOT NULL,
  end_time BIGINT NOT NULL CHECK(end_time > start_time),
  duration_ms BIGINT NOT NULL CHECK(duration_ms > 0 AND duration_ms <= end_time - start_time),
  visible INTEGER NOT NULL DEFAULT 1 CHECK(visible IN (0, 1)),
  score_type TEXT NOT NULL DEFAULT 'Highest' CHECK(score_type IN ('Recent', 'Highest')),
  modified_user TEXT CHECK(length(modified_user) <= 20), {DATES})""",
    f"""CREATE TABLE timed_work_problem (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  display_id TEXT NOT NULL CHECK(length(display_id) <= 50),
  display_title TEXT NOT NULL CHECK(length(display_title) <= 255),
  score INTEGER NOT NULL DEFAULT 100 CHECK(score >= 0), seq INTEGER NOT NULL DEFAULT 0, {DATES},
  UNIQUE (timed_work_id, display_id), UNIQUE (timed_work_id, problem_id))""",
    "CREATE INDEX timed_work_problem_problem ON timed_work_problem(problem_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
