"""What the rank counts, one cell for each person and problem and one standing for each person: made
of the submissions' own rows by the same words, whether one verdict came or all is made anew.

A submission counts in a private training when it is none of a contest, lies where the training
lies, has a result, and was made in the training, or by somebody who has entered it: from then on,
and what they had accepted before (contract training.md §3)."""

from __future__ import annotations

from oj_appliance.judging.types import Verdict
from oj_appliance.places.practice import IS_PRACTISED
from oj_appliance.places.types import Auth
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.derived.recount import DerivedTable

COUNTED = (
    *(Verdict.PRESENTATION_ERROR, Verdict.WRONG_ANSWER, Verdict.ACCEPTED),
    *(Verdict.TIME_LIMIT_EXCEEDED, Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.RUNTIME_ERROR),
    *(Verdict.COMPILE_ERROR, Verdict.PARTIAL_ACCEPTED),
)
_STATUSES = ", ".join(str(int(status)) for status in COUNTED)
_RECORDS = f"""
FROM training CROSS JOIN training_problem ON training_problem.training_id = training.id
CROSS JOIN submission ON submission.problem_id = training_problem.problem_id
  AND submission.group_id IS training.group_id
LEFT JOIN training_register AS entry
  ON entry.training_id = training.id AND entry.user_id = submission.user_id AND entry.status
WHERE training.auth = 'Private' AND submission.status IN ({_STATUSES}) AND {IS_PRACTISED}
  AND (submission.training_id = training.id
       OR entry.created_at <= submission.submit_time
       OR (entry.created_at IS NOT NULL AND submission.status = {Verdict.ACCEPTED:d}))
"""
# Of an accepted problem the first accepted one, with the shortest time of them all; else the last.
_CELLS = """
SELECT training_id, user_id, problem_id, status, score, run_time FROM (
  SELECT training.id AS training_id, submission.user_id, submission.problem_id,
    submission.status, submission.score,
    ifnull(min(CASE WHEN submission.status = 0 THEN ifnull(submission.time, 0) END) OVER person, 0)
      AS run_time,
    row_number() OVER (PARTITION BY training.id, submission.user_id, submission.problem_id
      ORDER BY submission.status <> 0,
        iif(submission.status = 0, 1, -1) * submission.submit_time,
        iif(submission.status = 0, 1, -1) * submission.id) AS place
  {records} {further}
  WINDOW person AS (PARTITION BY training.id, submission.user_id, submission.problem_id)
) WHERE place = 1
"""
_STANDINGS = f"""
SELECT training_cell.training_id, training_cell.user_id,
  ifnull(sum(problem.id IS NOT NULL AND training_cell.status = 0), 0),
  ifnull(sum(iif(problem.id IS NOT NULL, training_cell.run_time, 0)), 0)
FROM training_cell LEFT JOIN problem ON problem.id = training_cell.problem_id
  AND problem.auth = {Auth.PUBLIC:d} AND problem.deleted_at IS NULL
WHERE 1 {{further}} GROUP BY 1, 2
"""  # noqa: S608 - our own words only
_CELL_COLUMNS = "training_id, user_id, problem_id, status, score, run_time"
_STANDING_COLUMNS = "training_id, user_id, accepted, run_time"
_CONTAINING = (
    "SELECT training_id FROM training_problem CROSS JOIN training"
    " ON training.id = training_problem.training_id"
    " WHERE training_problem.problem_id = ? AND training.auth = 'Private'"
)

# For `oj recount`, in this order: standings count what the cells say.
TABLES = (
    DerivedTable(
        "training_cell",
        ("training_id", "user_id", "problem_id"),
        ("status", "score", "run_time"),
        _CELLS.format(records=_RECORDS, further=""),
    ),
    DerivedTable(
        "training_standing",
        ("training_id", "user_id"),
        ("accepted", "run_time"),
        _STANDINGS.format(further=""),
    ),
)


def private_ones_with(problem_id: int) -> list[int]:
    return [int(training_id) for (training_id,) in fetch_all(_CONTAINING, problem_id)]


def derive_cell(training_id: int, uid: str, problem_id: int) -> None:
    """Inside the write that moved one of this person's submissions."""
    _derive(training_id=training_id, user_id=uid, problem_id=problem_id)
    derive_standings(training_id, uid)


def derive_person(training_id: int, uid: str) -> None:
    """Inside the write in which they enter."""
    _derive(training_id=training_id, user_id=uid)
    derive_standings(training_id, uid)


def derive_problem(training_id: int, problem_id: int) -> None:
    """Inside the write in which the problem comes or goes."""
    _derive(training_id=training_id, problem_id=problem_id)
    derive_standings(training_id)


def derive_training(training_id: int) -> None:
    """Inside the write in which who enters it becomes another matter."""
    _derive(training_id=training_id)
    derive_standings(training_id)


def _derive(**key: int | str) -> None:
    old = " AND ".join(f"{name} = ?" for name in key)
    values = tuple(key.values())
    fetch_all(f"DELETE FROM training_cell WHERE {old}", *values)  # noqa: S608 - our own words
    columns = {"training_id": "training.id"}
    further = "".join(f" AND {columns.get(name, f'submission.{name}')} = ?" for name in key)
    made = _CELLS.format(records=_RECORDS, further=further)
    fetch_all(f"INSERT INTO training_cell ({_CELL_COLUMNS}) {made}", *values)


def derive_standings(training_id: int, uid: str | None = None) -> None:
    """Everybody's, or one person's."""
    values = (training_id,) if uid is None else (training_id, uid)
    old = "training_id = ?" if uid is None else "training_id = ? AND user_id = ?"
    further = "AND training_cell.training_id = ?"
    if uid is not None:
        further += " AND training_cell.user_id = ?"
    made = _STANDINGS.format(further=further)
    fetch_all(f"DELETE FROM training_standing WHERE {old}", *values)  # noqa: S608 - our own words
    fetch_all(f"INSERT INTO training_standing ({_STANDING_COLUMNS}) {made}", *values)
