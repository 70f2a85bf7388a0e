"""The audit row of a change to a contest; never its password."""

from __future__ import annotations

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.contests.types import Contest
from oj_appliance.web.guards import Actor

HIDDEN = "******"
_NOT_TOLD = ("created_at", "updated_at", "modified_user")


def record_change(
    actor: Actor,
    action: str,
    *,
    before: Contest | None = None,
    after: Contest | None = None,
    more: dict[str, object] | None = None,
    now: int,
) -> None:
    """Inside the write that changes it; of a change only what differs, and `more`, what went with
    it."""
    of = after or before
    if of is None:
        return
    old, new = _told(before), _told(after)
    if before is not None and after is not None:
        changed = [name for name in new if new[name] != old[name]]
        is_new_password = "password" in changed
        old = {name: old[name] for name in changed}
        new = {name: new[name] for name in changed}
        if is_new_password:
            old["password"], new["password"] = HIDDEN, HIDDEN
    record_audit(
        actor,
        action,
        {"cid": of.id, "title": of.title},
        before=_hidden(old) or None,
        after={**_hidden(new), **(more or {})} or None,
        now=now,
    )


def _told(contest: Contest | None) -> dict[str, object]:
    if contest is None:
        return {}
    values = msgspec.to_builtins(contest)
    return {name: value for name, value in values.items() if name not in _NOT_TOLD}


def _hidden(values: dict[str, object]) -> dict[str, object]:
    return {**values, "password": HIDDEN} if values.get("password") else values
