"""The doctor inside the server: measured when it is first asked for, and again on request."""

from __future__ import annotations

import asyncio

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.dashboard.doctor import running_checks
from oj_appliance.dashboard.types import JudgeState
from oj_appliance.data_folder import DataFolder
from oj_appliance.judging.doctor import Check
from oj_appliance.settings import Settings
from oj_appliance.storage.database import Database
from oj_appliance.storage.room import Room
from oj_appliance.storage.slow_statements import SlowStatement


class Findings(msgspec.Struct, frozen=True):
    """`at` in epoch ms."""

    at: int
    checks: tuple[Check, ...]


class Doctor:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        folder: DataFolder,
        settings: Settings,
        judge: JudgeState,
        room: Room,
    ) -> None:
        self._database = database
        self._clock = clock
        self._folder = folder
        self._settings = settings
        self._judge = judge
        self._room = room
        self._last: Findings | None = None
        self._turn = asyncio.Lock()

    async def findings(self) -> Findings:
        """The last ones."""
        return self._last or await self.measure()

    async def measure(self) -> Findings:
        """Measures again, one reader at a time; who waited takes what the other found."""
        before = self._last
        async with self._turn:
            if self._last is not before and self._last is not None:
                return self._last
            await asyncio.to_thread(self._room.look)  # who has tidied up wants to know
            checks = await asyncio.to_thread(
                running_checks,
                self._folder,
                self._settings,
                self._judge,
                self.slow_statements(),
                self._database.trouble.damage,
            )
            self._last = Findings(self._clock.now_ms(), tuple(checks))
            return self._last

    def slow_statements(self) -> list[SlowStatement]:
        """Since the server was started, those that cost most time first."""
        return self._database.slow.worst()
