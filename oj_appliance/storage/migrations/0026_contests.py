"""Contests, their problems, what is to be printed, and which accepted submissions were looked at.

What a board counts stands in the submissions' own rows; who registered, in the participations.
The timed works' cid is their number and 50,000, so contests end before it.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"


def _flag(name: str, default: int) -> str:
    return f"{name} INTEGER NOT NULL DEFAULT {default} CHECK({name} IN (0, 1))"


STATEMENTS = (
    f"""CREATE TABLE contest (
  id INTEGER PRIMARY KEY AUTOINCREMENT CHECK(id < 50000),
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL, author TEXT NOT NULL,
  title TEXT NOT NULL CHECK(length(title) <= 500), type INTEGER NOT NULL CHECK(type IN (0, 1)),
  description TEXT CHECK(length(description) <= 65535), source INTEGER NOT NULL DEFAULT 0,
  auth INTEGER NOT NULL CHECK(auth IN (0, 1, 2)), password TEXT CHECK(length(password) <= 50),
  start_time BIGINT NOT NULL, end_time BIGINT NOT NULL CHECK(end_time > start_time),
  {_flag("seal_rank", 0)}, seal_rank_time BIGINT, {_flag("auto_real_rank", 1)},
  {_flag("visible", 1)}, {_flag("open_print", 0)}, {_flag("open_account_limit", 0)},
  account_limit_rule TEXT, rank_show_name TEXT NOT NULL DEFAULT 'username'
    CHECK(rank_show_name IN ('username', 'nickname', 'realname')),
  star_accounts TEXT NOT NULL DEFAULT '[]', {_flag("open_rank", 0)},
  oi_rank_score_type TEXT NOT NULL DEFAULT 'Recent'
    CHECK(oi_rank_score_type IN ('Recent', 'Highest')),
  group_id INTEGER, award_type INTEGER NOT NULL DEFAULT 0 CHECK(award_type IN (0, 1, 2)),
  awards TEXT NOT NULL DEFAULT '[]', {_flag("allow_end_submit", 0)},
  modified_user TEXT CHECK(length(modified_user) <= 20), {DATES})""",
    # As of problems, the first number is 1000.
    "INSERT INTO sqlite_sequence(name, seq) VALUES ('contest', 999)",
    f"""CREATE TABLE contest_problem (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contest_id INTEGER NOT NULL REFERENCES contest(id) ON DELETE CASCADE,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  display_id TEXT NOT NULL CHECK(length(display_id) <= 50),
  display_title TEXT NOT NULL CHECK(length(display_title) <= 255),
  color TEXT CHECK(length(color) <= 20), {DATES},
  UNIQUE (contest_id, display_id), UNIQUE (contest_id, problem_id))""",
    "CREATE INDEX contest_problem_problem ON contest_problem(problem_id)",
    f"""CREATE TABLE contest_print (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contest_id INTEGER NOT NULL REFERENCES contest(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE, username TEXT NOT NULL,
  realname TEXT, content TEXT NOT NULL CHECK(length(content) <= 65535),
  status INTEGER NOT NULL DEFAULT 0 CHECK(status IN (0, 1)), {DATES})""",
    "CREATE INDEX contest_print_queue ON contest_print(contest_id, status, created_at)",
    "CREATE INDEX contest_print_person ON contest_print(user_id)",
    f"""CREATE TABLE contest_check (
  submission_id INTEGER PRIMARY KEY REFERENCES submission(id) ON DELETE CASCADE, {DATES})""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
