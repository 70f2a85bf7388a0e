"""Writing of audit rows, inside the transaction of the change they tell of, and reading them."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.audit.model import AdminLog
from oj_appliance.audit.types import AuditEntry, AuditFilter, AuditRecord
from oj_appliance.storage.base import fetch_all, tuples

_COLUMNS = (
    AdminLog.id,
    AdminLog.created_at,
    AdminLog.user_id,
    AdminLog.username,
    AdminLog.ip,
    AdminLog.action,
    AdminLog.target,
    AdminLog.before,
    AdminLog.after,
    AdminLog.reason,
)


def insert_entry(entry: AuditEntry, *, now: int) -> None:
    AdminLog.insert(
        user_id=entry.uid,
        username=entry.username,
        action=entry.action,
        target=_json(entry.target),
        before=None if entry.before is None else _json(entry.before),
        after=None if entry.after is None else _json(entry.after),
        reason=entry.reason,
        ip=entry.ip,
        created_at=now,
        updated_at=now,
    ).execute()


def page(wanted: AuditFilter, *, limit: int, offset: int) -> tuple[list[AuditRecord], int]:
    """The newest first, and how many there are in all."""
    query = AdminLog.select(*_COLUMNS)
    if conditions := _conditions(wanted):
        query = query.where(*conditions)
    total = int(query.count())
    ordered = query.order_by(AdminLog.created_at.desc(), AdminLog.id.desc())
    return [AuditRecord(*row) for row in tuples(ordered.limit(limit).offset(offset))], total


def actions() -> list[str]:
    """Every action that ever left a row, by name; read from its index alone."""
    return [str(row[0]) for row in fetch_all("SELECT DISTINCT action FROM admin_log ORDER BY 1")]


def _conditions(wanted: AuditFilter) -> list[Any]:
    conditions: list[Any] = []
    if wanted.username is not None:
        conditions.append(AdminLog.username == wanted.username)
    if wanted.action is not None:
        conditions.append(AdminLog.action == wanted.action)
    if wanted.target is not None:
        conditions.append(AdminLog.target.contains(wanted.target))
    if wanted.since is not None:
        conditions.append(AdminLog.created_at >= wanted.since)
    if wanted.until is not None:
        conditions.append(AdminLog.created_at < wanted.until)
    return conditions


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
