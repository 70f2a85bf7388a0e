"""The audit row of a change to a contest; never its password."""

from __future__ import annotations

from oj_appliance.audit.changes import record_change as record_changed_fields
from oj_appliance.contests.types import Contest
from oj_appliance.web.guards import Actor


def record_change(
    actor: Actor,
    action: str,
    *,
    before: Contest | None = None,
    after: Contest | None = None,
    more: dict[str, object] | None = None,
    now: int,
) -> None:
    """Inside the write that changes it; `more` is what went with it."""
    of = after or before
    if of is None:
        return
    target = {"cid": of.id, "title": of.title}
    record_changed_fields(actor, action, target, before=before, after=after, more=more, now=now)
