"""Is this machine well? (contract admin.md §7.2)"""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.dashboard.doctor_service import Doctor, Findings
from oj_appliance.errors import Language
from oj_appliance.judging.wire import DoctorCheck, wire_check
from oj_appliance.storage.slow_statements import SLOW_MS
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import SYSTEM_INFO
from oj_appliance.web.wire import Time


class DoctorFindings(msgspec.Struct):
    """`now` is when it was measured."""

    now: Time
    checks: list[DoctorCheck]


class SlowQuery(msgspec.Struct, kw_only=True):
    """Times in milliseconds; `statement` holds a mark where each value stood."""

    statement: str
    count: int
    totalMs: int
    worstMs: int
    lastAt: Time


class SlowQueries(msgspec.Struct):
    """Since the server was started; a statement counts from `slowMs` on."""

    slowMs: int
    queries: list[SlowQuery]


class DoctorApi:
    def __init__(self, doctor: Doctor) -> None:
        self._doctor = doctor

    @get("/api/admin/doctor", guard=SYSTEM_INFO, summary="What is right and wrong on this machine")
    async def get_doctor(self, call: Call) -> DoctorFindings:
        return _wire(await self._doctor.findings(), call.language)

    @post("/api/admin/doctor/run", guard=SYSTEM_INFO, summary="Measures again")
    async def post_doctor_run(self, call: Call) -> DoctorFindings:
        return _wire(await self._doctor.measure(), call.language)

    @get(
        "/api/admin/doctor/slow-queries",
        guard=SYSTEM_INFO,
        summary="Slow statements of the database",
    )
    async def get_slow_queries(self, call: Call) -> SlowQueries:
        found = [
            SlowQuery(
                statement=each.statement,
                count=each.count,
                totalMs=round(each.total_ms),
                worstMs=round(each.worst_ms),
                lastAt=wire_time(each.last_at),
            )
            for each in self._doctor.slow_statements()
        ]
        return SlowQueries(round(SLOW_MS), found)


def _wire(findings: Findings, language: Language) -> DoctorFindings:
    return DoctorFindings(
        wire_time(findings.at), [wire_check(each, language) for each in findings.checks]
    )
