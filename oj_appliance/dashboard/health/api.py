"""Calls of the page Health (contract admin.md §7.6)."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal

import msgspec

from oj_appliance.audit.service import record
from oj_appliance.clock import Clock, wire_time
from oj_appliance.dashboard.health.mends import Mend, mend_of
from oj_appliance.dashboard.health.service import Health
from oj_appliance.dashboard.health.set_aside import remove_set_aside, set_aside, size_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError, Language
from oj_appliance.exam_readiness.preflight.self_tests import SelfTests
from oj_appliance.judging.doctor import Check
from oj_appliance.judging.wire import DoctorCheck, wire_check
from oj_appliance.storage.database import Database
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, ROOT, SYSTEM_INFO
from oj_appliance.web.wire import Time

log = logging.getLogger(__name__)


class HealthCheck(DoctorCheck, kw_only=True):
    """`mend` is the button or the page that helps."""

    mend: Mend | None


class HealthTold(msgspec.Struct):
    """`checks` is null for whoever is not of the staff."""

    status: Literal["green", "amber", "red"]
    now: Time
    checks: list[HealthCheck] | None


class SlowRequest(msgspec.Struct, kw_only=True):
    """`call` is method and path as the contract has it; `worstMs` in ms, `last` seconds ago."""

    call: str
    count: int
    worstMs: int
    last: int


class HealthDetails(msgspec.Struct, kw_only=True):
    """`selfTestAt` is when the languages were tried last; `setAside` in bytes."""

    selfTestAt: Time | None
    selfTestRunning: bool
    setAside: int
    slowRequests: list[SlowRequest]


class MadeRoom(msgspec.Struct):
    """Folders that were removed, and bytes."""

    folders: int
    size: int


class HealthPageApi:
    def __init__(
        self,
        health: Health,
        self_tests: SelfTests,
        folder: DataFolder,
        database: Database,
        clock: Clock,
    ) -> None:
        self._health = health
        self._self_tests = self_tests
        self._folder = folder
        self._database = database
        self._clock = clock

    @get("/health", guard=GUEST, summary="Is all well, in one colour", open_before_setup=True)
    async def get_health_colour(self, call: Call) -> HealthTold:
        told = await self._health.told()
        checks = None
        if call.viewer.is_staff:
            checks = [_wire(each, call.language) for each in told.checks]
            if not SYSTEM_INFO.allows(call.viewer):
                for each in checks:
                    each.command = None
        status: Literal["green", "amber", "red"] = msgspec.convert(
            told.level, Literal["green", "amber", "red"]
        )
        return HealthTold(status, wire_time(told.at), checks)

    @get("/api/admin/health/details", guard=SYSTEM_INFO, summary="What the page Health adds")
    async def get_health_details(self, call: Call) -> HealthDetails:
        tests = self._self_tests
        size = await asyncio.to_thread(lambda: size_of(set_aside(self._folder)))
        return HealthDetails(
            selfTestAt=None if tests.at is None else wire_time(tests.at),
            selfTestRunning=tests.is_running,
            setAside=size,
            slowRequests=[
                SlowRequest(
                    call=each.call,
                    count=each.count,
                    worstMs=round(each.worst_s * 1000),
                    last=round(each.last_s),
                )
                for each in self._health.slow_calls()
            ],
        )

    @post("/api/admin/health/self-test", guard=SYSTEM_INFO, summary="Has each language judge")
    async def begin_self_test(self, call: Call) -> None:
        self._self_tests.begin()

    @post(
        "/api/admin/health/make-room",
        guard=ROOT,
        summary="Removes what earlier restores set aside",
        open_on_full_disk=True,
    )
    async def make_room(self, call: Call) -> MadeRoom:
        try:
            removed = await asyncio.to_thread(remove_set_aside, self._folder)
        except OSError as error:  # a folder of another user's, put there by hand
            log.warning("old data cannot be removed", extra={"reason": str(error)})
            raise ApiError("delete.failed") from error
        now = self._clock.now_ms()
        after = {"folders": removed.folders, "bytes": removed.size}
        await self._database.write(record, call.actor, "health.make_room", {}, after=after, now=now)
        self._health.forget()
        return MadeRoom(removed.folders, removed.size)


def _wire(check: Check, language: Language) -> HealthCheck:
    known = wire_check(check, language)
    return msgspec.convert({**msgspec.structs.asdict(known), "mend": mend_of(check)}, HealthCheck)
