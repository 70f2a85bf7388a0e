"""Calls of ranks (contract home.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.rankings.service import Rankings
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST


class RecentRank(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    titleName: str | None
    titleColor: str | None
    ac: int


class RankingsApi:
    def __init__(self, rankings: Rankings) -> None:
        self._rankings = rankings

    @get("/api/get-recent-seven-ac-rank", guard=GUEST, summary="Who solved most in seven days")
    async def get_recent_seven_ac_rank(self, call: Call) -> list[RecentRank]:
        return [
            RecentRank(
                uid=row.uid,
                username=row.username,
                nickname=row.nickname,
                avatar=row.avatar,
                titleName=row.title_name,
                titleColor=row.title_color,
                ac=row.accepted,
            )
            for row in await self._rankings.recent_rank()
        ]
