"""Backups: by hand, every night, and back again."""

from __future__ import annotations

from oj_appliance.backups.api import BackupsApi
from oj_appliance.backups.checks.api import BackupChecksApi
from oj_appliance.backups.checks.service import BackupChecks
from oj_appliance.backups.exams.api import ExamBackupsApi
from oj_appliance.backups.exams.service import ExamBackups
from oj_appliance.backups.first_start.api import FirstRestoresApi
from oj_appliance.backups.first_start.service import FirstRestores
from oj_appliance.backups.restores import Restores
from oj_appliance.backups.service import Backups
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.composition.uploads import UploadPart


class BackupPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock, folder = foundation.database, foundation.clock, foundation.folder
        self._uploads = house[UploadPart].resumable
        freeze = house[ExamFreezePart].freeze
        self.backups = Backups(database, clock, folder, foundation.configuration, freeze)
        self.exams = ExamBackups(
            database, clock, folder, self.backups, house[ServerTimePart].service.remember
        )
        self.checks = BackupChecks(database, clock, folder, self.backups, freeze)
        self._restores = Restores(database, clock, folder, foundation.start_anew, freeze.check)
        accounts = house[PeoplePart].accounts
        self._first = FirstRestores(accounts, self._restores, self._uploads, folder)

    def apis(self) -> list[object]:
        return [
            BackupsApi(self.backups, self._restores, self._uploads),
            BackupChecksApi(self.checks),
            FirstRestoresApi(self._first),
            ExamBackupsApi(self.exams),
        ]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.AFTER_NIGHT, self.backups.make_nightly),
            Timer(Cycle.AFTER_NIGHT, self.checks.look),
            Timer(Cycle.OFTEN, self.exams.look),
        ]
