"""Writing of changes that people make to submissions; called inside their transaction."""

from __future__ import annotations

from collections import Counter

from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Place
from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import Submission
from oj_appliance.submissions.store.reading import made_in


def set_share(submission_id: int, share: bool, *, now: int) -> None:
    Submission.update(share=share, updated_at=now).where(Submission.id == submission_id).execute()


def queued_at(submission_id: int) -> int | None:
    rows = tuples(Submission.select(Submission.queued_at).where(Submission.id == submission_id))
    return rows[0][0] if rows else None


def rows_of_problem(
    place: Place, problem_id: int, statuses: list[int] | None = None
) -> list[tuple[int, int]]:
    """(id, status) of what was submitted there but what waits, oldest first."""
    query = Submission.select(Submission.id, Submission.status).where(
        Submission.problem_id == problem_id,
        made_in(place),
        Submission.status != Verdict.PENDING,
    )
    if statuses is not None:
        query = query.where(Submission.status.in_(statuses))
    return [(row[0], row[1]) for row in tuples(query.order_by(Submission.id))]


def per_status(rows: list[tuple[int, int]]) -> dict[str, int]:
    return {str(status): count for status, count in Counter(each for _, each in rows).items()}
