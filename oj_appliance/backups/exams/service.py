"""Backups while an exam runs: at its start, every five minutes, at its end, and at once on root's
word; onto the chosen folder and onto a disk found by its label (contract timedwork.md §15)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.archive import copied_database
from oj_appliance.backups.disk_faults import told
from oj_appliance.backups.disks import folder_on
from oj_appliance.backups.exams.rules import is_due
from oj_appliance.backups.exams.types import Chosen, Outcome, Target
from oj_appliance.backups.exams.writing import write_one
from oj_appliance.backups.keys import read_key
from oj_appliance.backups.places import check_chosen
from oj_appliance.backups.pool import Pool
from oj_appliance.backups.service import Backups
from oj_appliance.backups.types import EXAM, BadBackupError, new_name
from oj_appliance.backups.waiting import STALL_S, within
from oj_appliance.clock import Clock
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

log = logging.getLogger(__name__)

IsRunning = Callable[[int], bool]
# The data folder's own place.
OWN = ""


class ExamBackups:
    """`remember` writes the last known moment, which a computer that takes over reads: it goes into
    each backup."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        folder: DataFolder,
        backups: Backups,
        remember: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._folder = folder
        self._backups = backups
        self._remember = remember
        self._running: list[IsRunning] = []
        self._was_running = False
        self._last_at: int | None = None
        self._pools: dict[Path, Pool] = {}
        self._outcomes: dict[str, Outcome] = {}
        self._turn = asyncio.Lock()

    def mind(self, is_running: IsRunning) -> None:
        """`is_running` says whether an exam runs at a moment (epoch ms)."""
        self._running.append(is_running)

    def is_running(self) -> bool:
        now = self._clock.now_ms()
        return any(each(now) for each in self._running)

    async def look(self) -> None:
        """The timer calls it each minute."""
        is_running, was_running = self.is_running(), self._was_running
        now = self._clock.now_ms()
        self._was_running = is_running
        if is_due(is_running=is_running, was_running=was_running, last_at=self._last_at, now=now):
            await self._make_all()

    async def make(self, actor: Actor) -> list[Outcome]:
        """At once. Raises ApiError backup.running."""
        if self._turn.locked():
            raise ApiError("backup.running")
        await self._make_all()
        now = self._clock.now_ms()
        done = {each.target: each.name for each in await self.outcomes() if each.error is None}
        await self._database.write(record_audit, actor, "backup.exam", done, now=now)
        return await self.outcomes()

    async def outcomes(self) -> list[Outcome]:
        """The newest attempt at each place that is chosen now, since the server was started."""
        chosen = await self._backups.chosen()
        names = dict.fromkeys([*_names(chosen), OWN])
        return [self._outcomes[each] for each in names if each in self._outcomes]

    @property
    def last_failed(self) -> bool:
        """Whether the newest attempt failed at one of its places."""
        return any(each.error is not None for each in self._outcomes.values())

    async def _make_all(self) -> None:
        """A failure at one place is told, and leaves the others."""
        async with self._turn:
            self._last_at = self._clock.now_ms()
            await self._remember()
            chosen = await self._backups.chosen()
            self._outcomes = {
                each.target: each for each in await asyncio.to_thread(self._write, chosen)
            }

    def _write(self, chosen: Chosen) -> list[Outcome]:
        begun = time.monotonic()
        try:
            with copied_database(self._folder) as copy:
                copied_ms, names = _since(begun), _names(chosen)
                made = [self._write_at(name, chosen, copy, copied_ms) for name in names]
                if OWN not in names and all(each.error for each in made):
                    # No help when the disk dies, and more than nothing.
                    made.append(self._write_at(OWN, chosen, copy, copied_ms))
                return made
        except (OSError, BadBackupError) as error:
            return [self._failed(name, error) for name in _names(chosen)]

    def _write_at(self, name: str, chosen: Chosen, copy: Path, copied_ms: int) -> Outcome:
        begun = time.monotonic()
        try:
            target, file, size, is_apart = within(
                name or "backups", lambda: self._write_found(name, chosen, copy), seconds=STALL_S
            )
        except (OSError, BadBackupError) as error:
            return self._failed(name, error)
        return Outcome(
            target=name,
            folder=str(target.folder),
            at=self._clock.now_ms(),
            took_ms=copied_ms + _since(begun),
            name=file.name,
            size=size,
            is_apart=is_apart,
        )

    def _write_found(self, name: str, chosen: Chosen, copy: Path) -> tuple[Target, Path, int, bool]:
        target, key = self._found(name, chosen), read_key(self._folder.backup_key)
        pool = self._pools.get(target.folder)
        if pool is None or pool.key != key:
            pool = self._pools[target.folder] = Pool(target.folder, key)
        file = target.folder / new_name(EXAM, is_sealed=key is not None)
        size = write_one(self._folder, copy, file, pool, kept=chosen.kept)
        is_apart = target.folder.stat().st_dev != self._folder.root.stat().st_dev
        return target, file, size, is_apart

    def _found(self, name: str, chosen: Chosen) -> Target:
        """Raises BadBackupError."""
        if name == OWN:
            return Target(name, self._folder.backups)
        if name == chosen.disk:
            return Target(name, folder_on(name))
        check_chosen(Path(chosen.folder))
        return Target(name, Path(chosen.folder))

    def _failed(self, name: str, error: BadBackupError | OSError) -> Outcome:
        log.error("the backup of an exam failed", exc_info=error, extra={"target": name})
        return Outcome(target=name, folder="", at=self._clock.now_ms(), error=told(error))


def _names(chosen: Chosen) -> list[str]:
    """The folder ("" for the data folder's own), and the label of a disk."""
    return [chosen.folder, *([chosen.disk] if chosen.disk else [])]


def _since(begun: float) -> int:
    return round((time.monotonic() - begun) * 1000)
