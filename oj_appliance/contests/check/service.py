"""Gathers what a contest stands on, and has it judged (contract admin.md §12)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests import account_rule
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.check import problem_rules, rules, store
from oj_appliance.contests.check.types import (
    Checked,
    ContestFacts,
    DiskFacts,
    JudgeFacts,
    PeopleFacts,
    ProblemFacts,
)
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.rules import is_held_for, status_of
from oj_appliance.contests.types import Contest, ContestProblem, Status
from oj_appliance.problems.programs.readiness import ProblemReadiness
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class Surroundings(msgspec.Struct, frozen=True):
    """What a contest stands on beside itself."""

    judge: Callable[[], JudgeFacts]
    disk: Callable[[], DiskFacts]


class ContestCheck:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownContests,
        editing: ContestEditing,
        readiness: ProblemReadiness,
        surroundings: Surroundings,
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._editing = editing
        self._readiness = readiness
        self._surroundings = surroundings

    async def check(self, viewer: Viewer, contest_id: int) -> Checked:
        """Raises contest.missing, contest.not_allowed."""
        contest = self._editing.contest(viewer, contest_id)
        now = self._clock.now_ms()
        problems, people = await self._database.read(self._read, viewer, contest, now)
        facts = ContestFacts(
            contest=contest,
            now=now,
            problems=problems,
            alike=self._alike(contest),
            people=people,
            judge=self._surroundings.judge(),
            disk=self._surroundings.disk(),
        )
        unchecked = [
            each.link.problem_id for each in problems if problem_rules.is_to_be_run(each.readiness)
        ]
        return Checked(rules.findings(facts), tuple(unchecked), now)

    def _read(
        self, viewer: Viewer, contest: Contest, now: int
    ) -> tuple[tuple[ProblemFacts, ...], PeopleFacts]:
        found = [self._problem(viewer, link, now) for link in self._known.problems(contest.id)]
        return tuple(each for each in found if each is not None), self._people(contest)

    def _problem(self, viewer: Viewer, link: ContestProblem, now: int) -> ProblemFacts | None:
        readiness = self._readiness.of(viewer, link.problem_id)
        if readiness is None:
            return None
        elsewhere = [
            other.title
            for other in self._known.all()
            if other.id != link.contest_id
            and is_held_for(viewer, other)
            and status_of(other, now) is not Status.ENDED
            and any(each.problem_id == link.problem_id for each in self._known.problems(other.id))
        ]
        return ProblemFacts(link, readiness, tuple(elsewhere))

    def _people(self, contest: Contest) -> PeopleFacts:
        everybody = store.usernames()
        registered = self._known.registered(contest.id)
        stars = set(contest.star_accounts)
        fitting: int | None = None
        unfit = 0
        if contest.open_account_limit and contest.account_limit_rule:
            rule = account_rule.read(contest.account_limit_rule)
            fitting = sum(rule.admits(name) for name in everybody)
            unfit = sum(not rule.admits(name) for name in store.usernames_of(registered))
        return PeopleFacts(
            registered=len(registered),
            fitting=fitting,
            unfit=unfit,
            unknown_stars=tuple(sorted(stars - set(everybody))),
            has_creator=store.has_account(contest.uid),
        )

    def _alike(self, contest: Contest) -> tuple[Contest, ...]:
        title = contest.title.strip().lower()
        return tuple(
            other
            for other in self._known.all()
            if other.id != contest.id
            and other.group_id == contest.group_id
            and other.title.strip().lower() == title
            and other.start_time < contest.end_time
            and other.end_time > contest.start_time
        )
