"""The audit row of a change to a problem."""

from __future__ import annotations

from dataclasses import fields

from oj_appliance.audit.service import record as record_audit
from oj_appliance.problems.types.problem import ProblemRecord
from oj_appliance.problems.wire_settings import wire_name
from oj_appliance.web.guards import Actor

# Moved by every save, or told by the case version.
_NOT_TOLD = ("updated_at", "modified_user", "data_version_id")


def record_change(
    actor: Actor,
    action: str,
    problem: ProblemRecord,
    before: object,
    after: object,
    *,
    now: int,
) -> None:
    """Inside the write that changes it; None where there was or is nothing."""
    target = {"pid": problem.id, "problemId": problem.problem_id}
    record_audit(actor, action, target, before=before, after=after, now=now)


def changed_fields(before: ProblemRecord, after: ProblemRecord) -> list[str]:
    """Their names, as on the wire: for texts and code, which stay out of the log."""
    names = [each.name for each in fields(ProblemRecord) if each.name not in _NOT_TOLD]
    return [wire_name(name) for name in names if getattr(before, name) != getattr(after, name)]
