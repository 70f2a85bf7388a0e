"""Submissions, how they are judged, and test runs."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.composition.foundation import Foundation
from oj_appliance.composition.judging import JudgingParts
from oj_appliance.composition.problems import ProblemParts
from oj_appliance.submissions.api import SubmissionsApi
from oj_appliance.submissions.derived.listener import DerivedTables
from oj_appliance.submissions.intervals import SubmitIntervals
from oj_appliance.submissions.judging.listener import SubmissionJudging
from oj_appliance.submissions.progress.api import ProgressApi
from oj_appliance.submissions.progress.service import Progress
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.test_runs.api import TestRunApi
from oj_appliance.submissions.test_runs.service import TestRuns
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.unfinished import UnfinishedSubmissions
from oj_appliance.submissions.waiting import WaitingPlaces


class SubmissionParts:
    """`is_stopping` is true once the server takes no more work."""

    def __init__(
        self,
        foundation: Foundation,
        judging: JudgingParts,
        problems: ProblemParts,
        is_stopping: Callable[[], bool],
    ) -> None:
        self._foundation = foundation
        database, clock, events = foundation.database, foundation.clock, foundation.events
        configuration, limits = foundation.configuration, foundation.settings.limits
        self.unfinished = UnfinishedSubmissions()
        self.transitions = Transitions(clock, events, self.unfinished)
        self.derived = DerivedTables(clock, problems.service)
        self.places = WaitingPlaces(judging.queue, judging.dispatcher)
        self.service = Submissions(
            database=database,
            configuration=configuration,
            problems=problems.service,
            registry=problems.places,
            unfinished=self.unfinished,
            transitions=self.transitions,
            places=self.places,
            intervals=SubmitIntervals(clock, enabled=limits.submit_interval),
            is_stopping=is_stopping,
        )
        self.judging = SubmissionJudging(
            database=database,
            problems=problems.service,
            unfinished=self.unfinished,
            transitions=self.transitions,
            places=self.places,
        )
        self._test_runs = TestRuns(
            clock=clock,
            configuration=configuration,
            problems=problems.service,
            registry=problems.places,
            hand_over=judging.dispatcher.start_test_run,
            limit_rate=limits.submit_interval,
            is_stopping=is_stopping,
        )

    def apis(self) -> list[object]:
        return [
            SubmissionsApi(self.service),
            ProgressApi(Progress(self._foundation.database, self._foundation.configuration)),
            TestRunApi(self._test_runs),
        ]
