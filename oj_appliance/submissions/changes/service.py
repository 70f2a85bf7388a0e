"""What people change of a submission that exists: share, judge again, judge by hand, cancel
(contract submission.md §5). Every condition is asked inside the write it guards."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import IN_PROGRESS, RUNNING, Lane
from oj_appliance.judging.types import QueuedJob, Verdict, submission_key
from oj_appliance.places.codec import place_of
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import PRACTICE, Place
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.database import Database
from oj_appliance.submissions import rules
from oj_appliance.submissions.changes import store as changes_store
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.store import reading as store
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import SubmissionDetail, SubmissionRecord
from oj_appliance.submissions.waiting.positions import WaitingRows
from oj_appliance.web.guards import Actor, Viewer

# A run may have hung when its row is as old as this (submission.md §5).
STUCK_AFTER_MS = 60_000
# Rows of one write: a problem with thousands of submissions must not hold up everybody's writes.
ROWS_AT_ONCE = 50

MANUAL_STATUSES = (
    Verdict.PRESENTATION_ERROR,
    Verdict.WRONG_ANSWER,
    Verdict.ACCEPTED,
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.MEMORY_LIMIT_EXCEEDED,
    Verdict.RUNTIME_ERROR,
    Verdict.SYSTEM_ERROR,
    Verdict.PARTIAL_ACCEPTED,
    Verdict.SUBMITTED_FAILED,
)


class SubmissionChanges:
    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        registry: PlaceRegistry,
        submissions: Submissions,
        transitions: Transitions,
        waiting: WaitingRows,
        judged_at_once: Callable[[SubmissionRecord], SubmissionRecord],
        check_freeze: Callable[[Place], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems
        self._registry = registry
        self._submissions = submissions
        self._transitions = transitions
        self._waiting = waiting
        self._judged_at_once = judged_at_once
        self._check_freeze = check_freeze

    # -- share

    async def share(self, viewer: Viewer, submission_id: int, *, share: bool) -> None:
        """Raises submission.missing, submission.not_owner, submission.contest_share,
        problem.no_share."""
        await self._database.write(self._write_share, viewer, submission_id, share)

    def _write_share(self, viewer: Viewer, submission_id: int, share: bool) -> None:
        detail = store.find_detail(submission_id)
        if detail is None:
            raise ApiError("submission.missing", status=404)
        self._submissions.visibility.refuse_hidden(detail.record, viewer)
        if detail.record.uid != viewer.account_id:
            raise ApiError("submission.not_owner")
        place = detail.record.place
        self._registry.policy(place).may_share(place)
        if share and not detail.code_share:
            raise ApiError("problem.no_share")
        changes_store.set_share(submission_id, share, now=self._clock.now_ms())

    # -- judge again

    async def resubmit(self, actor: Actor, submission_id: int) -> SubmissionDetail:
        """The row as it waits again. Raises submission.missing, submission.not_owner,
        submission.contest_no_resubmit, submission.not_failed, judge.unsupported."""
        record = await self._existing(submission_id)
        self._submissions.visibility.refuse_hidden(record, actor.viewer)
        if record.uid != actor.uid and not actor.viewer.is_root:
            raise ApiError("submission.not_owner")
        await self._check_judgeable(record.problem_id)
        await self._database.write(self._write_resubmit, actor, submission_id)
        return await self._waiting_again(actor.viewer, submission_id, Lane.SUBMISSION)

    def _write_resubmit(self, actor: Actor, submission_id: int) -> None:
        record = _found(submission_id)
        self._registry.policy(record.place).may_resubmit(actor.viewer, record.place)
        now = self._clock.now_ms()
        if not self._may_resubmit(actor.viewer, record, now):
            raise ApiError("submission.not_failed")
        after = self._judged_at_once(self._transitions.reset(record, Lane.SUBMISSION))
        self._audit(actor, "submission.resubmit", record, after)

    def _may_resubmit(self, viewer: Viewer, record: SubmissionRecord, now: int) -> bool:
        if record.status == Verdict.SUBMITTED_FAILED:
            return True
        if not viewer.is_root:
            return False
        if record.status == Verdict.PENDING:
            since = changes_store.queued_at(record.id) or 0
            return now - since > STUCK_AFTER_MS or not self._waiting.holds(record.id)
        return record.status == Verdict.SYSTEM_ERROR

    async def rejudge(self, actor: Actor, submission_id: int) -> SubmissionDetail:
        """The row as it waits again. Raises submission.missing, judge.still_running,
        judge.unsupported, problem.missing."""
        record = await self._existing(submission_id)
        await self._check_judgeable(record.problem_id)
        await self._database.write(self._write_rejudge, actor, submission_id)
        return await self._waiting_again(actor.viewer, submission_id, self._rejudge_lane(record))

    def _write_rejudge(self, actor: Actor, submission_id: int) -> None:
        record = _found(submission_id)
        now = self._clock.now_ms()
        if record.status in RUNNING and now - record.updated_at < STUCK_AFTER_MS:
            raise ApiError("judge.still_running")
        after = self._reset(record)
        self._audit(actor, "submission.rejudge", record, after)

    async def rejudge_problem(self, actor: Actor, pid: int, statuses: list[int] | None) -> int:
        """How many practice submissions wait again. Those that wait already keep their place.
        Raises judge.nothing_to_rejudge, judge.unsupported, problem.missing, exam.frozen."""
        self._check_freeze(PRACTICE)
        await self._check_judgeable(pid)
        rows = await self._database.read(changes_store.rows_of_problem, PRACTICE, pid, statuses)
        await self._rejudge_rows(actor, "submission.rejudge_problem", {"pid": pid}, rows)
        return len(rows)

    async def rejudge_for(self, actor: Actor, pid: int) -> int:
        """As `rejudge_problem`, for all that was submitted."""
        return await self.rejudge_problem(actor, pid, None)

    async def rejudge_contest_problem(
        self, actor: Actor, cid: int, pid: int, statuses: list[int] | None = None
    ) -> int:
        """The same for the submissions of one contest, or of one timed work by its encoded number,
        which keep the contest's lane. Raises as `rejudge_problem`."""
        place = place_of(cid=cid)
        self._check_freeze(place)
        await self._check_judgeable(pid)
        rows = await self._database.read(changes_store.rows_of_problem, place, pid, statuses)
        target = {"cid": cid, "pid": pid}
        await self._rejudge_rows(actor, "submission.rejudge_contest_problem", target, rows)
        return len(rows)

    async def _rejudge_rows(
        self, actor: Actor, action: str, target: dict[str, int], rows: list[tuple[int, int]]
    ) -> None:
        if not rows:
            raise ApiError("judge.nothing_to_rejudge")
        await self._database.write(self._audit_many, actor, action, target, rows)
        for start in range(0, len(rows), ROWS_AT_ONCE):
            ids = [each for each, _ in rows[start : start + ROWS_AT_ONCE]]
            await self._database.write(self._write_rejudge_many, ids)
            for record in await self._database.read(store.find_records, ids):
                await self._enter_queue(record, self._rejudge_lane(record))

    def _write_rejudge_many(self, submission_ids: list[int]) -> None:
        for record in store.find_records(submission_ids):
            if record.status != Verdict.PENDING:
                self._reset(record)

    def _reset(self, record: SubmissionRecord) -> SubmissionRecord:
        lane = self._rejudge_lane(record)
        return self._judged_at_once(self._transitions.reset(record, lane))

    def _audit_many(
        self, actor: Actor, action: str, target: dict[str, int], rows: list[tuple[int, int]]
    ) -> None:
        record_audit(
            actor,
            action,
            target,
            before={"statuses": changes_store.per_status(rows)},
            after={"count": len(rows)},
            now=self._clock.now_ms(),
        )

    async def _check_judgeable(self, problem_id: int | None) -> None:
        """A row whose problem is gone keeps its verdict: judging again could only destroy it."""
        problem = None if problem_id is None else await self._problems.for_submitting(problem_id)
        if problem is None:
            raise ApiError("problem.missing", status=404)
        if problem.unsupported is not None:
            raise ApiError("judge.unsupported", reason=problem.unsupported)

    async def _waiting_again(
        self, viewer: Viewer, submission_id: int, lane: Lane
    ) -> SubmissionDetail:
        # Read before a slot can take the row, so that the answer shows it waiting.
        detail = await self._submissions.detail(viewer, submission_id)
        await self._enter_queue(await self._existing(submission_id), lane)
        return detail

    async def _enter_queue(self, record: SubmissionRecord, lane: Lane) -> None:
        if record.status == Verdict.PENDING:
            key = submission_key(record.id)
            await self._waiting.put(QueuedJob(key, record.uid, lane, record.problem_id))
        self._transitions.announce(record)

    def _rejudge_lane(self, record: SubmissionRecord) -> Lane:
        return self._registry.policy(record.place).rejudge_lane(record.place)

    # -- by hand

    async def manual_judge(
        self, actor: Actor, submission_id: int, status: int, score: int | None
    ) -> SubmissionRecord:
        """The row with its new status. Raises submission.missing, judge.in_progress,
        judge.manual_ce, judge.bad_status."""
        record = await self._database.write(self._write_manual, actor, submission_id, status, score)
        self._transitions.announce(record)
        return record

    def _write_manual(
        self, actor: Actor, submission_id: int, status: int, score: int | None
    ) -> SubmissionRecord:
        record = _found(submission_id, status=400)
        if record.status in IN_PROGRESS:
            raise ApiError("judge.in_progress")
        if record.status == Verdict.COMPILE_ERROR:
            raise ApiError("judge.manual_ce")
        if status not in MANUAL_STATUSES:
            raise ApiError("judge.bad_status")
        points, oi_rank_score = self._manual_score(record, score)
        after = self._transitions.by_hand(
            record,
            status,
            score=points,
            oi_rank_score=oi_rank_score,
            judger=actor.username,
        )
        self._audit(actor, "submission.manual_judge", record, after)
        return after

    def _manual_score(
        self, record: SubmissionRecord, score: int | None
    ) -> tuple[int | None, int | None]:
        """(score, oiRankScore): within the problem's points, none for ACM, and what is stored
        where nothing is said or the problem is gone."""
        pid = record.problem_id
        problem = None if pid is None else self._problems.read_for_judging(pid)
        if problem is None:
            return record.score, record.oi_rank_score
        if problem.type == 0:
            return None, None
        if score is None:
            return record.score, record.oi_rank_score
        points = min(max(score, 0), problem.io_score)
        if problem.type == ProblemType.OBJECTIVE:
            return points, None
        return points, rules.oi_rank_score(points, problem.difficulty)

    async def cancel(self, actor: Actor, submission_id: int) -> SubmissionRecord:
        """The cancelled row; one that waited gives its place away. Raises submission.missing,
        judge.in_progress, judge.already_cancelled."""
        record = await self._database.write(self._write_cancel, actor, submission_id)
        await self._waiting.remove(submission_id)
        self._transitions.announce(record)
        return record

    def _write_cancel(self, actor: Actor, submission_id: int) -> SubmissionRecord:
        record = _found(submission_id, status=400)
        if record.status in RUNNING:
            raise ApiError("judge.in_progress")
        if record.status == Verdict.CANCELLED:
            raise ApiError("judge.already_cancelled")
        after = self._transitions.cancel(record, actor.username)
        self._audit(actor, "submission.cancel", record, after)
        return after

    # -- what all share

    async def _existing(self, submission_id: int) -> SubmissionRecord:
        return await self._database.read(_found, submission_id)

    def _audit(
        self, actor: Actor, action: str, before: SubmissionRecord, after: SubmissionRecord
    ) -> None:
        record_audit(
            actor,
            action,
            {"submitId": before.id, "pid": before.problem_id, "uid": before.uid},
            before=_audit_view(before),
            after=_audit_view(after),
            now=after.updated_at,
        )


def _found(submission_id: int, *, status: int = 404) -> SubmissionRecord:
    record = store.find_record(submission_id)
    if record is None:
        raise ApiError("submission.missing", status=status)
    return record


def _audit_view(record: SubmissionRecord) -> dict[str, object]:
    return {
        "status": record.status,
        "score": record.score,
        "oiRankScore": record.oi_rank_score,
        "judger": record.judger,
        "isManual": bool(record.is_manual),
        "version": record.version,
    }
