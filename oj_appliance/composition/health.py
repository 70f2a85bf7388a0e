"""The page Health and its figures: what all other parts know of themselves."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from oj_appliance.addresses.checks import address_checks
from oj_appliance.addresses.service import Addresses
from oj_appliance.backups.checks.service import BackupChecks
from oj_appliance.composition.addresses import AddressPart
from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.contest_office import judge_facts
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.exam_readiness import ExamReadinessPart
from oj_appliance.composition.exam_rooms import ExamRoomPart
from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.composition.site import SitePart
from oj_appliance.dashboard.health.api import HealthPageApi
from oj_appliance.dashboard.health.download_api import MonitoringFileApi
from oj_appliance.dashboard.health.gauges import watch_health
from oj_appliance.dashboard.health.service import Health, Sources
from oj_appliance.dashboard.health.set_aside import remove_old
from oj_appliance.judging.doctor import Check

MONITORING = Path(__file__).parents[2] / "docs" / "monitoring"  # as it came with the program


class HealthPart(Part):
    def __init__(self, house: House) -> None:
        foundation, site = house.foundation, house[SitePart]
        self._foundation = foundation
        self._freeze = house[ExamFreezePart].freeze
        self._self_tests = house[ExamReadinessPart].self_tests
        sources = Sources(
            queue=site.dashboard.queue_now,
            judge=partial(judge_facts, house),
            verdicts=house[JudgingPart].dispatcher.stages.p95_ms,
            time=house[ServerTimePart].service.state,
            browsers_off_ms=house[ExamRoomPart].presence.clock_offs_ms,
            drilled_at=partial(_good_drill_at, house[BackupPart].checks),
            further=partial(_of_addresses, house[AddressPart].service),
            slow_calls=foundation.slow_calls,
            self_tests=self._self_tests,
        )
        self._health = Health(
            foundation.database, foundation.clock, foundation.folder, site.doctor, sources
        )
        watch_health(foundation.metrics, self._health)

    def apis(self) -> list[object]:
        foundation = self._foundation
        return [
            HealthPageApi(
                self._health,
                self._self_tests,
                foundation.folder,
                foundation.database,
                foundation.clock,
            ),
            MonitoringFileApi(MONITORING),
        ]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.OFTEN, self._health.sample),
            Timer(Cycle.HOUR, self._health.measure),
            Timer(Cycle.AFTER_NIGHT, self._remove_old),
        ]

    async def _remove_old(self) -> None:
        """After the night's backup; a disk is left alone while an exam needs it."""
        foundation = self._foundation
        if not self._freeze.is_exam_frozen():
            now = foundation.clock.now_ms()
            await asyncio.to_thread(remove_old, foundation.folder, now_ms=now)


async def _good_drill_at(checks: BackupChecks) -> int | None:
    last = await checks.last_drill()
    return None if last is None or last.error is not None else last.at


async def _of_addresses(addresses: Addresses) -> list[Check]:
    return address_checks(addresses)
