"""Reading what was changed, by whom and when (contract admin.md §21)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.audit.service import AuditLog
from oj_appliance.audit.types import AuditFilter, AuditRecord
from oj_appliance.clock import wire_time
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import ROOT
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Moment, Time, read_moment

LIST_LIMIT = 10


class AuditQuery(PageQuery, kw_only=True, rename={"since": "from", "until": "to"}):
    """`target` is a part of what stands there; the two times enclose what is shown."""

    username: Annotated[str, Meta(max_length=20)] | None = None
    action: Annotated[str, Meta(max_length=64)] | None = None
    target: Annotated[str, Meta(max_length=255)] | None = None
    since: Moment | None = None
    until: Moment | None = None


class AuditRow(msgspec.Struct, kw_only=True):
    """`target`, `before` and `after` are JSON texts: each action writes its own shape."""

    id: int
    time: Time
    uid: str | None
    username: str | None
    ip: str | None
    action: str
    target: str
    before: str | None
    after: str | None
    reason: str | None


class AuditApi:
    def __init__(self, log: AuditLog) -> None:
        self._log = log

    @get("/api/admin/audit-log", guard=ROOT, summary="Who changed what")
    async def get_audit_log(self, call: Call, query: AuditQuery) -> Page[AuditRow]:
        window = query.window(LIST_LIMIT)
        wanted = AuditFilter(
            query.username,
            query.action,
            query.target,
            read_moment("from", query.since),
            read_moment("to", query.until),
        )
        rows, total = await self._log.page(wanted, window)
        return page_of([_wire(row) for row in rows], total, window)

    @get("/api/admin/audit-log/actions", guard=ROOT, summary="What has left a row")
    async def get_audit_actions(self, call: Call) -> list[str]:
        return await self._log.actions()


def _wire(row: AuditRecord) -> AuditRow:
    return AuditRow(
        id=row.id,
        time=wire_time(row.at),
        uid=row.uid,
        username=row.username,
        ip=row.ip,
        action=row.action,
        target=row.target,
        before=row.before,
        after=row.after,
        reason=row.reason,
    )
