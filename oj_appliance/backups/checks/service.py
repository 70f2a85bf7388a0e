"""Use cases of checks: one backup at a time, on somebody's word or by the clock (admin.md §7.3)."""

from __future__ import annotations

import asyncio
import errno
import logging
import time
from functools import partial
from pathlib import Path

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.checks import store
from oj_appliance.backups.checks.rules import is_due
from oj_appliance.backups.checks.trying import try_backup
from oj_appliance.backups.checks.types import DRILL, Check, Findings
from oj_appliance.backups.disk_faults import told
from oj_appliance.backups.finding import whole_backups
from oj_appliance.backups.keys import read_key
from oj_appliance.backups.sealing import read_header
from oj_appliance.backups.service import Backups
from oj_appliance.backups.types import BadBackupError
from oj_appliance.backups.waiting import STALL_S, SilentPlaceError, within
from oj_appliance.clock import Clock
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.uploads import check_space

log = logging.getLogger(__name__)

SHOWN = 50
# A drill unpacks what was stored as it is; its database may grow by what newer versions add.
_ROOM = 1.2


class Running(msgspec.Struct, frozen=True):
    kind: str
    name: str


class BackupChecks:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        folder: DataFolder,
        backups: Backups,
        freeze: ExamFreeze,
    ) -> None:
        self._database = database
        self._clock = clock
        self._folder = folder
        self._backups = backups
        self._freeze = freeze
        self._task: asyncio.Task[None] | None = None
        self.running: Running | None = None
        backups.newest_errors = self.newest_errors

    async def begin(self, kind: str, name: str, actor: Actor) -> None:
        """Raises ApiError backup.missing, backup.running, file.no_space, exam.frozen."""
        self._freeze.check()
        path = await self._backups.find(name)
        if path is None:
            raise ApiError("backup.missing")
        if self.running is not None:
            raise ApiError("backup.running")
        if not await asyncio.to_thread(self._opens, path):
            raise ApiError("backup.password_needed")
        await asyncio.to_thread(self._check_space, kind, path)
        self.running = Running(kind, name)
        self._task = asyncio.create_task(self._try(kind, path, actor.username))
        now = self._clock.now_ms()
        await self._database.write(record_audit, actor, f"backup.{kind}", {"name": name}, now=now)

    async def look(self) -> None:
        """After each night's backup: the newest is put back for trial once a month."""
        if self._freeze.is_exam_frozen() or self.running is not None:
            return
        last = await self._database.read(store.last_of, DRILL)
        if not is_due(last, now=self._clock.now_ms()):
            return
        found = await asyncio.to_thread(self._newest_that_opens, await self._backups.folders())
        if found is not None:
            self.running = Running(DRILL, found.name)
            await self._try(DRILL, found, "")

    async def newest(self) -> list[Check]:
        """The newest first."""
        return await self._database.read(store.newest, SHOWN)

    async def last_drill(self) -> Check | None:
        return await self._database.read(store.last_of, DRILL)

    async def newest_errors(self) -> dict[str, Phrase | None]:
        """Of each backup, by name, what its newest check found bad; None for a good one."""
        return await self._database.read(store.newest_errors)

    def _newest_that_opens(self, folders: list[Path]) -> Path | None:
        """Those of an earlier password are left to whoever knows it."""
        return next(filter(self._opens, whole_backups(folders)), None)

    def _opens(self, path: Path) -> bool:
        """Whether it is not sealed, or with this site's key."""
        own = read_key(self._folder.backup_key)
        header = within(str(path.parent), partial(read_header, path))
        return header is None or (own is not None and own.header == header)

    def _check_space(self, kind: str, path: Path) -> None:
        size = within(str(path.parent), path.stat).st_size
        needed = round(size * _ROOM) if kind == DRILL else self._folder.database.stat().st_size
        check_space(self._folder.backups, needed)

    async def _try(self, kind: str, path: Path, username: str) -> None:
        begun, error, findings = time.monotonic(), None, Findings(0, 0, {})
        is_decided = True
        try:
            findings = await asyncio.to_thread(self._tried, kind, path)
        except (BadBackupError, OSError) as failure:
            error, is_decided = told(failure), not _is_of_the_place(failure)
        except ApiError as failure:
            error, is_decided = Phrase(failure.text("zh-CN"), failure.text("en-US")), False
        finally:
            self.running = None
        if error is not None:
            log.error("a backup would not do", extra={"backup": path.name, "reason": error.en})
        check = Check(
            kind=kind,
            name=path.name,
            username=username,
            at=self._clock.now_ms(),
            took_ms=round((time.monotonic() - begun) * 1000),
            findings=findings,
            error=error,
            is_decided=is_decided,
        )
        await self._database.write(store.insert, check)

    def _tried(self, kind: str, path: Path) -> Findings:
        self._check_space(kind, path)
        key = read_key(self._folder.backup_key)
        work = partial(try_backup, kind, path, self._folder, key)
        return within(str(path.parent), work, seconds=STALL_S)


def _is_of_the_place(failure: BadBackupError | OSError) -> bool:
    """Whether it tells of the disks that were to be used, and nothing of the backup."""
    if isinstance(failure, OSError):
        return failure.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
    return isinstance(failure, SilentPlaceError)
