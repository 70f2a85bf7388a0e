"""Use cases of backups: by hand, every night, where they go, and back again (admin.md §7.3)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.archive import needed_bytes, write_archive
from oj_appliance.backups.copies import copy_backup, remove_for_room, remove_surplus
from oj_appliance.backups.disk_faults import told
from oj_appliance.backups.exams.types import KEPT, Chosen
from oj_appliance.backups.keeping import Rule
from oj_appliance.backups.keys import read_key, write_key
from oj_appliance.backups.places import choose, new_file
from oj_appliance.backups.sealing import new_key
from oj_appliance.backups.types import (
    EXAM,
    MANUAL,
    NIGHTLY,
    Backup,
    BadBackupError,
    kind_of,
    new_name,
)
from oj_appliance.backups.waiting import STALL_S, within
from oj_appliance.backups.whereabouts import (
    PlaceState,
    backups_in,
    chosen_places,
    folder_of,
    offered,
    readable_folders,
    states,
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
RULE = tuple(each.name for each in fields(Rule))


class Backups:
    """Those that run or failed are known until the server is stopped; what is done lies in the
    folders. `copy_faults` says why the newest is not at a further place; `newest_errors` tells of
    those that were checked, by name, what was found bad, None of a good one."""

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
        self.copy_faults: dict[str, Phrase] = {}
        self.newest_errors: Callable[[], Awaitable[dict[str, Phrase | None]]] = _none

    async def begin(self, actor: Actor) -> str:
        """The name of a backup that is being made. Raises ApiError backup.running, file.no_space,
        backup.bad_folder, exam.frozen."""
        self._freeze.check()
        if self._turn.locked():
            raise ApiError("backup.running")
        target = await self._target()
        await self._at(target, lambda: self._check_space(target))
        name = self._remember_begin(MANUAL)
        self._task = asyncio.create_task(self._make(target, name))
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
        await self._at(target, lambda: self._make_room(target))
        name = self._remember_begin(reason)
        await self._make(target, name)
        if (failed := self._begun.get(name)) is not None:
            said = failed.error or verbatim(name)
            raise BadBackupError(said.en, said.zh)
        return target / name

    async def make_nightly(self) -> None:
        """One more of this night, and as many as are kept. A failure is logged, told on the
        dashboard, and keeps the older ones. Where the chosen folder takes none, the data folder's
        own does: that is no help when the disk dies, and more than nothing. An exam of the night is
        kept safe by its own."""
        if self._freeze.is_exam_frozen():
            return
        name = self._remember_begin(NIGHTLY)
        await self._try_nightly(name, self._target, {})
        failed, folder = self._begun.get(name), (await self.chosen()).folder
        if failed is not None and failed.error is not None and folder:
            await self._try_nightly(name, self._own, {folder: failed.error})

    async def _try_nightly(
        self, name: str, where: Callable[[], Awaitable[Path]], faults: dict[str, Phrase]
    ) -> None:
        try:
            target = await where()
            await self._at(target, lambda: self._make_room(target))
        except ApiError as error:
            self._remember_failure(name, Phrase(error.text("zh-CN"), error.text("en-US")))
            return
        await self._make(target, name, faults)

    @property
    def last_failed(self) -> bool:
        """Whether the newest attempt since the server was started failed, at one of its places."""
        newest = max(self._begun.values(), key=lambda each: each.at, default=None)
        return bool(self.copy_faults) or (newest is not None and newest.state == "failed")

    async def all(self) -> list[Backup]:
        """The newest first."""
        # Before the folders are read: one that is done meanwhile would be in neither.
        rows = dict(self._begun)
        found = await asyncio.to_thread(backups_in, await self.folders())
        rows |= {backup.name: backup for backup in reversed(found)}
        errors = await self.newest_errors()
        by_age = [_with_check(each, errors) for each in rows.values()]
        return sorted(by_age, key=lambda each: (each.at, each.name), reverse=True)

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
        found = await asyncio.to_thread(backups_in, await self.folders())
        return next((Path(each.folder) / name for each in found if each.name == name), None)

    async def folders(self) -> list[Path]:
        """Where backups may lie, as far as it answers."""
        return await asyncio.to_thread(readable_folders, await self.chosen(), self._folder.backups)

    async def states(self) -> list[PlaceState]:
        """Of the chosen places; a copy that failed there is a fault, too."""
        chosen = await self.chosen()
        found = await asyncio.to_thread(states, chosen, self._folder.backups)
        return [
            each
            if each.fault is not None or each.name not in self.copy_faults
            else replace(each, fault=self.copy_faults[each.name])
            for each in found
        ]

    async def offered(self) -> list[PlaceState]:
        """Disks that could be chosen."""
        return await asyncio.to_thread(offered, self._folder.backups)

    # -- sealed ones

    async def is_sealed(self) -> bool:
        """Whether new backups open with a password alone. Raises BadBackupError."""
        return await asyncio.to_thread(read_key, self._folder.backup_key) is not None

    async def seal(self, password: str, actor: Actor) -> None:
        """From now on backups open with this password, or "" with none; those that are there stay
        as they are."""
        async with self._turn:
            key = await asyncio.to_thread(new_key, password) if password else None
            await asyncio.to_thread(write_key, self._folder.backup_key, key)
        now = self._clock.now_ms()
        await self._database.write(
            record_audit, actor, "backup.password", {"isSealed": key is not None}, now=now
        )

    async def chosen(self) -> Chosen:
        values = await self._configuration.read_section(SECTION)
        rule = {name: values[name] for name in RULE if name in values}
        return Chosen(
            *(str(values.get(FOLDER, "")), str(values.get(DISK, "")), values.get(KEPT_NAME, KEPT)),
            rule=Rule(**rule),
        )

    async def choose(self, chosen: Chosen, actor: Actor) -> None:
        """The disk need not be plugged in yet. Raises ApiError backup.bad_folder."""
        if chosen.folder:
            try:
                folder = Path(chosen.folder)
                await asyncio.to_thread(within, chosen.folder, lambda: choose(folder))
            except (BadBackupError, OSError) as error:
                raise ApiError("backup.bad_folder", reason=told(error)) from error
        before, after = _stored(await self.chosen()), _stored(chosen)
        now = self._clock.now_ms()
        await self._configuration.write_section(SECTION, before, after, actor, now=now)

    # -- where

    async def _own(self) -> Path:
        return self._folder.backups

    async def _target(self) -> Path:
        kind, name = chosen_places(await self.chosen())[0]
        try:
            return await asyncio.to_thread(folder_of, kind, name, self._folder.backups)
        except (BadBackupError, OSError) as error:
            raise ApiError("backup.bad_folder", reason=told(error)) from error

    async def _at(self, place: Path, look: Callable[[], None]) -> None:
        try:
            await asyncio.to_thread(within, str(place), look)
        except (BadBackupError, OSError) as error:
            raise ApiError("backup.bad_folder", reason=told(error)) from error

    def _check_space(self, target: Path) -> None:
        needed = needed_bytes(self._folder)
        check_space(target, needed)
        check_space(self._folder.backups, self._folder.database.stat().st_size)

    def _make_room(self, target: Path) -> None:
        """Without room for another the older ones go, but never the last one."""
        while True:
            try:
                return self._check_space(target)
            except ApiError:
                if not remove_for_room(target):
                    raise

    # -- how

    async def _make(self, target: Path, name: str, faults: dict[str, Phrase] | None = None) -> None:
        """`faults` of places that were tried before."""
        chosen, errors = await self.chosen(), await self.newest_errors()
        bad = frozenset(each for each, error in errors.items() if error is not None)
        async with self._turn:
            try:
                made = await asyncio.to_thread(self._write, target, name, chosen, bad)
            except (BadBackupError, OSError) as error:
                log.exception("a backup failed")
                self._remember_failure(name, told(error))
            else:
                del self._begun[name]
                self._forget_failures()  # what failed before is over
                await asyncio.to_thread(self._copy, made, chosen, bad, faults or {})

    def _write(self, target: Path, name: str, chosen: Chosen, bad: frozenset[str]) -> Path:
        def write() -> None:
            key = read_key(self._folder.backup_key)
            with new_file(target / name) as file:
                write_archive(self._folder, file, key)
            remove_surplus(target, chosen.rule, bad)

        within(str(target), write, seconds=STALL_S)
        return target / name

    def _copy(
        self, made: Path, chosen: Chosen, bad: frozenset[str], faults: dict[str, Phrase]
    ) -> None:
        """Onto the further disk, if one is chosen. A failure there is told, and is none here."""
        self.copy_faults = dict(faults)
        for kind, name in chosen_places(chosen)[1:]:
            try:
                folder = folder_of(kind, name, self._folder.backups)
                if folder != made.parent:
                    copy = partial(copy_backup, made, folder, chosen.rule, bad)
                    within(name, copy, seconds=STALL_S)
            except (BadBackupError, OSError) as error:
                log.exception("a backup could not be copied", extra={"place": name})
                self.copy_faults[name] = told(error)

    def _remember_begin(self, kind: str) -> str:
        is_sealed = self._folder.backup_key.exists()
        name = new_name(kind, is_sealed=is_sealed)
        self._begun[name] = Backup(name, kind, "running", 0, self._clock.now_ms())
        return name

    def _remember_failure(self, name: str, error: Phrase) -> None:
        begun = self._begun[name]
        self._begun[name] = Backup(name, begun.kind, "failed", 0, begun.at, error=error)

    def _forget_failures(self) -> None:
        for name in [each.name for each in self._begun.values() if each.state == "failed"]:
            del self._begun[name]


async def _none() -> dict[str, Phrase | None]:
    return {}


def _with_check(backup: Backup, errors: dict[str, Phrase | None]) -> Backup:
    if backup.state != "done" or backup.name not in errors:
        return backup
    error = errors[backup.name]
    return msgspec.structs.replace(backup, checked="bad" if error else "good", error=error)


def _stored(chosen: Chosen) -> dict[str, Any]:
    values = {FOLDER: chosen.folder, DISK: chosen.disk, KEPT_NAME: chosen.kept}
    return values | {name: getattr(chosen.rule, name) for name in RULE}


def _audit(actor: Actor, action: str, name: str, now: int) -> None:
    record_audit(actor, action, {"name": name}, now=now)
