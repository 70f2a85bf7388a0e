"""Calls of invigilators about everybody in a room (contract timedwork.md §10.2)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.exam_rooms.everybody.service import Everybody
from oj_appliance.timed_work.records.rules import LONGEST_REASON
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Int


class EverybodyBody(msgspec.Struct, kw_only=True):
    """`roomId` null: all rooms, and whoever takes part without a seat."""

    tid: Id
    roomId: Id | None = None


class ExtendEverybodyBody(EverybodyBody, kw_only=True):
    seconds: Int
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] | None = None


class ConcernedPeople(msgspec.Struct):
    people: int


class EverybodyApi:
    def __init__(self, everybody: Everybody) -> None:
        self._everybody = everybody

    @post("/api/admin/exam/begin", guard=STAFF, summary="The common start")
    async def begin_for_everybody(self, call: Call, body: EverybodyBody) -> ConcernedPeople:
        return ConcernedPeople(await self._everybody.begin(call.actor, body.tid, body.roomId))

    @post("/api/admin/exam/extend", guard=STAFF, summary="More time for everybody in a room")
    async def extend_everybody(self, call: Call, body: ExtendEverybodyBody) -> ConcernedPeople:
        people = await self._everybody.extend(
            call.actor,
            body.tid,
            body.roomId,
            seconds=body.seconds,
            reason=(body.reason or "").strip() or None,
        )
        return ConcernedPeople(people)
