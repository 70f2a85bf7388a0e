"""The audit row of a thing that was made, changed or removed: of a change only what differs, and
never a password."""

from __future__ import annotations

import msgspec

from oj_appliance.audit.service import record
from oj_appliance.web.guards import Actor

HIDDEN = "******"
_NOT_TOLD = ("created_at", "updated_at", "modified_user", "group")


def record_change(
    actor: Actor,
    action: str,
    target: object,
    *,
    before: msgspec.Struct | None = None,
    after: msgspec.Struct | None = None,
    more: dict[str, object] | None = None,
    now: int,
) -> None:
    """Inside the write that changes it; `more` is what went with it. A field called `password` is
    told as changed, not as what."""
    old, new = _told(before), _told(after)
    if before is not None and after is not None:
        changed = [name for name in new if new[name] != old[name]]
        is_new_password = "password" in changed
        old = {name: old[name] for name in changed}
        new = {name: new[name] for name in changed}
        if is_new_password:
            old["password"], new["password"] = HIDDEN, HIDDEN
    record(
        actor,
        action,
        target,
        before=_hidden(old) or None,
        after={**_hidden(new), **(more or {})} or None,
        now=now,
    )


def _told(stored: msgspec.Struct | None) -> dict[str, object]:
    if stored is None:
        return {}
    # What is asked of others is no value of its own.
    values = msgspec.to_builtins(stored, enc_hook=lambda _: None)
    return {name: value for name, value in values.items() if name not in _NOT_TOLD}


def _hidden(values: dict[str, object]) -> dict[str, object]:
    return {**values, "password": HIDDEN} if values.get("password") else values
