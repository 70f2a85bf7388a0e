"""What each person has submitted, solved and scored in practice, for ranks and pages of people.

Triggers keep the totals, so that no way of writing a submission can forget them: judging,
rejudging, cancelling, deleting. Solved problems and scores are computed anew for the one person,
from an index.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

# Practice: neither contest, group nor timed work.
IN_PRACTICE = "contest_id = 0 AND group_id IS NULL AND timed_work_id IS NULL"
SCORED = f"{IN_PRACTICE} AND oi_rank_score IS NOT NULL"
NEW_IN_PRACTICE = "NEW.contest_id = 0 AND NEW.group_id IS NULL AND NEW.timed_work_id IS NULL"
OLD_IN_PRACTICE = "OLD.contest_id = 0 AND OLD.group_id IS NULL AND OLD.timed_work_id IS NULL"

SOLVED = "SELECT count(DISTINCT problem_id) FROM user_accepted WHERE user_id = {person}"
SCORE_SUM = f"""SELECT coalesce(sum(best), 0) FROM (
  SELECT max(oi_rank_score) AS best FROM submission
  WHERE user_id = {{person}} AND {SCORED} AND problem_id IS NOT NULL
  GROUP BY problem_id)"""  # noqa: S608 - our own words only

# oi_score: round(0.1 x sum + 2 x solved), in whole numbers so that a half always rounds up.
TABLES = (
    """CREATE TABLE user_total (
  user_id TEXT NOT NULL PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
  submissions INTEGER NOT NULL DEFAULT 0, solved INTEGER NOT NULL DEFAULT 0,
  score_sum INTEGER NOT NULL DEFAULT 0,
  oi_score INTEGER GENERATED ALWAYS AS ((score_sum + 20 * solved + 5) / 10) VIRTUAL
) WITHOUT ROWID""",
    "CREATE INDEX user_total_acm ON user_total(solved DESC, submissions, user_id)",
    "CREATE INDEX user_total_oi ON user_total(oi_score DESC, solved DESC, user_id)",
    # The last three make the index answer alone: SQLite looks at them although they are its words.
    "CREATE INDEX submission_best ON submission(user_id, problem_id, oi_rank_score, contest_id,"
    f" group_id, timed_work_id) WHERE {SCORED}",
    "CREATE INDEX account_listed ON account(status, deleted_at, username, nickname, realname)",
)


def _set(column: str, value: str, person: str) -> str:
    text = f"UPDATE user_total SET {column} = ({value}) WHERE user_id = {{person}}"  # noqa: S608
    return text.format(person=person)


TRIGGERS = {
    "user_total_of_account": (
        "AFTER INSERT ON account",
        "INSERT INTO user_total(user_id) VALUES (NEW.id)",
    ),
    "user_total_submitted": (
        f"AFTER INSERT ON submission WHEN {NEW_IN_PRACTICE}",
        "UPDATE user_total SET submissions = submissions + 1 WHERE user_id = NEW.user_id",
    ),
    "user_total_withdrawn": (
        f"AFTER DELETE ON submission WHEN {OLD_IN_PRACTICE}",
        "UPDATE user_total SET submissions = submissions - 1 WHERE user_id = OLD.user_id",
    ),
    "user_total_score_new": (
        "AFTER INSERT ON submission WHEN NEW.oi_rank_score IS NOT NULL",
        _set("score_sum", SCORE_SUM, "NEW.user_id"),
    ),
    "user_total_score_changed": (
        "AFTER UPDATE OF oi_rank_score, problem_id ON submission"
        " WHEN OLD.oi_rank_score IS NOT NEW.oi_rank_score"
        " OR (OLD.problem_id IS NOT NEW.problem_id AND NEW.oi_rank_score IS NOT NULL)",
        _set("score_sum", SCORE_SUM, "NEW.user_id"),
    ),
    "user_total_score_gone": (
        "AFTER DELETE ON submission WHEN OLD.oi_rank_score IS NOT NULL",
        _set("score_sum", SCORE_SUM, "OLD.user_id"),
    ),
    "user_total_solved": (
        "AFTER INSERT ON user_accepted",
        _set("solved", SOLVED, "NEW.user_id"),
    ),
    "user_total_unsolved": (
        "AFTER DELETE ON user_accepted",
        _set("solved", SOLVED, "OLD.user_id"),
    ),
}


def up(migrator: Any, db: Any) -> None:
    for statement in TABLES:
        db.execute_sql(statement)
    db.execute_sql(
        "INSERT INTO user_total(user_id, submissions, solved, score_sum) SELECT id,"  # noqa: S608
        f" (SELECT count(*) FROM submission WHERE user_id = account.id AND {IN_PRACTICE}),"
        f" ({SOLVED.format(person='account.id')}), ({SCORE_SUM.format(person='account.id')})"
        " FROM account"
    )
    for name, (event, action) in TRIGGERS.items():
        db.execute_sql(f"CREATE TRIGGER {name} {event} BEGIN {action}; END")
