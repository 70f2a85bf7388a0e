"""Ranks count points: a person's sum is of the best score of each problem, and what a submission
is worth in them is 0.1 of its score and 2 for each step of difficulty (specification S1 §9).

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    "DROP INDEX submission_best",
    # SQLite looks at the words of the index although they are its own: they stand in it too.
    "CREATE INDEX submission_best"
    " ON submission(user_id, problem_id, score, oi_rank_score, place_kind)"
    " WHERE place_kind = 0 AND score IS NOT NULL",
    # Whole numbers, so that a half always rounds up; no points earn nothing.
    """UPDATE submission SET oi_rank_score = CASE score WHEN 0 THEN 0 ELSE
  (score + 5 + 20 * (SELECT difficulty FROM problem WHERE id = submission.problem_id)) / 10 END
WHERE score IS NOT NULL AND oi_rank_score IS NOT NULL AND problem_id IS NOT NULL""",
    """UPDATE user_total SET score_sum = (SELECT ifnull(sum(best), 0) FROM (
  SELECT max(score) AS best FROM submission
  WHERE user_id = user_total.user_id AND place_kind = 0 AND score IS NOT NULL
    AND problem_id IS NOT NULL GROUP BY problem_id))""",
    "DROP INDEX user_total_oi",
    "CREATE INDEX user_total_oi ON user_total(oi_score DESC, solved DESC, submissions, user_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
