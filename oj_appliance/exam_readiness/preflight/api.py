"""Calls of the preflight (contract timedwork.md §14.2)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_readiness.preflight.service import Preflights
from oj_appliance.judging.wire import DoctorCheck, wire_check
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF, SYSTEM_INFO
from oj_appliance.web.wire import Time


class PreflightAnswer(msgspec.Struct):
    """Of the last one that ended: `now` is when, null where there was none since the server was
    started."""

    running: bool
    now: Time | None
    checks: list[DoctorCheck]


class PreflightApi:
    def __init__(self, preflights: Preflights) -> None:
        self._preflights = preflights

    @get("/api/admin/exam/preflight", guard=STAFF, summary="What the last preflight found")
    async def get_preflight(self, call: Call) -> PreflightAnswer:
        return self._told(call)

    @post("/api/admin/exam/preflight", guard=STAFF, summary="Is this server fit for an exam")
    async def run_preflight(self, call: Call) -> PreflightAnswer:
        self._preflights.begin()
        return self._told(call)

    def _told(self, call: Call) -> PreflightAnswer:
        """Commands for the server's own console are told to whoever may see the doctor's."""
        found, is_running = self._preflights.last, self._preflights.is_running
        if found is None:
            return PreflightAnswer(is_running, None, [])
        checks = [wire_check(each, call.language) for each in found.checks]
        if not SYSTEM_INFO.allows(call.viewer):
            for each in checks:
                each.command = None
        return PreflightAnswer(is_running, wire_time(found.at), checks)
