"""Calls of virtual participation (contract contest.md §5)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.contests.boards.wire import BoardRow
from oj_appliance.contests.virtual.service import VirtualParticipation
from oj_appliance.contests.virtual.types import VirtualView
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN, permission
from oj_appliance.web.wire import Id, Time


class VirtualQuery(msgspec.Struct):
    cid: Id


class VirtualBody(msgspec.Struct):
    cid: Id


class VirtualResultAnswer(msgspec.Struct):
    """`rank` null for stars; `participants` = how many have a rank on the final board."""

    rank: int | None
    participants: int
    row: BoardRow


class VirtualAnswer(msgspec.Struct, kw_only=True):
    """`state` is none, running or ended; `refusal` the error that start would be refused with;
    `endsAt` when it ends or has ended."""

    state: str
    refusal: str | None
    startedAt: Time | None
    endsAt: Time | None
    now: Time
    result: VirtualResultAnswer | None


class VirtualApi:
    def __init__(self, virtual: VirtualParticipation, clock: Clock) -> None:
        self._virtual = virtual
        self._clock = clock

    @get(
        "/api/get-contest-virtual",
        guard=LOGIN,
        summary="My virtual participation in a contest",
        previewed=True,
    )
    async def get_contest_virtual(self, call: Call, query: VirtualQuery) -> VirtualAnswer:
        return self._answer(await self._virtual.view(call.viewer, query.cid))

    @post(
        "/api/start-contest-virtual",
        guard=permission("submit"),
        summary="Take part in an ended contest on a clock of one's own",
    )
    async def start_contest_virtual(self, call: Call, body: VirtualBody) -> VirtualAnswer:
        return self._answer(await self._virtual.start(call.viewer, body.cid))

    @post("/api/end-contest-virtual", guard=LOGIN, summary="Hand in before one's own time is over")
    async def end_contest_virtual(self, call: Call, body: VirtualBody) -> VirtualAnswer:
        return self._answer(await self._virtual.end(call.viewer, body.cid))

    def _answer(self, view: VirtualView) -> VirtualAnswer:
        result = view.result
        return VirtualAnswer(
            state=view.state,
            refusal=view.refusal,
            startedAt=None if view.started_at is None else wire_time(view.started_at),
            endsAt=None if view.ends_at is None else wire_time(view.ends_at),
            now=wire_time(self._clock.now_ms()),
            result=None
            if result is None
            else VirtualResultAnswer(result.rank, result.participants, result.row),
        )
