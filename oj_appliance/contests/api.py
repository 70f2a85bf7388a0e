"""Calls of whoever comes to a contest (contract contest.md §3)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.contests import rules
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest, ContestFilter
from oj_appliance.contests.virtual.courses import lived
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time, up_to

LONGEST_PASSWORD = 50
LONGEST_KEYWORD = 500


class ContestListQuery(PageQuery, kw_only=True):
    limit: Int = rules.LIST_LIMIT
    status: Int | None = None
    type: Int | None = None
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] | None = None


class ContestInfoQuery(msgspec.Struct):
    cid: Id


class RegisterContestBody(msgspec.Struct):
    cid: Id
    password: Annotated[str, up_to(LONGEST_PASSWORD)] = ""


class ContestSummary(msgspec.Struct, kw_only=True):
    """`duration` in seconds; `count` = who registered, or of a public contest who submitted;
    `sealRank`, `sealRankTime`, `openPrint`, `rankShowName` and `now` stand in the info alone."""

    id: int
    uid: str | None
    author: str
    title: str
    type: int
    description: str | None
    status: int
    source: int
    auth: int
    startTime: Time
    endTime: Time
    duration: int
    openRank: bool
    oiRankScoreType: str
    count: int
    gid: int | None
    allowEndSubmit: bool
    sealRank: bool | None = None
    sealRankTime: Time | None = None
    openPrint: bool | None = None
    rankShowName: str | None = None
    now: Time | None = None
    isContestAdmin: bool | None = None
    isVirtual: bool | None = None


class ContestAccess(msgspec.Struct):
    access: bool


class ContestsApi:
    def __init__(self, contests: Contests, clock: Clock) -> None:
        self._contests = contests
        self._clock = clock

    @get("/api/get-contest-list", guard=GUEST, summary="Contests that everybody is shown")
    async def get_contest_list(self, call: Call, query: ContestListQuery) -> Page[ContestSummary]:
        window = query.window(rules.LIST_LIMIT)
        wanted = ContestFilter(query.status, query.type, (query.keyword or "").strip() or None)
        rows, total = self._contests.listed(wanted, window)
        counts = await self._contests.participants(rows)
        now = self._clock.now_ms()
        records = [summary(row, count, now) for row, count in zip(rows, counts, strict=True)]
        return page_of(records, total, window)

    @get("/api/get-contest-info", guard=LOGIN, summary="The head of a contest", previewed=True)
    async def get_contest_info(self, call: Call, query: ContestInfoQuery) -> ContestSummary:
        contest = self._contests.introduced(call.viewer, query.cid)
        (count,) = await self._contests.participants([contest])
        course = self._contests.course(call.viewer, contest)
        now = rules.seen_at(call.viewer, contest, self._clock.now_ms())
        answer = information(lived(contest, course), count, now)
        answer.isVirtual = course is not None
        answer.isContestAdmin = rules.is_manager(call.viewer, contest)
        return answer

    @get(
        "/api/get-contest-access", guard=LOGIN, summary="Whether one is registered", previewed=True
    )
    async def get_contest_access(self, call: Call, query: ContestInfoQuery) -> ContestAccess:
        return ContestAccess(await self._contests.has_access(call.viewer, query.cid))

    @post("/api/register-contest", guard=LOGIN, summary="Takes part with the password")
    async def register_contest(self, call: Call, body: RegisterContestBody) -> None:
        await self._contests.register(call.viewer, body.cid, body.password)


def summary(contest: Contest, count: int, now: int) -> ContestSummary:
    return ContestSummary(
        id=contest.id,
        uid=contest.uid,
        author=contest.author,
        title=contest.title,
        type=contest.type,
        description=contest.description,
        status=rules.status_of(contest, now),
        source=contest.source,
        auth=contest.auth,
        startTime=wire_time(contest.start_time),
        endTime=wire_time(contest.end_time),
        duration=contest.duration_s,
        openRank=contest.open_rank,
        oiRankScoreType=contest.oi_rank_score_type,
        count=count,
        gid=contest.group_id,
        allowEndSubmit=contest.allow_end_submit,
    )


def information(contest: Contest, count: int, now: int) -> ContestSummary:
    """With what the head page and the boards' page need; `now` is what their clocks go by."""
    answer = summary(contest, count, now)
    answer.sealRank = contest.seal_rank
    answer.sealRankTime = (
        None if contest.seal_rank_time is None else wire_time(contest.seal_rank_time)
    )
    answer.openPrint = contest.open_print
    answer.rankShowName = contest.rank_show_name
    answer.now = wire_time(now)
    return answer
