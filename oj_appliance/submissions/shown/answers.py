"""Answers to questions as their reader finds them: by the letters on that reader's page (contract
admin.md §8.1), and what each came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oj_appliance.problems.objective.grading import answers_of
from oj_appliance.problems.objective.shuffling import OwnOrder
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.submissions.shown.visibility import VisibleCase
from oj_appliance.submissions.types import PartResult, SubmissionDetail, SubmitRequest


def stored_code(request: SubmitRequest, order: OwnOrder) -> str:
    """A program as it was sent, answers by their author's letters."""
    return order.as_stored(request.code) if request.language == OBJECTIVE else request.code


def with_answers(
    detail: SubmissionDetail,
    cases: Sequence[VisibleCase] | None,
    order: OwnOrder,
) -> SubmissionDetail:
    """`detail` and `cases` as they are shown to the person whose order it is."""
    code = None if detail.code is None else order.as_shown(detail.code)
    if not cases:
        return replace(detail, code=code)
    answers = None if code is None else answers_of(code, order.parts)
    results = tuple(
        PartResult(
            index,
            each.case.status,
            each.case.score or 0,
            answers[index] if answers is not None and index < len(answers) else None,
        )
        for index, each in enumerate(cases)
    )
    return replace(detail, code=code, parts=results)
