"""Trainings of the site and of groups, their categories and problems, who has entered their
passwords, and what the rank counts.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE training_category (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL CHECK(length(name) <= 50),
  color TEXT, group_id INTEGER REFERENCES study_group(id) ON DELETE CASCADE, {DATES})""",
    "CREATE UNIQUE INDEX training_category_name ON training_category(name, ifnull(group_id, 0))",
    "CREATE INDEX training_category_group ON training_category(group_id)",
    # A category that is used stays, but that of a group goes with all the group's trainings.
    f"""CREATE TABLE training (
  id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL CHECK(length(title) <= 500),
  description TEXT NOT NULL, author TEXT NOT NULL,
  author_uid TEXT REFERENCES account(id) ON DELETE SET NULL,
  auth TEXT NOT NULL CHECK(auth IN ('Public', 'Private')), private_pwd TEXT,
  status INTEGER NOT NULL DEFAULT 1 CHECK(status IN (0, 1)),
  rank INTEGER NOT NULL DEFAULT 1000 CHECK(rank BETWEEN 0 AND 2147483647),
  group_id INTEGER REFERENCES study_group(id) ON DELETE CASCADE,
  category_id INTEGER NOT NULL REFERENCES training_category(id),
  modified_user TEXT, {DATES})""",
    "INSERT INTO sqlite_sequence(name, seq) VALUES ('training', 999)",
    "CREATE INDEX training_group ON training(group_id, status, rank)",
    "CREATE INDEX training_category_used ON training(category_id)",
    "CREATE INDEX training_author ON training(author_uid)",
    f"""CREATE TABLE training_problem (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  training_id INTEGER NOT NULL REFERENCES training(id) ON DELETE CASCADE,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  display_id TEXT NOT NULL CHECK(length(display_id) <= 50),
  rank INTEGER NOT NULL DEFAULT 0, {DATES},
  UNIQUE (training_id, problem_id), UNIQUE (training_id, display_id))""",
    "CREATE INDEX training_problem_problem ON training_problem(problem_id)",
    f"""CREATE TABLE training_register (
  training_id INTEGER NOT NULL REFERENCES training(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  status INTEGER NOT NULL DEFAULT 1 CHECK(status IN (0, 1)), {DATES},
  PRIMARY KEY (training_id, user_id)) WITHOUT ROWID""",
    "CREATE INDEX training_register_user ON training_register(user_id)",
    # Counted from submissions; `oj recount` makes both anew.
    """CREATE TABLE training_cell (
  training_id INTEGER NOT NULL REFERENCES training(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  status INTEGER NOT NULL, score INTEGER, run_time INTEGER NOT NULL,
  PRIMARY KEY (training_id, user_id, problem_id)) WITHOUT ROWID""",
    "CREATE INDEX training_cell_user ON training_cell(user_id)",
    "CREATE INDEX training_cell_problem ON training_cell(problem_id)",
    """CREATE TABLE training_standing (
  training_id INTEGER NOT NULL REFERENCES training(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  accepted INTEGER NOT NULL, run_time INTEGER NOT NULL,
  PRIMARY KEY (training_id, user_id)) WITHOUT ROWID""",
    "CREATE INDEX training_standing_order"
    " ON training_standing(training_id, accepted DESC, run_time, user_id)",
    "CREATE INDEX training_standing_user ON training_standing(user_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
