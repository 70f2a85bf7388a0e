"""At the end of somebody's time their newest text becomes a submission (contract timedwork.md §9).

What is due is computed from what is stored, again and again: no timer has to fire at its moment,
and a server that was away at the end does it when it is back. That it happens once for each end
stands in the same transaction as the submissions.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.places.participation import Participation
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.store import find_participation
from oj_appliance.problems.objective.grading import check_answers
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.storage.database import Database
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.types import NewSubmission, SubmissionRecord, SubmitRequest, new_row
from oj_appliance.timed_work import grace, store
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rank.store import people
from oj_appliance.timed_work.taking import rules
from oj_appliance.timed_work.taking import store as taking_store
from oj_appliance.timed_work.taking.types import LastDraft
from oj_appliance.timed_work.types import TimedWork, TimedWorkChanged

log = logging.getLogger(__name__)
EACH_S = 1.0


class _Author(msgspec.Struct, frozen=True):
    uid: str
    username: str


class DraftTaking:
    """`check_time` raises clock.doubtful while nobody knows what time it is."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTimedWorks,
        submissions: Submissions,
        problems: ProblemService,
        registry: PlaceRegistry,
        check_time: Callable[[], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._submissions = submissions
        self._problems = problems
        self._registry = registry
        self._check_time = check_time
        self._times: dict[tuple[int, str], int] = {}
        # Works of which nothing is due any more, until somebody changes something of them.
        self._done: set[int] = set()
        self._watching: asyncio.Task[None] | None = None

    async def load(self) -> None:
        self._times = await self._database.read(taking_store.times)

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch(), name="draft-taking")

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    def forget(self, event: TimedWorkChanged) -> None:
        """Listens to TimedWorkChanged, after the commit."""
        self._done.discard(event.timed_work_id)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EACH_S)
            try:
                await self.take_due()
            except Exception:
                log.exception("drafts could not be taken; tried again")

    async def take_due(self) -> None:
        """All whose time is over and whose drafts were not taken for that end."""
        try:
            self._check_time()
        except ApiError:
            return
        now = self._clock.now_ms()
        for work in [each for each in self._known.with_dry_runs() if each.id not in self._done]:
            records = self._known.records(work.id)
            due = [uid for uid, record in records.items() if self._is_due(work, record, now)]
            for uid in due:
                await self._take(work.id, uid)
            is_over = grace.is_settled_for_all(work, records.values(), now)
            # Where something was waited for, a change may have come in between.
            if not due and (is_over or not work.settings.takes_latest_draft):
                self._done.add(work.id)

    def _is_due(self, work: TimedWork, record: Participation, now: int) -> bool:
        return rules.is_due(work, record, self._times.get((work.id, record.uid)), now)

    async def _take(self, timed_work_id: int, uid: str) -> None:
        now = self._clock.now_ms()
        until, taken = await self._database.write(self._take_inside, timed_work_id, uid, now)
        if until is not None:
            self._times[timed_work_id, uid] = until
        self._known.taken.update(each.id for each in taken)
        for each in taken:
            lane = self._registry.policy(each.place).lane(each.place)
            await self._submissions.enter_queue(each, lane)

    def _take_inside(
        self, timed_work_id: int, uid: str, now: int
    ) -> tuple[int | None, list[SubmissionRecord]]:
        """Looks at everything again: time may have been granted since. The end for which it has
        been done, None for none."""
        work = store.timed_work(timed_work_id)
        record = None if work is None else find_participation(work.place, uid)
        until = None if work is None or record is None else rules.taken_until(work, record, now)
        if work is None or record is None or until is None:
            return None, []
        if taking_store.time_of(work.id, uid) == until:
            return until, []
        taking_store.put_time(work.id, uid, ended_at=until, now=now)
        person = people([uid], with_root=work.dry_run_of is not None).get(uid)
        if person is None or uid in work_rules.organisers(work):
            return until, []
        author = _Author(uid, person.username)
        taken = []
        for draft in self._drafts(work, record, until):
            new = self._row(work, author, draft, until)
            stored = None if new is None else self._submissions.store_row(new).record
            if stored is not None:
                taking_store.put_taken(stored.id, draft.id)
                taken.append(stored)
        return until, taken

    def _drafts(self, work: TimedWork, record: Participation, until: int) -> list[LastDraft]:
        """Of the person's paper, in its order."""
        sent = taking_store.last_sent(work.id, record.uid)
        drafts = taking_store.last_drafts(work.place, record.uid, until)
        found = {each.problem_id: each for each in rules.to_take(drafts, sent, until)}
        paper = work_rules.paper(store.problems_of(work.id), record)
        return [found[each.problem_id] for each in paper if each.problem_id in found]

    def _row(
        self, work: TimedWork, author: _Author, draft: LastDraft, until: int
    ) -> NewSubmission | None:
        """None for a text that could not have been submitted."""
        problem = self._problems.read_for_submitting(draft.problem_id)
        takes = work_rules.takes_language(work.settings, draft.language)
        if problem is None or draft.language not in problem.languages or not takes:
            return None
        if problem.unsupported is not None:
            return None
        if draft.language == OBJECTIVE:
            try:
                check_answers(draft.code, problem.objective_parts)
            except ApiError:
                return None
        policy = self._registry.policy(work.place)
        request = SubmitRequest(
            problem=problem.id,
            place=work.place,
            language=draft.language,
            code=draft.code,
            ip="",
            received_at=until,
            arrived_at=until,
        )
        names = {"uid": author.uid, "username": author.username}
        new = new_row(request, problem, policy, code=draft.code, **names)
        # Written in the exam, also where others go on after it by the time it is taken.
        return replace(new, is_trial=False)
