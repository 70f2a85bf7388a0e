"""Results of timed works as they were signed. A version is never written again.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE exam_result_version (
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK(version >= 1), digest TEXT NOT NULL CHECK(length(digest) = 64),
  content TEXT NOT NULL, note TEXT CHECK(length(note) <= 500),
  signed_uid TEXT NOT NULL, signed_by TEXT NOT NULL, signed_at BIGINT NOT NULL, {DATES},
  PRIMARY KEY (timed_work_id, version)) WITHOUT ROWID""",
    """CREATE TRIGGER exam_result_version_stays BEFORE UPDATE ON exam_result_version
BEGIN SELECT RAISE(ABORT, 'a signed result is never written again'); END""",
    f"""CREATE TABLE exam_similarity (
  timed_work_id INTEGER NOT NULL PRIMARY KEY REFERENCES timed_work(id) ON DELETE CASCADE,
  content TEXT NOT NULL, made_by TEXT NOT NULL, made_at BIGINT NOT NULL, {DATES})""",
    f"""CREATE TABLE exam_erasure (
  timed_work_id INTEGER NOT NULL PRIMARY KEY REFERENCES timed_work(id) ON DELETE CASCADE,
  months INTEGER CHECK(months BETWEEN 1 AND 120), erased_at BIGINT, {DATES})""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
