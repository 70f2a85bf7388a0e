"""The single place that says what a viewer may see of a submission, its code, its cases, its times
(contract submission.md §4, problem.md §2). Pages, calls, exports and live events all ask here.

Which parts of a row its place lets be known, the place's policy says; here they are put together
with what the problem, the switches and the verdict say.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import structs

from oj_appliance.configuration.types import Switches
from oj_appliance.judging.explanations import is_difference
from oj_appliance.judging.types import Verdict
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import IN_CONTESTS, PRACTICE, Kind, Shown
from oj_appliance.submissions.rules import SHOWS_MESSAGE, fingerprint, hidden_status
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
# Where hidden answers stay hidden, whatever the problem's switch says.
WITHOUT_DIFFERENCES = (*IN_CONTESTS, Kind.TIMED_WORK)
# judge-rules §7: of a wrong answer whose file stayed empty.
NOTHING_WRITTEN = "nothing was written to "


class VisibleCase(msgspec.Struct, frozen=True):
    """A case as a viewer may see it; ids and file names are for staff alone."""

    case: CaseRecord
    shows_origin: bool


class Visibility:
    def __init__(self, registry: PlaceRegistry) -> None:
        self._registry = registry

    def may_see_row(self, record: SubmissionRecord, viewer: Viewer) -> bool:
        return Shown.ROW in self._registry.shows(viewer, record)

    def refuse_hidden(self, record: SubmissionRecord, viewer: Viewer) -> None:
        """Raises submission.missing, or what the place says instead."""
        if not self.may_see_row(record, viewer):
            raise self._registry.refusal(viewer, record.place)

    def record(self, record: SubmissionRecord, viewer: Viewer) -> SubmissionRecord:
        """The row without what its place keeps back, and without the title of a problem that the
        viewer can no longer see; the address is root's alone."""
        shown = self._registry.shows(viewer, record)
        has_status, has_score = Shown.STATUS in shown, Shown.SCORE in shown
        has_times = Shown.TIMES in shown
        progress = record.case_progress
        reads_all = self._registry.reads_all(viewer, record.place)
        if progress is not None and not _may_count_cases(record, shown, reads_all):
            progress = None
        display_id, title, titles = self._names(record, viewer)
        return structs.replace(
            record,
            status=record.status if has_status else hidden_status(record.status),
            # Who gave it by hand would tell that there is something to tell.
            judger=record.judger if has_status else None,
            is_manual=record.is_manual and has_status,
            score=record.score if has_score else None,
            oi_rank_score=record.oi_rank_score if has_score else None,
            time=record.time if has_times else None,
            memory=record.memory if has_times else None,
            length=record.length if has_times else None,
            title=title,
            titles=titles,
            display_id=display_id,
            # When it was judged tells how long that took; that it was judged again, of a change.
            version=record.version if has_status else 0,
            updated_at=record.updated_at if has_status else record.created_at,
            ip=record.ip if viewer.is_root else None,
            case_progress=progress,
            arrival=self._registry.arrival(record, record.id),
        )

    def _names(
        self, record: SubmissionRecord, viewer: Viewer
    ) -> tuple[str | None, str | None, dict[str, str]]:
        """Display id in the place, title, and titles in further languages. A title of the place's
        own stands in every language."""
        pid, policy = record.problem_id, self._registry.policy(record.place)
        listed = None if pid is None else policy.named(record.place, pid)
        display_id = None if listed is None else listed.display_id
        if not self._may_see_problem(record, viewer):
            return display_id, None, {}
        if listed is None or listed.title == record.title:
            return display_id, record.title, record.titles
        return display_id, listed.title, {}

    def detail(
        self,
        detail: SubmissionDetail,
        viewer: Viewer,
        *,
        switches: Switches,
        hidden_notice: str,
        secret: bytes,
    ) -> SubmissionDetail:
        """`hidden_notice` stands for code that the site's switch hides; `secret` is the site's."""
        place = detail.record.place
        shown = self._registry.shows(viewer, detail.record)
        code = detail.code if Shown.CODE in shown else None
        if code is not None and self._registry.hides_code(viewer, place, switches):
            code = hidden_notice
        mark = None
        if code is not None and code == detail.code:
            mark = fingerprint(code, detail.record.language, secret)
        return SubmissionDetail(
            self.record(detail.record, viewer),
            code,
            self.message(detail.record, detail.error_message, viewer),
            detail.code_share,
            fingerprint=mark,
        )

    def message(self, record: SubmissionRecord, message: str | None, viewer: Viewer) -> str | None:
        """Why it failed. That may quote checkers and answers where it was the judge: that is for
        staff. What a compiler says quotes the code, and is for those who may read that. Both tell
        the status."""
        shown = self._registry.shows(viewer, record)
        if record.status not in SHOWS_MESSAGE or Shown.STATUS not in shown:
            return None
        reads_all = self._registry.reads_all(viewer, record.place)
        if record.status == Verdict.SYSTEM_ERROR and not reads_all:
            return SYSTEM_ERROR_NOTICE
        if record.status == Verdict.COMPILE_ERROR and Shown.CODE not in shown:
            return None
        return message

    def may_annotate(self, record: SubmissionRecord, viewer: Viewer, switches: Switches) -> bool:
        """Whether the viewer may write beside the lines: who reads the code, and is told there what
        else is the judge's business."""
        return self._registry.reads_all(viewer, record.place) and self._reads(
            record, viewer, Shown.CODE, switches
        )

    def may_read_annotations(
        self, record: SubmissionRecord, viewer: Viewer, switches: Switches
    ) -> bool:
        """Whoever may write them, and the owner: but no sooner than they are told what came of the
        row, since what is said of it tells that too."""
        if self.may_annotate(record, viewer, switches):
            return True
        is_own = not viewer.is_guest and record.uid == viewer.uid
        return is_own and self._reads(record, viewer, Shown.CODE | Shown.STATUS, switches)

    def _reads(
        self, record: SubmissionRecord, viewer: Viewer, parts: Shown, switches: Switches
    ) -> bool:
        is_shown = parts in self._registry.shows(viewer, record)
        return is_shown and not self._registry.hides_code(viewer, record.place, switches)

    def cases(
        self,
        cases: list[CaseRecord],
        record: SubmissionRecord,
        viewer: Viewer,
        *,
        open_case_result: bool,
        show_checker_comment: bool,
    ) -> list[VisibleCase] | None:
        """None where case results are closed. Comments of checkers may quote answers: staff reads
        them, others only where the problem says so, and never why a checker failed. What the judge
        itself says of a limit or an exit code quotes nothing; where an output first differs quotes
        the answer, and no contest or timed work tells it. What a failed public example showed
        is for staff, and for the owner while the statement is."""
        if not open_case_result or Shown.CASES not in self._registry.shows(viewer, record):
            return None

        reads_all = self._registry.reads_all(viewer, record.place)

        def may_read_comment(case: CaseRecord) -> bool:
            if reads_all or case.status in JUDGES_OWN_WORD:
                return True
            if (case.user_output or "").startswith(NOTHING_WRITTEN):
                return True
            if record.place.kind in WITHOUT_DIFFERENCES and is_difference(case.user_output):
                return False
            return show_checker_comment and case.status != Verdict.SYSTEM_ERROR

        is_owner = not viewer.is_guest and record.uid == viewer.uid
        may_see_samples = reads_all or (is_owner and self._may_see_problem(record, viewer))
        return [
            VisibleCase(
                replace(
                    case,
                    user_output=case.user_output if may_read_comment(case) else None,
                    sample=case.sample if may_see_samples else None,
                ),
                reads_all,
            )
            for case in cases
        ]

    def _may_see_problem(self, record: SubmissionRecord, viewer: Viewer) -> bool:
        """Where the row was made, or in the bank."""
        problem = record.problem
        return problem is not None and any(
            self._registry.is_visible(viewer, place, problem) for place in (record.place, PRACTICE)
        )


def _may_count_cases(record: SubmissionRecord, shown: Shown, reads_all: bool) -> bool:
    """How many cases there are, and how soon each ended, is theirs who will see the cases: where
    the place keeps back verdicts or cases, or the problem closes them, it would tell of both."""
    if Shown.STATUS | Shown.CASES not in shown:
        return False
    return reads_all or (record.problem is not None and record.problem.open_case_result)


def who_sees_more(
    records: list[SubmissionRecord], shown_to_guests: list[SubmissionRecord]
) -> frozenset[str]:
    """Besides staff: whoever made a problem whose title a guest is not shown, and whoever owns a
    row of which a guest is kept from something."""
    found: set[str] = set()
    for record, shown in zip(records, shown_to_guests, strict=True):
        if shown.title != record.title and record.problem is not None:
            found.add(record.problem.author_uid or "")
        told = structs.replace(shown, title=record.title, titles=record.titles, ip=record.ip)
        if told != record:
            found.add(record.uid)
    return frozenset(found)


def may_hear_submissions_of(viewer: Viewer, uid: str) -> bool:
    """The live topic submission:{uid} (contract 00-conventions §9.2)."""
    return viewer.is_staff or (not viewer.is_guest and viewer.uid == uid)
