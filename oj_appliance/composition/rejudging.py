"""What staff do with submissions and with the judge: change, judge again, pause."""

from __future__ import annotations

from oj_appliance.composition.foundation import Foundation
from oj_appliance.composition.judging import JudgingParts
from oj_appliance.composition.problems import ProblemParts
from oj_appliance.composition.submissions import SubmissionParts
from oj_appliance.judge_desk.api import JudgePageApi
from oj_appliance.judge_desk.service import JudgePage
from oj_appliance.submissions.changes.api import SubmissionChangesApi
from oj_appliance.submissions.changes.service import SubmissionChanges
from oj_appliance.submissions.rejudging.api import RejudgeApi
from oj_appliance.submissions.rejudging.batches import RejudgeBatches
from oj_appliance.submissions.rejudging.preview import RejudgePreviews


class RejudgingParts:
    def __init__(
        self,
        foundation: Foundation,
        judging: JudgingParts,
        problems: ProblemParts,
        submissions: SubmissionParts,
    ) -> None:
        self._clock = foundation.clock
        self._submissions = submissions.service
        database, clock, events = foundation.database, foundation.clock, foundation.events
        dispatcher = judging.dispatcher
        self.changes = SubmissionChanges(
            database=database,
            clock=clock,
            problems=problems.service,
            submissions=submissions.service,
            transitions=submissions.transitions,
            places=submissions.places,
        )
        self._previews = RejudgePreviews(
            database=database,
            clock=clock,
            problems=problems.service,
            hand_over=dispatcher.start_rejudge,
            can_judge=lambda: dispatcher.can_judge,
        )
        self._rejudges = RejudgeBatches(
            database=database,
            clock=clock,
            events=events,
            problems=problems.service,
            versions=problems.data_versions,
            transitions=submissions.transitions,
        )
        self.judge_page = JudgePage(
            database=database,
            clock=clock,
            events=events,
            problems=problems.service,
            queue=judging.queue,
            dispatcher=dispatcher,
        )
        self.judge_page_api = JudgePageApi(self.judge_page, clock)

    async def recover(self) -> None:
        """Previews and batches that an ended server left half done go on."""
        await self._rejudges.recover(self._previews.resume)

    def apis(self) -> list[object]:
        return [
            SubmissionChangesApi(self.changes, self._submissions),
            RejudgeApi(self._previews, self._rejudges, self._clock),
            self.judge_page_api,
        ]
