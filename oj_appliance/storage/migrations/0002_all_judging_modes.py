"""All judging modes run: what only waited for them is judged, and a partly right case has a share.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

WAITED_FOR = (
    "special judge / 特殊评测",
    "interactive judge / 交互评测",
    "code around the student's / 学生代码前后的附加代码",
)


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(
        "UPDATE problem SET unsupported = NULL WHERE unsupported IN (?, ?, ?)", WAITED_FOR
    )
    db.execute_sql("ALTER TABLE submission_case ADD COLUMN percentage REAL")
