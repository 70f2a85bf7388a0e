"""What participants see of a timed work's problems (contract timedwork.md §3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.types import Verdict
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.problems.catalogue import ProblemCatalogue
from oj_appliance.problems.titles import under_title
from oj_appliance.storage.database import Database
from oj_appliance.submissions.service import Submissions
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.corrections.store import counting
from oj_appliance.timed_work.corrections.types import Corrections
from oj_appliance.timed_work.problems.types import OwnProblem, PlacedView
from oj_appliance.timed_work.rank.rules import cells, corrected, counted
from oj_appliance.timed_work.rank.store import sent_by
from oj_appliance.timed_work.rank.types import Cell, Sent
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem
from oj_appliance.web.guards import Viewer


class TimedWorkProblems:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        works: TimedWorks,
        catalogue: ProblemCatalogue,
        submissions: Submissions,
        registry: PlaceRegistry,
    ) -> None:
        self._database = database
        self._clock = clock
        self._works = works
        self._catalogue = catalogue
        self._submissions = submissions
        self._registry = registry

    async def listed(self, viewer: Viewer, timed_work_id: int) -> list[OwnProblem]:
        """In the work's order. Raises as timed_work.rules.check_entry, timedwork.no_record."""
        work = self._works.begun(viewer, timed_work_id)
        return await self._own(viewer, work, self._works.paper(viewer, work))

    async def detail(self, viewer: Viewer, timed_work_id: int, display_id: str) -> PlacedView:
        """Raises as `listed`, timedwork.problem_missing."""
        work = self._works.begun(viewer, timed_work_id)
        policy = self._registry.policy(work.place)
        pid = policy.reference(viewer, work.place, display_id)
        view = await self._catalogue.view_in(
            viewer, work.place, pid if isinstance(pid, int) else None
        )
        known = self._works.known.problems(work.id)
        problem = next((each for each in known if each.problem_id == view.problem.id), None)
        if problem is None:  # taken out in between
            raise ApiError("timedwork.problem_missing", status=404)
        (own,) = await self._own(viewer, work, [problem])
        tells_origin = self._works.tells_results(viewer, work)
        view = replace(
            view,
            # The bank's own id would tell where else the problem is met.
            problem=replace(
                under_title(view.problem, problem.display_title), problem_id=problem.display_id
            ),
            # How often it was solved elsewhere tells how hard it is.
            counts=view.counts if rules.reads_all(viewer, work) else dict.fromkeys(view.counts, 0),
            tags=view.tags if tells_origin else (),
            languages=tuple(
                each for each in view.languages if rules.takes_language(work.settings, each.name)
            ),
        )
        return PlacedView(own, view, tells_origin)

    async def _own(
        self, viewer: Viewer, work: TimedWork, problems: Sequence[TimedWorkProblem]
    ) -> list[OwnProblem]:
        """With what the rank counts of each problem, once it may be told."""
        if not self._works.tells_results(viewer, work):
            pids = [each.problem_id for each in problems]
            marks = await self._submissions.my_statuses(viewer, work.place, pids)
            return [OwnProblem(each, marks[each.problem_id].status, None) for each in problems]
        sent, corrections = await self._database.read(_sent_by, work.id, viewer.account_id)
        record = self._works.known.record(work.id, viewer.uid)
        if record is not None and rules.has_started(record):
            sent = counted(work, record, sent, now=self._clock.now_ms())
        found = corrected(problems, viewer.uid, cells(work, problems, sent), corrections)
        return [
            _own_problem(each, found.get(each.problem_id), viewer.uid, corrections)
            for each in problems
        ]


def _sent_by(timed_work_id: int, uid: str) -> tuple[list[Sent], Corrections]:
    return sent_by(timed_work_id, uid), counting(timed_work_id)


def _own_problem(
    problem: TimedWorkProblem, cell: Cell | None, uid: str | None, corrections: Corrections
) -> OwnProblem:
    if cell is None:
        return OwnProblem(problem, Verdict.NOT_SUBMITTED, None)
    decided = corrections.for_person(uid, problem.problem_id)
    return OwnProblem(problem, cell.status, cell.score, decided)
