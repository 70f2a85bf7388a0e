"""Submissions, how they are judged, and test runs."""

from __future__ import annotations

from functools import partial

from oj_appliance.accounts.types import AccountRemoved, AccountRenamed, AccountsAdded
from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.problems.types.problem import ProblemChanged, ProblemRemoved, ProblemRenamed
from oj_appliance.storage.room import is_nearly_full
from oj_appliance.submissions.api import SubmissionsApi
from oj_appliance.submissions.derived.listener import DerivedTables
from oj_appliance.submissions.intervals import SubmitIntervals
from oj_appliance.submissions.judging.answers import AnswerJudging
from oj_appliance.submissions.judging.listener import SubmissionJudging
from oj_appliance.submissions.judging.progress_news import ProgressNews
from oj_appliance.submissions.live_events import SubmissionLiveEvents
from oj_appliance.submissions.progress.api import ProgressApi
from oj_appliance.submissions.progress.service import Progress
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.test_runs.api import TestRunApi
from oj_appliance.submissions.test_runs.service import TestRuns
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import (
    SubmissionChanged,
    SubmissionMoved,
    SubmissionProgressed,
)
from oj_appliance.submissions.waiting.positions import WaitingRows
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions
from oj_appliance.web.kept_answers import KeptAnswers


class SubmissionPart(Part):
    def __init__(self, house: House) -> None:
        foundation, problems = house.foundation, house[ProblemPart]
        judging, registry = house[JudgingPart], house[PlacePart].registry
        self._house, self._foundation = house, foundation
        self._dispatcher = judging.dispatcher
        database, clock, events = foundation.database, foundation.clock, foundation.events
        configuration, limits = foundation.configuration, foundation.settings.limits
        self.unfinished = UnfinishedSubmissions()
        self.transitions = Transitions(clock, events, self.unfinished)
        self.derived = DerivedTables(clock, problems.service)
        self.waiting = WaitingRows(judging.queue, judging.dispatcher)
        self.answers = AnswerJudging(problems.service, self.transitions)
        self.service = Submissions(
            database=database,
            configuration=configuration,
            problems=problems.service,
            registry=registry,
            unfinished=self.unfinished,
            transitions=self.transitions,
            waiting=self.waiting,
            judged_at_once=self.answers.judged,
            intervals=SubmitIntervals(clock, enabled=limits.submit_interval),
            is_stopping=lambda: house.is_stopping,
        )
        problems.catalogue.own_status = self.service.my_status
        self._progress = Progress(database, configuration, registry)
        problems.bank.own_problems = self._progress.own_problems
        self.judging = SubmissionJudging(
            database=database,
            problems=problems.service,
            unfinished=self.unfinished,
            transitions=self.transitions,
            waiting=self.waiting,
            progress=ProgressNews(clock, events, self.unfinished),
        )
        self._test_runs = TestRuns(
            clock=clock,
            configuration=configuration,
            problems=problems.service,
            registry=registry,
            hand_over=judging.one_offs.hand_over,
            limit_rate=limits.submit_interval,
            is_stopping=lambda: house.is_stopping,
            is_disk_nearly_full=partial(is_nearly_full, foundation.folder.root),
        )

    def apis(self) -> list[object]:
        foundation = self._foundation
        kept = KeptAnswers(foundation.database, foundation.clock)
        return [
            SubmissionsApi(self.service, kept, self._house[PeoplePart].names),
            ProgressApi(self._progress),
            TestRunApi(self._test_runs),
        ]

    def listeners(self) -> list[Listener]:
        service, derived = self.service, self.derived
        live = SubmissionLiveEvents(self._house[LivePart].hub, service)
        return [
            inside(ProblemRenamed, service.follow_rename),
            inside(AccountRenamed, service.follow_owner_rename),
            inside(SubmissionMoved, derived.follow_move),
            inside(AccountsAdded, derived.begin_accounts),
            inside(AccountRemoved, derived.forget_account),
            inside(ProblemRemoved, derived.forget_problem),
            after_commit(ProblemChanged, service.forget_changed),
            after_commit(SubmissionChanged, live.tell),
            after_commit(SubmissionProgressed, live.tell),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self.judging.requeue_waiting)]

    async def recover(self) -> None:
        await self.judging.recover()

    def start(self) -> None:
        self._dispatcher.start(self.judging)

    async def stop(self) -> None:
        await self._dispatcher.stop(self._foundation.settings.judge.shutdown_seconds)
