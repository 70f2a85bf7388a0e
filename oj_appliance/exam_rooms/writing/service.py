"""Use cases of staff who look at what somebody has written (contract timedwork.md §10.3)."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.drafts.service import kept_draft, kept_versions
from oj_appliance.drafts.types import Draft
from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms.audience import person_in
from oj_appliance.exam_rooms.writing.types import Written
from oj_appliance.storage.database import Database
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.types import SubmissionFilter, SubmissionRecord
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rules import paper, reads_all
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Actor, Viewer

MOST_SUBMISSIONS = 200


class ExamWriting:
    def __init__(
        self, database: Database, clock: Clock, works: KnownTimedWorks, submissions: Submissions
    ) -> None:
        self._database = database
        self._clock = clock
        self._works = works
        self._submissions = submissions

    async def written(self, viewer: Viewer, timed_work_id: int, uid: str) -> list[Written]:
        """Of the problems of the person's paper, and of others in which something was written.
        Raises timedwork.missing, timedwork.not_allowed, exam.person_missing."""
        work = self._read_by(viewer, timed_work_id)
        record = person_in(self._works, work.id, uid)
        drafts = await self._database.read(kept_versions, work.place, uid)
        sent = await self._sent(viewer, work, uid)
        problems = self._works.problems(work.id)
        on_paper = {each.problem_id for each in paper(problems, record)}
        return [
            Written(each, drafts.get(each.problem_id, []), sent.get(each.problem_id, []))
            for each in problems
            if each.problem_id in {*on_paper, *drafts, *sent}
        ]

    async def _sent(
        self, viewer: Viewer, work: TimedWork, uid: str
    ) -> dict[int | None, list[SubmissionRecord]]:
        found, _ = await self._submissions.list_submissions(
            viewer, work.place, SubmissionFilter(uid=uid), offset=0, limit=MOST_SUBMISSIONS
        )
        by_problem: dict[int | None, list[SubmissionRecord]] = {}
        for each in found:
            by_problem.setdefault(each.problem_id, []).append(each)
        return by_problem

    async def draft(self, actor: Actor, timed_work_id: int, uid: str, number: int) -> Draft:
        """As it is stored; that it was read stands in the audit log before it is shown. Raises
        timedwork.missing, timedwork.not_allowed, exam.draft_missing."""
        work = self._read_by(actor.viewer, timed_work_id)
        now = self._clock.now_ms()
        return await self._database.write(_read_draft, actor, work, uid, number, now)

    def _read_by(self, viewer: Viewer, timed_work_id: int) -> TimedWork:
        work = self._works.find(timed_work_id)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        if not reads_all(viewer, work):
            raise ApiError("timedwork.not_allowed", status=403)
        return work


def _read_draft(actor: Actor, work: TimedWork, uid: str, number: int, now: int) -> Draft:
    found = kept_draft(work.place, uid, number)
    if found is None:
        raise ApiError("exam.draft_missing", status=404)
    pid, draft = found
    about = draft.about
    target = {"tid": work.id, "uid": uid, "pid": pid}
    told = {"language": about.language, "version": about.version}
    record_audit(actor, "exam.draft_read", target, after=told, now=now)
    return draft
