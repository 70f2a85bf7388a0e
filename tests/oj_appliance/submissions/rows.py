"""Rows of submissions for tests of what is shown of them."""

from __future__ import annotations

from oj_appliance.places.types import Place
from oj_appliance.submissions.types import NewSubmission, PlacedProblem, SubmissionRecord


def row_in(place: Place) -> SubmissionRecord:
    """Of account 1, to everybody's problem whose cases are open."""
    return NewSubmission(
        problem_id=1,
        display_pid="P1",
        place=place,
        training_id=None,
        uid="1",
        username="ann",
        language="C",
        code="",
        ip="",
        lane=1,
        is_trial=False,
        contest_problem_id=0,
        client_key=None,
        client_key_hash=None,
        title="P1",
        titles={},
        problem=PlacedProblem(1, 1, False, None, True, True),
    ).as_record(1, now=0)
