"""Sealed files that were made here or came from elsewhere, results that came back, and what was
decided of them.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE pack (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  pack_id TEXT NOT NULL CHECK(length(pack_id) = 32),
  kind TEXT NOT NULL CHECK(kind IN ('exam', 'bank')),
  role TEXT NOT NULL CHECK(role IN ('made', 'received')),
  state TEXT NOT NULL CHECK(state IN ('making', 'failed', 'ready', 'sealed', 'opened')),
  title TEXT NOT NULL, site TEXT NOT NULL,
  user_id TEXT NOT NULL, author TEXT NOT NULL,
  timed_work_id INTEGER REFERENCES timed_work(id) ON DELETE SET NULL,
  sha256 TEXT, size BIGINT NOT NULL DEFAULT 0,
  facts TEXT, content TEXT, secrets TEXT, copy_id TEXT, report TEXT, error TEXT,
  wrong_tries INTEGER NOT NULL DEFAULT 0, last_wrong_at BIGINT,
  opened_at BIGINT, opened_by TEXT, {DATES},
  UNIQUE (pack_id, role))""",
    "CREATE INDEX pack_timed_work ON pack(timed_work_id)",
    f"""CREATE TABLE pack_result (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  pack INTEGER NOT NULL REFERENCES pack(id) ON DELETE CASCADE,
  copy_id TEXT NOT NULL, digest TEXT NOT NULL, school TEXT NOT NULL,
  written_at BIGINT NOT NULL, content TEXT NOT NULL, taken_by TEXT NOT NULL, {DATES},
  UNIQUE (pack, digest))""",
    f"""CREATE TABLE pack_decision (
  pack INTEGER NOT NULL REFERENCES pack(id) ON DELETE CASCADE,
  subject TEXT NOT NULL, among TEXT NOT NULL, choice TEXT NOT NULL,
  decided_by TEXT NOT NULL, {DATES},
  PRIMARY KEY (pack, subject)) WITHOUT ROWID""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
