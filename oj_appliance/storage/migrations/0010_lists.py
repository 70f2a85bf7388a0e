"""Lists of submissions answer from an index alone, whatever they are filtered by, and know how many
rows they have without counting them.

The indexes that hold the order of a page also hold what its filters ask, so that walking one reads
no row. People and problems are found in their own small tables first, so the names that rows repeat
need no index any more. Triggers keep how often each person got each verdict.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

REPLACED = (
    "submission_newest",
    "submission_user_newest",
    "submission_display_pid_newest",
    "submission_status_newest",
    "submission_username",
    "submission_status",
    "submission_problem",
)
ORDER = "submit_time DESC, id DESC, group_id, timed_work_id"
TABLES = (
    f"CREATE INDEX submission_newest ON submission(contest_id, {ORDER}, user_id, problem_id)",
    f"CREATE INDEX submission_user_newest ON submission(user_id, contest_id, {ORDER}, problem_id)",
    "CREATE INDEX submission_problem_newest"
    f" ON submission(problem_id, contest_id, {ORDER}, user_id)",
    "CREATE INDEX submission_status_newest"
    f" ON submission(contest_id, status, {ORDER}, user_id, problem_id)",
    # Whoever looks for words looks through all names; the rows themselves hold statements.
    "CREATE INDEX problem_names"
    " ON problem(is_group, deleted_at, id DESC, auth, is_remote, problem_id, title, author)",
    """CREATE TABLE user_verdict_total (
  status INTEGER NOT NULL, user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  submissions INTEGER NOT NULL, PRIMARY KEY (status, user_id)
) WITHOUT ROWID""",
)

FINAL = "status NOT IN (5, 6, 7)"
PRACTICE = "contest_id = 0 AND {row}.group_id IS NULL AND {row}.timed_work_id IS NULL"
NEW_PRACTICE = "NEW." + PRACTICE.format(row="NEW")
OLD_PRACTICE = "OLD." + PRACTICE.format(row="OLD")
ADD = (
    f"INSERT INTO user_verdict_total SELECT NEW.status, NEW.user_id, 1 WHERE NEW.{FINAL}"
    " ON CONFLICT DO UPDATE SET submissions = submissions + 1"
)
TAKE = (
    "UPDATE user_verdict_total SET submissions = submissions - 1"
    " WHERE status = OLD.status AND user_id = OLD.user_id"
)
TRIGGERS = {
    "user_verdict_new": (f"AFTER INSERT ON submission WHEN {NEW_PRACTICE} AND NEW.{FINAL}", ADD),
    "user_verdict_changed": (
        "AFTER UPDATE OF status ON submission"
        f" WHEN {NEW_PRACTICE} AND (OLD.{FINAL} OR NEW.{FINAL})",
        f"{TAKE}; {ADD}",
    ),
    "user_verdict_gone": (f"AFTER DELETE ON submission WHEN {OLD_PRACTICE}", TAKE),
}


def up(migrator: Any, db: Any) -> None:
    for name in REPLACED:
        db.execute_sql(f"DROP INDEX {name}")
    for statement in TABLES:
        db.execute_sql(statement)
    db.execute_sql(
        "INSERT INTO user_verdict_total SELECT status, user_id, count(*) FROM submission"  # noqa: S608
        " WHERE contest_id = 0 AND group_id IS NULL AND timed_work_id IS NULL"
        f" AND {FINAL} GROUP BY status, user_id"
    )
    for name, (event, action) in TRIGGERS.items():
        db.execute_sql(f"CREATE TRIGGER {name} {event} BEGIN {action}; END")
