"""The call of a group's rank (contract group.md §8)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.rankings.groups.service import GroupRanks
from oj_appliance.rankings.types import PersonSearch
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, up_to

GROUP_RANK_ROWS = 30  # S3 §9
LONGEST_SEARCH = 100


class GroupRankQuery(PageQuery, kw_only=True):
    gid: Id
    type: Int
    limit: Int = GROUP_RANK_ROWS
    searchUser: Annotated[str, up_to(LONGEST_SEARCH)] = ""


class GroupRankedUser(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    titleName: str | None
    titleColor: str | None
    ac: int
    total: int
    score: int


class GroupRanksApi:
    def __init__(self, ranks: GroupRanks, names: ShownNames) -> None:
        self._ranks = ranks
        self._names = names

    @get("/api/get-group-rank-list", guard=LOGIN, summary="Who of a group solved or scored most")
    async def get_group_rank_list(self, call: Call, query: GroupRankQuery) -> Page[GroupRankedUser]:
        window = query.window(GROUP_RANK_ROWS)
        search = PersonSearch(query.searchUser.strip(), self._names.searched_columns(call.viewer))
        rows, total = await self._ranks.rank(call.viewer, query.gid, query.type, search, window)
        records = [
            GroupRankedUser(
                uid=row.member.uid,
                username=row.member.username,
                nickname=self._names.nickname(call.viewer, row.member.uid, row.member.nickname),
                avatar=row.member.avatar,
                titleName=row.member.title_name,
                titleColor=row.member.title_color,
                ac=row.solved,
                total=row.submissions,
                score=row.score,
            )
            for row in rows
        ]
        return page_of(records, total, window)
