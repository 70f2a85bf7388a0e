"""The AI helper: who may ask it, whom it asks, and the record of both."""

from __future__ import annotations

from oj_appliance.assistant.access import AssistantAccess
from oj_appliance.assistant.api import AssistantApi
from oj_appliance.assistant.key_file import KeyFile
from oj_appliance.assistant.office.api import AssistantOfficeApi
from oj_appliance.assistant.office.service import AssistantOffice
from oj_appliance.assistant.service import Assistant
from oj_appliance.assistant.settings import AssistantSettings
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.composition.timed_works import TimedWorkPart


class AssistantPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        configuration = foundation.configuration
        key_file = KeyFile(foundation.folder.assistant_key)
        self._settings = AssistantSettings(clock, configuration, key_file)
        self.access = AssistantAccess(
            database,
            clock,
            configuration,
            house[ContestPart].known,
            house[TimedWorkPart].known,
        )
        self._assistant = Assistant(
            database=database,
            clock=clock,
            configuration=configuration,
            access=self.access,
            settings=self._settings,
            catalogue=house[ProblemPart].catalogue,
            submissions=house[SubmissionPart].service,
            is_stopping=lambda: house.is_stopping,
        )
        office = AssistantOffice(database, self._settings)
        self._office_api = AssistantOfficeApi(self._settings, office, clock)

    def apis(self) -> list[object]:
        return [AssistantApi(self._assistant), self._office_api]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, self._assistant.erase_old)]

    async def load(self) -> None:
        await self._settings.load()

    async def recover(self) -> None:
        await self._assistant.recover()
