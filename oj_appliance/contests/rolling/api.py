"""Calls of the rolling board (contract contest.md §3.2)."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.configuration.service import Configuration
from oj_appliance.contests.rolling.service import Rolled, Rolling
from oj_appliance.contests.service import Contests
from oj_appliance.places.types import Auth
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id


class ScrollBoardInfoQuery(msgspec.Struct):
    cid: Id


class ScrollBoardQuery(msgspec.Struct, kw_only=True):
    cid: Id
    removeStar: bool = False


class ScrollBoardInfo(msgspec.Struct, kw_only=True):
    """`startTime` and `sealRankTime` in the site's zone; `sealSeconds` = whole seconds from one to
    the other; `displayIds` of all problems in their order."""

    id: int
    title: str
    rankShowName: str
    problemCount: int
    displayIds: list[str]
    balloonColor: dict[str, str | None]
    startTime: str
    sealRankTime: str
    sealSeconds: int
    starUserList: list[str]


class ScrollBoardSubmission(msgspec.Struct, kw_only=True):
    """`submitTime` in the site's zone; `time` = whole seconds since the start; `recordStatus` as
    the board counts it: 1 solved, -1 failed, 0 not counted, null without a verdict."""

    uid: str
    username: str
    nickname: str | None
    realname: str | None
    school: str | None
    avatar: str | None
    gender: str
    submitId: int
    status: int
    submitTime: str
    displayId: str
    time: int
    recordStatus: int | None


class RollingApi:
    def __init__(self, rolling: Rolling, contests: Contests, configuration: Configuration) -> None:
        self._rolling = rolling
        self._contests = contests
        self._configuration = configuration

    @get(
        "/api/get-contest-scroll-board-info",
        guard=LOGIN,
        summary="What a rolling board shows around its rows",
        previewed=True,
    )
    async def get_contest_scroll_board_info(
        self, call: Call, query: ScrollBoardInfoQuery
    ) -> ScrollBoardInfo:
        contest, settings = self._rolling.contest(call.viewer, query.cid)
        shown = [it for it in self._contests.known.problems(contest.id) if it.auth != Auth.PRIVATE]
        return ScrollBoardInfo(
            id=contest.id,
            title=contest.title,
            rankShowName=contest.rank_show_name,
            problemCount=len(shown),
            displayIds=[display_id for _, display_id in settings.problems],
            balloonColor={it.display_id: it.color for it in shown},
            startTime=self._wall_time(contest.start_time),
            sealRankTime=self._wall_time(contest.seal_rank_time or contest.start_time),
            sealSeconds=settings.measure.seal_second or 0,
            starUserList=list(contest.star_accounts),
        )

    @get(
        "/api/get-contest-scroll-board-submission",
        guard=LOGIN,
        summary="All submissions of an ended contest, for its rolling board",
        previewed=True,
    )
    async def get_contest_scroll_board_submission(
        self, call: Call, query: ScrollBoardQuery
    ) -> list[ScrollBoardSubmission]:
        found = await self._rolling.submissions(
            call.viewer, query.cid, without_stars=query.removeStar
        )
        return [self._told(each) for each in found]

    def _told(self, rolled: Rolled) -> ScrollBoardSubmission:
        person, record = rolled.person, rolled.record
        return ScrollBoardSubmission(
            uid=person.uid,
            username=person.username,
            nickname=person.nickname,
            realname=person.realname,
            school=person.school,
            avatar=person.avatar,
            gender=person.gender,
            submitId=record.id,
            status=rolled.status,
            submitTime=self._wall_time(rolled.submit_time),
            displayId=rolled.display_id,
            time=record.second,
            recordStatus=record.result,
        )

    def _wall_time(self, moment: int) -> str:
        zone = ZoneInfo(self._configuration.website.timezone)
        return datetime.fromtimestamp(moment / 1000, zone).strftime("%Y/%m/%d %H:%M:%S")
