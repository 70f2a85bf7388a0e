"""Staff's view of the queue and the judge: watch, pause, choose slots."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.judge_desk.api import JudgePageApi
from oj_appliance.judge_desk.live import JudgeLiveEvents
from oj_appliance.judge_desk.service import JudgePage
from oj_appliance.submissions.types import (
    JudgeChanged,
    SubmissionChanged,
    SubmissionProgressed,
)


class JudgeDeskPart(Part):
    def __init__(self, house: House) -> None:
        foundation, judging = house.foundation, house[JudgingPart]
        self.service = JudgePage(
            database=foundation.database,
            clock=foundation.clock,
            events=foundation.events,
            problems=house[ProblemPart].service,
            queue=judging.queue,
            dispatcher=judging.dispatcher,
        )
        self._api = JudgePageApi(self.service, foundation.clock)
        self._live = JudgeLiveEvents(house[LivePart].hub, self._api.answer)

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [
            after_commit(JudgeChanged, self._live.tell),
            after_commit(SubmissionChanged, self._live.tell),
            after_commit(SubmissionProgressed, self._live.tell),
        ]

    async def recover(self) -> None:
        await self.service.load()
