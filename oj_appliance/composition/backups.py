"""Backups: by hand, every night, and back again."""

from __future__ import annotations

from oj_appliance.backups.api import BackupsApi
from oj_appliance.backups.restores import Restores
from oj_appliance.backups.service import Backups
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.uploads import UploadPart


class BackupPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock, folder = foundation.database, foundation.clock, foundation.folder
        self._uploads = house[UploadPart].resumable
        self.backups = Backups(database, clock, folder, foundation.configuration)
        self._restores = Restores(database, clock, folder, foundation.start_anew)

    def apis(self) -> list[object]:
        return [BackupsApi(self.backups, self._restores, self._uploads)]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.AFTER_NIGHT, self.backups.make_nightly)]
