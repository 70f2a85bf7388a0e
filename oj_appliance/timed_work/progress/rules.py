"""How far somebody has come with a problem (contract timedwork.md §13). Pure."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.problems.objective.grading import answers_of
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.timed_work.progress.types import Answered, OwnProgress, Sent, Written
from oj_appliance.timed_work.types import TimedWorkProblem


def progress_of(
    problem: TimedWorkProblem,
    sent: Sequence[Sent],
    draft: Written | None,
    parts: Sequence[ObjectivePart],
) -> OwnProgress:
    """`sent` is this problem's, the newest last; `parts` are its questions, none of a program."""
    last = sent[-1] if sent else None
    written = draft if draft is not None and draft.code.strip() else None
    newest = written or last
    return OwnProgress(
        problem,
        submitted=len(sent),
        submitted_at=None if last is None else last.submit_time,
        draft_at=None if written is None else written.saved_at,
        is_draft_newer=written is not None and is_newer(written, last),
        answered=_answered("" if newest is None else newest.code, parts) if parts else None,
    )


def is_newer(draft: Written, last: Sent | None) -> bool:
    """Whether the draft was written since the last submission, and says something else."""
    if last is None:
        return True
    is_same = (draft.language, draft.code) == (last.language, last.code)
    return not is_same and draft.saved_at > last.submit_time


def _answered(code: str, parts: Sequence[ObjectivePart]) -> Answered:
    answers = answers_of(code, parts)
    return Answered(sum(1 for each in answers if each.strip()), len(parts))
