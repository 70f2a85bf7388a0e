"""Calls about a group's contests (contract group.md §6)."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.contests.administration import wire
from oj_appliance.contests.administration.api import CidQuery, NewContest, VisibleQuery
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.administration.types import ContestDraft, draft_of
from oj_appliance.contests.api import ContestSummary, summary
from oj_appliance.contests.service import Contests
from oj_appliance.groups.service import Groups
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, read_moment

LIST_LIMIT = 10  # S3 §9


class GroupContestsQuery(PageQuery, kw_only=True):
    gid: Id
    limit: Int = LIST_LIMIT


class NewGroupContest(wire.ContestBody, kw_only=True):
    gid: Id


class GroupContestsApi:
    """`editing` is the groups' office."""

    def __init__(
        self, contests: Contests, editing: ContestEditing, groups: Groups, clock: Clock
    ) -> None:
        self._contests = contests
        self._editing = editing
        self._groups = groups
        self._clock = clock

    @get("/api/group/get-contest-list", guard=LOGIN, summary="Contests of a group")
    async def get_group_contest_list(
        self, call: Call, query: GroupContestsQuery
    ) -> Page[ContestSummary]:
        self._groups.check_member(call.viewer, query.gid)
        window = query.window(LIST_LIMIT)
        rows, total = self._contests.of_group(query.gid, window)
        counts = await self._contests.participants(rows)
        now = self._clock.now_ms()
        records = [summary(row, count, now) for row, count in zip(rows, counts, strict=True)]
        return page_of(records, total, window)

    @get("/api/group/get-admin-contest-list", guard=LOGIN, summary="Its hidden ones too")
    async def get_group_admin_contest_list(
        self, call: Call, query: GroupContestsQuery
    ) -> Page[wire.AdminContestRow]:
        self._groups.check_admin(call.viewer, query.gid)
        window = query.window(LIST_LIMIT)
        rows, total = self._editing.rows_of(query.gid, window)
        now = self._clock.now_ms()
        return page_of([wire.admin_row(row, now) for row in rows], total, window)

    @get("/api/group/contest", guard=LOGIN, summary="A group's contest as its organiser sees it")
    async def get_group_contest(self, call: Call, query: CidQuery) -> wire.AdminContest:
        contest = self._editing.contest(call.viewer, query.cid)
        return wire.admin_contest(contest, self._clock.now_ms())

    @post("/api/group/contest", guard=LOGIN, summary="Make a contest of a group")
    async def create_group_contest(self, call: Call, body: NewGroupContest) -> NewContest:
        self._groups.check_admin(call.viewer, body.gid)
        draft = wire.laid_over(ContestDraft(), body)
        return NewContest(await self._editing.create(call.actor, draft, body.gid))

    @put("/api/group/contest", guard=LOGIN, summary="Change a contest of a group")
    async def update_group_contest(self, call: Call, body: wire.ChangedContest) -> None:
        stored = self._editing.contest(call.viewer, body.id)
        draft = wire.laid_over(draft_of(stored), body)
        read_at = read_moment("gmtModified", body.gmtModified)
        await self._editing.update(call.actor, body.id, draft, read_at=read_at)

    @delete("/api/group/contest", guard=LOGIN, summary="Remove one with all that is in it")
    async def delete_group_contest(self, call: Call, query: CidQuery) -> None:
        await self._editing.delete(call.actor, query.cid)

    @put(
        "/api/group/change-contest-visible",
        guard=LOGIN,
        summary="Show or hide a contest of a group",
    )
    async def change_group_contest_visible(self, call: Call, query: VisibleQuery) -> None:
        await self._editing.set_visible(call.actor, query.cid, query.visible)
