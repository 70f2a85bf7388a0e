"""Use cases of backups: by hand, every night, where they go, and back again (admin.md §7.3)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Any

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.archive import needed_bytes, write_archive
from oj_appliance.backups.disks import folder_on
from oj_appliance.backups.exams.types import KEPT, Chosen
from oj_appliance.backups.places import check_chosen, choose, new_file
from oj_appliance.backups.types import (
    EXAM,
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
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.uploads import check_space

log = logging.getLogger(__name__)

SECTION, FOLDER, DISK, KEPT_NAME = "backup", "folder", "disk", "examKept"


class Backups:
    """Those that run or failed are known until the server is stopped; what is done lies in the
    folders."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        folder: DataFolder,
        configuration: Configuration,
        freeze: ExamFreeze,
    ) -> None:
        self._freeze = freeze
        self._database = database
        self._clock = clock
        self._folder = folder
        self._configuration = configuration
        self._begun: dict[str, Backup] = {}
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def begin(self, actor: Actor) -> str:
        """The name of a backup that is being made. Raises ApiError backup.running, file.no_space,
        backup.bad_folder, exam.frozen."""
        self._freeze.check()
        if self._turn.locked():
            raise ApiError("backup.running")
        target = await self._target()
        await asyncio.to_thread(self._check_space, target)
        name = self._remember_begin(MANUAL)
        self._task = asyncio.create_task(self._make(target / name))
        await self._database.write(_audit, actor, "backup.create", name, self._clock.now_ms())
        return name

    async def take_backup(self, reason: str) -> Path:
        """A whole one of the kind `reason` (`types.UPGRADE`, for example), written and read again
        when this returns: for who is about to change all that is there. One that runs is waited
        for.

        Raises:
            ApiError: file.no_space, backup.bad_folder, exam.frozen.
            BadBackupError: it could not be written, or not be read again; it says why.
        """
        self._freeze.check()
        target = await self._target()
        await asyncio.to_thread(self._make_room, target)
        name = self._remember_begin(reason)
        await self._make(target / name)
        if (failed := self._begun.get(name)) is not None:
            said = failed.error or verbatim(name)
            raise BadBackupError(said.en, said.zh)
        return target / name

    async def make_nightly(self) -> None:
        """One more of this night, and as many as are kept. A failure is logged, told on the
        dashboard, and keeps the older ones. An exam of the night is kept safe by its own."""
        if self._freeze.is_exam_frozen():
            return
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
        if path is None or name.startswith(f"oj-{EXAM}-"):  # its files lie beside it
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

    async def chosen(self) -> Chosen:
        values = await self._configuration.read_section(SECTION)
        return Chosen(
            str(values.get(FOLDER, "")), str(values.get(DISK, "")), values.get(KEPT_NAME, KEPT)
        )

    async def choose(self, chosen: Chosen, actor: Actor) -> None:
        """The disk need not be plugged in yet. Raises ApiError backup.bad_folder."""
        if chosen.folder:
            try:
                await asyncio.to_thread(choose, Path(chosen.folder))
            except BadBackupError as error:
                raise ApiError("backup.bad_folder", reason=error.said) from error
            except OSError as error:  # below a folder that the site may not enter
                raise ApiError("backup.bad_folder", reason=verbatim(str(error))) from error
        before, after = _stored(await self.chosen()), _stored(chosen)
        now = self._clock.now_ms()
        await self._configuration.write_section(SECTION, before, after, actor, now=now)

    # -- where

    async def _folders(self) -> list[Path]:
        chosen = await self.chosen()
        folders = [self._folder.backups, *([Path(chosen.folder)] if chosen.folder else [])]
        if chosen.disk:
            with contextlib.suppress(BadBackupError):
                folders.append(await asyncio.to_thread(folder_on, chosen.disk))
        return folders

    async def _target(self) -> Path:
        chosen = (await self.chosen()).folder
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
                del self._begun[name]
                self._forget_failures()  # what failed before is over

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

    def _forget_failures(self) -> None:
        for name in [each.name for each in self._begun.values() if each.state == "failed"]:
            del self._begun[name]

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


def _stored(chosen: Chosen) -> dict[str, Any]:
    return {FOLDER: chosen.folder, DISK: chosen.disk, KEPT_NAME: chosen.kept}


def _audit(actor: Actor, action: str, name: str, now: int) -> None:
    record_audit(actor, action, {"name": name}, now=now)
