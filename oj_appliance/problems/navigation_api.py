"""From problem to problem of a training or contest (contract problem.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.places.codec import place_of
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import PRACTICE
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
    def __init__(self, registry: PlaceRegistry) -> None:
        self._registry = registry

    @get(
        "/api/get-full-screen-problem-list",
        guard=LOGIN,
        summary="Problems beside this one, with my results",
    )
    async def get_full_screen_problem_list(
        self, call: Call, query: NavigationQuery
    ) -> list[NavigationEntry]:
        tid, cid = query.tid or query.trainingId, query.cid or query.contestId
        place = place_of(tid=tid) if tid else place_of(cid=cid)
        if place == PRACTICE:
            raise ApiError("param.tid_or_cid")
        self._registry.may_enter(call.viewer, place)
        return []  # a domain that registers such places brings their problems
