"""Code that people are writing, kept on the server while they type.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(
        "CREATE TABLE draft (id INTEGER PRIMARY KEY AUTOINCREMENT,"
        " user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,"
        " problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,"
        " contest_id INTEGER NOT NULL DEFAULT 0, training_id INTEGER NOT NULL DEFAULT 0,"
        " group_id INTEGER NOT NULL DEFAULT 0,"
        " language TEXT NOT NULL CHECK(length(language) <= 50),"
        " version INTEGER NOT NULL CHECK(version >= 1),"
        " is_aside INTEGER NOT NULL CHECK(is_aside IN (0, 1)),"
        " client TEXT NOT NULL CHECK(length(client) <= 64),"
        " created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL,"
        # Last: lists of versions never read the pages that the texts fill.
        " length INTEGER NOT NULL, code TEXT NOT NULL)"
    )
    db.execute_sql(
        "CREATE UNIQUE INDEX draft_version ON draft"
        "(user_id, problem_id, contest_id, training_id, group_id, language, version)"
    )
    db.execute_sql("CREATE INDEX draft_problem ON draft(problem_id)")
    db.execute_sql("CREATE INDEX draft_age ON draft(updated_at)")
