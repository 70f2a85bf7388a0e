"""Calls of teachers about timed works (contract timedwork.md §8)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.timed_work.administration import rules, wire
from oj_appliance.timed_work.administration.service import TimedWorkEditing
from oj_appliance.timed_work.administration.types import WorkDraft, draft_of
from oj_appliance.timed_work.types import WorkFilter
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, read_moment, up_to

LIST_LIMIT = 10


class AdminTimedWorkQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    keyword: Annotated[str, up_to(rules.LONGEST_TITLE)] = ""
    status: Int | None = None


class WorkQuery(msgspec.Struct):
    tid: Id


class VisibleWorkQuery(msgspec.Struct):
    tid: Id
    visible: bool


class WorkGroupChoice(msgspec.Struct):
    id: int
    name: str
    shortName: str


class NewTimedWork(msgspec.Struct):
    id: int


class TimedWorkEditingApi:
    def __init__(self, editing: TimedWorkEditing, clock: Clock) -> None:
        self._editing = editing
        self._clock = clock

    @get("/api/admin/homework/get-timed-work-list", guard=STAFF, summary="Hidden ones too")
    async def get_admin_timed_work_list(
        self, call: Call, query: AdminTimedWorkQuery
    ) -> Page[wire.AdminTimedWorkRow]:
        window = query.window(LIST_LIMIT)
        wanted = WorkFilter(query.status, query.keyword)
        rows, total = self._editing.rows(call.viewer, wanted, window)
        known, now = self._editing.known, self._clock.now_ms()
        told = [wire.admin_row(row, call.viewer, known, now) for row in rows]
        return page_of(told, total, window)

    @get("/api/admin/homework/get-group-list", guard=STAFF, summary="Groups to hold a work in")
    async def get_timed_work_groups(self, call: Call) -> list[WorkGroupChoice]:
        found = self._editing.groups(call.viewer)
        return [WorkGroupChoice(each.id, each.name, each.short_name) for each in found]

    @get("/api/admin/homework", guard=STAFF, summary="A timed work as its teacher sees it")
    async def get_admin_timed_work(self, call: Call, query: WorkQuery) -> wire.AdminTimedWork:
        work = self._editing.work(call.viewer, query.tid)
        return wire.admin_timed_work(work, call.viewer, self._editing.known, self._clock.now_ms())

    @post("/api/admin/homework", guard=STAFF, summary="Make a timed work")
    async def create_timed_work(self, call: Call, body: wire.TimedWorkBody) -> NewTimedWork:
        draft = wire.laid_over(WorkDraft(), body)
        return NewTimedWork(await self._editing.create(call.actor, draft))

    @put("/api/admin/homework", guard=STAFF, summary="Change a timed work")
    async def update_timed_work(self, call: Call, body: wire.ChangedTimedWork) -> None:
        stored = self._editing.work(call.viewer, body.id)
        draft = wire.laid_over(draft_of(stored), body)
        read_at = read_moment("gmtModified", body.gmtModified)
        await self._editing.update(call.actor, body.id, draft, read_at=read_at)

    @delete("/api/admin/homework", guard=STAFF, summary="Remove a timed work with all in it")
    async def delete_timed_work(self, call: Call, query: WorkQuery) -> None:
        await self._editing.delete(call.actor, query.tid)

    @put("/api/admin/homework/change-visible", guard=STAFF, summary="Show or hide a timed work")
    async def change_timed_work_visible(self, call: Call, query: VisibleWorkQuery) -> None:
        await self._editing.set_visible(call.actor, query.tid, query.visible)
