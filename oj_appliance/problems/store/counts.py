"""How often a problem was submitted and with what end, kept in the submission's own transaction
(contract 20-schema problem_count, judge-rules §10)."""

from __future__ import annotations

from peewee import ModelUpdate

from oj_appliance.problems.model import ProblemCount
from oj_appliance.problems.rules import COUNTER_OF_STATUS
from oj_appliance.storage.base import fetch_all, tuples

# Once a submission: building it anew would cost more than running it.
_COUNT_NEW = (
    "INSERT INTO problem_count(problem_id, group_id, total, created_at, updated_at)"
    " VALUES (?, ?, 1, ?, ?) ON CONFLICT DO UPDATE"
    " SET total = total + 1, updated_at = excluded.updated_at"
)
COUNTERS = ("total", "ac", "mle", "tle", "re", "pe", "ce", "wa", "se", "pa")


def count_new(pid: int, group_id: int | None, *, now: int) -> None:
    """One more submission of the problem in the bank (no group) or a group."""
    fetch_all(_COUNT_NEW, pid, group_id or 0, now, now)


def count_change(pid: int, group_id: int | None, before: int, after: int, *, now: int) -> None:
    """A submission's status went from `before` to `after` (judge status codes)."""
    steps: dict[str, int] = {}
    for status, step in ((before, -1), (after, 1)):
        counter = COUNTER_OF_STATUS.get(status)
        if counter is not None:
            steps[counter] = steps.get(counter, 0) + step
    changes = {
        getattr(ProblemCount, counter): getattr(ProblemCount, counter) + step
        for counter, step in steps.items()
        if step
    }
    if changes:
        update: ModelUpdate = ProblemCount.update({**changes, ProblemCount.updated_at: now})
        update.where(
            ProblemCount.problem == pid, ProblemCount.group_id == (group_id or 0)
        ).execute()


def count_gone(pid: int, group_id: int | None, status: int, count: int, *, now: int) -> None:
    """So many submissions with this status are no more."""
    counters = {"total", COUNTER_OF_STATUS.get(status, "total")}
    changes = {
        getattr(ProblemCount, name): getattr(ProblemCount, name) - count for name in counters
    }
    update: ModelUpdate = ProblemCount.update({**changes, ProblemCount.updated_at: now})
    update.where(ProblemCount.problem == pid, ProblemCount.group_id == (group_id or 0)).execute()


def counts_of(pid: int, group_id: int | None) -> dict[str, int]:
    """All counters by name, 0 where nobody has submitted."""
    columns = [getattr(ProblemCount, name) for name in COUNTERS]
    rows = tuples(
        ProblemCount.select(*columns).where(
            ProblemCount.problem == pid, ProblemCount.group_id == (group_id or 0)
        )
    )
    return dict(zip(COUNTERS, rows[0] if rows else [0] * len(COUNTERS), strict=True))
