"""Calls about the server's time (contract admin.md §22)."""

from __future__ import annotations

from typing import Literal

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.server_time.service import ServerTime
from oj_appliance.server_time.types import TimeState
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import ROOT, STAFF
from oj_appliance.web.wire import Time


class ServerTimeBody(msgspec.Struct):
    """`computer`: its clock is right; `server`: time goes on as the server has it."""

    take: Literal["computer", "server"]


class ServerTimeState(msgspec.Struct, kw_only=True):
    """`jumpMs`: how much later the computer's clock is than the server's time."""

    now: Time
    computer: Time
    jumpMs: int
    held: bool
    doubtful: bool
    lastKnown: Time | None
    running: bool


class ServerTimeApi:
    def __init__(self, server_time: ServerTime) -> None:
        self._server_time = server_time

    @get("/api/admin/server-time", guard=STAFF, summary="The server's time beside the computer's")
    async def get_server_time(self, call: Call) -> ServerTimeState:
        return _told(self._server_time.state())

    @post("/api/admin/server-time", guard=ROOT, summary="Which of the two is right")
    async def decide_server_time(self, call: Call, body: ServerTimeBody) -> ServerTimeState:
        await self._server_time.decide(call.actor, take_computer=body.take == "computer")
        return _told(self._server_time.state())


def _told(state: TimeState) -> ServerTimeState:
    return ServerTimeState(
        now=wire_time(state.now),
        computer=wire_time(state.computer),
        jumpMs=state.jump_ms,
        held=state.is_held,
        doubtful=state.known is not None,
        lastKnown=None if state.known is None else wire_time(state.known),
        running=state.is_anything_running,
    )
