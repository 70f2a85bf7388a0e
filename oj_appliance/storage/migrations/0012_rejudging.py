"""Whole versions of test data, rejudges that can be taken back, and the state of the judge.

A version also holds what a problem's row says of its judging. Totals of verdicts lose a row that
counts nothing, so that the table says the same whichever way a verdict went.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

SETTINGS = """
UPDATE test_data_version SET settings = (
  SELECT json_object(
    'spj_code', spj_code, 'spj_language', spj_language, 'spj_abi', spj_abi, 'spj_args', spj_args,
    'judge_extra_file', json(ifnull(judge_extra_file, '{}')),
    'is_upload_case', json(iif(is_upload_case, 'true', 'false')), 'unsupported', unsupported)
  FROM problem WHERE problem.data_version_id = test_data_version.id)
WHERE id IN (SELECT data_version_id FROM problem)
"""
TABLES = (
    """CREATE TABLE rejudge_batch (
  id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL CHECK(length(key) <= 64),
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  contest_id INTEGER, data_version_id INTEGER NOT NULL, previous_data_version_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK(length(state) <= 10), judged_by TEXT NOT NULL,
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL,
  username TEXT NOT NULL CHECK(length(username) <= 20), applied_at INTEGER,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL)""",
    "CREATE UNIQUE INDEX rejudge_batch_key ON rejudge_batch(key)",
    "CREATE INDEX rejudge_batch_problem ON rejudge_batch(problem_id, id)",
    """CREATE TABLE rejudge_change (
  batch_id INTEGER NOT NULL REFERENCES rejudge_batch(id) ON DELETE CASCADE,
  submission_id INTEGER NOT NULL REFERENCES submission(id) ON DELETE CASCADE,
  state INTEGER NOT NULL DEFAULT 0, from_status INTEGER, from_score INTEGER,
  to_status INTEGER, to_score INTEGER, seen TEXT, before TEXT, after TEXT,
  PRIMARY KEY (batch_id, submission_id))""",
    "CREATE INDEX rejudge_change_state ON rejudge_change(batch_id, state, submission_id)",
    "CREATE INDEX rejudge_change_submission ON rejudge_change(submission_id)",
    """CREATE TABLE judge_control (
  id INTEGER PRIMARY KEY CHECK(id = 1), paused_at INTEGER,
  paused_by TEXT CHECK(length(paused_by) <= 20),
  paused_reason TEXT CHECK(length(paused_reason) <= 255), slots INTEGER)""",
    "INSERT INTO judge_control(id) VALUES (1)",
    "CREATE INDEX submission_failed ON submission(updated_at DESC, id DESC)"
    " WHERE status IN (4, 10)",
    "CREATE INDEX problem_paused ON problem(judging_paused_at) WHERE judging_paused_at IS NOT NULL",
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
    " WHERE status = OLD.status AND user_id = OLD.user_id;"
    " DELETE FROM user_verdict_total"
    " WHERE status = OLD.status AND user_id = OLD.user_id AND submissions <= 0"
)
TRIGGERS = {
    "user_verdict_changed": (
        "AFTER UPDATE OF status ON submission"
        f" WHEN {NEW_PRACTICE} AND (OLD.{FINAL} OR NEW.{FINAL})",
        f"{TAKE}; {ADD}",
    ),
    "user_verdict_gone": (f"AFTER DELETE ON submission WHEN {OLD_PRACTICE}", TAKE),
}


def up(migrator: Any, db: Any) -> None:
    db.execute_sql("ALTER TABLE test_data_version ADD COLUMN settings TEXT")
    db.execute_sql(SETTINGS)
    for statement in TABLES:
        db.execute_sql(statement)
    db.execute_sql("DELETE FROM user_verdict_total WHERE submissions <= 0")
    for name, (event, action) in TRIGGERS.items():
        db.execute_sql(f"DROP TRIGGER {name}")
        db.execute_sql(f"CREATE TRIGGER {name} {event} BEGIN {action}; END")
