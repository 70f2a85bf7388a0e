"""Calls by which a student goes to another class (contract class.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.classes.moving.service import Moving
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, Uid


class TargetQuery(msgspec.Struct):
    gid: Id


class ClassTarget(msgspec.Struct):
    id: int
    name: str


class MoveBody(msgspec.Struct):
    uid: Uid
    gid: Id
    toGid: Id


class MovingApi:
    def __init__(self, moving: Moving) -> None:
        self._moving = moving

    @get("/api/class/targets", guard=LOGIN, summary="To which groups a student may be moved")
    async def get_class_targets(self, call: Call, query: TargetQuery) -> list[ClassTarget]:
        found = self._moving.targets(call.viewer, query.gid)
        return [ClassTarget(each.id, each.name) for each in found]

    @post("/api/class/move", guard=LOGIN, summary="A student goes to another class")
    async def move_student(self, call: Call, body: MoveBody) -> None:
        await self._moving.move(call.actor, body.uid, body.gid, body.toGid)
