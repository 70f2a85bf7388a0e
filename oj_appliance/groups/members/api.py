"""Calls about who belongs to a group (contract group.md §2)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.clock import wire_time
from oj_appliance.groups.life.rules import CODE_LENGTH
from oj_appliance.groups.members import rules
from oj_appliance.groups.members.service import Members
from oj_appliance.groups.members.types import MemberFilter, MemberRecord
from oj_appliance.groups.wire import GroupQuery
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time, Uid, up_to

LIST_LIMIT = 10
LONGEST_KEYWORD = 500


class MemberListQuery(PageQuery, kw_only=True):
    gid: Id
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] | None = None
    auth: Int | None = None

    def filter(self) -> MemberFilter:
        return MemberFilter((self.keyword or "").strip() or None, self.auth or None)


class GroupMember(msgspec.Struct, kw_only=True):
    """`auth` is a level, 1 to 5; `reason` stands in the list of applications alone."""

    id: int
    gid: int
    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    titleName: str | None
    titleColor: str | None
    auth: int
    reason: str | None = None
    gmtCreate: Time
    gmtModify: Time


class JoinQuery(msgspec.Struct, kw_only=True):
    gid: Id
    code: Annotated[str, up_to(CODE_LENGTH)] | None = None
    reason: Annotated[str, up_to(rules.REASON[1])] | None = None


class LevelBody(msgspec.Struct, kw_only=True):
    gid: Id
    uid: Uid
    auth: Int


class RemovalQuery(msgspec.Struct, kw_only=True):
    gid: Id
    uid: Uid


class MembersApi:
    def __init__(self, members: Members, names: ShownNames) -> None:
        self._members = members
        self._names = names

    @get("/api/group/get-member-list", guard=LOGIN, summary="Who belongs to a group")
    async def get_member_list(self, call: Call, query: MemberListQuery) -> Page[GroupMember]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._members.listed(call.viewer, query.gid, query.filter(), window)
        return page_of([self._wire(call, row) for row in rows], total, window)

    @get("/api/group/get-apply-list", guard=LOGIN, summary="Who asks to belong to a group")
    async def get_apply_list(self, call: Call, query: MemberListQuery) -> Page[GroupMember]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._members.applications(
            call.viewer, query.gid, query.filter(), window
        )
        records = [
            msgspec.structs.replace(self._wire(call, row), reason=row.reason) for row in rows
        ]
        return page_of(records, total, window)

    @post("/api/group/member", guard=LOGIN, summary="Joins a group, or applies to")
    async def post_member(self, call: Call, query: JoinQuery) -> None:
        await self._members.join(call.actor, query.gid, query.code, query.reason)

    @put("/api/group/member", guard=LOGIN, summary="Gives somebody another level in a group")
    async def put_member(self, call: Call, body: LevelBody) -> None:
        await self._members.change_level(call.actor, body.gid, body.uid, body.auth)

    @delete("/api/group/member", guard=LOGIN, summary="Takes somebody out of a group")
    async def delete_member(self, call: Call, query: RemovalQuery) -> None:
        await self._members.remove(call.actor, query.gid, query.uid)

    @delete("/api/group/member/exit", guard=LOGIN, summary="Leaves a group")
    async def delete_own_membership(self, call: Call, query: GroupQuery) -> None:
        await self._members.leave(call.actor, query.gid)

    def _wire(self, call: Call, row: MemberRecord) -> GroupMember:
        return GroupMember(
            id=row.id,
            gid=row.gid,
            uid=row.uid,
            username=row.username,
            nickname=self._names.nickname(call.viewer, row.uid, row.nickname),
            avatar=row.avatar,
            titleName=row.title_name,
            titleColor=row.title_color,
            auth=row.level,
            gmtCreate=wire_time(row.created_at),
            gmtModify=wire_time(row.updated_at),
        )
