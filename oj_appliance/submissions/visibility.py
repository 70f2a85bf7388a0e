"""The single place that says what a viewer may see of a submission, its code, its cases, its times
(contract submission.md §4, problem.md §2). Pages, calls, exports and live events all ask here.

Submissions of contests, groups and timed work are not met yet; until their policies exist, only
staff sees such rows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from oj_appliance.judging.types import Verdict
from oj_appliance.places.practice import viewer_may_see
from oj_appliance.submissions.model import Submission
from oj_appliance.submissions.rules import SHOWS_MESSAGE
from oj_appliance.submissions.types import CaseRecord, SubmissionDetail, SubmissionRecord
from oj_appliance.web.guards import Viewer

SYSTEM_ERROR_NOTICE = (
    "The judge failed on this submission; please tell your teacher."
    " / 评测系统未能完成本次评测，请联系老师。"
)
# Cases whose message is the judge's own, not a checker's (judge-rules §4).
JUDGES_OWN_WORD = (
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.MEMORY_LIMIT_EXCEEDED,
    Verdict.RUNTIME_ERROR,
)


@dataclass(frozen=True, slots=True)
class VisibleCase:
    """A case as a viewer may see it; ids and file names are for staff alone."""

    case: CaseRecord
    shows_origin: bool


def may_see_row(record: SubmissionRecord, viewer: Viewer) -> bool:
    is_practice = record.contest_id == 0 and record.timed_work_id is None
    return (is_practice and record.group_id is None) or viewer.is_root or record.uid == viewer.uid


def result_is_open() -> Any:
    """Condition on Submission, for figures that everybody reads: rows whose result nobody is kept
    from. Contests and timed work keep theirs back until they have ended (contract home.md)."""
    return (Submission.contest_id == 0) & Submission.timed_work_id.is_null()


def visible_record(record: SubmissionRecord, viewer: Viewer) -> SubmissionRecord:
    """The row without the title of a problem that the viewer can no longer see; the address is
    root's alone."""
    return replace(
        record,
        title=record.title if _may_see_problem(record, viewer) else None,
        ip=record.ip if viewer.is_root else None,
    )


def visible_detail(
    detail: SubmissionDetail, viewer: Viewer, *, code_is_hidden: bool, hidden_notice: str
) -> SubmissionDetail:
    """`code_is_hidden` is the switch hideNonContestSubmissionCode."""
    record = detail.record
    code = detail.code if may_see_code(detail, viewer) else None
    if code is not None and code_is_hidden and not viewer.is_problem_admin:
        code = hidden_notice
    message = _visible_message(detail, viewer)
    return SubmissionDetail(visible_record(record, viewer), code, message, detail.code_share)


def _visible_message(detail: SubmissionDetail, viewer: Viewer) -> str | None:
    """Why the judge failed may quote checkers and answers: that is for staff. What a compiler says
    quotes the code, and is for those who may read that."""
    status = detail.record.status
    if status == Verdict.SYSTEM_ERROR and not viewer.is_staff:
        return SYSTEM_ERROR_NOTICE
    if status == Verdict.COMPILE_ERROR and not may_see_code(detail, viewer):
        return None
    return detail.error_message if status in SHOWS_MESSAGE else None


def may_see_code(detail: SubmissionDetail, viewer: Viewer) -> bool:
    """S1 §6: shared where the problem allows it, one's own, or staff."""
    if detail.record.share and detail.code_share:
        return True
    return viewer.is_staff or (not viewer.is_guest and detail.record.uid == viewer.uid)


def visible_cases(
    cases: list[CaseRecord],
    record: SubmissionRecord,
    viewer: Viewer,
    *,
    open_case_result: bool,
    show_checker_comment: bool,
) -> list[VisibleCase] | None:
    """None where case results are closed. Comments of checkers may quote answers: staff reads them,
    others only where the problem says so, and never why a checker failed. What the judge itself
    says of a limit or an exit code quotes nothing. What a failed public example showed is for
    staff, and for the owner while the statement is."""
    if not open_case_result or not may_see_row(record, viewer):
        return None

    def may_read_comment(case: CaseRecord) -> bool:
        if viewer.is_staff or case.status in JUDGES_OWN_WORD:
            return True
        return show_checker_comment and case.status != Verdict.SYSTEM_ERROR

    is_owner = not viewer.is_guest and record.uid == viewer.uid
    may_see_samples = viewer.is_staff or (is_owner and _may_see_problem(record, viewer))
    return [
        VisibleCase(
            replace(
                case,
                user_output=case.user_output if may_read_comment(case) else None,
                sample=case.sample if may_see_samples else None,
            ),
            viewer.is_staff,
        )
        for case in cases
    ]


def may_hear_submissions_of(viewer: Viewer, uid: str) -> bool:
    """The live topic submission:{uid} (contract 00-conventions §9.2)."""
    return viewer.is_staff or (not viewer.is_guest and viewer.uid == uid)


def _may_see_problem(record: SubmissionRecord, viewer: Viewer) -> bool:
    return record.problem is not None and viewer_may_see(record.problem, viewer)
