"""What a person has learned, and what to try next."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.learning.api import LearningApi
from oj_appliance.learning.own_rows import OwnRowsMemory
from oj_appliance.learning.pool import CandidatePool
from oj_appliance.learning.service import LearningService
from oj_appliance.submissions.types import SubmissionChanged


class LearningPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        self._own_rows = OwnRowsMemory(database, clock)
        self._learning = LearningService(
            database,
            clock,
            foundation.configuration,
            house[PlacePart].registry,
            CandidatePool(database, clock, house[ProblemPart].bank.stamp),
            self._own_rows,
        )

    def apis(self) -> list[object]:
        return [LearningApi(self._learning)]

    def listeners(self) -> list[Listener]:
        return [after_commit(SubmissionChanged, self._own_rows.forget)]
