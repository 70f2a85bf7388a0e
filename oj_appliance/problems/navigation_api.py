"""From problem to problem of a training or contest (contract problem.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, Int


class NavigationQuery(msgspec.Struct):
    """`trainingId` and `contestId` mean tid and cid; a training wins."""

    tid: Id | None = None
    trainingId: Id | None = None
    cid: Int = 0
    contestId: Int = 0


class NavigationEntry(msgspec.Struct):
    pid: int
    problemId: str
    title: str
    status: int | None
    score: int | None


class NavigationApi:
    @get(
        "/api/get-full-screen-problem-list",
        guard=LOGIN,
        summary="Problems beside this one, with my results",
    )
    async def get_full_screen_problem_list(
        self, call: Call, query: NavigationQuery
    ) -> list[NavigationEntry]:
        if query.tid or query.trainingId:
            raise ApiError("training.missing")  # there are no trainings yet
        if query.cid or query.contestId:
            raise ApiError("contest.missing", status=404)  # nor contests
        raise ApiError("param.tid_or_cid")
