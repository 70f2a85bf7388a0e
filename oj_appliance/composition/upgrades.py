"""Upgrades: the page's side of them."""

from __future__ import annotations

import asyncio

from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.site import SitePart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.places import prefix_of, program_file
from oj_appliance.installation.trusted_keys import trusted_keys
from oj_appliance.upgrades.api import UpgradesApi
from oj_appliance.upgrades.service import Installed, Upgrades

# So long a version has served whose start came to something; one that falls over at once has not.
A_WHILE_S = 60


class UpgradePart(Part):
    def __init__(self, house: House) -> None:
        self._serving: asyncio.Task[None] | None = None
        foundation = house.foundation
        self._uploads = house[UploadPart].resumable
        self.upgrades = Upgrades(
            foundation.database,
            foundation.clock,
            foundation.folder,
            house[BackupPart].backups,
            house[ExamFreezePart].freeze,
            installed=_installed(foundation.folder),
            is_well=house[SitePart].is_well,
            end=foundation.end,
        )

    def apis(self) -> list[object]:
        return [UpgradesApi(self.upgrades, self._uploads)]

    async def load(self) -> None:
        await self.upgrades.load()

    def start(self) -> None:
        self._serving = asyncio.create_task(self._serve_a_while())

    async def _serve_a_while(self) -> None:
        await asyncio.sleep(A_WHILE_S)
        await self.upgrades.start_came_to_something()

    async def stop(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
            await self.upgrades.start_came_to_something()
        await self.upgrades.stop()


def _installed(folder: DataFolder) -> Installed | None:
    """None in a checkout, and for other data than those of the installation."""
    prefix = prefix_of(program_file())
    record = prefix.record()
    if record is None or not folder.root.samefile(record.data):
        return None
    return Installed(prefix, record, trusted_keys())
