"""Writing of audit rows; called inside the transaction of the change it tells of."""

from __future__ import annotations

import msgspec

from oj_appliance.audit.model import AdminLog
from oj_appliance.audit.types import AuditEntry


def insert_entry(entry: AuditEntry, *, now: int) -> None:
    AdminLog.insert(
        user_id=entry.uid,
        username=entry.username,
        action=entry.action,
        target=_json(entry.target),
        before=None if entry.before is None else _json(entry.before),
        after=None if entry.after is None else _json(entry.after),
        ip=entry.ip,
        created_at=now,
        updated_at=now,
    ).execute()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
