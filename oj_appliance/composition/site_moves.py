"""Sites of other judges that move in."""

from __future__ import annotations

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.composition.trainings import TrainingPart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.site_move.api import SiteMoveApi
from oj_appliance.site_move.importing.context import MoveTools
from oj_appliance.site_move.service import SiteMoves


class SiteMovePart(Part):
    def __init__(self, house: House) -> None:
        foundation, uploads = house.foundation, house[UploadPart]
        self._trainings = house[TrainingPart]
        tools = MoveTools(
            database=foundation.database,
            clock=foundation.clock,
            events=foundation.events,
            accounts=house[PeoplePart].accounts,
            problems=house[ProblemPart].service,
            files=uploads.public_files,
            transitions=house[SubmissionPart].transitions,
            contests=house[ContestPart].known,
            freeze=house[ExamFreezePart].freeze,
            renew_group=house[GroupPart].known.refresh,
            renew_training=self._renew_training,
        )
        self._configuration = foundation.configuration
        self.moves = SiteMoves(tools, foundation.folder.site_moves)
        self._api = SiteMoveApi(self.moves, uploads.resumable, foundation.configuration)

    async def _renew_training(self, number: int) -> None:
        """With the category that may have come with it."""
        await self._trainings.known.refresh_categories()
        await self._trainings.renew(number)

    @property
    def site_timezone(self) -> str:
        return self._configuration.website.timezone

    def apis(self) -> list[object]:
        return [self._api]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, self.moves.forget_old)]

    async def recover(self) -> None:
        await self.moves.recover()

    def start(self) -> None:
        self.moves.start()

    async def stop(self) -> None:
        await self.moves.stop()
