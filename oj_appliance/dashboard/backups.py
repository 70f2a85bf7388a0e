"""Copies of the database on root's word, and the list of those that are there (admin.md §7)."""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import dataclass
from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, DownloadError
from oj_appliance.files.service import check_space
from oj_appliance.storage.backup import BadCopyError, copy_database, copy_name
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

log = logging.getLogger(__name__)

_NAME = re.compile(r"(manual|nightly|upgrade)-[0-9-]{8,40}\.sqlite3")


@dataclass(frozen=True, slots=True)
class Backup:
    """`state` is running, done or failed; `size` in bytes, `at` in epoch ms."""

    name: str
    kind: str
    state: str
    size: int
    at: int
    error: str | None = None


class Backups:
    """Those that run or failed are known until the server is stopped; what is done lies in the
    folder."""

    def __init__(self, database: Database, clock: Clock, folder: Path) -> None:
        self._database = database
        self._clock = clock
        self._folder = folder
        self._begun: dict[str, Backup] = {}
        self._task: asyncio.Task[None] | None = None

    async def begin(self, actor: Actor) -> str:
        """The name of a copy that is being made. Raises ApiError backup.running, file.no_space."""
        if self._task is not None and not self._task.done():
            raise ApiError("backup.running")
        check_space(self._folder, self._database.path.stat().st_size)
        name = copy_name("manual")
        self._begun[name] = Backup(name, "manual", "running", 0, self._clock.now_ms())
        self._task = asyncio.create_task(self._copy(name))
        await self._database.write(_audit, actor, "backup.create", name, self._clock.now_ms())
        return name

    async def all(self) -> list[Backup]:
        """The newest first."""
        found = await asyncio.to_thread(self._in_folder)
        known = {backup.name for backup in found}
        begun = [each for each in self._begun.values() if each.name not in known]
        return sorted([*found, *begun], key=lambda each: (each.at, each.name), reverse=True)

    async def open(self, name: str, actor: Actor) -> Path:
        """The file of a copy that is done. Raises DownloadError backup.missing."""
        path = self._folder / name
        if not _NAME.fullmatch(name) or not path.is_file():
            raise DownloadError("backup.missing")
        now = self._clock.now_ms()
        await self._database.write(_audit, actor, "backup.download", name, now)
        return path

    async def _copy(self, name: str) -> None:
        begun = self._begun[name]
        try:
            await asyncio.to_thread(
                copy_database, self._database.path, self._folder, kind="manual", name=name
            )
        except (OSError, BadCopyError) as error:
            log.exception("a backup failed")
            self._begun[name] = Backup(name, "manual", "failed", 0, begun.at, str(error))
        else:
            del self._begun[name]

    def _in_folder(self) -> list[Backup]:
        found = []
        for path in self._folder.glob("*.sqlite3"):
            kind = _NAME.fullmatch(path.name)
            if kind:
                facts = path.stat()
                at = facts.st_mtime_ns // 1_000_000
                found.append(Backup(path.name, kind[1], "done", facts.st_size, at))
        return found


def _audit(actor: Actor, action: str, name: str, now: int) -> None:
    record_audit(actor, action, {"name": name}, now=now)
