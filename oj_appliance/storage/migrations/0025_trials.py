"""What is submitted to a problem while it is out of sight is a trial: known to its owner and to
staff alone, and counted nowhere. Until now it was like any other.

Of the rows that are there, those count as trials whose problem is out of sight now and whose owner
has rights beyond a student's, or made it: it stood in the list like theirs while it was public, but
nothing says so any more.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

COUNTERS = {
    "ac": "0", "wa": "-1", "tle": "1", "mle": "2", "re": "3", "pe": "-3", "ce": "-2", "se": "4",
    "pa": "8",
}  # fmt: skip
PEOPLE = "(SELECT user_id FROM submission WHERE is_trial)"
OF_BANK = "place_kind = 0 AND is_trial = 0"
# Practice is 0, a group 4; students of every kind have the roles 1002 to 1007.
STATEMENTS = (
    "ALTER TABLE submission ADD COLUMN is_trial INTEGER NOT NULL DEFAULT 0",
    """UPDATE submission SET is_trial = 1 WHERE place_kind = 0 AND EXISTS (
  SELECT 1 FROM problem WHERE problem.id = submission.problem_id AND auth <> 1 AND is_group = 0
    AND (author_uid = submission.user_id OR submission.user_id IN (
      SELECT user_id FROM account_role WHERE role_id NOT BETWEEN 1002 AND 1007)))""",
    "CREATE INDEX submission_trial ON submission(user_id, problem_id, status, place_kind, place_id,"
    " is_trial) WHERE is_trial",
    "DELETE FROM user_accepted WHERE submission_id IN (SELECT id FROM submission WHERE is_trial)",
    "UPDATE problem_count SET (total, {}) = (SELECT count(*), {} FROM submission"  # noqa: S608
    " WHERE problem_id = problem_count.problem_id AND {})"
    " WHERE group_id = 0"
    " AND problem_id IN (SELECT problem_id FROM submission WHERE is_trial)".format(
        ", ".join(COUNTERS),
        ", ".join(f"ifnull(sum(status = {status}), 0)" for status in COUNTERS.values()),
        OF_BANK,
    ),
    f"DELETE FROM user_verdict_total WHERE user_id IN {PEOPLE}",  # noqa: S608
    "INSERT INTO user_verdict_total(status, user_id, submissions)"  # noqa: S608
    f" SELECT status, user_id, count(*) FROM submission WHERE user_id IN {PEOPLE} AND {OF_BANK}"
    " AND status NOT IN (5, 6, 7) GROUP BY 1, 2",
    f"""UPDATE user_total SET
  submissions = (SELECT count(*) FROM submission
    WHERE user_id = user_total.user_id AND {OF_BANK}),
  solved = (SELECT count(DISTINCT problem_id) FROM user_accepted
    WHERE user_id = user_total.user_id),
  score_sum = (SELECT ifnull(sum(best), 0) FROM (SELECT max(score) AS best FROM submission
    WHERE user_id = user_total.user_id AND {OF_BANK} AND score IS NOT NULL
      AND problem_id IS NOT NULL GROUP BY problem_id))
WHERE user_id IN {PEOPLE}""",  # noqa: S608
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
