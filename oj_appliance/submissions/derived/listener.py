"""Keeps what is counted in step with the rows: hears of every move of a submission, inside the
transaction that moves it."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRemoved, AccountsAdded
from oj_appliance.clock import Clock
from oj_appliance.judging.types import Verdict
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import ProblemRemoved
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.derived import accepted, totals
from oj_appliance.submissions.derived.scope import (
    COUNTS_FOR_PROBLEM,
    counts_for_person,
    counts_for_problem,
)
from oj_appliance.submissions.types import SubmissionMoved, SubmissionRecord

_COUNTED_OF = (
    "SELECT problem_id, group_id, status, count(*) FROM submission WHERE user_id = ?"  # noqa: S608
    f" AND {COUNTS_FOR_PROBLEM} GROUP BY 1, 2, 3"
)


class DerivedTables:
    def __init__(self, clock: Clock, problems: ProblemService) -> None:
        self._clock = clock
        self._problems = problems

    def follow_move(self, event: SubmissionMoved) -> None:
        """Listens to SubmissionMoved."""
        before, after = event.before, event.after
        if counts_for_problem(after):
            self._follow_for_problem(before, after, event.now)
        if counts_for_person(after):
            self._follow_for_person(before, after)

    def _follow_for_problem(
        self, before: SubmissionRecord | None, after: SubmissionRecord, now: int
    ) -> None:
        problem_id, group_id = after.problem_id, after.group_id
        if problem_id is None:
            return
        if before is None:
            self._problems.count_new(problem_id, group_id, now=now)
            return
        self._problems.count_change(problem_id, group_id, before.status, after.status, now=now)
        came_or_went = before.status != after.status and Verdict.ACCEPTED in (
            before.status,
            after.status,
        )
        if came_or_went and accepted.derive(after.uid, problem_id, group_id, now=now):
            totals.count_solved(after.uid)

    def _follow_for_person(self, before: SubmissionRecord | None, after: SubmissionRecord) -> None:
        if before is None:
            totals.add_submission(after.uid)
            totals.move_verdict(after.uid, None, after.status)
        else:
            totals.move_verdict(after.uid, before.status, after.status)
            totals.move_score(before, after)

    def begin_accounts(self, event: AccountsAdded) -> None:
        """Listens to AccountsAdded."""
        for uid in event.uids:
            totals.begin(uid)

    def forget_account(self, event: AccountRemoved) -> None:
        """Listens to AccountRemoved: its rows go with it, and the problems' counters forget them.
        Its own totals go with the account."""
        now = self._clock.now_ms()
        for problem_id, group_id, status, count in fetch_all(_COUNTED_OF, event.uid):
            self._problems.count_gone(problem_id, group_id, status, count, now=now)

    def forget_problem(self, event: ProblemRemoved) -> None:
        """Listens to ProblemRemoved, before the rows lose their problem."""
        totals.forget_problem(event.id)
