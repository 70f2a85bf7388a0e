"""Calls of the desk that brings balloons (contract contest.md §3.1, file.md §3)."""

from __future__ import annotations

from typing import Literal

import msgspec
from aiohttp import web

from oj_appliance.clock import Clock, wire_time
from oj_appliance.contests.accepted.service import AcceptedSubmissions
from oj_appliance.contests.accepted.types import Balloon
from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time

LIST_LIMIT = 20  # S2 §9


class AcceptedQuery(PageQuery, kw_only=True):
    cid: Id
    limit: Int = LIST_LIMIT


class CheckBody(msgspec.Struct):
    id: Id
    cid: Id
    checked: bool


class AcceptedCodeQuery(msgspec.Struct):
    cid: Id
    excludeAdmin: bool = False
    splitType: Literal["user", "problem"] = "user"


class AcceptedRow(msgspec.Struct, kw_only=True):
    """`time` in seconds since the start; `color` is the balloon's; `status` is always 1."""

    id: int
    cid: int
    uid: str
    username: str
    realname: str | None
    pid: int
    displayId: str
    submitId: int
    submitTime: Time
    time: int
    status: int
    checked: bool
    firstBlood: bool
    color: str | None
    school: str | None
    seat: str | None


class AcceptedApi:
    def __init__(self, accepted: AcceptedSubmissions, clock: Clock) -> None:
        self._accepted = accepted
        self._clock = clock

    @get(
        "/api/get-contest-ac-info",
        guard=LOGIN,
        summary="Who has solved what, for the balloons",
        previewed=True,
    )
    async def get_contest_ac_info(self, call: Call, query: AcceptedQuery) -> Page[AcceptedRow]:
        window = query.window(LIST_LIMIT)
        contest, found, total = await self._accepted.balloons(call.viewer, query.cid, window)
        problems = self._accepted.problems(contest)
        rows = [_row(each, contest, problems.get(each.accepted.problem_id)) for each in found]
        return page_of(rows, total, window)

    @put("/api/check-contest-ac-info", guard=LOGIN, summary="The balloon has been brought")
    async def check_contest_ac_info(self, call: Call, body: CheckBody) -> None:
        await self._accepted.check(call.viewer, body.cid, body.id, is_checked=body.checked)

    @get(
        "/api/file/download-contest-ac-submission",
        guard=LOGIN,
        summary="The code that counts, as a zip",
        answers="application/zip",
        previewed=True,
    )
    async def download_contest_ac_submission(
        self, call: Call, query: AcceptedCodeQuery
    ) -> web.StreamResponse:
        try:
            file = await self._accepted.pack(
                call.viewer, query.cid, query.splitType, without_staff=query.excludeAdmin
            )
        except ApiError as refusal:
            raise DownloadError(refusal.key, status=refusal.status) from refusal
        name = f"contest_{query.cid}_{self._clock.now_ms()}.zip"
        return await send_open_file(call, file, name, "application/zip")


def _row(balloon: Balloon, contest: Contest, problem: ContestProblem | None) -> AcceptedRow:
    accepted = balloon.accepted
    return AcceptedRow(
        id=accepted.id,
        cid=contest.id,
        uid=accepted.uid,
        username=accepted.username,
        realname=accepted.realname,
        pid=accepted.problem_id,
        displayId="" if problem is None else problem.display_id,
        submitId=accepted.id,
        submitTime=wire_time(accepted.submit_time),
        time=(accepted.submit_time - contest.start_time) // 1000,
        status=1,
        checked=accepted.is_checked,
        firstBlood=balloon.is_first_blood,
        color=None if problem is None else problem.color,
        school=accepted.school,
        seat=accepted.seat,
    )
