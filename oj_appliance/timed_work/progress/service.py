"""One's own progress in a timed work, and the receipts (contract timedwork.md §13)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from oj_appliance.clock import Clock
from oj_appliance.drafts.service import newest_drafts
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.storage.database import Database
from oj_appliance.submissions.rules import fingerprint
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.progress import rules, store
from oj_appliance.timed_work.progress.types import OwnProgress, Receipt, Sent, Written
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Viewer


class TimedWorkProgress:
    """`secret` gives the site's, for the fingerprints of answers."""

    def __init__(
        self,
        database: Database,
        works: TimedWorks,
        problems: ProblemService,
        secret: Callable[[], bytes],
        clock: Clock,
    ) -> None:
        self._database = database
        self._clock = clock
        self._works = works
        self._problems = problems
        self._secret = secret

    async def own(
        self, viewer: Viewer, timed_work_id: int
    ) -> tuple[list[OwnProgress], list[Receipt]]:
        """By problem in the work's order, and the receipts, the newest first. Raises as
        timed_work.rules.check_entry, timedwork.no_record."""
        work = self._works.begun(viewer, timed_work_id)
        sent, drafts = await self._database.read(_texts, work, viewer.account_id)
        of_problem = defaultdict(list)
        for each in sent:
            of_problem[each.problem_id].append(each)
        found = [
            rules.progress_of(
                each,
                of_problem[each.problem_id],
                drafts.get(each.problem_id),
                await self._parts(each.problem_id) if each.type == work_rules.OBJECTIVE else (),
            )
            for each in self._works.paper(viewer, work)
        ]
        # A person's paper may have been another one when something was sent.
        every = self._works.known.problems(work.id)
        names = {each.problem_id: each.display_id for each in every}
        receipts = [self._receipt(work, viewer.account_id, each, names) for each in reversed(sent)]
        return found, receipts

    async def _parts(self, problem_id: int) -> tuple[ObjectivePart, ...]:
        problem = await self._problems.for_submitting(problem_id)
        return () if problem is None else tuple(problem.objective_parts)

    def _receipt(self, work: TimedWork, uid: str, sent: Sent, names: dict[int, str]) -> Receipt:
        now = self._clock.now_ms()
        return Receipt(
            sent.id,
            names.get(sent.problem_id, ""),
            sent.submit_time,
            sent.language,
            sent.length,
            fingerprint(sent.code, sent.language, self._secret()),
            self._works.known.arrival(
                work.id, uid, sent.id, sent.submit_time, is_trial=sent.is_trial, now=now
            ),
        )


def _texts(work: TimedWork, uid: str) -> tuple[list[Sent], dict[int, Written]]:
    drafts = {
        problem_id: Written(draft.about.language, draft.code, draft.about.saved_at)
        for problem_id, draft in newest_drafts(work.place, uid).items()
    }
    return store.sent_texts(work.id, uid), drafts
