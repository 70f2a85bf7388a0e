"""Calls of a person's page (contract account.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.clock import wire_time
from oj_appliance.rankings.types import UserHome
from oj_appliance.rankings.user_home import UserHomes
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.wire import Time, Uid


class PersonQuery(msgspec.Struct, kw_only=True):
    uid: Uid | None = None
    username: str | None = None


class UserHomeAnswer(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    nickname: str | None
    gender: str
    avatar: str | None
    signature: str | None
    school: str | None
    github: str | None
    blog: str | None
    titleName: str | None
    titleColor: str | None
    total: int
    rating: int | None
    score: int
    scoreList: list[int]
    solvedList: list[str]
    solvedGroupByDifficulty: dict[str, list[str]] | None
    recentLoginTime: Time | None


class HeatmapDay(msgspec.Struct):
    date: str
    count: int


class HeatmapAnswer(msgspec.Struct):
    endDate: str
    dataList: list[HeatmapDay]


class UserHomeApi:
    def __init__(self, homes: UserHomes, names: ShownNames) -> None:
        self._homes = homes
        self._names = names

    @get("/api/get-user-home-info", guard=GUEST, summary="A person's page")
    async def get_user_home_info(self, call: Call, query: PersonQuery) -> UserHomeAnswer:
        home = await self._homes.home(call.viewer, query.uid, query.username)
        person = home.person
        return _answer(home, self._names.nickname(call.viewer, person.uid, person.nickname))

    @get("/api/get-user-calendar-heatmap", guard=GUEST, summary="Submissions a day in one year")
    async def get_user_calendar_heatmap(self, call: Call, query: PersonQuery) -> HeatmapAnswer:
        found = await self._homes.heatmap(call.viewer, query.uid, query.username)
        days = [HeatmapDay(day.isoformat(), count) for day, count in found.days.items()]
        return HeatmapAnswer(found.end.isoformat(), days)


def _answer(home: UserHome, nickname: str | None) -> UserHomeAnswer:
    person = home.person
    by_difficulty = {str(level): ids for level, ids in home.solved_by_difficulty.items()}
    return UserHomeAnswer(
        uid=person.uid,
        username=person.username,
        nickname=nickname,
        gender=person.gender,
        avatar=person.avatar,
        signature=person.signature,
        school=person.school,
        github=person.github,
        blog=person.blog,
        titleName=person.title_name,
        titleColor=person.title_color,
        total=person.submissions,
        rating=person.rating,
        score=person.oi_score,
        scoreList=home.scores,
        solvedList=home.solved,
        solvedGroupByDifficulty=by_difficulty or None,
        recentLoginTime=None if home.recent_login is None else wire_time(home.recent_login),
    )
