"""What becomes of submissions when an account gets another name or goes for ever."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRemoved, AccountRenamed
from oj_appliance.clock import Clock
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.model import Submission

COUNTED = (
    "SELECT problem_id, group_id, status, count(*) FROM submission WHERE user_id = ?"
    " AND contest_id = 0 AND timed_work_id IS NULL AND problem_id IS NOT NULL GROUP BY 1, 2, 3"
)


class AccountListener:
    def __init__(self, clock: Clock, problems: ProblemService) -> None:
        self._clock = clock
        self._problems = problems

    def follow_rename(self, event: AccountRenamed) -> None:
        """Rows bear their owner's name (contract admin.md §3, edit-user)."""
        Submission.update(username=event.username).where(Submission.user_id == event.uid).execute()

    def follow_removal(self, event: AccountRemoved) -> None:
        """The rows go with the account; the counters of the problems forget them."""
        now = self._clock.now_ms()
        for pid, group_id, status, count in fetch_all(COUNTED, event.uid):
            self._problems.count_gone(pid, group_id, status, count, now=now)
