"""The code that waits for its author: what was accepted, and drafts."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.drafts.api import DraftsApi
from oj_appliance.drafts.service import Drafts
from oj_appliance.submissions.accepted_code.api import AcceptedCodeApi
from oj_appliance.submissions.accepted_code.service import AcceptedCodes


class KeptCodePart(Part):
    def __init__(self, house: House) -> None:
        foundation, problems = house.foundation, house[ProblemPart]
        registry = house[PlacePart].registry
        self._foundation = foundation
        self._accepted = AcceptedCodes(
            foundation.database,
            foundation.configuration,
            problems.service,
            house[PlacePart].registry,
        )
        self.drafts = Drafts(
            database=foundation.database,
            clock=foundation.clock,
            problems=problems.service,
            registry=registry,
            per_minute=foundation.settings.limits.draft_per_minute,
            events=foundation.events,
        )

    def apis(self) -> list[object]:
        return [AcceptedCodeApi(self._accepted), DraftsApi(self.drafts)]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, self._forget_old)]

    async def _forget_old(self) -> None:
        now = self._foundation.clock.now_ms()
        await self._foundation.database.write(self.drafts.forget_old, now=now)
