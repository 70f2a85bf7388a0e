"""Use cases of printing: a participant hands in a text, the desk prints it and says so."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.contests.printing import rules, store
from oj_appliance.contests.printing.types import PrintJob
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.limits import RateLimit
from oj_appliance.web.paging import Window


class Printing:
    def __init__(self, database: Database, clock: Clock, contests: Contests) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests
        self._pause = RateLimit(clock, count=1, seconds=rules.PAUSE_S)

    async def submit(self, viewer: Viewer, contest_id: int, content: str) -> None:
        """Raises as entering does, and contest.print_closed, content.empty,
        contest.print_too_short, content.too_long, contest.print_too_fast,
        contest.print_no_paper."""
        contest = self._contests.entered(viewer, contest_id)
        if not contest.open_print:
            raise ApiError("contest.print_closed")
        rules.check_text(content)
        seconds = self._pause.wait_seconds(f"{viewer.account_id} {contest_id}")
        if seconds:
            raise ApiError("contest.print_too_fast", status=403, n=seconds)
        now = self._clock.now_ms()
        await self._database.write(_insert, contest_id, viewer, content, now)

    async def queue(
        self, viewer: Viewer, contest_id: int, window: Window
    ) -> tuple[list[PrintJob], int]:
        """Raises contest.missing, contest.not_manager."""
        contest = self._contests.managed(viewer, contest_id)
        return await self._database.read(
            store.jobs, contest.id, limit=window.limit, offset=window.offset
        )

    async def set_printed(self, viewer: Viewer, job_id: int, contest_id: int) -> None:
        """Raises contest.missing, contest.not_manager, update.failed."""
        contest = self._contests.managed(viewer, contest_id)
        now = self._clock.now_ms()
        if not await self._database.write(store.set_printed, job_id, contest.id, now=now):
            raise ApiError("update.failed")

    async def text(self, viewer: Viewer, job_id: int) -> tuple[Contest, PrintJob, str]:
        """Raises contest.missing, of a job that nobody has too; contest.not_manager."""
        found = await self._database.read(store.job, job_id)
        if found is None:
            raise ApiError("contest.missing")
        job, content = found
        return self._contests.managed(viewer, job.contest_id), job, content


def _insert(contest_id: int, viewer: Viewer, content: str, now: int) -> None:
    used = store.pages_used(contest_id, viewer.account_id)
    rules.check_paper(used, rules.pages_of(content))
    store.insert_job(
        contest_id, uid=viewer.account_id, username=viewer.username, content=content, now=now
    )
