"""What the uploader called a package: some formats hold no title, and are called so.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(
        "ALTER TABLE import_task ADD COLUMN name TEXT NOT NULL DEFAULT ''"
        " CHECK(length(name) <= 255)"
    )
