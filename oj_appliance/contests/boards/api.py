"""Calls of boards (contract scoreboard.md §1)."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from msgspec import Meta

from oj_appliance.clock import Clock, wire_time
from oj_appliance.contests.api import ContestSummary, information
from oj_appliance.contests.boards.service import BoardQuestion, Boards, Rows
from oj_appliance.contests.boards.types import ProblemCount
from oj_appliance.contests.boards.wire import BoardRow
from oj_appliance.contests.service import Contests
from oj_appliance.errors import ApiError
from oj_appliance.places.types import Auth
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.paging import Page, PageQuery, Window, page_of
from oj_appliance.web.wire import Id, Int, Time, Uid, up_to

BOARD_ROWS = 50  # S2 §9
MOST_FOLLOWED = 1_000
MOST_EXTERNALS = 100
LONGEST_KEYWORD = 100
NONE = ProblemCount(0, 0)


class BoardBody(PageQuery, kw_only=True):
    cid: Id | None = None
    limit: Int = BOARD_ROWS
    forceRefresh: bool = False
    removeStar: bool = False
    concernedList: Annotated[list[Uid], Meta(max_length=MOST_FOLLOWED)] = []
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] | None = None
    containsEnd: bool = False
    externalCidList: Annotated[list[Id], Meta(max_length=MOST_EXTERNALS)] = []


class OutsideQuery(msgspec.Struct):
    cid: Id


class OutsideProblem(msgspec.Struct, kw_only=True):
    """`ac` and `total` are submissions: accepted ones, and all."""

    id: int
    displayId: str
    cid: int
    pid: int
    displayTitle: str
    color: str | None
    gmtCreate: Time
    gmtModified: Time
    ac: int
    total: int


class OutsideInfo(msgspec.Struct):
    contest: ContestSummary
    problemList: list[OutsideProblem]


class BoardsApi:
    def __init__(self, boards: Boards, contests: Contests, clock: Clock) -> None:
        self._boards = boards
        self._contests = contests
        self._clock = clock

    @post("/api/get-contest-rank", guard=LOGIN, summary="The board of a contest", previewed=True)
    async def get_contest_rank(self, call: Call, body: BoardBody) -> Page[BoardRow]:
        window = body.window(BOARD_ROWS)
        return _page(await self._boards.inside(call.viewer, _asked(body, window)), window)

    @post(
        "/api/get-contest-outside-scoreboard",
        guard=GUEST,
        summary="The board of a contest, for everybody",
        previewed=True,
    )
    async def get_contest_outside_scoreboard(self, call: Call, body: BoardBody) -> Page[BoardRow]:
        window = body.window(BOARD_ROWS)
        return _page(await self._boards.outside(call.viewer, _asked(body, window)), window)

    @get(
        "/api/get-contest-outsize-info",
        guard=GUEST,
        summary="The head of a contest whose board everybody may see",
    )
    async def get_contest_outsize_info(self, call: Call, query: OutsideQuery) -> OutsideInfo:
        contest = self._boards.head_outside(query.cid)
        counts = await self._boards.problem_counts(call.viewer, contest)
        (count,) = await self._contests.participants([contest])
        problems = [
            OutsideProblem(
                id=each.id,
                displayId=each.display_id,
                cid=each.contest_id,
                pid=each.problem_id,
                displayTitle=each.display_title,
                color=each.color,
                gmtCreate=wire_time(each.created_at),
                gmtModified=wire_time(each.updated_at),
                ac=counts.get(each.problem_id, NONE).solved,
                total=counts.get(each.problem_id, NONE).submitted,
            )
            for each in self._contests.known.problems(contest.id)
            if each.auth != Auth.PRIVATE
        ]
        return OutsideInfo(information(contest, count, self._clock.now_ms()), problems)


def _asked(body: BoardBody, window: Window) -> BoardQuestion:
    """Raises param.cid."""
    if body.cid is None:
        raise ApiError("param.cid", status=400, field="cid")
    return BoardQuestion(
        contest_id=body.cid,
        window=window,
        is_forced=body.forceRefresh,
        without_stars=body.removeStar,
        followed=frozenset(body.concernedList),
        keyword=body.keyword or "",
        with_late=body.containsEnd,
        externals=tuple(body.externalCidList),
    )


def _page(rows: Rows, window: Window) -> Page[BoardRow]:
    """The rows are encoded already."""
    records, total = rows
    return page_of(cast(list[BoardRow], records), total, window)
