"""One-time codes that staff hands to who cannot log in.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(
        "CREATE TABLE login_code (id INTEGER PRIMARY KEY AUTOINCREMENT,"
        " user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,"
        " code_hash TEXT NOT NULL CHECK(length(code_hash) <= 255),"
        " expires_at BIGINT NOT NULL, used_at BIGINT,"
        " created_by TEXT REFERENCES account(id) ON DELETE SET NULL,"
        " created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)"
    )
    db.execute_sql("CREATE INDEX login_code_user ON login_code(user_id, expires_at)")
