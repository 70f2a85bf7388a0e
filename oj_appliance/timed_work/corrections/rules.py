"""What a correction may be. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oj_appliance.errors import ApiError
from oj_appliance.timed_work.corrections.types import Correction, Corrections, Kind
from oj_appliance.timed_work.types import TimedWorkProblem

MOST_POINTS = 100_000
LONGEST_REASON = 200


def problem_of(problems: Sequence[TimedWorkProblem], problem_id: int) -> TimedWorkProblem:
    """Raises timedwork.problem_missing."""
    for each in problems:
        if each.problem_id == problem_id:
            return each
    raise ApiError("timedwork.problem_missing", status=404)


def with_one_more(corrections: Corrections, wanted: Correction) -> Corrections:
    """As things would be: it takes the place of what counted before."""
    people: Mapping[tuple[str, int], Correction] = corrections.people
    if wanted.uid is None:
        return Corrections({**corrections.problems, wanted.problem_id: wanted}, people)
    return Corrections(corrections.problems, {**people, (wanted.uid, wanted.problem_id): wanted})


def wanted(problem_id: int, kind: Kind, uid: str | None, points: int | None) -> Correction:
    return Correction(0, problem_id, kind, uid, points, "", "", 0)


def settled_reason(given: str | None, *, is_required: bool) -> str | None:
    """Without blanks around it. Raises content.empty, content.too_long."""
    reason = (given or "").strip()
    if len(reason) > LONGEST_REASON:
        raise ApiError("content.too_long", field="reason", max=LONGEST_REASON)
    if not reason and is_required:
        raise ApiError("content.empty", field="reason")
    return reason or None
