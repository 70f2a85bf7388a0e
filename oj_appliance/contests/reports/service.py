"""Who may read the reports of a contest, and the organiser's summary (contract contest.md §3.3)."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.contests.boards.store import people
from oj_appliance.contests.boards.types import Names
from oj_appliance.contests.reports.memory import ReportMemory
from oj_appliance.contests.reports.types import Book, PersonsReport, Summary
from oj_appliance.contests.rules import is_manager, is_sealed, organisers, seen_at, status_of
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest, ContestAuth, Status
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class Reports:
    def __init__(
        self, database: Database, clock: Clock, contests: Contests, memory: ReportMemory
    ) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests
        self._memory = memory

    async def of_person(
        self, viewer: Viewer, contest_id: int, uid: str
    ) -> tuple[Contest, PersonsReport]:
        """Raises as contests.rules.check_entry, report.not_ended, report.sealed,
        report.missing."""
        contest = self._readable(viewer, contest_id)
        found = await self._memory.report(contest.id, uid)
        if found is None:
            raise ApiError("report.missing")
        return contest, found

    async def book(self, viewer: Viewer, contest_id: int) -> tuple[Contest, Book]:
        """Raises as contests.rules.check_entry, report.not_ended, report.sealed."""
        contest = self._readable(viewer, contest_id)
        return contest, await self._memory.book(contest.id)

    async def summary(self, viewer: Viewer, contest_id: int) -> tuple[Contest, Summary]:
        """Raises contest.missing, contest.not_manager."""
        contest = self._contests.managed(viewer, contest_id)
        book = await self._memory.book(contest.id)
        registered = self._contests.known.registered(contest.id) - organisers(contest)
        points = [row.standing.points for row in book.rows]
        absent = await self._database.read(people, registered - set(book.entries))
        return contest, Summary(
            book=book,
            registered=None if contest.auth == ContestAuth.PUBLIC else len(registered),
            submissions=sum(len(entries) for entries in book.entries.values()),
            average=sum(points) / len(points) if points else 0.0,
            absent=tuple(sorted(absent.values(), key=lambda each: each.username)),
        )

    def names(self, contest: Contest) -> Names:
        """As the board shows people, and by no other name."""
        shown = contest.rank_show_name
        return Names(shown=shown, shows_nickname=False, shows_realname=False)

    def _readable(self, viewer: Viewer, contest_id: int) -> Contest:
        contest, now = self._contests.entered(viewer, contest_id), self._clock.now_ms()
        if is_manager(viewer, contest):
            return contest
        is_virtual = self._contests.course(viewer, contest) is not None
        if is_virtual or status_of(contest, seen_at(viewer, contest, now)) is not Status.ENDED:
            raise ApiError("report.not_ended")
        if is_sealed(viewer, contest, force=True, now=now):
            raise ApiError("report.sealed")
        return contest
