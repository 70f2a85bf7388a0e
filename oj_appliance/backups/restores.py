"""Putting a backup back on root's word: unpacked and checked beside the site, which then starts
anew on it (admin.md §7.3)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.disk_faults import told
from oj_appliance.backups.keys import read_key
from oj_appliance.backups.restoring import Still, pool_beside, stage
from oj_appliance.backups.sealing import Key, WrongPasswordError, header_of, key_of
from oj_appliance.backups.types import BadBackupError
from oj_appliance.backups.waiting import STALL_S, within
from oj_appliance.clock import Clock
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.uploads import check_space

log = logging.getLogger(__name__)


class RestoreState(msgspec.Struct, frozen=True):
    """`state` is idle, running, failed, or done: then the server is about to start anew."""

    state: str = "idle"
    name: str = ""
    error: Phrase | None = None


def _yes() -> bool:
    return True


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

    async def begin(
        self, source: Path, name: str, actor: Actor | None, password: str = "", still: Still = _yes
    ) -> None:
        """`password` opens a sealed one that is not of this site's own key; `still` is asked once
        all is unpacked, before it counts. Nobody is the actor at the first start.

        Raises ApiError backup.running, file.no_space, exam.frozen, backup.password_needed,
        backup.password_wrong, backup.bad_file."""
        self._check_freeze()
        if self.state.state in ("running", "done"):
            raise ApiError("backup.running")
        self.state = RestoreState("running", name)
        try:
            key = await asyncio.to_thread(self._prepare, source, password)
            if actor is not None:
                now = self._clock.now_ms()
                await self._database.write(
                    record_audit, actor, "backup.restore", {"name": name}, now=now
                )
        except BaseException:
            self.state = RestoreState()
            raise
        self._task = asyncio.create_task(self._restore(source, name, key, still))

    def _prepare(self, source: Path, password: str) -> Key | None:
        try:
            return within(str(source.parent), partial(self._looked_at, source, password))
        except WrongPasswordError as error:
            raise ApiError("backup.password_wrong") from error
        except (BadBackupError, OSError) as error:
            raise ApiError("backup.bad_file", reason=told(error)) from error

    def _looked_at(self, source: Path, password: str) -> Key | None:
        check_space(self._folder.root, source.stat().st_size)
        with source.open("rb") as file:
            header = header_of(file)
        if header is None:
            return None
        own = read_key(self._folder.backup_key)
        if own is not None and own.header == header:
            return own
        if not password:
            raise ApiError("backup.password_needed")
        return key_of(header, password)

    async def _restore(self, source: Path, name: str, key: Key | None, still: Still) -> None:
        try:
            await asyncio.to_thread(self._stage, source, key, still)
        except (BadBackupError, OSError) as error:
            log.exception("a backup could not be restored")
            self.state = RestoreState("failed", name, told(error))
            return
        log.warning("the site starts anew on a backup", extra={"backup": name})
        self.state = RestoreState("done", name)
        self._start_anew.set()

    def _stage(self, source: Path, key: Key | None, still: Still) -> None:
        def read() -> None:
            with source.open("rb") as file:
                stage(file, self._folder, pool_beside(source, key), key, still)

        within(str(source.parent), read, seconds=STALL_S)
