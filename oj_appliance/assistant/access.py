"""When the AI helper is shut to somebody. The one place that says so; it is asked before an answer
begins, and again and again while one is sent."""

from __future__ import annotations

from oj_appliance.assistant import store
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.rules import is_manager as manages_contest
from oj_appliance.contests.rules import status_of as contest_status
from oj_appliance.contests.types import Contest
from oj_appliance.contests.types import Status as ContestStatus
from oj_appliance.contests.virtual.courses import course_of
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rules import ended_at
from oj_appliance.timed_work.rules import is_manager as manages_work
from oj_appliance.timed_work.rules import is_running as is_work_running
from oj_appliance.web.guards import Viewer


class AssistantAccess:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        contests: KnownContests,
        works: KnownTimedWorks,
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._contests = contests
        self._works = works

    def check_open(self) -> None:
        """Raises ai.closed."""
        if not self._configuration.website.openAiChat:
            raise ApiError("ai.closed")

    async def check(self, viewer: Viewer, problem_id: int | None = None) -> None:
        """What is asked of one problem is shut while that is in use anywhere. Raises
        ai.contest_running."""
        running = self._running_contests(viewer)
        if (
            self._is_working(viewer)
            or self._is_in_use(viewer, problem_id, running)
            or any(self._contests.is_registered(each.id, viewer.uid) for each in running)
            or self._is_in_virtual(viewer)
        ):
            raise ApiError("ai.contest_running")
        if not running:
            return
        contest_ids = [each.id for each in running]
        if await self._database.read(store.has_written_in, viewer.account_id, contest_ids):
            raise ApiError("ai.contest_running")

    async def is_free(self, viewer: Viewer, problem_id: int) -> bool:
        """Whether nothing that stands against it runs: for this problem anywhere, or for this
        person, guests included."""
        if viewer.is_guest:
            return not self._is_in_use(viewer, problem_id, self._running_contests(viewer))
        try:
            await self.check(viewer, problem_id)
        except ApiError:
            return False
        return True

    def _running_contests(self, viewer: Viewer) -> list[Contest]:
        """But those that the viewer looks after."""
        now = self._clock.now_ms()
        return [
            each
            for each in self._contests.all()
            if contest_status(each, now) is ContestStatus.RUNNING
            and not manages_contest(viewer, each)
        ]

    def _is_in_virtual(self, viewer: Viewer) -> bool:
        now, known = self._clock.now_ms(), self._contests
        return any(course_of(known, viewer, each, now) is not None for each in known.all())

    def _is_working(self, viewer: Viewer) -> bool:
        """Whether the time of a work that they have begun runs, a pause of it included."""
        now = self._clock.now_ms()
        for work in self._works.with_dry_runs():
            record = self._works.record(work.id, viewer.uid)
            if record is None or record.started_at is None or manages_work(viewer, work):
                continue
            if ended_at(work, record, now) is None:
                return True
        return False

    def _is_in_use(self, viewer: Viewer, problem_id: int | None, running: list[Contest]) -> bool:
        """Whoever has handed in could still tell those who have not."""
        if problem_id is None:
            return False
        if any(
            each.problem_id == problem_id
            for contest in running
            for each in self._contests.problems(contest.id)
        ):
            return True
        now = self._clock.now_ms()
        return any(
            not manages_work(viewer, work)
            and is_work_running(work, self._works.records(work.id), now)
            and any(each.problem_id == problem_id for each in self._works.problems(work.id))
            for work in self._works.all()
        )
