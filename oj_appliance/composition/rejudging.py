"""What staff change of stored results, one by one or many after a look at what would change."""

from __future__ import annotations

from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.part import Part
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.problems.editing.batch_api import BatchApi
from oj_appliance.submissions.changes.api import SubmissionChangesApi
from oj_appliance.submissions.changes.service import SubmissionChanges
from oj_appliance.submissions.rejudging.api import RejudgeApi
from oj_appliance.submissions.rejudging.batches import RejudgeBatches
from oj_appliance.submissions.rejudging.preview import RejudgePreviews


class RejudgingPart(Part):
    def __init__(self, house: House) -> None:
        foundation, problems = house.foundation, house[ProblemPart]
        submissions, judging = house[SubmissionPart], house[JudgingPart]
        self._clock, self._batch = foundation.clock, problems.batch
        self._submissions = submissions.service
        database, clock, events = foundation.database, foundation.clock, foundation.events
        check_freeze = house[ExamFreezePart].freeze.check
        self.changes = SubmissionChanges(
            database=database,
            clock=clock,
            problems=problems.service,
            registry=house[PlacePart].registry,
            submissions=submissions.service,
            transitions=submissions.transitions,
            waiting=submissions.waiting,
            judged_at_once=submissions.answers.judged,
            check_freeze=check_freeze,
        )
        self.previews = RejudgePreviews(
            database=database,
            clock=clock,
            problems=problems.service,
            hand_over=judging.one_offs.hand_over,
            can_judge=lambda: judging.dispatcher.can_judge,
            is_stopping=lambda: house.is_stopping,
            check_freeze=check_freeze,
        )
        self._rejudges = RejudgeBatches(
            database=database,
            clock=clock,
            events=events,
            problems=problems.service,
            versions=problems.data_versions,
            transitions=submissions.transitions,
        )

    def apis(self) -> list[object]:
        return [
            SubmissionChangesApi(self.changes, self._submissions),
            RejudgeApi(self.previews, self._rejudges, self._clock),
            BatchApi(self._batch, self.changes.rejudge_for),
        ]

    async def recover(self) -> None:
        """Previews and batches that an ended server left half done go on."""
        await self._rejudges.recover(self.previews.resume)
