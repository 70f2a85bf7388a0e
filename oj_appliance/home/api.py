"""Calls of the start page (contract home.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.home.service import StartPage
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST


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
        chosen = self._start_page.quotation(call.language)
        return QuotationAnswer(chosen.text, chosen.source)
