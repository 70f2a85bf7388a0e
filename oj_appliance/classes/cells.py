"""What each student of a group has done of each problem, one cell for each, so that a class's table
costs the same however much was submitted: made of the submissions' own rows by the same words,
whether one of them moved or all is made anew (contract class.md §4)."""

from __future__ import annotations

from oj_appliance.classes.rules import NO_TRY
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.derived.recount import DerivedTable
from oj_appliance.submissions.types import SubmissionMoved

_NO_TRY = ", ".join(str(int(each)) for each in NO_TRY)
_WAITS = ", ".join(str(int(each)) for each in IN_PROGRESS)
_IS_TRY = f"status NOT IN ({_NO_TRY})"
VALUES = (
    f"max(status = 0), sum({_IS_TRY}), sum(status IN ({_WAITS})),"
    f" max(CASE WHEN {_IS_TRY} THEN score END),"
    f" coalesce(max(CASE WHEN {_IS_TRY} THEN submit_time END), max(submit_time))"
)
# The words that its index was made with: the practice of groups, and no trial.
_COUNTED = f"place_kind = {Kind.GROUP:d} AND is_trial = 0 AND problem_id IS NOT NULL"
_EXPECTED = (
    f"SELECT place_id, user_id, problem_id, {VALUES} FROM submission WHERE {_COUNTED}"  # noqa: S608
    " GROUP BY 1, 2, 3"
)
# One cell: group, uid and problem.
DERIVED = (
    f"SELECT place_id, user_id, problem_id, {VALUES}"  # noqa: S608 - our own words only
    f" FROM submission INDEXED BY submission_class WHERE {_COUNTED}"
    " AND place_id = ?1 AND user_id = ?2 AND problem_id = ?3 GROUP BY 1, 2, 3"
)
_KEY = ("group_id", "user_id", "problem_id")
_COLUMNS = ("is_solved", "tries", "waiting", "best_score", "last_at")

# For `oj recount`.
TABLES = (DerivedTable("class_cell", _KEY, _COLUMNS, _EXPECTED),)


def follow_move(event: SubmissionMoved) -> None:
    """Hears of every move, inside the transaction that moves it."""
    row = event.after
    if row.problem_id is None or row.is_trial or row.place.kind is not Kind.GROUP:
        return
    cell = (row.place.id, row.uid, row.problem_id)
    fetch_all("DELETE FROM class_cell WHERE group_id = ? AND user_id = ? AND problem_id = ?", *cell)
    names = ", ".join((*_KEY, *_COLUMNS))
    fetch_all(f"INSERT INTO class_cell ({names}) {DERIVED}", *cell)
