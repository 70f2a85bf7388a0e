"""Calls of ranks (contract home.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.rankings.service import Rankings
from oj_appliance.rankings.types import PersonSearch, RankType
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Int

RANK_ROWS = 30  # S2 §2, ranks


class RecentRank(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    titleName: str | None
    titleColor: str | None
    ac: int


class RankQuery(PageQuery, kw_only=True):
    type: Int
    limit: Int = RANK_ROWS
    searchUser: str = ""


class RankedUser(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    titleName: str | None
    titleColor: str | None
    signature: str | None
    ac: int
    total: int
    score: int | None
    rating: int | None = None


class RankingsApi:
    def __init__(self, rankings: Rankings, names: ShownNames) -> None:
        self._rankings = rankings
        self._names = names

    @get("/api/get-recent-seven-ac-rank", guard=GUEST, summary="Who solved most in seven days")
    async def get_recent_seven_ac_rank(self, call: Call) -> list[RecentRank]:
        return [
            RecentRank(
                uid=row.uid,
                username=row.username,
                nickname=self._names.nickname(call.viewer, row.uid, row.nickname),
                avatar=row.avatar,
                titleName=row.title_name,
                titleColor=row.title_color,
                ac=row.accepted,
            )
            for row in await self._rankings.recent_rank()
        ]

    @get("/api/get-rank-list", guard=GUEST, summary="Who solved or scored most")
    async def get_rank_list(self, call: Call, query: RankQuery) -> Page[RankedUser]:
        window = query.window(RANK_ROWS)
        search = PersonSearch(query.searchUser.strip(), self._names.searched_columns(call.viewer))
        rows, total = await self._rankings.rank(query.type, search, window)
        records = [
            RankedUser(
                uid=row.uid,
                username=row.username,
                nickname=self._names.nickname(call.viewer, row.uid, row.nickname),
                avatar=row.avatar,
                titleName=row.title_name,
                titleColor=row.title_color,
                signature=row.signature,
                ac=row.solved,
                total=row.submissions,
                score=row.oi_score if query.type == RankType.OI else None,
            )
            for row in rows
        ]
        return page_of(records, total, window)
