"""Calls about what became of a contest (contract contest.md §3.3)."""

from __future__ import annotations

import msgspec

from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.reports.service import Reports
from oj_appliance.contests.reports.telling import (
    shown_problems,
    told_report,
    told_statistics,
    told_summary,
)
from oj_appliance.contests.reports.wire import (
    ContestReport,
    ContestStatistics,
    ContestSummaryAnswer,
)
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, Uid


class ReportQuery(msgspec.Struct, kw_only=True):
    """Without `uid` one's own."""

    cid: Id
    uid: Uid | None = None


class EndedContestQuery(msgspec.Struct):
    cid: Id


class ReportsApi:
    def __init__(self, reports: Reports, known: KnownContests) -> None:
        self._reports = reports
        self._known = known

    @get(
        "/api/get-contest-report",
        guard=LOGIN,
        summary="What somebody did in a contest",
        previewed=True,
    )
    async def get_contest_report(self, call: Call, query: ReportQuery) -> ContestReport:
        uid = query.uid or call.viewer.account_id
        contest, report = await self._reports.of_person(call.viewer, query.cid, uid)
        problems = shown_problems(self._known.problems(contest.id))
        return told_report(report, self._reports.names(contest), problems)

    @get(
        "/api/get-contest-problem-statistics",
        guard=LOGIN,
        summary="What became of each problem of a contest",
        previewed=True,
    )
    async def get_contest_problem_statistics(
        self, call: Call, query: EndedContestQuery
    ) -> ContestStatistics:
        contest, book = await self._reports.book(call.viewer, query.cid)
        problems = shown_problems(self._known.problems(contest.id))
        return told_statistics(book, self._reports.names(contest), problems)

    @get(
        "/api/get-contest-summary",
        guard=LOGIN,
        summary="A contest on one page, to print",
        previewed=True,
    )
    async def get_contest_summary(
        self, call: Call, query: EndedContestQuery
    ) -> ContestSummaryAnswer:
        contest, summary = await self._reports.summary(call.viewer, query.cid)
        problems = shown_problems(self._known.problems(contest.id))
        return told_summary(summary, self._reports.names(contest), problems)
