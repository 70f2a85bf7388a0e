"""Use cases of the page: look at a file, ask for its version, and how earlier ones ended (contract
admin.md §7.4). What changes the machine happens while nobody is served (course.py)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from oj_appliance.audit.service import record as record_audit
from oj_appliance.backups.service import Backups
from oj_appliance.backups.types import UPGRADE, BadBackupError
from oj_appliance.clock import Clock
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError, Phrase, verbatim
from oj_appliance.exam_freeze.service import ExamFreeze
from oj_appliance.installation.places import Prefix, Record
from oj_appliance.installation.releases import manifest_of_release
from oj_appliance.installation.sealed_file import Manifest, TrustedKey
from oj_appliance.storage.database import Database
from oj_appliance.upgrades import asking, former_data, rules
from oj_appliance.upgrades.course import look, room_refusal
from oj_appliance.upgrades.files import UpgradeFiles
from oj_appliance.upgrades.types import Asked, Doing, Offer, Past, Progress, UpgradeError
from oj_appliance.web.guards import Actor

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Installed:
    """The installation that this process belongs to."""

    prefix: Prefix
    record: Record
    keys: tuple[TrustedKey, ...]

    @property
    def manifest(self) -> Manifest | None:
        return manifest_of_release(self.prefix.current.resolve())


class Upgrades:
    """`installed` is None in a checkout, which is upgraded by hand; `is_well` is what /api/health
    tells; `end` ends the process, which its manager starts again."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        folder: DataFolder,
        backups: Backups,
        freeze: ExamFreeze,
        *,
        installed: Installed | None,
        is_well: Callable[[], bool],
        end: asyncio.Event,
    ) -> None:
        self._database = database
        self._clock = clock
        self._folder = folder
        self._backups = backups
        self._freeze = freeze
        self.installed = installed
        self._is_well = is_well
        self._end = end
        self._task: asyncio.Task[None] | None = None
        self.progress = Progress()
        # Whether a version that fails may still go back by itself (way_back.py).
        self._is_untouched = False
        self._touching = asyncio.Lock()

    async def load(self) -> None:
        """What was asked for before a restart that did not take it up, as of another program."""
        self._is_untouched = await asyncio.to_thread(former_data.is_untouched, self._folder)
        await asyncio.to_thread(former_data.remove_outdated, self._folder)
        asked = await asyncio.to_thread(asking.asked_for, self._folder)
        if asked is not None and self.installed is not None:
            self.progress = Progress(Doing.WAITING, asked.version)

    async def before_change(self) -> None:
        """Whoever calls is about to write. Raises OSError."""
        if not self._is_untouched:
            return
        async with self._touching:
            if self._is_untouched:
                await asyncio.to_thread(former_data.written, self._folder)
                self._is_untouched = False
        await asyncio.to_thread(former_data.remove_outdated, self._folder)

    async def start_came_to_something(self) -> None:
        """This version serves, and has done so for a while or ends as it was asked."""
        await asyncio.to_thread(former_data.came_to_something, self._folder)

    async def history(self) -> list[Past]:
        """The newest first."""
        if self.installed is None:
            return []
        return await asyncio.to_thread(UpgradeFiles(self.installed.prefix).history)

    async def look(self, file: Path, called: str) -> Offer:
        """Raises ApiError upgrade.not_installed, upgrade.refused."""
        installed = self._require()
        try:
            return await asyncio.to_thread(self._look, file, called, installed)
        except UpgradeError as error:
            raise ApiError("upgrade.refused", reason=error.said) from error

    async def begin(self, file: Path, called: str, actor: Actor) -> None:
        """A backup, then the word for whoever starts next. Raises ApiError upgrade.running,
        exam.frozen and as `look`."""
        self._freeze.check()
        if self.progress.doing is not Doing.NOTHING:
            raise ApiError("upgrade.running")
        offer = await self.look(file, called)
        version = rules.shown_version(offer.manifest)
        self.progress = Progress(Doing.BACKUP, version)
        try:
            await asyncio.to_thread(asking.keep, self._folder, file)
            await self._audit(actor, "upgrade.begin", version)
        except BaseException:
            self.progress = Progress()
            raise
        self._task = asyncio.create_task(self._prepare(version))

    async def withdraw(self, actor: Actor) -> None:
        """What waits is not wanted any more. Raises ApiError upgrade.none_waits."""
        if self.progress.doing is not Doing.WAITING:
            raise ApiError("upgrade.none_waits")
        await asyncio.to_thread(asking.forget, self._folder)
        version, self.progress = self.progress.version, Progress()
        await self._audit(actor, "upgrade.withdraw", version)

    async def stop(self) -> None:
        if self._task is not None and not self._task.done():
            self._task.cancel()

    # -- how

    def _require(self) -> Installed:
        if self.installed is None:
            raise ApiError("upgrade.not_installed")
        return self.installed

    async def _audit(self, actor: Actor, action: str, version: str) -> None:
        now = self._clock.now_ms()
        await self._database.write(record_audit, actor, action, {"version": version}, now=now)

    def _look(self, file: Path, called: str, installed: Installed) -> Offer:
        manifest, key = look(file, installed.keys, called)
        if said := rules.refusal(manifest, installed.manifest, called):
            raise UpgradeError(said)
        if said := room_refusal(installed.prefix, self._folder, manifest, file):
            raise UpgradeError(said)
        return Offer(
            manifest=manifest,
            key=key,
            program_bytes=rules.program_bytes(manifest, file.stat().st_size),
            data_bytes=rules.data_bytes(self._folder.database.stat().st_size),
            file=file,
        )

    async def _prepare(self, version: str) -> None:
        try:
            backup = await self._backups.take_backup(UPGRADE)
            self._freeze.check()
            asked = Asked(self._clock.now_ms(), version, self._is_well(), backup.name)
            await asyncio.to_thread(asking.ask, self._folder, asked)
        except (ApiError, BadBackupError, OSError) as error:
            log.exception("an upgrade was not begun")
            await asyncio.to_thread(asking.forget, self._folder)
            self.progress = Progress(Doing.NOTHING, version, _said(error))
            return
        installed = self._require()
        doing = Doing.ENDING if installed.record.as_service else Doing.WAITING
        self.progress = Progress(doing, version)
        if doing is Doing.ENDING:
            log.warning("the site ends for an upgrade", extra={"version": version})
            self._end.set()


def _said(error: Exception) -> Phrase:
    match error:
        case ApiError():
            return Phrase(error.text("zh-CN"), error.text("en-US"))
        case BadBackupError():
            return error.said
    return verbatim(str(error))
