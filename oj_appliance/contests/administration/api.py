"""Calls of organisers about contests (contract admin.md §12)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests.administration import rules, wire
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.administration.types import ContestDraft, draft_of
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import CONTEST_ADMIN, ROOT
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, read_moment, up_to

LIST_LIMIT = 10


class AdminContestQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    keyword: Annotated[str, up_to(rules.LONGEST_TITLE)] = ""


class CidQuery(msgspec.Struct):
    cid: Id


class VisibleQuery(msgspec.Struct):
    cid: Id
    visible: bool


class NewContest(msgspec.Struct):
    cid: int


class ContestEditingApi:
    def __init__(self, editing: ContestEditing, clock: Clock) -> None:
        self._editing = editing
        self._clock = clock

    @get("/api/admin/contest/get-contest-list", guard=CONTEST_ADMIN, summary="Hidden ones too")
    async def get_admin_contest_list(
        self, call: Call, query: AdminContestQuery
    ) -> Page[wire.AdminContestRow]:
        window = query.window(LIST_LIMIT)
        rows, total = self._editing.rows(query.keyword, window)
        now = self._clock.now_ms()
        return page_of([wire.admin_row(row, now) for row in rows], total, window)

    @get("/api/admin/contest", guard=CONTEST_ADMIN, summary="A contest as its organiser sees it")
    async def get_admin_contest(self, call: Call, query: CidQuery) -> wire.AdminContest:
        contest = self._editing.contest(call.viewer, query.cid)
        return wire.admin_contest(contest, self._clock.now_ms())

    @post("/api/admin/contest", guard=CONTEST_ADMIN, summary="Make a contest")
    async def create_contest(self, call: Call, body: wire.ContestBody) -> NewContest:
        draft = wire.laid_over(ContestDraft(), body)
        return NewContest(await self._editing.create(call.actor, draft))

    @put("/api/admin/contest", guard=CONTEST_ADMIN, summary="Change a contest")
    async def update_contest(self, call: Call, body: wire.ChangedContest) -> None:
        stored = self._editing.contest(call.viewer, body.id)
        draft = wire.laid_over(draft_of(stored), body)
        read_at = read_moment("gmtModified", body.gmtModified)
        await self._editing.update(call.actor, body.id, draft, read_at=read_at)

    @delete("/api/admin/contest", guard=ROOT, summary="Remove a contest with all that is in it")
    async def delete_contest(self, call: Call, query: CidQuery) -> None:
        await self._editing.delete(call.actor, query.cid)

    @get("/api/admin/contest/clone", guard=CONTEST_ADMIN, summary="The same contest once more")
    async def clone_contest(self, call: Call, query: CidQuery) -> NewContest:
        return NewContest(await self._editing.clone(call.actor, query.cid))

    @put(
        "/api/admin/contest/change-contest-visible",
        guard=CONTEST_ADMIN,
        summary="Show or hide a contest",
    )
    async def change_contest_visible(self, call: Call, query: VisibleQuery) -> None:
        await self._editing.set_visible(call.actor, query.cid, query.visible)
