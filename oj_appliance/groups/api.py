"""Calls by which a group is found and opened (contract group.md §1)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import GroupFilter
from oj_appliance.groups.wire import GroupInfo, GroupQuery, GroupRow, group_info, group_row
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Int, up_to

LIST_LIMIT = 15  # S3 §9
LONGEST_KEYWORD = 500


class GroupListQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] | None = None
    auth: Int | None = None
    onlyMine: bool = False


class GroupAccess(msgspec.Struct):
    access: bool


class GroupsApi:
    def __init__(self, groups: Groups) -> None:
        self._groups = groups

    @get("/api/get-group-list", guard=GUEST, summary="Groups that one knows of")
    async def get_group_list(self, call: Call, query: GroupListQuery) -> Page[GroupRow]:
        window = query.window(LIST_LIMIT)
        keyword = (query.keyword or "").strip() or None
        wanted = GroupFilter(keyword, query.auth or None, query.onlyMine)
        rows, total = self._groups.listed(call.viewer, wanted, window)
        records = [group_row(each, self._groups.member_count(each.id)) for each in rows]
        return page_of(records, total, window)

    @get("/api/get-group-detail", guard=LOGIN, summary="The head of a group")
    async def get_group_detail(self, call: Call, query: GroupQuery) -> GroupInfo:
        group = self._groups.introduced(call.viewer, query.gid)
        is_root = self._groups.standing(call.viewer, query.gid).is_root
        members = self._groups.member_count(query.gid)
        return group_info(group, members, tells_code=is_root)

    @get("/api/get-group-access", guard=LOGIN, summary="Whether one is a member of a group")
    async def get_group_access(self, call: Call, query: GroupQuery) -> GroupAccess:
        return GroupAccess(self._groups.has_access(call.viewer, query.gid))

    @get("/api/get-group-auth", guard=LOGIN, summary="One's level in a group, 0 for none")
    async def get_group_auth(self, call: Call, query: GroupQuery) -> int:
        return self._groups.standing(call.viewer, query.gid).level
