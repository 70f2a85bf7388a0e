"""Putting a backup back on root's word: unpacked and checked beside the site, which then starts
anew on it (admin.md §7.3)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.restoring import pool_beside, stage
from oj_appliance.backups.types import BadBackupError
from oj_appliance.clock import Clock
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError, Phrase, verbatim
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.uploads import check_space

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RestoreState:
    """`state` is idle, running, failed, or done: then the server is about to start anew."""

    state: str = "idle"
    name: str = ""
    error: Phrase | None = None


class Restores:
    """`start_anew` ends this server's life; the next one puts in place what was staged."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        folder: DataFolder,
        start_anew: asyncio.Event,
        check_freeze: Callable[[], None],
    ) -> None:
        self._check_freeze = check_freeze
        self._database = database
        self._clock = clock
        self._folder = folder
        self._start_anew = start_anew
        self._task: asyncio.Task[None] | None = None
        self.state = RestoreState()

    async def begin(self, source: Path, name: str, actor: Actor) -> None:
        """Raises ApiError backup.running, file.no_space, exam.frozen."""
        self._check_freeze()
        if self.state.state in ("running", "done"):
            raise ApiError("backup.running")
        self.state = RestoreState("running", name)
        try:
            await asyncio.to_thread(self._check_space, source)
            now = self._clock.now_ms()
            await self._database.write(
                record_audit, actor, "backup.restore", {"name": name}, now=now
            )
        except BaseException:
            self.state = RestoreState()
            raise
        self._task = asyncio.create_task(self._restore(source, name))

    def _check_space(self, source: Path) -> None:
        check_space(self._folder.root, source.stat().st_size)

    async def _restore(self, source: Path, name: str) -> None:
        try:
            await asyncio.to_thread(self._stage, source)
        except (BadBackupError, OSError) as error:
            log.exception("a backup could not be restored")
            said = error.said if isinstance(error, BadBackupError) else verbatim(str(error))
            self.state = RestoreState("failed", name, said)
            return
        log.warning("the site starts anew on a backup", extra={"backup": name})
        self.state = RestoreState("done", name)
        self._start_anew.set()

    def _stage(self, source: Path) -> None:
        with source.open("rb") as file:
            stage(file, self._folder, pool_beside(source))
