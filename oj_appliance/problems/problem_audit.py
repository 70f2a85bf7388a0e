"""The audit row of a change to a problem."""

from __future__ import annotations

from oj_appliance.audit.service import record
from oj_appliance.audit.types import AuditEntry
from oj_appliance.problems.types import AuthorRef, ProblemRecord


def record_change(
    actor: AuthorRef,
    action: str,
    problem: ProblemRecord,
    before: object,
    after: object,
    *,
    now: int,
) -> None:
    """Inside the write that changes it; None where there was or is nothing."""
    target = {"pid": problem.id, "problemId": problem.problem_id}
    record(
        AuditEntry(actor.uid, actor.username, actor.ip, action, target, before=before, after=after),
        now=now,
    )
