"""user_total and user_verdict_total: what each person has submitted, solved and scored in the bank,
and how often with which end. Ranks and lists read them, and count no rows."""

from __future__ import annotations

from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.storage.base import fetch_all, fetch_one
from oj_appliance.submissions.derived.scope import COUNTS_FOR_PERSON
from oj_appliance.submissions.types import SubmissionRecord

_SCORED = f"{COUNTS_FOR_PERSON} AND score IS NOT NULL"
_BEST_OF_OTHERS = (
    "SELECT max(score) FROM submission INDEXED BY submission_best"  # noqa: S608
    f" WHERE user_id = ? AND problem_id = ? AND {_SCORED} AND id <> ?"
)
_SOLVED = (
    "UPDATE user_total SET solved ="
    " (SELECT count(DISTINCT problem_id) FROM user_accepted WHERE user_id = user_total.user_id)"
    " WHERE user_id = ?"
)
_SOLVED_WITHOUT = (
    "UPDATE user_total SET solved = solved - 1"
    " WHERE user_id IN (SELECT user_id FROM user_accepted WHERE problem_id = ?)"
)
_SCORES_WITHOUT = f"""
UPDATE user_total SET score_sum = score_sum - best FROM (
  SELECT user_id AS who, max(score) AS best FROM submission
  WHERE problem_id = ? AND {_SCORED} GROUP BY user_id)
WHERE user_id = who
"""  # noqa: S608 - our own words only
_ONE_VERDICT_LESS = (
    "UPDATE user_verdict_total SET submissions = submissions - 1 WHERE status = ? AND user_id = ?"
)
_ONE_VERDICT_MORE = (
    "INSERT INTO user_verdict_total(status, user_id, submissions) VALUES (?, ?, 1)"
    " ON CONFLICT DO UPDATE SET submissions = submissions + 1"
)


def begin(uid: str) -> None:
    """An account has its row from its first moment: ranks show those who have done nothing too."""
    fetch_all("INSERT INTO user_total(user_id) VALUES (?) ON CONFLICT DO NOTHING", uid)


def add_submission(uid: str) -> None:
    fetch_all(
        "INSERT INTO user_total(user_id, submissions) VALUES (?, 1)"
        " ON CONFLICT DO UPDATE SET submissions = submissions + 1",
        uid,
    )


def move_verdict(uid: str, before: int | None, after: int) -> None:
    """From one status to another; those that are in progress are not counted."""
    if before == after:
        return
    if before is not None and before not in IN_PROGRESS:
        fetch_all(_ONE_VERDICT_LESS, before, uid)
        fetch_all(
            "DELETE FROM user_verdict_total WHERE status = ? AND user_id = ? AND submissions <= 0",
            before,
            uid,
        )
    if after not in IN_PROGRESS:
        fetch_all(_ONE_VERDICT_MORE, after, uid)


def move_score(before: SubmissionRecord, after: SubmissionRecord) -> None:
    """A person's sum takes the best of each problem: only this problem's best can have moved."""
    if before.score == after.score or after.problem_id is None:
        return
    row = fetch_one(_BEST_OF_OTHERS, after.uid, after.problem_id, after.id)
    others = row[0] if row else None
    step = _best(others, after.score) - _best(others, before.score)
    if step:
        fetch_all(
            "UPDATE user_total SET score_sum = score_sum + ? WHERE user_id = ?", step, after.uid
        )


def _best(*scores: int | None) -> int:
    return max((score for score in scores if score is not None), default=0)


def count_solved(uid: str) -> None:
    fetch_all(_SOLVED, uid)


def forget_problem(problem_id: int) -> None:
    """Before the problem goes for ever: nobody has solved it nor scored in it any more."""
    fetch_all(_SOLVED_WITHOUT, problem_id)
    fetch_all(_SCORES_WITHOUT, problem_id)
