"""Use cases of backups: by hand, every night, where they go, and back again (admin.md §7.3)."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.archive import needed_bytes, write_archive
from oj_appliance.backups.places import check_chosen, choose, new_file
from oj_appliance.backups.types import (
    MANUAL,
    NIGHTLY,
    NIGHTLY_KEPT,
    Backup,
    BadBackupError,
    kind_of,
    new_name,
)
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError, DownloadError, Phrase, verbatim
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.uploads import check_space

log = logging.getLogger(__name__)

SECTION, FOLDER = "backup", "folder"


class Backups:
    """Those that run or failed are known until the server is stopped; what is done lies in the
    folders."""

    def __init__(
        self, database: Database, clock: Clock, folder: DataFolder, configuration: Configuration
    ) -> None:
        self._database = database
        self._clock = clock
        self._folder = folder
        self._configuration = configuration
        self._begun: dict[str, Backup] = {}
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def begin(self, actor: Actor) -> str:
        """The name of a backup that is being made. Raises ApiError backup.running, file.no_space,
        backup.bad_folder."""
        if self._turn.locked():
            raise ApiError("backup.running")
        target = await self._target()
        await asyncio.to_thread(self._check_space, target)
        name = self._remember_begin(MANUAL)
        self._task = asyncio.create_task(self._make(target / name))
        await self._database.write(_audit, actor, "backup.create", name, self._clock.now_ms())
        return name

    async def make_nightly(self) -> None:
        """One more of this night, and as many as are kept. A failure is logged, told on the
        dashboard, and keeps the older ones."""
        name = self._remember_begin(NIGHTLY)
        try:
            target = await self._target()
            await asyncio.to_thread(self._make_room, target)
        except ApiError as error:
            self._remember_failure(name, Phrase(error.text("zh-CN"), error.text("en-US")))
            return
        await self._make(target / name)

    @property
    def last_failed(self) -> bool:
        """Whether the newest attempt since the server was started failed."""
        newest = max(self._begun.values(), key=lambda each: each.at, default=None)
        return newest is not None and newest.state == "failed"

    async def all(self) -> list[Backup]:
        """The newest first."""
        found = await asyncio.to_thread(self._in_folders, await self._folders())
        known = {backup.name for backup in found}
        begun = [each for each in self._begun.values() if each.name not in known]
        return sorted([*found, *begun], key=lambda each: (each.at, each.name), reverse=True)

    async def open(self, name: str, actor: Actor) -> Path:
        """The file of a backup that is done. Raises DownloadError backup.missing."""
        path = await self.find(name)
        if path is None:
            raise DownloadError("backup.missing")
        now = self._clock.now_ms()
        await self._database.write(_audit, actor, "backup.download", name, now)
        return path

    async def find(self, name: str) -> Path | None:
        if kind_of(name) is None:
            return None
        for folder in await self._folders():
            if (folder / name).is_file():
                return folder / name
        return None

    async def chosen_folder(self) -> str:
        """Empty for the data folder's own."""
        values = await self._configuration.read_section(SECTION)
        return str(values.get(FOLDER, ""))

    async def choose_folder(self, folder: str, actor: Actor) -> None:
        """Raises ApiError backup.bad_folder."""
        if folder:
            try:
                await asyncio.to_thread(choose, Path(folder))
            except BadBackupError as error:
                raise ApiError("backup.bad_folder", reason=error.said) from error
        before = {FOLDER: await self.chosen_folder()}
        now = self._clock.now_ms()
        await self._configuration.write_section(SECTION, before, {FOLDER: folder}, actor, now=now)

    # -- where

    async def _folders(self) -> list[Path]:
        chosen = await self.chosen_folder()
        return [self._folder.backups, *([Path(chosen)] if chosen else [])]

    async def _target(self) -> Path:
        chosen = await self.chosen_folder()
        if not chosen:
            return self._folder.backups
        try:
            await asyncio.to_thread(check_chosen, Path(chosen))
        except BadBackupError as error:
            raise ApiError("backup.bad_folder", reason=error.said) from error
        return Path(chosen)

    def _check_space(self, target: Path) -> None:
        needed = needed_bytes(self._folder)
        check_space(target, needed)
        check_space(self._folder.backups, self._folder.database.stat().st_size)

    def _make_room(self, target: Path) -> None:
        """Without room for another the older nightly ones go, but never the last one."""
        while True:
            try:
                return self._check_space(target)
            except ApiError:
                if not _remove_oldest_nightly(target, kept=1):
                    raise

    # -- how

    async def _make(self, target: Path) -> None:
        name = target.name
        async with self._turn:
            try:
                await asyncio.to_thread(self._write, target)
            except BadBackupError as error:
                log.exception("a backup failed")
                self._remember_failure(name, error.said)
            except OSError as error:
                log.exception("a backup failed")
                self._remember_failure(name, verbatim(str(error)))
            else:
                self._begun.clear()  # what failed before is over

    def _write(self, target: Path) -> None:
        with new_file(target) as file:
            write_archive(self._folder, file)
        while _remove_oldest_nightly(target.parent, kept=NIGHTLY_KEPT):
            pass

    def _remember_begin(self, kind: str) -> str:
        name = new_name(kind)
        self._begun[name] = Backup(name, kind, "running", 0, self._clock.now_ms())
        return name

    def _remember_failure(self, name: str, error: Phrase) -> None:
        begun = self._begun[name]
        self._begun[name] = Backup(name, begun.kind, "failed", 0, begun.at, error=error)

    def _in_folders(self, folders: list[Path]) -> list[Backup]:
        found = []
        for folder in folders:
            for path in folder.glob("*") if folder.is_dir() else ():
                kind = kind_of(path.name)
                if kind is not None and path.is_file():
                    facts = path.stat()
                    at = facts.st_mtime_ns // 1_000_000
                    found.append(
                        Backup(path.name, kind[0], "done", facts.st_size, at, is_whole=kind[1])
                    )
        return found


def _remove_oldest_nightly(folder: Path, *, kept: int) -> bool:
    nightly = [path for path in folder.glob("*nightly-*") if kind_of(path.name) is not None]
    by_age = sorted(nightly, key=lambda path: path.stat().st_mtime_ns)
    if len(by_age) <= kept:
        return False
    by_age[0].unlink()
    return True


def _audit(actor: Actor, action: str, name: str, now: int) -> None:
    record_audit(actor, action, {"name": name}, now=now)
