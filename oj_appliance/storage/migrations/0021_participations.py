"""Who takes part in which place: contests, virtual participation, timed work and exams share one
table.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

TABLE = """CREATE TABLE participation (
  place_kind INTEGER NOT NULL, place_id INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  is_virtual INTEGER NOT NULL DEFAULT 0 CHECK(is_virtual IN (0, 1)),
  registered_at BIGINT, started_at BIGINT, ended_at BIGINT, handed_in_at BIGINT,
  disqualified_at BIGINT, extra_ms BIGINT NOT NULL DEFAULT 0,
  pauses TEXT NOT NULL DEFAULT '[]', seat TEXT CHECK(length(seat) <= 50),
  paper_version TEXT CHECK(length(paper_version) <= 20),
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL,
  PRIMARY KEY (place_kind, place_id, user_id, is_virtual)
) WITHOUT ROWID"""


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(TABLE)
    db.execute_sql("CREATE INDEX participation_user ON participation(user_id)")
