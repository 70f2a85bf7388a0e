"""Calls of the start page (contract home.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.contests import rules
from oj_appliance.home.service import StartPage
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.wire import Time


class StatisticsQuery(msgspec.Struct):
    forceRefresh: bool = False


class LastWeekStatistics(msgspec.Struct):
    dateStrList: list[str]
    acCountList: list[int]
    totalCountList: list[int]


# `from` is a word of Python's own.
class QuotationAnswer(msgspec.Struct, rename={"source": "from"}):
    text: str
    source: str


class RecentContest(msgspec.Struct, kw_only=True):
    """`duration` in seconds; `count` = people who registered; codes of 00-conventions §7."""

    id: int
    title: str
    status: int
    type: int
    auth: int
    oiRankScoreType: str | None
    startTime: Time
    endTime: Time
    duration: int
    count: int
    author: str
    source: int | None
    gid: int | None


class OtherContest(msgspec.Struct, kw_only=True):
    """A contest of another site."""

    oj: str
    url: str
    title: str
    beginTime: Time
    endTime: Time


class HomeApi:
    def __init__(self, start_page: StartPage) -> None:
        self._start_page = start_page

    @get(
        "/api/get-last-week-submission-statistics",
        guard=GUEST,
        summary="Submissions of seven days",
    )
    async def get_last_week_submission_statistics(
        self, call: Call, query: StatisticsQuery
    ) -> LastWeekStatistics:
        week = await self._start_page.week_statistics(
            is_fresh=query.forceRefresh and call.viewer.is_root
        )
        return LastWeekStatistics(list(week.days), list(week.accepted), list(week.total))

    @get("/api/quotation", guard=GUEST, summary="A sentence for the day")
    async def get_quotation(self, call: Call) -> QuotationAnswer:
        chosen = await self._start_page.quotation(call.language)
        return QuotationAnswer(chosen.text, chosen.source)

    @get("/api/get-recent-contest", guard=GUEST, summary="Contests of these days")
    async def get_recent_contest(self, call: Call) -> list[RecentContest]:
        return [
            RecentContest(
                id=contest.id,
                title=contest.title,
                status=rules.status_of(contest, now),
                type=contest.type,
                auth=contest.auth,
                oiRankScoreType=contest.oi_rank_score_type,
                startTime=wire_time(contest.start_time),
                endTime=wire_time(contest.end_time),
                duration=contest.duration_s,
                count=count,
                author=contest.author,
                source=contest.source,
                gid=contest.group_id,
            )
            for contest, count, now in await self._start_page.coming_contests()
        ]

    # Nothing looks at other sites: the list is kept for clients that ask (contract home.md).
    @get("/api/get-recent-other-contest", guard=GUEST, summary="Contests elsewhere")
    async def get_recent_other_contest(self, call: Call) -> list[OtherContest]:
        return []
